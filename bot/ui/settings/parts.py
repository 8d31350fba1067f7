"""Parts of the panels of `/preferences` and `/settings`: switches and lists that name themselves and their state."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.render.board.picture import BoardScene
from bot.render.board.scene import LastMove
from bot.render.paint.theme import theme_names
from bot.rules.dice import Roll
from bot.rules.position import Position
from bot.rules.sides import Side
from bot.texts.catalogue import keys, languages, say, speaking
from bot.ui.kit.components import CustomId, TapButton, TapSelect

AUTOMATIC = "auto"
"""Stands for "as the server does" or "as Discord says" in a list."""
_LONGEST_LIST = 25
_THEMES = keys("theme", ("classic", "dark", "tournament", "paper", "high_contrast", "colour_blind"))


@dataclass(frozen=True, slots=True)
class Option:
    """One entry of a list: what is stored, and what people read."""

    value: str
    label: str


def switch(action: str, name: str, label: str, *, on: bool) -> TapButton:
    """A button that turns something on or off and says which it is now."""
    text = f"✅ {label}" if on else label
    style = discord.ButtonStyle.success if on else discord.ButtonStyle.secondary
    return TapButton(CustomId(action, 0, 0, name), text, style)


def choice(action: str, name: str, title: str, options: Sequence[Option], chosen: str, *, number: int) -> TapSelect:
    """A list that says what it is about and what is chosen now. `number` tells it apart from others in the message."""
    at, now = next(((at, one.label) for at, one in enumerate(options) if one.value == chosen), (_LONGEST_LIST, chosen))
    shown = [
        # A default would be shown instead of what the list is about.
        discord.SelectOption(
            label=(f"✅ {option.label}" if option.value == chosen else option.label)[:100], value=option.value
        )
        for option in options[:_LONGEST_LIST]
    ]
    target = CustomId(action, 0, 0, name)
    # With every choice it is another list, or a client would go on to show that choice instead of the title.
    return TapSelect(target, f"{title}: {now}"[:150], shown, number=100 * number + at)


def language_options(automatic: str) -> list[Option]:
    """Every language there is, after the entry that leaves the choice to somebody else."""
    return [Option(AUTOMATIC, automatic), *(Option(code, language_name(code)) for code in languages())]


def language_name(code: str) -> str:
    """A language's own name for itself."""
    with speaking(code):
        return say("language-name")


def theme_options(automatic: str) -> list[Option]:
    """Every theme there is, after the entry that leaves the choice to somebody else."""
    return [Option(AUTOMATIC, automatic), *(Option(name, theme_title(name)) for name in theme_names())]


def theme_title(name: str) -> str:
    """The name of a theme; without one in the catalogue, the name of its file."""
    key = _THEMES.get(name)
    return say(key) if key else name.replace("_", " ").capitalize()


def sample_scene(theme: str) -> BoardScene:
    """A board that shows everything a theme colors: the opening 3-1 played, and a roll to play."""
    start = Position.start()
    mine = list(start.mine)
    mine[8], mine[6], mine[5] = 2, 4, 2
    return BoardScene(
        position=Position(start.theirs, tuple(mine)),
        mover=Side.BLACK,
        names=(say("sample-white"), say("sample-black")),
        length=5,
        dice=Roll(6, 4),
        last_play=(LastMove(Side.WHITE, 8, 5), LastMove(Side.WHITE, 6, 5)),
        theme=theme,
    )
