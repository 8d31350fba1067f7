"""Games with hits that begin on the board."""

# ruff: noqa: ARG002 - what one game asks for another does not need

from tests.rules.oracles.game import Game


class Backgammon(Game):
    """ "24:2, 13:5, 8:3, 6:5, each player in own numbering"."""

    def setup(self):
        return {24: 2, 13: 5, 8: 3, 6: 5}


class Nackgammon(Game):
    """ "24:2 23:2 13:4 8:3 6:4"."""

    def setup(self):
        return {24: 2, 23: 2, 13: 4, 8: 3, 6: 4}


class Hypergammon(Game):
    """ "three checkers, one each on 24 23 22"."""

    def setup(self):
        return {24: 1, 23: 1, 22: 1}


class Longgammon(Game):
    """ "all on 24"."""

    def setup(self):
        return {24: 15}


class Egyptian(Backgammon):
    """ "at most five of one's own on a point, entering from the bar included"."""

    most_on_a_point = 5


class Runte(Backgammon):
    """ "in one's own home board checkers move forwards or backwards, never out of it; the rest as standard"."""

    short_wins = True

    def targets(self, board, source, die):
        found = super().targets(board, source, die)
        if isinstance(source, int) and source <= 6 and source + die <= 6:
            found.append(source + die)
        return found


class Portes(Backgammon):
    """ "standard start, no cube; 1 or 2 points (no triple); the winner of the opening roll rolls afresh"."""

    rolls_afresh = True
    winner_starts = True

    def grade(self, board, *, quadruple):
        return 1 if "o" in board.off else 2


class Sugoroku(Backgammon):
    """Doublets are nothing special, nothing is borne off, and 1 point for all fifteen home, or for shutting out."""

    bears_off = False
    short_wins = True

    def numbers(self, first, second):
        return (first, second)

    def may_bear_off(self, board, point, die):
        return False

    def shut_out(self, board):
        """ "Who closes six points in a row with an opposing checker on the bar"."""
        closed = "".join("x" if board.count(point, "x") >= 2 else " " for point in range(1, 25))
        return "o" in board.bar and "xxxxxx" in closed

    def result(self, board, *, quadruple=False):
        return 1 if self.all_home(board) or self.shut_out(board) else None
