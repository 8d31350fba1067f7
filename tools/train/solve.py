"""Hypergammon solved: the equity of every position under best play, without a cube, compiled.

`python -m tools.train.solve FILE.npy` takes about half an hour on two cores, keeps what it has in the file, goes on
from there, and writes `assets/nets/hypergammon.table`. A side can set up its three checkers in 3,276 ways, so there are
3,276 x 3,276 positions, eight million of which are possible. In each round every position takes the mean, over all
rolls, of its best plays. Positions with fewer pips come first, so that only hits look back at the round before; rounds
end when nothing changes by `ENOUGH` any more.
"""

from __future__ import annotations

import sys
import time
from itertools import pairwise
from pathlib import Path

import numpy as np
from numba import njit, prange

from bot.engine.nets.net import STEP, SUFFIX, WAYS
from tools.train.files import write_table

PLACES = 26
"""Off, 24 points, the bar."""
ENOUGH = 1e-6
"""Equity."""


def _setups():
    """All setups of three checkers, highest first, and the number of each, whatever the order of its checkers."""
    setups = np.array([(x, y, z) for x in range(PLACES) for y in range(x + 1) for z in range(y + 1)], np.int8)
    numbers = np.zeros((PLACES, PLACES, PLACES), np.int16)
    for number, (x, y, z) in enumerate(setups):
        for one in ((x, y, z), (x, z, y), (y, x, z), (y, z, x), (z, x, y), (z, y, x)):
            numbers[one] = number
    return setups, numbers


SETUPS, NUMBERS = _setups()


@njit(cache=True, inline="always")
def _step(x, y, z, source, die, row):
    """Where a checker from `source` gets with `die`, or -1. The side has checkers on x, y and z."""
    if source == 0:
        return -1
    rear = max(x, y, z)
    if rear == 25 and source != 25:
        return -1
    target = source - die
    if target > 0:
        return target if row[target] < 2 else -1
    if rear > 6 or (target < 0 and source != rear):
        return -1
    return 0


@njit(cache=True, inline="always")
def _worth(setups, numbers, equity, theirs, x, y, z, hits):
    """The equity of the side that now has x, y, z and has hit on the points in `hits`."""
    p, q, r = setups[theirs, 0], setups[theirs, 1], setups[theirs, 2]
    if hits:
        if p and p < 25 and hits >> (25 - p) & 1:
            p = 25
        if q and q < 25 and hits >> (25 - q) & 1:
            q = 25
        if r and r < 25 and hits >> (25 - r) & 1:
            r = 25
    if x + y + z == 0:
        if p == 0 or q == 0 or r == 0:
            return 1.0
        return 3.0 if max(p, q, r) > 18 else 2.0
    return -equity[numbers[p, q, r], numbers[x, y, z]]


@njit(cache=True)
def _best(setups, numbers, equity, mine, theirs, high, low, row):
    """What the best play of two different numbers is worth."""
    best_two, best_high, best_low = -9.0, -9.0, -9.0
    x, y, z = np.int64(setups[mine, 0]), np.int64(setups[mine, 1]), np.int64(setups[mine, 2])
    for order in range(2):
        first, second = (high, low) if order == 0 else (low, high)
        for i in range(3):
            source = x if i == 0 else y if i == 1 else z
            if (i == 1 and y == x) or (i == 2 and z == y):
                continue
            target = _step(x, y, z, source, first, row)
            if target < 0:
                continue
            a, b, c = x, y, z
            if i == 0:
                a = target
            elif i == 1:
                b = target
            else:
                c = target
            hits = 1 << target if target and row[target] == 1 else 0
            if hits:
                row[target] = 0
            more = False
            for j in range(3):
                source = a if j == 0 else b if j == 1 else c
                last = _step(a, b, c, source, second, row)
                if last < 0:
                    continue
                more = True
                also = hits | (1 << last if last and row[last] == 1 else 0)
                d = last if j == 0 else a
                e = last if j == 1 else b
                f = last if j == 2 else c
                found = _worth(setups, numbers, equity, theirs, d, e, f, also)
                best_two = max(best_two, found)
            if not more:
                found = _worth(setups, numbers, equity, theirs, a, b, c, hits)
                if order == 0:
                    best_high = max(best_high, found)
                else:
                    best_low = max(best_low, found)
            if hits:
                row[target] = 1
    if best_two > -9:
        return best_two
    if best_high > -9:
        return best_high
    return best_low if best_low > -9 else -equity[theirs, mine]


