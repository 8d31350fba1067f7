"""A trained network made better: `python -m tools.train.polish narde --minutes 30`, after `tools.train.run`.

The network plays itself, and each position gets what its game was worth, with the luck of the dice taken out. The luck
of a roll is its best play less the mean of all rolls' best plays, as the network sees them. Its expectation is zero
however wrong the network is, so what is left is right on average, and scatters little. A network of one's own size or
larger is fitted to that, and takes the place of the old one only if it wins by three standard errors.

Learning while playing (`tools.train.run`) sees one result a position. This sees the mean of 21, and learns from
each position several times. The labels are kept in `data/train`, and a run that was cut off goes on.
"""

from __future__ import annotations

import argparse
import hashlib
import time
from pathlib import Path

import numpy as np
from msgspec.structs import astuple
from numba import njit

from bot.engine.nets import net_file
from bot.engine.nets.file import NetFile, read_net
from bot.engine.nets.net import GameNet
from bot.engine.network import OUTSIDE, bearing_off
from bot.rules.position import BAR, Position
from tools.train.features import AGAIN, INPUTS, ROLL, features
from tools.train.files import write_net
from tools.train.games import result, start, swap
from tools.train.measure import arrays
from tools.train.moves import scratch
from tools.train.play import (
    OUTPUTS,
    best_of_roll,
    die,
    equity,
    learn,
    next_random,
    outputs_of,
    room_of,
    same_side,
    sums_of,
    take_turn,
    turned,
)
from tools.train.run import strength
from tools.train.spec import NAMES, PLACES

TRACE = 0.95
RANDOM_PLAYS = 4
"""Of a hundred rolls so many are played at random, so that other positions are seen, too."""
CHUNK = 100
"""Games of a file of labels."""
HELD = 20
"""Every so many games, one isn't learned from but judges the fit."""
_ASSETS = Path("assets/nets")
_DATA = Path("data/train")
_LOGS = Path(__file__).parent / "logs"
_MOST = 1500


@njit(cache=True)
def _mean_outputs(game, net, position, flow, room, own, mean):
    """The mean outputs of all rolls' best plays."""
    mean[:] = 0
    for high in range(1, 7):
        for low in range(1, high + 1):
            best_of_roll(game, net, position, high, low, flow, room, own)
            weight = np.float32(1 if high == low else 2) / np.float32(36)
            for o in range(OUTPUTS):
                mean[o] += weight * own[7][o]


@njit(cache=True)
def _label(count, movers, said, means, cut, trace, targets, work):
    """Turn what was seen of a game into targets, the last one first; `targets` has one fewer than the parts played."""
    target, other = work[0], work[1]
    target[:] = said[count - 1]
    for at in range(count - 2, -1, -1):
        # Part at + 1 came after the position that part `at` left.
        kept = np.float32(0) if cut[at + 1] else trace
        for o in range(OUTPUTS):
            target[o] = means[at + 1, o] + kept * (target[o] - said[at + 1, o])
        if movers[at] != movers[at + 1]:
            turned(target, other)
            target[:] = other
        targets[at] = target


@njit(cache=True)
def play_game(game, net, seed, random_plays, trace, positions, flows, targets, room, own):
    """One game: fills the positions after each part but the last, what follows them, and what they're worth."""
    position, flow = np.zeros((4, PLACES), np.int8), np.zeros(7, np.int64)
    random, work = np.zeros(1, np.uint64), np.zeros((2, OUTPUTS), np.float32)
    said, means = np.zeros((_MOST, OUTPUTS), np.float32), np.zeros((_MOST, OUTPUTS), np.float32)
    movers, cut = np.zeros(_MOST, np.int64), np.zeros(_MOST, np.bool_)
    random[0] = seed
    start(game, position)
    mover, count, grade = 0, 0, -1
    while count < _MOST and grade < 0:
        if flow[0] in (ROLL, AGAIN):
            _mean_outputs(game, net, position, flow, room, own, means[count])
            cut[count] = (next_random(random) >> np.uint64(20)) % np.uint64(100) < np.uint64(random_plays)
            if cut[count]:
                own[5][2, 0] = 1
                own[5][2, 1] = np.int64(next_random(random) >> np.uint64(40))
            first, second = die(random), die(random)
            best_of_roll(game, net, position, max(first, second), min(first, second), flow, room, own)
            own[5][2, 0] = 0
            position[:] = own[6]
            flow[:6] = own[5][1]
            grade = result(game, position)
            said[count] = own[7]
        else:
            grade = take_turn(game, net, position, flow, random, room, own)
            said[count] = own[7]
            means[count] = own[7]
        movers[count] = mover
        if grade < 0:
            positions[count] = position
            flows[count] = flow[:6]
        count += 1
        if not same_side(flow[0]):
            mover = 1 - mover
            flow[6] += 1
            swap(position)
    _label(count, movers, said, means, cut, trace, targets, work)
    return count - 1


