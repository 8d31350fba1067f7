"""What a player or a server can choose."""

from bot.ui.kit.feature import Feature
from bot.ui.settings import preferences, server
from bot.ui.settings.cog import PreferencesCog, SettingsCog

FEATURE = Feature("settings", cogs=(PreferencesCog, SettingsCog), taps=(preferences.TAPS, server.TAPS))
