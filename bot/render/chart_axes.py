"""The axes of a chart: round numbers and round days, few enough to be read."""

from __future__ import annotations

import math
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Final, NamedTuple

_ROUND: Final = (1, 2, 5)
_DAYS: Final = (1, 2, 4, 7, 14)
_MONTHS: Final = (1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200)
_MOST: Final = 50
"""Steps in a span that are tried at most; coarser ones follow."""


class Tick(NamedTuple):
    """A mark on an axis: where, and what is written there."""

    at: float
    text: str


def number_ticks(least: float, most: float, room: int) -> list[Tick]:
    """Round whole numbers from at or below `least` to at or above `most`, at most `room` + 1 of them, at least two."""
    steps = (factor * 10**power for power in range(300) for factor in _ROUND)
    step = next(step for step in steps if math.ceil(most / step) - math.floor(least / step) <= room)
    first = math.floor(least / step)
    last = max(first + 1, math.ceil(most / step))
    return [Tick(number * step, str(number * step)) for number in range(first, last + 1)]


def time_ticks(start: datetime, end: datetime, room: int) -> list[Tick]:
    """The beginnings of days, months or years between two moments in UTC, at most `room`, as seconds since 1970.

    They are written as digits: year-month-day, year-month or years. Where none lies between them it is the end's day.
    """
    start, end = start.astimezone(UTC), end.astimezone(UTC)
    for moments, form in _scales(start, end):
        ticks = [Tick(moment.timestamp(), moment.strftime(form)) for moment in moments if start <= moment <= end]
        if len(ticks) <= room:
            break
    return ticks or [Tick(end.timestamp(), end.strftime("%Y-%m-%d"))]


def _scales(start: datetime, end: datetime) -> Iterator[tuple[list[datetime], str]]:
    """Ever coarser sets of moments, and how they are written."""
    midnight = start.replace(hour=0, minute=0, second=0, microsecond=0)
    for days in _DAYS:
        if (end - start).days < _MOST * days:
            yield [midnight + timedelta(days=days * number) for number in range(_MOST + 2)], "%Y-%m-%d"
    for months in _MONTHS:
        if (end - start).days < _MOST * months * 28 or months == _MONTHS[-1]:
            form = "%Y" if months >= 12 else "%Y-%m"
            yield [_month(start, months, number) for number in range(_MOST + 2)], form


def _month(start: datetime, months: int, number: int) -> datetime:
    """The first moment of the `number`th round month from that of `start`."""
    index = (start.year * 12 + start.month - 1) // months * months + months * number
    return datetime(min(9999, index // 12), index % 12 + 1, 1, tzinfo=UTC)
