"""`.mat` out and in."""

import os
import re
import shutil
import subprocess
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from bot.errors import CubeUnavailable, IllegalPlay, TranscriptError, TranscriptReason
from bot.rules.dice import Roll
from bot.rules.formats.mat_lines import decode, read_lines
from bot.rules.formats.played import check_played
from bot.rules.ids import parse_xgid
from bot.rules.match import events as ev
from bot.rules.match.machine import fold
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.transcript import from_mat, to_mat, to_xgids
from tests.nightly import every
from tests.rules.random_matches import held_by_mat, play_match, random_terms

GNUBG = shutil.which("gnubg") or shutil.which("gnubg", path="/usr/games")

SAMPLE = """\
 3 point match

 Game 1
 Alice : 0                              Bob : 0
  1) 61: 13/7 8/7                       52: 13/8 24/22
  2) 31: 8/5 6/5                         Doubles => 2
  3)  Takes                             64: 13/3
  4) 66: 24/18(2) 13/7(2)                55: 13/3 8/3(2)
"""


def _match(seed, **kwargs):
    random = Random(seed)
    length, rules = random_terms(random)
    return play_match(random, length, rules, **kwargs)


@pytest.mark.slow
def test_random_matches_come_back_event_for_event():
    """Compared is every event but those `held_by_mat` leaves out: opening ties, offers that ended nothing, passing."""
    seen = set()
    # By day ten, and short ones that hold between them what all two hundred hold.
    for seed in every(range(200), daily=(*range(10), 28, 30, 32, 41, 47, 56, 74, 114, 169, 197, 198)):
        events = _match(seed, ends=seed % 5 > 0)
        read = from_mat(to_mat(events, ("Alice", "Bob")))
        assert read.events == held_by_mat(events)
        assert read.state.score == fold(events).score
        assert read.state.winner == fold(events).winner
        for event in events:
            seen.add(type(event))
            if isinstance(event, ev.GameEnded):
                seen.add((event.ending, event.grade))
    assert {ev.TurnPassed, ev.CubeBeavered, ev.DoublePassed, ev.ResignationRefused, ev.MatchAbandoned} <= seen
    assert {(ev.Ending.BORNE_OFF, grade) for grade in (1, 2, 3)} <= seen
    assert {(ev.Ending.RESIGNED, grade) for grade in (1, 2, 3)} <= seen
    assert {ending for ending, _ in (case for case in seen if isinstance(case, tuple))} == set(ev.Ending)


@pytest.mark.parametrize(
    "names",
    [
        ("Alice Smith", "Bob: the builder"),
        ("Ayşe 😀", "محمد"),
        ("", "x" * 90),
        ("13/7 8/7", "61: 8/5 6/5"),
        ("Wins 5 points", "Game 2"),
        ('a"b]', "; [Player 1"),
        ("Takes", "Doubles => 2"),
    ],
)
def test_names_of_any_kind_come_back(names):
    events = _match(4)
    read = from_mat(to_mat(events, names).encode())
    assert read.names[1] == names[1]
    assert read.names[0] == (names[0] or "White")
    assert read.events == held_by_mat(events)


def test_a_name_with_line_ends_cannot_break_the_file():
    read = from_mat(to_mat(_match(4), ("a\n 7 point match\r\nb", "c\u2028d")))
    assert read.names == ("a  7 point match  b", "c d")


