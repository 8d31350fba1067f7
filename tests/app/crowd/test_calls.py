"""A call for a crowd until its match begins, and what people of a crowd have to decide besides plays."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.app.crowd.questions import command_for, crowd_side, forced, has_crowd, players_of, resigning
from bot.crowd.events import CALL_LASTS
from bot.crowd.state import CrowdPlan, Mode, Question
from bot.errors import ChallengeError, ChallengeReason, CrowdError, CrowdReason
from bot.records.people import Person
from bot.rules.dice import ScriptedDice
from bot.rules.match import commands as cmd
from bot.rules.match.machine import decide, fold, start
from bot.rules.rules import Rules
from bot.rules.sides import Side
from tests.app.crowd.test_crowds import HOST, PLACE, begun, go_on, voter

FIVE = Person(5, "Five")
SECOND = timedelta(seconds=1)


def plan(*, crowds=(True, False), mode=Mode.VOTE, **more):
    return CrowdPlan(mode, crowds, 60, **({"level": "simple"} if not more and not all(crowds) else {}), **more)


async def reason(doing):
    with pytest.raises((CrowdError, ChallengeError)) as refused:
        await doing
    return refused.value.reason


async def numbers(found):
    return [one.crowd_id for one in await found]


async def test_an_interaction_calls_once_and_everybody_who_listens_is_told(app):
    heard = []
    app.crowds.listen(heard.append)
    first = await app.crowds.open(PLACE, HOST, plan(), interaction_id=9)
    assert await app.crowds.open(PLACE, HOST, plan(), interaction_id=9) == first
    assert (await app.crowds.open(PLACE, HOST, plan())).crowd_id == first.crowd_id + 1
    assert [(one.name, one.side) for one in first.state.voters] == [(HOST.name, Side.WHITE)]
    joined = await app.crowds.join(first.crowd_id, voter(1), Side.WHITE, interaction_id=10)
    assert [one.id for one in joined.state.voters] == [HOST.user_id, voter(1).user_id]
    assert await app.crowds.join(first.crowd_id, voter(1), Side.WHITE, interaction_id=10) == joined
    left = await app.crowds.leave(first.crowd_id, voter(1).user_id)
    assert [one.id for one in left.state.voters] == [HOST.user_id]
    assert heard[0] == joined
    assert heard[-1] == left


async def test_whoever_has_blocked_somebody_there_is_not_played_with(app, clock):
    await app.people.block(FIVE.user_id, HOST, clock.now)
    alone = plan(opponent=FIVE.user_id, name=FIVE.name)
    assert await reason(app.crowds.open(PLACE, HOST, alone)) is ChallengeReason.BLOCKED
    one = await app.crowds.open(PLACE, HOST, plan())
    assert await reason(app.crowds.join(one.crowd_id, FIVE, Side.WHITE)) is ChallengeReason.BLOCKED_THERE
    await app.people.block(voter(1).user_id, voter(2), clock.now)
    await app.crowds.join(one.crowd_id, voter(1), Side.WHITE)
    assert await reason(app.crowds.join(one.crowd_id, voter(2), Side.WHITE)) is ChallengeReason.BLOCKED_THERE


async def test_whoever_plays_alone_is_asked_first_unless_they_call_themselves(app):
    asked = await app.crowds.open(PLACE, HOST, plan(opponent=FIVE.user_id, name=FIVE.name))
    assert await reason(app.crowds.begin(asked.crowd_id, HOST)) is CrowdReason.NOT_READY
    assert await reason(app.crowds.say_yes(asked.crowd_id, voter(1).user_id)) is CrowdReason.NOT_OPPONENT
    assert (await app.crowds.say_yes(asked.crowd_id, FIVE.user_id)).state.ready
    turn = await app.crowds.begin(asked.crowd_id, HOST)
    assert turn.record.players[Side.BLACK] == FIVE
    own = await app.crowds.open(PLACE, HOST, plan(opponent=HOST.user_id, name=HOST.name))
    assert (own.state.ready, own.state.voters) == (True, ())
    assert await reason(app.crowds.begin(own.crowd_id, HOST)) is CrowdReason.TOO_FEW
    await app.crowds.join(own.crowd_id, voter(1), Side.WHITE)
    assert (await app.crowds.begin(own.crowd_id, HOST)).record.players[Side.BLACK] == HOST


async def test_what_is_open_for_a_person(app):
    """What they vote in, a call that they made, and one that asks for them: until it has begun or is over."""
    asked = await app.crowds.open(PLACE, HOST, plan(opponent=FIVE.user_id, name=FIVE.name))
    own = await app.crowds.open(PLACE, HOST, plan(opponent=HOST.user_id, name=HOST.name))
    await app.crowds.join(own.crowd_id, voter(1), Side.WHITE)
    both = [asked.crowd_id, own.crowd_id]
    assert sorted(await numbers(app.crowds.open_for(HOST.user_id))) == both
    assert await numbers(app.crowds.open_for(FIVE.user_id)) == both[:1]
    assert await numbers(app.crowds.open_for(voter(1).user_id)) == both[1:]
    assert await numbers(app.crowds.open_for(voter(2).user_id)) == []
    await app.crowds.begin(own.crowd_id, HOST)
    assert await numbers(app.crowds.open_for(HOST.user_id)) == both[:1]
    assert await numbers(app.crowds.open_for(voter(1).user_id)) == both[1:]
    assert await reason(app.crowds.cancel(own.crowd_id, HOST.user_id)) is CrowdReason.BEGUN
    assert await reason(app.crowds.cancel(asked.crowd_id, FIVE.user_id)) is CrowdReason.NOT_HOST
    assert (await app.crowds.cancel(asked.crowd_id, HOST.user_id)).state.over
    assert await numbers(app.crowds.open_for(HOST.user_id)) == []


async def test_a_call_lasts_a_day_and_is_closed_then_unless_it_has_begun(app, clock):
    one, other = [await app.crowds.open(PLACE, HOST, plan()) for _ in range(2)]
    await app.crowds.begin(other.crowd_id, HOST)
    clock.now += CALL_LASTS - SECOND
    assert await app.crowds.expired() == []
    await app.crowds.expire(one.crowd_id)
    assert not (await app.crowds.crowd(one.crowd_id)).state.over
    clock.now += SECOND
    assert await numbers(app.crowds.expired()) == [one.crowd_id]
    assert await reason(app.crowds.begin(one.crowd_id, HOST)) is CrowdReason.OVER
    for _ in range(2):
        for number in (one.crowd_id, other.crowd_id):
            await app.crowds.expire(number)
    assert [(await app.crowds.crowd(number)).state.over for number in (one.crowd_id, other.crowd_id)] == [True, False]
    assert len(await app.crowds.log(one.crowd_id)) == 3
    assert await app.crowds.expired() == []


async def test_whoever_leaves_everything_calls_off_what_has_not_begun(app):
    asked = await app.crowds.open(PLACE, HOST, plan(opponent=FIVE.user_id, name=FIVE.name))
    joined = await app.crowds.open(PLACE, FIVE, plan())
    going, _ = await begun(app, voters=2)
    over = await app.crowds.cancel((await app.crowds.open(PLACE, HOST, plan())).crowd_id, HOST.user_id)
    await app.crowds.join(joined.crowd_id, HOST, Side.WHITE)
    await app.crowds.leave_all(HOST.user_id)
    states = [(await app.crowds.crowd(one.crowd_id)).state for one in (asked, joined, going, over)]
    assert [(one.over, one.find(HOST.user_id) is None) for one in states] == [
        (True, True), (False, True), (False, True), (True, False),
    ]  # fmt: skip
    assert states[3] == over.state


async def test_a_question_is_due_at_its_end_or_so_far_ahead(app, clock):
    one, _ = await begun(app)
    assert one.state.due == clock.now + 60 * SECOND
    waiting = await app.crowds.due()
    clock.now += 59 * SECOND
    assert await app.crowds.due() == waiting
    assert await numbers(app.crowds.due(SECOND)) == [one.crowd_id]
    clock.now += SECOND
    assert await numbers(app.crowds.due()) == [one.crowd_id]


async def test_a_vote_for_another_position_or_in_no_crowd_is_refused(app):
    _, match = await begun(app)
    assert await reason(app.crowds.vote(match.match_id, HOST, match.state.seq + 1, "x")) is CrowdReason.OLD_ROLL
    assert await reason(app.crowds.vote(match.match_id, HOST, match.state.seq, "x")) is CrowdReason.NO_SUCH_CHOICE
    assert await reason(app.crowds.answer_motion(999, HOST, agrees=True)) is CrowdReason.NOT_IN


async def test_one_who_speaks_against_it_ends_no_motion_of_three_and_a_refused_one_changes_nothing(app):
    one, match = await begun(app, length=3)
    await app.crowds.move_to_resign(match.match_id, HOST, "1", interaction_id=4)
    moved = await app.crowds.move_to_resign(match.match_id, HOST, "1", interaction_id=4)
    assert moved.state.motion.what == "1"
    for number in (1, 2):
        after = await app.crowds.answer_motion(match.match_id, voter(number), agrees=False)
    assert after.state.motion is None
    assert await app.crowds.advance(one.crowd_id) is None
    assert (await app.matches.match(match.match_id)).state == match.state


async def test_silence_about_the_cube_rolls(app, clock):
    """And a third of the time is given for it."""
    one, match = await begun(app, length=3, voters=1)
    while one.state.open.question is not Question.CUBE:
        clock.now += 61 * SECOND
        one, match = await go_on(app, one.crowd_id)
    assert one.state.open.until == clock.now + 20 * SECOND
    clock.now += 20 * SECOND
    turn = await app.crowds.advance(one.crowd_id)
    assert turn.record.state.cube == match.state.cube
    state = (await app.crowds.crowd(one.crowd_id)).state
    if turn.record.state.turns == match.state.turns:  # there's more than one play
        assert (state.open.seq, state.open.question) == (turn.record.state.seq, Question.PLAY), "it's asked at once"


async def test_a_match_that_ended_otherwise_closes_its_crowd(app):
    one, match = await begun(app)
    await app.matches.act(match.match_id, match.players[Side.BLACK], cmd.ResignMatch, interaction_id=None)
    assert await app.crowds.advance(one.crowd_id) is None
    assert (await app.crowds.crowd(one.crowd_id)).state.over
    assert await app.crowds.advance(one.crowd_id) is None


LOG = start(cmd.StartMatch("backgammon", 5, Rules()), ScriptedDice([(3, 1)]))


def test_what_is_chosen_is_done():
    state = fold(LOG)
    assert command_for(state, Side.WHITE, Question.NAME, "4") == cmd.NameDoublet(Side.WHITE, 4)
    for question, choice, command in (
        (Question.CUBE, "roll", cmd.RollDice),
        (Question.CUBE, "double", cmd.OfferDouble),
        (Question.DOUBLE, "take", cmd.Take),
        (Question.DOUBLE, "pass", cmd.Pass),
        (Question.RESIGNATION, "accept", cmd.AcceptResignation),
        (Question.RESIGNATION, "refuse", cmd.RefuseResignation),
    ):
        assert command_for(state, Side.BLACK, question, choice) == command(Side.BLACK)
    with pytest.raises(CrowdError):
        command_for(state, Side.WHITE, Question.CUBE, "nothing")
    assert forced(state, Side.WHITE) is None, "several plays"
    after = fold([*LOG, *decide(state, cmd.MakePlay(Side.WHITE, "8/5 6/5"), ScriptedDice([]))])
    assert forced(after, Side.BLACK) is None, "to double or not"
    assert forced(replace(after, rules=Rules(cube=False)), Side.BLACK) == cmd.RollDice(Side.BLACK)


@pytest.mark.parametrize("what", ["1", "2", "3"])
def test_a_game_is_given_up_at_the_grade_that_was_moved_or_as_cheaply_as_it_can(what):
    state = fold(LOG)
    assert resigning(state, Side.WHITE, what) == cmd.Resign(Side.WHITE, int(what))
    assert resigning(state, Side.WHITE, "match") == cmd.ResignMatch(Side.WHITE)


async def test_which_side_is_a_crowd(app):
    one, match = await begun(app)
    assert has_crowd(match)
    assert crowd_side(match) is Side.WHITE
    black = replace(match, state=replace(match.state, on_roll=Side.BLACK))
    assert crowd_side(black) is None
    assert not has_crowd(replace(match, players=(HOST, FIVE)))
    with pytest.raises(ValueError, match="a side without anyone"):
        players_of(plan(), one.crowd_id, None)
