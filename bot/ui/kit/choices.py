"""Choices that a command offers while somebody types: within Discord's limits, and never an error."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

import discord
import structlog
from discord import app_commands

_log: Final = structlog.get_logger()
MOST: Final = 25
_LONGEST: Final = 100
Choices = list[app_commands.Choice[str]]
Completer = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, Choices]]


def quiet(completer: Completer) -> Completer:
    """Make a completer log what goes wrong and offer nothing."""

    async def complete(interaction: discord.Interaction[Any], current: str) -> Choices:
        try:
            return (await completer(interaction, current))[:MOST]
        except Exception as error:  # noqa: BLE001 - the boundary: an autocomplete has no other way to report it
            _log.warning("autocomplete failed", interaction=interaction.id, error=repr(error))
            return []

    return complete


def matching(labeled: Sequence[tuple[str, str]], current: str) -> Choices:
    """The choices, as labels and values, whose label contains what is typed or whose value is exactly that."""
    wanted = current.casefold().strip()
    return [
        app_commands.Choice(name=label[:_LONGEST], value=value)
        for label, value in labeled
        if wanted in label.casefold() or wanted == value
    ]
