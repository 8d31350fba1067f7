"""The house rules of a match on one line: `cube=false, beavers=2`; only what differs from the default."""

import json
import re
from typing import Any, Final

import msgspec

from bot.rules.rules import Rules

_NAME: Final = re.compile(r"([a-z][a-z0-9_]{0,40})=")
_LONGEST: Final = 600
_DECODER: Final = json.JSONDecoder()


def rules_text(rules: Rules, leave_out: frozenset[str] = frozenset()) -> str:
    """Every rule that isn't the default, as name=value with values in JSON; "" if there is none."""
    fields: dict[str, Any] = msgspec.to_builtins(rules)
    return ", ".join(f"{name}={json.dumps(value)}" for name, value in fields.items() if name not in leave_out)


def parse_rules(text: str, **known: Any) -> Rules:
    """The rules in such a line, with the values `known` from elsewhere. Raises ValueError for any other text."""
    if len(text) > _LONGEST:
        raise ValueError("too long")
    fields: dict[str, Any] = {}
    at = 0
    while at < len(text):
        name = _NAME.match(text, at)
        if name is None or name[1] not in Rules.__struct_fields__ or name[1] in fields:
            raise ValueError(f"no such rule at {at}: {text!r}")
        try:
            fields[name[1]], at = _DECODER.raw_decode(text, name.end())
        except RecursionError as error:
            raise ValueError("nested too deeply") from error
        if at < len(text) and not text.startswith(", ", at):
            raise ValueError(f"a comma expected at {at}: {text!r}")
        at += 2
    try:
        return msgspec.convert(fields | known, Rules)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from error
