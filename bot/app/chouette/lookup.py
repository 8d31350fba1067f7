"""Chouettes found, and the tables of servers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.app.chouette.dice import dice_of, dice_shown
from bot.app.chouette.export import archive
from bot.app.dice import DiceReport
from bot.chouette.windows import waiting_for
from bot.records.chouettes import Attended, ChouetteRecord, GameResult, Standing, StoredChouetteEvent
from bot.records.matches import BoardPost
from bot.store import Store


class ChouetteLookup:
    """Finds chouettes, and remembers where they are shown."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def look(self, chouette_id: int) -> ChouetteRecord:
        """A chouette as it is, with what is sealed: `bot.chouette.seen.seen_by` says who sees what. Raises NotFound."""
        return await self._store.chouette(chouette_id)

    async def log(self, chouette_id: int) -> list[StoredChouetteEvent]:
        """Everything that has happened in a chouette, oldest first; `bot.chouette.seen.public_log` unseals nothing."""
        return await self._store.chouette_events(chouette_id)

    async def dice(self, chouette_id: int) -> DiceReport | None:
        """Its dice, checked as far as they may be shown; None without dice of its own. Raises NotFound."""
        return await dice_of(self._store, await self.look(chouette_id))

    async def export(self, chouette_id: int, person_id: int | None = None) -> bytes:
        """A zip of the public log and of the finished games of one person, or of all, as sessions of two.

        Raises NotFound.
        """
        record = await self.look(chouette_id)
        log = [one for one in await self.log(chouette_id) if one.seq <= record.state.seq]
        return await asyncio.to_thread(archive, record, log, await dice_shown(self._store, record), person_id)

    async def in_channel(self, channel_id: int) -> list[ChouetteRecord]:
        """The chouettes of a channel or thread that are not over, the latest first."""
        return await self._store.chouettes_in(channel_id)

    async def of_person(self, user_id: int) -> list[ChouetteRecord]:
        """The chouettes under way in which a person plays or waits for a place, the latest touched first."""
        return await self._store.chouettes_with(user_id)

    async def waiting_for(self, user_id: int) -> list[ChouetteRecord]:
        """The chouettes that wait for a person: to answer, to roll or play, to be partner or not."""
        found = await self.of_person(user_id)
        return [record for record in found if user_id in waiting_for(record.state)]

    async def stored_by(self, interaction_id: int) -> ChouetteRecord | None:
        """The chouette in which an interaction has done something; None where it has not."""
        found = await self._store.chouette_stored_by(interaction_id)
        return None if found is None else await self._store.chouette(found)

    async def results(self, chouette_id: int) -> list[GameResult]:
        """What each finished game brought everyone who played in it: the lines of the score sheet."""
        return await self._store.results_of_chouette(chouette_id)

    async def table(self, guild_id: int, limit: int = 25) -> list[Standing]:
        """The points of a server, the best first."""
        return await self._store.chouette_table(guild_id, limit)

    async def standing(self, user_id: int, guild_id: int | None) -> Standing | None:
        """A person's line in the table of a server, or of all servers; None for one who has finished no game."""
        return await self._store.chouette_standing(user_id, guild_id)

    async def attended(self, user_id: int, guild_id: int | None, limit: int = 25) -> list[Attended]:
        """The chouettes in which a person has finished games (in a server, if given), the latest first."""
        return await self._store.chouettes_attended(user_id, guild_id, limit)

    async def shown(self, chouette_id: int, post: BoardPost, lines: Sequence[str] = ()) -> bool:
        """Remember the message that shows a chouette, and its lines. False for an older `seq`, as in a match."""
        return await self._store.chouette_shown(chouette_id, post, lines)

    async def outdated(self, chouette_id: int) -> None:
        """Let the message of a chouette count as behind."""
        await self._store.chouette_outdated(chouette_id)

    async def behind(self) -> list[ChouetteRecord]:
        """Chouettes whose message (if any) shows less than their log, the longest behind first."""
        return await self._store.chouettes_behind()

    async def move_to_thread(self, chouette_id: int, thread_id: int | None) -> None:
        """Let a chouette go on in a thread; None: back in its channel."""
        await self._store.chouette_thread_made(chouette_id, thread_id)
