"""Ratings as people read them."""

from collections.abc import Sequence
from typing import Final

from bot.ratings.records import OVERALL, RatingChange
from bot.records.insights import Performance
from bot.records.matches import MatchRecord
from bot.rules.sides import Side
from bot.texts.catalogue import MINUS, decimal, say
from bot.ui.kit.names import bold

_EXACT: Final = 100  # decisions from which a tenth of a performance rating says something


def rating_lines(record: MatchRecord, changes: Sequence[RatingChange] | None) -> list[str]:
    """The changes in ratings by a match, a line a player: the server's if there is one. None: they aren't known yet."""
    if changes is None:
        return []
    if not changes and record.rated and record.state.length and record.state.winner is not None:
        return [say("rating-none")]
    lines, shown = [], [(side, one) for side in Side if (one := change_of(record, changes, side)) is not None]
    for side, one in shown:
        who, before, after = bold(record.players[side]), number_text(one.before), number_text(one.after)
        gained, unsure = gain_text(one.gained), one.is_provisional
        lines.append(say("rating-change", who=who, before=before, after=after, gained=gained, provisional=unsure))
    if any(one.weight < 1 for _, one in shown):
        overall = any(one.apart is not None for _, one in shown)
        lines.append(say("rating-circle") if overall else say("rating-farming"))
    return lines


def change_of(record: MatchRecord, changes: Sequence[RatingChange], side: Side) -> RatingChange | None:
    """A side's change in rating by the match: on its server if it has one there; None if there is none."""
    guild = record.place.guild_id or OVERALL
    shown = [change for change in changes if change.guild_id == guild] or changes
    return next((one for one in shown if one.user_id == record.players[side].user_id), None)


def number_text(rating: float) -> str:
    """A rating, rounded."""
    return f"{rating:.0f}"


def gain_text(gained: float, digits: int = 1) -> str:
    """The gain or loss, with its sign."""
    return decimal(f"{gained:+.{digits}f}").replace("-", MINUS)


def performance_text(one: Performance) -> str:
    """A performance rating with half of its interval of 95 %: `10.6 ± 0.7`; alone where that says nothing.

    A narrow screen doesn't break it.
    """
    half = "0" if one.uncertainty is None else _as_sure(one.uncertainty, one)
    return rating_text(one) if half == "0" else f"{rating_text(one)}\u00a0±\u00a0{half}"


def counted_performance(one: Performance) -> str:
    """The same with the number of decisions where they're too few to say much: `57 (6 decisions)`."""
    rating = performance_text(one)
    return rating if one.is_enough else say("performance-few", rating=rating, decisions=one.decisions)


def few_decisions(one: Performance) -> str:
    """The number of decisions where they're too few for a level's name; else nothing."""
    return "" if one.is_enough else say("performance-decisions", decisions=one.decisions)


def rating_text(one: Performance) -> str:
    """A performance rating alone; `-` without a decision."""
    return "-" if one.rating is None else _as_sure(one.rating, one)


def _as_sure(value: float, one: Performance) -> str:
    """In whole numbers below 100 decisions, else with a tenth."""
    return decimal(f"{value:.1f}") if one.decisions >= _EXACT else f"{value:.0f}"


def brief_performance(one: Performance) -> str:
    """The same in whole numbers without a blank, for a table: `11±7`."""
    if one.rating is None:
        return "-"
    half = f"{one.uncertainty or 0.0:.0f}"
    return f"{one.rating:.0f}" if half == "0" else f"{one.rating:.0f}±{half}"
