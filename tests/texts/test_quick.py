"""Messages put together without Fluent are those that Fluent makes."""

from functools import partial
from random import Random

import pytest

from bot.texts.catalogue import _parts, _pattern, _plural, _texts, as_number, filled, languages
from tests.texts.ftl import PLURALS, choices, patterns, variables

VALUES = ("yes", "no", "*bold*", "", "<@123>", 0, 1, 2, 7, 1234567)


@pytest.mark.parametrize("language", languages())
def test_every_message_reads_as_fluent_makes_it(language):
    """With texts, numbers, and the words that it chooses between."""
    random, quick, left = Random(1), 0, 0
    for key in (key for key in patterns(language) if not key.startswith("-")):
        parts = _parts(language, key)
        for _ in range(6):
            ways = choices(language, key)
            values = {
                name: random.choice([*VALUES, *sorted(ways.get(name, set()) - PLURALS)])
                for name in sorted(variables(language, key))
            }
            made = None if parts is None else filled(parts, values, partial(_plural, language))
            if made is None:
                left += 1
                continue
            quick += 1
            given = {name: as_number(name, value) for name, value in values.items()}
            assert made == str(_texts(language).bundle.format_pattern(_pattern(language, key), given)[0]), key
    assert quick > 7 * left


def test_what_is_missing_or_strange_is_left_to_fluent():
    parts = _parts("en", "picked")
    assert filled(parts, {"play": "8/5"}, str) is not None
    assert [filled(parts, given, str) for given in ({}, {"play": 0.5}, {"play": -1})] == [None] * 3
