"""The tables of formats that have one of their own, who rests in a round, and what becomes of whole teams."""

from datetime import UTC, datetime, timedelta

from bot.tournaments import commands as cmd
from bot.tournaments.queries import is_over, open_pairings, resting
from bot.tournaments.settings import Format, Seeding
from bot.tournaments.sides import GUEST, HOME, given
from bot.tournaments.standings import standings
from bot.tournaments.state import How, Status
from tests.tournaments.asking import Reason, refusal, status
from tests.tournaments.test_teams import teams  # noqa: F401 - a fixture

NOW = datetime(2026, 1, 1, tzinfo=UTC)


def lines_of(played, *names):
    return [tuple(getattr(line, name) for name in ("place", "entrant", *names)) for line in standings(played.state)]


def test_before_the_start_nobody_has_a_place_nor_rests(announced):
    played = announced(Format.SWISS, swiss_rounds=1).join(3)
    assert standings(played.state) == ()
    assert resting(played.state) == ()


def test_a_league_is_told_division_by_division(announced):
    """The smaller number always wins: 1 is first of four in the first division, 5 of four in the second."""
    played = announced(Format.LEAGUE, seeding=Seeding.MANUAL, division=4).join(8)
    played.do(cmd.Start(1))
    while not is_over(played.state):
        for pairing in open_pairings(played.state):
            played.do(cmd.Report(pairing.number, min(pairing.entrants), (5, 2)))
        if not is_over(played.state):
            played.do(cmd.NextRound())
    assert lines_of(played, "wins", "losses", "points") == [
        (place, place, wins, 3 - wins, 2 * wins + 3 - wins)
        for place, wins in zip(range(1, 9), (3, 2, 1, 0) * 2, strict=True)
    ]


def test_players_of_teams_are_told_by_wins_then_fewer_losses(teams):  # noqa: F811
    played = teams(2)
    played.win(1)
    played.do(cmd.Report(played.match(2).number, 12, (5, 0)))
    assert lines_of(played, "wins", "losses") == [(1, 1, 1, 0), (2, 12, 1, 0), (3, 2, 0, 1), (4, 11, 0, 1)]


def test_whoever_has_a_bye_rests_in_the_round_that_is_played_unless_they_are_out(announced):
    played = announced(Format.SWISS, swiss_rounds=2).join(3).start()
    free = ({1, 2, 3} - {*open_pairings(played.state)[0].entrants}).pop()
    assert resting(played.state) == (free,)
    played.do(cmd.Pause(None))
    assert resting(played.state) == (free,), "also in a pause"
    played.do(cmd.Resume(None))
    played.win(min(open_pairings(played.state)[0].entrants))
    later = ({1, 2, 3} - {*open_pairings(played.state)[0].entrants}).pop()
    assert resting(played.state) == (later,)
    assert later != free
    played.do(cmd.Withdraw(later))
    assert resting(played.state) == ()


def test_a_team_that_leaves_loses_its_open_boards(teams):  # noqa: F811
    played = teams(2)
    played.win(11)
    played.do(cmd.WithdrawTeam(2, 7))
    assert [status(played, one) for one in (1, 2, 11, 12)] == [
        Status.CHECKED_IN, Status.CHECKED_IN, Status.WITHDRAWN, Status.WITHDRAWN,
    ]  # fmt: skip
    assert is_over(played.state)
    assert [one.result.winner for one in played.state.pairings].count(11) == 1


def test_a_guest_that_calls_it_off_gives_up_its_boards_and_the_home_side_ends_it_for_both(teams):  # noqa: F811
    played = teams(2)
    played.win(11)
    played.do(cmd.OfSide(GUEST, cmd.Cancel(7), NOW, timedelta(0)))
    assert {one.result.how for one in played.state.pairings} == {How.PLAYED, How.FORFEIT}
    other = teams(2)
    other.do(cmd.OfSide(HOME, cmd.Cancel(7), NOW, timedelta(0)))
    assert all(one.result is None for one in other.state.pairings)


def test_what_is_given_for_no_side_is_given_as_it_is():
    command = cmd.Pause(7)
    assert given(0, command, NOW, timedelta(0)) is command
    assert given(GUEST, command, NOW, timedelta(0)) == cmd.OfSide(GUEST, command, NOW, timedelta(0))


def test_an_arena_is_joined_again_by_whoever_left_and_by_nobody_who_is_there(announced):
    played = announced(Format.ARENA).join(4).start()
    assert refusal(played, cmd.Join(1, "player 1", 1999.0)).reason is Reason.ALREADY_JOINED
    played.do(cmd.Withdraw(1))
    played.do(cmd.Join(1, "player 1", 1999.0))
    assert status(played, 1) is Status.CHECKED_IN


def test_in_an_arena_a_match_is_given_up_or_missed(announced):
    played = announced(Format.ARENA).join(4).start()
    played.do(cmd.Pair())
    first, second = open_pairings(played.state)
    one, other = first.entrants
    assert refusal(played, cmd.Report(first.number, one, (5, 0), one)).reason is Reason.NOT_YOUR_MATCH
    [event] = played.do(cmd.Forfeit(first.number, one, 7))
    assert (event.result.how, event.result.winner, event.result.loser) == (How.FORFEIT, other, one)
    events = played.do(cmd.NoShow(second.number, second.entrants, 7))
    assert (events[0].result.how, events[0].result.winner) == (How.NO_SHOW, None)
    assert [event.entrant for event in events[1:]] == [*second.entrants]
