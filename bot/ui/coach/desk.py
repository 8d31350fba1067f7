"""`/hint`, `/analyze`, `/position`; an analysis is a message that shows how far it is, and then becomes its result."""

import asyncio
import io
import time
from datetime import timedelta
from typing import Final

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.app.coach import Failed, Finished, News
from bot.app.logged import LoggedMatch
from bot.engine.analyst import PoolAnalyst
from bot.errors import BotError, CoachError, CoachReason
from bot.records.analyses import MatchAnalysis, Progress
from bot.records.matches import AnalysisRequest
from bot.rules.formats.position_text import LONGEST
from bot.texts.catalogue import say, speaking
from bot.ui.coach.analysis import (
    Page,
    curve_post,
    numbers_post,
    page_post,
    progress_post,
    read_argument,
    report,
    terms_post,
)
from bot.ui.coach.facts import explained_in
from bot.ui.coach.lessons import Lessons, lessons_post, side_for
from bot.ui.coach.tutor import can_hint, show_hint, show_position
from bot.ui.kit import sending
from bot.ui.kit.commands import command
from bot.ui.kit.components import CustomId, Taps
from bot.ui.kit.error_texts import explain
from bot.ui.kit.feature import Features
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.places import count_post, place_of, private_language, public_language
from bot.ui.kit.sending import edit, send
from bot.ui.match import lookup
from bot.ui.match.games import game_called, id_game_choices
from bot.ui.match.style import theme_for, theme_of
from bot.ui.result.card import Results

_log: Final = structlog.get_logger(__name__)
EDIT_EVERY: Final = 4.0
"""Seconds between two edits of a message that shows how far an analysis is; Discord allows five in five seconds."""
_TOKEN_LASTS: Final = timedelta(minutes=14)  # how long the answer to an interaction can be edited, less a minute
TAPS: Final = Taps()
_MOST_GAMES: Final = 10_000


