"""Files that GNU Backgammon wrote of its own play, each beside its own account: positions, cubes, scores.

`python -m tests.rules.formats.gnubg_corpus` made them; it does the same with as many as are wanted.
"""

from pathlib import Path

import pytest

from bot.rules.formats.played import check_played
from bot.rules.match import events as ev
from bot.rules.transcript import from_mat, to_mat
from tests.rules.formats.gnubg_corpus import ours

FILES = sorted(Path(__file__).with_name("gnubg").glob("*.mat"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_file_of_gnu_backgammon_is_imported_as_it_was_played_and_exported_equal(file):
    read = from_mat(file.read_bytes())
    assert ours(read.events) == file.with_suffix(".txt").read_text().splitlines()
    assert check_played(read.events).score == read.state.score
    assert from_mat(to_mat(read.events, read.names)).events == read.events


def test_the_files_hold_every_kind_of_end():
    ends, seen = set(), set()
    for file in FILES:
        read = from_mat(file.read_bytes())
        seen |= {type(event) for event in read.events}
        seen |= {"session"} if not read.state.length else set()
        ends |= {(event.ending, event.grade) for event in read.events if isinstance(event, ev.GameEnded)}
        beyond = read.state.length and max(read.state.score) > read.state.length
        seen |= {"beyond"} if beyond and read.events[-2].ending is ev.Ending.RESIGNED else set()
    assert {(ev.Ending.BORNE_OFF, 1), (ev.Ending.BORNE_OFF, 2), (ev.Ending.BORNE_OFF, 3)} <= ends
    assert {(ev.Ending.RESIGNED, 1), (ev.Ending.RESIGNED, 2), (ev.Ending.RESIGNED, 3)} <= ends
    assert {ev.DoublePassed, ev.DoubleTaken, ev.CubeBeavered, ev.TurnPassed, "session", "beyond"} <= seen
