"""The state of a match: the fold of its events."""

from enum import StrEnum
from typing import Final

import msgspec

from bot.rules.dice import Roll
from bot.rules.play import Move
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.scoring import Cube
from bot.rules.sides import Side, with_side

LONGEST: Final = 99
"""The longest match, in points."""


class Phase(StrEnum):
    """The action that the match is waiting for."""

    TO_ROLL = "to_roll"
    """The side on roll may double or roll."""
    TO_PLAY = "to_play"
    """The side on roll has rolled and has a play to choose."""
    TO_NAME = "to_name"
    """The side on roll names a doublet and plays it."""
    DOUBLE_OFFERED = "double_offered"
    """The side on roll has doubled; the other takes or passes, or beavers, and then the doubler must answer."""
    RESIGNATION_OFFERED = "resignation_offered"
    """A side has offered to resign; the other accepts or refuses."""
    OVER = "over"
    """The match is over."""


IN_PLAY: Final = (Phase.TO_ROLL, Phase.TO_PLAY, Phase.TO_NAME)
"""The side on roll goes on with its turn: nothing is offered."""


class Crawford(StrEnum):
    """The stage of a match in the Crawford rule."""

    BEFORE = "before"
    NOW = "now"
    AFTER = "after"


class Resignation(msgspec.Struct, frozen=True):
    """An offer to resign the game.

    It loses `grade` times the cube, which gives the opponent `points`. If the offer is refused, the match goes on in
    phase `resumes`.
    """

    by: Side
    grade: int
    points: int
    resumes: Phase


class LastTurn(msgspec.Struct, frozen=True):
    """The turn that led to this position: the side, its roll and its moves (none if it couldn't move)."""

    side: Side
    roll: Roll
    moves: tuple[Move, ...]
    numbers: tuple[int, ...] = ()
    """The numbers played, if they aren't those of the roll."""
    lost: tuple[int, ...] = ()
    """The numbers that were left and couldn't be played, if others were."""


class MatchState(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything the rules need to know about a match. `position` is seen by `on_roll`; pairs are indexed by `Side`."""

    variant: str
    rules: Rules
    length: int
    """Points to win; 0 for an unlimited session."""
    position: Position
    seq: int = 0
    """Number of events folded so far."""
    score: tuple[int, int] = (0, 0)
    crawford: Crawford = Crawford.BEFORE
    game: int = 0
    """Number of the game, from 1."""
    rolls: int = 0
    """Rolls drawn in this game so far, ties of the opening included."""
    turns: int = 0
    """Turns ended in this game so far."""
    on_roll: Side = Side.WHITE
    phase: Phase = Phase.TO_ROLL
    cube: Cube = Cube()
    roll: Roll | None = None
    """The roll being played, in the order in which the dice fell."""
    resignation: Resignation | None = None
    last_turn: LastTurn | None = None
    winner: Side | None = None
    """The winner of the match; None while it goes on, for a session that ended level, and for an abandoned match."""
    passing: tuple[int | None, int | None] = (None, None)
    """Turns passed so far by a side that asked to be passed until it can move; None for one that didn't ask."""
    numbers: tuple[int, ...] = ()
    """The numbers being played, if they aren't those of the roll."""
    ahead: tuple[int, ...] = ()
    """The rest of this turn: doublets by their number, 0 for naming one, 7 for another roll."""
    handed: bool = False
    """Are the numbers being played those that the opponent couldn't play?"""
    taken: Cube | None = None
    """The cube before the double that was just taken: until the doubler rolls, the taker may still beaver."""
    stuck: tuple[bool, bool] = (False, False)
    """The sides that could move nothing in their latest turn."""
    edition: int = 1
    """The edition of the games' own rules that the match began with."""
    beavers: int = 0
    """How many times the cube was turned again in the current offer: 1 is a beaver, 2 a raccoon."""
    refused: tuple[int | None, int | None] = (None, None)
    """The turn (as in `turns`) in which a side's offer to resign was last refused in this game, None for none."""

    def away(self, side: Side) -> int:
        """Points `side` still needs; 0 in an unlimited session."""
        return max(0, self.length - self.score[side]) if self.length else 0

    @property
    def waiting_for(self) -> Side | None:
        """The side that has to act, None if the match is over."""
        if self.phase is Phase.OVER:
            return None
        if self.phase is Phase.DOUBLE_OFFERED:
            return self.on_roll if self.beavers % 2 else self.on_roll.other
        if self.phase is Phase.RESIGNATION_OFFERED and self.resignation is not None:
            return self.resignation.by.other
        return self.on_roll

    @property
    def stake(self) -> int:
        """The current value of a single game by the cube; of an offer, before it's accepted."""
        return self.cube.value << self.beavers

    @property
    def is_over(self) -> bool:
        """True once nothing more can happen."""
        return self.phase is Phase.OVER


def add_points(score: tuple[int, int], winner: Side, points: int) -> tuple[int, int]:
    """The score after `winner` got `points`."""
    return with_side(score, winner, score[winner] + points)


def leader(score: tuple[int, int]) -> Side | None:
    """The side with more points."""
    white, black = score
    return None if white == black else Side.WHITE if white > black else Side.BLACK


def score_shown(score: tuple[int, int], length: int) -> tuple[int, int]:
    """The score as it's shown: nobody has more points than a match is long, whatever the last game was worth."""
    return (min(score[0], length), min(score[1], length)) if length else score


def match_winner(score: tuple[int, int], length: int) -> Side | None:
    """The side that has reached the length; always None in an unlimited session."""
    return None if not length else next((side for side in Side if score[side] >= length), None)


def crawford_after_game(before: Crawford, score: tuple[int, int], length: int, rules: Rules) -> Crawford:
    """The match's stage for the next game.

    The first game after someone is 1 point away is the Crawford game; every game after it has the cube again.
    """
    if before is not Crawford.BEFORE:
        return Crawford.AFTER
    if length and rules.crawford and rules.cube and max(score) == length - 1:
        return Crawford.NOW
    return Crawford.BEFORE
