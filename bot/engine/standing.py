"""The stakes for a side: score, cube and house rules in the engine's terms."""

from __future__ import annotations

import math
import time
from functools import cache
from typing import ClassVar, Final, NamedTuple

import msgspec

from bot.engine.nets import games_with_net, net_file, trained_for
from bot.rules.match.actions import cube_in_game, cube_in_match
from bot.rules.match.state import Crawford, MatchState
from bot.rules.match.turn import game_of
from bot.rules.position import BAR, OFF, POINTS, Position
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.variants import BACKGAMMON, Variant
from bot.rules.variants.tavli import TAVLI


def _graded(win: float, *larger: float) -> tuple[float, ...]:
    """The share of wins of each size, from those of any size, of two points and more, of three and more."""
    return tuple(one - other for one, other in zip((win, *larger), (*larger, 0.0), strict=True))


def _each(*games: int) -> tuple[float, ...]:
    """The share of wins of each size, from one point on, from how many there were in 10,000 games."""
    return tuple(count / 10_000 for count in games)


_SHARES: Final = {
    "backgammon": (_graded(0.5136, 0.1438, 0.0074), _graded(0.4864, 0.1334, 0.0072)),
    "egyptian": (_graded(0.5129, 0.1444, 0.0075), _graded(0.4871, 0.1340, 0.0073)),
    "nackgammon": (_graded(0.5196, 0.1501, 0.0109), _graded(0.4804, 0.1302, 0.0083)),
    "portes": (_graded(0.5258, 0.1503), _graded(0.4742, 0.1277)),
    "hypergammon": (_graded(0.5303, 0.2851, 0.0198), _graded(0.4697, 0.2645, 0.0172)),
    "longgammon": (_graded(0.5104, 0.1138, 0.0044), _graded(0.4896, 0.1023, 0.0040)),
    "runte": (_graded(0.5191, 0.1059, 0.0061), _graded(0.4809, 0.0968, 0.0057)),
    "sugoroku": (_graded(0.5283), _graded(0.4717)),
    "plakoto": (_graded(0.5256, 0.2338), _graded(0.4744, 0.1851)),
    "tapa": (_graded(0.5225, 0.2278), _graded(0.4775, 0.1840)),
    "fevga": (_graded(0.5756, 0.1266), _graded(0.4244, 0.0624)),
    "narde": (_graded(0.5760, 0.0896), _graded(0.4240, 0.0457)),
    "gul_bara": (_graded(0.5222, 0.1903), _graded(0.4778, 0.1551)),
    "american_acey_deucey": (
        _each(211, 230, 239, 238, 232, 232, 238, 252, 221, 234, 220, 230, 182, 220, 2038),
        _each(214, 213, 208, 241, 210, 210, 236, 233, 234, 218, 190, 234, 150, 212, 1780),
    ),
    "european_acey_deucey": (
        _each(1034, 718, 548, 469, 383, 273, 234, 206, 147, 115, 98, 93, 75, 65, 622),
        _each(1019, 738, 579, 469, 381, 275, 225, 187, 138, 119, 110, 78, 62, 52, 488),
    ),
    "makhbusa": (_graded(0.5596, 0.2517), _graded(0.4404, 0.1686)),
}
"""For who opens a game: its chances to win one point, two, three ..., and to lose as many. They are what the game's
network says of the start, a roll ahead; where the loser pays for each checker, what came of 12,000 games that the
network played against itself."""


class Series(NamedTuple):
    """A match without a cube: the games that are played in turn, and whether the winner of the last one opens each."""

    games: tuple[str, ...]
    winner_opens: tuple[bool, ...]


@cache
def winning_series(series: Series, played: int, away: int, theirs: int, *, won_last: bool | None) -> float:
    """A side's chance to win from so many points away without a cube, after `played` games.

    The usual table is made for the cube; without one a lead is worth far more.
    `won_last` says whether it won the last of them; None before the first, and after a draw.
    """
    if away <= 0 or theirs <= 0:
        return 1.0 if away <= 0 else 0.0
    if won_last is not None and series.winner_opens[played % len(series.games)]:
        return _opening(series, played, away, theirs) if won_last else 1 - _opening(series, played, theirs, away)
    return (_opening(series, played, away, theirs) + 1 - _opening(series, played, theirs, away)) / 2


@cache
def _opening(series: Series, played: int, away: int, theirs: int) -> float:
    """The same for who opens the next game."""
    played %= len(series.games)
    wins, losses = _SHARES[series.games[played]]
    chance = 0.0
    for points, share in enumerate(wins, 1):
        chance += share * winning_series(series, played + 1, away - points, theirs, won_last=True)
    for points, share in enumerate(losses, 1):
        chance += share * winning_series(series, played + 1, away, theirs - points, won_last=False)
    return chance


BGSAGE: Final = frozenset({"backgammon", "nackgammon", "egyptian", "portes"})
"""The games whose equities bgsage knows: backgammon from another start, or paid otherwise."""
_SINGLY: Final = BGSAGE | games_with_net()
KNOWN: Final = _SINGLY | ({TAVLI.key} if {game.key for game in TAVLI.rotation} <= _SINGLY else set())
"""The games that a network knows: bgsage, or one of ours."""


def knows(variant: str, rules: Rules) -> bool:
    """Does a network know a game with these house rules?"""
    return variant in KNOWN and trained_for(rules, variant)


def has_own_network(state: MatchState) -> bool:
    """Does the game being played have a network of our own, rather than bgsage's?"""
    return net_file(game_of(state).key) is not None


