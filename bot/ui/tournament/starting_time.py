"""When a tournament starts, as an organizer types it: `20m`, `1h30`, `2` for hours, `3d`."""

import re
from datetime import datetime, timedelta
from typing import Final

from bot.errors import TournamentError, TournamentReason
from bot.texts.catalogue import say
from bot.ui.kit.commands import Choices, matching
from bot.ui.kit.host import Interaction

_HOUR: Final = 60
_DAY: Final = 24 * _HOUR
_LONGEST: Final = 30 * _DAY
_PART: Final = re.compile(r"(\d{1,4})\s*(:|[^\W\d_]*)\s*")
_UNITS: Final = {
    "m min mins minute minutes minuten dk dakika": 1,
    "h hour hours std stunde stunden s sa saat :": _HOUR,
    "d day days t tag tage g gün": _DAY,
}
"""The words for a minute, an hour and a day, with the minutes in each."""
_MINUTES: Final = {name: minutes for names, minutes in _UNITS.items() for name in names.split()}
_OFFERED: Final = ("20m", "30m", "45m", "1h", "1h30", "2h", "3h", "1d", "3d", "7d")


def minutes_of(text: str) -> int:
    """The minutes until the start; 0 if an organizer starts it. A bare number counts hours, after hours minutes.

    Raises TournamentError.
    """
    said = text.strip().casefold()
    parts = _PART.findall(said)
    if not parts or "".join(match.group() for match in _PART.finditer(said)) != said:
        raise TournamentError(TournamentReason.SETTINGS, detail="starts_in")
    minutes, bare = 0, _HOUR
    for number, unit in parts:
        if unit and unit not in _MINUTES:
            raise TournamentError(TournamentReason.SETTINGS, detail="starts_in")
        minutes += int(number) * (_MINUTES[unit] if unit else bare)
        bare = 1
    if minutes > _LONGEST:
        raise TournamentError(TournamentReason.SETTINGS, detail="starts_in")
    return minutes


def starts_at(interaction: Interaction, minutes: int) -> datetime | None:
    """The start of a tournament so many minutes from now; None for 0: an organizer starts it."""
    return interaction.client.clock() + timedelta(minutes=minutes) if minutes else None


def starts_in_words(text: str, check_in: int = 0) -> str:
    """When it starts, and how many minutes before that check-in opens. Raises TournamentError."""
    minutes = minutes_of(text)
    unit = next((name for name, size in (("days", _DAY), ("hours", _HOUR)) if minutes % size == 0), "minutes")
    if unit == "minutes" and minutes > _HOUR:
        unit = "both"
    days, hours, rest = minutes // _DAY, minutes // _HOUR, minutes % _HOUR
    if not minutes:
        unit = "hand"
    return say("tournament-starts-in", unit=unit, days=days, hours=hours, minutes=rest, check_in=check_in)


async def start_choices(_: Interaction, current: str) -> Choices:
    """When it may start: what is typed so far, if it can be read, and what is usual."""
    try:
        own = [(starts_in_words(current), current)] if current.strip() else []
    except TournamentError:
        own = []
    usual = [(starts_in_words(one), one) for one in _OFFERED]
    return matching(own, own[0][0] if own else "") + matching(usual, "" if own else current)
