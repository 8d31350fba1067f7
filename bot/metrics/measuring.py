"""Whether this process measures at all, and the page on which it shows what it has measured."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.metrics import names

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


class _Measuring:
    """What is measured in this process; one for all bots in it."""

    registry: CollectorRegistry | None = None


def begin() -> bool:
    """Measure from now on. Returns False where `prometheus-client` is not installed; a second call does nothing."""
    if _Measuring.registry is not None:
        return True
    try:
        import prometheus_client as client  # noqa: PLC0415 - an extra, and it takes 20 ms
    except ModuleNotFoundError:
        return False
    client.disable_created_metrics()  # type: ignore[no-untyped-call]  # a line for each counter that says when it began
    registry = client.CollectorRegistry()
    client.ProcessCollector(registry=registry)  # memory, processor time, open files; on Linux
    for meter in names.METERS:
        meter.begin(registry)
    _Measuring.registry = registry
    return True


def end() -> None:
    """Measure no more, and forget what was measured."""
    _Measuring.registry = None
    for meter in names.METERS:
        meter.end()


def page() -> bytes | None:
    """Everything measured so far, as Prometheus reads it; None if nothing is measured."""
    if _Measuring.registry is None:
        return None
    from prometheus_client import generate_latest  # noqa: PLC0415 - an extra

    return generate_latest(_Measuring.registry)
