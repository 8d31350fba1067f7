"""Deciding: which events follow from what somebody asks for, or from the time that has passed.

Everything here is pure. Each function takes the state and gives the events; it raises CrowdError for what cannot be.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any, Final

from msgspec.structs import replace

from bot.crowd import events as ev
from bot.crowd import state as st
from bot.crowd.counting import agreed, is_hopeless, is_settled, needed, ruled
from bot.crowd.state import CrowdState, Decision, Ending, Motion, Vote, Voter
from bot.errors import CrowdError, CrowdReason
from bot.eventlog import log
from bot.rules.sides import Side, with_side


def evolve(state: CrowdState | None, event: ev.Event) -> CrowdState:
    """The state after an event. Raises ValueError for an event before the first."""
    if isinstance(event, ev.Opened):
        return CrowdState(event.plan, event.host, seq=1)
    if state is None:
        raise ValueError("a crowd begins with Opened")
    return replace(log.changed(_CHANGES, state, event), seq=state.seq + 1)


def fold(events: Iterable[ev.Event], state: CrowdState | None = None) -> CrowdState:
    """The state after all events. Raises ValueError when there are none."""
    return log.fold(evolve, events, state)


def _left(state: CrowdState, event: Any) -> CrowdState:
    decision, motion = state.open, state.motion
    if decision is not None:
        gone = next((place for place, one in enumerate(state.members(decision.side)) if one.id == event.id), None)
        votes = tuple(vote for vote in decision.votes if vote.voter != event.id)
        # Those who come after a captain that was silent move up by one.
        silent = decision.captain - (gone is not None and gone < decision.captain)
        decision = replace(decision, votes=votes, captain=silent)
    if motion is not None:
        agreed, against = (tuple(one for one in some if one != event.id) for some in (motion.agreed, motion.against))
        motion = replace(motion, agreed=agreed, against=against)
    voters = tuple(voter for voter in state.voters if voter.id != event.id)
    return replace(state, voters=voters, decision=decision or state.decision, motion=motion)


def _voted(state: CrowdState, event: Any) -> CrowdState:
    decision = _the_open(state)
    others = tuple(vote for vote in decision.votes if vote.voter != event.id)
    votes = (*others, Vote(event.id, event.choice, state.seq + 1))
    voters = tuple(
        replace(voter, missed=0) if voter.id == event.id and voter.missed else voter for voter in state.voters
    )
    return replace(state, decision=replace(decision, votes=votes), voters=voters)


def _silent(state: CrowdState, event: Any) -> CrowdState:
    decision = _the_open(state)
    return replace(state, decision=replace(decision, captain=decision.captain + 1, until=event.until))


def _given_back(state: CrowdState, event: Any) -> CrowdState:
    more, decision, motion = timedelta(milliseconds=event.milliseconds), state.decision, state.motion
    return replace(
        state,
        decision=None if decision is None else replace(decision, until=decision.until + more),
        motion=None if motion is None else replace(motion, until=motion.until + more),
    )


def _settled(state: CrowdState, event: Any) -> CrowdState:
    decision = replace(_the_open(state), ruling=event.ruling)
    side, voted = decision.side, {vote.voter for vote in decision.votes}
    voters = tuple(
        voter
        if voter.side is not side
        else replace(voter, missed=0 if voter.id in voted else voter.missed + (not event.early))
        for voter in state.voters
    )
    count = state.undecided[side] + 1 if event.ruling.ending is Ending.NOBODY else 0
    undecided = with_side(state.undecided, side, count)
    return replace(state, decision=decision, last=replace(decision, votes=()), voters=voters, undecided=undecided)


def _moved(state: CrowdState, event: Any) -> CrowdState:
    motion = Motion(event.side, event.what, event.id, event.until, event.game, event.turn, agreed=(event.id,))
    return replace(state, motion=motion, moved=with_side(state.moved, event.side, (event.game, event.turn)))


def _answered(state: CrowdState, event: Any) -> CrowdState:
    motion = _the_motion(state)
    agreed, against = (tuple(one for one in some if one != event.id) for some in (motion.agreed, motion.against))
    if event.agrees:
        return replace(state, motion=replace(motion, agreed=(*agreed, event.id), against=against))
    return replace(state, motion=replace(motion, agreed=agreed, against=(*against, event.id)))


def _woke(state: CrowdState, event: Any) -> CrowdState:
    voters = tuple(replace(voter, missed=0) if voter.id == event.id else voter for voter in state.voters)
    return replace(state, voters=voters)


def _the_open(state: CrowdState) -> Decision:
    if state.open is None:
        raise ValueError("no question is open")
    return state.open


def _the_motion(state: CrowdState) -> Motion:
    if state.motion is None:
        raise ValueError("no motion is open")
    return state.motion


_CHANGES: Final[log.Changes[CrowdState]] = {
    ev.Readied: lambda state, _: replace(state, ready=True),
    ev.Joined: lambda state, event: replace(state, voters=(*state.voters, Voter(event.id, event.name, event.side))),
    ev.Left: _left,
    ev.Asked: lambda state, event: replace(
        state, decision=Decision(event.seq, event.side, event.question, event.until)
    ),
    ev.Voted: _voted,
    ev.CaptainSilent: _silent,
    ev.TimeGivenBack: _given_back,
    ev.Settled: _settled,
    ev.Dropped: lambda state, _: replace(state, decision=None),
    ev.Moved: _moved,
    ev.Answered: _answered,
    ev.Woke: _woke,
    ev.Carried: lambda state, _: replace(state, motion=replace(_the_motion(state), carried=True)),
    ev.MotionClosed: lambda state, _: replace(state, motion=None),
    ev.Closed: lambda state, _: replace(state, over=True, decision=None, motion=None),
}


Events = list[ev.Event]
CHOICES = {
    st.Question.NAME: tuple("123456"),
    st.Question.CUBE: (st.ROLL, st.DOUBLE),
    st.Question.DOUBLE: (st.TAKE, st.PASS),
    st.Question.RESIGNATION: (st.ACCEPT, st.REFUSE),
}
"""The choices there are; the plays of a roll are known to the rules alone."""


def join(state: st.CrowdState, person: int, name: str, side: Side, *, begun: bool) -> Events:
    """Join a side; nothing happens if they are on it. A team is complete once it has begun."""
    _check_goes_on(state)
    known = state.find(person)
    if person == state.plan.opponent:
        raise CrowdError(CrowdReason.PLAYS_ALONE)
    if not state.plan.crowds[side]:
        raise CrowdError(CrowdReason.NO_SUCH_SIDE)
    if known is not None:
        if known.side is side:
            return []
        if begun:
            raise CrowdError(CrowdReason.OTHER_SIDE)
    if state.plan.mode is st.Mode.TEAM:
        if begun:
            raise CrowdError(CrowdReason.BEGUN)
        if len(state.members(side)) >= st.LARGEST_TEAM:
            raise CrowdError(CrowdReason.FULL)
    left: Events = [] if known is None else [ev.Left(person)]
    return [*left, ev.Joined(person, name, side)]


def leave(state: st.CrowdState, person: int, now: datetime) -> Events:
    """Leave one's side. What is open may be decided by that."""
    _voter(state, person)
    return _with_closing(state, [ev.Left(person)], now)


