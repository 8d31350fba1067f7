"""A board as it lies on a table: stacks of checkers, each a letter, from the bottom to the top.

`x` is a checker of the side whose turn it is, `o` one of the other side. The points are numbered as `x` counts them.
"""

from typing import NamedTuple

from bot.rules.position import Position


class Board(NamedTuple):
    """Where every checker lies."""

    points: tuple[str, ...]
    """The stacks of the points 1-24; the first and the last of the 26 entries are not used."""
    bar: str
    hand: str
    off: str

    def count(self, point, checker):
        """How many checkers of a side lie on a point."""
        return self.points[point].count(checker)

    def top(self, point):
        """The checker that can be taken from a point, or nothing."""
        return self.points[point][-1:]

    def standing(self, checker):
        """The points on which a side has checkers, and how many."""
        return {point: self.count(point, checker) for point in range(1, 25) if self.count(point, checker)}

    def with_point(self, point, stack):
        """The same board with another stack on a point."""
        points = (*self.points[:point], stack, *self.points[point + 1 :])
        return Board(points, self.bar, self.hand, self.off)

    def lifted(self, place, checker):
        """The board without one checker of a place: a point, "bar" or "hand"."""
        if isinstance(place, int):
            assert self.top(place) == checker
            return self.with_point(place, self.points[place][:-1])
        return self._replace(**{place: getattr(self, place).replace(checker, "", 1)})

    def dropped(self, place, checker):
        """The board with one checker more: on top of a point, or on the bar or off."""
        if isinstance(place, int):
            return self.with_point(place, self.points[place] + checker)
        return self._replace(**{place: "".join(sorted(getattr(self, place) + checker))})

    def turned(self, opposite):
        """The same board as the other side sees it; `opposite` says what it calls my points."""
        swap = str.maketrans("xo", "ox")
        points = [""] * 26
        for point in range(1, 25):
            points[opposite(point)] = self.points[point].translate(swap)
        rest = ("".join(sorted(place.translate(swap))) for place in self[1:])
        return Board(tuple(points), *rest)


def empty():
    """A board without checkers."""
    return Board(("",) * 26, "", "", "")


def from_position(position, opposite):
    """Lay out a position. Fails for one that cannot be laid out."""
    points = ["x" * position.mine[point] if 1 <= point <= 24 else "" for point in range(26)]
    shared = set()
    for their_point in range(1, 25):
        point, count = opposite(their_point), position.theirs[their_point]
        if not count:
            continue
        if points[point]:
            under_me, under_him = -point in position.pinned, point in position.pinned
            assert under_me != under_him, f"both sides on {point}: {position}"
            assert (count if under_me else len(points[point])) == 1, f"more than one pinned on {point}: {position}"
            points[point] = "o" + points[point] if under_me else points[point] + "o" * count
            shared.add(-point if under_me else point)
        else:
            points[point] = "o" * count
    assert position.pinned == tuple(sorted(shared)), position
    assert len(position.mine) == len(position.theirs)
    hand = [counts[26] if len(counts) > 26 else 0 for counts in (position.mine, position.theirs)]
    return Board(
        tuple(points),
        "o" * position.theirs[25] + "x" * position.mine[25],
        "o" * hand[1] + "x" * hand[0],
        "o" * position.theirs[0] + "x" * position.mine[0],
    )


def to_position(board, opposite, *, with_hand=False):
    """Count a board."""
    mine, theirs, pinned = [0] * (26 + with_hand), [0] * (26 + with_hand), []
    for point in range(1, 25):
        stack = board.points[point]
        mine[point] = stack.count("x")
        theirs[opposite(point)] = stack.count("o")
        if "x" in stack and "o" in stack:
            pinned.append(point if stack[0] == "x" else -point)
    for counts, checker in ((mine, "x"), (theirs, "o")):
        counts[0], counts[25] = board.off.count(checker), board.bar.count(checker)
        if with_hand:
            counts[26] = board.hand.count(checker)
    return Position(tuple(mine), tuple(theirs), tuple(sorted(pinned)))
