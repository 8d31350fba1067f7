"""Messages that can still be changed by the token of an interaction.

A token lasts a quarter of an hour, and requests made with it don't count against the bot's own 50 a second. It also
reaches messages that a bot otherwise can't: private answers, and messages where it's only somebody's own app. Nothing
depends on a message being known here; after a restart none is. `sending` uses the tokens.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

import discord

from bot.app.recent import Recent

_MOST: Final = 500
"""Messages that are remembered; each holds on to an interaction."""
_MARGIN: Final = timedelta(seconds=20)
"""A token isn't used in its last seconds: the request might come too late."""


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

    def forget(self, message_id: int) -> None:
        """Forget a message: it is gone, or its token was refused."""
        self._known.pop(message_id, None)
