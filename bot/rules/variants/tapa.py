"""Tapa: pinning, and nothing else. Source: https://en.wikipedia.org/wiki/Tapa_(game)."""

from __future__ import annotations

from typing import Final

from bot.rules.variants.pinning import PinningGame


class Tapa(PinningGame):
    """Plakoto without the rule of the starting points."""

    key = "tapa"
    name = "Tapa"


TAPA: Final = Tapa()
