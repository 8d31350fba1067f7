"""One word for one thing: what a text should never say again."""

import itertools
import re

import pytest

from bot.texts.catalogue import say, speaking
from bot.ui.coach.words import percent, signed
from tests.texts.ftl import PLURALS, choices, patterns, reader, variables

UNCONTRACTED = r"\b(?:cannot|can not|(?:do|does|did|is|are|was|were|has|have|had|would|will) not|I am)\b"
BRITISH = r"(?:organis|recognis|analys(?:e|ed|ing)\b|colour|favour|centre|any more\b|whilst)"
CUBE_OR_DOUBLE = r"\bDopplers?\b|\bDoppels?\b(?!-)|\b(?:ge)?doppeln?t?\b(?<!doppelt)"
"""The cube is `Dopplerwürfel` and a double `Verdopplung`."""


GONE = {
    "en": r"""Out by a pass|Passed:|Took:|Best roll in the race|hits counted|Studied|the draw is done|Whoever is free
        in no game|Giving up the most|every cube for itself|not challenge you|somebody's own app|given away|It's over\.
        touched by itself|Legal were|is no server|\(captain\)|whoever a match waits|took this position for wrong
        There is no|[Oo]wn positions:|[Bb]old against|popular other one""",
    "de": r"""Zu Hell|Zu Dunkel|Mittelpunkt|hält .* fest|nimmt .* heraus|Stein vom Brett|Teammatch
        Chouetten|Turnierleitung|hat .* zu spielen|Fertig durch|Kapitän\)|[^\d.]0\.\d|Häufigster
        [Kk]eine Streak|zählen von dem aus|Spielplan|Ausgleich|anrührt|im selben Sinn|(?<!Doppler)[Ww]ürfelentsch""",
    "tr": r"""Motor gibi|Onun sözleri|[Tt]aş |[Vv]ido ver|cevap|genellikle|En uzun seri|\bel\b|[Gg]ammon teslim
        En iyi zar|Düzenleyiciler:|kaptan\)|\d%|[^\d.]0\.\d|[Pp]ozisyon|[Bb]ulmaca|cevab|[Vv]ido d[ei]
        \bpas d[ei]|kişisine|Ödül töreni""",
}
"""Sentences and words that stood here once, as patterns: stiff, or a second word for something that has one."""


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


def test_german_calls_a_session_what_german_players_call_it():
    assert not said("de", r"\b[Ss]erien?\b")


@pytest.mark.parametrize("kind", ["crowd", "half", "team"])
@pytest.mark.parametrize("side", ["white", "black"])
def test_a_german_crowd_has_no_article(kind, side):
    """Its name follows prepositions as a person's does: "von Der Kanal" would be wrong."""
    with speaking("de"):
        assert say("crowd-name", kind=kind, side=side).split()[0] not in ("Der", "Die", "Das")


def test_turkish_has_one_word_for_a_session_and_a_backgammon():
    assert not said("tr", r"\boturum|üç kat[^\s]+ mars")


@pytest.mark.parametrize("language", sorted(GONE))
def test_what_was_reworded_stays_away(language):
    assert not said(language, re.sub(r"\n +", "|", GONE[language]))


@pytest.mark.parametrize(
    ("language", "written"), [("en", "+0.50 55.2%"), ("de", "+0,50 55,2 %"), ("tr", "+0,50 %55,2")]
)
def test_numbers_are_written_as_in_the_language(language, written):
    with speaking(language):
        assert f"{signed(0.5, 2)} {percent(0.552)}" == written


def test_errors_are_short():
    """Apart from what they quote."""
    found = set()
    for key in patterns("en"):
        kinds = {name: sorted(choices("en", key).get(name, set()) - PLURALS) or ["7"] for name in variables("en", key)}
        for values in itertools.product(*kinds.values()) if key.startswith("error-") else ():
            if len(say(key, **dict(zip(kinds, values, strict=True)))) > 160:
                found.add(key)
    assert found == LONG
