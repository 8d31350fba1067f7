"""Workers, holders of leases and PostgreSQL itself are killed at random moments while people play.

CHAOS_KILLS says how often, CHAOS_SEED at which moments.
"""

import asyncio
import os
from random import Random

import pytest

from bot.app.cluster.leases import EVERY, LASTS
from bot.store.queries import SQL
from bot.store.rows import to_datetime
from tests.chaos.players import playing
from tests.cluster.conftest import begin_clocked, seat_pairs
from tests.cluster.watching import Posted, check_clocks, check_logs
from tests.cluster.workers import working
from tests.discord_server.interactions import NotAnswered
from tests.nightly import NIGHTLY

KILLS = int(os.environ.get("CHAOS_KILLS", "2"))
SEED = int(os.environ.get("CHAOS_SEED", "1"))
PAIRS = 4 if NIGHTLY or KILLS > 2 else 2
CLOCKS = range(5, 5 + 10 * PAIRS, 5)
"""Seconds that matches which nobody plays have left."""
PATIENCE = 180
"""Seconds to wait for what comes after a lease has run out, on a machine that does much else."""


def shown_to(pairs):
    """How many boards people have been shown."""
    return sum(len(pair.answered) for pair in pairs)


async def played_on(server, pairs, turns=2):
    """Wait until some more turns were played."""
    enough = shown_to(pairs) + turns
    await server.until(lambda: shown_to(pairs) >= enough, within=PATIENCE, what="a turn")


async def caught_up(database):
    """Wait until every board shows its match."""
    async with asyncio.timeout(PATIENCE):
        while await database.boards_behind():  # noqa: ASYNC110 - other processes
            await asyncio.sleep(0.5)


async def holders(database):
    """How many workers hold leases now."""
    now = await database.database_now()
    rows = await database.read(lambda connection: [*SQL.leases(connection)])
    return len({row["owner"] for row in rows if row["owner"] and to_datetime(row["until"]) > now})


def next_victim(number, random):
    """By day each kind once: a worker that dies, the database, a worker that sleeps past its leases."""
    kinds = ("dies", "database", "sleeps")
    return kinds[number] if number < len(kinds) else random.choices(kinds, (80, 15, 5))[0]


async def kill(how, workers, postgres, random):
    """Kill one, and start it again. Two workers are always ready: the third may die as it starts."""
    if how == "database":
        await asyncio.to_thread(postgres.kill)
        await asyncio.to_thread(postgres.start)
        return
    victim = random.randrange(len(workers))
    for worker in workers:
        if worker is not workers[victim]:
            await worker.ready()
    if how == "sleeps":
        await workers[victim].ready()
        await workers[victim].sleep(LASTS.total_seconds() + EVERY + 1)
        return
    await workers[victim].kill()
    await workers[victim].start()


def note_the_unanswered(pairs):
    """A list of the interactions that get no answer within Discord's three seconds, from now on."""
    lost = []
    for pair in pairs:

        async def said(interaction, said=pair._said):
            try:
                return await said(interaction)
            except NotAnswered:
                lost.append(str(interaction))
                raise

        pair._said = said
    return lost


async def restart_one_by_one(server, pairs, workers, database):
    """Each is told to end, and takes no more; every tap is answered."""
    for worker in workers:
        await worker.ready()
    await played_on(server, pairs)  # what was on its way to one that was killed is over
    lost = note_the_unanswered(pairs)
    for worker in workers if NIGHTLY else workers[:1]:
        assert await worker.stop() == 0
        assert await holders(database) < len(workers)  # it has given everything back
        await played_on(server, pairs)
        await worker.start()
        await worker.ready()
    await played_on(server, pairs)
    assert lost == []


@pytest.mark.chaos
@pytest.mark.long
async def test_killed_and_restarted_at_random_moments(discord_server, own_postgres, database, tmp_path):
    server, random, (postgres, url) = discord_server, Random(SEED), own_postgres
    pairs, posted = seat_pairs(server, PAIRS), Posted(server)
    async with working(server, url, tmp_path) as workers:
        due = await begin_clocked(database, pairs[0].channel, CLOCKS)
        async with playing(pairs):
            for number in range(KILLS):
                await played_on(server, pairs)
                await asyncio.sleep(random.random() * 0.8)
                await kill(next_victim(number, random), workers, postgres, random)
            await restart_one_by_one(server, pairs, workers, database)
        async with asyncio.timeout(PATIENCE):
            while not all([(await database.match(one)).state.is_over for one in due]):  # noqa: ASYNC110 - processes
                await asyncio.sleep(0.5)
        await caught_up(database)
    events = await check_logs(database, pairs)
    posted.check()
    latest = await check_clocks(database, due)
    print(f"{KILLS} kills, {events} events, {sum(posted.boards.values())} boards, a clock {latest} late at most")
