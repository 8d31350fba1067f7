"""Games without hits where a lone checker that is landed on is pinned."""

# ruff: noqa: ARG002 - what one game asks for another does not need

from tests.rules.oracles.game import Game


class Tapa(Game):
    """ "Plakoto without the starting-point rule"."""

    has_bar = False
    pins = True
    near = "pinned_at_home"
    rolls_afresh = True
    winner_starts = True

    def setup(self):
        return {24: 15}

    def may_land(self, board, point):
        """Two enemies close a point; so does one that has pinned a checker of mine ("hold the point")."""
        stack = board.points[point]
        return stack in ("", "o") or stack[-1] == "x"

    def landed(self, board, point):
        """ "No hits: landing on a lone checker pins it"."""
        return board.dropped(point, "x")

    def may_bear_off(self, board, point, die):
        """ "No bearing off while a checker of one's own is pinned"."""
        pinned = any(stack[:1] == "x" and "o" in stack for stack in board.points)
        return not pinned and super().may_bear_off(board, point, die)

    def last_is_pinned(self, board, checker):
        """Is a side's last checker on its start pinned there?"""
        stack = board.points[24 if checker == "x" else 1]
        return stack[:1] == checker and len(set(stack)) == 2

    start_wins = False

    def result(self, board, *, quadruple=False):
        """Where both last checkers are pinned nobody can ever move: the pinners stand on their last points and may not
        be borne off. Plakoto calls that a draw, and nothing else can be said of it in the other games."""
        if self.last_is_pinned(board, "x") and self.last_is_pinned(board, "o"):
            return 0
        if self.start_wins and self.last_is_pinned(board, "o") and not board.count(24, "x"):
            return 2
        return super().result(board)

    def grade(self, board, *, quadruple):
        """ "1 or 2 points"."""
        return 1 if "o" in board.off else 2


class Plakoto(Tapa):
    """ "Pinning the opponent's last checker on its starting point wins double if one's own start is clear, and if both
    are so pinned the game is drawn"."""

    short_wins = start_wins = True


class Makhbusa(Tapa):
    """ "The first checker must reach one's own home board (the far quarter from the start) before another may move"."""

    winner_starts = False

    def arrived(self, board):
        """Has the runner arrived?"""
        return "x" in board.off or any(point <= 6 for point in board.standing("x"))

    def runner_alone(self, board):
        return self.arrived(board) or board.count(24, "x") >= 14

    def forbidden(self, board, source, target, memory):
        runner = next((point for point in board.standing("x") if point != 24), 24)
        return not self.arrived(board) and source != runner
