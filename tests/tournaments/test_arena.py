"""Arenas: who is paired with whom, what a result is worth, the table, the end."""

import random

import pytest
from msgspec.structs import replace

from bot.errors import TournamentError, TournamentReason
from bot.tournaments import commands as cmd
from bot.tournaments import events as ev
from bot.tournaments.arena import nearest
from bot.tournaments.arena_table import arena_table, podium, seat_of
from bot.tournaments.machine import decide, fold
from bot.tournaments.queries import open_pairings
from bot.tournaments.settings import Format, TournamentSettings
from bot.tournaments.state import How, TournamentPhase
from tests.tournaments.conftest import Played


@pytest.fixture
def arena():
    """Six people, the strongest first, before the start."""
    return Played(TournamentSettings(Format.ARENA)).join(6)


def pairs(arena):
    return {frozenset(one.entrants) for one in open_pairings(arena.state)}


def table(arena):
    return [(line.seat.entrant, line.seat.points) for line in arena_table(arena.state)]


def refused(arena, command):
    with pytest.raises(TournamentError) as error:
        decide(arena.state, command)
    return error.value.reason


def test_without_anybody_it_cannot_start():
    assert refused(Played(TournamentSettings(Format.ARENA)), cmd.Start(1)) is TournamentReason.TOO_FEW


def test_the_nearest_by_rating_meet_first_and_by_place_later(arena):
    arena.start().do(cmd.Pair())
    assert pairs(arena) == {frozenset((1, 2)), frozenset((3, 4)), frozenset((5, 6))}
    for winner in (2, 3, 6):
        arena.win(winner)
    # 2, 3 and 6 have two points each; whose opponent was strongest is first. Nobody meets the last opponent again.
    assert [one for one, _ in table(arena)] == [2, 3, 6, 1, 4, 5]
    arena.do(cmd.Pair())
    assert pairs(arena) == {frozenset((2, 3)), frozenset((6, 1)), frozenset((4, 5))}
    assert [one.number for one in open_pairings(arena.state)] == [4, 5, 6]


def test_the_last_opponent_only_comes_again_when_nobody_else_is_free(arena):
    arena.start().do(cmd.Pair())
    arena.win(1, 2)
    assert nearest(arena.state) == [(1, 2)]
    arena.win(3, 4)
    assert all(frozenset(two) not in ({1, 2}, {3, 4}) for two in map(frozenset, nearest(arena.state)))


def test_people_who_are_kept_apart_are_never_paired(arena):
    arena.start()
    assert frozenset((1, 2)) not in map(frozenset, nearest(arena.state, frozenset({frozenset((1, 2))})))
    for one in (3, 4, 5, 6):
        arena.do(cmd.Rest(one))
    assert nearest(arena.state, frozenset({frozenset((1, 2))})) == []
    assert refused(Played(TournamentSettings(Format.ARENA)).join(1).start(), cmd.Pair()) is TournamentReason.TOO_FEW


def test_after_two_wins_running_results_count_double_until_one_is_no_win():
    arena = Played(TournamentSettings(Format.ARENA)).join(2).start()
    for winner, points in ((1, 2), (1, 4), (1, 8), (0, 10), (1, 12), (1, 14), (1, 18), (2, 18), (1, 20)):
        arena.do(cmd.Pair())
        arena.do(cmd.Report(arena.state.paired, winner, (1, 0)))
        assert seat_of(arena.state, 1).points == points
    # The draw was one of two in a run of the first, and an ordinary one for the second.
    assert seat_of(arena.state, 2).points == 1 + 2
    assert seat_of(arena.state, 1).draws == 1


def test_equals_in_points_are_told_apart_by_performance(arena):
    arena.start().do(cmd.Pair())
    arena.win(1)
    arena.win(4)
    # 1 beat the one rated 1998, 4 the one rated 1997.
    assert table(arena)[:2] == [(1, 2), (4, 2)]
    assert seat_of(arena.state, 1).performance == 2498
    assert seat_of(arena.state, 2).performance == 1999 - 500


def test_equals_in_all_else_are_told_apart_by_who_had_the_points_first(arena):
    arena.start()
    for entrant in (7, 8, 9, 10):
        arena.do(cmd.Join(entrant, f"player {entrant}", 1500.0))
    arena.do(cmd.Pair())
    later, sooner = (one.entrants for one in arena.state.pairings if set(one.entrants) & {7, 8, 9, 10})
    arena.win(sooner[0])
    assert seat_of(arena.state, sooner[0]).reached == len(arena.log)
    arena.win(later[0])
    both = {sooner[0], later[0]}
    assert [entrant for entrant, _ in table(arena) if entrant in both] == [sooner[0], later[0]]


def test_joining_pausing_and_leaving_while_it_runs(arena):
    arena.start().do(cmd.Pair())
    arena.do(cmd.Join(7, "player 7", 1500.0))
    assert [one.seed for one in arena.state.entrants] == [1, 2, 3, 4, 5, 6, 7]
    arena.do(cmd.Rest(1))
    arena.win(2, 1)
    assert not seat_of(arena.state, 1).is_free
    assert nearest(arena.state) == [(2, 7)]
    assert refused(arena, cmd.Rest(1)) is TournamentReason.ALREADY_PAUSED
    assert refused(arena, cmd.Join(7, "player 7")) is TournamentReason.ALREADY_JOINED
    arena.do(cmd.Back(1))
    assert refused(arena, cmd.Back(1)) is TournamentReason.NOT_AWAY
    # Leaving a match loses it; who comes back has what they had.
    events = arena.do(cmd.Withdraw(3, 3))
    assert events[0].result.how is How.FORFEIT
    assert seat_of(arena.state, 4).points == 2
    arena.do(cmd.Join(3, "player 3"))
    assert seat_of(arena.state, 3).matches == 1
    arena.do(cmd.Withdraw(5, 99))
    assert refused(arena, cmd.Join(5, "player 5")) is TournamentReason.ALREADY_OUT


