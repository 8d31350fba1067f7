"""A board that one person alone reads is in their language, from the next post on if they change it."""

from random import Random

import pytest

from bot.ui.match.style import language_of_match
from tests.ui.computer.computer_table import act, challenge, settled
from tests.ui.table import buttons_of, last_post


@pytest.fixture
def dice():
    """Dice that can be checked."""


@pytest.fixture
def simcord_bot(make_bot, patient):
    return make_bot()


async def test_a_german_against_the_computer_reads_german_from_the_next_post(table):
    people, alice = table.bot.app.people, table.players[0]
    await challenge(table, 3, level="beginner")
    await settled(table)
    assert "My board" in buttons_of(last_post(table)) or "Don't show me" in buttons_of(last_post(table))
    await people.prefer(alice.id, language="de")
    await act(table, await table.state(), Random(1), doubles=False)
    await settled(table)
    assert "Details" in buttons_of(table.board)
    assert {"Mein Brett", "Nicht mehr zeigen"} & set(buttons_of(table.board))
    await people.choose(table.guild.id, language="tr")
    record = await table.bot.store.match(1)
    assert await language_of_match(table.bot, record) == "tr", "others read it, too, where the server has a language"


async def test_the_preferences_are_german_at_once(table):
    alice = table.players[0]
    panel = (await alice.slash(table.channel, "preferences show")).response
    lists = next(c["custom_id"] for row in panel.components for c in walk(row) if ":language" in c.get("custom_id", ""))
    panel = (await alice.select(panel, ["de"], custom_id=lists)).response
    assert "An- und ausschalten" in buttons_of(panel)


def walk(component):
    yield component
    for one in component.get("components", []):
        yield from walk(one)
