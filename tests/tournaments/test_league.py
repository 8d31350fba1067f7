"""A league: its points and ties from tables made by hand, who goes up and down, who leaves, the next season."""

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tournaments import commands as cmd
from bot.tournaments.league import (
    Moving,
    carried_over,
    divided,
    even_sizes,
    leaves_early,
    next_places,
    number_of_divisions,
    table,
    tables,
)
from bot.tournaments.machine import fold
from bot.tournaments.queries import is_over, open_pairings
from bot.tournaments.settings import Format, Seeding
from bot.tournaments.state import How, Status
from tests.nightly import examples
from tests.tournaments.asking import Reason, refusal, status


@pytest.fixture
def league(announced):
    """(count, division) -> a league of players 1 to count in that order, its first round begun."""

    def make(count, division=8, places=()):
        played = announced(Format.LEAGUE, seeding=Seeding.MANUAL, division=division).join(count)
        played.do(cmd.Start(1, places=places))
        return played

    return make


def between(played, one, other):
    return next(pairing for pairing in played.state.pairings if {one, other} == {*pairing.entrants})


def results(played, scores):
    """Everything as in `scores`, {(winner, loser): (points, points)}; None: a forfeit; what is missing: unplayed."""
    while not is_over(played.state):
        for pairing in open_pairings(played.state):
            one, other = pairing.entrants
            if (one, other) in scores or (other, one) in scores:
                winner, loser = (one, other) if (one, other) in scores else (other, one)
                score = scores[winner, loser]
                if score is None:
                    played.do(cmd.Forfeit(pairing.number, loser))
                else:
                    played.do(cmd.Report(pairing.number, winner, score))
            else:
                played.do(cmd.Unplayed(pairing.number))
        if not is_over(played.state):
            played.do(cmd.NextRound())
    return played


def order(played, division=0):
    return [line.entrant for line in table(played.state, division)]


def test_a_win_is_two_points_a_loss_one_a_forfeit_and_an_unplayed_match_nothing(league):
    played = results(league(4), {(1, 2): (5, 3), (3, 1): (5, 0), (1, 4): None, (2, 4): (5, 4)})
    lines = {line.entrant: line for line in table(played.state, 0)}
    assert {one: line.points for one, line in lines.items()} == {1: 2 + 1 + 2, 2: 1 + 2, 3: 2, 4: 1}
    assert [lines[one].difference for one in (1, 2, 3, 4)] == [2 - 5, -2 + 1, 5, -1]
    assert [lines[one].played for one in (1, 2, 3, 4)] == [3, 3, 3, 3]
    assert order(played) == [1, 2, 3, 4]
    assert played.state.champion == 1


def test_equal_points_are_parted_by_the_matches_among_the_equal(league):
    # 1 and 2 have 5; 2 has beaten 1, who was placed before and has the better difference.
    scores = {(2, 1): (5, 4), (1, 3): (5, 0), (1, 4): (5, 0), (2, 3): (5, 4), (4, 2): (5, 4), (3, 4): (5, 0)}
    played = results(league(4), scores)
    lines = {line.entrant: (line.points, line.among, line.wins) for line in table(played.state, 0)}
    assert lines == {1: (5, 1, 2), 2: (5, 2, 2), 3: (4, 2, 1), 4: (4, 1, 1)}
    assert order(played) == [2, 1, 3, 4]


def test_then_by_the_matches_won(league):
    # 1 and 2 have 3 and did not play each other: 1 from three losses, 2, who has the worse difference, from a win.
    lost = {(3, 1): (5, 4), (4, 1): (5, 4), (5, 1): (5, 4), (4, 2): (5, 0), (5, 2): None}
    played = results(league(5), {**lost, (2, 3): (5, 4), (3, 4): (5, 4)})
    lines = {line.entrant: (line.points, line.among, line.wins, line.difference) for line in table(played.state, 0)}
    assert lines[1] == (3, 0, 0, -3)
    assert lines[2] == (3, 0, 1, -4)
    assert order(played) == [3, 4, 5, 2, 1]


