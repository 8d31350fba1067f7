"""`/simul`: one host, a person or a computer, plays everyone who joins at once."""

from typing import Final, Literal

from discord import app_commands
from discord.ext import commands

from bot.errors import NotFound, NotFoundWhat
from bot.records.computers import computer as computer_player
from bot.records.people import Posting, Style
from bot.records.tournaments import TournamentPlan
from bot.rules.match.time_control import ClockKind, TimeControl
from bot.rules.sides import Side
from bot.texts.catalogue import say, speaking
from bot.tournaments.settings import Format, TournamentSettings
from bot.tournaments.simul import GUESTS
from bot.ui.kit.commands import command
from bot.ui.kit.components import CustomId
from bot.ui.kit.host import Interaction
from bot.ui.kit.names import person_of, shown_name
from bot.ui.kit.places import public_language
from bot.ui.kit.sending import reply
from bot.ui.match.games import game_choices
from bot.ui.match.waiting import side_in
from bot.ui.tournament.creating import create, game_of, strength
from bot.ui.tournament.meant import tournament_of
from bot.ui.tournament.taps import TAPS, can_be_announced_here
from bot.ui.waiting.lists import show_own

_HOUR: Final = 3600
_TIMES: Final = {"1h": _HOUR, "12h": 12 * _HOUR, "1d": 24 * _HOUR, "3d": 72 * _HOUR}
_Level = Literal["beginner", "casual", "intermediate", "advanced", "expert", "world class"]


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class SimulCog(commands.Cog):
    """Simuls of a server."""

    @command(variant=game_choices)
    async def simul(  # noqa: PLR0917 - the options of the command
        self,
        interaction: Interaction,
        length: app_commands.Range[int, 1, 25] = 1,
        time: Literal["1h", "12h", "1d", "3d"] = "1d",
        computer: _Level | None = None,
        variant: str | None = None,
        cube: bool | None = None,
    ) -> None:
        """Announce a simul, which anyone may join until its host starts it."""
        if interaction.guild_id is None:
            raise NotFound(NotFoundWhat.TOURNAMENT)
        if not await can_be_announced_here(interaction):
            return
        played, rules = game_of(variant, length, cube=cube)
        host = person_of(interaction.user)
        if computer:
            host = computer_player(strength(interaction, computer, played, rules))
        clock = TimeControl(ClockKind.CORRESPONDENCE, _TIMES[time], host=Side.WHITE)
        style = Style(Posting.LIVE, gathered=True)
        plan = TournamentPlan((length,), None, played, rules, clock, rated=False, style=style)
        settings = TournamentSettings(Format.SIMUL, host=host.user_id, limit=GUESTS + 1)
        with speaking(public_language(interaction)):
            name = say("simul-name", who=shown_name(host))
        await create(interaction, name, settings, plan, host)


@TAPS.on("s_next")
async def _next(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Show the host the board that has waited longest, and a guest their own."""
    record = await tournament_of(interaction, target.subject)
    if record.state.find(interaction.user.id) is None:
        await reply(interaction, say("simul-not-playing"))
        return
    matches = (await interaction.client.app.tournaments.begun_matches(record)).values()
    own = [one for one in matches if not one.state.is_over and side_in(one, interaction.user.id) is not None]
    if interaction.user.id == record.state.settings.host:
        own = [one for one in own if one.state.waiting_for is side_in(one, interaction.user.id)]
    found = sorted(own, key=lambda one: one.updated_at)
    if found:
        await show_own(interaction, found[0])
    else:
        await reply(interaction, say("simul-nothing-waits"))
