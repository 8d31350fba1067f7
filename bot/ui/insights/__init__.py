"""`/insights`: how one plays in each kind of position, as a picture that nobody else sees."""

from bot.ui.insights.view import InsightsCog
from bot.ui.kit.feature import Feature

FEATURE = Feature("insights", cogs=(InsightsCog,))
