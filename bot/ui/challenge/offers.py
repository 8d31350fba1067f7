"""Answering what is offered: challenges by their buttons, and everything by `/accept` and `/decline`."""

from __future__ import annotations

from typing import Final

import discord
import structlog

from bot.app.views import Offer
from bot.errors import NotFound, NotFoundWhat
from bot.records import Person
from bot.rules.match import commands as cmd
from bot.rules.match.state import Phase
from bot.texts.catalogue import speaking
from bot.ui.board.play import ask_pass, carry_out
from bot.ui.challenge.view import closed_challenge_post
from bot.ui.kit.components import CustomId, on_tap
from bot.ui.kit.host import Interaction
from bot.ui.kit.languages import public_language
from bot.ui.kit.names import person_of
from bot.ui.kit.sending import UNREACHABLE

_log: Final = structlog.get_logger()


async def accept_challenge(interaction: Interaction, challenge_id: int) -> None:
    """Start the match of a challenge and post its first board."""
    bot = interaction.client
    turn = await bot.challenges.accept(challenge_id, person_of(interaction.user), interaction_id=interaction.id)
    if turn.is_repeat:
        await bot.boards.show_privately(interaction, turn.record)
    else:
        await bot.boards.answer(interaction, turn)
        await _close_post(interaction, challenge_id, person_of(interaction.user))


async def _close_post(interaction: Interaction, challenge_id: int, by: Person) -> None:
    """Take the buttons off the post of a challenge that was answered elsewhere; should that fail, it stays."""
    bot = interaction.client
    challenge = await bot.challenges.challenge_of(challenge_id)
    if challenge.message_id is None:
        return
    channel = bot.get_partial_messageable(challenge.place.channel_id, guild_id=challenge.place.guild_id)
    with speaking(public_language(interaction)):
        view = closed_challenge_post(challenge, by).view()
    try:
        message = channel.get_partial_message(challenge.message_id)
        await message.edit(view=view, allowed_mentions=discord.AllowedMentions.none())
    except UNREACHABLE as error:
        _log.info("answered challenge not marked", challenge=challenge_id, error=str(error))


async def decline_challenge(interaction: Interaction, challenge_id: int) -> None:
    """Decline or withdraw a challenge; its own message says so when it was tapped there."""
    bot = interaction.client
    person = person_of(interaction.user)
    challenge = await bot.challenges.decline(challenge_id, person)
    with speaking(public_language(interaction)):
        view = closed_challenge_post(challenge, person).view()
    quiet = discord.AllowedMentions.none()
    if interaction.type is discord.InteractionType.component:
        await interaction.response.edit_message(view=view, allowed_mentions=quiet)
    else:
        await interaction.response.send_message(view=view, allowed_mentions=quiet)
        await _close_post(interaction, challenge_id, person)


@on_tap("accept")
async def _accept(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await accept_challenge(interaction, target.subject)


@on_tap("decline")
async def _decline(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await decline_challenge(interaction, target.subject)


async def accept_offer(interaction: Interaction, offer: Offer) -> None:
    """Take the double, accept the resignation, or start the match."""
    record = offer.match
    if record is None:
        await accept_challenge(interaction, _challenge_id(offer))
    elif record.state.phase is Phase.RESIGNATION_OFFERED:
        await carry_out(interaction, record.match_id, cmd.AcceptResignation, seen_seq=record.state.seq)
    else:
        await carry_out(interaction, record.match_id, cmd.Take, seen_seq=record.state.seq)


async def decline_offer(interaction: Interaction, offer: Offer, *, sure: bool) -> None:
    """Pass the double (asked again unless `sure`), play on after a resignation, or refuse a challenge."""
    record = offer.match
    if record is None:
        await decline_challenge(interaction, _challenge_id(offer))
    elif record.state.phase is Phase.RESIGNATION_OFFERED:
        await carry_out(interaction, record.match_id, cmd.RefuseResignation, seen_seq=record.state.seq)
    elif sure:
        await carry_out(interaction, record.match_id, cmd.Pass, seen_seq=record.state.seq)
    else:
        await ask_pass(interaction, record, interaction.client.side_of(record, interaction.user.id))


def _challenge_id(offer: Offer) -> int:
    if offer.challenge is None:
        raise NotFound(NotFoundWhat.OFFER)
    return offer.challenge.challenge_id
