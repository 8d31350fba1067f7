"""What people ask of a tournament, one thing at a time."""

from typing import get_args

import pytest

from bot.errors import TournamentError
from bot.tournaments import commands as cmd
from bot.tournaments import events as ev
from bot.tournaments import machine
from bot.tournaments.evolution import evolve
from bot.tournaments.machine import create, fold
from bot.tournaments.queries import is_over, next_pairings_for, open_pairings
from bot.tournaments.settings import Format, Seeding, TournamentSettings
from bot.tournaments.standings import standings
from bot.tournaments.state import How, PairingResult, StageKey, Status
from tests.tournaments.asking import DOUBLE, ROBIN, SINGLE, SWISS, Reason, refusal, status

# Signing up


def test_sign_up_and_waiting_list(announced):
    played = announced(SINGLE, limit=2).join(3)
    assert [one.status for one in played.state.entrants] == [Status.REGISTERED, Status.REGISTERED, Status.WAITING]
    assert refusal(played, cmd.Join(2, "again")).reason is Reason.ALREADY_JOINED
    assert refusal(played, cmd.Leave(9)).reason is Reason.NOT_JOINED
    assert played.do(cmd.Leave(1)) == (ev.EntrantLeft(1), ev.EntrantAdmitted(3))
    played.do(cmd.Join(1, "back"))
    assert status(played, 1) is Status.WAITING
    played.start()
    assert {one.id for one in played.state.field} == {2, 3}
    assert refusal(played, cmd.Leave(2)).reason is Reason.STARTED
    assert refusal(played, cmd.Join(7, "late")).reason is Reason.STARTED
    assert played.do(cmd.Leave(1)) == (ev.EntrantLeft(1),), "whoever still waits may go"
    assert played.state.find(1) is None
    assert {one.id for one in played.state.field} == {2, 3}


def test_a_leaver_from_the_waiting_list_frees_no_place(announced):
    played = announced(SINGLE, limit=2).join(4)
    assert played.do(cmd.Leave(3)) == (ev.EntrantLeft(3),)


def test_check_in_draws_those_who_are_here(announced):
    played = announced(SINGLE, limit=3, check_in=True).join(5)
    for entrant in (1, 3, 5):
        played.do(cmd.CheckIn(entrant))
    assert refusal(played, cmd.CheckIn(3)).reason is Reason.ALREADY_HERE
    assert status(played, 5) is Status.WAITING
    played.start()
    assert [one.id for one in played.state.field] == [1, 3, 5]
    assert (status(played, 2), status(played, 4), status(played, 5)) == (
        Status.NO_SHOW,
        Status.WAITING,
        Status.CHECKED_IN,
    )


def test_too_few(announced):
    assert refusal(announced(SWISS).join(1), cmd.Start(1)).reason is Reason.TOO_FEW
    assert refusal(announced(SWISS, check_in=True).join(5), cmd.Start(1)).reason is Reason.TOO_FEW


@pytest.mark.parametrize(
    "wrong",
    [{"limit": 1}, {"limit": 257}, {"groups": 0}, {"advance": 1}, {"swiss_rounds": -1}],
)
def test_settings_that_cannot_be(wrong):
    with pytest.raises(TournamentError) as caught:
        create(cmd.Create(TournamentSettings(**wrong)))
    assert caught.value.reason is Reason.SETTINGS
    assert caught.value.detail in wrong


def test_seeding(announced):
    played = announced(SINGLE, seeding=Seeding.RATING)
    for entrant, rating in ((1, 1500.0), (2, 1700.0), (3, 1500.0)):
        played.do(cmd.Join(entrant, "x", rating))
    assert [one.id for one in played.start().state.field] == [2, 1, 3]
    played = announced(SINGLE, seeding=Seeding.MANUAL).join(4)
    assert refusal(played, cmd.Start(1, (3, 8))).reason is Reason.NOT_JOINED
    assert [one.id for one in played.start(order=(3, 2)).state.field] == [3, 2, 1, 4]


# Brackets


