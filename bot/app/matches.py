"""Playing a match: every action of a player goes through `Matches.act`."""

import dataclasses
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from bot.app.acting import IN_PLAY, Acting, Table, stored
from bot.app.people import People, habits_of
from bot.app.views import Step, Turn
from bot.errors import AccessError, AccessReason, ClockError, ClockReason, NotFound, NotFoundWhat, StaleAction
from bot.eventlog import log
from bot.records.computers import is_somebody
from bot.records.matches import MatchRecord, StoredEvent
from bot.records.people import Person, Place, Preferences
from bot.rules.dice import DiceSource, ScriptedDice
from bot.rules.match import machine
from bot.rules.match.actions import habitual
from bot.rules.match.commands import AcceptResignation, Command, RefuseResignation, Resign, ResignMatch, RunOutOfTime
from bot.rules.match.events import Event
from bot.rules.match.evolution import evolve
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.time_control import AtZero, ClockKind, MatchClock, handed_over, interrupted, taken_up_again
from bot.rules.sides import Side
from bot.store import Store

_OFFERED_AT_ONCE: Final = 25  # as many matches as a choice in Discord can list
_ALL: Final = 200  # more matches than anybody has under way
_LONGEST_CHAIN: Final = 200  # the most commands that may follow automatically in a turn; far above what happens
_GIVING_UP: Final = (Resign, ResignMatch, AcceptResignation, RefuseResignation)
"""The commands that a player may give while the clock is paused."""


