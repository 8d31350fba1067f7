"""The entries in Discord's menus of a person or a message, beside the commands that one types."""

from bot.ui.kit.feature import Feature
from bot.ui.menu.menus import make_menus

FEATURE = Feature("menu", menus=make_menus)
