"""The live board's way to the bot: who somebody is, what they may see and read, and what becomes of their acts."""

from collections.abc import Hashable
from typing import Any, NamedTuple, Protocol

from bot.app.views import Turn
from bot.errors import BotError
from bot.live.frames import Act, Begin, Guess, Preferred, Study
from bot.records.matches import MatchRecord
from bot.records.people import Person


class Guest(NamedTuple):
    """Somebody who has signed in, and the channel they came from if an Activity runs there."""

    person: Person
    locale: str
    """The language of their Discord."""
    channel_id: int | None = None
    guild_id: int | None = None


class Done(NamedTuple):
    """The consequences of an act beside what its match shows."""

    match: int | None = None
    """The match that it leads to, if another one."""
    words: str = ""
    """The answer in words."""
    asks: bool = False
    """Does the person choose on, with no other state of the board?"""


class AskedFirst(Exception):
    """The person is asked whether they mean it; with `yes` they do. If `bold`, that answer stands out, else `no`."""

    def __init__(self, words: str, yes: str, no: str, *, bold: bool = False) -> None:
        super().__init__(words)
        self.words, self.yes, self.no, self.bold = words, yes, no, bold


class Desk(Protocol):
    """Serves those who have signed in. Every method speaks the person's language."""

    async def guest(self, token: str) -> Guest | None:
        """Whose session that is; None for one that is none. Raises StorageUnavailable."""

    async def sign_in(self, code: str) -> tuple[str, int | None] | None:
        """The token of a session, and its match, for the code of a private link; None for one that is used up."""

    async def arrive(self, code: str, instance: str, custom: str) -> tuple[str, int | None] | None:
        """The same for somebody inside Discord, whose link may name a match; None for who isn't there. Raises Away."""

    async def hello(self, guest: Guest) -> dict[str, Any]:
        """The fields of `hello`."""

    async def match(self, guest: Guest, match_id: int) -> MatchRecord:
        """A match that somebody may see. Raises NotFound for any other."""

    async def sees(self, guest: Guest, record: MatchRecord) -> bool:
        """May somebody see a match? What isn't known counts as no."""

    async def eye(self, guest: Guest, record: MatchRecord) -> Hashable:
        """All that makes one person see a match differently from another: frames for equal eyes are the same."""

    async def table(self, eye: Hashable, record: MatchRecord, turn: Turn | None) -> dict[str, Any]:
        """The fields of `table`, after a turn if one was just made."""

    async def turn(self, guest: Guest, record: MatchRecord) -> dict[str, Any] | None:
        """The fields of `turn` for the one who decides; None for everybody else."""

    async def act(self, guest: Guest, act: Act) -> Done:
        """Carry out an act. Raises BotError, and AskedFirst if the person has to mean it."""

    async def begin(self, guest: Guest, begin: Begin) -> Done:
        """Begin the first match against the computer that everybody is offered. Raises BotError."""

    async def next_board(self, guest: Guest, record: MatchRecord) -> int | None:
        """The match that waits most urgently for a player of this one, if this one doesn't wait for them."""

    async def guess(self, guest: Guest, guess: Guess) -> tuple[str, dict[str, Any]]:
        """The frame that answers a guess: its type and fields. Raises BotError."""

    async def study(self, guest: Guest, study: Study) -> tuple[str, dict[str, Any]]:
        """The lessons of a match, one of its decisions, or the verdict on it: type and fields. Raises BotError."""

    async def prefer(self, guest: Guest, name: Preferred, *, value: bool) -> None:
        """Change a preference. Raises StorageUnavailable."""

    async def refusal(self, guest: Guest, error: BotError) -> str:
        """The sentence for an error."""

    async def no_board(self, guest: Guest) -> str:
        """The sentence for a match that there is not, or that one may not see."""
