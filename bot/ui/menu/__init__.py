"""What Discord's menus of a person or a message offer, beside the commands that one types."""

from __future__ import annotations

from typing import Final

from bot.ui.kit.feature import Feature
from bot.ui.menu.menus import make_menus

FEATURE: Final = Feature(
    name="menu",
    menus=make_menus,
)
"""What it brings."""
