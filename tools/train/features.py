"""What a network sees of a position, compiled. `bot.engine.nets.features` reads the same with numpy.

All is seen by the side that has just moved. The groups, in their order:

- for each side and point: one checker or more, two, three, a quarter for each beyond the third (192)
- for each side: checkers off (of 15), whether any is off, on the bar (halves), in the hand (of 15) (8)
- pips of both sides (of 200) and how far the mover is behind (fiftieths) (3), and whether contact is over (1)
- what comes next, if it is not the opponent's roll (15): the mover rolls again, names a doublet, plays a doublet of
  1 to 6 (and whether it was handed over), or the opponent is handed 1 to 4 numbers of 1 to 6 (quarters)
- for each side and point: is its checker pinned there (48)
- for each side: how many numbers of its checkers are closed (36ths, two checkers a point at most), and how many of its
  rearmost checker, as six steps (14)
- for each side: what its lone checkers stand to lose, and the largest chance that one is caught (4)
"""

from __future__ import annotations

import numpy as np
from numba import njit

from tools.train.games import closed_row, family
from tools.train.spec import HIT, PLACES, SAME

INPUTS = 285
ROLL = 0
"""What comes next: the opponent's roll, the mover's, a doublet to be named, one to be played, one handed over."""
AGAIN = 1
NAME = 2
PLAY = 3
HANDED = 4
_SHOTS = np.array([0, 11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3], np.float32) / np.float32(36)


@njit(cache=True)
def _rear(counts):
    for p in range(26, 0, -1):
        if counts[p]:
            return min(p, 25)
    return 0


@njit(cache=True)
def _contact(fam, position, rear, rear_theirs):
    if fam == SAME:
        for p in range(1, 25):
            q = p + 12 if p <= 12 else p - 12
            if (p < rear and q <= rear_theirs) or (p <= rear and q < rear_theirs):
                return True
        return False
    if rear + rear_theirs > 24:
        return True
    for p in range(1, 25):
        if position[2, p] or position[3, p]:
            return True
    return False


@njit(cache=True)
def _exposed(fam, counts, pinned, others, closed_to_others, x, at):
    worst = np.float32(0)
    total = np.float32(0)
    for p in range(1, 25):
        if counts[p] != 1 or pinned[p]:
            continue
        there = 25 - p
        if closed_to_others[there] > 1:
            continue
        missed = np.float32(1)
        for d in range(1, 13):
            if there + d > 25:
                break
            if others[there + d]:
                missed *= np.float32(1) - _SHOTS[d]
        caught = np.float32(1) - missed
        weight = np.float32(25 - p) if fam == HIT else np.float32(p)
        total += caught * weight / np.float32(24)
        worst = max(worst, caught)
    x[at] = total
    x[at + 1] = worst


@njit(cache=True)
def features(game, position, follows, number, count, handed, rows, x):
    """Fill `x` with what the network sees; `rows` is room for two rows of 26."""
    fam = family(game)
    x[:] = 0
    one = np.float32(1)
    for side in range(2):
        counts = position[side]
        base = side * 96
        for p in range(1, 25):
            c = counts[p]
            if c:
                at = base + (p - 1) * 4
                x[at] = one
                if c > 1:
                    x[at + 1] = one
                    if c > 2:
                        x[at + 2] = one
                        if c > 3:
                            x[at + 3] = np.float32(c - 3) * np.float32(0.25)
        at = 192 + side * 4
        x[at] = np.float32(counts[0]) / np.float32(15)
        if counts[0]:
            x[at + 1] = one
        x[at + 2] = np.float32(counts[25]) * np.float32(0.5)
        x[at + 3] = np.float32(counts[26]) / np.float32(15)
    mine = 0
    theirs = 0
    for p in range(1, PLACES):
        mine += min(p, 25) * position[0, p]
        theirs += min(p, 25) * position[1, p]
    x[200] = np.float32(mine) / np.float32(200)
    x[201] = np.float32(theirs) / np.float32(200)
    x[202] = np.float32(mine - theirs) / np.float32(50)
    rear, rear_theirs = _rear(position[0]), _rear(position[1])
    if not _contact(fam, position, rear, rear_theirs):
        x[203] = one
    if follows == AGAIN:
        x[204] = one
    elif follows == NAME:
        x[205] = one
    elif follows == PLAY:
        x[205 + number] = one
        if handed:
            x[212] = one
    elif follows == HANDED:
        x[212 + number] = np.float32(count) * np.float32(0.25)
    for side in range(2):
        for p in range(1, 25):
            if position[2 + side, p]:
                x[218 + side * 24 + p] = one
    closed_row(fam, position[2], position[1], rows[0])
    closed_row(fam, position[3], position[0], rows[1])
    for side in range(2):
        row = rows[side]
        counts = position[side]
        total = 0
        for p in range(2, PLACES):
            if counts[p]:
                blocked = 0
                source = min(p, 25)
                for d in range(1, 7):
                    if source > d and row[source - d] > 1:
                        blocked += 1
                total += blocked * min(counts[p], 2)
        x[267 + side * 7] = np.float32(total) / np.float32(36)
        source = rear if side == 0 else rear_theirs
        blocked = 0
        for d in range(1, 7):
            if source > d and row[source - d] > 1:
                blocked += 1
        for k in range(blocked):
            x[268 + side * 7 + k] = one
    if fam != SAME:
        _exposed(fam, position[0], position[2], position[1], rows[1], x, 281)
        _exposed(fam, position[1], position[3], position[0], rows[0], x, 283)
