"""The features of the bot. A new one is a folder beside this file, and its name here."""

from importlib import import_module
from typing import Final

from bot.ui import board
from bot.ui.kit.feature import Features

_FOLDERS: Final = """
clock result board tournament watching waiting computer chouette crowd challenge coach typed train puzzle files insights
league live simul dice digest menu people replay rules settings welcome
"""
FEATURES: Final = Features(import_module(f"bot.ui.{folder}").FEATURE for folder in _FOLDERS.split())
"""In the order in which their desks are made, what follows a turn is done, and housekeeping goes round."""
OF_A_TURN: Final = frozenset(action for taps in board.FEATURE.taps for action in taps.handlers)
"""The buttons of play."""
