"""`/vote`, `/consult`, `/guesses`."""

from __future__ import annotations

from typing import Final, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.crowd.state import CrowdPlan, Mode
from bot.errors import ChallengeError, ChallengeReason
from bot.records.computers import ComputerLevel
from bot.rules.house_rules import usual_rules
from bot.ui.crowd.guessing import show_tables
from bot.ui.crowd.lobby import open_lobby
from bot.ui.kit.commands import command, quiet
from bot.ui.kit.host import Interaction
from bot.ui.kit.names import person_of
from bot.ui.match.choices import any_match_choices, game_called, game_choices

_WINDOWS: Final = {"20s": 20, "1m": 60, "5m": 300, "1h": 3600, "12h": 43200, "24h": 86400}
_LONGEST: Final = 25
_USUAL: Final = 3
Window = Literal["20s", "1m", "5m", "1h", "12h", "24h"]


class CrowdCog(commands.Cog):
    """Several people at one side of a board."""

    @command()
    @app_commands.autocomplete(variant=quiet(game_choices))
    async def vote(  # noqa: PLR0917 - the options of the command
        self,
        interaction: Interaction,
        opponent: discord.Member | discord.User | None = None,
        level: Literal["beginner", "casual", "intermediate", "advanced", "expert", "world class"] | None = None,
        halves: bool = False,
        length: app_commands.Range[int, 1, _LONGEST] = _USUAL,
        time: Window = "1m",
        variant: str | None = None,
    ) -> None:
        """The channel plays: everyone votes."""
        me, game = interaction.client.user, game_called(variant)
        person = None if opponent is None or (me is not None and opponent.id == me.id) else opponent
        if person is not None and (level is not None or halves):
            raise ChallengeError(ChallengeReason.LEVEL_OF_A_PERSON)
        if person is not None and person.bot:
            raise ChallengeError(ChallengeReason.BOT)
        strength, rules = "", usual_rules(game, length)
        if person is None and not halves:
            asked = ComputerLevel((level or ComputerLevel.INTERMEDIATE.value).replace(" ", "_"))
            strength = interaction.client.app.computers.strength(asked, game.key, rules).value
        plan = CrowdPlan(
            Mode.VOTE,
            (True, halves),
            _WINDOWS[time],
            game.key,
            length,
            rules,
            0 if person is None else person.id,
            "" if person is None else person_of(person).name,
            strength,
        )
        await open_lobby(interaction, plan)

    @command()
    @app_commands.autocomplete(variant=quiet(game_choices))
    async def consult(
        self,
        interaction: Interaction,
        length: app_commands.Range[int, 1, _LONGEST] = _USUAL,
        time: Window = "5m",
        variant: str | None = None,
    ) -> None:
        """Two teams consult; their captains decide."""
        game = game_called(variant)
        plan = CrowdPlan(Mode.TEAM, (True, True), _WINDOWS[time], game.key, length, usual_rules(game, length))
        await open_lobby(interaction, plan)

    @command()
    @app_commands.autocomplete(match=quiet(any_match_choices))
    async def guesses(self, interaction: Interaction, match: str | None = None) -> None:
        """Show the best guessers of a match and of this month."""
        await show_tables(interaction, match)
