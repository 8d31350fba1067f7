"""Which house rules go together, with a game, a length and each other.

Quotations are from earlier editions of https://en.wikipedia.org/wiki/Backgammon.
"""

import pytest

from bot.errors import HouseRule, HouseRuleReason
from bot.rules.dice import ScriptedDice
from bot.rules.house_rules import (
    CUBE_ONLY,
    MOST_AUTOMATIC_DOUBLES,
    SESSION_ONLY,
    changes_play,
    check,
    fitting,
    refusals,
    remembered,
    usual_rules,
)
from bot.rules.match import commands as cmd
from bot.rules.match.machine import start
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.variants import BACKGAMMON, VARIANTS

WHITE, BLACK = Side.WHITE, Side.BLACK
SESSION, MATCH = 0, 5
every_game = pytest.mark.parametrize("game", VARIANTS.values(), ids=list(VARIANTS))


def reasons(rules, game, length):
    return {(refused.reason, refused.option) for refused in refusals(rules, game, length)}


# What goes together


@pytest.mark.parametrize("option", ["jacoby", "beavers", "automatic_doubles"])
def test_money_rules_are_not_for_matches(option):
    """ "is not used in match play", "usually not allowed in matches", "rarely, if ever, used in match play" """
    rules = Rules(**{option: 1 if option == "automatic_doubles" else True})
    assert reasons(rules, BACKGAMMON, MATCH) == {(HouseRuleReason.SESSION_ONLY, option)}
    assert reasons(rules, BACKGAMMON, SESSION) == set()
    with pytest.raises(HouseRule) as refused:
        start(cmd.StartMatch("backgammon", MATCH, rules), ScriptedDice([(2, 1)]))
    assert (refused.value.reason, refused.value.option, refused.value.variant) == (
        HouseRuleReason.SESSION_ONLY,
        option,
        "backgammon",
    )


@pytest.mark.parametrize("option", SESSION_ONLY)
def test_rules_about_the_cube_need_it(option):
    """A beaver or Jacoby without a cube says why not."""
    value = 1 if option == "automatic_doubles" else True
    assert (HouseRuleReason.NEEDS_CUBE, option) in reasons(Rules(cube=False, **{option: value}), BACKGAMMON, SESSION)
    assert option in CUBE_ONLY


def test_crawford_without_a_cube_changes_nothing_and_is_never_refused():
    for length in (SESSION, MATCH):
        assert reasons(Rules(cube=False), BACKGAMMON, length) == set()
        assert reasons(Rules(cube=False, crawford=False), BACKGAMMON, length) == set()


def test_a_raccoon_answers_a_beaver():
    assert reasons(Rules(raccoons=True), BACKGAMMON, SESSION) == {(HouseRuleReason.NEEDS_BEAVERS, "raccoons")}
    assert reasons(Rules(raccoons=True, beavers=True), BACKGAMMON, SESSION) == set()


@pytest.mark.parametrize("limit", [-1, MOST_AUTOMATIC_DOUBLES + 1])
def test_automatic_doubles_have_a_limit(limit):
    assert reasons(Rules(automatic_doubles=limit), BACKGAMMON, SESSION) == {
        (HouseRuleReason.OUT_OF_RANGE, "automatic_doubles")
    }
    assert reasons(Rules(automatic_doubles=MOST_AUTOMATIC_DOUBLES), BACKGAMMON, SESSION) == set()


@pytest.mark.parametrize(
    ("key", "option"),
    [
        ("portes", "cube"),
        ("portes", "quadruple"),
        ("sugoroku", "cube"),
        ("sugoroku", "jacoby"),
        ("american_acey_deucey", "cube"),
        ("european_acey_deucey", "beavers"),
        ("hypergammon", "five_checkers"),
        ("longgammon", "five_checkers"),
    ],
)
def test_a_game_without_that_option(key, option):
    """Three checkers never reach the limit of five on a point, fifteen on one exceed it."""
    rules = Rules(cube=option == "cube") if option == "cube" else Rules(cube=False, **{option: True})
    assert (HouseRuleReason.NOT_IN_GAME, option) in reasons(rules, VARIANTS[key], SESSION)


@pytest.mark.parametrize(
    ("key", "option"), [("portes", "winner_starts"), ("tavli", "winner_starts"), ("egyptian", "five_checkers")]
)
def test_what_a_game_always_has_cannot_be_chosen(key, option):
    """In Portes the winner of the game before starts; in Egyptian five checkers on a point are the limit."""
    assert (HouseRuleReason.ALWAYS, option) in reasons(Rules(cube=False, **{option: True}), VARIANTS[key], SESSION)


@every_game
@pytest.mark.parametrize("length", [0, 1, 5])
def test_what_nobody_chose_can_be_played(game, length):
    rules = usual_rules(game, length)
    assert reasons(rules, game, length) == set()
    check(rules, game, length)
    assert rules.cube is ("cube" in game.options)
    assert rules.jacoby is rules.beavers is (not length and "jacoby" in game.options)
    assert not rules.raccoons
    assert not rules.automatic_doubles


@every_game
@pytest.mark.parametrize("length", [0, 5])
def test_whatever_is_chosen_is_made_to_fit(game, length):
    everything = Rules(
        jacoby=True,
        free_choice=True,
        beavers=True,
        raccoons=True,
        automatic_doubles=9,
        quadruple=True,
        winner_starts=True,
        five_checkers=True,
    )
    fitted = fitting(everything, game, length)
    assert reasons(fitted, game, length) == set()
    for option in ("free_choice", "quadruple", "winner_starts", "five_checkers"):
        assert getattr(fitted, option) is (option in game.options)
    assert fitted.raccoons is (not length and "raccoons" in game.options)
    start(cmd.StartMatch(game.key, length, fitted), ScriptedDice([(2, 1)] * 3))


def test_without_beavers_no_raccoons_are_left():
    assert fitting(Rules(cube=False, beavers=True, raccoons=True), BACKGAMMON, SESSION) == Rules(cube=False)


def test_what_changes_the_play():
    assert not changes_play(Rules(jacoby=True, beavers=True, raccoons=True, automatic_doubles=2, cube=False))
    for option in ("free_choice", "five_checkers", "quadruple"):
        assert changes_play(Rules(**{option: True}))


def test_what_is_remembered():
    """Only what could be chosen is kept: a match says nothing about Jacoby, Portes nothing about the cube."""
    money = Rules(jacoby=False, beavers=True, raccoons=True)
    kept = remembered(None, money, BACKGAMMON, SESSION)
    assert (kept.jacoby, kept.raccoons) == (False, True)
    after_match = remembered(kept, Rules(free_choice=True), BACKGAMMON, MATCH)
    assert (after_match.jacoby, after_match.raccoons, after_match.free_choice) == (False, True, True)
    after_portes = remembered(after_match, Rules(cube=False), VARIANTS["portes"], SESSION)
    assert (after_portes.cube, after_portes.raccoons, after_portes.free_choice) == (True, True, False)
