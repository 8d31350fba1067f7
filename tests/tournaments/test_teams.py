"""Team matches: everyone against everyone and board by board, what decides, line-ups, substitutes,
and what the organizers of either side may do."""

from collections import Counter
from datetime import UTC, datetime, timedelta

import pytest

from bot.tournaments import commands as cmd
from bot.tournaments.machine import create, fold
from bot.tournaments.queries import is_over, open_pairings
from bot.tournaments.settings import Format, TournamentSettings
from bot.tournaments.sides import GUEST, HOME
from bot.tournaments.state import How, Status
from bot.tournaments.teams import DecidedBy, TeamScore, line_up_of, team_score
from tests.tournaments.asking import Reason, TournamentError, refusal, status


@pytest.fixture
def teams(announced):
    """(players, board_by_board) -> a team match of 1, 2, ... against 11, 12, ..., begun."""

    def make(size, *, board_by_board=False):
        played = announced(Format.TEAM, limit=2 * size, team_names=("Reds", "Blues"), board_by_board=board_by_board)
        for number in range(1, size + 1):
            played.do(cmd.Join(number, f"red {number}", team=1))
            played.do(cmd.Join(10 + number, f"blue {number}", team=2))
        return played.start()

    return make


def results(played, winners, score=(5, 0)):
    """Board by board who wins; None: both forfeit."""
    for number, one in enumerate(winners, 1):
        winner = one
        if isinstance(winner, tuple):
            winner, score = winner
        if winner is None:
            played.do(cmd.NoShow(number, played.state.pairing(number).entrants))
        else:
            played.do(cmd.Report(number, winner, score))
    return played


def test_everyone_plays_everyone_of_the_other_team_once_and_one_match_at_a_time(teams):
    played = teams(4)
    assert len(played.state.pairings) == 16
    met = Counter()
    while not is_over(played.state):
        open_now = open_pairings(played.state)
        busy = Counter(entrant for pairing in open_now for entrant in pairing.entrants)
        assert set(busy.values()) == {1}
        pairing = open_now[-1]
        met[pairing.entrants] += 1
        played.do(cmd.Report(pairing.number, pairing.entrants[0], (5, 1)))
    assert met == Counter((one, 10 + other) for one in range(1, 5) for other in range(1, 5))
    assert team_score(played.state, 5) == TeamScore((16, 0), (80, 16), 1, DecidedBy.MATCHES)
    assert played.state.champion is None
    assert fold(played.log) == played.state


def test_board_by_board_the_first_meets_the_first(teams):
    played = teams(3, board_by_board=True)
    assert [pairing.entrants for pairing in played.state.pairings] == [(1, 11), (2, 12), (3, 13)]
    assert len(open_pairings(played.state)) == 3


@pytest.mark.parametrize(
    ("winners", "ahead", "by"),
    [
        ([1, 2, 13], 1, DecidedBy.MATCHES),
        ([(1, (5, 4)), (12, (5, 3)), None], 2, DecidedBy.POINTS),
        ([None, (12, (5, 3)), (3, (5, 3))], 2, DecidedBy.BOARD),
        ([None, None, None], 0, DecidedBy.NOTHING),
    ],
)
def test_matches_then_game_points_then_the_lowest_board_that_was_won(teams, winners, ahead, by):
    played = results(teams(3, board_by_board=True), winners)
    assert is_over(played.state)
    assert (team_score(played.state, 5).ahead, team_score(played.state, 5).by) == (ahead, by)


def test_a_team_has_so_many_places_and_both_start_with_as_many(announced):
    played = announced(Format.TEAM, limit=4, team_names=("Reds", "Blues"))
    for number in (1, 2):
        played.do(cmd.Join(number, "red", team=1))
    assert refusal(played, cmd.Join(3, "red", team=1)).reason is Reason.FULL
    assert refusal(played, cmd.Join(2, "red", team=1)).reason is Reason.ALREADY_JOINED
    assert refusal(played, cmd.Join(3, "red")).reason is Reason.SETTINGS
    played.do(cmd.Join(3, "blue", team=2))
    assert refusal(played, cmd.Start(1)).detail == "teams"
    played.do(cmd.Join(2, "turncoat", team=2))
    assert [[one.id for one in line_up_of(played.state, team)] for team in (1, 2)] == [[1], [3, 2]]
    played.do(cmd.Leave(2))
    played.do(cmd.Start(1))
    assert len(played.state.pairings) == 1


def test_a_line_up_is_set_before_the_start_and_fixed_then(announced):
    played = announced(Format.TEAM, limit=6, team_names=("Reds", "Blues"), board_by_board=True)
    for number in (1, 2, 3):
        played.do(cmd.Join(number, "red", team=1))
        played.do(cmd.Join(10 + number, "blue", team=2))
    played.do(cmd.LineUp(1, (3, 1)))
    assert refusal(played, cmd.LineUp(1, (11,))).reason is Reason.NOT_JOINED
    played.start()
    assert [pairing.entrants for pairing in played.state.pairings] == [(3, 11), (1, 12), (2, 13)]
    assert refusal(played, cmd.LineUp(1, (1, 2))).reason is Reason.STARTED


