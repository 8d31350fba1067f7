"""The files of a database: closed to others, and one process's at a time."""

import asyncio
import logging
import os
import secrets
import signal
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.errors import StorageUnavailable
from bot.store import Database
from bot.store.sqlite.backup import backup, migrate
from bot.store.sqlite.connect import connect_writer
from bot.store.sqlite.files import create, held

needs_modes = pytest.mark.skipif(sys.platform == "win32", reason="needs modes of files")


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(autouse=True)
def open_handed():
    """As most machines are set up: what is made may be read by everyone."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@needs_modes
async def test_the_database_is_its_owners_alone(tmp_path, sample):
    database = Database(tmp_path / "data" / "matches.db")
    await database.open()
    try:
        await sample.begin(database)
        await asyncio.to_thread(backup, database.path, tmp_path / "copy.db")
        files = [*database.path.parent.iterdir()]
        assert {path.name for path in files} == {"matches.db", "matches.db-wal", "matches.db-shm"}
        assert {mode(path) for path in (*files, tmp_path / "copy.db")} == {0o600}
        assert mode(database.path.parent) == 0o700
    finally:
        await database.close()


async def test_nothing_of_a_deleted_person_stays_in_the_write_ahead_log(tmp_path, sample):
    database, log = Database(tmp_path / "matches.db"), tmp_path / "matches.db-wal"
    await database.open()
    try:
        await database.remember_person(sample.alice, sample.now)
        assert sample.alice.name.encode() in log.read_bytes()
        await database.delete_person(sample.alice.user_id)
        assert sample.alice.name.encode() not in log.read_bytes()
    finally:
        await database.close()


@needs_modes
def test_a_database_of_before_is_closed_to_others(path, tmp_path):
    migrate(path)
    with closing(connect_writer(path)) as connection:
        connection.execute("CREATE TABLE other (id)")
        files = [path, path.with_name("matches.db-wal"), path.with_name("matches.db-shm")]
        for file in files:
            file.chmod(0o644)
        tmp_path.chmod(0o755)
        assert migrate(path) == []
        assert {mode(file) for file in files} == {0o600}
        assert mode(tmp_path) == 0o755
    copy = tmp_path / "copy.db"
    copy.touch()
    copy.chmod(0o644)
    backup(path, copy, overwrite=True)
    assert mode(copy) == 0o600


@needs_modes
@pytest.mark.parametrize("failure", [PermissionError(1, "not ours"), None])
def test_a_file_that_cannot_be_closed_to_others_is_warned_of(path, monkeypatch, caplog, failure):
    """Somebody else's file, or a file system that has no modes."""

    def chmod(*_):
        if failure is not None:
            raise failure

    migrate(path)
    path.chmod(0o644)
    monkeypatch.setattr(Path, "chmod", chmod)
    with caplog.at_level(logging.WARNING):
        assert migrate(path) == []
    why = f": {failure}" if failure else ""
    assert f"others on this machine may read {path}{why}" in caplog.messages


@needs_modes
def test_a_file_that_cannot_be_made_is_the_machines_failure(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(StorageUnavailable):
        create(tmp_path / "file" / "matches.db")


HOLD = """
import sys
from pathlib import Path
from bot.store.sqlite.files import held

with held(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_a_database_is_held_by_one_process_until_that_is_gone(path):
    holder = subprocess.Popen([sys.executable, "-c", HOLD, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        assert holder.stdout.readline() == b"held\n"
        with pytest.raises(StorageUnavailable, match="in use by another process"), held(path):
            pass
    finally:
        holder.send_signal(signal.SIGKILL)
        holder.communicate()
    with held(path):
        assert path.with_name("matches.db.lock").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="needs flock")
def test_a_file_system_without_locks_is_warned_of(path, monkeypatch, caplog):
    def refuse(*_):
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr("fcntl.flock", refuse)
    with caplog.at_level(logging.WARNING), held(path):
        assert "has no locks" in caplog.text


def test_a_database_without_a_directory_cannot_be_held(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(StorageUnavailable), held(tmp_path / "file" / "matches.db"):
        pass


async def test_only_the_writer_writes_and_only_what_refers_to_something(path, sample):
    database = Database(path)
    await database.open()
    try:
        record, _ = await sample.begin(database)
        with pytest.raises(StorageUnavailable, match="readonly"):
            await database.read(lambda connection: connection.execute("DELETE FROM challenges"))
        with pytest.raises(sqlite3.IntegrityError):
            await database.write(lambda connection: connection.execute("UPDATE events SET match_id = 99"))
        settings = [
            await database.write(lambda connection, name=name: connection.execute(f"PRAGMA {name}").fetchone()[0])
            for name in ("journal_mode", "synchronous")
        ]
        assert settings == ["wal", 2], "an answered turn survives a power cut"
        assert await database.match(record.match_id) == record
    finally:
        await database.close()


async def test_nothing_of_what_is_deleted_is_left_in_the_file(path, sample):
    told = secrets.token_hex(8)
    name = told * 1000  # so long that it fills pages of its own
    database = Database(path)
    await database.open()
    try:
        await sample.begin(database)
        await database.write(lambda connection: connection.execute("UPDATE players SET name = ?", (name,)))
    finally:
        await database.close()
    assert told.encode() in path.read_bytes()
    await database.open()
    try:
        await database.write(lambda connection: connection.execute("UPDATE players SET name = 'nobody'"))
    finally:
        await database.close()
    assert told.encode() not in path.read_bytes()
