"""`/settings`: all of a server's choices in one private message, for people who may manage the server."""

from __future__ import annotations

from typing import Any, Final

from bot.errors import AccessError, AccessReason, PreferenceError
from bot.records.people import Posting, ServerSettings
from bot.render.paint.theme import theme_names
from bot.texts.catalogue import languages, say
from bot.ui.kit.components import CustomId, TapButton, TapRoleSelect, Taps
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post, Row
from bot.ui.kit.sending import reply, reply_in_place
from bot.ui.match.clocks import CLOCKS, clock_name, control_of, key_of
from bot.ui.match.style import posting_name
from bot.ui.settings.parts import AUTOMATIC, Option, choice, language_options, switch, theme_options

TAPS: Final = Taps()
_LENGTHS: Final = (1, 3, 5, 7, 9, 11, 13, 15, 17, 21, 25, 0)


def setting_post(settings: ServerSettings) -> Post:
    """The panel."""
    switches = (
        switch("setting", "threads", say("setting-threads"), on=settings.threads),
        switch("setting", "fixed_numbers", say("setting-fixed-numbers"), on=settings.fixed_numbers),
        TapButton(CustomId("house_open", 0), say("button-house-rules")),
    )
    lengths = [Option(str(length), say("length", points=length)) for length in _LENGTHS]
    clocks = [Option(name, clock_name(name)) for name in CLOCKS]
    themes, spoken = theme_options(say("as-the-bot")), language_options(say("as-discord"))
    postings = [Option(posting, posting_name(posting)) for posting in Posting]
    lists = (
        ("posting", say("setting-posting"), postings, settings.posting.value),
        ("length", say("setting-length"), lengths, str(settings.default_length)),
        ("clock", say("setting-clock"), clocks, key_of(settings.default_clock)),
        ("theme", say("preference-theme"), themes, settings.theme or AUTOMATIC),
        ("language", say("preference-language"), spoken, settings.language or AUTOMATIC),
    )
    rows: list[Row] = [switches]
    for number, (name, title, options, chosen) in enumerate(lists, 101):
        rows.append((choice("setting_one", name, title, options, chosen, number=number),))
    role = CustomId("setting_role", 0)
    rows.append((TapRoleSelect(role, say("setting-organizers"), settings.organizer_role, number=106),))
    return Post((say("settings-heading"), say("settings-explained")), (), tuple(rows))


async def show_settings(interaction: Interaction) -> None:
    """Answer with the panel, for this person alone. Raises AccessError."""
    settings = await interaction.client.app.people.settings(_managed_guild(interaction))
    await reply(interaction, setting_post(settings))


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
    value = values[0] if values else ""
    if target.argument == "length":
        length = int(_known("length", value, tuple(map(str, _LENGTHS))))
        await _choose(interaction, default_length=length)
    elif target.argument == "posting":
        await _choose(interaction, posting=Posting(_known("posting", value, tuple(Posting))))
    elif target.argument == "clock":
        await _choose(interaction, default_clock=control_of(_known("clock", value, CLOCKS)))
    elif target.argument == "theme":
        await _choose(interaction, theme=None if value == AUTOMATIC else _known("theme", value, theme_names()))
    elif target.argument == "language":
        await _choose(interaction, language=None if value == AUTOMATIC else _known("language", value, languages()))
    else:
        raise PreferenceError("setting", target.argument)


async def _choose(interaction: Interaction, **changes: Any) -> None:
    settings = await interaction.client.app.people.choose(_managed_guild(interaction), **changes)
    await reply_in_place(interaction, setting_post(settings))


def _managed_guild(interaction: Interaction) -> int:
    """The server of an interaction, if the person may manage it. Raises AccessError otherwise."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise AccessError(AccessReason.NOT_ADMIN)
    return interaction.guild_id


def _known(name: str, value: str, known: tuple[str, ...]) -> str:
    if value not in known:
        raise PreferenceError(name, value, known)
    return value
