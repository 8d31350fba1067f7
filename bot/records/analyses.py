"""The engine's findings about positions, decisions and matches: records that every room may know.

Equities are normalised: the points a side can expect, divided by the cube's value at the moment of the decision; in a
match on the scale where winning that value is +1 and losing it is -1 ("EMG" in GNU Backgammon). Chances are between
0 and 1. Everything can be encoded by msgspec, and so stored.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec

from bot.records.insights import ENOUGH, Performance
from bot.rules.dice import Roll
from bot.rules.position import Position
from bot.rules.sides import Side


class Chances(msgspec.Struct, frozen=True):
    """How a game may end, seen by one side. A gammon includes the backgammons."""

    win: float
    gammon: float
    backgammon: float
    gammon_lost: float
    backgammon_lost: float

    def turned(self) -> Chances:
        """The same, seen by the other side."""
        return Chances(1 - self.win, self.gammon_lost, self.backgammon_lost, self.gammon, self.backgammon)


class RankedPlay(msgspec.Struct, frozen=True):
    """A legal play: its notation, its equity, what it loses against the best, and the chances after it.

    Studies of earlier versions have no chances.
    """

    play: str
    equity: float
    loss: float
    chances: Chances | None = None


class CubeAction(StrEnum):
    """A cube action."""

    NO_DOUBLE = "no_double"
    DOUBLE = "double"
    TAKE = "take"
    PASS = "pass"  # noqa: S105 - of the dice, not of a lock
    BEAVER = "beaver"


class CubeVerdict(msgspec.Struct, frozen=True):
    """Both sides' cube decision, seen by the side that may double; the equities are for the cube before doubling."""

    no_double: float
    double_take: float
    double_pass: float
    chances: Chances
    beaver: bool = False
    """Would the other side rather beaver than take? Then `double_take` is what that is worth."""

    @property
    def should_take(self) -> bool:
        """Should the other side take?"""
        return self.double_take <= self.double_pass

    @property
    def doubled(self) -> float:
        """The equity of doubling, with the right answer."""
        return min(self.double_take, self.double_pass)

    @property
    def should_double(self) -> bool:
        """Should the cube be turned?"""
        return self.doubled > self.no_double

    @property
    def too_good(self) -> bool:
        """Is playing on for a gammon worth more than the pass that a double would get?"""
        return not self.should_double and not self.should_take and self.no_double > self.double_pass

    @property
    def best(self) -> float:
        """The equity of the right decision."""
        return max(self.no_double, self.doubled)

    def worth(self, kind: DecisionKind, *, beavers: bool = False) -> dict[CubeAction, float]:
        """The equity of each choice, seen by the side that decides; a beaver is one where there are `beavers`."""
        if kind is DecisionKind.DOUBLE:
            return {CubeAction.NO_DOUBLE: self.no_double, CubeAction.DOUBLE: self.doubled}
        taken = self.double_take / 2 if self.beaver else self.double_take
        answers = {CubeAction.TAKE: -taken, CubeAction.PASS: -self.double_pass}
        return {**answers, CubeAction.BEAVER: -2 * taken} if beavers else answers

    @property
    def is_close(self) -> bool:
        """Is it a decision at all? Not where doubling would be a mistake of 0.16 or more.

        The limit is GNU Backgammon's; without it every roll of a lost game would count as a good decision.
        """
        return self.best - self.doubled < CLOSE_CUBE


class CubeStands(StrEnum):
    """The right decision about a cube, in a word."""

    BELOW = "below"
    """It's too early to double."""
    WINDOW = "window"
    CASH = "cash"
    """A double is passed."""
    TOO_GOOD = "too_good"
    TAKE = "take"
    """After a double, like the two below: the other side takes."""
    BEAVER = "beaver"
    PASS = "pass"  # noqa: S105 - no password


