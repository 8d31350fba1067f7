"""Commands to a chouette. `by` is the person who asks; the clock's commands have been checked before."""

import msgspec

from bot.chouette.settings import ChouetteSettings
from bot.chouette.state import Choice
from bot.rules.sides import Side


class ByPerson(msgspec.Struct, frozen=True):
    """A person's command."""

    by: int


class Open(msgspec.Struct, frozen=True):
    """Open a lobby."""

    settings: ChouetteSettings


class Join(ByPerson, frozen=True):
    """Play from the next game on, or stay after all."""

    computer: bool = False


class Leave(ByPerson, frozen=True):
    """Leave after the game, or in the middle of it; then `proxy` decides the cube, None for the captain."""

    now: bool = False
    proxy: int | None = None


class Start(ByPerson, frozen=True):
    """Throw for the order."""


class NextGame(msgspec.Struct, frozen=True):
    """Begin the next game; `by` is None for the bot itself."""

    by: int | None = None


class AskPartner(ByPerson, frozen=True):
    """The box asks for a partner before the game."""


class AnswerPartner(ByPerson, frozen=True):
    """Be partner of the box, or not."""

    accept: bool


class Choose(ByPerson, frozen=True):
    """Say something in window number `window`, for each cube by its number. The box answers for all its cubes."""

    window: int
    choices: dict[int, Choice]


class RollOn(ByPerson, frozen=True):
    """Roll on until I say; `on` False revokes it."""

    on: bool = True


class DoubleCubes(ByPerson, frozen=True):
    """The box doubles these cubes before its roll."""

    cubes: tuple[int, ...]


class Roll(ByPerson, frozen=True):
    """The box rolls."""


class Play(ByPerson, frozen=True):
    """Make the play given in notation."""

    play: str


class Propose(ByPerson, frozen=True):
    """Propose a play to who plays for one's side."""

    play: str


class Settle(ByPerson, frozen=True):
    """Offer to settle a cube: its owner in the crew gets `hundredths` (less than 0: pays them)."""

    cube: int
    hundredths: int


class AcceptSettlement(ByPerson, frozen=True):
    """Confirm the price that was offered, as it was seen."""

    cube: int
    hundredths: int


class Resign(ByPerson, frozen=True):
    """Offer to lose these cubes at `grade` times their values."""

    cubes: tuple[int, ...]
    grade: int


class AcceptResignation(ByPerson, frozen=True):
    """Take what is offered for a cube."""

    cube: int


class RefuseResignation(ByPerson, frozen=True):
    """Have a cube played on: refuse the offer, or take one's own back."""

    cube: int


class NameProxy(ByPerson, frozen=True):
    """Have somebody else of the crew decide one's cube; None revokes."""

    proxy: int | None = None


class CloseWindow(msgspec.Struct, frozen=True):
    """The time of window number `window` is up."""

    window: int


class GiveUp(msgspec.Struct, frozen=True):
    """Nobody is left who could play for a side: it loses, as one that runs out of time."""

    side: Side


class Close(msgspec.Struct, frozen=True):
    """End a lobby that does not fill up, or a chouette that nobody goes on with."""


class RunOutOfTime(msgspec.Struct, frozen=True):
    """Who plays for a side has no time left: the captain is replaced, the box loses.

    What the other side offers to lose is not lost by it, but taken.
    """

    side: Side


Members = Join | Leave | Start | NextGame | AskPartner | AnswerPartner | NameProxy
"""About who plays."""
Turns = Choose | RollOn | DoubleCubes | Roll | Play | Propose
"""About a turn, and the doubles before it."""
Deals = Settle | AcceptSettlement | Resign | AcceptResignation | RefuseResignation
Command = Members | Turns | Deals | CloseWindow | GiveUp | Close | RunOutOfTime
