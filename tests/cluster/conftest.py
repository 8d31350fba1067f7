"""A cluster with people who play."""

import os
from datetime import UTC, datetime, timedelta
from itertools import count
from random import Random

import pytest

from bot.records.matches import NewMatch
from bot.records.people import Person, Place
from bot.rules.dice import LiveDice
from bot.rules.match.commands import StartMatch
from bot.rules.match.machine import fold, start
from bot.rules.match.time_control import ClockKind, TimeControl, started
from bot.rules.rules import Rules
from bot.store.postgresql.database import ServerDatabase
from tests.chaos.matches import Pair
from tests.cluster.workers import Postgres
from tests.discord_server.fixtures import discord_server  # noqa: F401
from tests.postgresql import Databases, serving

_LATE = count(10**17)
"""Ids of people who don't play."""


@pytest.fixture
def own_postgres():
    """A server that may be killed, and the address of an empty database on it."""
    with serving(f"cluster-{os.getpid()}") as server:
        yield Postgres(server), Databases(server.get_uri()).new()


@pytest.fixture
async def database(own_postgres):
    """That database, to look into it."""
    database = ServerDatabase(own_postgres[1])
    await database.open()
    yield database
    await database.close()


def seat_pairs(server, count, seed=0):
    """So many pairs of people, each at a table of their own, who choose by chance."""
    guild = server.add_guild("Club")
    return [Pair(server, guild, number, seed) for number in range(count)]


async def begin_clocked(database, channel, seconds):
    """Matches that nobody plays any more, each with so many seconds left. Returns when each is lost, by its number."""
    dice, due = LiveDice(Random(1).randrange), {}
    for left in seconds:
        events = list(start(StartMatch("backgammon", 3, Rules()), dice))
        state, now = fold(events), datetime.now(UTC)
        clock = started(TimeControl(ClockKind.CORRESPONDENCE, turn=left), state.waiting_for, now)
        players = tuple(Person(one, f"late {one}") for one in (next(_LATE), next(_LATE)))
        new = NewMatch(Place(channel.id, channel.guild.id), players, clock=clock, rated=False)
        record = await database.create_match(new, events, state, actor_id=None, interaction_id=None, at=now)
        due[record.match_id] = now + timedelta(seconds=left)
    return due
