"""Whether this process measures anything, and the page that shows it: beside `serve`, or on a port of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from aiohttp import web

from bot.metrics.meter import METERS

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry

PATH: Final = "/metrics"
_CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


class _Measuring:
    """The measurements of this process; one for all bots in it."""

    registry: CollectorRegistry | None = None


def begin() -> bool:
    """Measure from now on. Returns False if `prometheus-client` isn't installed; a second call does nothing."""
    if _Measuring.registry is not None:
        return True
    try:
        import prometheus_client as client  # noqa: PLC0415 - an extra, and it takes 20 ms
    except ModuleNotFoundError:
        return False
    client.disable_created_metrics()  # type: ignore[no-untyped-call]  # a line for each counter that says when it began
    registry = client.CollectorRegistry()
    client.ProcessCollector(registry=registry)  # memory, processor time, open files; on Linux
    for meter in METERS:
        meter.begin(registry)
    _Measuring.registry = registry
    return True


def page() -> bytes | None:
    """Everything measured so far, as Prometheus reads it; None if nothing is measured."""
    if _Measuring.registry is None:
        return None
    from prometheus_client import generate_latest  # noqa: PLC0415 - an extra

    return generate_latest(_Measuring.registry)


async def show(_: web.Request) -> web.Response:
    """The page that Prometheus reads."""
    found = page()
    if found is None:
        return web.Response(status=404, text="nothing is measured here: it needs the extra `serve`")
    return web.Response(body=found, headers={"Content-Type": _CONTENT_TYPE})


class Port:
    """Listens at `host` and `port`: for who reads the numbers, for interactions, for the live board."""

    def __init__(self, host: str, port: int) -> None:
        self._host, self._asked_port = host, port
        self._runner: web.AppRunner | None = None

    @property
    def port(self) -> int:
        """The port, or the free one that was found if 0 was asked for."""
        return self._runner.addresses[0][1] if self._runner is not None and self._runner.addresses else self._asked_port

    async def open(self, add_to: Callable[[web.Application], object], **options: Any) -> None:
        """Answer what `add_to` adds; `options` are aiohttp's. A second call does nothing. Raises OSError."""
        if self._runner is not None:
            return
        app = web.Application()
        add_to(app)
        self._runner = web.AppRunner(app, access_log=None, **options)
        await self._runner.setup()
        await web.TCPSite(self._runner, self._host, self._asked_port).start()

    async def close(self) -> None:
        """Stop listening."""
        runner, self._runner = self._runner, None
        if runner is not None:
            await runner.cleanup()
