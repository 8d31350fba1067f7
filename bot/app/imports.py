"""Matches that people import from files, to see them again and to analyze them."""

import asyncio
import hashlib
import re
import signal
import sys
import threading
import unicodedata
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from operator import itemgetter
from typing import Final

import msgspec

from bot.app.logged import side_named, spelled
from bot.app.recent import Recent
from bot.errors import NotFound, NotFoundWhat, TranscriptError, TranscriptReason, in_record_of
from bot.records.matches import Filing, ImportedMatch, StoredImport
from bot.records.people import Person
from bot.rules.formats.event_log import DiceProof, from_json
from bot.rules.formats.mat_import import Imported, from_mat
from bot.rules.formats.mat_lines import decode
from bot.rules.formats.mat_writer import clean
from bot.rules.formats.played import check_played
from bot.rules.formats.position_text import find_position
from bot.rules.formats.sgf import STARTS, from_sgf
from bot.rules.formats.text_file import from_text
from bot.rules.formats.xg_file import MAGIC
from bot.rules.formats.xg_import import from_xg
from bot.rules.match import events as ev
from bot.rules.match.machine import fold
from bot.rules.match.state import MatchState
from bot.store import Store
from bot.workers.studio import Workshop

MOST_BYTES: Final = 4_000_000
"""Bytes; a larger file is not even fetched.

`bot.rules.formats.event_log` and `bot.rules.formats.mat_lines` limit what is read of a smaller one.
"""
_PATIENCE = 5.0  # seconds that a file may take
MOST_IMPORTS: Final = 50
"""The most imported matches that a person may keep."""
_JUST: Final = timedelta(hours=1)  # so long ago a match was just imported
_LONGEST_NAME: Final = 64
_JOINERS: Final = "\u200d\u200c"  # some scripts need these; other invisible ones can only reorder the text around them
_TEXT: Final = b"Backgammon match, version "
_BGF: Final = re.compile(rb'\{[^{}]{0,99}"BGF"')
"""How a file of BGBlitz begins, which isn't read: with a line of JSON, in front of what is packed."""
_POSITION_IN: Final = 4000  # so many bytes of a file that is no match are searched for a position
_BOM: Final = b"\xef\xbb\xbf"
_ENDS_KEPT: Final = 200  # so many matches' ends are kept, since finding one plays the whole match through


@dataclass(frozen=True, slots=True)
class Reading:
    """A match as it was read from a file, with every play checked to be legal."""

    names: tuple[str, str]
    events: tuple[ev.Event, ...]
    state: MatchState
    proof: DiceProof | None = None
    games_left_out: int = 0
    played_on: str = ""
    length_told: bool = True

    @property
    def plays(self) -> int:
        """Plays made; turns without a move do not count."""
        return sum(isinstance(event, ev.PlayMade) for event in self.events)


class GameEnd(msgspec.Struct, frozen=True):
    """How the last game of a match ended: the state before, and the event."""

    before: MatchState
    ended: ev.GameEnded | ev.GameDrawn


def last_game(events: Sequence[ev.Event]) -> GameEnd | None:
    """How the last game of a log ended; None if it breaks off in a game. Folds the log: not for the event loop."""
    played = events[:-1] if isinstance(events[-1], ev.MatchEnded) else events
    ended = played[-1] if played else None
    if not isinstance(ended, ev.GameEnded | ev.GameDrawn):
        return None
    return GameEnd(fold(played[:-1]), ended)


