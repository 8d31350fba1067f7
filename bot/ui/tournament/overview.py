"""A tournament as its server sees it: announcements kept up to date, a thread of boards, an event."""

import asyncio
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Final

import discord
import structlog

from bot.app.views import TournamentTurn
from bot.errors import BotError, NotFound
from bot.records.matches import MatchRecord
from bot.records.people import Place, clean_name
from bot.records.tournaments import TournamentRecord
from bot.texts.catalogue import speaking
from bot.tournaments.settings import Format
from bot.tournaments.state import TournamentPhase
from bot.ui.kit.host import Host
from bot.ui.kit.message import Post
from bot.ui.kit.places import language_of_place
from bot.ui.kit.sending import UNREACHABLE, move_event, open_thread
from bot.ui.match.narration import match_link
from bot.ui.match.style import theme_of
from bot.ui.post.calls import Calls
from bot.ui.tournament.group_view import arena_post, overview, simul_post
from bot.ui.tournament.pictures import simul_pictures, standing_pictures
from bot.ui.tournament.view import OPEN_NAMED, announcement

_log: Final = structlog.get_logger()
EVERY: Final = timedelta(seconds=15)
"""A post is edited no oftener: Discord counts edits, and a picture goes with each."""
_SAME: Final = timedelta(seconds=1)
_LASTS: Final = timedelta(hours=3)
"""The length of a tournament in the server's calendar; nobody knows it beforehand, but for an arena's."""


def is_gathering(record: TournamentRecord) -> bool:
    """Is it an arena or a simul, all of whose boards are kept together under one post?"""
    return record.state.settings.format in (Format.ARENA, Format.SIMUL)


class Overviews(Calls[TournamentRecord]):
    """Keeps announcements up to date, those of arenas and simuls under way now and then."""

    def __init__(self, host: Host) -> None:
        tournaments = host.app.tournaments
        super().__init__(host, "tournament", tournaments.tournament, lambda one: (one.tournament_id, one.state.seq))
        self._edited: dict[int, datetime] = {}
        self._wanted: set[int] = set()
        self._no_thread: set[int] = set()

    async def bring_up(self, one: TournamentRecord, _: int) -> None:
        """Bring the announcement up to date that a process left behind."""
        await self.refresh(one)

    def want(self, tournament_id: int) -> None:
        """Bring a post up to date as soon as it may be edited again."""
        self._wanted.add(tournament_id)

    async def refresh(self, record: TournamentRecord) -> None:
        """Bring an announcement up to date: at once, or as soon as it may be edited again."""
        # If two changes come at once, the later one may be shown first.
        record = await self.look(record.tournament_id)
        if is_gathering(record) and record.state.phase is TournamentPhase.RUNNING:
            self.want(record.tournament_id)
            await self.edit_wanted()
            return
        away = record.plan.away
        there = [(away.place, away.message_id)] if away else []
        for place, message_id in ((record.place, record.message_id), *there):
            if message_id is not None:
                await self.update(record, place, message_id, await self.announced(record, place))

    async def announced(self, record: TournamentRecord, place: Place) -> Post:
        """The announcement as it is to be now, in the language and theme of where it stands."""
        theme, abandon_after = theme_of(self._host, place), self._host.settings.abandon_after
        is_running = record.state.phase is TournamentPhase.RUNNING
        found = await self._host.app.tournaments.current_matches(record, OPEN_NAMED) if is_running else {}
        with speaking(await language_of_place(self._host, place)):
            links = {number: match_link(one) for number, one in found.items()}
            return await asyncio.to_thread(overview, record, theme, abandon_after, links)

    async def keep(self) -> None:
        """Bring up to date what has changed."""
        await super().keep()
        await self.edit_wanted()

    async def edit_wanted(self) -> None:
        """Edit the wanted posts that may be. A failure with one post does not hold up the others."""
        now = self._host.clock()
        for tournament_id in sorted(self._wanted):
            last = self._edited.get(tournament_id)
            if last is None or abs(now - last) >= EVERY:  # the clock may have been set back
                await self._attempt(tournament_id)

    async def _attempt(self, tournament_id: int) -> None:
        self._wanted.discard(tournament_id)
        self._edited[tournament_id] = self._host.clock()
        try:
            done = await self._show(await self.look(tournament_id))
        except BotError as error:
            _log.info("overview not brought up to date", tournament=tournament_id, error=repr(error))
            done = False
        if not done:
            self.want(tournament_id)

    async def _show(self, record: TournamentRecord) -> bool:
        """Bring a post up to date now. Returns False if Discord is out of reach."""
        if record.message_id is None:
            return True
        with speaking(await language_of_place(self._host, record.place)):
            post = await self.post(record)
        if not await self.edited(record.place, record.message_id, post):
            return False
        await self.shown(record, record.place, record.message_id)
        if record.state.phase is not TournamentPhase.RUNNING:
            self._edited.pop(record.tournament_id, None)
        return True

    async def post(self, record: TournamentRecord) -> Post:
        """The post as it is to be now, in the language spoken."""
        if record.state.phase is not TournamentPhase.RUNNING:
            return announcement(record, self._host.settings.abandon_after, {})
        theme = theme_of(self._host, record.place)
        matches = await self._host.app.tournaments.begun_matches(record)
        if record.state.settings.format is Format.SIMUL:
            pictures = await asyncio.to_thread(simul_pictures, record, matches, theme)
            return simul_post(record, pictures)
        pictures = await asyncio.to_thread(standing_pictures, record, theme)
        return arena_post(record, matches, pictures)

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
            thread = await open_thread(self._host, record.place, record.message_id, record.name)
        except UNREACHABLE as error:
            opened = (await self._host.app.tournaments.tournament(number)).agenda.thread_id
            if opened is not None:  # another process was faster
                return opened
            _log.warning("no thread for the boards", tournament=number, error=str(error))
            self._no_thread.add(number)
            return None
        await self._host.app.tournaments.thread_opened(number, thread.id)
        return thread.id