class Matches:
    """The matches: who may do what, and what comes of it."""

    def __init__(self, store: Store, people: People, dice: DiceSource, table: Table) -> None:
        """`dice` are for matches that have none of their own."""
        self._store = store
        self.match, self.in_server = store.match, store.matches_in_server
        self._people, self.dice = people, dice
        self._clock = table.clock
        self._acting: Acting[MatchRecord, Turn] = Acting(
            "match", table, read=store.match, repeated=self._repeated, is_out=self._is_out, most=IN_PLAY
        )
        self.latest, self.forget = self._acting.latest, self._acting.forget
        self.fair = table.fair
        self.board_shown, self.board_outdated = store.board_shown, store.board_outdated
        self.boards_behind, self.last_acts = store.boards_behind, store.last_acts
        self._hearing: list[Callable[[Turn], None]] = []
        self.listen = self._hearing.append
        """Have something called with every turn that's stored here, and one without steps where a clock changes."""
        self.called, self.call_in, self.drop_call = store.set_call, store.call_in, store.drop_call

    async def act(
        self,
        match_id: int,
        person: Person,
        command_for: Callable[[Side], Command],
        *,
        interaction_id: int | None,
        seen_seq: int | None = None,
        known: MatchRecord | None = None,
        check: Callable[[MatchRecord, Side], None] | None = None,
        meanwhile: Callable[[Turn], Awaitable[None]] | None = None,
    ) -> Turn:
        """Carry out a player's command, and what follows automatically for either player, and store the outcome.

        `seen_seq` is the `seq` of the position the player acted on, if known (from a button); if the match has moved
        on, this raises StaleAction. `known` is the match at that position, if it was read a moment ago. `check` may
        raise any other objection. `meanwhile` runs with the turn while it
        is being stored, for work that only shows it and is thrown away if storing fails. The same interaction a second
        time changes nothing and returns a Turn without steps. A player whose time has run out loses the match instead.
        Raises NotFound, AccessError, ClockError, the rules' errors, StorageUnavailable.
        """

        async def attempt(record: MatchRecord) -> Turn:
            side = side_of(record, person.user_id)
            if seen_seq is not None and seen_seq != record.state.seq:
                raise StaleAction(f"acted on {seen_seq}, the match is at {record.state.seq}")
            if check is not None:
                check(record, side)
            named = _with_name(record, side, person)
            turn = await self._decided(named, self._command(record, command_for(side)), side)
            return await self._stored(record, turn, interaction_id, meanwhile)

        turn = await self._acting.act(match_id, attempt, interaction_id=interaction_id, known=known)
        return dataclasses.replace(turn, actor=side_of(turn.record, person.user_id)) if turn.is_repeat else turn

    def _tell(self, turn: Turn) -> None:
        for hear in self._hearing:
            hear(turn)

    async def happen(self, match_id: int, command_for: Callable[[MatchRecord], Command | None]) -> Turn | None:
        """Let something happen to a match that no player asked for, if `command_for` still says so."""

        async def attempt(record: MatchRecord) -> Turn | None:
            command = None if record.state.is_over else command_for(record)
            return None if command is None else await self._stored(record, await self._decided(record, command, None))

        return await self._acting.happen(match_id, attempt)

    async def change_clock(self, match_id: int, change: Callable[[MatchRecord], MatchClock | None]) -> MatchRecord:
        """Change the clock of a match, unless `change` gives None. Returns the match; raises what `change` raises."""

        async def attempt(record: MatchRecord) -> MatchRecord:
            changed = change(record)
            if changed is None:
                return record
            stored = await self._store.change_clock(record, changed)
            self._tell(Turn(stored, stored.state, ()))
            return stored

        return await self._acting.happen(match_id, attempt)

    def _command(self, record: MatchRecord, asked: Command) -> Command:
        """The command that is really carried out: a player without time left loses, whatever they ask for."""
        clock = record.clock
        if clock is None or record.state.is_over:
            return asked
        if clock.is_paused and not isinstance(asked, _GIVING_UP):
            raise ClockError(ClockReason.STANDS_STILL)
        if clock.running is not None and clock.is_out(self._clock()) and clock.control.at_zero is AtZero.LOSE:
            return out_of_time(record.state, clock.running)
        return out_of_time(record.state, asked.side, claimed=True) if isinstance(asked, RunOutOfTime) else asked

    async def foreseen(self, record: MatchRecord, person: Person, side: Side, command: Command) -> Turn | None:
        """The turn that a player's command will make if it rolls no dice, not stored. Raises the rules' errors."""
        try:
            return await self._decided(_with_name(record, side, person), command, side, ScriptedDice(()))
        except LookupError:
            return None

    async def _decided(
        self, record: MatchRecord, command: Command, actor: Side | None, dice: DiceSource | None = None
    ) -> Turn:
        """The turn a command leads to, not stored yet; `dice` are by default those of the match."""
        chosen = [await self._people.preferences(person.user_id) for person in record.players]
        habits = [habits_of(preferences) for preferences in chosen]
        dice = dice or await self._dice_of(record)
        state = record.state
        steps: list[Step] = []
        caused = 0
        next_command: Command | None = command
        for _ in range(_LONGEST_CHAIN):
            if next_command is None:
                break
            steps += machine.steps(state, next_command, dice)
            caused = caused or len(steps)
            state = steps[-1].state
            waiting_for = state.waiting_for
            next_command = None if waiting_for is None else habitual(state, habits[waiting_for])
        clock = self._clock_after(record, state, chosen, await self._boards(record, state))
        return Turn(replace(record, state=state, clock=clock), record.state, tuple(steps), actor, caused)

    async def _dice_of(self, record: MatchRecord) -> DiceSource:
        fair = None if self.fair is None else await self.fair.of(record)
        return self.dice if fair is None else fair

    async def _boards(self, record: MatchRecord, state: MatchState) -> int:
        """How many boards the host of a simul still plays; 1 for anybody else."""
        host = None if record.clock is None else record.clock.control.host
        if host is None or host is not state.waiting_for:
            return 1
        return await self._store.boards_open(record.match_id)

    def _clock_after(
        self, record: MatchRecord, state: MatchState, chosen: Sequence[Preferences], boards: int
    ) -> MatchClock | None:
        if record.clock is None:
            return None
        before, side, now = record.state, state.waiting_for, self._clock()
        live = record.clock.control.kind is ClockKind.LIVE
        if state.resignation is not None and live:
            side = state.resignation.by  # the one who offers pays for the time that the answer takes
        if side is not None and not is_somebody(record.players[side].user_id):
            side = None  # a computer thinks on the bot's time, and a crowd has its own: no clock runs for them
        goes_on = (before.game, before.turns) == (state.game, state.turns)
        away_until = None if side is None else chosen[side].away_until
        after = handed_over(record.clock, side, now, goes_on=goes_on, away_until=away_until, boards=boards)
        if record.clock.is_paused and not state.is_over:
            after = replace(after, paused_at=now)  # also while a computer, whose time never runs, answers an offer
        if state.phase is Phase.RESIGNATION_OFFERED and after.running is not record.clock.running:
            return interrupted(record.clock, after, now)
        if before.phase is Phase.RESIGNATION_OFFERED and goes_on and record.clock.held is not None and side is not None:
            return taken_up_again(after, record.clock.held, now, away_until=away_until)
        return after

    async def _repeated(self, match_id: int, interaction_id: int) -> Turn | None:
        if not await self._store.interaction_seen(interaction_id):
            return None
        return Turn(await self._store.match(match_id), None, ())

    def _is_out(self, record: MatchRecord) -> bool:
        return record.clock is not None and record.clock.is_out(self._clock())

    async def _stored(
        self,
        record: MatchRecord,
        turn: Turn,
        interaction_id: int | None = None,
        meanwhile: Callable[[Turn], Awaitable[None]] | None = None,
    ) -> Turn:
        """Store a turn while it is drawn."""
        storing = self._store.append(
            replace(record, players=turn.record.players),
            turn.events,
            turn.record.state,
            clock=turn.record.clock,
            actor_id=None if turn.actor is None else turn.record.players[turn.actor].user_id,
            caused=len(turn.events) if turn.caused is None else turn.caused,
            interaction_id=interaction_id,
            at=self._clock(),
        )
        turn = await stored(turn, storing, meanwhile)
        self._tell(turn)
        return turn

    async def move_to_thread(self, match_id: int, thread_id: int | None) -> None:
        """Let a match go on in a thread; None: back in its channel."""
        async with self._acting.holding(match_id):
            await self._store.thread_made(match_id, thread_id)

    async def stored_by(self, interaction_id: int) -> tuple[MatchRecord | None, bool]:
        """The match in which an interaction has done something, and whether it has done anything at all."""
        match_id, tournament_id = await self._store.stored_by(interaction_id)
        if match_id is not None:
            return await self._store.match(match_id), True
        return None, tournament_id is not None

    async def tournament_stored_by(self, interaction_id: int) -> int | None:
        """The tournament in which an interaction has done something; None where it has not."""
        return (await self._store.stored_by(interaction_id))[1]

    async def log(self, match_id: int) -> list[StoredEvent]:
        """Everything that has happened in a match, oldest first. Raises NotFound."""
        log = await self._store.events(match_id)
        if not log:
            raise NotFound(NotFoundWhat.MATCH)
        return log

    async def to_act(
        self, person_id: int, place: Place, fits: Callable[[MatchRecord], bool] = lambda _: True
    ) -> list[MatchRecord]:
        """The matches that a person may mean who names none: those waiting for them here, else all that they play here.

        Of these it's those that fit or, if none does, those that they play here and that fit. Raises NotFound where
        they play none here, and where they play several of which none fits.
        """
        waiting = await self._store.matches_waiting_for(person_id, place.channel_id, _OFFERED_AT_ONCE)
        found = waiting or await self._store.matches_of(person_id, place.channel_id, limit=_OFFERED_AT_ONCE)
        if not found:
            raise NotFound(NotFoundWhat.MATCH_HERE)
        fitting = [one for one in found if fits(one)] or [one for one in await self.mine(person_id, place) if fits(one)]
        if not fitting and len(found) > 1:
            raise NotFound(NotFoundWhat.FITTING, tuple(one.match_id for one in found))
        return fitting or found

    async def to_look_at(self, person_id: int, place: Place | None) -> MatchRecord:
        """The match a person wants to see: their own here, else the only (or latest touched) one of the channel.

        Without a place their own wherever it is played. Raises NotFound when there is none.
        """
        channel_id = None if place is None else place.channel_id
        found = (
            await self._store.matches_waiting_for(person_id, channel_id, 1)
            or await self._store.matches_of(person_id, channel_id, limit=1)
            or (channel_id is not None and await self._store.matches_in(channel_id, limit=1))
            or await self._store.matches_of(person_id, channel_id, ongoing=False, limit=1)
        )
        if not found:
            raise NotFound(NotFoundWhat.MATCH_HERE)
        return found[0]

    async def to_study(self, person_id: int, place: Place, *, anywhere: bool) -> MatchRecord:
        """The match to study or to keep: a person's latest finished one here, else the latest finished of the channel.

        Else, and where a person has finished none `anywhere`, the one to look at. Raises NotFound when there is none.
        """
        channel_id = None if anywhere else place.channel_id
        found = await self._store.matches_of(person_id, channel_id, ongoing=False, limit=1)
        if not found and not anywhere and place.guild_id:
            found = await self._store.latest_ended_in(place.guild_id, place.channel_id)
        if found:
            return found[0]
        return await self.to_look_at(person_id, None if anywhere else place)

    async def mine(self, person_id: int, place: Place, *, waiting_only: bool = False) -> list[MatchRecord]:
        """A person's ongoing matches in a channel, those that wait for them first."""
        waiting = await self._store.matches_waiting_for(person_id, place.channel_id, _OFFERED_AT_ONCE)
        if waiting_only:
            return waiting
        known = {record.match_id for record in waiting}
        others = await self._store.matches_of(person_id, place.channel_id, limit=_OFFERED_AT_ONCE)
        return waiting + [record for record in others if record.match_id not in known]

    async def waiting(self, person_id: int) -> list[MatchRecord]:
        """The matches in all channels that wait for a person, the longest waiting first."""
        return await self._store.matches_waiting_for(person_id, None, _ALL)

    async def here(self, place: Place) -> list[MatchRecord]:
        """The ongoing matches of a channel, the latest touched first."""
        return await self._store.matches_in(place.channel_id)

    async def everywhere(self, person_id: int) -> list[MatchRecord]:
        """A person's ongoing matches in all channels, the latest touched first."""
        return await self._store.matches_of(person_id, None)

    async def finished(self, person_id: int, limit: int) -> list[MatchRecord]:
        """A person's finished matches in all channels, the latest touched first."""
        return await self._store.matches_of(person_id, None, ongoing=False, limit=limit)


def side_of(record: MatchRecord, user_id: int) -> Side:
    """The side a person plays. Raises AccessError for anyone else."""
    for side in Side:
        if record.players[side].user_id == user_id:
            return side
    raise AccessError(AccessReason.NOT_A_PLAYER)


def follow(state: MatchState | None, events: Iterable[Event]) -> tuple[Step, ...]:
    """Each event with the state after it."""
    return log.follow(evolve, state, events)


def out_of_time(state: MatchState, side: Side, *, claimed: bool = False) -> Command:
    """The consequence when a side has no time left: the match is lost.

    A player who does not answer an offer to resign loses nothing by it: they get what was offered.
    """
    offered = state.phase is Phase.RESIGNATION_OFFERED and state.waiting_for is side
    return AcceptResignation(side) if offered else RunOutOfTime(side, claimed)


def _with_name(record: MatchRecord, side: Side, person: Person) -> MatchRecord:
    """The match with the name a player goes by now."""
    if record.players[side] == person:
        return record
    white, black = record.players
    return replace(record, players=(person, black) if side is Side.WHITE else (white, person))
