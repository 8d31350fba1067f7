"""How long the legal plays of each game take, as a multiple of backgammon's. Run with

`pytest tests/benchmarks/test_games.py --benchmark-only -s`.
"""

from random import Random
from statistics import median
from time import perf_counter_ns

import pytest

from bot.rules.dice import Roll
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.variants import VARIANTS
from bot.rules.variants.protocol import ROLL_AGAIN

POSITIONS = 60
"""Of each game, from as many places of its random games; each is asked for with all 21 rolls."""
GOAL = 10
ROLLS = tuple(Roll(high, low) for high in range(1, 7) for low in range(1, high + 1))
RULES = Rules(cube=False)
ONE_GAME = [variant for variant in VARIANTS.values() if variant.of_game(1) is variant]


def positions_of(variant, count, *, seed=3, apart=11):
    """Positions of random games, one in `apart` turns; what follows in a turn is played as far as it can be."""
    random = Random(seed)
    position, found, turns = variant.start(), [], 0
    while len(found) < count:
        roll = Roll(random.randint(1, 6), random.randint(1, 6))
        if turns % apart == 0:
            found.append(position)
        turns += 1
        doublets = [number for number in variant.ahead(roll, turns) if 0 < number < ROLL_AGAIN]
        over = False
        for numbers in (variant.numbers(roll), *[(number,) * 4 for number in doublets]):
            plays = variant.plays_of_numbers(position, numbers, RULES)
            if plays and not over:
                position = random.choice(plays).after
                over = variant.result(position, RULES) is not None
        position = variant.start() if over else Position.swapped(position)
    return found


def medians(variant, positions):
    """The median time of the legal plays of all rolls and of doublets alone, and the longest, in microseconds."""
    taken = {False: [], True: []}
    for position in positions:
        for roll in ROLLS:
            begun = perf_counter_ns()
            variant.legal_plays(position, roll, RULES)
            taken[roll.is_doublet].append((perf_counter_ns() - begun) / 1_000)
    return median(taken[False] + taken[True]), median(taken[True]), max(taken[False] + taken[True])


@pytest.fixture(scope="module")
def backgammon():
    variant = VARIANTS["backgammon"]
    return medians(variant, positions_of(variant, POSITIONS))


@pytest.mark.parametrize("variant", ONE_GAME, ids=lambda variant: variant.key)
def test_legal_plays_of_a_game(benchmark, variant, backgammon):
    positions = positions_of(variant, POSITIONS)
    middle, doublets, worst = benchmark.pedantic(medians, (variant, positions), rounds=3, warmup_rounds=1)
    ratio, of_doublets = middle / backgammon[0], doublets / backgammon[1]
    print(
        f"\n{variant.key}: {ratio:.1f} times backgammon's {backgammon[0]:.0f} us (doublets alone {of_doublets:.1f}, "
        f"slowest roll {worst / 1_000:.1f} ms; goal {GOAL})"
    )
