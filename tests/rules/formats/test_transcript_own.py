"""Our own records: JSON and text of any game, and the lists that others read."""

import json
import os
import re
import shutil
import subprocess
from contextlib import nullcontext
from functools import cache
from itertools import cycle, product
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.errors import TranscriptError, TranscriptReason
from bot.rules.dice import LiveDice, ScriptedDice
from bot.rules.formats.mat_lines import MOST_LINES
from bot.rules.formats.mat_writer import AUTOMATIC_DOUBLES, column_name
from bot.rules.formats.xgid import parse_xgid
from bot.rules.house_rules import usual_rules
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.machine import fold, start
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.transcript import DiceProof, from_json, from_mat, from_text, to_json, to_mat, to_sgf, to_text, to_xgids
from bot.rules.variants import VARIANTS
from tests.nightly import every
from tests.rules.random_matches import play_match, random_terms
from tests.rules.variants.helpers import Table

GNUBG = shutil.which("gnubg") or shutil.which("gnubg", path="/usr/games")
NAMES = ("Ayşe: x", "b\\]ob 😀")
PROOF = DiceProof("match 7", "ab" * 32, None, ("tea", ""))


@cache
def _match(seed, variant="backgammon"):
    random = Random(seed)
    length, rules = random_terms(random, variant)
    return play_match(random, length, rules, variant, ends=seed % 4 > 0)


@pytest.mark.parametrize(
    ("variant", "seed"),
    every(product(VARIANTS, range(6)), daily=zip(VARIANTS, cycle((4, 1)), strict=False)),
)
def test_any_game_comes_back_whole(variant, seed):
    events = _match(seed, variant)
    assert from_text(to_text(events, NAMES)) == (NAMES, events)
    assert from_text(to_text(events, NAMES).replace("\n", "\r\n").encode()) == (NAMES, events)
    log = from_json(to_json(events, NAMES, PROOF))
    assert (log.players, log.events, log.dice) == (NAMES, events, PROOF)


@given(st.lists(st.from_type(ev.Event), max_size=4), st.tuples(st.text(max_size=40), st.text(max_size=40)))
@settings(deadline=None)
def test_every_event_has_a_line_that_means_it(drawn, names):
    """Any event at all, with any values of its fields: what cannot follow is refused, all else is the same."""
    events = (*_match(2)[:6], *drawn)
    text = to_text(events, names)
    try:
        fold(events)
    except Exception:  # noqa: BLE001, whatever it is: the log makes no sense
        with pytest.raises(TranscriptError):
            from_text(text)
    else:
        assert from_text(text)[1] == events


def _json(**changes):
    document = json.loads(to_json(_match(2), NAMES)) | changes
    return json.dumps({name: value for name, value in document.items() if value != "absent"})


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ("", TranscriptReason.NOT_A_MATCH_FILE),
        ("[" * 100_000, TranscriptReason.NOT_A_MATCH_FILE),
        (b"\xff\xfe{", TranscriptReason.NOT_A_MATCH_FILE),
        (_json(version=2), TranscriptReason.WRONG_VERSION),
        (_json(version="1"), TranscriptReason.NOT_A_MATCH_FILE),
        (_json(format="x"), TranscriptReason.NOT_A_MATCH_FILE),
        (_json(more=1), TranscriptReason.NOT_A_MATCH_FILE),
        (_json(players=["a"]), TranscriptReason.NOT_A_MATCH_FILE),
        (_json(players="absent"), TranscriptReason.NOT_A_MATCH_FILE),
        (_json(events=[]), TranscriptReason.NOT_A_MATCH_FILE),
        (_json(events=[{"type": "MatchAbandoned"}]), TranscriptReason.NOT_A_MATCH_FILE),
        (_json(dice={"match": "1"}), TranscriptReason.NOT_A_MATCH_FILE),
        (" " * 4_000_001, TranscriptReason.TOO_LARGE),
        ('"type"' * 50_000, TranscriptReason.NOT_A_MATCH_FILE),
        ('"type"' * 50_001, TranscriptReason.TOO_LARGE),
    ],
)
def test_json_that_is_not_ours_is_refused(data, reason):
    with pytest.raises(TranscriptError) as caught:
        from_json(data)
    assert caught.value.reason is reason


