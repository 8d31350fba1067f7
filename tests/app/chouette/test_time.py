"""The clocks of a chouette: windows, captains, the box, pauses and lobbies, each deadline once."""

import asyncio
from datetime import timedelta

import pytest

from bot.app.chouette import chouettes
from bot.chouette import commands as cmd
from bot.chouette import events as ev
from bot.chouette.queries import captain_of
from bot.chouette.settings import ChouetteSettings
from bot.chouette.state import BOX, CREW, Choice, ChouettePhase
from bot.chouette.windows import unanswered
from bot.errors import StaleAction
from bot.rules.match.state import Phase

from .conftest import HERE


def kinds(turns):
    return [type(event) for turn in turns for event in turn.events]


async def until(house, wanted):
    """Play on until a state is as wanted."""
    while not wanted(state := (await house.look()).state):
        await house.step()
    return state


def asks_crew(state):
    return state.game is not None and state.game.window is not None and state.game.window.side is CREW


def crew_moves(state):
    game = state.game
    return game is not None and game.window is None and game.board.on_roll is CREW and game.board.phase is Phase.TO_PLAY


def box_rolls(state):
    game = state.game
    return game is not None and game.window is None and game.board.on_roll is BOX


@pytest.mark.parametrize(("live", "seconds"), [(True, 30), (False, 12 * 3600)])
async def test_who_is_silent_rolls_on(house, live, seconds):
    await house.begin(4, live=live)
    state = await until(house, asks_crew)
    assert len(unanswered(state)) == 3
    doubler = unanswered(state)[0]
    window = state.game.window
    await house.act(cmd.Choose(doubler, window.number, {window.asked[0]: Choice.DOUBLE}))
    assert await house.wait(seconds=seconds - 1) == []
    await house.restart()
    (turn,) = await house.wait(seconds=1)
    closed = next(event for event in turn.events if isinstance(event, ev.WindowClosed))
    assert sorted(closed.choices.values()) == [Choice.DOUBLE, Choice.ROLL_ON, Choice.ROLL_ON]
    assert turn.actor is None
    assert await house.wait(seconds=1) == []


async def test_an_answer_after_the_end_of_its_window_comes_too_late(house):
    await house.begin(3)
    state = await until(house, asks_crew)
    person, window = unanswered(state)[0], state.game.window
    house.now += timedelta(seconds=30)
    choices = dict.fromkeys(window.asked[:1], Choice.DOUBLE)
    late = await house.act(cmd.Choose(person, window.number, choices))
    assert late.late
    assert ev.DoublesOffered not in kinds([late])
    with pytest.raises(StaleAction):
        await house.act(cmd.Choose(person, window.number, choices))
    assert await house.wait(seconds=0) == []


@pytest.mark.parametrize(("live", "whole", "fresh"), [(True, 312, 60), (False, 86400, 86400)])
async def test_a_captain_without_time_is_replaced_by_the_next(house, live, whole, fresh):
    await house.begin(4, live=live)
    await until(house, asks_crew)
    state = await until(house, crew_moves)
    first, second, third = state.order[1:]
    assert (await house.look()).clock.sides.due == house.now + timedelta(seconds=whole)
    (turn,) = await house.wait(seconds=whole)
    assert kinds([turn]) == [ev.CaptainReplaced]
    assert captain_of(turn.state) == second
    await house.restart()
    assert await house.wait(seconds=fresh - 1) == []
    (turn,) = await house.wait(seconds=1)
    assert captain_of(turn.state) == third
    assert turn.state.proxies == {first: 0, second: 0}
    (turn,) = await house.wait(seconds=fresh)
    assert [type(event) for event in turn.events][:2] == [ev.TimeRanOut, ev.CubesSettled]
    assert turn.state.game is None
    assert turn.state.scores[state.order[0]] == 300  # nobody has turned a cube: Jacoby


async def test_a_fresh_captain_keeps_what_is_left_of_the_minute(house):
    await house.begin(4)
    await until(house, crew_moves)
    await house.wait(seconds=312)
    await house.wait(seconds=20)
    await house.step()
    clock = (await house.look()).clock
    assert clock.sides.reserve[CREW] == 40
    assert clock.sides.reserve[BOX] == 300 or clock.sides.running is BOX


async def test_the_box_without_time_loses_what_the_position_can_cost(house):
    await house.begin(3, live=False)
    state = await until(house, box_rolls)
    (turn,) = await house.wait(hours=24)
    box, first, second = state.order
    assert turn.state.scores == {box: -200, first: 100, second: 100}
    assert turn.state.order[0] == first


async def test_the_box_has_its_clock_while_it_has_to_answer(house):
    await house.begin(3)
    state = await until(house, asks_crew)
    window = state.game.window
    for person in unanswered(state):
        number = next(one for one in window.asked if state.game.cubes[one].crew == person)
        turn = await house.act(cmd.Choose(person, window.number, {number: Choice.DOUBLE}))
    assert turn.state.game.window.side is BOX
    clock = turn.record.clock
    assert (clock.closes, clock.sides.running) == (None, BOX)
    (turn,) = await house.wait(seconds=312)
    assert ev.TimeRanOut in kinds([turn])


async def test_a_taker_who_never_answers_passes_unless_the_captain_took(house):
    for said, points in ((Choice.TAKE, 0), (Choice.PASS, -1)):
        await house.begin(4)
        state = await until(house, lambda one: box_rolls(one) and one.game.board.phase is Phase.TO_ROLL)
        box, captain, *_line = state.order
        doubled = await house.act(cmd.DoubleCubes(box, (0, 1, 2)))
        answer = cmd.Choose(captain, doubled.state.game.window.number, {0: said})
        await house.act(answer)
        (turn,) = await house.wait(seconds=30)
        closed = next(event for event in turn.events if isinstance(event, ev.WindowClosed))
        assert set(closed.choices.values()) == {said}
        assert turn.state.scores[captain] == points * 100