def test_then_by_the_difference_of_game_points_and_at_last_by_the_place_before(league):
    circle = {(1, 2): (5, 4), (2, 3): (5, 0), (3, 1): (5, 4), (1, 4): (5, 0), (2, 4): (5, 0), (3, 4): (5, 0)}
    played = results(league(4), circle)
    assert [(line.points, line.among, line.wins) for line in table(played.state, 0)][:3] == [(5, 3, 2)] * 3
    assert order(played) == [2, 1, 3, 4]
    level = dict.fromkeys(circle, (5, 4))
    assert order(results(league(4), level)) == [1, 2, 3, 4]


def test_rounds_begin_when_it_is_time_and_not_before(league):
    played = league(4)
    assert {pairing.round for pairing in open_pairings(played.state)} == {1}
    assert refusal(played, cmd.NextRound()).reason is Reason.UNFINISHED
    for pairing in open_pairings(played.state):
        played.do(cmd.Report(pairing.number, pairing.entrants[0], (5, 0)))
    assert open_pairings(played.state) == ()
    assert not is_over(played.state)
    later = next(pairing for pairing in played.state.pairings if pairing.round == 2)
    assert refusal(played, cmd.Report(later.number, later.entrants[0])).reason is Reason.NOT_OPEN
    played.do(cmd.NextRound())
    assert {pairing.round for pairing in open_pairings(played.state)} == {2}
    for pairing in open_pairings(played.state):
        played.do(cmd.Unplayed(pairing.number))
    played.do(cmd.NextRound())
    assert refusal(played, cmd.NextRound()).reason is Reason.NO_ROUND_LEFT  # the last one is under way
    results(played, {})
    assert refusal(played, cmd.NextRound()).reason is Reason.OVER


def test_who_leaves_before_half_of_their_matches_has_them_struck(league):
    played = league(5)
    results_of_one_round(played, winner=5)
    before = {line.entrant: line.points for line in table(played.state, 0)}
    assert before[5] == 2
    played.do(cmd.Withdraw(5))
    assert status(played, 5) is Status.STRUCK
    lines = table(played.state, 0)
    assert lines[-1].entrant == 5
    assert (lines[-1].points, lines[-1].played, lines[-1].is_struck) == (0, 0, True)
    beaten = next(one for one in before if one != 5 and 5 in between(played, one, 5).entrants and before[one] == 1)
    assert {line.entrant: line.points for line in lines}[beaten] in (0, 1)
    for one in (1, 2, 3, 4):
        assert between(played, one, 5).result is not None
    results(played, dict.fromkeys(combinations(range(1, 5), 2), (5, 0)))
    assert order(played) == [1, 2, 3, 4, 5]
    assert [line.points for line in table(played.state, 0)] == [6, 5, 4, 3, 0]


def results_of_one_round(played, winner):
    for pairing in open_pairings(played.state):
        won = winner if winner in pairing.entrants else min(pairing.entrants)
        played.do(cmd.Report(pairing.number, won, (5, 1)))
    played.do(cmd.NextRound())


def test_a_match_against_who_was_struck_is_not_one_of_the_half_that_counts(league):
    played = league(5)
    one, leaver = open_pairings(played.state)[0].entrants
    results_of_one_round(played, winner=one)
    played.do(cmd.Withdraw(leaver))
    assert status(played, leaver) is Status.STRUCK
    while not any(one in (*pairing.entrants,) and pairing.round > 1 for pairing in open_pairings(played.state)):
        results_of_one_round(played, winner=one)
    assert leaves_early(played.state, one), "none of three"
    played.do(cmd.Report(next(p.number for p in open_pairings(played.state) if one in p.entrants), one, (5, 1)))
    assert leaves_early(played.state, one), "one of three"
    while sum(line.played for line in table(played.state, 0) if line.entrant == one) < 2:
        results_of_one_round(played, winner=one)
    assert not leaves_early(played.state, one), "two of three"


