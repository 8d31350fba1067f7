"""Races of Hypergammon, solved with the cube, beside a second reading that knows nothing of the bot's rules."""

from functools import cache
from itertools import combinations_with_replacement, permutations

import pytest
from msgspec.structs import replace

from bot.engine.evaluator import before_roll, first_look
from bot.rules.dice import Roll
from bot.rules.match.state import Phase
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.sides import Side
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
