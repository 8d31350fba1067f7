"""The bot as its features see it, and the messages that it can still change by the token of an interaction.

A token lasts a quarter of an hour, and requests made with it don't count against the bot's own 50 a second. It also
reaches messages that a bot otherwise can't: private answers, and messages where it's only somebody's own app. Nothing
depends on a message being known here; after a restart none is. `sending` uses the tokens.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final, TypeVar, cast

import discord

from bot.app.acting import Locks
from bot.app.app import App
from bot.app.recent import Recent
from bot.config import Settings
from bot.engine.pool import EnginePool
from bot.ui.kit.connection import Connection
from bot.workers.studio import Studio

_Desk = TypeVar("_Desk")
_MOST: Final = 500  # messages that are remembered; each holds on to an interaction
_MARGIN: Final = timedelta(seconds=20)  # a token isn't used in its last seconds: the request might come too late


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
        self.locales: Recent[int, str] = Recent(_MOST)
        """People's languages in Discord, as their latest interactions said."""
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


@dataclass(frozen=True, slots=True)
class Answered:
    """A message, and the interaction that posted or changed it last.

    `first` distinguishes its first answer (or the message that was tapped) from a later one.
    """

    message_id: int
    interaction: discord.Interaction[Any]
    first: bool


class Answers:
    """The latest answers to interactions, by message."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._known: Recent[int, Answered] = Recent(_MOST)
        self._last_words: Recent[tuple[int, int | None], int] = Recent(_MOST)
        self._passing: Recent[tuple[int, int | None], tuple[int, ...]] = Recent(_MOST)

    def note(self, message_id: int | None, interaction: discord.Interaction[Any], *, first: bool) -> None:
        """Remember that an interaction posted or changed a message."""
        if message_id is not None:
            self._known[message_id] = Answered(message_id, interaction, first)

    def of(self, message_id: int) -> Answered | None:
        """How a message can still be changed by a token; None if it can't."""
        known = self._known.get(message_id)
        if known is None:
            return None
        if self._clock() >= known.interaction.expires_at - _MARGIN:
            self.forget(message_id)
            return None
        return known

    def speak_last(self, answered: Answered) -> int | None:
        """Remember a private answer that says one last thing; returns the one before it of that person and channel."""
        where = answered.interaction.user.id, answered.interaction.channel_id
        before = self._last_words.get(where)
        self._last_words[where] = answered.message_id
        return None if before == answered.message_id else before

    def note_passing(self, message_id: int | None, interaction: discord.Interaction[Any]) -> None:
        """Remember a private answer that refused what somebody wanted to do, or asked: it's old once they do it."""
        where = interaction.user.id, interaction.channel_id
        if message_id is not None:
            self._passing[where] = (*self._passing.get(where, ()), message_id)

    def led_to(self, interaction: discord.Interaction[Any]) -> tuple[int, ...]:
        """The private answers that led somebody to what they do now; this tells them once.

        They are what refused it or asked before, except the answer tapped now, and the one from which that was opened.
        """
        tapped = interaction.message
        known = None if tapped is None else self.of(tapped.id)
        opened = None if known is None else known.interaction.message
        before = self._passing.pop((interaction.user.id, interaction.channel_id), ())
        before = tuple(one for one in before if tapped is None or one != tapped.id)
        if tapped is None or opened is None or opened.id == tapped.id or not opened.flags.ephemeral:
            return before
        return (*before, opened.id)

    def forget(self, message_id: int) -> None:
        """Forget a message: it is gone, or its token was refused."""
        self._known.pop(message_id, None)
