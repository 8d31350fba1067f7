"""Votes counted: by the rules, and by a second count written separately."""

from datetime import UTC, datetime, timedelta
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.crowd import machine
from bot.crowd.counting import is_settled, ruled, winner
from bot.crowd.events import Asked, Closed, Joined, Opened, Readied, Settled, TimeGivenBack, Voted
from bot.crowd.machine import evolve, fold
from bot.crowd.state import SMALLEST_TEAM, CrowdPlan, Ending, Mode, Question, captain
from bot.errors import CrowdError, CrowdReason
from bot.rules.sides import Side

NOW = datetime(2026, 1, 1, tzinfo=UTC)
HOST = 1


def crowd(size, question=Question.PLAY, mode=Mode.VOTE, window=60):
    """A crowd of people 1 to `size` that is asked something at seq 7."""
    plan = CrowdPlan(mode, (True, False), window, level="beginner")
    joined = [Joined(number, f"p{number}", Side.WHITE) for number in range(1, size + 1)]
    state = fold([Opened(plan, HOST), *joined])
    return fold(machine.ask(state, 7, Side.WHITE, question, NOW), state)


def test_a_log_that_does_not_begin_with_the_opening_is_none():
    with pytest.raises(ValueError, match="begins with Opened"):
        fold([Joined(1, "p1", Side.WHITE)])


def test_a_log_with_a_vote_before_anything_was_asked_is_none():
    opened = Opened(CrowdPlan(Mode.VOTE, (True, False), 60, level="beginner"), HOST)
    with pytest.raises(ValueError, match="no question is open"):
        fold([opened, Joined(1, "p1", Side.WHITE), Voted(1, "8/5 6/5")])


def test_the_host_begins_once_there_are_enough_and_whoever_plays_alone_is_ready():
    state = fold([Opened(CrowdPlan(Mode.TEAM, (True, False), 60, opponent=9), HOST), Joined(1, "p1", Side.WHITE)])
    others = [Joined(number, f"p{number}", Side.WHITE) for number in range(2, SMALLEST_TEAM + 1)]
    for person, events, reason in [
        (2, [], CrowdReason.NOT_HOST),
        (HOST, [], CrowdReason.NOT_READY),
        (HOST, [Readied(9)], CrowdReason.TOO_FEW),
        (HOST, [Readied(9), *others, Closed()], CrowdReason.OVER),
    ]:
        with pytest.raises(CrowdError) as refused:
            machine.check_may_begin(fold(events, state), person)
        assert refused.value.reason is reason
    machine.check_may_begin(fold([Readied(9), *others], state), HOST)


def test_a_process_that_read_the_match_before_another_played_on_changes_nothing():
    state = crowd(3)
    assert machine.drop(state, 5) == machine.ask(state, 5, Side.WHITE, Question.PLAY, NOW) == []
    settled = fold([Settled(ruled(said(state, [(1, "8/5 6/5")]).open))], state)
    assert machine.ask(settled, 5, Side.WHITE, Question.PLAY, NOW) == []
    assert len(machine.drop(state, 9)) == 1
    assert len(machine.ask(state, 9, Side.WHITE, Question.PLAY, NOW)) == 2


def said(state, votes):
    """The state after votes, each a pair of voter and choice, whatever they close."""
    return fold([Voted(voter, choice) for voter, choice in votes], state)


def counted_apart(votes, question):
    """Who wins, by the words of the rules: only each voter's last word counts."""
    last = {}
    for order, (voter, choice) in enumerate(votes):
        if last.get(voter, (None, ""))[1] != choice:
            last[voter] = (order, choice)
    choices = {choice for _, choice in last.values()}
    if not choices:
        return ""
    if question is Question.CUBE:
        doubles = sum(choice == "double" for _, choice in last.values())
        return "double" if doubles * 2 > len(last) else "roll"
    if question is Question.DOUBLE:
        passes = sum(choice == "pass" for _, choice in last.values())
        return "pass" if passes > len(last) - passes else "take"
    most = max(sum(c == one for _, c in last.values()) for one in choices)
    tied = [one for one in choices if sum(c == one for _, c in last.values()) == most]
    return min(tied, key=lambda one: max(order for order, c in last.values() if c == one))


