"""Every finished match in the tests' recordings, between two who have met others, changes ratings by the plain formula.

So what holds farms down takes nothing from honest people.
"""

import json
import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from bot.errors import TranscriptError
from bot.ratings.counting import BY_TURNS
from bot.ratings.farming import FAR_APART
from bot.ratings.formula import Rating, change
from bot.records.matches import NewMatch
from bot.records.people import Person, Place
from bot.rules.formats.event_log import from_json
from bot.rules.formats.mat_import import from_mat
from bot.rules.match.machine import fold
from bot.store.matches import MATCHES
from tests.earlier import VERSIONS, read, restore
from tests.store.finished import GUILD, NOON, finish_and_rate

TESTS = Path(__file__).parents[2]
GIVEN_UP = {
    # A side had fewer than three turns in all of it: nobody has played.
    "1.0/time-claimed.json": 0,
    "1.0 match 4": 0,
    "1.1 match 9": 0,
    **dict.fromkeys((f"1.1 log {number}" for number in (0, 3, 8, 10, 12, 22)), 0),
    # A side had fewer than three turns in a game of it; in the first of these the game before it was drawn.
    "1.0/drawn.json": 0,
    "1.0/tavli.json": 2,
    "1.0/winner-starts.json": 1,
    "1.1 log 25": 2,
    # Three points were lost on time after three turns of a side, and resigned after eight of each.
    "1.0/time-lost.json": 1,
    "1.0 match 1": 2,
}
"""The recordings that count less than their length, and what they count: matches that were ended early for a test."""


def recordings(folder):
    """The events of each recorded match by the name of its file, or of where it lies in it."""
    for path in sorted(TESTS.glob("**/*.mat")):
        yield f"{path.parent.name}/{path.name}", from_mat(path.read_bytes()).events
    for path in sorted(TESTS.glob("**/*.json")):
        try:
            yield f"{path.parent.name}/{path.name}", from_json(path.read_bytes()).events
        except TranscriptError:
            continue  # something else
    for number, log in enumerate(read("1.1", "matches.json")):
        rows = (
            {"seq": 1, "type": type_, "version": at, "payload": json.dumps(said)} for type_, at, said in log["events"]
        )
        yield f"1.1 log {number}", [MATCHES.read_event(number, row) for row in rows]
    for version in VERSIONS:
        restore(version, folder / version)
        with closing(sqlite3.connect(folder / version)) as connection:
            connection.row_factory = sqlite3.Row
            logs = {}
            for row in connection.execute("SELECT * FROM events ORDER BY match_id, seq"):
                logs.setdefault(row["match_id"], []).append(MATCHES.read_event(row["match_id"], row))
        yield from ((f"{version} match {number}", log) for number, log in logs.items())


@pytest.fixture
def finished(tmp_path):
    """Those that somebody has won, each with its events and the state that they lead to."""
    folded = {name: (events, fold(events)) for name, events in recordings(tmp_path)}
    return {name: (log, state) for name, (log, state) in folded.items() if state.winner is not None and state.length}


async def rated(store, people, log, state, at):
    """The changes of a match between the two that ends then, as it was recorded."""
    new = NewMatch(Place(77, GUILD), people, rated=True, rating_rule=BY_TURNS)
    asked = {"actor_id": None, "interaction_id": None, "at": at}
    record = await store.create_match(new, log[:2], fold(log[:2]), **asked)
    await store.append(record, log[2:], state, **asked)
    return await store.rate_match(record.match_id)


async def test_they_keep_their_points(house, finished):
    assert finished.keys() > GIVEN_UP.keys()
    people = Person(1, "Ann"), Person(2, "Ben")
    strangers = [Person(10 + number, f"Stranger {number}") for number in range(2 * FAR_APART)]
    for variant in {state.variant for _, state in finished.values()}:
        for number, stranger in enumerate(strangers):
            await finish_and_rate(house.store, people[number % 2], stranger, variant=variant)
    for day, (name, (log, state)) in enumerate(finished.items(), 1):
        changes = await rated(house.store, people, log, state, NOON + timedelta(days=day))
        points = GIVEN_UP.get(name, state.length)
        assert len(changes) == (4 if points else 0), name
        for winner, loser in zip(changes[::2], changes[1::2], strict=True):
            before = [Rating(one.before, one.experience_before) for one in (winner, loser)]
            after = [Rating(one.after, one.experience_after) for one in (winner, loser)]
            assert after == [*change(*before, points)], name
            assert winner.user_id == people[state.winner].user_id
        assert {one.weight for one in changes} <= {1}
