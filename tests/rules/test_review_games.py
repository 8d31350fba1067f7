"""What is at stake when a side gives up, and what its end is called, whatever the game and wherever it stands."""

import pytest

from bot.ratings.records import GameWon, MatchResult, tally
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.actions import resign_options
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.variants import VARIANTS
from tests.rules.variants.helpers import Table

WHITE, BLACK = Side.WHITE, Side.BLACK
SESSION = 0


def beavered(*, jacoby=True, raccoon=False):
    """White has played; Black has doubled to 2 and White answered with a beaver, to 4; perhaps a raccoon, to 8."""
    rules = Rules(jacoby=jacoby, beavers=True, raccoons=True)
    table = Table("backgammon", [(3, 1), (6, 5), (4, 2)], SESSION, rules)
    table.play("8/5 6/5")
    table.do(cmd.OfferDouble(BLACK))
    table.do(cmd.Beaver(WHITE))
    if raccoon:
        table.do(cmd.Beaver(BLACK))
    return table


@pytest.mark.parametrize("raccoon", [False, True])
def test_who_leaves_a_session_under_a_beaver_pays_no_less_than_who_passes_it(raccoon):
    passed, left = beavered(raccoon=raccoon), beavered(raccoon=raccoon)
    side = left.state.waiting_for
    assert resign_options(left.state, side)[-1].points == 3 * left.state.stake
    passed.do(cmd.Pass(side))
    left.do(cmd.ResignMatch(side))
    lost = next(event.points for event in passed.log if isinstance(event, ev.GameEnded))
    paid = next(event.points for event in left.log if isinstance(event, ev.GameEnded))
    assert lost == (4 if raccoon else 2)
    assert paid == 3 * lost  # the double that was beavered is a turned cube: gammons count


def test_who_runs_out_of_time_under_a_beaver_pays_at_the_double_that_it_accepts():
    table = beavered()
    table.do(cmd.RunOutOfTime(BLACK))
    assert table.state.score == (6, 0)


def test_a_double_alone_is_accepted_by_nobody_yet():
    table = Table("backgammon", [(3, 1), (6, 5), (4, 2)], SESSION, Rules(jacoby=True, beavers=True))
    table.play("8/5 6/5")
    table.do(cmd.OfferDouble(BLACK))
    table.do(cmd.ResignMatch(WHITE))
    assert table.state.score == (0, 1)


def test_gammons_are_only_in_the_games_that_have_them():
    named = {key for key, game in VARIANTS.items() if game.gammons}
    assert named == {"backgammon", "nackgammon", "hypergammon", "longgammon", "egyptian", "runte"}
    for key in ("plakoto", "fevga", "narde", "portes", "tavli"):
        assert VARIANTS[key].grade_name(2) == "double"


@pytest.mark.parametrize("key", ["american_acey_deucey", "european_acey_deucey"])
@pytest.mark.parametrize("checkers", [1, 2, 3, 15])
def test_a_win_that_is_paid_by_the_checker_is_never_a_double_one(key, checkers):
    assert VARIANTS[key].grade_name(checkers) == "more"


def test_checkers_left_in_acey_deucey_make_no_gammons_in_a_record():
    results = [
        MatchResult(variant, True, (GameWon(True, grade),))
        for variant, grade in (("american_acey_deucey", 9), ("plakoto", 2), ("backgammon", 2))
    ]
    counted = tally(results)
    assert (counted.won, counted.gammons_won, counted.backgammons_won) == (3, 1, 0)


def test_ids_only_where_they_can_hold_the_position():
    """XGID and GNU Backgammon know neither pins, nor checkers in hand, nor sides that move the same way."""
    for key, game in VARIANTS.items():
        for number in (1, 2, 3):
            one = game.of_game(number)
            cannot = one.pins or one.same_way or len(one.start().mine) > 26
            assert not (cannot and one.has_ids), key
    assert VARIANTS["backgammon"].has_ids
    assert VARIANTS["nackgammon"].has_ids
