"""The state of a chouette: the fold of its events. Points are in hundredths, and all scores sum to zero."""

from enum import StrEnum
from typing import Final

import msgspec

from bot.chouette.settings import ChouetteSettings
from bot.rules.match.state import MatchState
from bot.rules.scoring import Cube
from bot.rules.sides import Side

BOX: Final = Side.WHITE
"""The side of the box on the board."""
CREW: Final = Side.BLACK
"""The side of the crew on the board."""
POINT: Final = 100
"""A point, in the hundredths that scores are kept in."""
CAPTAIN: Final = 0
"""In place of a proxy: the captain of the time."""


class ChouettePhase(StrEnum):
    """Where a chouette stands."""

    LOBBY = "lobby"
    BETWEEN = "between"
    """The order is settled, and the next game has not begun."""
    PLAYING = "playing"
    OVER = "over"


class WindowKind(StrEnum):
    """The question of a window."""

    DOUBLE = "double"
    """Double or roll on?"""
    ANSWER = "answer"
    """Take, pass or beaver?"""
    BEAVERED = "beavered"
    """Accept the beaver, pass, or raccoon?"""
    RACCOONED = "raccooned"
    """Accept the raccoon, or pass?"""
    EXTRAS = "extras"
    """Offer an extra to the only one who took, or not?"""
    TAKER = "taker"
    """Accept all extras, or pass after all?"""


class Choice(StrEnum):
    """An answer in a window; TAKE accepts beavers, raccoons and extras as well."""

    DOUBLE = "double"
    ROLL_ON = "roll_on"
    TAKE = "take"
    PASS = "pass"  # noqa: S105 - in backgammon it is a word
    BEAVER = "beaver"
    RACCOON = "raccoon"
    OFFER = "offer"
    KEEP = "keep"
    """Offer no extra."""


class Window(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question to those who decide the cubes `asked`, on `side`. The choices are sealed until it closes."""

    number: int
    """From 1 through the whole chouette."""
    kind: WindowKind
    side: Side
    asked: tuple[int, ...]
    """Numbers of cubes; in EXTRAS the settled ones of those who may give."""
    choices: dict[int, Choice] = {}
    expired: bool = False
    """Its time is up: who is silent has said what silence means. Only the box can still be waited for."""
    taker: int | None = None
    """EXTRAS and TAKER: the cube of the only one who took."""
    givers: tuple[int, ...] = ()
    """TAKER: the settled cubes of those who offer an extra."""


class SettlementOffer(msgspec.Struct, frozen=True, array_like=True):
    """An offer to settle a cube: `side` wants the crew's owner to get `hundredths` (less than 0: to pay them)."""

    side: Side
    hundredths: int


class ResignOffer(msgspec.Struct, frozen=True, array_like=True):
    """An offer of `side` to lose a cube at `grade` times its value."""

    side: Side
    grade: int


class GameCube(msgspec.Struct, frozen=True, omit_defaults=True):
    """A cube of this game: between `crew` and the box, or, an extra, between the taker `crew` and the giver `other`."""

    number: int
    crew: int
    other: int
    cube: Cube
    extra: bool = False
    offered: int = 0
    """1 while a double is to be answered, 2 while a beaver is, 3 while a raccoon is; `cube` is as before the double."""
    paid: int | None = None
    """The result for `crew` in hundredths, once it is settled."""
    refused: tuple[int | None, int | None] = (None, None)
    """The turn of the board in which a side's offer to resign it was last refused."""
    settlement: SettlementOffer | None = None
    resigning: ResignOffer | None = None

    @property
    def is_open(self) -> bool:
        """Is it not settled yet?"""
        return self.paid is None

    def is_of(self, person: int) -> bool:
        """Is it one of the crew's own cube, and no extra?"""
        return self.crew == person and not self.extra

    def owner_on(self, side: Side) -> int:
        """Whose it is on a side, whoever decides it."""
        return self.crew if side is CREW else self.other

    def may_turn(self, side: Side) -> bool:
        """May the side double now, as far as this cube is concerned?"""
        return self.is_open and not self.offered and self.cube.available_to(side)

    def offered_to(self, side: Side) -> ResignOffer | None:
        """The price at which the other side offers to lose it now."""
        return None if self.resigning is None or self.resigning.side is side else self.resigning

    @property
    def agreed(self) -> Cube:
        """The cube that both have agreed to: a beaver takes the double, and a raccoon takes the beaver."""
        if self.offered < 2:
            return self.cube
        return Cube(self.cube.value << (self.offered - 1), self.cube.owner, turned=True)


class Game(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game being played. The board is that of a session without a use of its cube: White is the box."""

    board: MatchState
    cubes: tuple[GameCube, ...]
    """One for each of the crew in the order of the start, then the extras."""
    captain: int
    """The captain of the start."""
    window: Window | None = None
    asked_turn: int = -1
    """The turn of the board in which the side on roll was last asked whether it doubles."""
    doubled_turn: int = -1
    """The turn of the board in which the box last doubled."""
    replaced: tuple[int, ...] = ()
    """Captains who ran out of time."""
    last_captain: int | None = None
    """Who was captain just before a cube of the crew was last settled."""
    proposals: dict[int, str] = {}
    """Plays proposed for the present roll, by who proposes them."""
    before: dict[int, int] = {}
    """The scores with which the game began."""


class ChouetteState(msgspec.Struct, frozen=True, omit_defaults=True, dict=True):
    """Everything the rules of a chouette need to know."""

    settings: ChouetteSettings
    seq: int = 0
    """Number of events folded so far."""
    moved: int = 0
    """The `seq` of the latest event that changed what there is to decide: what was seen since then still holds."""
    phase: ChouettePhase = ChouettePhase.LOBBY
    order: tuple[int, ...] = ()
    """Box, captain, line; in the lobby as they came. The partner of the box is not in it."""
    partner: int | None = None
    computers: tuple[int, ...] = ()
    joiners: tuple[int, ...] = ()
    """Who plays from the next game, or waits until there is room."""
    leaving: tuple[int, ...] = ()
    """Who leaves after this game; those who are gone among them."""
    gone: tuple[int, ...] = ()
    """Who left in the middle of this game."""
    proxies: dict[int, int] = {}
    """Who decides somebody's cube in their place; CAPTAIN for the captain of the time."""
    standing: tuple[int, ...] = ()
    """Who rolls on until they say otherwise."""
    scores: dict[int, int] = {}
    games: int = 0
    """Games begun so far."""
    windows: int = 0
    """Windows opened so far."""
    game: Game | None = None
    loser: int | None = None
    """Who went to the end by losing the latest game."""
    partner_asked: int | None = None
    partner_declined: tuple[int, ...] = ()

    @property
    def seated(self) -> tuple[int, ...]:
        """Everyone who has a place: the order, and the partner of the box."""
        return self.order if self.partner is None else (*self.order, self.partner)
