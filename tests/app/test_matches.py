"""What a turn says of itself, and how a match is seen after it."""

import pytest

from bot.errors import NotFound
from bot.rules.match.commands import MakePlay, ResignMatch, RollDice
from bot.rules.match.events import DiceRolled, PlayMade
from bot.rules.match.time_control import live_control
from tests.app.conftest import ALICE, BOB, CAROL, HERE


async def test_a_turn_knows_how_much_its_command_caused_and_who_gave_it(house):
    number = await house.begin()
    turn = await house.act(number, ALICE, lambda side: MakePlay(side, "8/5 6/5"))
    assert ([type(step.event) for step in turn.steps], turn.caused) == ([PlayMade], 1)
    turn = await house.act(number, BOB, RollDice, (4, 2))
    assert ([type(step.event) for step in turn.steps], turn.caused) == ([DiceRolled], 1)
    assert (await house.store.counted_about(ALICE.user_id))["events"] == 1
    assert (await house.store.counted_about(BOB.user_id))["events"] >= 1


async def test_a_clock_that_was_changed_is_the_one_that_is_seen(house):
    number = await house.begin(live_control(5))
    await house.act(number, ALICE, lambda side: MakePlay(side, "8/5 6/5"))
    assert not (await house.matches.latest(number)).clock.is_paused
    for person in (ALICE, BOB):
        await house.clocks.pause(number, person)
    assert (await house.matches.latest(number)).clock.is_paused


async def test_whoever_listens_hears_of_turns_and_of_clocks_that_change(house):
    number, heard = await house.begin(live_control(5)), []
    house.matches.listen(heard.append)
    await house.act(number, ALICE, lambda side: MakePlay(side, "8/5 6/5"))
    assert [len(turn.steps) for turn in heard] == [1]
    for person, paused in ((ALICE, False), (BOB, True)):
        heard.clear()
        await house.clocks.pause(number, person)
        assert [(turn.steps, turn.record.clock.is_paused) for turn in heard] == [((), paused)]


async def test_in_a_channel_ones_own_is_looked_at_then_what_is_played_there_then_the_last_of_ones_own(house):
    async def seen(person):
        return (await house.matches.to_look_at(person.user_id, HERE)).match_id

    for person in (ALICE, CAROL):
        with pytest.raises(NotFound):
            await seen(person)
    first, waits = await house.begin(), await house.begin()
    await house.act(first, ALICE, lambda side: MakePlay(side, "8/5 6/5"))
    assert [await seen(person) for person in (ALICE, BOB)] == [waits, first]
    await house.act(first, BOB, ResignMatch)
    assert [await seen(person) for person in (BOB, CAROL)] == [waits, waits]
    await house.act(waits, ALICE, ResignMatch)
    assert await seen(BOB) == waits
    with pytest.raises(NotFound):
        await seen(CAROL)


async def test_one_is_looked_at_that_waits_then_one_that_goes_on_then_the_last_that_ended(house):
    ended, waits = await house.begin(), await house.begin()
    await house.act(ended, ALICE, ResignMatch)
    assert (await house.matches.to_look_at(ALICE.user_id, None)).match_id == waits
    assert (await house.matches.to_look_at(BOB.user_id, None)).match_id == waits, "it goes on, and the other is over"
    await house.act(waits, ALICE, ResignMatch)
    assert (await house.matches.to_look_at(BOB.user_id, None)).state.is_over
    with pytest.raises(NotFound):
        await house.matches.to_look_at(CAROL.user_id, None)
