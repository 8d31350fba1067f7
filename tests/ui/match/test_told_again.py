"""What one board in place tells of the turn before: the opponent's, where it was not their choice."""

import pytest

from bot.records.people import Posting
from bot.rules.dice import ScriptedDice
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.position import Position
from bot.rules.sides import Side
from tests.ui.positions import put
from tests.ui.table import begin, pictures_of, posts_in, text_of

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK


@pytest.fixture
def dice():
    """White opens with 3-1; Black follows with 6-5."""
    return ScriptedDice([(3, 1), (6, 5)])


def board_of(table):
    return [post for post in posts_in(table.env, table.channel) if pictures_of(post)][-1]


@pytest.mark.parametrize("posting", [Posting.LIVE, Posting.MOVES])
async def test_a_turn_without_a_choice_is_told_with_the_answer_to_it(table, posting):
    """The board that told it is gone: a dance, and then a play that was made by itself."""
    await table.bot.app.people.choose(table.guild.id, posting=posting)
    match = await begin(table)
    closed = Position.of({25: 1, 1: 3}, {**dict.fromkeys(range(1, 6), 2), 13: 2})
    await put(match, on_roll=WHITE, phase=Phase.TO_ROLL, roll=None, position=closed, last_turn=None)
    match.bot.app.matches.dice, match.bot.app.matches.fair = ScriptedDice([(5, 4), (6, 5), (6, 3), (2, 1)]), None
    await match.bot.app.people.prefer(match.players[WHITE].id, auto_forced=True)

    async def black_plays():
        await match.by_command(BLACK, "roll")
        await match.by_command(BLACK, "move", play=plays_now(await match.state())[0].notation)
        return [line for line in text_of(board_of(match)).splitlines() if "**alice**" in line or "**bob**" in line]

    await match.by_command(WHITE, "roll")
    head, danced, played, *_ = await black_plays()
    assert danced == "**alice** rolled 5-4 and can't enter."
    assert played.startswith("**bob** played ")
    await match.by_command(WHITE, "roll")
    assert (await match.state()).waiting_for is BLACK
    head, made, played, *_ = await black_plays()
    assert made == "**alice** played 6-3: **bar/16**"
    assert played.startswith("**bob** played ")
    assert "alice** rolled" not in head


async def test_a_chosen_play_and_ones_own_dance_are_not_told_again(match):
    await match.bot.app.people.choose(match.guild.id, posting=Posting.LIVE)
    await match.by_command(WHITE, "move", play="8/5 6/5")
    await match.by_command(BLACK, "roll")
    await match.by_command(BLACK, "move", play=plays_now(await match.state())[0].notation)
    assert "**alice** played" not in text_of(board_of(match))
