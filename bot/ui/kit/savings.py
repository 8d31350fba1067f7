"""Savings: work that discord.py would do without need. Its version is pinned, and tests look at this."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

import discord
from discord.components import _component_factory

from bot.render.board import BoardScene, render_board
from bot.render.paint.theme import theme_names
from bot.rules.position import Position
from bot.texts.catalogue import load_languages

_clear: Final = discord.http.HTTPClient._try_clear_expired_ratelimits  # noqa: SLF001


class Components(Sequence[Any]):
    """A message's components, read once somebody looks at them: few do, and each tap brings three messages."""

    def __init__(self, data: Sequence[Any]) -> None:
        self._data = data

    @cached_property
    def _read(self) -> list[Any]:
        return [one for one in map(_component_factory, self._data) if one is not None]

    def __getitem__(self, index: Any) -> Any:
        return self._read[index]

    def __len__(self) -> int:
        return len(self._read)


def _clear_seldom(http: Any) -> None:
    """Forget old rate limits once there are twice as many: each tap has new routes, and all would be looked through."""
    if len(http._buckets) >= getattr(http, "_many", 0):  # noqa: SLF001
        _clear(http)
        http._many = 2 * len(http._buckets)  # noqa: SLF001


def spare() -> None:
    """Spend less from now on. The classes have no parameters for it."""
    setattr(discord.http.HTTPClient, "_try_clear_expired_ratelimits", _clear_seldom)  # noqa: B010 - private
    setattr(discord.Message, "_handle_components", lambda one, data: setattr(one, "components", Components(data)))  # noqa: B010 - private


def draw_once(theme: str) -> None:
    """Load fonts, sprites and languages."""
    for name in (theme, *theme_names()):
        render_board(BoardScene(position=Position.start(), theme=name))
    load_languages()
