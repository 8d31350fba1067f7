"""Boards that another one has replaced: they lose their controls, and are tried again until they have.

The database remembers them from the moment at which the new board is noted, so a process that dies leaves none open.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Final, Generic, cast

import discord
import structlog

from bot.app.recent import Recent
from bot.errors import InfrastructureError, NotFound
from bot.records.matches import OldBoard
from bot.records.people import Place
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.sending import UNREACHABLE, delete, disarm, disarm_tapped, edit, is_final, is_public_board
from bot.ui.post.kind import Board, Kind, R, named

_log: Final = structlog.get_logger()
_OWN: Final = timedelta(seconds=15)
"""How long a board is left to the process that replaced it, and is about to close it."""
_LONGEST: Final = 1.0
"""Seconds after which old boards are closed however many new ones are being made."""


class OldBoards(Generic[R]):
    """Closes the boards of one kind.

    `shows` says whether a message is the present board of a thing; `put_back` shows the thing on its board once more.
    """

    def __init__(
        self, host: Host, kind: Kind[R], shows: Callable[[R, int], bool], put_back: Callable[[R], Awaitable[None]]
    ) -> None:
        self._host = host
        self._kind = kind
        self._shows = shows
        self._put_back = put_back
        self._taken_off: Recent[int, bool] = Recent(500)  # by message
        self._replaced: Recent[int, datetime] = Recent(500)  # by message: when this process has replaced it
        self._closed: set[int] = set()

    def replaced(self, message_id: int) -> None:
        """A board is replaced, and about to be closed."""
        self._replaced[message_id] = self._host.clock()

    def closed(self, message_id: int) -> None:
        """A board is closed, or never can be."""
        self._closed.add(message_id)

    def took_controls_off(self, message_id: int) -> bool:
        """Has this process closed a message that is the board again? It says so once: whoever asks puts that right."""
        return self._taken_off.pop(message_id, False)

    @asynccontextmanager
    async def taking_off(self, record: R, message_id: int) -> AsyncIterator[None]:
        """Take a message's controls off inside the block.

        Somebody may go on there meanwhile. Nobody knows which arrived last, so it's shown as it is once more.
        """
        self._taken_off[message_id] = True
        yield
        if self._shows(record, message_id):
            self.took_controls_off(message_id)
            await self._put_back(record)

    async def close_tapped(self, interaction: Interaction, record: R) -> None:
        """Take the controls off an old board, as the first answer to a tap on it. The present one keeps them."""
        message = interaction.message
        if message is None or interaction.response.is_done() or not is_public_board(interaction):
            return
        if not self._shows(record, message.id) and _shows_control(interaction):
            async with self.taking_off(record, message.id):
                await disarm_tapped(interaction)

    async def close(self, record: R, old: Board) -> None:
        """Take the controls off a board, or delete it. If Discord is out of reach, it is tried again later."""
        async with self.taking_off(record, old.message_id):
            await self._close(record, old)

    async def _close(self, record: R, old: Board) -> None:
        place = Place(old.channel_id, record.place.guild_id)
        try:
            if self._kind.is_removed(record):
                await delete(self._host, place, old.message_id)
            elif old.history is not None:
                await edit(self._host, place, old.message_id, old.history)
            else:
                await disarm(self._host, place, old.message_id)
        except UNREACHABLE as error:
            _log.info("old board not closed", **named(self._kind, record), error=str(error))
            if not is_final(error):
                return
            if old.history is not None and not isinstance(error, discord.NotFound):
                await self._close(record, replace(old, history=None))  # it isn't what it's remembered as: it's read
                return
        self.closed(old.message_id)

    async def leave(self, record: R, old: Board) -> None:
        """Remember a message that was never noted as the board, until it is closed."""
        self.replaced(old.message_id)
        board = OldBoard(record.number, old.channel_id, old.message_id)
        try:
            await self._host.app.claims.leave_board(self._kind.name, board)
        except InfrastructureError as error:
            _log.warning("old board not noted", **named(self._kind, record), error=str(error))

    async def note(self) -> None:
        """Store which boards are closed. What cannot be stored is tried again later."""
        closed, self._closed = self._closed, set()
        if not closed:
            return
        try:
            await self._host.app.claims.boards_closed(sorted(closed))
        except InfrastructureError as error:
            self._closed |= closed
            _log.warning("closed boards not noted", kind=self._kind.name, error=str(error))

    async def try_again(self) -> None:
        """Close the boards that were left open. Never raises what Discord may raise."""
        await self.note()
        for old in await self._host.app.claims.old_boards(self._kind.name):
            try:
                record = await self._kind.look(old.number)
            except NotFound:
                self.closed(old.message_id)
                continue
            if self._shows(record, old.message_id):
                self.closed(old.message_id)  # somebody has gone on there
            elif not self._is_in_hand(record, old.message_id):
                await self.close(record, Board(old.channel_id, old.message_id, 0))
        await self.note()

    def _is_in_hand(self, record: R, message_id: int) -> bool:
        """Is the process that replaced a board about to close it?"""
        since = self._replaced.get(message_id)
        if since is None and self._host.app.claims.together:
            since = record.updated_at  # perhaps another process has
        return since is not None and self._host.clock() - since < _OWN


def _shows_control(interaction: Interaction) -> bool:
    """Does the message that was tapped have that control? An old screen, or a modified client, may show others."""
    message, data = interaction.message, cast("dict[str, Any]", interaction.data or {})
    if message is None or not message.flags.components_v2:
        return False
    shown = discord.ui.LayoutView.from_message(message, timeout=None).walk_children()
    return any(getattr(one, "custom_id", None) == data.get("custom_id") for one in shown)


class NewFirst:
    """Counts the boards that are being drawn or sent now."""

    def __init__(self) -> None:
        self._boards = 0
        self._idle = asyncio.Event()

    @contextmanager
    def board(self) -> Iterator[None]:
        """Draw or send a board inside the block."""
        self._boards += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._boards -= 1
            if not self._boards:
                self._idle.set()

    async def all_sent(self, most: float | None = None) -> None:
        """Wait until no board is being made, so many seconds at most."""
        if self._boards:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._idle.wait(), _LONGEST if most is None else most)
