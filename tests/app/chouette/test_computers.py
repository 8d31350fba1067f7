"""Computers at the table: as crew, captain and box, in every preset."""

from random import Random
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from bot.app.chouette.computers import ChouetteComputers
from bot.chouette import commands as cmd
from bot.chouette import events as ev
from bot.chouette.machine import fold
from bot.chouette.settings import PRESETS
from bot.chouette.state import Choice
from bot.chouette.windows import computers_to_act
from bot.errors import StaleAction
from bot.records.computers import ComputerLevel, computer, is_computer
from bot.rules.match import commands as match_cmd
from bot.rules.rules import Rules
from tests.chouette.table import BEAVER, PASS, ROLL_ON, TAKE, Table, person
from tests.nightly import NIGHTLY


@pytest.mark.slow
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


@pytest.mark.slow
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


class OneCommand:
    """The chouettes, as a computer sees them that comes too late with its command."""

    def __init__(self, state):
        self.state = state

    async def look(self, _):
        return self

    async def act_as_computer(self, _record, command, *, computer_id):
        self.given, self.by = command, computer_id
        raise StaleAction


async def given(state, wants):
    """What the first computer does that `state` waits for; `wants` says what it'd do in a session of two."""
    levels = set()

    async def decision(session, level):
        levels.add(level)
        return wants(session), False

    table = OneCommand(state)
    store = SimpleNamespace(chouettes_for_computers=None)
    assert await ChouetteComputers(store, table, SimpleNamespace(decision=decision)).take_turn(1) is None
    return table.given, levels


def seated(table, letter):
    """A computer sits there."""
    return replace(table.state, computers=(person(letter),))


def always(kind):
    return lambda session: kind(session.waiting_for)


async def test_a_computer_beavers_and_raccoons_where_the_table_does():
    for lines, to_box, to_crew in (
        ({"beavers": True, "raccoons": True}, BEAVER, Choice.RACCOON),
        ({"beavers": True}, BEAVER, TAKE),
        ({}, TAKE, None),
    ):
        table = Table("ABC", rules=Rules(**lines)).crew_doubles("BC")
        command, _ = await given(seated(table, "A"), always(match_cmd.Beaver))
        assert command.choices == {0: to_box, 1: to_box}
        if to_crew is not None:
            table.answer(B=BEAVER, C=BEAVER)
            command, _ = await given(seated(table, "B"), always(match_cmd.Beaver))
            assert command.choices == {0: to_crew}


async def test_a_box_doubles_whom_it_wants_to_once_a_turn():
    table = Table("ABC").box_turn()
    assert (await given(seated(table, "A"), always(match_cmd.RollDice)))[0] == cmd.Roll(1)
    assert (await given(seated(table, "A"), always(match_cmd.OfferDouble)))[0] == cmd.DoubleCubes(1, (0, 1))
    table.box_doubles("B").say(B=TAKE)
    assert (await given(seated(table, "A"), always(match_cmd.OfferDouble)))[0] == cmd.Roll(1)


async def test_a_box_doubles_the_captain_too_where_the_table_wants_that():
    """It'd double only C, whose cube is another to it: an offer to resign was refused there."""
    table = Table("ABCD", "los_angeles").box_turn()
    cubes = [replace(one, refused=(1, 1)) if one.number == 1 else one for one in table.game.cubes]
    state = replace(seated(table, "A"), game=replace(table.game, cubes=tuple(cubes)))
    doubles = {True: match_cmd.OfferDouble, False: match_cmd.RollDice}
    command, _ = await given(state, lambda session: doubles[session.refused == (1, 1)](session.waiting_for))
    assert command == cmd.DoubleCubes(1, (1, 0))


@pytest.mark.parametrize(
    ("people", "taken", "answer"), [("ABCD", "D", PASS), ("ABCD", "CD", TAKE), ("ABCDE", "DE", TAKE)]
)
async def test_a_box_that_may_not_answer_so_takes_all_if_it_wants_half(people, taken, answer):
    """In Los Angeles it can't take without the captain's cube, which is B's."""
    table = Table(people, "los_angeles").crew_doubles(people[1:])
    wanted = [table.cube(letter).number for letter in taken]
    cubes = [replace(one, refused=(1, 1)) if one.number in wanted else one for one in table.game.cubes]
    state = replace(seated(table, "A"), game=replace(table.game, cubes=tuple(cubes)))
    answers = {True: match_cmd.Take, False: match_cmd.Pass}
    command, _ = await given(state, lambda session: answers[session.refused == (1, 1)](session.waiting_for))
    assert command.choices == dict.fromkeys(range(len(people) - 1), answer)


async def test_a_computer_thinks_on_its_own_level():
    expert = computer(ComputerLevel.EXPERT).user_id
    table = Table("ABC", begin=False).do(cmd.Join(expert, computer=True)).next_game()
    command, levels = await given(table.crew_turn().state, always(match_cmd.RollDice))
    assert (command.by, command.choices, levels) == (expert, {2: ROLL_ON}, {ComputerLevel.EXPERT})
