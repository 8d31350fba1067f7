"""Whole databases of earlier versions, with everything under way in them, opened by today's code."""

import asyncio
import json
import sqlite3
from contextlib import closing

import pytest

from bot.app.checking import check
from bot.app.dice import FairDice
from bot.records.matches import ChallengeStatus
from bot.records.people import Posting
from bot.rules.match.machine import fold
from bot.rules.match.time_control import ClockKind
from bot.store import HEAD, Database, current_revision
from bot.store.copying import copy
from bot.store.postgresql.database import ServerDatabase
from bot.store.rows import to_json
from tests.earlier import VERSIONS, lost, read, restore
from tests.inside import rating_changes_of
from tests.store.conftest import schema_of

EVERYTHING = {version: read(version, "database.json") for version in VERSIONS}
"""What each version said of its database."""
in_1_0 = pytest.mark.parametrize("version", ["1.0"], indirect=True)
in_1_1 = pytest.mark.parametrize("version", ["1.1"], indirect=True)


@pytest.fixture(params=VERSIONS)
def version(request):
    return request.param


@pytest.fixture
def said(version):
    return EVERYTHING[version]


@pytest.fixture
async def old(path, version):
    """The database of an earlier version, opened."""
    restore(version, path)
    database = Database(path)
    await database.open()
    yield database
    await database.close()


def rows(path, query):
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def things(said):
    """Everything of which a version has said how it stands: its name, kind, number and facts."""
    for what, facts in said.items():
        kind, _, number = what.partition(" ")
        if number.isdecimal():
            yield what, kind, int(number), facts


async def test_it_is_at_head(old, path, fresh_schema):
    assert current_revision(path) == HEAD
    assert schema_of(path) == fresh_schema
    assert rows(path, "PRAGMA foreign_key_check") == []
    assert rows(path, "PRAGMA integrity_check") == [("ok",)]


async def test_every_log_leads_to_its_row(old, said):
    """And rolls follow from their seeds, ratings from the matches."""
    looked_at = {one.what: one.trouble async for one in check(old)}
    assert {what: trouble for what, trouble in looked_at.items() if trouble} == {}
    assert {what for what, *_ in things(said)} <= looked_at.keys()


async def test_everything_stands_where_it_stood(old, said):
    for what, kind, number, facts in things(said):
        record = await getattr(old, kind)(number)
        today = FACTS[kind](record) | {"state": json.loads(to_json(record.state))}
        assert lost(facts, today) == [], what


FACTS = {
    "match": lambda one: {
        "variant": one.state.variant,
        "phase": one.state.phase,
        "seq": one.state.seq,
        "score": list(one.state.score),
        "over": one.state.is_over,
        "winner": one.state.winner,
        "position": one.state.position.gnubg_id if one.state.variant == "backgammon" else None,
    },
    "chouette": lambda one: {
        "phase": one.state.phase,
        "seq": one.state.seq,
        "games": one.state.games,
        "scores": {str(person): score for person, score in one.state.scores.items()},
        "window": one.state.game and one.state.game.window.kind,
    },
    "crowd": lambda one: {
        "mode": one.state.plan.mode,
        "seq": one.state.seq,
        "match": one.match_id,
        "asked": one.state.open and one.state.open.question,
        "votes": len(one.state.open.votes) if one.state.open else 0,
    },
    "tournament": lambda one: {
        "name": one.name,
        "format": one.state.settings.format,
        "phase": one.state.phase,
        "seq": one.state.seq,
        "entrants": len(one.state.entrants),
        "results": sum(pairing.result is not None for pairing in one.state.pairings),
    },
}
"""What a version says of each kind of thing."""


@pytest.mark.parametrize("table", ["matches", "chouettes", "crowds", "tournaments"])
async def test_nothing_of_a_state_is_lost(old, path, table):
    kind = table.removesuffix("es") if table == "matches" else table.removesuffix("s")
    for number, stored in rows(path, f"SELECT {kind}_id, state FROM {table}"):  # noqa: S608
        record, before = await getattr(old, kind)(number), json.loads(stored)
        before = before["state"] if kind == "tournament" else before
        assert lost(before, json.loads(to_json(record.state))) == [], (kind, number)


async def test_every_roll_is_still_proved(old, said):
    """The dice are those that the commitment of then promised."""
    for what, kind, number, _ in things(said):
        record = await old.match(number) if kind == "match" else None
        if record is None or what in said.get("without dice", ()):
            continue
        report = await FairDice(old).report(record)
        assert record.commitment, what
        assert report is not None, what
        assert report.is_right, what
        assert report.revealed is record.state.is_over


