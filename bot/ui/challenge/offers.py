"""Answering offers: challenges by their buttons, everything by `/accept` and `/decline`; and rematches."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Final, Literal

import discord
import structlog
from msgspec.structs import replace

from bot.app.matches import side_of
from bot.app.views import Offer
from bot.errors import ChallengeError, ChallengeReason, NotFound, NotFoundWhat
from bot.records.computers import level_of
from bot.records.marks import record_mark
from bot.records.matches import ChallengeStatus, MatchRecord, Terms
from bot.records.people import Person
from bot.rules.match import commands as cmd
from bot.rules.match.state import Phase
from bot.texts.catalogue import say, speaking
from bot.ui.board.boards import Boards
from bot.ui.board.play import ask_pass, carry_out
from bot.ui.challenge.sending import (
    ChallengeCalls,
    challenge_item,
    closed_challenge_post,
    find_post,
    mark_closed,
    person_here,
    send_challenge,
    terms_text,
)
from bot.ui.computer.desk import play_computer
from bot.ui.kit.commands import Choices, matching
from bot.ui.kit.components import GREEN, CustomId, TapButton, Taps
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.names import bold, person_of, shown_name
from bot.ui.kit.places import can_play_here, is_direct, is_guest, place_of, public_language
from bot.ui.kit.sending import UNREACHABLE, is_public_board, reply
from bot.ui.match.lookup import match_label, may_view
from bot.ui.match.waiting import waiting_item
from bot.ui.post.kind import update_tapped
from bot.ui.typed.chouettes import told_of_shared

_log: Final = structlog.get_logger()
TAPS: Final = Taps()
_LABEL: Final = 80  # the most characters of a button
Answer = Literal["accept", "decline"]
_A_MOMENT: Final = timedelta(hours=1)
_ASKED: Final = 10  # the most offers that a question names; the list of choices names more


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


async def accept_challenge(interaction: Interaction, challenge_id: int) -> None:
    """Start the match of a challenge and post its first board. Raises ChallengeError if the challenger has left."""
    bot = interaction.client
    await _note_post(interaction, challenge_id)
    await _check_challenger(interaction, challenge_id)
    turn = await bot.app.challenges.accept(challenge_id, person_of(interaction.user), interaction_id=interaction.id)
    if turn.is_repeat:
        await bot.get(Boards).panels.show(interaction, turn.record)
    else:
        await bot.get(Boards).answer(interaction, turn)
        await _close_post(interaction, challenge_id, person_of(interaction.user))


async def _check_challenger(interaction: Interaction, challenge_id: int) -> None:
    """Withdraw an open challenge of somebody who has left the server: nobody would play the match.

    Raises ChallengeError then. If Discord doesn't say whether they have, they haven't, and a guest isn't told. Most
    challenges are accepted at once, without a request for somebody who was there a moment ago.
    """
    challenges = interaction.client.app.challenges
    challenge = await challenges.challenge_of(challenge_id)
    challenger, age = challenge.challenger, interaction.client.clock() - challenge.created_at
    if challenge.status is not ChallengeStatus.OPEN or age < _A_MOMENT or is_guest(interaction):
        return
    try:
        await person_here(interaction, challenger.user_id)
    except UNREACHABLE as error:
        _log.info("challenger not looked up", challenge=challenge_id, error=str(error))
    except ChallengeError:
        await challenges.decline(challenge_id, challenger)
        await _close_post(interaction, challenge_id, challenger)
        raise


async def _note_post(interaction: Interaction, challenge_id: int) -> None:
    """Note the post of a challenge if a process died before it could: one that is noted gets closed, whoever dies."""
    bot, tapped = interaction.client, interaction.message
    challenge = await bot.app.challenges.challenge_of(challenge_id)
    if challenge.message_id is not None or challenge.status is not ChallengeStatus.OPEN:
        return
    if tapped is not None and is_public_board(interaction):
        message_id: int | None = tapped.id
    else:
        message_id = await find_post(bot, challenge)
    if message_id is not None:
        await bot.app.challenges.posted(challenge_id, message_id)


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


@TAPS.on("challenge_dice")
async def _dice(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Show anyone what the dice are committed to, before the match is accepted."""
    challenge = await interaction.client.app.challenges.challenge_of(target.subject)
    await reply(interaction, say("challenge-dice", commitment=challenge.commitment or ""))


