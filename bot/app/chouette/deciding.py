"""One step of a chouette: decided by its rules with its own dice, its clock moved on, and stored."""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from datetime import datetime
from functools import partial
from typing import Final

import msgspec
from msgspec.structs import replace

from bot.app.acting import Acting, stored
from bot.app.chouette.views import ChouetteStep, ChouetteTurn
from bot.app.people import People, habits_of
from bot.app.recent import Recent
from bot.chouette import commands as cmd
from bot.chouette import machine
from bot.chouette.events import GameOver, GameResult, results_of
from bot.chouette.queries import is_last, may_turn, player_of
from bot.chouette.sessions import cube_at_heart, session_over
from bot.chouette.state import BOX, CREW, ChouettePhase, ChouetteState
from bot.chouette.timing import ChouetteClock, away_from, back_to, ticked
from bot.chouette.windows import waiting_for
from bot.dice.fairness import MatchDice, player_seed
from bot.errors import StaleAction
from bot.records.chouettes import ChouetteRecord, Progress
from bot.records.computers import is_computer
from bot.records.people import Person
from bot.rules.dice import DiceSource, ScriptedDice
from bot.rules.match import commands as match_cmd
from bot.rules.match.actions import Habits, habitual
from bot.rules.match.state import Phase
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
        self._store, self._people, self._acting = store, people, acting

    async def leave(self, user_id: int, now: datetime, until: datetime) -> None:
        """Extend what waits for a person who leaves at `now`."""
        for record in await self._store.chouettes_with(user_id):
            await self._change(record.chouette_id, lambda one: away_from(one.clock, one.state, user_id, now, until))

    async def come_back(self, user_id: int, now: datetime) -> None:
        """Let what waits for a person who is back wait as long as usual."""
        for record in await self._store.chouettes_with(user_id):
            others = await away_now(self._people, record.state, now)
            await self._change(record.chouette_id, partial(_back, user_id=user_id, now=now, others=others))

    async def _change(self, chouette_id: int, change: Callable[[ChouetteRecord], ChouetteClock]) -> None:
        async def attempt(record: ChouetteRecord) -> None:
            clock = change(record)
            if clock != record.clock:
                await self._store.reschedule_chouette(record, clock)

        await self._acting.happen(chouette_id, attempt)


def _back(record: ChouetteRecord, user_id: int, now: datetime, others: Mapping[int, datetime]) -> ChouetteClock:
    return back_to(record.clock, record.state, user_id, now, others)


_KEPT: Final = 256  # chouettes whose dice are kept in memory
_LONGEST_CHAIN: Final = 400  # the most that may happen by itself in one go; far above anything that does
_TIMELESS: Final = (cmd.Choose, cmd.Join, cmd.Leave, cmd.RollOn, cmd.NameProxy)
"""Commands that mean the same whatever has happened; an answer names its window."""


class Plan(msgspec.Struct, frozen=True):
    """A plan: by whom (None: time itself), the people whose names are new, and what they saw."""

    command: cmd.Command
    actor_id: int | None = None
    people: tuple[Person, ...] = ()
    seen_seq: int | None = None


