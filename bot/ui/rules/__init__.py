"""The rules and the help, with pictures."""

from bot.ui.kit.feature import Feature
from bot.ui.rules import view
from bot.ui.rules.cog import RulesCog

FEATURE = Feature("rules", cogs=(RulesCog,), taps=(view.TAPS,))
