"""The terms of a match as people choose and read them: clocks and house rules."""

from typing import Final

import discord
from msgspec.structs import replace

from bot.app.views import Turn
from bot.records.matches import MatchRecord
from bot.rules.house_rules import SESSION_ONLY
from bot.rules.match.events import TimeRanOut
from bot.rules.match.state import MatchState
from bot.rules.match.time_control import AtZero, ClockKind, TimeControl, live_control
from bot.rules.rules import Rules
from bot.rules.variants import Variant, find_variant
from bot.texts.catalogue import say
from bot.ui.kit.host import Host
from bot.ui.kit.names import bold, mention

_HOUR: Final = 3600
_TURNS: Final = {"12h": 12 * _HOUR, "1d": 24 * _HOUR, "3d": 72 * _HOUR, "7d": 168 * _HOUR}
CLOCKS: Final = ("none", "live", *_TURNS)
"""The clocks on offer: none, the tournament clock, or a time for each turn."""
_OPTIONS: Final = "cube jacoby beavers raccoons quadruple winner_starts free_choice five_checkers crawford pinned_start"
SWITCHES: Final = tuple(_OPTIONS.split())
"""The house rules that are either on or off, in the order they are offered. Ids of buttons hold their places."""


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


def terms_of(record: MatchRecord) -> str:
    """The clock agreed on for a match under way, in words; empty without one, and for a host of many boards."""
    clock = record.agreed_clock
    if clock is None or clock.control.host is not None or record.state.is_over:
        return ""
    return clock_terms(clock.control)


def _span(seconds: int) -> dict[str, str | int]:
    """A time for a turn, as the catalogue wants it: in whole days, or else in hours."""
    hours = seconds // _HOUR
    return {"unit": "hours" if hours % 24 else "days", "hours": hours, "days": hours // 24}


def clock_line(record: MatchRecord, *, ping: bool = False) -> str:
    """The clock of a match, in a line; empty without one. Discord itself counts the time down.

    With `ping` the player who may claim the match is mentioned.
    """
    clock = record.clock
    if clock is None or record.state.is_over:
        return ""
    if clock.is_paused:
        return say("clock-paused")
    if clock.running is None or clock.due is None:
        return ""
    who = bold(record.players[clock.running])
    if clock.control.kind is ClockKind.PATIENCE and not clock.expired:
        return ""  # nobody plays against it, and a reminder comes in time
    if clock.expired:
        opponent = record.players[clock.running.other]
        return say("clock-expired", who=who, opponent=mention(opponent) if ping else bold(opponent))
    line = say("clock-running", who=who, left=discord.utils.format_dt(clock.due, "R"))
    if clock.pause_asked_by is not None:
        line += "\n" + say("clock-pause-asked", who=bold(record.players[clock.pause_asked_by]))
    return line


async def away_line(host: Host, record: MatchRecord) -> str:
    """Why the time of a player runs out later than usual: they're on vacation. Else empty."""
    clock = record.clock
    if clock is None or clock.running is None or clock.control.kind is ClockKind.LIVE or record.state.is_over:
        return ""
    person = record.players[clock.running]
    until = (await host.app.people.preferences(person.user_id)).away_until
    if until is None or until <= host.clock():
        return ""
    return say("clock-away", who=bold(person), until=discord.utils.format_dt(until, "D"))


def rule_name(option: str) -> str:
    """The name of a house rule, which is a field of `Rules`."""
    return say("house-rule", option=option)


def played_for(state: MatchState) -> str:
    """The stakes in few words: `5-point match`, `unlimited session, without cube`."""
    length = say("length", points=state.length)
    return f"{length}, {say('without-cube')}" if _lacks_cube(state.rules, state.variant) else length


def _lacks_cube(rules: Rules, variant: str) -> bool:
    """Is a game that has a cube played without it?"""
    return not rules.cube and "cube" in find_variant(variant).options


def has_crawford(rules: Rules, game: Variant, length: int) -> bool:
    """Does the Crawford rule change anything: with the cube, in a match of more than a point, in this game?"""
    return rules.cube and length > 1 and "crawford" in game.options


def rules_text(rules: Rules, variant: str, length: int) -> str:
    """The differences from a tournament match: `without cube`, `Jacoby rule, beavers`; empty if there are none."""
    options = find_variant(variant).options
    parts = [say("without-cube")] if _lacks_cube(rules, variant) else []
    named = (option for option in SWITCHES if option not in ("cube", "crawford"))
    played = (option for option in named if getattr(rules, option) and option in options)
    parts += [say("house-played", option=option) for option in played if not (length and option in SESSION_ONLY)]
    if rules.automatic_doubles and not length:
        parts.append(say("house-automatic-doubles", limit=rules.automatic_doubles))
    if not rules.crawford and has_crawford(rules, find_variant(variant), length):
        parts.append(say("house-no-crawford"))
    return ", ".join(parts)


def given_back(turn: Turn) -> str:
    """If time ran out: how much of it had been given back because the bot was away."""
    clock = turn.record.clock
    minutes = 0 if clock is None else round(clock.credit / 60_000)
    ran_out = any(isinstance(step.event, TimeRanOut) for step in turn.steps)
    return say("told-time-credit", minutes=minutes) if ran_out and minutes else ""
