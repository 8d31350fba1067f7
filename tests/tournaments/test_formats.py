"""Every format and every size, played through with random results, and with people who give up or stay away."""

import math
import random
from collections import Counter
from itertools import pairwise

import msgspec
import pytest

from bot.tournaments import commands as cmd
from bot.tournaments.events import Event
from bot.tournaments.machine import decide, fold
from bot.tournaments.parting import pair_swiss
from bot.tournaments.queries import PairingTally, is_over, open_pairings
from bot.tournaments.settings import Format, Seeding
from bot.tournaments.standings import group_tables, has_left, standings
from bot.tournaments.state import How, SlotKind, StageKey, TournamentState
from tests.nightly import every
from tests.tournaments.conftest import DRAWN

SIZES = every(range(2, 65), daily=(*range(2, 10), 13, 16, 17, 31, 32, 33, 63, 64))
"""The small ones, and those around the powers of two."""
BRACKETS = [Format.SINGLE_ELIMINATION, Format.DOUBLE_ELIMINATION, Format.CONSOLATION]
LOG = msgspec.json.Decoder(tuple[Event, ...])
ENCODE = msgspec.json.Encoder().encode


def check_everything(played):
    check_rounds(played.state)
    check_order(played.state)
    check_log(played)


def check_rounds(state):
    """Nobody twice in a round; nobody without a match or a bye in a round of his table."""
    seen = {}
    for pairing in state.pairings:
        for entrant in pairing.entrants:
            if entrant is not None:
                key = (pairing.stage, pairing.round, entrant)
                assert key not in seen
                seen[key] = pairing
        assert pairing.result is not None
        assert pairing.entrants[0] is None or pairing.entrants[0] != pairing.entrants[1]
        assert (pairing.result.how is How.BYE) == pairing.has_bye
    first = min(pairing.round for pairing in state.pairings)
    opening = state.stages[0].key
    joined = {one.id for one in state.field}
    assert {entrant for stage, number, entrant in seen if (stage, number) == (opening, first)} == joined


def check_order(state):
    lines = standings(state)
    places = [line.place for line in lines]
    assert places == [places.index(place) + 1 for place in places]
    for better, worse in pairwise(lines):
        are_out = better.is_out and worse.is_out and last_of(state, worse)[0] not in (StageKey.GROUPS, StageKey.SWISS)
        assert better.place < worse.place or are_out
    assert {line.entrant for line in lines} == {one.id for one in state.field}
    winner = state.champion
    if winner is not None:
        assert lines[0].entrant == winner
    for better, worse in pairwise(lines):
        check_tie_breaks(state, better, worse)


def last_of(state, line):
    """The stage and the round in which an entrant was last, without what somebody lost only by leaving."""
    left = has_left(state, line.entrant)
    met = [one for one in state.pairings if line.entrant in one.entrants]
    played = [one for one in met if not left or (one.result and one.result.how in (How.PLAYED, How.CORRECTED))]
    return (played[-1].stage, played[-1].round) if played else (None, 0)


def check_tie_breaks(state, better, worse):
    (stage, number), (other_stage, other) = last_of(state, better), last_of(state, worse)
    if state.settings.format is Format.SWISS:
        values = [(not one.is_out, one.points, one.buchholz, one.direct, -one.seed) for one in (better, worse)]
        assert values[0] > values[1]
    elif stage is other_stage and stage is not StageKey.GROUPS and better.place > 1:
        assert number >= other
        if (number, better.wins) == (other, worse.wins) and worse.place > 2:
            same_side = better.losses == worse.losses and better.is_out == worse.is_out
            decided = [p for p in state.pairings if set(p.entrants) == {better.entrant, worse.entrant}]
            left = has_left(state, better.entrant)  # perhaps after having won there
            assert better.seed < worse.seed or not same_side or decided or left


def check_log(played):
    state = fold(played.log)
    assert state == played.state
    assert fold(LOG.decode(ENCODE(tuple(played.log)))) == state
    assert msgspec.json.decode(ENCODE(state), type=TournamentState) == state
    assert is_over(state)
    assert not open_pairings(state)


def played_matches(state, *stages):
    return sum(one.result.how is not How.BYE for one in state.pairings if not stages or one.stage in stages)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("format_", BRACKETS)
