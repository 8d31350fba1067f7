"""Signing in from inside Discord: who has opened the Activity, and in which channel it runs.

The page brings a code that Discord gave it. It's exchanged for an access token, by which Discord says whose it is; the
token is thrown away. The instance that they claim to be in must list them.
https://discord.com/developers/docs/activities/development-guides/multiplayer-experience
"""

import re
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import aiohttp
import structlog

from bot.records.people import Person

_log: Final = structlog.get_logger()
DISCORD: Final = "https://discord.com/api/v10"
_PATIENCE: Final = aiohttp.ClientTimeout(total=8)
_INSTANCE: Final = re.compile(r"[\w.-]{1,120}")
_MATCH: Final = re.compile(r"m(\d{1,15})(?:\.([a-z][0-9a-f]{5}))?")
_REFUSED: Final = (400, 401, 403, 404)
_TOO_MANY: Final = 429
_AT_ONCE: Final = 20  # people about whom Discord is asked at the same time; anybody may come with any code
_RESTS: Final = (1.0, 600.0)  # seconds for which Discord isn't asked after too many questions: at least, at most


class Away(Exception):
    """Discord can't be asked for the moment. Nothing was stored."""


class Arrival(NamedTuple):
    """Somebody whom Discord has named, the language of their Discord, and the channel they are in."""

    person: Person
    locale: str
    channel_id: int
    guild_id: int | None


class Activity:
    """Asks Discord. `client_id` is the application's, "" before the login; `api` is where Discord's API is.

    It never asks while Discord has said that it's asked too much: going on then would shut it out altogether, with all
    that the bot does. https://discord.com/developers/docs/topics/rate-limits#invalid-request-limit-aka-cloudflare-bans
    """

    def __init__(
        self,
        client_id: Callable[[], str],
        secret: str,
        token: str,
        api: str = DISCORD,
        *,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        self._client_id, self._secret, self._token, self._api = client_id, secret, token, api
        self._seconds, self._rests_until, self._asking = seconds, 0.0, 0

    async def arrival(self, code: str, instance: str) -> Arrival | None:
        """Who has come with that code, from that instance; None for who isn't there. Raises Away."""
        client_id = self._client_id()
        if not client_id or not _INSTANCE.fullmatch(instance) or not code:
            return None
        if self._asking >= _AT_ONCE or self._seconds() < self._rests_until:
            raise Away
        self._asking += 1
        try:
            async with aiohttp.ClientSession(timeout=_PATIENCE) as session:
                return await self._asked(session, client_id, code, instance)
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            _log.warning("Discord can't say who has come", error=type(error).__name__)
            raise Away from error
        except (KeyError, TypeError, ValueError) as error:
            _log.warning("not understood", what="an Activity's sign-in", error=type(error).__name__)
            return None
        finally:
            self._asking -= 1

    async def _asked(self, session: aiohttp.ClientSession, client_id: str, code: str, instance: str) -> Arrival | None:
        form = {"client_id": client_id, "client_secret": self._secret, "grant_type": "authorization_code", "code": code}
        granted = await self._answer(session, "POST", "/oauth2/token", "", data=form)
        if granted is None:
            return None
        user = await self._answer(session, "GET", "/users/@me", f"Bearer {granted['access_token']}")
        path = f"/applications/{client_id}/activity-instances/{instance}"
        where = await self._answer(session, "GET", path, f"Bot {self._token}")
        if user is None or where is None or str(user["id"]) not in map(str, where["users"]):
            return None
        place = where["location"]
        guild = place.get("guild_id")
        person = Person(int(user["id"]), str(user.get("global_name") or user["username"])[:80])
        return Arrival(person, str(user.get("locale") or ""), int(place["channel_id"]), int(guild) if guild else None)

    async def _answer(
        self, session: aiohttp.ClientSession, method: str, path: str, says: str, **options: Any
    ) -> dict[str, Any] | None:
        """Discord's answer; None where it refuses. Raises Away for trouble of its own, and too many questions."""
        headers = {"Authorization": says} if says else {}
        async with session.request(method, self._api + path, headers=headers, **options) as answer:
            if answer.status in _REFUSED:
                return None
            if answer.status == _TOO_MANY:
                self._rest(answer.headers.get("Retry-After", ""))
            if answer.status >= 400:
                raise Away
            found: dict[str, Any] = await answer.json()
            return found

    def _rest(self, seconds: str) -> None:
        """Ask nothing for so long."""
        least, most = _RESTS
        wanted = float(seconds) if seconds.replace(".", "", 1).isdecimal() else least
        self._rests_until = self._seconds() + min(most, max(least, wanted))
        _log.warning("Discord has been asked too much who comes", seconds=wanted)


def link_text(match_id: int, mark: str) -> str:
    """The beginning of a link into the Activity that names a match; see `match_in`."""
    return f"m{match_id}.{mark}"


def match_in(custom: str) -> tuple[int, str] | None:
    """The match that a link into the Activity named, and its mark, as in `m12.m0a1b2`; None for any other text.

    Links that earlier versions have posted carry no mark: it's "" then.
    """
    found = _MATCH.fullmatch(custom)
    return (int(found[1]), found[2] or "") if found else None
