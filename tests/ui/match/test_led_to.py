"""What a private answer said before a play goes once the play is made: nothing old looks like the present."""

import pytest

from bot.rules.dice import ScriptedDice
from bot.rules.match.state import Phase
from bot.rules.sides import Side
from tests.ui.computer.computer_table import challenge
from tests.ui.table import begin, posts_in, private_to, text_of

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK


@pytest.fixture
def dice():
    return ScriptedDice([(3, 1), (6, 5), (4, 3), (6, 6), (2, 1), (5, 4)])


@pytest.mark.parametrize("posting", ["a post a turn", "one board that moves", "one board in place"])
@pytest.mark.parametrize("opponent", ["bob", "computer"])
async def test_a_hint_whose_play_was_made(table, posting, opponent):
    if opponent == "computer":
        await challenge(table, length=3, level="beginner", posting=posting)
    else:
        other = table.players[1]
        await table.by_command(WHITE, "challenge", opponent=other, length=3, rated=False, posting=posting)
        await table.by_button(BLACK, "Accept")
    hint = await table.by_command(WHITE, "hint")
    await table.players[0].click(hint, label="Play it")
    assert hint.id not in [one.id for one in private_to(table, table.players[0])]


@pytest.mark.parametrize("way", ["Details", "My board"])
async def test_the_hint_and_the_note_it_was_opened_from(table, way):
    await table.by_command(WHITE, "challenge", opponent=table.players[1], length=3, rated=False)
    await table.by_button(BLACK, "Accept")
    alice = table.players[0]
    note = (await alice.click(table.board, label=way)).response
    hint = (await alice.click(note, label="Hint")).response
    assert len(private_to(table, alice)) == 2
    await alice.click(hint, label="Play it")
    assert (await table.state()).on_roll is BLACK
    assert private_to(table, alice) == []


@pytest.mark.parametrize("way", ["command", "form"])
async def test_what_refused_a_play_before(table, way):
    await begin(table)
    alice, bob = table.players
    own = (await alice.click(table.board, label="Move by move")).response

    async def typed(text):
        if way == "command":
            return await alice.slash(table.channel, "move", play=text)
        form = await alice.click(own, label="Type it")
        return await alice.submit_modal(form, {"text": text})

    await bob.slash(table.channel, "move", play="8/5 6/5")
    for text in ("8/5 6/4", "what?"):
        assert (await typed(text)).response.ephemeral
    assert len(private_to(table, alice)) == 3
    await typed("8/5 6/5")
    assert (await table.state()).on_roll is BLACK
    assert [one.id for one in private_to(table, alice)] == ([own.id] if way == "command" else [])
    assert len(private_to(table, bob)) == 1, "that is still so"


async def test_a_question_that_was_not_answered_and_one_that_was_declined(table):
    """Of a double, a pass and a resignation; the answer given another way leaves none of them."""
    await begin(table)
    bob, alice = table.players
    await bob.slash(table.channel, "move", play="8/5 6/5")
    asked = (await alice.click(posts_in(table.env, table.channel)[-1], label="Double to 2")).response
    await alice.click(asked, label="Not now")
    assert [text_of(one).strip() for one in private_to(table, alice)] == ["Nothing was done. It's still up to you."]
    await alice.slash(table.channel, "resign")
    assert len(private_to(table, alice)) == 2
    await alice.slash(table.channel, "double", sure=True)
    assert private_to(table, alice) == []
    await bob.slash(table.channel, "pass")
    assert len(private_to(table, bob)) == 1
    await bob.slash(table.channel, "pass", sure=True)
    assert private_to(table, bob) == []


async def test_a_question_that_leads_on(table):
    """The message that asked says what waits next: it isn't taken away."""
    await begin(table)
    bob, alice = table.players
    await bob.slash(table.channel, "move", play="8/5 6/5")
    other = (await bob.slash(table.channel, "challenge", opponent=alice, length=5)).response
    await alice.click(other, label="Accept")
    waiting = [one for one in await table.bot.app.matches.waiting(alice.id) if one.match_id != 1]
    asked = (await alice.slash(table.channel, "double", match="1")).response
    await alice.click(asked, label="Double to 2")
    assert (await table.state()).phase is Phase.DOUBLE_OFFERED
    assert len(private_to(table, alice)) == len(waiting)
