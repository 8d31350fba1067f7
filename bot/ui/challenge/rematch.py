"""A rematch: the same two people, for the same terms."""

from __future__ import annotations

from typing import Final

from bot.app.matches import side_of
from bot.errors import ChallengeError, ChallengeReason
from bot.records.challenges import Terms
from bot.records.computers import level_of
from bot.records.matches import MatchRecord
from bot.records.people import Person
from bot.ui.challenge.offers import accept_challenge
from bot.ui.challenge.sending import person_here, send_challenge
from bot.ui.computer.start import play_computer
from bot.ui.kit.components import CustomId, Taps
from bot.ui.kit.host import Interaction
from bot.ui.kit.names import person_of
from bot.ui.kit.places import can_play_here, is_direct, place_of

TAPS: Final = Taps()


@TAPS.on("rematch")
async def _rematch(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Challenge the opponent to the same. If they have done so already, accept that."""
    bot = interaction.client
    record = await bot.app.matches.match(target.subject)
    opponent = record.players[side_of(record, interaction.user.id).other]
    terms = _the_same(record)
    if not await can_play_here(interaction):
        return
    level = level_of(opponent.user_id)
    if level is not None:
        await play_computer(interaction, level, terms)
        return
    if is_direct(interaction):
        raise ChallengeError(ChallengeReason.NOBODY_HERE)
    offered = await _offered(interaction, opponent, terms)
    if offered is not None:
        await accept_challenge(interaction, offered)
        return
    if opponent.user_id < 0:  # the stand-in for somebody whose data was deleted
        raise ChallengeError(ChallengeReason.NOT_HERE)
    await send_challenge(interaction, await person_here(interaction, opponent.user_id), terms)


def _the_same(record: MatchRecord) -> Terms:
    """What a match was played for."""
    state = record.state
    control = None if record.agreed_clock is None else record.agreed_clock.control
    return Terms(state.variant, state.length, state.rules, control, rated=record.rated, style=record.style)


async def _offered(interaction: Interaction, opponent: Person, terms: Terms) -> int | None:
    """The opponent's open challenge to the same here, if there is one."""
    offers = await interaction.client.app.challenges.offers_to(person_of(interaction.user), place_of(interaction))
    for one in (offer.challenge for offer in offers):
        if one is None or one.opponent is None or one.terms != terms:
            continue
        if one.challenger.user_id == opponent.user_id:
            return one.challenge_id
    return None
