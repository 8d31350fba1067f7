"""Errors in a file are reported in terms of the file: the place, and what would have been legal, with no advice for a
match in progress."""

import re

import pytest

from bot.app.imports import MOST_BYTES
from bot.errors import IllegalPlay, IllegalReason, TranscriptError, TranscriptReason
from bot.rules.formats.mat_lines import MOST_BYTES as MAT_BYTES
from bot.rules.transcript import to_text
from bot.texts.catalogue import say, speaking
from bot.ui.kit.error_texts import explain
from tests.ui.coach.coached import short_log
from tests.ui.files.test_records import bring
from tests.ui.table import text_of

pytestmark = pytest.mark.simcord(check_errors=False)


def mat(*rows, length=5):
    """A `.mat` file of one game: what White and Black wrote, row by row. White's column is 28 characters wide."""
    lines = [f" {length} point match", "", " Game 1", f" {'Ann : 0':<31}Bill : 0"]
    lines += [f"{number:>3}) {white:<27} {black}" for number, (white, black) in enumerate(rows, 1)]
    return ("\n".join(lines) + "\n").encode()


OPENED = "31: 8/5 6/5"
DOUBLED = " Doubles => 2"
FILES = {
    "one number only": (
        mat(("31: 8/5", "")),
        "Game 1, move 1, **Ann**",
        "Both numbers have to be played",
        "There were 16",
    ),
    "the wrong distance": (
        mat(("31: 8/5 13/9", "")),
        "move 1, **Ann**",
        "13/9",
        "There were 16 legal plays, for example",
    ),
    "no play at all": (mat(("31: hello", "")), "move 1, **Ann**", "`hello`", ""),
    "nothing can be moved, it says": (
        mat((OPENED, "52: Cannot Move")),
        "move 1, **Bill**",
        "There was a legal play",
        "",
    ),
    "a take of nothing": (
        mat((OPENED, " Takes")),
        "move 1, **Bill**",
        "There was no double to answer",
        "A roll or a double had to come next",
    ),
    "a play before the answer": (
        mat((OPENED, DOUBLED), (" Doubles => 4", "")),
        "move 2, **Ann**",
        "had been offered",
        "a pass",
    ),
    "another's cube": (
        mat((OPENED, DOUBLED), (" Takes", "52: 13/8 24/22"), ("61: 13/7 8/7", " Doubles => 4")),
        "move 3, **Bill**",
        "The other side owned the cube",
        "only that side could double",
    ),
    "a double before the opening roll": (mat((DOUBLED, " Takes")), "move 1", "A game starts with the opening roll", ""),
    "a cube that jumps": (mat((OPENED, " Doubles => 4")), "move 1, **Bill**", "shows twice its old value", ""),
    "dice that can't be": (mat((OPENED, "57: 13/8 24/22")), "move 1, **Bill**", "5-7 isn't a roll", "1 to 6"),
    "points that can't be won": (
        mat((OPENED, DOUBLED), (" Takes", "52: 13/8 24/22")) + b"      Wins 3 points\n",
        "move 2, **Ann**",
        "doesn't match the game",
        "this has to be `Wins 2 points` or `Wins 4 points` or `Wins 6 points`",
    ),
    "a file that is cut off": (
        mat((OPENED, "52: 13/8 24/22"))[:-2],
        "move 1, **Bill**",
        "doesn't match",
        "may have been cut off",
    ),
    "a game without an end": (
        mat((OPENED, "")) + b" Game 2\n",
        "Game 1",
        "unfinished",
        "A line such as `Wins 1 point` has to end it",
    ),
    "a score that can't be": (
        mat((OPENED, "")) + b"      Wins 1 point\n Game 2\n Ann : 0     Bill : 1\n",
        "Game 2",
        "The file says 0-1",
        "the games before it make it 1-0",
    ),
}


@pytest.mark.parametrize(("data", "where", "what", "legal"), FILES.values(), ids=FILES)
async def test_a_file_is_refused_in_its_own_terms(table, data, where, what, legal):
    told = text_of(await bring(table, table.players[0], data))
    for part in (where, what, legal):
        assert part in told
    for of_the_board in ("`/", "You ", "Your ", "your "):
        assert of_the_board not in told


async def test_our_own_file_names_its_players_too(table):
    rows = to_text(short_log(), ("Ann", "*Bill*")).splitlines()
    for side, name in (("White", "Ann"), ("Black", r"\*Bill\*")):
        place = next(place for place, row in enumerate(rows) if re.fullmatch(rf"{side}: [0-9].*/.*", row))
        wrong = "\n".join([*rows[:place], f"{side}: 24/1", *rows[place + 1 :]])
        assert f", **{name}**:" in text_of(await bring(table, table.players[0], wrong.encode()))


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (1, "The only legal play was `bar/20`."),
        (2, "The legal plays were `bar/20` or `bar/21`."),
        (9, "There were 9 legal plays, for example"),
    ],
)
def test_what_would_have_been_legal_is_counted(count, said):
    cause = IllegalPlay(IllegalReason.BLOCKED, (25, 22), ("bar/20", "bar/21", "bar/23")[:count], count)
    error = TranscriptError(TranscriptReason.ILLEGAL_PLAY, game=1, text="bar/22", roll=(5, 4), cause=cause)
    assert said in explain(error)


@pytest.mark.parametrize(
    ("place", "told"),
    [
        ({"game": 2}, "Game 2: "),
        ({"game": 2, "move": 3}, "Game 2, move 3: "),
        ({"game": 2, "move": 3, "side": 1}, "Game 2, move 3, Black: "),
        ({"game": 2, "move": 3, "side": 0, "line": 9}, "Game 2, move 3, White (line 9): "),
        ({"game": 2, "line": 9}, "Game 2 (line 9): "),
        ({"line": 9}, "Line 9: "),
        ({}, "I can't"),
    ],
)
def test_where_it_is_names_no_line_where_none_is_known(place, told):
    assert explain(TranscriptError(TranscriptReason.UNREADABLE, text="x", **place)).startswith(told)


@pytest.mark.parametrize("language", ["en", "de", "tr"])
async def test_the_form_and_the_refusal_name_the_size_that_is_read(table, language):
    """A `.mat` file just below the limit is read and one above it refused; the form and the refusal name the limit."""
    with speaking(language):
        told = (say("remark-import-file"), say("error-record-too-large"))
    for text in told:
        assert [int(size) for size in re.findall(r"([0-9]+) MB", text)] == [MAT_BYTES // 10**6, MOST_BYTES // 10**6]
    padding = b"; " + b"x" * 900 + b"\n"
    full = padding * (MAT_BYTES // len(padding) - 1) + mat((OPENED, ""))
    assert "Imported match i1" in text_of(await bring(table, table.players[0], full))
    assert "too big" in text_of(await bring(table, table.players[0], full + 2 * padding))


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (
            b'{"format": "BGF", "version": "1.0", "compress": true}\n\x1f\x8b\x08\0\xff',
            "a `.bgf` file of BGBlitz, which I can't read. Open it there, save the match as `.mat`",
        ),
        (
            b"XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10\n\nX:Ann   O:Bill\n",
            "There's a position in this file, but no match. Paste its XGID or ID into",
        ),
        (mat().rstrip() + b"\n  1)  Losses 5 point              Wins 5 point\n", "given up before its first roll"),
    ],
)
async def test_other_programs_files_are_named_with_what_would_work(table, data, told):
    assert told in text_of(await bring(table, table.players[0], data))
