"""What `/challenge`, `/accept` and `/decline` offer while somebody types."""

from __future__ import annotations

from typing import Final

from discord import app_commands

from bot.app.views import Offer
from bot.errors import ChallengeError, ChallengeReason
from bot.rules.match.state import LONGEST, Phase
from bot.texts.catalogue import say
from bot.ui.challenge.view import terms_text
from bot.ui.kit.commands import Choices, matching
from bot.ui.kit.host import Interaction
from bot.ui.kit.names import person_of, shown_name
from bot.ui.kit.places import place_of
from bot.ui.match.choices import match_label

_USUAL_LENGTHS: Final = (3, 5, 9, 21)
_CUBES: Final = {0: None, 1000: True, 2000: False}
"""What is added to a length to say that the cube is asked for, or not: a choice fills in one option, a number."""
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
    length = number % 1000
    if length > LONGEST:
        raise ChallengeError(ChallengeReason.LENGTH)
    return length, _CUBES[number - length]


async def accept_choices(interaction: Interaction, current: str) -> Choices:
    """Everything that the person can accept here."""
    offers = await interaction.client.app.challenges.offers_to(person_of(interaction.user), place_of(interaction))
    return matching([(offer_label(offer, interaction.user.id), offer.key) for offer in offers], current)


async def decline_choices(interaction: Interaction, current: str) -> Choices:
    """Everything that the person can decline or withdraw here."""
    offers = await interaction.client.app.challenges.declinable(person_of(interaction.user), place_of(interaction))
    return matching([(offer_label(offer, interaction.user.id), offer.key) for offer in offers], current)


def offer_label(offer: Offer, reader_id: int) -> str:
    """An offer in a line of plain text; for the reader's own challenges it says who they are to."""
    if offer.match is not None:
        label = match_label(offer.match)
        if offer.match.state.phase is Phase.RESIGNATION_OFFERED:
            return say("offer-resignation", match=label)
        return say("offer-double", match=label)
    if offer.challenge is None:
        return ""
    challenger, opponent = offer.challenge.challenger, offer.challenge.opponent
    terms = terms_text(offer.challenge.terms)
    if challenger.user_id != reader_id:
        return say("offer-challenge", who=shown_name(challenger), terms=terms)
    if opponent is None:
        return say("offer-own-open-challenge", terms=terms)
    return say("offer-own-challenge", who=shown_name(opponent), terms=terms)
