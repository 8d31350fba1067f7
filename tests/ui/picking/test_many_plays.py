"""A doublet with more plays than lists can show at once: each is found by what it says, within two lists."""

import pytest

from bot.rules.dice import Roll, ScriptedDice
from bot.rules.match.partial import encode_steps, steps_with
from bot.rules.match.state import Phase
from bot.rules.match.turn import numbers_now, plays_now
from bot.rules.position import Position
from bot.rules.sides import Side
from tests.ui.positions import put
from tests.ui.table import begin, selects_of

pytestmark = pytest.mark.simcord(check_errors=False)

MINE = {21: 1, 19: 1, 16: 1, 10: 1, 9: 1, 8: 1, 5: 4, 3: 4, 2: 1}
THEIRS = {24: 6, 21: 1, 19: 1, 10: 1, 8: 2, 2: 4}


@pytest.fixture
def dice():
    return ScriptedDice([(3, 1)])


async def test_every_play_is_found_within_two_lists(table):
    await begin(table, length=1)
    await put(table, position=Position.of(MINE, THEIRS), roll=Roll(3, 3), phase=Phase.TO_PLAY, on_roll=Side.WHITE)
    state, person = await table.state(), table.players[0]
    plays = plays_now(state)
    assert len(plays) == 141
    [first] = selects_of(table.board)
    found, leads = [], [one for one in first["options"] if one["value"].startswith("+")]
    found += [one["value"] for one in first["options"] if one not in leads]
    assert found, "what is the only play of its kind is a play at once"
    for lead in leads:
        answer = await person.select(table.board, custom_id=first["custom_id"], values=[lead["value"]])
        lists = selects_of(answer.response)
        found += [one["value"] for shown in lists for one in shown["options"]]
        if len(lists) == 1:
            assert lists[0]["placeholder"] == f"{lead['label']}: {len(lists[0]['options'])} plays"
        for shown in lists[1:]:
            assert shown["placeholder"].startswith(f"{lead['label']} + "), "it says what goes on from there"
    assert sorted(found) == sorted(encode_steps(steps_with(play, numbers_now(state))) for play in plays)
