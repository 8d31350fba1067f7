"""Known endings: bear-offs, and races of Hypergammon with the cube, beside a second reading without the bot's rules."""

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement, permutations, product
from random import Random

import pytest
from msgspec.structs import replace

from bot.engine.evaluator import before_roll, first_look, frame_of, judge_of
from bot.engine.judge import Outcome
from bot.engine.network import BEARING_OFF_AS_BACKGAMMON
from bot.rules.dice import ALL_ROLLS, Roll
from bot.rules.match.state import Phase
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.variants import VARIANTS
from bot.rules.variants.protocol import NextPart
from tests.engine.matches import state_at
from tests.nightly import NIGHTLY

HOME = 6 if NIGHTLY else 3
"""How far the checkers are away at most; there are 7,000 such races of six points and 400 of three."""
ROLLS = [((high, low), 1 if high == low else 2) for high in range(1, 7) for low in range(1, high + 1)]


def steps(checkers, die):
    """Where three checkers can get with a die."""
    found = set()
    for at, checker in enumerate(checkers):
        rest = checkers[:at] + checkers[at + 1 :]
        if checker and (checker >= die or max(checkers) == checker):
            found.add(tuple(sorted((max(0, checker - die), *rest))))
    return found


def plays(checkers, roll):
    """Where they can get with a roll. At home both numbers can be played until all are off."""
    orders = [(roll[0],) * 4] if roll[0] == roll[1] else permutations(roll)
    found = set()
    for order in orders:
        now = {checkers}
        for die in order:
            now = {after for one in now for after in (steps(one, die) or {one})}
        found |= now
    return found


@cache
def rolled(mine, theirs, owner, jacoby, beavers):
    total = 0
    for roll, weight in ROLLS:
        total += weight * max(played(after, theirs, owner, jacoby, beavers) for after in plays(mine, roll))
    return total / 36


@cache
def played(mine, theirs, owner, jacoby, beavers):
    """What it is worth to have played to `mine`."""
    if not any(mine):
        return 1 if not all(theirs) or (owner is None and jacoby) else 2
    theirs_now = None if owner is None else not owner
    kept = rolled(theirs, mine, theirs_now, jacoby, beavers)
    if theirs_now is False:
        return -kept
    taken = doubled(theirs, mine, jacoby, beavers)
    return -max(kept, min(1, taken))


def doubled(mine, theirs, jacoby, beavers):
    taken = 2 * rolled(mine, theirs, False, jacoby, beavers)
    return 2 * taken if beavers and taken < 0 else taken


def state_of(mine, theirs, owner, rules):
    counts = [{point: side.count(point) for point in side if point} for side in (mine, theirs)]
    state = state_at(*counts, variant="hypergammon")
    side = None if owner is None else state.on_roll if owner else Side(state.on_roll.other)
    cube = replace(state.cube, owner=side, value=1 if owner is None else 2)
    return replace(state, position=Position.of(*counts, checkers=3), rules=rules, cube=cube)


@pytest.mark.parametrize("beavers", [False, True])
@pytest.mark.parametrize("jacoby", [False, True])
@pytest.mark.parametrize("owner", [None, True])
def test_every_race_at_home(owner, jacoby, beavers):
    setups = [one for one in combinations_with_replacement(range(HOME + 1), 3) if any(one)]
    rules = Rules(jacoby=jacoby, beavers=beavers)
    for mine in setups:
        for theirs in setups[:: 1 if NIGHTLY else 3]:
            verdict = before_roll(state_of(mine, theirs, owner, rules), 2)
            assert verdict.no_double == pytest.approx(rolled(mine, theirs, owner, jacoby, beavers), abs=1e-5)
            assert verdict.double_take == pytest.approx(doubled(mine, theirs, jacoby, beavers), abs=1e-5)


def test_plays_are_valued_with_the_cube():
    state = replace(state_of((2, 4, 6), (1, 2, 3), True, Rules()), phase=Phase.TO_PLAY, roll=Roll(2, 1))
    for one in first_look(state):
        after = tuple(sorted(point for point, n in enumerate(one.play.after.mine[:7]) for _ in range(n)))
        assert one.equity == pytest.approx(played(after, (1, 2, 3), True, True, False), abs=1e-5)


SETUPS = [{2: 1}, {6: 1, 2: 1}, {5: 2}, {6: 1, 5: 1, 4: 1}][: 4 if NIGHTLY else 3]


def bear_off(position, game, rules, known):
    """The chance of the side on roll to win, by the game's own rules and the best plays of both."""
    key = position.mine, position.theirs
    if key not in known:
        known[key] = 0.0
        for roll, weight in ALL_ROLLS:
            afters = [play.after for play in game.legal_plays(position, roll, rules)]
            won = [
                1.0 if game.result(after, rules) else 1 - bear_off(after.swapped(), game, rules, known)
                for after in afters
            ]
            known[key] += weight / 36 * max(won)
    return known[key]


@pytest.mark.parametrize("key", sorted(BEARING_OFF_AS_BACKGAMMON))
def test_two_sides_that_bear_off_win_as_often_as_the_rules_say(key):
    """The tables of both sides are of the fastest way home; the best way differs in thousandths."""
    game, rules, known = VARIANTS[key], Rules(), {}
    judge = judge_of(key)
    for mine, theirs in product(SETUPS, SETUPS):
        position = Position.of(mine, theirs, checkers=15)
        state = replace(state_at(mine, theirs, variant=key), position=position)
        exact = bear_off(position.swapped(), game, rules, known)
        row = judge.rows([Outcome(position, NextPart(same_side=False))], frame_of(state))[0]
        assert row[0] == pytest.approx(1 - exact, abs=0.004), (mine, theirs)
        assert tuple(row[1:]) == (0, 0, 0, 0)


@pytest.mark.parametrize("key", sorted(BEARING_OFF_AS_BACKGAMMON))
def test_all_plays_at_home_are_those_of_backgammon(key):
    """What makes its table right for another game; also with a gammon at stake."""
    game, rules, random = VARIANTS[key], Rules(), Random(3)
    for _ in range(20 if NIGHTLY else 4):
        sides = [Counter(random.choices(range(1, 7), k=random.randint(1, 15))) for _ in range(2)]
        position = Position.of(*sides, checkers=15)
        for roll, _ in ALL_ROLLS:
            plays, theirs = (
                {play.after: one.result(play.after, rules) for play in one.legal_plays(position, roll, rules)}
                for one in (game, VARIANTS["backgammon"])
            )
            assert plays == theirs