class Standing(msgspec.Struct, frozen=True):
    """The setting of a decision, seen by one side. `away` and `away_theirs` are 0 in an unlimited session."""

    away: int
    away_theirs: int
    value: int
    owner: str
    """"centered", "player" (this side) or "opponent"."""
    crawford: bool
    """Is there no cube in this game? The network knows only one such game, the Crawford game."""
    after_crawford: bool
    """Has the Crawford game been played before this one, or is it this one?"""
    jacoby: bool
    beavers: bool
    cube: bool
    """Is there a cube in this game?"""
    series: Series | None = None
    """The games of a match in which there is never a cube; None elsewhere."""
    game: int = 1
    """The number of this game among those of `series`."""

    @property
    def in_match(self) -> bool:
        """Is there a length to reach?"""
        return self.away > 0

    def other(self) -> Standing:
        """The same, seen by the opponent."""
        owner = {"player": "opponent", "opponent": "player"}.get(self.owner, self.owner)
        return msgspec.structs.replace(self, away=self.away_theirs, away_theirs=self.away, owner=owner)


def standing_of(state: MatchState, side: Side) -> Standing:
    """The standing of `side` in `state`."""
    owner = state.cube.owner
    cube = cube_in_game(state)
    in_match = bool(state.length)
    return Standing(
        away=state.away(side),
        away_theirs=state.away(side.other),
        value=state.cube.value,
        owner="centered" if owner is None else "player" if owner is side else "opponent",
        crawford=in_match and not cube,
        after_crawford=state.crawford is not Crawford.BEFORE,
        jacoby=not in_match and cube and state.rules.jacoby,
        beavers=not in_match and bool(getattr(state.rules, "beavers", False)),
        cube=cube,
        series=_series_of(state) if in_match and not cube_in_match(state) else None,
        game=state.game,
    )


def _series_of(state: MatchState) -> Series:
    rotation = TAVLI.rotation if state.variant == TAVLI.key else (game_of(state),)
    opens = tuple(state.rules.winner_starts or one.winner_starts for one in rotation)
    return Series(tuple(one.key for one in rotation), opens)


def check_position(position: Position, variant: Variant = BACKGAMMON) -> None:
    """Raise ValueError for a position to which a network would give a nonsense answer.

    Both sides need all their checkers, no point may be held by both unless one is pinned there, and the game may not be
    over.
    """
    start = variant.start()
    for counts in (position.mine, position.theirs):
        if len(counts) != len(start.mine) or min(counts) < 0 or sum(counts) != sum(start.mine):
            raise ValueError(f"not {sum(start.mine)} checkers: {counts}")
        if counts[OFF] == sum(start.mine):
            raise ValueError("the game is over")
    both = [point for point in range(1, POINTS + 1) if position.mine[point] and position.theirs[variant.facing(point)]]
    if any(point not in position.pinned and -point not in position.pinned for point in both):
        raise ValueError(f"a point held by both sides: {position}")
    if not {abs(point) for point in position.pinned} <= set(both):
        raise ValueError(f"pinned by nobody: {position}")


def board_of(position: Position) -> list[int]:
    """The network's board: 26 counts, the mover's checkers positive; [25] is its bar and [0] the opponent's."""
    mine, theirs = position.mine, position.theirs
    points = [mine[point] - theirs[BAR - point] for point in range(1, POINTS + 1)]
    return [theirs[BAR], *points, mine[BAR]]


ANALYSIS_PLIES: Final = 2
"""Default search depth of an analysis in plies: what GNU Backgammon calls 1-ply."""
HINT_PLIES: Final = 3
"""Search depth of a single position while somebody waits, in plies: what GNU Backgammon calls 2-ply."""
OWN_DEEPEST: Final = 3
"""Most plies our own networks search: a play, every answer to it, and every reply to the best of those."""
DEEPER: Final = {2: 3}
"""The depth of a second look at a close or costly decision, by the depth of the first."""


def depth_name(plies: int) -> str:
    """The name of a match analysis that begins at a depth of `plies`, such as "2+3ply"."""
    return f"{plies}+{DEEPER[plies]}ply" if plies in DEEPER else f"{plies}ply"


class OutOfTime(Exception):
    """A look was broken off because its time was over."""


class Watch:
    """The time that a decision may take, and whether it was too short.

    A look at a play isn't begun if it would end too late, by how long the slowest at the same depth has lately taken.
    Our own networks look at the clock on the way, too.
    """

    _slowest: ClassVar[dict[int, float]] = {}
    """Seconds by depth. It goes down a little with each look, so one hiccup isn't remembered for long."""

    def __init__(self, seconds: float = math.inf) -> None:
        self.left = seconds
        """Seconds given at the beginning."""
        self.ran_out = False
        self._until = time.perf_counter() + seconds

    def allows(self, plies: int) -> bool:
        """Is there time for a look at one more play? If not, the time ran out."""
        slowest = self._slowest.get(plies, 0.0)
        if time.perf_counter() + slowest <= self._until:
            return True
        self._slowest[plies] = 0.9 * slowest  # or nothing would ever be looked at again after one long look
        self.ran_out = True
        return False

    def check(self) -> None:
        """Raise OutOfTime if the time is over."""
        if time.perf_counter() > self._until:
            self.ran_out = True
            raise OutOfTime

    def looked(self, plies: int, seconds: float) -> None:
        """A look took this long."""
        self._slowest[plies] = max(seconds, 0.9 * self._slowest.get(plies, 0.0))
