"""Positions played out by a network, compiled, with the luck of the dice taken out by the network's own lookahead.

The luck of a roll is what its best play is worth less the mean of all 36 rolls' best plays, as the network sees them.
Its expectation is zero however wrong the network is, so taking it out of a result changes no mean, and leaves a
fraction of the scatter: what the network itself misjudges on the way.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from tools.train.features import AGAIN, ROLL
from tools.train.games import result, start, swap
from tools.train.play import ahead_of, best_of_roll, die, equity, follow, room_of, same_side, take_turn
from tools.train.spec import PLACES

FLOW = 7
"""What follows a part of a turn (kind, number, count, ahead (2), handed), and the turns of both sides so far."""
_MOST_PARTS = 3000


@njit(cache=True)
def mean_of_rolls(game, net, position, flow, room, own):
    """The equity of the side about to roll: the mean of all rolls' best plays."""
    total = 0.0
    for high in range(1, 7):
        total += best_of_roll(game, net, position, high, high, flow, room, own)
        for low in range(1, high):
            total += 2.0 * best_of_roll(game, net, position, high, low, flow, room, own)
    return total / 36.0


@njit(cache=True)
def play_out(game, net, after, follows, rolls, random, room, own):
    """The points of the side that has moved to `after`, without luck; after `rolls` rolls the network says the rest."""
    position, flow = after.copy(), follows.copy()
    sign, luck, worth, rolled = 1.0, 0.0, 0.0, 0
    for _ in range(_MOST_PARTS):
        if not same_side(flow[0]):
            sign = -sign
            flow[6] += 1
            swap(position)
        if flow[0] in (ROLL, AGAIN):
            if rolled == rolls:
                break
            rolled += 1
            mean = mean_of_rolls(game, net, position, flow, room, own)
            first, second = die(random), die(random)
            worth = sign * best_of_roll(game, net, position, max(first, second), min(first, second), flow, room, own)
            luck += worth - sign * mean
            position[:] = own[6]
            flow[:6] = own[5][1]
            grade = result(game, position)
        else:
            grade = take_turn(game, net, position, flow, random, room, own)
            worth = sign * equity(game, own[7])
        if grade >= 0:
            worth = sign * grade
            break
    return worth - luck


@njit(cache=True)
def play_all(game, net, afters, follows, alive, rolls, seed, first, games, room, own):
    """The results of `games` games, those from number `first` on, of each play that is `alive`: a row a game.

    Games of one number have the same dice for all plays.
    """
    found = np.zeros((games, afters.shape[0]))
    random = np.zeros(1, np.uint64)
    for at in range(games):
        for play in range(afters.shape[0]):
            if alive[play]:
                random[0] = np.uint64(seed) * np.uint64(1_000_003) + np.uint64(first + at)
                found[at, play] = play_out(game, net, afters[play], follows[play], rolls, random, room, own)
    return found


@njit(cache=True)
def what_follows(game, high, low, turns, left, flow):
    """Fill `flow` with what follows a play of a roll that leaves `left` of its numbers."""
    ahead = np.zeros(2, np.int64)
    ahead_of(game, high, low, turns // 2, ahead)
    flow[:] = 0
    follow(game, left, high, high != low, ahead, 0, flow[:6])
    flow[6] = turns


@njit(cache=True)
def self_play(game, net, seed, random_plays, positions, rolls, room, own):
    """One game of the network with itself: the positions in which it rolled, and the rolls with the turns before them.

    A roll has its dice, the turns so far and 1 if the same side had rolled before. `random_plays` of a hundred plays
    are not chosen, so that other positions come up too.
    """
    position = np.zeros((4, PLACES), np.int8)
    flow = np.zeros(FLOW, np.int64)
    random = np.zeros(1, np.uint64)
    random[0] = np.uint64(seed)
    start(game, position)
    count = 0
    for _ in range(_MOST_PARTS):
        if flow[0] in (ROLL, AGAIN) and count < positions.shape[0]:
            positions[count] = position
            before = random[0]
            rolls[count, 0], rolls[count, 1] = die(random), die(random)
            random[0] = before
            rolls[count, 2], rolls[count, 3] = flow[6], flow[0] == AGAIN
            count += 1
        # With one play looked at, that is the first which the generator finds.
        own[5][2, 0] = 1 if (random[0] >> np.uint64(20)) % np.uint64(100) < random_plays else 0
        grade = take_turn(game, net, position, flow, random, room, own)
        own[5][2, 0] = 0
        if grade >= 0:
            break
        if not same_side(flow[0]):
            flow[6] += 1
            swap(position)
    return count


def network_room(hidden: int, grades: int):
    """Room for `play_all`: as `tools.train.play.room_of`, with wins up to `grades` (0: paid by the checker)."""
    own = room_of(hidden)
    own[5][2, 2] = grades
    return own
