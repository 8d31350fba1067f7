"""Judging plays by a network of ours: at one ply, and one or two rolls further; races of three checkers exactly."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import accumulate, chain, combinations_with_replacement
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from msgspec.structs import astuple

from bot.engine.nets.features import AGAIN, HANDED, NAME, PLAY, Follows, Numbers, boards_after, boards_of, follows_of
from bot.engine.nets.file import OUTPUTS
from bot.engine.nets.net import DOUBLE, DOUBLE_LOST, MOST_POINTS, TRIPLE, TRIPLE_LOST, WIN, GameNet, SolvedGame, turned
from bot.engine.network import bearing_off, may_be_known, payoffs
from bot.engine.standing import ANALYSIS_PLIES, OWN_DEEPEST, Standing, Watch
from bot.rules.dice import ALL_ROLLS, Roll
from bot.rules.play import Play
from bot.rules.position import OFF, Position
from bot.rules.rules import Rules
from bot.rules.variants import Variant
from bot.rules.variants.backgammon import HYPERGAMMON
from bot.rules.variants.protocol import NextPart, Part

_TIMES: Final = 4
_LATE: Final = 99  # a turn late enough for all rules that exempt the first ones


class Scene(NamedTuple):
    """A part of a turn in which plays are judged: the numbers to be played, and the parts ahead."""

    standing: Standing
    variant: Variant
    rules: Rules
    numbers: tuple[int, ...] = ()
    ahead: tuple[int, ...] = ()
    handed: bool = False
    turns: int = _LATE
    """The number of turns the game has had, both sides counted."""

    def of_roll(self, roll: Roll) -> Scene:
        """The part of a turn that begins with `roll`."""
        ahead = self.variant.ahead(roll, self.turns // 2)
        return self._replace(numbers=self.variant.numbers(roll), ahead=ahead, handed=False)

    def named(self, number: int) -> Scene:
        """The part in which the doublet of `number`, just named, is played; `ahead` is what follows it."""
        ahead = (*self.variant.named(number), *self.ahead)
        return self._replace(numbers=(number,) * _TIMES, ahead=ahead, handed=False)

    def after(self, made: int) -> NextPart:
        """The next part, once `made` of the numbers have been played."""
        return self.variant.following(Part(self.numbers, self.numbers[made:], self.ahead, self.handed))

    def other(self) -> Scene:
        """The same for the other side, whose turn comes next."""
        return self._replace(standing=self.standing.other(), turns=self.turns + 1)


class Outcome(NamedTuple):
    """The result of a play, seen by its mover: the position, what comes next, and the winning grade if it's over."""

    position: Position
    then: NextPart
    grade: int | None = None


class Named(NamedTuple):
    """The doublet to be named, and the chances with it."""

    number: int
    row: Numbers


def outcomes_of(plays: Sequence[Play], scene: Scene) -> list[Outcome]:
    """The results of `plays`."""
    result, rules = scene.variant.result, scene.rules
    then = {made: scene.after(made) for made in {play.dice for play in plays}}
    found = []
    for play in plays:
        after = play.after
        ended = result(after, rules)
        found.append(Outcome(after, then[play.dice], None if ended is None else ended.grade))
    return found


