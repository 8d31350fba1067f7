"""Leases: which process looks after which partitions, who shows a board that fell behind, and lines that call.

The database's clock decides. A lease that has run out is worth nothing, even if somebody still believes in it: what is
stored under it names its epoch, and the next one to take it over counts that up.
"""

import time
from collections.abc import Iterable
from datetime import datetime, timedelta

from bot.rules.sides import Side
from bot.store.connections import PARTITIONS, Connection, Held, Row, Sessions
from bot.store.queries import SQL
from bot.store.rows import to_datetime


class LeaseRows(Sessions):
    """The leases of all processes that share a database."""

    async def renew_leases(self, worker: str, lasts: timedelta) -> datetime:
        """Renew what a process holds, and take or leave some, so that all who are there hold as many.

        Returns the time by the database's clock. From now on this store looks after what is held, and nothing else.
        """
        span = lasts // timedelta(milliseconds=1)
        began = time.monotonic()
        epochs, now = await self.write(lambda connection: _renew(connection, worker, span))
        self.held = Held(epochs, began + lasts.total_seconds())
        return to_datetime(now)

    async def leave_leases(self, worker: str) -> None:
        """Give everything back at once: this process ends."""
        self.held = Held({}, 0.0)

        def leave(connection: Connection) -> None:
            SQL.leave_leases(connection, worker=worker, chosen=_mask(range(PARTITIONS)))
            SQL.forget_worker(connection, worker=worker)

        await self.write(leave)

    async def database_now(self) -> datetime:
        """The time by the database's clock."""
        return to_datetime((await self.read(SQL.database_now))["at"])

    async def claim_board(self, match_id: int, seq: int, lasts: timedelta) -> bool:
        """Claim to show a match as it is at `seq`, for a while. False if it is shown, has moved on, or is claimed.

        Raises StaleAction where this task acts for a partition that another process has taken over.
        """
        span = lasts // timedelta(milliseconds=1)

        def claim(connection: Connection) -> bool:
            now = _now(connection)
            return bool(SQL.claim_board(connection, match_id=match_id, seq=seq, now=now, until=now + span))

        return await self.write_fenced(claim)

    async def claim_chouette(self, chouette_id: int, lasts: timedelta) -> int | None:
        """Claim to be the one who shows a chouette. Returns what it is given back by, None while another has it."""
        span = lasts // timedelta(milliseconds=1)

        def claim(connection: Connection) -> int | None:
            now = _now(connection)
            until = now + span
            done = SQL.claim_chouette(connection, chouette_id=chouette_id, now=now, until=until)
            return until if done else None

        return await self.write_fenced(claim)

    async def release_chouette(self, chouette_id: int, claim: int) -> None:
        """Give a claim back."""
        await self.change(SQL.release_chouette, chouette_id=chouette_id, until=claim)

    async def set_call(self, match_id: int, channel_id: int, message_id: int, side: Side) -> None:
        """Remember the line that calls the next player of a match, in place of the one before."""
        await self.change(SQL.set_call, match_id=match_id, channel_id=channel_id, message_id=message_id, side=int(side))

    async def call_in(self, match_id: int) -> tuple[int, int, Side] | None:
        """The line that calls the next player of a match: where, which message, and which side; None without one."""
        row = await self.read(lambda connection: SQL.call_in(connection, match_id=match_id))
        return None if row is None else (row["channel_id"], row["message_id"], Side(row["side"]))

    async def drop_call(self, match_id: int, message_id: int) -> bool:
        """Forget such a line. Of several who do at once, one is told True."""
        return await self.change(SQL.drop_call, match_id=match_id, message_id=message_id) > 0

    async def last_acts(self, match_id: int) -> dict[int, datetime]:
        """When each person last did something in a match."""
        acts = await self.rows(SQL.last_acts, lambda row: (row["actor_id"], to_datetime(row["at"])), match_id=match_id)
        return dict(acts)


def _renew(connection: Connection, worker: str, span: int) -> tuple[dict[int, int], int]:
    """The partitions held, each with its epoch, and the time; within a transaction."""
    SQL.lock_leases(connection)
    now = _now(connection)
    SQL.forget_workers(connection, now=now)
    SQL.see_worker(connection, worker=worker, until=now + span)
    SQL.renew_leases(connection, worker=worker, now=now, until=now + span)
    rows = _leases(connection)
    share = -(-PARTITIONS // SQL.count_workers(connection)["total"])
    mine = [row["part"] for row in rows if row["owner"] == worker and row["until"] > now]
    free = [row["part"] for row in rows if row["owner"] is None or row["until"] <= now]
    if len(mine) > share:
        SQL.leave_leases(connection, worker=worker, chosen=_mask(mine[share:]))
    elif free and len(mine) < share:
        chosen = _mask(free[: share - len(mine)])
        SQL.take_leases(connection, worker=worker, until=now + span, chosen=chosen)
    held = {row["part"]: row["epoch"] for row in _leases(connection) if row["owner"] == worker and row["until"] > now}
    return held, now


def _leases(connection: Connection) -> list[Row]:
    rows = [*SQL.leases(connection)]
    if len(rows) == PARTITIONS:
        return rows
    for part in range(PARTITIONS):
        SQL.add_lease(connection, part=part)
    return [*SQL.leases(connection)]


def _mask(parts: Iterable[int]) -> str:
    chosen = set(parts)
    return "".join("1" if part in chosen else "0" for part in range(PARTITIONS))


def _now(connection: Connection) -> int:
    now: int = SQL.database_now(connection)["at"]
    return now
