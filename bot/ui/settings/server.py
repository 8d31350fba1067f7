"""`/settings`: all of a server's choices in one private message, for people who may manage the server."""

from __future__ import annotations

from typing import Any, Final

from discord import app_commands
from discord.ext import commands

from bot.errors import AccessError, AccessReason, PreferenceError
from bot.records.people import Posting, ServerSettings
from bot.texts.catalogue import say
from bot.ui.kit.commands import command
from bot.ui.kit.components import CustomId, TapButton, TapRoleSelect, Taps
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.sending import reply, reply_in_place
from bot.ui.match.clocks import CLOCKS, clock_name, control_of, key_of
from bot.ui.match.style import posting_name
from bot.ui.settings.parts import (
    AUTOMATIC,
    Choice,
    change,
    language_entries,
    lists,
    switch,
    theme_entries,
    unless_automatic,
)

TAPS: Final = Taps()
_LENGTHS: Final = (1, 3, 5, 7, 9, 11, 13, 15, 17, 21, 25, 0)


class SettingsCog(commands.Cog):
    """The choices of a server."""

    @command()
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def settings(self, interaction: Interaction) -> None:
        """Show the panel."""
        settings = await interaction.client.app.people.settings(_managed_guild(interaction))
        await reply(interaction, setting_post(settings))


def setting_post(settings: ServerSettings) -> Post:
    """The panel."""
    switches = (
        switch("setting", "threads", say("setting-threads"), on=settings.threads),
        switch("setting", "fixed_numbers", say("setting-fixed-numbers"), on=settings.fixed_numbers),
        TapButton(CustomId("house_open", 0), say("button-house-rules")),
    )
    role = CustomId("setting_role", 0)
    organizers = TapRoleSelect(role, say("setting-organizers"), settings.organizer_role, number=106)
    rows = (switches, *lists("setting_one", _choices(settings)), (organizers,))
    return Post((say("settings-heading"), say("settings-explained")), (), rows)


def _choices(settings: ServerSettings) -> list[Choice]:
    postings = {posting.value: posting_name(posting) for posting in Posting}
    lengths = {str(length): say("length", points=length) for length in _LENGTHS}
    clocks = {name: clock_name(name) for name in CLOCKS}
    themes, spoken = theme_entries(say("as-the-bot")), language_entries(say("as-discord"))
    theme, language = settings.theme or AUTOMATIC, settings.language or AUTOMATIC
    clock = key_of(settings.default_clock)
    return [
        Choice("posting", say("setting-posting"), postings, settings.posting.value, "posting", Posting),
        Choice("length", say("setting-length"), lengths, str(settings.default_length), "default_length", int),
        Choice("clock", say("setting-clock"), clocks, clock, "default_clock", control_of),
        Choice("theme", say("preference-theme"), themes, theme, "theme", unless_automatic),
        Choice("language", say("preference-language"), spoken, language, "language", unless_automatic),
    ]


@TAPS.on("setting")
async def _switch(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    before = await interaction.client.app.people.settings(_managed_guild(interaction))
    if target.argument == "threads":
        await _choose(interaction, threads=not before.threads)
    elif target.argument == "fixed_numbers":
        await _choose(interaction, fixed_numbers=not before.fixed_numbers)
    else:
        raise PreferenceError("setting", target.argument)


@TAPS.on("setting_role")
async def _organizers(interaction: Interaction, _: CustomId, values: tuple[str, ...]) -> None:
    await _choose(interaction, organizer_role=int(values[0]) if values and values[0].isdecimal() else None)


@TAPS.on("setting_one")
async def _pick(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    settings = await interaction.client.app.people.settings(_managed_guild(interaction))
    await _choose(interaction, **change(_choices(settings), target.argument, "".join(values)))


async def _choose(interaction: Interaction, **changes: Any) -> None:
    settings = await interaction.client.app.people.choose(_managed_guild(interaction), **changes)
    await reply_in_place(interaction, setting_post(settings))


def _managed_guild(interaction: Interaction) -> int:
    """The server of an interaction, if the person may manage it. Raises AccessError otherwise."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise AccessError(AccessReason.NOT_ADMIN)
    return interaction.guild_id
