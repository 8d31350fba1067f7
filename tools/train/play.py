"""Self-play and learning by temporal differences, compiled."""

from __future__ import annotations

import numpy as np
from numba import njit

from tools.train.features import AGAIN, HANDED, INPUTS, NAME, PLAY, features
from tools.train.games import result, start, swap
from tools.train.moves import generate
from tools.train.spec import AMERICAN, EUROPEAN, GUL_BARA, PLACES, SUGOROKU

OUTPUTS = 5
"""Win, double win, triple win, double loss, triple loss; in Acey-Deucey the points won (fifteenths) and the points
lost stand in place of the double win and loss."""
LONGEST = 1500


@njit(cache=True)
def next_random(state):
    """Splitmix64: the same on every machine."""
    state[0] += np.uint64(0x9E3779B97F4A7C15)
    z = state[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@njit(cache=True)
def die(state):
    return np.int64((next_random(state) >> np.uint64(33)) % np.uint64(6)) + 1


@njit(cache=True, fastmath=True)
def sums_of(w1, b1, x, sums, places):
    """What goes into the hidden units."""
    sums[:] = b1
    n = 0
    for i in range(INPUTS):
        places[n] = i
        n += x[i] != 0
    for k in range(n):
        i = places[k]
        v = x[i]
        for h in range(sums.shape[0]):
            sums[h] += v * w1[i, h]


@njit(cache=True, fastmath=True)
def changed_sums(w1, base, x0, x, sums, places):
    """As `sums_of`, from the sums of another position."""
    sums[:] = base
    n = 0
    for i in range(INPUTS):
        places[n] = i
        n += x[i] != x0[i]
    for k in range(n):
        i = places[k]
        v = x[i] - x0[i]
        for h in range(sums.shape[0]):
            sums[h] += v * w1[i, h]


@njit(cache=True, fastmath=True)
def outputs_of(w2, b2, sums, hidden, y):
    """Hidden units are x / (1 + |x|), outputs the logistic curve."""
    for h in range(sums.shape[0]):
        hidden[h] = sums[h] / (np.float32(1) + abs(sums[h]))
    for o in range(OUTPUTS):
        total = b2[o]
        row = w2[o]
        for h in range(sums.shape[0]):
            total += row[h] * hidden[h]
        y[o] = np.float32(1) / (np.float32(1) + np.exp(-total))


@njit(cache=True)
def is_points(game):
    return game in (AMERICAN, EUROPEAN)


@njit(cache=True)
def equity(game, y):
    if is_points(game):
        return np.float32(15) * (y[1] - y[3])
    return np.float32(2) * y[0] - np.float32(1) + y[1] + y[2] - y[3] - y[4]


@njit(cache=True)
def in_order(grades, position, y):
    """Without what cannot be, where `grades` is not 0: wins too large for the game, or for the sides' checkers off."""
    if grades == 0:
        return
    if grades < 2 or position[1, 0]:
        y[1] = 0
    if grades < 2 or position[0, 0]:
        y[3] = 0
    y[1], y[3] = min(y[1], y[0]), min(y[3], 1 - y[0])
    if grades < 3:
        y[2] = y[4] = 0
    y[2], y[4] = min(y[2], y[1]), min(y[4], y[3])


@njit(cache=True)
def won(game, grade, y):
    """The outputs of a game that the mover has just ended."""
    y[:] = 0
    if grade == 0:
        y[0] = 0.5
        return
    y[0] = 1
    if is_points(game):
        y[1] = np.float32(grade) / np.float32(15)
    else:
        y[1] = 1 if grade > 1 else 0
        y[2] = 1 if grade > 2 else 0


@njit(cache=True)
def turned(y, z):
    """The same chances seen by the other side."""
    z[0] = 1 - y[0]
    z[1], z[2], z[3], z[4] = y[3], y[4], y[1], y[2]


@njit(cache=True)
def follow(game, left, number, ordinary, ahead, handed, after):
    """What comes after a part of a turn: fills `after` with kind, number, count, ahead (2), handed."""
    after[:] = 0
    if is_points(game):
        if left:
            return
        if ahead[1] == 2:
            after[0], after[4] = NAME, 1
        elif ahead[0]:
            after[0], after[1], after[2], after[4] = PLAY, ahead[0], 4, ahead[1]
        elif ahead[1] == 1:
            after[0] = AGAIN
        return
    if game != GUL_BARA:
        return
    if left:
        if handed:
            after[0] = AGAIN
        elif not ordinary:
            after[0], after[1], after[2], after[3], after[5] = HANDED, number, left, ahead[0], 1
        return
    if ahead[0]:
        after[0], after[1], after[2], after[5] = PLAY, ahead[0], 4, handed
        after[3] = ahead[0] + 1 if ahead[0] < 6 else 0
    elif handed:
        after[0] = AGAIN


@njit(cache=True)
def ahead_of(game, high, low, turn, ahead):
    """What follows a roll: the number of the next doublet; 1 for another roll, 2 for a doublet named before it."""
    ahead[:] = 0
    if is_points(game):
        if high == 2 and low == 1:
            ahead[1] = 2
        elif game == EUROPEAN and high == low:
            ahead[0], ahead[1] = 7 - high, 1
    elif game == GUL_BARA and high == low and turn >= 3 and high < 6:
        ahead[0] = high + 1


def room_of(hidden):
    """Room for choosing plays: inputs, rows, sums, hidden units, outputs, what follows, the best so far."""
    return (
        np.zeros((2, INPUTS), np.float32),
        np.zeros((2, 26), np.int64),
        np.zeros((2, hidden), np.float32),
        np.zeros(hidden, np.float32),
        np.zeros(OUTPUTS, np.float32),
        np.zeros((3, 6), np.int64),
        np.zeros((4, PLACES), np.int8),
        np.zeros(OUTPUTS, np.float32),
        np.zeros(INPUTS, np.float32),
        np.zeros(INPUTS + 1, np.int64),
    )


@njit(cache=True)
def best_of(game, net, position, high, low, count, ahead, handed, room, own):
    """Look at all plays of these numbers; the best position and what follows it go into `own`. Its equity, or -99.

    `own[5][1]` has what follows, `own[6]` the position, `own[7]` the outputs, `own[8]` the inputs. `own[5][2]` says how
    many plays are looked at (about; 0: all), which ones, and the grades for `in_order`.
    """
    w1, b1, w2, b2 = net
    x, rows, sums, hidden, y, follows, kept, kept_y, kept_x, places = own
    found = generate(game, position, high, low, count, room)
    ordinary = high != low
    if found == 0:
        follow(game, count, high, ordinary, ahead, handed, follows[1])
        kept[:] = position
        f = follows[1]
        features(game, position, f[0], f[1], f[2], f[5], rows, kept_x)
        sums_of(w1, b1, kept_x, sums[1], places)
        outputs_of(w2, b2, sums[1], hidden, kept_y)
        in_order(follows[2, 2], position, kept_y)
        return equity(game, kept_y)
    best = np.float32(-99)
    apart, first = 1, 0
    if follows[2, 0] and found > follows[2, 0]:
        # In training a part of very many plays is enough, and another one each time.
        apart = (found + follows[2, 0] - 1) // follows[2, 0]
        follows[2, 1] += 1
        first = follows[2, 1] % apart
    for at in range(first, found, apart):
        after = room[8][at]
        grade = result(game, after)
        if grade >= 0:
            won(game, grade, y)
            follows[0, :] = 0
            value = equity(game, y)
        else:
            follow(game, count - room[9][at], high, ordinary, ahead, handed, follows[0])
            f = follows[0]
            features(game, after, f[0], f[1], f[2], f[5], rows, x[1])
            if best == -99:
                x[0] = x[1]
                sums_of(w1, b1, x[0], sums[0], places)
                sums[1] = sums[0]
            else:
                changed_sums(w1, sums[0], x[0], x[1], sums[1], places)
            outputs_of(w2, b2, sums[1], hidden, y)
            in_order(follows[2, 2], after, y)
            value = equity(game, y)
            if best == -99:
                best = np.float32(-98)
        if value > best:
            best = value
            kept[:] = after
            kept_y[:] = y
            kept_x[:] = x[1]
            follows[1] = follows[0]
    return best


@njit(cache=True)
def best_of_roll(game, net, position, high, low, flow, room, own):
    """As `best_of`, for a roll."""
    ahead = flow[3:5]
    ahead_of(game, high, low, flow[6] // 2, ahead)
    count = 4 if high == low and game != SUGOROKU else 2
    return best_of(game, net, position, high, low, count, ahead, 0, room, own)


@njit(cache=True)
def take_turn(game, net, position, flow, random, room, own):
    """One part of a turn: rolls if it has to, chooses, and moves `position` on. The grade of a finished game, or -1.

    `flow` holds kind, number, count, ahead (2), handed, and the turns of both sides played so far. The side to act is
    the one that sees the position; `own` has what was chosen.
    """
    ahead = flow[3:5]
    if flow[0] == NAME:
        best = np.float32(-1000)
        name = 1
        for number in range(1, 7):
            ahead[0] = 7 - number if game == EUROPEAN else 0
            ahead[1] = 1
            value = best_of(game, net, position, number, number, 4, ahead, 0, room, own)
            if value > best:
                best = value
                name = number
        ahead[0] = 7 - name if game == EUROPEAN else 0
        ahead[1] = 1
        best_of(game, net, position, name, name, 4, ahead, 0, room, own)
    elif flow[0] in (PLAY, HANDED):
        best_of(game, net, position, flow[1], flow[1], flow[2], ahead, flow[5], room, own)
    else:
        first, second = die(random), die(random)
        best_of_roll(game, net, position, max(first, second), min(first, second), flow, room, own)
    position[:] = own[6]
    follows = own[5][1]
    flow[:6] = follows
    return result(game, position)


@njit(cache=True)
def same_side(kind):
    return kind in (AGAIN, NAME, PLAY)


@njit(cache=True, fastmath=True)
def learn(net, x, target, rate, sums, hidden, y, back, places):
    """One step of gradient descent on the cross entropy of one position."""
    w1, b1, w2, b2 = net
    sums_of(w1, b1, x, sums, places)
    outputs_of(w2, b2, sums, hidden, y)
    n = sums.shape[0]
    back[:] = 0
    for o in range(OUTPUTS):
        error = target[o] - y[o]
        row = w2[o]
        for h in range(n):
            back[h] += error * row[h]
            row[h] += rate * error * hidden[h]
        b2[o] += rate * error
    for h in range(n):
        slope = np.float32(1) / (np.float32(1) + abs(sums[h]))
        back[h] *= rate * slope * slope
    for h in range(n):
        b1[h] += back[h]
    for i in range(INPUTS):
        v = x[i]
        if v != 0:
            row = w1[i]
            for h in range(n):
                row[h] += v * back[h]


@njit(cache=True)
def train_game(game, net, random, rate, trace, room, own, seen, values, movers, work):
    """Play one game against itself and learn from it, the last position first; how many positions it had."""
    position = np.zeros((4, PLACES), np.int8)
    flow = np.zeros(7, np.int64)
    start(game, position)
    mover = 0
    count = 0
    grade = -1
    while count < LONGEST:
        grade = take_turn(game, net, position, flow, random, room, own)
        movers[count] = mover
        if grade >= 0:
            break
        seen[count] = own[8]
        values[count] = own[7]
        count += 1
        if not same_side(flow[0]):
            mover = 1 - mover
            flow[6] += 1
            swap(position)
    target = work[0]
    other = work[1]
    if grade >= 0:
        won(game, grade, target)
        last = mover
    elif count:
        target[:] = values[count - 1]
        last = movers[count - 1]
    for at in range(count - 1, -1, -1):
        # The target is kept from the view of `last`, and becomes that of the one who moved to this position.
        if movers[at] != last:
            turned(target, other)
            target[:] = other
            last = movers[at]
        learn(net, seen[at], target, rate, own[2][0], own[3], own[4], own[2][1], own[9])
        for o in range(OUTPUTS):
            target[o] = trace * target[o] + (np.float32(1) - trace) * values[at, o]
    return count


@njit(cache=True)
def train(game, net, random, rate, trace, games, room, own, seen, values, movers, work):
    """Several games; how many positions they had."""
    total = 0
    for _ in range(games):
        total += train_game(game, net, random, rate, trace, room, own, seen, values, movers, work)
    return total
