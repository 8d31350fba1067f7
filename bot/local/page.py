"""The local page: the real bot on its real file, in a simulated server that is shown in a browser.

Six people can be chosen in the page. The matches are kept in the database file between starts.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Sequence
from datetime import timedelta
from typing import TYPE_CHECKING, Final

import simcord
from simcord import SetupError

from bot.config import Settings
from bot.live.address import Address
from bot.local.live import LivePage, dress, serve_beside
from bot.local.stage import LASTS, Seeds, before_the_page, open_chouette, set_the_stage
from bot.records.chouettes import ChouetteRecord
from bot.records.matches import MatchRecord
from bot.records.people import Person, Place
from bot.texts.catalogue import say
from bot.ui.board.boards import Boards
from bot.ui.chouette.desk import ChouetteDesk
from bot.ui.client import BackgammonBot, create_bot
from bot.ui.kit.sending import send
from bot.ui.live.opening import LiveDoor
from bot.ui.welcome.view import welcome_post

if TYPE_CHECKING:
    from simcord import ChannelHandle, Env, MemberActor

_HOST: Final = "127.0.0.1"
_PEOPLE: Final = (("alice", "Alice"), ("bob", "Bob"), ("carol", "Carol"), ("dave", "Dave"))
_OTHERS: Final = (("erin", "Erin"), ("frank", "Frank"))  # who has played nothing yet: some things take more than four

_WELCOME: Final = """\
Backgammon is on this page:

    {url}

Press "Play the computer", or pick who you are at the top of the page and challenge someone.
To play as two people, open the address in two windows.

Matches are kept in {database}. Ctrl+C stops.
"""


async def serve(settings: Settings, *, open_browser: bool) -> int:
    """Serve the page until a signal asks to stop. Returns the exit code: 0, or 1 if the port is taken."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows has none; Ctrl+C still ends it
            loop.add_signal_handler(number, stop.set)
    seeds = Seeds()
    port = settings.play_port or _free_port()
    here = {"play_port": port, "sync_commands": True, "developer_guild_id": None, "upload_emoji": False}
    bot = create_bot(settings.model_copy(update=here), seeds=seeds)
    # The boards that are posted first lead to the live board already.
    bot.get(Address).open_at(f"http://{_HOST}:{port}")
    simulation = simcord.run(bot, check_errors=False, settle_timeout=60)
    env = simulation._env  # noqa: SLF001 - the server has to be there, and the clock right, before the bot starts
    channel, people = furnish(env)
    is_first = not settings.database_path.exists()
    catch_up_with_the_present(env, LASTS if is_first else timedelta(0))
    try:
        async with simulation:
            # Errors are the bot's: simcord would treat every move that the rules refuse as a failure of the page.
            vars(bot.tree).pop("on_error", None)
            if is_first:
                await open_chouette(channel, people, before_the_page().chouette)
                await set_the_stage(bot, env, channel, people, before_the_page().match, seeds=seeds)
            else:
                await show_matches(bot, env, channel)
            await welcome(bot, env, channel, people)
            return await _present(bot, env, (channel, people), stop, open_browser=open_browser)
    finally:
        # Background work needs the store, and some is done by processes of its own.
        await bot.stop_features()
        await bot.end_processes()
        await bot.store.close()


async def _present(
    bot: BackgammonBot,
    env: Env,
    stage: tuple[ChannelHandle, list[MemberActor]],
    stop: asyncio.Event,
    *,
    open_browser: bool,
) -> int:
    (channel, people), settings = stage, bot.settings
    try:
        preview = env.preview(channel, viewers=people, layout="channel", port=settings.play_port)
        dress(preview)
        serve_beside(preview, bot.get(LiveDoor).stand_in)
        async with preview as page:
            _say(_WELCOME.format(url=page.url, database=settings.database_path))
            if open_browser and _has_display():
                webbrowser.open(page.url)
            await LivePage(env, page).follow(stop)
    except SetupError as error:
        if "could not bind" not in str(error):
            raise
        _say(
            f"Port {settings.play_port} is taken, perhaps by another `make play`. "
            "Stop that one, or choose another port: BACKGAMMON_PLAY_PORT=8800 make play"
        )
        return 1
    return 0


def _free_port() -> int:
    with socket.socket() as found:
        found.bind((_HOST, 0))
        port: int = found.getsockname()[1]
        return port


def furnish(env: Env) -> tuple[ChannelHandle, list[MemberActor]]:
    """A server with a channel and six people. Ids depend on order and time: made first, they are always the same."""
    env.backend.edit_bot_profile("Backgammon")
    users = [env.create_user(name, global_name=shown) for name, shown in _PEOPLE]
    guild = env.create_guild("Backgammon", owner=users[0])
    channel = guild.create_text_channel("backgammon")
    people = [guild.add_member(user) for user in users]
    people += [guild.add_member(env.create_user(name, global_name=shown)) for name, shown in _OTHERS]
    return channel, people


def catch_up_with_the_present(env: Env, less: timedelta = timedelta(0)) -> None:
    """Move the simulated clock from its fixed beginning to now, or to some time before.

    Ids are made from it. Without this, the interactions of this start would have the ids of earlier ones, and the bot
    would rightly take them for interactions that it has already carried out.
    """
    behind = time.time() - env.now().timestamp() - less.total_seconds()
    if behind > 0:
        env.backend.advance_clock(behind)


async def show_matches(bot: BackgammonBot, env: Env, channel: ChannelHandle) -> None:
    """Post the boards of matches and chouettes under way, because the messages of the last start are gone.

    The board that was touched last is shown last, where the page opens.
    """
    matches, chouettes = await bot.store.matches_in(channel.id), await bot.app.chouettes.in_channel(channel.id)
    under_way: list[MatchRecord | ChouetteRecord] = [*matches, *chouettes]
    for one in sorted(under_way, key=lambda one: one.updated_at):
        if isinstance(one, MatchRecord):
            await bot.get(Boards).post_anew(one)
        else:
            await bot.get(ChouetteDesk).post_anew(one)
    await env.settle()


async def welcome(bot: BackgammonBot, env: Env, channel: ChannelHandle, people: Sequence[MemberActor]) -> None:
    """Say what you can do here, as the bot does in a server that it joins; Bob is the one to challenge."""
    shown = [Person(one.id, one.name.capitalize()) for one in people]
    people_to_be = say("welcome-local", people=", ".join(one.name for one in shown))
    post = welcome_post(shown[1], people_to_be, say("welcome-together"))
    await send(bot, Place(channel.id, channel.guild.id if channel.guild else None), post)
    await env.settle()


def _say(text: str) -> None:
    print(text, flush=True)  # noqa: T201 - a program for the terminal


def _has_display() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
