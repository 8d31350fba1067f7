"""Matches as files: exported and imported."""

from bot.ui.files.cog import TAPS, FilesCog
from bot.ui.kit.feature import Feature

FEATURE = Feature("files", cogs=(FilesCog,), taps=(TAPS,))
