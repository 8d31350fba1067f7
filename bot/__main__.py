"""The command line: settings, logging, signals, and the bot itself."""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import signal
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import structlog
from pydantic import ValidationError

from bot import __version__
from bot.config import Settings, explain_invalid_settings
from bot.errors import BotError

_HEALTHY_FOR: Final = 120.0
"""Seconds after which a running bot that has not refreshed its health file counts as stuck."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return the exit code: 0 done, 1 failed, 2 called wrongly."""
    options = _parser().parse_args(arguments)
    try:
        settings = Settings.load()
    except ValidationError as error:
        print(*explain_invalid_settings(error), sep="\n", file=sys.stderr)  # noqa: T201 - a command line
        return 2
    configure_logging(settings)
    command: Callable[[Settings, argparse.Namespace], int] = options.command
    try:
        return command(settings, options)
    except (BotError, OSError) as error:
        print(f"error: {error}", file=sys.stderr)  # noqa: T201 - a command line
        return 1
    except KeyboardInterrupt:
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description="Backgammon for Discord.")
    parser.add_argument("--version", action="version", version=__version__)
    parser.set_defaults(command=_run)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    commands.add_parser("run", help="run the bot (the default)").set_defaults(command=_run)
    play = commands.add_parser("play", help="serve a page on this machine where two people play, without Discord")
    play.add_argument("--no-browser", action="store_true", help="do not open a browser")
    play.set_defaults(command=_play)
    commands.add_parser("migrate", help="bring the database up to date").set_defaults(command=_migrate)
    backup = commands.add_parser("backup", help="copy the database while it is in use")
    backup.add_argument("target", type=Path, help="the file to write")
    backup.add_argument("--force", action="store_true", help="overwrite the file if there is one")
    backup.set_defaults(command=_backup)
    recompute = commands.add_parser("recompute-ratings", help="compute all ratings anew from the finished matches")
    recompute.set_defaults(command=_recompute_ratings)
    verify = commands.add_parser(
        "verify", help="recompute every roll of an exported match: 0 right, 1 wrong, 2 unreadable"
    )
    verify.add_argument("file", type=Path, help="what /export or /privacy export has given")
    verify.set_defaults(command=_verify)
    commands.add_parser("health", help="exit with 0 while a running bot is well").set_defaults(command=_health)
    return parser


def configure_logging(settings: Settings) -> None:
    """One stream of logs, for people or for machines; discord.py's own messages go the same way."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    renderer: structlog.typing.Processor = (
        structlog.processors.JSONRenderer() if settings.log_format == "json" else structlog.dev.ConsoleRenderer()
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler()
    final: list[structlog.typing.Processor] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
    if settings.log_format == "json":
        final.append(structlog.processors.format_exc_info)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=[*final, renderer]))
    logging.basicConfig(handlers=[handler], level=settings.log_level, force=True)
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLogger().level))
    logging.getLogger("alembic").setLevel(max(logging.WARNING, logging.getLogger().level))


def _run(settings: Settings, _: argparse.Namespace) -> int:
    if settings.discord_token is None:
        print(  # noqa: T201 - a command line
            "There is no token. Put DISCORD_TOKEN=... into .env (README.md says where it comes from), "
            "or try `make play`, which needs none.",
            file=sys.stderr,
        )
        return 2
    return asyncio.run(_run_bot(settings, settings.discord_token.get_secret_value()))


async def forget_what_stays() -> None:
    """Keep the garbage collector away from what is loaded for good: sprites, texts, modules.

    Each look at these would hold the event loop for tens of milliseconds.
    """
    gc.collect()
    gc.freeze()


async def _run_bot(settings: Settings, token: str) -> int:
    """Run until a signal asks to stop; what is being written is finished first."""
    import aiohttp  # noqa: PLC0415 - the other commands start without it
    import discord  # noqa: PLC0415

    from bot.ui.client import create_bot  # noqa: PLC0415

    bot = create_bot(settings)
    bot.add_listener(forget_what_stays, "on_ready")
    loop = asyncio.get_running_loop()
    closing: list[asyncio.Future[None]] = []
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, lambda: closing.append(asyncio.ensure_future(bot.close())))
    try:
        async with bot:
            await bot.start(token)
    except discord.LoginFailure:
        print("Discord does not know this token. Check DISCORD_TOKEN in .env.", file=sys.stderr)  # noqa: T201
        return 2
    except (discord.HTTPException, aiohttp.ClientError) as error:
        print(f"Discord cannot be reached: {error}", file=sys.stderr)  # noqa: T201
        return 1
    finally:
        # The bot is disconnected before it is closed: after that it stores what was shown last and closes the database.
        await asyncio.gather(*closing)
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
    return asyncio.run(serve(settings, open_browser=not options.no_browser))


def _migrate(settings: Settings, _: argparse.Namespace) -> int:
    from bot.store.schema import migrate  # noqa: PLC0415 - only this command needs it at once

    applied = migrate(settings.database_path)
    print("\n".join(f"applied {revision}" for revision in applied) or "up to date")  # noqa: T201 - a command line
    return 0


def _backup(settings: Settings, options: argparse.Namespace) -> int:
    from bot.store.backup import backup  # noqa: PLC0415

    backup(settings.database_path, options.target, overwrite=options.force)
    print(f"written to {options.target}")  # noqa: T201 - a command line
    return 0


def _recompute_ratings(settings: Settings, _: argparse.Namespace) -> int:
    return asyncio.run(_recompute(settings.database_path))


async def _recompute(path: Path) -> int:
    from bot.app.ratings import Ratings  # noqa: PLC0415 - the other commands start without it
    from bot.store import Database  # noqa: PLC0415

    database = Database(path)
    await database.open()
    try:
        done = await Ratings(database).recompute()
    finally:
        await database.close()
    print(f"{done.matches} matches, {done.ratings} ratings, {done.corrected} of them corrected")  # noqa: T201
    return 0


def _verify(_: Settings, options: argparse.Namespace) -> int:
    """0 when every roll is right, 1 when something is wrong, 2 when the file has nothing that can be checked."""
    from bot.fairness import Flaw, read_logs, verify  # noqa: PLC0415 - the other commands start without it

    checked = wrong = 0
    try:
        for log in read_logs(options.file.read_bytes()):
            if log is None or log.server_seed is None:
                why = "its dice were not committed to" if log is None else f"{log.label} is not over yet"
                print(f"not checked: {why}")  # noqa: T201 - a command line
                continue
            found = verify(log)
            for one in found:
                rolled = one.found
                which = (
                    "" if rolled is None else f" {rolled.game}.{rolled.index + 1}: {rolled.roll}, not {one.expected}"
                )
                print(f"wrong: {log.label}: {Flaw(one.flaw).value}{which}")  # noqa: T201
            if not found and not log.rolls:
                print(f"not checked: there is no roll of {log.label} in the file")  # noqa: T201
                continue
            if not found:
                print(f"right: {log.label}: {len(log.rolls)} rolls, commitment {log.commitment}")  # noqa: T201
            checked, wrong = checked + 1, wrong + bool(found)
    except (ValueError, OSError) as error:
        print(f"{options.file} cannot be checked: {error}", file=sys.stderr)  # noqa: T201
        return 2
    return 1 if wrong else 0 if checked else 2


def _health(settings: Settings, _: argparse.Namespace) -> int:
    try:
        age = time.time() - settings.health_file.stat().st_mtime
    except OSError:
        return 1
    return 0 if age < _HEALTHY_FOR else 1


if __name__ == "__main__":
    sys.exit(main())
