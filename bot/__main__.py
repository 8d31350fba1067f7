"""The command line: settings, logging, signals, and the bot itself."""

from __future__ import annotations

import os
import signal

if __name__ == "__main__":
    # The imports take a second. Who asks to stop meanwhile is obeyed, and is told of no failure; see `_run`.
    signal.signal(signal.SIGTERM, lambda *_: os._exit(0))

import argparse
import asyncio
import gc
import logging
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from functools import partial
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Final

import structlog
from pydantic import ValidationError

from bot import __version__
from bot.config import Settings, checked_shards, explain_invalid_settings
from bot.errors import BotError, InfrastructureError, needing_extra
from bot.service.health import trouble_of
from bot.service.logs import configure_logging

if TYPE_CHECKING:
    from bot.ui.client import BackgammonBot

_log: Final = structlog.get_logger()

_Handler = Callable[[int, FrameType | None], object]

LOOKED_AT: Final = (10_000, 20, 50)
"""After how many objects the garbage collector looks for cycles among the new ones, and how often among older ones."""
_TOLD_OF: Final = 10_000  # after so many matches a command says how far it is
_STOPS_WITHIN: Final = 4.5
"""Seconds after which a bot that was asked to stop ends, whatever it waits for: what is stored is safe by then."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return the exit code: 0 done, 1 failed, 2 called wrongly."""
    options = _parser().parse_args(arguments)
    try:
        settings = Settings.load()
    except (ValidationError, UnicodeError, OSError) as error:
        print(*explain_invalid_settings(error), sep="\n", file=sys.stderr)  # noqa: T201 - a command line
        return 2
    command: Callable[[Settings, argparse.Namespace], int] = options.command
    # A bot or a page that is stopped has done its work, and writes nothing yet; any other command has not.
    at_stop = (lambda *_: os._exit(0)) if command in (_run, _serve, _engine, _play) else signal.SIG_DFL
    try:
        configure_logging(settings)
        with _asked_to_stop(at_stop):
            return command(settings, options)
    except (BotError, OSError) as error:
        print(f"error: {error}", file=sys.stderr)  # noqa: T201 - a command line
        return 1
    except KeyboardInterrupt:
        return 0
    except Exception as error:  # noqa: BLE001 - through the log, which shows no secrets
        _log.critical("stopped by a mistake", exc_info=error)
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description="Backgammon for Discord.")
    parser.add_argument("--version", action="version", version=__version__)
    parser.set_defaults(command=_run)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    def add(name: str, words: str, command: Callable[[Settings, argparse.Namespace], int]) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=words)
        added.set_defaults(command=command)
        return added

    run = add("run", "run the bot (the default)", _run)
    run.add_argument("--shards", type=checked_shards, help="its connections to the gateway: 4, or 0-15/64 of several")
    add("serve", "run the bot behind signed HTTP requests instead of a gateway connection", _serve)
    add("engine", "make the analyses that bots on the same PostgreSQL database are asked for", _engine)
    play = add("play", "serve a page on this machine where two people play, without Discord", _play)
    play.add_argument("--no-browser", action="store_true", help="do not open a browser")
    add("migrate", "bring the database up to date", _migrate)
    backup = add("backup", "copy the database while it is in use", _backup)
    backup.add_argument("target", type=Path, help="the file to write")
    backup.add_argument("--force", action="store_true", help="overwrite the file if there is one")
    copying = add("copy", "copy everything from a file to PostgreSQL or back, and prove it", _copy)
    copying.add_argument("source", help="the address of the database to read")
    copying.add_argument("target", help="the address of an empty one")
    add("check", "read the whole database and prove it: logs, dice, ratings; 1 if something is wrong", _check)
    add("recompute-ratings", "compute all ratings anew from the finished matches", _recompute_ratings)
    verify = add("verify", "recompute every roll of an exported match: 0 right, 1 wrong, 2 unreadable", _verify)
    verify.add_argument("file", type=Path, help="what /export or /privacy export has given")
    add("health", "exit with 0 while a running bot is well", _health)
    return parser


def _serve(settings: Settings, _: argparse.Namespace) -> int:
    return _live(settings.model_copy(update={"shards": None}), by_door=True)


