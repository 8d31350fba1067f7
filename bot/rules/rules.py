"""The house rules a match is played by."""

from __future__ import annotations

import msgspec


class Rules(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a table may choose, as one record that travels with the match.

    Every field's default is the rule of tournament match play.
    """

    cube: bool = True
    """Is the doubling cube used?"""
    crawford: bool = True
    """Is the first game after someone is one point away played without the cube? Matches only."""
    jacoby: bool = False
    """Do gammons count only after the cube was turned? Unlimited sessions only (seed 000)."""
    free_choice: bool = False
    """Where either number but not both can be played: any of them instead of the higher (seed 004)."""
