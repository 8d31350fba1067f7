"""Parts of the panels of `/preferences` and `/settings`: switches and lists that name themselves and their state."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import discord

from bot.errors import PreferenceError
from bot.render.board.picture import BoardScene
from bot.render.board.scene import LastMove
from bot.render.paint.theme import theme_names
from bot.rules.dice import Roll
from bot.rules.position import Position
from bot.rules.sides import Side
from bot.texts.catalogue import keys, languages, say, speaking
from bot.ui.kit.components import CustomId, TapButton, TapSelect, entry
from bot.ui.kit.message import Row

AUTOMATIC: Final = "auto"
"""Stands for "as the server does" or "as Discord says" in a list."""
_LONGEST_LIST: Final = 25
_THEMES: Final = keys("theme", ("classic", "dark", "tournament", "paper", "high_contrast", "colour_blind"))


class Choice(NamedTuple):
    """A list of a panel: its name in ids, its title, its entries as people read them by value, and the one chosen."""

    name: str
    title: str
    entries: Mapping[str, str]
    chosen: str
    field: str
    """The field of the settings or preferences that holds the choice."""
    stored: Callable[[str], object]
    """Makes the value of that field from the value of an entry."""


def unless_automatic(value: str) -> str | None:
    """The value to store for an entry of a list that begins with an automatic one: None for that."""
    return None if value == AUTOMATIC else value


def switch(action: str, name: str, label: str, *, on: bool) -> TapButton:
    """A button that turns something on or off and says which it is now."""
    text = f"✅ {label}" if on else label
    style = discord.ButtonStyle.success if on else discord.ButtonStyle.secondary
    return TapButton(CustomId(action, 0, 0, name), text, style)


def lists(action: str, choices: Sequence[Choice]) -> list[Row]:
    """A list in a row of its own for each choice. It says what it is about and what is chosen now."""
    rows: list[Row] = []
    for number, one in enumerate(choices, 101):
        shown = [
            # A default would be shown instead of what the list is about.
            entry(value, f"✅ {label}" if value == one.chosen else label)
            for value, label in one.entries.items()
        ]
        at = list(one.entries).index(one.chosen) if one.chosen in one.entries else _LONGEST_LIST
        title = f"{one.title}: {one.entries.get(one.chosen, one.chosen)}"[:150]
        # With every choice it is another list, or a client would go on to show that choice instead of the title.
        select = TapSelect(CustomId(action, 0, 0, one.name), title, shown[:_LONGEST_LIST], number=100 * number + at)
        rows.append((select,))
    return rows


def change(choices: Sequence[Choice], name: str, value: str) -> dict[str, Any]:
    """The field that a tap on an entry changes, and its new value. Raises PreferenceError for what is not on offer."""
    by_name = {one.name: one for one in choices}
    one = by_name[known("preference", name, tuple(by_name))]
    return {one.field: one.stored(known(name, value, tuple(one.entries)))}


def known(name: str, value: str, all_known: Sequence[str]) -> str:
    """The value, if it is known. Raises PreferenceError, which names those that are."""
    if value not in all_known:
        raise PreferenceError(name, value, tuple(map(str, all_known)))
    return value


def language_entries(automatic: str) -> dict[str, str]:
    """Every language there is, after the entry that leaves the choice to somebody else."""
    return {AUTOMATIC: automatic, **{code: language_name(code) for code in languages()}}


def language_name(code: str) -> str:
    """A language's own name for itself."""
    with speaking(code):
        return say("language-name")


def theme_entries(automatic: str) -> dict[str, str]:
    """Every theme there is, after the entry that leaves the choice to somebody else."""
    return {AUTOMATIC: automatic, **{name: theme_title(name) for name in theme_names()}}


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