def test_byes_go_to_the_top_seeds(tournament):
    for count in range(2, 257):
        state = tournament(count, SINGLE).state
        byes = {one.result.winner for one in state.pairings if one.result is not None}
        free = (1 << (count - 1).bit_length()) - count
        assert byes == set(range(1, free + 1))


def test_the_best_meet_last(tournament):
    state = tournament(16, SINGLE).play_out(favourites=True).state
    for number, most in ((1, 16), (2, 8), (3, 4), (4, 2)):
        drawn = {entrant for one in state.pairings if one.round == number for entrant in one.entrants}
        assert drawn == set(range(1, most + 1))
    assert state.champion == 1


def test_the_undefeated_must_be_beaten_twice(tournament):
    played = tournament(4, DOUBLE)
    played.win(1, 4), played.win(2, 3), played.win(1, 2)
    played.win(3, 4), played.win(2, 3)
    assert not is_over(played.state)
    final = played.win(2, 1)
    decider = open_pairings(played.state)[0]
    assert (decider.stage, decider.round, decider.entrants) == (StageKey.FINALS, 2, (1, 2))
    played.win(1, 2)
    assert played.state.champion == 1
    assert [line.entrant for line in standings(played.state)] == [1, 2, 3, 4]
    assert decider.number == final + 1


def test_one_win_is_enough_for_the_undefeated(tournament):
    played = tournament(4, DOUBLE).play_out(favourites=True)
    assert played.state.champion == 1
    assert played.state.pairings[-1].round == 1
    assert len([one for one in played.state.pairings if not one.has_bye]) == 6


def test_no_decider_against_somebody_who_left(tournament):
    played = tournament(4, DOUBLE)
    played.win(1, 4), played.win(2, 3), played.win(1, 2), played.do(cmd.Withdraw(1))
    played.win(3, 4), played.win(2, 3)
    assert played.state.champion == 2
    assert played.state.pairings[-1].round == 1


def test_third_place(tournament):
    played = tournament(4, SINGLE, third_place=True)
    played.win(1), played.win(2), played.win(1, 2)
    assert not is_over(played.state)
    played.win(4, 3)
    assert [line.entrant for line in standings(played.state)] == [1, 2, 4, 3]
    assert played.state.stage(StageKey.THIRD_PLACE).rounds == 1


def test_last_chance_only_if_wanted(tournament):
    keys = {True: {"main", "consolation", "last_chance"}, False: {"main", "consolation"}}
    for wanted, stages in keys.items():
        state = tournament(16, Format.CONSOLATION, last_chance=wanted).state
        assert {stage.key.value for stage in state.stages} == stages


def test_losers_meet_again_as_late_as_can_be(tournament):
    played = tournament(32, DOUBLE).play_out(favourites=True)
    met = {}
    for one in played.state.pairings:
        if one.stage is StageKey.LOSERS and one.round <= 5:
            assert frozenset(one.entrants) not in met
        met[frozenset(one.entrants)] = one


def test_losers_of_later_rounds_are_crossed_over(tournament):
    """In turn upside down, with the halves exchanged, and both."""
    state = tournament(32, DOUBLE).state
    entering = {}
    for one in state.pairings:
        if one.stage is StageKey.LOSERS and one.round % 2 == 0:
            entering.setdefault(one.round, []).append(one.slots[1].number)
    main = {round_: [one.number for one in state.pairings if one.stage is StageKey.MAIN and one.round == round_]
            for round_ in (2, 3, 4)}  # fmt: skip
    assert entering[2] == main[2][::-1]
    assert entering[4] == [*main[3][2:], *main[3][:2]]
    assert entering[6] == main[4]


# Results


