"""What changes in a tournament under way: results that were wrong, players who come late or for another."""

from bot.tournaments import commands as cmd
from bot.tournaments import events as ev
from bot.tournaments.machine import fold
from bot.tournaments.queries import current_round, is_over, next_pairings_for, open_pairings
from bot.tournaments.standings import group_standings, standings
from bot.tournaments.state import How, Link, PairingResult, StageKey, Status, TournamentPhase
from tests.tournaments.asking import DOUBLE, ROBIN, SINGLE, SWISS, Reason, refusal, status

# Corrections


def test_a_correction_before_the_next_match_changes_who_goes_on(tournament):
    played = tournament(4, SINGLE)
    played.win(2, 3)
    number = played.win(1, 4)
    before = played.state.pairings[number - 1].result
    assert played.match(1).entrants == (1, 2)
    events = played.do(cmd.Correct(number, 4, (5, 4), by=50))
    after = PairingResult(How.CORRECTED, 4, 1, (5, 4), by=50)
    assert events == (ev.ResultCorrected(number, before, after, by=50),)
    assert played.match(4).entrants == (4, 2)
    assert not next_pairings_for(played.state, 1)
    assert fold(played.log) == played.state


def test_a_correction_after_the_next_match_is_refused(tournament):
    played = tournament(4, SINGLE)
    played.win(2, 3)
    number = played.win(1, 4)
    final = played.win(1, 2)
    error = refusal(played, cmd.Correct(number, 4))
    assert (error.reason, error.pairing) == (Reason.PLAYED_ON, final)
    played.do(cmd.Correct(number, 1, (7, 6), by=50))
    assert played.state.pairings[number - 1].result.score == (7, 6)
    assert played.state.champion == 1


def test_the_final_can_be_corrected_after_the_end(tournament):
    played = tournament(2, SINGLE)
    played.win(1)
    events = played.do(cmd.Correct(1, 2, (5, 1), by=50))
    assert events[-1] == ev.TournamentEnded(2)
    assert (played.state.champion, played.state.phase) == (2, TournamentPhase.ENDED)
    assert refusal(played, cmd.Correct(1, 2, (5, 1))).reason is Reason.NOTHING_TO_CORRECT


def test_nothing_to_correct(tournament):
    played = tournament(3, SINGLE)
    assert refusal(played, cmd.Correct(1, 1)).reason is Reason.NOTHING_TO_CORRECT
    assert refusal(played, cmd.Correct(2, 2)).reason is Reason.NOTHING_TO_CORRECT
    played.win(2, 3)
    assert refusal(played, cmd.Correct(2, 1)).reason is Reason.NOT_IN_PAIRING


def test_a_correction_calls_for_a_decider_and_takes_it_back(tournament):
    played = tournament(2, DOUBLE)
    played.win(1, 2)
    final = played.win(1, 2)
    assert is_over(played.state)
    played.do(cmd.Correct(final, 2))
    assert played.match(1).round == 2
    assert not is_over(played.state)
    events = played.do(cmd.Correct(final, 1))
    assert events[0] == ev.PairingsTakenBack(final + 1)
    assert played.state.champion == 1
    played.do(cmd.Correct(final, 2))
    decider = played.win(2, 1)
    assert refusal(played, cmd.Correct(final, 1)).pairing == decider
    played.do(cmd.Correct(decider, 1))
    assert played.state.champion == 1
    assert fold(played.log) == played.state


def test_a_corrected_no_show_is_in_again(tournament):
    played = tournament(4, DOUBLE)
    played.win(1, 4)
    number = played.match(3).number
    played.do(cmd.NoShow(number, (3,)))
    assert next(one for one in played.state.pairings if one.stage is StageKey.LOSERS).result.automatic
    events = played.do(cmd.Correct(number, 3, (5, 0), by=50))
    assert (events[0].reinstated, len(events[0].reopened)) == (3, 1)
    assert status(played, 3) is Status.CHECKED_IN
    assert {one.entrants for one in open_pairings(played.state)} == {(1, 3), (4, 2)}


def test_a_corrected_no_show_in_a_group_plays_the_rest(tournament):
    played = tournament(4, ROBIN)
    number = played.match(4).number
    played.do(cmd.NoShow(number, (4,)))
    played.do(cmd.Correct(number, 4, by=50))
    assert len(next_pairings_for(played.state, 4)) == 2
    played.play_out()
    assert [line.wins + line.losses for line in group_standings(played.state)] == [3, 3, 3, 3]
    assert not any(line.is_out for line in group_standings(played.state))


def test_a_correction_in_favour_of_somebody_who_left_gives_the_final_to_the_other(tournament):
    played = tournament(4, SINGLE)
    number = played.win(1, 4)
    played.win(2, 3)
    played.do(cmd.Withdraw(1))
    assert played.state.champion == 2
    played.do(cmd.Correct(number, 4))
    assert set(played.match(4).entrants) == {2, 4}
    played.do(cmd.Correct(number, 1))
    assert played.state.champion == 2


def test_a_corrected_group_draws_the_knock_out_anew(tournament):
    played = tournament(4, ROBIN, groups=2, advance=1)
    one, other = played.win(1, 4), played.win(2, 3)
    assert played.match(1).entrants == (1, 2)
    played.do(cmd.Correct(one, 4, by=50))
    assert played.match(4).stage is StageKey.MAIN
    assert set(played.match(4).entrants) == {4, 2}
    played.win(4, 2)
    assert refusal(played, cmd.Correct(other, 3)).reason is Reason.PLAYED_ON
    assert played.state.champion == 4


