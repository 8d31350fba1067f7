"""Finding an opponent: who is paired with whom, and who is not."""

import asyncio

import pytest

from bot.app.challenges import LASTS, PAUSE, Waiting
from bot.app.views import Turn
from bot.errors import ChallengeError, FenceError
from bot.records.matches import Terms
from bot.records.people import Person, Place
from bot.rules.match.commands import ResignMatch
from bot.rules.rules import Rules
from tests.app.conftest import ALICE, BOB, CAROL, HERE

TERMS = Terms("backgammon", 3, Rules())
DAVE = Person(44, "Dave")
HALL = Place(HERE.channel_id, 77)
YARD = Place(HERE.channel_id + 1, 77)
CLICKS = iter(range(7_000, 8_000))


async def everybody(_):
    return True


async def looks(house, person, place=HALL, terms=TERMS, meets=everybody):
    house.rolls((3, 1))
    return await house.seeking.find(place, person, terms, interaction_id=next(CLICKS), meets=meets)


async def test_the_second_is_paired_with_the_first_where_the_first_waits(house):
    waiting = await looks(house, ALICE)
    assert isinstance(waiting, Waiting)
    assert (waiting.others, waiting.entry.sought) == (0, True)
    turn = await looks(house, BOB, YARD)
    assert isinstance(turn, Turn)
    assert turn.record.players == (ALICE, BOB)
    assert turn.record.place == HALL
    assert (turn.record.rated, turn.record.state.length) == (True, 3)
    assert await house.store.seekers(77, house.now) == []


async def test_an_entry_is_no_challenge_that_others_see(house):
    await looks(house, ALICE)
    assert await house.challenges.open_in(HALL) == []
    assert await house.challenges.offers_to(BOB, HALL) == []
    assert await house.challenges.open_with(ALICE) == []
    assert await house.challenges.challenge(HALL, ALICE, None, TERMS), "a challenge to anyone can stand beside it"


async def test_one_entry_a_person_that_moves_and_lasts_anew(house):
    first = await looks(house, ALICE)
    house.wait(seconds=600)
    again = await looks(house, ALICE, YARD)
    assert again.entry.challenge_id == first.entry.challenge_id
    assert (again.entry.place, again.entry.expires_at) == (YARD, house.now + LASTS)
    house.wait(seconds=LASTS.total_seconds())
    assert isinstance(await looks(house, BOB), Waiting), "her time is over"


async def test_two_who_press_at_once_are_paired(house):
    found = await asyncio.gather(looks(house, ALICE), looks(house, BOB))
    assert sorted(type(one).__name__ for one in found) == ["Turn", "Waiting"]


async def test_one_who_waits_is_paired_once(house):
    await looks(house, ALICE)
    found = await asyncio.gather(looks(house, BOB), looks(house, CAROL))
    assert sorted(type(one).__name__ for one in found) == ["Turn", "Waiting"]


@pytest.mark.parametrize("blocker", [ALICE, BOB])
async def test_two_who_have_blocked_each_other_are_never_paired(house, blocker):
    blocked = BOB if blocker is ALICE else ALICE
    await house.people.block(blocker.user_id, blocked, house.now)
    await looks(house, ALICE)
    waiting = await looks(house, BOB)
    assert isinstance(waiting, Waiting)
    assert waiting.others == 1
    turn = await looks(house, CAROL)
    assert turn.record.players == (ALICE, CAROL)


async def test_who_looks_again_beside_somebody_they_have_blocked_keeps_their_place_on_the_list(house):
    await house.people.block(BOB.user_id, ALICE, house.now)
    await looks(house, ALICE)
    first = await looks(house, BOB)
    assert (await looks(house, BOB)).entry.challenge_id == first.entry.challenge_id


async def test_two_who_have_just_played_are_not_paired(house):
    await looks(house, ALICE)
    turn = await looks(house, BOB)
    for _ in ("under way", "over"):
        await looks(house, ALICE)
        assert isinstance(await looks(house, BOB), Waiting)
        record = await house.matches.match(turn.record.match_id)
        if not record.state.is_over:
            await house.matches.act(record.match_id, ALICE, ResignMatch, interaction_id=next(CLICKS))
    between = (await looks(house, CAROL)).record
    assert between.players == (ALICE, CAROL)
    await house.matches.act(between.match_id, CAROL, ResignMatch, interaction_id=next(CLICKS))
    assert isinstance(await looks(house, ALICE), Waiting), "Bob has played nobody since"


async def test_the_nearest_rating_comes_first(house, monkeypatch):
    for one in (ALICE, BOB):
        await looks(house, one, terms=TERMS, meets=nobody)

    async def ratings(*_):
        return {ALICE.user_id: rated(1700.0), BOB.user_id: rated(1510.0)}

    monkeypatch.setattr(house.store, "ratings_among", ratings)
    assert (await looks(house, CAROL)).record.players == (BOB, CAROL)


async def nobody(_):
    return False


def rated(rating):
    class Rated:
        pass

    Rated.rating = rating
    return Rated


async def test_who_cannot_be_met_is_passed_over(house):
    await looks(house, ALICE)

    async def not_alice(entry):
        return entry.challenger != ALICE

    assert isinstance(await looks(house, BOB, meets=not_alice), Waiting)
    assert (await looks(house, CAROL, meets=not_alice)).record.players == (BOB, CAROL)


async def test_another_game_or_server_is_another_list(house):
    await looks(house, ALICE, terms=Terms("nackgammon", 3, Rules()))
    assert isinstance(await looks(house, BOB), Waiting)
    assert isinstance(await looks(house, CAROL, Place(9, 78)), Waiting)


async def test_the_fence_counts_it(house):
    for number in range(10):
        await house.challenges.challenge(Place(100 + number, 77), ALICE, None, TERMS)
    with pytest.raises(FenceError):
        await looks(house, ALICE)


async def test_who_stops_is_not_paired(house):
    waiting = await looks(house, ALICE)
    await house.challenges.decline(waiting.entry.challenge_id, ALICE)
    assert isinstance(await looks(house, BOB), Waiting)
    with pytest.raises(ChallengeError):
        await house.challenges.decline(waiting.entry.challenge_id, ALICE)


async def test_who_wants_it_is_called_once_an_hour(house):
    seeking = house.seeking
    for one in (ALICE, CAROL, DAVE):
        await seeking.want_calls(one.user_id, 77, wanted=True)
    await house.people.block(DAVE.user_id, ALICE, house.now)
    waiting = await looks(house, ALICE)
    assert [one.user_id for one in waiting.called] == [CAROL.user_id]
    await house.challenges.decline(waiting.entry.challenge_id, ALICE)
    assert (await looks(house, ALICE)).called == ()
    await house.challenges.decline(waiting.entry.challenge_id + 1, ALICE)
    house.wait(seconds=PAUSE.total_seconds())
    assert [one.user_id for one in (await looks(house, ALICE)).called] == [CAROL.user_id]
    await seeking.want_calls(CAROL.user_id, 77, wanted=False)
    assert not await seeking.wants_calls(CAROL.user_id, 77)


async def test_who_is_on_no_server_is_told_of_nobody_and_calls_nobody(house):
    """Alice waits on the server with the least number, where Carol wants to be called."""
    least, nowhere = Place(5, 1), Place(6)
    await looks(house, ALICE, least)
    await house.seeking.want_calls(CAROL.user_id, 1, wanted=True)
    house.wait(seconds=PAUSE.total_seconds())
    await looks(house, ALICE, least)
    waiting = await looks(house, BOB, nowhere)
    assert (waiting.others, waiting.called) == (0, ())
