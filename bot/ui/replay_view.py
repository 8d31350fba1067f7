"""A match again: one private message with a board and buttons to step through it."""

from __future__ import annotations

import asyncio
from typing import Final

from msgspec.structs import replace

from bot.app.logged import LoggedMatch
from bot.app.replay import Frame, frames_of
from bot.rules import events as ev
from bot.rules.ids import xgid
from bot.rules.state import MatchState
from bot.rules.turn import game_of
from bot.texts.catalogue import say
from bot.ui.board_message import Interaction
from bot.ui.board_view import Post
from bot.ui.components import TapButton, on_tap
from bot.ui.custom_id import CustomId
from bot.ui.narration import score_line, tell
from bot.ui.record_ids import record_id, tapped
from bot.ui.scenes import final_scene, scene_of

_PAGE: Final = 10
"""Frames that the outer buttons skip."""


def replay_button(match: int | str) -> TapButton:
    """The button that opens the replay of a match, given by its number or by its key."""
    return TapButton(record_id("replay", str(match)), say("button-replay"))


def replay_post(logged: LoggedMatch, frames: list[Frame], number: int, theme: str) -> Post:
    """The frame `number`, from 0; a number out of range shows the first or last."""
    record = logged.record
    last = len(frames) - 1
    number = max(0, min(number, last))
    frame = frames[number]
    shown = replace(record, state=frame.state, clock=None)
    before = frame.before
    scene = scene_of(shown, theme=theme)
    for step in frame.steps:
        if isinstance(step.event, ev.GameEnded | ev.GameDrawn) and before is not None:
            scene = final_scene(shown, before, step.event, theme=theme)
            break
        before = step.state
    lines = (
        say("replay-place", number=number + 1, count=len(frames)),
        score_line(shown),
        *tell(record.players, frame.before, frame.steps),
    )
    ways = (("⏮", number - _PAGE), ("◀", number - 1), ("▶", number + 1), ("⏭", number + _PAGE))
    row = tuple(
        TapButton(_at(logged, max(0, min(there, last)), index), label, disabled=max(0, min(there, last)) == number)
        for index, (label, there) in enumerate(ways)
    )
    film = TapButton(record_id("replay_film", logged.key, frame.state.game), say("button-film"))
    return Post(lines, (scene,), (row, (film,)), _footer(logged.key, frame.state))


def _footer(key: str, state: MatchState) -> str:
    """The position to copy into an analysis program, in small print."""
    if not game_of(state).has_ids:
        return say("board-footer-plain", match=key)
    return say("board-footer", match=key, xgid=xgid(state))


def _at(logged: LoggedMatch, number: int, index: int) -> CustomId:
    # Two buttons may lead to the same frame, but no two may have the same id.
    return record_id("replay_at", logged.key, number, str(index))


@on_tap("replay")
async def _open(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    post = await _frame(interaction, target, 0)
    await interaction.response.send_message(view=post.view(), files=post.files(), ephemeral=True)


@on_tap("replay_at")
async def _step(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    post = await _frame(interaction, target, target.seq)
    await interaction.response.edit_message(view=post.view(), attachments=post.files())


async def _frame(interaction: Interaction, target: CustomId, number: int) -> Post:
    logged = await tapped(interaction, target)
    theme = await interaction.client.boards.theme_for(interaction.user.id, logged.record)
    # Folding a long match takes a tenth of a second.
    frames = await asyncio.to_thread(frames_of, logged.events)
    return replay_post(logged, frames, number, theme).drawn()