@in_1_1
async def test_it_moves_to_a_server(old, path, postgresql, said):
    """All of it, and everything holds together there."""
    await old.close()
    await asyncio.to_thread(copy, f"sqlite:///{path}", postgresql)
    server = ServerDatabase(postgresql)
    await server.open()
    try:
        looked_at = {one.what: one.trouble async for one in check(server)}
        assert {what: trouble for what, trouble in looked_at.items() if trouble} == {}
        assert {what for what, *_ in things(said)} <= looked_at.keys()
    finally:
        await server.close()


@in_1_0
async def test_the_tournament_stands_where_it_stood(old, said):
    record = await old.tournament(1)
    assert lost(said["tournament"], json.loads(to_json(record.state))) == []
    assert (record.name, record.message_id is not None) == ("Spring Cup", True)
    assert await old.matches_of_tournament(1) == {1: 4, 2: 5}


async def test_ratings_come_out_the_same(old, path, said):
    tables = [f"SELECT * FROM {name} ORDER BY 1, 2, 3, 4" for name in ("ratings", "rating_changes")]  # noqa: S608
    before = [rows(path, query) for query in tables]
    assert await old.rate_pending() == 0
    recomputed = await old.recompute_ratings()
    assert (recomputed.matches, recomputed.corrected) == (len({one[0] for one in said["ratings"]}), 0)
    assert [rows(path, query) for query in tables] == before
    people = {user_id for _, user_id, *_ in said["ratings"]}
    changes = [change for user_id in people for change in await rating_changes_of(old, user_id)]
    assert sorted([one.match_id, one.user_id, one.before, one.after] for one in changes) == said["ratings"]


@in_1_0
async def test_people_and_server(old, said):
    ids = said["ids"]
    alice = await old.preferences(ids["alice"])
    assert (alice.theme, alice.language, alice.reminders) == ("dark", "de", False)
    assert (await old.preferences(ids["bob"])).away_until is not None
    assert [person.name for person in await old.blocked_by(ids["alice"])] == ["player3"]
    settings = await old.server_settings(ids["guild"])
    assert settings.posting is Posting.TURNS
    assert settings.default_clock.kind is ClockKind.CORRESPONDENCE


@in_1_0
async def test_what_is_still_open(old, path, said):
    ids = said["ids"]
    found = rows(path, "SELECT challenge_id FROM challenges WHERE status = 'open'")
    challenges = [await old.challenge(challenge_id) for (challenge_id,) in found]
    assert [one.status for one in challenges] == [ChallengeStatus.OPEN] * 2
    assert [one.opponent and one.opponent.user_id for one in challenges] == [None, ids["carol"]]
    record = await old.match(3)
    assert (record.board.message_id, record.board.seq) == (ids["board"], record.state.seq)
    assert sorted(await old.followers(3)) == sorted([ids["carol"], ids["organiser"]])


@in_1_0
async def test_studies_and_imports(old, path, said):
    digests = {digest for (digest,) in rows(path, "SELECT digest FROM studies")}
    [(level, total)] = rows(path, "SELECT level, count(*) FROM studies GROUP BY level")
    analyzed = await old.analyzed(digests, level)
    assert sum(map(len, analyzed.values())) == total > 0
    assert await old.hints_in(2) in {(1, 0), (0, 1)}
    [analysis] = await old.imports_of(said["ids"]["alice"])
    events, proof = await old.import_log(analysis.import_id)
    assert (analysis.names, analysis.shared, proof) == (("Ann", "Bill"), True, None)
    assert fold(events) == analysis.state


@in_1_1
async def test_what_people_have_chosen(old, path, said):
    ids = said["ids"]["people"]
    alice = await old.preferences(ids["alice"])
    assert (alice.theme, alice.reminders) == ("dark", False)
    assert (await old.preferences(ids["bob"])).away_until is not None
    assert [person.name for person in await old.blocked_by(ids["alice"])] == ["player5"]
    assert (await old.server_settings(said["ids"]["guild"])).default_length == 5
    assert await old.followers(1) == [ids["carol"]]
    [guess] = await old.guesses(1)
    assert (guess.user_id, guess.same) == (ids["carol"], None)
    [imported] = await old.imports_of(ids["alice"])
    events, _ = await old.import_log(imported.import_id)
    assert fold(events) == imported.state
    found = rows(path, "SELECT challenge_id FROM challenges WHERE status = 'open'")
    challenges = [await old.challenge(challenge_id) for (challenge_id,) in found]
    assert [one.opponent and one.opponent.user_id for one in challenges] == [ids["carol"], None]
    digests = {digest for (digest,) in rows(path, "SELECT digest FROM studies")}
    analyzed = await old.analyzed(digests, "1ply")
    assert sum(map(len, analyzed.values())) == len(rows(path, "SELECT * FROM studies")) > 0
