"""The one post of an arena or a simul: brought up to date now and then, and the thread of all its boards."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from typing import Final

import discord
import structlog

from bot.errors import BotError
from bot.records.matches import MatchRecord
from bot.records.tournaments import TournamentRecord
from bot.texts.catalogue import speaking
from bot.tournaments.settings import Format
from bot.tournaments.state import TournamentPhase
from bot.ui.kit.host import Host
from bot.ui.kit.languages import language_of_place
from bot.ui.kit.message import Post
from bot.ui.kit.names import shown_text
from bot.ui.kit.sending import UNREACHABLE, edit, is_final, open_thread
from bot.ui.match.style import theme_of
from bot.ui.tournament.gathering import arena_post, simul_end, simul_post
from bot.ui.tournament.pictures import simul_pictures, standing_pictures
from bot.ui.tournament.view import announcement

_log: Final = structlog.get_logger()
EVERY: Final = timedelta(seconds=15)
"""A post is edited no oftener: Discord counts edits, and a picture goes with each."""
_TITLE: Final = 100


def is_gathering(record: TournamentRecord) -> bool:
    """Is it an arena or a simul, all of whose boards are kept together under one post?"""
    return record.state.settings.format in (Format.ARENA, Format.SIMUL)


class Overviews:
    """Keeps the posts of arenas and simuls up to date. What a restart forgets is made up for at the next change."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._edited: dict[int, datetime] = {}
        self._wanted: set[int] = set()
        self._no_thread: set[int] = set()

    def want(self, tournament_id: int) -> None:
        """Bring a post up to date as soon as it may be edited again."""
        self._wanted.add(tournament_id)

    async def keep(self) -> None:
        """Bring up to date what has changed. A failure with one post does not hold up the others."""
        now = self._host.clock()
        for tournament_id in sorted(self._wanted):
            last = self._edited.get(tournament_id)
            if last is None or now - last >= EVERY:
                await self._attempt(tournament_id)

    async def _attempt(self, tournament_id: int) -> None:
        self._wanted.discard(tournament_id)
        self._edited[tournament_id] = self._host.clock()
        try:
            await self.show(await self._host.app.tournaments.tournament(tournament_id))
        except (BotError, *UNREACHABLE) as error:
            if isinstance(error, BotError) or not is_final(error):
                self.want(tournament_id)
            _log.info("overview not brought up to date", tournament=tournament_id, error=repr(error))

    async def show(self, record: TournamentRecord) -> None:
        """Bring a post up to date now. Raises what Discord answers."""
        if record.message_id is None:
            return
        with speaking(await language_of_place(self._host, record.place)):
            post = await self.post(record)
        await edit(self._host, record.place, record.message_id, post)
        if record.state.phase is not TournamentPhase.RUNNING:
            self._edited.pop(record.tournament_id, None)

    async def post(self, record: TournamentRecord) -> Post:
        """The post as it is to be now, in the language spoken."""
        if record.state.phase is not TournamentPhase.RUNNING:
            return announcement(record, self._host.settings.abandon_after)
        theme = theme_of(self._host, record.place)
        matches = await self._host.app.tournaments.begun_matches(record)
        if record.state.settings.format is Format.SIMUL:
            pictures = await asyncio.to_thread(simul_pictures, record, matches, theme)
            return simul_post(record, pictures)
        pictures = await asyncio.to_thread(standing_pictures, record, theme)
        return arena_post(record, matches, pictures)

    async def simul_end(self, record: TournamentRecord) -> Post:
        """The card at the end of a simul, in the language spoken."""
        theme = theme_of(self._host, record.place)
        matches = await self._host.app.tournaments.begun_matches(record)
        return simul_end(record, await asyncio.to_thread(simul_pictures, record, matches, theme))

    async def gather(self, record: TournamentRecord, match: MatchRecord) -> MatchRecord:
        """The match, moved into the thread of all boards where there can be one."""
        thread_id = record.agenda.thread_id or await self._open(record)
        if thread_id is None:
            return match
        await self._host.app.matches.move_to_thread(match.match_id, thread_id)
        return await self._host.app.matches.match(match.match_id)

    async def _open(self, record: TournamentRecord) -> int | None:
        number = record.tournament_id
        record = await self._host.app.tournaments.tournament(number)
        channel = self._host.get_channel(record.place.channel_id)
        if record.agenda.thread_id is not None or number in self._no_thread:
            return record.agenda.thread_id
        if record.message_id is None or not isinstance(channel, discord.TextChannel):
            return None
        try:
            thread = await open_thread(self._host, record.place, record.message_id, shown_text(record.name)[:_TITLE])
        except UNREACHABLE as error:
            opened = (await self._host.app.tournaments.tournament(number)).agenda.thread_id
            if opened is not None:  # another process was faster
                return opened
            _log.warning("no thread for the boards", tournament=number, error=str(error))
            self._no_thread.add(number)
            return None
        await self._host.app.tournaments.thread_opened(number, thread.id)
        return thread.id