@njit(cache=True, fastmath=True)
def fit(game, net, total, order, positions, flows, targets, first, last, room):
    """Learn from each position in `order` once, at a rate from `first` to `last`; add the weights up in `total`."""
    w1, b1, w2, b2 = net
    t1, c1, t2, c2 = total
    x, rows, sums, hidden, y, back, places = room
    added = 0
    for at in range(order.size):
        one = order[at]
        f = flows[one]
        features(game, positions[one], f[0], f[1], f[2], f[5], rows, x)
        rate = first * (last / first) ** np.float32(at / order.size)
        learn(net, x, targets[one], rate, sums, hidden, y, back, places)
        if at % 5000 == 4999:
            t1 += w1
            c1 += b1
            t2 += w2
            c2 += b2
            added += 1
    return added


@njit(cache=True)
def say(game, net, positions, flows, room, found):
    """The equities of positions, as a network sees them."""
    x, rows, sums, hidden, y, _, places = room
    for one in range(positions.shape[0]):
        f = flows[one]
        features(game, positions[one], f[0], f[1], f[2], f[5], rows, x)
        sums_of(net[0], net[1], x, sums, places)
        outputs_of(net[2], net[3], sums, hidden, y)
        found[one] = equity(game, y)


class Labels:
    """The labelled positions of a game, in files of `CHUNK` games."""

    def __init__(self, name: str, net: tuple[np.ndarray, ...], seed: int) -> None:
        self._name, self._game, self._net, self._seed = name, NAMES[name], net, seed
        # What another network has played and seen doesn't belong to these.
        made_by = hashlib.sha256(b"".join(part.tobytes() for part in net)).hexdigest()[:8]
        self._folder = _DATA / f"{name}-labels-{seed}-{made_by}"
        self._folder.mkdir(parents=True, exist_ok=True)

    def make(self, minutes: float) -> None:
        """Play until so many minutes of processor time are over."""
        room, own = scratch(), room_of(self._net[1].size)
        game = GameNet(self._name, net_file(self._name))
        own[5][2, 2] = 0 if game.by_points else game.grades
        positions, flows = np.zeros((_MOST, 4, PLACES), np.int8), np.zeros((_MOST, 6), np.int64)
        targets = np.zeros((_MOST, OUTPUTS), np.float32)
        end = time.process_time() + 60 * minutes
        while time.process_time() < end:
            number = len(list(self._folder.glob("*.npz")))
            kept = []
            for game in range(CHUNK):
                seed = np.uint64(self._seed * 1_000_003 + number * CHUNK + game)
                asked = (seed, RANDOM_PLAYS, np.float32(TRACE))
                count = play_game(self._game, self._net, *asked, positions, flows, targets, room, own)
                held = np.full(count, game % HELD == 0)
                kept.append((positions[:count].copy(), flows[:count].astype(np.int8), targets[:count].copy(), held))
            parts = dict(
                zip(
                    ("positions", "flows", "targets", "held"), map(np.concatenate, zip(*kept, strict=True)), strict=True
                )
            )
            part = self._folder / f"{number:05}.part"
            with part.open("wb") as file:
                np.savez(file, **parts)
            part.replace(part.with_suffix(".npz"))

    def all(self) -> tuple[np.ndarray, ...]:
        """Positions, what follows them, targets, and whether they are held back."""
        files = [np.load(path) for path in sorted(self._folder.glob("*.npz"))]
        keys = ("positions", "flows", "targets", "held")
        found = tuple(np.concatenate([file[key] for file in files]) for key in keys)
        _look_up(self._name, found[0], found[2])
        return found


def _look_up(name: str, positions: np.ndarray, targets: np.ndarray) -> None:
    """Where both sides bear off, what a table knows takes the place of what was played out."""
    for at in np.flatnonzero(~positions[:, :2, OUTSIDE].any(axis=(1, 2))):
        mine, theirs = (tuple(int(count) for count in side[: BAR + 1]) for side in positions[at, :2])
        known = bearing_off(name, Position(mine, theirs))
        if known is not None:
            targets[at] = astuple(known)


