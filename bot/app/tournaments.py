"""Tournaments: every change goes through `Tournaments.act`; matches are opened, results come in, rounds have an end."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from datetime import datetime, timedelta
from typing import Final

from msgspec.structs import replace

from bot.app.calendar import check_in_opens, current, deadline, decided, with_agenda
from bot.app.closing import closing, overtaken
from bot.app.matches import Matches, Table, follow
from bot.app.ports import Store
from bot.app.views import Step, TournamentNotice, TournamentTurn, Turn, What
from bot.computers import ComputerLevel, computer, is_computer
from bot.errors import StaleAction, TournamentError, TournamentReason
from bot.records import (
    Agenda,
    MatchRecord,
    NewMatch,
    Person,
    Place,
    StoredTournamentEvent,
    TournamentPlan,
    TournamentRecord,
)
from bot.rules.dice import DiceSource
from bot.rules.match.commands import RunOutOfTime, StartMatch
from bot.rules.match.events import Closing
from bot.rules.match.evolution import evolve as evolve_match
from bot.rules.match.machine import start
from bot.rules.match.time_control import ClockKind, live_control
from bot.rules.match.time_control import started as clock_started
from bot.rules.sides import Side
from bot.tournaments import commands as cmd
from bot.tournaments.brackets import RoundKey, round_name
from bot.tournaments.events import Event, PairingsTakenBack
from bot.tournaments.evolution import evolve
from bot.tournaments.machine import create, decide
from bot.tournaments.queries import open_pairings
from bot.tournaments.settings import MOST, Format, TournamentSettings
from bot.tournaments.state import Pairing, Phase, StageKey, TournamentState

_WEEK: Final = timedelta(days=7)
LARGEST_GROUP: Final = 32
"""More than so many would play everyone against everyone for ever."""


class Tournaments:
    """The tournaments of all servers. Who may organise is decided by whoever calls."""

    def __init__(self, store: Store, matches: Matches, dice: DiceSource, table: Table, draw: Callable[[], int]) -> None:
        """`draw` gives what lots are drawn from: a new number each time."""
        self._store = store
        self._matches = matches
        self._dice = dice
        self._now = table.clock
        self._locks = table.locks
        self._fair = table.fair
        self._draw = draw

    async def create(
        self,
        place: Place,
        organiser: Person,
        name: str,
        settings: TournamentSettings,
        plan: TournamentPlan,
        *,
        interaction_id: int | None,
    ) -> TournamentRecord:
        """Announce a tournament. Raises TournamentError for settings that cannot be."""
        if settings.format is Format.ROUND_ROBIN and settings.limit > LARGEST_GROUP * settings.groups:
            raise TournamentError(TournamentReason.SETTINGS, detail="groups")
        events = create(cmd.Create(settings, organiser.user_id))
        state: TournamentState | None = None
        for event in events:
            state = evolve(state, event)
        if state is None:
            raise ValueError("a tournament begins with an event")
        now = self._now()
        new = TournamentRecord(0, place, organiser.user_id, name, plan, state, Agenda(), None, now, now, None)
        seed = None if self._fair is None else self._fair.fresh()
        new = decided(new, state, now)
        return await self._store.create_tournament(new, events, interaction_id=interaction_id, seed=seed)

    async def tournament(self, tournament_id: int) -> TournamentRecord:
        """One tournament. Raises NotFound."""
        return await self._store.tournament(tournament_id)

    async def log(self, tournament_id: int) -> list[StoredTournamentEvent]:
        """Everything that has happened in a tournament, oldest first."""
        return await self._store.tournament_events(tournament_id)

    async def here(self, guild_id: int) -> list[TournamentRecord]:
        """The tournaments of a server, the latest first."""
        return await self._store.tournaments_in(guild_id)

    async def leave_all(self, user_id: int) -> list[TournamentTurn]:
        """Take a person out of every tournament that is not over: signed off, or withdrawn."""
        turns = []
        for record in await self._store.tournaments_of(user_id):
            signing_up = record.state.phase is Phase.SIGN_UP
            command: cmd.Command = cmd.Leave(user_id) if signing_up else cmd.Withdraw(user_id, user_id)
            try:
                turns.append(await self.act(record.tournament_id, command, actor_id=user_id, interaction_id=None))
            except TournamentError:
                continue  # out already
        return turns

    async def posted(self, tournament_id: int, message_id: int) -> None:
        """Remember the message that announces a tournament."""
        await self._store.tournament_posted(tournament_id, message_id)

    async def act(
        self, tournament_id: int, command: cmd.Command, *, actor_id: int | None, interaction_id: int | None
    ) -> TournamentTurn:
        """Carry out a command. The same interaction a second time changes nothing.

        Raises TournamentError, NotFound, StorageUnavailable.
        """
        async with self._locks.holding(("tournament", tournament_id)):
            before = await self._store.tournament(tournament_id)
            events = decide(before.state, command)
            state = before.state
            for event in events:
                state = evolve(state, event)
            now = self._now()
            if isinstance(command, cmd.CheckIn):
                _expect_open(before, now)
            orphans = await self._taken_back(tournament_id, events)
            after = await self._store.append_tournament(
                before,
                decided(before, state, now),
                events,
                actor_id=actor_id,
                interaction_id=interaction_id,
                at=now,
            )
        for match_id in orphans:
            await self._matches.happen(match_id, closing(Closing.OTHER_PLAYERS))
        return TournamentTurn(after, before, events)

    async def _taken_back(self, tournament_id: int, events: tuple[Event, ...]) -> list[int]:
        """The matches whose pairings a correction takes back: afterwards nothing leads to them any more."""
        first = min((event.first for event in events if isinstance(event, PairingsTakenBack)), default=None)
        if first is None:
            return []
        links = await self._store.matches_of_tournament(tournament_id)
        return [match_id for number, match_id in links.items() if number >= first]

    async def start(
        self, tournament_id: int, *, order: tuple[int, ...] = (), actor_id: int | None, interaction_id: int | None
    ) -> TournamentTurn:
        """Draw and begin; computer players take the places of byes where that is wanted. Raises TournamentError."""
        record = await self._store.tournament(tournament_id)
        command = cmd.Start(self._draw(), order, actor_id, _fillers(record))
        return await self.act(tournament_id, command, actor_id=actor_id, interaction_id=interaction_id)

    async def open_matches(self, tournament_id: int) -> list[MatchRecord]:
        """Begin the match of every open pairing that has none. Each is begun once, whatever happens in between."""
        async with self._locks.holding(("tournament matches", tournament_id)):
            record = await self._store.tournament(tournament_id)
            known = await self._store.matches_of_tournament(tournament_id)
            return [
                await self._open(record, pairing, known.get(pairing.number))
                for pairing in open_pairings(record.state)
                if not await self._is_begun(pairing, known.get(pairing.number))
            ]

    async def _is_begun(self, pairing: Pairing, match_id: int | None) -> bool:
        """Is the pairing's match begun? One of two others, from before a correction or a replacement, is closed."""
        if match_id is None:
            return False
        match = await self._store.match(match_id)
        if _are(match, pairing):
            # One that ended without a winner decides nothing: it is played again.
            return not match.state.is_over or match.state.winner is not None
        await self._matches.happen(match_id, closing(Closing.OTHER_PLAYERS))
        return False

    async def close_overtaken(self, turn: TournamentTurn) -> list[Turn]:
        """End the matches under way that are no longer needed: decided otherwise, or the tournament was called off."""
        links = await self._store.matches_of_tournament(turn.record.tournament_id)
        before, state = turn.before.state, turn.record.state
        closed = []
        for pairing in state.pairings:
            known = before.pairing(pairing.number)
            fresh = pairing.result is not None and (known is None or known.result is None)
            if pairing.number in links and (fresh or state.phase is Phase.CANCELLED):
                closed.append(await self._matches.happen(links[pairing.number], overtaken(pairing)))
        return [ended for ended in closed if ended is not None]

    async def _open(self, record: TournamentRecord, pairing: Pairing, replaced: int | None) -> MatchRecord:
        """Begin a match, perhaps in place of another one of the pairing; the first entrant is White."""
        plan, state = record.plan, record.state
        begun = StartMatch(plan.variant, _length(record, pairing), plan.rules)
        white, black = (_person(state, entrant) for entrant in pairing.entrants)
        fair = None
        if self._fair is not None:
            fair = await self._fair.for_pairing(record, pairing.number, (white, black), after=replaced)
        started, *rest = start(begun, self._dice if fair is None else fair)
        first = Step(started, evolve_match(None, started))
        steps = (first, *follow(first.state, rest))
        now, last = self._now(), steps[-1].state
        control = plan.clock
        if control is not None and control.kind is ClockKind.LIVE:
            control = live_control(last.length, at_zero=control.at_zero)
        computers = [is_computer(person.user_id) for person in (white, black)]
        waiting_for = last.waiting_for
        if waiting_for is not None and computers[waiting_for]:
            waiting_for = None  # no clock runs for a computer
        clock = None if control is None else clock_started(control, waiting_for, now)
        new = NewMatch(
            record.place,
            (white, black),
            clock=clock,
            rated=plan.rated and not any(computers),
            pairing=(record.tournament_id, pairing.number),
            dice=fair,
        )
        return await self._store.create_match(
            new, [step.event for step in steps], last, actor_id=None, interaction_id=None, at=now
        )

    async def match_of(self, record: TournamentRecord, pairing: int) -> MatchRecord | None:
        """The match of a pairing, if it has been begun."""
        match_id = (await self._store.matches_of_tournament(record.tournament_id)).get(pairing)
        return None if match_id is None else await self._store.match(match_id)

    async def missed(self) -> list[tuple[TournamentRecord, list[MatchRecord]]]:
        """The tournaments that are played, each with the matches that are over and whose results it does not have.

        The bot may have been stopped between a match and its tournament.
        """
        found = []
        for record in await self._store.running_tournaments():
            links = await self._store.matches_of_tournament(record.tournament_id)
            waiting = [pairing.number for pairing in open_pairings(record.state) if pairing.number in links]
            matches = [await self._store.match(links[number]) for number in waiting]
            found.append((record, [match for match in matches if match.state.is_over]))
        return found

    async def match_ended(self, match: MatchRecord) -> TournamentTurn | None:
        """Take the result of a match that is over into its tournament; None when it belongs to none, or is known."""
        found = await self._store.pairing_of(match.match_id)
        state = match.state
        if found is None or state.winner is None:
            return None
        tournament_id, number = found
        pairing = (await self._store.tournament(tournament_id)).state.pairing(number)
        if pairing is None or not _are(match, pairing):
            return None  # a correction has put others there
        winner = match.players[state.winner].user_id
        score = (state.score[state.winner], state.score[state.winner.other])
        try:
            return await self.act(tournament_id, cmd.Report(number, winner, score), actor_id=None, interaction_id=None)
        except TournamentError:
            return None  # decided already, by the same or by another result, or over

    async def due(self) -> AsyncIterator[TournamentNotice]:
        """Let everything happen whose time has come: check-ins, starts, reminders and deadlines, each once."""
        for found in await self._store.tournaments_due(self._now()):
            notice = await self._due(found)
            if notice is not None:
                yield notice

    async def _due(self, record: TournamentRecord) -> TournamentNotice | None:
        try:
            if record.state.phase is Phase.SIGN_UP:
                return await self._sign_up_due(record)
            return await self._round_due(record)
        except StaleAction:
            return None  # somebody was faster

    async def _sign_up_due(self, record: TournamentRecord) -> TournamentNotice:
        starts_at = record.plan.starts_at
        if starts_at is not None and self._now() < starts_at:
            reminded = with_agenda(record, replace(record.agenda, reminded=True))
            return TournamentNotice(await self._store.reschedule(record, reminded), What.CHECK_IN)
        try:
            turn = await self.start(record.tournament_id, actor_id=None, interaction_id=None)
        except TournamentError:
            turn = await self.act(record.tournament_id, cmd.Cancel(), actor_id=None, interaction_id=None)
        return TournamentNotice(turn.record, What.TURN, turn)

    async def _round_due(self, record: TournamentRecord) -> TournamentNotice:
        due = deadline(record)
        if due is not None and self._now() < due:
            reminded = with_agenda(record, replace(record.agenda, reminded=True))
            return TournamentNotice(await self._store.reschedule(record, reminded), What.REMINDER)
        ended = [await self._run_out(record, pairing) for pairing in current(record.state)]
        over = [one for one in ended if one is not None]
        turn = await self._absent(record, over)
        # Should a result be missing after all, the round is looked at again an hour later.
        fresh = await self._store.tournament(record.tournament_id)
        if fresh.next_at == record.next_at:
            later = replace(fresh, next_at=self._now() + timedelta(hours=1))
            fresh = await self._store.reschedule(fresh, later)
        return TournamentNotice(fresh, What.DEADLINE, turn, tuple(over))

    async def _run_out(self, record: TournamentRecord, pairing: Pairing) -> Turn | None:
        """End a match at the deadline of its round: whoever it waits for loses it."""
        match = await self.match_of(record, pairing.number)
        if match is None:
            return None

        def loss(found: MatchRecord) -> RunOutOfTime | None:
            side = found.state.waiting_for
            return None if side is None else RunOutOfTime(side)

        return await self._matches.happen(match.match_id, loss)

    async def _absent(self, record: TournamentRecord, over: list[Turn]) -> TournamentTurn | None:
        """Whoever lost at the deadline without having done anything in the match is out of the tournament."""
        lost = [(turn.record, turn.record.state.winner.other) for turn in over if turn.record.state.winner is not None]
        absent = [match.players[side].user_id for match, side in lost if await self._is_absent(match, side)]
        if not absent:
            return None
        first, *_ = current(record.state)
        command = cmd.CloseRound(first.stage, first.round, tuple(absent))
        try:
            return await self.act(record.tournament_id, command, actor_id=None, interaction_id=None)
        except TournamentError:
            return None  # an organiser was faster

    async def _is_absent(self, match: MatchRecord, side: Side) -> bool:
        actor = match.players[side].user_id
        return not any(stored.actor_id == actor for stored in await self._matches.log(match.match_id))

    async def announce_again(self, record: TournamentRecord) -> TournamentRecord | None:
        """Next week's tournament, for one that comes every week and is over; None for others, and once it is there."""
        plan = record.plan
        if not plan.weekly or plan.starts_at is None:
            return None
        for other in await self.here(record.place.guild_id or 0):
            same = (other.name, other.place, other.organiser_id) == (record.name, record.place, record.organiser_id)
            if same and other.tournament_id > record.tournament_id and other.plan.weekly:
                return None  # over a second time, because of a correction
        starts_at = plan.starts_at + _WEEK
        while starts_at <= self._now():
            starts_at += _WEEK
        return await self.create(
            record.place,
            Person(record.organiser_id, ""),
            record.name,
            record.state.settings,
            replace(plan, starts_at=starts_at),
            interaction_id=None,
        )


