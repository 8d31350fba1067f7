"""A simul under use cases: fifty boards against one host, each begun once, and what time a host has."""

from collections import Counter
from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.errors import ChallengeError, ChallengeReason
from bot.records.computers import ComputerLevel, computer
from bot.records.people import Person, Style
from bot.records.tournaments import TournamentPlan
from bot.rules.match.time_control import LAST_REMINDER, ClockKind, TimeControl
from bot.rules.sides import Side
from bot.tournaments import commands as cmd
from bot.tournaments.settings import Format, TournamentSettings
from bot.tournaments.simul import GUESTS, Score, score
from bot.tournaments.state import TournamentPhase
from tests.app.conftest import HERE
from tests.app.tournament.many_boards import Hall, do
from tests.nightly import NIGHTLY

HOST = Person(7, "host")
T = 3600


async def begin(hall, guests, host=HOST, turn=T):
    clock = TimeControl(ClockKind.CORRESPONDENCE, turn, host=Side.WHITE)
    plan = TournamentPlan((3,), clock=clock, rated=False, style=Style(gathered=True))
    settings = TournamentSettings(Format.SIMUL, host=host.user_id, limit=GUESTS + 1)
    await hall.tournaments.create(HERE, host, "Simul", settings, plan, interaction_id=None, host=host)
    for number in range(101, 101 + guests):
        await do(hall, cmd.Join(number, f"guest{number}"))
    await hall.tournaments.start(1, actor_id=None, interaction_id=None)
    await hall.tournaments.open_matches(1)


@pytest.fixture
async def hall(tmp_path):
    opened = await Hall(tmp_path / "simul.db", seed=1, kills=0).open()
    yield opened
    await opened.close()


async def test_a_simul_in_which_the_bot_is_killed_at_random(tmp_path):
    guests = GUESTS if NIGHTLY else 8
    hall = await Hall(tmp_path / "simul.db", seed=5, kills=0.05).open()
    await begin(hall, guests)
    first = await hall.matches()
    hall.absent = {105}  # a guest who never comes loses on time
    while await hall.goes_on():
        playing = [one for one in (await hall.matches()).values() if not one.state.is_over]
        await hall.step(playing, seconds=600, resigns=0.03 if NIGHTLY else 0.1)
    assert hall.restarts
    matches = await hall.matches()
    assert {number: one.match_id for number, one in matches.items()} == {
        number: one.match_id for number, one in first.items()
    }
    assert len(matches) == guests
    won = Counter(one.state.winner for one in matches.values())
    state = (await hall.record()).state
    assert state.phase is TournamentPhase.ENDED
    assert score(state) == Score(won[Side.WHITE], won[Side.BLACK], 0)
    assert not any(one.rated for one in matches.values())
    assert [one.players[0].user_id for one in matches.values()] == [HOST.user_id] * guests
    absent = next(one for one in matches.values() if one.players[1].user_id == 105)
    assert absent.state.winner is Side.WHITE
    await hall.close()


async def test_the_host_has_the_time_of_a_turn_for_each_board_still_open(hall):
    await begin(hall, 4)
    assert await hall.tournaments.begun_matches(await hall.record()) == await hall.matches()
    for match in (await hall.matches()).values():
        boards = 4 if match.state.waiting_for is Side.WHITE else 1
        assert match.clock.due == match.created_at + timedelta(seconds=T * boards)
        last = match.clock.due - (LAST_REMINDER if boards == 4 else timedelta(seconds=T / 2))
        assert match.clock.remind == last
    # Two guests leave; from then on the host has two turns' time a turn, and a guest has one as before.
    for guest in (101, 102):
        await hall.tournaments.close_overtaken(await do(hall, cmd.Withdraw(guest, guest)))
    match = (await hall.matches())[3]
    seen = set()
    for _ in range(12):
        await hall.act(match, match.state.waiting_for, 0)
        match = await hall.store.match(match.match_id)
        boards = 2 if match.clock.running is Side.WHITE else 1
        if match.clock.since == hall.now:
            seen.add(match.clock.running)
            assert match.clock.due == hall.now + timedelta(seconds=T * boards)
        hall.now += timedelta(seconds=60)
    assert seen == set(Side)


async def test_the_first_turn_of_somebody_on_vacation_waits_for_its_end(hall):
    back = hall.now + timedelta(days=5)
    for number in (HOST.user_id, 101, 102):
        await hall.store.change_preferences(number, lambda before: replace(before, away_until=back))
    await begin(hall, 2)
    for match in (await hall.matches()).values():
        boards = 2 if match.state.waiting_for is Side.WHITE else 1
        assert match.clock.due == back + timedelta(seconds=T * boards)


async def test_a_host_who_is_gone_loses_board_by_board(hall):
    await begin(hall, 3)
    hall.absent = {HOST.user_id}
    for _ in range(60):
        playing = [one for one in (await hall.matches()).values() if not one.state.is_over]
        await hall.step(playing, seconds=600, resigns=0)
    state = (await hall.record()).state
    assert state.phase is TournamentPhase.ENDED
    assert score(state) == Score(0, 3, 0)


async def test_no_time_runs_for_a_host_who_is_a_computer(hall):
    await begin(hall, 2, host=computer(ComputerLevel.CASUAL))
    for match in (await hall.matches()).values():
        assert match.clock.running in (None, Side.BLACK)
        assert (match.clock.running is None) is (match.state.waiting_for is Side.WHITE)


async def test_nobody_plays_a_host_who_has_blocked_them(hall):
    await hall.app.people.block(HOST.user_id, Person(101, "guest101"), hall.now)
    with pytest.raises(ChallengeError) as error:
        await begin(hall, 1)
    assert error.value.reason is ChallengeReason.BLOCKED_THERE


async def test_a_host_who_deletes_their_data_takes_the_simul_along(hall):
    clock = TimeControl(ClockKind.CORRESPONDENCE, T, host=Side.WHITE)
    plan = TournamentPlan((3,), clock=clock, rated=False)
    settings = TournamentSettings(Format.SIMUL, host=HOST.user_id)
    await hall.tournaments.create(HERE, HOST, "Simul", settings, plan, interaction_id=None, host=HOST)
    await hall.tournaments.leave_all(HOST.user_id)
    assert (await hall.record()).state.phase is TournamentPhase.CANCELLED
