"""Settings of the live board that are half set are named at the start, and the bot doesn't run with them."""

import pytest

from bot.__main__ import main
from bot.config import Settings

URL, SECRET = {"live_url": "https://board.example"}, {"client_secret": "s3same"}


@pytest.mark.parametrize(
    ("given", "by_door", "named"),
    [
        (URL, False, ["LIVE_PORT"]),
        (URL, True, []),
        ({"live_port": 8090}, False, ["LIVE_URL"]),
        (URL | {"live_port": 8090}, False, []),
        ({"live_activity": True}, True, ["CLIENT_SECRET"]),
        (URL | {"live_activity": True}, True, ["CLIENT_SECRET"]),
        (URL | SECRET | {"live_activity": True}, True, []),
        (SECRET, True, ["LIVE_ACTIVITY"]),
        ({}, False, []),
    ],
)
def test_what_is_missing_is_named(given, by_door, named):
    found = Settings(discord_token=None, **given).half_set(by_door=by_door)
    assert len(found) == len(named)
    for line, name in zip(found, named, strict=True):
        assert f"BACKGAMMON_{name}" in line
        assert "s3same" not in line


def test_the_bot_does_not_start_with_it(monkeypatch, tmp_path, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "sesame")
    monkeypatch.setenv("BACKGAMMON_LIVE_PORT", "8090")
    assert main(["run"]) == 2
    assert "BACKGAMMON_LIVE_URL" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_the_client_secret_is_never_shown():
    assert "s3same" not in repr(Settings(discord_token=None, **SECRET))