class CoachDesk:
    """Answers people who ask for analyses, and keeps their messages up to date."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._coach = host.app.coach
        self._edited: dict[int, float] = {}  # when the message of each request was last edited, by the monotonic clock

    async def analyze(self, interaction: Interaction, logged: LoggedMatch, game: int | None, *, public: bool) -> None:
        """Answer with the analysis of a match or one game, or with how far it is. Raises CoachError, EngineMissing."""
        await self._coach.check(interaction.user.id, (logged.key, game))
        await self._coach.may_analyze(interaction.user.id, logged, game)
        if logged.imported is not None:
            await self._host.app.guesses.asked(interaction.user.id, None, logged.imported.import_id)
        analysis = await sending.patiently(interaction, self._coach.ready(logged, game), private=not public)
        language = public_language(interaction) if public else private_language(interaction)
        if analysis is None:
            if self._coach.shares.here:
                PoolAnalyst.check_installed()
            await self._begin(interaction, logged, game, public=public, language=language)
            return
        theme = await self._theme(interaction.user.id, logged, public=public)
        side = None if public else await side_for(self._host.app.logs, logged, interaction.user.id)
        drawing = self.drawn(logged, analysis, Lessons(game, side), theme, language)
        post = await sending.patiently(interaction, drawing, private=not public)
        await sending.reply(interaction, post, private=not public)
        await self._told(logged, analysis, game)

    async def _begin(
        self, interaction: Interaction, logged: LoggedMatch, game: int | None, *, public: bool, language: str
    ) -> None:
        user_id = interaction.user.id
        with speaking(language):
            post = progress_post(logged.key, game, Progress(0, 0, None), user_id)
        await sending.announce_reply(interaction, private=not public)
        request = AnalysisRequest(
            request_id=0,
            user_id=user_id,
            match=logged.key,
            game=game,
            place=place_of(interaction),
            message_id=await sending.reply(interaction, post, private=not public),
            token=interaction.token,
            public=public,
            language=language,
            asked_at=self._host.clock(),
        )
        try:
            stored, replaced, _ = await self._coach.ask(request, self)
        except BotError as error:
            # Since the first look, somebody took the last place, or this person asked twice at once.
            with speaking(language):
                await self._edit(request, Post((explain(error),), ()))
            return
        self._edited[stored.request_id] = time.monotonic()
        if replaced is not None:
            with speaking(replaced.language):
                await self._edit(replaced, Post((say("study-moved"),), ()))

    async def drawn(
        self, logged: LoggedMatch, analysis: MatchAnalysis, wanted: Lessons, theme: str, language: str
    ) -> Post:
        """The first screen of an analysis, with one of its lessons as a picture."""
        why = await explained_in(self._host.engine, logged, wanted.of(analysis))
        with speaking(language):
            live = () if logged.imported is not None else lookup.live_buttons(self._host, logged.record)
            return await asyncio.to_thread(lessons_post, logged, analysis, wanted, theme, why, live=live)

    async def _theme(self, user_id: int, logged: LoggedMatch, *, public: bool) -> str:
        if public:
            await self._host.app.people.settings(logged.record.place.guild_id)
            return theme_of(self._host, logged.record.place)
        return await theme_for(self._host, user_id, logged.record.place)

    async def tell(self, request: AnalysisRequest, news: News) -> None:
        """Show a person how far their analysis is, at most every few seconds, and how it ended.

        The page of the live board has no message: it asks by itself.
        """
        if request.message_id is None and not request.token:
            if isinstance(news, Finished):
                await self._told(lookup.logged_with_numbering(self._host, news.logged), news.analysis, request.game)
            return
        if isinstance(news, Progress):
            now = time.monotonic()
            if now - self._edited.get(request.request_id, -EDIT_EVERY) < EDIT_EVERY:
                return
            self._edited[request.request_id] = now
            with speaking(request.language):
                await self._edit(request, progress_post(request.match, request.game, news, request.user_id))
            return
        self._edited.pop(request.request_id, None)
        if isinstance(news, Failed):
            with speaking(request.language):
                post = Post((explain(news.error),), ())
        else:
            post = await self._result(request, news)
        await self._edit(request, post, last=True)
        if isinstance(news, Finished):
            await self._told(lookup.logged_with_numbering(self._host, news.logged), news.analysis, request.game)

    async def _told(self, logged: LoggedMatch, analysis: MatchAnalysis, game: int | None) -> None:
        if game is None:
            await self._host.get(Results).analyzed(logged, analysis)

    async def analyzed(self, logged: LoggedMatch, analysis: MatchAnalysis) -> None:
        """Do what follows once a whole match was analyzed. If one of the features fails, the others still follow."""
        for feature in self._host.get(Features):
            if feature.analyzed is not None:
                try:
                    await feature.analyzed(self._host, logged, analysis)
                except Exception as error:  # noqa: BLE001 - whatever it is, it must not end the analysis
                    _log.warning("analysis not used", match=logged.key, what=feature.name, exc_info=error)

    async def _result(self, request: AnalysisRequest, news: Finished) -> Post:
        theme = await self._theme(request.user_id, news.logged, public=request.public)
        logged = lookup.logged_with_numbering(self._host, news.logged)
        side = None if request.public else await side_for(self._host.app.logs, logged, request.user_id)
        return await self.drawn(logged, news.analysis, Lessons(request.game, side), theme, request.language)

    async def cancel(self, interaction: Interaction, owner_id: int) -> None:
        """Stop a person's analysis, and say so in the message that was tapped. Raises CoachError for anybody else."""
        if interaction.user.id != owner_id:
            raise CoachError(CoachReason.SOMEBODY_ELSES)
        request = await self._coach.cancel(interaction.user.id)
        text = say("study-nothing-to-cancel") if request is None else say("study-cancelled", match=request.match)
        await sending.reply_in_place(interaction, Post((text,), ()))

    async def _edit(self, request: AnalysisRequest, post: Post, *, last: bool = False) -> None:
        """Put a post in place of a request's message. If that cannot be done, the `last` one is sent anew."""
        try:
            await self._replace(request, post)
        except sending.UNREACHABLE as error:
            _log.info("study message not edited", match=request.match, error=repr(error))
            if last:
                await self._send_anew(request, post)

    async def _replace(self, request: AnalysisRequest, post: Post) -> None:
        message_id = request.message_id or 0
        if self._host.clock() - request.asked_at < _TOKEN_LASTS:
            await sending.edit_by_token(self._host, request.token, message_id, post)
        elif request.public:
            await edit(self._host, request.place, message_id, post)
        else:
            # Nobody can edit it any more, so the result comes in a direct message.
            raise OSError("the answer is too old to be edited")

    async def _send_anew(self, request: AnalysisRequest, post: Post) -> None:
        """Send a result as a new message. If this fails too, the analysis is stored: asking again shows it at once."""
        if not request.public:
            await sending.tell_person(self._host, request.user_id, post)
            return
        try:
            await send(self._host, request.place, post)
        except sending.UNREACHABLE as error:
            _log.info("study not delivered", match=request.match, error=repr(error))


