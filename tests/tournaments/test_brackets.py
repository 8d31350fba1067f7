"""Views: names of rounds, brackets to be drawn, cross-tables."""

import pytest

from bot.tournaments.brackets import RoundKey, bracket, brackets, cross_table, round_name
from bot.tournaments.settings import Format
from bot.tournaments.state import StageKey


def names(state, stage):
    return [column.name.key.value for column in bracket(state, stage).columns]


def test_names_of_rounds(tournament):
    state = tournament(32, Format.DOUBLE_ELIMINATION).state
    assert names(state, StageKey.MAIN) == ["round", "round", "quarterfinal", "semifinal", "final"]
    assert names(state, StageKey.LOSERS)[-2:] == ["round", "final"]
    assert set(names(state, StageKey.LOSERS)[:-1]) == {"round"}
    assert names(state, StageKey.FINALS) == ["final"]
    assert round_name(state, StageKey.FINALS, 2).key is RoundKey.DECIDER
    state = tournament(32, Format.CONSOLATION).state
    assert names(state, StageKey.CONSOLATION) == ["round"] * 3 + ["quarterfinal", "semifinal", "final"]
    state = tournament(9, Format.SWISS).state
    assert round_name(state, StageKey.SWISS, 1).rounds == 4


@pytest.mark.parametrize("size", [2, 3, 8, 13, 64, 256])
@pytest.mark.parametrize("format_", [Format.SINGLE_ELIMINATION, Format.DOUBLE_ELIMINATION, Format.CONSOLATION])
def test_columns_and_connections(tournament, format_, size):
    state = tournament(size, format_).play_out().state
    drawn = {}
    for view in brackets(state):
        for column in view.columns:
            middles = [one.y for one in column.pairings]
            assert middles == sorted(middles)
            assert len(set(middles)) == len(middles)
            assert all(0.5 <= one.y <= view.height - 0.5 for one in column.pairings)
            drawn.update((one.number, one) for one in column.pairings)
    assert set(drawn) == set(range(1, len(state.pairings) + 1))
    for one in drawn.values():
        if one.winner_to is not None and one.result.winner is not None:
            slot = drawn[one.winner_to.pairing].slots[one.winner_to.slot]
            assert slot.entrant.id == one.result.winner
        if not one.is_bye:
            assert sorted((slot.score, slot.won, slot.lost) for slot in one.slots) == [
                (2, False, True),
                (5, True, False),
            ]


def test_what_is_not_known_yet(tournament):
    state = tournament(4, Format.SINGLE_ELIMINATION).state
    first, final = (column.pairings for column in bracket(state, StageKey.MAIN).columns)
    assert [one.is_open for one in first] == [True, True]
    assert [(slot.entrant, slot.slot.number) for slot in final[0].slots] == [(None, 1), (None, 2)]
    assert final[0].y == 1.0


def test_cross_table(tournament):
    state = tournament(5, Format.ROUND_ROBIN).play_out().state
    table = cross_table(state)
    assert [line.entrant for line in table.lines] == [1, 2, 3, 4, 5]
    for index, row in enumerate(table.cells):
        assert row[index] is None
        assert [cell.winner == index + 1 for cell in row if cell is not None] == [False] * index + [True] * (4 - index)
    assert not cross_table(state, 7).lines
