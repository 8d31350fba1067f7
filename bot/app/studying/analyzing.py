"""The part of a match that can be analyzed, its stored name, and anything that would tell somebody what to play.

A game is identified by what happened in it. So it is analyzed only once, whether it was played here or imported, alone
or with its match, before the end of the match or after.
"""

import hashlib
from collections.abc import AsyncIterator, Container, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from itertools import zip_longest
from typing import Any, Final, Protocol

import msgspec
from msgspec.structs import replace

from bot.app.logged import LoggedMatch
from bot.errors import CoachError, CoachReason
from bot.records.analyses import DecisionAnalysis, MatchAnalysis, Progress
from bot.records.insights import Plan
from bot.records.matches import MatchRecord
from bot.records.positions import Puzzle, Scene
from bot.records.puzzles import board_of
from bot.rules.dice import Roll
from bot.rules.match import events as ev
from bot.rules.match.events import Event
from bot.rules.match.evolution import evolve
from bot.rules.match.state import MatchState
from bot.rules.match.turn import game_of, numbers_now, plays_now
from bot.rules.position import BAR, OFF, Position
from bot.store import Store

_ENDINGS: Final = (ev.GameEnded, ev.GameDrawn, ev.MatchEnded, ev.MatchAbandoned)
_LEFT_OUT: Final = (ev.MatchEnded, ev.MatchAbandoned)
"""These say something about the match rather than about the game in which they happened."""

_FEW: Final = 2  # if so few checkers stand elsewhere, what is best in one position tells what is best in the other
_MOST_MOVES: Final = 4  # as many checkers can be moved with a roll

_EVERYBODYS: Final = 2
"""After fewer turns than this a position is common to a great many matches: all begin with the same one, and one in
fifteen with the same roll. After this many, two games seldom agree by chance: one in several hundred."""

_BETWEEN: Final = (ev.MatchStarted, ev.GameEnded, ev.GameDrawn, ev.MatchEnded, ev.MatchAbandoned)
"""Nobody has anything to decide after one of these."""

_Checkers = tuple[tuple[int, ...], ...]


class Analyst(Protocol):
    """Analyzes matches."""

    @property
    def level(self) -> str:
        """How deeply it looks; analyses are stored under this name."""

    def analyze(self, events: Sequence[Event], known: Container[int], game: int | None) -> AsyncIterator[Progress]:
        """Analyze what is not `known` (by its `seq`), decision by decision; the first progress says how much is known.

        Raises EngineMissing, EngineUnavailable, and ValueError for a game that it does not know.
        """

    def put_together(
        self, events: Sequence[Event], analyzed: Mapping[int, DecisionAnalysis], game: int | None
    ) -> MatchAnalysis:
        """The analysis as a whole. Raises ValueError when a decision is missing. Not for the event loop."""

    async def admitted(self, scene: Scene) -> Puzzle | None:
        """A scene as a puzzle, if it may be asked. Raises EngineMissing, EngineUnavailable."""

    async def plans(self, asked: Sequence[tuple[str, Position]]) -> Sequence[Plan | None]:
        """The plan of the side on roll in positions of games, by their keys; None where nobody classifies it.

        Raises EngineMissing, EngineUnavailable.
        """


class GameLog(msgspec.Struct, frozen=True):
    """A game in the log of a match: its number, the `seq` of the event that began it, and its digest."""

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
    """The stakes of a game, and how it began. Tied opening rolls are left out."""
    roll = None if state.roll is None else (state.roll.high, state.roll.low)
    cube, crawford = state.rules.cube, state.crawford
    session = () if state.length else (state.rules,)
    return [state.variant, state.length, cube, session, state.score, crawford, state.on_roll, roll, state.position]


def _told(event: ev.Event) -> list[Any]:
    """An event as a file from elsewhere would tell it: dice and moves in a fixed order."""
    kind = type(event).__name__
    if isinstance(event, ev.DiceRolled):
        return [kind, event.side, event.roll.high, event.roll.low]
    if isinstance(event, ev.PlayMade):
        return [kind, event.side, sorted(event.moves)]
    return [kind, event]


