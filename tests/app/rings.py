"""Rings of accounts that play only each other, and how high they get: `python -m tests.app.rings` prints it.

Each match counts either the least that it can (given up after three turns) or the most (25 points borne off).
"""

import asyncio
import sys
from datetime import timedelta
from itertools import chain, combinations, count, product
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.ratings.counting import BY_TURNS
from bot.ratings.records import OVERALL
from bot.records.people import Person
from bot.rules.match.events import Ending
from bot.rules.sides import Side
from bot.store import Database
from tests.store.finished import NOON, finish_and_rate

GAME = "backgammon"
LEAST, MOST = 1, 25
A_DAY = 3
"""How often each pair plays in a day: more than that counts less."""


def accounts(number):
    return [Person(2 * 10**18 + one, f"Account {one}") for one in range(number)]


def star(number):
    """So many accounts that feed one: who wins against whom in a day."""
    best, *others = accounts(number + 1)
    return [(best, other) for other in others * A_DAY]


def all_against_all(number):
    return [*combinations(accounts(number), 2)] * A_DAY


def split(number):
    """Two groups that play only the other one, and so look like strangers: the first wins everything."""
    people = accounts(2 * number)
    return [*product(people[:number], people[number:])] * A_DAY


RINGS = {
    "six that feed one": star(6),
    "19 that feed one": star(19),
    "20, all against all": all_against_all(20),
    "ten that feed ten": split(10),
}


class Farm:
    """Matches that end seconds apart, from noon of each day."""

    def __init__(self, store):
        self._store = store
        self._number = count()

    async def match(self, winner, loser, points=MOST, *, day=0):
        at = NOON + timedelta(days=day, seconds=next(self._number))
        games = [(Side.WHITE, points, Ending.BORNE_OFF)]
        await finish_and_rate(self._store, winner, loser, length=25, games=games, at=at, rule=BY_TURNS)

    async def overall(self, person):
        return (await self._store.ratings_among([person.user_id], OVERALL, GAME))[person.user_id]

    async def play(self, ring, points, *, days=1):
        """All accounts' ratings after each of so many days, the best first."""
        users = [person.user_id for person in dict.fromkeys(chain(*ring))]
        for day in range(days):
            for winner, loser in ring:
                await self.match(winner, loser, points, day=day)
            ratings = (await self._store.ratings_among(users, OVERALL, GAME)).values()
            yield sorted(ratings, key=lambda one: -one.rating)


async def _print(days):
    for (name, ring), points in product(RINGS.items(), (LEAST, MOST)):
        with TemporaryDirectory() as folder:
            store = Database(Path(folder) / "ring.db")
            await store.open()
            each = [ratings async for ratings in Farm(store).play(ring, points, days=days)]
            await store.close()
        ends = ", ".join(f"{best.rating:.0f}" for best, *_ in (each[0], each[-1]))
        established = sum(not one.is_provisional for one in each[-1])
        sys.stdout.write(f"{name}, {points} a match: {ends}; {established} established\n")


if __name__ == "__main__":
    asyncio.run(_print(30))
