"""The schema: from nothing, from the oldest ones, at head, and from a newer one."""

import asyncio
import logging
import sqlite3
import subprocess
import sys
from contextlib import closing

import psycopg
import pytest

from bot.errors import InfrastructureError, StorageCorrupt, StorageUnavailable
from bot.store import HEAD, Database, current_revision, migrate, schema
from bot.store.postgresql.lock import held
from bot.store.schema import REVISIONS
from tests.nightly import NIGHTLY
from tests.store.conftest import OLDEST, restore, schema_of


def test_from_nothing(path):
    assert current_revision(path) is None
    assert migrate(path) == list(REVISIONS)
    assert current_revision(path) == HEAD


def test_from_an_empty_file_in_a_new_directory(tmp_path):
    path = tmp_path / "new 100% #?" / "deep" / "matches.db"
    assert migrate(path) == list(REVISIONS)
    assert [file.name for file in path.parent.iterdir()] == ["matches.db"]
    empty = tmp_path / "empty.db"
    empty.touch()
    assert current_revision(empty) is None
    assert migrate(empty) == list(REVISIONS)


def test_a_server_whose_database_is_from_before_there_were_workers(postgresql):
    with closing(psycopg.connect(postgresql, autocommit=True)) as connection:
        connection.execute("DROP TABLE IF EXISTS workers CASCADE")
        connection.execute("CREATE TABLE IF NOT EXISTS matches (match_id BIGINT PRIMARY KEY)")
    with held(postgresql):
        pass


def test_at_head_nothing_happens(path):
    migrate(path)
    before = path.read_bytes()
    assert migrate(path) == []
    assert path.read_bytes() == before


@pytest.mark.parametrize("revision", OLDEST)
async def test_from_the_oldest_schemas(path, fresh_schema, sample, revision):
    """With what was in them. The schemas between are known by their digests: see test_schemas.py."""
    restore(path, revision)
    assert migrate(path) == list(REVISIONS[REVISIONS.index(revision) + 1 :])
    assert schema_of(path) == fresh_schema

    database = Database(path)
    await database.open()
    try:
        record = await database.match(1)
        log = await database.events(1)
        assert record.state.seq == len(log)
        assert record.players[0].name == "Alice"
        assert (await database.challenge(1)).match_id == 1
        await sample.begin(database, interaction_id=5)
    finally:
        await database.close()


def test_a_migration_and_its_record_are_committed_together(path):
    failed = subprocess.run([sys.executable, "-c", FAILING, str(path)], check=False, capture_output=True, text=True)
    assert "broken on purpose" in failed.stderr
    assert schema_of(path) == set()
    assert migrate(path) == list(REVISIONS)


FAILING = """
import sys
from pathlib import Path
from alembic import op
from bot.store import migrate

def fail(*_, **__):
    raise RuntimeError("broken on purpose")

op.execute = fail  # the last step makes the views with it
migrate(Path(sys.argv[1]))
"""


def test_a_newer_schema_is_refused(path):
    migrate(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    for refused in (migrate, current_revision):
        with pytest.raises(InfrastructureError, match=r"9999.*newer"):
            refused(path)
    with pytest.raises(InfrastructureError, match="newer"):
        asyncio.run(Database(path).open())


def test_a_database_of_something_else_is_refused(path):
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE cookies (name TEXT)")
    with pytest.raises(InfrastructureError, match="something else"):
        migrate(path)


def test_a_file_that_is_no_database(path):
    path.write_bytes(b"Dear diary, " * 1000)
    with pytest.raises(StorageCorrupt):
        migrate(path)


def test_no_directory_can_be_made(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(StorageUnavailable):
        migrate(tmp_path / "file" / "matches.db")


def test_head_is_recognised_without_alembic(path):
    migrate(path)
    script = (
        "import sys; from pathlib import Path; from bot.store import migrate;"
        "assert migrate(Path(sys.argv[1])) == [];"
        "assert not {'alembic', 'sqlalchemy'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", script, str(path)], check=True)


@pytest.mark.skipif(not NIGHTLY, reason="two more processes: make nightly")
def test_two_processes_may_migrate_at_once(path):
    script = "import sys; from pathlib import Path; from bot.store import migrate; migrate(Path(sys.argv[1]))"
    children = [subprocess.Popen([sys.executable, "-c", script, str(path)]) for _ in range(3)]
    assert [child.wait(30) for child in children] == [0, 0, 0]
    assert current_revision(path) == HEAD


def test_logging_is_left_as_it_is(path):
    root = logging.getLogger()
    before = (root.level, list(root.handlers))
    bystander = logging.getLogger("bystander")
    migrate(path)
    assert (root.level, root.handlers) == before
    assert not bystander.disabled


def test_the_list_of_revisions_is_alembics():
    config = pytest.importorskip("alembic.config").Config()
    config.set_main_option("script_location", str(schema._MIGRATIONS))
    scripts = pytest.importorskip("alembic.script").ScriptDirectory.from_config(config)
    assert tuple(script.revision for script in scripts.walk_revisions())[::-1] == REVISIONS
