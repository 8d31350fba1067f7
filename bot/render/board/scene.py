"""A scene to be drawn: a position and everything players want to see around it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, Literal, NamedTuple, get_args

from bot.errors import IllegalReason
from bot.rules.dice import Roll
from bot.rules.position import BAR, HAND, OFF, POINTS, Position
from bot.rules.rules import Rules
from bot.rules.scoring import Cube
from bot.rules.sides import Side
from bot.rules.variants import BACKGAMMON, Variant
from bot.texts.catalogue import say

_OTHER_WAY: Final = tuple(BAR - point for point in range(BAR))
_SAME_WAY: Final = tuple((point + POINTS // 2 - 1) % POINTS + 1 for point in range(BAR))

_CHECKERS: Final = 15


@lru_cache(maxsize=256)
def look_of(game: Variant, rules: Rules | None = None) -> GameLook:
    """The look of a game's board under these house rules (those of match play if none are given).

    Heads are marked in games whose sides move the same way: there the start is far from the opponent's.
    """
    return GameLook(
        name="" if game.key == BACKGAMMON.key else game.name,
        same_way=game.same_way,
        pins=game.pins,
        head=game.same_way,
        point_limit=_point_limit(game, rules or Rules()),
    )


def _point_limit(game: Variant, rules: Rules) -> int | None:
    """How many checkers make a point full. The game is asked, because the limit may be its own or a house rule."""
    counts = range(2, _CHECKERS)
    if not _is_full(game, rules, counts[-1]):
        return None
    return next(count for count in counts if _is_full(game, rules, count))


def _is_full(game: Variant, rules: Rules, count: int) -> bool:
    size = len(game.start().mine)
    mine = tuple({POINTS: 1, POINTS - 1: count}.get(point, 0) for point in range(size))
    theirs = tuple(_CHECKERS if point == 1 else 0 for point in range(size))
    return game.why_not(Position(mine, theirs), POINTS, POINTS - 1, rules) is IllegalReason.FULL_POINT


@dataclass(frozen=True, slots=True)
class GameLook:
    """The differences of a game's board from that of backgammon, the default."""

    name: str = ""
    """The game's name, written on the board; "" writes none, as for backgammon."""
    same_way: bool = False
    """Do both sides move counterclockwise, from opposite corners? Then each has its tray at an end of its own."""
    pins: bool = False
    """Is a lone checker that is landed on pinned instead of hit?"""
    head: bool = False
    """Are the points marked from which the sides start?"""
    point_limit: int | None = None
    """The most checkers a side may have on a point, written on the board; None if any number may be there."""

    def facing(self, point: int) -> int:
        """A side's point 1-24 in the other side's numbering."""
        return facing(self.same_way)[point]


def facing(same_way: bool) -> tuple[int, ...]:
    """For each point 1-24 of a side (0 is none) the same in the other side's numbering."""
    return _SAME_WAY if same_way else _OTHER_WAY


Numbers = Literal["mover", "bottom", "white", "black", "fixed", "none"]
"""Whose numbering the rails wear: that of the side on roll, of the side at the bottom, of a side, or none.

With "fixed" they are White's, and so are those of every play that is told.
"""


TOGETHER: Final = " · "
"""Separates two things said on one label."""
_NOWHERE: Final[frozenset[int]] = frozenset()


@dataclass(frozen=True, slots=True)
class LastMove:
    """One checker's move of the last play, in the numbering of the side that made it.

    25 is the bar, 0 off, and 26 the place of checkers that haven't entered yet. Raises ValueError for other numbers.
    """

    side: Side
    source: int
    target: int
    hit: bool = False

    def __post_init__(self) -> None:
        if not 0 <= self.target <= BAR or not 0 <= self.source <= HAND:
            raise ValueError(f"no such point: {self.source}/{self.target}")


def number_on(value: int, owner: Side | None) -> int:
    """The number on a cube. Before it's turned it shows its 64, as every real cube does."""
    return 64 if value == 1 and owner is None else value


class CrewCube(NamedTuple):
    """A cube of a chouette's crew as it's shown below the board."""

    name: str
    value: int
    note: str
    """In a few words: where the cube is, and its outcome."""
    owner: Side | None = None
    """The side that owns it; None while it's centered."""
    plays: bool = False
    """Is its owner the captain?"""
    out: bool = False
    """Is it settled?"""
    quiet: bool = False
    """Has it not been turned yet?"""


