"""A computer that was added can be taken out again, by anybody of the table."""

import pytest

from bot.records.computers import is_computer
from tests.ui.chouette.chouette_table import ChouetteTable
from tests.ui.table import buttons_of, forged, selects_of, text_of

pytestmark = pytest.mark.simcord(check_errors=False)


async def more_of(club, person, message=None):
    """The rarer actions for somebody, from the board or their own."""
    message = message or club.board
    if "More" not in buttons_of(message):
        message = await club.tap(person, "My board", message)
    return await club.tap(person, "More", message)


async def computers(club):
    state = await club.state()
    return [one for one in (*state.seated, *state.joiners) if is_computer(one)]


async def gathered(table, size, *, added, rules="standard"):
    club = ChouetteTable(table, size)
    host, *others = club.people
    await host.slash(club.channel, "chouette", rules=rules)
    for person in others:
        await club.tap(person, "Join")
    for _ in range(added):
        await host.select(club.board, custom_id=selects_of(club.board)[0]["custom_id"], values=["beginner"])
    return club


async def test_in_the_lobby(table):
    club = await gathered(table, 2, added=2)
    other = club.people[1]
    before = await computers(club)
    more = await more_of(club, other)
    [out] = selects_of(more)
    assert [option["value"] for option in out["options"]] == [str(one) for one in before]
    answer = (await other.select(more, custom_id=out["custom_id"], values=[str(before[0])])).response
    assert "has left the table" in text_of(answer)
    assert await computers(club) == before[1:]
    assert text_of(club.board).count("beginner") == 1
    stranger = club.guild.add_member(club.env.create_user("zoe"))
    assert selects_of(await more_of(club, stranger)) == [], "it is for people of the table"
    refused = await forged(stranger, club.board, out["custom_id"], [str(before[1])])
    assert refused.ephemeral
    assert await computers(club) == before[1:]


async def test_during_a_game_it_leaves_after_it(table):
    club = await gathered(table, 3, added=1)
    await club.tap(club.people[0], "Start")
    await club.settled()
    [robot] = await computers(club)
    person = club.people[2]
    more = await more_of(club, person)
    [out] = selects_of(more)
    answer = (await person.select(more, custom_id=out["custom_id"], values=[str(robot)])).response
    assert "leaves after this game" in text_of(answer)
    assert robot in (await club.state()).leaving
    assert selects_of(await more_of(club, person)) == [], "it leaves already"
    await club.games(1)
    assert await computers(club) == []
    assert len(club.armed) == 1


async def test_a_computer_joins_only_where_there_is_a_place(table):
    """People wait in line for one; it doesn't."""
    club = await gathered(table, 2, added=5, rules="los angeles")
    full = await computers(club)
    assert len(full) == 5
    host, chosen = club.people[0], selects_of(club.board)[0]["custom_id"]
    refused = (await host.select(club.board, custom_id=chosen, values=["beginner"])).response
    assert refused.ephemeral
    assert "All 7 places at this table are taken. Take a computer out under **More**" in text_of(refused)
    assert await computers(club) == full
    more = await more_of(club, host)
    await host.select(more, custom_id=selects_of(more)[0]["custom_id"], values=[str(full[0])])
    await host.select(club.board, custom_id=selects_of(club.board)[0]["custom_id"], values=["expert"])
    assert len(await computers(club)) == 5