def ready(state: st.CrowdState, person: int) -> Events:
    """The person who plays alone says yes."""
    _check_goes_on(state)
    if person != state.plan.opponent:
        raise CrowdError(CrowdReason.NOT_OPPONENT)
    return [] if state.ready else [ev.Readied(person)]


def check_may_begin(state: st.CrowdState, person: int) -> None:
    """Raise CrowdError unless a person may begin the match: the host, with enough people on each side."""
    _check_goes_on(state)
    if person != state.host:
        raise CrowdError(CrowdReason.NOT_HOST)
    if state.plan.opponent and not state.ready:
        raise CrowdError(CrowdReason.NOT_READY)
    least = st.SMALLEST_TEAM if state.plan.mode is st.Mode.TEAM else 1
    if any(state.plan.crowds[side] and len(state.members(side)) < least for side in Side):
        raise CrowdError(CrowdReason.TOO_FEW)


def cancel(state: st.CrowdState, person: int) -> Events:
    """The host calls it off before it has begun."""
    _check_goes_on(state)
    if person != state.host:
        raise CrowdError(CrowdReason.NOT_HOST)
    return [ev.Closed()]


def ask(state: st.CrowdState, seq: int, side: Side, question: st.Question, now: datetime) -> Events:
    """Put a question, unless that or a later one was put already. A question about an older position is dropped.

    Of several processes one may have read the match before another played on.
    """
    latest = max((one.seq for one in (state.decision, state.last) if one is not None), default=-1)
    if state.over or seq <= latest:
        return []
    dropped: Events = [ev.Dropped()] if state.open is not None else []
    return [*dropped, ev.Asked(seq, side, question, now + window(state, question))]


def drop(state: st.CrowdState, seq: int) -> Events:
    """Drop the open question if the match is at a later `seq`."""
    return [ev.Dropped()] if state.open is not None and state.open.seq < seq else []


def window(state: st.CrowdState, question: st.Question) -> timedelta:
    """How long a question is open: a third of the time for a roll that might be a double."""
    seconds = state.plan.window
    return timedelta(seconds=seconds / 3 if question is st.Question.CUBE else seconds)


