"""`/league`."""

from __future__ import annotations

from datetime import timedelta
from typing import Final, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.records.tournaments import TournamentPlan
from bot.texts.catalogue import say, speaking
from bot.tournaments.settings import Format, Seeding, TournamentSettings
from bot.ui.kit.choices import quiet
from bot.ui.kit.commands import command, group_description
from bot.ui.kit.host import Interaction
from bot.ui.kit.languages import public_language
from bot.ui.match.choices import game_choices
from bot.ui.match.clocks import control_of
from bot.ui.tournament.actions import on_tournament
from bot.ui.tournament.creating import LONGEST_NAME, create, game_of
from bot.ui.tournament.finding import tournament_choices
from bot.ui.tournament.places import can_be_announced_here
from bot.ui.tournament.taps import check_organizer

_MOST: Final = 128
_DAY: Final = 24


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

    @command("league")
    @app_commands.autocomplete(league=quiet(tournament_choices))
    async def join(self, interaction: Interaction, league: str | None = None) -> None:
        """Sign up; while a season runs, for the next one."""
        await on_tournament(interaction, "join", league)

    @command("league")
    @app_commands.autocomplete(league=quiet(tournament_choices))
    async def leave(self, interaction: Interaction, sure: bool = False, league: str | None = None) -> None:
        """Take the sign-up back, or leave a season that runs; that is asked again unless `sure`."""
        await on_tournament(interaction, "leave", league, int(sure))

    @command("league")
    @app_commands.autocomplete(league=quiet(tournament_choices))
    async def table(self, interaction: Interaction, league: str | None = None) -> None:
        """Show the tables of the divisions."""
        await on_tournament(interaction, "standings", league)

    @command("league")
    @app_commands.autocomplete(league=quiet(tournament_choices))
    async def results(self, interaction: Interaction, league: str | None = None) -> None:
        """Show who has beaten whom."""
        await on_tournament(interaction, "bracket", league)

    @command("league")
    @app_commands.autocomplete(league=quiet(tournament_choices))
    async def status(self, interaction: Interaction, league: str | None = None) -> None:
        """Show the matches of this round, and the person's own."""
        await on_tournament(interaction, "status", league)

    @command("league")
    @app_commands.autocomplete(league=quiet(tournament_choices))
    async def next(self, interaction: Interaction, league: str | None = None) -> None:
        """Start the season that is announced, or the next round once this one is played, as an organizer."""
        await on_tournament(interaction, "next", league)

    @command("league")
    @app_commands.autocomplete(league=quiet(tournament_choices))
    async def report(  # noqa: PLR0917 - the options of the command
        self,
        interaction: Interaction,
        pairing: app_commands.Range[int, 1, 9999],
        winner: discord.Member | discord.User,
        points: app_commands.Range[int, 0, 99] = 0,
        against: app_commands.Range[int, 0, 99] = 0,
        league: str | None = None,
    ) -> None:
        """Enter or correct a result, as an organizer."""
        await on_tournament(interaction, "report", league, pairing, winner.id, points, against)

    @command("league")
    @app_commands.autocomplete(league=quiet(tournament_choices))
    async def remove(
        self,
        interaction: Interaction,
        person: discord.Member | discord.User,
        sure: bool = False,
        league: str | None = None,
    ) -> None:
        """Take a person out of the league, as an organizer; asked again unless `sure`."""
        await on_tournament(interaction, "forfeit", league, person.id, int(sure))

    @command("league")
    @app_commands.autocomplete(league=quiet(tournament_choices))
    async def pause(self, interaction: Interaction, league: str | None = None) -> None:
        """Let the round stand still, or go on."""
        await on_tournament(interaction, "pause", league)

    @command("league")
    @app_commands.autocomplete(league=quiet(tournament_choices))
    async def end(self, interaction: Interaction, sure: bool = False, league: str | None = None) -> None:
        """Call the season off; there is no next one. Asked again unless `sure`."""
        await on_tournament(interaction, "cancel", league, int(sure))
