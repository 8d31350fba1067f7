"""A match played again, turn by turn or as an animation."""

from bot.ui.kit.feature import Feature
from bot.ui.replay import film, view
from bot.ui.replay.cog import ReplayCog

FEATURE = Feature("replay", cogs=(ReplayCog,), taps=(film.TAPS, view.TAPS))
