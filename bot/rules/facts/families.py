"""The families of facts: each is a number of the position after a play, or nothing where it means nothing."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType
from typing import Final, NamedTuple

from bot.rules.dice import ALL_ROLLS
from bot.rules.luck import is_whole_turn
from bot.rules.play import Play
from bot.rules.position import BAR, HAND, OFF, POINTS, Position
from bot.rules.remarks import FAR, HOME, longest_row_of
from bot.rules.rules import Rules
from bot.rules.variants import Variant

NO_ROW: Final = 3
"""The most points in a row that hold nobody up."""
NO_STACK: Final = 5
"""The most checkers on a point that aren't a stack."""
USEFUL: Final = range(3, 8)
"""The points that a roll is good for if it makes them."""


class Family(StrEnum):
    """A kind of fact."""

    WINS = "wins"
    """1 if the game is over, and won."""
    HITS = "hits"
    """Checkers hit."""
    PINS = "pins"
    """Opposing checkers that are pinned."""
    PINNED = "pinned"
    """One's own checkers that are pinned."""
    SHOTS = "shots"
    """Of 36 rolls those with a legal hit outside the opponent's home, where a hit costs little; or with a pin."""
    POINTS = "points"
    """Points held outside the opponent's home."""
    PRIME = "prime"
    """The most points held in a row in front of an opposing checker, if that's four; fewer hold nobody up."""
    BLOCKS = "blocks"
    """Of 36 rolls those that the opponent can't play in full, where both sides go the same way."""
    STUCK = "stuck"
    """The same of one's own next rolls, if the opponent's turn changed nothing."""
    CLOSED = "closed"
    """Numbers that are closed to the points where opposing checkers stand, each a point and a number; there too."""
    SHUT = "shut"
    """The same of one's own points."""
    HEAD = "head"
    """Checkers still on the point where all began, there too."""
    SPREAD = "spread"
    """Points held beyond that one, there too: a single checker holds a point."""
    ANCHOR = "anchor"
    """Points held in the opponent's home, but for its first, on which two checkers begin."""
    HOME = "home"
    """Home points held against a checker on the bar."""
    BLOTS = "blots"
    """Lone checkers at home while an opposing checker is on the bar."""
    BACK = "back"
    """Checkers in the opponent's home or on the bar."""
    STACK = "stack"
    """Checkers on the tallest stack to which the play brings one, if that's six; fewer are no stack."""
    OUTSIDE = "outside"
    """In a race: checkers that haven't come home, so that none is borne off."""
    OFF = "off"
    """Checkers borne off."""
    RACE = "race"
    """Pips ahead in the race."""
    EPC = "epc"
    """The effective pip count: 49/6 times the rolls needed on average."""
    WASTE = "waste"
    """The effective pip count less the pips that are left."""
    NEXT = "next"
    """Of 36 rolls those that would hit, or make one of the points 7 to 3, if the opponent's turn changed nothing."""
    WIN = "win"
    """The chance to win the game, in percent; and those below: to win a gammon or a double game, to lose one."""
    GAMMON = "gammon"
    GAMMON_LOST = "gammon_lost"
    BACKGAMMON = "backgammon"
    BACKGAMMON_LOST = "backgammon_lost"


LESS_IS_BETTER: Final = frozenset({
    Family.PINNED, Family.SHOTS, Family.STUCK, Family.SHUT, Family.HEAD,
    Family.BLOTS, Family.BACK, Family.STACK, Family.OUTSIDE, Family.EPC, Family.WASTE, Family.GAMMON_LOST,
    Family.BACKGAMMON_LOST,
})  # fmt: skip
CHANCES: Final = frozenset({
    Family.WIN, Family.GAMMON, Family.GAMMON_LOST, Family.BACKGAMMON, Family.BACKGAMMON_LOST
})  # fmt: skip
"""Families about a play's worth, rather than its features."""


class Worth(NamedTuple):
    """The engine's knowledge of a play: its chances in percent, and the effective pip count after it in a bear-off."""

    win: float | None = None
    gammon: float | None = None
    gammon_lost: float | None = None
    backgammon: float | None = None
    backgammon_lost: float | None = None
    epc: float | None = None