DIALECTS = {
    "as it is": lambda text: text,
    "crlf": lambda text: text.replace("\n", "\r\n"),
    "old macintosh": lambda text: text.replace("\n", "\r"),
    "byte order mark": lambda text: b"\xef\xbb\xbf" + text.encode(),
    "utf-16": lambda text: text.encode("utf-16"),
    "utf-16 without a mark": lambda text: text.encode("utf-16-le"),
    "latin-1": lambda text: text.replace("Bob", "Bøb").encode("latin-1"),
    "tabs": lambda text: (
        text.replace("                         ", "\t\t\t")
        .replace("                       ", "\t\t\t")
        .replace(") ", ")\t")
    ),
    "comments": lambda text: text.replace(" Game", "; a remark\n# another\n\n Game").replace(
        " 3 po", '; [X "y"]\n 3 po'
    ),
    "german": lambda text: (
        text.replace("Doubles", "Verdoppelt")
        .replace("Takes", "Nimmt an")
        .replace("Game", "Spiel")
        .replace("3 point match", "3 Punkte Match")
    ),
    "french": lambda text: (
        text.replace("Doubles", "Double")
        .replace("Takes", "Accepte")
        .replace("Game", "Partie")
        .replace("3 point match", "Match en 3 points")
    ),
    "bar and off in words, dashes": lambda text: text.replace("13/7 8/7", "13-7, 8-7"),
    "no numbers": lambda text: re.sub(r"^  [0-9]\)", "    ", text, flags=re.MULTILINE),
    "shouting": lambda text: text.replace("Takes", "TAKES").replace("Doubles", "DOUBLES"),
}


@pytest.mark.parametrize("dialect", DIALECTS)
def test_what_others_write_is_read(dialect):
    read = from_mat(DIALECTS[dialect](SAMPLE))
    assert read.events == from_mat(SAMPLE).events
    assert (read.state.length, read.state.is_over) == (3, False)
    assert fold(read.events).cube.value == 2


@pytest.mark.parametrize("nothing", ["", "????", "----", "..."])
def test_the_last_roll_need_not_be_played(nothing):
    """Some programs write question marks where a play is not known."""
    read = from_mat(f"{SAMPLE}  5) 31: {nothing}\n")
    assert read.events == (*from_mat(SAMPLE).events, ev.DiceRolled(Side.WHITE, Roll(3, 1)))
    assert not read.state.is_over
    error = _broken(f"{SAMPLE}  5) 31: {nothing:30} 64: 24/14\n")
    assert error.reason is TranscriptReason.MISSING_PLAY


def test_a_game_that_others_left_without_an_end_is_a_resignation():
    read = from_mat(SAMPLE + "  5) 31:\n                                  Wins 2 points\n\n Game 2\n A : 0   B : 2\n")
    assert read.events[-2:] == (
        ev.ResignationOffered(Side.WHITE, 1, 2),
        ev.GameEnded(Side.BLACK, 2, 1, ev.Ending.RESIGNED),
    )


def test_who_rolls_after_a_beaver_has_taken_it():
    """GNU Backgammon complains about a take there."""
    text = " 0 point match\n\n Game 1\n Ann : 0        Bill : 0\n  1) 31: 8/5 6/5        Doubles => 2\n"
    text += "  2)  Beavers => 4           52: 13/8 24/22\n"
    read = from_mat(text)
    assert ev.DoubleTaken(Side.BLACK, 4) in read.events
    assert "Takes" not in to_mat(read.events, read.names)


def test_a_raccoon_may_be_beavered():
    """As often as GNU Backgammon lets its players: three times in a row unless it is told otherwise."""
    text = " 0 point match\n\n Game 1\n Ann : 0        Bill : 0\n  1) 31: 8/5 6/5        Doubles => 2\n"
    text += "  2)  Beavers => 4           Beavers => 8\n  3)  Beavers => 16          52: 13/8 24/22\n"
    read = from_mat(text)
    state = check_played(read.events)
    assert (state.cube.value, state.cube.owner) == (16, Side.WHITE)
    assert from_mat(to_mat(read.events, read.names)).events == read.events
    offered = parse_xgid(to_xgids(read.events).splitlines()[-2].partition(": ")[2])
    assert (offered.waiting_for, offered.stake) == (Side.BLACK, 8)


def test_points_that_no_grade_gives_are_refused_with_the_line_as_it_stands():
    error = _broken(SAMPLE.replace("3 point match", "9 point match") + "      Wins  3 points \n")
    assert (error.reason, error.text, error.row) == (TranscriptReason.WRONG_RESULT, "Wins  3 points", "Wins  3 points")


