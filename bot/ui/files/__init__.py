"""Matches as files: exported and imported."""

from bot.ui.files import export, imported
from bot.ui.files.cog import FilesCog
from bot.ui.kit.feature import Feature

FEATURE = Feature("files", cogs=(FilesCog,), taps=(export.TAPS, imported.TAPS))
