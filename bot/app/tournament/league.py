"""Leagues: what the end of a round decides, the next round, the next season."""

from datetime import datetime, timedelta
from typing import Final

from msgspec.structs import replace

from bot.app.tournament.matches import TournamentMatches
from bot.app.tournament.terms import closing
from bot.app.views import TournamentNotice, TournamentTurn, Turn, What
from bot.errors import TournamentError
from bot.records.matches import MatchRecord
from bot.records.tournaments import Agenda, TournamentRecord
from bot.rules.match.commands import Abandon, RunOutOfTime
from bot.rules.match.events import Closing
from bot.rules.match.time_control import time_used
from bot.rules.sides import Side
from bot.tournaments import commands as cmd
from bot.tournaments.events import EntrantJoined, Event
from bot.tournaments.league import carried_over, next_places
from bot.tournaments.machine import create, fold
from bot.tournaments.queries import open_pairings
from bot.tournaments.state import Pairing, Status, TournamentPhase

EVEN: Final = timedelta(hours=1)
"""Who has used so much more time than the opponent loses a match that is not over in time."""


class Leagues(TournamentMatches):
    """The rounds and seasons of leagues."""

    async def close_round(self, record: TournamentRecord) -> TournamentNotice:
        """End the round whose time is over: each open match is judged by the time used, and the next round begins.

        Every step can be made again after a stop in between: a match that is over is judged by its end.
        """
        turns: list[TournamentTurn] = []
        over = []
        for pairing in open_pairings(record.state):
            ended = await self._end(record, pairing)
            if ended is not None:
                over.append(ended)
            turns += await self._decide_in_time(record, pairing)
        turns += await self._attempt(record.tournament_id, cmd.NextRound())
        fresh = await self._store.tournament(record.tournament_id)
        if fresh.next_at == record.next_at and fresh.state.phase is TournamentPhase.RUNNING:
            # Something is in the way: it is looked at again an hour later.
            later = replace(fresh, next_at=self._now() + timedelta(hours=1))
            fresh = await self._store.reschedule(fresh, later)
        steps = tuple(step for turn in turns for step in turn.steps)
        return TournamentNotice(fresh, What.DEADLINE, TournamentTurn(fresh, record, steps), tuple(over))

    async def _end(self, record: TournamentRecord, pairing: Pairing) -> Turn | None:
        match = await self.match_of(record, pairing.number)
        return None if match is None else await self._matches.happen(match.match_id, self._judge)

    def _judge(self, match: MatchRecord) -> RunOutOfTime | Abandon | None:
        """Who has used more time has lost; if both have used about as much, nobody has won."""
        slower = None if match.clock is None else slower_side(time_used(match.clock, self._now()))
        return closing(Closing.ROUND_OVER)(match) if slower is None else RunOutOfTime(slower)

    async def _decide_in_time(self, record: TournamentRecord, pairing: Pairing) -> list[TournamentTurn]:
        """Enter what the end of its match says; one that was never begun was not played."""
        match = await self.match_of(record, pairing.number)
        command = None if match is None else await self._result(record.state.settings.format, match, pairing.number)
        return await self._attempt(record.tournament_id, command or cmd.Unplayed(pairing.number))

    async def _attempt(self, tournament_id: int, command: cmd.Command) -> list[TournamentTurn]:
        try:
            return [await self.act(tournament_id, command, actor_id=None, interaction_id=None)]
        except TournamentError:
            return []  # decided meanwhile, or no round is left

    async def places_before(self, record: TournamentRecord) -> tuple[tuple[int, ...], ...]:
        """The divisions that the last season leads to; none for a first season, and for what is no league."""
        if record.plan.after is None:
            return ()
        return next_places((await self._store.tournament(record.plan.after)).state)


def slower_side(used: tuple[float, float]) -> Side | None:
    """The side that has used more time (pair in seconds), by more than an hour; None where neither has."""
    white, black = used
    if abs(white - black) <= EVEN.total_seconds():
        return None
    return Side.WHITE if white > black else Side.BLACK


def next_season(record: TournamentRecord, now: datetime) -> tuple[TournamentRecord, tuple[Event, ...]]:
    """The next season of a league as it is announced, and its first events.

    Everyone who has not left and has played is in it already, and so is who signed up while the season ran.
    """
    plan, state = record.plan, record.state
    starts_at = now + timedelta(days=plan.break_days) if plan.break_days else None
    waiting = [one.id for one in state.entrants if one.status is Status.WAITING]
    entrants = [state.find(one) for one in (*carried_over(state), *waiting)]
    events: tuple[Event, ...] = create(cmd.Create(state.settings))
    events += tuple(EntrantJoined(one.id, one.name, one.rating) for one in entrants if one is not None)
    plan = replace(plan, season=plan.season + 1, after=record.tournament_id, starts_at=starts_at, event_id=None)
    new = TournamentRecord(
        0, record.place, record.organizer_id, record.name, plan, fold(events), Agenda(), None, now, now, None
    )
    return new, events
