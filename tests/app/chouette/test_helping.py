"""What happens by itself for whoever moves, and where nobody is helped."""

from random import Random

import pytest

from bot.app.coach import Coach
from bot.app.logged import Logs
from bot.chouette import commands as cmd
from bot.chouette import events as ev
from bot.chouette.queries import captain_of
from bot.chouette.windows import unanswered, waiting_for
from bot.errors import ChallengeError, ChallengeReason, ChouetteError, ChouetteReason, CoachError, CoachReason
from bot.records.computers import is_computer
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now

from .test_time import asks_crew, box_rolls, crew_moves, until


async def test_forced_plays_and_rolls_without_a_cube_happen_by_themselves_for_who_likes_it(house):
    house.random_bytes = Random(2).randbytes
    for person in house.people[:3]:
        await house.choices.prefer(person.user_id, auto_roll=True, auto_forced=True, auto_bear_off=True)
    await house.begin(3, variant="hypergammon")
    asked = 0
    while (state := (await house.look()).state).game is not None:
        game = state.game
        if game.window is None and game.board.phase is Phase.TO_PLAY:
            assert len(plays_now(game.board)) > 1
        if game.window is None and game.board.phase is Phase.TO_ROLL:
            assert any(one.may_turn(0) for one in game.cubes)
        asked += game.window is not None and game.window.kind == "double"
        turn = await house.step(double=game.board.turns == 3)
        assert turn.caused <= len(turn.steps)
    log = await house.chouettes.log(house.number)
    moved = [one for one in log if isinstance(one.event, ev.OnBoard) and one.actor_id is None]
    assert moved
    assert asked


async def test_nobody_at_the_table_is_helped_with_its_board(house):
    await house.begin(3)
    for _ in range(12):
        await house.step()
    state = await until(house, crew_moves)
    coach = Coach(house.store, Logs(house.store, house.fair), None)
    for person in house.people[:3]:
        with pytest.raises(CoachError) as refused:
            await coach.may_value(person.user_id, state.game.board.position)
        assert refused.value.reason is CoachReason.IN_CHOUETTE
        assert refused.value.match == str(house.number)
    assert await coach.may_value(house.people[5].user_id, state.game.board.position) == []


async def test_whom_a_chouette_waits_for(house):
    await house.begin(4)
    state = await until(house, asks_crew)
    for person in unanswered(state):
        assert person in waiting_for(state)
    assert state.order[0] not in waiting_for(state)
    state = await until(house, crew_moves)
    captain = captain_of(state)
    assert [one for one in state.order if one in waiting_for(state)] == [captain]


async def test_what_a_click_has_stored_is_known(house):
    await house.begin(3)
    state = await until(house, box_rolls)
    click = house.click()
    await house.act(cmd.RollOn(state.order[1]), interaction_id=click)
    assert (await house.chouettes.stored_by(click)).chouette_id == house.number
    assert await house.chouettes.stored_by(click + 1000) is None


async def test_who_is_blocked_by_somebody_there_does_not_join(house):
    await house.begin(3)
    stranger, other = house.people[5:7]
    await house.store.block(house.people[1].user_id, stranger.user_id)
    with pytest.raises(ChallengeError) as refused:
        await house.chouettes.act(house.number, stranger, cmd.Join(stranger.user_id), interaction_id=house.click())
    assert refused.value.reason is ChallengeReason.BLOCKED_THERE
    await house.chouettes.act(house.number, other, cmd.Join(other.user_id), interaction_id=house.click())
    assert (await house.look()).state.joiners == (other.user_id,)


async def test_only_who_is_there_sends_a_computer_away(house):
    await house.begin(3, computers=1)
    (computer,) = [one for one in (await house.look()).state.seated if is_computer(one)]
    with pytest.raises(ChouetteError) as refused:
        await house.chouettes.remove_computer(house.number, house.people[5], computer, interaction_id=house.click())
    assert refused.value.reason is ChouetteReason.NOT_HERE
    with pytest.raises(ChouetteError) as refused:
        await house.chouettes.remove_computer(
            house.number, house.people[0], house.people[1].user_id, interaction_id=house.click()
        )
    assert refused.value.reason is ChouetteReason.NOT_HERE
    await house.chouettes.remove_computer(house.number, house.people[1], computer, interaction_id=house.click())
    assert (await house.look()).state.leaving == (computer,)
