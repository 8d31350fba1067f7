"""Races between processes that act on the same thing: the loser looks again and decides anew."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.errors import StaleAction

_T = TypeVar("_T")


async def until_first(
    attempt: Callable[[], Awaitable[_T]],
    *,
    attempts: int = 5,
    is_final: Callable[[StaleAction], Awaitable[bool]] | None = None,
) -> _T:
    """Repeat `attempt`, which reads, decides and stores, for as long as another process is faster.

    Raises StaleAction when the last of the `attempts` was too late as well, or where `is_final` says that trying
    again would not help; and whatever else `attempt` raises.
    """
    while True:
        attempts -= 1
        try:
            return await attempt()
        except StaleAction as error:
            if not attempts or (is_final is not None and await is_final(error)):
                raise
