"""Boards that are behind their matches: brought up to date, and the next player called."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from bot.app.computer import computers_only
from bot.app.matches import follow
from bot.app.views import Turn
from bot.records.computers import is_somebody
from bot.records.matches import BoardPost, MatchRecord
from bot.rules.match.events import Event
from bot.rules.match.machine import fold
from bot.texts.catalogue import speaking
from bot.ui.board.boards import Boards, follow_up, follow_up_late
from bot.ui.kit.host import Host
from bot.ui.kit.message import drawn
from bot.ui.kit.names import mentions_of
from bot.ui.match.narration import match_link, whose_turn
from bot.ui.match.style import language_of_match
from bot.ui.post.calls import CatchUp
from bot.ui.post.kind import NO_MESSAGE
from bot.ui.post.live import is_overtaken

_GRACE: Final = timedelta(seconds=30)  # a board younger than this may still be on its way to Discord
_TOLD: Final = 8  # how many of a match's last events are told at most when its end is shown late


class MatchCatchUp:
    """Looks after boards that do not show what is stored: Discord was out of reach, or the bot was stopped."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._boards = host.get(Boards)
        self._live = self._boards.live
        self.behind = CatchUp(self._live, self._boards.kind, self._bring_up)

    async def keep(self) -> None:
        """Bring boards up to date that no turn on its way to Discord will. Raises StorageUnavailable."""
        await self._boards.endings.keep()
        grace = self._host.clock() - _GRACE
        # What was stored a moment ago another process may be about to show.
        await self.catch_up(before=grace if self._host.app.claims.together else max(grace, self._host.started_at))

    async def catch_up(self, *, before: datetime) -> int:
        """Bring up to date every board that has been behind since `before`. Returns how many there were."""

        def is_due(record: MatchRecord) -> bool:
            # A match between computers shows only its end.
            hidden = computers_only(record) and not record.state.is_over
            return record.updated_at < before and not hidden and not self._boards.is_in_hand(record.match_id)

        return await self.behind.catch_up(is_due)

    async def rest(self) -> None:
        """Store what can be stored. The rest is found at the next start."""
        await self._boards.pace.close()
        await self._boards.endings.close()
        await self.behind.rest()

    async def _bring_up(self, record: MatchRecord) -> None:
        if is_overtaken(record, self._live.of(record)) or not await self._host.app.claims.take(record):
            return
        stored = await self._host.app.matches.log(record.match_id)
        log = [one.event for one in stored]
        is_there = await self._live.adopt(record)
        if not record.state.is_over:
            is_news = has_news(record, log)
            if not is_there:
                await self._show_present(record, is_news=is_news)
            elif is_news and self._boards.is_live(record):
                line = await self._host.app.matches.call_in(record.match_id)
                if line is None or line[2] is not record.state.waiting_for:
                    await self.call_next(record)
            if is_there:
                latest = await self._host.app.matches.match(record.match_id)
                before, now = (None if one.board is None else one.board.message_id for one in (record, latest))
                if now is not None and before == now:
                    await self._live.refresh(latest)
            await follow_up_late(self._host, missed(record, log))
            return
        before = sum(one.at < stored[-1].at for one in stored)
        late = missed(record, log, before)
        if is_there:
            await follow_up(self._host, late)
            return
        with speaking(await language_of_match(self._host, record)):
            post = drawn(self._boards.posts.turn(late, ping=False, in_place=False))
        if await self._live.edit_or_post(record, post, mentions_of(record)):
            await follow_up(self._host, late)

    async def _show_present(self, record: MatchRecord, *, is_news: bool) -> None:
        """Bring the board of a match in progress up to date; with `is_news` the next player has to be told.

        An edited message pings nobody, so they get a new one, or a line beside the one live board. Where nothing can be
        posted, the board is edited all the same.
        """
        post = await self._live.present(record, ping=True)
        if is_overtaken(record, self._live.of(record)):
            return
        mentions = mentions_of(record)
        live = self._boards.is_live(record)
        moves = record.board is not None and record.board.channel_id != record.posts_to
        if is_news and (moves or not live):
            shown = await self._live.post(record, post, mentions)
            if shown is None or shown[1] != NO_MESSAGE:
                await self._live.shown(record, shown, post)
                return
        if await self._live.edit_or_post(record, post, mentions) and is_news and live:
            latest = await self._host.app.matches.match(record.match_id)
            if latest.state.seq == record.state.seq:  # a later turn has called the next player
                await self.call_next(latest, shown_in=record.board)

    async def call_next(self, record: MatchRecord, *, shown_in: BoardPost | None = None) -> None:
        """Call the next player with a line where the match is played, unless a board newer than `shown_in` did so."""
        newer = shown_in is not None and record.board is not None and record.board.message_id != shown_in.message_id
        if waits_for_person(record) and not newer:
            with speaking(await language_of_match(self._host, record)):
                line = f"{whose_turn(record, ping=True)} {match_link(record)}".strip()
            await self._live.say(record, line, mentions_of(record))


def missed(record: MatchRecord, log: Sequence[Event], most: int | None = None) -> Turn:
    """The latest of what has happened in a match that its board does not show, or all after the first `most` events."""
    shown = _shown(record, log)
    told = max(shown if most is None else min(shown, most), len(log) - _TOLD)
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