def wider(net: tuple[np.ndarray, ...], hidden: int, seed: int) -> tuple[np.ndarray, ...]:
    """The same network with more hidden units, which say nothing yet."""
    more = hidden - net[1].size
    if more <= 0:
        return tuple(part.copy() for part in net)
    random = np.random.default_rng(seed)
    w1, b1, w2, b2 = net
    return (
        np.ascontiguousarray(np.hstack([w1, random.normal(0, 0.1, (INPUTS, more)).astype(np.float32)])),
        np.concatenate([b1, np.zeros(more, np.float32)]),
        np.ascontiguousarray(np.hstack([w2, np.zeros((OUTPUTS, more), np.float32)])),
        b2.copy(),
    )


def _room(net: tuple[np.ndarray, ...]) -> tuple[np.ndarray, ...]:
    """Room for `fit` and `say`."""
    own = room_of(net[1].size)
    return own[8], own[1], own[2][0], own[3], own[4], own[2][1], own[9]


def judged(game: int, net: tuple[np.ndarray, ...], held: tuple[np.ndarray, ...]) -> tuple[float, float]:
    """How far the network is from the labels that it didn't learn from (points), and their slope against it."""
    positions, flows, targets = held
    found = np.zeros(len(positions), np.float32)
    say(game, net, positions, flows, _room(net), found)
    expected = np.array([equity(game, row) for row in targets])
    slope = float(np.cov(found, expected)[0, 1] / np.var(found))
    return float(np.sqrt(np.mean((found - expected) ** 2))), slope


def fitted(
    name: str, net: tuple[np.ndarray, ...], labels: tuple[np.ndarray, ...], epochs: int, rates: tuple[float, float]
) -> tuple[np.ndarray, ...]:
    """The network fitted to the labels: of its mean weights after each round, those nearest to what was held back."""
    game = NAMES[name]
    positions, flows, targets, held = labels
    flows = flows.astype(np.int64)
    learned, judge = np.flatnonzero(~held), tuple(part[held] for part in (positions, flows, targets))
    random = np.random.default_rng(1)
    print(f"{len(learned)} positions, {held.sum()} held back; before: {judged(game, net, judge)}", flush=True)
    total, added = tuple(np.zeros_like(part) for part in net), 0
    best, nearest = net, judged(game, net, judge)[0]
    edges = np.geomspace(*rates, epochs + 1).astype(np.float32)
    for epoch in range(epochs):
        if epoch == epochs // 2:
            total, added = tuple(np.zeros_like(part) for part in net), 0
        order, rates_now = random.permutation(learned), (edges[epoch], edges[epoch + 1])
        added += fit(game, net, total, order, positions, flows, targets, *rates_now, _room(net))
        mean = tuple((part / max(1, added)).astype(np.float32) for part in total)
        apart = judged(game, mean, judge)
        print(f"epoch {epoch + 1}: {judged(game, net, judge)}, mean {apart}", flush=True)
        if apart[0] < nearest:
            best, nearest = mean, apart[0]
    return best


def main() -> None:
    """Polish the network of the game that the command line names."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--minutes", type=float, default=30.0, help="of processor time, for labels")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hidden", type=int, default=0, help="more hidden units than it has")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--rates", type=float, nargs=2, default=(0.005, 0.0003))
    parser.add_argument("--pairs", type=int, default=20_000)
    asked = parser.parse_args()
    old = arrays(*net_file(asked.game))
    labels = Labels(asked.game, old, asked.seed)
    labels.make(asked.minutes)
    new = fitted(asked.game, wider(old, asked.hidden, asked.seed), labels.all(), asked.epochs, tuple(asked.rates))
    file = NetFile(new[1].size, b"".join(array.astype("<f2").tobytes() for array in new))
    write_net(_DATA / f"{asked.game}-polished.net", asked.game, file)
    rounded = arrays(*read_net(_DATA / f"{asked.game}-polished.net", asked.game))
    gain, error = strength(NAMES[asked.game], rounded, old, asked.pairs, 2)
    line = (
        f"polished: seed {asked.seed}, {new[1].size} hidden: {gain:+.4f} +- {error:.4f} a game against the one before"
    )
    print(line, flush=True)
    if gain > 3 * error:
        write_net(_ASSETS / f"{asked.game}.net", asked.game, file)
        log = _LOGS / f"{asked.game}.txt"
        log.write_text(log.read_text() + line + "\n")


if __name__ == "__main__":
    main()