def test_reports(tournament):
    played = tournament(4, SINGLE)
    number = played.match(1).number
    assert refusal(played, cmd.Report(number, 1, (5, 0), by=2)).reason is Reason.NOT_YOUR_MATCH
    assert refusal(played, cmd.Report(number, 2, (5, 0))).reason is Reason.NOT_IN_PAIRING
    assert refusal(played, cmd.Report(99, 2)).reason is Reason.NO_SUCH_PAIRING
    assert refusal(played, cmd.Report(3, 1)).reason is Reason.NOT_OPEN
    played.do(cmd.Report(number, 1, (5, 0), by=4))
    assert played.state.pairings[number - 1].result == PairingResult(How.PLAYED, 1, 4, (5, 0), by=4)
    for late in (cmd.Report(number, 1, (5, 0), by=1), cmd.Forfeit(number, 1, by=1), cmd.NoShow(number, (1,), by=1)):
        assert refusal(played, late).reason is Reason.ALREADY_REPORTED
    error = refusal(played, cmd.Report(number, 4, (5, 3), by=4))
    assert (error.reason, error.pairing, error.entrant) == (Reason.DISAGREE, number, 4)
    assert refusal(played, cmd.Report(number, 1, (5, 4), by=4)).reason is Reason.DISAGREE
    other = played.match(2).number
    played.do(cmd.Report(other, 2, by=77, organizer=True))
    assert played.match(1).entrants == (1, 2)


def test_a_second_report_of_the_final(tournament):
    played = tournament(2, SINGLE)
    played.win(1)
    assert refusal(played, cmd.Report(1, 1, (5, 3))).reason is Reason.ALREADY_REPORTED
    assert refusal(played, cmd.Report(1, 2, (5, 3))).reason is Reason.DISAGREE
    assert refusal(played, cmd.Withdraw(1)).reason is Reason.OVER


def test_a_forfeit_costs_one_match_and_a_no_show_all(tournament):
    played = tournament(4, DOUBLE)
    played.do(cmd.Forfeit(played.match(4).number, 4, by=4))
    assert status(played, 4) is Status.CHECKED_IN
    played.do(cmd.NoShow(played.match(3).number, (3,), by=50))
    assert status(played, 3) is Status.NO_SHOW
    losers = next(one for one in played.state.pairings if one.stage is StageKey.LOSERS)
    assert losers.result == PairingResult(How.FORFEIT, 4, 3, automatic=True)
    assert refusal(played, cmd.Withdraw(3)).reason is Reason.ALREADY_OUT


def test_both_absent_nobody_goes_on(tournament):
    played = tournament(4, SINGLE)
    played.do(cmd.NoShow(played.match(1).number, (1, 4)))
    played.win(2, 3)
    assert played.state.champion == 2
    assert played.state.pairings[-1].result.how is How.BYE
    assert [line.entrant for line in standings(played.state)] == [2, 3, 1, 4]  # 3 has played


def test_nobody_left_nobody_wins(tournament):
    played = tournament(2, SINGLE)
    played.do(cmd.NoShow(1, (1, 2)))
    assert is_over(played.state)
    assert played.state.champion is None


def test_close_round(tournament):
    played = tournament(8, SINGLE)
    played.win(1, 8)
    events = played.do(cmd.CloseRound(StageKey.MAIN, 1, (7, 3, 6, 8), by=50))
    assert [event.pairing for event in events if isinstance(event, ev.ResultReported)] == [3, 4]
    assert [one.entrants for one in open_pairings(played.state)] == [(4, 5)]
    assert (status(played, 8), status(played, 7)) == (Status.CHECKED_IN, Status.NO_SHOW)
    assert refusal(played, cmd.CloseRound(StageKey.MAIN, 1, (7,))).reason is Reason.NOT_OPEN


def test_a_withdrawal_forfeits_what_is_to_come(tournament):
    played = tournament(5, ROBIN)
    played.do(cmd.Withdraw(1, by=1))
    mine = [one for one in played.state.pairings if 1 in one.entrants and not one.has_bye]
    assert [one.result.how for one in mine] == [How.FORFEIT] * 4
    assert not next_pairings_for(played.state, 1)
    played.play_out()
    assert [line.entrant for line in standings(played.state)] == [2, 3, 4, 5, 1]


def test_nobody_wins_by_the_bye_of_someone_who_left(tournament):
    played = tournament(4, SINGLE)
    played.win(1, 4)
    played.do(cmd.Withdraw(1, by=1))
    played.do(cmd.NoShow(played.match(2).number, (2, 3)))
    assert is_over(played.state)
    assert (played.state.pairings[-1].result.how, played.state.champion) == (How.BYE, None)
    played = tournament(4, SINGLE)
    for first, second in ((1, 4), (2, 3)):
        played.do(cmd.NoShow(played.match(first).number, (first, second)))
    assert is_over(played.state)
    assert played.state.champion is None