@njit(cache=True)
def _best_doublet(setups, numbers, equity, mine, theirs, die, row, room):
    """The same for a doublet: as many of the four as can be."""
    room[0, 0, 0], room[0, 0, 1], room[0, 0, 2] = setups[mine, 0], setups[mine, 1], setups[mine, 2]
    room[0, 0, 3] = 0
    count, level = 1, 0
    while level < 4:
        n = 0
        for at in range(count):
            x, y, z, hits = room[level, at, 0], room[level, at, 1], room[level, at, 2], room[level, at, 3]
            for i in range(3):
                target = _step(x, y, z, x if i == 0 else y if i == 1 else z, die, row)
                if target < 0:
                    continue
                a = target if i == 0 else x
                b = target if i == 1 else y
                c = target if i == 2 else z
                number = numbers[a, b, c]
                new = True
                for k in range(n):
                    if room[level + 1, k, 4] == number:
                        new = False
                        break
                if new:
                    one = room[level + 1, n]
                    one[0], one[1], one[2], one[4] = a, b, c, number
                    one[3] = hits | (1 << target if target and row[target] == 1 else 0)
                    n += 1
        if n == 0:
            break
        level += 1
        count = n
    if level == 0:
        return -equity[theirs, mine]
    best = -9.0
    for at in range(count):
        one = room[level, at]
        best = max(best, _worth(setups, numbers, equity, theirs, one[0], one[1], one[2], one[3]))
    return best


@njit(cache=True)
def _fill(setups, theirs, row):
    row[:] = 0
    for i in range(3):
        p = setups[theirs, i]
        if 0 < p < 25:
            row[25 - p] += 1


@njit(cache=True)
def is_possible(setups, mine, theirs):
    """Is no point held by both, and has neither borne off everything?"""
    if mine == 0 or theirs == 0:
        return False
    for i in range(3):
        p = setups[mine, i]
        if 0 < p < 25:
            for j in range(3):
                if setups[theirs, j] == 25 - p:
                    return False
    return True


@njit(cache=True)
def in_order(setups):
    """All possible positions (mine x 3276 + theirs), those with fewer pips first, and where each sum of pips begins."""
    sums = np.zeros(152, np.int64)
    for mine in range(WAYS):
        for theirs in range(WAYS):
            if is_possible(setups, mine, theirs):
                sums[setups[mine].sum() + setups[theirs].sum() + 1] += 1
    begins = np.cumsum(sums)
    at = begins.copy()
    found = np.zeros(begins[-1], np.int32)
    for mine in range(WAYS):
        for theirs in range(WAYS):
            if is_possible(setups, mine, theirs):
                pips = setups[mine].sum() + setups[theirs].sum()
                found[at[pips]] = mine * WAYS + theirs
                at[pips] += 1
    return found, begins


@njit(cache=True, parallel=True)
def improve(setups, numbers, equity, positions, parts):
    """Take the mean of the best plays of all rolls for these positions; the largest change."""
    changes = np.zeros(parts)
    for part in prange(parts):
        row, room = np.zeros(26, np.int64), np.zeros((5, 40, 5), np.int64)
        for at in range(part * len(positions) // parts, (part + 1) * len(positions) // parts):
            mine, theirs = divmod(positions[at], WAYS)
            _fill(setups, theirs, row)
            total = 0.0
            for high in range(1, 7):
                total += _best_doublet(setups, numbers, equity, mine, theirs, high, row, room)
                for low in range(1, high):
                    total += 2 * _best(setups, numbers, equity, mine, theirs, high, low, row)
            changes[part] = max(changes[part], abs(total / 36 - equity[mine, theirs]))
            equity[mine, theirs] = total / 36
    return changes.max()


def solve(path: Path) -> np.ndarray:
    """The equities, solved further from what `path` holds, which is kept up to date after each round."""
    equity = np.load(path) if path.exists() else np.zeros((WAYS, WAYS), np.float32)
    positions, begins = in_order(SETUPS)
    change, round_ = 1.0, 0
    while change >= ENOUGH:
        begun, change, round_ = time.perf_counter(), 0.0, round_ + 1
        for begin, end in pairwise(begins):
            if end > begin:
                change = max(change, improve(SETUPS, NUMBERS, equity, positions[begin:end], 1 + (end - begin) // 2000))
        with path.with_suffix(".part").open("wb") as file:
            np.save(file, equity)
        path.with_suffix(".part").replace(path)
        print(f"{round_}: changed by {change:.2e} at most, {time.perf_counter() - begun:.0f} s", flush=True)
    return equity


def steps_of(equity: np.ndarray) -> np.ndarray:
    """The equities as whole `STEP`s; what no game comes to is filled in so that the file is small."""
    possible = np.zeros(WAYS * WAYS, np.bool_)
    possible[in_order(SETUPS)[0]] = True
    steps = np.rint(equity / STEP).astype(np.int32)
    before, columns = np.zeros(WAYS, np.int32), np.arange(WAYS)
    for row, held in zip(steps, possible.reshape(WAYS, WAYS), strict=True):
        # The last change from the row before goes on over what isn't possible.
        last = np.maximum.accumulate(np.where(held, columns, -1))
        row[:] = before + np.where(last >= 0, (row - before)[last], 0)
        before = row
    return steps


def main() -> None:
    """Solve, and write the file."""
    equity = solve(Path(sys.argv[1]))
    path = Path("assets/nets") / f"hypergammon{SUFFIX}"
    write_table(path, "hypergammon", steps_of(equity))
    print(f"{path}: {path.stat().st_size} bytes", flush=True)


if __name__ == "__main__":
    main()
