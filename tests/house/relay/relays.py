"""Relays as they are stored, and the one way in which they change."""

import secrets
from collections.abc import Callable, Sequence
from datetime import datetime

import msgspec

from bot.app.acting import Locks
from bot.errors import NotFoundWhat, StaleAction
from bot.eventlog.log import fold
from bot.records.matches import BoardPost
from bot.records.people import Place
from bot.rules.dice import DiceSource, LiveDice
from bot.store.eventlog import EventLog
from bot.store.queries import Kind
from bot.store.rows import to_datetime, to_json, to_milliseconds
from bot.ui.kit.host import Host
from tests.house.relay.rules import Event, Opened, Relay, evolve

KIND = Kind(
    "relay",
    "relays",
    "relay_events",
    new=("guild_id", "channel_id", "host_id", "created_at"),
    turn=("state", "seq", "updated_at"),
    end=(),
    board=("board_channel_id", "board_message_id", "board_seq"),
    host="host_id",
    ids_in="state",
)
TABLES = (
    """CREATE TABLE IF NOT EXISTS relays (relay_id INTEGER PRIMARY KEY, guild_id INTEGER, channel_id INTEGER,
    host_id INTEGER, created_at INTEGER, updated_at INTEGER, state TEXT, seq INTEGER, thread_id INTEGER,
    board_channel_id INTEGER, board_message_id INTEGER, board_seq INTEGER DEFAULT 0)""",
    """CREATE TABLE IF NOT EXISTS relay_events (relay_id INTEGER, seq INTEGER, version INTEGER, type TEXT, payload TEXT,
    actor_id INTEGER, interaction_id INTEGER UNIQUE, at INTEGER, PRIMARY KEY (relay_id, seq))""",
)


class RelayRecord(msgspec.Struct, frozen=True):
    number: int
    place: Place
    state: Relay
    board: BoardPost | None
    created_at: datetime
    updated_at: datetime
    thread_id: int | None

    @property
    def posts_to(self) -> int:
        return self.thread_id or self.place.channel_id


def _read(_, row) -> RelayRecord:
    place, state = Place(row["channel_id"], row["guild_id"]), msgspec.json.decode(row["state"], type=Relay)
    times = to_datetime(row["created_at"]), to_datetime(row["updated_at"])
    board = BoardPost(row["board_channel_id"], row["board_message_id"], row["board_seq"])
    known = None if board.channel_id is None else board
    return RelayRecord(row["relay_id"], place, state, known, *times, row["thread_id"])


LOG = EventLog(KIND, NotFoundWhat.MATCH, (Event, 1), _read)


class Relays:
    """All relays. What somebody does is stored once, on what they saw."""

    def __init__(self, host: Host) -> None:
        self.store, self._clock, self._locks = host.store, host.clock, Locks()
        self.dice: DiceSource = LiveDice(secrets.randbelow)

    async def prepare(self) -> None:
        for table in TABLES:
            await self.store.write(lambda connection, table=table: connection.execute(table))

    async def open(self, place: Place, host: int, interaction_id: int) -> RelayRecord:
        first, now = (Opened(host),), to_milliseconds(self._clock())
        new = {"guild_id": place.guild_id, "channel_id": place.channel_id, "host_id": host, "created_at": now}
        rows = LOG.rows(0, first, 1, actor_id=host, interaction_id=interaction_id, at=self._clock())
        columns = {**new, **self._turn(fold(evolve, first))}
        return await self.store.write(lambda connection: LOG.load(connection, LOG.create(connection, columns, rows)))

    async def act(
        self,
        number: int,
        seen: int | None,
        by: int,
        interaction_id: int,
        events_for: Callable[[Relay], Sequence[Event]],
    ) -> RelayRecord:
        """The relay afterwards. Raises StaleAction on something older, or if nothing comes of it."""
        async with self._locks.holding(number):
            before = (await LOG.get(self.store, number)).state
            events = events_for(before)
            if not events or seen not in (None, before.seq):
                raise StaleAction(f"relay {number} is at {before.seq}")
            after = fold(evolve, events, before)
            rows = LOG.rows(before.seq, events, after.seq, actor_id=by, interaction_id=interaction_id, at=self._clock())
            columns, same = self._turn(after), {"expected_seq": before.seq}
            await self.store.write(lambda connection: LOG.append(connection, number, columns, same, rows))
            return await LOG.get(self.store, number)

    def _turn(self, state: Relay) -> dict[str, object]:
        return {"state": to_json(state), "seq": state.seq, "updated_at": to_milliseconds(self._clock())}
