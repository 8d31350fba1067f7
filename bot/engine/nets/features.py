"""The inputs of a network, read from many positions at once with numpy.

`tools/train/features.py` explains the groups and reads the same inputs in compiled code; `tools/train/check.py`
compares the two.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from bot.engine.nets.file import INPUTS
from bot.rules.match.searcher import SHOTS
from bot.rules.play import Play
from bot.rules.position import BAR, POINTS, Position
from bot.rules.variants import Variant
from bot.rules.variants.protocol import NAME_DOUBLET, NextPart

Counts = npt.NDArray[np.int16]
Flags = npt.NDArray[np.bool_]
Indices = npt.NDArray[np.intp]
Places = npt.NDArray[np.uint8]

PLACES: Final = 27


class Boards(NamedTuple):
    """Positions in their order; each side's places in its own numbering: (position, side, place)."""

    counts: Counts
    """Both sides' checkers."""
    pins: Counts
    """1 where a checker of the side is pinned."""


def boards_of(positions: Sequence[Position]) -> Boards:
    """`positions` as counts."""
    counts = np.zeros((len(positions), 2, PLACES), np.int16)
    width = len(positions[0].mine) if positions else 0
    packed = b"".join([bytes(one.mine + one.theirs) for one in positions])
    counts[:, :, :width] = np.frombuffer(packed, np.uint8).reshape(len(positions), 2, width)
    pins = np.zeros_like(counts)
    for index, position in enumerate(positions):
        for point in position.pinned:
            pins[index, int(point < 0), point if point > 0 else BAR + point] = 1
    return Boards(counts, pins)


def boards_after(before: Position, plays: Sequence[Play], game: Variant) -> Boards:
    """The results of `plays`, all from `before`; the same as `boards_of` what they lead to, ten times as fast."""
    start = boards_of([before])
    counts, pins = start.counts.repeat(len(plays), 0), start.pins.repeat(len(plays), 0)
    paths = [play.path for play in plays]
    lengths = np.array([len(path) for path in paths])
    for length in set(lengths.tolist()) - {0}:
        rows = np.nonzero(lengths == length)[0]
        steps = np.frombuffer(b"".join([bytes(paths[row]) for row in rows]), np.uint8).reshape(-1, length)
        for step in range(0, length, 2):
            _move(counts, rows, steps[:, step], steps[:, step + 1], hits=game.hits)
    if game.pins:
        mine, theirs = counts[:, 0, 1:BAR] > 0, counts[:, 1, POINTS:0:-1] > 0
        pins[:, 1, POINTS:0:-1] = mine & theirs & (pins[:, 0, 1:BAR] == 0)  # two sides are on a point if one is pinned
    return Boards(counts, pins)


def _move(counts: Counts, rows: Indices, sources: Places, targets: Places, *, hits: bool) -> None:
    """Make one move of each of the `rows`."""
    counts[rows, 0, sources] -= 1
    counts[rows, 0, targets] += 1
    if hits:
        there = BAR - targets
        hit = (counts[rows, 1, there] == 1) & (targets > 0)
        counts[rows, 1, there] -= hit
        counts[rows, 1, BAR] += hit


ROLL: Final = 0
AGAIN: Final = 1
NAME: Final = 2
PLAY: Final = 3
HANDED: Final = 4


class Follows(NamedTuple):
    """The step after a play: the opponent's roll, the mover's, a doublet named or played, or numbers handed over."""

    kind: int = ROLL
    number: int = 0
    times: int = 0
    handed: bool = False


THEIR_ROLL: Final = Follows()


@cache
def follows_of(part: NextPart) -> Follows:
    """The next step by the rules, in the networks' terms."""
    if part.numbers:
        kind = PLAY if part.same_side else HANDED
        return Follows(kind, part.numbers[0], len(part.numbers), part.handed)
    if not part.same_side:
        return THEIR_ROLL
    return Follows(NAME if part.ahead[:1] == (NAME_DOUBLET,) else AGAIN)


Numbers = npt.NDArray[np.float32]

ANY_OFF: Final = 193
ANY_OFF_THEIRS: Final = 197
"""The inputs that say whether a side has any checkers off."""
_HALF: Final = POINTS // 2
_SHOTS: Final = np.array(SHOTS, np.float32) / np.float32(36)
_PIPS: Final = np.minimum(np.arange(PLACES), BAR).astype(np.int16)
_FAR: Final = 12  # the range within which a lone checker is seen, in pips


def _misses() -> Numbers:
    misses = np.zeros((BAR + 1, POINTS), np.float32)
    for point in range(1, BAR):
        for distance in range(1, min(_FAR, point) + 1):
            misses[BAR - point + distance, point - 1] = np.log1p(-_SHOTS[distance])
    return misses


_MISSES: Final = _misses()
"""Log of the chance that a checker on one of its side's points (0-25) doesn't hit one on each of the other's."""


