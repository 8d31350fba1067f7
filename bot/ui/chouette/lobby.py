"""The lobby: how a chouette is opened, and the post in which people gather for it."""

from typing import Final

import discord
from msgspec.structs import replace

from bot.chouette.settings import FEWEST, PRESETS, ChouetteSettings
from bot.errors import NotationError
from bot.records.chouettes import ChouetteRecord
from bot.records.computers import NETWORK_LEVELS, computer
from bot.rules.house_rules import fitting
from bot.rules.variants import BACKGAMMON, find_variant
from bot.texts.catalogue import say
from bot.ui.chouette.buttons import chouette_buttons
from bot.ui.chouette.words import joiners_line, name_of, names_of
from bot.ui.kit.components import GREEN, CustomId, TapButton, TapSelect, entry
from bot.ui.kit.message import Post, Row
from bot.ui.kit.names import shown_name
from bot.ui.match.clocks import rules_text

_PACES: Final = {"live": True, "turns": False}


def settings_of(preset: str, variant: str, pace: str) -> ChouetteSettings:
    """The table of a preset, for a game and a pace. Raises NotationError for what is not on offer, ChouetteError."""
    if preset not in PRESETS or pace not in _PACES:
        raise NotationError(f"{preset} {pace}", "chouette")
    chosen = PRESETS[preset]
    try:
        game = find_variant(variant)
    except LookupError as error:
        raise NotationError(variant, "chouette") from error
    settings = replace(chosen, variant=game.key, rules=fitting(chosen.rules, game, 0), live=_PACES[pace])
    settings.check()  # a form that could only be refused is not shown
    return settings


def form_post(preset: str, variant: str, pace: str) -> Post:
    """The form: which table, at which pace. All of it stands in the ids of its components."""
    text = f"{preset}.{variant}.{pace}"
    settings = settings_of(preset, variant, pace)
    presets, paces = [], []
    for key in PRESETS:
        name, why = say("chouette-preset", preset=key), say("chouette-preset-explained", preset=key)
        presets.append(entry(key, name, why, chosen=key == preset))
    for key, live in _PACES.items():
        name, why = say("chouette-pace", live=live), say("chouette-pace-explained", live=live)
        paces.append(entry(key, name, why, chosen=key == pace))
    rows: tuple[Row, ...] = (
        (TapSelect(CustomId("ch_form", 0, 0, text), say("chouette-form-preset"), presets, number=101),),
        (TapSelect(CustomId("ch_form", 0, 1, text), say("chouette-form-pace"), paces, number=102),),
        (TapButton(CustomId("ch_open", 0, 0, text), say("button-chouette-open"), GREEN),),
    )
    lines = (say("chouette-form-heading"), say("chouette-explained"), *_table_lines(settings))
    return Post(lines, (), rows)


def form_changed(text: str, value: str) -> str:
    """The form after another table or pace was chosen."""
    preset, variant, pace = parts_of(text)
    if value in _PACES:
        pace = value
    elif value in PRESETS:
        preset = value
    return f"{preset}.{variant}.{pace}"


def parts_of(text: str) -> tuple[str, str, str]:
    """Table, game and pace as they stand in a form. Raises NotationError."""
    parts = text.split(".")
    if len(parts) != 3:
        raise NotationError(text, "chouette")
    return parts[0], parts[1], parts[2]


def terms_line(settings: ChouetteSettings) -> str:
    """Table, game and pace in a line, and what is special about them."""
    parts = [say("chouette-preset", preset=settings.preset), say("chouette-pace", live=settings.live)]
    if settings.variant != BACKGAMMON.key:
        parts.append(find_variant(settings.variant).name)
    house = rules_text(settings.rules, settings.variant, 0)
    if house:
        parts.append(house)
    return " · ".join(parts)


def _table_lines(settings: ChouetteSettings) -> tuple[str, str]:
    explained = say("chouette-preset-explained", preset=settings.preset)
    return f"-# {terms_line(settings)}", f"-# {explained}"


def lobby_post(record: ChouetteRecord) -> Post:
    """The lobby as everyone sees it."""
    state, button = record.state, chouette_buttons(record)
    lines = [say("chouette-lobby-heading", host=name_of(record, record.host_id)), *_table_lines(state.settings)]
    lines.append(say("chouette-lobby-in", who=names_of(record, state.order), count=len(state.order)))
    if state.joiners:
        lines.append(joiners_line(record, full=True))
    missing = FEWEST - len(state.order)
    ready = say("chouette-lobby-missing", count=missing) if missing > 0 else say("chouette-lobby-ready")
    calls = [say("chouette-explained"), ready]  # once it has begun, only who plays what is left
    until = record.clock.until
    if until is not None:
        calls.append(f"-# {say('chouette-lobby-until', when=discord.utils.format_dt(until, 'R'))}")
    levels = [
        entry(level.value, shown_name(computer(level)), say("challenge-form-level-explained", level=level.value))
        for level in NETWORK_LEVELS
    ]
    title = say("chouette-lobby-computer")
    rows: tuple[Row, ...] = (
        (TapSelect(button.target("ch_computer"), title, levels, number=200 + len(state.order)),),
        (
            button("ch_join", say("button-chouette-join"), GREEN),
            button("ch_start", say("button-chouette-start"), discord.ButtonStyle.primary),
            button("ch_out", say("button-chouette-out")),
            button("ch_more", say("button-chouette-more")),
        ),
    )
    return Post(tuple(line for line in lines if line), (), rows, calls=tuple(calls))
