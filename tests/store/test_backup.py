"""Copies of a database in use."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest

from bot.errors import StorageUnavailable
from bot.rules.match.machine import fold
from bot.store import Database, backup
from bot.store.sqlite.backup import migrate
from bot.store.sqlite.files import held


async def contents(path):
    """Whether a copy opens, every log in it folds to its match, and how many events there are."""
    database = Database(path)
    await database.open()
    try:
        record = await database.match(1)
        log = await database.events(1)
        assert fold([stored.event for stored in log]) == record.state
        return len(log)
    finally:
        await database.close()


async def test_a_copy_is_a_database(database, sample, tmp_path):
    record, game = await sample.begin(database)
    record = await sample.play(database, record, game)
    target = tmp_path / "copies" / "one.db"
    target.parent.mkdir()
    await asyncio.to_thread(backup, database.path, target)
    assert [file.name for file in target.parent.iterdir()] == ["one.db"]
    assert await contents(target) == len(game.log)


async def test_an_existing_file_is_kept_unless_asked(database, path, sample, tmp_path):
    await sample.begin(database)
    target = tmp_path / "copy.db"
    target.write_text("precious")
    with pytest.raises(FileExistsError):
        await asyncio.to_thread(backup, database.path, target)
    assert target.read_text() == "precious"
    backup(path, target, overwrite=True)
    assert await contents(target) == 2


async def test_a_database_in_use_is_never_overwritten(database, path, sample, tmp_path):
    """What has it open would go on writing to a file that has no name any more, and nothing of it would stay."""
    await sample.begin(database)
    (tmp_path / "other name.db").symlink_to(path)
    for target in (path, tmp_path / "other name.db"):
        with pytest.raises(StorageUnavailable, match="the database itself"):
            backup(path, target, overwrite=True)
    other = tmp_path / "of another bot.db"
    with held(other):
        migrate(other)
        with pytest.raises(StorageUnavailable, match="in use"):
            backup(path, other, overwrite=True)
    backup(path, other, overwrite=True)
    assert await contents(other) == 2


async def test_a_copy_takes_nothing_from_the_one_before(database, path, sample, tmp_path):
    """`check` on it was killed, and left a log of what it wrote."""
    target = tmp_path / "copy.db"
    backup(path, target)
    with closing(sqlite3.connect(target, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("INSERT INTO players VALUES (77, 'of the copy before', 0)")
        left = {ending: target.with_name(target.name + ending).read_bytes() for ending in ("-wal", "-shm")}
    for ending, written in left.items():
        target.with_name(target.name + ending).write_bytes(written)
    await sample.begin(database)
    backup(path, target, overwrite=True)
    assert await contents(target) == 2
    with closing(sqlite3.connect(target)) as connection:
        assert connection.execute("SELECT count(*) FROM players WHERE user_id = 77").fetchone() == (0,)


async def test_a_copy_while_turns_are_written(database, sample, tmp_path):
    record, game = await sample.begin(database)
    finished = asyncio.Event()

    async def play_on(record):
        while not finished.is_set() and not game.state.is_over:
            record = await sample.play(database, record, game)

    playing = asyncio.ensure_future(play_on(record))
    sizes = []
    for number in range(10):
        target = tmp_path / f"copy{number}.db"
        await asyncio.to_thread(backup, database.path, target)
        sizes.append(await contents(target))
    finished.set()
    await playing
    assert sizes == sorted(sizes)
    assert sizes[0] < sizes[-1] <= len(game.log)


async def test_a_copy_from_another_process(database, path, sample, tmp_path):
    record, game = await sample.begin(database)
    target = tmp_path / "copy.db"
    script = "import sys; from pathlib import Path; from bot.store import backup; backup(*map(Path, sys.argv[1:]))"
    await asyncio.to_thread(subprocess.run, [sys.executable, "-c", script, str(path), str(target)], check=True)
    assert await contents(target) == 2
    await sample.play(database, record, game)


async def test_a_copy_of_a_closed_database_leaves_no_companions(path, sample, tmp_path):
    database = Database(path)
    await database.open()
    await sample.begin(database)
    await database.close()
    backup(path, tmp_path / "copy.db")
    assert {file.name for file in tmp_path.iterdir()} == {path.name, "copy.db"}


async def test_a_copy_that_fails_leaves_nothing(database, sample, tmp_path, monkeypatch):
    await sample.begin(database)
    with pytest.raises(StorageUnavailable):
        await asyncio.to_thread(backup, database.path, tmp_path / "missing" / "copy.db")

    def fail(*_):
        raise OSError("no space left on device")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(StorageUnavailable, match="no space") as caught:
        await asyncio.to_thread(backup, database.path, tmp_path / "copy.db")
    assert isinstance(caught.value.__cause__, OSError)
    assert not [file for file in tmp_path.iterdir() if "copy" in file.name]


async def test_a_copy_needs_no_write_ahead_log(database, sample, tmp_path):
    await sample.begin(database)
    target = tmp_path / "copy.db"
    await asyncio.to_thread(backup, database.path, target)
    with closing(sqlite3.connect(f"{target.as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


@pytest.mark.skipif(os.name != "posix", reason="a folder is written by itself elsewhere")
async def test_a_copy_and_its_name_survive_a_power_cut(database, sample, tmp_path, monkeypatch):
    await sample.begin(database)
    synced, sync = [], os.fsync

    def noting(handle):
        synced.append(os.fstat(handle).st_ino)
        sync(handle)

    monkeypatch.setattr(os, "fsync", noting)
    target = tmp_path / "copy.db"
    await asyncio.to_thread(backup, database.path, target)
    wanted = [target.stat().st_ino, tmp_path.stat().st_ino]
    assert [one for one in synced if one in wanted] == wanted, "first the file, then the folder that names it"
