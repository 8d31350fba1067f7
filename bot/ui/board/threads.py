"""A thread for a match, where the server wants one, and the score in its title."""

from typing import Final

import discord
import structlog

from bot.app.views import Turn
from bot.records.matches import MatchRecord
from bot.rules.match import events as ev
from bot.texts.catalogue import say, speaking
from bot.ui.board.boards import Boards
from bot.ui.board.catch_up import MatchCatchUp
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.places import language_of_place
from bot.ui.kit.sending import UNREACHABLE, edit, open_thread, rename
from bot.ui.match.narration import match_title, score_line

_log: Final = structlog.get_logger()


class Threads:
    """Opens threads for matches and keeps their titles up to date."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._boards = host.get(Boards)
        self._behind = host.get(MatchCatchUp)

    async def begin(self, turn: Turn, _: Interaction | None = None) -> None:
        """Give a match that has just begun a thread of its own."""
        if any(isinstance(step.event, ev.MatchStarted) for step in turn.steps) and not turn.record.style.gathered:
            await self.open(turn.record)

    async def retitle(self, turn: Turn, _: Interaction | None = None) -> None:
        """Put the score after a game into the title of the thread."""
        record = turn.record
        ended = any(isinstance(step.event, ev.GameEnded | ev.MatchAbandoned) for step in turn.steps)
        if record.style.gathered or not ended or record.thread_id is None:
            return
        thread = self._host.get_channel(record.thread_id)
        if isinstance(thread, discord.Thread):
            await rename(thread, await self._title(record))

    async def open(self, record: MatchRecord) -> None:
        """Give a match a thread of its own if the server wants that, and go on there."""
        matches = self._host.app.matches
        settings = await self._host.app.people.settings(record.place.guild_id)
        board = (await matches.match(record.match_id)).board
        if not settings.threads or board is None or not self._boards.in_text_channel(record):
            return
        try:
            thread = await open_thread(self._host, record.place, board.message_id, await self._title(record))
        except UNREACHABLE as error:
            _log.warning("no thread", match=record.match_id, error=str(error))
            # The first board called nobody, because the thread was going to.
            await self._behind.call_next(await matches.match(record.match_id))
            return
        await matches.move_to_thread(record.match_id, thread.id)
        if not await self._boards.post_anew(await matches.match(record.match_id), ping=True, supersede=False):
            await matches.board_outdated(record.match_id)
            return
        if self._boards.live.shows(await matches.match(record.match_id), board.message_id):
            # Somebody has gone on there meanwhile: the board follows into the thread as one that is behind.
            await matches.board_outdated(record.match_id)
            return
        with speaking(await language_of_place(self._host, record.place)):
            pointer = Post((score_line(record), say("goes-on-in-thread", thread=thread.mention)), ())
        # Two boards to tap would be one too many.
        async with self._boards.live.old.taking_off(record, board.message_id):
            await edit(self._host, record.place, board.message_id, pointer)
        self._boards.live.old.closed(board.message_id)

    async def _title(self, record: MatchRecord) -> str:
        with speaking(await language_of_place(self._host, record.place)):
            return match_title(record)