class Deciding:
    """Decides what comes of a command, and stores it."""

    def __init__(self, store: Store, people: People, dice: DiceSource, clock: Callable[[], datetime]) -> None:
        """`dice` are for those that have none of their own."""
        self._store, self._people, self.dice, self._now = store, people, dice, clock
        self._kept: Recent[int, MatchDice] = Recent(_KEPT)

    async def store(
        self,
        record: ChouetteRecord,
        plan: Plan,
        interaction_id: int | None = None,
        meanwhile: Callable[[ChouetteTurn], Awaitable[None]] | None = None,
        *,
        late: bool = False,
    ) -> ChouetteTurn:
        """Carry a plan out on a chouette as it was read. Raises StaleAction if it is not like that any more."""
        seen = plan.seen_seq
        if seen is not None and seen < record.state.moved and not isinstance(plan.command, _TIMELESS):
            raise StaleAction(f"acted on {seen}, the chouette has moved on at {record.state.moved}")
        dice = await self._dice(record, starting=isinstance(plan.command, cmd.Start))
        turn, progress = await self._decided(record, plan, dice or self.dice, late=late)
        storing = self._store.append_chouette(
            record,
            turn.events,
            progress,
            actor_id=plan.actor_id,
            caused=turn.caused or len(turn.steps),
            interaction_id=interaction_id,
            at=self._now(),
        )
        return await stored(turn, storing, meanwhile)

    async def foreseen(self, record: ChouetteRecord, plan: Plan) -> ChouetteTurn | None:
        """The result that a plan will have, not stored; None if dice are rolled. Raises the rules' errors."""
        try:
            turn, _ = await self._decided(record, plan, ScriptedDice(()))
        except LookupError:
            return None
        return turn

    async def _decided(
        self, record: ChouetteRecord, plan: Plan, dice: DiceSource, *, late: bool = False
    ) -> tuple[ChouetteTurn, Progress]:
        """The result of a plan, not stored yet."""
        state = record.state
        taken = machine.steps(state, plan.command, dice)
        caused = len(taken)
        chained = _chained(taken[-1].state, plan.command)
        if chained is not None:
            taken += machine.steps(taken[-1].state, chained, dice)
        taken += await self._by_themselves(taken[-1].state, dice)
        seeds = dice.player_seeds if isinstance(plan.command, cmd.Start) and isinstance(dice, MatchDice) else None
        progress = await self._progress(record, plan, taken, seeds)
        return ChouetteTurn(_ahead(record, progress), state, tuple(taken), plan.actor_id, caused, late), progress

    async def _by_themselves(self, state: ChouetteState, dice: DiceSource) -> list[ChouetteStep]:
        """The wishes of those who roll and move about what the bot does for them."""
        taken: list[ChouetteStep] = []
        for _ in range(_LONGEST_CHAIN):
            player = player_to_act(state)
            if player is None:
                break
            command = habit_of(state, player, habits_of(await self._people.preferences(player)))
            if command is None:
                break
            taken += machine.steps(state, command, dice)
            state = taken[-1].state
        return taken

    async def _progress(
        self, record: ChouetteRecord, plan: Plan, steps: list[ChouetteStep], seeds: tuple[str, ...] | None
    ) -> Progress:
        before, after, now = record.state, steps[-1].state, self._now()
        by_person = plan.actor_id is not None and not is_computer(plan.actor_id)
        away = await away_now(self._people, after, now)
        clock = ticked(record.clock, before, after, now, by_person=by_person, away=away)
        people = tuple(one for one in plan.people if record.names.get(one.user_id) != one.name)
        return Progress(after, clock, people, _results(before, steps), seeds)

    async def _dice(self, record: ChouetteRecord, *, starting: bool) -> MatchDice | None:
        """The source of the rolls. Everyone who is there at the start adds the click by which they came."""
        if record.commitment is None:
            return None
        found = self._kept.get(record.chouette_id) or await self._store.chouette_dice(record.chouette_id)
        if found is None:
            return None
        if starting:
            seeds = [await self._seed_of(record.chouette_id, person) for person in record.state.order]
            found = MatchDice(found.seed, found.label, tuple(seeds), found.commitment)
        elif found.player_seeds:
            self._kept[record.chouette_id] = found
        return found

    async def _seed_of(self, chouette_id: int, person: int) -> str:
        if is_computer(person):
            return player_seed(None, None)
        click = await self._store.joining_click(chouette_id, person)
        return player_seed(click, (await self._people.preferences(person)).dice_phrase)

    def way_out(self, state: ChouetteState, person: int) -> cmd.Command | None:
        """The next step by which somebody is out of it at once; None when they are."""
        if person not in (*state.seated, *state.joiners) or person in state.gone:
            return None
        if state.game is None or person in state.joiners:
            return cmd.Leave(person)
        if person == state.order[0]:
            return cmd.GiveUp(BOX)
        if is_last(state, person):
            return cmd.GiveUp(CREW)
        return cmd.Leave(person, now=True)


def _chained(state: ChouetteState, command: cmd.Command) -> cmd.Command | None:
    """The immediate consequences that are no rule: the first game, and the end of a lobby that nobody is in."""
    people = [one for one in state.order if one not in state.computers]
    if isinstance(command, cmd.Leave) and state.phase is ChouettePhase.LOBBY and not people:
        return cmd.Close()
    may = state.settings.partner_may
    asks = may and len(state.order) >= may and state.partner is None and state.order[0] not in state.computers
    if isinstance(command, cmd.Start) and not asks:
        return cmd.NextGame()
    return None


def _results(before: ChouetteState, steps: Iterable[ChouetteStep]) -> tuple[GameResult, ...]:
    found: list[GameResult] = []
    for step in steps:
        if isinstance(step.event, GameOver):
            found += results_of(before, step.state)
        before = step.state
    return tuple(found)


def _ahead(record: ChouetteRecord, progress: Progress) -> ChouetteRecord:
    """The chouette as it will be once it is stored."""
    names = record.names | {one.user_id: one.name for one in progress.people}
    return replace(record, state=progress.state, clock=progress.clock, names=names)


def player_to_act(state: ChouetteState) -> int | None:
    """The person who rolls or moves now; None while a window is open, and for a computer."""
    game = state.game
    if game is None or game.window is not None:
        return None
    player = player_of(state, game.board.on_roll)
    return None if player in state.computers else player


def habit_of(state: ChouetteState, player: int, habits: Habits) -> cmd.Command | None:
    """The bot's act for who has to act now; None when they have to do it themselves. Never a cube action."""
    game = state.game
    if game is None or (game.board.phase is Phase.TO_ROLL and may_turn(game, BOX)):
        return None
    session = session_over(state, cube_at_heart(state, player, game.board.on_roll).number)
    if session.phase is Phase.RESIGNATION_OFFERED:
        return None
    command = habitual(session, habits)
    if isinstance(command, match_cmd.RollDice):
        return cmd.Roll(player)
    return cmd.Play(player, command.play) if isinstance(command, match_cmd.MakePlay) else None
