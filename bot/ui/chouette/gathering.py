"""Taps in the lobby: opening a table, joining, leaving, computers, the start; and who joins later."""

from typing import Final, Literal

from discord.ext import commands

from bot.chouette import commands as cmd
from bot.chouette.settings import ChouetteSettings
from bot.chouette.state import ChouettePhase
from bot.errors import NotationError
from bot.records.computers import NETWORK_LEVELS
from bot.texts.catalogue import say
from bot.ui.chouette.acting import carry_out, finish, show_late
from bot.ui.chouette.desk import ChouetteDesk
from bot.ui.chouette.lobby import form_changed, form_post, parts_of, settings_of
from bot.ui.kit.commands import command
from bot.ui.kit.components import CustomId, Taps
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.names import person_of
from bot.ui.kit.places import can_play_here, is_direct, place_of
from bot.ui.kit.sending import reply, reply_in_place
from bot.ui.match.choices import cube_game_choices, game_called

TAPS: Final = Taps(show_late)
Preset = Literal["standard", "woolsey", "los angeles", "cambridge", "colorado"]
_PACES = {"live": "live", "by correspondence": "turns"}


@TAPS.on("ch_form")
async def _form(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    text = form_changed(target.argument, values[0] if values else "")
    await reply_in_place(interaction, form_post(*parts_of(text)))


@TAPS.on("ch_open")
async def _open(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    settings = settings_of(*parts_of(target.argument))
    await open_table(interaction, settings, Post((say("chouette-opened"),), ()))


@TAPS.on("ch_join")
async def _join(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Join the lobby, or from the next game on."""
    record = await interaction.client.app.chouettes.look(target.subject)
    state = record.state
    full = len(state.seated) >= state.settings.most
    when = "full" if full else "now" if state.phase is ChouettePhase.LOBBY else "later"
    stays = interaction.user.id in state.leaving
    words = say("chouette-stays") if stays else say("chouette-joined", when=when)
    await carry_out(interaction, target, cmd.Join(interaction.user.id), words, timeless=True)


@TAPS.on("ch_out")
async def _out(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await carry_out(interaction, target, cmd.Leave(interaction.user.id), timeless=True)


@TAPS.on("ch_start")
async def _start(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    chouettes = interaction.client.app.chouettes
    turn = await chouettes.start(target.subject, person_of(interaction.user), interaction_id=interaction.id)
    await finish(interaction, turn)


@TAPS.on("ch_computer")
async def _computer(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    """A computer takes a place."""
    level = next((one for one in NETWORK_LEVELS if one.value in values), None)
    if level is None:
        raise NotationError("".join(values), "chouette")
    chouettes = interaction.client.app.chouettes
    person = person_of(interaction.user)
    turn = await chouettes.add_computer(target.subject, person, level, interaction_id=interaction.id)
    await finish(interaction, turn)


class ChouetteCog(commands.Cog):
    """A table for more than two."""

    @command(variant=cube_game_choices)
    async def chouette(
        self,
        interaction: Interaction,
        variant: str | None = None,
        rules: Preset | None = None,
        pace: Literal["live", "by correspondence"] | None = None,
    ) -> None:
        """Open a lobby; without a word about the rules, ask for them first."""
        if is_direct(interaction):
            await reply(interaction, say("chouette-not-alone"))
            return
        if not await can_play_here(interaction):
            return
        game = game_called(variant).key
        preset = (rules or "standard").replace(" ", "_")
        chosen = _PACES[pace or "live"]
        settings = settings_of(preset, game, chosen)
        if rules is None and pace is None:
            await reply(interaction, form_post(preset, game, chosen))
        else:
            await open_table(interaction, settings)


async def open_table(interaction: Interaction, settings: ChouetteSettings, then: Post | None = None) -> None:
    """Open a lobby here; `then` takes the place of the form that asked for it. Raises ChouetteError, FenceError."""
    turn = await interaction.client.app.chouettes.open(
        place_of(interaction), person_of(interaction.user), settings, interaction_id=interaction.id
    )
    if turn.is_repeat:
        await reply(interaction, say("answer-repeat-short"))
        return
    if then is not None:
        await reply_in_place(interaction, then)
    await interaction.client.get(ChouetteDesk).show(turn, interaction)
