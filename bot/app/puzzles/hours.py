"""An hour of each day by the clock of a time zone, where clocks are put forward and back."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from bot.errors import PuzzleError, PuzzleReason

_SPREAD: Final = 600
"""Seconds over which what is due at the same hour is spread."""
_LONGEST_GAP: Final = 180
"""Minutes that clocks are put forward at most; a date that is left out has no hour at all."""
_AHEAD: Final = 400
_MINUTE: Final = timedelta(minutes=1)
_BORN: Final = 22
"""The bits of one of Discord's ids below its time."""


class Hour(NamedTuple):
    """A moment at which something is due, and the date by the clock of its zone."""

    at: datetime
    day: str


@cache
def zones() -> tuple[str, ...]:
    """The names of all time zones, such as `Europe/Berlin`; `UTC` is always among them."""
    named = {one for one in available_timezones() if "/" in one and not one.startswith(("Etc/", "posix/", "right/"))}
    return ("UTC", *sorted(named))


def zone_called(name: str) -> ZoneInfo:
    """The time zone of that name, in whatever case. Raises PuzzleError."""
    wanted = name.strip().replace(" ", "_").casefold()
    found = next((one for one in zones() if one.casefold() == wanted), None)
    if found is None:
        raise PuzzleError(PuzzleReason.ZONE, name)
    return ZoneInfo(found)


def spread(guild_id: int) -> timedelta:
    """How long after the hour a server has its turn: up to ten minutes, always the same."""
    return timedelta(seconds=(guild_id >> _BORN) % _SPREAD)


def hours_after(moment: datetime, hour: int, zone: ZoneInfo, late: timedelta) -> Iterator[Hour]:
    """When it is `hour` by the clock of a zone, `late` after it, from the first after a moment on.

    An hour that doesn't exist is the next minute that does; of one that comes twice it's the first.
    """
    today = (moment - late).astimezone(zone).date()
    for ahead in range(-1, _AHEAD):
        found = _on(today + timedelta(days=ahead), hour, zone)
        if found is not None and found + late > moment:
            yield Hour(found + late, (today + timedelta(days=ahead)).isoformat())


def _on(day: date, hour: int, zone: ZoneInfo) -> datetime | None:
    wanted = datetime.combine(day, time(hour))
    for _ in range(_LONGEST_GAP):
        found = wanted.replace(tzinfo=zone, fold=0).astimezone(UTC)
        if found.astimezone(zone).replace(tzinfo=None) == wanted:
            return found if wanted.date() == day else None
        wanted += _MINUTE
    return None
