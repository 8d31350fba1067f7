"""Who has signed in at the live board, as it travels between the use cases and the database."""

from datetime import datetime

import msgspec


class LiveKey(msgspec.Struct, frozen=True):
    """The owner of a code or a session, the language of their Discord, and where they came from."""

    user_id: int
    name: str
    locale: str
    expires_at: datetime
    match_id: int | None = None
    """The board that the link led to."""
    channel_id: int | None = None
    """The channel in which an Activity runs; None for a private link."""
    guild_id: int | None = None
