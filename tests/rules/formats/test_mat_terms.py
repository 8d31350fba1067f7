"""The terms that a `.mat` file gives, or leaves to be understood."""

import pytest

from bot.errors import TranscriptError, TranscriptReason
from bot.rules.formats.mat_lines import MOST_LINES, read_lines
from bot.rules.match.state import LONGEST
from bot.rules.transcript import from_mat
from tests.rules.formats.test_transcript import SAMPLE


def broken(text):
    with pytest.raises(TranscriptError) as caught:
        from_mat(text)
    return caught.value


def test_a_match_may_be_as_long_as_here_and_has_a_crawford_game_unless_its_file_says_otherwise():
    longest = SAMPLE.replace("3 point match", f"{LONGEST} point match")
    read = from_mat(longest)
    assert (read.state.length, read.state.rules.crawford) == (LONGEST, True)
    assert not from_mat('; [Crawford "Off"]\n' + longest).state.rules.crawford
    assert broken(SAMPLE.replace("3 point match", f"{LONGEST + 1} point match")).reason is TranscriptReason.LENGTH


def test_rules_that_the_game_does_not_have_are_refused():
    error = broken('; [Rules "pinned_start=true"]\n' + SAMPLE)
    assert (error.reason, error.text) == (TranscriptReason.NOT_A_MATCH_FILE, "pinned_start=true")


@pytest.mark.parametrize(
    ("said", "name"),
    [("Alice Smith", "Alice"), ("Alice", "Alice"), ("", "Alice"), ("Carol", "Alice"), ("Alice", "White")],
)
def test_a_name_is_the_one_in_the_column_unless_the_header_names_that_person(said, name):
    read = from_mat(f'; [Player 1 "{said}"]\n' + SAMPLE.replace("Alice", name))
    assert read.names == (said if said == name else name, "Bob")


@pytest.mark.parametrize("later", [0, 1, 3])
def test_games_behind_the_end_of_the_match_are_counted(later):
    won = SAMPLE + "      Wins 6 points and the match\n"
    games = "".join(f"\n Game {game}\n Alice : 6     Bob : 0\n  1) 31: 8/5 6/5\n" for game in range(2, 2 + later))
    read = from_mat(won + games)
    assert (read.state.is_over, read.games_left_out) == (True, later)


@pytest.mark.parametrize(
    ("text", "row", "ends"),
    [
        (SAMPLE + "  5) 31: 24/1", "5) 31: 24/1", True),
        (SAMPLE + "  5) 31: 24/1\n", "5) 31: 24/1", False),
        (" 100 point match", "100 point match", False),
        ("; [Site 1]\n 100 point match", "100 point match", True),
    ],
)
def test_an_error_shows_its_line_and_knows_a_file_that_breaks_off_in_it(text, row, ends):
    """A file of one line hasn't broken off: it's no file of a match."""
    error = broken(text)
    assert (error.row, error.ends) == (row, ends)


@pytest.mark.parametrize(("most", "line"), [([""] * MOST_LINES, MOST_LINES), ([" " * 1_000], 1)])
def test_a_file_has_so_many_lines_of_such_a_length_and_no_more(most, line):
    assert read_lines(most) == []
    with pytest.raises(TranscriptError) as refused:
        read_lines([*most, ""] if len(most) > 1 else [most[0] + " "])
    assert (refused.value.reason, refused.value.line) == (TranscriptReason.TOO_LARGE, line)
