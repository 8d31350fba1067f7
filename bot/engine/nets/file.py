"""The files with a network's weights: a header, a checksum, and sixteen-bit numbers. Nothing here needs numpy."""

import hashlib
import struct
from pathlib import Path
from typing import Any, Final, NamedTuple

VERSION: Final = 1
"""The version of the file and of the networks' inputs and outputs: another version is not understood."""
INPUTS: Final = 285
OUTPUTS: Final = 5
SUFFIX: Final = ".net"
_LARGEST: Final = 1 << 20  # the largest file allowed, in bytes
MAGIC: Final = b"BGNET"
HEAD: Final = struct.Struct("<5sBHHH24s32s")
_EXPONENT: Final = 0x7C  # if all of these bits are set in the upper byte, it isn't a number


class BadNet(ValueError):
    """A file that can't be used: cut off, changed, of another version, or for another game."""


class NetFile(NamedTuple):
    """The weights of a network with one hidden layer of `hidden` units, as sixteen-bit numbers.

    From each input to each hidden unit (a row an input), the hidden units' biases, from each hidden unit to each output
    (a row an output), the outputs' biases.
    """

    hidden: int
    weights: bytes


def unsealed(path: Path, game: str, head: struct.Struct, largest: int) -> tuple[list[Any], bytes]:
    """The first fields of a file's head, and what follows it, which is of that game and as its checksum says.

    Raises BadNet, also for a file of more than `largest` bytes, and OSError if there is none.
    """
    if path.stat().st_size > largest:
        raise BadNet("too large")
    data = path.read_bytes()
    if len(data) < head.size:
        raise BadNet("cut off")
    *fields, name, digest = head.unpack_from(data)
    if name.rstrip(b"\0") != game.encode():
        raise BadNet("another game")
    body = data[head.size :]
    if hashlib.sha256(game.encode() + body).digest() != digest:
        raise BadNet("cut off or changed")
    return fields, body


def read_net(path: Path, game: str) -> NetFile:
    """Read the weights of `game`. Raises BadNet, and OSError if there is no file."""
    (magic, version, inputs, hidden, outputs), body = unsealed(path, game, HEAD, _LARGEST)
    if magic != MAGIC or (version, inputs, outputs) != (VERSION, INPUTS, OUTPUTS):
        raise BadNet("another version")
    if len(body) != 2 * (INPUTS * hidden + hidden + OUTPUTS * hidden + OUTPUTS):
        raise BadNet("cut off or changed")
    if any(upper & _EXPONENT == _EXPONENT for upper in body[1::2]):
        raise BadNet("not numbers")
    return NetFile(hidden, body)
