"""The lists of plays of a roll: the first time their words are found, and for everybody who sees the roll afterwards.

Private boards, votes and guesses share what the public board's lists were made of: `make bench`. The goal, a ratio, is
printed and not asserted.
"""

from random import Random
from statistics import median
from time import thread_time_ns

import pytest

from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.texts.catalogue import load_languages
from bot.ui.kit.components import Buttons
from bot.ui.match.style import numbers_in
from bot.ui.picking.words import play_rows, plays_typed
from tests.rules.random_matches import states_of

WARM, MEASURED = 100, 500
"""Rolls that come first, so that single remarks have been worded before, and those that are timed."""
GOAL = 0.15
LETTERS = ("1", "13", "13/", "13/7")


@pytest.fixture(scope="module")
def rolls():
    load_languages()
    states = (state for seed in range(100) for state in states_of(Random(seed), "backgammon", games=2))
    found = []
    while len(found) < WARM + MEASURED:
        state = next(states)
        if state.phase is Phase.TO_PLAY and 1 < len(plays_now(state)) <= 100:
            found.append(state)
    return found


def timed(function, *given):
    began = thread_time_ns()
    function(*given)
    return (thread_time_ns() - began) / 1000


def lists(state, number):
    play_rows(state, numbers_in(state), Buttons("", number, state.seq))


def typed(state):
    for letters in LETTERS:
        plays_typed(state, numbers_in(state), letters)


def test_lists_of_plays(benchmark, rolls):
    """For the public board, then for a private one of the same match, then letter by letter while `/move` is typed."""
    first, again, by_letter = [], [], []

    def all_of_them():
        for number, state in enumerate(rolls):
            plays_now(state)
            cold, warm = timed(lists, state, number), timed(lists, state, number)
            if number >= WARM:
                first.append(cold)
                again.append(warm)
                by_letter.append(timed(typed, state) / len(LETTERS))

    benchmark.pedantic(all_of_them, rounds=1)
    ratio = median(again) / median(first)
    print(f"\nlists of plays: {median(first):.0f} us the first time, {median(again):.0f} us for everybody after that")
    print(f"{ratio:.2f} x, goal {GOAL}; a letter of /move {median(by_letter):.0f} us")
