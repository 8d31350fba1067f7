"""What a person sees of what was added by the recipes; run in the copy of the project in which they were followed."""

import pytest

from bot.rules.sides import Side
from bot.rules.variants import find_variant
from bot.texts.catalogue import languages, say, speaking
from tests.ui.conftest import nothing_unexpected, table, valid_payloads
from tests.ui.table import text_of

__all__ = ["nothing_unexpected", "table", "valid_payloads"]
pytestmark = pytest.mark.simcord(check_errors=False)


async def test_the_language_can_be_chosen(table):
    assert "fr" in languages()
    with speaking("fr"):
        assert say("language-name") == "Français"
    await table.bot.app.people.choose(table.guild.id, language="fr")
    assert "challenges" in text_of(await table.by_command(Side.WHITE, "challenge", opponent=table.players[1]))


async def test_the_game_has_its_rules_and_is_played(table):
    page = (await table.players[0].slash(table.channel, "rules", variant="Nearer")).response
    assert "Begin nearer home; move from 24 to 1." in text_of(page)
    sent = (await table.players[0].slash(table.channel, "challenge", variant="nearer", length=1)).response
    board = await table.by_button(Side.BLACK, "Accept", sent)
    assert "Nearer" in text_of(board)
    assert (await table.state()).variant == find_variant("nearer").key


async def test_the_command_and_its_button_answer(table):
    alice, bob = table.players
    post = (await alice.slash(table.channel, "wave")).response
    assert "**alice** waves." in text_of(post)
    assert "You wave back." in text_of((await bob.click(post, label="Wave back")).response)
