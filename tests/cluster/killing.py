"""Workers, holders of leases and PostgreSQL itself, killed one after the other at moments that a seed decides."""

import asyncio
from collections import Counter

from bot.app.cluster.leases import EVERY, LASTS
from bot.store.queries import SQL
from bot.store.rows import to_datetime

KINDS = {"worker": 80, "PostgreSQL": 15, "sleeper": 5}
"""Who is killed how often in a hundred: a worker, the database, a worker that only sleeps past its leases."""


async def holders(database):
    """The pids of the workers that hold leases now."""
    now = await database.database_now()
    rows = await database.read(lambda connection: [*SQL.leases(connection)])
    owners = {row["owner"] for row in rows if row["owner"] and to_datetime(row["until"]) > now}
    return {int(owner.split(":")[1]) for owner in owners}


class Killer:
    """Kills, and starts again what it has killed."""

    def __init__(self, workers, postgres, database, random):
        self.killed = Counter()
        self._workers = workers
        self._postgres = postgres
        self._database = database
        self._random = random

    async def strike(self):
        """Kill the next one: at first each kind once."""
        number = self.killed.total()
        kinds = list(KINDS)
        kind = kinds[number] if number < len(kinds) else self._random.choices(kinds, KINDS.values())[0]
        if kind == "PostgreSQL":
            await asyncio.to_thread(self._postgres.kill)
            await asyncio.to_thread(self._postgres.start)
        else:
            kind = await self._strike_worker(kind)
        self.killed[kind] += 1

    async def _strike_worker(self, kind):
        """Two workers are always ready: the third may die as it starts. Returns what the worker was."""
        victim = self._random.choice(self._workers)
        for worker in self._workers:
            if worker is not victim or kind == "sleeper":
                await worker.ready()
        if kind == "sleeper":
            await victim.sleep(LASTS.total_seconds() + EVERY + 1)
            return kind
        if victim.process.pid in await holders(self._database):
            kind = "holder of leases"
        await victim.kill()
        await victim.start()
        return kind