def _run(settings: Settings, options: argparse.Namespace) -> int:
    shards = getattr(options, "shards", None) or settings.shards
    return _live(settings.model_copy(update={"shards": shards}), by_door=False)


def _live(settings: Settings, *, by_door: bool) -> int:
    if settings.discord_token is None:
        return _refused(
            "There is no token. Put DISCORD_TOKEN=... into .env (README.md says where it comes from), "
            "or try `make play`, which needs none."
        )
    if half_set := settings.half_set(by_door=by_door):
        return _refused(*half_set)
    from bot.store.address import held_at, path_of  # noqa: PLC0415 - the other commands start without it

    url = settings.database_url
    on_server = path_of(url) is None
    if settings.is_one_of_several and not on_server:
        return _refused("Several processes need a database on a server: postgresql://...")
    with nullcontext() if on_server else _alone(settings.database_url):
        from bot.ui.client import create_bot  # noqa: PLC0415 - the other commands start without it

        together = by_door or settings.is_one_of_several
        # A database on a server may have to be waited for.
        lock = partial(held_at, url, together=together, engines=True) if on_server else None
        bot = create_bot(settings, seconds=time.monotonic, lock=lock)
        if by_door:
            bot.open_door()
        return asyncio.run(_run_bot(bot, settings.discord_token.get_secret_value()))


def _refused(*why: str) -> int:
    print(*why, sep="\n", file=sys.stderr)  # noqa: T201 - a command line
    return 2


def _alone(url: str) -> AbstractContextManager[object]:
    """Keep a database to this process. Raises StorageUnavailable when entered while another has it."""
    from bot.store.address import held_at  # noqa: PLC0415 - the other commands start without it

    return held_at(url)


@contextmanager
def _asked_to_stop(handler: _Handler | signal.Handlers) -> Iterator[None]:
    """Obey SIGINT and SIGTERM by `handler` while the block runs; a default one leaves Ctrl+C as it is."""
    numbers = (signal.SIGTERM,) if isinstance(handler, signal.Handlers) else (signal.SIGINT, signal.SIGTERM)
    before = {number: signal.signal(number, handler) or signal.SIG_DFL for number in numbers}
    try:
        yield
    finally:
        for number, one in before.items():
            signal.signal(number, one)


async def forget_what_stays() -> None:
    """Keep the garbage collector away from what is loaded for good: a look at it takes tens of milliseconds.

    A turn makes thousands of objects that soon are gone: looking at every few hundred took a twentieth of its time.
    """
    if not gc.get_freeze_count():  # not again after a connection was lost
        gc.freeze()
        gc.set_threshold(*LOOKED_AT)


async def _run_bot(bot: BackgammonBot, token: str) -> int:
    """Run until a signal asks to stop; what is being written is finished first."""
    loop, asked = asyncio.get_running_loop(), asyncio.Event()

    def stop(*_: object) -> None:
        # A timer of its own thread, for a loop that hangs and for threads that would be waited for at the end.
        last_resort = threading.Timer(_STOPS_WITHIN, os._exit, (0,))
        last_resort.daemon = True
        last_resort.start()
        loop.call_soon_threadsafe(asked.set)

    gc.collect()  # a tenth of a second, while nobody waits
    bot.add_listener(forget_what_stays, "on_ready")
    if bot.settings.draw_apart:
        from bot.ui.kit.savings import draw_once  # noqa: PLC0415 - the other commands start without it

        bot.studio.open(draw_once, bot.settings.theme)
    life, waiting = asyncio.create_task(bot.start(token)), asyncio.create_task(asked.wait())
    # Not `add_signal_handler`: a loop that is busy would look at the signal too late.
    with _asked_to_stop(stop):
        await asyncio.wait([life, waiting], return_when=asyncio.FIRST_COMPLETED)
        if bot.out_of_reach or not bot.is_ready():
            life.cancel()  # it waits for Discord, or for another attempt
            await asyncio.wait([life])
        await bot.close()
        life.cancel()
        await asyncio.wait([life])
        waiting.cancel()
    return 0 if asked.is_set() else _exit_code(life)