class CoachCog(commands.Cog):
    """The lessons of the engine."""

    @command(match=lookup.match_choices)
    async def hint(self, interaction: Interaction, match: str | None = None) -> None:
        """The best plays, or the cube decision, in a practice match."""
        record = await lookup.chosen_match(interaction, match, lambda one: can_hint(one, interaction.user.id))
        await show_hint(interaction, record)

    @command(match=lookup.replay_choices)
    async def analyze(
        self,
        interaction: Interaction,
        match: str | None = None,
        game: app_commands.Range[int, 1, _MOST_GAMES] | None = None,
        public: bool = False,
    ) -> None:
        """Analyze a match or a game that is over."""
        logged = await lookup.chosen_log(interaction, match, over=True, public=public)
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
    logged = await lookup.tapped(interaction, target)
    game, _ = read_argument(lookup.argument_of(target))
    await interaction.client.app.coach.may_analyze(interaction.user.id, logged, game)
    analysis = await interaction.client.app.coach.ready(logged, game)
    if analysis is None:
        raise CoachError(CoachReason.NOT_ANALYZED, logged.key)
    return logged, analysis, game


@TAPS.on("hint")
async def _hint(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await show_hint(interaction, await interaction.client.app.matches.match(target.subject))


@TAPS.on("analyze")
async def _analyze_tapped(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    logged = await lookup.tapped(interaction, target)
    await interaction.client.get(CoachDesk).analyze(interaction, logged, None, public=False)


@TAPS.on("study_page", "study_curve", "study_numbers", "study_terms")
async def _open(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await sending.reply(interaction, await sending.patiently(interaction, _MADE[target.action](interaction, target)))


@TAPS.on("study_lesson")
async def _lesson(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Another lesson as the picture: in place where nobody else reads it."""
    if sending.private_panel(interaction) is None:
        await sending.reply(interaction, await sending.patiently(interaction, _lessons_at(interaction, target)))
        return
    await sending.defer_in_place(interaction)
    await sending.reply_in_place(interaction, await _lessons_at(interaction, target))


@TAPS.on("study_turn")
async def _turn(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await sending.defer_in_place(interaction)
    await sending.reply_in_place(interaction, await _page_at(interaction, target))


async def _page_at(interaction: Interaction, target: CustomId) -> Post:
    logged, analysis, game = await _analysis(interaction, target)
    _, side = read_argument(lookup.argument_of(target))
    theme = await theme_for(interaction.client, interaction.user.id, logged.record.place)
    own = await side_for(interaction.client.app.logs, logged, interaction.user.id)
    page = Page(game, side, target.seq, own)
    why = await explained_in(interaction.client.engine, logged, page.shown(analysis))
    return await asyncio.to_thread(page_post, logged, analysis, page, theme, why)


async def _lessons_at(interaction: Interaction, target: CustomId) -> Post:
    logged, analysis, game = await _analysis(interaction, target)
    _, side = read_argument(lookup.argument_of(target))
    theme = await theme_for(interaction.client, interaction.user.id, logged.record.place)
    wanted = Lessons(game, side, target.seq)
    return await interaction.client.get(CoachDesk).drawn(logged, analysis, wanted, theme, private_language(interaction))


async def _numbers_of(interaction: Interaction, target: CustomId) -> Post:
    logged, analysis, game = await _analysis(interaction, target)
    theme = await theme_for(interaction.client, interaction.user.id, logged.record.place)
    hints = await interaction.client.app.coach.hints(logged)
    return await asyncio.to_thread(numbers_post, logged, analysis, game, hints, theme)


async def _terms_of(interaction: Interaction, target: CustomId) -> Post:
    logged, analysis, _ = await _analysis(interaction, target)
    return terms_post(logged, analysis)


async def _curve_of(interaction: Interaction, target: CustomId) -> Post:
    logged, analysis, game = await _analysis(interaction, target)
    theme = await theme_for(interaction.client, interaction.user.id, logged.record.place)
    return await asyncio.to_thread(curve_post, logged, analysis, game, theme)


_MADE: Final = {
    "study_page": _page_at,
    "study_curve": _curve_of,
    "study_numbers": _numbers_of,
    "study_terms": _terms_of,
}
"""The panels that open beside an analysis."""


@TAPS.on("study_text")
async def _text(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    logged, analysis, game = await sending.patiently(interaction, _analysis(interaction, target))
    text = report(logged, analysis, game, await interaction.client.app.coach.hints(logged))
    name = f"analysis-{logged.key}.txt" if game is None else f"analysis-{logged.key}-game-{game}.txt"
    await sending.reply(interaction, "", file=discord.File(io.BytesIO(text.encode()), name))


TAPS.take_in({"study_cancel": lambda by, target, _: by.client.get(CoachDesk).cancel(by, target.subject)})
