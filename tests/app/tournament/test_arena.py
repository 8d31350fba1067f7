"""An arena under use cases: paired, begun and counted once, whatever comes in between; the table by a second count."""

from collections import defaultdict
from datetime import timedelta
from itertools import pairwise

import pytest
from msgspec.structs import replace

from bot.app.tournament.calendar import closes_at
from bot.errors import TournamentError
from bot.records.people import Person, Style
from bot.records.tournaments import TournamentPlan
from bot.rules.match.commands import ResignMatch
from bot.rules.match.time_control import live_control
from bot.tournaments import commands as cmd
from bot.tournaments.arena_table import arena_table, seat_of
from bot.tournaments.settings import Format, TournamentSettings
from bot.tournaments.state import TournamentPhase
from tests.app.conftest import ALICE, HERE
from tests.app.tournament.many_boards import Hall, do
from tests.nightly import NIGHTLY, every

FIRST = 101


async def begin(hall, people, minutes):
    control = live_control(0)
    plan = TournamentPlan((1,), clock=type(control)(control.kind, control.turn, first=60), minutes=minutes)
    settings = TournamentSettings(Format.ARENA)
    await hall.tournaments.create(HERE, ALICE, "Arena", settings, plan, interaction_id=None)
    for number in range(FIRST, FIRST + people):
        await do(hall, cmd.Join(number, f"player{number}", 2000.0 - number))
    await hall.tournaments.start(1, actor_id=None, interaction_id=None)


@pytest.fixture
async def hall(tmp_path):
    opened = await Hall(tmp_path / "arena.db", seed=1, kills=0).open()
    yield opened
    await opened.close()


def counted(matches, closes, ratings):
    """The table by a count of its own, from the matches alone: id -> points, matches, mean performance."""
    runs, points, played, performances = defaultdict(list), defaultdict(int), defaultdict(int), defaultdict(float)
    over = [match for match in matches.values() if match.state.is_over and match.updated_at < closes]
    for match in sorted(over, key=lambda one: one.updated_at):
        for side, person in enumerate(match.players):
            me, other = person.user_id, match.players[1 - side].user_id
            won = match.state.winner == side
            points[me] += 2 * won * (2 if runs[me][-2:] == [True, True] else 1)
            runs[me].append(won)
            played[me] += 1
            performances[me] += ratings[other] + (500 if won else -500)
    return {me: (points[me], played[me], round(performances[me] / played[me], 6)) for me in played}


async def shown(hall):
    lines = arena_table((await hall.record()).state)
    return {
        line.seat.entrant: (line.seat.points, line.seat.matches, round(line.seat.performance, 6))
        for line in lines
        if line.seat.matches
    }


def overlap(matches):
    """The people who were in two matches at once."""
    times = defaultdict(list)
    for match in matches.values():
        for person in match.players:
            times[person.user_id].append((match.created_at, match.updated_at))
    return [
        who for who, spans in times.items() if any(former[1] > latter[0] for former, latter in pairwise(sorted(spans)))
    ]


@pytest.mark.parametrize("seed", every(range(1, 5), daily=[1]))
async def test_an_arena_in_which_the_bot_is_killed_at_random(tmp_path, seed):
    people, minutes = (40, 120) if NIGHTLY else (6, 30)
    hall = await Hall(tmp_path / "arena.db", seed).open()
    hall.absent = {FIRST + 3}
    await begin(hall, people, minutes)
    while await hall.goes_on():
        await hall.alive(lambda: come_and_go(hall, people))
        playing = [one for one in (await hall.matches()).values() if not one.state.is_over]
        await hall.step(playing, resigns=0.08 if NIGHTLY else 0.25)
    record, matches = await hall.record(), await hall.matches()
    closes = closes_at(record)
    assert record.state.phase is TournamentPhase.ENDED
    assert closes == record.agenda.began_at + timedelta(minutes=minutes)
    under_way = [one for one in matches.values() if not one.state.is_over]
    table = await shown(hall)
    for _ in range(60):  # what is still being played is played on, and changes nothing
        playing = [await hall.store.match(one.match_id) for one in under_way]
        await hall.step(playing, resigns=0.5)
    matches = await hall.matches()
    assert all(one.state.is_over for one in matches.values())
    assert await shown(hall) == table
    assert hall.restarts
    # Every match once: as many as were paired, nobody in two at the same time, none beside them in the file.
    assert list(matches) == list(range(1, record.state.paired + 1))
    assert sorted(one.match_id for one in matches.values()) == list(matches)
    assert len(matches) > people
    assert overlap(matches) == []
    ratings = {one.id: one.rating for one in record.state.entrants}
    assert table == counted(matches, closes, ratings)
    best = max(table, key=lambda one: (table[one][0], table[one][2]))
    assert record.state.champion == best
    await hall.close()


async def come_and_go(hall, people):
    """Now and then somebody comes late, pauses, comes back or leaves."""
    someone, action = FIRST + hall.random.randrange(people + 2), hall.random.random()
    commands = (cmd.Rest(someone), cmd.Back(someone), cmd.Join(someone, f"player{someone}", 1800.0), cmd.Back(someone))
    if action < 0.2:
        try:
            turn = await do(hall, hall.random.choice([*commands, cmd.Withdraw(someone, someone)]))
        except TournamentError:
            return
        hall.perhaps()
        await hall.tournaments.close_overtaken(turn)


