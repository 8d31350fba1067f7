"""`/replay`: a game of a match as an animation, made in another process, and small enough to upload."""

from __future__ import annotations

import dataclasses
import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
import msgspec
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.app.logged import LoggedMatch
from bot.app.summary import frames_of
from bot.records.matches import MatchRecord
from bot.render.board.replay import Shot, render_replay
from bot.rules.match import events as ev
from bot.rules.match.state import MatchState
from bot.texts.catalogue import say, speaking
from bot.ui.kit.commands import command
from bot.ui.kit.components import CustomId, Taps
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.languages import private_language, public_language
from bot.ui.kit.names import bold, shown_name
from bot.ui.kit.places import count_post
from bot.ui.kit.sending import patiently, reply
from bot.ui.match.choices import replay_choices
from bot.ui.match.keys import chosen_log, replay_button, tapped
from bot.ui.match.narration import score_line
from bot.ui.match.style import theme_for, theme_of
from bot.ui.replay.shots import Happened, games_in, shots_of, turns_in

_MOST_GAMES: Final = 10_000
TAPS: Final = Taps()
MOST: Final = 800
"""The most of a game's last events that are shown. The longest games between people have about six hundred boards,
and while one animation is made, all others wait for a second or two."""
MOST_BYTES: Final = 8_000_000
_FILE: Final = "replay.gif"
_SMALL: Final = 2_000_000
"""Bytes; no larger animation is kept for the next person who asks for it."""
_EVENTS: Final = msgspec.json.Decoder(tuple[ev.Event, ...])


class ReplayCog(commands.Cog):
    """Games as animations."""

    @command(match=replay_choices)
    async def replay(
        self,
        interaction: Interaction,
        match: str | None = None,
        game: app_commands.Range[int, 1, _MOST_GAMES] | None = None,
        public: bool = False,
    ) -> None:
        """Show a game as an animation."""
        if public:
            await count_post(interaction)
        await show_film(interaction, await chosen_log(interaction, match), game, public=public)


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
    """Game `number` of a match, how it came out, and its animation, which is None if it does not fit.

    If nothing was played in that game, `then` is None and `games` are those in which something was. Otherwise that is
    the state after it, `turns` how many there were, and `ended` what ended it.
    """

    number: int
    games: tuple[int, ...]
    then: MatchState | None = None
    turns: int = 0
    ended: ev.GameEnded | ev.GameDrawn | None = None
    film: Film | None = None

    @classmethod
    def of(cls, number: int, games: Sequence[int], events: Sequence[Happened], film: Film | None) -> Filmed:
        """The same of what happened in the game."""
        ended = None
        for happened in events:
            if isinstance(happened.step.event, ev.GameEnded | ev.GameDrawn):
                ended = happened.step.event
        return cls(number, tuple(games), events[-1].step.state, turns_in(events), ended, film)


def make_film(shots: list[Shot], limit: int) -> Film | None:
    """The animation in at most `limit` bytes, without its beginning if need be; None if it cannot fit at all.

    Takes about a second for 300 turns: not for the event loop.
    """
    cut = 0
    while cut < len(shots):
        data = render_replay(shots[cut:])
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
    """Answer with the animation of a game (None: the last one in which anything was done). Raises StillBusy."""
    bot, record = interaction.client, logged.record
    own = await theme_for(bot, interaction.user.id, record.place)
    theme = theme_of(bot, record.place) if public else own
    limit = min(MOST_BYTES, interaction.filesize_limit or MOST_BYTES)
    language = public_language(interaction) if public else private_language(interaction)
    with bot.app.workshop.one_thing(interaction.user.id), speaking(language):
        made = await patiently(interaction, _made(bot, logged, game, Style(theme, limit, language)), private=not public)
        view = film_view(logged, made, steps=not (public and logged.is_private)) if made.film else None
    if made.film is not None and view is not None:
        file = discord.File(io.BytesIO(made.film.data), _FILE)
        await reply(interaction, view, private=not public, file=file)
    else:
        await reply(interaction, say("replay-too-large") if made.then else _no_game(logged.key, made))


@dataclass(frozen=True, slots=True)
class Style:
    """The look of an animation: its theme, the most bytes it may have, and the language of its words."""

    theme: str
    limit: int
    language: str


async def _made(host: Host, logged: LoggedMatch, game: int | None, style: Style) -> Filmed:
    """The animation, as it was made before or made now, in another process."""
    record = replace(logged.record, clock=None, board=None)
    # Everything that can be seen in it is in the key: of an imported match there is only one state.
    key = (logged.key, record.created_at, record.state.seq, record.players, game, style)
    kept = host.app.kept.get(key)
    if isinstance(kept, Filmed):
        return kept
    made = await host.app.workshop.do(filmed, record, msgspec.json.encode(logged.events), game, style)
    if made.film is None or len(made.film.data) <= _SMALL:
        host.app.kept[key] = made
    return made


def filmed(record: MatchRecord, log: bytes, game: int | None, style: Style) -> Filmed:
    """Do all the work. `log` are the match's events as JSON."""
    games = games_in(frames_of(_EVENTS.decode(log)))
    number = max(games, default=0) if game is None else game
    events = games.get(number, ())
    if not events:
        return Filmed(number, tuple(sorted(games)))
    with speaking(style.language):
        film = film_of(record, events, style.theme, style.limit)
    return Filmed.of(number, sorted(games), events, film)


def film_view(logged: LoggedMatch, made: Filmed, *, steps: bool) -> discord.ui.LayoutView:
    """The message: the game, the score after it, how it ended, and the animation; with `steps`, a button to its boards.

    That button would be refused to anyone who may not see the match.
    """
    record, number = logged.record, made.number
    then = replace(record, state=made.then or record.state, clock=None)
    lines = [say("replay-heading", match=logged.key, game=number), score_line(then), ending_line(record, made)]
    cut = say("replay-cut", boards=made.film.boards) if made.film and made.film.cut else ""
    if cut:
        lines.append(cut)
    white, black = (shown_name(person) for person in record.players)
    words = say("replay-words", game=number, white=white, black=black, turns=made.turns)
    ending = ending_line(record, made, marked=False)
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


def ending_line(record: MatchRecord, made: Filmed, *, marked: bool = True) -> str:
    """The end of a game, and after how many turns; with `marked`, the winner's name is bold."""
    if isinstance(made.ended, ev.GameEnded):
        winner = record.players[made.ended.winner]
        who = bold(winner) if marked else shown_name(winner)
        return say("replay-ending", turns=made.turns, who=who, points=made.ended.points)
    return say("told-drawn") if made.ended else say("replay-open", turns=made.turns)


def _no_game(key: str, made: Filmed) -> str:
    if not made.games:
        return say("replay-nothing", match=key)
    return say("replay-no-game", match=key, game=made.number, games=", ".join(map(str, made.games)))


@TAPS.on("replay_film")
async def _film(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await show_film(interaction, await tapped(interaction, target), target.seq or None, public=False)
