"""Discord's own description, and whether our reading of its documentation notices whatever the description forbids."""

import copy

import pytest

from tests.discord_server.payloads import commands_problems, interaction_response_problems
from tests.discord_server.payloads.openapi import body_problems
from tests.discord_server.payloads.test_payloads import button, command, container, gallery, option, row, select, text

CALLBACK, COMMANDS = "/interactions/1/token/callback", "/applications/1/commands"
V2 = 1 << 15


def users(kind=5, **changes):
    return {"type": kind, "custom_id": "who", "default_values": [{"id": "1", "type": "user"}], **changes}


def message():
    rows = [row(button()), row(select(2, placeholder="Which?")), row(users())]
    section = {"type": 9, "components": [text()], "accessory": button(custom_id="other")}
    parts = [text(), section, gallery("https://example.org/board.png", description="A board"), {"type": 14}, *rows]
    mentions = {"parse": [], "users": ["1"]}
    return {"type": 4, "data": {"components": [container(*parts)], "flags": V2, "allowed_mentions": mentions}}


def form():
    field = {"type": 4, "custom_id": "text", "style": 1, "placeholder": "8/5 6/5", "max_length": 200, "required": True}
    parts = [{"type": 18, "label": "Play", "component": field}]
    return {"type": 9, "data": {"title": "Type it", "custom_id": "form", "components": parts}}


def choices():
    return {"type": 8, "data": {"choices": [{"name": "One", "value": 1}]}}


def commands():
    given = option(name_localizations={"de": "zug"}, choices=[{"name": "One", "value": "1"}], max_length=20)
    return [command(options=[given], description_localizations={"de": "Ziehen"}, contexts=[0], integration_types=[0])]


def of_interaction(body):
    return interaction_response_problems(body)


BODIES = {
    "message": ("POST", CALLBACK, message(), of_interaction),
    "form": ("POST", CALLBACK, form(), of_interaction),
    "choices": ("POST", CALLBACK, choices(), of_interaction),
    "commands": ("PUT", COMMANDS, commands(), commands_problems),
}


def broken(body):
    """The body with each of its values in turn made too long, too large, of another type, or left out."""
    places = list(_places(body))
    for keys in places:
        for change in (_too_much, _another_type, None):
            copied = copy.deepcopy(body)
            inside = copied
            for key in keys[:-1]:
                inside = inside[key]
            if change is None:
                del inside[keys[-1]]
            else:
                inside[keys[-1]] = change(inside[keys[-1]])
            yield keys, copied


def _too_much(value):
    return value * 5000 if isinstance(value, str) else 2**60


def _another_type(value):
    return "no" if isinstance(value, dict) else {"no": "such"}


def _places(value, keys=()):
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in entries:
        yield (*keys, key)
        yield from _places(one, (*keys, key))


@pytest.mark.parametrize("kind", BODIES)
def test_what_is_sent_is_described(kind):
    method, path, body, other = BODIES[kind]
    assert not body_problems(method, path, body)
    assert not other(body)


@pytest.mark.parametrize("kind", BODIES)
def test_whatever_the_description_forbids_our_own_reading_forbids_as_well(kind):
    method, path, body, other = BODIES[kind]
    found = [(keys, one, body_problems(method, path, one)) for keys, one in broken(body)]
    forbidden = [(keys, one, problems) for keys, one, problems in found if problems]
    assert len(forbidden) > len(found) / 2
    unnoticed = []
    for keys, one, problems in forbidden:
        try:
            noticed = other(one)
        except (AttributeError, TypeError, ValueError, KeyError) as error:
            noticed = [error]
        if not noticed:
            unnoticed.append((keys, problems))
    assert not unnoticed
