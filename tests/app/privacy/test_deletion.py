"""Deleting a person leaves no trace of them and touches nothing else."""

import json
import sqlite3
from contextlib import closing

import pytest

from bot.app.privacy.privacy import Deletion
from bot.errors import NotFound, RuleError
from bot.records.matches import ChallengeStatus
from bot.records.people import Person, Preferences
from bot.records.tournaments import TournamentPlan
from bot.rules.match import commands as cmd
from bot.rules.match.events import Closing, MatchAbandoned
from bot.rules.match.machine import fold
from bot.tournaments.commands import Join
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import How, TournamentPhase
from tests.app.privacy.conftest import ALICE, BOB, CAROL, HERE, all_values, traces_of


def rows_without(person, path):
    """All rows in which a person has no part, by table."""
    with closing(sqlite3.connect(path)) as connection:
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {
            table: {row for row in connection.execute(f'SELECT * FROM "{table}"') if person.user_id not in row}  # noqa: S608
            for table in tables
        }


def without_hints(rows):
    """All rows by table, but for hints: they say only whose side it was."""
    return {table: found for table, found in rows.items() if table != "hints"}


def rows_of_matches(path, *match_ids):
    """What is stored of some matches, by table."""
    marks = ", ".join("?" * len(match_ids))
    with closing(sqlite3.connect(path)) as connection:
        return {
            table: connection.execute(f"SELECT * FROM {table} WHERE match_id IN ({marks})", match_ids).fetchall()  # noqa: S608
            for table in ("matches", "events", "challenges")
        }


async def logs(store):
    """Match id -> events with their moments, and the state that is stored beside them."""
    found = {}
    for match_id in range(1, 6):
        log = await store.events(match_id)
        found[match_id] = (
            [(stored.seq, stored.event, stored.at) for stored in log],
            (await store.match(match_id)).state,
        )
    return found


async def test_deletion_leaves_neither_id_nor_name(lived_in, path):
    assert {table for table, _ in traces_of(ALICE, path)} == {
        "players", "matches", "events", "challenges", "preferences", "blocks", "follows", "ratings", "rating_changes",
        "roll_counts", "imports", "study_requests", "recent_posts",
    }  # fmt: skip
    await lived_in.privacy.delete(ALICE, lived_in.interaction())
    assert traces_of(ALICE, path) == set()
    assert (await lived_in.privacy.summary(ALICE.user_id)).is_nothing


async def test_who_was_blocked_stays_blocked(lived_in):
    """Deleting one's data isn't a way round it."""
    await lived_in.privacy.delete(ALICE, lived_in.interaction())
    assert [one.user_id for one in await lived_in.store.blocked_by(BOB.user_id)] == [ALICE.user_id, CAROL.user_id]
    assert not await lived_in.store.blocked_by(ALICE.user_id)


async def test_deletion_changes_nothing_of_others(lived_in, path):
    before = without_hints(rows_without(ALICE, path))
    exported = json.loads(await lived_in.privacy.export(BOB.user_id))
    await lived_in.privacy.delete(ALICE, lived_in.interaction())
    after = rows_without(ALICE, path)
    assert all(rows <= after[table] for table, rows in before.items())
    left = json.loads(await lived_in.privacy.export(BOB.user_id))
    assert left["preferences"] == exported["preferences"]
    assert left["blocked"] == [None, CAROL.name]
    assert [m["opponent"] for m in exported["matches"]] == [ALICE.name, ALICE.name, CAROL.name]
    assert [m["opponent"] for m in left["matches"]] == [None, None, CAROL.name]
    assert left["matches"][1:][0]["events"] == exported["matches"][1]["events"]
    assert left["matches"][2] == exported["matches"][2]


async def test_hints_and_what_is_waited_for_go_with_the_person(lived_in, path):
    """Match 1 has hints of both: the other's stay."""
    store = lived_in.store
    await lived_in.privacy.delete(ALICE, lived_in.interaction())
    assert [await store.hints_in(match_id) for match_id in (1, 2, 3, 5)] == [(0, 1), (0, 0), (0, 0), (1, 0)]
    assert [one.user_id for one in await store.analysis_requests()] == [BOB.user_id]


async def test_in_shared_records_nothing_but_the_person_is_replaced(lived_in, path):
    before = rows_of_matches(path, 3, 4)
    await lived_in.privacy.delete(ALICE, lived_in.interaction())
    stand_in = (await lived_in.store.match(3)).players[0].user_id
    replaced = [
        tuple(stand_in if value == ALICE.user_id else value for value in row)
        for rows in before.values()
        for row in rows
    ]
    assert [row for rows in rows_of_matches(path, 3, 4).values() for row in rows] == replaced


async def test_running_matches_are_resigned_and_shown(lived_in):
    house = lived_in
    turns = (await house.privacy.delete(ALICE, house.interaction())).turns
    assert sorted(turn.record.match_id for turn in turns) == [1, 2]
    for turn in turns:
        stored = await house.store.match(turn.record.match_id)
        assert turn.record.players == stored.players
        assert turn.record.state == stored.state
        assert turn.steps[-1].state == stored.state
        winner = stored.players[stored.state.winner]
        assert winner in (BOB, CAROL)
        loser = stored.players[stored.state.winner.other]
        assert loser.user_id < 0
        assert loser.name == ""
    assert (await house.store.match(5)).state.waiting_for is not None