CHOICES = {Question.PLAY: "abc", Question.CUBE: ("roll", "double"), Question.DOUBLE: ("take", "pass")}


@given(st.sampled_from(list(CHOICES)), st.lists(st.tuples(st.integers(1, 5), st.integers(0, 2)), max_size=9))
def test_the_winner_is_the_one_of_the_words(question, raw):
    votes = [(voter, CHOICES[question][index % len(CHOICES[question])]) for voter, index in raw]
    state = crowd(5, question)
    kept = []
    for voter, choice in votes:
        before = state.decision.vote_of(voter)
        if before is None or before.choice != choice:
            state = said(state, [(voter, choice)])
        kept.append((voter, choice))
    assert winner(state.decision) == counted_apart(kept, question)


@settings(max_examples=60)
@given(st.sampled_from(list(CHOICES)), st.lists(st.integers(0, 2), min_size=1, max_size=4))
def test_it_closes_early_exactly_when_the_rest_cannot_matter(question, raw):
    """Whatever those say who have not voted; the order in which they say it does not matter either."""
    choices = CHOICES[question]
    votes = [(voter, choices[index % len(choices)]) for voter, index in enumerate(raw, 1)]
    state = said(crowd(4, question), votes)
    rest = range(len(votes) + 1, 5)
    extra = (*choices, *(("other",) if question is Question.PLAY else ()))
    ends = {
        winner(said(state, zip(rest, told, strict=False)).decision)
        for count in range(len(rest) + 1)
        for told in product(extra, repeat=count)
    }
    assert is_settled(state, state.decision) == (len(ends) == 1)


def test_a_tie_is_the_play_whose_newest_vote_is_oldest():
    state = said(crowd(4), [(1, "a"), (2, "b"), (3, "b"), (4, "a")])
    assert winner(state.decision) == "b"
    assert winner(said(state, [(2, "a"), (2, "b")]).decision) == "a", "a change is a new vote"


def test_a_vote_can_be_changed_and_counts_once():
    state = crowd(3)
    for choice in "aab":
        state = fold(machine.vote(state, 1, 7, choice, NOW), state)
    assert [(vote.voter, vote.choice) for vote in state.decision.votes] == [(1, "b")]
    events = machine.vote(state, 2, 7, "b", NOW)
    assert [type(event).__name__ for event in events] == ["Voted", "Settled"], "two of three"
    ruling = fold(events, state).decision.ruling
    assert (ruling.choice, ruling.votes, ruling.cast) == ("b", 2, 2)


def test_late_stale_and_foreign_votes():
    state = crowd(3)
    for person, seq, now, reason in (
        (1, 6, NOW, CrowdReason.OLD_ROLL),
        (1, 7, NOW + timedelta(seconds=60), CrowdReason.CLOSED),
        (9, 7, NOW, CrowdReason.NOT_IN),
    ):
        with pytest.raises(CrowdError) as caught:
            machine.vote(state, person, seq, "a", now)
        assert caught.value.reason is reason


def test_the_deadline_fires_once():
    state = said(crowd(4), [(1, "a"), (2, "b")])
    assert machine.pass_time(state, NOW + timedelta(seconds=59)) == []
    closed = fold(machine.pass_time(state, NOW + timedelta(seconds=60)), state)
    assert closed.decision.ruling == ruled(state.decision)
    assert machine.pass_time(closed, NOW + timedelta(seconds=90)) == []