def test_who_leaves_later_forfeits_the_rest(league):
    played = league(5)
    while sum(one.result is not None and 5 in one.entrants and not one.has_bye for one in played.state.pairings) < 2:
        results_of_one_round(played, winner=5)
    played.do(cmd.Withdraw(5))
    assert status(played, 5) is Status.WITHDRAWN
    left = [one.result for one in played.state.pairings if 5 in one.entrants and one.result.how is How.FORFEIT]
    assert len(left) == 2
    assert all(one.loser == 5 for one in left)
    results(played, dict.fromkeys(combinations(range(1, 5), 2), (5, 0)))
    line = table(played.state, 0)[-1]
    assert (line.entrant, line.points, line.played) == (5, 4, 4)  # two wins; the last place, whatever the points
    assert played.state.champion == 1


def test_one_goes_up_and_one_down_from_four_or_five_two_from_six(league):
    played = league(15, division=5)
    assert [len(lines) for lines in tables(played.state)] == [5, 5, 5]
    results(played, dict.fromkeys(combinations(range(1, 16), 2), (5, 0)))
    ways = [[line.moving for line in lines] for lines in tables(played.state)]
    up, stays, down = Moving.UP, Moving.STAYS, Moving.DOWN
    assert ways == [
        [stays, stays, stays, stays, down],
        [up, stays, stays, stays, down],
        [up, stays, stays, stays, stays],
    ]
    assert next_places(played.state) == ((1, 2, 3, 4, 6), (5, 7, 8, 9, 11), (10, 12, 13, 14, 15))
    played = results(league(12), dict.fromkeys(combinations(range(1, 13), 2), (5, 0)))
    assert next_places(played.state) == ((1, 2, 3, 4, 7, 8), (5, 6, 9, 10, 11, 12))


def test_newcomers_start_at_the_bottom_and_gaps_are_filled_from_below(announced):
    places = ((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12))
    played = announced(Format.LEAGUE, seeding=Seeding.MANUAL, division=4)
    for entrant in (20, 21, *range(1, 13)):
        if entrant != 3:
            played.do(cmd.Join(entrant, f"player {entrant}"))
    played.do(cmd.Start(1, places=places))
    assert [set(order(played, division)) for division in range(3)] == [{1, 2, 4, 5}, {6, 7, 8, 9}, {10, 11, 12, 20, 21}]
    assert [one.id for one in played.state.field] == [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20, 21]


def test_who_joins_while_it_runs_waits_for_the_next_season(league):
    played = league(4)
    played.do(cmd.Join(9, "late"))
    assert status(played, 9) is Status.WAITING
    assert refusal(played, cmd.Join(9, "late")).reason is Reason.ALREADY_JOINED
    played.do(cmd.Leave(9))
    assert played.state.find(9) is None
    assert refusal(played, cmd.Leave(1)).reason is Reason.STARTED


def test_who_left_and_who_never_came_is_not_carried_over(league):
    played = league(6)
    played.do(cmd.Withdraw(6))
    scores = dict.fromkeys(combinations(range(1, 5), 2), (5, 0))
    results(played, scores | {(one, 5): None for one in range(1, 5)})
    assert carried_over(played.state) == (1, 2, 3, 4)


def test_who_had_a_bye_and_came_to_no_match_is_not_carried_over(league):
    scores = dict.fromkeys(combinations(range(1, 5), 2), (5, 0))
    played = results(league(5), scores | {(one, 5): None for one in range(1, 5)})
    assert carried_over(played.state) == (1, 2, 3, 4)


def test_too_few(announced):
    played = announced(Format.LEAGUE).join(3)
    assert refusal(played, cmd.Start(1)).detail == "league"


@given(st.integers(4, 300), st.integers(4, 8))
def test_every_number_can_be_divided(count, wanted):
    sizes = even_sizes(count, number_of_divisions(count, wanted))
    assert sum(sizes) == count
    assert all(4 <= size <= 8 for size in sizes)


