"""How high one person gets with several accounts that play only each other, and what nobody else notices.

Each match counts either the least that it can (given up after three turns) or the most (25 points borne off).
"""

from datetime import timedelta
from itertools import combinations, count

import pytest

from bot.ratings.counting import BY_TURNS
from bot.ratings.farming import APART
from bot.ratings.records import OVERALL
from bot.records.people import Person
from bot.rules.match.events import Ending
from bot.rules.sides import Side
from tests.nightly import every
from tests.store.finished import GUILD, NOON, finish_and_rate

GAME = "backgammon"
LEAST, MOST = 1, 25
DAYS = every([1, 30], daily=[1])


def accounts(number):
    return [Person(2 * 10**18 + one, f"Account {one}") for one in range(number)]


class Farm:
    """Matches that end minutes apart, from noon of each day."""

    def __init__(self, store):
        self._store = store
        self._number = count()

    async def match(self, winner, loser, points=MOST, *, day=0):
        at = NOON + timedelta(days=day, seconds=next(self._number))
        games = [(Side.WHITE, points, Ending.BORNE_OFF)]
        await finish_and_rate(self._store, winner, loser, length=25, games=games, at=at, rule=BY_TURNS)

    async def overall(self, person):
        return (await self._store.ratings_among([person.user_id], OVERALL, GAME))[person.user_id]


@pytest.fixture
def farm(house):
    return Farm(house.store)


@pytest.mark.parametrize("days", DAYS)
@pytest.mark.parametrize(
    ("number", "points", "most"), [(6, LEAST, 1525), (6, MOST, 1575), (19, LEAST, 1570), (19, MOST, 1600)]
)
async def test_a_star_of_own_accounts(farm, number, points, most, days):
    best, *others = accounts(number + 1)
    for day in range(days):
        for other in others * 3:
            await farm.match(best, other, points, day=day)
    rating = await farm.overall(best)
    assert rating.rating < most
    assert rating.is_provisional


@pytest.mark.parametrize("days", DAYS)
@pytest.mark.parametrize("points", [LEAST, MOST])
async def test_twenty_all_against_all(farm, days, points):
    best, *others = accounts(20)
    for day in range(days):
        for _ in range(3):
            for winner, loser in combinations([best, *others], 2):
                await farm.match(winner, loser, points, day=day)
    rating = await farm.overall(best)
    assert rating.rating < 1600
    assert rating.is_provisional


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