def read_file(data: bytes) -> Reading:
    """Read a `.mat`, `.xg` or SGF file, our own event log (JSON) or our own text; the content says which.

    Takes some seconds for the largest, so it must not run on the event loop. Raises TranscriptError if the file cannot
    be read or the match was not played by the rules.
    """
    if len(data) > MOST_BYTES:
        raise TranscriptError(TranscriptReason.TOO_LARGE)
    head = data.removeprefix(_BOM).lstrip()
    if _BGF.match(head):
        raise TranscriptError(TranscriptReason.FOREIGN)
    if head.startswith(b"{"):
        log = from_json(head)
        return _played(log.players, log.events, log.dice)
    if head.startswith(_TEXT):
        return _played(*from_text(head))
    read = from_xg if data.startswith(MAGIC) else from_sgf if STARTS.match(head) else _from_mat
    try:
        found = read(data)
    except TranscriptError as error:
        beginning = head[:_POSITION_IN].decode("utf-8", "ignore")
        if error.reason is not TranscriptReason.NOT_A_MATCH_FILE or not find_position(beginning):
            raise
        raise TranscriptError(TranscriptReason.POSITION) from error
    reading = _reading(found.names, found.events, found.state)
    return replace(reading, games_left_out=found.games_left_out, played_on=found.date, length_told=found.length_told)


def _played(names: tuple[str, str], events: tuple[ev.Event, ...], proof: DiceProof | None = None) -> Reading:
    with in_record_of(names):
        return _reading(names, events, check_played(events), proof)


def _reading(
    names: tuple[str, str],
    events: tuple[ev.Event, ...],
    state: MatchState,
    proof: DiceProof | None = None,
) -> Reading:
    if state.game == 0:
        raise TranscriptError(TranscriptReason.NOT_A_MATCH_FILE)  # nothing to show
    return Reading((_name(names[0]), _name(names[1])), events, state, proof)


def _from_mat(data: bytes) -> Imported:
    """Read a `.mat` file. If its first line makes no sense, or is endless as in a picture, it is no such file."""
    try:
        return from_mat(data)
    except TranscriptError as error:
        if error.reason is TranscriptReason.TOO_LARGE and error.line == 1:
            raise TranscriptError(TranscriptReason.NOT_A_MATCH_FILE) from error
        before = decode(data).splitlines()[: (error.line or 1) - 1]
        if error.reason is TranscriptReason.UNREADABLE and not any(line.strip() for line in before):
            raise TranscriptError(TranscriptReason.NOT_A_MATCH_FILE) from error
        raise


def _name(name: str) -> str:
    seen = "".join(letter for letter in clean(name) if letter in _JOINERS or unicodedata.category(letter) != "Cf")
    return " ".join(seen.split())[:_LONGEST_NAME]


def _course(names: tuple[str, str], events: Sequence[ev.Event]) -> str:
    """A digest of who played what and doubled when: the same for one match, whatever kind of file it's in.

    Which checkers moved and where to, not in which order; nor who's White, which some programs turn round.
    """
    told: list[object] = []
    for event in events:
        if isinstance(event, ev.PlayMade):
            change = Counter(target for _, target, _ in event.moves)
            change.subtract(source for source, _, _ in event.moves)
            told.append((spelled(names[event.side]), sorted(one for one in change.items() if one[1])))
        elif isinstance(event, ev.DoubleOffered):
            told.append((spelled(names[event.side]), event.value))
    return hashlib.sha256(repr(told).encode()).hexdigest()


def _kind(one: ImportedMatch) -> Hashable:
    """What must be alike in two imports of one match: players, plays, length, and the rules that all files name."""
    state, players = one.state, frozenset(map(spelled, one.names))
    rules = msgspec.structs.replace(state.rules, jacoby=False, beavers=False, raccoons=False, crawford=True)
    return players, one.plays, state.variant, state.length, rules


class _Read(msgspec.Struct, frozen=True):
    """A file's reading, as it travels between processes: the events are JSON, and left out of the reading."""

    reading: Reading
    events: bytes
    plays: int
    end: GameEnd | None
    digest: str
    course: str


def _read_all(data: bytes) -> _Read:
    """Everything that takes long about a file. Raises TranscriptError, also for one that takes too long."""
    with _for_some_seconds():
        found = read_file(data)
        digest = hashlib.sha256(data).hexdigest()
        events, course = msgspec.json.encode(found.events), _course(found.names, found.events)
        return _Read(replace(found, events=()), events, found.plays, last_game(found.events), digest, course)


