"""Taps that have to do with time: agreeing to a pause, ending one, claiming a match."""

from __future__ import annotations

from typing import Final

import discord
import structlog

from bot.errors import StaleAction
from bot.records import MatchRecord
from bot.texts.catalogue import say, speaking
from bot.ui.board.answer import is_away
from bot.ui.kit.components import CustomId, TapButton, on_tap
from bot.ui.kit.host import Interaction
from bot.ui.kit.languages import public_language
from bot.ui.kit.message import Post
from bot.ui.kit.names import mention, mentions_only, person_of
from bot.ui.kit.sending import UNREACHABLE
from bot.ui.match.clocks import clock_line
from bot.ui.match.narration import score_line

_log: Final = structlog.get_logger()


async def show_clock(interaction: Interaction, record: MatchRecord, *, anew: bool = False) -> None:
    """Say publicly how the clock stands, with what can be done about it; a pause asked for mentions the opponent.

    A tap changes the message it was made in, unless the answer is to be a message `anew`. That is posted where the
    match is played, wherever it was asked for: the opponent may not see that place.
    """
    with speaking(public_language(interaction)):
        post = _clock_post(record)
        view = post.view()
    clock = record.clock
    asked = clock is not None and clock.pause_asked_by is not None
    mentions = _only(record, interaction.user.id) if asked else discord.AllowedMentions.none()
    if interaction.type is discord.InteractionType.component and not anew:
        await interaction.response.edit_message(view=view, allowed_mentions=mentions)
    elif not is_away(interaction, record) or not await _posted_there(interaction, record, view, mentions):
        await interaction.response.send_message(view=view, allowed_mentions=mentions)
    await interaction.client.boards.refresh(record)


async def _posted_there(
    interaction: Interaction, record: MatchRecord, view: discord.ui.LayoutView, mentions: discord.AllowedMentions
) -> bool:
    """Post where a match is played and point there; False when nothing can be posted there (any more)."""
    channel = interaction.client.get_partial_messageable(record.posts_to, guild_id=record.place.guild_id)
    try:
        await channel.send(view=view, allowed_mentions=mentions)
    except UNREACHABLE as error:
        _log.info("clock not shown in its channel", match=record.match_id, error=str(error))
        return False
    await interaction.response.send_message(say("goes-on-in-thread", thread=f"<#{record.posts_to}>"), ephemeral=True)
    return True


def _clock_post(record: MatchRecord) -> Post:
    clock = record.clock
    lines = [score_line(record), clock_line(record)]
    row: tuple[TapButton, ...] = ()
    if clock is not None and clock.is_paused:
        row = (TapButton(CustomId("resume", record.match_id), say("button-resume"), discord.ButtonStyle.success),)
    elif clock is not None and clock.pause_asked_by is not None:
        lines.append(say("pause-agree", who=mention(record.players[clock.pause_asked_by.other])))
        row = (TapButton(CustomId("pause", record.match_id), say("button-pause"), discord.ButtonStyle.success),)
    return Post(tuple(line for line in lines if line), (), (row,) if row else ())


def _only(record: MatchRecord, asker_id: int) -> discord.AllowedMentions:
    return mentions_only(person for person in record.players if person.user_id != asker_id)


@on_tap("pause")
async def _pause(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await show_clock(interaction, await interaction.client.clocks.pause(target.subject, person_of(interaction.user)))


@on_tap("resume")
async def _resume(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await show_clock(interaction, await interaction.client.clocks.resume(target.subject, person_of(interaction.user)))


@on_tap("ask_pause")
async def _ask_pause(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """From one's own board: everyone sees that a pause is asked for."""
    record = await interaction.client.clocks.pause(target.subject, person_of(interaction.user))
    await show_clock(interaction, record, anew=True)


@on_tap("resume_here")
async def _resume_here(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    record = await interaction.client.clocks.resume(target.subject, person_of(interaction.user))
    await show_clock(interaction, record, anew=True)


@on_tap("claim")
async def _claim(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await claim_match(interaction, target.subject, seen_seq=target.seq)


async def claim_match(interaction: Interaction, match_id: int, *, seen_seq: int | None = None) -> None:
    """Claim a match whose opponent has run out of time, and show its end. Raises ClockError."""
    bot = interaction.client
    person = person_of(interaction.user)
    try:
        turn = await bot.clocks.claim(match_id, person, interaction_id=interaction.id, seen_seq=seen_seq)
    except StaleAction:
        await bot.boards.show_stale(interaction, match_id)
        return
    await bot.boards.answer(interaction, turn)
