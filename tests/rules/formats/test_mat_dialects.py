"""`.mat` files as Backgammon Galaxy, Backgammon Studio and OpenGammon write them."""

import re
from itertools import count
from random import Random

import pytest

from bot.errors import AmbiguousPlay, TranscriptError, TranscriptReason
from bot.rules.match import events as ev
from bot.rules.match.machine import fold
from bot.rules.match.turn import plays_now
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.transcript import from_mat, to_mat
from tests.rules.random_matches import held_by_mat, play_match

GALAXY = '; [Site "BackgammonGalaxy"]\n; [Player 1 "lena"]\n; [Player 2 "jörg m"]\n; [Crawford "On"]\n\n'
HEAD = """{} point match

 Game 1
 lena : 0                        jörg m : 0
"""
OPENED = "  1) 31: 8/5 6/5                 52: 13/8 24/22\n"


def refused(text):
    with pytest.raises(TranscriptError) as caught:
        from_mat(text)
    return caught.value


@pytest.mark.parametrize(
    ("end", "score"),
    [
        ("  2) 61: 13/7 8/7               Losses 2 point\n      Wins 2 point\n", (2, 0)),
        ("  2)  Losses 2 point                              Wins 2 point and the match\n", (0, 2)),
        ("  2)  Loses on time\n                                 Wins 3 points and the match\n", (0, 3)),
        (
            "  2) 61: 13/7 8/7                2)  Losses 2 point                      Wins 2 point and the match\n",
            (0, 2),
        ),
        (" Losses 3 point\n\n      Wins 3 point and the match\n", (0, 3)),
        ("  2)  Doubles => 2                Drops\n      Wins 1 point\n", (1, 0)),
        ("  2)  Doubles => 2                Takes\n  3)  Losses 2 point              Wins 2 point\n", (0, 2)),
    ],
)
def test_galaxy_names_the_loser_before_the_winner(end, score):
    read = from_mat(GALAXY + HEAD.format(3) + OPENED + end)
    assert read.state.score == score
    assert from_mat(to_mat(read.events, read.names)).events == read.events


def test_backgammon_studio_gives_up_a_match_with_more_points_than_there_are():
    read = from_mat(HEAD.format(5) + OPENED + "  2) 61: ????                     Wins 1004 point\n  3)\n")
    assert (read.state.score, read.state.is_over) == ((0, 5), True)
    assert from_mat(to_mat(read.events, read.names)).events == read.events


def test_a_loss_is_checked_like_a_win():
    text = GALAXY + HEAD.format(5) + OPENED + "  2)  Doubles => 2                Takes\n  3)  Losses 3 point\n"
    error = refused(text)
    assert (error.reason, error.text, error.line) == (TranscriptReason.WRONG_RESULT, "Losses 3 point", 12)


@pytest.mark.parametrize("points", [3, 4])
def test_galaxy_counts_no_more_than_the_match(points):
    """The game cost 4, and the match is to 3: 3 points and 4 are the same end. 2 isn't."""
    doubled = "  1) 31: 8/5 6/5                  Doubles => 2\n  2)  Takes                      52: 13/8 24/22\n"
    lost = HEAD.format(3) + doubled + "  3) 61: 13/7 8/7                 Losses 4 point\n"
    lost += f"      Wins {points} point and the match\n"
    assert from_mat(GALAXY + lost).state.score == (4, 0)
    assert refused(GALAXY + lost.replace(f"Wins {points}", "Wins 2")).reason is TranscriptReason.WRONG_RESULT


def test_unlimited_play_in_galaxy_is_a_session_with_the_jacoby_rule():
    text = GALAXY + HEAD.format(16) + OPENED + "  2) 61: 13/7 8/7                 Losses 1 point\n      Wins 1 point\n"
    read = from_mat(text)
    assert (read.state.length, read.state.rules.jacoby, read.state.score) == (0, True, (1, 0))
    for other in (text.replace("BackgammonGalaxy", "elsewhere"), text.replace("16 point", "17 point")):
        assert from_mat(other).state.length in (16, 17)


def test_a_game_given_up_before_its_first_roll_has_nothing_to_read():
    forfeit = HEAD.format(3) + "  1)                              Losses 3 point\n\n      Wins 3 point and the match\n"
    assert refused(GALAXY + forfeit).reason is TranscriptReason.NOTHING_PLAYED
    opengammon = "5 point match\n\n Game 1\n ann: 0    bill: 0\n  1)                \n   Wins 5 points and the match"
    assert refused(opengammon).reason is TranscriptReason.NOTHING_PLAYED
    before = HEAD.format(3) + OPENED + "      Wins 1 point\n\n Game 2\n lena : 1                        jörg m : 0\n"
    read = from_mat(GALAXY + before + "  1)  Losses 2 point              Wins 2 point\n")
    assert (read.state.game, read.state.score, read.state.is_over) == (1, (1, 0), False)


