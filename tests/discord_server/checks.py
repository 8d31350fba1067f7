"""The small language in which `payloads` says what Discord accepts. A check looks at one value and notes problems."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, NamedTuple


class Problem(NamedTuple):
    """Something Discord would refuse, and where in the payload."""

    path: str
    text: str

    def __str__(self) -> str:
        return f"{self.path}: {self.text}"


class Report(list[Problem]):
    """The problems found so far."""

    def add(self, path: str, text: str) -> None:
        """Note a problem."""
        self.append(Problem(path, text))


Check = Callable[[Report, str, Any], None]


def anything(report: Report, path: str, value: Any) -> None:
    """Accept anything."""


def text(low: int, high: int) -> Check:
    """Text of `low` to `high` characters."""

    def check(report: Report, path: str, value: Any) -> None:
        if not isinstance(value, str):
            report.add(path, "must be text")
        elif not low <= len(value) <= high:
            report.add(path, f"has {len(value)} characters, must have {low} to {high}")

    return check


def number(low: float, high: float, *, whole: bool = True) -> Check:
    """A number from `low` to `high`."""

    def check(report: Report, path: str, value: Any) -> None:
        if isinstance(value, bool) or not isinstance(value, int if whole else (int, float)):
            report.add(path, "must be a whole number" if whole else "must be a number")
        elif not low <= value <= high:
            report.add(path, f"is {value}, must be {low} to {high}")

    return check


def boolean(report: Report, path: str, value: Any) -> None:
    """True or false."""
    if not isinstance(value, bool):
        report.add(path, "must be true or false")


def snowflake(report: Report, path: str, value: Any) -> None:
    """An id: Discord takes it as a number or as text."""
    if isinstance(value, bool) or not (isinstance(value, int) or (isinstance(value, str) and value.isdecimal())):
        report.add(path, f"must be an id, is {value!r}")


def one_of(*allowed: Any) -> Check:
    """One of a few values."""

    def check(report: Report, path: str, value: Any) -> None:
        if value not in allowed:
            report.add(path, f"is {value!r}, must be one of {', '.join(map(repr, allowed))}")

    return check


def each(item: Check, low: int, high: int) -> Check:
    """A list of `low` to `high` items, each of which passes `item`."""

    def check(report: Report, path: str, value: Any) -> None:
        if is_list(report, path, value, low, high):
            for index, element in enumerate(value):
                item(report, f"{path}[{index}]", element)

    return check


def is_list(report: Report, path: str, value: Any, low: int, high: int) -> bool:
    """Whether `value` is a list at all; notes a wrong length."""
    if not isinstance(value, list):
        report.add(path, "must be a list")
        return False
    if not low <= len(value) <= high:
        report.add(path, f"has {len(value)} items, must have {low} to {high}")
    return True


def fields(required: Mapping[str, Check], optional: Mapping[str, Check] = {}) -> Check:
    """An object. A field that is not required may be null; fields not named are not looked at."""

    def check(report: Report, path: str, value: Any) -> None:
        if not isinstance(value, dict):
            report.add(path, "must be an object")
            return
        for name, field in required.items():
            if value.get(name) is None:
                report.add(inside(path, name), "is required")
            else:
                field(report, inside(path, name), value[name])
        for name, field in optional.items():
            if value.get(name) is not None:
                field(report, inside(path, name), value[name])

    return check


def inside(path: str, name: str) -> str:
    """The path of a field of an object."""
    return f"{path}.{name}" if path else name


def unique(report: Report, where: Collection[tuple[str, Any]], what: str) -> None:
    """Note each value that came before; values are given as (path, value)."""
    seen: set[Any] = set()
    for path, value in where:
        if value in seen:
            report.add(path, f"{what} {value!r} is used twice")
        seen.add(value)


ID: Final = number(0, 2**31 - 1)
"""The optional `id` of a component."""
