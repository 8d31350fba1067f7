"""A whole database of version 1.0, with matches and a tournament under way, opened by today's code."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bot.app.dice import FairDice
from bot.records.challenges import ChallengeStatus
from bot.records.people import Posting
from bot.rules.match.machine import fold
from bot.rules.match.state import MatchState
from bot.rules.match.time_control import ClockKind
from bot.store import HEAD, Database, current_revision
from bot.tournaments.machine import fold as fold_tournament
from bot.tournaments.state import TournamentState

WRITTEN = Path(__file__).parent.parent / "files" / "1.0"
SAID = json.loads((WRITTEN / "database.json").read_text(encoding="utf-8"))
IDS = SAID["ids"]
MATCHES = [int(key.removeprefix("match ")) for key in SAID if key.startswith("match ")]


@pytest.fixture
async def old(path):
    """The database of 1.0, opened."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((WRITTEN / "database.sql").read_text(encoding="utf-8"))
    database = Database(path)
    await database.open()
    yield database
    await database.close()


def rows(path, query):
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


async def test_it_is_at_head(old, path):
    assert current_revision(path) == HEAD
    assert rows(path, "PRAGMA foreign_key_check") == []
    assert rows(path, "PRAGMA integrity_check") == [("ok",)]


@pytest.mark.parametrize("match_id", MATCHES)
async def test_every_log_leads_to_its_row(old, match_id):
    said = SAID[f"match {match_id}"]
    record = await old.match(match_id)
    assert record.state == fold([stored.event for stored in await old.events(match_id)])
    assert record.state == msgspec.convert(said["state"], MatchState)
    assert (record.state.seq, list(record.state.score), record.state.is_over) == (
        said["seq"],
        said["score"],
        said["over"],
    )
    assert record.state.position.gnubg_id == said["position"]


@pytest.mark.parametrize("match_id", MATCHES)
async def test_every_roll_is_still_proved(old, match_id):
    """The dice are those that the commitment of 1.0 promised."""
    record = await old.match(match_id)
    report = await FairDice(old).report(record)
    assert record.commitment
    assert report is not None
    assert report.is_right
    assert report.revealed is record.state.is_over


async def test_the_tournament_stands_where_it_stood(old):
    record = await old.tournament(1)
    assert record.state == fold_tournament([stored.event for stored in await old.tournament_events(1)])
    assert record.state == msgspec.convert(SAID["tournament"], TournamentState)
    assert (record.name, record.message_id is not None) == ("Spring Cup", True)
    assert await old.matches_of_tournament(1) == {1: 4, 2: 5}


async def test_ratings_come_out_the_same(old, path):
    tables = [f"SELECT * FROM {name} ORDER BY 1, 2, 3, 4" for name in ("ratings", "rating_changes")]  # noqa: S608
    before = [rows(path, query) for query in tables]
    assert await old.rate_pending() == 0
    recomputed = await old.recompute_ratings()
    assert (recomputed.matches, recomputed.corrected) == (2, 0)
    assert [rows(path, query) for query in tables] == before
    people = {user_id for _, user_id, *_ in SAID["ratings"]}
    changes = [change for user_id in people for change in await old.rating_changes_of(user_id)]
    assert sorted([one.match_id, one.user_id, one.before, one.after] for one in changes) == SAID["ratings"]


async def test_people_and_server(old):
    alice = await old.preferences(IDS["alice"])
    assert (alice.theme, alice.language, alice.reminders) == ("dark", "de", False)
    assert (await old.preferences(IDS["bob"])).away_until is not None
    assert [person.name for person in await old.blocked_by(IDS["alice"])] == ["player3"]
    settings = await old.server_settings(IDS["guild"])
    assert settings.posting is Posting.TURNS
    assert settings.default_clock.kind is ClockKind.CORRESPONDENCE


async def test_what_is_still_open(old, path):
    found = rows(path, "SELECT challenge_id FROM challenges WHERE status = 'open'")
    challenges = [await old.challenge(challenge_id) for (challenge_id,) in found]
    assert [one.status for one in challenges] == [ChallengeStatus.OPEN] * 2
    assert [one.opponent and one.opponent.user_id for one in challenges] == [None, IDS["carol"]]
    record = await old.match(3)
    assert (record.board.message_id, record.board.seq) == (IDS["board"], record.state.seq)
    assert sorted(await old.followers(3)) == sorted([IDS["carol"], IDS["organiser"]])


async def test_studies_and_imports(old, path):
    digests = {digest for (digest,) in rows(path, "SELECT digest FROM studies")}
    [(level, total)] = rows(path, "SELECT level, count(*) FROM studies GROUP BY level")
    analyzed = await old.analyzed(digests, level)
    assert sum(map(len, analyzed.values())) == total > 0
    assert await old.hints_in(2) in {(1, 0), (0, 1)}
    [analysis] = await old.imports_of(IDS["alice"])
    events, proof = await old.import_log(analysis.import_id)
    assert (analysis.names, analysis.shared, proof) == (("Ann", "Bill"), True, None)
    assert fold(events) == analysis.state
