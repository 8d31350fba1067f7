"""A person who is deleted is in no tournament any more, by id or by name; the tournament stays what it was."""

import sqlite3
from contextlib import closing

from bot.tournaments import commands as cmd
from bot.tournaments.machine import fold
from bot.tournaments.settings import Format, TournamentSettings
from tests.store.contract.test_tournaments import begin, do

GONE, NAME = 1_234_567_890_123, "Alice Lidell"


async def test_no_trace_is_left(database, path, sample):
    record = await begin(database, sample)
    for entrant, name in ((GONE, NAME), (2, "Bob"), (3, "Carol")):
        record = await do(database, sample, record, cmd.Join(entrant, name))
    record = await do(database, sample, record, cmd.Start(1))
    record = await do(database, sample, record, cmd.Replace(3, 4, "Dave"))
    record = await do(database, sample, record, cmd.Withdraw(GONE, GONE))
    stand_in, _ = await database.delete_person(GONE)
    after = await database.tournament(record.tournament_id)
    log = await database.tournament_events(record.tournament_id)
    assert fold([stored.event for stored in log]) == after.state
    assert after.state.find(stand_in.user_id).name == ""
    assert [entrant.name for entrant in after.state.entrants if entrant.id > 0] == ["Bob", "Carol", "Dave"]
    assert after.state.champion == record.state.champion
    with closing(sqlite3.connect(path)) as connection:
        for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            for row in connection.execute(f"SELECT * FROM {table}"):  # noqa: S608 - names of tables
                assert str(GONE) not in str(row), table
                assert NAME not in str(row), table


async def test_no_trace_is_left_in_an_arena_or_a_simul(database, path, sample):
    arena = await begin(database, sample, TournamentSettings(Format.ARENA))
    simul = await begin(database, sample, TournamentSettings(Format.SIMUL, host=GONE))
    for entrant, name in ((GONE, NAME), (2, "Bob"), (3, "Carol")):
        arena = await do(database, sample, arena, cmd.Join(entrant, name))
        simul = await do(database, sample, simul, cmd.Join(entrant, name))
    for command in (cmd.Start(1), cmd.Pair(), cmd.Rest(2), cmd.Withdraw(GONE, GONE)):
        arena = await do(database, sample, arena, command)
    simul = await do(database, sample, simul, cmd.Start(1))
    stand_in, _ = await database.delete_person(GONE)
    for record in (arena, simul):
        after = await database.tournament(record.tournament_id)
        log = await database.tournament_events(record.tournament_id)
        assert fold([stored.event for stored in log]) == after.state
        assert after.state.find(stand_in.user_id).name == ""
    assert after.state.settings.host == stand_in.user_id
    with closing(sqlite3.connect(path)) as connection:
        for table in ("tournaments", "tournament_events"):
            for row in connection.execute(f"SELECT * FROM {table}"):  # noqa: S608 - names of tables
                assert str(GONE) not in str(row), table
                assert NAME not in str(row), table
