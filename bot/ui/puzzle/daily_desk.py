"""`/daily`, and what keeps daily positions up: they're posted at their hour, counted, and solved when they close."""

from collections.abc import Awaitable, Callable, Iterable
from datetime import timedelta
from typing import Final, Literal, TypeVar

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.app.acting import each
from bot.app.puzzles.dailies import zones
from bot.errors import NotFound, PuzzleError, PuzzleReason, StorageUnavailable
from bot.records.puzzles import Daily, DailyPlan
from bot.texts.catalogue import say
from bot.ui.kit.commands import Choices, command, group_description, matching
from bot.ui.kit.components import controls_of
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.places import lacking, managed_guild, message_url
from bot.ui.kit.sending import UNREACHABLE, edit, is_final, own_messages, patiently, reply, send
from bot.ui.match.games import game_called
from bot.ui.puzzle.daily_posts import buttons_of, day_and_month, open_post, place_of_daily, solved_post
from bot.ui.puzzle.desk import game_choices

_log: Final = structlog.get_logger()
_T = TypeVar("_T")
EVERY: Final = timedelta(minutes=1)
"""Between two edits that only say how many have answered."""
_OWN: Final = timedelta(seconds=20)
"""So long a position that was just made is left to the process that made it, which is about to post it."""
_AT_ONCE: Final = 8  # servers that are seen to at the same time
_SHOWN: Final = 100
_SEALED: Final = "sealed"


async def _each(found: Iterable[_T], work: Callable[[_T], Awaitable[object]]) -> None:
    """Do something for each server, a few at a time; what fails for one concerns no other."""

    async def one(subject: _T) -> None:
        try:
            await work(subject)
        except StorageUnavailable:
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, it concerns one server
            _log.error("daily position not seen to", subject=repr(subject)[:_SHOWN], exc_info=error)

    await each(found, one, at_once=_AT_ONCE)


class DailyDesk:
    """Posts the positions of servers, and edits what it has posted."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def keep(self) -> None:
        """One round of housekeeping: close, post, count, solve, rate."""
        dailies = self._host.app.dailies
        await dailies.close_due()
        await _each(await dailies.due(), self._post_due)
        await _each(await dailies.to_show(_OWN, EVERY), self._bring_up)
        await _each(await dailies.stale(), self.solve)
        await dailies.settle()

    async def _post_due(self, plan: DailyPlan) -> None:
        daily = await self._host.app.dailies.open_due(plan)
        if daily is not None:
            await self.post(daily)

    async def post(self, daily: Daily) -> bool:
        """Post one that was just made. False if it can't be, and never was then, or if Discord is out of reach."""
        dailies = self._host.app.dailies
        try:
            message_id = await send(self._host, place_of_daily(daily), await open_post(self._host, daily))
        except UNREACHABLE as error:
            if is_final(error):
                await dailies.give_up(daily, "channel" if isinstance(error, discord.NotFound) else "rights")
            else:
                _log.info("daily position not posted yet", daily=daily.daily_id, error=repr(error))
            return False
        await dailies.posted(daily, message_id)
        return True

    async def _bring_up(self, daily_id: int) -> None:
        """Bring up to date how many have answered, or post what a process that died has left."""
        daily = await self._host.app.dailies.daily(daily_id)
        if daily.closed_at is not None:
            return
        if daily.message_id is None:
            await self._adopt_or_post(daily)
        else:
            await self.recount(daily)

    async def _adopt_or_post(self, daily: Daily) -> None:
        """Post one without a message, unless the process that died had posted it and not noted that."""
        button = buttons_of(daily).target("answer")
        try:
            found = await own_messages(self._host, place_of_daily(daily))
        except UNREACHABLE as error:
            if is_final(error):
                await self.post(daily)  # which says what is missing
            return
        message_id = next((one.id for one in found if button in controls_of(one)), None)
        if message_id is None:
            await self.post(daily)
        else:
            await self._host.app.dailies.posted(daily, message_id)

    async def recount(self, daily: Daily) -> None:
        """Say how many have answered now."""
        try:
            post = await open_post(self._host, daily, kept=True)
            await edit(self._host, place_of_daily(daily), daily.message_id or 0, post)
        except UNREACHABLE as error:
            _log.info("daily position not counted", daily=daily.daily_id, error=repr(error))
            if not is_final(error):
                return
        await self._host.app.dailies.shown(daily)

    async def solve(self, daily: Daily) -> None:
        """Let the message of a closed one show the solution. If message or channel are gone, its answers stand."""
        dailies = self._host.app.dailies
        named = await dailies.named(daily.daily_id)
        if daily.message_id is not None:
            post = await solved_post(self._host, daily, named)
            try:
                await edit(self._host, place_of_daily(daily), daily.message_id, post)
            except UNREACHABLE as error:
                if not is_final(error):
                    _log.info("daily position not solved yet", daily=daily.daily_id, error=repr(error))
                    return
                _log.warning("daily position not solved: its message is gone", daily=daily.daily_id, error=repr(error))
        await dailies.right(daily, named)


