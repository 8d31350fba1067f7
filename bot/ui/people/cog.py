"""`/leaderboard`, `/profile`, `/history`."""

from __future__ import annotations

import asyncio
from typing import Final, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.ratings.records import Onlooker
from bot.records.people import Person
from bot.texts.catalogue import say
from bot.ui.kit.commands import command, quiet
from bot.ui.kit.host import Interaction
from bot.ui.kit.names import person_of
from bot.ui.kit.places import place_of
from bot.ui.kit.sending import reply
from bot.ui.match.choices import game_called, game_choices
from bot.ui.match.style import private_theme_of
from bot.ui.people.histories import seen_chouettes, seen_history
from bot.ui.people.profiles import hidden_profile_post, history_post, leaderboard_post, profile_post

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
        # In their own server everyone is listed; elsewhere only who wants to be.
        onlooker = None if guild_id else Onlooker(interaction.user.id, interaction.guild_id)
        leaders = await bot.app.ratings.leaderboard(guild_id, game.key, month=since, limit=_LISTED, onlooker=onlooker)
        scope = "server" if guild_id else "everywhere"
        title = say("leaderboard-title", scope=scope, game=game.name, month=month)
        theme = await _theme(interaction)
        remark = "" if guild_id else say("leaderboard-everywhere")
        post = await asyncio.to_thread(leaderboard_post, leaders, title, theme, remark)
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
        await show_profile(interaction, person, variant)

    @command()
    async def history(
        self,
        interaction: Interaction,
        person: discord.Member | discord.User | None = None,
    ) -> None:
        """Show a person's last matches."""
        shown = _shown(interaction, person)
        matches = await seen_history(interaction, shown.user_id, _LISTED)
        await reply(interaction, history_post(shown, matches, await seen_chouettes(interaction, shown.user_id)))


async def show_profile(
    interaction: Interaction, person: discord.Member | discord.User | None, variant: str | None = None
) -> None:
    """Answer with a person's record, and their record against whoever asks. Raises PreferenceError for the game."""
    bot, shown, asks = interaction.client, _shown(interaction, person), person_of(interaction.user)
    game = None if variant is None else game_called(variant).key
    against = None
    if shown.user_id != asks.user_id:
        between = await bot.app.ratings.head_to_head(asks.user_id, shown.user_id)
        against = (asks, between) if between.matches else None
    if not await _may_see(interaction, shown):
        await reply(interaction, hidden_profile_post(shown, against))
        return
    profile = await bot.app.ratings.profile(shown.user_id, interaction.guild_id, game)
    standing = await bot.app.chouettes.standing(shown.user_id, interaction.guild_id)
    theme = await _theme(interaction)
    post = await asyncio.to_thread(profile_post, shown, profile, against, theme, standing)
    await reply(interaction, post)


async def _theme(interaction: Interaction) -> str:
    preferences = await interaction.client.app.people.preferences(interaction.user.id)
    return private_theme_of(interaction.client, place_of(interaction), preferences)


def _shown(interaction: Interaction, person: discord.Member | discord.User | None) -> Person:
    return person_of(person or interaction.user)


async def _may_see(interaction: Interaction, shown: Person) -> bool:
    """May the person who asks see somebody's record? Outside servers, only if they want to be shown there."""
    if interaction.guild_id is not None or shown.user_id == interaction.user.id:
        return True
    return (await interaction.client.app.people.preferences(shown.user_id)).shown_outside