async def test_the_next_game_begins_by_itself_unless_nobody_is_there(house):
    await house.begin(3)
    await until(house, box_rolls)
    (lost,) = await house.wait(seconds=312)
    assert lost.state.phase is ChouettePhase.BETWEEN
    await house.restart()
    (begun,) = await house.wait(seconds=30)
    assert begun.state.games == 2
    turns = []
    while (await house.look()).state.game is not None:
        turns += await house.wait(seconds=312)
    assert await house.wait(hours=1) == []
    assert (await house.look()).state.games == 2
    (closed,) = await house.wait(hours=24)
    assert kinds([closed]) == [ev.ChouetteEnded]
    assert await house.wait(days=30) == []


async def test_by_correspondence_who_is_waited_for_is_reminded_twice(house):
    await house.begin(3, live=False)
    await until(house, crew_moves)
    told = []
    for _ in range(24 * 2):
        house.now += timedelta(minutes=30)
        await house.store.awake(house.now, gap=timedelta(days=1000))
        for record in await house.chouettes.reminders():
            told.append(record.clock.answer_by - house.now)
            await house.restart()
    assert told == [timedelta(hours=12), timedelta(hours=1)]
    assert [turn async for turn in house.chouettes.due()] != []


async def test_a_live_table_needs_no_reminders(house):
    await house.begin(3)
    await until(house, crew_moves)
    assert (await house.look()).clock.remind is None


async def test_a_lobby_that_stays_as_it_is_is_closed(house):
    opened = await house.chouettes.open(HERE, house.people[0], ChouetteSettings(), interaction_id=house.click())
    house.number = opened.record.chouette_id
    await house.wait(hours=23)
    await house.chouettes.act(
        house.number, house.people[1], cmd.Join(house.people[1].user_id), interaction_id=house.click()
    )
    assert await house.wait(hours=23) == []
    (closed,) = await house.wait(hours=1)
    assert closed.state.phase is ChouettePhase.OVER
    assert await house.chouettes.in_channel(HERE.channel_id) == []


async def test_time_in_which_the_bot_was_away_is_given_back(house):
    await house.begin(3)
    await until(house, crew_moves)
    due = (await house.look()).clock.sides.due
    await house.store.close()
    house.now += timedelta(hours=5)
    await house.open()
    record = await house.look()
    assert record.clock.sides.due == due + timedelta(hours=5)
    assert [turn async for turn in house.chouettes.due()] == []
    await house.step()
    assert (await house.look()).clock.sides.reserve[CREW] == 300


@pytest.mark.parametrize("leaves_first", [True, False])
async def test_a_vacation_extends_the_turn_of_the_box(house, leaves_first):
    """It does not matter whether the turn has begun. After a restart too, the day begins with the vacation's end."""
    await house.begin(4, live=False)
    state = await until(house, asks_crew)
    box, began = state.order[0], house.now
    if leaves_first:
        await house.clocks.leave(box, 5)
    await until(house, box_rolls)
    if not leaves_first:
        await house.clocks.leave(box, 5)
    record = await house.look()
    assert record.next_at == began + timedelta(days=6)
    assert record.clock.remind > began + timedelta(days=5)
    await house.restart()
    assert await house.wait(days=6, seconds=-1) == []
    (turn,) = await house.wait(seconds=1)
    assert ev.TimeRanOut in kinds([turn])


async def test_who_comes_back_early_has_a_day(house):
    await house.begin(4, live=False)
    state = await until(house, crew_moves)
    captain = captain_of(state)
    await house.clocks.leave(captain, 20)
    await house.wait(days=3)
    await house.clocks.come_back(captain)
    assert (await house.look()).next_at == house.now + timedelta(days=1)
    (turn,) = await house.wait(days=1)
    assert ev.CaptainReplaced in kinds([turn])


async def test_a_vacation_extends_an_answer_but_not_the_question_who_doubles(house):
    await house.begin(4, live=False)
    state = await until(house, asks_crew)
    away, closes = state.order[3], (await house.look()).clock.closes
    await house.clocks.leave(away, 2)
    assert (await house.look()).clock.closes == closes
    state = await until(house, box_rolls)
    cubes = tuple(one.number for one in state.game.cubes)
    await house.act(cmd.DoubleCubes(state.order[0], cubes))
    assert (await house.look()).clock.closes == house.now + timedelta(days=2, hours=12)
    await house.clocks.come_back(away)
    assert (await house.look()).clock.closes == house.now + timedelta(hours=12)


async def test_at_a_live_table_nobody_is_on_vacation(house):
    await house.begin(4, live=True)
    state = await until(house, crew_moves)
    due = (await house.look()).next_at
    await house.clocks.leave(captain_of(state), 5)
    assert (await house.look()).next_at == due


async def test_what_fails_whenever_its_time_comes_is_not_looked_at_forever(house, monkeypatch):
    """Not even where as many are due as are listed at once."""
    monkeypatch.setattr(chouettes, "_LISTED", 1)
    await house.begin(3)
    await until(house, asks_crew)
    listings = []

    async def fails(*_):
        listings.append(1)
        raise StaleAction("not now")

    monkeypatch.setattr(house.chouettes, "_happen", fails)
    async with asyncio.timeout(60):
        assert await house.wait(seconds=31) == []
    assert listings == [1]