class CubeFacts(msgspec.Struct, frozen=True):
    """The cube in numbers: chances in percent, those of the side that may double or has doubled.

    From `double` on it may double, from `cash` on the other side passes, from `too_good` on it plays for the gammon;
    None where the cube can't be turned, or has no such point.
    """

    win: float
    double: float | None
    cash: float | None
    too_good: float | None
    losers: int | None
    """Of 1,296 sequences of two rolls those after which a double would be passed; None where it's passed now."""
    take: float | None
    """The other side's take point by the score alone, without gammons and with a dead cube; None for points."""
    gammon: float | None
    """The worth of a gammon at the doubled cube, as a share of the stake between winning and losing; None where none
    will be won."""
    stands: CubeStands | None = None
    """Where the right decision places the chance among those points; None where the points place it elsewhere."""


class PositionAnalysis(msgspec.Struct, frozen=True):
    """A position: its legal plays, the best first, when there is a roll; else the cube decision, when there is one.

    `equity` and `chances` are those of the side on roll; None where no play is legal.
    """

    equity: float | None
    chances: Chances | None
    plays: tuple[RankedPlay, ...] = ()
    cube: CubeVerdict | None = None
    winning: float | None = None
    """The chance to win the match; None outside matches."""


class DecisionKind(StrEnum):
    """A kind of decision."""

    CHECKER = "checker"
    DOUBLE = "double"
    TAKE = "take"


class Mark(StrEnum):
    """How bad a decision was, by the equity it lost."""

    NONE = "none"
    DOUBTFUL = "doubtful"
    BAD = "bad"
    VERY_BAD = "very_bad"


class Word(StrEnum):
    """How well somebody played: the words of the computer players' levels, and two more that GNU Backgammon has."""

    SUPERNATURAL = "supernatural"
    WORLD_CLASS = "world_class"
    EXPERT = "expert"
    ADVANCED = "advanced"
    INTERMEDIATE = "intermediate"
    CASUAL = "casual"
    BEGINNER = "beginner"
    AWFUL = "awful"


CLOSE_CUBE = 0.16
LISTED: Final = 5
"""So many of the best plays of a decision are looked at deeply and kept, however bad they are."""
_MARKS = ((0.16, Mark.VERY_BAD), (0.08, Mark.BAD), (0.04, Mark.DOUBTFUL))
_WORDS = (
    (0.002, Word.SUPERNATURAL),
    (0.005, Word.WORLD_CLASS),
    (0.008, Word.EXPERT),
    (0.012, Word.ADVANCED),
    (0.018, Word.INTERMEDIATE),
    (0.026, Word.CASUAL),
    (0.035, Word.BEGINNER),
)
BANDS: Final = (
    (3, Word.WORLD_CLASS),
    (6, Word.EXPERT),
    (9, Word.ADVANCED),
    (14, Word.INTERMEDIATE),
    (21, Word.CASUAL),
    (30, Word.BEGINNER),
)
"""The performance rating below which each word holds; beyond the last one is a beginner too."""


def strength_of(rating: float) -> Word:
    """The word for a performance rating."""
    return next((word for limit, word in BANDS if rating < limit), Word.BEGINNER)


def mark_of(loss: float) -> Mark:
    """How bad a decision is that loses this much equity (GNU Backgammon's limits .04, .08 and .16)."""
    return next((mark for limit, mark in _MARKS if loss >= limit), Mark.NONE)


def word_of(error: float) -> Word:
    """GNU Backgammon's word for an average loss of this much equity a decision."""
    return next((word for limit, word in _WORDS if error < limit), Word.AWFUL)


