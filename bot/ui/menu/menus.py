"""The menus, as Discord is told of them."""

from __future__ import annotations

from typing import Any, Final

from discord import app_commands

from bot.texts.catalogue import ENGLISH, Key, say, speaking
from bot.ui.menu.messages import open_position
from bot.ui.menu.people import challenge_person, profile_of_person

_CALLBACKS: Final[dict[Key, Any]] = {
    Key("command-challenge-to-backgammon"): challenge_person,
    Key("command-backgammon-profile"): profile_of_person,
    Key("command-open-this-position"): open_position,
}
"""By the keys of their names, which the translator finds by the English name as it does for commands."""


def make_menus() -> list[app_commands.ContextMenu]:
    """A fresh entry for each."""
    with speaking(ENGLISH):
        return [app_commands.ContextMenu(name=say(key), callback=callback) for key, callback in _CALLBACKS.items()]
