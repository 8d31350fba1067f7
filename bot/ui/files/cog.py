"""`/export` and `/import`: matches as files."""

from __future__ import annotations

from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.logged import parse_key
from bot.errors import NotFound, NotFoundWhat
from bot.ui.files.export import send_export
from bot.ui.files.imported import FileModal, import_file, show_card
from bot.ui.kit.commands import command, quiet
from bot.ui.kit.host import Interaction
from bot.ui.kit.places import count_post
from bot.ui.kit.sending import ask_form
from bot.ui.match.choices import import_choices, replay_choices
from bot.ui.match.keys import chosen_log, viewer_of


class FilesCog(commands.Cog):
    """Exporting and importing matches."""

    @command()
    @app_commands.autocomplete(match=quiet(replay_choices))
    async def export(
        self,
        interaction: Interaction,
        match: str | None = None,
        format: Literal["mat", "sgf", "xgid", "json", "text"] = "mat",  # noqa: A002 - the option's name
        public: bool = False,
    ) -> None:
        """Send a match as a file."""
        if public:
            await count_post(interaction)
        await send_export(interaction, await chosen_log(interaction, match), format, public=public)

    @app_commands.autocomplete(match=quiet(import_choices))
    async def _import(
        self, interaction: Interaction, file: discord.Attachment | None = None, match: str | None = None
    ) -> None:
        """Read a match from a file, or show one that was imported."""
        if file is not None:
            await import_file(interaction, file.url, file.size)
        elif match:
            is_import, number = parse_key(match)
            if not is_import:
                raise NotFound(NotFoundWhat.IMPORT)
            imported = await interaction.client.app.logs.imported(number, viewer_of(interaction))
            await show_card(interaction, imported)
        else:
            await ask_form(interaction, FileModal())

    # No method can be called `import`, so the command gets its name here.
    _import.__name__ = "import"
    import_match = command()(_import)
