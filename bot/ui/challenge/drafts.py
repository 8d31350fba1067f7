"""Drafts as they come and go: the one that a form begins with, and what becomes of one that is sent."""

from __future__ import annotations

from typing import Final

import structlog

from bot.errors import NotationError
from bot.records.challenges import Terms
from bot.records.computers import level_of
from bot.rules.variants import BACKGAMMON
from bot.texts.catalogue import say
from bot.ui.challenge.draft import Draft, decode
from bot.ui.challenge.sending import clock_of, house_rules_of, person_here, send_challenge, terms_of
from bot.ui.computer.start import play_computer
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.sending import close_private, defer_in_place, private_panel, reply_in_place

_log: Final = structlog.get_logger()


async def first_draft(interaction: Interaction, opponent_id: int = 0) -> Draft:
    """What the person played for last, or else what the server usually plays for."""
    people = interaction.client.app.people
    preferences = await people.preferences(interaction.user.id)
    if preferences.last_challenge:
        draft = _read(preferences.last_challenge, opponent_id)
        if draft is not None:
            return draft
        await people.prefer(interaction.user.id, last_challenge="")
    settings = await people.settings(interaction.guild_id)
    length = settings.default_length
    rules = house_rules_of(preferences, settings, BACKGAMMON, length)
    return Draft(BACKGAMMON.key, length, rules, opponent_id=opponent_id)


def _read(text: str, opponent_id: int) -> Draft | None:
    """What somebody played for last; None where a version of the bot wrote it that knew another game or clock."""
    try:
        return decode(text, opponent_id)
    except NotationError as error:
        _log.info("last challenge not read", text=text, error=repr(error))
        return None


async def terms_of_draft(interaction: Interaction, draft: Draft) -> Terms:
    """What a draft offers here. Raises HouseRule for rules that do not go together."""
    settings = await interaction.client.app.people.settings(interaction.guild_id)
    clock = clock_of(settings, draft.length, draft.clock, draft.at_zero)
    rated = draft.rated and level_of(draft.opponent_id) is None
    return terms_of(draft.game, draft.length, draft.rules, clock, rated=rated, style=draft.style)


async def send_draft(interaction: Interaction, draft: Draft) -> None:
    """Send the challenge from its form, which then says so, or begin the match against the computer."""
    terms = await terms_of_draft(interaction, draft)
    level = level_of(draft.opponent_id)
    if level is not None:
        await play_computer(interaction, level, terms)
        await _close(interaction)
    else:
        opponent = await person_here(interaction, draft.opponent_id) if draft.opponent_id else None
        await defer_in_place(interaction)
        await send_challenge(interaction, opponent, terms)
        await reply_in_place(interaction, Post((say("challenge-sent"),), ()))
    await interaction.client.app.people.prefer(interaction.user.id, last_challenge=draft.encode())


async def _close(interaction: Interaction) -> None:
    """Take the form away once a match has begun, unless it shows that match now."""
    form = private_panel(interaction)
    answered = None if form is None else interaction.client.answers.of(form.id)
    if form is not None and answered is not None and answered.interaction is not interaction:
        await close_private(interaction.client, form.id)
