"""Choices that a command offers while somebody types: within Discord's limits, and never an error."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, TypeVar

import discord
import structlog
from discord import app_commands

_log: Final = structlog.get_logger()
MOST: Final = 25
LONGEST: Final = 100
Choices = list[app_commands.Choice[str]]
_Value = TypeVar("_Value", str, int)
Completer = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, list[app_commands.Choice[_Value]]]]


def quiet(completer: Completer[_Value]) -> Completer[_Value]:
    """Make a completer log its errors and offer nothing."""

    async def complete(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[_Value]]:
        try:
            return (await completer(interaction, current))[:MOST]
        except Exception as error:  # noqa: BLE001 - the boundary: an autocomplete has no other way to report it
            _log.warning("autocomplete failed", interaction=interaction.id, error=repr(error))
            return []

    return complete


def matching(labeled: Sequence[tuple[str, str]], current: str) -> Choices:
    """The choices, as labels and values, whose label contains the typed text or whose value is exactly that."""
    wanted = current.casefold().strip()
    return [
        app_commands.Choice(name=label[:LONGEST], value=value)
        for label, value in labeled
        if wanted in label.casefold() or wanted == value
    ]