STUDIO = """  1)                                    62: 24/18 13/11
  2) 51: 8/2                            {}
"""


def test_where_a_file_marks_hits_what_has_no_mark_hits_nothing():
    """8/2 is 8/7*/2 or 8/3/2."""
    marked = from_mat(HEAD.format(3) + STUDIO.format("41: 24/23* 13/9"))
    play = next(event for event in marked.events if isinstance(event, ev.PlayMade) and event.side is Side.WHITE)
    assert [tuple(move) for move in play.moves] == [(8, 3, False), (3, 2, False)]
    unmarked = refused(HEAD.format(3) + STUDIO.format("41: 24/20 13/12"))
    assert isinstance(unmarked.cause, AmbiguousPlay)


@pytest.mark.parametrize(("tag", "beavers"), [("On", True), ("Off", False)])
def test_xg_says_whether_beavers_are_allowed(tag, beavers):
    text = f'; [Jacoby "On"]\n; [Beaver "{tag}"]\n' + HEAD.format(0) + OPENED
    read = from_mat(text)
    assert (read.state.rules.jacoby, read.state.rules.beavers) == (True, beavers)
    assert fold(read.events).on_roll is Side.WHITE


@pytest.mark.parametrize(
    "row",
    [
        "  1) 31: 8/5 6/5 Illegal          52: 13/8 24/22 Illegal play\n",
        "  1) 31: 8/5 6/5 (forced) !       52: 13/8 24/22\n",
        "  1) 31: 8/5 6/5 ; no 2nd double  52: 13/8 24/22 ; well, take 3 of it\n",
    ],
)
def test_words_behind_a_play_are_passed_over(row):
    assert from_mat(HEAD.format(5) + row).events == from_mat(HEAD.format(5) + OPENED).events


@pytest.mark.parametrize("play", ["8/5 6/5 or 13/10", "8/5 perhaps", "Illegal"])
def test_but_no_part_of_a_play_is(play):
    assert refused(HEAD.format(5) + f"  1) 31: {play}\n").reason is TranscriptReason.ILLEGAL_PLAY


@pytest.mark.parametrize("game", ["Game 1 of 3", "Game 1/3", "Spiel 1 von 3:"])
def test_a_game_may_say_how_many_there_are(game):
    events = from_mat(HEAD.format(5).replace("Game 1", game) + OPENED).events
    assert sum(isinstance(event, ev.PlayMade) for event in events) == 2


def test_without_a_length_nobody_can_say_what_a_play_was_worth():
    assert refused(HEAD.format(5).partition("\n")[2] + OPENED).reason is TranscriptReason.NO_LENGTH


def untold(log):
    """The file of a match without the line that says how long it is."""
    return re.sub(r"(?m)^ *\d+ point match\n", "", to_mat(log, ("Ann", "Bill")))


@pytest.mark.parametrize("length", [0, 1, 3, 5])
def test_a_length_that_the_games_tell_need_not_be_written(length):
    """Who wins the match has its points, and where games were won and no match it's a session."""
    read, reasons = 0, []
    for seed in range(12):
        log = held_by_mat(play_match(Random(seed), length, Rules()))
        try:
            found = from_mat(untold(log))
        except TranscriptError as error:
            reasons.append(error.reason)
            continue
        assert (found.events, found.length_told) == (log, False)
        read += 1
    assert set(reasons) == ({TranscriptReason.NO_LENGTH} if length else set())
    assert read >= (3 if length else 12)
    assert from_mat(to_mat(log, ("Ann", "Bill"))).length_told


@pytest.mark.parametrize("ways", [1, 2])
def test_a_play_that_is_not_known_is_the_only_one_if_there_is_one(ways):
    for log in (play_match(Random(seed), 1, Rules()) for seed in count()):
        places = [at for at, event in enumerate(log) if isinstance(event, ev.PlayMade)]
        at = next((at for at in places if len(plays_now(fold(log[:at]))) == ways), None)
        if at is not None:
            break
    told = held_by_mat(log[: at + 1])
    unknown = re.sub("(?<=: )[^:]*$", "????", to_mat(told, ("Ann", "Bill")).rstrip())
    assert from_mat(unknown).events == (told if ways == 1 else told[:-1])