def test_who_misses_three_is_not_awaited_until_they_vote_again():
    state = crowd(3)
    for seq in (7, 8, 9):
        assert state.find(3).is_awaited
        state = fold(machine.ask(state, seq, Side.WHITE, Question.PLAY, NOW), state)
        for voter in (1, 2):
            if state.open:
                state = fold(machine.vote(state, voter, seq, "ab"[voter - 1], NOW), state)
        state = fold(machine.pass_time(state, NOW + timedelta(seconds=60)), state) if state.open else state
    assert [voter.is_awaited for voter in state.voters] == [True, True, False]
    state = fold(machine.ask(state, 10, Side.WHITE, Question.PLAY, NOW), state)
    both = fold(machine.vote(said(state, [(1, "a")]), 2, 10, "a", NOW), said(state, [(1, "a")]))
    assert both.decision.ruling is not None, "nobody waits for the third"
    back = said(state, [(3, "c")])
    assert back.find(3).is_awaited


def test_nobody_votes():
    state = crowd(2)
    for seq in range(7, 17):
        state = fold(machine.ask(state, seq, Side.WHITE, Question.PLAY, NOW), state)
        assert state.open.ruling is None
        state = fold(machine.pass_time(state, NOW + timedelta(seconds=60)), state)
        assert state.decision.ruling.ending is Ending.NOBODY
    assert state.undecided == (10, 0)


def test_a_roll_that_may_be_a_double_has_a_third_of_the_time():
    assert crowd(2, Question.CUBE).open.until == NOW + timedelta(seconds=20)


def test_a_motion_needs_two_thirds_and_at_least_two():
    state = crowd(6)
    state = fold(machine.move_to_resign(state, 1, "1", (1, 4), NOW), state)
    with pytest.raises(CrowdError) as caught:
        machine.move_to_resign(state, 2, "match", (2, 4), NOW)
    assert caught.value.reason is CrowdReason.MOTION_OPEN
    for voter in (2, 3, 4):
        assert not state.motion.carried
        state = fold(machine.answer_motion(state, voter, NOW, agrees=True), state)
    assert state.motion.carried


def test_one_of_one_may_resign():
    alone = crowd(1)
    assert fold(machine.move_to_resign(alone, 1, "1", (1, 4), NOW), alone).motion.carried


def asleep(state, *people):
    """The state when these have missed three decisions."""
    return replace(state, voters=tuple(replace(one, missed=3 if one.id in people else 0) for one in state.voters))


def test_those_who_sleep_resign_for_nobody():
    """One of three is awaited; a second one moves, the third agrees and wakes by it."""
    state = asleep(crowd(3), 2, 3)
    state = fold(machine.move_to_resign(state, 2, "match", (1, 4), NOW), state)
    state = fold(machine.answer_motion(state, 3, NOW, agrees=True), state)
    assert not state.motion.carried
    assert [voter.is_awaited for voter in state.voters] == [True, False, True]
    against = fold(machine.answer_motion(state, 1, NOW, agrees=False), state)
    assert against.motion is None
    awake = fold(machine.answer_motion(state, 2, NOW, agrees=True), state)
    assert awake.motion.carried  # two of three who are all there


def test_the_only_one_who_is_awaited_may_resign():
    state = asleep(crowd(3), 2, 3)
    assert fold(machine.move_to_resign(state, 1, "match", (1, 4), NOW), state).motion.carried
    nobody = asleep(crowd(3), 1, 2, 3)
    woken = fold(machine.move_to_resign(nobody, 2, "match", (1, 4), NOW), nobody)
    assert woken.motion.carried
    assert woken.find(2).is_awaited


def test_a_hopeless_motion_lapses_and_the_next_one_has_to_wait():
    state = crowd(4)
    state = fold(machine.move_to_resign(state, 1, "match", (1, 4), NOW), state)
    for voter in (2, 3):
        state = fold(machine.answer_motion(state, voter, NOW, agrees=False), state)
    assert state.motion is None
    with pytest.raises(CrowdError):
        machine.move_to_resign(state, 2, "match", (1, 23), NOW)
    assert machine.move_to_resign(state, 2, "match", (1, 24), NOW)


