"""The command line, as somebody in a terminal uses it."""

import asyncio
import os
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.config import Settings
from bot.service.logs import configure_logging
from bot.store import Database
from bot.store.sqlite.backup import current_revision
from bot.store.sqlite.files import held
from tests.earlier import restore
from tests.nightly import every
from tests.store.finished import PEOPLE, finish_and_rate


@pytest.fixture
def terminal(tmp_path, monkeypatch):
    """An empty directory with a database path of its own."""
    monkeypatch.chdir(tmp_path)
    for name in list(os.environ):
        if name.startswith("BACKGAMMON_") or name == "DISCORD_TOKEN":
            monkeypatch.delenv(name)
    monkeypatch.setenv("BACKGAMMON_DATABASE_URL", f"sqlite:///{tmp_path}/data/matches.db")
    monkeypatch.setenv("BACKGAMMON_HEALTH_FILE", str(tmp_path / "health"))
    # Logging is set up once a process, and other tests share this one: `test_the_module_runs` has its own.
    monkeypatch.setattr("bot.__main__.configure_logging", lambda _: None)
    return tmp_path


def test_help_lists_the_commands(capsys):
    with pytest.raises(SystemExit) as stop:
        main(["--help"])
    assert stop.value.code == 0
    shown = capsys.readouterr().out
    for command in ("run", "play", "migrate", "backup", "recompute-ratings", "verify", "check", "copy", "health"):
        assert command in shown


def test_running_without_a_token_says_where_it_comes_from(terminal, capsys):
    assert main([]) == 2
    assert "DISCORD_TOKEN" in capsys.readouterr().err


def test_a_wrong_setting_is_named(terminal, monkeypatch, capsys):
    monkeypatch.setenv("BACKGAMMON_PLAY_PORT", "much")
    assert main(["migrate"]) == 2
    assert "BACKGAMMON_PLAY_PORT" in capsys.readouterr().err


def test_a_file_of_settings_that_is_no_text_is_named(terminal, capsys):
    (terminal / ".env").write_bytes(b"BACKGAMMON_THEME=cl\xe4ssic\n")
    assert main(["migrate"]) == 2
    assert capsys.readouterr().err.startswith(".env cannot be read: ")


@pytest.mark.parametrize(
    "address",
    ["user:geh%ZZeim@localhost:1/x", "user:x@geheim@localhost:1/x", "user:geheim@localhost:1/x?sslmod=require"],
)
@pytest.mark.parametrize("command", ["migrate", "check", "recompute-ratings"])
def test_an_address_that_cannot_be_read_shows_nothing_of_its_password(terminal, monkeypatch, capsys, command, address):
    monkeypatch.setenv("BACKGAMMON_DATABASE_URL", f"postgresql://{address}")
    assert main([command]) == 1
    told = capsys.readouterr().err
    assert told.startswith("error: that is not the address of a PostgreSQL database")
    assert "geh" not in told


def test_migrate_makes_the_database_and_then_has_nothing_to_do(terminal, capsys):
    assert main(["migrate"]) == 0
    assert "applied" in capsys.readouterr().out
    assert main(["migrate"]) == 0
    assert "up to date" in capsys.readouterr().out


def test_backup_copies_and_does_not_overwrite_unasked(terminal, capsys):
    assert main(["backup", "copy.db"]) == 1
    main(["migrate"])
    assert main(["backup", "copy.db"]) == 0
    connection = sqlite3.connect("copy.db")
    assert connection.execute("SELECT count(*) FROM matches").fetchone() == (0,)
    connection.close()
    assert main(["backup", "copy.db"]) == 1
    assert main(["backup", "copy.db", "--force"]) == 0


SPOILT = {
    "UPDATE events SET seq = seq + 9 WHERE match_id = 1 AND seq = (SELECT max(seq) FROM events WHERE match_id = 1)": (
        "match 1: its log has gaps"
    ),
    "UPDATE matches SET state = replace(state, '\"turns\":', '\"turns\":1') WHERE match_id = 1": "match 1: its log",
    "UPDATE match_dice SET server_seed = 'ff' || substr(server_seed, 3) WHERE match_id = {over}": (
        "match {over}: its dice do not follow"
    ),
    "UPDATE tournament_events SET payload = '{{}}' WHERE seq = 2": "tournament 1: ",
    "UPDATE ratings SET rating = rating + 0.001": "ratings: ",
}
"""What could have happened to a database, and how it is told."""


def test_a_database_is_proved(terminal, capsys):
    """That of version 1.0, brought up to date: every log, roll and rating; and each thing that is spoilt is found."""
    path = Settings.load().database_path
    path.parent.mkdir()
    restore("1.0", path)
    assert main(["check"]) == 0
    assert capsys.readouterr().out.endswith(" looked at, 0 wrong\n")
    with closing(sqlite3.connect(path)) as connection:
        (over,) = connection.execute("SELECT min(match_id) FROM matches WHERE ended_at IS NOT NULL").fetchone()
    sound = path.read_bytes()
    for statement, told in SPOILT.items():
        path.write_bytes(sound)
        with closing(sqlite3.connect(path)) as connection, connection:
            assert connection.execute(statement.format(over=over)).rowcount > 0, statement
        assert main(["check"]) == 1, statement
        assert told.format(over=over) in capsys.readouterr().out