def _exit_code(life: asyncio.Task[None]) -> int:
    """The exit code of a bot whose life ended unasked. Raises what is not Discord's doing."""
    import aiohttp  # noqa: PLC0415 - the other commands start without it
    import discord  # noqa: PLC0415

    try:
        life.result()
    except discord.LoginFailure:
        return _refused("Discord does not know this token. Check DISCORD_TOKEN in .env.")
    except (discord.HTTPException, aiohttp.ClientError) as error:
        print(f"Discord cannot be reached: {error}", file=sys.stderr)  # noqa: T201
        return 1
    return 0


def _engine(settings: Settings, _: argparse.Namespace) -> int:
    from bot.engine.pool import engine_installed  # noqa: PLC0415 - the other commands start without it
    from bot.store.address import path_of  # noqa: PLC0415

    if path_of(settings.database_url) is not None or not engine_installed():
        return _refused("It needs a PostgreSQL database that it shares with bots, and the extra `engine`.")
    return asyncio.run(_make_analyses(settings))


async def _make_analyses(settings: Settings) -> int:
    """Until a signal asks to stop; others take then what is unfinished."""
    from bot.app.cluster.leases import DatabaseLock, worker_name  # noqa: PLC0415 - others start without it
    from bot.app.coach import Coach  # noqa: PLC0415
    from bot.app.dice import FairDice  # noqa: PLC0415
    from bot.app.logged import Logs  # noqa: PLC0415
    from bot.app.studying.shares import Shares, work  # noqa: PLC0415
    from bot.engine.analyst import PoolAnalyst  # noqa: PLC0415
    from bot.engine.pool import EnginePool  # noqa: PLC0415
    from bot.metrics.life import measured  # noqa: PLC0415
    from bot.store import SWEEP  # noqa: PLC0415
    from bot.store.address import helping_at, opened  # noqa: PLC0415

    loop, lock = asyncio.get_running_loop(), DatabaseLock(partial(helping_at, settings.database_url))
    await lock.begin()
    quiet = measured(settings, shown=False, often=lambda: None, seldom=())
    async with lock.lasting(), opened(settings.database_url, SWEEP) as store, quiet:
        shares, pool = Shares(store, worker_name()), EnginePool(settings.engine_workers)
        coach = Coach(store, Logs(store, FairDice(store)), PoolAnalyst(pool, settings.analysis_plies), shares)
        life = asyncio.create_task(work(coach, shares, at_once=settings.engine_workers))
        try:
            with _asked_to_stop(lambda *_: loop.call_soon_threadsafe(life.cancel)), suppress(asyncio.CancelledError):
                await life
        finally:
            await pool.close()
            lock.end()
    return 0


def _play(settings: Settings, options: argparse.Namespace) -> int:
    # The terminal belongs to the person who plays, so discord.py's remarks on voice and login are left out.
    logging.getLogger().setLevel(max(logging.WARNING, logging.getLogger().level))
    logging.getLogger("discord").setLevel(logging.ERROR)
    try:
        from bot.local.page import serve  # noqa: PLC0415 - needs the extra `play`
    except ModuleNotFoundError as error:
        print(f"The local page needs more packages ({error.name}): run `make play`.", file=sys.stderr)  # noqa: T201
        return 1
    with _alone(settings.database_url):
        return asyncio.run(serve(settings, open_browser=not options.no_browser))


def _migrate(settings: Settings, _: argparse.Namespace) -> int:
    from bot.store.address import migrate_at  # noqa: PLC0415 - only this command needs it at once

    with _alone(settings.database_url):
        applied = migrate_at(settings.database_url)
    print("\n".join(f"applied {revision}" for revision in applied) or "up to date")  # noqa: T201 - a command line
    return 0


def _backup(settings: Settings, options: argparse.Namespace) -> int:
    from bot.store.address import path_of  # noqa: PLC0415
    from bot.store.sqlite.backup import backup  # noqa: PLC0415

    path = path_of(settings.database_url)
    if path is None:
        raise InfrastructureError("PostgreSQL is backed up by pg_dump or by archiving its log, see docs/hosting.md")
    backup(path, options.target, overwrite=options.force)
    print(f"written to {options.target}")  # noqa: T201 - a command line
    return 0


