"""SGF in: what GNU Backgammon keeps, and what we write ourselves."""

from contextlib import suppress
from random import Random

import pytest

from bot.errors import TranscriptError, TranscriptReason
from bot.rules.match import events as ev
from bot.rules.match.machine import fold
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.transcript import from_mat, from_sgf, to_sgf
from tests.nightly import every, examples
from tests.rules.random_matches import held_by_mat, play_match

HEAD = "(;FF[4]GM[6]CA[UTF-8]AP[GNU Backgammon:1.08.003]MI[length:5][game:0][ws:0][bs:0]PW[Ann]PB[Bill]DT[2025-11-08]"
ANALYZED = (
    HEAD
    + """RU[Crawford]RE[B+2R]GS[M:21 21 22 23 0.0][C:3 7 0 1]
;W[31hefe]A[0][hefe E ver 3 0.5 2C 0 1 0.0 1][abc\\] E ver 3]C[a (fine\\] move; really)]
;B[52lqac]LU[0.1 0]
;W[double]DA[E ver 3 2C 1 0.0]
;B[take]
;W[61mghg])
(;FF[4]GM[6]MI[length:5][game:1][ws:0][bs:2]PW[Ann]PB[Bill]RU[Crawford]
;B[42qusu];PL[W]DI[65])
"""
)
AS_MAT = """; [EventDate "2025.11.08"]
 5 point match

 Game 1
 Ann : 0                        Bill : 0
  1) 31: 8/5 6/5                 52: 13/8 24/22
  2)  Doubles => 2               Takes
  3) 61: 13/7 8/7
"""
TERMS = [
    *((length, rules) for length in (1, 3, 7) for rules in (Rules(), Rules(crawford=False), Rules(cube=False))),
    *((0, rules) for rules in (Rules(jacoby=True), Rules(), Rules(beavers=True, raccoons=True), Rules(cube=False))),
]
"""Those that SGF can say."""
DECISIONS = ev.DiceRolled | ev.PlayMade | ev.TurnPassed | ev.DoubleOffered | ev.CubeBeavered | ev.DoubleTaken


def decisions(events):
    return [event for event in events if isinstance(event, DECISIONS | ev.DoublePassed | ev.GameStarted)]


def test_our_own_files_come_back():
    for seed in every(range(2000), daily=range(100)):
        random = Random(seed)
        length, rules = random.choice(TERMS)
        log = held_by_mat(play_match(random, length, rules))
        read = from_sgf(to_sgf(log, ("Ann [x]: y", "Bill]\\")).encode())
        ended = sum(isinstance(event, ev.GameEnded) for event in log)
        known = decisions(log[: len(log) if ended else None])
        found = decisions(read.events)
        assert found == known[: len(found)]
        # A roll that nobody played and that no result follows is all that's lost, with how a match was abandoned.
        assert len(known) - len(found) <= 1
        assert read.state.score == fold(log).score
        assert read.names == ("Ann [x]: y", "Bill]\\")


@pytest.mark.parametrize("variant", ["nackgammon", "hypergammon"])
def test_the_other_games_of_gnu_backgammon_are_known(variant):
    log = play_match(Random(4), 3, Rules(), variant)
    read = from_sgf(to_sgf(log, ("Ann", "Bill")).encode())
    assert (read.state.variant, read.state.score) == (variant, fold(log).score)


def test_what_gnu_backgammon_has_analyzed_is_read_as_its_mat():
    read = from_sgf(ANALYZED.encode())
    assert (read.names, read.state.length, read.date) == (("Ann", "Bill"), 5, "2025.11.08")
    assert (read.state.game, read.state.score, read.state.is_over) == (2, (0, 2), False)
    state = fold(read.events)
    assert (state.on_roll, tuple(state.roll)) == (Side.WHITE, (6, 5))
    mat = from_mat(AS_MAT)
    assert decisions(read.events)[: len(decisions(mat.events))] == decisions(mat.events)


@pytest.mark.parametrize(
    "tree",
    [
        ";W[31hefe];B[52lqac]",
        ";W[31hefe](;B[52lqac])(;B[61lrgh])",
        ";W[31hefe](;B[52lqac])(;B[61lrgh])(;B[11])",
        "(;W[31hefe](;B[52lqac])(;B[61lrgh](;W[66])))(;W[21])",
    ],
)
def test_of_variations_the_first_is_what_was_played(tree):
    plain, later = ";W[31hefe];B[52lqac]", HEAD.replace("game:0", "game:1").replace("ws:0", "ws:1")
    found, wanted = (from_sgf(f"{HEAD}RE[W+1]{one}){later}{one})".encode()) for one in (tree, plain))
    assert (found.events, found.state.game) == (wanted.events, 2)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("(;FF[4]GM[1]SZ[19];B[pd];W[dp])", TranscriptReason.NOT_A_MATCH_FILE),
        (HEAD + ";W[31hefd])", TranscriptReason.ILLEGAL_PLAY),
        (HEAD + ";W[31hefe];B[double];W[double])", TranscriptReason.ILLEGAL_CUBE),
        (HEAD + ";W[31hefe];AE[a:y]AW[fffff])", TranscriptReason.UNREADABLE),
        (HEAD + "CV[2];W[31hefe])", TranscriptReason.AUTOMATIC_DOUBLES),
        (HEAD + ";W[resign])", TranscriptReason.UNREADABLE),
        (HEAD.replace("length:5", "length:500") + ";W[31hefe])", TranscriptReason.LENGTH),
        (HEAD + "RU[Crawford:Hypergammon2];W[31hefe])", TranscriptReason.UNKNOWN_GAME),
        (HEAD + "RE[W+3];W[31hefe]);" * 2, TranscriptReason.WRONG_GAME),
        (HEAD + "RE[W+1])", TranscriptReason.NOTHING_PLAYED),
        (HEAD + ";W[11]" * 20_001, TranscriptReason.TOO_LARGE),
        ("(;" + "x" * 4_000_000, TranscriptReason.TOO_LARGE),
    ],
)
def test_what_cannot_be_is_refused_by_its_reason(text, reason):
    with pytest.raises(TranscriptError) as caught:
        from_sgf(text.encode())
    assert caught.value.reason is reason


def test_an_illegal_play_is_named_by_game_move_and_line():
    with pytest.raises(TranscriptError) as caught:
        from_sgf((HEAD + "\n;W[31hefe]\n;B[52lnad])").encode())
    error = caught.value
    assert (error.game, error.move, error.side, error.line, error.text) == (1, 1, Side.BLACK, 3, "13/11 24/21")
    assert error.names == ("Ann", "Bill")


def test_a_spoiled_file_is_read_or_refused_and_nothing_else():
    random, whole = Random(1), ANALYZED.encode()
    for _ in range(examples(2000)):
        data = bytearray(whole)
        for _ in range(random.randint(1, 4)):
            place = random.randrange(len(data))
            data[place : place + random.randint(0, 3)] = random.choice(
                (b"", b"[", b"]", b"(", b")", b";", b"\\", b"\0")
            )
        with suppress(TranscriptError):
            from_sgf(bytes(data[: random.randint(1, len(data))]))
