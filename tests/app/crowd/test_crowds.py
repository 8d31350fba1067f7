"""The use cases: cut short at any moment, ten at once, deleted people."""

import asyncio
from datetime import timedelta

import pytest

from bot.app.crowd.questions import play_choices, players_of
from bot.crowd.machine import fold
from bot.crowd.state import CrowdPlan, Ending, Mode, Question
from bot.errors import CrowdError, CrowdReason
from bot.records.computers import CrowdKind, crowd, crowd_kind, is_crowd, is_somebody
from bot.records.people import Person, Place
from bot.rules.match.state import Phase
from bot.rules.sides import Side

PLACE = Place(77, 7)
HOST = Person(10**18, "Host")


def voter(number):
    return Person(10**18 + number, f"Voter {number}")


async def begun(app, voters=3, **plan):
    chosen = {"mode": Mode.VOTE, "crowds": (True, False), "window": 60, "length": 1, "level": "simple", **plan}
    one = await app.crowds.open(PLACE, HOST, CrowdPlan(**chosen))
    for number in range(1, voters):
        await app.crowds.join(one.crowd_id, voter(number), Side.WHITE)
    await app.crowds.begin(one.crowd_id, HOST)
    return await go_on(app, one.crowd_id)


async def go_on(app, crowd_id):
    """Advance, with the computer's turns, until the crowd is asked or the match is over; returns crowd and match."""
    for _ in range(200):
        await app.crowds.advance(crowd_id)
        one = await app.crowds.crowd(crowd_id)
        match = await app.matches.match(one.match_id)
        if match.state.is_over or one.state.open is not None:
            return one, match
        await app.computers.take_turn(match.match_id)
    raise AssertionError("it does not go on")


def test_the_id_says_what_it_is():
    ids = {crowd(number, kind, side).user_id for number in (1, 2) for kind in CrowdKind for side in Side}
    assert len(ids) == 12
    assert all(is_crowd(one) and not is_somebody(one) for one in ids)
    assert crowd_kind(crowd(5, CrowdKind.TEAM, Side.BLACK).user_id) == (CrowdKind.TEAM, Side.BLACK)
    assert crowd_kind(HOST.user_id) is None
    with pytest.raises(ValueError, match="no such crowd"):
        crowd(10**7, CrowdKind.TEAM, Side.BLACK)


async def test_after_a_day_nobody_joins_a_call_nor_agrees_to_it(app, clock):
    plan = CrowdPlan(Mode.VOTE, (True, False), 60, opponent=5, name="Five")
    one = await app.crowds.open(PLACE, HOST, plan)
    clock.now += timedelta(days=1)
    for late in (app.crowds.join(one.crowd_id, voter(1), Side.WHITE), app.crowds.say_yes(one.crowd_id, 5)):
        with pytest.raises(CrowdError) as refused:
            await late
        assert refused.value.reason is CrowdReason.OVER


@pytest.mark.parametrize(
    ("mode", "crowds", "kind"),
    [
        (Mode.VOTE, (True, False), CrowdKind.CROWD),
        (Mode.VOTE, (True, True), CrowdKind.HALF),
        (Mode.TEAM, (True, False), CrowdKind.TEAM),
    ],
)
def test_who_plays_is_named_by_how_it_is_played(mode, crowds, kind):
    white, black = players_of(CrowdPlan(mode, crowds, 60), 3, HOST)
    assert crowd_kind(white.user_id) == (kind, Side.WHITE)
    assert crowd_kind(black.user_id) == (None if not crowds[1] else (kind, Side.BLACK))


