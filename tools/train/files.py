"""Write what has been trained or solved, as `bot.engine.nets` reads it."""

import hashlib
import lzma
from pathlib import Path

import numpy as np
import numpy.typing as npt

from bot.engine.nets import file, net


def write_net(path: Path, game: str, net: file.NetFile) -> None:
    """Write a file, whole or not at all."""
    digest = hashlib.sha256(game.encode() + net.weights).digest()
    head = file.HEAD.pack(file.MAGIC, file.VERSION, file.INPUTS, net.hidden, file.OUTPUTS, game.encode(), digest)
    _put(path, head + net.weights)


def write_table(path: Path, game: str, steps: npt.NDArray[np.int32]) -> None:
    """Write the equities of the side on roll, whole or not at all: a row for its setup, a column for the other's.

    The packed numbers are the differences from the value that each one's three neighbors before it predict.
    """
    rest = np.diff(np.diff(steps, axis=0, prepend=0), axis=1, prepend=0)
    folded = np.where(rest < 0, -2 * rest - 1, 2 * rest).astype(np.uint16)
    body = lzma.compress((folded & 255).astype(np.uint8).tobytes() + (folded >> 8).astype(np.uint8).tobytes(), preset=9)
    digest = hashlib.sha256(game.encode() + body).digest()
    head = net.HEAD.pack(net.MAGIC, net.VERSION, net.WAYS, game.encode(), digest)
    _put(path, head + body)


def _put(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    part.write_bytes(data)
    part.replace(path)
