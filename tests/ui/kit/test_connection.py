"""Whether Discord hears the bot, and what is made of it."""

import time
from unittest.mock import AsyncMock

import discord

from bot.service import health
from bot.ui import client
from bot.ui.client import create_bot
from bot.ui.kit import connection


def test_the_wait_for_another_attempt_never_grows_long():
    """In the place where discord.py looks for it, too."""
    assert discord.client.ExponentialBackoff is connection.Backoff
    backoff = discord.client.ExponentialBackoff()
    waits = [backoff.delay() for _ in range(200)]
    assert 0 <= min(waits) < max(waits) == connection.LONGEST_WAIT <= 30


async def test_an_outage_of_a_minute_is_trouble(settings, monkeypatch):
    bot = create_bot(settings)
    now = time.monotonic()
    monkeypatch.setattr(bot.reach, "_seconds", lambda: now)
    assert bot.trouble() == "not connected to Discord yet"
    await bot.on_connect()
    assert bot.trouble() == ""
    for passed in (0, 50, 10):
        now += passed
        await bot.on_disconnect()  # as with each attempt that fails
        assert bot.trouble() == ""
    now += 1
    assert bot.trouble() == "no connection to Discord for 61 s"
    await bot.on_resumed()
    assert bot.trouble() == ""
    now += 100
    await bot.on_disconnect()
    assert bot.trouble() == ""


async def test_a_write_that_failed_is_trouble_until_one_is_stored(settings, monkeypatch):
    bot = create_bot(settings)
    await bot.on_connect()
    await bot.store.open()
    try:
        await bot.store.write(lambda connection: connection.execute("PRAGMA max_page_count = 1"))
        pages = (await bot.store.read(lambda connection: connection.execute("PRAGMA page_count").fetchone()))[0]
        await bot.store.write(lambda connection: connection.execute(f"PRAGMA max_page_count = {pages}"))
        fill = "INSERT INTO moments (name, at) VALUES (hex(randomblob(500000)), 1)"
        try:
            await bot.store.write(lambda connection: connection.execute(fill))
        except client.BotError:
            assert bot.trouble().startswith("the last write failed: SQLITE_FULL")
        else:
            raise AssertionError("the disk was not full")
        await bot.store.awake(bot.clock(), gap=bot.app.absence.least)
        assert bot.trouble() == ""
    finally:
        await bot.store.close()


def test_a_report_is_good_while_it_is_new_and_empty(tmp_path):
    path = tmp_path / "new" / "health"
    assert health.trouble_of(path)
    health.report(path)
    assert health.trouble_of(path) == ""
    health.report(path, "no connection")
    assert health.trouble_of(path) == "no connection"
    health.report(path)
    assert health.trouble_of(path) == ""
    health.withdraw(path)
    health.withdraw(path)
    assert health.trouble_of(path)


def test_on_a_full_disk_there_is_no_good_report(tmp_path, monkeypatch):
    path = tmp_path / "health"
    health.report(path)

    def full(self, text, **_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(type(path), "write_text", full)
    health.report(path, "the last write failed")
    assert health.trouble_of(path)


async def test_a_missing_engine_is_said_once_at_the_start(settings, monkeypatch, nothing_unexpected):
    monkeypatch.setattr(client, "engine_installed", lambda: False)
    monkeypatch.setattr(client, "draw_once", lambda _: None)
    bot = create_bot(settings.model_copy(update={"sync_commands": False}))
    monkeypatch.setattr(bot.housekeeping, "start", lambda: None)
    monkeypatch.setattr(bot.tree, "fetch_commands", AsyncMock(return_value=[]))
    await bot.setup_hook()
    await bot.store.close()
    assert [entry["event"] for entry in nothing_unexpected if entry["log_level"] == "warning"] == [
        "no analysis engine here: no hints, no analysis, and computers play simply"
    ]
