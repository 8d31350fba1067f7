"""The stakes for a side: score, cube and house rules in the engine's terms."""

from __future__ import annotations

import math
import time
from typing import ClassVar, Final

import msgspec

from bot.engine.nets import games_with_net, net_file, trained_for
from bot.engine.series import Series
from bot.rules.match.actions import cube_in_game, cube_in_match
from bot.rules.match.state import Crawford, MatchState
from bot.rules.match.turn import game_of
from bot.rules.position import BAR, OFF, POINTS, Position
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.variants import BACKGAMMON, Variant
from bot.rules.variants.tavli import TAVLI

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

    def counts(self, grade: int) -> int:
        """How many times the cube's value a win of `grade` pays."""
        return 1 if self.jacoby and self.owner == "centered" else grade


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
