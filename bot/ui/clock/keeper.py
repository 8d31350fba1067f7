"""Time in the channel: matches lost on time, reminders, matches that may be claimed, abandoned matches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord
import structlog

from bot.app.views import TimeNotice
from bot.errors import BotError
from bot.records import MatchRecord
from bot.texts.catalogue import say, speaking
from bot.ui.kit.names import bold, mention, mentions_of
from bot.ui.kit.sending import UNREACHABLE

if TYPE_CHECKING:
    from bot.ui.client import BackgammonBot

_log: Final = structlog.get_logger()


async def keep_time(bot: BackgammonBot) -> None:
    """Let everything happen whose time has come. What is stored happened; what could not be said is logged."""
    if bot.out_of_reach:
        return
    try:
        away = await bot.clocks.wake()
        if away:
            _log.info("clocks set forward", seconds=round(away.total_seconds()))
        for notice in await bot.clocks.run_out():
            await _tell_time_up(bot, notice)
        for record in await bot.clocks.reminders():
            await _remind(bot, record)
        for turn in await bot.clocks.abandon():
            await bot.boards.announce(turn)
    except BotError as error:
        _log.warning("time not kept", error=repr(error))


async def _tell_time_up(bot: BackgammonBot, notice: TimeNotice) -> None:
    if notice.turn is not None:
        await bot.boards.announce(notice.turn)
    # The board comes anew: it has the button to claim the match now. Later, should Discord be out of reach.
    elif not await bot.boards.post_anew(notice.record):
        await bot.store.board_outdated(notice.record.match_id)


async def _remind(bot: BackgammonBot, record: MatchRecord) -> None:
    """A line in the channel, seen by spectators, that mentions the player unless he does not want that."""
    clock, side = record.clock, record.state.waiting_for
    if clock is None or clock.due is None or side is None:
        return
    person = record.players[side]
    wanted = (await bot.people.preferences(person.user_id)).reminders
    with speaking(await bot.boards.language_of(record)):
        text = say(
            "reminder",
            who=mention(person) if wanted else bold(person),
            left=discord.utils.format_dt(clock.due, "R"),
            match=record.match_id,
        )
    mentions = mentions_of(record) if wanted else discord.AllowedMentions.none()
    if not await bot.boards.say_in_channel(record, text, mentions) and wanted:
        await _tell_directly(bot, person.user_id, text)


async def _tell_directly(bot: BackgammonBot, user_id: int, text: str) -> None:
    """Where the bot may not post, as in somebody's group, the player is told himself."""
    try:
        person = await bot.fetch_user(user_id)
        await person.send(text, allowed_mentions=discord.AllowedMentions.none())
    except UNREACHABLE as error:
        _log.info("player not reminded", user=user_id, error=str(error))
