"""Computers at a chouette's table: they act after what people did was shown, at a pace that can be followed."""

import asyncio

from bot.chouette.windows import computers_to_act
from bot.records.chouettes import ChouetteRecord
from bot.ui.chouette.desk import ChouetteDesk
from bot.ui.computer.desk import PACE
from bot.ui.kit.host import Host
from bot.ui.kit.tasks import Tasks, is_shown


class ChouetteComputerDesk:
    """Lets computers act wherever they have to."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._desk = host.get(ChouetteDesk)
        self.pace = PACE
        self.tasks = Tasks(host, "computers in chouette", self._step, self._waiting)

    def wake(self, record: ChouetteRecord) -> None:
        """Let computers act, if they have to, in a chouette that was just shown."""
        if computers_to_act(record.state):
            self.tasks.wake(record.chouette_id)

    async def _waiting(self) -> list[int]:
        claims, waiting = self._host.app.claims, await self._host.app.chouette_computers.waiting()
        return [record.chouette_id for record in waiting if claims.is_free(record)]

    async def _step(self, number: int) -> bool:
        """Act until the turn on the board is over. Returns True if a computer has to act again."""
        await asyncio.sleep(self.pace)
        record = await self._host.app.chouettes.look(number)
        if not computers_to_act(record.state) or not is_shown(self._host, record):
            return False
        turn = await self._host.app.chouette_computers.take_turn(number)
        if turn is None:
            return False
        await self._desk.show(turn)
        return bool(computers_to_act(turn.record.state))
