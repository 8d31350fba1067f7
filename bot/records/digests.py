"""Plain records of the weekly digest: which server wants it where."""

import msgspec


class DigestOrder(msgspec.Struct, frozen=True):
    """A server that wants a digest each week, in a channel.

    `week` is the number of the last one that was posted, or left out. `failed`: could it not be posted?
    """

    guild_id: int
    channel_id: int
    week: int
    failed: bool = False
