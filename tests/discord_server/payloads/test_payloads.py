"""Each limit is caught just beyond it, but not at it."""

import pytest

from tests.discord_server.payloads import (
    COMPONENTS_V2,
    EPHEMERAL,
    FILE_LIMIT,
    autocomplete_problems,
    command_problems,
    commands_problems,
    interaction_response_problems,
    message_problems,
    modal_problems,
    thread_problems,
)


def command(**changes):
    return {"name": "move", "description": "Move checkers", "options": [], **changes}


def option(kind=3, **changes):
    return {"type": kind, "name": "play", "description": "What to play", **changes}


def button(**changes):
    return {"type": 2, "style": 1, "label": "Roll", "custom_id": "roll", **changes}


def select(count=1, **changes):
    options = [{"label": f"o{n}", "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "pick", "options": options, **changes}


def row(*children):
    return {"type": 1, "components": list(children)}


def text(content="hello"):
    return {"type": 10, "content": content}


def gallery(*urls, **changes):
    return {"type": 12, "items": [{"media": {"url": url}, **changes} for url in urls]}


def container(*children, **changes):
    return {"type": 17, "components": list(children), **changes}


def v2(*components, **changes):
    return {"flags": COMPONENTS_V2, "components": list(components), **changes}


def modal(*components, **changes):
    return {"title": "Form", "custom_id": "form", "components": list(components), **changes}


def text_input(**changes):
    return {"type": 4, "custom_id": "text", "style": 1, **changes}


def label(component, **changes):
    return {"type": 18, "label": "Play", "component": component, **changes}


def choices(count, **changes):
    return [{"name": f"c{n}", "value": f"v{n}", **changes} for n in range(count)]


def paths(problems):
    return [problem.path for problem in problems]


@pytest.mark.parametrize(
    ("payload", "path"),
    [
        (command(name="Move"), "name"),
        (command(name="m" * 33), "name"),
        (command(name="two words"), "name"),
        (command(description=""), "description"),
        (command(description="x" * 101), "description"),
        ({"name": "move"}, "description"),
        (command(options=[option(name=f"o{n}") for n in range(26)]), "options"),
        (command(options=[option(), option(name="b", required=True)]), "options[1]"),
        (command(options=[option(), option()]), "options[1].name"),
        (command(options=[option(12)]), "options[0].type"),
        (command(options=[option(name="Play")]), "options[0].name"),
        (command(options=[option(description="x" * 101)]), "options[0].description"),
        (command(options=[option(choices=choices(26))]), "options[0].choices"),
        (command(options=[option(choices=choices(1, name="x" * 101))]), "options[0].choices[0].name"),
        (command(options=[option(choices=choices(1, value="x" * 101))]), "options[0].choices[0].value"),
        (command(options=[option(choices=choices(2, name="same"))]), "options[0].choices[1].name"),
        (command(options=[option(4, choices=choices(1))]), "options[0].choices[0].value"),
        (command(options=[option(6, choices=choices(1))]), "options[0].choices"),
        (command(options=[option(choices=choices(1), autocomplete=True)]), "options[0].autocomplete"),
        (command(options=[option(6, autocomplete=True)]), "options[0].autocomplete"),
        (command(options=[option(min_value=1)]), "options[0]"),
        (command(options=[option(4, min_value=2, max_value=1)]), "options[0]"),
        (command(options=[option(max_length=6001)]), "options[0].max_length"),
        (command(options=[option(1), option(name="b")]), "options"),
        (command(options=[option(2, options=[option(2, options=[option(1)])])]), "options[0].options"),
        (command(options=[option(1, options=[option(1)])]), "options[0].options[0]"),
        (command(name_localizations={"de": "Zug"}), "name_localizations.de"),
        (command(description_localizations={"de": ""}), "description_localizations.de"),
        (command(contexts=[3]), "contexts[0]"),
        (command(type=2), "description"),
        (command(options=[option(choices=choices(25, value="x" * 99), name=f"o{n}") for n in range(4)]), ""),
    ],
)
def test_commands(payload, path):
    assert path in paths(command_problems(payload))


def test_good_commands():
    numbers = [{"name": str(n), "value": n} for n in range(25)]
    deep = option(2, options=[option(1, options=[option(required=True), option(name="b")])])
    for good in (
        command(name="m" * 32, description="x" * 100),
        command(options=[option(name=f"o{n}") for n in range(25)]),
        command(options=[option(4, choices=numbers, name_localizations={"de": "größe"})]),
        command(options=[deep]),
        command(options=[option(4, min_value=0, max_value=99), option(11, name="file")]),
        {"type": 3, "name": "Show board", "description": ""},
    ):
        assert command_problems(good) == []
    assert commands_problems([command(name=f"c{n}") for n in range(100)]) == []


def test_all_commands_together():
    assert paths(commands_problems([command(name=f"c{n}") for n in range(101)])) == [""]
    assert paths(commands_problems([command(), command()])) == ["[1].name"]
    assert paths(commands_problems([command(name="X")])) == ["[0].name"]


@pytest.mark.parametrize(
    ("payload", "path"),
    [
        ({}, ""),
        ({"content": "x" * 2001}, "content"),
        ({"content": "x", "flags": EPHEMERAL}, "flags"),
        ({"embeds": [{"title": "x" * 257}]}, "embeds[0].title"),
        ({"embeds": [{"description": "x" * 4096}] * 2}, "embeds"),
        ({"embeds": [{"title": "x"}] * 11}, "embeds"),
        ({"embeds": [{"fields": [{"name": "", "value": "x"}]}]}, "embeds[0].fields[0].name"),
        ({"embeds": [{"image": {"url": "attachment://b.png"}}]}, "embeds[0].image.url"),
        ({"content": "x", "allowed_mentions": {"parse": ["all"]}}, "allowed_mentions.parse[0]"),
        ({"content": "x", "allowed_mentions": {"users": ["bob"]}}, "allowed_mentions.users[0]"),
        ({"content": "x", "allowed_mentions": {"users": [1], "parse": ["users"]}}, "allowed_mentions.users"),
        ({"content": "x", "allowed_mentions": {"users": list(range(101))}}, "allowed_mentions.users"),
        ({"content": "x", "attachments": [{"id": 0}]}, "attachments[0].id"),
        ({"content": "x", "attachments": [{"id": 0, "description": "x" * 1025}]}, "attachments[0].description"),
        ({"components": [text()]}, "components[0].type"),
        ({"components": [row(button(custom_id=str(n))) for n in range(6)]}, "components"),
    ],
)
def test_messages(payload, path):
    assert path in paths(message_problems(payload))


@pytest.mark.parametrize(
    ("component", "path"),
    [
        (row(), "components[0].components"),
        (row(*(button(custom_id=str(n)) for n in range(6))), "components[0].components"),
        (row(select(), button()), "components[0].components"),
        (row(select(), select(custom_id="b")), "components[0].components"),
        (row(button(), button()), "components[0].components[1].custom_id"),
        (row(button(custom_id="x" * 101)), "components[0].components[0].custom_id"),
        (row(button(custom_id=None)), "components[0].components[0].custom_id"),
        (row(button(label="x" * 81)), "components[0].components[0].label"),
        (row(button(label=None)), "components[0].components[0]"),
        (row(button(style=7)), "components[0].components[0].style"),
        (row(button(url="http://x")), "components[0].components[0].url"),
        (row(button(style=5)), "components[0].components[0].url"),
        (row(select(0)), "components[0].components[0].options"),
        (row(select(26)), "components[0].components[0].options"),
        (row(select(placeholder="x" * 151)), "components[0].components[0].placeholder"),
        (row(select(min_values=2)), "components[0].components[0].min_values"),
        (row(select(max_values=26)), "components[0].components[0].max_values"),
        (row(select(options=[{"label": "x" * 101, "value": "1"}])), "components[0].components[0].options[0].label"),
        (row(select(options=[{"label": "x", "value": ""}])), "components[0].components[0].options[0].value"),
        (row(select(options=[{"label": "x", "value": "1"}] * 2)), "components[0].components[0].options[1].value"),
        (
            row(select(options=[{"label": "x", "value": "1", "description": "x" * 101}])),
            "components[0].components[0].options[0].description",
        ),
    ],
)
def test_rows(component, path):
    assert path in paths(message_problems({"components": [component]}))
    assert path in paths(message_problems(v2(component)))


@pytest.mark.parametrize(
    ("payload", "path"),
    [
        (v2(), "components"),
        (v2(text(), content="x"), "content"),
        (v2(text(), embeds=[{"title": "x"}]), "embeds"),
        (v2(*(text() for _ in range(41))), "components"),
        (v2(container(*(row(button(custom_id=str(n))) for n in range(20)))), "components"),
        (v2(text("")), "components[0].content"),
        (v2(text("x" * 2001), container(text("x" * 2000))), "components"),
        (v2(container()), "components[0].components"),
        (v2(container(container(text()))), "components[0].components[0].type"),
        (v2(container(button())), "components[0].components[0].type"),
        (v2(container(text(), accent_color=0x1000000)), "components[0].accent_color"),
        (v2(gallery()), "components[0].items"),
        (v2(gallery(*["https://x/y.png"] * 11)), "components[0].items"),
        (v2(gallery("https://x/y.png", description="x" * 1025)), "components[0].items[0].description"),
        (v2(gallery("attachment://other.png")), "components[0].items[0].media.url"),
        (v2(gallery("board.png")), "components[0].items[0].media.url"),
        (v2({"type": 13, "file": {"url": "https://x/y"}}), "components[0].file.url"),
        (v2({"type": 9, "components": [text()]}), "components[0].accessory"),
        (v2({"type": 9, "components": [text()] * 4, "accessory": button()}), "components[0].components"),
        (v2({"type": 14, "spacing": 3}), "components[0].spacing"),
        (v2({**text(), "id": 1}, {**text(), "id": 1}), "components[1].id"),
        (v2({"type": 99}), "components[0].type"),
    ],
)
def test_components_v2(payload, path):
    assert path in paths(message_problems(payload, files={"board.png": 5}))


def test_good_messages():
    board = v2(
        container(text(), gallery("attachment://board.png", description="x" * 1024), row(button()), row(select(25))),
        attachments=[{"id": 0, "filename": "board.png"}],
        allowed_mentions={"parse": [], "users": [1]},
    )
    files = {"board.png": FILE_LIMIT}
    assert message_problems(board, files=files) == []
    assert message_problems(v2(*(text("x" * 100) for _ in range(40)))) == []
    assert message_problems({"content": "x" * 2000, "components": [row(button())], "embeds": []}) == []
    kept = {"kept": ["board.png"], "kept_ids": [77]}
    edit = {"components": board["components"], "attachments": [{"id": "77"}]}
    assert message_problems(edit, edit=True, v2=True, **kept) == []
    assert message_problems({"content": None}, edit=True) == []


def test_files():
    large = {"board.png": FILE_LIMIT + 1}
    assert "has 10485761 bytes" in str(message_problems({"content": "x"}, files=large)[0])
    many = {f"{n}.png": 1 for n in range(11)}
    assert "11 files" in str(message_problems({"content": "x"}, files=many)[0])


@pytest.mark.parametrize(
    ("payload", "path"),
    [
        (modal(label(text_input()), title="x" * 46), "title"),
        (modal(label(text_input()), custom_id="x" * 101), "custom_id"),
        (modal(), "components"),
        (modal(*(label(text_input(custom_id=str(n))) for n in range(6))), "components"),
        (modal(label(text_input(), label="x" * 46)), "components[0].label"),
        (modal(label(text_input(), description="x" * 101)), "components[0].description"),
        (modal(label(text_input(max_length=4001))), "components[0].component.max_length"),
        (modal(label(text_input(placeholder="x" * 101))), "components[0].component.placeholder"),
        (modal(label(text_input(min_length=3, max_length=2))), "components[0].component"),
        (modal(label(text_input(label="Text"))), "components[0].component.label"),
        (modal(label(text_input()), label(text_input())), "components[1].component.custom_id"),
        (modal(label(button())), "components[0].component.type"),
        (modal(label(select(disabled=True))), "components[0].component.disabled"),
        (
            modal(label({"type": 21, "custom_id": "r", "options": [{"label": "a", "value": "a"}]})),
            "components[0].component.options",
        ),
        (modal(row(text_input())), "components[0].components[0].label"),
        (modal(row(button())), "components[0].components[0].type"),
    ],
)
def test_modals(payload, path):
    assert path in paths(modal_problems(payload))
    assert f"data.{path}" in paths(interaction_response_problems({"type": 9, "data": payload}))


def test_good_modals():
    fields = [label(text_input(max_length=4000, placeholder="x" * 100)), label(select(25), label="x" * 45)]
    assert modal_problems(modal(*fields, text(), row(text_input(custom_id="b", label="B")), title="x" * 45)) == []


def test_threads():
    assert paths(thread_problems({"name": "Cup"})) == []
    for name in ("", "\u3164", " ", "x" * 101, None):
        assert paths(thread_problems({"name": name})) == ["name"]
    assert paths(thread_problems({"name": "Cup", "auto_archive_duration": 7})) == ["auto_archive_duration"]


def test_suggestions():
    assert autocomplete_problems({"choices": choices(25)}) == []
    assert paths(autocomplete_problems({"choices": choices(26)})) == ["choices"]
    assert paths(autocomplete_problems({"choices": choices(1, name="")})) == ["choices[0].name"]
    assert paths(autocomplete_problems({"choices": choices(1)}, kind=4)) == ["choices[0].value"]


@pytest.mark.parametrize(
    ("payload", "interaction_type", "path"),
    [
        ({"type": 8, "data": {"choices": []}}, 2, "type"),
        ({"type": 4, "data": {"content": "x"}}, 4, "type"),
        ({"type": 7, "data": {"content": "x"}}, 2, "type"),
        ({"type": 9, "data": modal(label(text_input()))}, 5, "type"),
        ({"type": 4}, 2, "data"),
        ({"type": 4, "data": {}}, 2, "data"),
        ({"type": 5, "data": {"flags": COMPONENTS_V2}}, 2, "data.flags"),
        ({"type": 7, "data": {"content": "x", "flags": EPHEMERAL}}, 3, "data.flags"),
        ({"type": 7, "data": v2(gallery("attachment://new.png"))}, 3, "data.components[0].items[0].media.url"),
    ],
)
def test_answers(payload, interaction_type, path):
    assert path in paths(interaction_response_problems(payload, interaction_type=interaction_type))


def test_good_answers():
    for interaction_type, payload in (
        (2, {"type": 4, "data": {"content": "x", "flags": EPHEMERAL}}),
        (2, {"type": 5, "data": {"flags": EPHEMERAL}}),
        (3, {"type": 6}),
        (3, {"type": 7, "data": v2(text(), content=None, embeds=[])}),
        (4, {"type": 8, "data": {"choices": choices(25)}}),
        (5, {"type": 7, "data": {"attachments": []}}),
    ):
        assert interaction_response_problems(payload, interaction_type=interaction_type) == []
