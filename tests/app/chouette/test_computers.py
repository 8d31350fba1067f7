"""Computers at the table: as crew, captain and box, in every preset."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.chouette import commands as cmd
from bot.chouette import events as ev
from bot.chouette.machine import fold
from bot.chouette.settings import PRESETS
from bot.chouette.windows import computers_to_act
from bot.records.computers import is_computer
from bot.rules.rules import Rules
from tests.nightly import NIGHTLY

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("preset", PRESETS)
async def test_a_person_plays_among_computers(house, preset):
    """Everything that computers do is done by themselves; whatever stops them, the next call goes on from there."""
    lines = {name: getattr(PRESETS[preset], name) for name in PRESETS[preset].__struct_fields__}
    lines |= {"variant": "hypergammon", "rules": replace(PRESETS[preset].rules, automatic_doubles=1)}
    house.random_bytes = Random(preset).randbytes
    await house.begin(2, computers=4, **lines)
    games = 12 if NIGHTLY else 2
    rng = Random(preset)
    while (state := (await house.look()).state).games <= games:
        waiting = [one.chouette_id for one in await house.computers.waiting()]
        assert waiting == ([house.number] if computers_to_act(state) else [])
        if waiting:
            turn = await house.computers.take_turn(house.number)
            assert turn.steps
            assert is_computer(turn.actor)
        else:
            await house.step(double=rng.random() < 0.5, take=rng.random() < 0.7)
        if rng.random() < 0.02:
            await house.restart()
    log = await house.chouettes.log(house.number)
    assert fold([one.event for one in log]) == (await house.look()).state
    acts = {type(one.event) for one in log if one.actor_id is not None and is_computer(one.actor_id)}
    assert {ev.ChoicesMade, ev.OnBoard, ev.WindowClosed} <= acts
    assert not {ev.PlayProposed, ev.SettlementOffered, ev.PartnerAsked} & acts
    results = await house.chouettes.results(house.number)
    for game in range(1, games + 1):
        assert sum(one.hundredths for one in results if one.game == game) == 0


async def test_a_computer_answers_an_offer_to_resign(house):
    """Nobody waits for it on the board, so it is found by the offer."""
    seed = 0
    while True:
        house.random_bytes = Random(seed).randbytes
        state = (await house.begin(2, computers=1, variant="hypergammon", rules=Rules())).state
        if is_computer(state.order[0]):
            break
        seed += 1
    cube = state.game.cubes[0]
    offered = await house.act(cmd.Resign(cube.crew, (cube.number,), 1))
    assert offered.state.game.cubes[cube.number].resigning is not None
    assert state.order[0] in computers_to_act(offered.state)
    assert [one.chouette_id for one in await house.computers.waiting()] == [house.number]
    turn = await house.computers.take_turn(house.number)
    assert {type(event) for event in turn.events} & {ev.CubesSettled, ev.ResignationRefused}
    assert turn.state.game.cubes[cube.number].resigning is None