def test_a_tournament_is_created_once_and_nobody_rests_but_in_an_arena(tournament):
    played = tournament(4, SWISS)
    for event in (played.log[0], ev.EntrantPaused(1), ev.EntrantBack(1)):
        with pytest.raises(ValueError, match="cannot go on with"):
            evolve(played.state, event)


# Pausing, rounds, the end


def test_pause(tournament):
    played = tournament(4, SWISS)
    number = played.match(1).number
    played.do(cmd.Pause(by=50))
    assert not open_pairings(played.state)
    for command in (cmd.Pause(), cmd.NoShow(number, (1,)), cmd.LateJoin(9, "x"), cmd.NextRound()):
        assert refusal(played, command).reason is Reason.PAUSED
    played.do(cmd.Report(1, 1)), played.do(cmd.Report(2, 2))
    assert len(played.state.pairings) == 2
    events = played.do(cmd.Resume())
    assert [type(event) for event in events] == [ev.TournamentResumed, ev.PairingsDrawn]
    assert refusal(played, cmd.Resume()).reason is Reason.NOT_PAUSED


def test_a_paused_sign_up(announced):
    played = announced(SINGLE).join(2)
    played.do(cmd.Pause())
    for command in (cmd.Join(3, "x"), cmd.CheckIn(1), cmd.Start(1)):
        assert refusal(played, command).reason is Reason.PAUSED
    played.do(cmd.Leave(1))


def test_cancel(tournament, announced):
    for played in (tournament(4, SINGLE), announced(SINGLE)):
        played.do(cmd.Cancel(by=50))
        assert is_over(played.state)
        assert not open_pairings(played.state)
        assert refusal(played, cmd.Join(9, "x")).reason is Reason.OVER


def test_rounds_by_hand(tournament):
    played = tournament(4, SWISS, rounds_by_hand=True)
    error = refusal(played, cmd.NextRound())
    assert (error.reason, error.pairing) == (Reason.UNFINISHED, 1)
    played.win(1), played.win(2)
    assert not open_pairings(played.state)
    assert not is_over(played.state)
    played.do(cmd.NextRound())
    played.win(1), played.win(3)
    assert is_over(played.state)
    assert refusal(tournament(4, SINGLE), cmd.NextRound()).reason is Reason.NO_ROUND_LEFT


def test_swiss_tie_breaks_by_hand(tournament):
    """Eight, three rounds, the favourite always wins: the table worked out on paper."""
    played = tournament(8, SWISS).play_out(favourites=True)
    first = [one.entrants for one in played.state.pairings if one.round == 1]
    assert first == [(1, 5), (2, 6), (3, 7), (4, 8)]
    second = [one.entrants for one in played.state.pairings if one.round == 2]
    assert second == [(1, 3), (2, 4), (5, 7), (6, 8)]
    lines = standings(played.state)
    assert [line.points for line in lines] == [3, 2, 2, 2, 1, 1, 1, 0]
    assert lines[0].buchholz == sum(
        next(line.points for line in lines if line.entrant == entrant) for entrant in (5, 3, 2)
    )


def test_commands_before_the_start(announced):
    assert refusal(announced(SINGLE).join(4), cmd.Report(1, 1)).reason is Reason.NOT_STARTED


def test_a_log_out_of_order():
    with pytest.raises(ValueError, match="begin"):
        fold([ev.TournamentPaused()])
    with pytest.raises(ValueError, match="go on with TournamentCreated"):
        fold([ev.TournamentCreated(TournamentSettings()), ev.TournamentCreated(TournamentSettings())])
    with pytest.raises(ValueError, match="empty"):
        fold([])


def test_every_command_is_obeyed():
    assert machine._OBEY.keys() == set(get_args(cmd.Command)) - {cmd.OfSide}  # whose command is obeyed
