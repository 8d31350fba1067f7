"""A chouette whose channel was deleted: those it waits for hear of it, and everybody can play on."""

import pytest

from tests.ui.chouette.chouette_table import begun, rolls
from tests.ui.table import buttons_of, forged, posts_in, selects_of, text_of

pytestmark = pytest.mark.simcord(check_errors=False)
HOUR = 3600


@pytest.fixture
def dice():
    return rolls((3, 1), (4, 2), (5, 3))


@pytest.fixture
async def lost(table):
    """By correspondence; the crew is asked whether it doubles when the channel is deleted."""
    club = await begun(table, 4, pace="by correspondence")
    await table.env.bot.http.delete_channel(club.channel.id)
    club.office = table.guild.create_text_channel("office")
    return club


async def test_a_reminder_leads_to_ones_own_board(lost):
    _, *crew = lost.people
    await lost.env.advance_time(7 * HOUR)
    for person in crew:
        [reminder] = posts_in(lost.env, person.user.dm_channel)
        assert f"<@{person.id}>" in text_of(reminder)
        board = (await person.user.click(reminder, label="Chouette 1")).response
        await person.user.click(board, label="Roll on")
    assert (await lost.state()).game.board.rolls == 2


async def test_a_typed_command_elsewhere_leads_to_it(lost):
    bo = lost.people[1]
    told = (await bo.slash(lost.office, "roll")).response
    assert "you play with others" in text_of(told)
    board = (await bo.click(told, label="Chouette 1")).response
    assert "Roll on" in buttons_of(board)


async def test_the_list_of_ones_matches_opens_it(lost, carol):
    ann, bo, *_ = lost.people
    for person in (ann, bo):
        listed = (await person.slash(lost.office, "matches")).response
        [own] = selects_of(listed)
        asked = "waiting for bo, cy, dee" if person is ann else "double to 2 or roll on"
        assert own["options"][0]["label"] == f"chouette 1: {asked}"
        board = (await person.select(listed, custom_id=own["custom_id"], values=["c1"])).response
        assert "Box **ann** · ⚫ Captain **bo**" in text_of(board)
    listed = (await carol.slash(lost.office, "matches")).response
    refused = await forged(carol, listed, own["custom_id"], ["c1"])
    assert text_of(refused) == "I can't find that chouette here."
