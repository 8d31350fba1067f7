"""How a game ends in a `.mat` file: resigned, given up with the match, or in a way that can't be."""

import re

import pytest

from bot.errors import TranscriptError, TranscriptReason
from bot.rules.formats.played import check_played
from bot.rules.match import events as ev
from bot.rules.match.machine import fold
from bot.rules.sides import Side
from bot.rules.transcript import from_mat, to_mat

BEAVER = """\
 0 point match

 Game 1
 Ann : 0        Bill : 0
  1) 31: 8/5 6/5        Doubles => 2
  2)  Beavers => 4
"""


@pytest.mark.parametrize(("length", "grade"), [(1, 2), (1, 3), (2, 3), (0, 2), (3, 3)])
def test_a_game_is_resigned_at_the_grade_that_the_file_says(length, grade):
    """Even if less would win the match, or the Jacoby rule would not count it: GNU Backgammon writes all of these."""
    tag = "" if length else '; [Jacoby "On"]\n'
    text = f"{tag} {length} point match\n\n Game 1\n Ann : 0        Bill : 0\n  1) 31: 8/5 6/5     52: 13/8 24/22\n"
    read = from_mat(f"{text}      Wins {grade} points\n")
    won = ev.GameEnded(Side.WHITE, grade, grade, ev.Ending.RESIGNED)
    assert read.events[5:7] == (ev.ResignationOffered(Side.BLACK, grade, grade), won)
    assert (read.state.score, read.state.is_over) == ((grade, 0), 0 < length <= grade)
    assert check_played(read.events) == fold(read.events)
    assert from_mat(to_mat(read.events, read.names)).events == read.events


@pytest.mark.parametrize(
    ("length", "points", "ending"),
    [(3, 2, ev.Ending.RESIGNED), (3, 3, ev.Ending.MATCH_RESIGNED), (0, 3, ev.Ending.MATCH_RESIGNED)],
)
def test_a_match_given_up_costs_all_the_points_that_are_needed(length, points, ending):
    """GNU Backgammon keeps the remark where only a game was resigned."""
    text = f'; [Termination "match resigned"]\n {length} point match\n\n Game 1\n Ann : 0        Bill : 0\n'
    read = from_mat(f"{text}  1) 31: 8/5 6/5     52: 13/8 24/22\n      Wins {points} points\n")
    assert [event.ending for event in read.events if isinstance(event, ev.GameEnded)] == [ending]
    assert read.state.score == (points, 0)


@pytest.mark.parametrize("said", ["Wins", "Wins 0 points", "Wins 1 point"])
def test_who_has_doubled_does_not_lose_before_the_answer(said):
    text = " 5 point match\n\n Game 1\n Ann : 0        Bill : 0\n  1) 31: 8/5 6/5        52: 13/8 24/22\n"
    with pytest.raises(TranscriptError) as caught:
        from_mat(f"{text}  2)  Doubles => 2\n{said:>40}\n")
    assert caught.value.reason is TranscriptReason.WRONG_RESULT


def test_points_that_no_resigned_game_makes_give_up_the_match():
    """At a cube of 4 a game costs 4, 8 or 12: five are the match."""
    text = " 5 point match\n\n Game 1\n Ann : 0        Bill : 0\n  1) 31: 8/5 6/5        Doubles => 2\n"
    text += "  2)  Takes                  52: 13/8 24/22\n  3)  Doubles => 4           Takes\n"
    read = from_mat(f"{text}      Wins 5 points\n")
    assert [event.ending for event in read.events if isinstance(event, ev.GameEnded)] == [ev.Ending.MATCH_RESIGNED]
    assert read.state.score == (5, 0)


