"""Everything that has a log, stored in one way: a row with the folded state, and the events beside it.

Both change in one transaction, or not at all. Of two writers the second is refused, and so is an interaction that is in
a log already. What differs from kind to kind stands in `bot.store.queries` and in the module of each.
"""

import sqlite3
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from datetime import datetime
from functools import partial
from operator import itemgetter
from typing import Any, Concatenate, Final, Generic, NotRequired, ParamSpec, TypedDict, TypeVar, Unpack, get_args

import msgspec

from bot.errors import NotFound, NotFoundWhat, StaleAction, StorageCorrupt
from bot.eventlog.log import Stored
from bot.records.matches import BoardPost, OldBoard
from bot.store.connections import Connection, Row, Sessions, refusing_duplicates
from bot.store.queries import SQL, Kind
from bot.store.rows import columns_of, decoded, record_of, to_datetime, to_json, to_milliseconds

_P = ParamSpec("_P")
_T = TypeVar("_T")
_RecordT = TypeVar("_RecordT")
_EventT = TypeVar("_EventT")
Columns = Mapping[str, object]

_PAGE: Final = 500  # how many are searched for a person at once


class Cause(TypedDict):
    """Who caused events, by which interaction of Discord's, and when."""

    actor_id: int | None
    interaction_id: int | None
    at: datetime
    caused: NotRequired[int]
    """How many of the events the actor caused, all unless given; the rest followed automatically."""


class Of(Generic[_P, _T]):
    """A method of an `EventLog` as one of the store: it is given the store."""

    def __init__(self, method: Callable[Concatenate[Sessions, _P], Coroutine[Any, Any, _T]]) -> None:
        self._method = method

    def __get__(self, store: Sessions, _: object = None) -> Callable[_P, Coroutine[Any, Any, _T]]:
        return partial(self._method, store)