def _copy(_: Settings, options: argparse.Namespace) -> int:
    with needing_extra("postgresql"):
        from bot.store.copying import copy  # noqa: PLC0415 - the other commands start without it
    from bot.store.address import pending_at  # noqa: PLC0415

    pending_at(options.source, "copy")
    with _alone(options.source), _alone(options.target):
        for one in copy(options.source, options.target):
            print(f"{one.table}: {one.rows} rows, {one.digest[:16]}")  # noqa: T201 - a command line
    return 0


def _check(settings: Settings, _: argparse.Namespace) -> int:
    return asyncio.run(_check_all(settings.database_url))


async def _check_all(url: str) -> int:
    from bot.app.checking import check  # noqa: PLC0415 - the other commands start without it
    from bot.store.address import migrate_at, opened, pending_at  # noqa: PLC0415

    if pending_at(url, "check"):
        with _alone(url):  # a bot of the older version that runs on it would find tables it does not know
            migrate_at(url)
    seen = wrong = 0
    async with opened(url) as store:
        async for one in check(store, _tell_rated):
            seen, wrong = seen + 1, wrong + bool(one.trouble)
            if seen % _TOLD_OF == 0:
                print(f"{seen} looked at so far")  # noqa: T201 - a command line
            if one.trouble:
                print(f"wrong: {one.what}: {one.trouble}")  # noqa: T201 - a command line
    print(f"{seen} looked at, {wrong} wrong")  # noqa: T201 - a command line
    return 1 if wrong else 0


def _tell_rated(matches: int) -> None:
    if matches % _TOLD_OF == 0:
        print(f"{matches} matches rated so far")  # noqa: T201 - a command line


def _recompute_ratings(settings: Settings, _: argparse.Namespace) -> int:
    from bot.store.address import pending_at  # noqa: PLC0415 - the other commands start without it

    pending_at(settings.database_url, "recompute")
    with _alone(settings.database_url):
        return asyncio.run(_recompute(settings.database_url))


async def _recompute(url: str) -> int:
    from bot.store.address import opened  # noqa: PLC0415 - the other commands start without it

    async with opened(url) as store:
        done = await store.recompute_ratings(_tell_rated)
    print(f"{done.matches} matches, {done.ratings} ratings, {done.corrected} of them corrected")  # noqa: T201
    return 0


def _verify(_: Settings, options: argparse.Namespace) -> int:
    """0 when every roll is right, 1 when something is wrong, 2 when the file has nothing that can be checked."""
    from bot.dice.fairness import Flaw, read_logs, verify  # noqa: PLC0415 - the other commands start without it

    checked = wrong = 0
    try:
        for log in read_logs(options.file.read_bytes()):
            if log is None or log.server_seed is None:
                why = "its dice were not committed to" if log is None else f"{log.label} is not over yet"
                print(f"not checked: {why}")  # noqa: T201 - a command line
                continue
            found = verify(log)
            for one in found:
                which = ""
                if (rolled := one.found) is not None:
                    which = f" {rolled.game}.{rolled.index + 1}: {rolled.roll}, not {one.expected}"
                print(f"wrong: {log.label}: {Flaw(one.flaw).value}{which}")  # noqa: T201
            if not found and not log.rolls:
                print(f"not checked: there is no roll of {log.label} in the file")  # noqa: T201
                continue
            if not found:
                print(f"right: {log.label}: {len(log.rolls)} rolls, commitment {log.commitment}")  # noqa: T201
            checked, wrong = checked + 1, wrong + bool(found)
    except (ValueError, OSError) as error:
        return _refused(f"{options.file} cannot be checked: {error}")
    return 1 if wrong else 0 if checked else 2


def _health(settings: Settings, _: argparse.Namespace) -> int:
    if trouble := trouble_of(settings.health_file):
        print(trouble, file=sys.stderr)  # noqa: T201 - a command line
    return 1 if trouble else 0


if __name__ == "__main__":
    sys.exit(main())
