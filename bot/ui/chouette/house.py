"""The chouettes as the bot sees them: all their taps, and what has to be looked after."""

from __future__ import annotations

from typing import Final

import structlog

from bot.errors import BotError
from bot.ui.chouette import answers, deals, gathering, more, playing, study
from bot.ui.chouette.computers import ChouetteComputerDesk
from bot.ui.chouette.desk import ChouetteDesk
from bot.ui.kit.components import Taps
from bot.ui.kit.host import Host

_log: Final = structlog.get_logger()

TAPS: Final = Taps()
for _module in (answers, deals, gathering, more, playing, study):
    TAPS.take_in(_module.TAPS.handlers)


class ChouetteHouse:
    """Seats the desks of the chouettes and keeps their time."""

    def __init__(self, host: Host) -> None:
        self._desk = host.register(ChouetteDesk(host))
        self._computers = host.register(ChouetteComputerDesk(host, self._desk))

    async def keep(self) -> None:
        """Let happen what is due, show what is not shown, and let computers act that somebody waits for."""
        try:
            await self._desk.keep()
        except BotError as error:
            _log.warning("chouettes not kept", error=repr(error))
        await self._computers.tasks.keep()

    async def close(self) -> None:
        """Stop the computers. What is stored stays."""
        await self._computers.tasks.close()
