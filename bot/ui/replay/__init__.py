"""A match played again, turn by turn or as an animation."""

from bot.ui.kit.feature import Feature
from bot.ui.replay import film, view

FEATURE = Feature("replay", cogs=(film.ReplayCog,), taps=(film.TAPS, view.TAPS))
