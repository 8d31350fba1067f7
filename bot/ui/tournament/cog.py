"""`/tournament`."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import Final, Literal

from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.errors import TournamentError, TournamentReason
from bot.records.tournaments import TournamentPlan
from bot.rules.match.state import LONGEST
from bot.tournaments.settings import Format, Seeding, TournamentSettings
from bot.ui.kit.commands import Option, command, group_description, quiet
from bot.ui.kit.host import Interaction
from bot.ui.match.choices import game_choices
from bot.ui.match.clocks import control_of
from bot.ui.match.style import style_called
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
from bot.ui.tournament.places import can_be_announced_here
from bot.ui.tournament.subcommands import NEWCOMER, PERSON, RESULT, SURE, Subcommands
from bot.ui.tournament.taps import check_organizer

_MOST_LENGTHS: Final = 20
_System = Literal["single_elimination", "double_elimination", "round_robin", "swiss", "consolation", "arena"]
_passing = Subcommands("tournament", "tournament")
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

    join = _passing("join", "join")
    leave = _passing("leave", "leave", SURE)
    check_in = _passing("check_in", "check_in")
    start = _passing("start", "start", Option("order", str | None, default=None), SURE)
    """`order` mentions the players to seed by hand, the top seed first."""
    status = _passing("status", "status")
    standings = _passing("standings", "standings")
    bracket = _passing("bracket", "bracket")
    report = _passing("report", "report", *RESULT)
    forfeit = _passing("forfeit", "forfeit", PERSON, SURE)
    replace = _passing("replace", "replace", PERSON, NEWCOMER)
    pause = _passing("pause", "pause")
    cancel = _passing("cancel", "cancel", SURE)


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
