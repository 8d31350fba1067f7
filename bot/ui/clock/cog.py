"""`/pause`, `/resume`, `/claim`."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui.clock.taps import claim_match, show_clock
from bot.ui.kit.choices import quiet
from bot.ui.kit.commands import command
from bot.ui.kit.host import Interaction
from bot.ui.kit.names import person_of
from bot.ui.match.choices import match_choices
from bot.ui.match.lookup import chosen_match


class ClockCog(commands.Cog):
    """Pausing a match, and ending one that nobody plays."""

    @command()
    @app_commands.autocomplete(match=quiet(match_choices))
    async def pause(self, interaction: Interaction, match: str | None = None) -> None:
        """Pause the clock."""
        record = await chosen_match(interaction, match)
        paused = await interaction.client.app.clocks.pause(record.match_id, person_of(interaction.user))
        await show_clock(interaction, paused)

    @command()
    @app_commands.autocomplete(match=quiet(match_choices))
    async def resume(self, interaction: Interaction, match: str | None = None) -> None:
        """Go on after a pause."""
        record = await chosen_match(interaction, match)
        resumed = await interaction.client.app.clocks.resume(record.match_id, person_of(interaction.user))
        await show_clock(interaction, resumed)

    @command()
    @app_commands.autocomplete(match=quiet(match_choices))
    async def claim(self, interaction: Interaction, match: str | None = None) -> None:
        """Win a match because the opponent's time is up."""
        record = await chosen_match(interaction, match)
        await claim_match(interaction, record.match_id)
