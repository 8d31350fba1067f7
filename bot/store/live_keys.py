"""Codes of private links and sessions at the live board. Only digests of both are stored."""

from datetime import datetime
from functools import partial
from typing import Final

from msgspec.structs import replace

from bot.records.live import LiveKey
from bot.store.connections import Connection, Sessions
from bot.store.queries import SQL
from bot.store.rows import columns_of, record_of

_read: Final = partial(record_of, LiveKey)


class LiveKeyRows(Sessions):
    """The keys of the live board, by the digest of what somebody holds."""

    async def add_live_key(self, digest: str, key: LiveKey, *, is_code: bool, now: datetime) -> None:
        """Store what a new code or session opens; those that have expired go."""

        def work(connection: Connection) -> None:
            SQL.delete_expired_live_keys(connection, now=now)
            _insert(connection, digest, key, is_code=is_code)

        await self.write(work)

    async def exchange_live_code(
        self, code: str, session: str, *, now: datetime, expires_at: datetime
    ) -> LiveKey | None:
        """Let the session of a digest take the place of a code, once; None for a code that there is not any more."""

        def work(connection: Connection) -> LiveKey | None:
            row = SQL.live_key(connection, digest=code, is_code=1, now=now)
            if row is None or not SQL.delete_live_key(connection, digest=code, is_code=1):
                return None
            key = replace(_read(row), expires_at=expires_at)
            _insert(connection, session, key, is_code=False)
            return key

        return await self.write(work, alone=True)

    async def live_session(self, digest: str, now: datetime) -> LiveKey | None:
        """A session's owner; None for one that has expired, or never was."""
        return await self.row(SQL.live_key, _read, digest=digest, is_code=0, now=now)

    async def renew_live_session(self, digest: str, expires_at: datetime) -> None:
        """Let a session last until then."""
        await self.change(SQL.renew_live_key, digest=digest, expires_at=expires_at)

    async def live_keys_of(self, user_id: int) -> list[tuple[bool, LiveKey]]:
        """A person's keys, each with whether it's a code."""
        return await self.rows(SQL.live_keys_of, lambda row: (bool(row["is_code"]), _read(row)), user_id=user_id)

    async def revoke_live_keys(self, user_id: int) -> None:
        """Let nothing that a person holds open anything any more."""
        await self.change(SQL.delete_live_keys, user_id=user_id)


def _insert(connection: Connection, digest: str, key: LiveKey, *, is_code: bool) -> None:
    SQL.insert_live_key(connection, **columns_of(key, digest=digest, is_code=int(is_code)))
