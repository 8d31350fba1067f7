"""`/preferences`: all of a player's choices in one private message, one tap each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import discord
import structlog

from bot.errors import PreferenceError
from bot.records.people import Numbering, Person, Preferences, Tutor
from bot.render.paint.theme import theme_names
from bot.texts.catalogue import languages, say
from bot.ui.kit.components import CustomId, TapButton, Taps
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post, Row
from bot.ui.kit.names import bold
from bot.ui.kit.sending import UNREACHABLE, message_person, reply, reply_in_place
from bot.ui.settings.parts import (
    AUTOMATIC,
    Option,
    choice,
    language_options,
    sample_scene,
    switch,
    theme_options,
    theme_title,
)

_log: Final = structlog.get_logger()
TAPS: Final = Taps()
_SWITCHES: Final = (
    "auto_roll",
    "auto_forced",
    "auto_bear_off",
    "confirm",
    "confirm_double",
    "text_board",
    "home_left",
    "reminders",
    "dm_turns",
    "shown_outside",
)
_IN_A_ROW: Final = 4
_NAMED: Final = 20
"""How many blocked people are named at most."""


def preference_post(preferences: Preferences, blocked: Sequence[Person] = ()) -> Post:
    """The panel."""
    labels = _switch_labels()
    buttons = [switch("prefer", name, labels[name], on=getattr(preferences, name)) for name in _SWITCHES]
    buttons.append(TapButton(CustomId("house_open", 0), say("button-house-rules")))
    numbering = choice(
        "prefer_one", "numbering", say("preference-numbering"), _numberings(), preferences.numbering.value, number=101
    )
    theme = choice(
        "prefer_one",
        "theme",
        say("preference-theme"),
        theme_options(say("as-the-server")),
        preferences.theme or AUTOMATIC,
        number=102,
    )
    language = choice(
        "prefer_one",
        "language",
        say("preference-language"),
        language_options(say("as-discord")),
        preferences.language or AUTOMATIC,
        number=103,
    )
    tutor = choice("prefer_one", "tutor", say("preference-tutor"), _tutors(), preferences.tutor.value, number=104)
    rows: tuple[Row, ...] = (
        *(tuple(buttons[start : start + _IN_A_ROW]) for start in range(0, len(buttons), _IN_A_ROW)),
        (numbering,),
        (theme,),
        (language,),
        (tutor,),
    )
    lines = [say("preferences-heading"), say("preferences-explained"), say("preferences-others")]
    if preferences.dm_closed:
        lines.append(say("preference-dm-closed"))
    if blocked:
        lines.append(blocked_line(blocked))
    return Post(tuple(lines), (), rows)


def blocked_line(blocked: Sequence[Person]) -> str:
    """The people that a person has blocked, as many as fit."""
    names = ", ".join(bold(one) for one in blocked[:_NAMED])
    more = len(blocked) - _NAMED
    return say("blocked-list-more", who=names, count=more) if more > 0 else say("blocked-list", who=names)


def theme_preview(theme: str) -> Post:
    """How a theme looks, before it is chosen."""
    use = TapButton(CustomId("use_theme", 0, 0, theme), say("button-use-theme"), discord.ButtonStyle.success)
    back = TapButton(CustomId("preferences", 0), say("button-back"))
    text = say("theme-preview", theme=theme_title(theme))
    return Post((text,), (sample_scene(theme),), ((use, back),))


def _switch_labels() -> dict[str, str]:
    return {
        "auto_roll": say("preference-auto-roll"),
        "auto_forced": say("preference-auto-forced"),
        "auto_bear_off": say("preference-auto-bear-off"),
        "confirm": say("preference-confirm"),
        "confirm_double": say("preference-confirm-double"),
        "reminders": say("preference-reminders"),
        "text_board": say("preference-text-board"),
        "home_left": say("preference-home-left"),
        "dm_turns": say("preference-dm-turns"),
        "shown_outside": say("preference-shown-outside"),
    }


def _numberings() -> list[Option]:
    return [
        Option(Numbering.MOVER, say("numbering-mover")),
        Option(Numbering.OWN, say("numbering-own")),
        Option(Numbering.NONE, say("numbering-none")),
    ]


def _tutors() -> list[Option]:
    return [
        Option(Tutor.NONE, say("tutor-none")),
        Option(Tutor.BAD, say("tutor-bad")),
        Option(Tutor.VERY_BAD, say("tutor-very-bad")),
    ]


async def show_preferences(interaction: Interaction) -> None:
    """Answer with the panel, for this person alone."""
    people = interaction.client.app.people
    preferences = await people.preferences(interaction.user.id)
    post = preference_post(preferences, await people.blocked_by(interaction.user.id))
    await reply(interaction, post)


async def show_theme(interaction: Interaction, theme: str) -> None:
    """Answer with the preview of a theme. Raises PreferenceError if there is no such theme."""
    post = theme_preview(_known("theme", theme, theme_names())).drawn()
    await reply(interaction, post)


@TAPS.on("prefer")
async def _switch(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    name = _known("preference", target.argument, _SWITCHES)
    before = await interaction.client.app.people.preferences(interaction.user.id)
    wanted = not getattr(before, name)
    if name != "dm_turns":
        await _prefer(interaction, **{name: wanted})
        return
    await _prefer(interaction, dm_turns=wanted, dm_closed=False)
    if wanted:
        await _try_direct_message(interaction)


async def _try_direct_message(interaction: Interaction) -> None:
    """Say by direct message that turns are told so. If that is refused, the panel says so at once."""
    try:
        await message_person(
            interaction.client, interaction.user.id, say("turn-calls-begin"), but_in=interaction.channel_id
        )
    except discord.Forbidden:
        await _prefer(interaction, dm_turns=False, dm_closed=True)
    except UNREACHABLE as error:
        _log.info("direct message not tried", user=interaction.user.id, error=str(error))


@TAPS.on("prefer_one")
async def _choose(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    value = values[0] if values else ""
    if target.argument == "theme" and value != AUTOMATIC:
        post = theme_preview(_known("theme", value, theme_names())).drawn()
        await reply_in_place(interaction, post)
        return
    name = _known("preference", target.argument, ("theme", "language", "numbering", "tutor"))
    if name == "numbering":
        await _prefer(interaction, numbering=Numbering(_known("numbering", value, tuple(Numbering))))
    elif name == "tutor":
        await _prefer(interaction, tutor=Tutor(_known("tutor", value, tuple(Tutor))))
    elif value == AUTOMATIC:
        await _prefer(interaction, **{name: None})
    else:
        await _prefer(interaction, language=_known("language", value, languages()))


@TAPS.on("use_theme")
async def _use_theme(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await _prefer(interaction, theme=_known("theme", target.argument, theme_names()))


@TAPS.on("preferences")
async def _back(interaction: Interaction, _: CustomId, __: tuple[str, ...]) -> None:
    await _show_again(interaction, await interaction.client.app.people.preferences(interaction.user.id))


async def _prefer(interaction: Interaction, **changes: Any) -> None:
    await _show_again(interaction, await interaction.client.app.people.prefer(interaction.user.id, **changes))


async def _show_again(interaction: Interaction, preferences: Preferences) -> None:
    blocked = await interaction.client.app.people.blocked_by(interaction.user.id)
    await reply_in_place(interaction, preference_post(preferences, blocked))


def _known(name: str, value: str, known: tuple[str, ...]) -> str:
    if value not in known:
        raise PreferenceError(name, value, tuple(map(str, known)))
    return value
