"""The dice: commitments, checks, counts."""

from bot.ui.dice.view import DiceCog
from bot.ui.kit.feature import Feature

FEATURE = Feature("dice", cogs=(DiceCog,))
