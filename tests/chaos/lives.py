"""The lives of a bot that is killed: each is a process on the same file."""

import asyncio
import signal
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from bot.store.address import opened as opened_at
from tests import forkserver
from tests.chaos.checks import asked_of_discord, wrong_messages
from tests.chaos.players import playing

ROOT = Path(__file__).parents[2]


def opened(path):
    """The file, as it was left."""
    return opened_at(f"sqlite:///{path}")


@asynccontextmanager
async def life(server, path, **environment):
    """One life of the bot, which ends with its SIGKILL at the latest."""
    env = {**server.environment, "DRAW_APART": "1", **environment}  # it draws apart by default
    process = await forkserver.start("tests.loopback.child", str(path), cwd=ROOT, env=env)
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        await server.until(lambda: not server.gateway.sockets, what="the end of the connection")


async def connected(server):
    await server.until(lambda: server.gateway.connected, within=60, what="the bot")
    await server.until(lambda: bool(server.world.commands), within=60, what="the commands")


async def until_played(server, process, condition, what):
    """Wait until so much was played. If it never is, the bot says what it's about, and the test what was asked."""
    try:
        await server.until(condition, within=60, what=what)
    except AssertionError as error:
        lines = [f"{error}; the bot has ended: {process.returncode}, it's connected: {server.gateway.connected}"]
        process.send_signal(signal.SIGHUP)  # what its tasks wait for
        await asyncio.sleep(1)
        process.send_signal(signal.SIGQUIT)  # where its threads are
        await asyncio.sleep(1)
        taps = list(server.interactions.values())[-40:]
        lines += [f"{one.sent:.2f} unanswered: {one.payload.decode()}" for one in taps if one.first is None]
        raise AssertionError("\n".join([*lines, *asked_of_discord(server)])) from None


async def start_for_good(server, archive, tables, path, **environment):
    """After the last start every thing has one armed message, which shows it, and goes on from there."""
    async with life(server, path, **environment) as process:
        await connected(server)
        await put_right(server, archive, tables, path)
        counts = [table.shown for table in tables]
        async with playing(tables):
            await until_played(
                *(server, process),
                lambda: all(table.shown > before for table, before in zip(tables, counts, strict=True)),
                "a turn at each table",
            )
        await stop(process)
    async with opened(path) as database:
        await archive.read(database, tables)


async def put_right(server, archive, tables, path):
    """Wait until nothing is wrong with what can be tapped any more, though nobody does anything."""
    wrong = ["not looked yet"]
    try:
        async with asyncio.timeout(60), opened(path) as database:
            while wrong:
                await asyncio.sleep(0.3)
                await archive.read(database, tables)
                wrong = wrong_messages(server, archive)
    except TimeoutError:
        raise AssertionError("\n".join([*wrong, *asked_of_discord(server)])) from None


async def stop(process):
    """Let the bot stop in peace."""
    process.send_signal(signal.SIGTERM)
    assert await asyncio.wait_for(process.wait(), 60) == 0
