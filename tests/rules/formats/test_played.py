"""What is said of a log that cannot have been played names the place."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.errors import TranscriptError, TranscriptReason
from bot.rules.formats.played import check_played
from bot.rules.match import events as ev
from bot.rules.rules import Rules
from tests.rules.random_matches import play_match


@pytest.mark.parametrize(("play", "move"), [(0, 1), (1, 1), (2, 2), (5, 3)])
def test_an_illegal_play_is_named_by_the_move_of_both_sides(play, move):
    """As players count: White's first play and Black's are the first move."""
    log = list(play_match(Random(1), 3, Rules(cube=False)))
    at = [number for number, event in enumerate(log) if isinstance(event, ev.PlayMade)][play]
    assert not any(isinstance(event, ev.TurnPassed) for event in log[:at])
    moves = (log[at].moves[0]._replace(target=log[at].moves[0].source - 7), *log[at].moves[1:])
    with pytest.raises(TranscriptError) as refused:
        check_played([*log[:at], replace(log[at], moves=moves)])
    assert (refused.value.reason, refused.value.game) == (TranscriptReason.ILLEGAL_PLAY, 1)
    assert (refused.value.move, refused.value.side) == (move, log[at].side)


def test_a_log_that_does_not_begin_with_a_match_is_no_record():
    log = list(play_match(Random(1), 1, Rules()))
    for events in ([], log[1:]):
        with pytest.raises(TranscriptError) as refused:
            check_played(events)
        assert refused.value.reason is TranscriptReason.NOT_A_MATCH_FILE


def test_before_a_roll_none_is_named():
    log = list(play_match(Random(1), 3, Rules(cube=False)))
    rolled, again = [number for number, event in enumerate(log) if isinstance(event, ev.DiceRolled)][:2]
    with pytest.raises(TranscriptError) as refused:
        check_played([*log[:again], log[again - 1], *log[again:]])  # a play twice, the second without a roll
    assert refused.value.roll is None
    assert rolled < again
