"""A board that one person alone reads is in their language, from the next post on if they change it."""

from random import Random

import pytest

from bot.rules.match.commands import RunOutOfTime
from bot.rules.sides import Side
from bot.ui.board.boards import Boards
from bot.ui.match.style import language_of_match
from tests.ui.computer.computer_table import act, challenge, play_in_direct_message, settled
from tests.ui.table import buttons_of, last_post, text_of


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
    assert "My board" in buttons_of(last_post(table)) or "No more tips" in buttons_of(last_post(table))
    await people.prefer(alice.id, language="de")
    await act(table, await table.state(), Random(1), doubles=False)
    await settled(table)
    assert "Details" in buttons_of(table.board)
    assert {"Mein Brett", "Keine Tipps mehr"} & set(buttons_of(table.board))
    await people.choose(table.guild.id, language="tr")
    record = await table.bot.store.match(1)
    assert await language_of_match(table.bot, record) == "tr", "others read it, too, where the server has a language"


async def test_all_that_comes_below_that_board_is_german_as_well(table):
    alice = table.players[0]
    await table.bot.app.people.prefer(alice.id, language="de")
    await challenge(table, 3, level="beginner", clock="1d")
    await settled(table)
    paused = (await alice.slash(table.channel, "pause")).response
    assert "Die Uhr steht" in text_of(paused)
    await alice.slash(table.channel, "resume")
    await table.env.advance_time(13 * 3600)
    assert "deine Zeit in Match 1 läuft" in text_of(last_post(table))
    asked = (await alice.slash(table.channel, "resign")).response
    await alice.click(asked, label="Das ganze Match")
    await table.env.settle()
    assert "Ergebnis von Match 1" in text_of(last_post(table))
    assert "Revanche" in buttons_of(last_post(table))


async def test_the_end_that_the_computer_brings_about_is_german_in_a_direct_message(table):
    alice, boards = table.players[0].user, table.bot.get(Boards)
    await table.bot.app.people.prefer(alice.id, language="de")
    await play_in_direct_message(table, table.players[0])
    turn = await table.bot.app.matches.happen(1, lambda _: RunOutOfTime(Side.WHITE))
    await boards.announce(turn)
    await table.env.settle()
    assert "Ergebnis von Match 1" in text_of(last_post(table, alice.dm_channel))


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
