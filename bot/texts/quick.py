"""Messages of words, values and choices between words, put together without Fluent, which takes far longer.

What needs more, such as a number with decimals, is left to Fluent: then the functions here say None.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

Parts: TypeAlias = "tuple[str | _Value | _Choice, ...]"
"""A message: words as they are, values by name, and choices."""
_DEEPEST: Final = 8
"""Messages within messages; more are a circle."""


class _Value(NamedTuple):
    name: str


class _Choice(NamedTuple):
    """By the value of that name, a word or how many there are: the parts for it, or else the usual ones."""

    name: str
    ways: Mapping[str, Parts]
    usual: Parts


def parts_of(pattern: Any, message: Callable[[str], Any], depth: int = 0) -> Parts | None:
    """Fluent's pattern in parts; None if it needs Fluent. `message` finds another message's pattern by name."""
    found: list[str | _Value | _Choice] = []
    for element in getattr(pattern, "elements", (pattern,)):  # a single element stands for itself
        inner = _of(element, message, depth)
        if inner is None:
            return None
        found += inner
    return tuple(found)


def _of(element: Any, message: Callable[[str], Any], depth: int) -> Parts | None:
    expression: Any = getattr(element, "expression", None)
    if expression is None:
        return (str(element.value),)
    kind, chosen_by = type(expression).__name__, type(getattr(expression, "selector", None)).__name__
    if kind == "VariableReference":
        return (_Value(expression.id.name),)
    if kind == "MessageReference" and expression.attribute is None and depth < _DEEPEST:
        pattern = message(expression.id.name)
        return None if pattern is None else parts_of(pattern, message, depth + 1)
    if (kind, chosen_by) == ("SelectExpression", "VariableReference"):
        return _choice(expression, message, depth)
    return None


def _choice(expression: Any, message: Callable[[str], Any], depth: int) -> Parts | None:
    ways = dict[str, Parts]()
    usual: Parts = ()
    for one in expression.variants:
        words, name = parts_of(one.value, message, depth), getattr(one.key, "name", None)
        if words is None or name is None:
            return None
        ways[name] = words
        usual = words if one.default else usual
    return (_Choice(expression.selector.id.name, ways, usual),)


def filled(parts: Parts, values: Mapping[str, object], plural: Callable[[int], str]) -> str | None:
    """The message with these values; None if one is missing, or is neither a text nor a plain number.

    `plural` is the category of a number in the language of the message, such as `one`.
    """
    found: list[str] = []
    for part in parts:
        if isinstance(part, str):
            found.append(part)
            continue
        value = values.get(part.name)
        if isinstance(value, int):
            if value < 0:
                return None  # languages differ in their minus
            word = plural(value) if isinstance(part, _Choice) else str(value)
        elif isinstance(value, str):
            word = value
        else:
            return None
        text = filled(part.ways.get(word, part.usual), values, plural) if isinstance(part, _Choice) else word
        if text is None:
            return None
        found.append(text)
    return "".join(found)