class After:
    """A play, and all that is counted in the position it leads to."""

    def __init__(self, play: Play, game: Variant, rules: Rules, worth: Worth, *, ends_turn: bool) -> None:
        """`ends_turn`: is the opponent next, whatever is rolled?"""
        self.play, self.game, self.rules, self.worth, self.ends_turn = play, game, rules, worth, ends_turn
        self.position = play.after
        self.mine, self.theirs = play.after.mine, play.after.theirs
        self._measured: dict[Family, float | None] = {}

    def measured(self, family: Family) -> float | None:
        """A family's count here, made once; None where it doesn't apply."""
        if family not in self._measured:
            self._measured[family] = MEASURES[family](self)
        return self._measured[family]

    @property
    def hits(self) -> bool:
        """Are checkers sent back in this game?"""
        return not (self.game.same_way or self.game.pins)

    @cached_property
    def contact(self) -> bool:
        """Can a side still hinder the other?"""
        return self.game.has_contact(self.position)

    @cached_property
    def held(self) -> frozenset[int]:
        """The points that the opponent can't land on: one checker that pins another holds its point."""
        least, pinned = 1 if self.game.same_way else 2, self.position.pinned
        return frozenset(point for point in range(1, POINTS + 1) if self.mine[point] >= least or -point in pinned)

    @property
    def effective_pips(self) -> float | None:
        """The effective pip count, where nothing but the race is left."""
        return None if self.contact else self.worth.epc

    @property
    def holds(self) -> frozenset[int]:
        """The points of the family POINTS."""
        return self.held if self.game.pins else frozenset(point for point in self.held if point < FAR)

    @property
    def anchors(self) -> frozenset[int]:
        """The points of the family ANCHOR."""
        return frozenset(point for point in self.held if FAR <= point < POINTS)

    @cached_property
    def back_blots(self) -> tuple[int, ...]:
        """The lone checkers in the opponent's home, where the sides meet there: SHOTS leaves them out."""
        if not (self.hits and self.contact):
            return ()
        return tuple(point for point in range(POINTS, FAR - 1, -1) if self.mine[point] == 1)


def _wins(after: After) -> float | None:
    result = after.game.result(after.position, after.rules)
    return float(result is not None and not result.is_draw)


def _stack(after: After) -> float:
    grown = zip(after.mine[1:BAR], after.play.before.mine[1:BAR], strict=True)
    return max([NO_STACK, *(count for count, before in grown if count > before)])


def rolls_that(position: Position, game: Variant, rules: Rules, does: Callable[[Play], bool]) -> int:
    """Of 36 rolls of the side on roll those with a legal play that does something."""
    return sum(ways for roll, ways in ALL_ROLLS if any(does(play) for play in game.legal_plays(position, roll, rules)))


def _shots(after: After) -> float | None:
    if after.game.same_way or not after.ends_turn or not is_whole_turn(after.game):
        return None
    if not after.contact or 1 not in after.mine[1 : FAR if after.hits else BAR]:
        return 0.0
    does = _pins_something if after.game.pins else _hits_outside
    return rolls_that(after.position.swapped(), after.game, after.rules, does)


def _hits_outside(play: Play) -> bool:
    """Does it hit outside its mover's home?"""
    return any(move.hit and move.target > HOME for move in play.moves)


def _pins_something(play: Play) -> bool:
    """Does it pin a checker that wasn't pinned, and stay on it?"""
    return any(point < 0 and point not in play.before.pinned for point in play.after.pinned)


def _next(after: After) -> float | None:
    if not (after.hits and after.contact and after.ends_turn and is_whole_turn(after.game)):
        return None

    def is_good(play: Play) -> bool:
        now, then = play.before.mine, play.after.mine
        return any(move.hit for move in play.moves) or any(then[at] > 1 >= now[at] for at in USEFUL)

    return rolls_that(after.position, after.game, after.rules, is_good)


