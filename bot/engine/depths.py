"""Search depths in plies."""

from typing import Final

ANALYSIS_PLIES: Final = 2
"""Default search depth of an analysis in plies: what GNU Backgammon calls 1-ply."""
HINT_PLIES: Final = 3
"""Search depth of a single position while somebody waits, in plies: what GNU Backgammon calls 2-ply."""
OWN_DEEPEST: Final = 2
"""Most plies our own networks search: a play, and every answer to it."""
DEEPER: Final = {2: 3}
"""The depth of a second look at a close or costly decision, by the depth of the first."""


def depth_name(plies: int) -> str:
    """The name of a match analysis that begins at a depth of `plies`, such as "2+3ply"."""
    return f"{plies}+{DEEPER[plies]}ply" if plies in DEEPER else f"{plies}ply"
