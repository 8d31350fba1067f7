"""Boards that are behind what is stored: Discord was out of reach, or the bot was stopped."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, Generic

import structlog

from bot.app.acting import each
from bot.app.recent import Recent
from bot.errors import StorageUnavailable
from bot.metrics.names import BOARDS_BEHIND
from bot.ui.kit.sending import UNREACHABLE
from bot.ui.post.kind import Kind, R, named
from bot.ui.post.live import LiveBoard

_log: Final = structlog.get_logger()
_MOST: Final = 1024
_AT_ONCE: Final = 8  # boards that are brought up to date at the same time


class CatchUp(Generic[R]):
    """Brings the boards of one kind up to date, closes those that were left open, and stores what is not noted."""

    def __init__(self, live: LiveBoard[R], kind: Kind[R], bring_up: Callable[[R], Awaitable[None]]) -> None:
        self._live = live
        self._kind = kind
        self._bring_up = bring_up
        self._catching_up = asyncio.Lock()
        self._resting = False
        self._given_up: Recent[int, int] = Recent(_MOST)
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
