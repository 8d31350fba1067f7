"""What of a match can be studied, under which name it is kept, and what would tell somebody what to play.

A game is known by what happened in it. So it is studied once, whether it was played here or imported, alone or with its
match, before the match was over or after.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from bot.records import MatchRecord
from bot.rules.dice import Roll
from bot.rules.match import events as ev
from bot.rules.match.actions import plays_now
from bot.rules.match.evolution import evolve
from bot.rules.match.state import MatchState
from bot.rules.position import Position
from bot.studies import DecisionStudy

_ENDINGS: Final = (ev.GameEnded, ev.GameDrawn, ev.MatchEnded, ev.MatchAbandoned)
_LEFT_OUT: Final = (ev.MatchEnded, ev.MatchAbandoned)
"""What tells of the match more than of the game in which it happened."""


_EVERYBODYS: Final = 2
"""With fewer turns than this played, a position stands in a great many matches: every one begins with the first, and
one in fifteen with the same roll. With as many, two matches hardly ever agree by chance: one game in some hundreds."""

_BETWEEN: Final = (ev.MatchStarted, ev.GameEnded, ev.GameDrawn, ev.MatchEnded, ev.MatchAbandoned)
"""After these nothing is decided."""

_Checkers = tuple[tuple[int, ...], ...]


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


def is_before(state: MatchState, position: Position) -> bool:
    """Is it the position that a match is in, or one that a play of its roll leads to, seen from either side?

    Not for the event loop: some rolls have hundreds of plays.
    """
    wanted = _checkers(position)
    return _checkers(state.position) == wanted or any(_checkers(play.after) == wanted for play in plays_now(state))


def _checkers(position: Position) -> _Checkers:
    """Where the checkers stand, the same for either side."""
    return tuple(sorted((tuple(position.mine), tuple(position.theirs))))


@dataclass(frozen=True, slots=True)
class _Table:
    """A match under way: where its checkers stand, where they may stand after the roll, and the roll."""

    record: MatchRecord
    now: _Checkers
    after: frozenset[_Checkers]
    roll: Roll | None


def _table(record: MatchRecord) -> _Table:
    state = record.state
    after = frozenset(_checkers(play.after) for play in plays_now(state))
    return _Table(record, _checkers(state.position), after, state.roll)


def told_by(
    events: Iterable[ev.Event], game: int | None, imported_at: datetime, running: Sequence[MatchRecord]
) -> MatchRecord | None:
    """The first of the `running` matches whose position a study of an imported record would value; None if none.

    Anybody can write a record, so one can be written to learn the best play of a match under way: the export of that
    match with a play and a result added. Everything up to the present roll is then true, and whatever follows, the
    score and the names may be anything, so only positions are compared: those of the studied `game` (all of them for
    None) with the one that a match under way has come to, and with those that its roll can lead to, seen from either
    side. That a record reaches such a position after two turns or more is no accident, by whatever way it gets there.

    The first two turns are told apart with more care, since an honest record must not be refused because the match
    under way has only begun. There the roll must be the same too, and the record must have been imported since that
    match began: one that was kept before cannot have been written for it. So a match of old is studied while others
    begin; one that is imported meanwhile has to wait if it has the same opening, until the match has moved on. A
    match that was played here needs none of this: its dice could not be chosen.

    Folds the log: not for the event loop.
    """
    tables = [_table(record) for record in running]
    state: MatchState | None = None
    for event in events if tables else ():
        state = evolve(state, event)
        if isinstance(event, _BETWEEN) or game not in (None, state.game):
            continue
        where = _checkers(state.position)
        for table in tables:
            if _tells(state, where, table, since=imported_at >= table.record.created_at):
                return table.record
    return None


def _tells(state: MatchState, where: _Checkers, table: _Table, *, since: bool) -> bool:
    """Does a state of a record tell what to play at a table? `since`: was it imported after that match began?"""
    if where == table.now:
        alike = table.roll is None or _same(state.roll, table.roll)
        return state.turns >= _EVERYBODYS or (since and alike)
    if where not in table.after:
        return False
    # One turn later than the table: what came of the roll.
    last = None if state.last_turn is None else state.last_turn.roll
    return state.turns > _EVERYBODYS or (since and _same(last, table.roll))


def _same(one: Roll | None, other: Roll | None) -> bool:
    return one is not None and other is not None and (one.high, one.low) == (other.high, other.low)
