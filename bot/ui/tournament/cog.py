"""`/tournament`."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import Final, Literal

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.app.tournaments import LARGEST_GROUP
from bot.computers import ComputerLevel
from bot.errors import TournamentError, TournamentReason
from bot.records import TournamentPlan, TournamentRecord
from bot.rules.house_rules import fitting
from bot.rules.match.state import LONGEST
from bot.rules.rules import Rules
from bot.texts.catalogue import say, speaking
from bot.tournaments import commands as cmd
from bot.tournaments.settings import Format, Seeding, TournamentSettings
from bot.tournaments.state import Pairing, TournamentState
from bot.ui.kit.choices import Choices, quiet
from bot.ui.kit.commands import command, group_description
from bot.ui.kit.host import Interaction
from bot.ui.kit.languages import public_language
from bot.ui.kit.names import bold, person_of
from bot.ui.kit.places import place_of
from bot.ui.kit.sending import announce_reply, reply
from bot.ui.match.choices import game_called, game_choices
from bot.ui.match.clocks import control_of
from bot.ui.tournament.asking import call_off, take_out, withdraw
from bot.ui.tournament.desk import TournamentDesk
from bot.ui.tournament.places import can_be_announced_here, can_be_played
from bot.ui.tournament.taps import (
    carry_out_tournament,
    check_organiser,
    chosen_tournament,
    join,
    show_pictures,
    show_status,
    sign_up,
)
from bot.ui.tournament.view import announcement

_LONGEST_NAME: Final = 64
_MOST_LENGTHS: Final = 20
_USUAL_LIMIT: Final = 64
_Entrant = app_commands.Range[int, 2, 256]


async def tournament_choices(interaction: Interaction, current: str) -> Choices:
    """The server's tournaments, the latest first."""
    found = await interaction.client.app.tournaments.here(interaction.guild_id or 0)
    wanted = current.casefold()
    labelled = [(f"{one.tournament_id}: {one.name}"[:100], str(one.tournament_id)) for one in found]
    return [app_commands.Choice(name=label, value=value) for label, value in labelled if wanted in label.casefold()]


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class TournamentCog(commands.GroupCog, group_name="tournament", group_description=group_description("tournament")):
    """Tournaments of a server."""

    @command("tournament")
    @app_commands.autocomplete(variant=quiet(game_choices))
    async def create(  # noqa: PLR0917 - the options of the command
        self,
        interaction: Interaction,
        name: app_commands.Range[str, 1, _LONGEST_NAME],
        system: Literal["single_elimination", "double_elimination", "round_robin", "swiss", "consolation"],
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
        cube: bool = True,
        weekly: bool = False,
        fillers: Literal["beginner", "casual", "intermediate", "advanced", "expert", "world class"] | None = None,
    ) -> None:
        """Announce a tournament."""
        await check_organiser(interaction)
        if not await can_be_announced_here(interaction):
            return
        bot = interaction.client
        most = limit or _usual_limit(Format(system), groups)
        settings = TournamentSettings(
            Format(system), Seeding(seeding), most, check_in > 0, groups=groups, advance=advance, swiss_rounds=rounds
        )
        by_round = _lengths(lengths) or (length,)
        played = _game(variant, by_round[0], cube=cube)
        plan = TournamentPlan(by_round, final_length, *played, control_of(clock), weekly=weekly)
        at = bot.clock() + timedelta(hours=starts_in) if starts_in else None
        plan = _timed(_filled(interaction, plan, fillers), at, check_in, round_hours)
        record = await bot.app.tournaments.create(
            place_of(interaction), person_of(interaction.user), name, settings, plan, interaction_id=interaction.id
        )
        await _announce(interaction, record)

    @command("tournament")
    @app_commands.autocomplete(tournament=quiet(tournament_choices))
    async def join(self, interaction: Interaction, tournament: str | None = None) -> None:
        """Sign up."""
        record = await chosen_tournament(interaction, tournament)
        await join(interaction, record)

    @command("tournament")
    @app_commands.autocomplete(tournament=quiet(tournament_choices))
    async def leave(self, interaction: Interaction, sure: bool = False, tournament: str | None = None) -> None:
        """Take the sign-up back, or withdraw from a running tournament, after asking unless `sure`."""
        record = await chosen_tournament(interaction, tournament)
        if record.state.stages:
            await withdraw(interaction, record, sure=sure)
        else:
            await sign_up(interaction, record, cmd.Leave)

    @command("tournament")
    @app_commands.autocomplete(tournament=quiet(tournament_choices))
    async def check_in(self, interaction: Interaction, tournament: str | None = None) -> None:
        """Tell the tournament that the player is here."""
        await sign_up(interaction, await chosen_tournament(interaction, tournament), cmd.CheckIn)

    @command("tournament")
    @app_commands.autocomplete(tournament=quiet(tournament_choices))
    async def start(self, interaction: Interaction, order: str | None = None, tournament: str | None = None) -> None:
        """Make the draw and begin the first matches. `order` mentions the players to seed by hand, top seed first."""
        record = await chosen_tournament(interaction, tournament)
        await check_organiser(interaction, record)
        if not await can_be_played(interaction, record):
            return
        await announce_reply(interaction)
        turn = await interaction.client.app.tournaments.start(
            record.tournament_id,
            order=tuple(int(digits) for digits in re.findall(r"<@!?(\d{5,20})>", order or "")),
            actor_id=interaction.user.id,
            interaction_id=interaction.id,
        )
        await reply(interaction, say("tournament-started"))
        await interaction.client.find(TournamentDesk).show(turn)

    @command("tournament")
    @app_commands.autocomplete(tournament=quiet(tournament_choices))
    async def status(self, interaction: Interaction, tournament: str | None = None) -> None:
        """Show where the tournament stands."""
        await show_status(interaction, await chosen_tournament(interaction, tournament))

    @command("tournament")
    @app_commands.autocomplete(tournament=quiet(tournament_choices))
    async def standings(self, interaction: Interaction, tournament: str | None = None) -> None:
        """Show the standings."""
        await show_pictures(interaction, await chosen_tournament(interaction, tournament), table=True)

    @command("tournament")
    @app_commands.autocomplete(tournament=quiet(tournament_choices))
    async def bracket(self, interaction: Interaction, tournament: str | None = None) -> None:
        """Show the bracket or the cross-table."""
        await show_pictures(interaction, await chosen_tournament(interaction, tournament), table=False)

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
        record = await chosen_tournament(interaction, tournament)
        await check_organiser(interaction, record)
        found = _pairing(record.state, pairing)
        score = (points, against)
        make: cmd.Command
        if found.result is not None:
            make = cmd.Correct(pairing, winner.id, score, interaction.user.id)
        else:
            make = cmd.Report(pairing, winner.id, score, interaction.user.id, organiser=True)
        text = say("tournament-reported", pairing=pairing, who=bold(person_of(winner)))
        await carry_out_tournament(interaction, record, make, text)

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
        record = await chosen_tournament(interaction, tournament)
        await check_organiser(interaction, record)
        await take_out(interaction, record, person.id, sure=sure)

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
        record = await chosen_tournament(interaction, tournament)
        await check_organiser(interaction, record)
        new = person_of(newcomer)
        make = cmd.Replace(person.id, newcomer.id, new.name, by=interaction.user.id)
        text = say("tournament-replaced", who=bold(person_of(person)), newcomer=bold(new))
        await carry_out_tournament(interaction, record, make, text)

    @command("tournament")
    @app_commands.autocomplete(tournament=quiet(tournament_choices))
    async def pause(self, interaction: Interaction, tournament: str | None = None) -> None:
        """Open no new matches for now, or go on."""
        record = await chosen_tournament(interaction, tournament)
        await check_organiser(interaction, record)
        if record.state.paused:
            await carry_out_tournament(interaction, record, cmd.Resume(interaction.user.id), say("tournament-resumed"))
        else:
            await carry_out_tournament(interaction, record, cmd.Pause(interaction.user.id), say("tournament-paused"))

    @command("tournament")
    @app_commands.autocomplete(tournament=quiet(tournament_choices))
    async def cancel(self, interaction: Interaction, sure: bool = False, tournament: str | None = None) -> None:
        """Call a tournament off, after asking unless `sure`."""
        record = await chosen_tournament(interaction, tournament)
        await check_organiser(interaction, record)
        await call_off(interaction, record, sure=sure)


