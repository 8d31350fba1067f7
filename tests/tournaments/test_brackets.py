"""Views: names of rounds, brackets to be drawn, cross-tables."""

import pytest

from bot.tournaments.brackets import RoundKey, brackets, cross_table, round_key
from bot.tournaments.settings import Format
from bot.tournaments.state import StageKey


def names(state, stage):
    return [round_key(state, stage, pairings[0].round).value for pairings in brackets(state)[stage]]


def test_names_of_rounds(tournament):
    state = tournament(32, Format.DOUBLE_ELIMINATION).state
    assert names(state, StageKey.MAIN) == ["round", "round", "quarterfinal", "semifinal", "final"]
    assert names(state, StageKey.LOSERS)[-2:] == ["round", "final"]
    assert set(names(state, StageKey.LOSERS)[:-1]) == {"round"}
    assert names(state, StageKey.FINALS) == ["final"]
    assert round_key(state, StageKey.FINALS, 2) is RoundKey.DECIDER
    state = tournament(32, Format.CONSOLATION).state
    assert names(state, StageKey.CONSOLATION) == ["round"] * 3 + ["quarterfinal", "semifinal", "final"]


@pytest.mark.parametrize("size", [2, 3, 8, 13, 64, 256])
@pytest.mark.parametrize("format_", [Format.SINGLE_ELIMINATION, Format.DOUBLE_ELIMINATION, Format.CONSOLATION])
def test_every_pairing_is_in_the_bracket_of_its_stage_once(tournament, format_, size):
    state = tournament(size, format_).play_out().state
    found = brackets(state)
    for stage, rounds in found.items():
        for number, pairings in enumerate(rounds, 1):
            assert {(one.stage, one.round) for one in pairings} == {(stage, number)}
            assert pairings == sorted(pairings, key=lambda one: one.number)
    assert sorted(one.number for rounds in found.values() for pairings in rounds for one in pairings) == [
        *range(1, len(state.pairings) + 1)
    ]


def test_cross_table(tournament):
    state = tournament(5, Format.ROUND_ROBIN).play_out().state
    table = cross_table(state)
    assert [line.entrant for line in table.lines] == [1, 2, 3, 4, 5]
    for index, row in enumerate(table.cells):
        assert row[index] is None
        assert [cell.winner == index + 1 for cell in row if cell is not None] == [False] * index + [True] * (4 - index)
    assert not cross_table(state, 7).lines
