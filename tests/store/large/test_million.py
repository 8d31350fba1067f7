"""Every named query on a database of a million matches: by night as large as that, by day small, its plans alone.

No query reads more than it needs: what it touches is counted, in steps of SQLite's machine and in pages of PostgreSQL.
"""

import re
import sqlite3
from contextlib import closing, contextmanager, suppress

import psycopg
import pytest
from aiosql.types import SQLOperationType

from bot.store import migrate
from bot.store.connections import ALL
from bot.store.queries import SQL, _of_postgresql
from tests.nightly import NIGHTLY
from tests.store.large.filled import BIG, EMPTY, HERE, HERO, MATCHES, RIVAL, SMALL, START, STEP, fill

NOW = START + MATCHES * STEP
MONTH = MATCHES * STEP // 24
OWN = MATCHES - 50
"""A match that the one who plays all the time has played."""

WHOLE = {
    # At the start, by a command of a terminal, and when a person is deleted.
    *("rated_people", "changes_between"),
    *("challenges_of_person", "challenge_ids_of_person", "guesses_by", "delete_guesses", "counted_about"),
    *("match_ids_of_person", "follows_of_person", "all_chouettes_with", "replace_rated"),
    *("running_tournaments", "tournament_matches_open", "tournaments_unposted", "crowds_going", "study_requests"),
    "count_open",
}
"""Nobody who plays waits for them, so they may read all that there is of what they ask for."""
SCANNED = {
    *("rated_people", "study_requests"),
    *("running_tournaments", "tournament_matches_open", "tournaments_unposted"),  # at the start
    *("match_numbers", "chouette_numbers", "crowd_numbers", "tournament_numbers"),  # a page of them
}
LARGE = {
    *("matches", "events", "rating_changes", "ratings", "roll_counts", "match_dice", "challenges", "challenge_seeds"),
    *("chouettes", "chouette_events", "chouette_players", "chouette_results", "players", "guesses", "imports"),
    *("crowds", "crowd_events", "tournaments", "tournament_events", "tournament_matches", "follows", "hints", "blocks"),
    *("puzzles", "dailies", "daily_answers", "daily_streaks"),
}
STEPS, PAGES = 4_000_000, 60_000
"""As many as either database does in a tenth of a second."""

GIVEN = {
    **dict.fromkeys(("user_id", "viewer_id", "host_id", "owner_id", "white_id", "waiting_for", "winner_id"), HERO),
    **dict.fromkeys(("actor_id", "challenger_id", "organiser_id", "first", "last"), HERO),
    **dict.fromkeys(("opponent_id", "other_id", "black_id"), RIVAL),
    **dict.fromkeys(("now", "at", "until", "due_at", "remind_at", "next_at", "created_at", "updated_at"), NOW),
    **dict.fromkeys(("ended_at", "expires_at", "asked_at", "old_updated_at"), NOW),
    **dict.fromkeys(("match_id", "challenge_id"), OWN),
    **dict.fromkeys(("mine", "chosen"), ALL),
    **dict.fromkeys(("old_due_at", "old_remind_at", "apart", "style", "proof"), None),
    **dict.fromkeys(("state", "payload", "terms", "preferences", "settings", "clock", "phase", "status", "type"), "{}"),
    **dict.fromkeys(("name", "digest", "worker", "kind", "level", "begins", "label", "token", "language", "role"), "x"),
    **dict.fromkeys(("white_name", "black_name", "played_on", "play", "match", "text", "commitment"), "x"),
    **dict.fromkeys(("server_seed", "white_seed", "black_seed", "player_seeds", "board_lines"), "x"),
    **dict.fromkeys(("key", "board", "theme", "day", "zone", "puzzle", "tally", "trouble"), "x"),
    **dict.fromkeys(("study", "events"), b""),
    **dict.fromkeys(("channel_id", "board_channel_id"), HERE),
    "variant": "backgammon",
    "guild_id": BIG,
    "viewer_guild_id": SMALL,
    "away_guild_id": SMALL,
    "since": NOW - MONTH,
    "before": NOW - MONTH,
    "limit": 25,
    "offset": 40,
    "upto": 500,
    "after": 0,
    "rating": 1500,
    "established": 100,
    "opponents": 5,
    "provisional": False,
    "stand_in_id": -1,
}
"""What is asked for, by the name of the parameter; 1 where it isn't said."""
ALSO = {
    "leaders": (
        {"guild_id": 0},
        {"guild_id": 0, "provisional": True},
        {"viewer_id": None},
        {"viewer_id": None, "provisional": True},
    ),
    "leaders_since": ({"guild_id": 0},),
    "better_rated": ({"guild_id": 0, "rating": 1000},),
    "finished_matches": ({"opponent_id": None, "guild_id": None, "variant": None, "offset": 0},),
    "results_of": ({"opponent_id": None, "guild_id": None, "variant": None},),
    "finished_matches_of": ({"channel_id": None},),
    "ongoing_matches_of": ({"channel_id": None},),
    "matches_waiting_for": ({"channel_id": None},),
    "chouette_standing": ({"guild_id": None},),
    "chouettes_attended": ({"guild_id": None},),
}
"""Other ways in which a query is asked."""


