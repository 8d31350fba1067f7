"""A game of a match as an animation: made off the event loop, and no larger than may be uploaded."""

from __future__ import annotations

import asyncio
import contextvars
import io
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.app.logged import LoggedMatch
from bot.app.replay import frames_of
from bot.records import MatchRecord
from bot.render.replay import Shot, render_replay
from bot.rules import events as ev
from bot.texts.catalogue import say, speaking
from bot.ui.board_message import Interaction
from bot.ui.components import on_tap
from bot.ui.custom_id import CustomId
from bot.ui.languages import private_language, public_language
from bot.ui.names import bold, shown_name
from bot.ui.narration import score_line
from bot.ui.record_ids import tapped
from bot.ui.replay_shots import Happened, games_in, shots_of, turns_in
from bot.ui.replay_view import replay_button
from bot.ui.replies import tell_privately

_AT_ONCE: Final = 80
"""With more boards than this, or while another animation is being made, the answer is announced: Discord gives up
after three seconds, and a slow machine may need twenty milliseconds a board."""
_MOST_BYTES: Final = 8_000_000
_PAUSE: Final = 0.0005
"""Seconds after each board in which the event loop goes on: without them it would wait for several boards at a time."""
_FILE: Final = "replay.gif"
_QUIET: Final = discord.AllowedMentions.none()
_STUDIO: Final = ThreadPoolExecutor(1, "replay")
"""One animation is made at a time; the threads that everything else uses stay free."""
_IN_WORK: Final[set[asyncio.Future[Any]]] = set()
"""The animations that are being made or wait to be."""


@dataclass(frozen=True, slots=True)
class Film:
    """An animation of a game: the file, and how many boards at the beginning had to be left out to make it fit."""

    data: bytes
    cut: int


def make_film(shots: list[Shot], limit: int) -> Film | None:
    """The animation in at most `limit` bytes, its beginning left out as far as needed; None if it does not fit at all.

    Takes about a second for 300 turns: not for the event loop.
    """
    cut = 0
    while cut < len(shots):
        data = render_replay(shots[cut:], pause=_PAUSE)
        if len(data) <= limit:
            return Film(data, cut)
        kept = int((len(shots) - cut) * limit / len(data) * 0.9)
        cut = len(shots) - kept
    return None


async def show_film(interaction: Interaction, logged: LoggedMatch, game: int | None, *, public: bool) -> None:
    """Answer with the animation of a game (None for the last one in which anything was done)."""
    bot, record = interaction.client, logged.record
    frames = await asyncio.to_thread(frames_of, logged.events)
    games = games_in(frames)
    number = max(games, default=0) if game is None else game
    if number not in games:
        await tell_privately(interaction, _no_game(logged.key, number, games))
        return
    own = await bot.boards.theme_for(interaction.user.id, record)
    theme = bot.boards.posts.public_theme(record) if public else own
    language = public_language(interaction) if public else private_language(interaction)
    with speaking(language):
        shots = shots_of(record, games[number], theme)
        limit = min(_MOST_BYTES, interaction.filesize_limit or _MOST_BYTES)
        film = await _made(interaction, shots, limit, public=public)
        if film is None:
            await tell_privately(interaction, say("replay-too-large"))
            return
        view = film_view(logged, number, games[number], film, steps=not (public and logged.is_private))
    await _send(interaction, view, film, public=public)


async def _made(interaction: Interaction, shots: list[Shot], limit: int, *, public: bool) -> Film | None:
    """The animation; an answer that takes its time is announced meanwhile."""
    at_once = len(shots) <= _AT_ONCE and not _IN_WORK
    context = contextvars.copy_context()
    work = asyncio.get_running_loop().run_in_executor(_STUDIO, context.run, make_film, shots, limit)
    _IN_WORK.add(work)
    work.add_done_callback(_IN_WORK.discard)
    if not at_once:
        await interaction.response.defer(ephemeral=not public, thinking=True)
    return await work


async def _send(interaction: Interaction, view: discord.ui.LayoutView, film: Film, *, public: bool) -> None:
    file = discord.File(io.BytesIO(film.data), _FILE)
    if interaction.response.is_done():
        await interaction.followup.send(view=view, file=file, ephemeral=not public, allowed_mentions=_QUIET)
    else:
        await interaction.response.send_message(view=view, file=file, ephemeral=not public, allowed_mentions=_QUIET)


def film_view(
    logged: LoggedMatch, number: int, events: list[Happened], film: Film, *, steps: bool
) -> discord.ui.LayoutView:
    """The message: which game it is, how it ended, the animation and what it shows; with `steps` the single boards.

    The button for these would be refused to whoever may not see the match.
    """
    record = logged.record
    lines = [say("replay-heading", match=logged.key, game=number), score_line(record)]
    lines.append(ending_line(record, events))
    if film.cut:
        lines.append(say("replay-cut"))
    white, black = (shown_name(person) for person in record.players)
    words = say("replay-words", game=number, white=white, black=black, turns=turns_in(events))
    ending = ending_line(record, events, marked=False)
    view = discord.ui.LayoutView(timeout=None)
    container: discord.ui.Container[Any] = discord.ui.Container()
    container.add_item(discord.ui.TextDisplay("\n".join(lines)))
    item = discord.MediaGalleryItem(f"attachment://{_FILE}", description=f"{words} {ending}"[:1024])
    container.add_item(discord.ui.MediaGallery(item))
    if steps:
        container.add_item(discord.ui.ActionRow(replay_button(logged.key)))
    view.add_item(container)
    view.stop()  # discord.py keeps what it may have to dispatch to, and this it need not
    return view


def ending_line(record: MatchRecord, events: list[Happened], *, marked: bool = True) -> str:
    """How a game ended, after how many turns; with `marked` the winner's name in bold."""
    turns = turns_in(events)
    for happened in reversed(events):
        event = happened.step.event
        if isinstance(event, ev.GameEnded):
            winner = record.players[event.winner]
            who = bold(winner) if marked else shown_name(winner)
            return say("replay-ending", turns=turns, who=who, points=event.points)
        if isinstance(event, ev.GameDrawn):
            return say("told-drawn")
    return say("replay-open", turns=turns)


def _no_game(key: str, number: int, games: dict[int, list[Happened]]) -> str:
    if not games:
        return say("replay-nothing", match=key)
    return say("replay-no-game", match=key, game=number, games=", ".join(map(str, sorted(games))))


@on_tap("replay_film")
async def _film(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await show_film(interaction, await tapped(interaction, target), target.seq or None, public=False)
