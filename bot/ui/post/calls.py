"""Messages that call people to something and are edited where they stand: challenges, votes, tournaments.

When what such a message says has changed, the database remembers it until it's brought up to date, so a process that
dies leaves none behind.
"""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

import discord
import structlog

from bot.errors import InfrastructureError, NotFound
from bot.records.people import Place
from bot.ui.kit.components import CustomId, controls_of
from bot.ui.kit.host import Host
from bot.ui.kit.message import Post
from bot.ui.kit.sending import UNREACHABLE, edit, is_final, own_messages

_log: Final = structlog.get_logger()
_T = TypeVar("_T")


class Calls(ABC, Generic[_T]):
    """The calls of one kind, by its name in the database.

    `look` finds what was called for, as it is now, by its number. It raises NotFound.
    """

    def __init__(self, host: Host, kind: str, look: Callable[[int], Awaitable[_T]]) -> None:
        self._host = host
        self._kind = kind
        self.look = look
        self._seen: frozenset[int] | None = None
        self._began = discord.utils.time_snowflake(host.clock())

    @abstractmethod
    async def bring_up(self, one: _T, message_id: int) -> None:
        """Bring a message up to date, or forget it if there is nothing to change."""

    async def update(self, place: Place, message_id: int, post: Post) -> None:
        """Put `post` in place of a message. If Discord is out of reach, that is tried again later."""
        if await self.edited(place, message_id, post):
            await self.forget(message_id)

    async def edited(self, place: Place, message_id: int, post: Post) -> bool:
        """Put `post` in place of a message. Returns False if Discord is out of reach."""
        try:
            await edit(self._host, place, message_id, post)
        except UNREACHABLE as error:
            _log.info("call not brought up to date", kind=self._kind, message=message_id, error=str(error))
            return is_final(error)
        return True

    async def forget(self, message_id: int) -> None:
        """A message is up to date, or never can be."""
        try:
            await self._host.app.claims.boards_closed([message_id])
        except InfrastructureError as error:
            _log.warning("call not noted", kind=self._kind, message=message_id, error=str(error))

    async def find(self, place: Place, button: CustomId) -> int | None:
        """The message with a button, posted by a process that died before it could note it; None if there is none."""
        try:
            found = await own_messages(self._host, place)
        except UNREACHABLE as error:
            _log.info("channel not looked through", kind=self._kind, error=str(error))
            return None
        return next((one.id for one in found if button in controls_of(one)), None)

    async def keep(self) -> None:
        """Bring up to date the messages that were left behind. Raises StorageUnavailable.

        One that was not there a round ago is left to the process that changed it, and is about to show that. What is
        there before the start was left by a process that is gone, unless there are several.
        """
        left, before = await self._host.app.claims.old_boards(self._kind), self._seen
        self._seen = frozenset(one.message_id for one in left)
        if before is None:
            earlier = frozenset(one for one in self._seen if one < self._began)
            before = frozenset() if self._host.app.claims.together else earlier
        for one in left:
            if one.message_id not in before:
                continue
            try:
                known = await self.look(one.number)
            except NotFound:
                await self.forget(one.message_id)
            else:
                await self.bring_up(known, one.message_id)
