"""The partitions of this process: some of 256, or everything where it is alone with its database."""

import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final

PARTITIONS: Final = 256
"""A match, a tournament, a chouette or a crowd belongs to the one that its number is, by this modulus."""
ALL: Final = "1" * PARTITIONS
_NONE: Final = "0" * PARTITIONS


@dataclass(frozen=True, slots=True)
class Fence:
    """A task's right to act: a partition, and the epoch under which it was taken over."""

    part: int
    epoch: int


FENCE: Final[ContextVar[Fence | None]] = ContextVar("fence", default=None)
"""This task's right to act; None where it acts for a person, who may act anywhere."""


@dataclass(frozen=True, slots=True)
class Held:
    """The partitions that this process looks after, each with its epoch.

    `until` is by this machine's monotonic clock. It only spares useless questions: whether a lease stands is for the
    database to say, whenever something is stored under it.
    """

    epochs: Mapping[int, int]
    until: float

    @property
    def mask(self) -> str:
        """A 1 for each that is looked after, a 0 for the others, as the queries want it."""
        if time.monotonic() >= self.until:
            return _NONE
        return "".join("1" if part in self.epochs else "0" for part in range(PARTITIONS))

    def fence(self, number: int) -> Fence:
        """The right to act for the match (or tournament, ...) of that number."""
        part = number % PARTITIONS
        return Fence(part, self.epochs.get(part, 0))


@contextmanager
def fenced(fence: Fence | None) -> Iterator[None]:
    """Let whatever is stored in the block be stored only while that lease stands."""
    token = FENCE.set(fence)
    try:
        yield
    finally:
        FENCE.reset(token)
