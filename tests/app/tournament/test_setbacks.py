"""A tournament that always fails: it is logged, waits longer each time, and holds up no other."""

import sqlite3
from datetime import timedelta
from itertools import pairwise

from structlog.testing import capture_logs

from bot.tournaments.settings import Format
from bot.tournaments.state import TournamentPhase
from tests.app.tournament.leagues import Life, by_hand, cmd, people


async def announced(house, count):
    """So many tournaments that start in an hour, the first one first, and each has two who signed up."""
    life = Life(house, 1)
    for number in range(1, count + 1):
        starts_at = house.now + timedelta(hours=1, seconds=number)
        await life.announce(by_hand(Format.SINGLE_ELIMINATION), lengths=(1,), starts_at=starts_at)
        for one in people(2):
            await life.act(number, cmd.Join(one.user_id, one.name))
    house.wait(hours=2)
    return life.tournaments


def spoil(house, number):
    """Nobody can read this tournament any more."""
    with sqlite3.connect(house.path) as file:
        assert file.execute("UPDATE tournaments SET state = 'spoiled' WHERE tournament_id = ?", (number,)).rowcount
    file.close()


async def due(tournaments):
    """One round of housekeeping: what it did, and the incidents that it logged."""
    with capture_logs() as log:
        done = [notice.record.tournament_id async for notice in tournaments.due()]
    return done, [entry for entry in log if entry["event"] == "tournament failed"]


async def test_a_tournament_that_always_fails_holds_up_nobody(house):
    tournaments = await announced(house, 3)
    spoil(house, 1)
    done, [incident] = await due(tournaments)
    assert done == [2, 3]
    assert (incident["tournament"], incident["log_level"], len(incident["incident"])) == (1, "error", 6)
    assert incident["exc_info"] is not None
    for number in (2, 3):
        assert (await tournaments.tournament(number)).state.phase is TournamentPhase.RUNNING


async def test_it_waits_longer_each_time_and_an_hour_at_the_most(house):
    tournaments = await announced(house, 1)
    spoil(house, 1)
    failures = []
    for _ in range(6 * 60 * 4):
        failures += [(house.now, incident["again_in"]) for incident in (await due(tournaments))[1]]
        house.wait(seconds=15)
    waits = [wait for _, wait in failures]
    assert waits[:9] == [30, 60, 120, 240, 480, 960, 1920, 3600, 3600]
    assert [(after - before).total_seconds() for (before, _), (after, _) in pairwise(failures)] == waits[:-1]


async def test_those_that_wait_take_no_place_in_a_round(house, monkeypatch):
    monkeypatch.setattr("bot.app.tournament.tournaments._AT_ONCE", 2)
    tournaments = await announced(house, 4)
    for number in (1, 2):
        spoil(house, number)
    assert (await due(tournaments))[0] == []
    assert (await due(tournaments))[0] == [3, 4]


async def test_what_fails_for_another_reason_goes_on_once_it_can(house, monkeypatch):
    """No error of the store, but one that nobody has thought of."""
    tournaments = await announced(house, 2)
    start = tournaments.start

    async def broken(tournament_id, **options):
        return await start({}[tournament_id] if tournament_id == 1 else tournament_id, **options)

    with monkeypatch.context() as patch:
        patch.setattr(tournaments, "start", broken)
        done, [incident] = await due(tournaments)
        assert (done, incident["tournament"]) == ([2], 1)
    assert await due(tournaments) == ([], []), "it waits"
    house.wait(seconds=30)
    assert (await due(tournaments))[0] == [1]
    assert not tournaments.setbacks


async def test_after_a_restart_the_others_are_brought_up_to_date(house):
    tournaments = await announced(house, 3)
    assert (await due(tournaments))[0] == [1, 2, 3]
    spoil(house, 2)
    with capture_logs() as log:
        found = [record.tournament_id async for record, _ in tournaments.missed()]
    assert found == [1, 3]
    assert [entry["tournament"] for entry in log if entry["event"] == "tournament failed"] == [2]