@dataclass(frozen=True)
class BoardScene:
    """One picture of a board. Everything but the position has a default.

    `position` is seen by `mover`: the side on roll. `names` and `score` are indexed by Side; a score may be a text of
    its own. `length` is the match length in points, 0 for an unlimited session. Raises ValueError for unknown
    `numbers`.
    """

    position: Position
    mover: Side = Side.WHITE
    names: tuple[str, str] = ("White", "Black")
    score: tuple[int | str, int | str] = (0, 0)
    length: int = 0
    cube: Cube = field(default_factory=Cube)
    cube_in_play: bool = True
    """False for a match without a cube: none is drawn."""
    crawford: bool = False
    """True in the Crawford game: the cube is crossed out."""
    post_crawford: bool = False
    dice: Roll | None = None
    dice_used: tuple[bool, ...] = ()
    """Which dice are dimmed because they were played; a doublet has four."""
    old_dice: Roll | None = None
    """The roll of the play before, faded, on the side of the player who rolled it, unless words are written there."""
    to_play: tuple[int, ...] = ()
    """The numbers being played, if they aren't those of the dice as in backgammon; they are drawn instead."""
    last_play: tuple[LastMove, ...] = ()
    offered: int | None = None
    """The value a double on offer would bring the cube to."""
    beavers: int = 0
    """How often that double was turned again: 1 is a beaver, 2 a raccoon."""
    offered_by: Side | None = None
    """The side that offers a double, or to resign; of a double, None means the mover. The other side has to answer and
    gets the mark of the turn."""
    over: bool = False
    """True if the game is finished and nobody is to move."""
    winner: Side | None = None
    bottom: Side = Side.WHITE
    """The side whose home board is at the bottom."""
    home_left: bool = False
    """True to mirror the board: home boards and trays on the left."""
    numbers: Numbers = "mover"
    """Whose numbering the point numbers use; "none" leaves the rails empty."""
    theme: str = "classic"
    caption: str = ""
    """A few words written on the board, such as "cannot move"."""
    game: GameLook = field(default_factory=GameLook)
    """How the board shows which game it is; backgammon by default."""
    crew: tuple[CrewCube, ...] = ()
    """The cubes of a chouette, in a strip below the board."""

    def __post_init__(self) -> None:
        if self.numbers not in get_args(Numbers):
            raise ValueError(f"no such numbering: {self.numbers}")

    def counts(self, side: Side) -> tuple[int, ...]:
        """A side's counts, in that side's own numbering: 26, or 27 in games with checkers yet to enter."""
        return self.position.mine if side == self.mover else self.position.theirs

    def in_hand(self, side: Side) -> int:
        """How many of a side's checkers haven't entered yet."""
        counts = self.counts(side)
        return counts[HAND] if len(counts) > HAND else 0

    def pinned(self, side: Side) -> frozenset[int]:
        """The points, in a side's own numbering, where a checker of its own is pinned."""
        if not self.position.pinned:
            return _NOWHERE
        if side == self.mover:
            return frozenset(point for point in self.position.pinned if point > 0)
        return frozenset(self.game.facing(-point) for point in self.position.pinned if point < 0)

    def pips(self, side: Side) -> int:
        """A side's pip count."""
        return self.position.pip_count if side == self.mover else self.position.opponent_pip_count

    @property
    def numbered_by(self) -> Side | None:
        """The side whose numbering the point numbers use; None if there are none."""
        if self.numbers in {"fixed", "none"}:
            return Side.WHITE if self.numbers == "fixed" else None
        sides = {"mover": self.mover, "bottom": self.bottom, "white": Side.WHITE, "black": Side.BLACK}
        return sides[self.numbers]

    def told(self, side: Side, point: int) -> int:
        """The number of a side's point where its play is told: its own, or with fixed numbers White's."""
        turned = self.numbers == "fixed" and side is Side.BLACK and OFF < point < BAR
        return self.game.facing(point) if turned else point

    def tells(self, side: Side) -> bool:
        """Does a play of this side have other numbers than the rails, so that its arrows carry them?"""
        return self.numbers not in {"fixed", "none"} and self.numbered_by is not side

    @property
    def doubler(self) -> Side:
        """The side that offers the double on offer."""
        return self.mover if self.offered_by is None else self.offered_by

    @property
    def to_act(self) -> Side | None:
        """The side that everybody is waiting for: the mover or who has to answer; None after the game."""
        if self.over:
            return None
        return self.mover if self.offered is self.offered_by is None else self.doubler.other

    @property
    def cube_shown(self) -> int:
        """The number on the cube."""
        return number_on(self.cube.value, self.cube.owner)

    def dice_shown(self) -> tuple[tuple[int, bool], ...]:
        """Each number as (number, already played), in the order of the dice: two, or four of a doublet."""
        if self.dice is None and not self.to_play:
            return ()
        numbers = self.to_play or dice_lying(self.dice)
        used = (*self.dice_used, False, False, False, False)
        return tuple(zip(numbers, used, strict=False))

    def words(self) -> str:
        """The words written on the board: the game's name, then the caption or anything special about this game."""
        return say_together(self.game_words(), self._news())

    def game_words(self) -> str:
        """The name of the game, unless it is backgammon, and how many checkers make a point full."""
        limit = self.game.point_limit
        return say_together(self.game.name, "" if limit is None else say("board-limit", limit=limit))

    def _news(self) -> str:
        if self.caption:
            return self.caption
        if self.over and self.winner is not None:
            return say("board-wins", side=self.winner.name.lower())
        if self.last_play:
            return ""  # what is special about a game is said at its start, before there are arrows to lie on
        if self.crawford:
            return say("board-crawford")
        return say("board-post-crawford") if self.post_crawford else ""


def dice_lying(dice: Roll | None) -> tuple[int, ...]:
    """The numbers of a roll as it's drawn in backgammon: as they fell, and a doublet as four."""
    if dice is None:
        return ()
    return (dice.first,) * 4 if dice.is_doublet else (dice.first, dice.second)


def say_together(*words: str) -> str:
    """Several things said on one label, with a dot between them."""
    return TOGETHER.join(word for word in words if word)


def pips_word() -> str:
    """The word after a pip count."""
    return say("board-pips")
