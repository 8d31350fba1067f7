"""`/hint`, `/analyze`, `/position`, and the buttons under an analysis."""

from __future__ import annotations

import asyncio
import io
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.logged import LoggedMatch
from bot.errors import CoachError, CoachReason
from bot.records.analyses import MatchAnalysis
from bot.rules.formats.position_text import LONGEST
from bot.texts.catalogue import say
from bot.ui.coach.analysis import Page, curve_post, page_post, read_argument, report
from bot.ui.coach.desk import CoachDesk
from bot.ui.coach.hint import show_hint, show_position
from bot.ui.kit.commands import command
from bot.ui.kit.components import CustomId, Taps
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.places import count_post
from bot.ui.kit.sending import defer_in_place, patiently, reply, reply_in_place
from bot.ui.match.choices import game_called, id_game_choices, match_choices, replay_choices
from bot.ui.match.keys import argument_of, chosen_log, tapped
from bot.ui.match.lookup import chosen_match
from bot.ui.match.style import theme_for

TAPS: Final = Taps()
_MOST_GAMES: Final = 10_000


class CoachCog(commands.Cog):
    """The lessons of the engine."""

    @command(match=match_choices)
    async def hint(self, interaction: Interaction, match: str | None = None) -> None:
        """The best plays, or the cube decision, in a practice match."""
        await show_hint(interaction, await chosen_match(interaction, match))

    @command(match=replay_choices)
    async def analyze(
        self,
        interaction: Interaction,
        match: str | None = None,
        game: app_commands.Range[int, 1, _MOST_GAMES] | None = None,
        public: bool = False,
    ) -> None:
        """Analyze a match or a game that is over."""
        logged = await chosen_log(interaction, match)
        if public:
            await count_post(interaction)
        await interaction.client.get(CoachDesk).analyze(
            interaction, logged, game, public=public and not logged.is_private
        )

    @command(variant=id_game_choices)
    async def position(
        self, interaction: Interaction, text: app_commands.Range[str, 1, LONGEST], variant: str | None = None
    ) -> None:
        """Show a pasted position and what it is worth."""
        await show_position(interaction, text, game_called(variant))


async def _analysis(interaction: Interaction, target: CustomId) -> tuple[LoggedMatch, MatchAnalysis, int | None]:
    """The analysis that a button is about. Raises NotFound, and CoachError if it is missing or would be unfair help."""
    logged = await tapped(interaction, target)
    game, _ = read_argument(argument_of(target))
    await interaction.client.app.coach.may_analyze(interaction.user.id, logged, game)
    analysis = await interaction.client.app.coach.ready(logged, game)
    if analysis is None:
        raise CoachError(CoachReason.NOT_ANALYZED, logged.key)
    return logged, analysis, game


@TAPS.on("hint")
async def _hint(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await show_hint(interaction, await interaction.client.app.matches.match(target.subject))


@TAPS.on("analyze")
async def _analyze(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    logged = await tapped(interaction, target)
    await interaction.client.get(CoachDesk).analyze(interaction, logged, None, public=False)


@TAPS.on("study_page")
async def _page(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await reply(interaction, await patiently(interaction, _page_at(interaction, target)))


@TAPS.on("study_turn")
async def _turn(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await defer_in_place(interaction)
    await reply_in_place(interaction, await _page_at(interaction, target))


async def _page_at(interaction: Interaction, target: CustomId) -> Post:
    logged, analysis, game = await _analysis(interaction, target)
    _, side = read_argument(argument_of(target))
    theme = await theme_for(interaction.client, interaction.user.id, logged.record.place)
    return await asyncio.to_thread(page_post, logged, analysis, Page(game, side, target.seq), theme)


@TAPS.on("study_curve")
async def _curve(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await reply(interaction, await patiently(interaction, _curve_of(interaction, target)))


async def _curve_of(interaction: Interaction, target: CustomId) -> Post:
    logged, analysis, game = await _analysis(interaction, target)
    theme = await theme_for(interaction.client, interaction.user.id, logged.record.place)
    return await asyncio.to_thread(curve_post, logged, analysis, game, theme)


@TAPS.on("study_text")
async def _text(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    logged, analysis, game = await patiently(interaction, _analysis(interaction, target))
    text = report(logged, analysis, game, await interaction.client.app.coach.hints(logged))
    name = f"analysis-{logged.key}.txt" if game is None else f"analysis-{logged.key}-game-{game}.txt"
    await reply(interaction, "", file=discord.File(io.BytesIO(text.encode()), name))


@TAPS.on("study_terms")
async def _terms(interaction: Interaction, _: CustomId, __: tuple[str, ...]) -> None:
    terms = (say("study-term", term=term) for term in ("rating", "thousandths", "equity", "luck"))
    await reply(interaction, Post((say("study-terms"), *terms), ()))


@TAPS.on("study_cancel")
async def _cancel(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await interaction.client.get(CoachDesk).cancel(interaction, target.subject)