@pytest.mark.parametrize(
    ("old", "new", "row"),
    [
        ("64: 13/3", "64: 24/14", "3)  Takes                             64: 24/14"),
        ("Takes ", "Drops!", "3)  Drops!                            64: 13/3"),
        ("Game 1", "Game 2", "Game 2"),
        ("Alice : 0 ", "Alice : 1 ", "Alice : 1                              Bob : 0"),
        ("3 point", "100 point", "100 point match"),
    ],
)
def test_an_error_knows_its_line_as_it_stands(old, new, row):
    assert _broken(_replaced(old, new)).row == row


def _broken(text):
    with pytest.raises(TranscriptError) as caught:
        from_mat(text)
    return caught.value


def test_an_illegal_play_is_named_by_game_move_and_side():
    error = _broken(SAMPLE.replace("64: 13/3", "64: 24/14"))
    assert (error.reason, error.game, error.move, error.side) == (TranscriptReason.ILLEGAL_PLAY, 1, 3, Side.BLACK)
    assert (error.roll, error.text, error.line) == ((6, 4), "24/14", 7)
    assert isinstance(error.cause, IllegalPlay)


def _replaced(old, new, text=SAMPLE):
    assert old in text
    return text.replace(old, new)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", TranscriptReason.NOT_A_MATCH_FILE),
        ("Dear all,\nno match here", TranscriptReason.UNREADABLE),
        (_replaced("3 point", "100 point"), TranscriptReason.LENGTH),
        (_replaced("Takes", "Doubles => 4"), TranscriptReason.ILLEGAL_CUBE),
        (_replaced("Doubles => 2", "Doubles => 8"), TranscriptReason.ILLEGAL_CUBE),
        (_replaced("Doubles => 2", "Takes"), TranscriptReason.ILLEGAL_CUBE),
        (_replaced("Takes                             64: 13/3", "64: 13/3"), TranscriptReason.ILLEGAL_CUBE),
        (_replaced("61: 13/7 8/7", "66: 13/7 8/2"), TranscriptReason.WRONG_OPENING),
        (_replaced("31: 8/5 6/5", "31: ????   "), TranscriptReason.MISSING_PLAY),
        (_replaced("31: 8/5 6/5", "31:        "), TranscriptReason.MISSING_PLAY),
        (_replaced("31: 8/5 6/5", "31: Cannot Move"), TranscriptReason.ILLEGAL_PLAY),
        (_replaced("Alice : 0", "Alice : 1"), TranscriptReason.WRONG_SCORE),
        (_replaced("Game 1", "Game 2"), TranscriptReason.WRONG_GAME),
        (SAMPLE + "\n Game 2\n Alice : 0    Bob : 0\n", TranscriptReason.UNFINISHED_GAME),
        (SAMPLE + "      Wins 5 points\n", TranscriptReason.WRONG_RESULT),
        (SAMPLE + "  5)                                    31: 8/5 6/5\n", TranscriptReason.OUT_OF_TURN),
        (SAMPLE + "  Alice goes home\n", TranscriptReason.UNREADABLE),
        ("\n" * 10_001 + SAMPLE, TranscriptReason.TOO_LARGE),
        ("x" * 2_000_001, TranscriptReason.TOO_LARGE),
        (" 3 point match\n\n Game 1\n A : 0      B : 0\n  1)  Doubles => 2\n", TranscriptReason.ILLEGAL_CUBE),
        (SAMPLE + "x" * 1_001, TranscriptReason.TOO_LARGE),
        ('; [Variation "Fevga"]\n' + SAMPLE, TranscriptReason.UNKNOWN_GAME),
        ('; [Rules "no_such=true"]\n' + SAMPLE, TranscriptReason.NOT_A_MATCH_FILE),
        (f'; [Rules "cube={"[" * 500}"]\n' + SAMPLE, TranscriptReason.NOT_A_MATCH_FILE),
    ],
)
def test_what_cannot_be_is_refused_by_its_reason(text, reason):
    assert _broken(text).reason is reason


