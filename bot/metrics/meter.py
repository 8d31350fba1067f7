"""Numbers that are counted, set or observed, once somebody wants to see them."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, Literal

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry

MOST: Final = 400
"""Most different labels of a meter; any more are counted under `OTHER`."""
OTHER: Final = "other"
PREFIX: Final = "backgammon_"

Kind = Literal["counter", "gauge", "histogram"]
_SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0)


class Meter:
    """One metric, or one for each label. Calls do nothing before `begin`.

    `name` is without the bot's prefix; a counter's name ends in `_total`. `buckets` are the upper bounds of a
    histogram. No label may hold an id, a name or anything else that people choose.
    """

    def __init__(self, kind: Kind, name: str, meaning: str, *labels: str, buckets: Sequence[float] = _SECONDS) -> None:
        self.kind = kind
        self.name = PREFIX + name
        self.meaning = meaning
        self.labels = labels
        self.buckets = tuple(buckets)
        self._real: Any = None
        self._children: dict[tuple[str, ...], Any] = {}

    def add(self, amount: float = 1.0, *labels: str) -> None:
        """Count."""
        if self._real is not None:
            self._of(labels).inc(amount)

    def set(self, value: float, *labels: str) -> None:
        """Set the current value."""
        if self._real is not None:
            self._of(labels).set(value)

    def observe(self, value: float, *labels: str) -> None:
        """Note one duration or size."""
        if self._real is not None:
            self._of(labels).observe(value)

    @property
    def is_on(self) -> bool:
        """Is it measured at all?"""
        return self._real is not None

    @contextmanager
    def timing(self, *labels: str) -> Iterator[None]:
        """Observe the seconds that the block takes, unless it raises."""
        if self._real is None:
            yield
            return
        began = time.perf_counter()
        yield
        self.observe(time.perf_counter() - began, *labels)

    def _of(self, labels: tuple[str, ...]) -> Any:
        child = self._children.get(labels)
        if child is None:
            if len(self._children) >= MOST:
                labels = (OTHER,) * len(self.labels)
            child = self._real.labels(*labels) if self.labels else self._real
            self._children[labels] = child
        return child

    def begin(self, registry: CollectorRegistry) -> None:
        """Measure from now on."""
        import prometheus_client as client  # noqa: PLC0415 - an extra

        if self.kind == "counter":
            self._real = client.Counter(self.name, self.meaning, self.labels, registry=registry)
        elif self.kind == "gauge":
            self._real = client.Gauge(self.name, self.meaning, self.labels, registry=registry)
        else:
            self._real = client.Histogram(self.name, self.meaning, self.labels, registry=registry, buckets=self.buckets)

    def end(self) -> None:
        """Stop measuring, and forget what was measured."""
        self._real = None
        self._children.clear()