async def test_who_makes_no_first_move_in_a_minute_loses_and_rests(hall):
    await begin(hall, 2, 30)
    hall.absent = {FIRST, FIRST + 1}
    await hall.step([])
    [match] = (await hall.matches()).values()
    waits = match.state.waiting_for
    assert match.clock.due == match.created_at + timedelta(seconds=60)
    assert match.rated
    for _ in range(6):
        assert not (await hall.matches())[1].state.is_over
        await hall.step([])
    loser = match.players[waits].user_id
    state = (await hall.record()).state
    assert (await hall.matches())[1].state.winner is waits.other
    assert seat_of(state, loser).paused
    assert not seat_of(state, loser).points
    assert seat_of(state, match.players[waits.other].user_id).points == 2
    for _ in range(3):
        await hall.step([])
    assert len(await hall.matches()) == 1  # the other waits for somebody
    await do(hall, cmd.Back(loser))
    await hall.step([])
    assert len(await hall.matches()) == 2


async def resigned(hall):
    """The one match under way, given up by whoever has moved in it."""
    [match] = (await hall.matches()).values()
    mover = match.state.waiting_for
    await hall.act(match, mover, 0)
    person = match.players[mover]
    return (await hall.app.matches.act(match.match_id, person, ResignMatch, interaction_id=None)).record


async def test_a_result_that_a_stop_keeps_back_counts_after_the_time_is_up(hall):
    await begin(hall, 2, 30)
    await hall.step([])
    match = await resigned(hall)
    await hall.close()  # before the arena hears of it
    hall.now += timedelta(minutes=45)
    await hall.open()
    await hall.step([])
    state = (await hall.record()).state
    assert state.phase is TournamentPhase.ENDED
    assert state.champion == match.players[match.state.winner].user_id
    assert seat_of(state, state.champion).points == 2


async def test_a_stop_between_leaving_and_the_end_of_the_match(hall):
    await begin(hall, 4, 30)
    await hall.step([])
    await do(hall, cmd.Withdraw(FIRST, FIRST))
    await hall.close()  # before the match of who left is lost
    await hall.open()
    [turn] = [one async for one in hall.tournaments.close_left_over()]
    match = turn.record
    assert FIRST in {person.user_id for person in match.players}
    assert (match.state.is_over, match.players[match.state.winner].user_id == FIRST) == (True, False)
    assert [one async for one in hall.tournaments.close_left_over()] == []
    assert [one.state.is_over for one in (await hall.matches()).values()].count(False) == 1


async def test_a_match_that_ends_late_is_played_out_and_rated(hall):
    await begin(hall, 2, 30)
    await hall.step([])
    hall.now = closes_at(await hall.record()) - timedelta(seconds=5)
    await hall.store.awake(hall.now, gap=timedelta(days=1))
    [match] = (await hall.matches()).values()
    await hall.store.change_clock(match, replace(match.clock, due=hall.now + timedelta(seconds=60)))
    hall.now += timedelta(seconds=6)
    assert [one async for one in hall.tournaments.close_left_over()] == []
    match = await resigned(hall)
    assert await hall.tournaments.match_ended(match) is None
    await hall.step([])
    assert (await hall.record()).state.champion is None
    assert match.rated


@pytest.mark.parametrize(
    ("changes", "detail"),
    [({"minutes": 20}, "minutes"), ({"lengths": (7,)}, "arena_length"), ({"lengths": (1, 3)}, "arena_length")],
)
async def test_an_arena_has_a_length_and_a_time(hall, changes, detail):
    plan = TournamentPlan(**{"lengths": (1,), "minutes": 60, "style": Style(gathered=True), **changes})
    with pytest.raises(TournamentError) as error:
        await hall.tournaments.create(
            HERE, Person(7, "x"), "Arena", TournamentSettings(Format.ARENA), plan, interaction_id=None
        )
    assert error.value.detail == detail


async def test_time_in_which_nobody_could_play_is_none_of_the_arenas(hall):
    await begin(hall, 4, minutes=30)
    hall.app.absence.least = timedelta(minutes=1)
    await hall.app.absence.look()
    closes = closes_at(await hall.record())
    hall.now += timedelta(hours=1)
    await hall.keep_house()
    record = await hall.record()
    assert record.state.phase is TournamentPhase.RUNNING
    assert closes_at(record) - closes == timedelta(hours=1)
    hall.app.absence.least = timedelta(days=1)
    hall.now = closes + timedelta(hours=1)
    await hall.keep_house()
    assert (await hall.record()).state.phase is TournamentPhase.ENDED


async def test_its_boards_are_posted_in_its_thread_or_where_it_was_announced(hall):
    await begin(hall, 4, minutes=30)
    record = await hall.tournaments.tournament(1)
    assert hall.tournaments.boards_of(record) == HERE.channel_id
    threaded = replace(record, agenda=replace(record.agenda, thread_id=4711))
    assert hall.tournaments.boards_of(threaded) == 4711