async def test_ten_votes_at_once_are_all_counted(app):
    one, match = await begun(app, voters=10)
    choices = list(play_choices(match.state)) or ["roll"]
    people = [HOST, *map(voter, range(1, 10))]
    # Whoever is last, two choices are level before them: a vote that they could no longer change would be closed.
    chosen = [choices[number % len(choices)] for number in (0, 1, 2, 0, 1, 2, 0, 1, 2, 3)]
    seq = match.state.seq
    made = await asyncio.gather(
        *(app.crowds.vote(1, person, seq, choice) for person, choice in zip(people, chosen, strict=True)),
        *(app.crowds.vote(1, person, seq, choice) for person, choice in zip(people, chosen, strict=True)),
        return_exceptions=True,
    )
    assert all(not isinstance(answer, BaseException) or isinstance(answer, CrowdError) for answer in made)
    voted = (await app.crowds.crowd(one.crowd_id)).state.decision.votes
    assert len({vote.voter for vote in voted}) == len(voted) == 10


async def test_only_what_the_position_allows_is_voted_for(app):
    """A play of this roll while a roll is played, and to roll or to double before it."""
    one, match = await begun(app, length=3)
    while one.state.open.question is not Question.CUBE:
        with pytest.raises(CrowdError) as refused:
            await app.crowds.vote(match.match_id, HOST, match.state.seq, "roll")
        assert refused.value.reason is CrowdReason.NO_SUCH_CHOICE
        for person in (HOST, voter(1)):
            await app.crowds.vote(match.match_id, person, match.state.seq, next(iter(play_choices(match.state))))
        one, match = await go_on(app, one.crowd_id)
    assert one.state.find(HOST.user_id).side is one.state.open.side
    voted = await app.crowds.vote(match.match_id, HOST, match.state.seq, "roll")
    assert [vote.choice for vote in voted.state.open.votes] == ["roll"]


async def test_what_is_decided_is_done_once_wherever_it_is_cut_short(app, clock):
    """Two look at the same moment, and the one who is late finds nothing to do."""
    one, match = await begun(app)
    clock.now += timedelta(seconds=61)
    await asyncio.gather(*(app.crowds.advance(one.crowd_id) for _ in range(5)))
    after = await app.matches.match(match.match_id)
    log = await app.crowds.log(one.crowd_id)
    assert sum(type(stored.event).__name__ == "Settled" for stored in log) == 1
    assert after.state.seq > match.state.seq
    assert (await app.crowds.crowd(one.crowd_id)).state.last.ruling.ending is Ending.NOBODY


async def test_decided_but_not_done(app, clock, monkeypatch):
    """Killed between the decision and the play: the next look plays it."""
    one, match = await begun(app, voters=1)
    choice = next(iter(play_choices(match.state)), "roll")

    async def cut(*_, **__):
        raise OSError("killed")

    with monkeypatch.context() as patched:
        patched.setattr(app.matches, "act", cut)
        await app.crowds.vote(match.match_id, HOST, match.state.seq, choice)
        with pytest.raises(OSError, match="killed"):
            await app.crowds.advance(one.crowd_id)
    clock.now += timedelta(hours=5)
    turn = await app.crowds.advance(one.crowd_id)
    assert turn.before.seq == match.state.seq
    assert (await app.crowds.crowd(one.crowd_id)).state.last.ruling.choice == choice


async def test_begun_once(app):
    one = await app.crowds.open(PLACE, HOST, CrowdPlan(Mode.VOTE, (True, False), 60, length=1, level="simple"))
    turns = await asyncio.gather(*(app.crowds.begin(one.crowd_id, HOST) for _ in range(5)))
    assert {turn.record.match_id for turn in turns} == {1}
    assert sum(not turn.is_repeat for turn in turns) == 1


async def test_nobody_votes_ten_times_and_the_match_is_resigned(app, clock):
    one, match = await begun(app)
    for _ in range(60):
        one, match = await go_on(app, one.crowd_id)
        if match.state.is_over:
            break
        clock.now += timedelta(seconds=61)
    assert match.state.is_over
    log = await app.crowds.log(one.crowd_id)
    unanswered = [stored.event.ruling.ending for stored in log if type(stored.event).__name__ == "Settled"]
    assert len(unanswered) <= 10
    assert set(unanswered) == {Ending.NOBODY}