@pytest.mark.parametrize(
    ("winner", "said", "taken", "grade", "points"),
    [
        (Side.WHITE, "Wins", False, 1, 2),
        (Side.WHITE, "Wins 2 points", False, 1, 2),
        (Side.WHITE, "Wins 4 points", True, 1, 4),
        (Side.WHITE, "Wins 8 points", True, 2, 8),
        (Side.BLACK, "Wins", True, 1, 4),
        (Side.BLACK, "Wins 12 points", True, 3, 12),
    ],
)
def test_a_game_that_ends_with_a_beaver_was_passed_where_it_cost_no_more(winner, said, taken, grade, points):
    """Black doubles and White beavers: a pass costs Black 2; more was lost after a take, which isn't written."""
    read = from_mat(f"{BEAVER}{said:>{40 if winner else 20}}\n")
    ended = next(event for event in read.events if isinstance(event, ev.GameEnded))
    assert ended == ev.GameEnded(winner, points, grade, ev.Ending.RESIGNED if taken else ev.Ending.PASSED)
    assert (ev.DoubleTaken(Side.BLACK, 4) in read.events) == taken
    assert check_played(read.events) == fold(read.events)
    written = to_mat(read.events, read.names)
    assert "Raccoons => 4" in written, "GNU Backgammon would take the next game's roll for the take of a beaver"
    assert ("Takes" in written) == taken
    assert from_mat(written).events == read.events


def test_a_beaver_stays_one_where_a_roll_follows_though_it_is_not_played():
    for end in ("", "      Wins 4 points\n"):
        read = from_mat(f"{BEAVER.rstrip()}           52:\n{end}")
        written = to_mat(read.events, read.names)
        assert "Beavers => 4" in written
        assert "Takes" not in written
        assert from_mat(written).events == read.events
    assert "Raccoons => 4" in to_mat(from_mat(BEAVER).events, ("Ann", "Bill")), "nobody has rolled"


@pytest.mark.parametrize(("winner", "points"), [(Side.WHITE, 1), (Side.WHITE, 3), (Side.BLACK, 1), (Side.BLACK, 2)])
def test_a_game_that_ends_with_a_beaver_costs_what_the_cube_says(winner, points):
    with pytest.raises(TranscriptError) as caught:
        from_mat(f"{BEAVER}{f'Wins {points} points':>{40 if winner else 20}}\n")
    assert caught.value.reason is TranscriptReason.WRONG_RESULT


DEAD = """\
 3 point match

 Game 1
 Ann : 0        Bill : 0
  1) 31: 8/5 6/5        Doubles => 2
  2)  Takes                  52: 13/8 24/22
  3)  Doubles => 4           Takes
  4) 64: 24/14               Doubles => 8
"""


@pytest.mark.parametrize(("answer", "won", "points"), [("Takes", "Wins 8 points", 8), ("Drops", "Wins 4 points", 4)])
def test_a_dead_cube_that_another_program_turned_is_read(answer, won, points):
    """Bill owns 4 in a match to 3: our table wouldn't let him, but a file says what happened."""
    read = from_mat(f"{DEAD}  5)  {answer}\n{won:>{20 if points == 8 else 40}}\n")
    turned = [event.value for event in read.events if isinstance(event, ev.DoubleOffered)]
    assert (turned, read.state.score[points == 4]) == ([2, 4, 8], points)
    assert check_played(read.events) == fold(read.events)
    assert from_mat(to_mat(read.events, read.names)).events == read.events
    with pytest.raises(TranscriptError, match="illegal_cube"):
        from_mat(DEAD.replace("=> 8", "=> 16"))


@pytest.mark.parametrize(
    ("later", "word"),
    [
        ("                      52: 13/8 24/22", "Beavers"),
        ("                      Drops\n      Wins 2 points", "Raccoons"),
        ("\n                                  Wins 4 points", "Raccoons"),
        ("\n", "Raccoons"),
    ],
)
def test_a_beaver_that_no_roll_follows_is_written_as_a_raccoon(later, word):
    """GNU Backgammon takes the first roll behind a beaver for its take, and would lose that of the next game."""
    read = from_mat(BEAVER.rstrip() + later)
    text = to_mat(read.events, read.names)
    assert re.findall("Beavers|Raccoons", text) == [word]
    assert from_mat(text).events == read.events