@pytest.mark.parametrize(("command", "purpose"), [("check", "check"), ("recompute-ratings", "recompute")])
def test_a_path_where_no_database_is_proves_nothing(terminal, capsys, command, purpose):
    path = Settings.load().database_path
    assert main([command]) == 1
    assert not path.parent.exists()
    path.parent.mkdir()
    path.touch()
    assert main([command]) == 1
    assert capsys.readouterr().err.count(f"nothing to {purpose}") == 2


def test_check_migrates_nothing_that_a_bot_runs_on(terminal, capsys):
    """A new version is there, and the bot of the one before still runs."""
    path = Settings.load().database_path
    path.parent.mkdir()
    restore("1.0", path)
    before = current_revision(path)
    with held(path):
        assert main(["check"]) == 1
        assert "in use by another process" in capsys.readouterr().err
        assert current_revision(path) == before
    assert main(["check"]) == 0
    with held(path):
        assert main(["check"]) == 0


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["copy", "matches.db", "foo"], "no address of a database: write sqlite:///"),
        (["copy", "sqlite:///matches.db", "postgres:/h/d"], "no address of a database"),
        (["copy", "sqlite:///nothing.db", "postgresql://localhost:1/d"], "there is nothing to copy"),
    ],
)
def test_a_copy_of_nothing_or_to_nowhere_says_what_is_wrong(terminal, monkeypatch, capsys, arguments, told):
    monkeypatch.setenv("BACKGAMMON_DATABASE_URL", f"sqlite:///{terminal}/matches.db")
    assert main(["migrate"]) == 0
    assert main(arguments) == 1
    assert told in capsys.readouterr().err
    assert not (terminal / "nothing.db").exists()


@pytest.mark.parametrize(
    ("command", "missing", "extra"),
    [
        (["serve"], "nacl.exceptions", "serve"),
        (["migrate"], "sentry_sdk", "sentry"),
        (["copy", "sqlite:///a.db", "postgresql://localhost:1/d"], "psycopg", "postgresql"),
    ],
)
def test_an_extra_that_is_not_installed_is_named(terminal, monkeypatch, capsys, command, missing, extra):
    monkeypatch.setenv("DISCORD_TOKEN", "none")
    monkeypatch.setenv("BACKGAMMON_SENTRY_DSN", "https://key@sentry.example/1")
    if extra == "sentry":
        monkeypatch.setattr("bot.__main__.configure_logging", configure_logging)
    for module in ("bot.ui.kit.interaction_server", "bot.store.copying"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setitem(sys.modules, missing, None)
    assert main(command) == 1
    told = capsys.readouterr().err
    assert f"error: it needs the extra `{extra}`: pip install 'backgammon-bot[{extra}]'" in told
    assert "Traceback" not in told


def test_ratings_are_recomputed(terminal, capsys):
    path = Settings.load().database_path
    asyncio.run(play_and_spoil(path))
    assert main(["recompute-ratings"]) == 0
    assert capsys.readouterr().out == "2 matches, 6 ratings, 2 of them corrected\n"
    assert main(["recompute-ratings"]) == 0
    assert capsys.readouterr().out == "2 matches, 6 ratings, 0 of them corrected\n"


async def play_and_spoil(path):
    """Two rated matches, and then one rating spoilt and one lost."""
    database = Database(path)
    await database.open()
    try:
        alice, bob, carol, *_ = PEOPLE
        await finish_and_rate(database, alice, bob)
        await finish_and_rate(database, bob, carol)
        await database.write(lambda connection: connection.execute(SPOIL, (alice.user_id,)))
        await database.write(lambda connection: connection.execute(LOSE, (carol.user_id,)))
    finally:
        await database.close()


SPOIL = "UPDATE ratings SET rating = rating + 1 WHERE guild_id = 0 AND user_id = ?"
LOSE = "DELETE FROM ratings WHERE guild_id = 0 AND user_id = ?"


def test_health_looks_at_the_file_a_running_bot_refreshes(terminal):
    assert main(["health"]) == 1
    health = terminal / "health"
    health.touch()
    assert main(["health"]) == 0
    long_ago = time.time() - 600
    os.utime(health, (long_ago, long_ago))
    assert main(["health"]) == 1


@pytest.mark.parametrize("log_format", every(["console", "json"], daily=["console"]))
def test_the_module_runs(terminal, log_format):
    done = subprocess.run(
        [sys.executable, "-m", "bot", "migrate"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parent.parent), "BACKGAMMON_LOG_FORMAT": log_format},
    )
    assert "applied" in done.stdout
