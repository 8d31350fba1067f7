"""Chouettes opened, joined, played: every change goes through `Chouettes`."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from typing import Final

import structlog

from bot.app.absence import SOON
from bot.app.acting import IN_PLAY, Acting, Table, once
from bot.app.chouette.deciding import ChouetteVacations, Deciding, Plan
from bot.app.chouette.export import archive
from bot.app.chouette.views import ChouetteStep, ChouetteTurn
from bot.app.people import People
from bot.chouette import commands as cmd
from bot.chouette.events import Event, renamed
from bot.chouette.evolution import evolve
from bot.chouette.machine import decide, fold, open_lobby
from bot.chouette.settings import ChouetteSettings
from bot.chouette.state import ChouettePhase, ChouetteState
from bot.chouette.timing import command_due, opened, reminded
from bot.errors import BotError, ChallengeError, ChallengeReason, ChouetteError, ChouetteReason, StaleAction
from bot.eventlog import log
from bot.records.chouettes import ChouetteRecord, NewChouette
from bot.records.computers import ComputerLevel, computer, is_computer
from bot.records.people import Person, Place
from bot.rules.dice import DiceSource
from bot.store import Store

_log: Final = structlog.get_logger()

_STEPS_OUT: Final = 20  # the most steps by which a person may be taken out of a chouette; far more than it ever takes
_OF_THE_BOT: Final = (cmd.CloseWindow, cmd.RunOutOfTime, cmd.GiveUp, cmd.Close)
_LISTED: Final = 100


class Chouettes:
    """The chouettes of all channels."""

    def __init__(self, store: Store, people: People, dice: DiceSource, table: Table) -> None:
        """`dice` are for those that have none of their own."""
        self._store = store
        self.look, self.log, self.results = store.chouette, store.chouette_events, store.results_of_chouette
        """With what is sealed: `bot.chouette.seen` says who sees what."""
        self.in_channel, self.of_person = store.chouettes_in, store.chouettes_with
        self.table, self.standing = store.chouette_table, store.chouette_standing
        self.attended = store.chouettes_attended
        self.shown, self.outdated, self.behind = store.chouette_shown, store.chouette_outdated, store.chouettes_behind
        self._now = table.clock
        self._acting: Acting[ChouetteRecord, ChouetteTurn] = Acting(
            "chouette",
            table,
            read=store.chouette,
            repeated=self._repeated,
            is_out=lambda record: self._due(record) is not None,
            most=IN_PLAY,
        )
        self.latest = self._acting.latest
        self._absence = table.absence
        self._fair = table.fair
        self._acting_for = table.acting_for
        self._deciding = Deciding(store, people, dice, table.clock)
        self._hearing: list[Callable[[ChouetteTurn], None]] = []
        self.listen = self._hearing.append
        """Have something called with every turn that this process stores, with all that is sealed in it."""
        self.vacations = ChouetteVacations(store, people, self._acting)

    def _told(self, turn: ChouetteTurn | None) -> None:
        if turn is not None and turn.steps:
            for hear in self._hearing:
                hear(turn)

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

    async def open(
        self, place: Place, host: Person, settings: ChouetteSettings, *, interaction_id: int | None
    ) -> ChouetteTurn:
        """Open a lobby with its host in it. The same interaction a second time changes nothing.

        Raises ChouetteError: SETTINGS with the line that cannot be; FenceError.
        """
        return await once(
            lambda: self._open(place, host, settings, interaction_id), lambda: self._repeated(0, interaction_id)
        )

    async def _open(
        self, place: Place, host: Person, settings: ChouetteSettings, interaction_id: int | None
    ) -> ChouetteTurn:
        events: tuple[Event, ...] = open_lobby(cmd.Open(settings))
        events += decide(fold(events), cmd.Join(host.user_id), self._deciding.dice)
        steps = follow(None, events)
        now = self._now()
        label = f"chouette-{interaction_id or int(now.timestamp() * 1000)}"
        seed = None if self._fair is None else self._fair.fresh()
        record = await self._store.create_chouette(
            NewChouette(place, host, seed, None if seed is None else label),
            events,
            steps[-1].state,
            opened(settings, now),
            interaction_id=interaction_id,
            at=now,
        )
        return ChouetteTurn(record, None, steps, host.user_id)

    async def act(
        self,
        chouette_id: int,
        person: Person,
        command: cmd.Command,
        *,
        interaction_id: int | None,
        seen_seq: int | None = None,
        meanwhile: Callable[[ChouetteTurn], Awaitable[None]] | None = None,
    ) -> ChouetteTurn:
        """Carry out what a person asks for themselves, and what follows; store the outcome.

        `command.by` has to be the person. `seen_seq` is the `seq` of what they saw, if known (from a button): if what
        there is to decide has changed since, this raises StaleAction; sealed answers of others, joins and offers do not
        matter. An answer in a window names the window, and needs no `seen_seq`. If time was up before, the turn is
        `late`: what time demanded has happened instead. The same interaction a second time changes nothing and gives a
        turn without steps. `meanwhile` runs with the turn while it is being stored. Raises ChouetteError,
        ChallengeError where a block keeps them from joining, FenceError, StaleAction, NotFound,
        ResignationRefused, the errors of a play, StorageUnavailable.
        """
        if isinstance(command, _OF_THE_BOT) or command.by != person.user_id:
            raise ValueError(f"{person.user_id} cannot ask for {command}")
        plan = Plan(command, person.user_id, (person,), seen_seq)
        if isinstance(command, cmd.Join):
            state = (await self._store.chouette(chouette_id)).state
            if await self._store.block_between(person.user_id, *state.seated, *state.joiners):
                raise ChallengeError(ChallengeReason.BLOCKED_THERE)
        return await self._carry_out(chouette_id, lambda _: plan, meanwhile, interaction_id)

    async def foreseen(self, record: ChouetteRecord, person: Person, play: str) -> ChouetteTurn | None:
        """The turn that a play will make if no dice are rolled after it, not stored. Raises the rules' errors."""
        return await self._deciding.foreseen(record, Plan(cmd.Play(person.user_id, play), person.user_id, (person,)))

    async def start(self, chouette_id: int, person: Person, *, interaction_id: int | None) -> ChouetteTurn:
        """Throw for the order and begin the first game; while its host is in the lobby, only they may.

        Where the box may ask for a partner the first game waits for that. Raises ChouetteError: NOT_HOST, NOT_HERE,
        TOO_FEW, STARTED.
        """
        plan = Plan(cmd.Start(person.user_id), person.user_id, (person,))

        def check(record: ChouetteRecord) -> Plan:
            if record.host_id in record.state.order and record.host_id != person.user_id:
                raise ChouetteError(ChouetteReason.NOT_HOST, record.host_id)
            return plan

        return await self._carry_out(chouette_id, check, interaction_id=interaction_id)

    async def add_computer(
        self, chouette_id: int, person: Person, level: ComputerLevel, *, interaction_id: int | None
    ) -> ChouetteTurn:
        """Have a computer join; anyone of the table may. Raises ChouetteError: NOT_HERE, OVER, FULL."""

        def joining(record: ChouetteRecord) -> Plan:
            _check_here(record, person)
            known = {*record.state.seated, *record.state.joiners}
            if len(known.difference(record.state.leaving)) >= record.state.settings.most:
                raise ChouetteError(ChouetteReason.FULL, number=record.state.settings.most)
            seat = next(one for one in count() if computer(level, one).user_id not in known)
            player = computer(level, seat)
            return Plan(cmd.Join(player.user_id, computer=True), person.user_id, (person, player))

        return await self._carry_out(chouette_id, joining, interaction_id=interaction_id)

    async def remove_computer(
        self, chouette_id: int, person: Person, computer_id: int, *, interaction_id: int | None
    ) -> ChouetteTurn:
        """Have a computer leave, after the game if there is one. Raises ChouetteError: NOT_HERE, ALREADY_LEAVING."""

        def leaving(record: ChouetteRecord) -> Plan:
            _check_here(record, person)
            if not is_computer(computer_id):
                raise ChouetteError(ChouetteReason.NOT_HERE, computer_id)
            return Plan(cmd.Leave(computer_id), person.user_id, (person,))

        return await self._carry_out(chouette_id, leaving, interaction_id=interaction_id)

    async def act_as_computer(self, record: ChouetteRecord, command: cmd.Command, *, computer_id: int) -> ChouetteTurn:
        """Carry out what a computer has decided by what it saw. Raises like `act`."""
        plan = Plan(command, computer_id, (), record.state.seq)
        return await self._carry_out(record.chouette_id, lambda _: plan)

    async def give_up(self, chouette_id: int, person_id: int) -> list[ChouetteTurn]:
        """Take a person out at once, whatever they play: as box, or as the last of the crew, they lose what is open."""
        turns: list[ChouetteTurn] = []
        for _ in range(_STEPS_OUT):
            turn = await self._happen(chouette_id, lambda record: self._deciding.way_out(record.state, person_id))
            if turn is None:
                return turns
            turns.append(turn)
        raise StaleAction(f"{person_id} comes back to chouette {chouette_id} faster than they leave")

    async def give_up_all(self, person_id: int) -> list[ChouetteTurn]:
        """Take a person out of every chouette at once."""
        found = await self._store.chouettes_with(person_id)
        return [turn for record in found for turn in await self.give_up(record.chouette_id, person_id)]

    async def move_to_thread(self, chouette_id: int, thread_id: int | None) -> None:
        """Let a chouette go on in a thread; None: back in its channel."""
        async with self._acting.holding(chouette_id):
            await self._store.chouette_thread_made(chouette_id, thread_id)

    @asynccontextmanager
    async def undisturbed(self, person_id: int) -> AsyncIterator[None]:
        """Let nothing happen in any chouette in which a person has ever been."""
        async with AsyncExitStack() as stack:
            for record in await self._store.all_chouettes_with(person_id):  # in the order of their numbers
                self._acting.forget((record.chouette_id,))
                if record.state.phase is not ChouettePhase.OVER:
                    await stack.enter_async_context(self._acting.holding(record.chouette_id))
            yield

    async def without(self, turn: ChouetteTurn, person_id: int, stand_in_id: int) -> ChouetteTurn:
        """A turn with the stand-in of a person who was deleted in it, and the chouette as it is now."""
        steps = tuple(
            log.Step(renamed(one.event, person_id, stand_in_id), renamed(one.state, person_id, stand_in_id))
            for one in turn.steps
        )
        before = None if turn.before is None else renamed(turn.before, person_id, stand_in_id)
        return ChouetteTurn(await self.look(turn.record.chouette_id), before, steps, caused=turn.caused)

    async def due(self) -> AsyncIterator[ChouetteTurn]:
        """Let everything happen whose time has come: windows, clocks, next games, lobbies that stay empty, each once.

        What cannot be done is logged and keeps nothing from the others.
        """
        listed = await self._store.chouettes_due(self._now(), _LISTED)
        seems_out = any(self._due(one) is not None for one in listed)
        if await self._absence.may_have_changed(seems_out=seems_out):
            listed = await self._store.chouettes_due(self._now(), _LISTED)
        while listed:
            some = False
            for found in listed:
                try:
                    with self._acting_for(found.chouette_id):
                        turn = await self._happen(found.chouette_id, self._due)
                except BotError as error:
                    _log.warning("time of a chouette not kept", chouette=found.chouette_id, error=repr(error))
                    continue
                if turn is not None:
                    some = True
                    yield turn
            more = some and len(listed) == _LISTED
            listed = await self._store.chouettes_due(self._now(), _LISTED) if more else []

    async def soon(self) -> list[ChouetteRecord]:
        """Chouettes in which some time is up soon, the next first."""
        return await self._store.chouettes_due(self._now() + SOON)

    async def reminders(self) -> list[ChouetteRecord]:
        """The chouettes in which those who are waited for have to be reminded; it counts as done from now on."""
        now, found = self._now(), []
        for listed in await self._store.chouettes_due(now, _LISTED):
            async with self._acting.holding(listed.chouette_id):
                record = await self._store.chouette(listed.chouette_id)
                remind = record.clock.remind
                if remind is None or remind > now or self._due(record) is not None:
                    continue
                try:
                    with self._acting_for(record.chouette_id):
                        found.append(await self._store.reschedule_chouette(record, reminded(record.clock, now)))
                except StaleAction:
                    continue  # somebody was faster
        return found

    def _due(self, record: ChouetteRecord) -> cmd.Command | None:
        return command_due(record.state, record.clock, self._now())

    async def _carry_out(
        self,
        chouette_id: int,
        plan_for: Callable[[ChouetteRecord], Plan],
        meanwhile: Callable[[ChouetteTurn], Awaitable[None]] | None = None,
        interaction_id: int | None = None,
    ) -> ChouetteTurn:
        """Carry out what somebody asks for, or what time demands if that was due before."""

        async def attempt(record: ChouetteRecord) -> ChouetteTurn:
            plan, due = plan_for(record), self._due(record)
            if due is not None and type(due) is not type(plan.command):
                return await self._deciding.store(record, Plan(due), None, meanwhile, late=True)
            return await self._deciding.store(record, plan, interaction_id, meanwhile)

        turn = await self._acting.act(chouette_id, attempt, interaction_id=interaction_id)
        self._told(turn)
        return turn

    async def _happen(
        self, chouette_id: int, command_for: Callable[[ChouetteRecord], cmd.Command | None]
    ) -> ChouetteTurn | None:
        """Let something happen that no person asked for, if `command_for` still says so."""

        async def attempt(record: ChouetteRecord) -> ChouetteTurn | None:
            command = None if record.state.phase is ChouettePhase.OVER else command_for(record)
            return None if command is None else await self._deciding.store(record, Plan(command))

        turn = await self._acting.happen(chouette_id, attempt)
        self._told(turn)
        return turn

    async def _repeated(self, _: int, interaction_id: int | None) -> ChouetteTurn | None:
        found = None if interaction_id is None else await self._store.chouette_stored_by(interaction_id)
        return None if found is None else ChouetteTurn(await self._store.chouette(found), None, ())


def follow(state: ChouetteState | None, events: Iterable[Event]) -> tuple[ChouetteStep, ...]:
    """Each event with the state it leads to."""
    return log.follow(evolve, state, events)


def _check_here(record: ChouetteRecord, person: Person) -> None:
    if person.user_id not in (*record.state.seated, *record.state.joiners):
        raise ChouetteError(ChouetteReason.NOT_HERE, person.user_id)
