"""Finding matches: by number, by who plays them, by where they are played."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from types import EllipsisType
from typing import Final, Protocol

from bot.errors import NotFound, NotFoundWhat
from bot.records.matches import BoardPost, MatchRecord, NewMatch, StoredEvent
from bot.records.people import Place
from bot.rules.match.events import Event
from bot.rules.match.state import MatchState
from bot.rules.match.time_control import MatchClock
from bot.rules.sides import Side

_OFFERED_AT_ONCE: Final = 25
"""As many matches as a choice in Discord can list."""
_ALL: Final = 200
"""More matches than anybody has under way."""


class MatchStore(Protocol):
    """Matches and their logs. Every method raises StorageUnavailable when the database cannot serve it."""

    async def create_match(
        self,
        new: NewMatch,
        events: Sequence[Event],
        state: MatchState,
        *,
        actor_id: int | None,
        interaction_id: int | None,
        at: datetime,
    ) -> MatchRecord:
        """Store a match with its first events in one transaction, and close its challenge as accepted.

        Raises ChallengeError if that challenge is no longer open or a player has no room for another match, StaleAction
        if the interaction id is in a log.
        """

    async def boards_open(self, match_id: int) -> int:
        """How many matches of the tournament that a match belongs to are under way, this one included."""

    async def append(
        self,
        record: MatchRecord,
        events: Sequence[Event],
        state: MatchState,
        *,
        actor_id: int | None,
        caused: int | None = None,
        clock: MatchClock | EllipsisType | None = ...,
        interaction_id: int | None,
        at: datetime,
    ) -> MatchRecord:
        """Append events after `record.state.seq` and store the state they lead to, all or nothing.

        Also stores the names of `record.players` and, if given, `clock`. `caused` says how many of the events the
        actor caused (None: all); the rest followed automatically. Returns the match as stored. Raises StaleAction if
        the log has grown since `record` was read, or if the interaction id is in a log.
        """

    async def change_clock(self, record: MatchRecord, clock: MatchClock) -> MatchRecord:
        """Replace the record's clock and nothing else. Raises StaleAction."""

    async def stored_by(self, interaction_id: int) -> tuple[int | None, int | None]:
        """The match and the tournament in which an interaction has caused events, None where it has not."""

    async def interaction_seen(self, interaction_id: int) -> bool:
        """Has this interaction already caused events?"""

    async def match(self, match_id: int) -> MatchRecord:
        """One match; a single row, however long it is. Raises NotFound."""

    async def events(self, match_id: int) -> list[StoredEvent]:
        """The whole log of a match, oldest first; empty when there is no such match."""

    async def matches_waiting_for(self, user_id: int, channel_id: int | None, limit: int = 25) -> list[MatchRecord]:
        """Matches that wait for this person (in this channel, if given), the longest waiting first."""

    async def matches_of(
        self, user_id: int, channel_id: int | None, *, ongoing: bool = True, limit: int = 25
    ) -> list[MatchRecord]:
        """Matches this person plays, the latest touched first; with `ongoing=False` those that are finished."""

    async def matches_in(self, channel_id: int, limit: int = 25) -> list[MatchRecord]:
        """Ongoing matches of a channel, the latest touched first."""

    async def matches_in_server(self, guild_id: int, limit: int = 100) -> list[MatchRecord]:
        """Ongoing matches of a server, the latest touched first."""

    async def board_shown(self, match_id: int, post: BoardPost) -> None:
        """Remember what the board message of a match shows. An older `seq` never replaces a newer one."""

    async def board_outdated(self, match_id: int) -> None:
        """Mark the board of a match as behind its log."""

    async def boards_behind(self, limit: int = 100) -> list[MatchRecord]:
        """Matches whose board message (if any) shows less than their log, the longest behind first."""

    async def set_call(self, match_id: int, channel_id: int, message_id: int, side: Side) -> None:
        """Remember the line that calls the next player of a match, in place of the one before."""

    async def call_in(self, match_id: int) -> tuple[int, int, Side] | None:
        """The line that calls the next player: its channel, its message, and which side it calls; None without one."""

    async def drop_call(self, match_id: int, message_id: int) -> bool:
        """Forget such a line. Of several who do at once, one is told True."""

    async def last_acts(self, match_id: int) -> dict[int, datetime]:
        """When each person last did something in a match, if that is not long ago."""

    async def thread_made(self, match_id: int, thread_id: int | None) -> None:
        """Remember the thread of a match; None when it is gone."""