def kept(analysis: DecisionAnalysis, games: Iterable[GameLog]) -> tuple[str, int, DecisionAnalysis]:
    """A decision as it is stored: the digest of its game, its place in it, and what is true in any match.

    Raises LookupError for a game that is not among `games`.
    """
    for game in games:
        if game.number == analysis.game:
            place = analysis.seq - game.begins
            return game.digest, place, replace(analysis, game=0, seq=place)
    raise LookupError(f"no game {analysis.game}")


def found_again(
    stored: Mapping[str, Mapping[int, DecisionAnalysis]], games: Iterable[GameLog]
) -> dict[int, DecisionAnalysis]:
    """The decisions stored for these games, by the `seq` that each has in this match."""
    return {
        game.begins + place: replace(analysis, game=game.number, seq=game.begins + place)
        for game in games
        for place, analysis in stored.get(game.digest, {}).items()
    }


def faced_in(records: Iterable[MatchRecord], position: Position) -> list[MatchRecord]:
    """The matches that stand so, seen from either side, or in which a play of the present roll leads there.

    Not for the event loop: some rolls have hundreds of plays.
    """
    known: dict[Hashable, bool] = {}
    found = []
    for record in records:
        state = record.state
        stands = state.variant, state.position, numbers_now(state)
        if stands not in known:
            known[stands] = _is_before(state, position)
        if known[stands]:
            found.append(record)
    return found


def is_common(state: MatchState) -> bool:
    """Is it so early in its game that other games stand alike by chance?"""
    return state.turns < _EVERYBODYS


def is_nearby(one: Position, other: Position) -> bool:
    """Do so few checkers stand elsewhere, seen from the same side, that what is best in one tells it in the other?"""
    return _moved(one.mine, other.mine) + _moved(one.theirs, other.theirs) <= _FEW


def helped_by(records: Iterable[MatchRecord], position: Position) -> MatchRecord | None:
    """The first match in which the evaluation of a position would tell what to play; see `faced_in`.

    From the third turn on, a position nearby tells it as well: one in which up to two checkers stand elsewhere, and one
    that the side on roll reaches with any one roll. Before that, positions are alike by chance.
    """
    seen = set()
    for record in records:
        state = record.state
        near = not is_common(state)
        stands = state.variant, state.position, numbers_now(state), near
        if stands in seen:
            continue
        seen.add(stands)
        if _is_before(state, position) or (near and _is_near(state, position)):
            return record
    return None


def _is_before(state: MatchState, position: Position) -> bool:
    if _checkers(state.position) == _checkers(position):
        return True
    before, most = state.position, sum(numbers_now(state))
    return any(
        # Plays are searched only where the position looks like one of theirs: some rolls have hundreds.
        0 <= before.pip_count - seen.pip_count <= most
        and _may_be_a_roll_away(before, seen)
        and any(_stands(play.after, seen) for play in plays_now(state))
        for seen in (position, position.swapped())
    )


def _is_near(state: MatchState, position: Position) -> bool:
    before, game = state.position, game_of(state)
    for seen in (position, position.swapped()):
        if is_nearby(before, seen):
            return True
        for roll in _rolls(before, seen) if _may_be_a_roll_away(before, seen) else ():
            if any(_stands(play.after, seen) for play in game.legal_plays(before, roll, state.rules)):
                return True
    return False


def _stands(one: Position, other: Position) -> bool:
    return one.mine == other.mine and one.theirs == other.theirs


def _moved(before: Sequence[int], after: Sequence[int]) -> int:
    """How many checkers of a side stand elsewhere."""
    return sum(max(0, one - other) for one, other in zip_longest(before, after, fillvalue=0))


def _may_be_a_roll_away(before: Position, after: Position) -> bool:
    """A quick look before plays are searched: four checkers at most have moved, and the others at most to the bar."""
    hit = _moved(before.theirs, after.theirs)
    return _moved(before.mine, after.mine) <= _MOST_MOVES and hit == max(0, after.theirs[BAR] - before.theirs[BAR])


