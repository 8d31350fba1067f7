"""Tournaments that can't be played where they were announced: they stand still, or go on in another channel."""

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime

from msgspec.structs import replace

from bot.app.tournament.matches import TournamentMatches
from bot.app.views import TournamentTurn
from bot.errors import StaleAction
from bot.records.matches import MatchRecord
from bot.records.tournaments import TournamentRecord
from bot.rules.match.time_control import MatchClock, paused, resumed
from bot.tournaments import commands as cmd
from bot.tournaments.events import TournamentPaused


class Grounds(TournamentMatches):
    """Their pauses, and the clocks of their matches."""

    async def halt(self, tournament_id: int) -> TournamentTurn:
        """Pause a tournament that can't go on where it's played."""
        return await self.act(tournament_id, cmd.Pause(), actor_id=None, interaction_id=None)

    async def halted_at(self, tournament_id: int) -> datetime | None:
        """When a tournament was last paused, if that was by `halt`; None if it was by an organizer."""
        log = await self._store.tournament_events(tournament_id)
        pauses = [(one.event.by, one.at) for one in log if isinstance(one.event, TournamentPaused)]
        by, at = pauses[-1] if pauses else (None, None)
        return at if by is None else None

    async def stop_clocks(self, record: TournamentRecord) -> None:
        """Let the clocks of its matches stand still as in a break: nobody may be able to see the boards."""

        def stop(match: MatchRecord) -> MatchClock | None:
            clock = None if match.state.is_over else match.clock
            return None if clock is None or clock.is_paused else paused(clock, self._now())

        await self._change_clocks(record, stop)

    async def start_clocks(self, record: TournamentRecord, halted_at: datetime) -> None:
        """Let those clocks run again that have stopped since it was halted."""

        def start(match: MatchRecord) -> MatchClock | None:
            clock = match.clock
            stood = clock is not None and clock.paused_at is not None and clock.paused_at >= halted_at
            return resumed(clock, self._now()) if clock is not None and stood else None

        await self._change_clocks(record, start)

    async def _change_clocks(
        self, record: TournamentRecord, change: Callable[[MatchRecord], MatchClock | None]
    ) -> None:
        for match_id in (await self._links(record)).values():
            with suppress(StaleAction):  # a turn was made meanwhile
                await self._matches.change_clock(match_id, change)

    async def move(self, tournament_id: int, channel_id: int) -> TournamentRecord:
        """Let a tournament, and its matches under way, go on in another channel of its server; it's announced anew."""

        async def without_thread(record: TournamentRecord) -> TournamentRecord:
            return await self._store.reschedule(record, replace(record, agenda=replace(record.agenda, thread_id=None)))

        async with self._acting.holding(tournament_id):
            await self._store.tournament_moved(tournament_id, channel_id)
        record = await self._acting.happen(tournament_id, without_thread)
        for match_id in (await self._links(record)).values():
            if not (await self._store.match(match_id)).state.is_over:
                await self._matches.move_to_thread(match_id, channel_id)
        return record
