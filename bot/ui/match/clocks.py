"""Clocks as people choose and read them."""

from typing import Final

import discord
from msgspec.structs import replace

from bot.records.matches import MatchRecord
from bot.rules.match.time_control import AtZero, ClockKind, TimeControl, live_control
from bot.texts.catalogue import say
from bot.ui.kit.names import bold

_HOUR: Final = 3600
_TURNS: Final = {"12h": 12 * _HOUR, "1d": 24 * _HOUR, "3d": 72 * _HOUR, "7d": 168 * _HOUR}
CLOCKS: Final = ("none", "live", *_TURNS)
"""The clocks on offer: none, the tournament clock, or a time for each turn."""


def control_of(key: str, at_zero: AtZero | None = None) -> TimeControl | None:
    """The clock of a key. By default a live match is lost at zero, and a correspondence match may be claimed.

    The reserve of a live clock depends on the length of the match: `for_length` fills it in. Raises KeyError.
    """
    if key == "none":
        return None
    if key == "live":
        return replace(live_control(0), at_zero=at_zero or AtZero.LOSE)
    return TimeControl(ClockKind.CORRESPONDENCE, _TURNS[key], at_zero=at_zero or AtZero.CLAIM)


def key_of(control: TimeControl | None) -> str:
    """The key of a clock; "none" for one that is no longer on offer."""
    if control is None:
        return "none"
    if control.kind is ClockKind.LIVE:
        return "live"
    return next((key for key, turn in _TURNS.items() if turn == control.turn), "none")


def for_length(control: TimeControl | None, length: int) -> TimeControl | None:
    """The clock for a match to `length`: a live one has two minutes of reserve per point."""
    if control is None or control.kind is not ClockKind.LIVE:
        return control
    return live_control(length, at_zero=control.at_zero)


def clock_name(key: str) -> str:
    """The name of a clock in a list."""
    if key == "none":
        return say("clock-none")
    if key == "live":
        return say("clock-live")
    return say("clock-turn", **_span(_TURNS[key]))


def clock_terms(control: TimeControl | None) -> str:
    """The clock that a challenge offers, in words; empty without a clock."""
    if control is None:
        return ""
    zero = control.at_zero.value
    if control.kind is ClockKind.LIVE:
        return say("clock-terms-live", delay=control.turn, minutes=control.reserve // 60, zero=zero)
    return say("clock-terms-turn", zero=zero, **_span(control.turn))


def _span(seconds: int) -> dict[str, str | int]:
    """A time for a turn, as the catalogue wants it: in whole days, or else in hours."""
    hours = seconds // _HOUR
    return {"unit": "hours" if hours % 24 else "days", "hours": hours, "days": hours // 24}


def clock_line(record: MatchRecord) -> str:
    """The clock of a match, in a line; empty without one. Discord itself counts the time down."""
    clock = record.clock
    if clock is None or record.state.is_over or clock.running is None or clock.due is None:
        return ""
    who = bold(record.players[clock.running])
    if clock.is_paused:
        return say("clock-paused")
    if clock.control.kind is ClockKind.PATIENCE and not clock.expired:
        return ""  # nobody plays against it, and a reminder comes in time
    if clock.expired:
        return say("clock-expired", who=who, opponent=bold(record.players[clock.running.other]))
    line = say("clock-running", who=who, left=discord.utils.format_dt(clock.due, "R"))
    if clock.pause_asked_by is not None:
        line += "\n" + say("clock-pause-asked", who=bold(record.players[clock.pause_asked_by]))
    return line
