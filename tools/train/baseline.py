"""The bot's simple player, compiled: what `bot.rules.match.searcher` says a position is worth, in pips."""

from __future__ import annotations

import numpy as np
from numba import njit

from tools.train.features import HANDED, NAME, PLAY
from tools.train.games import closed_row, family, result, start, swap
from tools.train.moves import generate
from tools.train.play import ahead_of, die, follow, same_side, take_turn
from tools.train.spec import EUROPEAN, PIN, RUNTE, SAME, SUGOROKU

_SHOTS = np.array([0, 11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3], np.float64)
# By family: off, block, prime, home, anchor, blot, bar, stack.
_WEIGHTS = np.array(
    [
        [0.5, 0.35, 0.16, 2.0, 3.0, 4.0, 5.0, 0.8],
        [0.5, 0.30, 0.10, 0.5, 0.0, 30.0, 0.0, 0.3],
        [0.5, 0.60, 0.25, 0.0, 0.0, 0.0, 0.0, 0.5],
    ]
)


@njit(cache=True)
def _rear(counts):
    for p in range(24, 0, -1):
        if counts[p]:
            return p
    return 0


@njit(cache=True)
def _contact(game, fam, position):
    mine, theirs = position[0], position[1]
    if fam == SAME:
        rear, rear_theirs = _rear(mine), _rear(theirs)
        for p in range(1, 25):
            q = p + 12 if p <= 12 else p - 12
            if (p < rear and q <= rear_theirs) or (p <= rear and q < rear_theirs):
                return True
        return False
    rears = np.zeros(2, np.int64)
    for side in range(2):
        for p in range(26, 0, -1):
            if position[side, p]:
                rears[side] = p
                break
        if game == RUNTE:
            for p in range(1, 7):
                if position[side, p]:
                    rears[side] = max(rears[side], 6)
    if rears[0] + rears[1] > 24:
        return True
    if fam == PIN:
        for p in range(1, 25):
            if position[2, p] or position[3, p]:
                return True
    return False


@njit(cache=True)
def _blocked(counts, closed, block, prime):
    worth = 0.0
    for p in range(7, 27):
        if counts[p]:
            source = min(p, 25)
            numbers = 0
            for d in range(1, 7):
                if closed[source - d] > 1:
                    numbers += 1
            worth += min(counts[p], 2) * (block * numbers + prime * numbers * (numbers - 1) / 2)
    return worth


@njit(cache=True)
def _loss(fam, p, blot):
    if fam == PIN:
        return blot * (0.3 + p / 24 + (1.0 if p == 24 else 0.0))
    return blot + 25 - p


@njit(cache=True)
def worth(game, position, rows):
    """What a position is worth to the side that has just moved."""
    grade = result(game, position)
    if grade >= 0:
        return 1000.0 * grade
    fam = family(game)
    off, block, prime, home, anchor, blot, bar, stack = _WEIGHTS[fam]
    mine, theirs = position[0], position[1]
    total = off * (mine[0] - theirs[0])
    for p in range(1, 27):
        total += min(p, 25) * (theirs[p] - mine[p])
        if p < 25 and mine[p] > 4:
            total -= stack * (mine[p] - 4)
    if not _contact(game, fam, position):
        for p in range(1, 7):
            if not mine[p]:
                total -= 0.2
        return total
    to_me, to_them = rows[0], rows[1]
    closed_row(fam, position[2], theirs, to_me)
    closed_row(fam, position[3], mine, to_them)
    total += _blocked(theirs, to_them, block, prime) - _blocked(mine, to_me, block, prime)
    for p in range(1, 7):
        there = (p + 12) if fam == SAME else 25 - p
        if mine[p] and to_them[there] > 1:
            total += home
    for p in range(19, 25):
        if mine[p] > 1:
            total += anchor
    total += bar * theirs[25]
    if blot:
        for p in range(1, 25):
            there = 25 - p
            if mine[p] != 1 or to_them[there] > 1 or (fam == PIN and position[3, p]):
                continue
            missed = 1.0
            for d in range(1, 13):
                if there + d <= 25 and theirs[there + d]:
                    missed *= 1 - _SHOTS[d] / 36
            if missed < 1:
                total -= (1 - missed) * _loss(fam, p, blot)
        if fam == PIN:
            for p in range(1, 25):
                if position[2, p]:
                    total -= _loss(fam, p, blot)
                if position[3, p]:
                    total += _loss(fam, p, blot)
    return total


@njit(cache=True)
def _best_worth(game, position, high, low, count, ahead, handed, room, own):
    found = generate(game, position, high, low, count, room)
    follows, kept = own[5], own[6]
    if found == 0:
        follow(game, count, high, high != low, ahead, handed, follows[1])
        kept[:] = position
        return worth(game, position, own[1])
    best = -1e9
    for at in range(found):
        value = worth(game, room[8][at], own[1])
        if value > best:
            best = value
            kept[:] = room[8][at]
            follow(game, count - room[9][at], high, high != low, ahead, handed, follows[1])
    return best


@njit(cache=True)
def simple_turn(game, position, flow, random, room, own):
    """As `tools.train.play.take_turn`, by the simple player."""
    ahead = flow[3:5]
    if flow[0] == NAME:
        best = -1e9
        name = 1
        ahead[:] = 0
        for number in range(1, 7):
            value = _best_worth(game, position, number, number, 4, ahead, 0, room, own)
            if value > best:
                best = value
                name = number
        ahead[0] = 7 - name if game == EUROPEAN else 0
        ahead[1] = 1
        _best_worth(game, position, name, name, 4, ahead, 0, room, own)
    elif flow[0] == PLAY or flow[0] == HANDED:
        _best_worth(game, position, flow[1], flow[1], flow[2], ahead, flow[5], room, own)
    else:
        first, second = die(random), die(random)
        high, low = max(first, second), min(first, second)
        ahead_of(game, high, low, flow[6] // 2, ahead)
        count = 4 if high == low and game != SUGOROKU else 2
        _best_worth(game, position, high, low, count, ahead, 0, room, own)
    position[:] = own[6]
    flow[:6] = own[5][1]
    return result(game, position)


@njit(cache=True)
def duel(game, nets, simple, seed, room, owns):
    """The points that the first player wins in two games with the same dice, each beginning one of them.

    `nets` are the networks of both; the second is the simple player if `simple`.
    """
    points = 0
    position = np.zeros((4, 27), np.int8)
    flow = np.zeros(7, np.int64)
    random = np.zeros(1, np.uint64)
    for first in range(2):
        random[0] = seed
        start(game, position)
        flow[:] = 0
        player = first
        for _ in range(3000):
            if player == 1 and simple:
                grade = simple_turn(game, position, flow, random, room, owns[1])
            else:
                grade = take_turn(game, nets[player], position, flow, random, room, owns[player])
            if grade >= 0:
                points += grade if player == 0 else -grade
                break
            if not same_side(flow[0]):
                player = 1 - player
                flow[6] += 1
                swap(position)
    return points
