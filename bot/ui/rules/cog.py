"""`/rules` and `/help`."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.errors import NotFound
from bot.rules.match.turn import game_of
from bot.rules.variants import BACKGAMMON
from bot.ui.kit.commands import command, quiet
from bot.ui.kit.host import Interaction
from bot.ui.kit.places import place_of
from bot.ui.match.choices import game_called, game_choices
from bot.ui.rules.view import show_help, show_rules


class RulesCog(commands.Cog):
    """How the games are played."""

    @command()
    @app_commands.autocomplete(variant=quiet(game_choices))
    async def rules(self, interaction: Interaction, variant: str | None = None) -> None:
        """Show the rules of a game."""
        key = await _played_here(interaction) if variant is None else game_called(variant).key
        await show_rules(interaction, key)

    @command()
    async def help(self, interaction: Interaction) -> None:
        """Explain how to play with the bot."""
        await show_help(interaction)


async def _played_here(interaction: Interaction) -> str:
    """The game of the match that this person would look at here, or else backgammon."""
    try:
        record = await interaction.client.app.matches.to_look_at(interaction.user.id, place_of(interaction))
    except NotFound:
        return BACKGAMMON.key
    return game_of(record.state).key
