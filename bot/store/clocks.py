"""Deadlines: found by their columns; the first to change one wins."""

from __future__ import annotations

from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.errors import StaleAction
from bot.records.matches import MatchRecord
from bot.rules.match.time_control import MatchClock
from bot.store.queries import SQL
from bot.store.rows import clock_columns, read_match, to_milliseconds
from bot.store.sessions import Sessions


class ClockRows(Sessions):
    """The clocks of matches, and when the bot was last awake."""

    async def change_clock(self, record: MatchRecord, clock: MatchClock) -> MatchRecord:
        """Put `clock` in place of the record's own; the match is not touched otherwise. Raises StaleAction."""
        old = clock_columns(record.clock)
        changed = await self.write_fenced(
            lambda connection: SQL.change_clock(
                connection,
                match_id=record.match_id,
                seq=record.state.seq,
                old_due_at=old["due_at"],
                old_remind_at=old["remind_at"],
                **clock_columns(clock),
            )
        )
        if changed is None:
            raise StaleAction(f"the clock of match {record.match_id} was changed meanwhile")
        return replace(record, clock=clock)

    async def matches_due(self, now: datetime, limit: int = 100) -> list[MatchRecord]:
        """Matches in which somebody's time was up by `now`, the longest ago first."""
        at = to_milliseconds(now)
        return await self.read(
            lambda connection: [*map(read_match, SQL.matches_due(connection, now=at, mine=self.mine, limit=limit))]
        )

    async def matches_to_remind(self, now: datetime, limit: int = 100) -> list[MatchRecord]:
        """Matches whose reminder should have been sent by `now`, the longest ago first."""
        at = to_milliseconds(now)
        return await self.read(
            lambda connection: [
                *map(read_match, SQL.matches_to_remind(connection, now=at, mine=self.mine, limit=limit))
            ]
        )

    async def matches_untouched(self, before: datetime, limit: int = 100) -> list[MatchRecord]:
        """Ongoing matches in which nothing has happened since `before`, the longest ago first."""
        at = to_milliseconds(before)
        return await self.read(
            lambda connection: [
                *map(read_match, SQL.matches_untouched(connection, before=at, mine=self.mine, limit=limit))
            ]
        )

    async def clocks_running_for(self, user_id: int) -> list[MatchRecord]:
        """Matches in which this person's time is running."""
        return await self.read(
            lambda connection: [*map(read_match, SQL.clocked_matches_waiting_for(connection, user_id=user_id))]
        )

    async def awake(self, now: datetime, *, gap: timedelta) -> timedelta:
        """Note that people can play now. Returns how long nobody could: nothing if that is less than `gap`.

        It is given back to everyone whose clock was running, by one number: every deadline is stored earlier by the
        absences before it, and read later by those before the reading. A clock that was set back makes it negative.
        """
        at, least = to_milliseconds(now), gap // timedelta(milliseconds=1)
        return await self.write(lambda connection: timedelta(milliseconds=_awake(connection, at, least)), alone=True)


def _awake(connection: object, at: int, least: int) -> int:
    row = SQL.moment(connection, name="awake")
    away = 0 if row is None else at - row["at"]
    SQL.set_moment(connection, name="awake", at=at)
    if abs(away) < least:
        return 0
    SQL.add_absence(connection, milliseconds=away)
    return int(away)
