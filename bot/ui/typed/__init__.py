"""Commands instead of taps: each means the match or the chouette that waits for the person who types it."""

from bot.ui.kit.feature import Feature
from bot.ui.typed.cog import TAPS, PlayCog

FEATURE = Feature("typed", cogs=(PlayCog,), taps=(TAPS,))