def _lasts(record: TournamentRecord) -> timedelta:
    """How long its event lasts in the calendar, as far as its rounds are known; in a league, a full division's."""
    plan, settings = record.plan, record.state.settings
    rounds = settings.swiss_rounds or 1
    if settings.format is Format.LEAGUE:
        rounds = settings.division - 1 + settings.division % 2
    return timedelta(minutes=plan.minutes) or rounds * timedelta(hours=plan.round_hours) or _LASTS


class ServerEvents:
    """Keeps the events of tournaments true, as far as the bot may; it touches only those that it made."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._behind: set[int] = set()  # tournaments whose events Discord would not change

    async def schedule(self, record: TournamentRecord) -> None:
        """Put a tournament with a start time among the server's events, if the bot may; one that's there has moved."""
        guild = await self._host.server(record.place.guild_id)
        starts_at = record.plan.starts_at
        if guild is None or starts_at is None or not guild.me.guild_permissions.create_events:
            return
        channel = guild.get_channel_or_thread(record.place.channel_id)
        if channel is None or not channel.permissions_for(guild.default_role).view_channel:
            return  # the events of a server are everybody's to see
        location = f"#{channel.name}"[:100]
        try:
            if record.plan.event_id is not None:
                await move_event(await guild.fetch_scheduled_event(record.plan.event_id), location)
                return
            event = await guild.create_scheduled_event(
                name=record.name,
                start_time=starts_at,
                end_time=starts_at + _lasts(record),
                entity_type=discord.EntityType.external,
                privacy_level=discord.PrivacyLevel.guild_only,
                location=location,
            )
        except UNREACHABLE as error:
            _log.info("event not scheduled", tournament=record.tournament_id, error=str(error))
        else:
            await self._host.app.tournaments.scheduled(record.tournament_id, event.id)

    async def follow(self, turn: TournamentTurn) -> None:
        """Begin, end or cancel the event of a tournament that has just begun, ended or been called off."""
        record = turn.record
        if record.plan.starts_at is not None and record.state.phase is not turn.before.state.phase:
            await self._bring_up(record)

    async def keep(self) -> None:
        """Try again what Discord would not do. Raises StorageUnavailable."""
        for tournament_id in tuple(self._behind):
            self._behind.discard(tournament_id)
            with suppress(NotFound):  # deleted since
                await self._bring_up(await self._host.app.tournaments.tournament(tournament_id))

    async def _bring_up(self, record: TournamentRecord) -> None:
        phase = record.state.phase
        try:
            event = await self._event_of(record)
            if event is None:
                return
            if event.status is discord.EventStatus.active and phase is not TournamentPhase.RUNNING:
                await event.end()
            elif event.status is discord.EventStatus.scheduled:
                await (event.start() if phase is TournamentPhase.RUNNING else event.cancel())
        except UNREACHABLE as error:
            _log.info("event not brought up to date", tournament=record.tournament_id, error=str(error))
            if not isinstance(error, discord.NotFound | discord.Forbidden):
                self._behind.add(record.tournament_id)

    async def _event_of(self, record: TournamentRecord) -> discord.ScheduledEvent | None:
        """The event of a tournament. That of an earlier version, which noted no id, is known by its name and start."""
        guild = await self._host.server(record.place.guild_id)
        if guild is None:
            return None
        if record.plan.event_id is not None:
            return await guild.fetch_scheduled_event(record.plan.event_id)
        for event in await guild.fetch_scheduled_events(with_counts=False):
            starts_at = record.plan.starts_at  # Discord need not keep parts of a second
            is_same = starts_at is not None and abs(event.start_time - starts_at) < _SAME
            if is_same and clean_name(event.name) == record.name and event.creator_id == guild.me.id:
                return event
        return None
