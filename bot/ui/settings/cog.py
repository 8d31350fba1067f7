"""`/preferences` and `/settings`."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.errors import ChallengeError, ChallengeReason
from bot.render.paint.theme import theme_names
from bot.texts.catalogue import say
from bot.ui.kit.commands import Choices, command, group_description, quiet
from bot.ui.kit.host import Interaction
from bot.ui.kit.names import bold, person_of
from bot.ui.kit.sending import reply
from bot.ui.settings.parts import theme_title
from bot.ui.settings.preferences import blocked_line, show_preferences, show_theme
from bot.ui.settings.server import show_settings

_LONGEST_VACATION = 366


async def _theme_choices(_: Interaction, current: str) -> Choices:
    wanted = current.casefold().strip()
    return [
        app_commands.Choice(name=theme_title(name), value=name)
        for name in theme_names()
        if wanted in theme_title(name).casefold() or wanted in name
    ]


class PreferencesCog(commands.GroupCog, group_name="preferences", group_description=group_description("preferences")):
    """What a player has chosen."""

    @command("preferences")
    async def show(self, interaction: Interaction) -> None:
        """Show the panel."""
        await show_preferences(interaction)

    @command("preferences")
    @app_commands.autocomplete(theme=quiet(_theme_choices))
    async def theme(self, interaction: Interaction, theme: str) -> None:
        """Preview a theme."""
        await show_theme(interaction, theme.strip().lower())

    @command("preferences")
    async def block(self, interaction: Interaction, person: discord.Member | discord.User) -> None:
        """Block a person."""
        if person.id == interaction.user.id:
            raise ChallengeError(ChallengeReason.SELF)
        await interaction.client.app.people.block(interaction.user.id, person_of(person), interaction.client.clock())
        await reply(interaction, say("blocked", who=bold(person_of(person))))

    @command("preferences")
    async def unblock(self, interaction: Interaction, person: discord.Member | discord.User) -> None:
        """Unblock a person."""
        await interaction.client.app.people.unblock(interaction.user.id, person.id)
        left = await interaction.client.app.people.blocked_by(interaction.user.id)
        lines = [say("unblocked", who=bold(person_of(person)))]
        if left:
            lines.append(blocked_line(left))
        await reply(interaction, "\n".join(lines))

    @command("preferences")
    async def vacation(self, interaction: Interaction, days: app_commands.Range[int, 0, _LONGEST_VACATION]) -> None:
        """Go on vacation, or come back."""
        clocks, user_id = interaction.client.app.clocks, interaction.user.id
        after = await (clocks.leave(user_id, days) if days else clocks.come_back(user_id))
        left = clocks.vacation_left(after)
        if after.away_until is None:
            await reply(interaction, say("vacation-over", days=left))
        else:
            until = discord.utils.format_dt(after.away_until, "D")
            await reply(interaction, say("vacation-begun", until=until, days=left))


class SettingsCog(commands.Cog):
    """What a server has chosen."""

    @command()
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def settings(self, interaction: Interaction) -> None:
        """Show the panel."""
        await show_settings(interaction)