def _prime(after: After) -> float | None:
    if not after.contact:
        return None
    passed = 0
    if not after.game.same_way:
        theirs = after.theirs
        waiting = theirs[BAR] + (theirs[HAND] if len(theirs) > HAND else 0)
        passed = 0 if waiting else BAR - max((at for at in range(1, BAR) if theirs[at]), default=0)
    row = longest_row_of([point for point in after.held if point > passed])
    return max(row, NO_ROW)


def _lost_rolls(after: After, position: Position) -> float | None:
    """Of 36 rolls of the side on roll in `position` those that can't be played in full, where both go the same way."""
    game, rules = after.game, after.rules
    if not (game.same_way and after.contact and after.ends_turn and is_whole_turn(game)):
        return None
    played = ((game.legal_plays(position, roll, rules), len(game.numbers(roll)), ways) for roll, ways in ALL_ROLLS)
    return sum(ways for plays, numbers, ways in played if not plays or plays[0].dice < numbers)


def _closed_numbers(after: After, position: Position) -> float | None:
    """The moves of one number that the side on roll in `position` can't make because the other holds the target."""
    if not (after.game.same_way and after.contact):
        return None
    mine, theirs, facing = position.mine, position.theirs, after.game.facing
    moves = ((point, point - die) for point in range(1, BAR) if mine[point] for die in range(1, min(7, point)))
    return sum(theirs[facing(target)] > 0 for _, target in moves)


MEASURES: Final[Mapping[Family, Callable[[After], float | None]]] = MappingProxyType({
    Family.WINS: _wins,
    Family.HITS: lambda after: sum(move.hit for move in after.play.moves) if after.hits else None,
    Family.PINS: lambda after: sum(point < 0 for point in after.position.pinned) if after.game.pins else None,
    Family.PINNED: lambda after: sum(point > 0 for point in after.position.pinned) if after.game.pins else None,
    Family.SHOTS: _shots,
    Family.POINTS: lambda after: len(after.holds) if after.contact and not after.game.same_way else None,
    Family.PRIME: _prime,
    Family.BLOCKS: lambda after: _lost_rolls(after, after.position.swapped()),
    Family.STUCK: lambda after: _lost_rolls(after, after.position),
    Family.CLOSED: lambda after: _closed_numbers(after, after.position.swapped()),
    Family.SHUT: lambda after: _closed_numbers(after, after.position),
    Family.HEAD: lambda after: after.mine[POINTS] if after.game.same_way and after.contact else None,
    Family.SPREAD: lambda after: len(after.held - {POINTS}) if after.game.same_way and after.contact else None,
    Family.ANCHOR: lambda after: len(after.anchors) if after.hits and after.contact else None,
    Family.HOME: lambda after: sum(point <= HOME for point in after.held) if after.hits and after.theirs[BAR] else None,
    Family.BLOTS: lambda after: after.mine[1 : HOME + 1].count(1) if after.hits and after.theirs[BAR] else None,
    Family.BACK: lambda after: sum(after.mine[FAR : BAR + 1]) if after.hits and after.contact else None,
    Family.STACK: lambda after: _stack(after) if after.contact else None,
    Family.OUTSIDE: lambda after: None if after.contact else sum(after.mine[HOME + 1 :]),
    Family.OFF: lambda after: after.mine[OFF] - after.play.before.mine[OFF],
    Family.RACE: lambda after: after.position.opponent_pip_count - after.position.pip_count,
    Family.EPC: lambda after: after.effective_pips,
    Family.WASTE: lambda after: after.effective_pips and after.effective_pips - after.position.pip_count,
    Family.NEXT: _next,
    Family.WIN: lambda after: after.worth.win,
    Family.GAMMON: lambda after: None if after.game.by_the_checker else after.worth.gammon,
    Family.GAMMON_LOST: lambda after: None if after.game.by_the_checker else after.worth.gammon_lost,
    Family.BACKGAMMON: lambda after: after.worth.backgammon if after.game.gammons else None,
    Family.BACKGAMMON_LOST: lambda after: after.worth.backgammon_lost if after.game.gammons else None,
})  # fmt: skip
