"""`/settings`: all choices of a server in one private message, and most of them on one form."""

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.digests import posted_at, week_at
from bot.records.people import DigestOrder, Posting, ServerSettings
from bot.texts.catalogue import keys, say
from bot.ui.kit.commands import command
from bot.ui.kit.components import BLUE, CustomId, TapButton, TapChannelSelect, TapRoleSelect, Taps
from bot.ui.kit.forms import ChoiceModal, FormEntry, FormGroup, chosen_in
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.places import lacking, managed_guild
from bot.ui.kit.sending import ask_form, reply, reply_in_place
from bot.ui.match.clocks import CLOCKS, clock_name, control_of, key_of
from bot.ui.match.style import posting_name
from bot.ui.settings.panels import (
    AUTOMATIC,
    Choice,
    change,
    known,
    language_entries,
    lists,
    theme_entries,
    unless_automatic,
)

TAPS: Final = Taps()
_SETTINGS: Final = keys("setting", ("threads", "fixed_numbers"))
_EXPLAINED: Final = keys("setting-explained", _SETTINGS)
_SWITCHES: Final = "switches"
_IN_VIEW: Final = 6  # the most entries of a group that are all in view
_LENGTHS: Final = (1, 3, 5, 7, 9, 11, 13, 15, 17, 21, 25, 0)


class SettingsCog(commands.Cog):
    """The choices of a server."""

    @command()
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def settings(self, interaction: Interaction) -> None:
        """Show the panel."""
        managed_guild(interaction)
        await reply(interaction, await _panel(interaction))


async def _panel(interaction: Interaction) -> Post:
    app, guild_id = interaction.client.app, managed_guild(interaction)
    order = await app.digests.order_of(guild_id)
    plan = await app.dailies.plan(guild_id)
    lines = []
    if plan is not None:
        channel, zone = f"<#{plan.channel_id}>", plan.zone.replace("_", " ")
        lines.append(say("setting-daily", channel=channel, hour=plan.hour, zone=zone, trouble=plan.trouble or "none"))
    own = await app.own.standing(guild_id)
    lines += [] if own is None else [say("setting-own", looked=own.looked_at, admitted=own.admitted)]
    lines += [] if order is None else [_digest_line(interaction, order)]
    return setting_post(await app.people.settings(guild_id), order, tuple(lines))


def _digest_line(interaction: Interaction, order: DigestOrder) -> str:
    """When the next digest comes, or what keeps it away."""
    where = f"<#{order.channel_id}>"
    if order.failed:
        return say("setting-digest-missing", where=where)
    next_one = discord.utils.format_dt(posted_at(week_at(interaction.client.clock()) + 1), "F")
    return say("setting-digest-on", where=where, when=next_one)


def setting_post(settings: ServerSettings, order: DigestOrder | None = None, lines: tuple[str, ...] = ()) -> Post:
    """The panel. `lines` stand below what is chosen."""
    buttons = (
        TapButton(CustomId("setting_ask", 0), say("button-change-settings"), BLUE),
        TapButton(CustomId("house_open", 0), say("button-house-rules")),
        TapButton(CustomId("own_open", 0), say("button-own-positions")),
    )
    language, *_ = [one for one in _choices_of_server(settings) if one.name == "language"]
    role = CustomId("setting_role", 0)
    organizers = TapRoleSelect(role, say("setting-organizers"), settings.organizer_role, number=106)
    channel_id = None if order is None else order.channel_id
    digest = TapChannelSelect(CustomId("setting_digest", 0), say("setting-digest"), channel_id, number=107)
    rows = (buttons, *lists("setting_one", [language]), (organizers,), (digest,))
    now = {group.title: [one.label for one in group.entries if one.chosen] for group in _groups(settings)}
    chosen = [say("setting-now", what=title, which=", ".join(labels)) for title, labels in now.items() if labels]
    return Post((say("settings-heading"), "\n".join(chosen), *lines, say("setting-language-explained")), (), rows)


def _groups(settings: ServerSettings) -> list[FormGroup]:
    groups = []
    for one in _choices_of_server(settings):
        entries = list[FormEntry]()
        for value, label in one.entries.items() if one.name != "language" else ():
            explained = say("setting-posting-explained", posting=value) if one.name == "posting" else ""
            entries.append(FormEntry(value, label, explained, chosen=value == one.chosen))
        if entries:
            groups.append(FormGroup(one.name, one.title, entries, "list" if len(entries) > _IN_VIEW else "radio"))
    now = {name: getattr(settings, name) for name in _SETTINGS}
    switches = [FormEntry(name, say(_SETTINGS[name]), say(_EXPLAINED[name]), chosen=on) for name, on in now.items()]
    return [*groups, FormGroup(_SWITCHES, say("setting-more"), switches, "checks")]


def _choices_of_server(settings: ServerSettings) -> list[Choice]:
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
        Choice("language", say("setting-language"), spoken, language, "language", unless_automatic),
    ]


@TAPS.on("setting_ask", "setting")
async def _ask(interaction: Interaction, _: CustomId, __: tuple[str, ...]) -> None:
    """A form with most of it; earlier versions had a button for each switch."""
    groups = _groups(await interaction.client.app.people.settings(managed_guild(interaction)))
    await ask_form(interaction, ChoiceModal(CustomId("setting_these", 0), say("button-change-settings"), groups))


@TAPS.on("setting_these")
async def _set_all(interaction: Interaction, _: CustomId, values: tuple[str, ...]) -> None:
    choices = _choices_of_server(await interaction.client.app.people.settings(managed_guild(interaction)))
    chosen = dict(chosen_in(values))
    on = {known("setting", one, tuple(_SETTINGS)) for one in chosen.pop(_SWITCHES, ())}
    changes = {name: name in on for name in _SETTINGS}
    for name, picked in chosen.items():
        changes |= change(choices, name, picked[0])
    await _set(interaction, **changes)


@TAPS.on("setting_role")
async def _organizers(interaction: Interaction, _: CustomId, values: tuple[str, ...]) -> None:
    await _set(interaction, organizer_role=int(values[0]) if values and values[0].isdecimal() else None)


@TAPS.on("setting_one")
async def _pick(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    settings = await interaction.client.app.people.settings(managed_guild(interaction))
    await _set(interaction, **change(_choices_of_server(settings), target.argument, "".join(values)))


@TAPS.on("setting_digest")
async def _digest(interaction: Interaction, _: CustomId, values: tuple[str, ...]) -> None:
    """Post a weekly digest in a channel in which the bot may do that; without one, no more."""
    guild_id = managed_guild(interaction)
    channel_id = int(values[0]) if values and values[0].isdecimal() else None
    guild = await interaction.client.server(guild_id)
    channel = None if guild is None or channel_id is None else guild.get_channel(channel_id)
    if guild is not None and channel is not None:
        missing = lacking(channel.permissions_for(guild.me), in_thread=False)
        if missing:
            names = ", ".join(f"**{name}**" for name in missing)
            await reply(interaction, say("setting-digest-refused", where=f"<#{channel_id}>", permissions=names))
            return
    await interaction.client.app.digests.order(guild_id, channel_id)
    await reply_in_place(interaction, await _panel(interaction))


async def _set(interaction: Interaction, **changes: Any) -> None:
    await interaction.client.app.people.choose(managed_guild(interaction), **changes)
    await reply_in_place(interaction, await _panel(interaction))
