"""Boards that are behind their matches: bringing them up to date, and calling the next player."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

import discord
import structlog

from bot.app.computer import computers_only
from bot.app.matches import follow
from bot.app.recent import Recent
from bot.app.views import Turn
from bot.errors import StorageUnavailable
from bot.metrics.names import BOARDS_BEHIND
from bot.records.computers import is_somebody
from bot.records.marks import record_mark
from bot.records.matches import BoardPost, MatchRecord
from bot.records.people import Place, Posting
from bot.rules.match.events import Event
from bot.rules.match.machine import fold
from bot.texts.catalogue import speaking
from bot.ui.board.after_turn import follow_up, follow_up_late
from bot.ui.board.armed import is_overtaken
from bot.ui.board.boards import Boards
from bot.ui.board.delivery import NO_MESSAGE
from bot.ui.kit.components import CustomId
from bot.ui.kit.host import Host
from bot.ui.kit.languages import language_of_place
from bot.ui.kit.message import drawn
from bot.ui.kit.names import mentions_of
from bot.ui.kit.sending import UNREACHABLE, find_message
from bot.ui.match.narration import match_link, whose_turn
from bot.ui.match.style import posting_of

_log: Final = structlog.get_logger()
_GRACE: Final = timedelta(seconds=30)
"""A board younger than this may still be on its way to Discord."""
_TOLD: Final = 8
"""How many of a match's last events are told at most when its end is shown late."""
_MOST: Final = 1024


