"""Matches that nobody plays cost the process nothing."""

import subprocess
import sys

import pytest

from bot.store import Database

STORED = 100_000

COPY = """
WITH RECURSIVE number (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM number WHERE n <= :stored)
INSERT INTO matches (
    match_id, guild_id, channel_id, white_id, black_id, variant, length, phase, waiting_for, state, seq,
    white_score, black_score, winner_id, board_channel_id, board_message_id, board_seq, created_at, updated_at, ended_at
)
SELECT n, guild_id, channel_id + n % 5000, white_id, black_id, variant, length, phase,
    waiting_for, state, seq, 0, 0, NULL, 1, n, seq, created_at, updated_at + n, NULL
FROM number, matches WHERE match_id = 1;
"""

START = """
import asyncio, sys, time
from pathlib import Path
from bot.store import Database

def resident():
    return int(next(line for line in open("/proc/self/status") if line.startswith("VmRSS")).split()[1])

async def main():
    before, begun = resident(), time.perf_counter()
    database = Database(Path(sys.argv[1]))
    await database.open()
    await database.boards_behind()
    print(time.perf_counter() - begun, resident() - before)
    await database.close()

asyncio.run(main())
"""


def start(path):
    """Seconds and kilobytes that opening a database takes."""
    child = subprocess.run([sys.executable, "-c", START, str(path)], check=True, capture_output=True, text=True)
    seconds, kilobytes = child.stdout.split()
    return float(seconds), int(kilobytes)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
async def test_a_hundred_thousand_open_matches(tmp_path, sample):
    few, many = Database(tmp_path / "few.db"), Database(tmp_path / "many.db")
    for database in (few, many):
        await database.open()
        await sample.begin(database)
    await many.write(lambda connection: connection.execute(COPY, {"stored": STORED}))
    for database in (few, many):
        await database.close()
    (_, little), (seconds, kilobytes) = start(few.path), start(many.path)
    assert seconds < 2
    assert kilobytes < little + 2048  # page caches of SQLite included