def test_text_that_is_not_ours_is_refused_by_line():
    rows = to_text(_match(2), NAMES).split("\n")
    rows[9] = "White: 13/7 oops"
    with pytest.raises(TranscriptError) as caught:
        from_text("\n".join(rows))
    assert (caught.value.reason, caught.value.line) == (TranscriptReason.UNREADABLE, 10)
    with pytest.raises(TranscriptError):
        from_text(to_mat(_match(2), NAMES))


@pytest.mark.slow
def test_what_others_have_words_for_is_written_in_words():
    text = "".join(to_text(_match(seed), NAMES) for seed in range(4))
    for words in ("White rolls ", "White doubles to 2", " takes at 2", " passes"):
        assert words in text, words
    for name in ("DiceRolled", "DoubleOffered", "DoubleTaken", "DoublePassed", "TurnPassed", "PlayMade"):
        assert name not in text, name


def test_what_happens_at_the_cube_and_at_the_end_is_written_in_words():
    white, black = Side
    resigned, passed, left = ev.Ending.RESIGNED, ev.Ending.PASSED, ev.Ending.MATCH_RESIGNED
    events = (
        ev.DoubleOffered(black, 2),
        ev.CubeBeavered(white, 4),
        ev.CubeBeavered(black, 8),
        ev.DoubleTaken(white, 8),
        ev.ResignationOffered(black, 2, 16),
        ev.ResignationRefused(white),
        ev.GameEnded(white, 16, 2, resigned),
        ev.GameEnded(white, 1, 1, passed),
        ev.GameEnded(black, 2, 1, left),
        ev.MatchEnded(white),
    )
    started = ev.MatchStarted("backgammon", 0, Rules())
    assert to_text((started, *events), NAMES).splitlines()[-len(events) :] == [
        "Black doubles to 2",
        "White beavers to 4",
        "Black raccoons to 8",
        "White takes at 8",
        "Black offers to resign a gammon (16 points)",
        "White wants to play on",
        "White wins 16 points (gammon, resigned)",
        "White wins 1 point (single game, double passed)",
        "Black wins 2 points (session left, counted as a single game)",
        "White wins the session",
    ]
    match = to_text((msgspec.structs.replace(started, variant="plakoto", length=5), *events), NAMES)
    assert match.splitlines()[-4:] == [
        "White wins 16 points (double game, resigned)",
        "White wins 1 point (single game, double passed)",
        "Black wins 2 points (match resigned, counted as a single game)",
        "White wins the match",
    ]


def test_a_text_of_the_first_edition_names_none():
    started, *later = _match(2)
    old = (msgspec.structs.replace(started, edition=1), *later)
    assert from_text(to_text(old, NAMES))[1] == old


def test_a_text_may_have_so_many_lines_and_no_more():
    rows = to_text(_match(2), NAMES).rstrip("\n").split("\n")
    most = [*rows, *[""] * (5 * MOST_LINES - len(rows))]
    assert from_text("\n".join(most)) == from_text("\n".join(rows))
    with pytest.raises(TranscriptError) as caught:
        from_text("\n".join([*most, ""]))
    assert caught.value.reason is TranscriptReason.TOO_LARGE


@pytest.mark.slow
def test_the_list_of_xgids_has_every_decision_beavers_and_raccoons_too():
    decisions = ev.PlayMade | ev.TurnPassed | ev.DoubleOffered | ev.CubeBeavered | ev.DoubleTaken | ev.DoublePassed
    offers = set()
    beavered = Rules(beavers=True, raccoons=True)
    for events in (*map(_match, range(4)), *(play_match(Random(seed), 0, beavered) for seed in range(4))):
        lines = to_xgids(events).splitlines()
        assert len(lines) == sum(isinstance(event, decisions) for event in events)
        states = [fold(events[:index]) for index, event in enumerate(events) if isinstance(event, decisions)][:60]
        for line, state in zip(lines, states, strict=False):
            read = parse_xgid(line.partition(": ")[2])
            assert (read.position, read.roll, read.on_roll) == (state.position, state.roll, state.on_roll)
            assert (read.phase, read.stake, read.beavers) == (state.phase, state.stake, state.beavers)
        offers |= {line.split(":")[5] for line in lines}
    assert {"D", "B", "R", "00"} <= offers


