"""The legal plays of a roll as lists to choose from: whole plays, in at most four lists of 25.

They are ordered by the checkers moved, never by strength: in a rated match the order must not be a hint. If there are
more plays than fit, the first list says what the first checker does, and a second one has the plays that begin so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.rules.match.actions import plays_now
from bot.rules.match.state import MatchState
from bot.rules.play import Play
from bot.texts.catalogue import say

_A_LIST: Final = 25
_LISTS: Final = 4


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a list: what is read, what is sent, and what it means in a beginner's words."""

    label: str
    value: str
    description: str = ""


@dataclass(frozen=True, slots=True)
class PlayList:
    """A list: its heading, and its lines. With `first` a line says only what the first checker does."""

    heading: str
    entries: tuple[Entry, ...]
    first: bool = False


def play_lists(state: MatchState, beginning: str = "") -> tuple[PlayList, ...]:
    """The lists for the roll that waits to be played; with `beginning`, of the plays that begin so."""
    plays = sorted(plays_now(state), key=_order)
    if beginning:
        plays = [play for play in plays if _beginning(play) == beginning]
    if len(plays) > _LISTS * _A_LIST and not beginning:
        return _of_beginnings(plays)
    entries = [Entry(play.notation, play.notation) for play in plays[: _LISTS * _A_LIST]]
    if len(entries) <= _A_LIST:
        return (PlayList(say("list-plays", count=len(entries)), tuple(entries)),)
    return tuple(PlayList(_heading(part), part) for part in _parts(entries))


def play_called(state: MatchState, value: str) -> Play | None:
    """The legal play that a line stands for."""
    return next((play for play in plays_now(state) if play.notation == value), None)


def _of_beginnings(plays: Sequence[Play]) -> tuple[PlayList, ...]:
    counts: dict[str, int] = {}
    for play in plays:
        counts[_beginning(play)] = counts.get(_beginning(play), 0) + 1
    entries = tuple(
        Entry(text, text, say("list-plays-more", count=count)) for text, count in list(counts.items())[:_A_LIST]
    )
    return (PlayList(say("list-first", count=len(plays)), entries, first=True),)


def _beginning(play: Play) -> str:
    return play.notation.split(" ")[0]


def _order(play: Play) -> tuple[tuple[int, int], ...]:
    return tuple((-move.source, -move.target) for move in play.moves)


def _parts(entries: Sequence[Entry]) -> list[tuple[Entry, ...]]:
    """The lines in as few lists as hold them, of about the same length."""
    count = -(-len(entries) // _A_LIST)
    size = -(-len(entries) // count)
    return [tuple(entries[start : start + size]) for start in range(0, len(entries), size)]


def _heading(entries: Sequence[Entry]) -> str:
    first, last = (entry.label.split("/")[0] for entry in (entries[0], entries[-1]))
    return say("list-plays-from", source=first if first == last else f"{first}\u2013{last}", count=len(entries))
