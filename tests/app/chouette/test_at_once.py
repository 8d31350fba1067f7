"""Many at the same instant, two lives of the bot at one file, and a process killed in between."""

import asyncio
import signal
import subprocess
import sys
import threading
from collections import defaultdict
from pathlib import Path
from random import Random

import pytest

from bot.chouette import commands as cmd
from bot.chouette import events as ev
from bot.chouette.machine import fold
from bot.chouette.queries import player_of
from bot.chouette.seen import seen_by
from bot.chouette.state import Choice
from bot.chouette.windows import asked_of, unanswered
from bot.errors import BotError, StaleAction
from bot.rules.match.turn import plays_now
from tests.nightly import NIGHTLY

from .conftest import House
from .test_time import asks_crew, box_rolls, crew_moves, until

ROOT = Path(__file__).parents[3]
KILLS = 12 if NIGHTLY else 2


async def other_life(house):
    """Another bot at the same file, with locks of its own."""
    other = await House(house.path).open()
    other.number, other.now, other._ids = house.number, house.now, house._ids
    return other


@pytest.mark.parametrize("lives", [1, 2])
async def test_ten_answers_at_once_are_all_kept_and_sealed_until_the_last(house, lives):
    await house.begin(11)
    state = await until(house, asks_crew)
    window, people = state.game.window, unanswered(state)
    assert len(people) == 10
    choices = {one: Random(one).choice((Choice.DOUBLE, Choice.ROLL_ON)) for one in people}
    bots = [house] if lives == 1 else [house, await other_life(house)]
    commands = [cmd.Choose(one, window.number, dict.fromkeys(asked_of(state, one), choices[one])) for one in people]
    turns = await asyncio.gather(*(bots[at % lives].act(command) for at, command in enumerate(commands)))
    for turn in turns:
        for step in turn.steps:
            game = seen_by(step.state, None).state.game
            assert game.window is None or game.window.kind != "double" or not game.window.choices
    log = [one.event for one in await house.chouettes.log(house.number)]
    (closed,) = [event for event in log if isinstance(event, ev.WindowClosed)]
    assert {one: choices[state.game.cubes[one].crew] for one in window.asked} == closed.choices
    assert sum(isinstance(event, ev.ChoicesMade) for event in log) == 10
    assert fold(log) == (await house.look()).state
    for bot in bots[1:]:
        await bot.store.close()


async def test_only_one_of_two_plays_of_the_same_roll_is_made(house):
    await house.begin(3)
    await until(house, crew_moves)
    other = await other_life(house)
    before = (await house.look()).state
    board = before.game.board
    play = cmd.Play(player_of(before, board.on_roll), plays_now(board)[0].notation)
    made = await asyncio.gather(*(bot.act(play) for bot in (house, other)), return_exceptions=True)
    assert sum(isinstance(one, BotError) for one in made) == 1
    log = [one.event for one in await house.chouettes.log(house.number)]
    plays = [event for event in log[before.seq :] if isinstance(event, ev.OnBoard)]
    assert len(plays) == 1
    await other.store.close()


async def test_what_was_seen_before_the_latest_turn_is_not_acted_on(house):
    """Asides of others do not matter; another turn does."""
    await house.begin(4)
    state = await until(house, box_rolls)
    box, captain, line, _ = state.order
    await house.act(cmd.RollOn(line))
    await house.act(cmd.Settle(captain, 0, 100))
    if state.game.board.roll is None:
        await house.act(cmd.Roll(box), seen_seq=state.seq)
    await house.step()
    state = await until(house, lambda one: box_rolls(one) and one.game.board.roll is None)
    with pytest.raises(StaleAction):
        await house.act(cmd.Roll(box), seen_seq=state.moved - 1)
    await house.act(cmd.Roll(box), seen_seq=state.moved)


PLAYER = """
import asyncio, os, sys
from pathlib import Path
sys.path.insert(0, sys.argv[2])
from tests.app.chouette.conftest import play_on
asyncio.run(play_on(Path(sys.argv[1]), lambda seq: os.write(1, f"{seq}\\n".encode())))
"""


def play_until_killed(path, seconds):
    """Let a process play a chouette and kill it; the last `seq` that was acknowledged."""
    with subprocess.Popen([sys.executable, "-c", PLAYER, str(path), str(ROOT)], stdout=subprocess.PIPE) as child:
        first = child.stdout.readline()
        assert first
        timer = threading.Timer(seconds, child.kill)
        timer.start()
        acknowledged = first + child.stdout.read()
        timer.join()
    assert child.returncode == -signal.SIGKILL
    return int(acknowledged.split()[-1])


@pytest.mark.slow
async def test_a_kill_at_any_moment_loses_nothing_and_rolls_nothing_again(tmp_path):
    """What was stored before a kill stays, and the rolls that follow are those that would have followed."""
    path = tmp_path / "killed.db"
    rng = Random(1)
    for _ in range(KILLS):
        acknowledged = play_until_killed(path, rng.uniform(0.05, 1.0))
        life = await House(path).open()
        record = await life.chouettes.look(1)
        log = await life.chouettes.log(1)
        assert record.state.seq >= acknowledged
        assert [one.seq for one in log] == list(range(1, record.state.seq + 1))
        assert fold([one.event for one in log]) == record.state
        dice = await life.store.chouette_dice(1)
        rolls = [one.event for one in log if isinstance(one.event, ev.GameBegan)]
        for number, event in enumerate(rolls, 1):
            assert event.opening == tuple(dice.roll(number, index) for index in range(len(event.opening)))
        points = defaultdict(int)
        for one in await life.chouettes.results(1):
            points[one.game] += one.hundredths
        assert not any(points.values())
        await life.store.close()
