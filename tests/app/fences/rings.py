"""Rings of accounts that play only each other, and how high they get: `python -m tests.app.fences.rings` prints it.

Each match counts either the least that it can (given up after three turns) or the most (25 points borne off). With
`--played` nothing is stored by hand: each is accepted, played for three turns a side and given up, by the use cases.
"""

import asyncio
import sys
from datetime import timedelta
from itertools import chain, combinations, count, product
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bot.app.ratings import Ratings
from bot.ratings.counting import BY_TURNS
from bot.ratings.records import OVERALL
from bot.records.matches import Terms
from bot.records.people import Person
from bot.rules.dice import LiveDice
from bot.rules.match.commands import MakePlay, ResignMatch, RollDice
from bot.rules.match.events import Ending
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.store import Database
from tests.app.conftest import HERE, House
from tests.store.finished import NOON, finish_and_rate

GAME = "backgammon"
LEAST, MOST = 1, 25
TURNS = 6
"""Three of each: a match that ends before counts nothing."""
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


class PlayedFarm(Farm):
    """Matches to one point that are really played, and given up after three turns of each side."""

    def __init__(self, house):
        super().__init__(house.store)
        self._house = house
        house.dice, house.now = LiveDice(Random(1).randrange), NOON

    async def match(self, winner, loser, points=LEAST, *, day=0):
        assert points == LEAST
        house = self._house
        # A minute for each: nobody may call more than six times in ten.
        house.now = max(house.now + timedelta(minutes=1), NOON + timedelta(days=day))
        challenge = await house.challenges.challenge(HERE, loser, winner, Terms(GAME, LEAST, Rules()))
        turn = await house.challenges.accept(challenge.challenge_id, winner, interaction_id=house.interaction())
        number = turn.record.match_id
        for _ in range(TURNS):
            state = turn.record.state
            if state.phase is Phase.TO_ROLL:
                state = (await self._act(number, turn.record.players[state.on_roll], RollDice)).record.state
            if state.phase is Phase.TO_PLAY:
                play = plays_now(state)[0].notation
                turn = await self._act(
                    number, turn.record.players[state.on_roll], lambda side, play=play: MakePlay(side, play)
                )
        turn = await self._act(number, loser, ResignMatch)
        await Ratings(self._store).rate(turn.record)

    async def _act(self, number, person, command_for):
        return await self._house.matches.act(number, person, command_for, interaction_id=self._house.interaction())


def _told(name, points, each):
    ends = ", ".join(f"{best.rating:.0f}" for best, *_ in (each[0], each[-1]))
    established = sum(not one.is_provisional for one in each[-1])
    sys.stdout.write(f"{name}, {points} a match: {ends}; {established} established\n")
    sys.stdout.flush()


async def _print(days):
    for (name, ring), points in product(RINGS.items(), (LEAST, MOST)):
        with TemporaryDirectory() as folder:
            store = Database(Path(folder) / "ring.db")
            await store.open()
            _told(name, points, [ratings async for ratings in Farm(store).play(ring, points, days=days)])
            await store.close()


async def _print_played(days):
    for name, ring in list(RINGS.items())[:3]:
        with TemporaryDirectory() as folder:
            house = await House(Path(folder) / "ring.db").open()
            _told(name, LEAST, [ratings async for ratings in PlayedFarm(house).play(ring, LEAST, days=days)])
            await house.store.close()


if __name__ == "__main__":
    asyncio.run(_print_played(30) if "--played" in sys.argv else _print(30))
