"""People in stored events and states: found by the names of the fields that hold their ids, and replaced."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

_T = TypeVar("_T", bound=msgspec.Struct)

_PEOPLE: Final = frozenset(
    {
        *("person", "proxy", "order", "partner", "joiners", "computers", "leaving", "gone", "standing", "loser"),
        *("partner_asked", "partner_declined", "crew", "other", "captain", "replaced", "last_captain"),
    }
)
"""Fields that hold an id of a person, or several."""
_BY_PERSON: Final = frozenset({"scores", "before", "proposals", "proxies"})
"""Fields that hold something for each person, by their id."""
_OTHERS: Final = frozenset({"settings", "board", "event", "payments", "choices"})
"""Fields in which there are no people, whatever the names in them."""


def with_people(plain: Any, put: Callable[[int], Any], field: str = "") -> Any:
    """An event or state as plain data, with `put(id)` in place of each person's id. Keys stay of their type."""
    if field in _OTHERS:
        return plain
    if field == "rounds":  # lists of a person and a die
        return [[[put(person), die] for person, die in throws] for throws in plain]
    if isinstance(plain, dict):
        if field in _BY_PERSON:
            value = put if field == "proxies" else _same
            return {type(key)(put(int(key))): value(one) for key, one in plain.items()}
        return {key: with_people(one, put, key) for key, one in plain.items()}
    if isinstance(plain, list | tuple):
        return [with_people(one, put, field) for one in plain]
    is_person = field in _PEOPLE and isinstance(plain, int) and not isinstance(plain, bool)
    return put(plain) if is_person else plain


def renamed(value: _T, person: int, stand_in: int) -> _T:
    """The same event or state with another id for a person."""
    plain = with_people(msgspec.to_builtins(value), lambda one: stand_in if one == person else one)
    return msgspec.convert(plain, type(value))


def _same(value: Any) -> Any:
    return value
