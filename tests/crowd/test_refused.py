"""What a crowd refuses, each with its reason, whatever the command that asks for it."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.crowd import machine
from bot.crowd.events import Carried, Closed, Joined, Left, Opened, Readied, Voted
from bot.crowd.machine import fold
from bot.crowd.state import LARGEST_TEAM, CrowdPlan, Mode, Question
from bot.errors import CrowdError, CrowdReason
from bot.rules.sides import Side
from tests.crowd.test_counting import HOST, NOW, crowd

AT = (1, 4)


def reason(call):
    with pytest.raises(CrowdError) as refused:
        call()
    return refused.value.reason


def test_what_is_over_takes_nothing_more():
    over = fold([Closed()], crowd(2))
    for call in (
        lambda: machine.join(over, 3, "p3", Side.WHITE, begun=True),
        lambda: machine.ready(over, 9),
        lambda: machine.cancel(over, HOST),
        lambda: machine.vote(over, 1, 7, "a", NOW),
        lambda: machine.move_to_resign(over, 1, "1", AT, NOW),
        lambda: machine.answer_motion(over, 1, NOW, agrees=True),
    ):
        assert reason(call) is CrowdReason.OVER
    assert machine.pass_time(over, NOW + timedelta(days=1)) == []
    assert machine.ask(over, 9, Side.WHITE, Question.PLAY, NOW) == []


def test_only_its_people_decide():
    state = crowd(2)
    moved = fold(machine.move_to_resign(crowd(3), 1, "1", AT, NOW), crowd(3))
    for call in (
        lambda: machine.leave(state, 9, NOW),
        lambda: machine.vote(state, 9, 7, "a", NOW),
        lambda: machine.move_to_resign(state, 9, "1", AT, NOW),
        lambda: machine.answer_motion(moved, 9, NOW, agrees=True),
    ):
        assert reason(call) is CrowdReason.NOT_IN
    assert reason(lambda: machine.cancel(state, 2)) is CrowdReason.NOT_HOST
    assert machine.cancel(state, HOST) == [Closed()]


def test_whoever_plays_alone_says_yes_once():
    state = fold([Opened(CrowdPlan(Mode.VOTE, (True, False), 60, opponent=9, name="nine"), HOST)])
    assert reason(lambda: machine.ready(state, HOST)) is CrowdReason.NOT_OPPONENT
    assert machine.ready(state, 9) == [Readied(9)]
    assert machine.ready(fold([Readied(9)], state), 9) == []
    assert reason(lambda: machine.join(state, 2, "p2", Side.BLACK, begun=False)) is CrowdReason.NO_SUCH_SIDE


def test_a_vote_may_be_joined_at_any_time_and_a_team_before_it_begins_while_it_has_room():
    vote, team = crowd(2), crowd(LARGEST_TEAM - 1, mode=Mode.TEAM)
    assert machine.join(vote, 1, "p1", Side.WHITE, begun=True) == []
    assert machine.join(vote, 3, "p3", Side.WHITE, begun=True) == [Joined(3, "p3", Side.WHITE)]
    assert reason(lambda: machine.join(team, 20, "p20", Side.WHITE, begun=True)) is CrowdReason.BEGUN
    last = machine.join(team, 20, "p20", Side.WHITE, begun=False)
    assert last == [Joined(20, "p20", Side.WHITE)]
    full = fold(last, team)
    assert reason(lambda: machine.join(full, 21, "p21", Side.WHITE, begun=False)) is CrowdReason.FULL
    large = fold([Joined(number, f"p{number}", Side.WHITE) for number in range(20, 30)], vote)
    assert machine.join(large, 31, "p31", Side.WHITE, begun=True)


def test_a_vote_is_for_what_is_asked():
    assert reason(lambda: machine.vote(crowd(2), 1, 7, "", NOW)) is CrowdReason.NO_SUCH_CHOICE
    for question, choices in machine.CHOICES.items():
        asked = crowd(3, question)
        for choice in choices:
            assert machine.vote(asked, 1, 7, choice, NOW)[0] == Voted(1, choice)
        assert reason(lambda asked=asked: machine.vote(asked, 1, 7, "8/5", NOW)) is CrowdReason.NO_SUCH_CHOICE
    voted = fold(machine.vote(crowd(3), 1, 7, "a", NOW), crowd(3))
    assert machine.vote(voted, 1, 7, "a", NOW) == [], "the same again"
    other = replace(crowd(3), voters=tuple(replace(one, side=Side.BLACK) for one in crowd(3).voters))
    assert reason(lambda: machine.vote(other, 1, 7, "a", NOW)) is CrowdReason.NOT_ASKED


def test_a_motion_is_one_of_four_and_a_captain_needs_nobody():
    for what in ("1", "2", "3", "match"):
        [moved, *_] = machine.move_to_resign(crowd(3), 1, what, AT, NOW)
        assert (moved.what, moved.until) == (what, NOW + timedelta(seconds=60))
    for what in ("0", "4", "game"):
        assert (
            reason(lambda what=what: machine.move_to_resign(crowd(3), 1, what, AT, NOW)) is CrowdReason.NO_SUCH_CHOICE
        )
    team = crowd(3, mode=Mode.TEAM)
    assert reason(lambda: machine.move_to_resign(team, 2, "1", AT, NOW)) is CrowdReason.NOT_CAPTAIN
    assert machine.move_to_resign(team, 1, "1", AT, NOW)[-1] == Carried()


def test_an_answer_needs_a_motion_of_ones_side_in_time_and_counts_once():
    state = crowd(4)
    assert reason(lambda: machine.answer_motion(state, 1, NOW, agrees=True)) is CrowdReason.NO_MOTION
    moved = fold(machine.move_to_resign(state, 1, "1", AT, NOW), state)
    assert machine.answer_motion(moved, 1, NOW, agrees=True) == [], "who moved agrees"
    late = NOW + timedelta(seconds=60)
    assert reason(lambda: machine.answer_motion(moved, 2, late, agrees=True)) is CrowdReason.NO_MOTION
    assert machine.answer_motion(moved, 2, late - timedelta(seconds=1), agrees=True)
    against = fold(machine.answer_motion(moved, 2, NOW, agrees=False), moved)
    assert machine.answer_motion(against, 2, NOW, agrees=False) == []
    assert fold(machine.answer_motion(against, 2, NOW, agrees=True), against).motion.agreed == (1, 2)
    carried = fold([Carried()], moved)
    assert reason(lambda: machine.answer_motion(carried, 2, NOW, agrees=True)) is CrowdReason.NO_MOTION
    other = replace(moved, voters=(*moved.voters, replace(moved.voters[0], id=9, side=Side.BLACK)))
    assert reason(lambda: machine.answer_motion(other, 9, NOW, agrees=True)) is CrowdReason.NO_MOTION


def test_a_motion_lapses_at_its_end_and_whoever_leaves_takes_their_answer_along():
    state = crowd(4)
    moved = fold(machine.move_to_resign(state, 1, "1", AT, NOW), state)
    assert fold(machine.pass_time(moved, NOW + timedelta(seconds=59)), moved).motion is not None
    assert fold(machine.pass_time(moved, NOW + timedelta(seconds=60)), moved).motion is None
    against = fold(machine.answer_motion(moved, 2, NOW, agrees=False), moved)
    assert fold([Left(2)], against).motion.against == ()
    assert fold([Left(1)], against).motion.agreed == ()
    assert fold([Left(3)], against).motion == against.motion
