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


ANSWER: Final = Meter(
    "histogram",
    "answer_seconds",
    "From the arrival of a command, tap, form or autocompletion to Discord's word that it has the first answer",
    "kind",
    "name",
    buckets=(0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0),
)
LATE: Final = Meter(
    "counter",
    "answers_late_total",
    "First answers that came after 3 s, were refused as too late, or never came",
    "kind",
)
REQUESTS: Final = Meter(
    "counter",
    "discord_requests_total",
    "Requests to Discord by what they are for and how they were answered",
    "route",
    "status",
)
LOOP_LAG: Final = Meter(
    "histogram",
    "loop_lag_seconds",
    "How late the event loop came back, looked at twice a second",
    buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0),
)
COMMIT: Final = Meter(
    "histogram",
    "commit_seconds",
    "From handing a unit of work to the database to its being durable",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0),
)
WORK_WAIT: Final = Meter("histogram", "work_wait_seconds", "How long a request waited for a worker process", "request")
WORK: Final = Meter(
    "histogram",
    "work_seconds",
    "How long a worker process took for a request, such as a computer's decision",
    "request",
)
WORK_QUEUE: Final = Meter("gauge", "work_queue", "Requests that wait for a worker process", "pool")
WORK_QUEUE_AGE: Final = Meter("gauge", "work_queue_age_seconds", "How long the oldest of them has waited", "pool")
WORKERS_LOST: Final = Meter("counter", "workers_lost_total", "Worker processes that died or hung over a request")
STOOD_IN: Final = Meter(
    "counter", "computer_stood_in_total", "Decisions of computer players that the simple player took for the network"
)
HURRIED: Final = Meter(
    "counter", "computer_hurried_total", "Decisions of computer players that had no time for their longest look"
)
BOARDS_BEHIND: Final = Meter(
    "gauge", "boards_behind", "Boards that do not show what is stored, as of the last round; 100 at most", "kind"
)
CLOCK_LATENESS: Final = Meter(
    "histogram",
    "clock_lateness_seconds",
    "How long after its deadline a clock took effect",
    buckets=(1.0, 5.0, 10.0, 15.0, 20.0, 30.0, 60.0, 300.0, 3600.0),
)
ROUND: Final = Meter("histogram", "housekeeping_seconds", "How long a part of the housekeeping took", "part")
OPEN: Final = Meter("gauge", "matches_open", "Matches under way in the whole database, counted every 15 s")
PICTURES: Final = Meter("counter", "pictures_total", "Pictures and animations drawn in this process", "kind")
LEASES: Final = Meter(
    "gauge", "leases", "Partitions of 256 that this process looks after: their clocks, boards, computers"
)
UNWELL: Final = Meter("gauge", "unwell", "1 while the bot cannot do its work, as `python -m bot health` says")
SERVERS: Final = Meter("gauge", "servers", "Servers that are known to this process")

LIVE_WINDOWS: Final = Meter("gauge", "live_windows", "Windows of the live board that are open in this process")
LIVE_FRAMES: Final = Meter("counter", "live_frames_total", "Frames from pages of the live board", "kind")
LIVE_CLOSED: Final = Meter("counter", "live_closed_total", "Windows that this process closed, by their code", "code")
LIVE_TOLD: Final = Meter(
    "histogram",
    "live_told_seconds",
    "From storing a turn to handing the last window that shows the match its frame",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0),
)

METERS: Final = tuple(one for one in tuple(globals().values()) if isinstance(one, Meter))
