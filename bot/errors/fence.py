"""What the fence says, see `bot.store.fence`."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from bot.errors.base import BotError
from bot.errors.reasons import FenceReason


class Standing(NamedTuple):
    """A thing that is open: its `kind` ("challenge", "crowd", "chouette", "tournament", "match"), and its message."""

    kind: str
    guild_id: int | None
    channel_id: int
    message_id: int | None


class FenceError(BotError):
    """As much is open as is allowed; `reason` says of what, `limit` how much that is, `user_id` whose it is.

    `standing` is the first thing to close, `at` when there is room again by itself; None where there is none.
    """

    def __init__(
        self,
        reason: FenceReason,
        limit: int,
        user_id: int,
        standing: Standing | None = None,
        at: datetime | None = None,
    ) -> None:
        super().__init__(f"fence: {limit} {reason.value} of {user_id}")
        self.reason = reason
        self.limit = limit
        self.user_id = user_id
        self.standing = standing
        self.at = at
