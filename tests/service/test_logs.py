"""The log: what opens a door is in none of its lines."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.config import Settings
from bot.service.logs import without_secrets

ROOT = Path(__file__).parents[1]
# Made up, in the shape of Discord's.
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ" + ".G1a2b3." + "abcdefghijklmnopqrstuvwxyz0123456789AB"
OTHER = "OTg3NjU0MzIxMDk4NzY1NDMyMQ" + ".Gzyxwv." + "ZYXWVUTSRQPONMLKJIHGFEDCBA9876543210_-"

ERRORS = """
import logging, sys
if sys.argv[1] == "bare":
    sys.modules["rich"] = None  # as where it is not installed
import structlog
from bot.config import Settings
from bot.service.logs import configure_logging

settings = Settings()
configure_logging(settings)
token = settings.discord_token.get_secret_value()
bare, bound = logging.getLogger("discord.http"), structlog.get_logger()

def fail(kind):
    headers = {"Authorization": f"Bot {token}", "settings": settings}
    url = f"https://discord.com/api/v10/webhooks/1234567890/{'aW50' * 30}/messages/@original"
    raise [
        ValueError("nothing to see"),
        ValueError(f"refused: {headers}"),
        OSError(f"cannot connect, Authorization: Bot {token}"),
        RuntimeError(url, b"token=" + token.encode()),
        KeyError(token),
    ][kind]

for number in range(1000):
    try:
        fail(number % 5)
    except Exception as error:
        way = number // 5 % 5
        if way == 0:
            bare.exception("Attempting a reconnect %s", token)
        elif way == 1:
            bound.error("unexpected", exc_info=error)
        elif way == 2:
            bound.error("infrastructure", error=error, headers={"Authorization": f"Bot {token}"})
        elif way == 3:
            bare.error("a dict: %r", {"token": token, "repr": repr(error)}, exc_info=True)
        else:
            bound.bind(error=repr(error)).exception(f"in the text: {token}")
"""


@pytest.mark.parametrize("rich", ["rich", "bare"])
@pytest.mark.parametrize("log_format", ["console", "json"])
def test_the_token_is_in_no_line_of_a_thousand_errors(rich, log_format):
    if rich == "rich":
        pytest.importorskip("rich")  # or both halves of this test would look at the same
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "DISCORD_TOKEN": TOKEN,
        "BACKGAMMON_LOG_FORMAT": log_format,
        "COLUMNS": "60",
    }
    done = subprocess.run(
        [sys.executable, "-c", ERRORS, rich], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout == ""
    assert done.stderr.count("ValueError: nothing to see") >= 100
    assert TOKEN not in done.stderr
    assert not any(part in done.stderr for part in TOKEN.split("."))
    assert "aW50aW50" not in done.stderr
    if log_format == "json":
        assert len([json.loads(line) for line in done.stderr.splitlines()]) == 1000
    else:
        assert "Traceback (most recent call last)" in done.stderr
        assert "╭" not in done.stderr


@pytest.mark.parametrize(
    ("text", "left"),
    [
        (f"token {OTHER}!", "token [removed]!"),
        ("Authorization: Bot short", "Authorization: Bot [removed]"),
        ("{'Authorization': 'Bot abc.def'}", "{'Authorization': 'Bot [removed]'}"),
        (r"{\"authorization\": \"Bearer abc\"}", r"{\"authorization\": \"Bearer [removed]\"}"),
        (
            "POST https://x/api/v10/webhooks/12/aW50ZXI/messages",
            "POST https://x/api/v10/webhooks/12/[removed]/messages",
        ),
        ("/interactions/12/aW50ZXI/callback", "/interactions/12/[removed]/callback"),
        ("{'token': 'aW50ZXI', 'type': 2}", "{'token': '[removed]', 'type': 2}"),
        ("sent by Bot 0123456789abcdef0123", "sent by Bot [removed]"),
        ("the key: sesame opens", "the key: [removed] opens"),
    ],
)
def test_whatever_looks_like_a_secret_is_removed(text, left):
    assert without_secrets(" sesame\n")(text) == left


@pytest.mark.parametrize(
    "text",
    [
        "ready user=backgammon#0001 guilds=3",
        "Bot left the match, Bot backgammon-of-the-club plays on",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:5:10",
        "bot.ui.kit.components.answer_tap: a broken token of the phrase",
        "https://discord.com/api/v10/channels/12/messages/34",
    ],
)
def test_what_is_no_secret_stays(text):
    assert without_secrets(None)(text) == text
    assert without_secrets("")(text) == text


def test_the_settings_do_not_show_the_token(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    settings = Settings()
    assert settings.discord_token.get_secret_value() == TOKEN
    assert TOKEN not in f"{settings!r} {settings} {settings.model_dump()} {settings.model_dump_json()}"
