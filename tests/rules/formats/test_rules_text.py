"""House rules in a line: written, read back, and refused with the place where they can't be read."""

import pytest

from bot.rules.formats.event_log import parse_rules, rules_text
from bot.rules.rules import Rules


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        (Rules(), ""),
        (Rules(jacoby=True, automatic_doubles=2), "jacoby=true, automatic_doubles=2"),
        (Rules(cube=False), "cube=false"),
    ],
)
def test_what_is_not_as_usual_is_written_and_read_back(rules, text):
    assert rules_text(rules) == text
    assert parse_rules(text) == rules


def test_what_is_known_from_elsewhere_is_left_out_and_added():
    rules = Rules(jacoby=True, crawford=False)
    assert rules_text(rules, frozenset({"crawford"})) == "jacoby=true"
    assert parse_rules("jacoby=true", crawford=False) == rules


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("cubes=true", "no such rule at 0"),
        ("jacoby=true, jacoby=true", "no such rule at 13"),
        ("jacoby=true,beavers=true", "a comma expected at 11"),
        ("jacoby=true; beavers=true", "a comma expected at 11"),
        ("jacoby=1", "bool"),
        ("jacoby=yes", "Expecting value"),
        ("automatic_doubles=" + "[" * 500, "Expecting value|nested too deeply"),
        ("jacoby=true" + " " * 600, "too long"),
    ],
)
def test_anything_else_is_refused(text, told):
    with pytest.raises(ValueError, match=told):
        parse_rules(text)


def test_the_longest_line_that_is_read():
    text = "jacoby=true"
    with pytest.raises(ValueError, match="a comma expected"):
        parse_rules(text + " " * (600 - len(text)))
    with pytest.raises(ValueError, match="too long"):
        parse_rules(text + " " * (601 - len(text)))
