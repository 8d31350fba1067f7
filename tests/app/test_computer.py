"""The computer as a player on a real database: its turns, its clock, what it does when the network fails."""

import asyncio
from datetime import timedelta
from random import Random

import pytest

from bot.app.computer import Computers, acting_computer, is_legal
from bot.engine.analyst import NetworkMind
from bot.engine.pool import EnginePool
from bot.errors import EngineUnavailable
from bot.records.computers import (
    FIRST_ID,
    LAST_ID,
    NETWORK_LEVELS,
    SEATS,
    ComputerLevel,
    computer,
    is_computer,
    letters_of,
    level_of,
)
from bot.records.matches import Terms
from bot.records.people import Lesson
from bot.rules.dice import LiveDice
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.state import Phase
from bot.rules.match.time_control import ClockKind, TimeControl, live_control
from bot.rules.match.turn import plays_now
from bot.rules.rules import Rules
from bot.rules.sides import Side
from tests.app.conftest import ALICE, HERE

HOUR = TimeControl(ClockKind.CORRESPONDENCE, turn=3600)


async def test_what_is_not_one_s_turn_or_not_to_be_done_now_is_not_legal(house):
    state = (await house.store.match(await house.begin())).state
    play = plays_now(state)[0].notation
    assert is_legal(state, cmd.MakePlay(Side.WHITE, play))
    assert not is_legal(state, cmd.MakePlay(Side.BLACK, play))
    assert not is_legal(state, cmd.ResignMatch(Side.BLACK))
    assert not is_legal(state, cmd.RollDice(Side.WHITE))
    assert not is_legal(state, cmd.MakePlay(Side.WHITE, "1/off"))


class WrongMind:
    """A network that fails in a certain way."""

    def __init__(self, choose):
        self._choose = choose

    def knows(self, variant, _rules):
        return variant == "backgammon"

    async def choose(self, state, _level):
        return await self._choose(state)


async def begin(house, clock=None, length=5, rolls=((1, 3),), variant="backgammon"):
    """A match of Alice's against the computer, which begins unless the rolls say otherwise."""
    house.rolls(*rolls)
    terms = Terms(variant, length, Rules(), clock)
    level = ComputerLevel.CASUAL
    turn = await house.challenges.play_computer(HERE, ALICE, level, terms, interaction_id=house.interaction())
    return turn.record


def live(house, seed=1):
    house.dice = LiveDice(Random(seed).randrange)


@pytest.fixture
async def pool():
    pool = EnginePool(1)
    yield pool
    await pool.close()


@pytest.fixture
def computers(house, pool):
    return Computers(house.store, house.matches, NetworkMind(pool))


def with_mind(house, choose, patience=5.0):
    return Computers(house.store, house.matches, WrongMind(choose), patience)


def test_every_computer_player_is_known_by_its_id():
    found = {computer(level, seat) for level in ComputerLevel for seat in (0, 1, 300, SEATS - 1)}
    assert len({person.user_id for person in found}) == len(ComputerLevel) * 4
    assert len({person.name for person in found}) == len(ComputerLevel) * 4
    assert all(FIRST_ID <= person.user_id <= LAST_ID and is_computer(person.user_id) for person in found)
    for level in ComputerLevel:
        assert (level_of(computer(level, 17).user_id), letters_of(computer(level, 17).user_id)) == (level, "R")
    seats = (0, 1, 25, 26, 27, 51, 52, 701, 702)
    letters = [letters_of(computer(ComputerLevel.CASUAL, seat).user_id) for seat in seats]
    assert letters == ["A", "B", "Z", "AA", "AB", "AZ", "BA", "ZZ", "AAA"]
    assert [computer(ComputerLevel.CASUAL, seat).name for seat in (0, 2)] == [
        "Computer (casual)",
        "Computer C (casual)",
    ]
    for user_id in (-1, 0, 11, FIRST_ID - 1, LAST_ID + 1, 175_928_847_299_117_063):
        assert not is_computer(user_id)
        assert level_of(user_id) is None
    with pytest.raises(ValueError, match="seat"):
        computer(ComputerLevel.EXPERT, SEATS)
    assert ComputerLevel.SIMPLE not in NETWORK_LEVELS


