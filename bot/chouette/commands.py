"""What somebody asks of a chouette. `by` is the person who asks; the clock's commands have been checked before."""

from __future__ import annotations

import msgspec

from bot.chouette.settings import ChouetteSettings
from bot.chouette.state import Choice
from bot.rules.sides import Side


class Open(msgspec.Struct, frozen=True):
    """Open a lobby."""

    settings: ChouetteSettings


class Join(msgspec.Struct, frozen=True):
    """Play from the next game on, or stay after all."""

    by: int
    computer: bool = False


class Leave(msgspec.Struct, frozen=True):
    """Leave after the game, or in the middle of it; then `proxy` decides the cube, None for the captain."""

    by: int
    now: bool = False
    proxy: int | None = None


class Start(msgspec.Struct, frozen=True):
    """Throw for the order."""

    by: int


class NextGame(msgspec.Struct, frozen=True):
    """Begin the next game; `by` is None for the bot itself."""

    by: int | None = None


class AskPartner(msgspec.Struct, frozen=True):
    """The box asks for a partner before the game."""

    by: int


class AnswerPartner(msgspec.Struct, frozen=True):
    """Be partner of the box, or not."""

    by: int
    accept: bool


class Choose(msgspec.Struct, frozen=True):
    """Say something in window number `window`, for each cube by its number. The box answers for all its cubes."""

    by: int
    window: int
    choices: dict[int, Choice]


class RollOn(msgspec.Struct, frozen=True):
    """Roll on until I say; `on` False revokes it."""

    by: int
    on: bool = True


class DoubleCubes(msgspec.Struct, frozen=True):
    """The box doubles these cubes before its roll."""

    by: int
    cubes: tuple[int, ...]


class Roll(msgspec.Struct, frozen=True):
    """The box rolls."""

    by: int


class Play(msgspec.Struct, frozen=True):
    """Make the play given in notation."""

    by: int
    play: str


class Propose(msgspec.Struct, frozen=True):
    """Propose a play to who plays for one's side."""

    by: int
    play: str


class Settle(msgspec.Struct, frozen=True):
    """Offer to settle a cube: its owner in the crew gets `hundredths` (less than 0: pays them)."""

    by: int
    cube: int
    hundredths: int


class AcceptSettlement(msgspec.Struct, frozen=True):
    """Confirm the price that was offered, as it was seen."""

    by: int
    cube: int
    hundredths: int


class Resign(msgspec.Struct, frozen=True):
    """Offer to lose these cubes at `grade` times their values."""

    by: int
    cubes: tuple[int, ...]
    grade: int


class AcceptResignation(msgspec.Struct, frozen=True):
    """Take what is offered for a cube."""

    by: int
    cube: int


class RefuseResignation(msgspec.Struct, frozen=True):
    """Have a cube played on: refuse the offer, or take one's own back."""

    by: int
    cube: int


class NameProxy(msgspec.Struct, frozen=True):
    """Have somebody else of the crew decide one's cube; None revokes."""

    by: int
    proxy: int | None = None


class CloseWindow(msgspec.Struct, frozen=True):
    """The time of window number `window` is up."""

    window: int


class GiveUp(msgspec.Struct, frozen=True):
    """Nobody is left who could play for a side: it loses."""

    side: Side


class Close(msgspec.Struct, frozen=True):
    """End a lobby that does not fill up, or a chouette that nobody goes on with."""


class RunOutOfTime(msgspec.Struct, frozen=True):
    """Who plays for a side has no time left: the captain is replaced, the box loses."""

    side: Side


Command = (
    Join
    | Leave
    | Start
    | NextGame
    | AskPartner
    | AnswerPartner
    | Choose
    | RollOn
    | DoubleCubes
    | Roll
    | Play
    | Propose
    | Settle
    | AcceptSettlement
    | Resign
    | AcceptResignation
    | RefuseResignation
    | NameProxy
    | CloseWindow
    | GiveUp
    | Close
    | RunOutOfTime
)
