"""Crowds: who joins, who votes for what, and what they do in their match.

A vote is stored before it is acknowledged. What is decided is stored before it is done, and done by `Matches.act` as
anyone does it, naming the `seq` it was decided on: so whatever is cut short goes on, and nothing happens twice.
"""

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from typing import Final

from msgspec.structs import replace

from bot.app.acting import Table, once
from bot.app.challenges import Challenges
from bot.app.computer import Computers
from bot.app.crowd.questions import QUESTIONS, command_for, crowd_side, forced, play_choices, players_of, resigning
from bot.app.matches import Matches
from bot.app.recent import Recent
from bot.app.views import Turn
from bot.crowd import machine
from bot.crowd.events import CALL_LASTS, Closed, CrowdRecord, Event, Joined, MotionClosed, Opened, Readied
from bot.crowd.machine import fold
from bot.crowd.state import MOST_UNDECIDED, CrowdPlan, Decision, Question
from bot.errors import ChallengeError, ChallengeReason, CrowdError, CrowdReason, RuleError, StaleAction
from bot.eventlog.log import joined
from bot.records.computers import ComputerLevel, computer
from bot.records.matches import MatchRecord, Terms
from bot.records.people import Person, Place
from bot.rules.match.commands import Command, ResignMatch, RollDice
from bot.rules.sides import Side
from bot.store import Store

_LONGEST: Final = 50  # the most commands that follow from each other in one go; far above anything that happens
_AT_HAND: Final = 64  # positions whose legal plays are remembered, so that each vote need not find them again
_INTERACTIONS: Final = 10_000_000
_TURNS: Final = 10_000
"""Room for the games and turns of a match in the number by which a resignation is known to have been carried out."""


Meanwhile = Callable[[Turn], Awaitable[None]]
"""Told of a turn while it is being stored."""