class CatchUp:
    """Looks after boards that do not show what is stored: Discord was out of reach, or the bot was stopped."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._boards = host.get(Boards)
        self._catching_up = asyncio.Lock()
        self._resting = False
        self._given_up: Recent[int, int] = Recent(_MOST)
        """By match: the length of its log where its board could not be made."""

    async def keep(self) -> None:
        """Bring boards up to date that no turn on its way to Discord will. Raises StorageUnavailable."""
        grace = self._host.clock() - _GRACE
        # What was stored a moment ago another process may be about to show.
        await self.catch_up(before=grace if self._host.app.claims.together else max(grace, self._host.started_at))

    async def catch_up(self, *, before: datetime) -> int:
        """Bring up to date every board that has been behind since `before`. Returns how many there were."""
        async with self._catching_up:
            await self._boards.note()
            await self._boards.armed.try_again()
            done = 0
            behind = await self._host.app.matches.boards_behind()
            BOARDS_BEHIND.set(len(behind))
            for record in behind:
                # A match between computers shows only its end.
                hidden = computers_only(record) and not record.state.is_over
                given_up = self._given_up.get(record.match_id) == record.state.seq
                if record.updated_at < before and not self._resting and not hidden and not given_up:
                    await self._attempt(record)
                    done += 1
            if done:
                _log.info("boards brought up to date", count=done)
            return done

    async def _attempt(self, record: MatchRecord) -> None:
        """Bring one board up to date. Where that cannot be done, it is left alone until something happens there.

        The match that is behind for longest comes first, so it must not keep the others from their turn.
        """
        try:
            overtaken = is_overtaken(record, self._boards.armed.board_of(record))
            if not overtaken and await self._host.app.claims.take(record):
                await self._catch_up(record)
        except StorageUnavailable:
            raise
        except UNREACHABLE as error:
            _log.warning("board not brought up to date", match=record.match_id, error=repr(error))
        except Exception as error:  # noqa: BLE001 - whatever it is, it concerns one match
            self._given_up[record.match_id] = record.state.seq
            _log.error("board not brought up to date", match=record.match_id, exc_info=error)

    async def rest(self) -> None:
        """Finish the board that is being brought up to date, note it, and start no other."""
        self._resting = True
        async with self._catching_up:
            await self._boards.note()

    async def _catch_up(self, record: MatchRecord) -> None:
        log = [stored.event for stored in await self._host.app.matches.log(record.match_id)]
        is_there = self._host.app.claims.together and await self._adopted(record)
        if not record.state.is_over:
            if not is_there:
                await self._show_present(record, is_news=has_news(record, log))
            await follow_up_late(self._host, missed(record, log))
            return
        late = missed(record, log)
        if is_there:
            await follow_up(self._host, late)
            return
        with speaking(await language_of_place(self._host, record.place)):
            post = drawn(self._boards.posts.turn(late, ping=False, in_place=False))
        if await self._boards.edit_or_send(record, post, mentions_of(record)):
            await follow_up(self._host, late)

    async def _adopted(self, record: MatchRecord) -> bool:
        """Is a board there already, posted by a process that died before it could say so? Then it is noted."""
        place, boards = Place(record.posts_to, record.place.guild_id), self._boards
        try:
            message_id = await find_message(self._host, place, lambda message: _shows(message, record))
        except UNREACHABLE as error:
            _log.info("channel not looked through", match=record.match_id, error=str(error))
            return False
        if message_id is None:
            return False
        old, post = boards.armed.board_of(record), BoardPost(place.channel_id, message_id, record.state.seq)
        await self._host.app.matches.board_shown(record.match_id, post)
        if old is not None and old.message_id != message_id:
            remove = posting_of(self._host, record) is not Posting.TURNS
            await boards.armed.supersede(record, old, remove=remove)
        return True

    async def _show_present(self, record: MatchRecord, *, is_news: bool) -> None:
        """Bring the board of a match in progress up to date; with `is_news` the next player has to be told.

        An edited message pings nobody, so they get a new one, or a line beside the one live board. Where nothing can be
        posted, the board is edited all the same.
        """
        boards = self._boards
        with speaking(await language_of_place(self._host, record.place)):
            post = drawn(boards.posts.current(record, ping=True))
        if is_overtaken(record, boards.armed.board_of(record)):
            return
        mentions = mentions_of(record)
        live = boards.is_live(record)
        moves = record.board is not None and record.board.channel_id != record.posts_to
        if is_news and (moves or not live):
            shown = await boards.delivery.post(record, post, mentions)
            if shown is None or shown[1] != NO_MESSAGE:
                await boards.shown(record, shown, post)
                return
        if await boards.edit_or_send(record, post, mentions) and is_news and live:
            latest = await self._host.app.matches.match(record.match_id)
            if latest.state.seq == record.state.seq:  # a later turn has called whoever is next
                await self.call_next(latest, shown_in=record.board)

    async def call_next(self, record: MatchRecord, *, shown_in: BoardPost | None = None) -> None:
        """Call the next player with a line where the match is played, unless a board newer than `shown_in` did so."""
        newer = shown_in is not None and record.board is not None and record.board.message_id != shown_in.message_id
        if waits_for_person(record) and not newer:
            with speaking(await language_of_place(self._host, record.place)):
                line = f"{whose_turn(record, ping=True)} {match_link(record)}".strip()
            await self._boards.delivery.say(record, line, mentions_of(record))


def _shows(message: discord.Message, record: MatchRecord) -> bool:
    """Does a message show a match as it is?"""
    wanted = record.match_id, record.state.seq, record_mark(record)
    if not message.flags.components_v2:
        return False
    shown = discord.ui.LayoutView.from_message(message, timeout=None).walk_children()
    texts = [str(getattr(one, "custom_id", "")) for one in shown]
    targets = [CustomId.parse(text, "b") or CustomId.parse(text, "s") for text in texts]
    return any(one is not None and (one.subject, one.seq, one.mark) == wanted for one in targets)


def missed(record: MatchRecord, log: Sequence[Event]) -> Turn:
    """The latest of what has happened in a match that its board does not show."""
    told = max(_shown(record, log), len(log) - _TOLD)
    before = fold(log[:told])
    return Turn(record, before, follow(before, log[told:]), None)


def waits_for_person(record: MatchRecord) -> bool:
    """Is it the turn of somebody who can be pinged?"""
    side = record.state.waiting_for
    return side is not None and is_somebody(record.players[side].user_id)


def has_news(record: MatchRecord, log: Sequence[Event]) -> bool:
    """Is it the turn of a person whom no board has told so?

    The board was shown on the other player's turn, or the board that was to call them did not get into the thread.
    """
    board = record.board
    if board is None or not board.message_id or not waits_for_person(record):
        return False
    passed = fold(log[: _shown(record, log)]).waiting_for is not record.state.waiting_for
    return passed or board.channel_id != record.posts_to


def _shown(record: MatchRecord, log: Sequence[Event]) -> int:
    """How many events the board shows: at least the first, at most all but the last."""
    return max(1, min(record.board.seq if record.board is not None else 1, len(log) - 1))