async def zone_choices(_: Interaction, current: str) -> Choices:
    """Time zones whose name has what is typed."""
    return matching([(one.replace("_", " "), one) for one in zones()], current.replace("_", " "))


@app_commands.default_permissions(manage_guild=True)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class DailyCog(commands.GroupCog, group_name="daily", group_description=group_description("daily")):
    """The position of the day of a server."""

    @command("daily", zone=zone_choices, variant=game_choices)
    async def set(  # noqa: PLR0917 - the options of the command
        self,
        interaction: Interaction,
        channel: discord.TextChannel,
        hour: app_commands.Range[int, 0, 23],
        zone: str,
        variant: str | None = None,
        answers: Literal["sealed", "at once"] = _SEALED,
    ) -> None:
        """Say when and where."""
        guild_id = _guild(interaction)
        missing = lacking(channel.permissions_for(channel.guild.me), in_thread=False)
        if missing:
            names = ", ".join(f"**{name}**" for name in missing)
            await reply(interaction, say("daily-lacks", channel=f"<#{channel.id}>", permissions=names))
            return
        game = game_called(variant).key
        wanted = DailyPlan(guild_id, channel.id, hour, zone, game, answers == _SEALED, interaction.created_at)
        dailies = interaction.client.app.dailies
        plan = await dailies.set(wanted)
        await reply(interaction, _said(plan, is_open=await dailies.open_of(guild_id) is not None))

    @command("daily")
    async def off(self, interaction: Interaction) -> None:
        """Post no more of them."""
        guild_id, dailies = _guild(interaction), interaction.client.app.dailies
        if not await dailies.off(guild_id):
            raise PuzzleError(PuzzleReason.NO_DAILY)
        still = await dailies.open_of(guild_id)
        when = "none" if still is None else discord.utils.format_dt(still.closes_at, "R")
        await reply(interaction, say("daily-off", when=when))

    @command("daily")
    async def now(self, interaction: Interaction) -> None:
        """Post the next one at once."""
        dailies, guild_id = interaction.client.app.dailies, _guild(interaction)
        daily = await dailies.now(guild_id)
        await patiently(interaction, interaction.client.get(DailyDesk).post(daily))
        try:
            posted = await dailies.daily(daily.daily_id)
        except NotFound:
            plan = await dailies.plan(guild_id)
            await reply(interaction, say("daily-trouble", trouble="rights" if plan is None else plan.trouble))
            return
        url = message_url(guild_id, posted.channel_id, posted.message_id)
        await reply(interaction, say("daily-posted", url=url))

    @command("daily")
    async def skip(self, interaction: Interaction) -> None:
        """Leave out the next one."""
        day, plan = await interaction.client.app.dailies.skip(_guild(interaction))
        when = discord.utils.format_dt(plan.next_at, "f")
        await reply(interaction, say("daily-skipped", when=when, **day_and_month(day)))


def _guild(interaction: Interaction) -> int:
    """The server, if the person may manage it. Raises PuzzleError outside of servers, and AccessError."""
    if interaction.guild_id is None:
        raise PuzzleError(PuzzleReason.NO_SERVER)
    return managed_guild(interaction)


def _said(plan: DailyPlan, *, is_open: bool) -> str:
    channel, zone, hour = f"<#{plan.channel_id}>", plan.zone.replace("_", " "), plan.hour
    when = discord.utils.format_dt(plan.next_at, "f")
    return say("daily-set", channel=channel, hour=hour, zone=zone, sealed=plan.sealed, open=is_open, when=when)