def test_brackets(tournament, lots, format_, size):
    played = tournament(size, format_).play_out(lots(size))
    state = played.state
    check_everything(played)
    tally = PairingTally(state.pairings)
    final = state.pairings[-1]
    assert state.champion is not None
    if format_ is Format.SINGLE_ELIMINATION:
        assert len(state.pairings) == (1 << (size - 1).bit_length()) - 1
        assert played_matches(state) == size - 1
        assert tally.losses == {one.id: 1 for one in state.field if one.id != state.champion}
    elif format_ is Format.DOUBLE_ELIMINATION:
        assert played_matches(state) == 2 * size - 2 + (final.round == 2)
        assert tally.losses[state.champion] == (final.round == 2 and final.stage is StageKey.FINALS)
        assert all(tally.losses[one.id] == 2 for one in state.field if one.id != state.champion)
    else:
        check_consolation(state, size)


def check_consolation(state, size):
    main = [one for one in state.pairings if one.stage is StageKey.MAIN]
    rounds = main[-1].round
    assert played_matches(state, StageKey.MAIN) == size - 1
    fed = {
        one.result.loser
        for one in main
        if one.round <= max(1, rounds - 2) and one.result.loser is not None and rounds > 1
    }
    inside = [one for one in state.pairings if one.stage is StageKey.CONSOLATION]
    assert {entrant for one in inside for entrant in one.entrants} - {None} == fed
    assert played_matches(state, StageKey.CONSOLATION) == max(0, len(fed) - 1)
    last_chance = [one for one in state.pairings if one.stage is StageKey.LAST_CHANCE]
    rounds = max((one.round for one in inside), default=0)
    again = {
        one.result.loser for one in inside if one.round <= 2 and one.round < rounds and one.result.loser is not None
    }
    assert {entrant for one in last_chance for entrant in one.entrants} - {None} == again
    assert played_matches(state, StageKey.LAST_CHANCE) == max(0, len(again) - 1)


