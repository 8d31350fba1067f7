"""Whole plays in lists: what each entry says and stands for, in every game, language and numbering."""

from random import Random

import pytest

from bot.rules.match.partial import decode_steps, partial_now
from bot.rules.match.turn import game_of, plays_now
from bot.rules.sides import Side
from bot.rules.variants import VARIANTS
from bot.texts.catalogue import languages, speaking
from bot.ui.match.style import PointNumbers
from bot.ui.picking.words import opening_of, play_lists, what_it_does
from tests.nightly import every
from tests.rules.random_matches import states_of


def opening_state(roll):
    """A first turn of backgammon with this roll."""
    return next(
        state
        for seed in range(10_000)
        for state in states_of(Random(seed), "backgammon", games=1)
        if state.roll and (state.roll.high, state.roll.low) == roll and not state.turns
    )


def test_the_first_play_of_a_match():
    state = opening_state((3, 1))
    (only,) = play_lists(state)
    assert only.title == "Choose your play (16)"
    entries = {entry.label: entry.description for entry in only.entries}
    assert entries["8/5 6/5"] == "makes your 5 point, brings a checker home"
    assert entries["24/21 24/23"] == "splits the back checkers, leaves blots on 23 and 21"
    assert [label.split("/")[0] for label in entries] == sorted((one.split("/")[0] for one in entries), key=int)[::-1]


def test_lists_of_one_checkers_plays_are_told_apart_by_what_it_does():
    """Not by a number, of which nobody knows what it stands for."""
    found = {}
    for state in states_of(Random("0"), "backgammon", games=6):
        titles = [one.title for one in play_lists(state)] if 25 < len(plays_now(state)) <= 100 else []
        found |= {title.partition(":")[0]: titles for title in titles if "/" in title}
    assert any(" + " in name for name in found)
    for titles in found.values():
        names = [title.partition(":")[0] for title in titles]
        assert len(set(names)) == len(names)


def test_fixed_numbers_are_whites():
    state = opening_state((3, 1))
    numbers = PointNumbers(game_of(state), Side.BLACK, Side.WHITE)
    entries = {entry.label: entry.description for one in play_lists(state, numbers) for entry in one.entries}
    assert entries["17/20 19/20"] == "makes the 20 point, brings a checker home"


@pytest.mark.parametrize("key", VARIANTS)
@pytest.mark.parametrize("seed", every(range(6), daily=range(1)))
def test_every_play_can_be_chosen(key, seed):
    states = [state for state in states_of(Random(f"{key} {seed}"), key, games=1) if plays_now(state)]
    some = Random(seed).sample(states, min(len(languages()), len(states)))
    for state, language in zip(some, languages(), strict=False):
        with speaking(language):
            assert sorted(chosen_from(state), key=repr) == sorted(plays_now(state), key=repr)


def chosen_from(state):
    """The plays that all the lists lead to."""
    lists = play_lists(state)
    leads = [opening_of(entry.value) for entry in lists[0].entries]
    for index in (lead for lead in leads if lead is not None):
        lists += play_lists(state, opening=index)
    for one in lists:
        assert 0 < len(one.title) <= 150
        assert 0 < len(one.entries) <= 25
        assert len({entry.value for entry in one.entries}) == len(one.entries)
        for entry in one.entries:
            assert 0 < len(entry.label) <= 100
            assert len(entry.description or "") <= 100
            if opening_of(entry.value) is None:
                play = partial_now(state, decode_steps(entry.value)).finished()
                assert entry.label == play.notation
                assert (entry.description or "") == what_it_does(state, play)
                yield play