async def test_a_motion_is_carried_out_once(app, monkeypatch):
    """Killed between the resignation and the note of it: the next look does not resign again."""
    one, match = await begun(app, length=3)
    for person in (HOST, voter(1)):
        if (await app.crowds.crowd(one.crowd_id)).state.motion is None:
            await app.crowds.move_to_resign(match.match_id, person, "3")
        else:
            await app.crowds.answer_motion(match.match_id, person, agrees=True)
    assert (await app.crowds.crowd(one.crowd_id)).state.motion.carried
    original, calls = app.crowds._changed, []

    async def cut(crowd_id, change):
        calls.append(crowd_id)
        if len(calls) == 2:
            raise OSError("killed")
        return await original(crowd_id, change)

    with monkeypatch.context() as patched:
        patched.setattr(app.crowds, "_changed", cut)
        with pytest.raises(OSError, match="killed"):
            await app.crowds.advance(one.crowd_id)
    resigned = await app.matches.match(match.match_id)
    assert resigned.state.is_over
    assert (await app.crowds.advance(one.crowd_id)) is None
    assert (await app.crowds.crowd(one.crowd_id)).state.over


async def test_what_is_stored_about_a_voter(app):
    one, match = await begun(app)
    choice = next(iter(play_choices(match.state)), "roll")
    await app.crowds.vote(match.match_id, voter(1), match.state.seq, choice)
    exported = (await app.privacy.export(voter(1).user_id)).decode()
    assert choice in exported
    assert "Voter 2" not in exported
    assert (await app.privacy.summary(voter(1).user_id)).crowds == 1
    await app.privacy.delete(voter(1))
    assert (await app.privacy.summary(voter(1).user_id)).is_nothing
    after = await app.crowds.crowd(one.crowd_id)
    assert after.state.find(voter(1).user_id) is None
    written = str(after) + str(await app.crowds.log(one.crowd_id))
    assert "Voter 1" not in written
    assert str(voter(1).user_id) not in written
    assert match.state.phase in (Phase.TO_PLAY, Phase.TO_ROLL)


async def test_nobody_waits_for_the_vote_of_who_has_deleted_their_data(app):
    one, match = await begun(app)
    choice = next(iter(play_choices(match.state)), "roll")
    await app.crowds.vote(match.match_id, HOST, match.state.seq, choice)
    assert (await app.crowds.crowd(one.crowd_id)).state.open is not None
    await app.privacy.delete(voter(1))
    state = (await app.crowds.crowd(one.crowd_id)).state
    assert [member.id for member in state.voters] == [HOST.user_id, voter(2).user_id]
    assert state.decision.ruling.choice == choice


async def test_time_in_which_nobody_could_vote_is_given_back(app, clock):
    """By whatever comes first, an alarm or a vote: what nobody could answer isn't closed."""
    one, match = await begun(app)
    await app.absence.look()
    before, decision = clock.now, one.state.open
    clock.now += timedelta(days=2)
    choice = next(iter(play_choices(match.state)), "roll")
    await app.crowds.vote(match.match_id, voter(1), decision.seq, choice)
    clock.now += timedelta(days=2)
    assert await app.crowds.advance(one.crowd_id) is None
    state = (await app.crowds.crowd(one.crowd_id)).state
    assert state.open.until - decision.until == clock.now - before
    assert [vote.voter for vote in state.open.votes] == [voter(1).user_id]
    assert fold(stored.event for stored in await app.crowds.log(one.crowd_id)) == state


async def test_while_nobody_can_vote_nothing_is_decided(app, clock, monkeypatch):
    one, _ = await begun(app)
    clock.now += timedelta(hours=1)
    monkeypatch.setattr(app.absence, "_is_out_of_reach", lambda: True)
    assert await app.crowds.advance(one.crowd_id) is None
    assert (await app.crowds.crowd(one.crowd_id)).state.open == one.state.open
