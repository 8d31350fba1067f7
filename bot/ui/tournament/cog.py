"""`/tournament`."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import Final, Literal

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.errors import TournamentError, TournamentReason
from bot.records.tournaments import TournamentPlan
from bot.rules.match.state import LONGEST
from bot.tournaments.settings import Format, Seeding, TournamentSettings
from bot.ui.kit.choices import quiet
from bot.ui.kit.commands import command, group_description
from bot.ui.kit.host import Interaction
from bot.ui.match.choices import game_choices
from bot.ui.match.clocks import control_of
from bot.ui.match.style import style_called
from bot.ui.tournament.actions import on_tournament
from bot.ui.tournament.creating import (
    LONGEST_NAME,
    create,
    filled,
    for_format,
    game_of,
    open_form,
    usual_limit,
    usual_name,
)
from bot.ui.tournament.finding import tournament_choices
from bot.ui.tournament.places import can_be_announced_here
from bot.ui.tournament.taps import check_organizer

_MOST_LENGTHS: Final = 20
_System = Literal["single_elimination", "double_elimination", "round_robin", "swiss", "consolation", "arena"]
_Entrant = app_commands.Range[int, 2, 256]


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class TournamentCog(commands.GroupCog, group_name="tournament", group_description=group_description("tournament")):
    """Tournaments of a server."""

    @command("tournament")
    @app_commands.autocomplete(variant=quiet(game_choices))
    async def create(  # noqa: PLR0917 - the options of the command
        self,
        interaction: Interaction,
        name: app_commands.Range[str, 1, LONGEST_NAME] | None = None,
        system: _System | None = None,
        length: app_commands.Range[int, 1, 99] = 5,
        lengths: str | None = None,
        final_length: app_commands.Range[int, 1, 99] | None = None,
        limit: _Entrant | None = None,
        seeding: Literal["rating", "random", "manual"] = "random",
        clock: Literal["none", "live", "12h", "1d", "3d", "7d"] = "none",
        starts_in: app_commands.Range[int, 0, 720] = 0,
        check_in: app_commands.Range[int, 0, 240] = 0,
        round_hours: app_commands.Range[int, 0, 720] = 0,
        groups: app_commands.Range[int, 1, 16] = 1,
        advance: app_commands.Range[int, 0, 16] = 0,
        rounds: app_commands.Range[int, 0, 20] = 0,
        variant: str | None = None,
        minutes: app_commands.Range[int, 0, 4320] = 0,
        cube: bool = True,
        posting: Literal["a post a turn", "one board that moves", "one board in place"] | None = None,
        numbers: Literal["each their own", "fixed"] | None = None,
        weekly: bool = False,
        fillers: Literal["beginner", "casual", "intermediate", "advanced", "expert", "world class"] | None = None,
    ) -> None:
        """Announce a tournament; without options, by a form."""
        if not await _has_said_what(interaction):
            return
        format_ = Format(system or Format.SINGLE_ELIMINATION)
        places, order = limit or usual_limit(format_, groups), Seeding(seeding)
        settings = TournamentSettings(format_, order, places, check_in > 0, False, groups, advance, rounds)
        by_round = _lengths(lengths) or (length,)
        played, style = game_of(variant, by_round[0], cube=cube), style_called(posting, numbers)
        plan = TournamentPlan(by_round, final_length, *played, control_of(clock), weekly=weekly, style=style)
        at = interaction.client.clock() + timedelta(hours=starts_in) if starts_in else None
        plan = for_format(_timed(filled(interaction, plan, fillers), at, check_in, round_hours), format_, minutes)
        await create(interaction, name or usual_name(interaction), _fitting(settings, interaction), plan)

    @command("tournament")
    @app_commands.autocomplete(tournament=quiet(tournament_choices))
    async def join(self, interaction: Interaction, tournament: str | None = None) -> None:
        """Sign up."""
        await on_tournament(interaction, "join", tournament)

    @command("tournament")
    @app_commands.autocomplete(tournament=quiet(tournament_choices))
    async def leave(self, interaction: Interaction, sure: bool = False, tournament: str | None = None) -> None:
        """Take the sign-up back, or withdraw from a tournament that runs; that is asked again unless `sure`."""
        await on_tournament(interaction, "leave", tournament, int(sure))

    @command("tournament")
    @app_commands.autocomplete(tournament=quiet(tournament_choices))
    async def check_in(self, interaction: Interaction, tournament: str | None = None) -> None:
        """Say that one is here."""
        await on_tournament(interaction, "check_in", tournament)

    @command("tournament")
    @app_commands.autocomplete(tournament=quiet(tournament_choices))
    async def start(
        self, interaction: Interaction, order: str | None = None, sure: bool = False, tournament: str | None = None
    ) -> None:
        """Draw, and begin the first matches. `order` mentions the players to seed by hand, the top seed first.

        Before its time, or before everybody has checked in, that is asked again unless `sure`.
        """
        seeds = (int(digits) for digits in re.findall(r"<@!?(\d{5,20})>", order or ""))
        await on_tournament(interaction, "start", tournament, int(sure), *seeds)

    @command("tournament")
    @app_commands.autocomplete(tournament=quiet(tournament_choices))
    async def status(self, interaction: Interaction, tournament: str | None = None) -> None:
        """Show where it stands."""
        await on_tournament(interaction, "status", tournament)

    @command("tournament")
    @app_commands.autocomplete(tournament=quiet(tournament_choices))
    async def standings(self, interaction: Interaction, tournament: str | None = None) -> None:
        """Show the standings."""
        await on_tournament(interaction, "standings", tournament)

    @command("tournament")
    @app_commands.autocomplete(tournament=quiet(tournament_choices))
    async def bracket(self, interaction: Interaction, tournament: str | None = None) -> None:
        """Show the bracket or the cross-table."""
        await on_tournament(interaction, "bracket", tournament)

    @command("tournament")
    @app_commands.autocomplete(tournament=quiet(tournament_choices))
    async def report(  # noqa: PLR0917 - the options of the command
        self,
        interaction: Interaction,
        pairing: app_commands.Range[int, 1, 9999],
        winner: discord.Member | discord.User,
        points: app_commands.Range[int, 0, 99] = 0,
        against: app_commands.Range[int, 0, 99] = 0,
        tournament: str | None = None,
    ) -> None:
        """Enter or correct a result, as an organizer."""
        await on_tournament(interaction, "report", tournament, pairing, winner.id, points, against)

    @command("tournament")
    @app_commands.autocomplete(tournament=quiet(tournament_choices))
    async def forfeit(
        self,
        interaction: Interaction,
        person: discord.Member | discord.User,
        sure: bool = False,
        tournament: str | None = None,
    ) -> None:
        """Take a person out of a running tournament, as an organizer: they lose all their matches to come.

        Asks first unless `sure`.
        """
        await on_tournament(interaction, "forfeit", tournament, person.id, int(sure))

    @command("tournament")
    @app_commands.autocomplete(tournament=quiet(tournament_choices))
    async def replace(
        self,
        interaction: Interaction,
        person: discord.Member | discord.User,
        newcomer: discord.Member | discord.User,
        tournament: str | None = None,
    ) -> None:
        """Let somebody else take a person's place, as an organizer."""
        await on_tournament(interaction, "replace", tournament, person.id, newcomer.id)

    @command("tournament")
    @app_commands.autocomplete(tournament=quiet(tournament_choices))
    async def pause(self, interaction: Interaction, tournament: str | None = None) -> None:
        """Open no new matches for now, or go on."""
        await on_tournament(interaction, "pause", tournament)

    @command("tournament")
    @app_commands.autocomplete(tournament=quiet(tournament_choices))
    async def cancel(self, interaction: Interaction, sure: bool = False, tournament: str | None = None) -> None:
        """Call a tournament off; asked again unless `sure`."""
        await on_tournament(interaction, "cancel", tournament, int(sure))


