"""Workers, holders of leases and PostgreSQL itself are killed at random moments while people play.

CHAOS_KILLS says how often, CHAOS_SEED at which moments and which dice: runs with different seeds add up.
"""

import asyncio
import os
import time
from random import Random

import pytest

from tests.chaos.checks import Archive, asked_of_discord, wrong_messages
from tests.chaos.players import playing
from tests.chaos.tables import seat, shown_to
from tests.cluster.conftest import begin_clocked
from tests.cluster.killing import Killer, holders
from tests.cluster.watching import WITHIN, Posted, check_clocks, check_secrets
from tests.cluster.workers import working
from tests.nightly import NIGHTLY

KILLS = int(os.environ.get("CHAOS_KILLS", "2"))
SEED = int(os.environ.get("CHAOS_SEED", "1"))
CLOCKS = 4
"""How many clocks of matches that nobody plays run out within 20 seconds, again after every few kills."""
TURNS = 2 if KILLS <= 2 else 20
"""How much people are shown or told between two kills, at least."""
_EVERY = 10
_TOLD_EVERY = 50
"""Kills between two lines that say how far it is."""
_TOO_LATE = 2.5
"""Seconds after which a worker that stops may not wait for an answer any more."""
PATIENCE = 180
"""Seconds to wait for what comes after a lease has run out, on a machine that does much else."""


async def played_on(server, tables, turns=TURNS):
    """Wait until some more was played."""
    enough = shown_to(tables) + turns
    await server.until(lambda: shown_to(tables) >= enough, within=PATIENCE, what="a turn")


async def caught_up(server, database, tables, due):
    """Wait until every clock has fired, and nothing is wrong with what can be tapped. Returns all that is stored."""
    left, wrong, archive = list(due), ["not looked yet"], Archive()
    try:
        async with asyncio.timeout(PATIENCE):
            while left:
                left = [one for one in left if not (await database.match(one)).state.is_over]
                await asyncio.sleep(0.5)
            while wrong:
                await asyncio.sleep(0.5)
                await archive.read(database, tables)
                wrong = wrong_messages(server, archive)
    except TimeoutError:
        raise AssertionError("\n".join([*wrong, *asked_of_discord(server)])) from None
    return archive


async def kill_many(server, tables, killer, database):
    """Kill while people play. Returns the moments of all clocks that ran meanwhile, by match."""
    random, due, began = Random(SEED), {}, time.monotonic()
    for number in range(1, KILLS + 1):
        if number % _EVERY == 1:
            seconds = random.sample(range(5, 20), CLOCKS)
            due |= await begin_clocked(database, tables[0].channel, seconds)
        await played_on(server, tables)
        await asyncio.sleep(random.random() * 0.8)
        await killer.strike()
        if number % _TOLD_EVERY == 0:
            spent, boards, load = time.monotonic() - began, shown_to(tables), os.getloadavg()[0]
            print(
                f"seed {SEED}: {number} of {KILLS} kills in {spent:.0f} s, {boards} boards, load {load:.1f}", flush=True
            )
    return due


async def restart_one_by_one(server, tables, workers, database):
    """Each is told to end, and takes no more.

    Returns what people tapped and typed meanwhile, and when each began to stop and had ended.
    """
    for worker in workers:
        await worker.ready()
    await played_on(server, tables)  # what was on its way to one that was killed is over
    earlier, stops = len(server.interactions), []
    for worker in workers if NIGHTLY else workers[:1]:
        async with asyncio.timeout(PATIENCE):
            while worker.process.pid not in await holders(database):  # noqa: ASYNC110 - other processes
                await asyncio.sleep(0.2)
        began = server.now()
        assert await worker.stop() == 0
        stops.append((began, server.now()))
        assert worker.process.pid not in await holders(database)  # it has given everything back
        await played_on(server, tables)
        await worker.start()
        await worker.ready()
    await played_on(server, tables)
    return list(server.interactions.values())[earlier:], stops


async def check_answered(server, taps, stops, workers):
    """Check that each of these was answered as soon as Discord demands. Returns the seconds of the slowest.

    A worker that stops waits for none that Discord wouldn't take an answer to any more: such a tap is let off, on a
    machine that was so slow.
    """
    await server.until(
        lambda: all(one.first or one.expired for one in taps), within=PATIENCE, what="an answer, or its absence"
    )
    unanswered = [one for one in taps if one.first is None]
    late = [one for one in unanswered if any(one.sent < began and one.sent + _TOO_LATE < end for began, end in stops)]
    missing = [f"{one} at {one.sent:.2f}: {one.payload.decode()}" for one in unanswered if one not in late]
    logs = [worker.log[-3000:] for worker in workers] if missing else []
    assert not missing, "\n".join([*missing, *logs, *asked_of_discord(server)])
    return max(one.first.seconds for one in taps if one.first is not None)


@pytest.mark.chaos
@pytest.mark.long
async def test_killed_and_restarted_at_random_moments(discord_server, own_postgres, database, tmp_path):
    server, (postgres, url) = discord_server, own_postgres
    tables, posted = seat(server, server.add_guild("Club"), seed=SEED), Posted(server)
    async with working(server, url, tmp_path) as workers:
        killer = Killer(workers, postgres, database, Random(SEED))
        async with playing(tables):
            due = await kill_many(server, tables, killer, database)
            taps, stops = await restart_one_by_one(server, tables, workers, database)
        slowest = await check_answered(server, taps, stops, workers)
        archive = await caught_up(server, database, tables, due)
    posted.check()
    late = await check_clocks(database, due)
    check_secrets(server, workers)
    print(
        f"seed {SEED}: killed {dict(killer.killed)}; {archive.events} events, {sum(posted.boards.values())} boards; "
        f"begun, over, events: {archive.counts}; "
        f"{len(late)} clocks, the latest {late[-5:]} s; {len(taps)} taps during restarts, answered in {slowest:.1f} s",
        flush=True,
    )
    assert max(late, default=0) <= WITHIN, f"clocks fired so many seconds after their time: {late}"