async def test_a_match_against_it_is_unrated_and_begun_once(house):
    house.rolls((1, 3), (1, 3))
    terms = Terms("backgammon", 5, Rules(), rated=True)
    begun = [
        await house.challenges.play_computer(HERE, ALICE, ComputerLevel.EXPERT, terms, interaction_id=77)
        for _ in range(2)
    ]
    assert not begun[0].record.rated
    assert begun[1].is_repeat
    assert begun[0].record.match_id == begun[1].record.match_id
    assert begun[0].record.players == (ALICE, computer(ComputerLevel.EXPERT))


async def test_the_first_match_is_guided_and_those_with_a_cube_until_a_double(house):
    assert (await begin(house, length=1)).style.guided
    await house.people.prefer(ALICE.user_id, explained=(Lesson.BAR,))
    assert [(await begin(house, length=length)).style.guided for length in (1, 3)] == [False, True]
    await house.people.prefer(ALICE.user_id, explained=(Lesson.BAR, Lesson.DOUBLED))
    assert not (await begin(house, length=3)).style.guided, "they were doubled"


async def test_it_acts_until_its_turn_is_over(house, computers):
    record = await begin(house)
    assert acting_computer(record) is Side.BLACK
    assert [one.match_id for one in await computers.waiting()] == [record.match_id]
    turn = await computers.take_turn(record.match_id)
    assert [type(step.event) for step in turn.steps] == [ev.PlayMade]
    assert (turn.before, turn.actor) == (record.state, Side.BLACK)
    assert acting_computer(turn.record) is None
    assert await computers.waiting() == []
    assert await computers.take_turn(record.match_id) is None


async def test_its_roll_and_its_play_are_one_turn(house, computers):
    record = await begin(house, rolls=((3, 1),))
    await house.act(record.match_id, ALICE, lambda side: cmd.MakePlay(side, "8/5 6/5"))
    house.rolls((2, 1))
    turn = await computers.take_turn(record.match_id)
    assert [type(step.event) for step in turn.steps] == [ev.DiceRolled, ev.PlayMade]
    log = await house.store.events(record.match_id)
    assert [stored.actor_id for stored in log[-2:]] == [record.players[1].user_id] * 2


async def test_stopped_between_roll_and_play_it_plays_that_roll(house, computers):
    record = await begin(house, rolls=((3, 1),))
    await house.act(record.match_id, ALICE, lambda side: cmd.MakePlay(side, "8/5 6/5"))
    await house.act(record.match_id, record.players[1], cmd.RollDice, (6, 5))
    house.rolls()  # a second roll would fail
    await house.restart()
    again = Computers(house.store, house.matches, computers.mind)
    assert [one.match_id for one in await again.waiting()] == [record.match_id]
    turn = await again.take_turn(record.match_id)
    assert [type(step.event) for step in turn.steps] == [ev.PlayMade]


@pytest.mark.parametrize(("control", "length"), [(HOUR, 5), (live_control(5), 5)])
async def test_no_clock_runs_for_it(house, computers, control, length):
    record = await begin(house, control, length)
    assert record.clock.running is None
    house.wait(days=30)
    assert await house.clocks.run_out() == []
    turn = await computers.take_turn(record.match_id)
    clock = turn.record.clock
    assert clock.running is Side.WHITE
    assert clock.due - house.now >= timedelta(minutes=10)
    live(house)
    turn = await house.matches.act(
        record.match_id, ALICE, cmd.RollDice, interaction_id=house.interaction(), seen_seq=turn.record.state.seq
    )
    house.wait(hours=2)
    [notice] = await house.clocks.run_out()
    assert notice.turn.record.state.winner is Side.BLACK, "a person's time does run"


async def test_a_pause_is_agreed_to_at_once_and_kept(house, computers):
    record = await begin(house, HOUR, rolls=((3, 1),))
    paused = await house.clocks.pause(record.match_id, ALICE)
    assert paused.clock.is_paused
    house.wait(days=3)
    assert await house.clocks.run_out() == []
    resumed = await house.clocks.resume(record.match_id, ALICE)
    assert resumed.clock.left(house.now) == timedelta(hours=1)


