"""`/replay`."""

from __future__ import annotations

from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.ui.board.boards import Interaction
from bot.ui.files.imported import import_choices
from bot.ui.kit.commands import command
from bot.ui.kit.places import is_direct
from bot.ui.match.choices import Choices, any_match_choices, match_label, quiet
from bot.ui.match.keys import chosen_log
from bot.ui.replay.film import show_film

_MOST_GAMES: Final = 10_000
_FINISHED: Final = 15
"""So many of the matches that are over are offered."""
_SHOWN: Final = 25
"""As many choices as Discord shows."""
_IMPORTED: Final = 8
"""At least so many of the imported matches, where there are as many, are among them."""


async def replay_choices(interaction: Interaction, current: str) -> Choices:
    """Whatever can be looked at here, the person's own matches of this server that are over, and what he imported."""
    choices = await any_match_choices(interaction, current)
    known = {choice.value for choice in choices}
    over = await interaction.client.store.matches_of(interaction.user.id, None, ongoing=False, limit=_FINISHED)
    for record in over:
        label, value = match_label(record), str(record.match_id)
        here = record.place.guild_id == interaction.guild_id or is_direct(interaction)
        wanted = current.casefold().strip()
        if here and value not in known and (wanted in label.casefold() or wanted == value):
            choices.append(app_commands.Choice(name=label[:100], value=value))
    return with_some(choices, await import_choices(interaction, current))


def with_some(choices: Choices, more: Choices) -> Choices:
    """Both lists as one that can be shown, the second with room for some of it at the end."""
    kept = choices[: _SHOWN - min(len(more), _IMPORTED)]
    return [*kept, *more[: _SHOWN - len(kept)]]


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
        await show_film(interaction, await chosen_log(interaction, match), game, public=public)
