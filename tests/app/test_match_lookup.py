"""Which match somebody means who names none."""

import pytest

from bot.errors import NotFound, NotFoundWhat
from bot.records.matches import Terms
from bot.records.people import Person, Place
from bot.rules.match import commands as cmd
from bot.rules.match.turn import plays_now
from bot.rules.rules import Rules
from tests.app.conftest import ALICE, BOB, CAROL, HERE

THERE, DIRECT = Place(200, 1), Place(300, None)
DAVE = Person(44, "Dave")


class Matches:
    """Matches to 1, each begun by Alice with 3-1 against somebody, later than those before it."""

    def __init__(self, house):
        self.house, self.lookup = house, house.matches

    async def begin(self, place=HERE, opponent=BOB):
        house = self.house
        house.wait(seconds=1)
        house.rolls((3, 1))
        terms = Terms("backgammon", 1, Rules(), None)
        challenge = await house.challenges.challenge(place, ALICE, opponent, terms)
        accepted = house.challenges.accept(challenge.challenge_id, opponent, interaction_id=house.interaction())
        return (await accepted).record.match_id

    async def play(self, match_id):
        """Alice plays: it is her opponent's turn."""
        self.house.wait(seconds=1)
        play = plays_now((await self.house.store.match(match_id)).state)[0].notation
        await self.house.act(match_id, ALICE, lambda side: cmd.MakePlay(side, play), (6, 5))
        return match_id

    async def end(self, match_id):
        self.house.wait(seconds=1)
        await self.house.act(match_id, ALICE, cmd.ResignMatch)
        return match_id


@pytest.fixture
def matches(house):
    return Matches(house)


def numbers(found):
    return [one.match_id for one in found]


async def refused(looking):
    with pytest.raises(NotFound) as caught:
        await looking
    return caught.value.what


async def test_to_act_those_are_meant_that_wait_here_or_else_all_here_or_else_those_that_fit(matches):
    to_act = matches.lookup.to_act
    assert await refused(to_act(ALICE.user_id, HERE)) is NotFoundWhat.MATCH_HERE
    played = await matches.play(await matches.begin())
    await matches.begin(THERE, CAROL)
    assert numbers(await to_act(ALICE.user_id, HERE)) == [played]
    assert numbers(await to_act(ALICE.user_id, HERE, lambda _: False)) == [played]  # the rules say what's wrong
    waiting = await matches.begin(opponent=CAROL)
    assert numbers(await to_act(ALICE.user_id, HERE)) == [waiting]
    assert numbers(await to_act(ALICE.user_id, HERE, lambda one: one.match_id == played)) == [played]
    assert numbers(await to_act(ALICE.user_id, HERE, lambda _: False)) == [waiting]
    also = await matches.begin(opponent=DAVE)
    assert numbers(await to_act(ALICE.user_id, HERE, lambda one: one.match_id == also)) == [also]
    assert await refused(to_act(ALICE.user_id, HERE, lambda _: False)) is NotFoundWhat.FITTING
    assert await refused(to_act(DAVE.user_id, THERE)) is NotFoundWhat.MATCH_HERE


async def test_mine_are_those_that_wait_and_then_the_others_each_once(matches):
    waiting = await matches.begin()
    played = await matches.play(await matches.begin(opponent=CAROL))
    there = await matches.begin(THERE, DAVE)
    lookup = matches.lookup
    assert numbers(await lookup.mine(ALICE.user_id, HERE)) == [waiting, played]
    assert numbers(await lookup.mine(ALICE.user_id, HERE, waiting_only=True)) == [waiting]
    assert numbers(await lookup.mine(CAROL.user_id, HERE)) == [played]
    assert numbers(await lookup.waiting(ALICE.user_id)) == [waiting, there]
    assert numbers(await lookup.here(HERE)) == [played, waiting]
    assert numbers(await lookup.everywhere(ALICE.user_id)) == [there, played, waiting]
    assert numbers(await lookup.finished(ALICE.user_id, 5)) == []


async def test_to_look_at_one_sees_ones_own_here_or_what_others_play_here_or_what_one_has_finished(matches):
    lookup = matches.lookup
    assert await refused(lookup.to_look_at(ALICE.user_id, HERE)) is NotFoundWhat.MATCH_HERE
    assert await refused(lookup.to_look_at(ALICE.user_id, None)) is NotFoundWhat.MATCH_HERE
    ended = await matches.end(await matches.begin())
    assert (await lookup.to_look_at(BOB.user_id, HERE)).match_id == ended
    assert await refused(lookup.to_look_at(BOB.user_id, THERE)) is NotFoundWhat.MATCH_HERE
    assert (await lookup.to_look_at(BOB.user_id, None)).match_id == ended
    played = await matches.play(await matches.begin(opponent=CAROL))
    assert (await lookup.to_look_at(BOB.user_id, HERE)).match_id == played
    waiting = await matches.begin()
    latest = await matches.play(await matches.begin(THERE))
    assert (await lookup.to_look_at(BOB.user_id, HERE)).match_id == waiting
    assert (await lookup.to_look_at(ALICE.user_id, HERE)).match_id == waiting
    assert (await lookup.to_look_at(BOB.user_id, None)).match_id == latest
    assert (await lookup.to_look_at(ALICE.user_id, None)).match_id == waiting


async def test_to_study_it_is_ones_own_latest_end_or_the_channels_or_what_there_is_to_look_at(matches):
    lookup = matches.lookup
    assert await refused(lookup.to_study(ALICE.user_id, HERE, anywhere=False)) is NotFoundWhat.MATCH_HERE
    playing = await matches.begin(opponent=CAROL)
    for anywhere in (True, False):
        assert (await lookup.to_study(CAROL.user_id, HERE, anywhere=anywhere)).match_id == playing
    first, second = [await matches.end(await matches.begin(place, BOB)) for place in (HERE, THERE)]
    assert (await lookup.to_study(BOB.user_id, HERE, anywhere=False)).match_id == first
    assert (await lookup.to_study(BOB.user_id, HERE, anywhere=True)).match_id == second
    assert (await lookup.to_study(CAROL.user_id, HERE, anywhere=False)).match_id == first
    assert (await lookup.to_study(CAROL.user_id, HERE, anywhere=True)).match_id == playing
    assert numbers(await lookup.finished(BOB.user_id, 1)) == [second]
    direct = await matches.end(await matches.begin(DIRECT, BOB))
    assert (await lookup.to_study(ALICE.user_id, DIRECT, anywhere=False)).match_id == direct
    assert await refused(lookup.to_study(DAVE.user_id, DIRECT, anywhere=False)) is NotFoundWhat.MATCH_HERE


async def test_by_an_interaction_one_finds_the_match_in_which_it_has_done_something(house, matches):
    match_id = await matches.begin()
    done = house.interaction() - 1
    found, has_done = await matches.lookup.stored_by(done)
    assert (found.match_id, has_done) == (match_id, True)
    assert await matches.lookup.stored_by(done + 50) == (None, False)
    assert await matches.lookup.tournament_stored_by(done) is None
    assert [one.seq for one in await matches.lookup.log(match_id)] == [1, 2]
    assert await refused(matches.lookup.log(match_id + 1)) is NotFoundWhat.MATCH