async def test_while_its_match_stands_still_it_only_answers_what_is_offered(house, computers):
    record = await begin(house, HOUR)
    await house.clocks.pause(record.match_id, ALICE)
    assert await computers.take_turn(record.match_id) is None
    await house.act(record.match_id, ALICE, lambda side: cmd.Resign(side, 1))
    live(house)
    turn = await computers.take_turn(record.match_id)
    assert isinstance(turn.steps[0].event, ev.GameEnded | ev.ResignationRefused)


async def test_an_illegal_answer_is_replaced(house):
    async def nonsense(state):
        return cmd.MakePlay(state.waiting_for, "24/1")

    record = await begin(house)
    turn = await with_mind(house, nonsense).take_turn(record.match_id)
    assert [type(step.event) for step in turn.steps] == [ev.PlayMade]


async def test_a_command_of_the_other_side_is_not_legal(house):
    record = await begin(house)
    assert not is_legal(record.state, cmd.MakePlay(Side.WHITE, "8/5 6/5"))
    assert not is_legal(record.state, cmd.RollDice(Side.BLACK))
    assert is_legal(record.state, cmd.MakePlay(Side.BLACK, "8/5 6/5"))


@pytest.mark.parametrize("error", [EngineUnavailable("gone"), ValueError("what?")])
async def test_a_network_that_fails_is_done_without(house, error):
    async def fails(_):
        raise error

    record = await begin(house)
    assert (await with_mind(house, fails).take_turn(record.match_id)).steps


async def test_a_network_that_is_slow_is_not_waited_for(house):
    async def sleeps(_):
        await asyncio.sleep(60)

    record = await begin(house)
    assert (await with_mind(house, sleeps, patience=0.05).take_turn(record.match_id)).steps


async def test_it_never_acts_on_an_old_position(house):
    """Alice resigns while it thinks: what it has thought of is not done, and it answers what she offers."""
    record = await begin(house)

    async def slow(state):
        await house.act(record.match_id, ALICE, lambda side: cmd.Resign(side, 1), seen_seq=state.seq)
        return cmd.MakePlay(state.waiting_for, "8/5 6/5")

    assert await with_mind(house, slow).take_turn(record.match_id) is None
    log = await house.store.events(record.match_id)
    assert not any(isinstance(stored.event, ev.PlayMade) for stored in log)
    state = (await house.store.match(record.match_id)).state
    assert (state.phase, state.waiting_for) == (Phase.RESIGNATION_OFFERED, Side.BLACK)


async def test_it_answers_doubles_and_resignations(house, computers):
    record = await begin(house)
    await computers.take_turn(record.match_id)
    await house.act(record.match_id, ALICE, cmd.OfferDouble)
    turn = await computers.take_turn(record.match_id)
    assert [type(step.event) for step in turn.steps] == [ev.DoubleTaken], "at the start of a game"
    live(house)
    interaction = house.interaction()
    await house.matches.act(record.match_id, ALICE, lambda side: cmd.Resign(side, 2), interaction_id=interaction)
    turn = await computers.take_turn(record.match_id)
    assert turn.record.state.score[Side.BLACK] == 4


async def test_two_matches_do_not_wait_for_each_other(house, pool):
    """One thinks for long; the other is over before it."""
    thinking, done = asyncio.Event(), asyncio.Event()

    async def first_waits(state):
        if not thinking.is_set():
            thinking.set()
            await done.wait()
        return cmd.MakePlay(state.waiting_for, "8/5 6/5")

    computers = with_mind(house, first_waits)
    one, two = await begin(house), await begin(house)
    slow = asyncio.create_task(computers.take_turn(one.match_id))
    await thinking.wait()
    assert (await computers.take_turn(two.match_id)).steps
    assert not slow.done()
    done.set()
    assert (await slow).steps


async def test_several_calls_at_once_play_one_turn(house, computers):
    record = await begin(house)
    turns = await asyncio.gather(*(computers.take_turn(record.match_id) for _ in range(3)))
    assert sum(turn is not None for turn in turns) == 1
    log = await house.store.events(record.match_id)
    assert sum(isinstance(stored.event, ev.PlayMade) for stored in log) == 1
