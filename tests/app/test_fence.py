"""Nobody floods: every way to call others counts, and one person is called once at a time."""

import asyncio

import pytest

from bot.app.fence import MOST_OPEN
from bot.chouette.settings import ChouetteSettings
from bot.crowd.state import CrowdPlan, Mode
from bot.errors import ChallengeError, ChallengeReason
from bot.records.people import Person, Place
from bot.records.tournaments import TournamentPlan
from bot.tournaments.settings import Format, TournamentSettings
from tests.app.test_once import BOB, HERE, HOST, TERMS, app

__all__ = ["app"]


async def vote(app, number, opponent=0):
    plan = CrowdPlan(
        mode=Mode.VOTE, crowds=(True, False), window=60, length=1, level="" if opponent else "simple", opponent=opponent
    )
    return await app.crowds.open(HERE, HOST, plan, interaction_id=number)


async def consult(app, number):
    plan = CrowdPlan(mode=Mode.TEAM, crowds=(True, True), window=60, length=1)
    return await app.crowds.open(HERE, HOST, plan, interaction_id=number)


async def challenge(app, number, opponent=None):
    return await app.challenges.challenge(Place(number, 7), HOST, opponent, TERMS, interaction_id=number)


async def chouette(app, number):
    return await app.chouettes.open(HERE, HOST, ChouetteSettings(), interaction_id=number)


async def simul(app, number):
    settings = TournamentSettings(Format.SIMUL, host=HOST.user_id)
    plan = TournamentPlan(rated=False)
    return await app.tournaments.create(HERE, HOST, "Simul", settings, plan, interaction_id=number, host=HOST)


WAYS = [vote, consult, challenge, chouette, simul]


@pytest.mark.parametrize("again", WAYS)
async def test_ten_things_of_whatever_kind_are_the_most(app, again):
    for number in range(MOST_OPEN):
        await WAYS[number % len(WAYS)](app, 1000 + number)
    with pytest.raises(ChallengeError) as refused:
        await again(app, 2000)
    assert (refused.value.reason, refused.value.limit) == (ChallengeReason.TOO_MANY_OPEN, MOST_OPEN)


async def test_a_hundred_votes_at_once_are_ten(app):
    made = await asyncio.gather(*(vote(app, 1000 + number) for number in range(100)), return_exceptions=True)
    assert sum(not isinstance(one, Exception) for one in made) == MOST_OPEN
    assert {one.reason for one in made if isinstance(one, Exception)} == {ChallengeReason.TOO_MANY_OPEN}


async def test_what_is_closed_makes_room_and_what_has_begun_does_not(app):
    made = [await vote(app, 1000 + number) for number in range(MOST_OPEN)]
    await app.crowds.begin(made[0].crowd_id, HOST)
    with pytest.raises(ChallengeError):
        await vote(app, 2000)
    await app.crowds.cancel(made[1].crowd_id, HOST.user_id)
    await vote(app, 2001)


async def test_the_same_interaction_again_is_no_other_thing(app):
    made = [await vote(app, 1000 + number) for number in range(MOST_OPEN)]
    assert (await vote(app, 1000 + MOST_OPEN - 1)).crowd_id == made[-1].crowd_id


@pytest.mark.parametrize("first", [vote, challenge])
@pytest.mark.parametrize("second", [vote, challenge])
async def test_one_person_is_called_once_at_a_time(app, first, second):
    who = {vote: BOB.user_id, challenge: BOB}
    await first(app, 1000, opponent=who[first])
    with pytest.raises(ChallengeError) as refused:
        await second(app, 1001, opponent=who[second])
    assert (refused.value.reason, refused.value.user_id) == (ChallengeReason.CALLED_ALREADY, BOB.user_id)
    carol = Person(BOB.user_id + 1, "Carol")
    await second(app, 1002, opponent=carol if second is challenge else carol.user_id)


async def test_whoever_says_yes_can_be_called_again(app):
    one = await vote(app, 1000, opponent=BOB.user_id)
    await app.crowds.say_yes(one.crowd_id, BOB.user_id)
    await challenge(app, 1001, opponent=BOB)
