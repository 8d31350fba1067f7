"""A game of a match as an animation: made off the event loop, and small enough to upload."""

from __future__ import annotations

import asyncio
import contextvars
import dataclasses
import functools
import io
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

import discord
from msgspec.structs import replace

from bot.app.logged import LoggedMatch
from bot.app.summary import frames_of
from bot.records import MatchRecord
from bot.render.board.replay import Shot, render_replay
from bot.rules.match import events as ev
from bot.texts.catalogue import say, speaking
from bot.ui.kit.components import CustomId, Taps
from bot.ui.kit.host import Interaction
from bot.ui.kit.languages import private_language, public_language
from bot.ui.kit.names import bold, shown_name
from bot.ui.kit.sending import patiently, reply
from bot.ui.kit.themes import theme_for, theme_of
from bot.ui.match.keys import replay_button, tapped
from bot.ui.match.narration import score_line
from bot.ui.replay.shots import Happened, games_in, shots_of, turns_in

TAPS: Final = Taps()
MOST: Final = 800
"""How many of a game's last events are shown at most. The longest games between people have about six hundred boards,
and while one animation is made, all others wait for a second or two."""
MOST_BYTES: Final = 8_000_000
_PAUSE: Final = 0.0005
"""Seconds that the event loop gets after each board; without them it would wait for several boards at a time."""
_FILE: Final = "replay.gif"
_QUIET: Final = discord.AllowedMentions.none()
_STUDIO: Final = ThreadPoolExecutor(1, "replay")
"""Makes one animation at a time, so that the threads for everything else stay free."""
WAITING: Final[set[int]] = set()
"""The people who wait for an animation: one each, so that nobody keeps the studio busy alone."""


@dataclass(frozen=True, slots=True)
class Film:
    """An animation of a game: the file, how many boards it has, and how many were left out at the beginning.

    If more happened in the game than an animation shows, `cut` counts that instead.
    """

    data: bytes
    cut: int
    boards: int


@dataclass(frozen=True, slots=True)
class Filmed:
    """Game `number` of a match, what happened in it, and its animation, which is None if it does not fit.

    If nothing was played in that game, `events` is empty and `games` are those in which something was.
    """

    number: int
    games: tuple[int, ...]
    events: tuple[Happened, ...] = ()
    film: Film | None = None


def make_film(shots: list[Shot], limit: int) -> Film | None:
    """The animation in at most `limit` bytes, without its beginning if need be; None if it cannot fit at all.

    Takes about a second for 300 turns: not for the event loop.
    """
    cut = 0
    while cut < len(shots):
        data = render_replay(shots[cut:], pause=_PAUSE)
        if len(data) <= limit:
            return Film(data, cut, len(shots) - cut)
        kept = int((len(shots) - cut) * limit / len(data) * 0.9)
        cut = len(shots) - kept
    return None


def film_of(record: MatchRecord, events: Sequence[Happened], theme: str, limit: int) -> Film | None:
    """The animation of the end of a game, short enough to be made in a moment, whatever an imported file holds."""
    left_out = max(0, len(events) - MOST)
    film = make_film(shots_of(record, events[left_out:], theme), limit)
    return film and dataclasses.replace(film, cut=film.cut + left_out)


async def show_film(interaction: Interaction, logged: LoggedMatch, game: int | None, *, public: bool) -> None:
    """Answer with the animation of a game (None: the last one in which anything was done)."""
    if interaction.user.id in WAITING:
        await reply(interaction, say("replay-busy"))
        return
    WAITING.add(interaction.user.id)
    try:
        await _show(interaction, logged, game, public=public)
    finally:
        WAITING.discard(interaction.user.id)


async def _show(interaction: Interaction, logged: LoggedMatch, game: int | None, *, public: bool) -> None:
    bot, record = interaction.client, logged.record
    own = await theme_for(bot, interaction.user.id, record.place)
    theme = theme_of(bot, record.place) if public else own
    limit = min(MOST_BYTES, interaction.filesize_limit or MOST_BYTES)
    with speaking(public_language(interaction) if public else private_language(interaction)):
        made = await patiently(interaction, _filmed(logged, game, theme, limit), private=not public)
        view = film_view(logged, made, steps=not (public and logged.is_private)) if made.film else None
    if made.film is not None and view is not None:
        await _send(interaction, view, made.film, public=public)
    else:
        await reply(interaction, say("replay-too-large") if made.events else _no_game(logged.key, made))


async def _filmed(logged: LoggedMatch, game: int | None, theme: str, limit: int) -> Filmed:
    """Do all the work, none of it on the event loop."""
    games = await asyncio.to_thread(_games_of, logged)
    number = max(games, default=0) if game is None else game
    events = tuple(games.get(number, ()))
    if not events:
        return Filmed(number, tuple(sorted(games)))
    context = contextvars.copy_context()
    work = functools.partial(context.run, film_of, logged.record, events, theme, limit)
    film = await asyncio.get_running_loop().run_in_executor(_STUDIO, work)
    return Filmed(number, tuple(sorted(games)), events, film)


def _games_of(logged: LoggedMatch) -> dict[int, list[Happened]]:
    return games_in(frames_of(logged.events))


async def _send(interaction: Interaction, view: discord.ui.LayoutView, film: Film, *, public: bool) -> None:
    await reply(interaction, view, private=not public, file=discord.File(io.BytesIO(film.data), _FILE))


def film_view(logged: LoggedMatch, made: Filmed, *, steps: bool) -> discord.ui.LayoutView:
    """The message: the game, the score after it, how it ended, and the animation; with `steps`, a button to its boards.

    That button would be refused to anyone who may not see the match.
    """
    record, number, events = logged.record, made.number, made.events
    then = replace(record, state=events[-1].step.state, clock=None)
    lines = [say("replay-heading", match=logged.key, game=number), score_line(then), ending_line(record, events)]
    cut = say("replay-cut", boards=made.film.boards) if made.film and made.film.cut else ""
    if cut:
        lines.append(cut)
    white, black = (shown_name(person) for person in record.players)
    words = say("replay-words", game=number, white=white, black=black, turns=turns_in(events))
    ending = ending_line(record, events, marked=False)
    view = discord.ui.LayoutView(timeout=None)
    container: discord.ui.Container[Any] = discord.ui.Container()
    container.add_item(discord.ui.TextDisplay("\n".join(lines)))
    item = discord.MediaGalleryItem(
        f"attachment://{_FILE}", description=f"{words} {ending} {cut.removeprefix('-# ')}".strip()[:1024]
    )
    container.add_item(discord.ui.MediaGallery(item))
    if steps:
        container.add_item(discord.ui.ActionRow(replay_button(logged, number)))
    view.add_item(container)
    view.stop()  # discord.py keeps views that it may have to dispatch to; this is not one of them
    return view


def ending_line(record: MatchRecord, events: Sequence[Happened], *, marked: bool = True) -> str:
    """How a game ended, after how many turns; with `marked`, the winner's name is bold."""
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


def _no_game(key: str, made: Filmed) -> str:
    if not made.games:
        return say("replay-nothing", match=key)
    return say("replay-no-game", match=key, game=made.number, games=", ".join(map(str, made.games)))


@TAPS.on("replay_film")
async def _film(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await show_film(interaction, await tapped(interaction, target), target.seq or None, public=False)
