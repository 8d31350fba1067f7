"""What others notice of four people who upload 4 MB each: `pytest tests/benchmarks/test_uploads.py --benchmark-only`.

The bot runs in a process of its own. Taps are timed while nothing else happens and while the files are read, in turns
within the same run. The goals, a ratio of 3 and 50 ms, are printed and not asserted.
"""

import asyncio
import time
from pathlib import Path
from random import Random

from bot.app.imports import MOST_BYTES
from bot.rules.formats.event_log import to_json
from bot.rules.rules import Rules
from tests.benchmarks.test_turn import milliseconds, p99, running
from tests.discord_server.messages import Upload
from tests.rules.random_matches import play_match

UPLOADERS = 4
ROUNDS = 5
GAMES = 60
TAPS = 60


def large_file(events, number):
    """A long session as our own log, filled up to the most that is read at all."""
    data = to_json(events, (f"Ann {number}", "Bill"))
    return data + b" " * (MOST_BYTES - len(data))


async def timed_turns(tables, seconds, until=None):
    for number in range(TAPS if until is None else 10_000):
        if until is not None and until.done():
            break
        seconds.append(await tables.turn(number % 5))


async def compare(path):
    quiet, busy, took = [], [], []
    session = play_match(Random(1), 0, Rules(), most_games=GAMES)
    files = [[large_file(session, 10 * turn + number) for number in range(UPLOADERS)] for turn in range(ROUNDS)]
    async with running(path, recording=False) as tables:
        await tables.open(5)
        channel = tables.server.add_guild().add_text_channel("files")
        uploaders = [tables.server.add_user(f"uploader{number}") for number in range(UPLOADERS)]
        await warm(tables.server, uploaders[0], channel)
        await timed_turns(tables, [])
        for round_files in files:
            await timed_turns(tables, quiet)
            began = time.perf_counter()
            pairs = zip(uploaders, round_files, strict=True)
            uploads = asyncio.gather(*(read(tables.server, one, channel, data) for one, data in pairs))
            await timed_turns(tables, busy, until=uploads)
            texts = await uploads
            assert all("Imported match" in text for text in texts), texts
            took.append(time.perf_counter() - began)
    return quiet, busy, took


async def warm(server, person, channel):
    """The first file starts the process that reads them."""
    await read(server, person, channel, to_json(play_match(Random(99), 3, Rules()), ("Ann", "Bill")))


async def read(server, person, channel, data):
    """Upload a file and wait for the card; returns its text."""
    answer = await person.slash(channel, "import", file=Upload("match.json", data))
    await server.until(lambda: answer.text, within=60)  # so far it may only be announced
    return answer.text


def test_taps_while_large_files_are_read(benchmark, tmp_path: Path, capsys):
    results = []
    benchmark.pedantic(lambda: results.append(asyncio.run(compare(tmp_path / "uploads.db"))), rounds=1)
    quiet, busy, took = results[0]
    with capsys.disabled():
        print(f"\n{UPLOADERS} files of {MOST_BYTES / 1e6:.0f} MB at once: {max(took):.1f} s until all are there")
        print(f"  taps meanwhile: p99 {p99(busy) / p99(quiet):.2f} x the p99 of quiet times (goal <= 3)")
        print(f"    {milliseconds(busy)} of {len(busy)} (goal: p99 below 50 ms); quiet {milliseconds(quiet)}")
