"""`/daily`: the manager of a server says when and where its position of the day is posted."""

from typing import Final, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.puzzles.dailies import zones
from bot.errors import NotFound, PuzzleError, PuzzleReason
from bot.records.puzzles import DailyPlan
from bot.texts.catalogue import say
from bot.ui.kit.commands import Choices, command, group_description, matching
from bot.ui.kit.host import Interaction
from bot.ui.kit.places import lacking, managed_guild, message_url
from bot.ui.kit.sending import patiently, reply
from bot.ui.match.games import game_called
from bot.ui.puzzle.daily_desk import DailyDesk
from bot.ui.puzzle.daily_posts import day_and_month
from bot.ui.puzzle.desk import game_choices

_SEALED: Final = "sealed"


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
    return say(
        "daily-set",
        channel=f"<#{plan.channel_id}>",
        hour=plan.hour,
        zone=plan.zone.replace("_", " "),
        sealed=plan.sealed,
        open=is_open,
        when=discord.utils.format_dt(plan.next_at, "f"),
    )
