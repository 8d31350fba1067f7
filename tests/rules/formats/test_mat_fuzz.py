"""Whatever is read, the reader raises nothing but its own error, and what it accepts is a log that folds."""

from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.errors import TranscriptError
from bot.rules.match.machine import fold
from bot.rules.transcript import from_json, from_mat, from_text, to_json, to_mat, to_text
from tests.nightly import NIGHTLY, examples
from tests.rules.random_matches import play_match, random_terms

pytestmark = pytest.mark.slow

SEEDS = st.integers(0, 30)
_PIECES = (" ", "\n", "\t", ":", "/", "*", "?", ")", "0", "6", "61:", "Takes", "Drops", "Doubles => 4", "Wins 9 points")
_MORE = (" Game 2\n", "Cannot Move", "\0", "\ufeff", "\u00e9", "[", '"', ";", "99999999999999999999", "Resigns", "(4)")


@cache
def _files(seed):
    random = Random(seed)
    events = play_match(random, *random_terms(random), most_games=2, ends=seed % 2 == 0)
    return to_mat(events, ("Al", "Bo")), to_text(events, ("Al", "Bo")), to_json(events, ("Al", "Bo")).decode()


def survives(data):
    """Try every reader."""
    for read, events in ((from_mat, _events), (from_json, _events), (from_text, lambda found: found[1])):
        try:
            found = read(data)
        except TranscriptError:
            continue
        fold(events(found))


def _events(found):
    return found.events


def mutated(text, random):
    """The text with a line or some characters gone, doubled, swapped, changed, or its end missing."""
    for _ in range(random.choice((1, 1, 2, 5))):
        lines, at = text.split("\n"), random.randrange(len(text) + 1)
        line, other = random.randrange(len(lines)), random.randrange(len(lines))
        match random.randrange(6):
            case 0:
                del lines[line]
                text = "\n".join(lines)
            case 1:
                lines.insert(other, lines[line])
                text = "\n".join(lines)
            case 2:
                lines[line], lines[other] = lines[other], lines[line]
                text = "\n".join(lines)
            case 3:
                text = text[:at] + random.choice(_PIECES + _MORE) + text[at + random.randrange(4) :]
            case 4:
                text = text[:at]
            case _:
                text = text[:at] + chr(random.randrange(0x250)) + text[at + 1 :]
    return text


@given(st.binary(max_size=400) | st.text(max_size=400))
def test_random_bytes_and_text(data):
    survives(data)


@pytest.mark.slow
@given(SEEDS, st.integers(0, 2), st.randoms(use_true_random=False))
@settings(max_examples=examples(120), deadline=None)
def test_changed_files(seed, kind, random):
    survives(mutated(_files(seed)[kind], random))


@given(SEEDS, st.integers(0, 2), st.randoms(use_true_random=False))
@settings(max_examples=30, deadline=None)
def test_changed_bytes(seed, kind, random):
    data = bytearray(_files(seed)[kind].encode(random.choice(("utf-8", "utf-16"))))
    for _ in range(random.randrange(1, 6)):
        data[random.randrange(len(data))] = random.randrange(256)
    survives(bytes(data))


@pytest.mark.slow
def test_a_file_cut_off_at_every_byte():
    """By day at every third."""
    data = _files(7)[0].encode()[:900]
    for end in range(0, len(data), 1 if NIGHTLY else 3):
        survives(data[:end])
