"""Finding matches: by number, by who plays them, by where they are played."""

from collections.abc import Callable
from typing import Final

from bot.errors import NotFound, NotFoundWhat
from bot.records.matches import MatchRecord, StoredEvent
from bot.records.people import Place
from bot.store import Store

_OFFERED_AT_ONCE: Final = 25
"""As many matches as a choice in Discord can list."""
_ALL: Final = 200
"""More matches than anybody has under way."""


class MatchLookup:
    """Finds matches."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.match, self.in_server = store.match, store.matches_in_server

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

    async def to_act(
        self, person_id: int, place: Place, fits: Callable[[MatchRecord], bool] = lambda _: True
    ) -> list[MatchRecord]:
        """The matches that a person may mean who names none: those waiting for them here, else all that they play here.

        Of these it's those that fit or, if none does, those that they play here and that fit. Raises NotFound where
        they play none here, and where they play several of which none fits.
        """
        waiting = await self._store.matches_waiting_for(person_id, place.channel_id, _OFFERED_AT_ONCE)
        found = waiting or await self._store.matches_of(person_id, place.channel_id, limit=_OFFERED_AT_ONCE)
        if not found:
            raise NotFound(NotFoundWhat.MATCH_HERE)
        fitting = [one for one in found if fits(one)] or [one for one in await self.mine(person_id, place) if fits(one)]
        if not fitting and len(found) > 1:
            raise NotFound(NotFoundWhat.FITTING, tuple(one.match_id for one in found))
        return fitting or found

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

    async def to_study(self, person_id: int, place: Place, *, anywhere: bool) -> MatchRecord:
        """The match to study or to keep: a person's latest finished one here, else the latest finished of the channel.

        Else, and where a person has finished none `anywhere`, the one to look at. Raises NotFound when there is none.
        """
        channel_id = None if anywhere else place.channel_id
        found = await self._store.matches_of(person_id, channel_id, ongoing=False, limit=1)
        if not found and not anywhere and place.guild_id:
            found = await self._store.latest_ended_in(place.guild_id, place.channel_id)
        if found:
            return found[0]
        return await (self.to_look_at_anywhere(person_id) if anywhere else self.to_look_at(person_id, place))

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

    async def everywhere(self, person_id: int) -> list[MatchRecord]:
        """A person's ongoing matches in all channels, the latest touched first."""
        return await self._store.matches_of(person_id, None)

    async def finished(self, person_id: int, limit: int) -> list[MatchRecord]:
        """A person's finished matches in all channels, the latest touched first."""
        return await self._store.matches_of(person_id, None, ongoing=False, limit=limit)
