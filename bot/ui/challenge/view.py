"""Challenges as messages."""

from __future__ import annotations

from typing import Final

import discord

from bot.records.challenges import ChallengeRecord, ChallengeStatus, Terms
from bot.records.marks import record_mark
from bot.records.people import Person
from bot.rules.match.time_control import PATIENCE
from bot.rules.variants import BACKGAMMON, find_variant
from bot.texts.catalogue import say
from bot.ui.kit.components import CustomId, TapButton
from bot.ui.kit.message import Post
from bot.ui.kit.names import bold, mention
from bot.ui.match.clocks import clock_terms
from bot.ui.match.house_rules import rules_text
from bot.ui.match.narration import commitment_line
from bot.ui.match.style import style_text

_OPEN: Final = discord.Colour(0x2E7D4F)
_CLOSED: Final = discord.Colour(0x777777)


def terms_text(terms: Terms) -> str:
    """What is played for: `5-point match`, `unlimited session, Nackgammon, without cube`."""
    parts = [say("length", points=terms.length)]
    if terms.variant != BACKGAMMON.key:
        parts.append(find_variant(terms.variant).name)
    house = rules_text(terms.rules, terms.variant, terms.length)
    if house:
        parts.append(house)
    if not terms.rated:
        parts.append(say("unrated"))
    shown = style_text(terms.style)
    if shown:
        parts.append(shown)
    return ", ".join(parts)


def challenge_item(challenge: ChallengeRecord) -> str:
    """An open challenge in a line of a list, with a link to its message, or else its channel's name."""
    challenger, terms = bold(challenge.challenger), terms_text(challenge.terms)
    if challenge.opponent is None:
        told = say("challenge-item-to-anyone", challenger=challenger, terms=terms)
    else:
        told = say("challenge-item", challenger=challenger, opponent=bold(challenge.opponent), terms=terms)
    place, message_id = challenge.place, challenge.message_id
    if message_id is None:
        return f"- {told} <#{place.channel_id}>"
    url = f"https://discord.com/channels/{place.guild_id or '@me'}/{place.channel_id}/{message_id}"
    return f"- {told} {say('challenge-link', url=url)}"


def challenge_post(challenge: ChallengeRecord, abandoned_after: int) -> Post:
    """An open challenge with its buttons. The person challenged is mentioned.

    It says what happens when time runs out, and after how many days without a turn the match counts as abandoned.
    """
    challenger, terms = bold(challenge.challenger), terms_text(challenge.terms)
    until = discord.utils.format_dt(challenge.expires_at, "f")
    left = discord.utils.format_dt(challenge.expires_at, "R")
    if challenge.opponent is None:
        text = say("challenge-to-anyone", challenger=challenger, terms=terms, until=until, left=left)
    else:
        opponent = mention(challenge.opponent)
        text = say("challenge-to", challenger=challenger, opponent=opponent, terms=terms, until=until, left=left)
    number, mark = challenge.challenge_id, record_mark(challenge)
    accept = TapButton(CustomId("accept", number, mark=mark), say("button-accept"), discord.ButtonStyle.success)
    label = say("button-decline") if challenge.opponent else say("button-withdraw")
    decline = TapButton(CustomId("decline", number, mark=mark), label)
    lines = (
        text,
        clock_terms(challenge.terms.clock),
        say("challenge-patience", days=PATIENCE.turn // 86_400, lost=abandoned_after)
        if challenge.terms.rated and challenge.terms.length and challenge.terms.clock is None
        else say("challenge-abandon", days=abandoned_after),
        commitment_line(challenge.commitment, short=True),
    )
    row = [accept, decline]
    if challenge.commitment is not None:
        row.append(TapButton(CustomId("challenge_dice", number, mark=mark), say("button-dice")))
    return Post(tuple(line for line in lines if line), (), (tuple(row),), accent=_OPEN)


def closed_challenge_post(challenge: ChallengeRecord, by: Person | None = None) -> Post:
    """A challenge that is closed, and why."""
    if challenge.status is ChallengeStatus.WITHDRAWN:
        what = say("challenge-withdrawn")
    elif challenge.status is ChallengeStatus.EXPIRED:
        what = say("challenge-expired")
    elif challenge.status is ChallengeStatus.ACCEPTED:
        who = bold(by or challenge.opponent or challenge.challenger)
        what = say("challenge-accepted", who=who, match=challenge.match_id or 0)
    else:
        what = say("challenge-declined", who=bold(by or challenge.opponent or challenge.challenger))
    heading = say("challenge-closed", challenger=bold(challenge.challenger), terms=terms_text(challenge.terms))
    is_on = challenge.status is ChallengeStatus.ACCEPTED
    committed = commitment_line(challenge.commitment, short=True) if is_on else ""
    return Post(tuple(line for line in (heading, what, committed) if line), (), accent=_CLOSED)


def challenge_mentions(challenge: ChallengeRecord) -> discord.AllowedMentions:
    """Only the person challenged may be pinged."""
    if challenge.opponent is None:
        return discord.AllowedMentions.none()
    users: list[discord.abc.Snowflake] = [discord.Object(challenge.opponent.user_id)]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)
