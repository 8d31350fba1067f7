"""On a person: challenge them, or look at their record."""

from __future__ import annotations

import discord

from bot.errors import ChallengeError, ChallengeReason
from bot.records.computers import ComputerLevel, computer
from bot.rules.variants import BACKGAMMON
from bot.ui.challenge.draft import Draft
from bot.ui.challenge.panel import open_panel
from bot.ui.challenge.sending import house_rules_of
from bot.ui.kit.host import Interaction
from bot.ui.kit.places import can_play_here, is_direct
from bot.ui.people.cog import show_profile


async def challenge_person(interaction: Interaction, person: discord.Member | discord.User) -> None:
    """Open the options of a challenge to this person, with what the server and the challenger usually play.

    Raises ChallengeError for oneself, for another bot, and where the person could not answer.
    """
    me, people = interaction.client.user, interaction.client.app.people
    is_me = me is not None and person.id == me.id
    if person.id == interaction.user.id:
        raise ChallengeError(ChallengeReason.SELF)
    if person.bot and not is_me:
        raise ChallengeError(ChallengeReason.BOT)
    if is_direct(interaction) and not is_me:
        raise ChallengeError(ChallengeReason.NOBODY_HERE)
    if not await can_play_here(interaction):
        return
    if interaction.guild_id and not is_me and not isinstance(person, discord.Member):
        raise ChallengeError(ChallengeReason.NOT_HERE)
    settings = await people.settings(interaction.guild_id)
    preferences = await people.preferences(interaction.user.id)
    rules = house_rules_of(preferences, settings, BACKGAMMON, settings.default_length)
    opponent_id = computer(ComputerLevel.INTERMEDIATE).user_id if is_me else person.id
    await open_panel(interaction, Draft(BACKGAMMON.key, settings.default_length, rules, opponent_id=opponent_id))


async def profile_of_person(interaction: Interaction, person: discord.Member | discord.User) -> None:
    """Show a person's record, as `/profile` does."""
    await show_profile(interaction, person)
