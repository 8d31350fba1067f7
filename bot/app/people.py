"""The preferences of players and servers."""

import hashlib
import math
import secrets
import time
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from msgspec.structs import replace

from bot.app.recent import Recent
from bot.records.people import LiveKey, Person, Preferences, ServerSettings
from bot.rules.match.actions import Habits
from bot.store import Store

_AT_HAND: Final = 1024  # players, and servers, whose choices are kept in memory, since every turn asks for them
_LASTS: Final = 3.0  # seconds for which they are taken to be as they were, where other processes may change them


class People:
    """Preferences of players, settings of servers, blocks."""

    def __init__(self, store: Store, *, together: bool = False, seconds: Callable[[], float] = time.monotonic) -> None:
        """`together`: other processes may change the same; `seconds` only grow."""
        self._store = store
        self.unblock, self.blocked_by = store.unblock, store.blocked_by
        self._lasts = _LASTS if together else math.inf
        self._seconds = seconds
        self._preferences: Recent[int, tuple[float, Preferences]] = Recent(_AT_HAND)
        self._settings: Recent[int, tuple[float, ServerSettings]] = Recent(_AT_HAND)

    async def preferences(self, user_id: int) -> Preferences:
        """A player's preferences; the defaults for one who never chose anything."""
        read_at, known = self._preferences.get(user_id, (0.0, None))
        if known is None or self._seconds() - read_at >= self._lasts:
            read_at, known = self._seconds(), await self._store.preferences(user_id)
            self._preferences[user_id] = read_at, known
        return known

    def known_preferences(self, user_id: int) -> Preferences | None:
        """The same without asking the database; None if they are not in memory."""
        known = self._preferences.get(user_id)
        return None if known is None else known[1]

    async def prefer(self, user_id: int, **changes: object) -> Preferences:
        """Change some of a player's preferences; returns them all."""
        read_at = self._seconds()
        changed = await self._store.change_preferences(user_id, lambda before: replace(before, **changes))
        self._preferences[user_id] = read_at, changed
        return changed

    async def cannot_be_messaged(self, user_id: int) -> Preferences:
        """Switch off all that comes by direct message for a player who has closed them; returns their preferences."""
        await self._store.drop_training_calls(user_id)
        return await self.prefer(user_id, dm_turns=False, dm_closed=True)

    def forget(self, user_id: int) -> None:
        """Drop a player whose data was deleted from memory."""
        self._preferences.pop(user_id, None)

    async def settings(self, guild_id: int | None) -> ServerSettings:
        """A server's preferences; the defaults for a new one, and outside servers."""
        if guild_id is None:
            return ServerSettings()
        read_at, known = self._settings.get(guild_id, (0.0, None))
        if known is None or self._seconds() - read_at >= self._lasts:
            read_at, known = self._seconds(), await self._store.server_settings(guild_id)
            self._settings[guild_id] = read_at, known
        return known

    def known_settings(self, guild_id: int | None) -> ServerSettings:
        """The same without asking the database; the defaults if they are not in memory."""
        known = self._settings.get(guild_id or 0)
        return ServerSettings() if known is None else known[1]

    async def choose(self, guild_id: int, **changes: object) -> ServerSettings:
        """Change some of a server's settings; returns them all."""
        read_at = self._seconds()
        changed = await self._store.change_server_settings(guild_id, lambda before: replace(before, **changes))
        self._settings[guild_id] = read_at, changed
        return changed

    async def block(self, user_id: int, blocked: Person, at: datetime) -> None:
        """Keep one person from challenging another; the name is kept for the list."""
        await self._store.remember_person(blocked, at)
        await self._store.block(user_id, blocked.user_id)


def habits_of(preferences: Preferences) -> Habits:
    """The automatic actions for a player."""
    return Habits(preferences.auto_roll, preferences.auto_forced, preferences.auto_bear_off)


CODE_LASTS: Final = timedelta(minutes=10)
SESSION_LASTS: Final = timedelta(hours=12)
_RENEWED: Final = timedelta(hours=1)  # a session in use is stored anew no more often than this
_BYTES: Final = 32  # of chance in a code and in a session


class SigningIn:
    """Gives out codes and sessions. What is stored of both are digests: the database isn't enough to sign in."""

    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        self._store, self._clock = store, clock
        self._when_revoked: list[Callable[[int], None]] = []
        self.listen = self._when_revoked.append
        """Have something called with the id of a person whose sessions have ended."""

    async def code_for(self, person: Person, locale: str, match_id: int | None) -> str:
        """The code of a link for one person, to a match or to all their boards. Raises StorageUnavailable."""
        code, now = secrets.token_urlsafe(_BYTES), self._clock()
        key = LiveKey(person.user_id, person.name, locale, now + CODE_LASTS, match_id)
        await self._store.add_live_key(_digest(code), key, is_code=True, now=now)
        return code

    async def exchange(self, code: str) -> tuple[str, LiveKey] | None:
        """The token of a session for a code; None for a code that is used up, expired or none."""
        token, now = secrets.token_urlsafe(_BYTES), self._clock()
        expires_at = now + SESSION_LASTS
        key = await self._store.exchange_live_code(_digest(code), _digest(token), now=now, expires_at=expires_at)
        return None if key is None else (token, key)

    async def begin(self, person: Person, locale: str, *, channel_id: int, guild_id: int | None) -> str:
        """The token of a session for somebody whom Discord has named, in the channel of an Activity."""
        token, now = secrets.token_urlsafe(_BYTES), self._clock()
        key = LiveKey(person.user_id, person.name, locale, now + SESSION_LASTS, None, channel_id, guild_id)
        await self._store.add_live_key(_digest(token), key, is_code=False, now=now)
        return token

    async def holder(self, token: str) -> LiveKey | None:
        """A session's owner; the session lasts longer by being used. None if it has expired or was revoked."""
        digest, now = _digest(token), self._clock()
        key = await self._store.live_session(digest, now)
        if key is not None and key.expires_at - now < SESSION_LASTS - _RENEWED:
            key = replace(key, expires_at=now + SESSION_LASTS)
            await self._store.renew_live_session(digest, key.expires_at)
        return key

    async def revoke(self, user_id: int) -> None:
        """End all sessions of a person, and let no link of theirs open anything."""
        await self._store.revoke_live_keys(user_id)
        for revoked in self._when_revoked:
            revoked(user_id)


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class Fence:
    """Counts public posts that are stored nowhere."""

    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        self._store, self._clock = store, clock

    async def post(self, user_id: int, channel_id: int) -> None:
        """Count a new post of a person in a channel. Raises FenceError if it's one too many."""
        await self._store.post(user_id, channel_id, self._clock())
