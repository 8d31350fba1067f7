"""The one way in which something changes, whatever it is: an interaction has its effect once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.errors import BotError

_T = TypeVar("_T")


async def once(begin: Callable[[], Awaitable[_T]], begun: Callable[[], Awaitable[_T | None]]) -> _T:
    """Begin something; the same interaction a second time gives what it has begun, and begins nothing.

    `begun` finds that, and gives None if there is nothing. `begin` must raise an error of ours where the interaction
    has begun something already, which the store's unique index sees to; any other error of it is raised.
    """
    try:
        return await begin()
    except BotError:
        known = await begun()
        if known is None:
            raise
        return known
