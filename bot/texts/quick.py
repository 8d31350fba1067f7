"""Messages of words, values and choices between words, put together without Fluent, which takes far longer.

What needs more, such as a plural or a number with separators, is left to Fluent: then the functions here say None.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

Parts: TypeAlias = "tuple[str | _Value | _Choice, ...]"
"""A message: words as they are, values by name, and choices."""


class _Value(NamedTuple):
    name: str


class _Choice(NamedTuple):
    """By the value of that name, which is a text: its own words, or else the usual ones."""

    name: str
    ways: Mapping[str, Parts]
    usual: Parts


def parts_of(pattern: Any) -> Parts | None:
    """Fluent's pattern in parts; None if it needs Fluent."""
    found: list[str | _Value | _Choice] = []
    for element in getattr(pattern, "elements", (pattern,)):  # a single element stands for itself
        part = _part(element)
        if part is None:
            return None
        found.append(part)
    return tuple(found)


def _part(element: Any) -> str | _Value | _Choice | None:
    expression: Any = getattr(element, "expression", None)
    if expression is None:
        return str(element.value)
    kind, chosen_by = type(expression).__name__, type(getattr(expression, "selector", None)).__name__
    if kind == "VariableReference":
        return _Value(expression.id.name)
    if (kind, chosen_by) != ("SelectExpression", "VariableReference"):
        return None
    ways = dict[str, Parts]()
    usual: Parts = ()
    for one in expression.variants:
        words, name = parts_of(one.value), getattr(one.key, "name", None)
        if words is None or name is None:
            return None
        ways[name] = words
        usual = words if one.default else usual
    return _Choice(expression.selector.id.name, ways, usual)


def filled(parts: Parts, values: Mapping[str, object]) -> str | None:
    """The message with these values; None if one is missing, or is neither a text nor a plain number."""
    found: list[str] = []
    for part in parts:
        if isinstance(part, str):
            found.append(part)
            continue
        value = values.get(part.name)
        text: str | None
        if isinstance(part, _Choice):
            text = filled(part.ways.get(value, part.usual), values) if isinstance(value, str) else None
        elif isinstance(value, int):
            text = str(value) if value >= 0 else None  # languages differ in their minus
        else:
            text = value if isinstance(value, str) else None
        if text is None:
            return None
        found.append(text)
    return "".join(found)