def test_a_file_may_have_five_hundred_games():
    rows = [row for game in range(1, 502) for row in (f" Game {game}", " A : 0      B : 0")]
    assert len(read_lines(rows[:-2])) == 2 * 500
    with pytest.raises(TranscriptError) as caught:
        read_lines(rows)
    assert (caught.value.reason, caught.value.line) == (TranscriptReason.TOO_LARGE, 2 * 500 + 1)


def test_a_file_may_have_two_million_bytes():
    assert decode(b"x" * 2_000_000) == "x" * 2_000_000


def test_a_game_that_is_over_was_won_for_its_points():
    passed = """ 5 point match

 Game 1
 A : 0                      B : 0
  1) 31: 8/5 6/5                  Doubles => 2
  2)  Drops
                                  Wins {} point
"""
    assert from_mat(passed.format(1)).state.score == (0, 1)
    for unlike in (passed, passed.replace("  2)  Drops\n", "")):
        assert _broken(unlike.format(2)).reason is TranscriptReason.WRONG_RESULT
    empty = "\n Game 2\n A : 0      B : 1\n      Wins 1 point\n"
    given_up = from_mat(passed.format(1) + empty)
    assert (given_up.state.game, given_up.state.is_over) == (1, False)
    with_jacoby = '; [Jacoby "On"]\n' + passed.replace("5 point match", "0 point match")
    assert from_mat(with_jacoby.format(1)).state.rules.jacoby
    assert _broken(with_jacoby.format(2)).reason is TranscriptReason.WRONG_RESULT
    assert _broken(" 5 point match\n      Wins 1 point\n").reason is TranscriptReason.WRONG_RESULT


def test_where_the_winner_starts_nobody_else_opens_the_next_game():
    text = """; [Rules "winner_starts=true"]
 5 point match

 Game 1
 A : 0                      B : 0
  1) 31: 8/5 6/5
                                  Wins 1 point

 Game 2
 A : 0                      B : 1
"""
    assert from_mat(text + "  1)                               31: 8/5 6/5\n").state.game == 2
    assert _broken(text + "  1) 31: 8/5 6/5\n").reason is TranscriptReason.WRONG_OPENING


def test_a_double_in_the_crawford_game_is_refused_only_where_the_file_says_that_there_was_one():
    events = ()
    seed = 0
    while not events:
        random = Random(seed)
        played = play_match(random, 3, Rules(crawford=False))
        scores = [
            fold(played[:index]).score for index, event in enumerate(played) if isinstance(event, ev.DoubleOffered)
        ]
        events = played if any(max(score) == 2 for score in scores) else ()
        seed += 1
    text = to_mat(events, ("A", "B"))
    assert from_mat(text).state.rules.crawford is False
    # GNU Backgammon writes nothing about it.
    assert from_mat(_replaced('; [Crawford "Off"]\n', "", text)).events == from_mat(text).events
    error = _broken(text.replace('Crawford "Off"', 'Crawford "On"'))
    assert error.reason is TranscriptReason.ILLEGAL_CUBE
    assert isinstance(error.cause, CubeUnavailable)


def test_games_after_the_end_are_left_out():
    events = next(
        played for seed in range(50) if fold(played := play_match(Random(seed), 1, Rules())).winner is not None
    )
    text = to_mat(events, ("A", "B"))
    read = from_mat(text + "\n Game 2\n A : 1     B : 0\n  1) 31: 8/5 6/5\n")
    assert (read.events, read.games_left_out) == (held_by_mat(events), 1)


def test_an_event_that_the_format_does_not_know_is_refused_by_name():
    with pytest.raises(TranscriptError) as caught:
        to_mat((*_match(3)[:2], ev.GameDrawn()), ("A", "B"))
    assert (caught.value.reason, caught.value.text) == (TranscriptReason.NO_MAT, "GameDrawn")


