"""Matches as files: exported and imported."""

from __future__ import annotations

from typing import Final

from bot.ui.files import export, imported
from bot.ui.files.cog import FilesCog
from bot.ui.kit.feature import Feature

FEATURE: Final = Feature(
    name="files",
    cogs=(FilesCog,),
    taps=(export.TAPS, imported.TAPS),
)
"""What it brings."""
