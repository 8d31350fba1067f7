"""Two who are to be kept apart do not meet where another draw exists."""

from itertools import combinations, permutations
from random import Random

import pytest

from bot.tournaments import commands as cmd
from bot.tournaments.evolution import evolve
from bot.tournaments.machine import create, decide, fold
from bot.tournaments.parting import parted
from bot.tournaments.queries import is_over, open_pairings
from bot.tournaments.round_robin import qualified
from bot.tournaments.settings import Format, Seeding, TournamentSettings
from bot.tournaments.state import StageKey


def apart(*pairs):
    return frozenset(frozenset(pair) for pair in pairs)


def started(settings, count, kept_apart, seed=1, order=()):
    state = fold(create(cmd.Create(settings)))
    commands = [cmd.Join(one, str(one), 2000.0 - one) for one in range(1, count + 1)]
    for command in (*commands, cmd.Start(seed, order)):
        for event in decide(state, command, kept_apart):
            state = evolve(state, event)
    return state


def first_matches(order):
    """Who meets whom in the first round of a bracket, seeds as they stand."""
    places = 1 << (len(order) - 1).bit_length()
    met = {frozenset((order[seed], order[places - 1 - seed])) for seed in range(places - len(order), places // 2)}
    return {pair for pair in met if len(pair) == 2}


def meetings(state):
    return {frozenset(one.entrants) for one in open_pairings(state)}


@pytest.mark.parametrize("format_", [Format.SINGLE_ELIMINATION, Format.DOUBLE_ELIMINATION, Format.CONSOLATION])
def test_the_first_round_of_a_bracket_drawn_by_lot_parts_whom_it_can(format_):
    settings = TournamentSettings(format=format_, seeding=Seeding.RANDOM)
    for seed in range(20):
        assert meetings(started(settings, 4, apart((1, 2), (1, 3)), seed)) == {frozenset((1, 4)), frozenset((2, 3))}


@pytest.mark.parametrize("size", [3, 4, 5, 6, 7, 8])
def test_a_draw_by_lot_is_as_good_as_the_best_of_all(size):
    rng = Random(size)
    settings = TournamentSettings(seeding=Seeding.RANDOM)
    every = list(permutations(range(size))) if size < 8 else [tuple(rng.sample(range(8), 8)) for _ in range(20000)]
    matches = [first_matches(order) for order in every]
    for _ in range(12):
        kept = frozenset(frozenset(p) for p in combinations(range(size), 2) if rng.random() < 0.5)
        order = parted(tuple(range(size)), settings, kept, is_fixed=False)
        assert sorted(order) == list(range(size))
        assert len(first_matches(order) & kept) == min(len(met & kept) for met in matches)


@pytest.mark.parametrize("size", [5, 6, 8, 12, 16, 100])
def test_seeds_change_places_only_with_those_a_bracket_treats_alike(size):
    rng = Random(size)
    settings = TournamentSettings(seeding=Seeding.RATING)
    for _ in range(10):
        met = list(first_matches(tuple(range(size))))
        kept = frozenset(rng.sample(met, min(2, len(met))))
        order = parted(tuple(range(size)), settings, kept, is_fixed=False)
        assert [max(rank, 1).bit_length() if rank else 0 for rank in order] == [
            max(rank, 1).bit_length() if rank else 0 for rank in range(size)
        ]
        alone = size == 5  # one match only, and only who has the bye can change
        assert alone or not first_matches(order) & kept


@pytest.mark.parametrize("seeding", [Seeding.RATING, Seeding.RANDOM])
@pytest.mark.parametrize("size", [6, 8, 16, 100])
def test_nobody_moves_who_need_not(size, seeding):
    """One of a pair changes places with one of another match, or with one who has a bye."""
    usual = first_matches(tuple(range(size)))
    for pair in usual:
        order = parted(tuple(range(size)), TournamentSettings(seeding=seeding), frozenset([pair]), is_fixed=False)
        assert 1 <= len(usual - first_matches(order)) <= 2


def test_an_order_that_was_written_down_stands():
    settings = TournamentSettings(seeding=Seeding.MANUAL)
    assert frozenset((1, 4)) in meetings(started(settings, 4, apart((1, 4)), order=(1, 2, 3, 4)))
    assert frozenset((1, 4)) not in meetings(started(settings, 4, apart((1, 4))))


def test_groups_part_them():
    settings = TournamentSettings(format=Format.ROUND_ROBIN, groups=2, seeding=Seeding.RATING)
    state = started(settings, 8, apart((1, 4), (2, 3)))
    assert not {frozenset(one.entrants) for one in state.pairings} & apart((1, 4), (2, 3))
    state = started(settings, 8, apart((1, 4)), 1)
    assert {one.entrants for one in state.pairings if one.stage is StageKey.GROUPS}


@pytest.mark.parametrize(
    ("tables", "advance", "kept", "order"),
    [
        ([[1, 4], [2, 5], [3, 6]], 2, (), [1, 2, 3, 4, 6, 5]),  # the first and second of a group would have met
        ([[1, 5], [2, 6], [3, 7], [4, 8]], 2, (), [1, 2, 3, 4, 5, 6, 7, 8]),
        ([[1], [2], [3]], 1, [(2, 3)], [3, 2, 1]),  # the last changes places with the first, as the next doesn't help
        ([[1], [2]], 1, [(1, 2)], [1, 2]),
    ],
)
def test_those_who_advance_from_one_group_do_not_meet_at_once(tables, advance, kept, order):
    assert qualified(tables, advance, apart(*kept)) == order


@pytest.mark.parametrize("size", [6, 60])
def test_swiss_rounds_part_them(size):
    kept = apart(*combinations(range(1, 4), 2))
    state = started(TournamentSettings(format=Format.SWISS, swiss_rounds=3), size, kept)
    while not is_over(state):
        assert not meetings(state) & kept
        one = open_pairings(state)[0]
        for event in decide(state, cmd.Report(one.number, min(one.entrants), (5, 2)), kept):
            state = evolve(state, event)


def test_two_who_are_alone_meet():
    assert meetings(started(TournamentSettings(), 2, apart((1, 2)))) == apart((1, 2))


def test_without_anybody_to_part_nothing_moves():
    order = tuple(range(16))
    assert parted(order, TournamentSettings(), apart((0, 1)), is_fixed=False) == order
