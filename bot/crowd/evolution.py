"""Folding: the state of a crowd after an event."""

from collections.abc import Iterable
from datetime import timedelta
from typing import Any, Final

from msgspec.structs import replace

from bot.crowd import events as ev
from bot.crowd.state import CrowdState, Decision, Ending, Motion, Vote, Voter
from bot.eventlog import log
from bot.rules.sides import with_side


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
