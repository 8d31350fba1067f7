"""A process killed at random moments: nothing acknowledged is lost, and no log has a gap."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from random import Random

import pytest

from bot.rules.match.machine import fold
from bot.store import Database
from tests.nightly import NIGHTLY

KILLS = 20 if NIGHTLY else 4

PLAYER = """
import asyncio, importlib.util, itertools, os, sys
from pathlib import Path
from bot.store import Database

spec = importlib.util.spec_from_file_location("sample", sys.argv[2])
sample = importlib.util.module_from_spec(spec)
spec.loader.exec_module(sample)

async def play(database, round, number):
    matches, ids = sample.Sample(), itertools.count((round * 10 + number) * 1_000_000 + 1)
    record, game = await matches.begin(database, seed=round * 10 + number, interaction_id=next(ids))
    while True:
        acknowledge(record)
        if record.state.is_over:
            record, game = await matches.begin(database, seed=next(ids), interaction_id=next(ids))
        else:
            record = await matches.play(database, record, game, interaction_id=next(ids))

def acknowledge(record):
    os.write(1, f"{record.match_id} {record.state.seq}\\n".encode())

async def main():
    database = Database(Path(sys.argv[1]))
    await database.open()
    await asyncio.gather(*(play(database, int(sys.argv[3]), number) for number in range(5)))

asyncio.run(main())
"""


def play_until_killed(path, number, seconds):
    """Let a process play five matches at once and kill it; return the last acknowledged seq of each match."""
    sample = Path(__file__).parent / "conftest.py"
    with subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(path), str(sample), str(number)], stdout=subprocess.PIPE
    ) as child:
        first = child.stdout.readline()
        assert first
        timer = threading.Timer(seconds, child.kill)
        timer.start()
        acknowledged = first + child.stdout.read()
        timer.join()
    assert child.returncode == -signal.SIGKILL
    lines = acknowledged.decode().splitlines()
    return dict(map(int, line.split()) for line in lines)


async def check(path, acknowledged):
    database = Database(path)
    await database.open()
    try:
        for match_id, seq in acknowledged.items():
            record = await database.match(match_id)
            log = await database.events(match_id)
            assert record.state.seq >= seq
            assert [stored.seq for stored in log] == list(range(1, record.state.seq + 1))
            assert fold([stored.event for stored in log]) == record.state
    finally:
        await database.close()


@pytest.mark.chaos
@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="needs SIGKILL")
def test_nothing_acknowledged_is_lost(path):
    chance = Random(20)
    total = 0
    for number in range(KILLS):
        acknowledged = play_until_killed(path, number, chance.uniform(0, 0.15))
        asyncio.run(check(path, acknowledged))
        total += len(acknowledged)
    assert total >= KILLS
