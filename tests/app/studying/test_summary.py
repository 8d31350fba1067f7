"""A match in short."""

from random import Random

import pytest

from bot.app.logged import GameSummary, MatchSummary, summarise
from bot.rules.dice import LiveDice, ScriptedDice
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.actions import may_double
from bot.rules.match.machine import decide, fold, start
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.rules import Rules
from bot.rules.sides import Side


def log_of(seed, length=3):
    random = Random(seed)
    dice = LiveDice(random.randrange)
    log = list(start(cmd.StartMatch("backgammon", length, Rules()), dice))
    while not (state := fold(log)).is_over:
        side = state.waiting_for
        if state.phase is Phase.TO_PLAY:
            command = cmd.MakePlay(side, random.choice(plays_now(state)).notation)
        elif state.phase is Phase.DOUBLE_OFFERED:
            command = random.choice([cmd.Take, cmd.Pass])(side)
        else:
            command = cmd.OfferDouble(side) if may_double(state) and random.random() < 0.2 else cmd.RollDice(side)
        log += decide(state, command, dice)
    return log


@pytest.mark.parametrize("seed", range(4))
def test_games_and_cube_add_up_to_the_match(seed):
    log = log_of(seed)
    summary, state = summarise(log), fold(log)
    assert len(summary.games) == state.game
    assert summary.games[-1].score == state.score
    for side in (0, 1):
        assert sum(game.points for game in summary.games if game.winner == side) == state.score[side]
    kinds = (ev.DoubleOffered, ev.DoubleTaken, ev.DoublePassed)
    assert [action.event for action in summary.cube] == [type(event) for event in log if isinstance(event, kinds)]
    assert summary.best_roll.pips > 0


@pytest.mark.parametrize(("second", "pips"), [((6, 2), None), ((6, 5), 3)])
def test_a_roll_that_gained_nothing_is_no_best_one(second, pips):
    dice = ScriptedDice([(3, 1), second])
    log = list(start(cmd.StartMatch("backgammon", 1, Rules()), dice))
    log += decide(fold(log), cmd.MakePlay(fold(log).on_roll, "8/5 6/5"), dice)
    best = summarise(log).best_roll
    assert (best and round(best.pips)) == pips


def test_a_match_given_up_at_once_has_no_best_roll():
    log = list(start(cmd.StartMatch("backgammon", 1, Rules()), LiveDice(Random(1).randrange)))
    log += decide(fold(log), cmd.ResignMatch(Side.WHITE), LiveDice(Random(1).randrange))
    assert summarise(log).best_roll is None
    assert summarise(log).games[0].ending is ev.Ending.MATCH_RESIGNED


@pytest.mark.parametrize(
    ("winners", "run"),
    [
        ("WBWW", (Side.WHITE, 2, 2)),
        ("BBWBB", (Side.BLACK, 2, 2)),
        ("WBBBW", (Side.BLACK, 3, 3)),
        ("BB-B", (Side.BLACK, 2, 2)),
        ("WBW", None),
        ("WWW", None),
        ("", None),
    ],
)
def test_the_longest_run_is_of_games_won_in_a_row(winners, run):
    """A drawn game ends it; a match of nothing else has none."""
    sides = {"W": Side.WHITE, "B": Side.BLACK, "-": None}
    games = tuple(
        GameSummary(number, sides[who], int(who != "-"), "single", None, (0, 0))
        for number, who in enumerate(winners, 1)
    )
    found = MatchSummary(games, (), None).longest_run
    assert (found and (found.side, found.games, found.points)) == run


def test_the_dice_of_both_sides_are_counted():
    log = log_of(1)
    rolled = [event for event in log if isinstance(event, ev.DiceRolled)]
    assert sum(counts.rolls for counts in summarise(log).rolls) == len(rolled)
