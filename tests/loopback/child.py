"""The bot in a process of its own, to be killed or measured.

    python -m tests.loopback.child /path/to/matches.db [/path/to/lag.json]

The address of the server comes from the environment. SIGTERM stops the bot properly; with a second argument it then
writes how late the event loop was, in milliseconds. With DRAW_APART in the environment it draws as `-m bot` does, with
LIVE_PORT it serves the live board there, and POSITIONS is the folder of the packs that it asks from.
After SIGUSR1 every clock that runs has run out; after SIGUSR2 it is noted anew how late the loop is. SIGHUP has it
print what each task waits for, and SIGQUIT where each thread is.
"""

import asyncio
import faulthandler
import gc
import json
import logging
import os
import signal
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

import structlog

from bot.__main__ import forget_what_stays
from bot.app.positions import pack
from bot.config import Settings
from bot.live import seat
from bot.ui.client import create_bot
from bot.ui.kit import rate_limit
from bot.ui.kit.savings import draw_once
from tests.discord_server.address import point_from_environment

rate_limit.MOST = 100_000  # people in tests are quicker than anybody may be
seat._WITHIN = 0.0
TOKEN = "loopback-token"  # noqa: S105 - opens the loopback server alone
_EVERY = 0.001
_ENDED = "UPDATE matches SET due_at = updated_at, remind_at = NULL WHERE due_at IS NOT NULL"


async def watch(late):
    """Note how much later than asked the loop comes back, and how much of that it only waited for a processor."""
    schedule = os.open(f"/proc/self/task/{threading.get_native_id()}/schedstat", os.O_RDONLY)
    while True:
        began, waited = time.perf_counter(), _waited(schedule)
        await asyncio.sleep(_EVERY)
        late.append(((time.perf_counter() - began - _EVERY) * 1000, (_waited(schedule) - waited) / 1e6))


def _waited(schedule):
    """Nanoseconds that a thread has been ready to run, and others ran."""
    return int(os.pread(schedule, 100, 0).split()[1])


def live():
    """The settings of the live board, if there is to be one."""
    port = os.environ.get("LIVE_PORT")
    return {} if port is None else {"live_url": "https://live.test", "live_port": int(port)}


async def main():
    database, *rest = map(Path, sys.argv[1:])
    structlog.configure(
        processors=[structlog.processors.format_exc_info, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING),
    )
    settings = Settings(
        database_url=f"sqlite:///{database}",
        discord_token=None,
        upload_emoji=False,
        health_file=database.with_suffix(".health"),
        **live(),
    )
    if "POSITIONS" in os.environ:
        pack._folder = lambda: Path(os.environ["POSITIONS"])
    bot = create_bot(settings)
    gc.collect()
    bot.add_listener(forget_what_stays, "on_ready")
    if "DRAW_APART" in os.environ:
        bot.studio.open(draw_once, settings.theme)
    bot._connection.guild_ready_timeout = 0.05
    late = []
    async with bot:
        watching = asyncio.create_task(watch(late)) if rest else None
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, lambda: closing.append(_close(bot)))
        closing, ending = [], []
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, lambda: ending.append(_end_clocks(bot)))
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR2, late.clear)
        asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, _print_tasks)
        await bot.start(TOKEN)
        await asyncio.gather(*closing)
        if watching is not None:
            watching.cancel()
            with suppress(asyncio.CancelledError):
                await watching
            rest[0].write_text(json.dumps(late))


def _end_clocks(bot):
    bot.app.matches._acting._recent.clear()
    return asyncio.ensure_future(bot.store.write(lambda connection: connection.execute(_ENDED)))


def _print_tasks():
    for task in asyncio.all_tasks():
        task.print_stack()


def _close(bot):
    return asyncio.ensure_future(bot.close())


if __name__ == "__main__":
    point_from_environment()
    faulthandler.register(signal.SIGQUIT)
    asyncio.run(main())
