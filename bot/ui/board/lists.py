"""The legal plays of a roll as lists to choose from: whole plays, in at most four lists of 25.

They are ordered by the checkers moved, never by strength: in a rated match the order must not be a hint. If there are
more plays than fit, the first list says what the first checker does, and a second one has the plays that begin so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.rules.match.actions import plays_now
from bot.rules.match.partial import encode_steps, steps_with
from bot.rules.match.state import MatchState
from bot.rules.match.turn import numbers_now
from bot.rules.play import Play
from bot.texts.catalogue import say

_A_LIST: Final = 25
_LISTS: Final = 4
_OPENING: Final = "+"


class PlayEntry(NamedTuple):
    """A line of a list: what is sent, what is read, and what it means in a beginner's words."""

    value: str
    label: str
    description: str


class PlayList(NamedTuple):
    """A list: its heading, and its lines."""

    title: str
    entries: tuple[PlayEntry, ...]


def play_lists(state: MatchState, *, opening: int | None = None) -> tuple[PlayList, ...]:
    """The lists for the roll that waits to be played; with `opening`, of the plays that begin so."""
    plays = sorted(plays_now(state), key=_order)
    if len(plays) > _LISTS * _A_LIST:
        openings = list(dict.fromkeys(map(_opening, plays)))[:_A_LIST]
        if opening is None:
            return (_of_openings(plays, openings),)
        plays = [play for play in plays if _opening(play) == openings[opening]] if opening < len(openings) else []
    numbers = numbers_now(state)
    entries = [
        PlayEntry(encode_steps(steps_with(play, numbers)), play.notation, "") for play in plays[: _LISTS * _A_LIST]
    ]
    if len(entries) <= _A_LIST:
        return (PlayList(say("list-plays", count=len(entries)), tuple(entries)),) if entries else ()
    return tuple(PlayList(_heading(part), part) for part in _parts(entries))


def opening_of(value: str) -> int | None:
    """Which opening a line leads to; None for one that is a play."""
    number = value.removeprefix(_OPENING)
    return int(number) if number != value and number.isdecimal() and len(number) < 4 else None


def _of_openings(plays: Sequence[Play], openings: Sequence[str]) -> PlayList:
    counts = [sum(_opening(play) == opening for play in plays) for opening in openings]
    entries = tuple(
        PlayEntry(f"{_OPENING}{index}", text, say("list-plays-more", count=count))
        for index, (text, count) in enumerate(zip(openings, counts, strict=True))
    )
    return PlayList(say("list-first", count=len(plays)), entries)


def _opening(play: Play) -> str:
    return play.notation.split(" ")[0]


def _order(play: Play) -> tuple[tuple[int, int], ...]:
    return tuple((-move.source, -move.target) for move in play.moves)


def _parts(entries: Sequence[PlayEntry]) -> list[tuple[PlayEntry, ...]]:
    """The lines in as few lists as hold them, of about the same length."""
    count = -(-len(entries) // _A_LIST)
    size = -(-len(entries) // count)
    return [tuple(entries[start : start + size]) for start in range(0, len(entries), size)]


def _heading(entries: Sequence[PlayEntry]) -> str:
    first, last = (entry.label.split("/")[0] for entry in (entries[0], entries[-1]))
    return say("list-plays-from", source=first if first == last else f"{first}\u2013{last}", count=len(entries))
