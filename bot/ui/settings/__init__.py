"""The choices of a player and of a server."""

from bot.ui.kit.feature import Feature
from bot.ui.settings import preferences, server

FEATURE = Feature(
    "settings",
    cogs=(preferences.PreferencesCog, server.SettingsCog),
    taps=(preferences.TAPS, server.TAPS),
)