def queries(all_of_them):
    """Every query that reads or writes rows, with what it is asked: name, text, parameters."""
    kinds = (SQLOperationType.SCRIPT, SQLOperationType.INSERT_UPDATE_DELETE_MANY)
    for name, query in all_of_them.items():
        wanted = re.findall(r"(?<!:):(\w+)|%\((\w+)\)s", query.sql)
        if query.operation not in kinds and re.match(r"\s*(--.*\s+)*(WITH|SELECT|UPDATE|INSERT|DELETE)", query.sql):
            for also in ({}, *ALSO.get(name, ())):
                yield name, query.sql, {one: {**GIVEN, **also}.get(one, 1) for pair in wanted for one in pair if one}


@contextmanager
def on_sqlite(path):
    migrate(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = OFF")
        connection.execute("PRAGMA synchronous = OFF")
        fill(lambda sql: connection.execute(sql.replace(EMPTY, "x''")), MATCHES)
        yield connection


@contextmanager
def undone(connection):
    connection.execute("BEGIN")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")


def test_on_sqlite(tmp_path):
    with on_sqlite(tmp_path / "matches.db") as connection:
        scans, much = {}, {}
        for name, sql, given in queries(SQL._sqlite):
            plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {sql}", given)]
            read = {step.split()[1] for step in plan if re.match(r"SCAN \w+$", step)}
            if read & LARGE and name not in SCANNED:
                scans[name] = plan
            if name not in WHOLE | SCANNED:
                much[name] = max(much.get(name, 0), steps_of(connection, sql, given))
    assert not scans
    assert {name: steps for name, steps in much.items() if steps > STEPS} == {}


def steps_of(connection, sql, given):
    """How many steps SQLite's machine takes, to a thousand."""
    steps = 0

    def count():
        nonlocal steps
        steps += 1000

    connection.set_progress_handler(count, 1000)
    with undone(connection), suppress(sqlite3.IntegrityError):  # a row like that may be there already
        connection.execute(sql, given).fetchall()
    connection.set_progress_handler(None, 0)
    return steps


@pytest.fixture
def on_postgresql(postgresql):
    with closing(psycopg.connect(postgresql, autocommit=True, cursor_factory=psycopg.ClientCursor)) as connection:
        connection.execute("SET synchronous_commit = off")
        connection.execute("SET session_replication_role = replica")  # what refers to what is right
        fill(lambda sql: connection.execute(sql.replace(EMPTY, "''::bytea")), MATCHES)
        connection.execute("SET session_replication_role = DEFAULT")
        connection.execute("VACUUM ANALYZE")
        if not NIGHTLY:
            connection.execute("SET enable_seqscan = off")  # of few rows: it is to say whether there is another way
        yield connection


def test_on_postgresql(on_postgresql):
    scans, much = {}, {}
    for name, sql, given in queries(_of_postgresql()):
        if name.startswith("append_"):
            continue  # JSON of a turn; its parts are asked by themselves
        plan = plan_of(on_postgresql, sql, given, analyze=name not in WHOLE | SCANNED)
        read = {step["Relation Name"] for step in steps_in(plan["Plan"]) if step["Node Type"] == "Seq Scan"}
        if read & LARGE and name not in SCANNED:
            scans[name] = read & LARGE
        if "Execution Time" in plan:
            touched = plan["Plan"]["Shared Hit Blocks"] + plan["Plan"]["Shared Read Blocks"]
            much[name] = max(much.get(name, 0), touched)
    assert not scans
    assert {name: pages for name, pages in much.items() if pages > PAGES} == {}


def plan_of(connection, sql, given, *, analyze):
    options = "FORMAT JSON, ANALYZE, BUFFERS" if analyze else "FORMAT JSON"
    try:
        with undone(connection):
            return connection.execute(f"EXPLAIN ({options}) {sql}", given).fetchone()[0][0]
    except psycopg.errors.IntegrityError:
        return plan_of(connection, sql, given, analyze=False)  # a row like that is there already


def steps_in(plan):
    yield plan
    for one in plan.get("Plans", ()):
        yield from steps_in(one)