class Judge:
    """A game's network, with the worth of its chances in a match or in points."""

    def __init__(self, net: GameNet) -> None:
        self.net = net
        self.deepest = ANALYSIS_PLIES if isinstance(net, SolvedGame) else OWN_DEEPEST
        """The most plies that say more than fewer: where all positions are known, only scores and cubes need two."""

    def equities(self, rows: Numbers, standing: Standing) -> Numbers:
        """The worth of rows of chances, without a cube."""
        if self.net.by_points:
            return self._by_points(rows, standing)
        gains, losses = payoffs(standing, 3)
        lost = 1 - rows[:, WIN]
        found: Numbers = rows[:, WIN] * gains[0] - lost * losses[0]
        found += rows[:, DOUBLE] * (gains[1] - gains[0]) + rows[:, TRIPLE] * (gains[2] - gains[1])
        found -= rows[:, DOUBLE_LOST] * (losses[1] - losses[0]) + rows[:, TRIPLE_LOST] * (losses[2] - losses[1])
        return found

    def _by_points(self, rows: Numbers, standing: Standing) -> Numbers:
        worth: Numbers
        if not standing.in_match:
            worth = MOST_POINTS * (rows[:, DOUBLE] - rows[:, DOUBLE_LOST])
            return worth
        grades = np.arange(1, MOST_POINTS + 1)
        won = np.maximum(rows[:, WIN], 1e-6)
        lost = np.maximum(1 - rows[:, WIN], 1e-6)
        gains, losses = payoffs(standing, MOST_POINTS)
        gain = np.interp(MOST_POINTS * rows[:, DOUBLE] / won, grades, gains)
        loss = np.interp(MOST_POINTS * rows[:, DOUBLE_LOST] / lost, grades, losses)
        worth = np.asarray(won * gain - lost * loss, np.float32)
        return worth

    def rows(self, outcomes: Sequence[Outcome], scene: Scene, plies: int = 1, watch: Watch | None = None) -> Numbers:
        """The chances after each of `outcomes`, as the network sees them or up to two rolls further.

        Raises OutOfTime if `watch` says so on the way.
        """
        found = np.zeros((len(outcomes), OUTPUTS), np.float32)
        going_on = []
        for index, outcome in enumerate(outcomes):
            if outcome.grade is None:
                going_on.append(index)
            else:
                found[index] = self.net.won(outcome.grade)
        if plies > 1:
            for index in going_on:
                found[index] = self._deeper(outcomes[index], scene, plies - 1, watch)
        elif going_on:
            afters = [outcomes[index].position for index in going_on]
            follows = [follows_of(outcomes[index].then) for index in going_on]
            found[going_on] = self.net.values(boards_of(afters), follows)
            for index, after in zip(going_on, afters, strict=True):
                known = bearing_off(self.net.game, after)
                if known is not None:
                    found[index] = astuple(known)
        return found

    def _deeper(self, outcome: Outcome, scene: Scene, plies: int, watch: Watch | None) -> Numbers:
        """The chances after the best continuation, which is looked at so many plies deep."""
        then = outcome.then
        follows = follows_of(then)
        if follows.kind in (PLAY, HANDED):
            scene = scene._replace(numbers=then.numbers, ahead=then.ahead, handed=then.handed)
        if follows.kind == PLAY:
            return np.asarray(self.best(outcome.position, [scene], plies, watch)[0])
        if follows.kind == HANDED:
            return turned(self.best(outcome.position.swapped(), [scene.other()], plies, watch)[0])
        if follows.kind == NAME:
            return self.naming(outcome.position, scene._replace(ahead=then.ahead[1:]), plies, watch).row
        if follows.kind == AGAIN:
            return self.to_roll(outcome.position, scene, plies, watch)
        return turned(self.to_roll(outcome.position.swapped(), scene.other(), plies, watch))

    def to_roll(
        self, position: Position, scene: Scene, plies: int = 1, watch: Watch | None = None, *, doublets: bool = True
    ) -> Numbers:
        """The chances of the side about to roll: the mean over all rolls of its best plays."""
        rolls = [(roll, weight) for roll, weight in ALL_ROLLS if doublets or not roll.is_doublet]
        rows = self.best(position, [scene.of_roll(roll) for roll, _ in rolls], plies, watch)
        weights = np.array([weight for _, weight in rolls], np.float32)
        return np.asarray(weights @ rows / weights.sum(), np.float32)

    def naming(self, position: Position, scene: Scene, plies: int = 1, watch: Watch | None = None) -> Named:
        """The best doublet to name, and the chances with it."""
        rows = self.best(position, [scene.named(number) for number in range(1, 7)], plies, watch)
        best = int(np.argmax(self.equities(rows, scene.standing)))
        return Named(best + 1, rows[best])

    def best(self, position: Position, scenes: Iterable[Scene], plies: int = 1, watch: Watch | None = None) -> Numbers:
        """The chances after the best play of each of `scenes`, all from `position`: a row each.

        The plays are chosen at one ply, and those that were chosen are looked at so many plies deep.
        """
        parts = list(scenes)
        outcomes, rows = self.replies(position, parts)
        if plies > 1:
            for at, (outcome, scene) in enumerate(zip(outcomes, parts, strict=True)):
                if watch is not None:
                    watch.check()
                if bearing_off(self.net.game, outcome.position) is None:  # what the table says is exact
                    rows[at] = self.rows([outcome], scene, plies, watch)[0]
        return rows

    def replies(self, position: Position, scenes: Iterable[Scene]) -> tuple[list[Outcome], Numbers]:
        """The best plays of each of `scenes`, all from `position`, and the chances after them."""
        parts, nothing = list(scenes), (Play.made(position, (), position),)
        found = [one.variant.plays_of_numbers(position, one.numbers, one.rules) or nothing for one in parts]
        rows = self._seen(position, found, parts)
        equities = self.equities(rows, parts[0].standing)  # all of one side
        ends = list(accumulate(map(len, found)))
        best = [int(np.argmax(equities[end - len(plays) : end])) for end, plays in zip(ends, found, strict=True)]
        chosen = [end - len(plays) + at for end, plays, at in zip(ends, found, best, strict=True)]
        outcomes = [outcomes_of([plays[at]], one)[0] for plays, at, one in zip(found, best, parts, strict=True)]
        return outcomes, rows[chosen]

    def _seen(self, position: Position, plays: Sequence[Sequence[Play]], scenes: Sequence[Scene]) -> Numbers:
        """The chances after all the `plays` of each of `scenes`, all from `position`, at one ply."""
        game, follows = scenes[0].variant, list[Follows]()
        if may_be_known(self.net.game, position) or any(game.may_end(position, one.numbers) for one in scenes):
            outcomes = [outcomes_of(some, one) for some, one in zip(plays, scenes, strict=True)]
            return self.rows(list(chain.from_iterable(outcomes)), scenes[0])
        for some, one in zip(plays, scenes, strict=True):
            follows += [follows_of(one.after(some[0].dice))] * len(some)  # all play as many numbers
        return self.net.values(boards_after(position, list(chain.from_iterable(plays)), game), follows)


_CHECKERS: Final = 3
_NEAR: Final = 9  # the places of a side's checkers: off, and the points up to the eight point
_CENTERED, _JACOBY, _MINE, _THEIRS = range(4)
_TURNED: Final = (_CENTERED, _JACOBY, _THEIRS, _MINE)  # the cube's owner, seen by the other side

Equities = npt.NDArray[np.float32]


class _Solved(NamedTuple):
    """Equities by the cube's owner, the setup of the side on roll and that of the other, in points at a cube of 1."""

    rolled: Equities  # if the side on roll doesn't double
    best: Equities  # if it doubles where that is right


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
        for owner, other in enumerate(_TURNED):
            after = -best[other][theirs[:, None, None], plays[mine]]
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
    """The cube decision of the side on roll, exact; None unless it's a race of three checkers a side, near their home.

    The equity of every such position, for each owner of the cube, is the mean over all rolls of the best plays, and the
    better of doubling and rolling on; positions with fewer pips come first. Money play only: each score would need a
    table.
    """
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
