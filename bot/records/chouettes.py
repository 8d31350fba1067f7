"""A chouette as it travels between the use cases and the database, like the records of `bot.records`."""

from collections.abc import Iterable
from datetime import datetime

import msgspec

from bot.chouette.events import Event, GameResult
from bot.chouette.state import ChouetteState
from bot.chouette.timing import ChouetteClock
from bot.dice.fairness import ServerSeed
from bot.eventlog.log import Stored
from bot.records.matches import BoardPost, MatchRecord
from bot.records.people import Person, Place


class ChouetteRecord(msgspec.Struct, frozen=True):
    """A chouette as stored: the folded state with its clock, and the names of everyone who has ever been in it.

    `next_at` is when it has to be looked at; `credit` how many milliseconds were given back since it was stored.
    """

    chouette_id: int
    place: Place
    host_id: int
    state: ChouetteState
    clock: ChouetteClock
    names: dict[int, str]
    board: BoardPost | None
    created_at: datetime
    updated_at: datetime
    thread_id: int | None = None
    commitment: str | None = None
    """The commitment of its dice; None for one whose dice cannot be checked."""
    credit: int = 0
    board_lines: tuple[str, ...] = ()
    """The text of its message."""

    @property
    def next_at(self) -> datetime | None:
        """When time is up next."""
        return self.clock.next_at

    @property
    def number(self) -> int:
        """Its number, by the name that all records have for it."""
        return self.chouette_id

    @property
    def posts_to(self) -> int:
        """The channel or thread that its boards are posted in."""
        return self.thread_id or self.place.channel_id

    def person(self, user_id: int) -> Person:
        """Somebody of it by name; the name of a person who was deleted is empty."""
        return Person(user_id, self.names.get(user_id, ""))


class NewChouette(msgspec.Struct, frozen=True):
    """A chouette about to be stored. `seed` and `label` are what its dice are drawn from, where they can be checked."""

    place: Place
    host: Person
    seed: ServerSeed | None = None
    label: str | None = None


class Progress(msgspec.Struct, frozen=True):
    """The result of an action: the state and its clock, and what is stored beside them."""

    state: ChouetteState
    clock: ChouetteClock
    people: tuple[Person, ...] = ()
    """Whose names are to be stored: newcomers, and who goes by another name now."""
    results: tuple[GameResult, ...] = ()
    """Of the game that has ended, if one has."""
    player_seeds: tuple[str, ...] | None = None
    """The players' part of the dice, once the order is thrown for."""


StoredChouetteEvent = Stored[Event]
"""An event in the log of a chouette."""


class Standing(msgspec.Struct, frozen=True):
    """A line of the table of a server: points in hundredths, over `games` of which somebody was box in `boxes`."""

    person: Person
    hundredths: int
    games: int
    boxes: int
    chouettes: int


class Attended(msgspec.Struct, frozen=True):
    """A chouette that somebody has played in: what all its finished games together brought them, in hundredths."""

    chouette_id: int
    place: Place
    variant: str
    over: bool
    games: int
    hundredths: int
    players: int
    at: datetime
    """When something last happened in it."""


_NOBODY = Person(0, "")


def boards_of(chouettes: Iterable[ChouetteRecord]) -> list[MatchRecord]:
    """The games being played, as matches: of a chouette, the number is negative."""
    return [
        MatchRecord(
            match_id=-one.chouette_id,
            place=one.place,
            players=(_NOBODY, _NOBODY),
            state=one.state.game.board,
            board=None,
            created_at=one.created_at,
            updated_at=one.updated_at,
            rated=False,
        )
        for one in chouettes
        if one.state.game is not None
    ]
