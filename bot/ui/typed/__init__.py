"""What is typed instead of tapped: a command means the match or the chouette that waits for whoever types it."""

from bot.ui.kit.feature import Feature
from bot.ui.typed.cog import PlayCog

FEATURE = Feature("typed", cogs=(PlayCog,))
