"""Time in the channel: matches lost on time, reminders, matches that may be claimed, abandoned matches."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final

import discord
import structlog

from bot.app.views import TimeNotice
from bot.errors import BotError
from bot.records.matches import MatchRecord
from bot.texts.catalogue import say, speaking
from bot.ui.board.boards import Boards
from bot.ui.kit.host import Host
from bot.ui.kit.languages import language_of_place
from bot.ui.kit.names import bold, mention, mentions_of
from bot.ui.kit.sending import QUIET, UNREACHABLE, tell_person

_log: Final = structlog.get_logger()


class TimeKeeper:
    """Does everything whose time has come. What is stored happened; what could not be posted is logged."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def keep(self) -> None:
        """Look at every clock once. No time runs while Discord is out of reach, since nobody can play.

        Raises StorageUnavailable.
        """
        absence, clocks = self._host.app.absence, self._host.app.clocks
        await absence.look()
        if absence.is_away:
            return
        for notice in await clocks.run_out():
            await self._attempt(notice.record, self._tell_time_up(notice))
        for record in await clocks.reminders():
            await self._attempt(record, self._remind(record))
        for turn in await clocks.abandon():
            await self._attempt(turn.record, self._host.get(Boards).announce(turn))

    @staticmethod
    async def _attempt(record: MatchRecord, telling: Awaitable[None]) -> None:
        """Tell the players of one match. A failure there does not hold up the other matches."""
        try:
            await telling
        except (BotError, *UNREACHABLE) as error:
            _log.warning("time not told", match=record.match_id, error=repr(error))

    async def _tell_time_up(self, notice: TimeNotice) -> None:
        if notice.turn is not None:
            await self._host.get(Boards).announce(notice.turn)
        # Post the board anew, now with the button to claim the match. If Discord is out of reach, do so later.
        elif not await self._host.get(Boards).post_anew(notice.record):
            await self._host.app.matches.board_outdated(notice.record.match_id)

    async def _remind(self, record: MatchRecord) -> None:
        """Post a line that spectators see too, and mention the player unless they don't want that.

        Where the bot may not post, as in somebody's group, the player gets a direct message.
        """
        clock, side = record.clock, record.state.waiting_for
        if clock is None or clock.due is None or side is None:
            return
        person = record.players[side]
        wanted = (await self._host.app.people.preferences(person.user_id)).reminders
        with speaking(await language_of_place(self._host, record.place)):
            text = say(
                "reminder",
                who=mention(person) if wanted else bold(person),
                left=discord.utils.format_dt(clock.due, "R"),
                match=record.match_id,
            )
        mentions = mentions_of(record) if wanted else QUIET
        if not await self._host.get(Boards).live.say(record, text, mentions) and wanted:
            await tell_person(self._host, person.user_id, text)
