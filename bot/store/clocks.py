"""Deadlines: found by their columns; the first to change one wins."""

import secrets
from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.records.matches import MatchRecord
from bot.rules.match.time_control import MatchClock
from bot.store.eventlog import Of
from bot.store.matches import MATCHES, expected
from bot.store.queries import SQL
from bot.store.rows import clock_columns, to_milliseconds
from bot.store.sessions import Sessions


class ClockRows(Sessions):
    """The clocks of matches, and when the bot was last awake."""

    matches_due = Of(MATCHES.due)

    async def change_clock(self, record: MatchRecord, clock: MatchClock) -> MatchRecord:
        """Put `clock` in place of the record's own; the match is not touched otherwise. Raises StaleAction."""
        await self.write_fenced(
            lambda connection: MATCHES.reschedule(connection, record.match_id, clock_columns(clock), expected(record))
        )
        return replace(record, clock=clock)

    async def matches_to_remind(self, now: datetime, limit: int = 100) -> list[MatchRecord]:
        """Matches whose reminder should have been sent by `now`, the longest ago first."""
        return await MATCHES.all(self, SQL.matches_to_remind, now=now, mine=self.mine, limit=limit)

    async def matches_untouched(self, before: datetime, limit: int = 100) -> list[MatchRecord]:
        """Ongoing matches in which nothing has happened since `before`, the longest ago first."""
        return await MATCHES.all(self, SQL.matches_untouched, before=before, mine=self.mine, limit=limit)

    async def clocks_running_for(self, user_id: int) -> list[MatchRecord]:
        """Matches in which this person's time is running."""
        return await MATCHES.all(self, SQL.clocked_matches_waiting_for, user_id=user_id)

    async def awake(self, now: datetime, *, gap: timedelta) -> timedelta:
        """Note that people can play now. Returns how long nobody could: nothing if that is less than `gap`.

        It is given back to everyone whose clock was running, by one number: every deadline is stored earlier by the
        absences before it, and read later by those before the reading. A clock that was set back makes it negative.
        """
        at, least = to_milliseconds(now), gap // timedelta(milliseconds=1)
        return await self.write(lambda connection: timedelta(milliseconds=_awake(connection, at, least)), alone=True)

    async def is_restored(self) -> bool:
        """Is this another copy of the database than at the last start? Then what goes on gets new marks, and boards.

        Buttons of the future that was lost are still to be seen, and the same dice will come again.
        """
        origin, shift = await self.origin(), 1 + secrets.randbelow(999)

        def look(connection: object) -> bool:
            row = SQL.moment(connection, name="origin")
            if row is not None and row["at"] == origin:
                return False
            SQL.set_moment(connection, name="origin", at=origin)
            if row is not None:
                SQL.restored_matches(connection, milliseconds=shift)
                SQL.restored_chouettes(connection, milliseconds=shift)
            return row is not None

        return await self.write(look, alone=True)


def _awake(connection: object, at: int, least: int) -> int:
    row = SQL.moment(connection, name="awake")
    away = 0 if row is None else at - row["at"]
    SQL.set_moment(connection, name="awake", at=at)
    if abs(away) < least:
        return 0
    SQL.add_absence(connection, milliseconds=away)
    return int(away)
