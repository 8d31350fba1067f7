"""What storing a turn costs: `pytest tests/benchmarks/test_commit.py --benchmark-only`.

Timed against plain sqlite3 with synchronous=FULL in turns within the same run: once with nothing but a log and a
state, once with the very tables and statements of the bot. Goals are ratios; they are printed, not asserted.
"""

import asyncio
import sqlite3
import statistics
import time
from contextlib import closing
from datetime import UTC, datetime
from itertools import count
from random import Random

import pytest

from bot.records.matches import NewMatch
from bot.records.people import Person, Place
from bot.rules.dice import LiveDice
from bot.rules.match import commands as cmd
from bot.rules.match.machine import decide, evolve, fold, start
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.rules import Rules
from bot.store.address import opened as opened_at
from bot.store.matches import MATCHES as LOG
from bot.store.matches import expected
from bot.store.rows import progress_columns, to_json
from bot.store.sqlite.connect import connect_writer
from tests.inside import sqlite_texts

NOW = datetime.now(UTC)  # a match that was played long ago would be closed by the bot while others are timed
TURNS = 600
AT_ONCE, ROUNDS = 50, 30
LATE = 4000
"""Events after which a match is long."""
MATCHES = 300
STORED = 100_000
INTERACTIONS = count(1_400_000_000_000_000_000)

BARE = """
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
CREATE TABLE matches (match_id INTEGER PRIMARY KEY, state TEXT, seq INTEGER);
CREATE TABLE events (match_id INTEGER, seq INTEGER, payload TEXT, PRIMARY KEY (match_id, seq)) WITHOUT ROWID;
INSERT INTO matches VALUES (1, '', 0);
"""

FILL = """
WITH RECURSIVE number (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM number WHERE n <= :stored)
INSERT INTO matches (
    match_id, guild_id, channel_id, white_id, black_id, variant, length, phase, waiting_for, state, seq,
    white_score, black_score, winner_id, board_channel_id, board_message_id, board_seq, created_at, updated_at, ended_at
)
SELECT n, guild_id, channel_id + n % 5000, 10 + n % 20000, 10 + (n + 1) % 20000, variant, length, phase,
    10 + n % 20000, state, seq, 0, 0, NULL, 1, n, seq, created_at, updated_at - n % 1000, NULL
FROM number, matches WHERE match_id = 1;
"""
FILL_PLAYERS = """
WITH RECURSIVE number (n) AS (SELECT 10 UNION ALL SELECT n + 1 FROM number WHERE n < 20010)
INSERT INTO players SELECT n, 'Player ' || n, 0 FROM number;
"""
FILL_EVENTS = """
INSERT INTO events SELECT matches.match_id, events.seq, version, type, payload, actor_id,
    CASE events.seq WHEN 1 THEN 10000000 + matches.match_id END, at
FROM matches, events WHERE matches.match_id > 1 AND events.match_id = 1;
"""


class Game:
    """A match played at random; each turn is two events, what was played and the next roll."""

    def __init__(self, seed=1):
        self._random = Random(seed)
        self._dice = LiveDice(self._random.randrange)
        self.log = start(cmd.StartMatch("backgammon", 0, Rules()), self._dice)
        self.state = fold(self.log)

    def turn(self):
        """Events and the state after them."""
        events = []
        while len(events) < 2:
            events += self._command()
        for event in events:
            self.state = evolve(self.state, event)
        return events, self.state

    def _command(self):
        side = self.state.waiting_for
        if self.state.phase is Phase.TO_PLAY:
            play = self._random.choice(plays_now(self.state)).notation
            played = decide(self.state, cmd.MakePlay(side, play), self._dice)
            return played + self._after(played)
        return decide(self.state, cmd.RollDice(side), self._dice)

    def _after(self, events):
        state = self.state
        for event in events:
            state = evolve(state, event)
        return () if len(events) > 1 else decide(state, cmd.RollDice(state.waiting_for), self._dice)