def test_a_captain_decides_and_a_silent_one_is_followed_by_the_next():
    state = crowd(3, mode=Mode.TEAM)
    state = fold(machine.vote(state, 2, 7, "b", NOW), state)
    decided = fold(machine.vote(state, 1, 7, "a", NOW), state).decision.ruling
    assert (decided.ending, decided.choice, decided.by) == (Ending.CAPTAIN, "a", 1)
    assert (decided.votes, decided.cast) == (1, 2)
    with_them = fold(machine.vote(state, 1, 7, "b", NOW), state).decision.ruling
    assert (with_them.votes, with_them.cast) == (2, 2)
    later = NOW + timedelta(seconds=60)
    state = fold(machine.pass_time(state, later), state)
    assert state.open is not None
    assert fold(machine.vote(state, 1, 7, "a", later), state).open is not None, "they only propose now"
    assert fold(machine.vote(state, 2, 7, "b", later), state).decision.ruling.by == 2
    for step in (2, 3):
        state = fold(machine.pass_time(state, NOW + timedelta(seconds=60 * step)), state)
    assert state.decision.ruling.ending is Ending.NOBODY


@pytest.mark.parametrize(("leaves", "then"), [(1, 2), (2, 3), (3, 2)])
def test_whoever_leaves_a_team_whose_captain_was_silent_changes_who_decides_only_if_it_was_they(leaves, then):
    later = NOW + timedelta(seconds=60)
    state = crowd(3, mode=Mode.TEAM)
    state = fold(machine.pass_time(state, later), state)
    assert captain(state, state.open).id == 2
    state = fold(machine.leave(state, leaves, later), state)
    assert captain(state, state.open).id == then


def test_nobody_is_on_both_sides():
    plan = CrowdPlan(Mode.VOTE, (True, True), 60)
    state = fold([Opened(plan, HOST), Joined(1, "p1", Side.WHITE)])
    moved = fold(machine.join(state, 1, "p1", Side.BLACK, begun=False), state)
    assert [(voter.id, voter.side) for voter in moved.voters] == [(1, Side.BLACK)]
    with pytest.raises(CrowdError) as caught:
        machine.join(moved, 1, "p1", Side.WHITE, begun=True)
    assert caught.value.reason is CrowdReason.OTHER_SIDE
    alone = fold([Opened(CrowdPlan(Mode.VOTE, (True, False), 60, opponent=5, name="five"), HOST), Readied(5)])
    with pytest.raises(CrowdError) as caught:
        machine.join(alone, 5, "five", Side.WHITE, begun=False)
    assert caught.value.reason is CrowdReason.PLAYS_ALONE


def test_whoever_leaves_takes_their_vote_along():
    state = said(crowd(3), [(1, "a")])
    left = fold(machine.leave(state, 1, NOW), state)
    assert left.decision.votes == ()
    assert evolve(left, Asked(8, Side.WHITE, Question.PLAY, NOW)).open.seq == 8


def test_a_decision_that_closed_early_was_missed_by_nobody():
    """Two of three agree at once, again and again: the third had no time to be late. At the end of its time one is."""
    state = crowd(3)
    for seq in range(7, 11):
        state = fold(machine.ask(state, seq, Side.WHITE, Question.PLAY, NOW), state) if seq > 7 else state
        for voter in (1, 2):
            state = fold(machine.vote(state, voter, seq, "a", NOW), state)
        assert state.decision.ruling is not None
    assert state.find(3).missed == 0
    state = fold(machine.ask(state, 11, Side.WHITE, Question.PLAY, NOW), state)
    state = fold(machine.vote(state, 1, 11, "a", NOW), state)
    state = fold(machine.pass_time(state, NOW + timedelta(seconds=60)), state)
    assert [voter.missed for voter in state.voters] == [0, 1, 1]


def test_time_is_given_back_only_while_something_is_open():
    asked = crowd(3)
    assert machine.give_back(asked, 5000) == [TimeGivenBack(5000)]
    assert fold(machine.give_back(asked, 5000), asked).due == asked.due + timedelta(seconds=5)
    assert machine.give_back(asked, 0) == []
    settled = fold([Settled(ruled(asked.decision))], asked)
    assert machine.give_back(settled, 5000) == []
