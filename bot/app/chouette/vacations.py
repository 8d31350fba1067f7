"""Vacations in chouettes by correspondence: what waits for somebody who is away waits longer."""

from collections.abc import Callable, Mapping
from datetime import datetime
from functools import partial

from bot.app.acting import Acting
from bot.app.chouette.views import ChouetteTurn
from bot.app.people import People
from bot.chouette.state import ChouetteState
from bot.chouette.timing import ChouetteClock, away_from, back_to
from bot.chouette.windows import waiting_for
from bot.records.chouettes import ChouetteRecord
from bot.store import Store


async def away_now(people: People, state: ChouetteState, now: datetime) -> dict[int, datetime]:
    """The ends of the vacations of those who are waited for; nobody is away from a table that is played live."""
    if state.settings.live:
        return {}
    asked = [one for one in waiting_for(state) if one not in state.computers]
    until = {one: (await people.preferences(one)).away_until for one in asked}
    return {one: end for one, end in until.items() if end is not None and end > now}


class ChouetteVacations:
    """Changes the clocks of a person's chouettes when they leave and when they come back."""

    def __init__(self, store: Store, people: People, acting: Acting[ChouetteRecord, ChouetteTurn]) -> None:
        self._store = store
        self._people = people
        self._acting = acting

    async def leave(self, user_id: int, now: datetime, until: datetime) -> None:
        """Extend what waits for a person who leaves at `now`."""
        for record in await self._store.chouettes_with(user_id):
            await self._change(record.chouette_id, lambda one: away_from(one.clock, one.state, user_id, now, until))

    async def come_back(self, user_id: int, now: datetime) -> None:
        """Let what waits for a person who is back wait as long as usual."""
        for record in await self._store.chouettes_with(user_id):
            others = await away_now(self._people, record.state, now)
            change = partial(_back, user_id=user_id, now=now, others=others)
            await self._change(record.chouette_id, change)

    async def _change(self, chouette_id: int, change: Callable[[ChouetteRecord], ChouetteClock]) -> None:
        async def attempt(record: ChouetteRecord) -> None:
            clock = change(record)
            if clock != record.clock:
                await self._store.reschedule_chouette(record, clock)

        await self._acting.happen(chouette_id, attempt)


def _back(record: ChouetteRecord, user_id: int, now: datetime, others: Mapping[int, datetime]) -> ChouetteClock:
    return back_to(record.clock, record.state, user_id, now, others)
