"""A match in short, and how lucky a roll was."""

from random import Random

import pytest

from bot.app.summary import GameSummary, MatchSummary, summarise
from bot.rules.dice import LiveDice, Roll
from bot.rules.luck import race_gain, race_luck
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.actions import may_double
from bot.rules.match.machine import decide, fold, start
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.variants import BACKGAMMON


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


def test_a_match_given_up_at_once_has_no_best_roll():
    log = list(start(cmd.StartMatch("backgammon", 1, Rules()), LiveDice(Random(1).randrange)))
    log += decide(fold(log), cmd.ResignMatch(Side.WHITE), LiveDice(Random(1).randrange))
    assert summarise(log).best_roll is None
    assert summarise(log).games[0].ending is ev.Ending.MATCH_RESIGNED


def test_the_race_gains_what_is_rolled():
    start_position = Position.start()
    assert race_gain(start_position, Roll(6, 5), BACKGAMMON, Rules()) == 11
    assert race_luck(start_position, Roll(6, 6), BACKGAMMON, Rules()) == pytest.approx(24 - 8.17, abs=0.6)
    assert race_luck(start_position, Roll(2, 1), BACKGAMMON, Rules()) < 0


def test_a_hit_gains_what_the_opponent_has_to_go_again():
    mine, theirs = [0] * 26, [0] * 26
    mine[13], mine[0] = 1, 14
    theirs[18], theirs[0] = 1, 14  # on my 7 point
    position = Position(tuple(mine), tuple(theirs))
    assert race_gain(position, Roll(5, 1), BACKGAMMON, Rules()) == 6 + 7


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
