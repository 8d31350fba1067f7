"""`/challenge`, `/accept`, `/decline`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, Literal

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.app.views import Offer
from bot.errors import ChallengeError, ChallengeReason
from bot.records.computers import ComputerLevel, computer
from bot.rules.house_rules import check, fitting
from bot.rules.match.state import LONGEST
from bot.rules.match.time_control import AtZero
from bot.rules.rules import Rules
from bot.rules.variants import Variant
from bot.texts.catalogue import say
from bot.ui.challenge.draft import Draft
from bot.ui.challenge.form import open_form
from bot.ui.challenge.offers import (
    Answer,
    accept_choices,
    accept_offer,
    ask_which,
    decline_choices,
    decline_offer,
    tell_elsewhere,
)
from bot.ui.challenge.panel import open_panel
from bot.ui.challenge.sending import check_is_here, clock_of, house_rules_of, send_challenge, terms_of
from bot.ui.computer.start import play_computer
from bot.ui.kit.commands import command
from bot.ui.kit.host import Interaction
from bot.ui.kit.names import person_of
from bot.ui.kit.places import can_play_here, place_of
from bot.ui.match.choices import game_called, game_choices
from bot.ui.match.style import style_called

_USUAL_LENGTHS: Final = (3, 5, 9, 21)
_CUBES: Final = {0: None, 1_000_000: True, 2_000_000: False}
"""Added to a length to say that the cube is asked for, or not: a choice fills in one option, a number.

It is more than anybody types by mistake.
"""
LARGEST: Final = max(_CUBES) + LONGEST
"""The largest number that `length_called` reads."""


async def length_choices(_: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """The usual lengths, each with and without the cube; before them the number being typed, if it is another."""
    typed = current.strip()
    own = int(typed) if typed.isdecimal() and len(typed) < 4 else LONGEST + 1
    lengths = (*(() if own > LONGEST or own in _USUAL_LENGTHS else (own,)), *_USUAL_LENGTHS)
    labelled = [choice for length in lengths for choice in _with_and_without(length)]
    return [
        app_commands.Choice(name=name, value=value) for name, value in labelled if typed.casefold() in name.casefold()
    ]


def _with_and_without(length: int) -> list[tuple[str, int]]:
    label = say("length", points=length)
    if length == 1:
        return [(label, length)]  # there the cube changes nothing
    words = {True: say("with-cube"), False: say("without-cube")}
    return [(f"{label}, {words[cube]}", added + length) for added, cube in _CUBES.items() if cube is not None]


def length_called(number: int) -> tuple[int, bool | None]:
    """The length that was typed or chosen, and whether the cube is asked for. Raises ChallengeError."""
    length = number % 1_000_000
    if length > LONGEST:
        raise ChallengeError(ChallengeReason.LENGTH)
    return length, _CUBES[number - length]


class ChallengeCog(commands.Cog):
    """Offering a match, and answering offers."""

    @command(length=length_choices, variant=game_choices)
    async def challenge(  # noqa: PLR0917 - the options of the command
        self,
        interaction: Interaction,
        opponent: discord.Member | discord.User | None = None,
        length: app_commands.Range[int, 0, LARGEST] | None = None,
        cube: bool | None = None,
        clock: Literal["none", "live", "12h", "1d", "3d", "7d"] | None = None,
        at_zero: Literal["lose", "claim"] | None = None,
        rated: bool = True,
        variant: str | None = None,
        options: bool = False,
        level: Literal["beginner", "casual", "intermediate", "advanced", "expert", "world class"] | None = None,
        posting: Literal["a post a turn", "one board that moves", "one board in place"] | None = None,
        numbers: Literal["each their own", "fixed"] | None = None,
    ) -> None:
        """Offer a match."""
        against = _computer(interaction, opponent, level)
        if not list(interaction.namespace):
            await open_form(interaction)
            return
        if against is None:
            check_is_here(interaction, opponent)
        if not await can_play_here(interaction):
            return
        settings = await interaction.client.app.people.settings(interaction.guild_id)
        preferences = await interaction.client.app.people.preferences(interaction.user.id)
        points, with_cube = (settings.default_length, None) if length is None else length_called(length)
        played, cube = game_called(variant), with_cube if cube is None else cube
        rules = _rules(house_rules_of(preferences, settings, played, points), played, points, cube)
        zero, style = AtZero(at_zero) if at_zero else None, style_called(posting, numbers)
        if options:
            to = computer(against).user_id if against is not None else 0 if opponent is None else opponent.id
            await open_panel(interaction, Draft(played.key, points, rules, clock, zero, rated, to, style))
            return
        terms = terms_of(played, points, rules, clock_of(settings, points, clock, zero), rated=rated, style=style)
        if against is not None:
            await play_computer(interaction, against, terms)
        else:
            await send_challenge(interaction, opponent, terms)

    @command(offer=accept_choices)
    async def accept(self, interaction: Interaction, offer: str | None = None) -> None:
        """Accept."""
        offers = await interaction.client.app.challenges.offers_to(person_of(interaction.user), place_of(interaction))
        await _answer(interaction, offers, offer, "accept", accept_offer)

    @command(offer=decline_choices)
    async def decline(self, interaction: Interaction, offer: str | None = None, sure: bool = False) -> None:
        """Decline."""
        offers = await interaction.client.app.challenges.declinable(person_of(interaction.user), place_of(interaction))
        await _answer(interaction, offers, offer, "decline", partial(decline_offer, sure=sure))


async def _answer(
    interaction: Interaction,
    offers: list[Offer],
    key: str | None,
    answer: Answer,
    act: Callable[[Interaction, Offer], Awaitable[None]],
) -> None:
    """Answer the one offer that is meant: the one named, else the only one to the person, else the only one to anyone.

    Ask which where there are several, or none like that, and tell of other places if there is none at all.
    """
    named = [offer for offer in offers if key and offer.key == key.strip()]
    meant = named or [offer for offer in offers if not offer.is_to_anyone] or offers
    if not meant:
        await tell_elsewhere(interaction)
    elif key and not named:
        await ask_which(interaction, meant, answer, say("offer-unknown"))
    elif len(meant) > 1:
        await ask_which(interaction, meant, answer, say("offer-which"))
    else:
        await act(interaction, meant[0])


def _computer(interaction: Interaction, opponent: discord.abc.User | None, level: str | None) -> ComputerLevel | None:
    """The level of the computer that is challenged; None for a person. Raises ChallengeError for a person's level."""
    me = interaction.client.user
    if me is not None and opponent is not None and opponent.id == me.id:
        return ComputerLevel((level or ComputerLevel.INTERMEDIATE.value).replace(" ", "_"))
    if level is not None:
        raise ChallengeError(ChallengeReason.LEVEL_OF_A_PERSON)
    return None


def _rules(usual: Rules, game: Variant, length: int, cube: bool | None) -> Rules:
    """The usual house rules, with or without the cube as asked. Raises HouseRule for a cube in a game without one."""
    if cube is None:
        return usual
    chosen = replace(usual, cube=cube)
    if not cube:
        return fitting(chosen, game, length)
    check(chosen, game, length)
    return chosen
