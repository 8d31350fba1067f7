"""Measuring how quickly a bot answers taps."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from statistics import quantiles

from tests.discord_server.interactions import Answer
from tests.discord_server.null_bot import BUTTON, CUSTOM_ID
from tests.discord_server.server import DiscordServer

Tap = Callable[[int], Awaitable[Answer]]
"""What one of several people does once; it gets that person's number."""


@dataclass(frozen=True, slots=True)
class Times:
    """How many seconds taps took, and how many were answered per second."""

    seconds: tuple[float, ...]
    rate: float

    @property
    def p50(self) -> float:
        """The median."""
        return quantiles(self.seconds, n=100)[49]

    @property
    def p99(self) -> float:
        """The time that one tap in a hundred exceeds."""
        return quantiles(self.seconds, n=100)[98]

    def __str__(self) -> str:
        return f"p50 {self.p50 * 1000:.2f} ms, p99 {self.p99 * 1000:.2f} ms, {self.rate:.0f} a second"


async def measure(tap: Tap, *, people: int, taps: int) -> Times:
    """Let `people` tap at once, each again as soon as they have their answer, until `taps` were answered in all."""
    seconds: list[float] = []
    left = iter(range(taps))

    async def one(number: int) -> None:
        for _ in left:
            began = time.perf_counter()
            await tap(number)
            seconds.append(time.perf_counter() - began)

    began = time.perf_counter()
    await asyncio.gather(*(one(number) for number in range(people)))
    return Times(tuple(seconds), taps / (time.perf_counter() - began))


@asynccontextmanager
async def null_process(server: DiscordServer, size: int) -> AsyncIterator[Callable[[int], Awaitable[Answer]]]:
    """The null bot in a process of its own; yields the tap that `measure` needs, for up to 50 people."""
    arguments = ["-m", "tests.discord_server.null_bot", str(size)]
    process = await asyncio.create_subprocess_exec(sys.executable, *arguments, env=server.environment)
    channel = server.add_guild().add_text_channel("null")
    messages = [channel.post("null", components=[BUTTON]) for _ in range(50)]
    users = [server.add_user(f"user{number}") for number in range(50)]
    try:
        await server.until(lambda: server.gateway.connected, within=20, what="the null bot")
        yield lambda number: users[number].click(messages[number], custom_id=CUSTOM_ID)
    finally:
        process.kill()
        await process.wait()


async def main() -> None:
    """Print the floor: the null bot with one person tapping, and with 50 at once."""
    size = int(sys.argv[1]) if len(sys.argv) > 1 else 52_000
    async with DiscordServer(recording=False, checking=False) as server, null_process(server, size) as tap:
        await measure(tap, people=10, taps=500)
        for people, taps in ((1, 2000), (50, 10_000)):
            print(f"null bot, {size} bytes, {people} at once:", await measure(tap, people=people, taps=taps))


if __name__ == "__main__":
    asyncio.run(main())
