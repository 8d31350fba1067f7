"""`/challenge`, `/accept`, `/decline`."""

from __future__ import annotations

from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.app.challenges import the_only
from bot.app.views import Offer
from bot.errors import ChallengeError, ChallengeReason, NotFound, NotFoundWhat
from bot.records import ServerSettings, Terms
from bot.rules.match import LONGEST
from bot.rules.rules import Rules
from bot.rules.time_control import AtZero, ClockKind
from bot.rules.variants import BACKGAMMON
from bot.texts.catalogue import say, speaking
from bot.ui.autocomplete import accept_choices, decline_choices, quiet
from bot.ui.board_message import Interaction
from bot.ui.challenge_view import challenge_mentions, challenge_post
from bot.ui.clock_texts import control_of, for_length
from bot.ui.languages import public_language
from bot.ui.names import person_of
from bot.ui.offers import accept_offer, decline_offer
from bot.ui.places import is_direct, missing_permissions, place_of
from bot.ui.replies import tell_privately
from bot.ui.translator import command


class ChallengeCog(commands.Cog):
    """Offering a match and answering whatever is offered."""

    @command()
    async def challenge(  # noqa: PLR0917 - the options of the command
        self,
        interaction: Interaction,
        opponent: discord.Member | discord.User | None = None,
        length: app_commands.Range[int, 0, LONGEST] | None = None,
        cube: bool | None = None,
        clock: Literal["none", "live", "12h", "1d", "3d", "7d"] | None = None,
        at_zero: Literal["lose", "claim"] | None = None,
        rated: bool = True,
    ) -> None:
        """Offer a match."""
        if is_direct(interaction):
            raise ChallengeError(ChallengeReason.NOBODY_HERE)
        missing = missing_permissions(interaction)
        if missing:
            names = ", ".join(f"**{name}**" for name in missing)
            await tell_privately(interaction, say("challenge-needs-permissions", permissions=names))
            return
        if opponent is not None and interaction.guild_id and not isinstance(opponent, discord.Member):
            raise ChallengeError(ChallengeReason.NOT_HERE)
        bot = interaction.client
        place = place_of(interaction)
        settings = await bot.people.settings(interaction.guild_id)
        terms = replace(_terms(settings, length, cube, clock, at_zero), rated=rated)
        made = await bot.challenges.challenge(
            place,
            person_of(interaction.user),
            person_of(opponent) if opponent is not None else None,
            terms,
            opponent_is_bot=opponent is not None and opponent.bot,
            interaction_id=interaction.id,
        )
        with speaking(public_language(interaction)):
            post = challenge_post(made, bot.settings.abandon_after.days)
        response = await interaction.response.send_message(view=post.view(), allowed_mentions=challenge_mentions(made))
        if response.message_id is not None:
            await bot.challenges.posted(made.challenge_id, response.message_id)

    @command()
    @app_commands.autocomplete(offer=quiet(accept_choices))
    async def accept(self, interaction: Interaction, offer: str | None = None) -> None:
        """Accept."""
        offers = await interaction.client.challenges.offers_to(person_of(interaction.user), place_of(interaction))
        await accept_offer(interaction, _chosen(offers, offer))

    @command()
    @app_commands.autocomplete(offer=quiet(decline_choices))
    async def decline(self, interaction: Interaction, offer: str | None = None, sure: bool = False) -> None:
        """Decline."""
        offers = await interaction.client.challenges.declinable(person_of(interaction.user), place_of(interaction))
        await decline_offer(interaction, _chosen(offers, offer), sure=sure)


def _terms(
    settings: ServerSettings, length: int | None, cube: bool | None, clock: str | None, at_zero: str | None
) -> Terms:
    """What is to be played for; what was not said is as the server has it."""
    length = settings.default_length if length is None else length
    zero = None if at_zero is None else AtZero(at_zero)
    control = settings.default_clock if clock is None else control_of(clock, zero)
    if control is not None and zero is not None:
        control = replace(control, at_zero=zero)
    if clock is None and not length and control is not None and control.kind is ClockKind.LIVE:
        control = None  # the server's usual clock is for matches
    with_cube = cube is not False
    rules = Rules(cube=with_cube, jacoby=with_cube and length == 0)
    return Terms(BACKGAMMON.key, length, rules, for_length(control, length))


def _chosen(offers: list[Offer], key: str | None) -> Offer:
    """The offer named, or the most urgent. A double comes before challenges, a personal one before an open one."""
    if key:
        for offer in offers:
            if offer.key == key.strip():
                return offer
        raise NotFound(NotFoundWhat.OFFER)
    if not offers:
        raise NotFound(NotFoundWhat.OFFER)
    rank = offers[0].rank
    return the_only([offer for offer in offers if offer.rank == rank])