def features_of(boards: Boards, follows: Sequence[Follows], *, same_way: bool, pinning: bool) -> Numbers:
    """A row of inputs for each position after a play, seen by the side that made it."""
    counts, pins = boards
    found = np.zeros((len(counts), INPUTS), np.float32)
    points = counts[:, :, 1:BAR]
    steps = found[:, :192].reshape(len(counts), 2, POINTS, 4)
    steps[..., 0], steps[..., 1], steps[..., 2] = points >= 1, points >= 2, points >= 3
    steps[..., 3] = np.maximum(points - 3, 0) / np.float32(4)
    for side in range(2):
        own = counts[:, side]
        off, bar, hand = own[:, 0], own[:, BAR], own[:, BAR + 1]
        at = 192 + 4 * side
        found[:, at], found[:, at + 1], found[:, at + 2], found[:, at + 3] = off / 15, off > 0, bar / 2, hand / 15
    pips = counts @ _PIPS
    found[:, 200], found[:, 201] = pips[:, 0] / 200, pips[:, 1] / 200
    found[:, 202] = (pips[:, 0] - pips[:, 1]) / 50
    rears = (np.where(counts > 0, _PIPS, 0)).max(axis=-1)
    found[:, 203] = ~_contact(rears, pins, same_way=same_way)
    _next(found, follows)
    found[:, 219:243], found[:, 243:267] = pins[:, 0, 1:BAR], pins[:, 1, 1:BAR]
    closed = _closed(counts, pins, same_way=same_way, pinning=pinning)
    for side in range(2):
        _blocks(found, 267 + 7 * side, counts[:, side], closed[:, side], rears[:, side])
        if not same_way:
            others = counts[:, 1 - side, : BAR + 1] > 0
            lone = (points[:, side] == 1) & (pins[:, side, 1:BAR] == 0) & ~closed[:, 1 - side, POINTS:0:-1]
            found[:, 281 + 2 * side : 283 + 2 * side] = _exposed(lone, others, pinning=pinning)
    return found


def _next(found: Numbers, follows: Sequence[Follows]) -> None:
    unusual = [(found[index], one) for index, one in enumerate(follows) if one is not THEIR_ROLL]
    for row, (kind, number, times, handed) in unusual:
        if kind == AGAIN:
            row[204] = 1
        elif kind == NAME:
            row[205] = 1
        elif kind == PLAY:
            row[205 + number], row[212] = 1, handed
        elif kind == HANDED:
            row[212 + number] = times / 4


def _contact(rears: Counts, pins: Counts, *, same_way: bool) -> Flags:
    if not same_way:
        return np.asarray((rears.sum(axis=1) > POINTS) | pins.any(axis=(1, 2)))
    point = np.arange(1, BAR)
    facing = np.where(point <= _HALF, point + _HALF, point - _HALF)
    mine, theirs = rears[:, :1], rears[:, 1:]
    met = ((point < mine) & (facing <= theirs)) | ((point <= mine) & (facing < theirs))
    return np.asarray(met.any(axis=1))


def _closed(counts: Counts, pins: Counts, *, same_way: bool, pinning: bool) -> Flags:
    closed: Flags = np.zeros((len(counts), 2, BAR + 1), np.bool_)
    for side in range(2):
        others = counts[:, 1 - side]
        if same_way:
            closed[:, side, 1:BAR] = np.roll(others[:, 1:BAR], _HALF, axis=1) > 0
        else:
            closed[:, side, 1:BAR] = others[:, POINTS:0:-1] > 1
        if pinning:
            closed[:, side, 1:BAR] |= pins[:, side, 1:BAR] > 0
    return closed


def _blocks(found: Numbers, at: int, own: Counts, closed: Flags, rear: Counts) -> None:
    """How many numbers are blocked: for all checkers, and for the rearmost one."""
    blocked = np.zeros((len(own), BAR + 1), np.int16)
    for die in range(1, 7):
        blocked[:, die + 1 :] += closed[:, 1 : BAR + 1 - die]
    weights = np.minimum(own[:, : BAR + 1], 2)
    hand = np.minimum(own[:, BAR + 1], 2) * blocked[:, BAR]
    found[:, at] = ((weights * blocked)[:, 1:].sum(axis=1) + hand) / 36
    rearmost = blocked[np.arange(len(own)), rear]
    found[:, at + 1 : at + 7] = rearmost[:, None] > np.arange(6)


def _exposed(lone: Flags, others: Flags, *, pinning: bool) -> Numbers:
    """The pips a side's `lone` checkers stand to lose to the `others`, and the best chance of those to catch one."""
    caught = np.zeros(lone.shape, np.float32)
    some = lone.any(axis=1)
    caught[some] = lone[some] * (1 - np.exp(others[some].astype(np.float32) @ _MISSES))
    weights = np.arange(1, BAR, dtype=np.float32) if pinning else np.arange(POINTS, 0, -1, dtype=np.float32)
    return np.stack([caught @ weights / POINTS, caught.max(axis=1)], axis=1)
