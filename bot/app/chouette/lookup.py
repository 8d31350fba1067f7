"""Chouettes found, and the tables of servers."""

import asyncio

from bot.app.chouette.export import archive
from bot.chouette.state import ChouettePhase
from bot.records.chouettes import ChouetteRecord
from bot.store import Store


class ChouetteLookup:
    """Finds chouettes, and remembers where they are shown."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.look, self.log, self.results = store.chouette, store.chouette_events, store.results_of_chouette
        """With what is sealed: `bot.chouette.seen` says who sees what."""
        self.in_channel, self.of_person = store.chouettes_in, store.chouettes_with
        self.table, self.standing = store.chouette_table, store.chouette_standing
        self.attended = store.chouettes_attended
        self.shown, self.outdated, self.behind = store.chouette_shown, store.chouette_outdated, store.chouettes_behind

    async def export(self, chouette_id: int, person_id: int | None = None) -> bytes:
        """A zip of the public log and the finished games of one person, or all, as sessions of two. Raises NotFound."""
        record = await self.look(chouette_id)
        log = [one for one in await self.log(chouette_id) if one.seq <= record.state.seq]
        dice = await self._store.chouette_dice(chouette_id)
        shown = None if dice is None else dice.shown(revealed=record.state.phase is ChouettePhase.OVER)
        return await asyncio.to_thread(archive, record, log, shown, person_id)

    async def stored_by(self, interaction_id: int) -> ChouetteRecord | None:
        """The chouette in which an interaction has done something; None where it has not."""
        found = await self._store.chouette_stored_by(interaction_id)
        return None if found is None else await self._store.chouette(found)
