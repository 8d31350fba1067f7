"""`/league`."""

from __future__ import annotations

from datetime import timedelta
from typing import Final, Literal

from discord import app_commands
from discord.ext import commands

from bot.records.tournaments import TournamentPlan
from bot.texts.catalogue import say, speaking
from bot.tournaments.settings import Format, Seeding, TournamentSettings
from bot.ui.kit.commands import command, group_description, quiet
from bot.ui.kit.host import Interaction
from bot.ui.kit.languages import public_language
from bot.ui.match.choices import game_choices
from bot.ui.match.clocks import control_of
from bot.ui.tournament.creating import LONGEST_NAME, create, game_of
from bot.ui.tournament.places import can_be_announced_here
from bot.ui.tournament.subcommands import PERSON, RESULT, SURE, Subcommands
from bot.ui.tournament.taps import check_organizer

_MOST: Final = 128
_DAY: Final = 24
_passing = Subcommands("league", "league")


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class LeagueCog(commands.GroupCog, group_name="league", group_description=group_description("league")):
    """Leagues of a server: divisions, a round a week, seasons."""

    @command("league")
    @app_commands.autocomplete(variant=quiet(game_choices))
    async def create(  # noqa: PLR0917 - the options of the command
        self,
        interaction: Interaction,
        name: app_commands.Range[str, 1, LONGEST_NAME] | None = None,
        length: app_commands.Range[int, 1, 25] = 5,
        division: app_commands.Range[int, 4, 8] = 6,
        round_days: app_commands.Range[int, 1, 28] = 7,
        clock: Literal["none", "live", "12h", "1d", "3d", "7d"] = "none",
        starts_in: app_commands.Range[int, 0, 720] = 0,
        break_days: app_commands.Range[int, 0, 60] = 7,
        seeding: Literal["rating", "random", "manual"] = "rating",
        variant: str | None = None,
        cube: bool = True,
    ) -> None:
        """Announce a league: anyone can sign up for its first season."""
        await check_organizer(interaction)
        if not await can_be_announced_here(interaction):
            return
        settings = TournamentSettings(Format.LEAGUE, Seeding(seeding), _MOST, division=division)
        at = interaction.client.clock() + timedelta(hours=starts_in) if starts_in else None
        played, rules = game_of(variant, length, cube=cube)
        plan = TournamentPlan(
            (length,),
            variant=played,
            rules=rules,
            clock=control_of(clock),
            starts_at=at,
            round_hours=round_days * _DAY,
            break_days=break_days,
        )
        with speaking(public_language(interaction)):
            usual = say("league-usual-name")
        await create(interaction, name or usual, settings, plan)

    join = _passing("join", "join")
    leave = _passing("leave", "leave", SURE)
    table = _passing("table", "standings")
    results = _passing("results", "bracket")
    status = _passing("status", "status")
    next = _passing("next", "next")
    report = _passing("report", "report", *RESULT)
    remove = _passing("remove", "forfeit", PERSON, SURE)
    pause = _passing("pause", "pause")
    end = _passing("end", "cancel", SURE)
