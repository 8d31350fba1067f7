"""Spectators are told what became of their guess, where they guessed, once the play is made."""

import pytest

from bot.rules.dice import ScriptedDice
from bot.rules.sides import Side
from tests.ui.table import begin, buttons_of, private_to, selects_of, text_of

pytestmark = pytest.mark.simcord(check_errors=False)


@pytest.fixture
def dice():
    return ScriptedDice([(3, 1), (6, 5), (4, 3)])


async def guesses(person, table, play):
    """From the board to the guess; the private answer where it stands."""
    watched = (await person.slash(table.channel, "board")).response
    await person.click(watched, label="Guess the play")
    [plays] = selects_of(watched)
    value = next(one["value"] for one in plays["options"] if one["label"] == play)
    await person.select(watched, custom_id=plays["custom_id"], values=[value])
    await person.click(watched, label="Guess it")
    assert f"Your guess: **{play}**" in text_of(watched)
    return watched


@pytest.mark.parametrize(
    ("guess", "told"),
    [
        ("8/5 6/5", "Right: **8/5 6/5** was played."),
        ("24/23 13/10", "**8/5 6/5** was played; you guessed **24/23 13/10**."),
    ],
)
async def test_what_was_played(table, carol, guess, told):
    await begin(table)
    watched = await guesses(carol, table, guess)
    await table.by_command(Side.WHITE, "move", play="8/5 6/5")
    assert text_of(watched).strip() == told
    assert buttons_of(watched) == {}
    await table.by_command(Side.BLACK, "roll")
    later = await guesses(carol, table, "24/18 13/8")
    await table.by_command(Side.BLACK, "move", play="24/18 13/8")
    assert [one.id for one in private_to(table, carol)] == [later.id], "one word about guesses is enough"
