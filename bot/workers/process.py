"""One worker process, driven by the event loop: only callbacks, no waiting task and no thread."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from bot.config import PREFIX, TOKEN_VARIABLES
from bot.workers.worker import EAGER, LENGTH, packed, unpacked

if sys.platform == "linux":
    import fcntl


_ROOM: Final = 1 << 20  # bytes that a pipe may hold, where the system lets a process choose; elsewhere it's some 64,000
_OURS: Final = (PREFIX, *TOKEN_VARIABLES, "PG")
ONE_THREAD: Final = {"BGBOT_MULTIPLY_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
"""Read by bgsage and numpy when they are imported. More threads only wait busily: twice the processor time for the same
answer, and the bot and the other workers need the cores."""


def _widen(pipe: asyncio.BaseTransport | None) -> None:
    """Make room in a pipe for several pictures."""
    if sys.platform == "linux" and pipe is not None:
        with suppress(OSError):
            fcntl.fcntl(pipe.get_extra_info("pipe").fileno(), fcntl.F_SETPIPE_SZ, _ROOM)


def _environment() -> dict[str, str]:
    """The bot's environment without its settings and passwords: thinking about backgammon takes no keys."""
    return {name: value for name, value in os.environ.items() if not name.upper().startswith(_OURS)}


class WorkerProcess(asyncio.SubprocessProtocol):
    """A worker process. `on_answer` is called with each of its answers, `on_exit` once it's gone."""

    def __init__(
        self,
        on_answer: Callable[[WorkerProcess, Any], None],
        on_exit: Callable[[WorkerProcess], None],
        *,
        eager: bool = False,
    ) -> None:
        """An `eager` process doesn't give way to the bot, and doesn't wait for its answers to be fetched."""
        self._eager, self._on_answer, self._on_exit = eager, on_answer, on_exit
        self._transport: asyncio.SubprocessTransport | None = None
        self._buffer = bytearray()
        self._killed = False
        self.gone = asyncio.get_running_loop().create_future()
        """Done once the process has ended and its pipes are closed."""

    async def start(self) -> None:
        """Start the process. Raises OSError if that isn't possible."""
        path = os.pathsep.join(entry or os.getcwd() for entry in sys.path)  # noqa: PTH109
        await asyncio.get_running_loop().subprocess_exec(
            lambda: self,
            sys.executable,
            "-m",
            "bot.workers.worker",
            *((EAGER,) if self._eager else ()),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=None,
            # Ctrl+C reaches everything in the terminal, but the bot has to finish first and then ends its workers.
            start_new_session=True,
            env={**_environment(), "PYTHONPATH": path, **ONE_THREAD},
        )

    @property
    def pid(self) -> int | None:
        """The id of the process, None before it has started."""
        return self._transport.get_pid() if self._transport else None

    def send(self, message: object) -> None:
        """Send a request."""
        pipe = self._transport.get_pipe_transport(0) if self._transport else None
        if isinstance(pipe, asyncio.WriteTransport):
            pipe.write(packed(message))

    def finish(self) -> None:
        """Let it finish its current work and end."""
        pipe = self._transport.get_pipe_transport(0) if self._transport else None
        if pipe is not None:
            pipe.close()

    def kill(self) -> None:
        """End it at once. Answers it has already sent are ignored."""
        self._killed = True
        if self._transport is not None:
            with suppress(ProcessLookupError):
                self._transport.kill()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Note the transport; called by the loop."""
        if isinstance(transport, asyncio.SubprocessTransport):
            self._transport = transport
            if self._eager:
                _widen(transport.get_pipe_transport(1))

    def pipe_data_received(self, fd: int, data: bytes) -> None:  # noqa: ARG002
        """Collect answers; called by the loop."""
        self._buffer += data
        while len(self._buffer) >= LENGTH and not self._killed:
            end = LENGTH + int.from_bytes(self._buffer[:LENGTH], "big")
            if len(self._buffer) < end:
                return
            answer = unpacked(bytes(self._buffer[LENGTH:end]))
            del self._buffer[:end]
            self._on_answer(self, answer)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """The process is gone and its pipes have been read to the end; called by the loop."""
        if self._transport is not None:
            self._transport.close()
        if not self.gone.done():
            self.gone.set_result(None)
        self._on_exit(self)
