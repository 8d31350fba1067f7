"""What `/accept` and `/decline` offer while somebody types."""

from __future__ import annotations

from bot.app.views import Offer
from bot.rules.match.state import Phase
from bot.texts.catalogue import say
from bot.ui.challenge.view import terms_text
from bot.ui.kit.choices import Choices, matching
from bot.ui.kit.host import Interaction
from bot.ui.kit.names import person_of, shown_name
from bot.ui.kit.places import place_of
from bot.ui.match.choices import match_label


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
