"""Challenges as messages."""

from __future__ import annotations

from typing import Final

import discord

from bot.records import ChallengeRecord, ChallengeStatus, Person, Terms
from bot.rules.variants import BACKGAMMON, find_variant
from bot.ui import texts
from bot.ui.board_view import Post
from bot.ui.components import TapButton
from bot.ui.custom_id import CustomId
from bot.ui.names import bold, mention

_OPEN: Final = discord.Colour(0x2E7D4F)
_CLOSED: Final = discord.Colour(0x777777)


def terms_text(terms: Terms) -> str:
    """What is played for: `5-point match`, `unlimited session of Nackgammon without cube`."""
    text = texts.length(terms.length)
    if terms.variant != BACKGAMMON.key:
        text += f" of {find_variant(terms.variant).name}"
    return text if terms.rules.cube else f"{text} without cube"


def challenge_post(challenge: ChallengeRecord) -> Post:
    """An open challenge with its buttons. The person challenged is mentioned."""
    opponent = mention(challenge.opponent) if challenge.opponent else None
    until = int(challenge.expires_at.timestamp())
    terms = f"{texts.article(challenge.terms.length)} {terms_text(challenge.terms)}"
    text = texts.challenge(bold(challenge.challenger), opponent, terms, until)
    accept = TapButton(CustomId("accept", challenge.challenge_id), texts.ACCEPT, discord.ButtonStyle.success)
    label = texts.DECLINE if challenge.opponent else texts.WITHDRAW
    decline = TapButton(CustomId("decline", challenge.challenge_id), label)
    return Post((text,), (), ((accept, decline),), accent=_OPEN)


def closed_challenge_post(challenge: ChallengeRecord, by: Person | None = None) -> Post:
    """A challenge that is closed, and why."""
    what = {
        ChallengeStatus.WITHDRAWN: texts.CHALLENGE_WITHDRAWN,
        ChallengeStatus.EXPIRED: texts.CHALLENGE_EXPIRED,
    }.get(challenge.status)
    if what is None:
        what = texts.challenge_declined(bold(by or challenge.opponent or challenge.challenger))
    return Post(
        (texts.challenge_answered(bold(challenge.challenger), terms_text(challenge.terms), what),), (), accent=_CLOSED
    )


def challenge_mentions(challenge: ChallengeRecord) -> discord.AllowedMentions:
    """Only the person challenged may be pinged."""
    if challenge.opponent is None:
        return discord.AllowedMentions.none()
    users: list[discord.abc.Snowflake] = [discord.Object(challenge.opponent.user_id)]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)
