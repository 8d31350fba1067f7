"""Races of three checkers a side, solved with the cube: both sides are past each other, so nobody is hit any more.

The equity of every such position, for each owner of the cube, is the mean over all rolls of the best plays, and the
better of doubling and rolling on; positions with fewer pips come first. Money play only: each score would need a table.
"""

from functools import cache
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from bot.engine.standing import Standing
from bot.rules.dice import ALL_ROLLS
from bot.rules.position import OFF, Position
from bot.rules.rules import Rules
from bot.rules.variants.backgammon import HYPERGAMMON

_CHECKERS: Final = 3
_NEAR: Final = 9
"""The places of a side's checkers: off, and the points up to the eight point."""
_CENTERED, _JACOBY, _MINE, _THEIRS = range(4)
_TURNED: Final = (_CENTERED, _JACOBY, _THEIRS, _MINE)
"""The cube's owner, seen by the other side."""

Equities = npt.NDArray[np.float32]


class _Solved(NamedTuple):
    """Equities by the cube's owner, the setup of the side on roll and that of the other, in points at a cube of 1."""

    rolled: Equities
    """If the side on roll doesn't double."""
    best: Equities
    """If it doubles where that is right."""


class Ending(NamedTuple):
    """A side's cube decision before its roll, in points at a cube of 1."""

    no_double: float
    taken: float
    beaver: bool


def _setup(counts: tuple[int, ...]) -> int | None:
    """The number of a side's setup; None if it isn't three checkers, all of them near."""
    return _numbers().get(counts[:_NEAR]) if sum(counts) == _CHECKERS else None


@cache
def _numbers() -> dict[tuple[int, ...], int]:
    setups = combinations_with_replacement(range(_NEAR), _CHECKERS)
    return {tuple(setup.count(place) for place in range(_NEAR)): number for number, setup in enumerate(setups)}


def _plays() -> npt.NDArray[np.intp]:
    """The setups that each setup can come to, by roll; those with fewer choices repeat the first."""
    numbers, found = _numbers(), list[list[list[int]]]()
    for counts in numbers:
        position = Position.of({place: n for place, n in enumerate(counts) if place and n}, {1: 1}, checkers=_CHECKERS)
        plays = [HYPERGAMMON.legal_plays(position, roll, Rules()) for roll, _ in ALL_ROLLS if counts[OFF] != _CHECKERS]
        found.append([sorted({numbers[one.after.mine[:_NEAR]] for one in some}) for some in plays])
    most = max(len(some) for of_setup in found for some in of_setup)
    padded = np.zeros((len(found), len(ALL_ROLLS), most), np.intp)
    for number, of_setup in enumerate(found):
        for roll, some in enumerate(of_setup):
            padded[number, roll] = some + some[:1] * (most - len(some))
    return padded


@cache
def _solved(*, beavers: bool) -> _Solved:
    """All endings, in some tenths of a second."""
    setups, plays = list(_numbers()), _plays()
    pips = np.array([sum(place * n for place, n in enumerate(counts)) for counts in setups])
    weights = np.array([weight for _, weight in ALL_ROLLS], np.float32) / 36
    best = np.zeros((4, len(setups), len(setups)), np.float32)
    over = int(np.argmin(pips))  # the other side has borne off its last checker: a gammon if this one has none off
    best[:, :, over] = [-1.0 if counts[OFF] else -2.0 for counts in setups]
    best[_JACOBY, :, over] = -1.0
    rolled = best.copy()
    for together in range(2, 2 * int(pips.max()) + 1):
        mine, theirs = np.nonzero((pips[:, None] + pips == together) & (pips[:, None] > 0) & (pips > 0))
        for owner, turned in enumerate(_TURNED):
            after = -best[turned][theirs[:, None, None], plays[mine]]
            rolled[owner, mine, theirs] = after.max(axis=2) @ weights
        taken = 2 * rolled[_THEIRS, mine, theirs]
        offered = np.minimum(1.0, np.where((taken < 0) & beavers, 2 * taken, taken))
        for owner in range(4):
            kept = rolled[owner, mine, theirs]
            best[owner, mine, theirs] = kept if owner == _THEIRS else np.maximum(kept, offered)
    return _Solved(rolled, best)


def _owner(standing: Standing) -> int:
    if standing.owner == "centered":
        return _JACOBY if standing.jacoby else _CENTERED
    return _MINE if standing.owner == "player" else _THEIRS


def _found(position: Position, standing: Standing) -> tuple[int, int] | None:
    """The setups of both sides; None if this isn't such an ending, or there is a score, or no cube."""
    if standing.in_match or not standing.cube or sum(position.mine) != _CHECKERS:
        return None
    mine, theirs = _setup(position.mine), _setup(position.theirs)
    return None if mine is None or theirs is None else (mine, theirs)


def ending(position: Position, standing: Standing) -> Ending | None:
    """The cube decision of the side on roll, exact; None if `position` isn't such an ending."""
    found = _found(position, standing)
    if found is None:
        return None
    solved = _solved(beavers=standing.beavers)
    taken = 2 * float(solved.rolled[_THEIRS][found])
    beaver = standing.beavers and taken < 0
    return Ending(float(solved.rolled[_owner(standing)][found]), 2 * taken if beaver else taken, beaver)


def after_play(position: Position, standing: Standing) -> float | None:
    """The worth to the mover of `position`, which a play has led to, with the cube; None if it isn't such an ending."""
    found = _found(position, standing)
    if found is None:
        return None
    mine, theirs = found
    return -float(_solved(beavers=standing.beavers).best[_TURNED[_owner(standing)], theirs, mine])
