"""The choices of a player and of a server."""

from bot.ui.kit.feature import Feature
from bot.ui.settings import panels, server

FEATURE = Feature("settings", cogs=(panels.PreferencesCog, server.SettingsCog), taps=(panels.TAPS, server.TAPS))
