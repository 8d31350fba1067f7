"""Counting votes: who leads, and whether those who have not voted can still change it."""

from collections import Counter
from typing import Final, NamedTuple

from bot.crowd import state as st

_ASYMMETRIC: Final = {
    st.Question.CUBE: (st.DOUBLE, st.ROLL),
    st.Question.DOUBLE: (st.PASS, st.TAKE),
    st.Question.RESIGNATION: (st.ACCEPT, st.REFUSE),
}
"""Of two answers the one that needs more votes than the other, and the one that a tie is."""


class Count(NamedTuple):
    """How many are for a choice, and when the newest of them voted for it."""

    choice: str
    votes: int
    newest: int


def tally(decision: st.Decision) -> list[Count]:
    """The choices somebody is for, the leader first: most votes, and in a tie the one whose newest vote is oldest."""
    votes = Counter(vote.choice for vote in decision.votes)
    newest = {vote.choice: vote.order for vote in decision.votes}  # they come in order
    counts = [Count(choice, count, newest[choice]) for choice, count in votes.items()]
    return sorted(counts, key=lambda one: (-one.votes, one.newest))


def missing(state: st.CrowdState, decision: st.Decision) -> int:
    """How many awaited voters have not voted."""
    voted = {vote.voter for vote in decision.votes}
    return sum(voter.is_awaited and voter.id not in voted for voter in state.members(decision.side))


def winner(decision: st.Decision) -> str:
    """The choice that wins by the votes there are; empty without any."""
    if not decision.votes:
        return ""
    pair = _ASYMMETRIC.get(decision.question)
    if pair is None:
        return tally(decision)[0].choice
    more, tie = (sum(vote.choice == one for vote in decision.votes) for one in pair)
    return pair[0] if more > tie else pair[1]


def is_settled(state: st.CrowdState, decision: st.Decision) -> bool:
    """Can those who are awaited not change it any more? Without a single vote it stays open to its end."""
    if not decision.votes:
        return False
    left = missing(state, decision)
    pair = _ASYMMETRIC.get(decision.question)
    if pair is None:
        first, *others = tally(decision)
        return first.votes - (others[0].votes if others else 0) >= left
    more, tie = (sum(vote.choice == one for vote in decision.votes) for one in pair)
    return more > tie + left or more + left <= tie


def ruled(decision: st.Decision) -> st.Ruling:
    """The decision by those votes."""
    choice = winner(decision)
    if not choice:
        return st.Ruling(st.Ending.NOBODY)
    counts = {one.choice: one.votes for one in tally(decision)}
    votes = counts.pop(choice)
    return st.Ruling(st.Ending.VOTES, choice, votes, len(decision.votes), tuple(counts.items()))


def needed(state: st.CrowdState, motion: st.Motion) -> int:
    """How many have to agree to a motion: two thirds of those who are awaited, and at least two or the only one."""
    awaited = len(_awaited(state, motion))
    return max(min(2, awaited), -(-2 * awaited // 3), 1)


def agreed(state: st.CrowdState, motion: st.Motion) -> int:
    """How many have agreed to a motion; who isn't awaited doesn't count."""
    return len(_awaited(state, motion) & {*motion.agreed})


def is_hopeless(state: st.CrowdState, motion: st.Motion) -> bool:
    """Can a motion not be carried any more, even if everyone who is awaited and has not answered agrees?"""
    return len(_awaited(state, motion) - {*motion.against}) < needed(state, motion)


def _awaited(state: st.CrowdState, motion: st.Motion) -> set[int]:
    return {voter.id for voter in state.members(motion.side) if voter.is_awaited}
