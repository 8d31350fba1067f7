"""The weights of facts, and how often there is one, over mistakes that computer players made."""

from collections import defaultdict
from functools import cache
from statistics import median

import pytest

from bot.rules.facts import sentences
from bot.rules.facts.comparing import MEDIANS
from bot.rules.facts.families import CHANCES
from tests.rules.facts.mistakes import facts_of, mistakes

FEWEST = 5
"""Differences of a family from which its median means something; of fewer it's 1."""


@cache
def found_in_all():
    return [(mistake, facts_of(mistake)) for mistake in mistakes()]


@pytest.mark.slow
def test_the_weights_are_medians_of_the_calibration_set():
    differences = defaultdict(list)
    for _, facts in found_in_all():
        for fact in facts:
            if fact.best != fact.played:
                differences[fact.family].append(abs(fact.best - fact.played))
    found = {family: round(median(many), 1) for family, many in differences.items() if len(many) >= FEWEST}
    assert found == {family: weight for family, weight in MEDIANS.items() if family in found}


@pytest.mark.slow
def test_nine_mistakes_in_ten_get_a_concrete_fact():
    """Something that is counted on the board, rather than what the play is worth."""
    said = [sentences(facts) for mistake, facts in found_in_all() if mistake.game == "backgammon"]
    concrete = [any(one.gain is not None and one.gain.family not in CHANCES for one in some) for some in said]
    assert sum(concrete) >= 0.9 * len(concrete)
