"""A worker: a process that answers requests from its standard input, one after the other, until the input ends.

A message is its length in eight bytes, most significant first, followed by that many bytes of pickle. A request arrives
as (number, request) and is answered with (number, failure, value). `failure` is None, or the text of a ValueError for a
request that makes no sense (`value` is True then), or a traceback (`value` is False). A BotError that refuses the
request is sent as the value.
"""

import os
import pickle
import signal
import sys
import traceback
from typing import Any, BinaryIO, Final

from bot.errors import BotError

LENGTH: Final = 8
"""Bytes of a message's length."""
_NICENESS: Final = 5  # workers give way to the bot, so that other people's turns stay fast


EAGER: Final = "eager"
"""Started with this word, a worker doesn't give way: somebody is waiting for each of its answers."""


def packed(message: object) -> bytes:
    """A message as bytes."""
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return len(body).to_bytes(LENGTH, "big") + body


def unpacked(body: bytes | bytearray | memoryview) -> Any:
    """A message from its body. Both ends are ours, and nobody else has access to the pipe between them."""
    return pickle.loads(body)  # noqa: S301


def main() -> None:
    """Answer until the input ends: the bot has closed it, or is gone."""
    try:
        _serve()
    except BrokenPipeError:
        # The bot was killed during the work: nobody is left to answer.
        os._exit(0)


def _serve() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice") and EAGER not in sys.argv[1:]:
        os.nice(_NICENESS)
    source = sys.stdin.buffer
    with os.fdopen(os.dup(1), "wb") as sink:
        # Anything a library prints must not end up between two messages.
        os.dup2(2, 1)
        while (message := _read(source)) is not None:
            number, request = message
            sink.write(packed(_answer(number, request)))
            sink.flush()


def _read(source: BinaryIO) -> Any:
    head = source.read(LENGTH)
    if len(head) < LENGTH:
        return None
    size = int.from_bytes(head, "big")
    body = source.read(size)
    return unpacked(body) if len(body) == size else None


def _answer(number: int, request: Any) -> tuple[int, str | None, Any]:
    try:
        return number, None, request.answer()
    except BotError as error:
        return number, None, error
    except ValueError as error:
        return number, str(error), True
    except Exception:  # noqa: BLE001 - whatever it is, the bot is told and the worker goes on
        return number, traceback.format_exc(), False


if __name__ == "__main__":
    main()
