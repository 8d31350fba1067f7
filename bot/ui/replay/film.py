"""`/replay`: a game of a match as an animation: its boards and their times, made in another process, small enough."""

from __future__ import annotations

import dataclasses
import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import discord
import msgspec
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.app.logged import Frame, LoggedMatch, frames_of
from bot.app.views import Step
from bot.records.matches import MatchRecord
from bot.render.board.picture import BoardScene, LastMove
from bot.render.board.scene import Numbers
from bot.render.board.sheet import Shot, render_replay
from bot.rules.match import events as ev
from bot.rules.match.actions import seen_by
from bot.rules.match.state import MatchState
from bot.rules.sides import Side
from bot.texts.catalogue import say, speaking
from bot.ui.kit.commands import command
from bot.ui.kit.components import CustomId, Taps
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.message import layout
from bot.ui.kit.names import bold, shown_name
from bot.ui.kit.places import count_post, private_language, public_language
from bot.ui.kit.sending import patiently, reply
from bot.ui.match.lookup import chosen_log, replay_button, replay_choices, tapped
from bot.ui.match.narration import score_line
from bot.ui.match.scenes import final_scene, lost_caption, scene_of
from bot.ui.match.style import theme_for, theme_of

_MOST_GAMES: Final = 10_000
TAPS: Final = Taps()
MOST: Final = 800
"""The most of a game's last events that are shown. The longest games between people have about six hundred boards,
and while one animation is made, all others wait for a second or two."""
MOST_BYTES: Final = 8_000_000
_FILE: Final = "replay.gif"
_SMALL: Final = 2_000_000  # bytes; no larger animation is kept for the next person who asks for it
_EVENTS: Final = msgspec.json.Decoder(tuple[ev.Event, ...])
ROLL: Final = 0.6
"""Seconds that the dice lie on the board before they are played."""
PLAY: Final = 0.9
"""Seconds that a play is shown with its arrows; a turn takes this and the roll."""
EVENT: Final = 1.5
"""Seconds for everything else: the opening, the cube, an answer, a turn without a move."""
LAST: Final = 4.0
"""Seconds that the last board stays before the animation begins again."""
_SEEN: Final = (ev.GameStarted, ev.DoubleOffered, ev.CubeBeavered, ev.ResignationOffered, ev.MatchAbandoned)
"""Events that can be seen on the board after them."""
_SAID: Final[dict[type[ev.Event], tuple[str, bool]]] = {
    ev.DoubleTaken: ("take", True),
    ev.ResignationRefused: ("play-on", True),
    ev.DoublePassed: ("pass", False),
    ev.TimeRanOut: ("time", False),
    ev.GameDrawn: ("drawn", False),
}
"""Events that need a few words, and whether on the board after them or, if the game is then over, the one before."""


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
        await show_film(interaction, await chosen_log(interaction, match, public=public), game, public=public)


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
        await reply(interaction, view, private=not public, file=discord.File(io.BytesIO(made.film.data), _FILE))
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
    words = f"{words} {ending} {cut.removeprefix('-# ')}".strip()[:1024]
    items: list[discord.ui.Item[Any]] = [
        discord.ui.TextDisplay("\n".join(lines)),
        discord.ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{_FILE}", description=words)),
    ]
    if steps:
        items.append(discord.ui.ActionRow(replay_button(logged, number)))
    return layout(items)


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


class Happened(NamedTuple):
    """One event of a game with the states before and after it."""

    before: MatchState
    step: Step


def games_in(frames: Iterable[Frame]) -> dict[int, list[Happened]]:
    """The events of each game of a match by its number, in order. Games in which nothing was done are left out."""
    games: dict[int, list[Happened]] = {}
    for frame in frames:
        before = frame.before
        for step in frame.steps:
            if before is not None and step.state.game:
                games.setdefault(step.state.game, []).append(Happened(before, step))
            before = step.state
    nothing = (ev.GameStarted, ev.MatchEnded, ev.MatchAbandoned)
    left_out = {at for at, events in games.items() if all(isinstance(one.step.event, nothing) for one in events)}
    return {number: events for number, events in games.items() if number not in left_out}


def turns_in(events: Iterable[Happened]) -> int:
    """The number of turns that were played or had to be passed."""
    return sum(isinstance(happened.step.event, ev.PlayMade | ev.TurnPassed) for happened in events)


def shots_of(record: MatchRecord, events: Iterable[Happened], theme: str) -> list[Shot]:
    """The boards of a game.

    White's home is at the bottom, and the rails wear White's numbers all the time, so nothing flips while it plays.
    Black's plays carry Black's own, unless the match has fixed numbers.
    """
    shown = replace(record, clock=None)
    numbers: Numbers = "fixed" if record.style.fixed_numbers else "white"
    found = (_shot(shown, happened, theme) for happened in events)
    shots = [Shot(dataclasses.replace(one.scene, numbers=numbers), one.seconds) for one in found if one is not None]
    if shots:
        shots[-1] = Shot(shots[-1].scene, LAST)
    return shots


def _shot(record: MatchRecord, happened: Happened, theme: str) -> Shot | None:
    """The board for one event; None if it is seen on the board before or after."""
    before, (event, after) = happened.before, (happened.step.event, happened.step.state)
    earlier = _unmarked(scene_of(replace(record, state=before), theme=theme))
    later = _unmarked(scene_of(replace(record, state=after), theme=theme))
    match event:
        case ev.DiceRolled() | ev.DoubletNamed():
            return Shot(dataclasses.replace(later, last_play=(), caption=""), ROLL)
        case ev.PlayMade():
            return Shot(_played(earlier, event, after), PLAY)
        case ev.TurnPassed():
            # In a later part of a turn it was not the roll that could not be moved, but that part's numbers.
            roll = "-".join(str(number) for number in before.numbers[:2]) or str(before.roll)
            caption = say("caption-danced", roll=roll)
            return Shot(dataclasses.replace(earlier, last_play=(), caption=caption), EVENT)
        case ev.GameEnded():
            final = final_scene(record, before, event, theme=theme)
            return Shot(dataclasses.replace(final, last_play=()), LAST)
        case _ if type(event) in _SEEN:
            return Shot(dataclasses.replace(later, last_play=()), EVENT)
        case _ if type(event) in _SAID:
            what, settled = _SAID[type(event)]
            scene = later if settled else dataclasses.replace(earlier, offered=None)
            return Shot(_said(scene, what, getattr(event, "side", before.on_roll)), EVENT)
        case _:
            return None


def _played(earlier: BoardScene, event: ev.PlayMade, after: MatchState) -> BoardScene:
    """The board after a play, with the dice still there and the arrows of its moves."""
    moves = tuple(LastMove(event.side, move.source, move.target, move.hit) for move in event.moves)
    return dataclasses.replace(
        earlier, position=seen_by(after, event.side), last_play=moves, caption=lost_caption(after)
    )


def _unmarked(scene: BoardScene) -> BoardScene:
    """The board without the marks of the side to move: two bright strips that keep swapping places hurt the eyes.

    The dice show whose turn it is: they have a side's color and lie on its right.
    """
    return dataclasses.replace(scene, over=True, winner=None)


def _said(scene: BoardScene, what: str, side: Side) -> BoardScene:
    """The board with a few words on it."""
    return dataclasses.replace(scene, last_play=(), caption=say("caption-said", what=what, side=side.name.lower()))
