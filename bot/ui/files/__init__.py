"""Matches as files: exported and imported."""

from bot.ui.files import export, imported
from bot.ui.kit.feature import Feature

FEATURE = Feature("files", cogs=(imported.FilesCog,), taps=(export.TAPS, imported.TAPS))