def _lengths(text: str | None) -> tuple[int, ...]:
    """The match length of each round in points, as in "3, 5, 7"; empty for no text. Raises TournamentError."""
    found = tuple(int(digits) for digits in re.findall(r"\d{1,9}", text or ""))
    if (text and not found) or not all(1 <= length <= LONGEST for length in found):
        raise TournamentError(TournamentReason.SETTINGS, detail="lengths")
    return found[:_MOST_LENGTHS]


async def _has_said_what(interaction: Interaction) -> bool:
    """May this person announce a tournament here, and have they chosen anything? If not, a form asks."""
    await check_organizer(interaction)
    if not await can_be_announced_here(interaction):
        return False
    if not list(interaction.namespace):
        await open_form(interaction)
        return False
    return True


def _fitting(settings: TournamentSettings, interaction: Interaction) -> TournamentSettings:
    """The settings. Options that would change nothing are refused, so that nobody waits for what never comes."""
    format_, advance, given = settings.format, settings.advance, interaction.namespace
    unused = {
        "only_round_robin": (settings.groups > 1 or advance > 0) and format_ is not Format.ROUND_ROBIN,
        "only_swiss": settings.swiss_rounds > 0 and format_ is not Format.SWISS,
        "no_final": getattr(given, "final_length", None) is not None
        and (format_ is Format.SWISS or (format_ is Format.ROUND_ROBIN and not advance)),
        "length_twice": None not in (getattr(given, "length", None), getattr(given, "lengths", None)),
    }
    for name, is_unused in unused.items():
        if is_unused:
            raise TournamentError(TournamentReason.SETTINGS, detail=name)
    return settings


def _timed(plan: TournamentPlan, starts_at: datetime | None, check_in: int, round_hours: int) -> TournamentPlan:
    """The plan with its times. Anything that needs a start time is refused without one."""
    for name, wanted in (("weekly", plan.weekly), ("check_in", check_in > 0)):
        if wanted and starts_at is None:
            raise TournamentError(TournamentReason.SETTINGS, detail=name)
    return replace(plan, starts_at=starts_at, check_in=check_in, round_hours=round_hours)