class Crowds:
    """The crowds of all matches."""

    def __init__(
        self, store: Store, matches: Matches, challenges: Challenges, computers: Computers, table: Table
    ) -> None:
        self._store = store
        self.crowd, self.of_match, self.log = store.crowd, store.crowd_of_match, store.crowd_events
        self.going, self.posted, self.stored_by = store.crowds_going, store.crowd_posted, store.crowd_stored_by
        self._matches, self._challenges, self._computers = matches, challenges, computers
        self._clock = table.clock
        self._locks = table.locks
        self._absence = table.absence
        self._hearing: list[Callable[[CrowdRecord], None]] = []
        self.listen = self._hearing.append
        """Have something called with every crowd that this process changes, with all votes in it."""
        self._numbers: Recent[int, int] = Recent(_AT_HAND)  # the crowds of matches, by the matches' numbers
        self._legal: Recent[tuple[int, int], frozenset[str]] = Recent(_AT_HAND)

    async def open(
        self, place: Place, host: Person, plan: CrowdPlan, *, interaction_id: int | None = None
    ) -> CrowdRecord:
        """Call for a crowd. The host is on the first side, unless they play alone against it.

        The same interaction a second time calls for nothing more, and gives the crowd that there is. Raises
        ChallengeError, FenceError.
        """

        async def begun() -> CrowdRecord | None:
            found = None if interaction_id is None else await self._store.crowd_stored_by(interaction_id)
            return None if found is None else await self._store.crowd(found)

        return await once(lambda: self._open(place, host, plan, interaction_id), begun)

    async def _open(self, place: Place, host: Person, plan: CrowdPlan, interaction_id: int | None) -> CrowdRecord:
        if plan.opponent and await self._store.block_between(host.user_id, plan.opponent):
            raise ChallengeError(ChallengeReason.BLOCKED)
        events: list[Event] = [Opened(plan, host.user_id)]
        if plan.opponent == host.user_id:
            events.append(Readied(host.user_id))
        else:
            events.append(Joined(host.user_id, host.name, Side.WHITE))
        return await self._store.create_crowd(place, events, interaction_id=interaction_id, at=self._clock())

    async def open_for(self, user_id: int) -> list[CrowdRecord]:
        """The crowds that are not over in which a person votes, and the calls that they made or that ask for them."""
        found = await self._store.crowds_open_for(user_id)
        return [
            one
            for one in found
            if one.state.find(user_id) is not None
            or (not one.has_begun and user_id in (one.state.host, one.state.plan.opponent))
        ]

    async def expired(self) -> list[CrowdRecord]:
        """The calls that have not led to a match in their time, and are not closed yet."""
        return await self._store.calls_before(self._clock() - CALL_LASTS)

    async def expire(self, crowd_id: int) -> None:
        """Close a call whose time is up; nothing happens to any other."""

        def change(one: CrowdRecord, now: datetime) -> Sequence[Event]:
            return [] if one.has_begun or one.state.over or now < one.expires_at else [Closed()]

        await self._changed(crowd_id, change)

    async def due(self, ahead: timedelta = timedelta(0)) -> list[CrowdRecord]:
        """Crowds in which something has to happen now, or so far `ahead`, or for which their match may wait."""
        return await self._store.crowds_due(self._clock() + ahead)

    async def join(
        self, crowd_id: int, person: Person, side: Side, *, interaction_id: int | None = None
    ) -> CrowdRecord:
        """Join a side. Raises CrowdError, and ChallengeError if there is a block between the person and a member."""
        if await self._store.block_between(person.user_id, *(await self._store.crowd(crowd_id)).people):
            raise ChallengeError(ChallengeReason.BLOCKED_THERE)

        def joined(one: CrowdRecord, now: datetime) -> Sequence[Event]:
            _check_lasts(one, now)
            return machine.join(one.state, person.user_id, person.name, side, begun=one.has_begun)

        return await self._changed(crowd_id, joined, interaction_id)

    async def leave(self, crowd_id: int, user_id: int, *, interaction_id: int | None = None) -> CrowdRecord:
        """Leave one's side. Raises CrowdError."""
        return await self._changed(crowd_id, lambda one, now: machine.leave(one.state, user_id, now), interaction_id)

    async def say_yes(self, crowd_id: int, user_id: int, *, interaction_id: int | None = None) -> CrowdRecord:
        """The person who is to play alone says yes. Raises CrowdError."""

        def said(one: CrowdRecord, now: datetime) -> Sequence[Event]:
            _check_lasts(one, now)
            return machine.ready(one.state, user_id)

        return await self._changed(crowd_id, said, interaction_id)

    async def cancel(self, crowd_id: int, user_id: int, *, interaction_id: int | None = None) -> CrowdRecord:
        """The host calls it off. Raises CrowdError."""

        def change(one: CrowdRecord, _: datetime) -> Sequence[Event]:
            if one.has_begun:
                raise CrowdError(CrowdReason.BEGUN)
            return machine.cancel(one.state, user_id)

        return await self._changed(crowd_id, change, interaction_id)

    async def begin(self, crowd_id: int, host: Person) -> Turn:
        """Begin the match. A second time it changes nothing. Raises CrowdError."""
        async with self._locks.holding(("crowd", crowd_id)):
            one = await self._store.crowd(crowd_id)
            if one.match_id is None:
                _check_lasts(one, self._clock())
                machine.check_may_begin(one.state, host.user_id)
                plan = one.state.plan
                players = players_of(plan, crowd_id, _alone(plan))
                terms = Terms(plan.variant, plan.length, plan.rules, rated=False)
                place = Place(one.channel_id, one.guild_id)
                try:
                    return await self._challenges.begin_crowd(place, players, terms, crowd_id=crowd_id, actor=host)
                except StaleAction:
                    one = await self._store.crowd(crowd_id)
            if one.match_id is None:
                raise StaleAction(f"crowd {crowd_id} is gone")
            return Turn(await self._matches.match(one.match_id), None, (), None)

    async def vote(
        self, match_id: int, person: Person, seq: int, choice: str, *, interaction_id: int | None = None
    ) -> CrowdRecord:
        """Vote in the position at `seq`. Raises CrowdError, NotFound. It is stored when this returns."""
        crowd_id = self._numbers.get(match_id) or (await self._of(match_id)).crowd_id
        self._numbers[match_id] = crowd_id
        legal = await self._legal_at(match_id, seq)

        def voted(one: CrowdRecord, now: datetime) -> Sequence[Event]:
            decision = one.state.decision
            plays = decision is not None and decision.seq == seq and decision.question is Question.PLAY
            if plays and choice not in legal:
                raise CrowdError(CrowdReason.NO_SUCH_CHOICE)
            return machine.vote(one.state, person.user_id, seq, choice, now)

        return await self._changed(crowd_id, voted, interaction_id)

    async def _legal_at(self, match_id: int, seq: int) -> frozenset[str]:
        """The names of a roll's legal plays; none where there is no roll to play."""
        if (match_id, seq) not in self._legal:
            state = (await self._matches.match(match_id)).state
            if state.seq != seq:
                raise CrowdError(CrowdReason.OLD_ROLL)
            if (match_id, seq) not in self._legal:  # hundreds may have waited for it
                self._legal[match_id, seq] = frozenset(play_choices(state))
        return self._legal.get((match_id, seq), frozenset())

    async def move_to_resign(
        self, match_id: int, person: Person, what: str, *, interaction_id: int | None = None
    ) -> CrowdRecord:
        """Move to resign: the game at a grade, or the match. Raises CrowdError."""
        known, match = await self._of(match_id), await self._matches.match(match_id)
        at = match.state.game, match.state.turns
        return await self._changed(
            known.crowd_id,
            lambda one, now: machine.move_to_resign(one.state, person.user_id, what, at, now),
            interaction_id,
        )

    async def answer_motion(
        self, match_id: int, person: Person, *, agrees: bool, interaction_id: int | None = None
    ) -> CrowdRecord:
        """Agree to the motion of one's side, or speak against it. Raises CrowdError."""
        return await self._changed(
            (await self._of(match_id)).crowd_id,
            lambda one, now: machine.answer_motion(one.state, person.user_id, now, agrees=agrees),
            interaction_id,
        )

    async def leave_all(self, user_id: int) -> None:
        """Take a person out of every crowd that goes on, and call off those of theirs that have not begun."""

        def left(one: CrowdRecord, now: datetime) -> Sequence[Event]:
            events: list[Event] = []
            if one.state.find(user_id) is not None and not one.state.over:
                events += machine.leave(one.state, user_id, now)
            mine = user_id in (one.state.host, one.state.plan.opponent)
            if mine and not one.has_begun and not one.state.over:
                events.append(Closed())
            return events

        for one in await self._store.crowds_of(user_id):
            await self._changed(one.crowd_id, left)

    async def _of(self, match_id: int) -> CrowdRecord:
        known = await self._store.crowd_of_match(match_id)
        if known is None:
            raise CrowdError(CrowdReason.NOT_IN)
        return known

    async def _changed(
        self,
        crowd_id: int,
        change: Callable[[CrowdRecord, datetime], Sequence[Event]],
        interaction_id: int | None = None,
    ) -> CrowdRecord:
        """Change a crowd, once the time that nobody could use is given back. Raises what `change` raises.

        It is decided within the transaction: see `bot.app.acting`.

        What comes too late is looked at again: perhaps it was the bot that was away.
        """
        now = self._clock()

        def changed(one: CrowdRecord) -> Sequence[Event]:
            given = machine.give_back(one.state, one.missed)
            return [*given, *change(replace(one, state=fold(given, one.state), missed=0), now)]

        for last in (False, True):
            try:
                record, _ = await self._store.change_crowd(crowd_id, changed, interaction_id=interaction_id, at=now)
            except CrowdError as error:
                if last or error.reason is not CrowdReason.CLOSED or not await self._absence.look():
                    raise
            else:
                break
        for hear in self._hearing:
            hear(record)
        return record

    async def advance(self, crowd_id: int, meanwhile: Meanwhile | None = None) -> Turn | None:
        """Let happen what has been decided or is due, and put the next question; `meanwhile` as in `Matches.act`.

        Returns what the crowd has done, until it is somebody else's turn or it has to decide; None if nothing.
        """
        async with self._locks.holding(("crowd", crowd_id)):
            turns = list[Turn]()
            for _ in range(_LONGEST):
                made = await self._step(crowd_id, meanwhile)
                if made is None:
                    break
                turns.append(made)
                if made.record.state.waiting_for is not made.actor:
                    break
            return joined(turns)

    async def _step(self, crowd_id: int, meanwhile: Meanwhile | None) -> Turn | None:
        one = await self._store.crowd(crowd_id)
        if one.match_id is None or one.state.over:
            return None
        match = await self._matches.match(one.match_id)
        if match.state.is_over:
            await self._changed(crowd_id, lambda known, _: [] if known.state.over else [Closed()])
            return None
        seq, due = match.state.seq, one.state.due
        await self._absence.may_have_changed(seems_out=due is not None and due <= self._clock())
        if self._absence.is_away:
            return None
        one = await self._changed(crowd_id, lambda known, now: _passed(known, seq, now))
        if one.state.motion is not None and one.state.motion.carried:
            return await self._resigned(one, match)
        side = crowd_side(match)
        command = None if side is None else await self._command(one, match, side)
        if side is None or command is None:
            return None
        try:
            return await self._matches.act(
                match.match_id,
                match.players[side],
                lambda _: command,
                interaction_id=None,
                seen_seq=seq,
                meanwhile=meanwhile,
            )
        except StaleAction:
            return None  # somebody resigned meanwhile

    async def _command(self, one: CrowdRecord, match: MatchRecord, side: Side) -> Command | None:
        """The crowd's act now; None while it has to decide, which it is asked to."""
        state, decision = match.state, one.state.decision
        if one.state.undecided[side] >= MOST_UNDECIDED:
            return ResignMatch(side)
        if decision is not None and decision.seq == state.seq and decision.ruling is not None:
            return await self._ruled(match, decision)
        command = forced(state, side)
        if command is None:
            question = QUESTIONS[state.phase]
            await self._changed(
                one.crowd_id, lambda known, now: machine.ask(known.state, state.seq, side, question, now)
            )
        return command

    async def _ruled(self, match: MatchRecord, decision: Decision) -> Command:
        if decision.ruling is None or not decision.ruling.choice:
            if decision.question is Question.CUBE:
                return RollDice(decision.side)  # nobody's silence doubles: there's no taking that back
            return await self._computers.decide(match.state, ComputerLevel.BEGINNER)
        return command_for(match.state, decision.side, decision.question, decision.ruling.choice)

    async def _resigned(self, one: CrowdRecord, match: MatchRecord) -> Turn | None:
        """Carry out a motion, once: the log of the match knows by its number whether it was."""
        motion = one.state.motion
        if motion is None:
            return None
        side, done = motion.side, -(one.crowd_id * _INTERACTIONS + motion.game * _TURNS + motion.turn)
        turn: Turn | None = None
        try:
            turn = await self._matches.act(
                match.match_id,
                match.players[side],
                lambda _: resigning(match.state, side, motion.what),
                interaction_id=done,
                seen_seq=match.state.seq,
            )
        except StaleAction:
            return None  # it is tried again in the position that there is now
        except RuleError:
            turn = None  # an offer of either side is open, or one was refused a moment ago
        await self._changed(one.crowd_id, lambda known, _: [] if known.state.motion is None else [MotionClosed()])
        return None if turn is None or turn.is_repeat else turn


def _check_lasts(one: CrowdRecord, now: datetime) -> None:
    """Raise CrowdError(OVER) for a call whose time is up, though it may not be closed yet."""
    if not one.has_begun and now >= one.expires_at:
        raise CrowdError(CrowdReason.OVER)


def _passed(one: CrowdRecord, seq: int, now: datetime) -> Sequence[Event]:
    dropped = machine.drop(one.state, seq)
    return [*dropped, *machine.pass_time(fold(dropped, one.state), now)]


def _alone(plan: CrowdPlan) -> Person | None:
    """Who plays the side that is no crowd."""
    if plan.opponent:
        return Person(plan.opponent, plan.name)
    return computer(ComputerLevel(plan.level)) if plan.level else None
