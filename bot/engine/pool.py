"""The pool of processes in which the network thinks."""

from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from typing import TypeVar

from bot.errors import EngineMissing
from bot.workers.pool import TIMEOUT, Request, WorkerPool

Answer = TypeVar("Answer")


@cache
def engine_installed() -> bool:
    """Is the engine installed on this machine? It's looked for, not loaded."""
    return find_spec("bgsage") is not None and find_spec("bgbot_cpp") is not None


@dataclass(eq=False)
class EnginePool(WorkerPool):
    """Worker processes that know the network; see `WorkerPool`."""

    async def ask(
        self,
        request: Request[Answer],
        *,
        timeout: float = TIMEOUT,  # noqa: ASYNC109 - it is the worker's time, and the worker is ended by it
        urgent: bool = True,
    ) -> Answer:
        """Like `WorkerPool.ask`; raises EngineMissing if there is no engine."""
        if not engine_installed():
            raise EngineMissing
        return await super().ask(request, timeout=timeout, urgent=urgent)
