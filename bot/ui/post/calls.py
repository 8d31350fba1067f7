"""What is behind what is stored: boards, and messages that call people to something and are edited where they stand.

When what such a message says has changed, the database remembers it until it's brought up to date, so a process that
dies leaves none behind.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Final, Generic, TypeVar

import discord
import structlog

from bot.app.acting import each
from bot.app.recent import Recent
from bot.errors import InfrastructureError, NotFound, StorageUnavailable
from bot.metrics.meter import BOARDS_BEHIND
from bot.records.matches import OldBoard
from bot.records.people import Place
from bot.ui.kit.components import CustomId, controls_of
from bot.ui.kit.host import Host
from bot.ui.kit.message import Post
from bot.ui.kit.sending import UNREACHABLE, edit, is_final, own_messages
from bot.ui.post.kind import Kind, R, named
from bot.ui.post.live import LiveBoard

_log: Final = structlog.get_logger()
_T = TypeVar("_T")
_AT_ONCE: Final = 8  # boards that are brought up to date at the same time


class Calls(ABC, Generic[_T]):
    """The calls of one kind, by its name in the database.

    `look` finds what was called for, as it is now, by its number. It raises NotFound. `said` gives the number, and what
    the message says: as long as that is the same, nothing is to be changed.
    """

    def __init__(
        self, host: Host, kind: str, look: Callable[[int], Awaitable[_T]], said: Callable[[_T], tuple[int, object]]
    ) -> None:
        self._host = host
        self._kind = kind
        self.look, self._said = look, said
        self._seen: frozenset[int] | None = None
        self._began = discord.utils.time_snowflake(host.clock())

    @abstractmethod
    async def bring_up(self, one: _T, message_id: int) -> None:
        """Bring a message up to date, or forget it if there is nothing to change."""

    async def update(self, one: _T, place: Place, message_id: int, post: Post) -> None:
        """Put `post`, made of `one`, in place of a message. If Discord is out of reach, that is tried again later."""
        if await self.edited(place, message_id, post):
            await self.shown(one, place, message_id)

    async def shown(self, one: _T, place: Place, message_id: int) -> None:
        """A message says how `one` was. What has happened since, perhaps in another process, is still to be shown."""
        await self.forget(message_id)
        number, said = self._said(one)
        try:
            with suppress(NotFound):  # somebody had it deleted
                if self._said(await self.look(number)) != (number, said):
                    await self._host.app.claims.leave_board(self._kind, OldBoard(number, place.channel_id, message_id))
        except InfrastructureError as error:
            _log.warning("call not noted", kind=self._kind, message=message_id, error=str(error))

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


class CatchUp(Generic[R]):
    """Brings the boards of one kind up to date, closes those that were left open, and stores what is not noted."""

    def __init__(self, live: LiveBoard[R], kind: Kind[R], bring_up: Callable[[R], Awaitable[None]]) -> None:
        self._live = live
        self._kind = kind
        self._bring_up = bring_up
        self._catching_up = asyncio.Lock()
        self._resting = False
        self._given_up: Recent[int, int] = Recent(1024)
        """By number: the length of the log where a board could not be made."""

    async def catch_up(self, is_due: Callable[[R], bool]) -> int:
        """Bring up to date every board that is behind and due. Returns how many there were."""
        async with self._catching_up:
            await self._live.note()
            await self._live.old.try_again()
            behind = await self._kind.behind()
            BOARDS_BEHIND.set(len(behind), self._kind.name)
            done = 0

            async def one(record: R) -> None:
                nonlocal done
                given_up = self._given_up.get(record.number) == record.state.seq
                if not self._resting and not given_up and is_due(record):
                    await self._attempt(record)
                    done += 1

            await each(behind, one, at_once=_AT_ONCE)
            if done:
                _log.info("boards brought up to date", kind=self._kind.name, count=done)
            return done

    async def _attempt(self, record: R) -> None:
        """Bring one board up to date. Where that cannot be done, it is left alone until something happens there.

        What is behind for longest comes first, so it must not keep the others from their turn.
        """
        try:
            await self._bring_up(record)
        except StorageUnavailable:
            raise
        except UNREACHABLE as error:
            _log.warning("board not brought up to date", **named(self._kind, record), error=repr(error))
        except Exception as error:  # noqa: BLE001 - whatever it is, it concerns one thing
            self._given_up[record.number] = record.state.seq
            _log.error("board not brought up to date", **named(self._kind, record), exc_info=error)

    async def put_off(self, records: Iterable[R]) -> None:
        """Have boards that are not behind say when something is due, some at once: time was given back."""

        async def one(record: R) -> None:
            try:
                await self._live.restate(record)
            except UNREACHABLE as error:
                _log.info("deadline not shown", **named(self._kind, record), error=repr(error))

        shown = (one for one in records if one.board is not None and one.board.seq >= one.state.seq)
        await each(shown, one, at_once=_AT_ONCE)

    async def rest(self) -> None:
        """Finish the board that is being brought up to date, note it, and start no other."""
        self._resting = True
        async with self._catching_up:
            await self._live.rest()
