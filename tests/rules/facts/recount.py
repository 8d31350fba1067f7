"""Facts counted once more, in another way: this imports neither facts nor remarks, and reads the boards alone."""

from bot.rules.plays import legal_plays

ROLLS = [(one, other) for one in range(1, 7) for other in range(1, 7)]


def of_rolls(position, game, rules, does):
    return sum(
        any(does(play.before, play.after) for play in legal_plays(position, roll, game, rules)) for roll in ROLLS
    )


def sent_back(before, after):
    """Points of the hitter on which an opposing checker is no more, while another waits on the bar."""
    if after.theirs[25] == before.theirs[25]:
        return []
    return [point for point in range(1, 25) if before.theirs[25 - point] > after.theirs[25 - point]]


def newly_pinned(before, after):
    return set(after.pinned) - set(before.pinned) if any(point < 0 for point in after.pinned) else set()


def shots(play, game, rules):
    if game.pins:
        return of_rolls(play.after.swapped(), game, rules, lambda a, b: any(p < 0 for p in newly_pinned(a, b)))
    return of_rolls(play.after.swapped(), game, rules, lambda a, b: any(point > 6 for point in sent_back(a, b)))


def good_rolls(play, game, rules):
    def good(a, b):
        return bool(sent_back(a, b)) or any(b.mine[point] >= 2 > a.mine[point] for point in (3, 4, 5, 6, 7))

    return of_rolls(play.after, game, rules, good)


def lost_in_part(position, game, rules):
    def left_over(roll):
        numbers = 4 if roll[0] == roll[1] else 2
        return max((len(one.moves) for one in legal_plays(position, roll, game, rules)), default=0) < numbers

    return sum(left_over(roll) for roll in ROLLS)


def closed_numbers(position):
    """Both sides run round the board the same way, half of it apart: 13 of one is 1 of the other."""
    blocked = {(point + 11) % 24 + 1 for point in range(1, 25) if position.theirs[point]}
    return len([1 for at in range(1, 25) if position.mine[at] for die in range(1, 7) if at - die in blocked])


def points_of(play, game):
    two = {point for point in range(1, 25) if play.after.mine[point] >= 2 and (game.pins or point <= 18)}
    return two | pinning_on(play)


def pinning_on(play):
    """Points where the mover's checker stands on an opposing one."""
    return {-point for point in play.after.pinned if point < 0}


def anchors_of(play):
    return {point for point in range(19, 24) if play.after.mine[point] >= 2}


def row(play, game):
    needed = 1 if game.same_way else 2
    theirs = play.after.theirs
    behind = 25 if sum(theirs[25:]) else max([point for point in range(1, 25) if theirs[point]], default=0)
    best = run = 0
    for point in range(1, 25):
        holds = play.after.mine[point] >= needed or point in pinning_on(play)
        run = run + 1 if holds and (game.same_way or behind > 25 - point) else 0
        best = max(best, run)
    return max(best, 3)


def pips(counts):
    return sum(min(point, 25) * count for point, count in enumerate(counts))


def recounted(family, play, game, rules):
    """The number that a fact of this family gives for a play."""
    before, after = play.before, play.after
    mine, theirs = after.mine, after.theirs
    ended = game.result(after, rules)
    return {
        "wins": lambda: int(ended is not None and ended.grade > 0),
        "hits": lambda: theirs[25] - before.theirs[25],
        "pins": lambda: len([point for point in after.pinned if point < 0]),
        "pinned": lambda: len([point for point in after.pinned if point > 0]),
        "shots": lambda: shots(play, game, rules),
        "points": lambda: len(points_of(play, game)),
        "prime": lambda: row(play, game),
        "blocks": lambda: lost_in_part(after.swapped(), game, rules),
        "stuck": lambda: lost_in_part(after, game, rules),
        "closed": lambda: closed_numbers(after.swapped()),
        "shut": lambda: closed_numbers(after),
        "head": lambda: mine[24],
        "spread": lambda: len([point for point in range(1, 24) if mine[point]]),
        "anchor": lambda: len(anchors_of(play)),
        "home": lambda: len([point for point in range(1, 7) if mine[point] >= 2]),
        "blots": lambda: len([point for point in range(1, 7) if mine[point] == 1]),
        "back": lambda: mine[25] + mine[24] + mine[23] + mine[22] + mine[21] + mine[20] + mine[19],
        "stack": lambda: max([5] + [mine[point] for point in range(1, 25) if mine[point] > before.mine[point]]),
        "outside": lambda: sum(mine) - sum(mine[:7]),
        "off": lambda: mine[0] - before.mine[0],
        "race": lambda: pips(theirs) - pips(mine),
        "next": lambda: good_rolls(play, game, rules),
    }[family]()
