"""The slash commands as a whole."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.ui.kit.errors import answer_error, begin
from bot.ui.kit.host import Host
from bot.ui.kit.languages import attune
from bot.ui.kit.rate_limit import RateLimit


class Tree(app_commands.CommandTree[Host]):
    """The slash commands. Every error in one is answered."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Allow everything but haste. Commands and autocompletes begin here, so their language is set here."""
        if not await self.client.get(RateLimit).allows(interaction):
            return False
        begin(interaction)
        await attune(interaction)
        return True

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        """Answer the error, ephemerally."""
        await answer_error(interaction, error)
