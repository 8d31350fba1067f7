"""What follows a turn once it has been shown: a list, filled where the bot is put together.

None of it concerns the turn itself, which is stored and shown. What fails here is logged, and the rest goes on.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import structlog

from bot.app.views import Turn
from bot.errors import BotError
from bot.ui.kit.host import Interaction
from bot.ui.kit.sending import UNREACHABLE

_log: Final = structlog.get_logger()

Sequel = Callable[[Turn, Interaction | None], Awaitable[None]]
"""What a feature does after a turn. The interaction is the one that made the turn, if it can still be answered."""


class Aftermath:
    """What follows turns, in order."""

    def __init__(self) -> None:
        self.sequels: Sequence[Sequel] = ()

    async def follow_up(self, turn: Turn, interaction: Interaction | None = None) -> None:
        """Do whatever follows a turn that has been shown. Never raises what Discord or the database may raise."""
        for sequel in self.sequels:
            try:
                await sequel(turn, interaction)
            except (BotError, *UNREACHABLE) as error:
                _log.warning("aftermath failed", match=turn.record.match_id, error=repr(error))
