"""Tournaments announced, joined, started; their check-ins, reminders and deadlines."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from datetime import timedelta
from typing import Final

from msgspec.structs import replace

from bot.app.absence import SOON
from bot.app.acting import Table, once
from bot.app.matches import Matches
from bot.app.tournament.calendar import check_in_opens, closes_at, current, deadline, decided, with_agenda
from bot.app.tournament.grounds import Grounds
from bot.app.tournament.league import Leagues, TeamMatches, next_season
from bot.app.tournament.terms import begun_now
from bot.app.views import TournamentNotice, TournamentTurn, Turn, What
from bot.errors import StaleAction, TournamentError, TournamentReason
from bot.records.computers import ComputerLevel, computer
from bot.records.matches import MatchRecord
from bot.records.people import Person, Place
from bot.records.tournaments import Agenda, TournamentPlan, TournamentRecord
from bot.rules.dice import DiceSource
from bot.rules.match.commands import RunOutOfTime
from bot.store import Store
from bot.tournaments import commands as cmd
from bot.tournaments.events import Event
from bot.tournaments.machine import create, fold
from bot.tournaments.settings import MOST, Format, TournamentSettings
from bot.tournaments.sides import given
from bot.tournaments.state import Pairing, Status, TournamentPhase

_WEEK: Final = timedelta(days=7)
_LISTED: Final = 100  # so many tournaments of a server are looked through; a person may not see all of them
_AT_ONCE: Final = 100  # so many tournaments are looked at in one round of housekeeping
LARGEST_GROUP: Final = 32
"""In a larger group a round robin would never end."""
ARENA_LENGTHS: Final = (1, 3, 5)
"""Points that the matches of an arena may be played to."""
SHORTEST: Final = 30
LONGEST: Final = 3 * 24 * 60
"""Minutes that an arena lasts: from half an hour to a weekend."""
_Judge = Callable[[TournamentRecord], Awaitable[bool]]


class Tournaments(Leagues, TeamMatches, Grounds):
    """The tournaments of all servers. The caller decides who may organize."""

    def __init__(self, store: Store, matches: Matches, dice: DiceSource, table: Table, draw: Callable[[], int]) -> None:
        """`draw` gives the seed for drawing lots: a new number each time."""
        super().__init__(store, matches, dice, table)
        self.log, self.posted = store.tournament_events, store.tournament_posted
        self._draw = draw

    async def create(
        self,
        place: Place,
        organizer: Person,
        name: str,
        settings: TournamentSettings,
        plan: TournamentPlan,
        *,
        interaction_id: int | None,
        host: Person | None = None,
    ) -> TournamentRecord:
        """Announce a tournament, with its `host` if it is a simul. Raises TournamentError for impossible settings.

        The same interaction a second time announces nothing more, and gives the tournament that there is. Raises
        FenceError for one too many; without an interaction, where one is repeated by itself, none is.
        """
        if settings.format is Format.ROUND_ROBIN and settings.limit > LARGEST_GROUP * settings.groups:
            raise TournamentError(TournamentReason.SETTINGS, detail="groups")
        _check_plan(settings, plan)
        plays_all = None if host is None else cmd.Host(host.user_id, host.name)
        events = create(cmd.Create(settings, organizer.user_id, plays_all))
        now = self._now()
        new = TournamentRecord(0, place, organizer.user_id, name, plan, fold(events), Agenda(), None, now, now, None)

        return await once(lambda: self._create(new, events, interaction_id), lambda: self._created_by(interaction_id))

    async def _created_by(self, interaction_id: int | None) -> TournamentRecord | None:
        found = None if interaction_id is None else await self._matches.tournament_stored_by(interaction_id)
        return None if found is None else await self._store.tournament(found)

    async def _create(
        self, new: TournamentRecord, events: tuple[Event, ...], interaction_id: int | None
    ) -> TournamentRecord:
        seed = None if self.fair is None else self.fair.fresh()
        new = decided(new, new.state, self._now())
        return await self._store.create_tournament(new, events, interaction_id=interaction_id, seed=seed)

    async def here(self, guild_id: int) -> list[TournamentRecord]:
        """The tournaments of a server, the latest first."""
        return await self._store.tournaments_in(guild_id, _LISTED)

    async def to_check_in(self, user_id: int) -> list[TournamentRecord]:
        """The tournaments in which a person has to check in now, the earliest first."""
        found = await self._store.tournaments_to_check_in(user_id)
        return [one for one in found if one.agenda.reminded and _has_to_check_in(one, user_id)]

    async def leave_all(self, user_id: int) -> list[TournamentTurn]:
        """Take a person out of every tournament that is not over: signed off, or withdrawn."""
        turns = []
        for record in await self._store.tournaments_of(user_id):
            one = record.state.find(user_id)
            is_drawn = one is not None and (one.seed > 0 or record.state.phase is TournamentPhase.RUNNING)
            waits = one is not None and one.status is Status.WAITING
            command: cmd.Command = cmd.Withdraw(user_id, user_id) if is_drawn and not waits else cmd.Leave(user_id)
            if record.state.phase is TournamentPhase.SIGN_UP and record.state.settings.host == user_id:
                command = cmd.Cancel(user_id)
            try:
                turns.append(await self.act(record.tournament_id, command, actor_id=user_id, interaction_id=None))
            except TournamentError:
                continue  # out already
        return turns

    async def unposted(self) -> list[TournamentRecord]:
        """Those of today that are not over, and that no message is known to announce."""
        return await self._store.tournaments_unposted(self._now() - timedelta(days=1))

    async def scheduled(self, tournament_id: int, event_id: int) -> None:
        """Remember the event of the server's calendar that announces a tournament."""
        await self._planned(tournament_id, lambda record: replace(record.plan, event_id=event_id))

    async def thread_opened(self, tournament_id: int, thread_id: int) -> None:
        """Remember the thread that all boards of an arena or a simul are posted in."""
        await self._noted(tournament_id, thread_id=thread_id)

    async def podium_posted(self, tournament_id: int, message_id: int) -> None:
        """Remember the message that tells who won, for its link."""
        await self._noted(tournament_id, podium_id=message_id)

    async def _noted(self, tournament_id: int, **numbers: int) -> None:
        """Store numbers of the agenda."""

        async def attempt(record: TournamentRecord) -> TournamentRecord:
            moved = replace(record, agenda=replace(record.agenda, **numbers))
            return await self._store.reschedule(record, moved)

        await self._acting.happen(tournament_id, attempt)

    @staticmethod
    def boards_of(record: TournamentRecord) -> int:
        """The channel or thread that all boards of an arena or a simul are posted in."""
        return record.agenda.thread_id or record.place.channel_id

    async def first_shown(self, match_id: int) -> None:
        """Let the time for a first move begin now that its board can be seen."""
        await self._matches.change_clock(match_id, lambda match: begun_now(match, self._now()))

    async def start(
        self,
        tournament_id: int,
        *,
        order: tuple[int, ...] = (),
        side: int = 0,
        actor_id: int | None,
        interaction_id: int | None,
    ) -> TournamentTurn:
        """Draw and begin; computer players take the places of byes where that is wanted. Raises TournamentError.

        Before the check-in begins everyone who signed up is drawn. `side` is who asks in a team match between servers.
        """
        record = await self._store.tournament(tournament_id)
        everyone = self.is_before_check_in(record)
        places = await self.places_before(record)
        command = cmd.Start(self._draw(), order, actor_id, _fillers(record), everyone, places)
        asked = given(side, command, self._now(), record.given_back)
        return await self.act(tournament_id, asked, actor_id=actor_id, interaction_id=interaction_id)

    def is_before_check_in(self, record: TournamentRecord) -> bool:
        """Is there a check-in that has not begun, so that nobody could check in yet?"""
        opens = check_in_opens(record)
        return opens is not None and self._now() < opens and not record.agenda.reminded

    async def in_play(self, record: TournamentRecord) -> frozenset[int]:
        """The numbers of the pairings in whose matches somebody has done something."""
        found = await self.current_matches(record, MOST)
        logs = {number: await self._matches.log(match.match_id) for number, match in found.items()}
        return frozenset(number for number, log in logs.items() if any(one.actor_id is not None for one in log))

    async def soon(self) -> list[TournamentRecord]:
        """Tournaments that have to be looked at soon, the next first."""
        return [await self._store.tournament(one) for one in await self._store.tournaments_due(self._now() + SOON)]

    async def due(self, can_go_on: _Judge | None = None) -> AsyncIterator[TournamentNotice]:
        """Let everything happen that is due: check-ins, starts, reminders and deadlines, each once.

        One that can't go on where it's played is paused instead. One in which something fails is logged and passed
        over for a while; the others go on.
        """
        for tournament_id in await self._store.tournaments_due(self._now(), _AT_ONCE + len(self.setbacks)):
            if self.setbacks.is_waiting(tournament_id):
                continue
            try:
                with self._acting_for(tournament_id):
                    notices = await self._due(await self._store.tournament(tournament_id), can_go_on)
            except StaleAction:
                continue  # somebody was faster
            except Exception as error:  # noqa: BLE001 - whatever is wrong with one must not hold up the others
                self.setbacks.failed(tournament_id, error)
                continue
            self.setbacks.succeeded(tournament_id)
            for notice in notices:
                yield notice

    async def _due(self, record: TournamentRecord, can_go_on: _Judge | None) -> list[TournamentNotice]:
        if record.next_at is None or record.next_at > self._now():
            return []  # somebody was faster
        is_halted = record.state.paused or record.state.phase is TournamentPhase.ENDED
        if can_go_on is not None and not is_halted and not await can_go_on(record):
            halted = await self.halt(record.tournament_id)
            return [TournamentNotice(halted.record, What.TURN, halted)]
        if record.state.phase is TournamentPhase.SIGN_UP:
            return [await self._sign_up_due(record)]
        if record.state.settings.format is Format.ARENA:
            return [TournamentNotice(turn.record, What.TURN, turn) for turn in await self._arena_due(record)]
        if record.state.phase is TournamentPhase.ENDED:
            return await self._season_due(record)
        return [await self._round_due(record)]

    async def _arena_due(self, record: TournamentRecord) -> list[TournamentTurn]:
        """Pair those who are free or, when its time is up, close the arena.

        A result that a stop has kept back is entered before that: its match was over in time.
        """
        late = [await self.match_ended(match) for match in await self.over_in(record)]
        closes = closes_at(record)
        is_up = closes is not None and self._now() >= closes
        command: cmd.Command = cmd.Close() if is_up else cmd.Pair()
        turns = [turn for turn in late if turn is not None]
        with suppress(TournamentError):  # nobody is left who could be paired
            turns.append(await self.act(record.tournament_id, command, actor_id=None, interaction_id=None))
        return turns

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
        if record.state.settings.format is Format.LEAGUE and due is not None and self._now() >= due:
            return await self.close_round(record)
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
        """End a match at the deadline of its round: the side it waits for loses."""
        match = await self.match_of(record, pairing.number)
        if match is None:
            return None

        def loss(found: MatchRecord) -> RunOutOfTime | None:
            side = found.state.waiting_for
            return None if side is None else RunOutOfTime(side)

        return await self._matches.happen(match.match_id, loss)

    async def _absent(self, record: TournamentRecord, over: list[Turn]) -> TournamentTurn | None:
        """Players who lost at the deadline without having done anything in the match are out of the tournament."""
        lost = [(turn.record, turn.record.state.winner.other) for turn in over if turn.record.state.winner is not None]
        absent = [match.players[side].user_id for match, side in lost if await self.is_absent(match, side)]
        if not absent:
            return None
        first, *_ = current(record.state)
        command = cmd.CloseRound(first.stage, first.round, tuple(absent))
        try:
            return await self.act(record.tournament_id, command, actor_id=None, interaction_id=None)
        except TournamentError:
            return None  # an organizer was faster

    async def _season_due(self, record: TournamentRecord) -> list[TournamentNotice]:
        """Create the next season of a league, once; it is told of until it is announced."""
        here = await self.here(record.place.guild_id or 0)
        season = next((one for one in here if one.plan.after == record.tournament_id), None)
        if season is None:
            new, events = next_season(record, self._now())
            season = await self._create(new, events, None)
        await self._store.reschedule(record, with_agenda(record, replace(record.agenda, reminded=True)))
        return [TournamentNotice(season, What.SEASON)] if season.message_id is None else []

    async def announce_again(self, record: TournamentRecord) -> TournamentRecord | None:
        """Next week's tournament, for one that is weekly and over; None for others, and if it exists already."""
        plan = record.plan
        if not plan.weekly or plan.starts_at is None:
            return None
        for other in await self.here(record.place.guild_id or 0):
            same = (other.name, other.place, other.organizer_id) == (record.name, record.place, record.organizer_id)
            if same and other.tournament_id > record.tournament_id and other.plan.weekly:
                return None  # over a second time, because of a correction
        starts_at = plan.starts_at + _WEEK
        while starts_at <= self._now():
            starts_at += _WEEK
        return await self.create(
            record.place,
            Person(record.organizer_id, ""),
            record.name,
            record.state.settings,
            replace(plan, starts_at=starts_at, event_id=None),
            interaction_id=None,
        )


def _check_plan(settings: TournamentSettings, plan: TournamentPlan) -> None:
    """Raise TournamentError(SETTINGS) for an arena with other times and lengths than there are."""
    if settings.format is not Format.ARENA:
        return
    good = {
        "minutes": SHORTEST <= plan.minutes <= LONGEST,
        "arena_length": plan.lengths in {(length,) for length in ARENA_LENGTHS} and plan.final_length is None,
        "arena_check_in": not plan.check_in,
    }
    for name, is_good in good.items():
        if not is_good:
            raise TournamentError(TournamentReason.SETTINGS, detail=name)


def _has_to_check_in(record: TournamentRecord, user_id: int) -> bool:
    entrant = record.state.find(user_id)
    if entrant is None or not record.plan.check_in:
        return False
    return entrant.status is Status.REGISTERED or (entrant.status is Status.WAITING and not entrant.present)


def _fillers(record: TournamentRecord) -> tuple[cmd.Filler, ...]:
    """The computer players that may be taken in, distinguished by a number."""
    if not record.plan.fillers:
        return ()
    players = (computer(ComputerLevel(record.plan.fillers), seat) for seat in range(MOST // 2))
    return tuple(cmd.Filler(player.user_id, player.name) for player in players)
