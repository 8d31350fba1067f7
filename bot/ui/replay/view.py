"""A match replayed: one private message with a board, and buttons to step through it."""

import asyncio
from typing import Final

from msgspec.structs import replace

from bot.app.logged import Frame, LoggedMatch, frames_of
from bot.texts.catalogue import say
from bot.ui.board.buttons import ids_of
from bot.ui.kit.components import CustomId, TapButton, Taps, TapSelect, entry
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.sending import reply, reply_in_place
from bot.ui.match.lookup import logged_id, tapped
from bot.ui.match.narration import score_line, tell
from bot.ui.match.scenes import ended_scene, scene_of
from bot.ui.match.style import theme_for, told_in

TAPS: Final = Taps()
_MOST_GAMES: Final = 25  # the most choices in a list on Discord


def replay_post(logged: LoggedMatch, frames: list[Frame], number: int, theme: str) -> Post:
    """The frame `number`, from 0; a number out of range shows the first or last."""
    record = logged.record
    last = len(frames) - 1
    number = max(0, min(number, last))
    frame = frames[number]
    shown = replace(record, state=frame.state, clock=None)
    scene = ended_scene(shown, frame.before, frame.steps, theme=theme) or scene_of(shown, theme=theme)
    told = tell(record.players, frame.before, frame.steps, worn=told_in(shown))
    lines = (say("replay-place", number=number + 1, count=len(frames)), score_line(shown), *told)
    starts = starts_of(frames)
    ways = zip("⏮◀▶⏭", _ways(sorted(starts.values()), number, last), strict=True)
    row = []
    for index, (label, there) in enumerate(ways):
        to = max(0, min(there, last))
        # Two buttons may lead to the same frame, but no two ids may be the same.
        row.append(TapButton(logged_id("replay_at", logged, to, str(index)), label, disabled=to == number))
    film = TapButton(logged_id("replay_film", logged, frame.state.game), say("button-film"))
    jump = ((_games(logged, frames, starts, frame.state.game),),) if len(starts) > 1 else ()
    ids = (TapButton(logged_id("replay_ids", logged, number), say("button-details")),) if ids_of(shown) else ()
    return Post(lines, (scene,), (tuple(row), *jump, (film, *ids)), say("board-footer-plain", match=logged.key))


def starts_of(frames: list[Frame]) -> dict[int, int]:
    """The index of the first frame of each game, by the number of the game."""
    starts: dict[int, int] = {}
    for index, frame in enumerate(frames):
        starts.setdefault(frame.state.game, index)
    return starts


def _ways(starts: list[int], number: int, last: int) -> tuple[int, int, int, int]:
    """Where the buttons lead: the outer ones to the first or last board of a game, then on to the next game's."""
    ends = [*(start - 1 for start in starts[1:]), last]
    first = max((start for start in starts if start < number), default=0)
    end = min((end for end in ends if end > number), default=last)
    return first, number - 1, number + 1, end


def _games(logged: LoggedMatch, frames: list[Frame], starts: dict[int, int], current: int) -> TapSelect:
    """The games to jump to, with the score at which each began; if there are many, those around the current one."""
    games = sorted(starts)
    first = max(0, min(games.index(current) - _MOST_GAMES // 2, len(games) - _MOST_GAMES))
    options = []
    for game in games[first : first + _MOST_GAMES]:
        white, black = frames[starts[game]].state.score
        label = say("replay-game", game=game, white=white, black=black)
        options.append(entry(str(game), label, chosen=game == current))
    # After a step into another game, the old one must not be shown as chosen.
    return TapSelect(logged_id("replay_game", logged), say("replay-games"), options, number=100 + current)


@TAPS.on("replay")
async def _open(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await reply(interaction, await _frame(interaction, target, game=target.seq))


@TAPS.on("replay_at", "replay_game")
async def _go_to(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    number, chosen = target.seq if target.action == "replay_at" else 0, "".join(values)
    post = await _frame(interaction, target, number, int(chosen) if chosen.isdecimal() else 0)
    await reply_in_place(interaction, post)


@TAPS.on("replay_ids")
async def _details(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Show a position to copy into an analysis program."""
    logged = await tapped(interaction, target)
    frames = await asyncio.to_thread(frames_of, logged.events)
    shown = replace(logged.record, state=frames[min(target.seq, len(frames) - 1)].state)
    await reply(interaction, "\n".join(ids_of(shown)))


async def _frame(interaction: Interaction, target: CustomId, number: int = 0, game: int = 0) -> Post:
    """The frame `number`, or the first frame of `game` if that game was begun."""
    logged = await tapped(interaction, target)
    theme = await theme_for(interaction.client, interaction.user.id, logged.record.place)
    # Folding a long match takes a tenth of a second.
    frames = await asyncio.to_thread(frames_of, logged.events)
    if game:
        number = starts_of(frames).get(game, number)
    return replay_post(logged, frames, number, theme).drawn()
