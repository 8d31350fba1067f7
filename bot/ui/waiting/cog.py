"""`/matches`."""

from __future__ import annotations

from discord.ext import commands

from bot.ui.kit.commands import command
from bot.ui.kit.host import Interaction
from bot.ui.waiting.lists import show_matches


class WaitingCog(commands.Cog):
    """Whose turn it is, everywhere."""

    @command()
    async def matches(self, interaction: Interaction) -> None:
        """Say what waits, and list what is being played."""
        await show_matches(interaction)
