"""How high one person gets with several accounts that play only each other, and what nobody else notices."""

from itertools import combinations

import pytest

from bot.ratings.farming import APART
from tests.app.fences.rings import LEAST, MOST, RINGS, Farm, accounts
from tests.nightly import every
from tests.store.finished import GUILD


@pytest.fixture
def farm(house):
    return Farm(house.store)


@pytest.mark.parametrize("days", every([1, 30], daily=[1]))
@pytest.mark.parametrize(
    ("ring", "points", "most"),
    [
        *(("six that feed one", LEAST, 1525), ("six that feed one", MOST, 1575)),
        *(("19 that feed one", LEAST, 1570), ("19 that feed one", MOST, 1600)),
        *(("20, all against all", LEAST, 1600), ("20, all against all", MOST, 1600)),
    ],
)
async def test_a_ring_stays_low_and_is_never_established(farm, ring, points, most, days):
    *_, ratings = [ratings async for ratings in farm.play(RINGS[ring], points, days=days)]
    assert ratings[0].rating < most
    assert all(one.is_provisional for one in ratings)


async def test_a_server_of_its_own_is_the_servers_affair(farm, house):
    """Three in full a day, however little the two have to do with anybody else."""
    one, other = accounts(2)
    await farm.match(one, other, LEAST)
    [here] = [rating for rating in await house.store.ratings_of(one.user_id) if rating.guild_id == GUILD]
    assert round(here.rating - 1500, 6) == 10 * round((await farm.overall(one)).rating - 1500, 6) == 10


async def test_people_who_come_from_elsewhere_are_rated_in_full_and_established(farm):
    one, other, *rest = accounts(2 + 4 * APART)
    for number, stranger in enumerate(rest):
        await farm.match((one, other)[number % 2], stranger, LEAST)
    before = await farm.overall(one), await farm.overall(other)
    await farm.match(one, other, LEAST)
    gained = (await farm.overall(one)).rating - before[0].rating
    assert gained == pytest.approx(4 * (5 - before[0].experience / 100) / 2, rel=0.05)
    assert [rating.opponents for rating in before] == [0, 0]
    assert ((await farm.overall(one)).opponents, (await farm.overall(other)).opponents) == (1, 1)


async def test_what_is_taken_back_and_rated_again_is_the_same(farm, house):
    people = accounts(9)
    for day in range(2):
        for one, other in combinations(people, 2):
            await farm.match(one, other, LEAST, day=day)
    assert (await house.store.recompute_ratings()).corrected == 0
    # One that ended before all of these.
    await farm.match(people[-1], people[0], MOST, day=-1)
    assert (await house.store.recompute_ratings()).corrected == 0
