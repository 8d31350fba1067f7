"""`/puzzle`: positions to solve, alone."""

from bot.ui.kit.feature import Feature
from bot.ui.puzzle.desk import TAPS, PuzzleCog

FEATURE = Feature("puzzle", cogs=(PuzzleCog,), taps=(TAPS,))