def vote(state: st.CrowdState, person: int, seq: int, choice: str, now: datetime) -> Events:
    """Vote, or propose in a team; what its captain says is decided. The same vote again changes nothing."""
    decision = asked(state, person, seq, now)
    if choice not in CHOICES.get(decision.question, (choice,)) or not choice:
        raise CrowdError(CrowdReason.NO_SUCH_CHOICE)
    before = decision.vote_of(person)
    voted: Events = [] if before is not None and before.choice == choice else [ev.Voted(person, choice)]
    if state.plan.mode is st.Mode.TEAM:
        decides = st.captain(state, decision)
        if decides is None or decides.id != person:
            return voted
        agree = sum(one.choice == choice and one.voter != person for one in decision.votes) + 1
        cast = len({person, *(one.voter for one in decision.votes)})
        return [*voted, ev.Settled(st.Ruling(st.Ending.CAPTAIN, choice, agree, cast, by=person), early=True)]
    return _with_closing(state, voted, now) if voted else []


def asked(state: st.CrowdState, person: int, seq: int, now: datetime) -> st.Decision:
    """The decision about the position at `seq` that somebody may vote in now. Raises CrowdError."""
    _check_goes_on(state)
    voter, decision = _voter(state, person), state.decision
    if decision is None or decision.seq != seq:
        raise CrowdError(CrowdReason.OLD_ROLL)
    if decision.ruling is not None or now >= decision.until:
        raise CrowdError(CrowdReason.CLOSED)
    if voter.side is not decision.side:
        raise CrowdError(CrowdReason.NOT_ASKED)
    return decision


def pass_time(state: st.CrowdState, now: datetime) -> Events:
    """The events that time alone causes, once each: a decision that closes, the next captain, a motion that lapses."""
    if state.over:
        return []
    events = _with_closing(state, [], now)
    after = fold(events, state)
    decision = after.open
    if decision is None or now < decision.until:
        return events
    if after.plan.mode is st.Mode.TEAM:
        if decision.captain + 1 < len(after.members(decision.side)):
            return [*events, ev.CaptainSilent(now + window(after, decision.question))]
        return [*events, ev.Settled(st.Ruling(st.Ending.NOBODY))]
    return [*events, ev.Settled(ruled(decision))]


def give_back(state: st.CrowdState, milliseconds: int) -> Events:
    """Keep what is open open for longer: nobody could vote meanwhile."""
    return [ev.TimeGivenBack(milliseconds)] if milliseconds and state.due is not None else []


def move_to_resign(state: st.CrowdState, person: int, what: str, at: tuple[int, int], now: datetime) -> Events:
    """Move to resign. `at` is the game and the turn of the match. A team's captain needs nobody's consent."""
    _check_goes_on(state)
    voter = _voter(state, person)
    if state.motion is not None:
        raise CrowdError(CrowdReason.MOTION_OPEN)
    before = state.moved[voter.side]
    # A turn of both sides is two of the match's.
    if before is not None and before[0] == at[0] and at[1] - before[1] < 2 * st.MOTION_EVERY:
        raise CrowdError(CrowdReason.MOTION_TOO_SOON)
    if what not in (st.MATCH, "1", "2", "3"):
        raise CrowdError(CrowdReason.NO_SUCH_CHOICE)
    moved = ev.Moved(person, voter.side, what, now + timedelta(seconds=state.plan.window), *at)
    if state.plan.mode is st.Mode.TEAM:
        if state.members(voter.side)[0].id != person:
            raise CrowdError(CrowdReason.NOT_CAPTAIN)
        return [moved, ev.Carried()]
    is_alone = not any(one.is_awaited for one in state.members(voter.side))
    return _with_closing(state, [ev.Woke(person), moved] if is_alone else [moved], now)


def answer_motion(state: st.CrowdState, person: int, now: datetime, *, agrees: bool) -> Events:
    """Agree to the motion of one's side, or speak against it; one is awaited again then."""
    _check_goes_on(state)
    voter, motion = _voter(state, person), state.motion
    if motion is None or motion.carried or motion.side is not voter.side or now >= motion.until:
        raise CrowdError(CrowdReason.NO_MOTION)
    if voter.is_awaited and person in (motion.agreed if agrees else motion.against):
        return []
    answered = ev.Answered(person, agrees)
    return _with_closing(state, [answered] if voter.is_awaited else [ev.Woke(person), answered], now)


def _with_closing(state: st.CrowdState, events: Iterable[ev.Event], now: datetime) -> Events:
    """Events, and what they decide: a vote that the rest cannot change, a motion that is carried or hopeless."""
    made = list(events)
    after = fold(made, state)
    motion, decision = after.motion, after.open
    if motion is not None and not motion.carried:
        if agreed(after, motion) >= needed(after, motion):
            made.append(ev.Carried())
        elif now >= motion.until or is_hopeless(after, motion):
            made.append(ev.MotionClosed())
    if decision is not None and after.plan.mode is st.Mode.VOTE and is_settled(after, decision):
        made.append(ev.Settled(ruled(decision), early=now < decision.until))
    return made


def _check_goes_on(state: st.CrowdState) -> None:
    if state.over:
        raise CrowdError(CrowdReason.OVER)


def _voter(state: st.CrowdState, person: int) -> st.Voter:
    voter = state.find(person)
    if voter is None:
        raise CrowdError(CrowdReason.NOT_IN)
    return voter