def test_a_corrected_swiss_result_leaves_the_pairings(tournament):
    played = tournament(4, SWISS)
    number = played.win(1, 3)
    played.win(2, 4)
    drawn = [one.drawn for one in played.state.pairings]
    played.do(cmd.Correct(number, 3))
    assert [one.drawn for one in played.state.pairings] == drawn
    assert next(line for line in standings(played.state) if line.entrant == 3).points == 1


# Coming late, taking over


def test_late_entry_in_place_of_a_bye(tournament):
    played = tournament(6, SINGLE)
    assert played.match(4).entrants == (4, 5)
    played.do(cmd.LateJoin(7, "late", by=50))
    assert played.match(7).entrants == (2, 7)
    assert played.state.find(7).seed == 7
    played.win(4, 5), played.win(1, 4)
    assert refusal(played, cmd.LateJoin(7, "again")).reason is Reason.ALREADY_JOINED
    error = refusal(played, cmd.LateJoin(8, "too late"))
    assert error.reason is Reason.NO_BYE_LEFT
    played.play_out()
    assert len(standings(played.state)) == 7


def test_late_entry_leaves_alone_what_is_played(tournament):
    """In a cup of 5 the semifinal of seeds 2 and 3 can begin at once, while 1 waits for the winner of 4 and 5."""
    played = tournament(5, SINGLE)
    assert played.match(2).entrants == (2, 3)
    begun = frozenset({played.match(2).number})
    played.do(cmd.LateJoin(6, "late", begun=begun))
    assert played.match(6).entrants == (1, 6)
    assert played.match(2).entrants == (2, 3)
    error = refusal(played, cmd.LateJoin(7, "too late", begun=begun))
    assert (error.reason, error.detail) == (Reason.NO_BYE_LEFT, "playing")
    played.do(cmd.LateJoin(7, "not too late"))  # had it not begun, it would wait
    assert played.match(7).entrants == (3, 7)
    assert fold(played.log) == played.state


def test_late_entry_unmakes_byes_further_on(tournament):
    played = tournament(5, DOUBLE)
    played.do(cmd.LateJoin(6, "late"))
    played.do(cmd.LateJoin(7, "later"))
    played.do(cmd.LateJoin(8, "last"))
    assert refusal(played, cmd.LateJoin(9, "no")).reason is Reason.NO_BYE_LEFT
    played.play_out()
    assert not [one for one in played.state.pairings if one.has_bye]
    assert fold(played.log) == played.state


def test_late_entry_into_a_group(tournament):
    played = tournament(3, ROBIN)
    played.do(cmd.LateJoin(4, "late"))
    assert len(next_pairings_for(played.state, 4)) == 3
    assert refusal(played, cmd.LateJoin(5, "no")).reason is Reason.NO_BYE_LEFT
    played.play_out()
    assert [line.entrant for line in standings(played.state)] == [1, 2, 3, 4]


def test_late_entries_fill_the_first_group_with_room_and_then_the_next(tournament):
    played = tournament(6, ROBIN, groups=2, advance=1)
    groups = {7: {1, 4, 5}, 8: {2, 3, 6}}
    for newcomer, others in groups.items():
        played.do(cmd.LateJoin(newcomer, "late"))
        met = {one for pairing in next_pairings_for(played.state, newcomer) for one in pairing.entrants}
        assert met == {newcomer, *others}
    assert refusal(played, cmd.LateJoin(9, "no")).reason is Reason.NO_BYE_LEFT


def test_no_late_entry_into_a_group_after_its_first_round(tournament):
    played = tournament(3, ROBIN)
    played.win(open_pairings(played.state)[0].entrants[0])
    assert current_round(played.state, StageKey.GROUPS) == 2
    assert refusal(played, cmd.LateJoin(4, "late")).reason is Reason.NO_BYE_LEFT


def test_late_entry_into_swiss(tournament):
    played = tournament(5, SWISS)
    bye = next(one for one in played.state.pairings if one.has_bye)
    assert bye.result.winner == 5
    events = played.do(cmd.LateJoin(6, "late"))
    assert events[0].places == (Link(bye.number, 1),)
    assert played.match(6).entrants == (5, 6)
    played.do(cmd.LateJoin(7, "later"))
    assert not next_pairings_for(played.state, 7)
    while played.state.pairings[-1].round == 1:
        played.win(open_pairings(played.state)[0].entrants[0])
    second = [one for one in played.state.pairings if one.round == 2]
    assert any(7 in one.entrants for one in second)


def test_late_entry_when_full(announced):
    played = announced(SINGLE, limit=3).join(3).start()
    assert refusal(played, cmd.LateJoin(4, "late")).reason is Reason.FULL


def test_replacement(announced):
    played = announced(DOUBLE, limit=6).join(7).start()
    events = played.do(cmd.Replace(1, 7, "seven", by=50))
    assert events == (ev.EntrantReplaced(1, 7, "seven", by=50),)
    assert (status(played, 1), status(played, 7), played.state.find(7).seed) == (
        Status.REPLACED,
        Status.CHECKED_IN,
        1,
    )
    assert refusal(played, cmd.Replace(2, 7, "seven")).reason is Reason.ALREADY_JOINED
    assert refusal(played, cmd.Replace(1, 8, "eight")).reason is Reason.ALREADY_OUT
    played.win(4, 5), played.win(7, 4)
    error = refusal(played, cmd.Replace(4, 8, "eight"))
    assert (error.reason, error.entrant) == (Reason.ALREADY_PLAYED, 4)
    played.play_out()
    assert 1 not in {line.entrant for line in standings(played.state)}
    assert len(standings(played.state)) == 6
    assert fold(played.log) == played.state
