"""Legal plays of every game, compiled: what `bot.rules.variants` says, read once more for speed.

`tools.train.check` compares both on thousands of positions of each game. A position is an array of four rows (see
`spec`), seen by the side on roll.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from tools.train.games import checkers, closed_row, family, finish, forbidden, result
from tools.train.spec import (
    AMERICAN,
    EUROPEAN,
    FEVGA,
    HIT,
    MAKHBUSA,
    NARDE,
    PIN,
    PLACES,
    PLAKOTO,
    RUNTE,
    SAME,
    SUGOROKU,
)

LEVEL = 8000
"""As many positions as one number may lead to."""
_TABLE = 1 << 14
_SEED = np.random.default_rng(7)
_CODES = _SEED.integers(1, 1 << 62, size=2 * PLACES, dtype=np.int64)


@njit(cache=True)
def runner(mine, goal):
    if mine[24] < 14:
        return 0
    at = 24
    for p in range(24):
        if mine[p]:
            at = p
            break
    return at if at > goal else 0


@njit(cache=True)
def _highest(mine):
    for p in range(26, 0, -1):
        if mine[p]:
            return p
    return 0


@njit(cache=True)
def steps(game, fam, mine, pinned, row, leaving, doublet, die, sources, targets):
    """Every move of a die from `mine`, of whose head so many checkers have left in this play."""
    n = 0
    if game in (AMERICAN, EUROPEAN):
        entry = 25 - die
        opened = row[entry] < 2
        if mine[25]:
            if opened:
                sources[0], targets[0] = 25, entry
                n = 1
            return n
        if mine[26] and opened:
            sources[n], targets[n] = 26, entry
            n += 1
        for s in range(24, die, -1):
            if mine[s] and row[s - die] < 2:
                sources[n], targets[n] = s, s - die
                n += 1
        furthest = _highest(mine)
        if furthest < 7 and mine[die]:
            sources[n], targets[n] = die, 0
            n += 1
        elif game == AMERICAN and 0 < furthest < die:
            sources[n], targets[n] = furthest, 0
            n += 1
        return n
    if mine[25]:
        if row[25 - die] < 2:
            sources[0], targets[0] = 25, 25 - die
            n = 1
        return n
    only = 0
    if game == FEVGA:
        only = runner(mine, 11)
    elif game == MAKHBUSA:
        only = runner(mine, 6)
    bears = only == 0 and game != SUGOROKU
    outside = 0
    for p in range(7, 25):
        outside += mine[p]
    if fam == PIN:
        for p in range(1, 25):
            if pinned[p]:
                bears = False
    for s in range(24, die, -1):
        free = mine[s]
        if fam == PIN:
            free -= pinned[s]
        if free <= 0 or (only and s != only):
            continue
        if game == NARDE and s == 24 and leaving:
            continue
        if row[s - die] < 2:
            sources[n], targets[n] = s, s - die
            n += 1
    if bears and outside == 0:
        bearing = 0
        if mine[die]:
            bearing = die
        else:
            above = False
            for p in range(die + 1, 7):
                if mine[p]:
                    above = True
            if not above:
                for p in range(die - 1, 0, -1):
                    if mine[p]:
                        bearing = p
                        break
        if bearing:
            sources[n], targets[n] = bearing, 0
            n += 1
    if game == RUNTE:
        for s in range(6 - die, 0, -1):
            if mine[s] and row[s + die] < 2:
                sources[n], targets[n] = s, s + die
                n += 1
    second = game == NARDE and n == 0 and leaving == 1 and doublet and die in (3, 4, 6)
    if second and mine[24] == 14 and row[24 - die] < 2:
        sources[0], targets[0] = 24, 24 - die
        n = 1
    return n


def scratch():
    """Room for the generator: levels of counts, hits and hashes, a table of hashes, and a stamp."""
    return (
        np.zeros((2, 5, LEVEL, PLACES), np.int8),
        np.zeros((2, 5, LEVEL), np.int64),
        np.zeros((2, 5, LEVEL), np.int64),
        np.zeros((2, 5), np.int64),
        np.zeros((_TABLE, 2), np.int64),
        np.zeros(1, np.int64),
        np.zeros((64, 2), np.int64),
        np.zeros(26, np.int64),
        np.zeros((LEVEL, 4, PLACES), np.int8),
        np.zeros(LEVEL, np.int64),
    )


@njit(cache=True)
def _new(table, stamp, code):
    """Has `code` not been seen since the stamp was set? Notes it."""
    slot = (code ^ (code >> 29)) & (_TABLE - 1)
    while table[slot, 0] == stamp:
        if table[slot, 1] == code:
            return False
        slot = (slot + 1) & (_TABLE - 1)
    table[slot, 0] = stamp
    table[slot, 1] = code
    return True


@njit(cache=True)
def generate(game, position, first, second, count, room):
    """Every position after a legal play of two numbers, or of `first` `count` times; how many there are.

    The positions are in `room[8]`, how many numbers each has used in `room[9]`.
    """
    counts, hits, codes, sizes, table, stamps, moves, row, _, _ = room
    fam = family(game)
    pinned = position[2]
    closed_row(fam, pinned, position[1], row)
    doublet = first == second
    orders = 1 if doublet else 2
    head = position[0, 24]
    for order in range(orders):
        counts[order, 0, 0] = position[0]
        hits[order, 0, 0] = 0
        codes[order, 0, 0] = 1
        sizes[order, 0] = 1
        for level in range(count):
            die = first if doublet or (level == 0) == (order == 0) else second
            stamps[0] += 1
            stamp = stamps[0]
            n = 0
            for at in range(sizes[order, level]):
                mine = counts[order, level, at]
                hit = hits[order, level, at]
                if level and hit:
                    for p in range(1, 25):
                        if hit >> p & 1:
                            row[p] = 0
                found = steps(
                    game,
                    fam,
                    mine,
                    pinned,
                    row,
                    head - mine[24],
                    doublet and count > 1,
                    die,
                    moves[:, 0],
                    moves[:, 1],
                )
                for m in range(found):
                    s, t = moves[m, 0], moves[m, 1]
                    code = codes[order, level, at] - _CODES[s] + _CODES[t]
                    landed = hit
                    if fam == HIT and t and row[t] == 1:
                        landed = hit | (1 << t)
                        code += _CODES[PLACES + t]
                    if n < LEVEL and _new(table, stamp, code):
                        new = counts[order, level + 1, n]
                        new[:] = mine
                        new[s] -= 1
                        new[t] += 1
                        hits[order, level + 1, n] = landed
                        codes[order, level + 1, n] = code
                        n += 1
                if level and hit:
                    for p in range(1, 25):
                        if hit >> p & 1:
                            row[p] = position[1, 25 - p]
            sizes[order, level + 1] = n
            if n == 0:
                for rest in range(level + 1, count + 1):
                    sizes[order, rest] = 0
                break
    total = _gather(game, fam, position, doublet, orders, count, room, False)
    if total == 0 and game == FEVGA:
        theirs = position[1]
        for p in range(7, 25):
            if theirs[p] == 15:
                total = _gather(game, fam, position, doublet, orders, count, room, True)
    if count > 1 and game in (SUGOROKU, RUNTE, PLAKOTO):
        total = _short_wins(game, fam, position, orders, count, room, total)
    return total


@njit(cache=True)
def _gather(game, fam, position, doublet, orders, count, room, quarter_only):
    counts, hits, codes, sizes, table, stamps, _, _, afters, used = room
    for length in range(count, 0, -1):
        stamps[0] += 1
        stamp = stamps[0]
        n = 0
        for order in range(orders):
            # The higher number comes first; the lower alone is legal only if the higher cannot be played.
            if length == 1 and not doublet and order == 1 and n:
                continue
            for at in range(sizes[order, length]):
                mine = counts[order, length, at]
                if fam == SAME and forbidden(game, position, mine, quarter_only):
                    continue
                if n < LEVEL and _new(table, stamp, codes[order, length, at]):
                    finish(fam, position, mine, hits[order, length, at], afters[n])
                    used[n] = length
                    n += 1
        if n:
            return n
    return 0


@njit(cache=True)
def _short_wins(game, fam, position, orders, count, room, total):
    counts, hits, codes, sizes, table, stamps, _, _, afters, used = room
    if game == PLAKOTO and position[1, 24] != 1:
        return total
    if game == RUNTE and checkers(game) - position[0, 0] >= count:
        return total
    for at in range(total):
        if result(game, afters[at]) >= 0:
            return total
    stamps[0] += 1
    n = total
    for order in range(orders):
        for length in range(1, count):
            for at in range(sizes[order, length]):
                finish(fam, position, counts[order, length, at], hits[order, length, at], afters[n])
                if result(game, afters[n]) >= 0 and _new(table, stamps[0], codes[order, length, at]):
                    used[n] = length
                    n += 1
    return n
