"""What a turn says of itself."""

from bot.rules.match.commands import MakePlay, RollDice
from bot.rules.match.events import DiceRolled, PlayMade
from tests.app.conftest import ALICE, BOB


async def test_a_turn_knows_how_much_its_command_caused_and_who_gave_it(house):
    number = await house.begin()
    turn = await house.act(number, ALICE, lambda side: MakePlay(side, "8/5 6/5"))
    assert ([type(step.event) for step in turn.steps], turn.caused) == ([PlayMade], 1)
    turn = await house.act(number, BOB, RollDice, (4, 2))
    assert ([type(step.event) for step in turn.steps], turn.caused) == ([DiceRolled], 1)
    assert await house.store.events_caused(ALICE.user_id) == 1
    assert await house.store.events_caused(BOB.user_id) >= 1