def _pairing(state: TournamentState, number: int) -> Pairing:
    found = state.pairing(number)
    if found is None:
        raise TournamentError(TournamentReason.NO_SUCH_PAIRING, number)
    return found


async def _announce(interaction: Interaction, record: TournamentRecord) -> None:
    """Answer with the announcement, and put it in the server's calendar."""
    bot = interaction.client
    with speaking(public_language(interaction)):
        post = announcement(record, bot.settings.abandon_after)
    message_id = await reply(interaction, post, private=False)
    if message_id is not None:
        await bot.app.tournaments.posted(record.tournament_id, message_id)
    await bot.find(TournamentDesk).schedule(record)


def _game(name: str | None, length: int, *, cube: bool) -> tuple[str, Rules]:
    """The key of the game and its rules, with no cube if the game has none. Raises PreferenceError."""
    game = game_called(name)
    return game.key, fitting(Rules(cube=cube), game, length)


def _usual_limit(format_: Format, groups: int) -> int:
    """How many may sign up if the organizer sets no limit; in a round robin, no more than can all play each other."""
    return min(_USUAL_LIMIT, LARGEST_GROUP * groups) if format_ is Format.ROUND_ROBIN else _USUAL_LIMIT


def _filled(interaction: Interaction, plan: TournamentPlan, fillers: str | None) -> TournamentPlan:
    """The plan with the level of the computers that fill byes, as strong as they can be at the game."""
    if fillers is None:
        return plan
    level = ComputerLevel(fillers.replace(" ", "_"))
    return replace(plan, fillers=interaction.client.app.computers.strength(level, plan.variant).value)


def _lengths(text: str | None) -> tuple[int, ...]:
    """The match length of each round in points, as in "3, 5, 7"; empty for no text. Raises TournamentError."""
    found = tuple(int(digits) for digits in re.findall(r"\d{1,9}", text or ""))
    if (text and not found) or not all(1 <= length <= LONGEST for length in found):
        raise TournamentError(TournamentReason.SETTINGS, detail="lengths")
    return found[:_MOST_LENGTHS]


def _timed(plan: TournamentPlan, starts_at: datetime | None, check_in: int, round_hours: int) -> TournamentPlan:
    """The plan with its times. Anything that needs a start time is refused without one."""
    for name, wanted in (("weekly", plan.weekly), ("check_in", check_in > 0)):
        if wanted and starts_at is None:
            raise TournamentError(TournamentReason.SETTINGS, detail=name)
    return replace(plan, starts_at=starts_at, check_in=check_in, round_hours=round_hours)
