"""The rules and the help, with pictures."""

from bot.ui.kit.feature import Feature
from bot.ui.rules import view

FEATURE = Feature("rules", cogs=(view.RulesCog,), taps=(view.TAPS,))
