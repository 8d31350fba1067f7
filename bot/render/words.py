"""The few words that are part of the drawings, in the language spoken."""

from __future__ import annotations

from bot.rules.sides import Side
from bot.texts.catalogue import say


def side_word(side: Side) -> str:
    """What a side is called whose player has no readable name."""
    return say("side", side=side.name.lower())


def pips_word() -> str:
    """What stands behind a pip count."""
    return say("board-pips")
