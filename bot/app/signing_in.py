"""Signing in at the live board: a private link's code, good once and for minutes, becomes a session of half a day."""

import hashlib
import secrets
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from msgspec.structs import replace

from bot.records.live import LiveKey
from bot.records.people import Person
from bot.store import Store

CODE_LASTS: Final = timedelta(minutes=10)
SESSION_LASTS: Final = timedelta(hours=12)
_RENEWED: Final = timedelta(hours=1)
"""A session in use is stored anew no more often than this."""
_BYTES: Final = 32
"""Of chance in a code and in a session."""


class SigningIn:
    """Gives out codes and sessions. What is stored of both are digests: the database isn't enough to sign in."""

    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        self._store, self._clock = store, clock
        self._when_revoked: list[Callable[[int], None]] = []

    def listen(self, revoked: Callable[[int], None]) -> None:
        """Call `revoked` with the id of a person whose sessions have ended."""
        self._when_revoked.append(revoked)

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