async def begin(database, number=0):
    game = Game(number)
    players = (Person(2 * number + 1, f"White {number}"), Person(2 * number + 2, f"Black {number}"))
    new = NewMatch(Place(7, 8), players)
    interaction = next(INTERACTIONS)
    record = await database.create_match(new, game.log, game.state, actor_id=1, interaction_id=interaction, at=NOW)
    return record, game


def opened(path):
    return opened_at(f"sqlite:///{path}")


async def append(database, record, turn):
    events, state = turn
    return await database.append(record, events, state, actor_id=1, interaction_id=next(INTERACTIONS), at=NOW)


async def load_and_append(database, match_id, turn):
    """All that a turn asks of the store."""
    return await append(database, await database.match(match_id), turn)


async def timed(awaitable, into):
    begun = time.perf_counter()
    result = await awaitable
    into.append(time.perf_counter() - begun)
    return result


def bare_commit(connection, turn, into):
    """The least: a log and a state."""
    events, state = turn
    payloads, text = [to_json(event) for event in events], to_json(state)
    begun = time.perf_counter()
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("UPDATE matches SET state = ?, seq = ? WHERE match_id = 1", (text, state.seq))
    for back, payload in enumerate(reversed(payloads)):
        connection.execute("INSERT INTO events VALUES (1, ?, ?)", (state.seq - back, payload))
    connection.execute("COMMIT")
    into.append(time.perf_counter() - begun)


def same_commit(connection, record, turn, into):
    """The bot's own statements without its threads and records."""
    events, state = turn
    changed = progress_columns(record.players, state, None, NOW) | expected(record) | {"match_id": 1}
    interaction = next(INTERACTIONS)
    rows = LOG.rows(record.state.seq, events, state.seq, actor_id=1, interaction_id=interaction, at=NOW)
    update, insert = (sqlite_texts()[name] for name in ("advance_match", "insert_match_events"))
    begun = time.perf_counter()
    connection.execute("BEGIN IMMEDIATE")
    assert connection.execute(update, changed).fetchone()
    for row in rows:
        connection.execute(insert, row | {"match_id": 1})
    connection.execute("COMMIT")
    into.append(time.perf_counter() - begun)


def milliseconds(times):
    cuts = statistics.quantiles(times, n=100)
    return f"{cuts[49] * 1e3:.2f} ms median, {cuts[98] * 1e3:.2f} ms p99"


def ratio(times, floor):
    return statistics.median(times) / statistics.median(floor)


def test_commit(benchmark, tmp_path, capsys, goal):
    ours, bare, same = [], [], []

    async def compare():
        async with opened(tmp_path / "same.db") as database:
            await begin(database)
        async with opened(tmp_path / "ours.db") as database:
            record, game = await begin(database)
            with (
                closing(sqlite3.connect(tmp_path / "bare.db", isolation_level=None)) as least,
                closing(connect_writer(tmp_path / "same.db")) as equal,
            ):
                least.executescript(BARE)
                for number in range(TURNS):
                    before, turn = record, game.turn()
                    # Each goes first as often as the others: what the disk is still busy with slows the next.
                    for contestant in range(number, number + 3):
                        if contestant % 3 == 0:
                            record = await timed(append(database, before, turn), ours)
                        elif contestant % 3 == 1:
                            bare_commit(least, turn, bare)
                        else:
                            same_commit(equal, before, turn, same)

    benchmark.pedantic(lambda: asyncio.run(compare()), rounds=1)
    goal("commit of a turn, against plain sqlite3 with a bare log and state", ratio(ours, bare), 2)
    with capsys.disabled():
        print(f"\ncommit of one turn (2 events): {milliseconds(ours)}")
        print(f"  plain sqlite3 with a bare log and state: {milliseconds(bare)}")
        print(f"  {ratio(ours, same):.2f} x plain sqlite3 with the same tables and statements: {milliseconds(same)}")


