"""The axes of a chart: round numbers and round moments, few enough to be read."""

from __future__ import annotations

import math
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Final, NamedTuple

_ROUND: Final = (1, 2, 5)
_DAY: Final = timedelta(days=1)
_SHORT: Final = tuple(timedelta(minutes=minutes) for minutes in (1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720))
_DAYS: Final = (1, 2, 4, 7, 14)
_MONTHS: Final = (1, 2, 3, 6, 12, 24, 60, 120)
_MONTH: Final = timedelta(days=31)


class Tick(NamedTuple):
    """A mark on an axis: where, and what is written there."""

    at: float
    text: str


def number_ticks(least: float, most: float, room: int) -> list[Tick]:
    """Round whole numbers from at or below `least` to at or above `most`, at most `room` + 1 of them."""
    span = max(most - least, 1.0)
    step = next(
        step
        for power in range(12)
        for step in (factor * 10**power for factor in _ROUND)
        if math.ceil(most / step) - math.floor(least / step) <= room or step > 10 * span
    )
    first = math.floor(least / step)
    last = max(first + 1, math.ceil(most / step))
    return [Tick(number * step, str(number * step)) for number in range(first, last + 1)]


def time_ticks(start: datetime, end: datetime, room: int) -> list[Tick]:
    """Round moments between two moments in UTC, at most `room` of them, as seconds since 1970.

    They are written as times, days (month-day), months (year-month) or years, as digits.
    """
    start, end = start.astimezone(UTC), end.astimezone(UTC)
    for moments, form in _scales(start, end):
        ticks = [Tick(moment.timestamp(), moment.strftime(form)) for moment in moments if start <= moment <= end]
        if len(ticks) <= room:
            break
    # So short a time, or so placed, that nothing round falls into it.
    return ticks or [Tick(end.timestamp(), end.strftime("%Y-%m-%d"))]


def _scales(start: datetime, end: datetime) -> Iterator[tuple[list[datetime], str]]:
    """Ever coarser sets of moments, and how they are written; sets far too large are left out."""
    midnight = start.replace(hour=0, minute=0, second=0, microsecond=0)
    for step in _SHORT:
        if (end - start) / step < 50 and end - start < 2 * _DAY:
            first = (start - midnight) // step
            yield [midnight + step * number for number in range(first, first + 52)], "%H:%M"
    for days in _DAYS:
        if end - start < 50 * days * _DAY:
            yield [midnight + _DAY * days * number for number in range(52)], "%m-%d"
    for months in _MONTHS:
        if end - start < 50 * months * _MONTH or months == _MONTHS[-1]:
            form = "%Y" if months >= 12 else "%Y-%m"
            yield [_month(start, months, number) for number in range(52)], form


def _month(start: datetime, months: int, number: int) -> datetime:
    """The first moment of the `number`th round month from that of `start`."""
    index = (start.year * 12 + start.month - 1) // months * months + months * number
    return datetime(min(9999, index // 12), index % 12 + 1, 1, tzinfo=UTC)
