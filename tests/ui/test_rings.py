"""Accounts of one person that really play each other, by commands and taps: they get as high as stored results say."""

import pytest

from bot.ratings.records import OVERALL
from bot.rules.sides import Side
from bot.store import Database
from tests.app.rings import GAME, LEAST, RINGS, Farm
from tests.nightly import every
from tests.ui.table import Table, begin, play_on

TURNS = 6
"""Three of each: a match that ends before counts nothing."""
BETWEEN = 100
"""Seconds between two matches, so that nobody may post more than six times in ten minutes."""


async def give_away(table, winner, loser, number):
    """The cheapest match that is rated: to one point, resigned after three turns each."""
    match = Table(table.env, table.guild, table.channel, (loser, winner), table.bot, number)
    await begin(match, length=1)
    await play_on(match, TURNS)
    await match.by_command(Side.WHITE, "resign", what="match", sure=True)
    await table.env.advance_time(BETWEEN)


async def ratings_of(store, people):
    """What is known of each overall, but for their ids and when they last played."""
    found = await store.ratings_among(people, OVERALL, GAME)
    return [(one.rating, one.experience, one.matches, one.won, one.opponents) for one in map(found.get, people)]


@pytest.mark.long
@pytest.mark.parametrize("name", every(list(RINGS)[:2], daily=list(RINGS)[:1]))
async def test_a_ring_that_plays_gets_what_stored_results_get(table, tmp_path, name):
    ring = RINGS[name]
    people = list(dict.fromkeys(person for pair in ring for person in pair))
    members = {one: table.guild.add_member(table.env.create_user(f"account{one.user_id}")) for one in people}
    for number, (winner, loser) in enumerate(ring, 1):
        await give_away(table, members[winner], members[loser], number)
    store = Database(tmp_path / "stored.db")
    await store.open()
    _ = [ratings async for ratings in Farm(store).play(ring, LEAST)]
    stored = await ratings_of(store, [one.user_id for one in people])
    await store.close()
    played = await ratings_of(table.bot.store, [members[one].id for one in people])
    assert played == stored
    assert max(played)[0] < 1600
