"""The commands a player can give. `side` is the seat of the person who gives them."""

import msgspec

from bot.rules.match.events import Closing
from bot.rules.rules import Rules
from bot.rules.sides import Side


class StartMatch(msgspec.Struct, frozen=True):
    """Begin a match of `length` points (0: an unlimited session) with its first game."""

    variant: str
    length: int
    rules: Rules


class BySide(msgspec.Struct, frozen=True):
    """A command of a side."""

    side: Side


class RollDice(BySide, frozen=True):
    """Roll instead of doubling."""


class MakePlay(BySide, frozen=True):
    """Make the play given in notation."""

    play: str


class OfferDouble(BySide, frozen=True):
    """Turn the cube before rolling."""


class Take(BySide, frozen=True):
    """Accept the double that is offered."""


class Beaver(BySide, frozen=True):
    """Turn the cube again: when doubled, until the doubler rolls, or, as a raccoon, when beavered."""


class NameDoublet(BySide, frozen=True):
    """Play `number` (1-6) four times, if a roll gives the right to name a doublet."""

    number: int


class Pass(BySide, frozen=True):
    """Decline the double that is offered and lose the game at the cube's old value."""


class Resign(BySide, frozen=True):
    """Offer to lose this game at `grade` times the cube."""

    grade: int


class ResignMatch(BySide, frozen=True):
    """Give up the whole match at once (leave, in an unlimited session)."""


class AcceptResignation(BySide, frozen=True):
    """Take the points offered."""


class RefuseResignation(BySide, frozen=True):
    """Play the game on: refuse the offer, or take one's own back."""


class PassUntilFree(BySide, frozen=True):
    """Be passed until a checker can move; only for a side that couldn't move, or is closed out."""


class RunOutOfTime(BySide, frozen=True):
    """End the match because `side` has no time left, as was checked. `claimed`: did the opponent ask for it?"""

    claimed: bool = False


class Abandon(BySide, frozen=True):
    """Close a match without a winner: nobody touches it, or its tournament no longer needs it.

    `side` is the side that the match was waiting for, `favoured` the winner as the tournament counts it, if there is
    one.
    """

    closing: Closing = Closing.UNTOUCHED
    favoured: Side | None = None


Cubes = OfferDouble | Take | Beaver | Pass
Resignations = Resign | ResignMatch | AcceptResignation | RefuseResignation
Command = RollDice | MakePlay | NameDoublet | Cubes | Resignations | PassUntilFree | RunOutOfTime | Abandon
