"""`/league` and `/team`."""

import re
from typing import Final, Literal

from discord import app_commands
from discord.ext import commands

from bot.app.tournament.league import fresh_code
from bot.errors import NotFound, TournamentError, TournamentReason
from bot.records.people import clean_name
from bot.records.tournaments import TournamentPlan, TournamentRecord
from bot.texts.catalogue import say
from bot.tournaments.settings import LARGEST_TEAM, MOST_BOARDS, Format, Seeding, TournamentSettings
from bot.tournaments.state import TournamentPhase
from bot.tournaments.teams import TEAMS
from bot.ui.kit.commands import Choices, Option, command, group_description, matching
from bot.ui.kit.host import Interaction
from bot.ui.kit.places import place_of
from bot.ui.kit.sending import reply
from bot.ui.match.clocks import control_of
from bot.ui.match.games import game_choices
from bot.ui.tournament.actions import NEWCOMER, PERSON, RESULT, SURE, Subcommands, on_tournament
from bot.ui.tournament.creating import LONGEST_NAME, create, game_of
from bot.ui.tournament.desk import TournamentDesk
from bot.ui.tournament.meant import minutes_of, seen_tournaments, start_choices, starts_at, tournament_choices
from bot.ui.tournament.taps import may_announce
from bot.ui.tournament.view import named

_MOST: Final = 128
_DAY: Final = 24
_in_league = Subcommands("league", "league")
_LONGEST_TEAM: Final = 24
_CODE: Final = re.compile(r"\s*#?(\d{1,18})-([A-Za-z0-9]{8})\s*")
_in_team = Subcommands("team", "team_match")
_Players = app_commands.Range[int, 1, MOST_BOARDS]


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class LeagueCog(commands.GroupCog, group_name="league", group_description=group_description("league")):
    """Leagues of a server: divisions, a round a week, seasons."""

    @command("league", variant=game_choices, starts_in=start_choices)
    async def create(  # noqa: PLR0917 - the options of the command
        self,
        interaction: Interaction,
        name: app_commands.Range[str, 1, LONGEST_NAME] | None = None,
        length: app_commands.Range[int, 1, 25] = 5,
        division: app_commands.Range[int, 4, 8] = 6,
        round_days: app_commands.Range[int, 1, 28] = 7,
        clock: Literal["none", "live", "12h", "1d", "3d", "7d"] = "none",
        starts_in: str = "0",
        break_days: app_commands.Range[int, 0, 60] = 7,
        seeding: Literal["rating", "random", "manual"] = "rating",
        variant: str | None = None,
        cube: bool | None = None,
    ) -> None:
        """Announce a league: anyone can sign up for its first season."""
        if not await may_announce(interaction):
            return
        settings = TournamentSettings(Format.LEAGUE, Seeding(seeding), _MOST, division=division)
        played, control = game_of(variant, length, cube=cube), control_of(clock)
        at, hours = starts_at(interaction, minutes_of(starts_in)), round_days * _DAY
        plan = TournamentPlan((length,), None, *played, control, at, round_hours=hours, break_days=break_days)
        await create(interaction, name, settings, plan)

    join = _in_league("join", "join")
    leave = _in_league("leave", "leave", SURE)
    table = _in_league("table", "standings")
    results = _in_league("results", "bracket")
    status = _in_league("status", "status")
    next = _in_league("next", "next", SURE)
    report = _in_league("report", "report", *RESULT)
    remove = _in_league("remove", "forfeit", PERSON, SURE)
    pause = _in_league("pause", "pause")
    end = _in_league("end", "cancel", SURE)


async def team_choices(interaction: Interaction, current: str) -> Choices:
    """The teams that can be joined in this server."""
    names = dict.fromkeys(name for one in await _open(interaction) for name in one.state.settings.team_names)
    return matching([(name, name) for name in names], current)


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class TeamCog(commands.GroupCog, group_name="team", group_description=group_description("team")):
    """Team matches: two teams of the same size."""

    @command("team", variant=game_choices)
    async def create(  # noqa: PLR0917 - the options of the command
        self,
        interaction: Interaction,
        team: app_commands.Range[str, 1, _LONGEST_TEAM],
        against: app_commands.Range[str, 1, _LONGEST_TEAM],
        players: _Players = 4,
        boards: Literal["everyone", "board_by_board"] = "everyone",
        length: app_commands.Range[int, 1, 25] = 5,
        clock: Literal["none", "live", "12h", "1d", "3d", "7d"] = "none",
        two_channels: bool = False,
        variant: str | None = None,
        cube: bool | None = None,
    ) -> None:
        """Announce a team match. With `two_channels` the organizer gets a code for the other channel or server."""
        if not await may_announce(interaction):
            return
        by_board = boards == "board_by_board"
        if not by_board and players > LARGEST_TEAM:
            raise TournamentError(TournamentReason.SETTINGS, detail="players")
        names = (clean_name(team)[:_LONGEST_TEAM], clean_name(against)[:_LONGEST_TEAM])
        settings = TournamentSettings(
            Format.TEAM, Seeding.MANUAL, 2 * players, team_names=names, board_by_board=by_board
        )
        played, rules = game_of(variant, length, cube=cube)
        code = fresh_code() if two_channels else ""
        plan = TournamentPlan((length,), variant=played, rules=rules, clock=control_of(clock), code=code)
        record = await create(interaction, f"{names[0]} \u2013 {names[1]}", settings, plan)
        if code:
            await reply(interaction, say("team-code", name=named(record), code=f"{record.tournament_id}-{code}"))

    @command("team")
    async def host(self, interaction: Interaction, code: app_commands.Range[str, 1, 40]) -> None:
        """Let a team match be played in this channel as well, as an organizer who was given its code."""
        if not await may_announce(interaction):
            return
        found = _CODE.fullmatch(code)
        tournaments = interaction.client.app.tournaments
        try:
            number, secret = (int(found[1]), found[2].upper()) if found else (0, "")
            record = await tournaments.host(number, secret, place_of(interaction))
        except NotFound as error:  # a number that there is not is a wrong code like any other
            raise TournamentError(TournamentReason.SETTINGS, detail="code") from error
        await reply(interaction, say("team-hosted", name=named(record)))
        await interaction.client.get(TournamentDesk).announce_away(record)

    @command("team", team_match=tournament_choices, team=team_choices)
    async def join(self, interaction: Interaction, team: str, team_match: str | None = None) -> None:
        """Sign up for a team."""
        await on_tournament(interaction, "join_team", team_match, await _team_called(interaction, team))

    leave = _in_team("leave", "leave", SURE)
    line_up = _in_team("line_up", "line_up", Option("order", str))
    """`order` mentions the players of a team, the first board first."""
    start = _in_team("start", "start", SURE)
    score = _in_team("score", "bracket")
    status = _in_team("status", "status")
    substitute = _in_team("substitute", "substitute", PERSON, NEWCOMER)
    report = _in_team("report", "report", *RESULT)
    pause = _in_team("pause", "pause")
    end = _in_team("end", "cancel", SURE)


async def _open(interaction: Interaction) -> list[TournamentRecord]:
    return [one for one in await seen_tournaments(interaction) if one.state.phase is TournamentPhase.SIGN_UP]


async def _team_called(interaction: Interaction, name: str) -> int:
    """The number of the team with that name. Raises TournamentError."""
    for record in await _open(interaction):
        for team, called in zip(TEAMS, record.state.settings.team_names, strict=True):
            if called.casefold() == name.strip().casefold():
                return team
    raise TournamentError(TournamentReason.SETTINGS, detail="teams")
