"""Leagues: what the end of a round decides, the next round, the next season. Team matches: who steps in, and where."""

import secrets
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from msgspec.structs import replace

from bot.app.matches import side_of
from bot.app.tournament.matches import TournamentMatches
from bot.app.tournament.terms import closing
from bot.app.views import TournamentNotice, TournamentTurn, Turn, What
from bot.errors import TournamentError, TournamentReason
from bot.records.matches import MatchRecord
from bot.records.people import Person, Place
from bot.records.tournaments import Agenda, TournamentPlan, TournamentPost, TournamentRecord
from bot.rules.match.commands import Abandon, RunOutOfTime
from bot.rules.match.events import Closing
from bot.rules.match.time_control import time_used
from bot.rules.sides import Side
from bot.tournaments import commands as cmd
from bot.tournaments.events import EntrantJoined, Event
from bot.tournaments.league import carried_over, next_places
from bot.tournaments.machine import create, fold
from bot.tournaments.queries import is_over, open_pairings
from bot.tournaments.sides import given
from bot.tournaments.state import Pairing, Status, TournamentPhase, TournamentState

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


_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"


def fresh_code() -> str:
    """The code by which another channel takes part; nobody guesses it."""
    return "".join(secrets.choice(_LETTERS) for _ in range(8))


class TeamMatches(TournamentMatches):
    """The fields that only team matches have."""

    async def substitute(
        self,
        record: TournamentRecord,
        leaves: int,
        comes: Person,
        *,
        side: int,
        actor_id: int,
        interaction_id: int | None,
    ) -> TournamentTurn:
        """Let somebody take over the boards on which the one who leaves has not done anything, as one `side` asks.

        A match in which they have played stays theirs. Raises TournamentError.
        """
        boards = await self._not_played_by(record, leaves)
        command = cmd.Substitute(leaves, comes.user_id, comes.name, boards, by=actor_id)
        asked = given(side, command, self._now(), record.given_back)
        return await self.act(record.tournament_id, asked, actor_id=actor_id, interaction_id=interaction_id)

    async def _not_played_by(self, record: TournamentRecord, entrant: int) -> tuple[int, ...]:
        boards = []
        for pairing in record.state.pairings:
            if pairing.result is not None or entrant not in pairing.entrants:
                continue
            match = await self.match_of(record, pairing.number)
            if match is None or await self.is_absent(match, side_of(match, entrant)):
                boards.append(pairing.number)
        return tuple(boards)

    async def host(self, tournament_id: int, code: str, place: Place) -> TournamentRecord:
        """Let a team match be played in a second channel as well, before it starts; the `code` says that both agreed.

        Raises TournamentError: SETTINGS with the detail "code" for a wrong one, STARTED, OVER.
        """

        def shared(record: TournamentRecord) -> TournamentPlan:
            _expect_sign_up(record.state)
            plan = record.plan
            if not plan.code or plan.code != code or place == record.place:
                raise TournamentError(TournamentReason.SETTINGS, detail="code")
            return replace(plan, away=TournamentPost(place), code="")

        return await self._planned(tournament_id, shared)

    async def shares(self, match: MatchRecord, guild_id: int) -> bool:
        """Is a match part of a team match in which this server takes part as well?"""
        found = await self._store.pairing_of(match.match_id)
        if found is None:
            return False
        record = await self._store.tournament(found[0])
        away = record.plan.away
        return away is not None and guild_id in (record.place.guild_id, away.place.guild_id)

    async def posted_away(self, tournament_id: int, message_id: int) -> TournamentRecord:
        """Remember the announcement in the second channel."""

        def noted(record: TournamentRecord) -> TournamentPlan:
            away = record.plan.away
            return record.plan if away is None else replace(record.plan, away=replace(away, message_id=message_id))

        return await self._planned(tournament_id, noted)

    async def _planned(
        self, tournament_id: int, change: Callable[[TournamentRecord], TournamentPlan]
    ) -> TournamentRecord:
        async def attempt(record: TournamentRecord) -> TournamentRecord:
            return await self._store.reschedule(record, replace(record, plan=change(record)))

        return await self._acting.happen(tournament_id, attempt)


def _expect_sign_up(state: TournamentState) -> None:
    if is_over(state):
        raise TournamentError(TournamentReason.OVER)
    if state.phase is not TournamentPhase.SIGN_UP:
        raise TournamentError(TournamentReason.STARTED)
