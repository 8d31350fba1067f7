"""Does a position, or the record of a match, tell what to play in a match that is under way?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.records import MatchRecord
from bot.rules.dice import Roll
from bot.rules.match import events as ev
from bot.rules.match.actions import plays_now
from bot.rules.match.evolution import evolve
from bot.rules.match.state import MatchState
from bot.rules.position import Position

_EVERYBODYS: Final = 2
"""With fewer turns than this played, a position stands in a great many matches: every one begins with the first, and
one in fifteen with the same roll. With as many, two matches hardly ever agree by chance: one game in some hundreds."""

_BETWEEN: Final = (ev.MatchStarted, ev.GameEnded, ev.GameDrawn, ev.MatchEnded, ev.MatchAbandoned)
"""After these nothing is decided."""

_Checkers = tuple[tuple[int, ...], ...]


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
