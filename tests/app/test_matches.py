"""What a turn says of itself, and how a match is seen after it."""

from bot.rules.match.commands import MakePlay, RollDice
from bot.rules.match.events import DiceRolled, PlayMade
from bot.rules.match.time_control import live_control
from tests.app.conftest import ALICE, BOB


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