@contextmanager
def _for_some_seconds() -> Iterator[None]:
    """Break the block off after `_PATIENCE` of processor time: others are waiting.

    Only the main thread of a process can be; elsewhere, and on Windows, the process is ended later.
    """
    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGVTALRM, _break_off)
    signal.setitimer(signal.ITIMER_VIRTUAL, _PATIENCE)
    try:
        yield
    except _TooLong:
        raise TranscriptError(TranscriptReason.TOO_LARGE) from None
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


class _TooLong(BaseException):
    """Nothing on the way out of a reader takes this for an error in the file."""


def _break_off(*_: object) -> None:
    raise _TooLong


class Imports:
    """The matches that people have imported."""

    def __init__(self, store: Store, clock: Callable[[], datetime], workshop: Workshop) -> None:
        self._store = store
        self.of, self.share = store.imports_of, store.share_import
        self.own = store.own_import
        self._clock, self._workshop = clock, workshop
        self._ends: Recent[int, GameEnd | None] = Recent(_ENDS_KEPT)
        self._again: Recent[int, datetime] = Recent(_ENDS_KEPT)  # when a file that is known was brought again

    async def bring(
        self, data: bytes, owner: Person, guild_id: int | None, also_called: Sequence[str] = ()
    ) -> StoredImport:
        """Read a file and keep the match for its owner; if it cannot be read, nothing is stored.

        The side with a name of the owner's is theirs: that by which they're known here, those by which they're
        `also_called`, and those that they had in other imports. The first is stored as well.

        Says whether they had imported it before, be it from another kind of file, or have no room left. Raises
        TranscriptError.
        """
        read = await self._workshop.do(_read_all, data)
        reading = read.reading
        names = (owner.name, *also_called, *await self._store.own_names(owner.user_id))
        new = ImportedMatch(
            import_id=0,
            owner_id=owner.user_id,
            guild_id=guild_id,
            names=reading.names,
            state=reading.state,
            plays=read.plays,
            games_left_out=reading.games_left_out,
            played_on=reading.played_on,
            shared=False,
            created_at=self._clock(),
            own_side=side_named(reading.names, names),
        )
        await self._store.remember_person(owner, self._clock())
        same = await self._same_match(new, read.course)
        stored = same or await self._store.add_import(
            new, read.events, reading.proof, digest=read.digest, limit=MOST_IMPORTS
        )
        if stored.filing is not Filing.FULL:
            self._ends[stored.match.import_id] = read.end
        if stored.filing is Filing.KNOWN:
            self._again[stored.match.import_id] = self._clock()
        return msgspec.structs.replace(stored, length_told=reading.length_told)

    async def _same_match(self, new: ImportedMatch, course: str) -> StoredImport | None:
        """An import of the same owner that is the same match, so that none counts twice."""
        for one in await self.of(new.owner_id, MOST_IMPORTS):
            if new.plays and _kind(one) == _kind(new):
                events, _ = await self._store.import_log(one.import_id)
                if await asyncio.to_thread(_course, one.names, events) == course:
                    return StoredImport(one, Filing.KNOWN)
        return None

    async def just_brought(self, owner_id: int, *, shared: bool) -> tuple[ImportedMatch, datetime] | None:
        """A person's latest import, also if it was made once more, and when.

        None unless that was within the last hour and, with `shared`, others may see it.
        """
        each = [(one, self._again.get(one.import_id, one.created_at)) for one in await self.of(owner_id, MOST_IMPORTS)]
        last = max(each, key=itemgetter(1), default=None)
        return last if last and last[1] > self._clock() - _JUST and last[0].shared >= shared else None

    async def last_game(self, import_id: int) -> GameEnd | None:
        """How the last game of an imported match ended; None if the file breaks off in it. Raises NotFound."""
        if import_id not in self._ends:
            events, _ = await self._store.import_log(import_id)
            self._ends[import_id] = await asyncio.to_thread(last_game, events)
        return self._ends[import_id]

    async def delete(self, import_id: int, owner_id: int) -> None:
        """Delete an imported match, and the cards from it. Raises NotFound for anyone but its owner."""
        if not await self._store.delete_import(import_id, owner_id):
            raise NotFound(NotFoundWhat.IMPORT)
        await self._store.delete_cards_of(owner_id, f"i{import_id}")
