"""A server's calendar: the event of a tournament with a start time begins, ends and is called off with it."""

from datetime import timedelta
from typing import Final

import discord
import structlog

from bot.app.views import TournamentTurn
from bot.records.names import clean_name
from bot.records.tournaments import TournamentRecord
from bot.tournaments.state import TournamentPhase
from bot.ui.kit.host import Host
from bot.ui.kit.sending import UNREACHABLE

_log: Final = structlog.get_logger()
_LASTS: Final = timedelta(hours=3)
"""The length of a tournament in the server's calendar; nobody knows it beforehand."""


class ServerEvents:
    """Keeps the events of tournaments true, as far as the bot may; it touches only those that it made."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def schedule(self, record: TournamentRecord) -> None:
        """Put a tournament with a start time among the server's events, if the bot may."""
        guild = await self._host.server(record.place.guild_id)
        starts_at = record.plan.starts_at
        if guild is None or starts_at is None or not guild.me.guild_permissions.create_events:
            return
        channel = guild.get_channel_or_thread(record.place.channel_id)
        if channel is None or not channel.permissions_for(guild.default_role).view_channel:
            return  # the events of a server are everybody's to see
        try:
            event = await guild.create_scheduled_event(
                name=record.name,
                start_time=starts_at,
                end_time=starts_at + _LASTS,
                entity_type=discord.EntityType.external,
                privacy_level=discord.PrivacyLevel.guild_only,
                location=f"#{channel.name}"[:100],
            )
        except UNREACHABLE as error:
            _log.info("event not scheduled", tournament=record.tournament_id, error=str(error))
        else:
            await self._host.app.tournaments.scheduled(record.tournament_id, event.id)

    async def follow(self, turn: TournamentTurn) -> None:
        """Begin, end or cancel the event of a tournament that has just begun, ended or been called off."""
        record, phase = turn.record, turn.record.state.phase
        if record.plan.starts_at is None or phase is turn.before.state.phase:
            return
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

    async def _event_of(self, record: TournamentRecord) -> discord.ScheduledEvent | None:
        """The event of a tournament. That of an earlier version, which noted no id, is known by its name and start."""
        guild = await self._host.server(record.place.guild_id)
        if guild is None:
            return None
        if record.plan.event_id is not None:
            return await guild.fetch_scheduled_event(record.plan.event_id)
        for event in await guild.fetch_scheduled_events(with_counts=False):
            is_same = (clean_name(event.name), event.start_time) == (record.name, record.plan.starts_at)
            if is_same and event.creator_id == guild.me.id:
                return event
        return None
