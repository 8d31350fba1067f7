"""A match again: one private message with a board and buttons to step through it."""

from __future__ import annotations

import asyncio
from typing import Final

from msgspec.structs import replace

from bot.app.replay import Frame, frames_of
from bot.records import MatchRecord
from bot.rules import events as ev
from bot.texts.catalogue import say
from bot.ui.board_message import Interaction
from bot.ui.board_view import Post, xgid_line
from bot.ui.components import TapButton, on_tap
from bot.ui.custom_id import CustomId
from bot.ui.narration import score_line, tell
from bot.ui.scenes import final_scene, scene_of

_PAGE: Final = 10
"""Frames that the outer buttons skip."""


def replay_button(match_id: int) -> TapButton:
    """The button that opens the replay of a match."""
    return TapButton(CustomId("replay", match_id), say("button-replay"))


def replay_post(record: MatchRecord, frames: list[Frame], number: int, theme: str) -> Post:
    """The frame `number`, from 0; a number out of range shows the first or last."""
    last = len(frames) - 1
    number = max(0, min(number, last))
    frame = frames[number]
    shown = replace(record, state=frame.state, clock=None)
    before = frame.before
    scene = scene_of(shown, theme=theme)
    for step in frame.steps:
        if isinstance(step.event, ev.GameEnded) and before is not None:
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
        TapButton(_at(record, max(0, min(there, last)), index), label, disabled=max(0, min(there, last)) == number)
        for index, (label, there) in enumerate(ways)
    )
    return Post(lines, (scene,), (row, (_film_button(record.match_id, frame.state.game),)), xgid_line(shown))


def _film_button(match_id: int, game: int) -> TapButton:
    """The button that shows the game of the board in view as an animation."""
    return TapButton(CustomId("replay_film", match_id, game), say("button-film"))


def _at(record: MatchRecord, number: int, index: int) -> CustomId:
    # Two buttons may lead to the same frame, but no two may have the same id.
    return CustomId("replay_at", record.match_id, number, str(index))


@on_tap("replay")
async def _open(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    post = await _frame(interaction, target.subject, 0)
    await interaction.response.send_message(view=post.view(), files=post.files(), ephemeral=True)


@on_tap("replay_at")
async def _step(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    post = await _frame(interaction, target.subject, target.seq)
    await interaction.response.edit_message(view=post.view(), attachments=post.files())


async def _frame(interaction: Interaction, match_id: int, number: int) -> Post:
    bot = interaction.client
    record = await bot.matches.match(match_id)
    log = await bot.matches.log(match_id)
    theme = await bot.boards.theme_for(interaction.user.id, record)
    # Folding a long match takes a tenth of a second.
    frames = await asyncio.to_thread(frames_of, [stored.event for stored in log])
    return replay_post(record, frames, number, theme).drawn()