@pytest.mark.slow
@pytest.mark.slow
@pytest.mark.skipif(GNUBG is None, reason="GNU Backgammon is not installed")
def test_gnu_backgammon_loads_the_sgf(tmp_path):
    """Loaded and written as `.mat` by it, our reader finds the score that we know."""
    matches, commands = {}, ["set confirm new off", "set confirm save off"]
    for seed in every(range(40), daily=range(12)):
        events = _match(seed)
        given_up = any(isinstance(e, ev.GameEnded) and e.ending in _GIVEN_UP for e in events)
        rules = fold(events).rules
        if given_up or rules.beavers or rules.jacoby or rules.quadruple or rules.winner_starts or not rules.crawford:
            continue
        matches[seed] = events
        (tmp_path / f"{seed}.sgf").write_text(to_sgf(events, ("A", "B"), date="2026.01.31"))
        commands += [f"load match {tmp_path}/{seed}.sgf", f"export match mat {tmp_path}/{seed}.out"]
    (tmp_path / "commands").write_text("\n".join([*commands, "exit", ""]))
    done = subprocess.run(
        [GNUBG, "-t", "-q", "-r", "-c", str(tmp_path / "commands")],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120, check=True,
        env={**os.environ, "HOME": str(tmp_path), "LANG": "C.UTF-8"},
    )  # fmt: skip
    assert not any(word in done.stdout + done.stderr for word in ("arning", "nvalid", "rror", "llegal"))
    assert len(matches) > 4
    for seed, events in matches.items():
        assert from_mat((tmp_path / f"{seed}.out").read_bytes()).state.score == fold(events).score


_GIVEN_UP = {ev.Ending.MATCH_RESIGNED, ev.Ending.TIME_RAN_OUT}


def test_the_sgf_names_the_points_of_both_sides_as_white_sees_them():
    table = Table("backgammon", [(3, 1), (6, 2), (6, 1), (4, 2), (5, 4)], length=1)
    for play in ("8/5 6/5", "24/18 13/11", "13/7* 8/7", "bar/21 24/22"):
        table.play(play)
    nodes = to_sgf(table.log, NAMES).splitlines()[1:]
    assert nodes == [";W[31hefe]", ";B[62agln]", ";W[61mghg]", ";B[42ydac]", ";PL[W]DI[54])"]


@pytest.mark.parametrize(("ties", "cube"), [(0, ""), (1, "CV[2]"), (2, "CV[4]")])
def test_the_sgf_names_the_cube_after_automatic_doubles(ties, cube):
    rolls = [*[(4, 4), (5, 5)][:ties], (3, 1), (6, 2), (3, 1)]
    table = Table("backgammon", rolls, length=0, rules=Rules(automatic_doubles=2))
    table.play("8/5 6/5")
    table.do(cmd.OfferDouble(Side.BLACK))
    table.do(cmd.Pass(Side.WHITE))
    first, *nodes = to_sgf(table.log, NAMES).split("(;")[1].splitlines()
    assert re.findall(r"CV\[\d+\]", first) == [cube][: bool(cube)]
    assert f"RE[B+{1 << ties}]" in first
    assert nodes == [";W[31hefe]", ";B[double]", ";W[drop])"]


def test_names_cannot_break_the_sgf():
    assert r"PW[Ayşe: x]PB[b\\\]ob 😀]" in to_sgf(_match(2), NAMES)
    assert r"PW[a\b\\c]PB[end\\]" in to_sgf(_match(2), (r"a\b\\c", "end\\"))
    assert r"PW[two\\]PB[three\\\\]" in to_sgf(_match(2), ("two\\\\", "three\\\\\\")), "in pairs, and no more"


@pytest.mark.skipif(GNUBG is None, reason="GNU Backgammon is not installed")
def test_gnu_backgammon_reads_the_names_as_they_are(tmp_path):
    names = (("A:B", "x]y"), ("a\\b", "c\\\\d"), ("e[f", "g;h (i)"), ("]", "j\\\\"), ("k:]l", "\\\\]"))
    commands = ["set confirm new off", "set confirm save off"]
    for number, pair in enumerate(names):
        (tmp_path / f"{number}.sgf").write_text(to_sgf(_match(2), pair))
        commands += [f"load match {tmp_path}/{number}.sgf", f"export match mat {tmp_path}/{number}.out"]
    (tmp_path / "commands").write_text("\n".join([*commands, "exit", ""]))
    subprocess.run(
        [GNUBG, "-t", "-q", "-r", "-c", str(tmp_path / "commands")],
        stdin=subprocess.DEVNULL, capture_output=True, timeout=120, check=True,
        env={**os.environ, "HOME": str(tmp_path), "LANG": "C.UTF-8"},
    )  # fmt: skip
    assert [from_mat((tmp_path / f"{number}.out").read_bytes()).names for number in range(len(names))] == [*names]


