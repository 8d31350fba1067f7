"""Train a network: `python -m tools.train.run fevga --minutes 5`, or `--games 60000` for a run that can be repeated.

The rate falls with the share of the run that is done. A run that was cut off goes on from its last checkpoint, in
`data/train`. The log beside this module says how strong the network was on the way.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np

from bot.engine.nets.file import NetFile
from tools.train import play
from tools.train.baseline import duel
from tools.train.files import write_net
from tools.train.measure import bulk, note
from tools.train.moves import scratch
from tools.train.play import INPUTS, LONGEST, OUTPUTS, room_of
from tools.train.spec import MAKHBUSA, NAMES, PLAKOTO

HIDDEN = 64
RATE = 0.02
LAST_RATE = 0.001
TRACE = 0.7
MOST = 24
"""Plays of a roll that are looked at while training, about so many; in games with pins all of them."""
CHUNK = 100
_ASSETS = Path("assets/nets")
_DATA = Path("data/train")
_LOGS = Path(__file__).parent / "logs"


def fresh(seed: int, hidden: int) -> tuple[np.ndarray, ...]:
    """A network that knows nothing."""
    random = np.random.default_rng(seed)
    return (
        random.normal(0, 0.1, (INPUTS, hidden)).astype(np.float32),
        np.zeros(hidden, np.float32),
        random.normal(0, 0.1, (OUTPUTS, hidden)).astype(np.float32),
        np.zeros(OUTPUTS, np.float32),
    )


def strength(
    game: int, net: tuple[np.ndarray, ...], other: tuple[np.ndarray, ...] | None, pairs: int, seed: int
) -> tuple[float, float]:
    """Points a game against another network, or against the simple player, and the standard error."""
    room, owns = scratch(), (room_of(net[1].size), room_of((other or net)[1].size))
    results = [
        duel(game, (net, other or net), other is None, np.uint64(seed * 1_000_003 + pair), room, owns) / 2
        for pair in range(pairs)
    ]
    return float(np.mean(results)), float(np.std(results) / np.sqrt(pairs))


def rate_at(done: float) -> np.float32:
    """The rate of learning when a share of the run is done: it falls in the second half."""
    return np.float32(RATE * (LAST_RATE / RATE) ** max(0.0, 2 * done - 1))


class Run:
    """A network in training, with its checkpoint and its log."""

    def __init__(self, name: str, seed: int, hidden: int) -> None:
        self.name, self.game, self.seed = name, NAMES[name], seed
        self.path = _DATA / f"{name}-{seed}-{hidden}.npz"
        self.net = fresh(seed, hidden)
        self.random = np.array([seed * 7919 + 1], np.uint64)
        self.games, self.seconds, self.early = 0, 0.0, False
        self.lines: list[str] = []
        if self.path.exists():
            with np.load(self.path, allow_pickle=False) as kept:
                self.net = tuple(kept[key] for key in ("w1", "b1", "w2", "b2"))
                self.random, self.games, self.seconds = kept["random"], int(kept["games"]), float(kept["seconds"])
                self.lines = [str(line) for line in kept["lines"]]
                self.early = bool(kept["early"])
        self._room, self._own = scratch(), room_of(hidden)
        self._own[5][2, 0] = 0 if PLAKOTO <= self.game <= MAKHBUSA else MOST
        self._seen = np.zeros((LONGEST, INPUTS), np.float32)
        self._values = np.zeros((LONGEST, OUTPUTS), np.float32)
        self._movers, self._work = np.zeros(LONGEST, np.int64), np.zeros((2, OUTPUTS), np.float32)

    def chunk(self, rate: np.float32) -> None:
        """Play and learn from some games."""
        begun = time.process_time()
        play.train(
            self.game, self.net, self.random, rate, np.float32(TRACE), CHUNK,
            self._room, self._own, self._seen, self._values, self._movers, self._work,
        )  # fmt: skip
        self.games += CHUNK
        self.seconds += time.process_time() - begun

    def save(self) -> None:
        """Keep a checkpoint; a run that is cut off while it is written has the one before."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        part = self.path.with_suffix(".part.npz")
        w1, b1, w2, b2 = self.net
        np.savez(
            part, w1=w1, b1=b1, w2=w2, b2=b2, random=self.random, games=self.games, seconds=self.seconds,
            lines=np.array(self.lines, dtype=np.str_), early=self.early,
        )  # fmt: skip
        part.replace(self.path)

    def say(self, pairs: int) -> None:
        """Measure, and add a line to the log."""
        mean, error = strength(self.game, self.net, None, pairs, 1)
        self.lines.append(f"{self.seconds / 60:8.2f} {self.games:9d} {mean:+9.3f} {error:8.3f}")
        print(self.lines[-1], flush=True)


def train(name: str, minutes: float, games: int, seed: int, hidden: int) -> None:
    """Train until so many minutes (of processor time) or games are over, measuring ten times on the way."""
    run = Run(name, seed, hidden)
    if not run.games:
        run.chunk(np.float32(0))  # compiles; a rate of nothing learns nothing
        run.games, run.seconds, run.random[0] = 0, 0.0, seed * 7919 + 1
    head = f"{name}: seed {seed}, {hidden} hidden, rate {RATE} to {LAST_RATE}, trace {TRACE}, " + (
        f"{games} games" if games else f"{minutes} minutes"
    )
    if head not in run.lines:  # a run that goes on further than was first asked has both in its log
        run.lines += [head, " minutes     games   points    error   (a game, against the simple player)"]
    print(*run.lines, sep="\n", flush=True)

    def done() -> float:
        return run.games / games if games else run.seconds / 60 / minutes

    saved = time.monotonic()
    while done() < 1:
        tenth = int(done() * 10)
        run.chunk(rate_at(done()))
        if int(done() * 10) > tenth:
            if not run.early:
                run.early = True
                write_net(_DATA / f"{name}-early.net", name, file_of(run))
            run.say(40)
            run.save()
        elif time.monotonic() > saved + 30:
            saved = time.monotonic()
            run.save()
    run.save()
    _LOGS.mkdir(exist_ok=True)
    (_LOGS / f"{name}.txt").write_text("\n".join([*run.lines, ""]))
    write_net(_ASSETS / f"{name}.net", name, file_of(run))
    note(name, bulk(name, 500))


def file_of(run: Run) -> NetFile:
    """The network as the bot reads it."""
    return NetFile(run.net[1].size, b"".join(array.astype("<f2").tobytes() for array in run.net))


def main() -> None:
    """Train the game that the command line names."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hidden", type=int, default=HIDDEN)
    asked = parser.parse_args()
    train(asked.game, asked.minutes, asked.games, asked.seed, asked.hidden)


if __name__ == "__main__":
    main()
