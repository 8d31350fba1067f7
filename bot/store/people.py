"""Players, servers, and keys to the live board: codes and sessions, of both of which only digests are stored."""

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import Final

from msgspec.structs import replace

from bot.records.people import LiveKey, Person, Preferences, ServerSettings
from bot.store.connections import Connection, Sessions
from bot.store.queries import SQL
from bot.store.rows import columns_of, read_preferences, read_settings, record_of, to_json


class PeopleRows(Sessions):
    """Names as last seen, what servers have chosen, and the keys of the live board, by the digest of what one holds."""

    async def remember_person(self, person: Person, at: datetime) -> None:
        """Keep a person's display name as last seen; their matches and challenges show it from now on."""
        await self.write(lambda connection: see_people(connection, [person], at))

    async def server_settings(self, guild_id: int) -> ServerSettings:
        """A server's settings; the defaults for one that never changed any."""
        row = await self.read(lambda connection: SQL.server_settings(connection, guild_id=guild_id))
        return ServerSettings() if row is None else read_settings(guild_id, row["settings"])

    async def change_server_settings(
        self, guild_id: int, change: Callable[[ServerSettings], ServerSettings]
    ) -> ServerSettings:
        """Change a server's settings as they are stored now; returns them."""

        def changed(connection: Connection) -> ServerSettings:
            row = SQL.server_settings(connection, guild_id=guild_id)
            after = change(ServerSettings() if row is None else read_settings(guild_id, row["settings"]))
            SQL.save_server_settings(connection, guild_id=guild_id, settings=to_json(after))
            return after

        return await self.write(changed, alone=True)

    async def preferences(self, user_id: int) -> Preferences:
        """A player's preferences; the defaults for one who never chose anything."""
        row = await self.read(lambda connection: SQL.preferences_of(connection, user_id=user_id))
        return Preferences() if row is None else read_preferences(row["preferences"])

    async def change_preferences(self, user_id: int, change: Callable[[Preferences], Preferences]) -> Preferences:
        """Change what a player has chosen as it is stored now; returns it."""

        def changed(connection: Connection) -> Preferences:
            row = SQL.preferences_of(connection, user_id=user_id)
            after = change(Preferences() if row is None else read_preferences(row["preferences"]))
            SQL.save_preferences(connection, user_id=user_id, preferences=to_json(after))
            return after

        return await self.write(changed, alone=True)

    async def block(self, user_id: int, blocked_id: int) -> None:
        """Keep one person from challenging another. Blocking twice is the same as once."""
        await self.change(SQL.block, user_id=user_id, blocked_id=blocked_id)

    async def unblock(self, user_id: int, blocked_id: int) -> None:
        """Undo `block`; nothing happens if there was no block."""
        await self.change(SQL.unblock, user_id=user_id, blocked_id=blocked_id)

    async def blocked_by(self, user_id: int) -> list[Person]:
        """The people that a person has blocked; a name that was never seen is empty."""
        return await self.rows(
            SQL.blocked_by, lambda row: Person(row["blocked_id"], row["name"] or ""), user_id=user_id
        )

    async def block_between(self, user_id: int, *others: int) -> bool:
        """Has a person blocked one of the others, or one of them that person?"""
        return await self.read(
            lambda connection: any(row["other_id"] in others for row in SQL.blocks_with(connection, user_id=user_id))
        )

    async def follow(self, match_id: int, user_id: int) -> None:
        """Let a person be told when a match becomes interesting or ends."""
        await self.change(SQL.follow, match_id=match_id, user_id=user_id)

    async def unfollow(self, match_id: int, user_id: int) -> None:
        """Undo `follow`."""
        await self.change(SQL.unfollow, match_id=match_id, user_id=user_id)

    async def followers(self, match_id: int) -> list[int]:
        """The ids of those who follow a match."""
        return await self.rows(SQL.followers_of, lambda row: row["user_id"], match_id=match_id)

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

        return await self.write(work)  # who deletes it has it

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


def see_people(connection: Connection, people: Sequence[Person], at: datetime) -> None:
    """Store the names of people as seen then, within a transaction."""
    for person in sorted(people, key=lambda one: one.user_id):  # so that no two wait for each other
        SQL.see_person(connection, user_id=person.user_id, name=person.name, at=at)


_read: Final = partial(record_of, LiveKey)


def _insert(connection: Connection, digest: str, key: LiveKey, *, is_code: bool) -> None:
    SQL.insert_live_key(connection, **columns_of(key, digest=digest, is_code=int(is_code)))
