"""Subcommands that pass on what was chosen: which action they stand for, and their options, as a table."""

from __future__ import annotations

import re
from typing import Any, Final

import discord
from discord import app_commands

from bot.ui.kit.commands import Option, subcommand
from bot.ui.kit.host import Interaction
from bot.ui.tournament.actions import on_tournament
from bot.ui.tournament.finding import tournament_choices

SURE: Final = Option("sure", bool, default=False)
PERSON: Final = Option("person", discord.Member | discord.User)
NEWCOMER: Final = Option("newcomer", discord.Member | discord.User)
RESULT: Final = (
    Option("pairing", app_commands.Range[int, 1, 9999]),
    Option("winner", discord.Member | discord.User),
    Option("points", app_commands.Range[int, 0, 99], default=0),
    Option("against", app_commands.Range[int, 0, 99], default=0),
)
"""A result to enter or to correct."""


class Subcommands:
    """Makes the subcommands of a group; `which` is the option that names the tournament."""

    def __init__(self, group: str, which: str) -> None:
        self._group = group
        self._which = Option(which, str | None, None, tournament_choices)

    def __call__(self, name: str, action: str, *options: Option) -> app_commands.Command[Any, ..., Any]:
        """A subcommand that does one of `bot.ui.tournament.actions` with its options."""

        async def run(interaction: Interaction, given: dict[str, Any]) -> None:
            chosen = given.pop(self._which.name)
            await on_tournament(interaction, action, chosen, *_numbers(given))

        return subcommand(self._group, name, (*options, self._which), run)


def _numbers(given: dict[str, Any]) -> list[int]:
    """The options as numbers, people by their ids; after them everybody that a text mentions, in its order."""
    texts = [one or "" for one in given.values() if one is None or isinstance(one, str)]
    plain = [one for one in given.values() if one is not None and not isinstance(one, str)]
    return [*(int(one) if isinstance(one, int) else one.id for one in plain), *mentioned(" ".join(texts))]


def mentioned(text: str) -> list[int]:
    """The people whom a text mentions."""
    return [int(digits) for digits in re.findall(r"<@!?(\d{5,20})>", text)]
