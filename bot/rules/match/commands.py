"""The commands a player can give. `side` is the seat of the person who gives them."""

from __future__ import annotations

import msgspec

from bot.rules.match.events import Closing
from bot.rules.rules import Rules
from bot.rules.sides import Side


class StartMatch(msgspec.Struct, frozen=True):
    """Begin a match of `length` points (0: an unlimited session) with its first game."""

    variant: str
    length: int
    rules: Rules


class RollDice(msgspec.Struct, frozen=True):
    """Roll instead of doubling."""

    side: Side


class MakePlay(msgspec.Struct, frozen=True):
    """Make the play given in notation."""

    side: Side
    play: str


class OfferDouble(msgspec.Struct, frozen=True):
    """Turn the cube before rolling."""

    side: Side


class Take(msgspec.Struct, frozen=True):
    """Accept the double that is offered."""

    side: Side


class Beaver(msgspec.Struct, frozen=True):
    """Turn the cube again: when doubled, until the doubler rolls, or, as a raccoon, when beavered."""

    side: Side


class NameDoublet(msgspec.Struct, frozen=True):
    """Play `number` (1-6) four times, if a roll gives the right to name a doublet."""

    side: Side
    number: int


class Pass(msgspec.Struct, frozen=True):
    """Decline the double that is offered and lose the game at the cube's old value."""

    side: Side


class Resign(msgspec.Struct, frozen=True):
    """Offer to lose this game at `grade` times the cube."""

    side: Side
    grade: int


class ResignMatch(msgspec.Struct, frozen=True):
    """Give up the whole match at once (leave, in an unlimited session)."""

    side: Side


class AcceptResignation(msgspec.Struct, frozen=True):
    """Take the points offered."""

    side: Side


class RefuseResignation(msgspec.Struct, frozen=True):
    """Play the game on: refuse the offer, or take one's own back."""

    side: Side


class PassUntilFree(msgspec.Struct, frozen=True):
    """Be passed until a checker can move; only for a side that couldn't move, or is closed out."""

    side: Side


class RunOutOfTime(msgspec.Struct, frozen=True):
    """End the match because `side` has no time left. The clock has already been checked.

    `claimed` says whether the opponent asked for it.
    """

    side: Side
    claimed: bool = False


class Abandon(msgspec.Struct, frozen=True):
    """Close a match without a winner: nobody touches it, or its tournament no longer needs it.

    `side` is the side that the match was waiting for, `favoured` the winner as the tournament counts it, if there is
    one.
    """

    side: Side
    closing: Closing = Closing.UNTOUCHED
    favoured: Side | None = None


Command = (
    RollDice
    | MakePlay
    | NameDoublet
    | OfferDouble
    | Take
    | Beaver
    | Pass
    | Resign
    | ResignMatch
    | AcceptResignation
    | RefuseResignation
    | PassUntilFree
    | RunOutOfTime
    | Abandon
)
