"""`/replay`."""

from __future__ import annotations

from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.ui.autocomplete import Choices, any_match_choices, match_label, quiet
from bot.ui.board_message import Interaction
from bot.ui.lookup import chosen_match_to_look_at
from bot.ui.places import is_direct
from bot.ui.replay_film import show_film
from bot.ui.translator import command

_MOST_GAMES: Final = 10_000
_FINISHED: Final = 15
"""So many of the matches that are over are offered."""


async def replay_choices(interaction: Interaction, current: str) -> Choices:
    """Whatever can be looked at here, and the person's own matches of this server that are over."""
    choices = await any_match_choices(interaction, current)
    known = {choice.value for choice in choices}
    over = await interaction.client.store.matches_of(interaction.user.id, None, ongoing=False, limit=_FINISHED)
    for record in over:
        label, value = match_label(record), str(record.match_id)
        here = record.place.guild_id == interaction.guild_id or is_direct(interaction)
        wanted = current.casefold().strip()
        if here and value not in known and (wanted in label.casefold() or wanted == value):
            choices.append(app_commands.Choice(name=label[:100], value=value))
    return choices


class ReplayCog(commands.Cog):
    """Games again, in motion."""

    @command()
    @app_commands.autocomplete(match=quiet(replay_choices))
    async def replay(
        self,
        interaction: Interaction,
        match: str | None = None,
        game: app_commands.Range[int, 1, _MOST_GAMES] | None = None,
        public: bool = False,
    ) -> None:
        """Show a game as an animation."""
        record = await chosen_match_to_look_at(interaction, match)
        await show_film(interaction, record, game, public=public)
