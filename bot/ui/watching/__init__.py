"""For spectators: boards to look at, matches to follow."""

from bot.ui.kit.feature import Feature
from bot.ui.watching import following

FEATURE = Feature("watching", cogs=(following.LookCog,), taps=(following.TAPS,), follows=(following.tell_followers,))
