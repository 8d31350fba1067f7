"""The buttons that only a private board has: what a player or a spectator may want besides playing."""

from __future__ import annotations

from bot.app.coach import is_practice
from bot.engine.analyst import can_teach
from bot.records import MatchRecord
from bot.rules.sides import Side
from bot.texts.catalogue import say
from bot.ui.board.buttons import Row
from bot.ui.custom_id import CustomId
from bot.ui.kit.components import TapButton


def tool_rows(record: MatchRecord, side: Side | None) -> tuple[Row, ...]:
    """For who plays `side` a hint and the clock, for a spectator following; one row or none."""
    if record.state.is_over:
        return ()
    if side is None:
        return ((TapButton(CustomId("follow", record.match_id), say("button-follow")),),)
    row = []
    if can_teach(record.state.variant) and record.state.waiting_for is side and is_practice(record):
        row.append(TapButton(CustomId("hint", record.match_id), say("button-hint")))
    if record.clock is not None and record.clock.is_paused:
        row.append(TapButton(CustomId("resume_here", record.match_id), say("button-resume")))
    elif record.clock is not None and not record.clock.expired:
        row.append(TapButton(CustomId("ask_pause", record.match_id), say("button-ask-pause")))
    return (tuple(row),) if row else ()
