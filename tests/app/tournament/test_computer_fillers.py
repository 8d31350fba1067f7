"""Computer players in the places of byes: as many as it takes, told apart, whatever the format."""

import pytest

from bot.errors import TournamentError, TournamentReason
from bot.records.computers import ComputerLevel, computer, is_computer
from bot.tournaments import commands as cmd
from bot.tournaments.entry import byes_of
from bot.tournaments.evolution import evolve
from bot.tournaments.machine import create, decide
from bot.tournaments.queries import open_pairings
from bot.tournaments.settings import MOST, OF_A_TOURNAMENT, Format, Seeding, TournamentSettings
from bot.tournaments.state import How, TournamentPhase

FILLERS = tuple(
    cmd.Filler(player.user_id, player.name)
    for player in (computer(ComputerLevel.EXPERT, seat) for seat in range(1, MOST // 2 + 1))
)


def drawn(settings, people, fillers=FILLERS, order=()):
    """A tournament of so many people that has just been drawn."""
    state = None
    for event in create(cmd.Create(settings)):
        state = evolve(state, event)
    asked = [cmd.Join(1000 + number, f"p{number}", 1400.0 + number) for number in range(people)]
    asked += [cmd.CheckIn(one.entrant) for one in asked if settings.check_in]
    for command in [*asked, cmd.Start(7, order, None, fillers)]:
        for event in decide(state, command):
            state = evolve(state, event)
    return state


def played_out(state):
    """Every match is won by whoever stands first."""
    while state.phase is TournamentPhase.RUNNING:
        pairing = open_pairings(state)[0]
        for event in decide(state, cmd.Report(pairing.number, pairing.entrants[0], (1, 0))):
            state = evolve(state, event)
    return state


@pytest.mark.parametrize("people", range(1, 18))
@pytest.mark.parametrize("format_", [one for one in OF_A_TOURNAMENT if one is not Format.ARENA])
def test_there_are_no_byes(format_, people):
    state = drawn(TournamentSettings(format_), people)
    first = [one for one in state.pairings if one.round == 1 and not one.has_bye]
    assert not any(one.result is not None and one.result.how is How.BYE for one in state.pairings)
    assert first
    assert len(state.field) < 2 * people + 1
    assert sum(not is_computer(one.id) for one in state.field) == people
    end = played_out(state)
    assert end.phase is TournamentPhase.ENDED


@pytest.mark.parametrize(("people", "groups", "computers"), [(5, 2, 3), (7, 2, 1), (8, 2, 0), (9, 3, 3), (3, 4, 1)])
def test_groups_are_even(people, groups, computers):
    assert byes_of(TournamentSettings(Format.ROUND_ROBIN, groups=groups), people) == computers
    state = drawn(TournamentSettings(Format.ROUND_ROBIN, groups=groups), people)
    assert not any(one.has_bye for one in state.pairings)


@pytest.mark.parametrize("seeding", Seeding)
def test_they_stand_where_byes_would_and_each_meets_a_person(seeding):
    state = drawn(TournamentSettings(seeding=seeding), 5)
    by_seed = sorted(state.field, key=lambda one: one.seed)
    assert [is_computer(one.id) for one in by_seed] == [False] * 5 + [True] * 3
    assert len({one.name for one in state.field}) == 8
    for pairing in state.pairings:
        if pairing.round == 1:
            assert not all(is_computer(entrant) for entrant in pairing.entrants)


def test_who_did_not_check_in_is_no_reason_for_less():
    state = drawn(TournamentSettings(check_in=True), 3)
    assert len(state.field) == 4
    assert all(one.status.value == "checked_in" for one in state.field)


def test_nobody_but_computers_is_too_few():
    with pytest.raises(TournamentError) as caught:
        drawn(TournamentSettings(), 0)
    assert caught.value.reason is TournamentReason.TOO_FEW


def test_without_fillers_there_are_byes():
    assert len(drawn(TournamentSettings(), 5, fillers=()).field) == 5


def test_a_field_is_never_larger_than_any_may_be():
    assert byes_of(TournamentSettings(), 200) == 56
    assert byes_of(TournamentSettings(), MOST) == 0
