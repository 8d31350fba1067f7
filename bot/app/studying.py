"""What of a match can be studied, and under which name it is kept: a game is known by what happened in it.

So a game is studied once, whether it was played here or imported, alone or with its match, before the match was over
or after.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from bot.rules.match import events as ev
from bot.rules.match.evolution import evolve
from bot.rules.match.state import MatchState
from bot.studies import DecisionStudy

_ENDINGS: Final = (ev.GameEnded, ev.GameDrawn, ev.MatchEnded, ev.MatchAbandoned)
_LEFT_OUT: Final = (ev.MatchEnded, ev.MatchAbandoned)
"""What tells of the match more than of the game in which it happened."""


@dataclass(frozen=True, slots=True)
class GameLog:
    """A game in the log of a match: its number, the `seq` of the event that began it, and what it is known by."""

    number: int
    begins: int
    digest: str
    finished: bool


@dataclass(slots=True)
class _Reading:
    """A game while its log is read."""

    number: int
    begins: int
    told: list[Any] = field(default_factory=list)
    finished: bool = False

    def game(self) -> GameLog:
        digest = hashlib.sha256(msgspec.json.encode(self.told, order="deterministic")).hexdigest()
        return GameLog(self.number, self.begins, digest, self.finished)


def games_in_log(events: Iterable[ev.Event]) -> tuple[GameLog, ...]:
    """The games of a match, oldest first. Folds the log: not for the event loop when it is long."""
    found: list[_Reading] = []
    state: MatchState | None = None
    for event in events:
        state = evolve(state, event)
        if isinstance(event, ev.GameStarted):
            found.append(_Reading(state.game, state.seq, [_frame(state)]))
        elif found and not isinstance(event, _LEFT_OUT):
            found[-1].told.append(_told(event))
        if found and isinstance(event, _ENDINGS):
            found[-1].finished = True
    return tuple(reading.game() for reading in found)


def _frame(state: MatchState) -> list[Any]:
    """What a game is played for, and how it began. How often the opening roll was tied is no part of it."""
    roll = None if state.roll is None else (state.roll.high, state.roll.low)
    cube, crawford = state.rules.cube, state.crawford
    session = () if state.length else (state.rules,)
    return [state.variant, state.length, cube, session, state.score, crawford, state.on_roll, roll, state.position]


def _told(event: ev.Event) -> list[Any]:
    """An event as a record from elsewhere would tell it: dice and moves in a fixed order."""
    kind = type(event).__name__
    if isinstance(event, ev.DiceRolled):
        return [kind, event.side, event.roll.high, event.roll.low]
    if isinstance(event, ev.PlayMade):
        return [kind, event.side, sorted(event.moves)]
    return [kind, event]


def kept(study: DecisionStudy, games: Iterable[GameLog]) -> tuple[str, int, DecisionStudy]:
    """A decision as it is stored: the digest of its game, its place in it, and what holds in any match.

    Raises LookupError for a game that is not among `games`.
    """
    for game in games:
        if game.number == study.game:
            place = study.seq - game.begins
            return game.digest, place, replace(study, game=0, seq=place)
    raise LookupError(f"no game {study.game}")


def found_again(
    stored: Mapping[str, Mapping[int, DecisionStudy]], games: Iterable[GameLog]
) -> dict[int, DecisionStudy]:
    """What is stored of these games, by the `seq` that each decision has in this match."""
    return {
        game.begins + place: replace(study, game=game.number, seq=game.begins + place)
        for game in games
        for place, study in stored.get(game.digest, {}).items()
    }
