"""`/metrics` on a port of its own, for a bot that otherwise listens nowhere."""

from __future__ import annotations

from typing import Final

import structlog
from aiohttp import web

from bot.metrics.measuring import CONTENT_TYPE, page

_log: Final = structlog.get_logger()
PATH: Final = "/metrics"


async def show(_: web.Request) -> web.Response:
    """The page that Prometheus reads."""
    found = page()
    if found is None:
        return web.Response(status=404, text="nothing is measured here: it needs the extra `serve`")
    return web.Response(body=found, headers={"Content-Type": CONTENT_TYPE})


class MetricsPort:
    """Listens at `host` and `port` for those who ask for the numbers."""

    def __init__(self, host: str, port: int) -> None:
        self._host = host
        self._asked_port = port
        self._runner: web.AppRunner | None = None

    @property
    def port(self) -> int:
        """The port; that which was found where 0 was asked for."""
        return self._runner.addresses[0][1] if self._runner is not None and self._runner.addresses else self._asked_port

    async def open(self) -> None:
        """Begin to listen. Raises OSError."""
        app = web.Application()
        app.add_routes([web.get(PATH, show)])
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, self._host, self._asked_port).start()
        _log.info("metrics", port=self.port, path=PATH)

    async def close(self) -> None:
        """Listen no more."""
        runner, self._runner = self._runner, None
        if runner is not None:
            await runner.cleanup()
