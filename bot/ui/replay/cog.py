"""`/replay`."""

from __future__ import annotations

from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.ui.kit.commands import command, quiet
from bot.ui.kit.host import Interaction
from bot.ui.kit.places import count_post
from bot.ui.match.choices import replay_choices
from bot.ui.match.keys import chosen_log
from bot.ui.replay.film import show_film

_MOST_GAMES: Final = 10_000


class ReplayCog(commands.Cog):
    """Games as animations."""

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
        if public:
            await count_post(interaction)
        await show_film(interaction, await chosen_log(interaction, match), game, public=public)
