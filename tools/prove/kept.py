"""The games played so far for a benchmark, in a file that grows, and what they say. Nothing here needs numba."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import numpy as np

BEHIND: Final = 0.10
"""How far a play that is dropped is behind (points; times the unit of the game)."""
ENOUGH: Final = 200
"""Games after which such a play is dropped."""
_SHARE: Final = 6
"""A play that is behind need not be known better than to this part of that."""
_CLEAR: Final = 3
_CERTAIN: Final = 4
"""Standard errors that make it certain sooner."""
_LEAST: Final = 96
"""Games before a standard error that is just small enough is believed."""
_FIRST: Final = 32
"""The same for one that's half as large, or that doesn't matter."""


class Games(msgspec.Struct):
    """Some games of a decision, from number `first` on: a row a game, None for a play that was dropped before."""

    seed: int
    first: int
    rows: list[list[float | None]]
    seconds: float = 0.0


class Begun(msgspec.Struct, frozen=True):
    """What a run has to agree with to go on where another stopped."""

    edition: int
    game: str
    rules: str
    net: str
    rolls: int


class OtherRun(ValueError):
    """Games that can't be added to, since they were played otherwise; the message names the file."""


class Kept:
    """The games played so far. Raises OtherRun."""

    def __init__(self, path: Path, begun: Begun) -> None:
        self._path = path
        self.rows: dict[int, list[list[float | None]]] = {}
        self.seconds: dict[int, float] = {}
        lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
        whole = [line for line in lines if line.endswith(b"\n")]
        if whole and msgspec.json.decode(whole[0]) != msgspec.to_builtins(begun):
            raise OtherRun(f"{path}: begun by another edition, by other rules or with another network")
        for line in whole[1:]:
            self._count(msgspec.json.decode(line, type=Games))
        if len(whole) != len(lines) or not whole:  # the last line was cut off
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(b"".join(whole) or msgspec.json.encode(begun) + b"\n")

    def _count(self, games: Games) -> None:
        rows = self.rows.setdefault(games.seed, [])
        if games.first == len(rows):  # otherwise they are known
            rows += games.rows
            self.seconds[games.seed] = self.seconds.get(games.seed, 0.0) + games.seconds

    def add(self, games: Games) -> None:
        """Keep some more."""
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(games) + b"\n")
        self._count(games)

    def of(self, seed: int, plays: int) -> np.ndarray:
        """All games of a decision, a row each; not a number where a play wasn't played."""
        return np.array(self.rows.get(seed, []), np.float64).reshape(-1, plays)


class Standings(NamedTuple):
    """What the games say: the best play, and what each play loses against it, with the error and the games."""

    best: int
    loss: np.ndarray
    error: np.ndarray
    games: np.ndarray


def standings(rows: np.ndarray) -> Standings:
    """Of the games of a decision; a play without games loses infinitely much."""
    games = (~np.isnan(rows)).sum(axis=0)
    whole = games == len(rows)
    best = int(np.argmax(np.where(whole, rows.mean(axis=0), -np.inf)))
    loss, error = np.full(rows.shape[1], np.inf), np.full(rows.shape[1], np.inf)
    for play in np.nonzero(games)[0]:
        apart = (rows[:, best] - rows[:, play])[: games[play]]
        loss[play], error[play] = apart.mean(), apart.std(ddof=1) / np.sqrt(len(apart))
    return Standings(best, loss, error, games)


def still(found: Standings, unit: float, wanted: float) -> np.ndarray:
    """Which plays go on: the best one, and those that are neither dropped nor known well enough."""
    early, late = found.games >= _FIRST, found.games >= _LEAST
    dropped = (found.games >= ENOUGH) & (found.loss > BEHIND * unit)
    sure = found.loss > BEHIND * unit + _CERTAIN * found.error
    known = (late & (found.error <= wanted)) | (early & (found.error <= np.maximum(wanted / 2, found.loss / _SHARE)))
    alive = (found.games == found.games.max()) & ~dropped & ~sure & ~known
    alive[found.best] = True
    return alive


def is_settled(found: Standings, unit: float, wanted: float) -> bool:
    """Is each play that was played known, or clearly behind, against the play that is best in the end?

    One that stopped early may have been compared with another that only seemed the best then.
    """
    known = found.error <= np.maximum(wanted, found.loss / _CLEAR)
    return bool((known | (found.loss > BEHIND * unit) | (found.games == 0)).all())