def test_fifty_at_once(benchmark, tmp_path, capsys, goal):
    rounds, waits, alone = [], [], []

    async def compare():
        async with opened(tmp_path / "ours.db") as database:
            matches = [await begin(database, number) for number in range(AT_ONCE)]
            for _ in range(ROUNDS):
                turns = [(record, game.turn(), game) for record, game in matches]
                begun = time.perf_counter()
                records = await asyncio.gather(
                    *(timed(append(database, record, turn), waits) for record, turn, _ in turns)
                )
                rounds.append((time.perf_counter() - begun) / len(turns))
                matches = [(record, game) for record, (_, _, game) in zip(records, turns, strict=True)]
                record, game = matches[0]
                matches[0] = await timed(append(database, record, game.turn()), alone), game

    benchmark.pedantic(lambda: asyncio.run(compare()), rounds=1)
    goal(f"commit of {AT_ONCE} turns at once, each", statistics.median(rounds) * 1e3, 0.6, "ms")
    with capsys.disabled():
        print(f"\ncommit of {AT_ONCE} turns at once: each waits {milliseconds(waits)}; alone {milliseconds(alone)}")


def test_a_long_match(benchmark, tmp_path, capsys, goal):
    first, late = [], []

    async def compare():
        async with opened(tmp_path / "ours.db") as database:
            record, game = await begin(database)
            while record.state.seq < LATE:
                record = await append(database, record, game.turn())
            for number in range(1, MATCHES + 1):
                fresh, opening = await begin(database, number)
                await timed(load_and_append(database, fresh.match_id, opening.turn()), first)
                record = await timed(load_and_append(database, record.match_id, game.turn()), late)

    benchmark.pedantic(lambda: asyncio.run(compare()), rounds=1)
    goal("loading and storing at ply 2,000, against the first", ratio(late, first), 1.2)
    with capsys.disabled():
        print(f"\nturn at ply 2,000, loading included: first {milliseconds(first)}; at ply 2,000 {milliseconds(late)}")


def fill(connection):
    connection.execute(FILL_PLAYERS)
    connection.execute(FILL, {"stored": STORED})
    connection.execute(FILL_EVENTS)


def test_many_matches(benchmark, tmp_path, capsys, goal):
    few, many, queries = [], [], []

    async def compare():
        async with opened(tmp_path / "few.db") as empty, opened(tmp_path / "many.db") as full:
            await begin(full)
            await full.write(fill)
            for number in range(3, MATCHES + 3):
                ours, game = await begin(empty, number + 30_000)
                theirs, _ = await begin(full, number + 30_000)
                turn = game.turn()
                await timed(load_and_append(empty, ours.match_id, turn), few)
                await timed(load_and_append(full, theirs.match_id, turn), many)
                await timed(full.matches_waiting_for(10 + number, None), queries)
                await timed(full.matches_of(10 + number, None), queries)
                await timed(full.matches_in(8 + number), queries)

    benchmark.pedantic(lambda: asyncio.run(compare()), rounds=1)
    goal(f"loading and storing with {STORED:,} matches stored, against few", ratio(many, few), 1.2)
    with capsys.disabled():
        print(f"\nturn with {STORED:,} matches stored: few {milliseconds(few)}; many {milliseconds(many)}")
        print(f"  a list of a person's or channel's matches: {milliseconds(queries)}")


@pytest.mark.parametrize("stored", [False, True], ids=["new", "stored"])
def test_open(benchmark, tmp_path, stored, goal):
    """Opening a database at head, which is part of every start."""

    async def prepare():
        async with opened(tmp_path / "ours.db") as database:
            await begin(database)
            if stored:
                await database.write(fill)

    async def open_and_close():
        async with opened(tmp_path / "ours.db"):
            pass

    asyncio.run(prepare())
    benchmark.pedantic(lambda: asyncio.run(open_and_close()), rounds=10)
    name = f"with {STORED:,} matches" if stored else "with one match"
    goal(f"opening a database {name}", benchmark.stats.stats.median, 2, "s")