async def ask_which(interaction: Interaction, offers: Sequence[Offer], answer: Answer, question: str) -> None:
    """Ask which offer is meant, with a button for each."""
    named, reader_id = offers[:_ASKED], interaction.user.id
    rows = tuple((TapButton(_tap(one, answer), offer_label(one, reader_id)[:_LABEL]),) for one in named)
    more = say("told-more", count=len(offers) - _ASKED) if len(offers) > _ASKED else ""
    await reply(interaction, Post(tuple(filter(None, (question, more))), (), rows))


def _tap(offer: Offer, answer: Answer) -> CustomId:
    """The id of the button that answers an offer."""
    record = offer.match
    if record is None:
        mark = "" if offer.challenge is None else record_mark(offer.challenge)
        return CustomId(answer, _challenge_id(offer), mark=mark)
    resigned = record.state.phase is Phase.RESIGNATION_OFFERED
    actions = ("accept_resignation", "refuse_resignation") if resigned else ("take", "pass")
    return CustomId(actions[answer == "decline"], record.match_id, record.state.seq, mark=record_mark(record))


async def tell_elsewhere(interaction: Interaction) -> None:
    """Nothing is offered here: say what is, and where, in other channels or with others. Raises NotFound."""
    challenges = interaction.client.app.challenges
    found = await challenges.offers_elsewhere(person_of(interaction.user), place_of(interaction))
    lines = [line for offer in found if (line := _offer_item(interaction, offer))]
    if not lines:
        if await told_of_shared(interaction):
            return
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
    else:
        command = cmd.AcceptResignation if record.state.phase is Phase.RESIGNATION_OFFERED else cmd.Take
        await carry_out(interaction, record.match_id, command, seen_seq=record.state.seq)


async def decline_offer(interaction: Interaction, offer: Offer, *, sure: bool) -> None:
    """Pass the double (after asking, unless `sure`), play on after a resignation, or refuse a challenge."""
    record = offer.match
    if record is None:
        await decline_challenge(interaction, _challenge_id(offer))
    elif sure or record.state.phase is Phase.RESIGNATION_OFFERED:
        command = cmd.RefuseResignation if record.state.phase is Phase.RESIGNATION_OFFERED else cmd.Pass
        await carry_out(interaction, record.match_id, command, seen_seq=record.state.seq)
    else:
        await ask_pass(interaction, record, side_of(record, interaction.user.id))


def _challenge_id(offer: Offer) -> int:
    if offer.challenge is None:
        raise NotFound(NotFoundWhat.OFFER)
    return offer.challenge.challenge_id


@TAPS.on("rematch")
async def _rematch(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Challenge the opponent to the same. If they have done so already, accept that."""
    record = await interaction.client.app.matches.match(target.subject)
    if interaction.user.id not in {one.user_id for one in record.players}:
        await reply(interaction, _own_match_instead(record))
        return
    opponent = record.players[side_of(record, interaction.user.id).other]
    terms = the_same(record)
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
        raise ChallengeError(ChallengeReason.FORMER)
    await send_challenge(interaction, await person_here(interaction, opponent.user_id), terms)


def _own_match_instead(record: MatchRecord) -> Post:
    """Who may ask for a rematch, for somebody else; and the ways to a match of their own."""
    white, black = map(bold, record.players)
    row = (
        TapButton(CustomId("welcome_play", 0), say("button-play-computer"), GREEN),
        TapButton(CustomId("welcome_challenge", 0), say("button-challenge-someone")),
    )
    return Post((say("rematch-of-others", white=white, black=black),), (), (row,))


def the_same(record: MatchRecord) -> Terms:
    """The terms of a match, without what only the arena or simul that it belonged to gave it."""
    state, style = record.state, replace(record.style, gathered=False)
    control = None if record.agreed_clock is None else replace(record.agreed_clock.control, first=0, host=None)
    return Terms(state.variant, state.length, state.rules, control, rated=record.rated, style=style)


async def _offered(interaction: Interaction, opponent: Person, terms: Terms) -> int | None:
    """The opponent's open challenge to the same here, if there is one."""
    offers = await interaction.client.app.challenges.offers_to(person_of(interaction.user), place_of(interaction))
    for one in (offer.challenge for offer in offers):
        to_the_same = one is not None and one.opponent is not None and one.terms == terms
        if one is not None and to_the_same and one.challenger.user_id == opponent.user_id:
            return one.challenge_id
    return None


TAPS.take_in(
    {
        "accept": lambda by, target, _: accept_challenge(by, target.subject),
        "decline": lambda by, target, _: decline_challenge(by, target.subject),
    }
)