class DecisionAnalysis(msgspec.Struct, frozen=True, omit_defaults=True):
    """One decision of a match, and for a checker play the luck of its roll.

    `seq` is the number of the event that it led to: the play or the pass of a turn, the roll instead of a double or
    the double, the take or the pass. A turn without a play (nothing could move, or the game was given up) is a
    CHECKER decision of nothing (`played` is empty), analyzed for the luck of its roll alone.
    """

    game: int
    seq: int
    side: Side
    kind: DecisionKind
    position: Position
    """Seen by the side on roll: the mover, or the side that may double or has doubled."""
    roll: Roll | None
    played: str
    """The notation of a play, the value of a CubeAction, or nothing."""
    best: str
    loss: float
    """Equity given away; 0 for the best decision."""
    counted: bool
    """Does it count as a decision in the performance rating?"""
    forced: bool
    """Was there nothing to choose?"""
    equity: float
    """The worth of the position after the decision, seen by the side that made it."""
    winning: float | None = None
    """The same as a chance to win the match; None outside matches."""
    winning_lost: float | None = None
    """The part of that chance given away."""
    luck: float | None = None
    """Equity that the roll gained over an average roll; None for anything but checker plays."""
    plays: tuple[RankedPlay, ...] = ()
    """The best five plays, and the one played if it is not among them."""
    cube: CubeVerdict | None = None

    @property
    def mark(self) -> Mark:
        """How bad it was."""
        return mark_of(self.loss)

    @property
    def losses(self) -> dict[str, float]:
        """The loss of each choice: of plays the best five and the one made, of the cube every one."""
        return self.losses_where(beavers=False)

    def losses_where(self, *, beavers: bool) -> dict[str, float]:
        """The same; a beaver is among the answers to a double where one is allowed, not only where it's right."""
        ideal = self.equity + self.loss
        known = {one.play: one.loss for one in self.plays}
        if self.cube is not None:
            worth = self.cube.worth(self.kind, beavers=beavers)
            known = {action.value: ideal - equity for action, equity in worth.items()}
        return {**known, self.played: self.loss, self.best: 0.0}

    @property
    def least_of_others(self) -> float:
        """The least that a play loses which isn't among `plays`: as much as the last of the best five."""
        return max(sorted(one.loss for one in self.plays)[:LISTED], default=0.0)


class SideAnalysis(msgspec.Struct, frozen=True):
    """How one side played a game or a match."""

    decisions: int
    """Those that count in the performance rating."""
    choices: int
    """Those that count for GNU Backgammon: every play that was not forced, and the same cube decisions."""
    loss: float
    """Equity lost in those that count, in total."""
    luck: float
    doubtful: int
    bad: int
    very_bad: int
    squares: float
    """The sum of the squares of the losses that make up `loss`."""

    @property
    def performance(self) -> Performance:
        """The performance rating, and how sure it is."""
        return Performance(self.decisions, self.loss, self.squares)

    @property
    def error(self) -> float | None:
        """Equity lost a choice, as GNU Backgammon counts them; None without a choice."""
        return self.loss / self.choices if self.choices else None

    @property
    def rating(self) -> float | None:
        """The performance rating: 500 times the equity lost a decision; None without a decision."""
        return self.performance.rating

    @property
    def strength(self) -> Word | None:
        """The word for the performance rating, which the computer players' levels have as well; None if unsure."""
        return None if self.rating is None or not self.performance.is_enough else strength_of(self.rating)

    @property
    def word(self) -> Word | None:
        """GNU Backgammon's word for it; None for too few choices."""
        return None if self.error is None or self.choices < ENOUGH else word_of(self.error)


class CurvePoint(msgspec.Struct, frozen=True):
    """A point of the curve through a match: after event `seq` White's equity, and in a match its chance to win it."""

    game: int
    seq: int
    equity: float
    winning: float | None = None


class GameAnalysis(msgspec.Struct, frozen=True):
    """One game; `sides` is indexed by `Side`."""

    game: int
    sides: tuple[SideAnalysis, SideAnalysis]


class MatchAnalysis(msgspec.Struct, frozen=True):
    """A whole match. `sides` is indexed by `Side`; decisions are in the order in which they were made."""

    sides: tuple[SideAnalysis, SideAnalysis]
    games: tuple[GameAnalysis, ...]
    decisions: tuple[DecisionAnalysis, ...]
    curve: tuple[CurvePoint, ...]
    level: str
    """How deeply it was analyzed, such as "2ply"."""

    @property
    def blunders(self) -> tuple[DecisionAnalysis, ...]:
        """The decisions that are marked, the worst first."""
        marked = [one for one in self.decisions if one.mark is not Mark.NONE]
        return tuple(sorted(marked, key=lambda one: -one.loss))


class Progress(msgspec.Struct, frozen=True):
    """How far an analysis is: `done` of `total` decisions, and the one analyzed last (None for those known)."""

    done: int
    total: int
    decision: DecisionAnalysis | None