@pytest.mark.parametrize("size", every(SIZES, daily=(*range(2, 10), 16, 17, 33)))
def test_round_robins(tournament, lots, size):
    played = tournament(size, Format.ROUND_ROBIN).play_out(lots(size))
    state = played.state
    check_everything(played)
    assert played_matches(state) == size * (size - 1) // 2
    met = Counter(frozenset(one.entrants) for one in state.pairings if not one.has_bye)
    assert set(met.values()) == {1}
    assert Counter(one.round for one in state.pairings) == dict.fromkeys(range(1, size + size % 2), (size + 1) // 2)
    values = [(line.wins, line.direct, line.berger, -line.seed) for line in standings(state)]
    assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("groups", [2, 3, 4, 7])
@pytest.mark.parametrize("advance", [1, 2, 3])
def test_groups_and_knock_out(tournament, lots, groups, advance):
    for size in every(range(groups * 2, 33), daily=(groups * 2, groups * 2 + 1, groups * 3 - 1, groups * 4, 32)):
        played = tournament(size, Format.ROUND_ROBIN, groups=groups, advance=advance).play_out(lots(size))
        state = played.state
        check_everything(played)
        tables = group_tables(state)
        assert len(tables) == groups
        assert max(map(len, tables)) - min(map(len, tables)) <= 1
        on = {line.entrant for table in tables for line in table[:advance]}
        first = [one for one in state.pairings if one.stage is StageKey.MAIN and one.round == 1]
        assert {entrant for one in first for entrant in one.entrants} - {None} == on
        group_of = {line.entrant: index for index, table in enumerate(tables) for line in table}
        clashes = [one for one in first if not one.has_bye and len({group_of[e] for e in one.entrants}) == 1]
        assert not clashes
        assert {line.entrant for line in standings(state)[: len(on)]} == on


@pytest.mark.parametrize("size", SIZES)
def test_swiss(tournament, lots, size):
    played = tournament(size, Format.SWISS).play_out(lots(size))
    state = played.state
    check_everything(played)
    rounds = math.ceil(math.log2(size))
    assert Counter(one.round for one in state.pairings) == dict.fromkeys(range(1, rounds + 1), (size + 1) // 2)
    met = Counter(frozenset(one.entrants) for one in state.pairings if not one.has_bye)
    assert set(met.values()) == {1}
    byes = Counter(one.result.winner for one in state.pairings if one.has_bye)
    assert all(count == 1 for count in byes.values())
    assert played_matches(state) == rounds * (size // 2)


def perfect_pairings(ids):
    """All ways to pair these, None being the bye."""
    if not ids:
        yield ()
        return
    first, *rest = ids
    for other in rest:
        for more in perfect_pairings([one for one in rest if one != other]):
            yield ((first, other), *more)


def badness(pairing, tally):
    """What is to be avoided above all: rematches, then second byes, then byes for the better ones."""
    rematches = sum(tally.opponents[one].count(other) ** 2 for one, other in pairing if other is not None)
    byes = [one for one, other in pairing if other is None]
    return (rematches, sum(tally.byes[one] for one in byes))


@pytest.mark.parametrize("size", range(2, 9))
@pytest.mark.parametrize("seed", range(4))
def test_swiss_avoids_what_can_be_avoided(tournament, lots, size, seed):
    """Far more rounds than there are opponents: each is as good as the best of all pairings."""
    played = tournament(size, Format.SWISS, swiss_rounds=size + 2).play_out(lots(seed))
    check_everything(played)
    ids = [*range(1, size + 1), *([None] if size % 2 else [])]
    for number in range(1, size + 3):
        tally = PairingTally(one for one in played.state.pairings if one.round < number)
        drawn = [one.entrants for one in played.state.pairings if one.round == number]
        best = min(badness(pairing, tally) for pairing in perfect_pairings(ids))
        assert badness(drawn, tally) == best
        byes = [one for one, other in drawn if other is None]
        if byes and best == (0, 0):
            free = [
                next(one for one, other in pairing if other is None)
                for pairing in perfect_pairings(ids)
                if badness(pairing, tally) == best
            ]
            assert byes[0] == max(free, key=lambda one: (-tally.score(one), one))


def disturb(played, rng):
    """Something that is not a result."""
    pairing = rng.choice(open_pairings(played.state))
    one = rng.choice(pairing.entrants)
    kind = rng.randrange(5)
    if kind == 0:
        played.do(cmd.Forfeit(pairing.number, one, by=one))
    elif kind == 1:
        played.do(cmd.NoShow(pairing.number, (one,)))
    elif kind == 2:
        played.do(cmd.NoShow(pairing.number, pairing.entrants))
    elif kind == 3:
        played.do(cmd.CloseRound(pairing.stage, pairing.round, (one,)))
    else:
        inside = [other.id for other in played.state.field if not other.is_out]
        played.do(cmd.Withdraw(rng.choice(inside)))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("format_", DRAWN)
def test_people_who_give_up_or_stay_away(tournament, format_, size):
    rng = random.Random(f"{format_} {size}")
    if format_ is Format.ROUND_ROBIN:
        played = tournament(size, format_, groups=max(1, size // 5), advance=2)
    else:
        played = tournament(size, format_, third_place=size % 2 == 0)
    while not is_over(played.state):
        if rng.random() < 0.2:
            disturb(played, rng)
        else:
            pairing = rng.choice(open_pairings(played.state))
            played.do(cmd.Report(pairing.number, rng.choice(pairing.entrants), (3, 1)))
    check_everything(played)
    out = played.state.out
    if format_ is Format.SWISS:
        assert (played.state.champion is None) == all(one.id in out for one in played.state.field)
    elif format_ in (Format.SINGLE_ELIMINATION, Format.DOUBLE_ELIMINATION) and not played.state.settings.third_place:
        assert played.state.champion not in out


@pytest.mark.parametrize("format_", DRAWN)
def test_the_same_seed_draws_the_same(announced, format_):
    def log(seed):
        return announced(format_, seeding=Seeding.RANDOM).join(13).start(seed).play_out().log

    assert log(5) == log(5)
    assert log(5)[14].order != log(6)[14].order
    assert sorted(log(5)[14].order) == list(range(1, 14))


def test_a_decision_changes_nothing(tournament):
    state = tournament(8, Format.SINGLE_ELIMINATION).state
    assert decide(state, cmd.Report(1, 1)) == decide(state, cmd.Report(1, 1))
    assert {slot.kind for one in state.pairings for slot in one.drawn} == {
        SlotKind.ENTRANT,
        SlotKind.WINNER,
    }


def test_stored_events_keep_their_meaning():
    """Names and shapes in stored logs: a change here breaks every tournament there is."""
    log = (
        b'[{"type":"TournamentCreated","settings":{"format":"swiss","swiss_rounds":1},"by":50},'
        b'{"type":"EntrantJoined","entrant":1,"name":"one"},{"type":"EntrantJoined","entrant":2,"name":"two"},'
        b'{"type":"TournamentStarted","order":[2,1],"seed":7},'
        b'{"type":"PairingsDrawn","pairings":[[1,"swiss",1,[["entrant",2],["entrant",1]],0]],'
        b'"stages":[{"key":"swiss","rounds":1}]},'
        b'{"type":"ResultReported","pairing":1,"result":{"how":"played","winner":1,"loser":2,"score":[5,3]}},'
        b'{"type":"TournamentEnded","champion":1}]'
    )
    events = LOG.decode(log)
    assert fold(events).champion == 1
    assert ENCODE(events) == log


@pytest.mark.parametrize("format_", [Format.SINGLE_ELIMINATION, Format.CONSOLATION])
def test_losing_semifinalists_share_the_third_place(tournament, format_):
    state = tournament(8, format_).play_out(favourites=True).state
    assert [(line.entrant, line.place) for line in standings(state)[:5]] == [(1, 1), (2, 2), (3, 3), (4, 3), (5, 5)]


def test_losing_semifinalists_of_the_knock_out_after_groups_share_the_third_place(tournament):
    state = tournament(8, Format.ROUND_ROBIN, groups=2, advance=2).play_out(favourites=True).state
    assert [line.place for line in standings(state)] == [1, 2, 3, 3, 5, 6, 7, 8]


def test_a_match_for_the_third_place_decides_it(tournament):
    state = tournament(8, Format.SINGLE_ELIMINATION, third_place=True).play_out(favourites=True).state
    assert [(line.entrant, line.place) for line in standings(state)[:5]] == [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)]


def test_nobody_shares_a_place_before_it_is_over_for_both(tournament):
    played = tournament(4, Format.SINGLE_ELIMINATION)
    assert [line.place for line in standings(played.state)] == [1, 2, 3, 4]
    played.win(1)
    assert [(line.entrant, line.place) for line in standings(played.state)][-1] == (4, 4)


def test_the_losers_of_a_double_elimination_are_third_and_fourth(tournament):
    state = tournament(8, Format.DOUBLE_ELIMINATION).play_out(favourites=True).state
    assert [line.place for line in standings(state)] == [1, 2, 3, 4, 5, 5, 7, 7]


@pytest.mark.parametrize(("size", "leaver", "places"), [(4, 2, [3]), (8, 2, [3, 4]), (8, 4, [5, 3])])
def test_whoever_leaves_before_the_losers_side_is_placed_where_they_would_have_come_in(
    tournament, size, leaver, places
):
    """The favourites win. In eight 2 would have come into the last round of that side, and 4 into its second."""
    played = tournament(size, Format.DOUBLE_ELIMINATION)
    while PairingTally(played.state.pairings).losses[leaver] == 0:
        pairing = min(open_pairings(played.state), key=lambda one: (one.stage is not StageKey.MAIN, one.number))
        played.win(*sorted(pairing.entrants))
    played.do(cmd.Withdraw(leaver))
    played.play_out(favourites=True)
    lines = {line.entrant: line.place for line in standings(played.state)}
    assert [lines[one] for one in (leaver, 4 if leaver == 2 else 3)][: len(places)] == places


def test_who_beat_those_with_as_many_wins_is_before_them(tournament):
    """4 has beaten 1 and so has 3 beaten 2: a win against anybody else does not count."""
    played = tournament(4, Format.ROUND_ROBIN)
    wins = {(4, 1), (1, 2), (1, 3), (2, 4), (4, 3), (3, 2)}
    while not is_over(played.state):
        for one, other in [pairing.entrants for pairing in open_pairings(played.state)]:
            played.win(*((one, other) if (one, other) in wins else (other, one)))
    lines = standings(played.state)
    assert [(line.entrant, line.wins, line.direct) for line in lines] == [(4, 2, 1), (1, 2, 0), (3, 1, 1), (2, 1, 0)]


def test_a_bye_is_worth_a_win(tournament):
    played = tournament(3, Format.SWISS, swiss_rounds=1)
    played.win(1)
    assert sorted(line.points for line in standings(played.state)) == [0, 1, 1]


def test_swiss_pairs_are_as_nearly_half_a_score_group_apart_as_can_be(tournament):
    """7 had the bye, and those three ranks apart have met: the best plays 7, and then two ranks are the nearest."""
    tally = PairingTally(tournament(7, Format.SWISS).state.pairings)
    assert pair_swiss((7, 1, 2, 3, 4, 5, 6), tally) == ([(7, 1), (2, 4), (3, 5)], 6)
