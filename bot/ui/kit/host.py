"""The bot as its features see it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any, TypeVar, cast

import discord

from bot.app.app import App
from bot.app.locks import Locks
from bot.config import Settings
from bot.engine.pool import EnginePool
from bot.ui.kit.answers import Answers
from bot.ui.kit.connection import Connection
from bot.workers.studio import Studio

_Desk = TypeVar("_Desk")


class Host(Connection):
    """A Discord client that hosts matches: the use cases, and the desks of its features.

    A desk is an object that lives as long as the bot, such as `Boards`. It's found by its class, so that a feature
    imports the desks it needs and never the bot itself.
    """

    app: App
    settings: Settings
    engine: EnginePool
    clock: Callable[[], datetime]
    started_at: datetime
    """When this process had opened its database. It isn't about to show things stored before that."""
    deliveries: Locks
    """One lock an interaction, since Discord may deliver it twice."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.answers = Answers(lambda: self.clock())  # noqa: PLW0108 - it is set later
        self.studio = Studio()
        """Draws boards while the loop goes on, once it's opened."""
        self._desks: dict[type, object] = {}

    def register(self, desk: _Desk) -> _Desk:
        """Make a desk known by its class."""
        self._desks[type(desk)] = desk
        return desk

    def get(self, desk: type[_Desk]) -> _Desk:
        """The desk of that class. Raises KeyError for one that was never registered."""
        return cast("_Desk", self._desks[desk])


Interaction = discord.Interaction[Host]
