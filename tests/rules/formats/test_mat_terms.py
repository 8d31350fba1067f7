"""The terms that a `.mat` file gives, or leaves to be understood."""

import pytest

from bot.errors import TranscriptError, TranscriptReason
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
