"""Whole matches put into the store, so that there is something to study."""

import asyncio
from functools import cache

import msgspec

from bot.engine.explaining import Explain
from bot.records.matches import NewMatch
from bot.records.people import Person, Place
from bot.rules.match.machine import fold
from bot.rules.match.turn import plays_now
from bot.rules.rules import Rules
from bot.ui.picking.words import value_of
from tests.engine.matches import level_match
from tests.ui.table import select_play

ONE_POINT = 4
"""The seed of a short match."""


@cache
def short_log(seed=ONE_POINT):
    """A match to one point between two beginners: about forty decisions."""
    return tuple(level_match(seed, 1, ("beginner", "beginner"), Rules()))


@cache
def doubled_log():
    """A match to three points between weak levels that don't know the book; somebody has doubled too early."""
    return tuple(level_match(55, 3, ("beginner", "casual"), Rules()))


async def store_match(table, log, *, rated=True):
    """Store a match as if both people at the table had played it; returns its number."""
    players = tuple(Person(one.id, one.name) for one in table.players)
    place = Place(table.channel.id, table.guild.id)
    record = await table.bot.store.create_match(
        NewMatch(place, players, rated=rated),
        log[:2],
        fold(log[:2]),
        actor_id=players[0].user_id,
        interaction_id=None,
        at=table.bot.clock(),
    )
    await table.bot.store.append(
        record, log[2:], fold(log), actor_id=players[0].user_id, interaction_id=None, at=table.bot.clock()
    )
    return record.match_id


_ANSWERS = {}


def remember(pool):
    """What the engine has worked out once it says again at once: a study takes it seconds, and many tests read one."""
    ask = pool.ask

    async def asked(request, **options):
        key = msgspec.json.encode(request)
        if key not in _ANSWERS:
            _ANSWERS[key] = await ask(request, **options)
        await asyncio.sleep(0)
        return _ANSWERS[key]

    pool.ask = asked


class Counted:
    """Counts what an engine pool is asked to judge; explaining what it has judged isn't counted."""

    def __init__(self, pool):
        self.asked = 0
        ask = pool.ask

        async def counting(request, **options):
            self.asked += not isinstance(request, Explain)
            return await ask(request, **options)

        pool.ask = counting


async def pick(person, asked, state, notation):
    """Pick a play in the lists, to look at it."""
    value = value_of(state, next(play for play in plays_now(state) if play.notation == notation))
    return (await select_play(person, asked, value)).response


async def choose(person, asked, state, notation):
    """The same, and confirm it."""
    looked = await pick(person, asked, state, notation)
    return (await person.click(looked, label="Choose it")).response
