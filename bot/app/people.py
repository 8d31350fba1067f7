"""What players and servers have chosen."""

from __future__ import annotations

from datetime import datetime
from typing import Final, Protocol

from msgspec.structs import replace

from bot.app.recent import Recent
from bot.records import Person, Preferences, ServerSettings
from bot.rules.match.habits import Habits

_AT_HAND: Final = 1024
"""Players, and servers, whose choices are kept in memory, since every turn asks for them."""


class PeopleStore(Protocol):
    """Players and servers."""

    async def remember_person(self, person: Person, at: datetime) -> None:
        """Keep a person's display name as last seen."""

    async def server_settings(self, guild_id: int) -> ServerSettings:
        """A server's settings; the defaults for one that never changed any."""

    async def save_server_settings(self, guild_id: int, settings: ServerSettings) -> None:
        """Store a server's settings."""

    async def preferences(self, user_id: int) -> Preferences:
        """What a player has chosen; the defaults for one who never chose anything."""

    async def save_preferences(self, user_id: int, preferences: Preferences) -> None:
        """Store what a player has chosen."""

    async def block(self, user_id: int, blocked_id: int) -> None:
        """Keep one person from challenging another. Blocking twice is the same as once."""

    async def unblock(self, user_id: int, blocked_id: int) -> None:
        """Undo `block`."""

    async def blocked_by(self, user_id: int) -> list[Person]:
        """The people that a person has blocked; a name that was never seen is empty."""


class People:
    """Preferences of players, settings of servers, blocks."""

    def __init__(self, store: PeopleStore) -> None:
        self._store = store
        self._preferences: Recent[int, Preferences] = Recent(_AT_HAND)
        self._settings: Recent[int, ServerSettings] = Recent(_AT_HAND)

    async def preferences(self, user_id: int) -> Preferences:
        """What a player has chosen; the defaults for one who never chose anything."""
        known = self._preferences.get(user_id)
        if known is None:
            known = self._preferences[user_id] = await self._store.preferences(user_id)
        return known

    async def prefer(self, user_id: int, **changes: object) -> Preferences:
        """Change some of a player's preferences; returns them all."""
        changed = replace(await self.preferences(user_id), **changes)
        await self._store.save_preferences(user_id, changed)
        self._preferences[user_id] = changed
        return changed

    def forget(self, user_id: int) -> None:
        """Drop a player whose data was deleted from memory."""
        self._preferences.pop(user_id, None)

    async def settings(self, guild_id: int | None) -> ServerSettings:
        """What a server has chosen; the defaults for a new one, and outside servers."""
        if guild_id is None:
            return ServerSettings()
        known = self._settings.get(guild_id)
        if known is None:
            known = self._settings[guild_id] = await self._store.server_settings(guild_id)
        return known

    def known_settings(self, guild_id: int | None) -> ServerSettings:
        """The same without asking the database; the defaults if they are not in memory."""
        return self._settings.get(guild_id or 0) or ServerSettings()

    async def choose(self, guild_id: int, **changes: object) -> ServerSettings:
        """Change some of a server's settings; returns them all."""
        changed = replace(await self.settings(guild_id), **changes)
        await self._store.save_server_settings(guild_id, changed)
        self._settings[guild_id] = changed
        return changed

    async def block(self, user_id: int, blocked: Person, at: datetime) -> None:
        """Keep one person from challenging another; the name is kept for the list."""
        await self._store.remember_person(blocked, at)
        await self._store.block(user_id, blocked.user_id)

    async def unblock(self, user_id: int, blocked_id: int) -> None:
        """Undo `block`."""
        await self._store.unblock(user_id, blocked_id)

    async def blocked_by(self, user_id: int) -> list[Person]:
        """The people that a person has blocked."""
        return await self._store.blocked_by(user_id)


def habits_of(preferences: Preferences) -> Habits:
    """What happens automatically for a player."""
    return Habits(preferences.auto_roll, preferences.auto_forced, preferences.auto_bear_off)
