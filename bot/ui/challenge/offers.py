"""Answering offers: challenges by their buttons, and everything by `/accept` and `/decline`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import discord
import structlog

from bot.app.matches import side_of
from bot.app.views import Offer
from bot.errors import NotFound, NotFoundWhat
from bot.records.marks import record_mark
from bot.records.people import Person
from bot.rules.match import commands as cmd
from bot.rules.match.state import Phase
from bot.texts.catalogue import say, speaking
from bot.ui.board.boards import Boards
from bot.ui.board.play import ask_pass, carry_out
from bot.ui.challenge.choices import offer_label
from bot.ui.challenge.sending import ChallengeCalls, mark_closed
from bot.ui.challenge.view import challenge_item, closed_challenge_post
from bot.ui.kit.components import CustomId, TapButton, Taps
from bot.ui.kit.host import Interaction
from bot.ui.kit.languages import public_language
from bot.ui.kit.message import Post
from bot.ui.kit.names import person_of
from bot.ui.kit.places import place_of
from bot.ui.kit.sending import is_public_board, reply
from bot.ui.match.lookup import may_view
from bot.ui.match.waiting import waiting_item
from bot.ui.post.kind import update_tapped

_log: Final = structlog.get_logger()
TAPS: Final = Taps()
_LABEL: Final = 80
"""How many characters a button may have."""


async def accept_challenge(interaction: Interaction, challenge_id: int) -> None:
    """Start the match of a challenge and post its first board."""
    bot = interaction.client
    await _note_post(interaction, challenge_id)
    turn = await bot.app.challenges.accept(challenge_id, person_of(interaction.user), interaction_id=interaction.id)
    if turn.is_repeat:
        await bot.get(Boards).panels.show(interaction, turn.record)
    else:
        await bot.get(Boards).answer(interaction, turn)
        await _close_post(interaction, challenge_id, person_of(interaction.user))


async def _note_post(interaction: Interaction, challenge_id: int) -> None:
    """Note the post of a challenge that was tapped, if a process died before it could."""
    challenges, tapped = interaction.client.app.challenges, interaction.message
    if tapped is None or not is_public_board(interaction):
        return
    if (await challenges.challenge_of(challenge_id)).message_id is None:
        await challenges.posted(challenge_id, tapped.id)


async def _close_post(interaction: Interaction, challenge_id: int, by: Person) -> None:
    """Take the buttons off the post of a challenge that was answered elsewhere. If that fails, they stay."""
    with speaking(public_language(interaction)):
        await mark_closed(interaction.client, await interaction.client.app.challenges.challenge_of(challenge_id), by)


async def decline_challenge(interaction: Interaction, challenge_id: int) -> None:
    """Decline or withdraw a challenge. If it was tapped on its own message, that message says so."""
    person = person_of(interaction.user)
    await _note_post(interaction, challenge_id)
    challenge = await interaction.client.app.challenges.decline(challenge_id, person)
    with speaking(public_language(interaction)):
        post = closed_challenge_post(challenge, person)
    if interaction.type is discord.InteractionType.component and is_public_board(interaction):
        await update_tapped(interaction, post)
        if interaction.message is not None:
            await interaction.client.get(ChallengeCalls).forget(interaction.message.id)
    else:
        await reply(interaction, post, private=False)
        await _close_post(interaction, challenge_id, person)


@TAPS.on("accept")
async def _accept(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await accept_challenge(interaction, target.subject)


@TAPS.on("challenge_dice")
async def _dice(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Show anyone what the dice are committed to, before the match is accepted."""
    challenge = await interaction.client.app.challenges.challenge_of(target.subject)
    await reply(interaction, say("challenge-dice", commitment=challenge.commitment or ""))


@TAPS.on("decline")
async def _decline(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await decline_challenge(interaction, target.subject)


Answer = Literal["accept", "decline"]
_ASKED: Final = 10
"""How many offers a question names at most; the list of choices names more."""


async def ask_which(interaction: Interaction, offers: Sequence[Offer], answer: Answer) -> None:
    """Ask which offer is meant, with a button for each."""
    named, reader_id = offers[:_ASKED], interaction.user.id
    rows = tuple((TapButton(_tap(one, answer), offer_label(one, reader_id)[:_LABEL]),) for one in named)
    more = say("told-more", count=len(offers) - _ASKED) if len(offers) > _ASKED else ""
    await reply(interaction, Post(tuple(filter(None, (say("offer-which"), more))), (), rows))


def _tap(offer: Offer, answer: Answer) -> CustomId:
    """What the button of an offer does."""
    record = offer.match
    if record is None:
        mark = "" if offer.challenge is None else record_mark(offer.challenge)
        return CustomId(answer, _challenge_id(offer), mark=mark)
    resigned = record.state.phase is Phase.RESIGNATION_OFFERED
    actions = ("accept_resignation", "refuse_resignation") if resigned else ("take", "pass")
    return CustomId(actions[answer == "decline"], record.match_id, record.state.seq, mark=record_mark(record))


async def tell_elsewhere(interaction: Interaction) -> None:
    """Nothing is offered here: say what is offered in other channels, and where. Raises NotFound."""
    challenges = interaction.client.app.challenges
    found = await challenges.offers_elsewhere(person_of(interaction.user), place_of(interaction))
    lines = [line for offer in found if (line := _offer_item(interaction, offer))]
    if not lines:
        raise NotFound(NotFoundWhat.OFFER)
    await reply(interaction, Post((say("offers-elsewhere"), *lines[:_ASKED]), ()))


def _offer_item(interaction: Interaction, offer: Offer) -> str:
    """An offer in a line of a list; empty for a challenge in a channel that the person cannot see."""
    if offer.match is not None:
        return waiting_item(offer.match, interaction.user.id)
    challenge = offer.challenge
    hidden = challenge is None or may_view(interaction, challenge.place.channel_id) is False
    return "" if hidden or challenge is None else challenge_item(challenge)


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
    """Pass the double (after asking, unless `sure`), play on after a resignation, or refuse a challenge."""
    record = offer.match
    if record is None:
        await decline_challenge(interaction, _challenge_id(offer))
    elif record.state.phase is Phase.RESIGNATION_OFFERED:
        await carry_out(interaction, record.match_id, cmd.RefuseResignation, seen_seq=record.state.seq)
    elif sure:
        await carry_out(interaction, record.match_id, cmd.Pass, seen_seq=record.state.seq)
    else:
        await ask_pass(interaction, record, side_of(record, interaction.user.id))


def _challenge_id(offer: Offer) -> int:
    if offer.challenge is None:
        raise NotFound(NotFoundWhat.OFFER)
    return offer.challenge.challenge_id