def _length(record: TournamentRecord, pairing: Pairing) -> int:
    """Points of the match of a pairing."""
    plan, last = record.plan, (RoundKey.FINAL, RoundKey.DECIDER)
    key = round_name(record.state, pairing.stage, pairing.round).key
    if plan.final_length is not None and key in last and pairing.stage in (StageKey.MAIN, StageKey.FINALS):
        return plan.final_length
    return plan.length(pairing.round)


def _are(match: MatchRecord, pairing: Pairing) -> bool:
    """Do the two of the pairing play this match?"""
    return {person.user_id for person in match.players} == {*pairing.entrants}


def _fillers(record: TournamentRecord) -> tuple[cmd.Filler, ...]:
    """The computer players that may be taken in, each told apart by a number."""
    if not record.plan.fillers:
        return ()
    players = (computer(ComputerLevel(record.plan.fillers), seat) for seat in range(1, MOST // 2 + 1))
    return tuple(cmd.Filler(player.user_id, player.name) for player in players)


def _expect_open(record: TournamentRecord, now: datetime) -> None:
    """Raise TournamentError when it is too early to check in: who does so days before says nothing about the start."""
    opens = check_in_opens(record)
    if opens is not None and now < opens and not record.agenda.reminded:
        raise TournamentError(TournamentReason.CHECK_IN_LATER, at=opens)


def _person(state: TournamentState, entrant: int | None) -> Person:
    found = None if entrant is None else state.find(entrant)
    if found is None:
        raise TournamentError(TournamentReason.NOT_OPEN)
    return Person(found.id, found.name)
