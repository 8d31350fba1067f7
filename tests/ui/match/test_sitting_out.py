"""Whoever can't move may ask to be passed until they can, whatever keeps them from it."""

import pytest

from bot.rules.dice import ScriptedDice
from bot.rules.match.state import Phase
from bot.rules.position import Position
from bot.rules.sides import Side
from tests.ui.positions import put
from tests.ui.table import begin, buttons_of, posts_in, text_of

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK
LABEL = "Sit out until I can move"
BLOCKED = {
    # Nobody is on the bar: the last two stand behind five closed points, and the others have nowhere to go.
    "behind a prime": Position.of({24: 2, 1: 13}, {6: 2, 5: 2, 4: 2, 3: 2, 2: 2, 13: 5}),
    # One point is open, so that nobody is closed out: the dice just didn't hit it.
    "on the bar": Position.of({25: 1, 1: 14}, {6: 2, 5: 2, 4: 2, 3: 2, 1: 2, 13: 5}),
}
FREED = {"behind a prime": (6, 1), "on the bar": (2, 1)}


@pytest.mark.parametrize("reason", BLOCKED)
async def test_whoever_could_not_move_may_ask_to_be_passed_for_whatever_reason(table, reason):
    match = await begin(table)
    dice = [(4, 3), (2, 1), (5, 4), (2, 1), FREED[reason]]
    match.bot.app.matches.dice, match.bot.app.matches.fair = ScriptedDice(dice), None
    await put(match, on_roll=WHITE, phase=Phase.TO_ROLL, roll=None, position=BLOCKED[reason])
    assert LABEL not in buttons_of(match.board), "the next roll may free them"
    await match.by_button(WHITE, "Roll")
    assert (await match.state()).on_roll is BLACK
    own = (await match.players[WHITE].click(match.board, label="My board")).response
    await match.by_button(WHITE, LABEL, own)
    told = "".join(text_of(post) for post in posts_in(match.env, match.channel))
    assert "**alice** can't move and sits out until a checker can." in told
    assert "They can't double before the roll that frees them." in told
    for _ in range(2):
        await match.by_command(BLACK, "roll")
        await match.by_command(BLACK, "move", play="13/11 13/12")
    # The first of White's rolls passed by itself, and the second frees them without having asked about a double.
    state = await match.state()
    assert (state.on_roll, state.phase, tuple(state.roll)) == (WHITE, Phase.TO_PLAY, FREED[reason])
    assert "**alice** is back after sitting out" in text_of(match.board)