class EventLog(Generic[_RecordT, _EventT]):
    """The rows and the logs of one kind of thing. Whatever reads a row or an event raises StorageCorrupt."""

    def __init__(
        self, kind: Kind, missing: NotFoundWhat, events: tuple[object, int], read: Callable[[Connection, Row], _RecordT]
    ) -> None:
        """`events` are their union and the version they are written in.

        `read` turns a row into a record, and `missing` is what is told where there is no row.
        """
        union, self._version = events
        self._kind, self._missing = kind, missing
        self._kinds: Final = {event.__name__: event for event in get_args(union)}
        self._read = read

    # Within a transaction

    def rows(
        self, after: int, events: Sequence[_EventT], leads_to: int, **cause: Unpack[Cause]
    ) -> list[dict[str, object]]:
        """The rows of `events`, which follow the event number `after`, without the number of what they belong to.

        Only the first has the interaction that caused them, so that it can be unique. A log without gaps is what
        everything rests on: raises ValueError where the events do not lead to a state at `leads_to`.
        """
        if not events or leads_to != after + len(events):
            raise ValueError(f"{len(events)} events after {after} do not lead to seq {leads_to}")
        at, last = to_milliseconds(cause["at"]), after + cause.get("caused", len(events))
        return [
            {
                "seq": seq,
                "version": self._version,
                "type": type(event).__name__,
                "payload": to_json(event),
                "actor_id": cause["actor_id"] if seq <= last else None,
                "interaction_id": cause["interaction_id"] if seq == after + 1 else None,
                "at": at,
            }
            for seq, event in enumerate(events, after + 1)
        ]

    def create(self, connection: Connection, columns: Columns, rows: Iterable[Columns]) -> int:
        """Store a new one with its first events. Returns its number. Raises StaleAction for a known interaction."""
        number: int = self._query("insert_{name}")(connection, **columns)[self._kind.key]
        self._insert(connection, number, rows)
        return number

    def append(  # noqa: PLR0917 - what a turn is made of
        self,
        connection: Connection,
        number: int,
        columns: Columns,
        same: Columns,
        rows: Sequence[Columns],
        also: Callable[[], Columns] = dict,
    ) -> Row:
        """Append events and store the columns that come of them. Returns what the kind wants to know of the row.

        `same` is what has to be as it was when it was read. `also` goes along where all is done by one statement.
        Raises StaleAction if it isn't the same any more or the interaction is known, NotFound if there is none.
        """
        changed = {**columns, **same, self._kind.key: number}
        if isinstance(connection, sqlite3.Connection):
            row: Row | None = self._query("advance_{name}")(connection, **changed)
            if row is not None:
                if self._kind.end and columns["ended_at"] is not None:
                    self._query("end_{name}")(connection, **changed)
                self._insert(connection, number, rows)
        else:
            with refusing_duplicates(f"{self._kind.name} {number}"):
                row = self._query("append_{name}")(connection, **changed, events=to_json(rows), **also())
        if row is None:
            self.load(connection, number)
            raise StaleAction(f"{self._kind.name} {number} is not at {same['expected_seq']} any more")
        return row

    def reschedule(self, connection: Connection, number: int, columns: Columns, same: Columns) -> None:
        """Store another clock or agenda, and nothing else. Raises StaleAction if anything isn't the same any more."""
        if self._query("reschedule_{name}")(connection, **columns, **same, **{self._kind.key: number}) is None:
            raise StaleAction(f"{self._kind.name} {number} was changed meanwhile")

    def load(self, connection: Connection, number: int) -> _RecordT:
        """One of them. Raises NotFound."""
        row = self._query("{name}_by_id")(connection, **{self._kind.key: number})
        if row is None:
            raise NotFound(self._missing)
        return self._read(connection, row)

    def read_event(self, number: int, row: Row) -> _EventT:
        """The event of a row of the log. One that this version does not know is corrupt, too."""
        what = f"{self._kind.name} {number}, event {row['seq']} ({row['type']} version {row['version']})"
        kind = self._kinds.get(row["type"])
        if kind is None or row["version"] > self._version:
            raise StorageCorrupt(f"{what}: unknown event")
        event: _EventT = decoded(kind, row["payload"], what)
        return event

    def rename(
        self, connection: Connection, number: int, ids: Mapping[str, int], renamed: Callable[[Any], Any]
    ) -> None:
        """Put a stand-in in a person's place in one of them and its log.

        `ids` are the `user_id` and the `stand_in_id`; `renamed` does it in the JSON of a state or an event.
        """
        key = {self._kind.key: number}
        row = self._query("{name}_by_id")(connection, **key)
        state = to_json(renamed(msgspec.json.decode(row["state"])))
        self._query("rewrite_{name}")(connection, state=state, **key, **ids)
        for event in [*self._query("events_of_{name}_naming")(connection, **key, user_id=ids["user_id"])]:
            payload = to_json(renamed(msgspec.json.decode(event["payload"])))
            self._query("rewrite_{name}_event")(connection, seq=event["seq"], payload=payload, **key, **ids)

    # By themselves

    async def get(self, store: Sessions, number: int) -> _RecordT:
        """One of them. Raises NotFound."""
        return await store.read(lambda connection: self.load(connection, number))

    async def events(self, store: Sessions, number: int) -> list[Stored[_EventT]]:
        """The whole log of one, oldest first; empty if there is none."""
        key = {self._kind.key: number}
        query = self._query("events_of_{name}")
        return await store.read(
            lambda connection: [
                Stored(row["seq"], self.read_event(number, row), row["actor_id"], to_datetime(row["at"]))
                for row in query(connection, **key)
            ]
        )

    async def stored_by(self, store: Sessions, interaction_id: int) -> int | None:
        """The one in whose log an interaction has caused events, if it has."""
        query = self._query("{name}_interaction")
        row = await store.read(lambda connection: query(connection, interaction_id=interaction_id))
        return None if row is None else row[self._kind.key]

    async def numbers(self, store: Sessions, after: int, limit: int) -> list[int]:
        """The numbers above `after`, the lowest first."""
        query = self._query("{name}_numbers")
        rows = await store.read(lambda connection: [*query(connection, after=after, limit=limit)])
        return [row[self._kind.key] for row in rows]

    async def naming(self, store: Sessions, user_id: int) -> list[int]:
        """The numbers of those in whose state or log a person stands. Nobody waits long for it, whatever there is."""
        found: list[int] = []
        after, query = 0, self._query("{table}_naming")
        while page := await self.numbers(store, after, _PAGE):
            rows = await store.rows(query, itemgetter(self._kind.key), user_id=user_id, after=after, upto=page[-1])
            found, after = found + rows, page[-1]
        return found

    async def all(
        self, store: Sessions, query: Callable[..., Iterable[Row]], **parameters: int | str | datetime | None
    ) -> list[_RecordT]:
        """Those that a query finds."""
        return await store.read(
            lambda connection: [self._read(connection, row) for row in [*query(connection, **parameters)]]
        )

    async def due(self, store: Sessions, now: datetime, limit: int = 100) -> list[_RecordT]:
        """Those that have to be looked at by `now` and that this process looks after, the longest ago first."""
        return await self.all(store, self._query("{table}_due"), now=now, mine=store.mine, limit=limit)

    async def behind(self, store: Sessions, limit: int = 100) -> list[_RecordT]:
        """Those whose message (if any) shows less than their log, the longest behind first."""
        return await self.all(store, self._query("{table}_behind"), mine=store.mine, limit=limit)

    async def shown(self, store: Sessions, /, number: int, post: BoardPost, **more: str | None) -> bool:
        """Remember what the message of one shows. Returns False for an older `seq`, which never replaces a newer one.

        The message in its place before has to be closed from now on; or this one, if it is the older.
        """
        columns = {
            self._kind.key: number,
            "board_channel_id": post.channel_id,
            "board_message_id": post.message_id,
            "board_seq": post.seq,
        }

        def show(connection: Connection) -> bool:
            if isinstance(connection, sqlite3.Connection):
                self._query("leave_board_of_{name}")(connection, **columns)
            if self._query("{name}_shown")(connection, **columns, **more):
                return True
            self._query("leave_late_board_of_{name}")(connection, **columns)
            return False

        # Nobody waits for it, but the next turn does if it finds the writer's thread busy with this.
        return await store.write_at_once(show)

    async def outdated(self, store: Sessions, number: int) -> None:
        """Mark the message of one as behind, so that it is brought up to date."""
        await self._note(store, "outdated", number)

    async def posted(self, store: Sessions, number: int, message_id: int) -> None:
        """Remember the message that calls for one."""
        await self._note(store, "posted", number, message_id=message_id)

    async def thread_made(self, store: Sessions, number: int, thread_id: int | None) -> None:
        """Remember the thread of one; None when it is gone."""
        await self._note(store, "thread_made", number, thread_id=thread_id)

    async def _note(self, store: Sessions, query: str, number: int, **columns: int | None) -> None:
        noting = self._query(f"{{name}}_{query}")
        await store.write(lambda connection: noting(connection, **columns, **{self._kind.key: number}))

    def _query(self, pattern: str) -> Callable[..., Any]:
        query: Callable[..., Any] = getattr(SQL, pattern.format(name=self._kind.name, table=self._kind.table))
        return query

    def _insert(self, connection: Connection, number: int, rows: Iterable[Columns]) -> None:
        with refusing_duplicates(f"{self._kind.name} {number}"):
            self._query("insert_{name}_events")(connection, [{self._kind.key: number, **row} for row in rows])


class OldBoardRows(Sessions):
    """Messages to be closed or edited, by `kind`: of a `match`, `chouette`, `challenge`, `crowd` or `tournament`.

    A board is added in the same transaction that notes the one in its place, a call in that which changes what it says.
    """

    async def old_boards(self, kind: str, limit: int = 100) -> list[OldBoard]:
        """The boards to be closed, the oldest first."""
        return await self.rows(SQL.old_boards, partial(record_of, OldBoard), kind=kind, mine=self.mine, limit=limit)

    async def leave_board(self, kind: str, board: OldBoard) -> None:
        """Remember a message that has to be closed and was never noted as a board."""
        await self.change(SQL.leave_board, kind=kind, **columns_of(board))

    async def boards_closed(self, message_ids: Sequence[int]) -> None:
        """Forget boards that are closed, or never can be."""

        def forget(connection: Connection) -> None:
            for message_id in message_ids:
                SQL.board_closed(connection, message_id=message_id)

        await self.write(forget)
