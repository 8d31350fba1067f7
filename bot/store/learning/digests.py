"""The weekly digest: who wants it, who has had it."""

from datetime import datetime
from functools import partial
from operator import itemgetter

from bot.records.digests import DigestOrder
from bot.store.queries import SQL
from bot.store.rows import record_of
from bot.store.sessions import Sessions


class DigestRows(Sessions):
    """Servers that want a digest."""

    async def digest_of(self, guild_id: int) -> DigestOrder | None:
        """A server's choices; None if it wants none."""
        return await self.row(SQL.digest_of, partial(record_of, DigestOrder), guild_id=guild_id)

    async def want_digest(self, guild_id: int, channel_id: int | None, week: int) -> None:
        """Post it in this channel from now on, after `week`; or (None) no more."""
        if channel_id is None:
            await self.change(SQL.drop_digest, guild_id=guild_id)
        else:
            await self.change(SQL.want_digest, guild_id=guild_id, channel_id=channel_id, week=week)

    async def digests_due(self, week: int) -> list[int]:
        """The servers that haven't had the digest of this week yet."""
        return await self.rows(SQL.digests_due, itemgetter("guild_id"), week=week)

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
        found = itemgetter("channel_id", "days")
        where, days = await self.row(SQL.longest_streak, found, guild_id=guild_id, since=since, until=until) or (0, 0)
        return where, days or 0
