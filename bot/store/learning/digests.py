"""The weekly digest: who wants it, who has had it."""

from datetime import datetime

from bot.records.digests import DigestOrder
from bot.store.connections import Row
from bot.store.queries import SQL
from bot.store.rows import to_milliseconds
from bot.store.sessions import Sessions


class DigestRows(Sessions):
    """Servers that want a digest."""

    async def digest_of(self, guild_id: int) -> DigestOrder | None:
        """What a server has chosen; None if it wants none."""
        return await self.row(SQL.digest_of, _read, guild_id=guild_id)

    async def want_digest(self, guild_id: int, channel_id: int | None, week: int) -> None:
        """Post it in this channel from now on, after `week`; or (None) no more."""
        if channel_id is None:
            await self.change(SQL.drop_digest, guild_id=guild_id)
        else:
            await self.change(SQL.want_digest, guild_id=guild_id, channel_id=channel_id, week=week)

    async def digests_due(self, week: int) -> list[int]:
        """The servers that haven't had the digest of this week yet."""
        return await self.rows(SQL.digests_due, lambda row: int(row["guild_id"]), week=week)

    async def take_digest(self, guild_id: int, week: int) -> bool:
        """Note that the digest of a week is posted. False if it's posted already, by whichever process."""
        return await self.change(SQL.take_digest, guild_id=guild_id, week=week) > 0

    async def leave_digest(self, guild_id: int, week: int, *, for_good: bool) -> None:
        """It couldn't be posted: try again later, or (`for_good`) leave it out and remember that something is wrong."""
        query = SQL.digest_failed if for_good else SQL.leave_digest
        given = {} if for_good else {"week": week}
        await self.change(query, guild_id=guild_id, **given)

    async def longest_streak(self, guild_id: int, since: datetime, until: datetime) -> tuple[int, int]:
        """The channel of a server's last daily position that closed between two moments, and the longest streak then.

        Zeros if there was none.
        """
        period = {"since": to_milliseconds(since), "until": to_milliseconds(until)}
        row = await self.read(lambda connection: SQL.longest_streak(connection, guild_id=guild_id, **period))
        return (0, 0) if row is None else (row["channel_id"], row["days"] or 0)


def _read(row: Row) -> DigestOrder:
    return DigestOrder(row["guild_id"], row["channel_id"], row["week"], bool(row["failed"]))
