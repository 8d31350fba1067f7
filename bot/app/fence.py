"""Nobody may flood a channel; what is opened in it is counted where it is stored, see `bot.store.fence`."""

from collections.abc import Callable
from datetime import datetime

from bot.store import Store


class Fence:
    """Counts public posts that are stored nowhere."""

    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    async def post(self, user_id: int, channel_id: int) -> None:
        """Count a new post of a person in a channel. Raises FenceError if it's one too many."""
        await self._store.post(user_id, channel_id, self._clock())
