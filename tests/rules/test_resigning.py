"""Offers to resign: how often, for how much, and what a refusal means."""

from bot.errors import ResignationRefused
from bot.rules.dice import ScriptedDice
from bot.rules.formats.played import check_played
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.actions import resign_options
from bot.rules.match.machine import decide, fold
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.sides import Side
from tests.rules.test_machine import Table, kinds

WHITE, BLACK = Side.WHITE, Side.BLACK


def offers(state, side):
    """Can this side offer to resign a single game now?"""
    try:
        decide(state, cmd.Resign(side, 1), ScriptedDice([]))
    except ResignationRefused:
        assert [option.final for option in resign_options(state, side)] == [True]
        return False
    assert len(resign_options(state, side)) == 3
    return True


def test_one_refused_offer_to_resign_a_turn_of_ones_own():
    """And after a refusal none in the opponent's turn before one's own next turn is over."""
    table = Table(length=7, rolls=[(3, 1), (2, 1), (2, 1), (2, 1), (2, 1), (2, 1)])
    may = {}
    for turn in range(6):
        if table.state.phase is Phase.TO_ROLL:
            table.do(cmd.RollDice(table.state.on_roll))
        if turn in (0, 3):  # both times Black, first in White's turn and then in its own
            table.do(cmd.Resign(BLACK, 1))
            table.do(cmd.RefuseResignation(WHITE))
        may[turn] = offers(table.state, BLACK), offers(table.state, WHITE)
        table.do(cmd.MakePlay(table.state.on_roll, plays_now(table.state)[0].notation))
    black = {turn: both[0] for turn, both in may.items()}
    assert black == {0: False, 1: False, 2: True, 3: False, 4: False, 5: True}
    assert all(both[1] for both in may.values())


def test_the_largest_is_resigned_even_after_a_refusal():
    table = Table(length=7, rolls=[(3, 1), (6, 2)])
    table.do(cmd.Resign(WHITE, 1))
    table.do(cmd.RefuseResignation(BLACK))
    assert "GameEnded" in kinds(table.do(cmd.Resign(WHITE, 3)))


def test_a_new_game_forgets_the_refusal():
    table = Table(length=7, rolls=[(3, 1), (6, 2)])
    table.do(cmd.Resign(WHITE, 1))
    table.do(cmd.RefuseResignation(BLACK))
    table.do(cmd.Resign(BLACK, 3))
    assert table.state.game == 2
    assert offers(table.state, WHITE)


def test_an_offer_to_resign_may_be_taken_back():
    table = Table(length=7, rolls=[(3, 1)])
    table.do(cmd.Resign(WHITE, 1))
    table.do(cmd.RefuseResignation(WHITE))
    assert (table.state.phase, table.state.waiting_for) == (Phase.TO_PLAY, WHITE)
    assert not offers(table.state, WHITE)


def test_a_log_of_before_with_any_number_of_offers_folds_and_is_read():
    table = Table(length=7, rolls=[(3, 1)])
    again = [ev.ResignationOffered(BLACK, 1, 1), ev.ResignationRefused(WHITE)] * 12
    log = [*table.log, *again]
    state = fold(log)
    assert (state.phase, state.waiting_for, state.seq) == (Phase.TO_PLAY, WHITE, len(log))
    assert check_played(log) == state