class MatchLookup:
    """Finds matches."""

    def __init__(self, store: MatchStore) -> None:
        self._store = store

    async def match(self, match_id: int) -> MatchRecord:
        """One match. Raises NotFound."""
        return await self._store.match(match_id)

    async def stored_by(self, interaction_id: int) -> tuple[MatchRecord | None, bool]:
        """The match in which an interaction has done something, and whether it has done anything at all."""
        match_id, tournament_id = await self._store.stored_by(interaction_id)
        if match_id is not None:
            return await self._store.match(match_id), True
        return None, tournament_id is not None

    async def tournament_stored_by(self, interaction_id: int) -> int | None:
        """The tournament in which an interaction has done something; None where it has not."""
        return (await self._store.stored_by(interaction_id))[1]

    async def log(self, match_id: int) -> list[StoredEvent]:
        """Everything that has happened in a match, oldest first. Raises NotFound."""
        log = await self._store.events(match_id)
        if not log:
            raise NotFound(NotFoundWhat.MATCH)
        return log

    async def to_act(self, person_id: int, place: Place) -> MatchRecord:
        """The match a person means when they name none: the one waiting for them here, else their only one here.

        Raises NotFound with MATCH_HERE, or SEVERAL_MATCHES with the ids that fit.
        """
        waiting = await self._store.matches_waiting_for(person_id, place.channel_id, _OFFERED_AT_ONCE)
        if len(waiting) == 1:
            return waiting[0]
        found = waiting or await self._store.matches_of(person_id, place.channel_id, limit=_OFFERED_AT_ONCE)
        return _the_only(found)

    async def to_look_at(self, person_id: int, place: Place) -> MatchRecord:
        """The match a person wants to see: their own here, else the only (or latest touched) one of the channel.

        Raises NotFound when there is none here.
        """
        found = (
            await self._store.matches_waiting_for(person_id, place.channel_id, 1)
            or await self._store.matches_of(person_id, place.channel_id, limit=1)
            or await self._store.matches_in(place.channel_id, limit=1)
            or await self._store.matches_of(person_id, place.channel_id, ongoing=False, limit=1)
        )
        if not found:
            raise NotFound(NotFoundWhat.MATCH_HERE)
        return found[0]

    async def to_look_at_anywhere(self, person_id: int) -> MatchRecord:
        """A person's match wherever it is played: one that waits for them, else the latest. Raises NotFound."""
        found = (
            await self._store.matches_waiting_for(person_id, None, 1)
            or await self._store.matches_of(person_id, None, limit=1)
            or await self._store.matches_of(person_id, None, ongoing=False, limit=1)
        )
        if not found:
            raise NotFound(NotFoundWhat.MATCH_HERE)
        return found[0]

    async def mine(self, person_id: int, place: Place, *, waiting_only: bool = False) -> list[MatchRecord]:
        """A person's ongoing matches in a channel, those that wait for them first."""
        waiting = await self._store.matches_waiting_for(person_id, place.channel_id, _OFFERED_AT_ONCE)
        if waiting_only:
            return waiting
        known = {record.match_id for record in waiting}
        others = await self._store.matches_of(person_id, place.channel_id, limit=_OFFERED_AT_ONCE)
        return waiting + [record for record in others if record.match_id not in known]

    async def waiting(self, person_id: int) -> list[MatchRecord]:
        """The matches in all channels that wait for a person, the longest waiting first."""
        return await self._store.matches_waiting_for(person_id, None, _ALL)

    async def here(self, place: Place) -> list[MatchRecord]:
        """The ongoing matches of a channel, the latest touched first."""
        return await self._store.matches_in(place.channel_id)

    async def in_server(self, guild_id: int) -> list[MatchRecord]:
        """The ongoing matches of a server, the latest touched first, a hundred at most.

        Not everyone may see all of them; `bot.ui.match.lookup` leaves out what a person may not see.
        """
        return await self._store.matches_in_server(guild_id)

    async def everywhere(self, person_id: int) -> list[MatchRecord]:
        """A person's ongoing matches in all channels, the latest touched first."""
        return await self._store.matches_of(person_id, None)

    async def finished(self, person_id: int, limit: int) -> list[MatchRecord]:
        """A person's finished matches in all channels, the latest touched first."""
        return await self._store.matches_of(person_id, None, ongoing=False, limit=limit)


def _the_only(found: Sequence[MatchRecord]) -> MatchRecord:
    if not found:
        raise NotFound(NotFoundWhat.MATCH_HERE)
    if len(found) > 1:
        raise NotFound(NotFoundWhat.SEVERAL_MATCHES, tuple(record.match_id for record in found))
    return found[0]
