"""Opens the live board: on its own port, or beside what listens already."""

from aiohttp import web

from bot.live.door import Door
from bot.live.hub import Hub
from bot.metrics.port import Port
from bot.ui.kit.host import Host
from bot.ui.live.after import Aftermath
from bot.ui.live.elsewhere import Elsewhere
from bot.ui.live.voice import Voice


class LiveDoor:
    """The door of the live board. Until somebody opens it, nothing listens."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._hub = host.get(Hub)
        self._door = Door(host.get(Voice), self._hub, client_id=self._client_id)
        self._port: Port | None = None
        host.app.matches.listen(self._hub.hear)
        host.app.challenges.listen(lambda turn: self._hub.begun(turn.record))
        host.app.signing_in.listen(self._door.dismiss)
        host.get(Elsewhere).when_revoked(self._door.dismiss)

    def _client_id(self) -> str:
        return str(self._host.application_id or "") if self._host.settings.live_activity else ""

    def stand_in(self, app: web.Application) -> None:
        """Answer in an application that listens already."""
        self._door.add_to(app)

    async def open(self) -> None:
        """Listen where the settings say; nothing if they don't. A second call does nothing. Raises OSError."""
        settings = self._host.settings
        if settings.live_url is not None:
            self._host.get(Elsewhere).begin()
        if settings.live_port is not None and self._host.interaction_server is None:
            await self.open_at(settings.live_host, settings.live_port)

    async def open_at(self, host: str, port: int) -> int:
        """Listen there; 0 is any free port. Returns the port. Raises OSError."""
        if self._port is None:
            self._port = Port(host, port)
            await self._door.open(self._port)
        return self._port.port

    async def close(self) -> None:
        """Send everybody to the process that listens next, and finish what was done here."""
        await self._door.close()
        if self._port is not None:
            await self._port.close()
        await self._host.get(Elsewhere).close()
        await self._host.get(Aftermath).close()
