"""One word for one thing: what a text should never say again."""

import itertools
import re

import pytest

from bot.texts.catalogue import say
from tests.texts.ftl import PLURALS, choices, patterns, reader, variables

UNCONTRACTED = r"\b(?:cannot|can not|(?:do|does|did|is|are|was|were|has|have|had|would|will) not|I am)\b"
BRITISH = r"(?:organis|recognis|analys(?:e|ed|ing)\b|colour|favour|centre|any more\b|whilst)"
CUBE_OR_DOUBLE = r"\bDopplers?\b|\bDoppels?\b(?!-)|\b(?:ge)?doppeln?t?\b(?<!doppelt)"
"""The cube is `Dopplerwürfel` and a double `Verdopplung`."""


LONG = {"error-position-unreadable", "error-coach-study-tells", "error-permissions", "error-record-too-large"}
"""Errors that take more than 160 characters: they show an example, or name all that is needed."""


def said(language, pattern):
    """The texts of a language in which the pattern is found: key -> what was found."""
    found = {key: re.findall(pattern, " ".join(reader(language, key).words)) for key in patterns(language)}
    return {key: words for key, words in found.items() if words}


@pytest.mark.parametrize("pattern", [UNCONTRACTED, BRITISH])
def test_english_is_american_and_spoken(pattern):
    assert not said("en", f"(?i){pattern}")


def test_german_has_one_word_for_the_cube_and_for_a_double():
    assert not said("de", CUBE_OR_DOUBLE)


def test_turkish_has_one_word_for_a_session_and_a_backgammon():
    assert not said("tr", r"\boturum|üç kat[^\s]+ mars")


def test_errors_are_short():
    """Apart from what they quote."""
    found = set()
    for key in patterns("en"):
        kinds = {name: sorted(choices("en", key).get(name, set()) - PLURALS) or ["7"] for name in variables("en", key)}
        for values in itertools.product(*kinds.values()) if key.startswith("error-") else ():
            if len(say(key, **dict(zip(kinds, values, strict=True)))) > 160:
                found.add(key)
    assert found == LONG
