"""How a play is written: `24/18 13/8`, `bar/20`, `6/off`, `24/20*/16*`, `6/2(2)`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

MoveLike = tuple[int, int, bool]
"""Source, target, hit: a `bot.rules.play.Move` or anything shaped like it."""

_NAMES: Final = {25: "bar", 0: "off"}


def point_text(point: int) -> str:
    """The name of a point: its number, `bar` for 25, `off` for 0."""
    return _NAMES.get(point) or str(point)


def play_text(moves: Iterable[MoveLike]) -> str:
    """Write moves in the usual notation.

    One checker's moves are joined (`24/13`), with the stops where it hits (`24/20*/16*`); equal journeys
    are counted (`6/2(2)`), and the farthest start comes first. No moves give the empty text.
    """
    journeys = Counter(_journeys(sorted(moves, key=_order)))
    ordered = sorted(journeys.items(), key=lambda item: _journey_order(item[0]))
    return " ".join(_journey_text(journey) + (f"({count})" if count > 1 else "") for journey, count in ordered)


_Stop = tuple[int, bool]


def _order(move: MoveLike) -> tuple[int, int]:
    return -move[0], -move[1]


def _journeys(moves: list[MoveLike]) -> list[tuple[_Stop, ...]]:
    """Join moves that start where another ended; runs of checkers on a doublet stay parallel where they can."""
    journeys: list[list[_Stop]] = []
    for source, target, hit in moves:
        shortest = min(
            (journey for journey in journeys if journey[-1][0] == source),
            key=len,
            default=None,
        )
        if shortest is None:
            journeys.append([(source, False), (target, hit)])
        else:
            shortest.append((target, hit))
    return [tuple(journey) for journey in journeys]


def _journey_order(journey: tuple[_Stop, ...]) -> tuple[int, int]:
    return -journey[0][0], journey[-1][0]


def _journey_text(journey: tuple[_Stop, ...]) -> str:
    last = len(journey) - 1
    return "/".join(
        point_text(point) + ("*" if hit else "")
        for index, (point, hit) in enumerate(journey)
        if hit or index in (0, last)
    )
