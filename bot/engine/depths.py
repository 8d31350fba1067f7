"""How deep is looked, in plies."""

from __future__ import annotations

from typing import Final

ANALYSIS_PLIES: Final = 2
"""How many plies an analysis looks by default: what GNU Backgammon calls 1-ply."""
HINT_PLIES: Final = 3
"""How many plies a single position gets while somebody waits: what GNU Backgammon calls 2-ply."""
OWN_DEEPEST: Final = 2
"""Plies that our own networks look at most: a play, and every answer to it."""
DEEPER: Final = {2: 3}
"""How deep a second look goes at a decision on which something hangs, by the depth of the first."""


def depth_name(plies: int) -> str:
    """What the analysis of a match is called that begins `plies` deep, such as "2+3ply"."""
    return f"{plies}+{DEEPER[plies]}ply" if plies in DEEPER else f"{plies}ply"