def test_who_does_not_appear_loses_and_rests(arena):
    arena.start().do(cmd.Pair())
    number = arena.match(1).number
    arena.do(cmd.NoShow(number, (1,)))
    assert seat_of(arena.state, 2).points == 2
    assert seat_of(arena.state, 1).paused
    arena.do(cmd.NoShow(arena.match(3).number, (3, 4)))
    assert [seat_of(arena.state, one).points for one in (3, 4)] == [0, 0]
    assert all(seat_of(arena.state, one).paused for one in (3, 4))


def test_at_the_end_the_table_stands(arena):
    arena.start().do(cmd.Pair())
    arena.win(2)
    last = arena.match(3).number
    arena.do(cmd.Close())
    assert arena.state.phase is TournamentPhase.ENDED
    assert arena.state.champion == 2
    assert [line.seat.entrant for line in podium(arena.state)] == [2]
    assert refused(arena, cmd.Report(last, 3)) is TournamentReason.OVER
    assert refused(arena, cmd.Join(9, "late")) is TournamentReason.OVER


def test_what_an_arena_has_not_is_refused(arena):
    assert refused(arena, cmd.Pair()) is TournamentReason.NOT_STARTED
    arena.start()
    assert refused(arena, cmd.Start(1)) is TournamentReason.STARTED
    assert refused(arena, cmd.NextRound()) is TournamentReason.NOT_IN_ARENA
    assert refused(arena, cmd.Correct(1, 1)) is TournamentReason.NOT_IN_ARENA
    arena.do(cmd.Pause())
    assert refused(arena, cmd.Pair()) is TournamentReason.PAUSED
    other = Played(TournamentSettings()).join(4).start()
    assert refused(other, cmd.Close()) is TournamentReason.NOT_IN_ARENA
    assert refused(other, cmd.Rest(1)) is TournamentReason.NOT_IN_ARENA


def counted(log):
    """The table by a count of its own, from the log alone: entrant -> points, matches, performance."""
    ratings, drawn, run = {}, {}, {}
    points, matches, performances = {}, {}, {}
    for event in log:
        if isinstance(event, ev.EntrantJoined):
            ratings[event.entrant] = event.rating
        if isinstance(event, ev.PairingsDrawn):
            drawn |= {one.number: [slot.number for slot in one.slots] for one in event.pairings}
        if isinstance(event, ev.ResultReported):
            two, winner = drawn[event.pairing], event.result.winner
            for me, other in (two, two[::-1]):
                drew = winner is None and event.result.how is How.PLAYED
                worth = 2 if winner == me else 1 if drew else 0
                doubled = run.get(me, [])[-2:] == [2, 2]
                points[me] = points.get(me, 0) + worth * (2 if doubled else 1)
                run.setdefault(me, []).append(worth)
                matches[me] = matches.get(me, 0) + 1
                performances[me] = performances.get(me, 0) + ratings[other] + {2: 500, 1: 0, 0: -500}[worth]
    return {me: (points[me], matches[me], round(performances[me] / matches[me], 6)) for me in matches}


@pytest.mark.parametrize("seed", range(6))
def test_a_random_arena_is_as_a_second_count_says(seed):
    rng = random.Random(seed)
    arena = Played(TournamentSettings(Format.ARENA)).join(9).start()
    for turn in range(300):
        action = rng.random()
        someone = rng.randrange(1, 14)
        opened = open_pairings(arena.state)
        if action < 0.1:
            command = rng.choice([cmd.Rest, cmd.Back])(someone)
        elif action < 0.15:
            command = cmd.Withdraw(someone, someone)
        elif action < 0.2:
            command = cmd.Join(someone, f"player {someone}", 1500.0 + turn)
        elif action < 0.4 or not opened:
            command = cmd.Pair()
        elif action < 0.45:
            command = cmd.NoShow((one := rng.choice(opened)).number, rng.choice([one.entrants, one.entrants[:1]]))
        else:
            command = cmd.Report((one := rng.choice(opened)).number, rng.choice([*one.entrants, 0]), (1, 0))
        try:
            arena.do(command)
        except TournamentError:
            continue
        playing = [entrant for one in open_pairings(arena.state) for entrant in one.entrants]
        assert len(playing) == len(set(playing))
    assert fold(arena.log) == arena.state
    found = {
        line.seat.entrant: (line.seat.points, line.seat.matches, round(line.seat.performance, 6))
        for line in arena_table(arena.state)
        if line.seat.matches
    }
    assert found == counted(arena.log)
    assert len(found) > 5


def test_a_last_opponent_is_one_from_either_side(arena):
    arena.start()
    seats = {seat.entrant: seat for seat in arena.state.seats}
    # 1 has met 2 last, but 2 has met 3 since; the others are not there.
    met = [replace(seats[one], last=last) for one, last in ((1, 2), (2, 3), (3, 2))]
    away = [replace(seats[number], paused=True) for number in (4, 5, 6)]
    assert nearest(replace(arena.state, seats=(*met, *away))) == [(1, 3)]