def _gnubg(folder: Path, commands: list[str]) -> str:
    script = folder / "commands"
    script.write_text("\n".join(["set confirm new off", "set confirm save off", *commands, "exit", ""]))
    home = {**os.environ, "HOME": str(folder), "LANG": "C.UTF-8"}
    done = subprocess.run(
        [GNUBG, "-t", "-q", "-r", "-c", str(script)],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120, env=home, check=True,
    )  # fmt: skip
    return done.stdout + done.stderr


@pytest.mark.slow
@pytest.mark.skipif(GNUBG is None, reason="GNU Backgammon is not installed")
def test_gnu_backgammon_imports_it_and_writes_the_same_match(tmp_path):
    """Left out here: what it cannot hold (a match given up, a roll that nobody played, rules it does not know)."""
    matches = {}
    for seed in every(range(60), daily=range(10)):
        random = Random(seed)
        length, crawford = random.choice(((1, True), (3, True), (5, True), (7, True), (11, True)))
        events = play_match(random, length, Rules(cube=random.random() < 0.8, crawford=crawford))
        given_up = {ev.Ending.MATCH_RESIGNED, ev.Ending.TIME_RAN_OUT}
        cut = any(isinstance(event, ev.MatchAbandoned) for event in events)
        if not cut and not any(isinstance(event, ev.GameEnded) and event.ending in given_up for event in events):
            matches[seed] = events
    commands = []
    for seed, events in matches.items():
        (tmp_path / f"{seed}.mat").write_text(to_mat(events, ("Alice", "Bob"), date="2026.01.31"))
        commands += [f"import mat {tmp_path}/{seed}.mat", f"export match mat {tmp_path}/{seed}.out"]
    said = _gnubg(tmp_path, commands)
    assert not any(word in said for word in ("arning", "nvalid", "nrecognised", "rror", "doesn't"))
    same = 0
    for seed, events in matches.items():
        theirs = from_mat((tmp_path / f"{seed}.out").read_bytes())
        assert theirs.state.score == fold(events).score
        # It plays a forced move by itself where a player resigned before playing it.
        same += theirs.events[1:] == held_by_mat(events)[1:]
    assert same >= 0.9 * len(matches) > 5


@pytest.mark.slow
@pytest.mark.skipif(GNUBG is None, reason="GNU Backgammon is not installed")
def test_gnu_backgammon_imports_beavers_and_what_follows_them(tmp_path):
    """A beaver that is not played on, because the game was dropped, must not cost the next game its first roll."""
    sessions = {}
    for seed in (*range(500, 520), 1003):
        events = play_match(Random(seed), 0, Rules(beavers=True, raccoons=True, jacoby=seed % 2 > 0), most_games=3)
        given_up = {ev.Ending.MATCH_RESIGNED, ev.Ending.TIME_RAN_OUT}
        whole = not any(isinstance(event, ev.GameEnded) and event.ending in given_up for event in events)
        whole = (
            whole and max((event.value for event in events if isinstance(event, ev.DoubleOffered)), default=0) <= 1024
        )
        if whole and any(isinstance(event, ev.CubeBeavered) for event in events):
            sessions[seed] = events
    pairs = [pair for events in sessions.values() for pair in pairwise(events)]
    assert any(isinstance(one, ev.CubeBeavered) and isinstance(next_one, ev.DoublePassed) for one, next_one in pairs)
    assert any(
        isinstance(one, ev.DoubleTaken) and isinstance(next_one, ev.ResignationOffered) for one, next_one in pairs
    )
    commands = []
    for seed, events in sessions.items():
        text = to_mat(events, ("Alice", "Bob"))
        assert from_mat(text).events == held_by_mat(events)
        (tmp_path / f"{seed}.mat").write_text(text)
        commands += [f"import mat {tmp_path}/{seed}.mat", f"export match mat {tmp_path}/{seed}.out"]
    said = _gnubg(tmp_path, commands)
    assert not any(word in said for word in ("arning", "nvalid", "nrecognised", "rror", "doesn't"))
    for seed, events in sessions.items():
        assert from_mat((tmp_path / f"{seed}.out").read_bytes()).state.score == fold(events).score