def test_a_substitute_takes_the_boards_that_were_not_played(teams):
    played = teams(3)
    played.win(1)
    mine = [one.number for one in played.state.pairings if 1 in one.entrants and one.result is None]
    assert refusal(played, cmd.Substitute(1, 2, "red 2", tuple(mine))).reason is Reason.ALREADY_JOINED
    assert refusal(played, cmd.Substitute(1, 99, "spare", ())).reason is Reason.NO_BOARD_LEFT
    assert refusal(played, cmd.Substitute(1, 99, "spare", (1,))).reason is Reason.NO_BOARD_LEFT
    assert refusal(played, cmd.Substitute(77, 99, "spare", tuple(mine))).reason is Reason.NOT_JOINED
    played.do(cmd.Substitute(1, 99, "spare", tuple(mine)))
    assert [one.id for one in line_up_of(played.state, 1)] == [1, 99, 2, 3]
    assert played.state.pairing(1).entrants == (1, 11)
    played.play_out(favourites=True)
    assert fold(played.log) == played.state
    met = Counter(pairing.entrants for pairing in played.state.pairings)
    assert met[1, 11] == 1
    assert met[99, 12] == met[99, 13] == 1
    score = team_score(played.state, 5)
    assert score.matches == (9 - 2, 2)  # 99 is the largest id and loses both


def test_who_has_no_board_left_is_out_of_the_line_up(teams):
    played = teams(2)
    mine = tuple(one.number for one in played.state.pairings if 1 in one.entrants)
    played.do(cmd.Substitute(1, 99, "spare", mine))
    assert status(played, 1) is Status.REPLACED
    assert [one.id for one in line_up_of(played.state, 1)] == [99, 2]


@pytest.mark.parametrize("names", [(), ("Reds",), ("Reds", "Reds"), ("Reds", "")])
def test_a_team_match_needs_two_names(names):
    with pytest.raises(TournamentError) as caught:
        create(cmd.Create(TournamentSettings(Format.TEAM, limit=4, team_names=names)))
    assert caught.value.detail == "teams"


def of_side(side, command, **later):
    return cmd.OfSide(side, command, datetime(2026, 5, 1, tzinfo=UTC) + timedelta(**later))


def test_each_side_changes_its_own_team_and_players_act_for_themselves(teams):
    """Organizer 500 is the home side's, 600 the guest's."""
    played = teams(2, board_by_board=True)
    for theirs in (
        cmd.Substitute(1, 99, "spare", (1,), by=600),
        cmd.Replace(1, 99, "spare", by=600),
        cmd.Forfeit(1, 1, by=600),
        cmd.Withdraw(1, by=600),
        cmd.LineUp(1, (2, 1), by=600),
    ):
        assert refusal(played, of_side(GUEST, theirs)).reason is Reason.OTHER_SIDE
    assert refusal(played, of_side(GUEST, cmd.Pause(by=600))).reason is Reason.OTHER_SIDE
    assert refusal(played, of_side(GUEST, cmd.Withdraw(77, by=600))).reason is Reason.NOT_JOINED
    played.do(of_side(HOME, cmd.Substitute(1, 99, "spare", (1,), by=500)))
    played.do(of_side(GUEST, cmd.Forfeit(1, 99, by=99)))
    assert played.state.pairing(1).result.winner == 11


def test_a_result_of_one_side_counts_once_the_other_enters_the_same_in_time(teams):
    played = teams(1, board_by_board=True)
    played.do(of_side(HOME, cmd.Report(1, 1, (5, 3))))
    played.do(of_side(HOME, cmd.Report(1, 1, (5, 3))))
    played.do(of_side(GUEST, cmd.Report(1, 1, (5, 2)), hours=1))
    played.do(of_side(GUEST, cmd.Report(1, 1, (5, 3)), hours=72))
    assert played.state.pairing(1).result is None
    played.do(of_side(HOME, cmd.Report(1, 1, (5, 3)), hours=143))
    assert played.state.pairing(1).result.score == (5, 3)


@pytest.mark.parametrize(("seconds", "counts"), [(-1, True), (0, False)])
def test_a_result_of_one_side_lapses_after_72_hours(teams, seconds, counts):
    played = teams(1, board_by_board=True)
    played.do(of_side(HOME, cmd.Report(1, 1, (5, 3))))
    played.do(of_side(GUEST, cmd.Report(1, 1, (5, 3)), hours=72, seconds=seconds))
    assert (played.state.pairing(1).result is not None) is counts


def test_the_guest_may_end_it_once_the_home_side_has_not_answered_for_a_week(teams):
    played = teams(1, board_by_board=True)
    assert refusal(played, of_side(HOME, cmd.EndNow(by=500))).reason is Reason.LAPSED
    played.do(of_side(GUEST, cmd.EndNow(by=600)))
    assert refusal(played, of_side(GUEST, cmd.EndNow(by=600), days=6, hours=23)).reason is Reason.ASKED
    assert not is_over(played.state)
    played.do(of_side(GUEST, cmd.EndNow(by=600), days=7))
    assert is_over(played.state)


@pytest.mark.parametrize("paused", [False, True])
def test_ended_as_it_stands_no_board_is_left_also_none_of_a_later_round(teams, paused):
    played = teams(3)
    played.do(cmd.Report(1, 1, (5, 3)))
    if paused:
        played.do(cmd.Pause())
    played.do(cmd.EndNow(by=500))
    assert is_over(played.state)
    assert Counter(one.result.how for one in played.state.pairings) == {How.PLAYED: 1, How.UNPLAYED: 8}
    assert team_score(played.state, 5).matches == (1, 0)


def test_only_where_the_guest_asked_to_end_it_there_is_something_to_decline(teams):
    assert refusal(teams(1), cmd.PlayOn(by=500)).reason is Reason.LAPSED
