"""Reading what people bring: by its content, with every event held against the rules."""

import signal
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import cycle, product
from random import Random

import pytest

from bot.app import imports
from bot.app.imports import MOST_BYTES, Imports, read_file
from bot.errors import TranscriptError, TranscriptReason
from bot.records.people import Person
from bot.rules.formats.event_log import DiceProof
from bot.rules.formats.played import check_played
from bot.rules.match import events as ev
from bot.rules.match.machine import fold
from bot.rules.rules import Rules
from bot.rules.transcript import from_mat, to_json, to_mat, to_text
from bot.rules.variants import VARIANTS
from bot.workers.studio import Workshop
from tests.nightly import every
from tests.rules.random_matches import play_match, random_terms

NAMES = ("Ann", "Bill")
PROOF = DiceProof("challenge-1", "ab" * 32, None, ("1", "2"))


def match_of(seed, length=3, **rules):
    return list(play_match(Random(seed), length, Rules(**rules)))


@pytest.mark.parametrize(
    ("variant", "ends"),
    every(product(VARIANTS, (True, False)), daily=zip(VARIANTS, cycle((True, False)), strict=False)),
)
def test_every_match_of_our_own_comes_back(variant, ends):
    random = Random(f"{variant} {ends}")
    length, rules = random_terms(random, variant)
    log = play_match(random, min(length, 2), rules, variant, most_games=1, ends=ends)
    assert check_played(log) == fold(log)
    reading = read_file(to_json(log, NAMES, PROOF))
    assert (reading.names, reading.events, reading.state, reading.proof) == (NAMES, log, fold(log), PROOF)
    reading = read_file(b"\xef\xbb\xbf" + to_text(log, NAMES).encode())
    assert (reading.names, reading.events, reading.state, reading.proof) == (NAMES, log, fold(log), None)


@pytest.mark.parametrize("seed", range(8))
def test_what_a_mat_file_says_may_be_brought_as_a_log_as_well(seed):
    length, rules = random_terms(Random(seed))
    log = play_match(Random(seed), min(length, 3), rules, most_games=2, ends=seed % 2 == 0)
    text = to_mat(log, NAMES, date="2026.01.31")
    reading = read_file(text.encode())
    assert reading.events == from_mat(text).events
    assert (reading.played_on, reading.state) == ("2026.01.31", fold(reading.events))
    assert read_file(to_json(reading.events, NAMES)).events == reading.events


@pytest.mark.parametrize(
    "data",
    [
        *(b"", b"\n\n", b"{}", b"[1]", b"\x00" * 100, b"\xff\xfe", b"Dear diary,\n\n Game 1", b"\n \nDear diary"),
        b"GIF89a" + b"\xf7" * 2000,  # a picture: its first line is endless
    ],
)
def test_what_is_no_record(data):
    with pytest.raises(TranscriptError) as refused:
        read_file(data)
    assert refused.value.reason is TranscriptReason.NOT_A_MATCH_FILE


def test_a_match_that_is_too_long_is_refused_as_such_though_its_first_line_says_so():
    with pytest.raises(TranscriptError) as refused:
        read_file(b" 100 point match\n\n Game 1\n")
    assert (refused.value.reason, refused.value.line) == (TranscriptReason.LENGTH, 1)


def test_what_is_too_large():
    with pytest.raises(TranscriptError) as refused:
        read_file(b"{" + b" " * MOST_BYTES)
    assert refused.value.reason is TranscriptReason.TOO_LARGE


CELL = "31: 8/5 6/5 "
HEAD = " 3 point match\n\n Game 1\n Ann : 0     Bill : 0\n"


@pytest.mark.parametrize(
    ("row", "rows", "line"),
    [(f"  1) {CELL * 2}\n", 10_001, 10_000), (f"  1) {CELL * 4}\n", 6_000, 5_005), (f"  1) {CELL * 40}\n", 1, 5)],
    ids=["too many lines", "too many cells", "too many cells in a row"],
)
def test_cells_are_counted_while_they_are_read(row, rows, line):
    with pytest.raises(TranscriptError) as refused:
        read_file((HEAD + row * rows).encode())
    assert (refused.value.reason, refused.value.line) == (TranscriptReason.TOO_LARGE, line)


@pytest.mark.skipif(sys.platform == "win32", reason="no timer of processor time")
def test_a_file_that_takes_too_long_is_broken_off_and_the_next_is_read(monkeypatch):
    file = to_json(match_of(3, length=5), NAMES)
    with monkeypatch.context() as patched:
        patched.setattr(imports, "_PATIENCE", 0.001)
        patched.setattr(imports, "read_file", lambda _: [read_file(file) for _ in range(1000)])
        with pytest.raises(TranscriptError) as refused:
            imports._read_all(file)
    assert refused.value.reason is TranscriptReason.TOO_LARGE
    assert imports._read_all(file).plays > 0


@pytest.mark.skipif(sys.platform == "win32", reason="no timer of processor time")
@pytest.mark.parametrize("data", [to_json(match_of(1), NAMES), b"no match"])
def test_when_a_file_is_read_or_refused_nothing_is_broken_off_any_more(data):
    before = signal.signal(signal.SIGVTALRM, signal.SIG_IGN)
    with suppress(TranscriptError):
        imports._read_all(data)
    assert signal.getitimer(signal.ITIMER_VIRTUAL) == (0, 0)
    assert signal.signal(signal.SIGVTALRM, before) is signal.SIG_IGN


def test_a_file_may_be_read_in_any_thread():
    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(imports._read_all, to_json(match_of(1), NAMES)).result().plays > 0


def test_a_log_without_a_game_is_not_kept():
    with pytest.raises(TranscriptError):
        read_file(to_json([ev.MatchStarted("backgammon", 5, Rules())], NAMES))


def test_names_lose_what_cannot_be_seen():
    names = read_file(to_json(match_of(1), ("\u202eeman\u200b  x\ny", "n" * 500))).names
    assert names == ("eman x y", "n" * 64)


def test_names_keep_what_their_script_needs_though_it_cannot_be_seen():
    names = "ක්\u200dෂ", "می\u200cکنم"
    assert read_file(to_json(match_of(1), names)).names == names


@pytest.mark.parametrize("seed", every(range(60), daily=range(15)))
def test_changed_logs_are_read_or_refused_and_nothing_else(seed):
    """One event left out, doubled, or another one's neighbour: what is read nevertheless can be folded."""
    random = Random(seed)
    log = match_of(seed % 5, length=1 + seed % 3)
    number, other = random.randrange(1, len(log)), random.randrange(1, len(log))
    changed = [log[:number] + log[number + 1 :], [*log[:number], log[other], *log[number:]]]
    log[number], log[other] = log[other], log[number]
    for events in (*changed, log):
        try:
            reading = read_file(to_json(events, NAMES))
        except TranscriptError:
            continue
        assert reading.state == fold(events)


async def test_what_somebody_has_just_brought_is_at_hand_for_an_hour(house):
    imports = Imports(house.store, lambda: house.now, Workshop())
    assert await imports.just_brought(7, shared=False) is None
    files = [to_json(match_of(seed), NAMES) for seed in (1, 2)]
    one, _ = [(await imports.bring(data, Person(7, "Ann"), None)).match for data in files]
    house.wait(seconds=60)
    await imports.bring(files[0], Person(7, "Ann"), None)  # once more
    assert await imports.just_brought(7, shared=False) == (one, house.now)
    assert await imports.just_brought(7, shared=True) is None
    house.wait(seconds=3600)
    assert await imports.just_brought(7, shared=False) is None