def test_events_are_as_they_are_stored():
    document = json.loads(to_json(_match(2), NAMES))
    assert document["events"] == [json.loads(msgspec.json.encode(event)) for event in _match(2)]


@pytest.mark.parametrize(
    ("length", "jacoby", "own", "said"),
    [
        (0, True, True, "On"),
        (0, True, False, "On"),
        (0, False, True, "Off"),
        (0, False, False, ""),
        (3, False, True, ""),
    ],
)
def test_of_a_session_a_file_says_whether_the_jacoby_rule_holds_unless_nobody_knows(length, jacoby, own, said):
    events = start(cmd.StartMatch("backgammon", length, Rules(jacoby=jacoby)), ScriptedDice([(3, 1)]))
    assert re.findall('Jacoby "(.*)"', to_mat(events, ("A", "B"), own=own)) == [said][: bool(said)]


@pytest.mark.parametrize("write", [to_mat, to_sgf])
def test_games_that_a_format_does_not_know_are_refused_by_name_and_so_is_a_log_of_nothing(write):
    known = {"backgammon", "nackgammon", "hypergammon"}
    for key, game in VARIANTS.items():
        events = start(cmd.StartMatch(key, 0, usual_rules(game, 0)), LiveDice(Random(1).randrange))
        with nullcontext() if key in known else pytest.raises(TranscriptError) as caught:
            write(events, ("A", "B"))
        assert key in known or (caught.value.reason, caught.value.text) == (TranscriptReason.NO_MAT, key)
    with pytest.raises(TranscriptError) as caught:
        write((), ("A", "B"))
    assert caught.value.reason is TranscriptReason.NOT_A_MATCH_FILE


@pytest.mark.parametrize("seed", range(3))
def test_a_mat_has_a_row_for_each_pair_of_turns_and_none_that_is_empty(seed):
    log = play_match(Random(seed), 1, Rules())
    rows = re.findall(r"^ *(\d+)\)(.*)", to_mat(log, ("White", "Black")), re.MULTILINE)
    assert all(cells.strip() for _, cells in rows)
    assert [int(number) for number, _ in rows] == [*range(1, len(rows) + 1)]
    assert re.search(r"Wins \d+ points? and the match$", to_mat(log, ("White", "Black")), re.MULTILINE)
    turns = sum(isinstance(event, ev.PlayMade | ev.TurnPassed) for event in log)
    assert turns <= sum(len(re.findall(r"[1-6]{2}:", cells)) for _, cells in rows) <= turns + 1


def test_in_the_columns_of_a_mat_a_name_has_neither_colons_nor_blanks():
    assert column_name("Dr: No", Side.WHITE) == "Dr__No"
    assert column_name("::", Side.BLACK) == column_name("", Side.BLACK) != ""


def test_in_a_mat_a_roll_that_is_not_played_has_a_cell_of_its_own():
    rolled = start(cmd.StartMatch("backgammon", 3, Rules()), ScriptedDice([(3, 1)]))
    assert re.search(r"^ *1\) 31: *$", to_mat(rolled, NAMES), re.MULTILINE)


def test_an_automatic_double_is_in_no_mat_but_in_sgf():
    for rolls, is_doubled in ([(3, 3), (3, 1)], True), ([(3, 1)], False):
        events = start(cmd.StartMatch("backgammon", 0, Rules(automatic_doubles=1)), ScriptedDice(rolls))
        assert ("CV[2]" in to_sgf(events, NAMES)) == is_doubled
        with pytest.raises(TranscriptError) if is_doubled else nullcontext() as caught:
            to_mat(events, NAMES)
        assert not is_doubled or (caught.value.reason, caught.value.text) == (
            TranscriptReason.NO_MAT,
            AUTOMATIC_DOUBLES,
        )
