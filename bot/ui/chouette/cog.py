"""`/chouette`."""

from __future__ import annotations

from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.chouette.settings import ChouetteSettings
from bot.texts.catalogue import say
from bot.ui.chouette.desk import ChouetteDesk
from bot.ui.chouette.lobby import form_post, settings_of
from bot.ui.kit.choices import quiet
from bot.ui.kit.commands import command
from bot.ui.kit.host import Interaction
from bot.ui.kit.names import person_of
from bot.ui.kit.places import can_play_here, is_direct, place_of
from bot.ui.kit.sending import reply
from bot.ui.match.choices import game_called, game_choices

Preset = Literal["standard", "woolsey", "los angeles", "cambridge", "colorado"]
_PACES = {"live": "live", "by correspondence": "turns"}


class ChouetteCog(commands.Cog):
    """A table for more than two."""

    @command()
    @app_commands.autocomplete(variant=quiet(game_choices))
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


async def open_table(interaction: Interaction, settings: ChouetteSettings) -> None:
    """Open a lobby here. Raises ChouetteError: SETTINGS, TOO_MANY."""
    turn = await interaction.client.app.chouettes.open(
        place_of(interaction), person_of(interaction.user), settings, interaction_id=interaction.id
    )
    if turn.is_repeat:
        await reply(interaction, say("answer-repeat-short"))
        return
    await interaction.client.get(ChouetteDesk).show(turn, interaction)