def _rolls(before: Position, after: Position) -> Iterator[Roll]:
    """The rolls that could lead from one position to another, by the pips and by how many checkers moved."""
    pips, moved = before.pip_count - after.pip_count, _moved(before.mine, after.mine)
    bears_off = after.mine[OFF] > before.mine[OFF]  # which may take fewer pips than the dice show
    for die in range(1, 7):
        moves, rest = divmod(pips, die)
        if pips <= die * _MOST_MOVES and (bears_off or (moved <= moves and not rest)):
            yield Roll(die, die)
        for low in range(1, die):
            if moved <= 2 and (pips == die + low or (bears_off and pips < die + low)):
                yield Roll(die, low)


def _checkers(position: Position) -> _Checkers:
    """Where the checkers are, the same whichever side looks."""
    return tuple(sorted((tuple(position.mine), tuple(position.theirs))))


class _Table(msgspec.Struct, frozen=True):
    """A match under way: where its checkers are, where they may be after the roll, and the roll."""

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
    """The first of the `running` matches whose position an analysis of an imported match would evaluate, or None.

    Anybody can write a file, so they can write one to learn the best play in a match under way: they export that match
    and add a play and a result. Everything up to the present roll is then true, and the rest, the score and the names
    may be anything. So only positions are compared: those of the analyzed `game` (of all games if it is None) with the
    present position of each match under way and with those its roll can lead to, seen from either side. If a file
    reaches such a position after two turns or more, by whatever path, that is no accident.

    The first two turns need more care, since an honest file must not be refused because a match has just begun. There
    the roll must be the same too, and the file must have been imported since that match began: an older one cannot
    have been written for it. So old matches can be analyzed while new ones begin; a file imported in the meantime, with
    the same opening, has to wait until the match has moved on. Matches played here need none of this: nobody could
    choose their dice.

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
    """Does a state of a file tell what to play in a match? `since`: was the file imported after that match began?"""
    if where == table.now:
        alike = table.roll is None or _same(state.roll, table.roll)
        return state.turns >= _EVERYBODYS or (since and alike)
    if where not in table.after:
        return False
    # One turn further than the match: what its roll led to.
    last = None if state.last_turn is None else state.last_turn.roll
    return state.turns > _EVERYBODYS or (since and _same(last, table.roll))


def _same(one: Roll | None, other: Roll | None) -> bool:
    return one is not None and other is not None and (one.high, one.low) == (other.high, other.low)


def check_subject(logged: LoggedMatch, games: tuple[GameLog, ...], game: int | None) -> None:
    """Raise CoachError unless the match, or the game of it that is meant, is over.

    Nobody is playing an imported match: if its file breaks off, what there is can be analyzed.
    """
    if game is None:
        if not (logged.is_over or logged.is_imported):
            raise CoachError(CoachReason.NOT_FINISHED, logged.key)
        return
    found = next((one for one in games if one.number == game), None)
    if found is None:
        raise CoachError(CoachReason.NO_SUCH_GAME, logged.key)
    if not (found.finished or logged.is_imported):
        raise CoachError(CoachReason.GAME_GOES_ON, logged.key)


async def check_not_asked(store: Store, user_id: int, position: Position) -> None:
    """Raise CoachError for a position that a person is asked; whose turn it is and the rest do not matter."""
    if await store.is_asked(user_id, board_of(position)):
        raise CoachError(CoachReason.BEING_ASKED)


def has_any(events: Iterable[Event], game: int | None, boards: frozenset[str]) -> bool:
    """Does one of these boards occur in a match, or in that game of it? Folds the log: not for the event loop."""
    state: MatchState | None = None
    for event in events if boards else ():
        state = evolve(state, event)
        if game in {None, state.game} and state.turns >= _EVERYBODYS and board_of(state.position) in boards:
            return True
    return False
