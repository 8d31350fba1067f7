"""What happens after a turn has been shown: a list of sequels, filled where the bot is put together.

The turn itself is stored and shown by then. A sequel that fails is logged, and the others still run.
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


class AfterTurn:
    """The sequels, in the order they run."""

    def __init__(self) -> None:
        self.sequels: Sequence[Sequel] = ()
        self.late_sequels: Sequence[Sequel] = ()
        """Those of a turn that was shown late, for as long as the match goes on."""

    async def follow_up(self, turn: Turn, interaction: Interaction | None = None) -> None:
        """Run every sequel of a turn that has been shown. Never raises what Discord or the database may raise."""
        await _run(self.sequels, turn, interaction)

    async def follow_up_late(self, turn: Turn) -> None:
        """Run the late sequels of a turn that has been shown at last. Never raises either."""
        await _run(self.late_sequels, turn, None)


async def _run(sequels: Sequence[Sequel], turn: Turn, interaction: Interaction | None) -> None:
    for sequel in sequels:
        try:
            await sequel(turn, interaction)
        except (BotError, *UNREACHABLE) as error:
            _log.warning("what follows a turn failed", match=turn.record.match_id, error=repr(error))
