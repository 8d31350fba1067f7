"""The choices of a player and of a server."""

from bot.ui.kit.feature import Feature
from bot.ui.settings.panels import TAPS, PreferencesCog, SettingsCog

FEATURE = Feature("settings", cogs=(PreferencesCog, SettingsCog), taps=(TAPS,))