@given(st.lists(st.integers(4, 8), min_size=1, max_size=9), st.integers(0, 20), st.randoms(), st.integers(4, 8))
@settings(max_examples=examples(400))
def test_whoever_leaves_and_comes_the_divisions_have_four_to_eight(sizes, newcomers, rng, wanted):
    people = iter(range(1, 100))
    places = [[next(people) for _ in range(size)] for size in sizes]
    stay = [one for division in places for one in division if rng.random() < 0.7]
    order = [*stay, *range(200, 200 + newcomers)]
    found = divided(order, places, wanted)
    if len(order) < 4:
        return
    assert [one for division in found for one in division] == order
    assert all(4 <= len(division) <= 8 for division in found)


@pytest.mark.parametrize("seed", range(examples(12)))
def test_seasons_of_anything_agree_with_a_separate_count(league, announced, seed):
    """Results by lot, people who leave at any time, three seasons in a row; the tables counted from the log alone."""
    rng = random.Random(seed)
    played = league(rng.randint(8, 30), rng.randint(4, 8))
    for season in range(3):
        while not is_over(played.state):
            for pairing in open_pairings(played.state):
                if played.state.pairings[pairing.number - 1].result is None:
                    played.do(any_result(rng, pairing))
                if rng.random() < 0.03 and not is_over(played.state):
                    active = [one.id for one in played.state.field if not one.is_out]
                    played.do(cmd.Withdraw(rng.choice(active)))
                if is_over(played.state):
                    break
            if not is_over(played.state):
                played.do(cmd.NextRound())
        assert fold(played.log) == played.state
        check_tables(played.state)
        assert_sizes_stay(played.state)
        before = played.state
        played = announced(Format.LEAGUE, seeding=Seeding.MANUAL)
        newcomers = range(1000 * (season + 1), 1000 * (season + 1) + rng.randint(0, 6))
        for entrant in (*newcomers, *carried_over(before)):
            played.do(cmd.Join(entrant, f"player {entrant}"))
        if len(played.state.entrants) < 4:
            return
        played.do(cmd.Start(seed, places=next_places(before)))
        check_places(played.state, before, newcomers)


def any_result(rng, pairing):
    what = rng.random()
    if what < 0.1:
        return cmd.Unplayed(pairing.number)
    if what < 0.25:
        return cmd.Forfeit(pairing.number, rng.choice(pairing.entrants))
    return cmd.Report(pairing.number, rng.choice(pairing.entrants), (3, rng.randrange(3)))


def check_tables(state):
    """The points of everybody, and that no order contradicts them, counted in another way."""
    struck = {one.id for one in state.entrants if one.status is Status.STRUCK}
    points = Counter()
    for pairing in state.pairings:
        one, other = pairing.entrants
        result = pairing.result
        if one is None or other is None or struck & {one, other} or result.how is How.UNPLAYED:
            continue
        if result.winner is not None:
            points[result.winner] += 2
        if result.how is How.PLAYED:
            points[result.loser] += 1
    for lines in tables(state):
        assert {line.entrant: line.points for line in lines} == {line.entrant: points[line.entrant] for line in lines}
        there = [line for line in lines if not line.is_out]
        assert [line.points for line in there] == sorted((line.points for line in there), reverse=True)
        assert [line.place for line in lines] == list(range(1, len(lines) + 1))


def assert_sizes_stay(state):
    assert all(4 <= len(lines) <= 8 for lines in next_places(state))
    assert sorted(one for lines in next_places(state) for one in lines) == sorted(one.id for one in state.field)


def check_places(state, before, newcomers):
    """Nobody falls or rises by more than a division but for those who left; newcomers are below everybody else."""
    where = {line.entrant: number for number, lines in enumerate(tables(state)) for line in lines}
    was = {line.entrant: number for number, lines in enumerate(tables(before)) for line in lines}
    assert all(where[one] <= was[one] + 1 for one in where if one in was)
    old = [where[one] for one in where if one in was]
    assert all(where[one] >= max(old, default=0) for one in newcomers)
