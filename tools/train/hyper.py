"""Hypergammon solved: `python -m tools.train.hyper` finds the cubeless equity of all positions.

A side's three checkers stand in 3,276 ways, so there are 10.7 million positions before a roll, kept in
`data/train/hypergammon.npy` as equity[side on roll, other side]. It ends when a sweep changes nothing by more than
1e-6.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

import numpy as np
from numba import njit

PLACES = 26
PATH = Path("data/train/hypergammon.npy")
_END = 1e-6


def ways() -> tuple[np.ndarray, np.ndarray]:
    """Every way in which three checkers stand (lowest place first, by pips), and the number of each."""
    found = [(a, b, c) for a in range(PLACES) for b in range(a, PLACES) for c in range(b, PLACES)]
    found.sort(key=lambda one: (sum(one), one))
    index = np.full((PLACES, PLACES, PLACES), -1, np.int64)
    for number, (a, b, c) in enumerate(found):
        index[a, b, c] = number
    return np.array(found, np.int64), index


def _number(index: np.ndarray, places: list[int]) -> int:
    a, b, c = sorted(places)
    return int(index[a, b, c])


def tables(places: np.ndarray, index: np.ndarray) -> tuple[np.ndarray, ...]:
    """For each way and die: how many moves, their sources, targets and results; counts a place; the way after a hit."""
    total = len(places)
    many = np.zeros((total, 7), np.int64)
    sources, targets, results = (np.zeros((total, 7, 3), np.int64) for _ in range(3))
    counts = np.zeros((total, PLACES), np.int64)
    hit = np.zeros((total, PLACES), np.int64)
    for way in range(total):
        own = [int(place) for place in places[way]]
        for place in own:
            counts[way, place] += 1
        for place in {place for place in own if 0 < place < 25}:
            rest = own.copy()
            rest.remove(place)
            hit[way, place] = _number(index, [*rest, 25])
        for die in range(1, 7):
            if own[2] == 25:
                moves = [(25, 25 - die)]
            else:
                moves = [(place, place - die) for place in sorted(set(own), reverse=True) if place > die]
                home = own[2] < 7
                below = [place for place in own if 0 < place <= die]
                if home and die in own:
                    moves.append((die, 0))
                elif home and below and own[2] < die:
                    moves.append((own[2], 0))
            many[way, die] = len(moves)
            for at, (source, target) in enumerate(moves):
                rest = own.copy()
                rest.remove(source)
                sources[way, die, at], targets[way, die, at] = source, target
                results[way, die, at] = _number(index, [*rest, target])
    return many, sources, targets, results, counts, hit


@njit(cache=True)
def _worth(equity, counts, mine, theirs):
    """A position after a play, seen by its mover."""
    if counts[mine, 0] < 3:
        return -equity[theirs, mine]
    if counts[theirs, 0]:
        return np.float32(1)
    for place in range(19, 26):
        if counts[theirs, place]:
            return np.float32(3)
    return np.float32(2)


@njit(cache=True)
def _doublet(equity, known, mine, theirs, die, left, top):
    """How many times `die` can be played at most, and the best worth after so many."""
    many, sources, targets, results, counts, hit = known
    longest, best = 0, np.float32(-9)
    if left:
        for at in range(many[mine, die]):
            source, target = sources[mine, die, at], targets[mine, die, at]
            if source > top or (target and counts[theirs, 25 - target] > 1):
                continue
            other = theirs
            if target and counts[theirs, 25 - target] == 1:
                other = hit[theirs, 25 - target]
            after = results[mine, die, at]
            length, worth = _doublet(equity, known, after, other, die, left - 1, source)
            if length + 1 > longest or (length + 1 == longest and worth > best):
                longest, best = length + 1, worth
    if longest == 0:
        return 0, _worth(equity, counts, mine, theirs)
    return longest, best


@njit(cache=True)
def _pair(equity, known, mine, theirs, first, second):
    """The best worth of two numbers in this order; -9 if both cannot be played. And the best of the first alone."""
    many, _, targets, results, counts, hit = known
    best, alone = np.float32(-9), np.float32(-9)
    for at in range(many[mine, first]):
        target = targets[mine, first, at]
        if target and counts[theirs, 25 - target] > 1:
            continue
        other = theirs
        if target and counts[theirs, 25 - target] == 1:
            other = hit[theirs, 25 - target]
        after = results[mine, first, at]
        alone = max(alone, _worth(equity, counts, after, other))
        for then in range(many[after, second]):
            target = targets[after, second, then]
            if target and counts[other, 25 - target] > 1:
                continue
            last = other
            if target and counts[other, 25 - target] == 1:
                last = hit[other, 25 - target]
            best = max(best, _worth(equity, counts, results[after, second, then], last))
    return best, alone


@njit(cache=True)
def before_roll(equity, known, mine, theirs):
    """The equity of the side on roll by one look further."""
    counts = known[4]
    total = np.float64(0)
    for high in range(1, 7):
        total += _doublet(equity, known, mine, theirs, high, 4, 25)[1]
        for low in range(1, high):
            best, alone = _pair(equity, known, mine, theirs, high, low)
            other, lower = _pair(equity, known, mine, theirs, low, high)
            best = max(best, other)
            if best < -8:
                best = alone if alone > -8 else lower
            if best < -8:
                best = _worth(equity, counts, mine, theirs)
            total += 2 * best
    return total / 36


@njit(cache=True)
def met(counts, mine, theirs):
    """Do both sides stand on a point, or is the game over? There is no such position before a roll."""
    if counts[mine, 0] == 3 or counts[theirs, 0] == 3:
        return True
    for place in range(1, 25):
        if counts[mine, place] and counts[theirs, 25 - place]:
            return True
    return False


@njit(cache=True)
def sweep(equity, known, begin, end):
    """Look one further from all positions of these ways of the side not on roll; the largest change."""
    counts = known[4]
    largest = 0.0
    for theirs in range(begin, end):
        for mine in range(equity.shape[0]):
            if not met(counts, mine, theirs):
                found = before_roll(equity, known, mine, theirs)
                largest = max(largest, abs(found - equity[mine, theirs]))
                equity[mine, theirs] = found
    return largest


def main() -> int:
    """Solve, or go on where it was cut off."""
    places, index = ways()
    known = tables(places, index)
    total = len(places)
    equity = np.load(PATH) if PATH.exists() else np.zeros((total, total), np.float32)
    for number in range(200):
        begun, largest = time.process_time(), 0.0
        for begin in range(0, total, 100):
            largest = max(largest, sweep(equity, known, begin, min(total, begin + 100)))
        PATH.parent.mkdir(parents=True, exist_ok=True)
        np.save(PATH, equity)
        print(f"sweep {number}: largest change {largest:.2e}, {time.process_time() - begun:.0f} s", flush=True)
        if largest < _END:
            return 0
    return 1


if __name__ == "__main__":
    sys.exit(main())
