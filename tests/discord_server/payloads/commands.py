"""What Discord accepts as application commands."""

import re
from typing import Any, Final

from tests.discord_server.checks import (
    Check,
    Report,
    boolean,
    each,
    fields,
    inside,
    number,
    one_of,
    snowflake,
    text,
    unique,
)

Json = dict[str, Any]

_NAME: Final = re.compile(r"[-_a-z0-9]{1,32}")
_LOCAL_NAME: Final = re.compile(r"[-_'\w]{1,32}")
_MOST_TEXT: Final = 8000
"""Characters of a command's names, descriptions and choice values together."""
_PER_KIND: Final = {1: 100, 2: 5, 3: 5}
_KINDS: Final = {1: "slash commands", 2: "user commands", 3: "message commands"}
_EXACT: Final = 2**53
"""Above this, whole numbers are no longer exact in Discord's clients."""

_SUBCOMMAND, _GROUP, _STRING, _INTEGER, _NUMBER = 1, 2, 3, 4, 10


def _name(report: Report, path: str, value: Any) -> None:
    if not isinstance(value, str) or not _NAME.fullmatch(value):
        report.add(path, f"is {value!r}, must match {_NAME.pattern}")


def _local_names(report: Report, path: str, value: Any) -> None:
    for locale, name in value.items():
        if not isinstance(name, str) or not _LOCAL_NAME.fullmatch(name) or name != name.lower():
            report.add(inside(path, locale), f"is {name!r}, must be 1 to 32 lower-case letters, digits, - and _")


def _local_descriptions(report: Report, path: str, value: Any) -> None:
    for locale, description in value.items():
        text(1, 100)(report, inside(path, locale), description)


_LOCAL: Final[dict[str, Check]] = {
    "name_localizations": _local_names,
    "description_localizations": _local_descriptions,
}
_COMMON: Final[dict[str, Check]] = {
    "contexts": each(one_of(0, 1, 2), 1, 3),
    "integration_types": each(one_of(0, 1), 1, 2),
    "default_member_permissions": snowflake,
    "nsfw": boolean,
    "dm_permission": boolean,
}
_SLASH: Final = fields({"name": _name, "description": text(1, 100)}, {**_LOCAL, **_COMMON})
_MENU: Final = fields({"name": text(1, 32)}, _COMMON)
_OPTION: Final = fields(
    {"type": one_of(*range(1, 12)), "name": _name, "description": text(1, 100)},
    {
        **_LOCAL,
        "required": boolean,
        "autocomplete": boolean,
        "min_length": number(0, 6000),
        "max_length": number(1, 6000),
        "min_value": number(-_EXACT, _EXACT, whole=False),
        "max_value": number(-_EXACT, _EXACT, whole=False),
    },
)
_CHOICE_VALUE: Final = {
    _STRING: text(1, 100),
    _INTEGER: number(-_EXACT, _EXACT),
    _NUMBER: number(-_EXACT, _EXACT, whole=False),
}


def check_commands(report: Report, path: str, commands: Any) -> None:
    """All commands of an application, or all its commands in one server."""
    if not isinstance(commands, list):
        report.add(path, "must be a list")
        return
    for index, command in enumerate(commands):
        check_command(report, f"{path}[{index}]", command)
    kinds = [command.get("type", 1) for command in commands if isinstance(command, dict)]
    for kind, most in _PER_KIND.items():
        if kinds.count(kind) > most:
            report.add(path, f"has {kinds.count(kind)} {_KINDS[kind]}, must have at most {most}")
    names = [
        (f"{path}[{index}].name", (command.get("type", 1), command.get("name")))
        for index, command in enumerate(commands)
        if isinstance(command, dict)
    ]
    unique(report, names, "the name")