async def test_logs_still_lead_to_the_state(lived_in):
    house = lived_in
    before = await logs(house.store)
    await house.privacy.delete(ALICE, house.interaction())
    after = await logs(house.store)
    for match_id, (log, state) in after.items():
        assert fold([event for _, event, _ in log]) == state
        assert log[: len(before[match_id][0])] == before[match_id][0]
        people = {person.user_id for person in (await house.store.match(match_id)).players}
        assert {stored.actor_id for stored in await house.store.events(match_id)} <= {*people, None}
    assert after[3] == before[3]


async def test_the_winner_stays_the_winner(lived_in, path):
    await lived_in.privacy.delete(ALICE, lived_in.interaction())
    with closing(sqlite3.connect(path)) as connection:
        won = connection.execute("SELECT winner_id, white_id, waiting_for FROM matches WHERE match_id = 3").fetchone()
    assert won[0] == won[1] < 0
    assert won[2] is None


async def test_a_second_deletion_is_harmless(lived_in, path):
    house, interaction = lived_in, lived_in.interaction()
    await house.privacy.delete(ALICE, interaction)
    after_one = sorted(map(repr, all_values(path)))
    assert await house.privacy.delete(ALICE, interaction) == Deletion()
    assert await house.privacy.delete(ALICE) == Deletion()
    assert sorted(map(repr, all_values(path))) == after_one


async def test_deleting_a_stranger_changes_nothing(lived_in, path):
    before = sorted(map(repr, all_values(path)))
    assert await lived_in.privacy.delete(Person(5, "nobody"), lived_in.interaction()) == Deletion()
    assert sorted(map(repr, all_values(path))) == before


async def test_two_deleted_people_do_not_become_one(lived_in, path):
    house = lived_in
    await house.privacy.delete(ALICE, house.interaction())
    await house.privacy.delete(BOB, house.interaction())
    assert traces_of(BOB, path) == set()
    white, black = (await house.store.match(1)).players
    assert white.user_id != black.user_id
    assert white.user_id < 0 > black.user_id
    assert (await house.store.match(2)).players[0] == CAROL


async def test_whoever_comes_back_is_a_new_person(lived_in):
    house = lived_in
    await house.privacy.delete(ALICE, house.interaction())
    assert await house.people.preferences(ALICE.user_id) == Preferences()
    back = await house.play(await house.begin(ALICE, CAROL), 3)
    stored = await house.privacy.summary(ALICE.user_id)
    assert (stored.ongoing_matches, stored.finished_matches) == (1, 0)
    assert [record.match_id for record in await house.store.all_matches_of(ALICE.user_id)] == [back.match_id]
    (turn,) = (await house.privacy.delete(ALICE, house.interaction())).turns
    first, second = turn.record.players[0], (await house.store.match(1)).players[0]
    assert first != second


async def test_what_is_kept_at_hand_is_forgotten(lived_in):
    house = lived_in
    await house.privacy.delete(ALICE, house.interaction())
    seen = []
    with pytest.raises(RuleError):
        await house.matches.act(
            1, BOB, cmd.RollDice, interaction_id=None, check=lambda record, _: seen.append(record.players[0])
        )
    assert seen[0].user_id < 0


async def test_an_open_challenge_of_one_who_is_gone_cannot_be_accepted(lived_in):
    house = lived_in
    challenge = next(c for c in await house.store.challenges_of(ALICE.user_id) if c.status == "open")
    await house.privacy.delete(ALICE, house.interaction())
    with pytest.raises(NotFound):
        await house.challenges.accept(challenge.challenge_id, BOB, interaction_id=house.interaction())


async def test_open_challenges_are_shown_withdrawn_and_without_the_name(lived_in):
    """One by Alice to anyone, and one by Bob to Alice: Bob keeps the name."""
    challenges = (await lived_in.privacy.delete(ALICE, lived_in.interaction())).challenges
    assert {one.status for one in challenges} == {ChallengeStatus.WITHDRAWN}
    shown = [(one.challenger.name, one.opponent and one.opponent.name) for one in challenges]
    assert shown == [("", None), (BOB.name, "")]


async def test_a_tournament_goes_on_without_the_person(house, path):
    """The match is closed because an entrant is out, not resigned, and the pairing goes to the other."""
    tournaments = house.tournaments
    await tournaments.create(HERE, BOB, "Cup", TournamentSettings(), TournamentPlan(), interaction_id=None)
    for person in (ALICE, CAROL):
        await tournaments.act(1, Join(person.user_id, person.name), actor_id=None, interaction_id=None)
    await tournaments.start(1, actor_id=None, interaction_id=None)
    (match,) = await tournaments.open_matches(1)
    deletion = await house.privacy.delete(ALICE, house.interaction())
    (left,) = deletion.tournaments
    assert left.record == await tournaments.tournament(1)
    assert left.record.state.phase is TournamentPhase.ENDED
    (pairing,) = left.record.state.pairings
    assert (pairing.result.winner, pairing.result.how) == (CAROL.user_id, How.FORFEIT)
    (closed,) = deletion.turns
    assert closed.record == await house.store.match(match.match_id)
    ended = closed.steps[-1].event
    assert isinstance(ended, MatchAbandoned)
    assert ended.closing is Closing.ENTRANT_OUT
    assert ALICE not in closed.record.players
    assert traces_of(ALICE, path) == set()
