"""What the tutor looks at, without Discord: a real pool, a worker that hangs."""

import asyncio
import os
import signal

import pytest

from bot.engine.analyst import decision_of, look_at
from bot.engine.pool import EnginePool
from bot.records.analyses import CubeAction, DecisionKind
from bot.rules.dice import Roll
from bot.rules.match import commands as cmd
from bot.rules.match.state import MatchState, Phase
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.sides import Side
from tests.inside import pids_of


def state(roll=None, **fields):
    phase = fields.pop("phase", Phase.TO_ROLL if roll is None else Phase.TO_PLAY)
    variant = fields.pop("variant", "backgammon")
    rules = fields.pop("rules", Rules())
    return MatchState(variant, rules, 5, Position.start(), phase=phase, roll=roll, game=1, turns=2, **fields)


@pytest.fixture
async def pool():
    pool = EnginePool(workers=1)
    yield pool
    await pool.close()


async def test_a_play_is_looked_at_however_it_is_typed(pool):
    good = decision_of(state(Roll(3, 1)), cmd.MakePlay(Side.WHITE, "6/5 8/5"))
    bad = decision_of(state(Roll(3, 1)), cmd.MakePlay(Side.WHITE, "24/20"))
    assert (await look_at(pool, good[0], 60)).loss == 0
    assert (await look_at(pool, bad[0], 60)).loss > 0.16
    assert bad[1][0] == "p"


@pytest.mark.usefixtures("engine_processes")
async def test_a_worker_that_hangs_is_not_waited_for(pool):
    decision, _ = decision_of(state(Roll(3, 1)), cmd.MakePlay(Side.WHITE, "24/20"))
    assert await look_at(pool, decision, 60) is not None
    for pid in pids_of(pool):
        os.kill(pid, signal.SIGSTOP)
    async with asyncio.timeout(30):
        assert await look_at(pool, decision, 0.3) is None
    for pid in pids_of(pool):
        os.kill(pid, signal.SIGCONT)
    await asyncio.sleep(0)


@pytest.mark.parametrize(
    ("before", "command", "kind", "action"),
    [
        (state(), cmd.OfferDouble(Side.WHITE), DecisionKind.DOUBLE, CubeAction.DOUBLE),
        (state(), cmd.RollDice(Side.WHITE), DecisionKind.DOUBLE, CubeAction.NO_DOUBLE),
        (state(phase=Phase.DOUBLE_OFFERED), cmd.Take(Side.BLACK), DecisionKind.TAKE, CubeAction.TAKE),
        (state(phase=Phase.DOUBLE_OFFERED), cmd.Pass(Side.BLACK), DecisionKind.TAKE, CubeAction.PASS),
    ],
)
def test_the_cube_is_a_decision_of_who_acts(before, command, kind, action):
    decision, _ = decision_of(before, command)
    assert (decision.kind, decision.action, decision.side) == (kind, action, command.side)


@pytest.mark.parametrize(
    ("before", "command"),
    [
        (state(), cmd.RollDice(Side.BLACK)),
        (state(Roll(3, 1)), cmd.RollDice(Side.WHITE)),
        (state(rules=Rules(quadruple=True)), cmd.RollDice(Side.WHITE)),
        (state(score=(4, 0)), cmd.RollDice(Side.WHITE)),
        (state(), cmd.Resign(Side.WHITE, 1)),
        (state(), cmd.Take(Side.WHITE)),
    ],
)
def test_what_is_no_choice_is_not_looked_at(before, command):
    assert decision_of(before, command) is None
