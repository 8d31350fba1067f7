"""Players and servers."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from datetime import datetime

from bot.records import Person, ServerSettings
from bot.store.queries import SQL
from bot.store.rows import read_settings, to_json, to_milliseconds
from bot.store.sessions import Sessions


class PeopleRows(Sessions):
    """Names as last seen, and what servers have chosen."""

    async def remember_person(self, person: Person, at: datetime) -> None:
        """Keep a person's display name as last seen; his matches and challenges show it from now on."""
        await self.write(lambda connection: see_people(connection, [person], to_milliseconds(at)))

    async def server_settings(self, guild_id: int) -> ServerSettings:
        """A server's settings; the defaults for one that never changed any."""
        row = await self.read(lambda connection: SQL.server_settings(connection, guild_id=guild_id))
        return ServerSettings() if row is None else read_settings(guild_id, row["settings"])

    async def save_server_settings(self, guild_id: int, settings: ServerSettings) -> None:
        """Store a server's settings."""
        text = to_json(settings)
        await self.write(lambda connection: SQL.save_server_settings(connection, guild_id=guild_id, settings=text))


def see_people(connection: sqlite3.Connection, people: Sequence[Person], at: int) -> None:
    """Store the names of people seen at `at` (milliseconds), within a transaction."""
    for person in people:
        SQL.see_person(connection, user_id=person.user_id, name=person.name, at=at)
