"""What a player or a server can choose."""

from __future__ import annotations

from typing import Final

from bot.ui.kit.feature import Feature
from bot.ui.settings import preferences, server
from bot.ui.settings.cog import PreferencesCog, SettingsCog

FEATURE: Final = Feature(
    name="settings",
    cogs=(PreferencesCog, SettingsCog),
    taps=(preferences.TAPS, server.TAPS),
)
"""What it brings."""
