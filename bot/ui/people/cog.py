"""`/leaderboard`, `/profile`, `/history`."""

from __future__ import annotations

import asyncio
from typing import Final, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.records import Person
from bot.texts.catalogue import say
from bot.ui.kit.choices import quiet
from bot.ui.kit.commands import command
from bot.ui.kit.host import Interaction
from bot.ui.kit.names import person_of
from bot.ui.kit.places import place_of
from bot.ui.kit.sending import reply
from bot.ui.kit.themes import private_theme_of
from bot.ui.match.choices import game_called, game_choices
from bot.ui.people.profiles import history_post, leaderboard_post, profile_post

_LISTED: Final = 20


class PeopleCog(commands.Cog):
    """People as players."""

    @command()
    @app_commands.autocomplete(variant=quiet(game_choices))
    async def leaderboard(
        self,
        interaction: Interaction,
        where: Literal["server", "everywhere"] | None = None,
        month: bool = False,
        variant: str | None = None,
    ) -> None:
        """Show the best."""
        bot = interaction.client
        guild_id = None if where == "everywhere" else interaction.guild_id
        game = game_called(variant)
        since = bot.clock() if month else None
        leaders = await bot.app.ratings.leaderboard(guild_id, game.key, month=since, limit=_LISTED)
        scope = "server" if guild_id else "everywhere"
        title = say("leaderboard-title", scope=scope, game=game.name, month=month)
        theme = await self._theme(interaction)
        post = await asyncio.to_thread(leaderboard_post, leaders, title, theme)
        await reply(interaction, post)

    @command()
    @app_commands.autocomplete(variant=quiet(game_choices))
    async def profile(
        self,
        interaction: Interaction,
        person: discord.Member | discord.User | None = None,
        variant: str | None = None,
    ) -> None:
        """Show a person's record, and their record against whoever asks."""
        bot, shown, asks = interaction.client, _shown(interaction, person), person_of(interaction.user)
        game = None if variant is None else game_called(variant).key
        profile = await bot.app.ratings.profile(shown.user_id, interaction.guild_id, game)
        against = None
        if shown.user_id != asks.user_id:
            between = await bot.app.ratings.head_to_head(asks.user_id, shown.user_id)
            against = (asks, between) if between.matches else None
        theme = await self._theme(interaction)
        post = await asyncio.to_thread(profile_post, shown, profile, against, theme)
        await reply(interaction, post)

    @command()
    async def history(
        self,
        interaction: Interaction,
        person: discord.Member | discord.User | None = None,
    ) -> None:
        """Show a person's last matches."""
        shown, asks = _shown(interaction, person), interaction.user.id
        # Outside a server, of somebody else only what both have seen: the matches between the two.
        opponent_id = asks if interaction.guild_id is None and shown.user_id != asks else None
        found = await interaction.client.app.ratings.history(
            shown.user_id, interaction.guild_id, limit=_LISTED, opponent_id=opponent_id
        )
        await reply(interaction, history_post(shown, found))

    @staticmethod
    async def _theme(interaction: Interaction) -> str:
        preferences = await interaction.client.app.people.preferences(interaction.user.id)
        return private_theme_of(interaction.client, place_of(interaction), preferences)


def _shown(interaction: Interaction, person: discord.Member | discord.User | None) -> Person:
    return person_of(person or interaction.user)
