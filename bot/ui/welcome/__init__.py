"""The first thing that people see of the bot, and the three things that they can do with it."""

from bot.ui.kit.feature import Feature
from bot.ui.welcome import view

FEATURE = Feature("welcome", taps=(view.TAPS,), joins=view.greet)
