"""Which match under way an imported one would tell something about, whatever its file says else."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.app.studying.analyzing import told_by
from bot.rules.dice import ScriptedDice
from bot.rules.match import commands as cmd
from bot.rules.match.machine import decide, fold, start
from bot.rules.match.turn import plays_now
from bot.rules.rules import Rules

BEFORE, SINCE = timedelta(seconds=-1), timedelta(0)


def file_of(*rolls, turns):
    """A log of these rolls after so many turns, each the first legal play."""
    dice = ScriptedDice(rolls)
    log = list(start(cmd.StartMatch("backgammon", 5, Rules()), dice))
    for turn in range(turns):
        if turn:
            log += decide(fold(log), cmd.RollDice(fold(log).on_roll), dice)
        state = fold(log)
        log += decide(state, cmd.MakePlay(state.on_roll, plays_now(state)[0].notation), dice)
    return log


@pytest.mark.parametrize(
    ("rolls", "turns", "imported", "told"),
    [
        ([(3, 1)], 0, SINCE, True),  # the same roll
        ([(3, 1)], 0, BEFORE, False),
        ([(6, 5)], 0, SINCE, False),
        ([(3, 1)], 1, SINCE, True),  # the roll and a play
        ([(6, 5)], 1, SINCE, False),
    ],
)
async def test_in_the_first_turn_a_file_tells_only_of_the_same_roll_and_if_it_was_imported_since(
    house, rolls, turns, imported, told
):
    running = await house.store.match(await house.begin())
    found = told_by(file_of(*rolls, turns=turns), None, running.created_at + imported, [running])
    assert found == (running if told else None)


@pytest.mark.parametrize("imported", [SINCE, BEFORE])
@pytest.mark.parametrize("ahead", [0, 1])
async def test_from_the_third_turn_on_the_position_is_enough_whenever_it_was_imported(house, imported, ahead):
    rolls = [(3, 1), (6, 4), (5, 2)]
    log = file_of(*rolls, turns=2)
    log += decide(fold(log), cmd.RollDice(fold(log).on_roll), ScriptedDice(rolls[2:]))
    running = replace(await house.store.match(await house.begin()), state=fold(log))
    file = file_of(*rolls, turns=2 + ahead)
    assert told_by(file, None, running.created_at + imported, [running]) == running
    assert told_by(file_of((6, 5), (6, 4), (5, 2), turns=3), None, running.created_at, [running]) is None
    assert told_by(file, 2, running.created_at, [running]) is None  # there is no second game in it


@pytest.mark.parametrize(("imported", "told"), [(SINCE, True), (BEFORE, False)])
async def test_the_first_two_turns_may_be_written_in_the_other_order(house, imported, told):
    """Both rolled 3-1. A file with the plays the other way round comes to no more than where the second roll leads."""

    def after(*plays):
        dice = ScriptedDice([(3, 1), (3, 1)])
        log = list(start(cmd.StartMatch("backgammon", 5, Rules()), dice))
        for play in plays:
            log += decide(fold(log), cmd.MakePlay(fold(log).on_roll, play), dice)
            if len(log) < 5:
                log += decide(fold(log), cmd.RollDice(fold(log).on_roll), dice)
        return log

    running = replace(await house.store.match(await house.begin()), state=fold(after("8/5 6/5")))
    found = told_by(after("24/23 13/10", "8/5 6/5"), None, running.created_at + imported, [running])
    assert found == (running if told else None)
    assert told_by(after("24/23 13/10", "24/20"), None, running.created_at, [running]) is None
