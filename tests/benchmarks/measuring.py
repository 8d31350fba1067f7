"""What a turn spends on being measured: `python -m tests.benchmarks.measuring`.

Two bots, one of them measured, differ by less than one run does from the next. So all that is measured while some turns
are played is noted, and then measured again and again.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import yarl

from bot.metrics import answers, port
from bot.metrics.meter import Meter
from tests.discord_server.server import DiscordServer
from tests.inside import stop_measuring
from tests.loopback.boards import begin, go_on
from tests.loopback.conftest import opened

TURNS = 20
REPEATED = 200


async def measure_measuring() -> dict[str, Any]:
    """CPU microseconds that a turn spends on being measured, at most."""
    calls: list[Callable[[], object]] = []
    port.begin()
    with tempfile.TemporaryDirectory() as directory:
        async with DiscordServer() as server, opened(server, Path(directory)) as club:
            board = await begin(club.channel, *club.players, length=25)
            with _noted(calls), server.counting() as requests:
                for _ in range(TURNS):
                    board = await go_on(club.players, board, club.random, double=0)
    # Each request as if it were a first answer, which takes longest.
    calls += [partial(_answered, number) for number in range(len(requests))]
    began = time.process_time()
    for _ in range(REPEATED):
        for call in calls:
            call()
    spent = time.process_time() - began
    stop_measuring()
    return {"us_a_turn": round(1e6 * spent / TURNS / REPEATED, 1), "calls_a_turn": round(len(calls) / TURNS, 1)}


@contextmanager
def _noted(calls: list[Callable[[], object]]) -> Iterator[None]:
    with ExitStack() as stack:
        for name in ("add", "set", "observe"):
            stack.enter_context(patch.object(Meter, name, _noting(getattr(Meter, name), calls)))
        yield


def _noting(function: Callable[..., None], calls: list[Callable[[], object]]) -> Callable[..., None]:
    def noted(*given: Any) -> None:
        calls.append(partial(function, *given))
        function(*given)

    return noted


def _answered(number: int) -> None:
    """An interaction arrives, and is answered."""
    answers.arrived(number, 3, {"custom_id": "bg1:b:roll:1:1"})
    url = yarl.URL(f"http://127.0.0.1/api/v10/interactions/{number}/token/callback")
    done: Any = SimpleNamespace(url=url, response=SimpleNamespace(status=204))
    nothing: Any = None
    with suppress(StopIteration):
        answers._answered(nothing, nothing, done).send(None)  # what the session calls


if __name__ == "__main__":
    print(json.dumps(asyncio.run(measure_measuring())))
