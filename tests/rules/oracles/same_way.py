"""Games in which both sides go the same way round, from opposite corners, and one checker holds a point."""

# ruff: noqa: ARG002 - what one game asks for another does not need

from tests.rules.oracles.game import Game


class SameWay(Game):
    """ "My p is his p+-12; one checker holds a point, no hits"; 1 or 2 points."""

    has_bar = False
    rolls_afresh = True

    def setup(self):
        return {24: 15}

    def opposite(self, point):
        return (point + 12 - 1) % 24 + 1

    def may_land(self, board, point):
        return not board.count(point, "o")

    def grade(self, board, *, quadruple):
        return 1 if "o" in board.off else 2

    def primes(self, board):
        """The six-primes of mine on the opponent's way, each by its points as he counts them, his farthest first."""
        mine = {self.opposite(point) for point in board.standing("x")}
        rows = [tuple(range(first, first - 6, -1)) for first in range(24, 5, -1)]
        return [row for row in rows if set(row) <= mine]

    def his(self, board):
        """The points on which the opponent stands, in their own numbering; off is 0."""
        return {self.opposite(point) for point in board.standing("o")} | ({0} if "o" in board.off else set())


class Fevga(SameWay):
    """The runner, the starting quarter, and the prime that has to open."""

    near = "prime"
    winner_starts = True

    def arrived(self, board):
        """ "The first checker must pass the opponent's start before another moves"; his start is my point 12."""
        return "x" in board.off or any(point < 12 for point in board.standing("x"))

    def runner_alone(self, board):
        return self.arrived(board) or board.count(24, "x") >= 14

    def forbidden(self, board, source, target, memory):
        runner = next((point for point in board.standing("x") if point != 24), 24)
        return not self.arrived(board) and source != runner

    def may_end(self, after, *, strictly=True):
        """ "Never hold all six points of one's starting quarter; a six-prime must open if all of the opponent's
        checkers stand right behind it"; where no play opens it, it may stay."""
        if all(after.count(point, "x") for point in range(19, 25)):
            return False
        return not strictly or not any(self.his(after) == {row[0] + 1} for row in self.primes(after))


class Narde(SameWay):
    """The head, and the block of six."""

    near = "start"
    winner_starts = True

    def at_first(self, board, numbers):
        """How many checkers have left the head in this turn, and how many may."""
        first_turn = board.count(24, "x") == 15
        return (0, 2 if first_turn and len(set(numbers)) == 1 < len(numbers) and numbers[0] in (3, 4, 6) else 1)

    def remember(self, memory, source):
        left, may = memory
        return (left + (source == 24), may)

    def forbidden(self, board, source, target, memory):
        """ "One checker off the head a turn (two on the first turn for 3-3, 4-4, 6-6 when the first is blocked)"."""
        left, may = memory
        if source != 24 or left == 0:
            return False
        if left >= may:
            return True
        first = next(point for point in board.standing("x") if point != 24)
        onward = first - (source - target)
        return onward >= 1 and self.may_land(board, onward)

    def may_end(self, after, *, strictly=True):
        """ "Six in a row only with an opposing checker in front of it": one that has passed it."""
        return all(min(self.his(after)) < row[-1] for row in self.primes(after))


class GulBara(SameWay):
    """ "No head or prime rule"; doublets go on, and what cannot be played is the opponent's."""

    def agenda(self, first, second, own_turn):
        """ "For the first three turns of each player doublets count x4, after that a doublet n-n is followed by n+1 ...
        up to 6-6, each x4"."""
        if first != second or own_turn < 3:
            return super().agenda(first, second, own_turn)
        return [("play", (number,) * 4) for number in range(first, 7)]

    def hands_over(self, first, second, own_turn):
        """ "What the roller cannot play passes to the opponent": of any doublet, that of an early turn too."""
        return first == second
