"""`/watch`."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui.kit.commands import command, quiet
from bot.ui.kit.host import Interaction
from bot.ui.match.choices import any_match_choices
from bot.ui.match.lookup import chosen_match_to_look_at
from bot.ui.watching.following import find_and_watch, show_watch


class WatchCog(commands.Cog):
    """Following a match."""

    @command()
    @app_commands.autocomplete(match=quiet(any_match_choices))
    async def watch(self, interaction: Interaction, match: str | None = None) -> None:
        """Watch a match."""
        if match:
            await show_watch(interaction, await chosen_match_to_look_at(interaction, match))
        else:
            await find_and_watch(interaction)
