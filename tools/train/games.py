"""The games themselves, compiled: how they begin, where a checker may not land, what is forbidden, how they end.

A position is an array of four rows (see `spec`), seen by the side on roll.
"""

from __future__ import annotations

from numba import njit

from tools.train.spec import (
    AMERICAN,
    EUROPEAN,
    FEVGA,
    GUL_BARA,
    HIT,
    HYPERGAMMON,
    MAKHBUSA,
    NARDE,
    PIN,
    PLACES,
    PLAKOTO,
    PORTES,
    RUNTE,
    SAME,
    SUGOROKU,
)


@njit(cache=True)
def family(game):
    if game <= GUL_BARA:
        return SAME
    if game <= MAKHBUSA:
        return PIN
    return HIT


@njit(cache=True)
def checkers(game):
    return 3 if game == HYPERGAMMON else 15


@njit(cache=True)
def start(game, position):
    position[:] = 0
    for side in range(2):
        row = position[side]
        if game in (AMERICAN, EUROPEAN):
            row[26] = 15
        elif game == HYPERGAMMON:
            row[24] = row[23] = row[22] = 1
        elif game in (SUGOROKU, RUNTE, PORTES):
            row[24], row[13], row[8], row[6] = 2, 5, 3, 5
        else:
            row[24] = 15


@njit(cache=True)
def swap(position):
    for index in range(PLACES):
        position[0, index], position[1, index] = position[1, index], position[0, index]
        position[2, index], position[3, index] = position[3, index], position[2, index]


@njit(cache=True)
def closed_row(fam, mine_pinned, theirs, row):
    """For each of the mover's points: opposing checkers, 2 and more where it may not land."""
    row[0] = 0
    row[25] = 0
    for p in range(1, 25):
        if fam == SAME:
            row[p] = 2 if theirs[p + 12 if p <= 12 else p - 12] else 0
        elif fam == PIN:
            row[p] = 2 if theirs[25 - p] > 1 or mine_pinned[p] else 0
        else:
            row[p] = theirs[25 - p]


@njit(cache=True)
def forbidden(game, position, mine, quarter_only):
    """May a play not end with the mover's counts `mine`?"""
    if game == FEVGA:
        full = True
        for p in range(19, 25):
            if not mine[p]:
                full = False
                break
        if full:
            return True
        if quarter_only:
            return False
        theirs = position[1]
        behind = 0
        for p in range(24, 6, -1):
            if theirs[p]:
                behind = p if theirs[p] == 15 else 0
                break
        if behind:
            shut = True
            for k in range(1, 7):
                q = behind - k
                if not mine[q + 12 if q <= 12 else q - 12]:
                    shut = False
                    break
            return shut
        return False
    if game == NARDE:
        theirs = position[1]
        foremost = 0
        for p in range(25):
            if theirs[p]:
                foremost = p
                break
        for low in range(1, min(foremost, 20)):
            row = True
            for q in range(low, low + 6):
                if not mine[q + 12 if q <= 12 else q - 12]:
                    row = False
                    break
            if row:
                return True
    return False


@njit(cache=True)
def result(game, position):
    """After a play, seen by the mover: what it wins; 0 for a draw, -1 while the game goes on."""
    mine, theirs = position[0], position[1]
    fam = family(game)
    total = checkers(game)
    if game == SUGOROKU:
        outside = 0
        for p in range(7, 26):
            outside += mine[p]
        if outside == 0:
            return 1
        if theirs[25]:
            run = 0
            for p in range(1, 25):
                run = run + 1 if mine[p] > 1 else 0
                if run == 6:
                    return 1
        return -1
    won = mine[0] == total
    if game in (AMERICAN, EUROPEAN):
        return 15 - theirs[0] if won else -1
    if fam == PIN:
        caught = position[3, 24] > 0
        if caught and position[2, 24]:
            return 0
        if won:
            return 1 if theirs[0] else 2
        if game == PLAKOTO and caught and not mine[24]:
            return 2
        return -1
    if not won:
        return -1
    if theirs[0]:
        return 1
    if fam == SAME or game == PORTES:
        return 2
    for p in range(19, 26):
        if theirs[p]:
            return 3
    return 2


@njit(cache=True)
def finish(fam, position, mine, hits, after):
    """The position after a play that leads to `mine` and hit on the points in `hits`."""
    after[:] = position
    after[0] = mine
    if fam == HIT:
        for p in range(1, 25):
            if hits >> p & 1:
                after[1, 25 - p] -= 1
                after[1, 25] += 1
    elif fam == PIN:
        for p in range(1, 25):
            under = mine[p] > 0 and position[1, 25 - p] > 0 and not position[2, p]
            after[3, 25 - p] = 1 if under else 0
