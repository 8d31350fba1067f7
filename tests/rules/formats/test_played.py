"""What is said of a log that cannot have been played names the place."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.errors import TranscriptError, TranscriptReason
from bot.rules.dice import Roll
from bot.rules.formats.played import MOST_EVENTS, check_played
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.machine import decide, fold
from bot.rules.rules import Rules
from bot.rules.sides import Side
from tests.rules.random_matches import play_match


def reason_of(events):
    with pytest.raises(TranscriptError) as refused:
        check_played(events)
    return refused.value.reason


def match_of(seed, length=3, **rules):
    return list(play_match(Random(seed), length, Rules(**rules)))


def first(log, kind):
    return next(number for number, event in enumerate(log) if isinstance(event, kind))


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


@pytest.mark.parametrize("cut", [1, 2, 3])
def test_what_follows_by_itself_may_not_be_missing(cut):
    log = match_of(5)
    ended = first(log, ev.GameEnded)
    assert isinstance(log[ended - 1], ev.PlayMade | ev.DoublePassed | ev.ResignationOffered | ev.TimeRanOut)
    assert reason_of(log[:ended]) is TranscriptReason.UNFINISHED_GAME
    check_played(log[: first(log, ev.PlayMade) + cut - 1])


def test_rolls():
    log = match_of(1)
    rolled = first(log, ev.DiceRolled)
    for change in ({"roll": Roll(0, 7)}, {"side": log[rolled].side.other}):
        assert reason_of([*log[:rolled], replace(log[rolled], **change)]) is TranscriptReason.OUT_OF_TURN
    assert reason_of([*log[: rolled + 1], log[rolled]]) is TranscriptReason.OUT_OF_TURN
    assert reason_of([*log[: rolled + 1], ev.TurnPassed(log[rolled].side)]) is TranscriptReason.OUT_OF_TURN


def test_openings():
    log = match_of(1)
    for change in ({"game": 2}, {"opening": ()}, {"opening": (Roll(3, 3),)}, {"first": Side.WHITE}):
        assert reason_of([log[0], replace(log[1], **change)]) is TranscriptReason.WRONG_GAME
    assert reason_of([*log[:2], log[1]]) is TranscriptReason.WRONG_GAME
    assert reason_of([log[0], *log[2:]]) is TranscriptReason.WRONG_GAME


def test_cubes_and_results():
    log = match_of(1, cube=True)
    rolled = first(log, ev.DiceRolled)
    side = log[rolled].side
    before = log[:rolled]
    double = ev.DoubleOffered(side, 2)
    for wrong in (
        [ev.DoubleTaken(side.other, 2)],
        [ev.DoubleOffered(side, 4)],
        [ev.DoubleOffered(side.other, 2)],
        [double, ev.DoubleTaken(side.other, 8)],
        [double, ev.CubeBeavered(side.other, 4)],
        [double, double],
    ):
        assert reason_of([*before, *wrong]) is TranscriptReason.ILLEGAL_CUBE
    check_played([*before, double, ev.DoubleTaken(side.other, 2)])
    for wrong in (
        [double, ev.DoublePassed(side.other), ev.GameEnded(side, 2, 1, ev.Ending.PASSED)],
        [ev.GameEnded(side, 1, 1, ev.Ending.BORNE_OFF)],
        [ev.MatchEnded(side)],
        [ev.GameDrawn()],
        [ev.ResignationOffered(side, 1, 3)],
    ):
        assert reason_of([*before, *wrong]) is TranscriptReason.WRONG_RESULT


def test_nothing_follows_the_end():
    log = match_of(1)
    state = fold(log[: first(log, ev.DiceRolled)])
    given_up = decide(state, cmd.ResignMatch(state.on_roll), None)
    over = [*log[: first(log, ev.DiceRolled)], *given_up]
    assert check_played(over).is_over
    for event in (log[1], log[first(log, ev.DiceRolled)], ev.MatchAbandoned()):
        assert reason_of([*over, event]) is TranscriptReason.WRONG_GAME


@pytest.mark.parametrize(
    ("started", "reason"),
    [
        (ev.MatchStarted("chess", 5, Rules()), TranscriptReason.UNKNOWN_GAME),
        (ev.MatchStarted("backgammon", 100, Rules()), TranscriptReason.LENGTH),
        (ev.MatchStarted("backgammon", -1, Rules()), TranscriptReason.LENGTH),
        (ev.MatchStarted("backgammon", 0, Rules(automatic_doubles=10**6)), TranscriptReason.NOT_A_MATCH_FILE),
    ],
)
def test_terms_that_cannot_be(started, reason):
    assert reason_of([started]) is reason


def test_more_events_than_anybody_waits_for():
    log = match_of(1)
    rolled = first(log, ev.DiceRolled)
    assert reason_of([*log[:rolled], *[ev.DoubleOffered(Side.WHITE, 2)] * MOST_EVENTS]) is TranscriptReason.TOO_LARGE
