"""The local page: the real bot on its real file, in a simulated server that is shown in a browser.

Two players and a spectator can be chosen in the page. The matches are kept in the database file between starts.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import time
import webbrowser
from typing import TYPE_CHECKING, Any, Final

import simcord
import structlog
from simcord import SetupError

from bot.config import Settings
from bot.ui import texts
from bot.ui.client import BackgammonBot, create_bot

if TYPE_CHECKING:
    from simcord import ChannelHandle, Env, MemberActor

_log: Final = structlog.get_logger()

_TICK: Final = 0.5
"""Seconds between two looks at what has happened."""
_PEOPLE: Final = (("alice", "Alice"), ("bob", "Bob"), ("carol", "Carol (watching)"))

_WELCOME: Final = """\
Backgammon is on this page:

    {url}

  1. You are Alice. Type  /challenge  below the messages, choose Bob as the opponent, and send it.
  2. Change the viewer to Bob (at the top of the page) and press Accept.
  3. Whoever's turn it is chooses a move for each die from the lists, then Confirm. /help explains the game.

Matches are kept in {database}. Ctrl+C stops.
"""


async def serve(settings: Settings, *, open_browser: bool) -> int:
    """Serve the page until a signal asks to stop. Returns the exit code: 0, or 1 when the port is taken."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows has none; Ctrl+C ends it all the same
            loop.add_signal_handler(number, stop.set)
    bot = create_bot(settings.model_copy(update={"sync_commands": True, "developer_guild_id": None}))
    simulation = simcord.run(bot, check_errors=False, settle_timeout=60)
    env = simulation._env  # noqa: SLF001 - the server has to be there, and the clock right, before the bot starts
    channel, people = _furnish(env)
    _catch_up_with_the_present(env)
    try:
        async with simulation:
            await show_matches(bot, env, channel)
            return await _present(env, channel, people, settings, stop, open_browser=open_browser)
    finally:
        await bot.store.close()


async def _present(
    env: Env,
    channel: ChannelHandle,
    people: list[MemberActor],
    settings: Settings,
    stop: asyncio.Event,
    *,
    open_browser: bool,
) -> int:
    try:
        async with env.preview(channel, viewers=people, layout="channel", port=settings.play_port or None) as page:
            _say(_WELCOME.format(url=page.url, database=settings.database_path))
            if open_browser and _has_display():
                webbrowser.open(page.url)
            await _follow(env, page, stop)
    except SetupError as error:
        if "could not bind" not in str(error):
            raise
        _say(
            f"Port {settings.play_port} is taken, perhaps by another `make play`. "
            "Stop that one, or choose another port: BACKGAMMON_PLAY_PORT=8800 make play"
        )
        return 1
    return 0


def _furnish(env: Env) -> tuple[ChannelHandle, list[MemberActor]]:
    """A server with a channel and three people. Ids depend on order and time: always the same, so made first."""
    guild = env.create_guild("Backgammon")
    channel = guild.create_text_channel("backgammon")
    people = [guild.add_member(env.create_user(name, global_name=shown)) for name, shown in _PEOPLE]
    return channel, people


def _catch_up_with_the_present(env: Env) -> None:
    """Move the simulated clock from its fixed beginning to now.

    Ids are made of it: without this, the interactions of this start would repeat those of the last one, which the
    bot rightly takes for interactions that have been carried out already.
    """
    behind = time.time() - env.now().timestamp()
    if behind > 0:
        env.backend.advance_clock(behind)


async def show_matches(bot: BackgammonBot, env: Env, channel: ChannelHandle) -> None:
    """Post the boards of matches under way, the messages of the last start being gone, or say how to begin."""
    records = await bot.store.matches_in(channel.id)
    for record in reversed(records):
        await bot.boards.post_anew(record)
    if not records:
        await bot.get_partial_messageable(channel.id).send(texts.WELCOME)
    await env.settle()


async def _follow(env: Env, page: Any, stop: asyncio.Event) -> None:
    """Let the simulated clock follow the real one, and show everyone what one of them has done."""
    seen, last = len(env.backend.transcript), time.monotonic()
    while not stop.is_set():
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(stop.wait(), _TICK)
        now = time.monotonic()
        try:
            await env.advance_time(now - last)
            last = now
            # A refresh for nothing would make the page refuse what a viewer is just doing.
            if len(env.backend.transcript) != seen:
                await page.refresh()
                seen = len(env.backend.transcript)
        except SetupError as error:
            # Somebody is in the middle of an action: the next tick makes up for this one.
            _log.debug("tick left out", reason=str(error))


def _has_display() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _say(text: str) -> None:
    print(text, flush=True)  # noqa: T201 - a program for the terminal