def check_command(report: Report, path: str, command: Any) -> None:
    """One command."""
    if not isinstance(command, dict):
        report.add(path, "must be an object")
        return
    kind = command.get("type", 1)
    if kind in (2, 3):
        _MENU(report, path, command)
        for name in ("description", "options"):
            if command.get(name):
                report.add(inside(path, name), "must be empty in a menu command")
        return
    one_of(1)(report, inside(path, "type"), kind)
    _SLASH(report, path, command)
    _options(report, inside(path, "options"), command.get("options") or [], depth=0)
    length = _text_of(command)
    if length > _MOST_TEXT:
        report.add(path, f"has {length} characters in all, must have at most {_MOST_TEXT}")


def _options(report: Report, path: str, options: Any, depth: int) -> None:
    each(_OPTION, 0, 25)(report, path, options)
    if not isinstance(options, list):
        return
    options = [option for option in options if isinstance(option, dict)]
    unique(report, [(f"{path}[{i}].name", option.get("name")) for i, option in enumerate(options)], "the name")
    branches = [option for option in options if option.get("type") in (_SUBCOMMAND, _GROUP)]
    if branches and len(branches) < len(options):
        report.add(path, "mixes subcommands with options")
    optional_before = False
    for index, option in enumerate(options):
        where = f"{path}[{index}]"
        if option in branches:
            _branch(report, where, option, depth)
            continue
        if option.get("required") and optional_before:
            report.add(where, "a required option must come before those that are not")
        optional_before = optional_before or not option.get("required")
        _value_option(report, where, option)


def _branch(report: Report, path: str, option: Json, depth: int) -> None:
    allowed = {0: (_SUBCOMMAND, _GROUP), 1: (_SUBCOMMAND,)}.get(depth, ())
    if option["type"] not in allowed:
        report.add(path, "is nested too deep")
    inner = option.get("options") or []
    if option["type"] == _GROUP:
        if any(isinstance(one, dict) and one.get("type") != _SUBCOMMAND for one in inner):
            report.add(inside(path, "options"), "a group holds subcommands alone")
        depth = max(depth, 0)
        _options(report, inside(path, "options"), inner, depth + 1)
    else:
        _options(report, inside(path, "options"), inner, 2)


def _value_option(report: Report, path: str, option: Json) -> None:
    kind = option.get("type")
    choices = option.get("choices")
    if choices:
        if kind not in _CHOICE_VALUE:
            report.add(inside(path, "choices"), "this type of option has no choices")
        else:
            check_choices(report, inside(path, "choices"), choices, kind)
            names = [(f"{path}.choices[{i}].name", choice.get("name")) for i, choice in enumerate(choices)]
            unique(report, names, "the choice")
    if option.get("autocomplete") and (choices or kind not in _CHOICE_VALUE):
        report.add(inside(path, "autocomplete"), "goes with text and numbers without choices")
    for unit, kinds in (("length", (_STRING,)), ("value", (_INTEGER, _NUMBER))):
        low, high = option.get(f"min_{unit}"), option.get(f"max_{unit}")
        if (low is not None or high is not None) and kind not in kinds:
            report.add(path, f"this type of option has no min_{unit} and max_{unit}")
        if low is not None and high is not None and low > high:
            report.add(path, f"min_{unit} is greater than max_{unit}")


def check_choices(report: Report, path: str, choices: Any, kind: int | None = None) -> None:
    """The choices of an option, or suggestions for one; `kind` is the option's type if it is known."""
    value = _CHOICE_VALUE.get(kind or 0, _any_choice_value)
    names = fields({"name": text(1, 100), "value": value}, {"name_localizations": _local_descriptions})
    each(names, 0, 25)(report, path, choices)


def _any_choice_value(report: Report, path: str, value: Any) -> None:
    kind = _STRING if isinstance(value, str) else _NUMBER
    _CHOICE_VALUE[kind](report, path, value)


def _text_of(item: Json) -> int:
    own = len(str(item.get("name", ""))) + len(str(item.get("description", "")))
    choices = sum(
        len(str(choice.get("name", ""))) + len(str(choice.get("value", ""))) for choice in _in(item, "choices")
    )
    return own + choices + sum(_text_of(option) for option in _in(item, "options"))


def _in(item: Json, name: str) -> list[Json]:
    found = item.get(name)
    return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []
