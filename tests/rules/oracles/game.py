"""What the games have in common, told as one would at the table: one die after the other, in every order."""

# ruff: noqa: ARG002 - what one game asks for another does not need

from itertools import permutations
from typing import NamedTuple

from tests.rules.oracles.board import Board, empty, from_position


class Way(NamedTuple):
    """A board that can be come to, the dice played to come there, and what has to be remembered of the moves."""

    board: Board
    dice: tuple[int, ...]
    memory: object


class Game:
    """Standard backgammon's moves, without its start and its end."""

    with_hand = False
    has_bar = True
    bears_off = True
    near = "end"
    """Which boards are made for it more often than others: see `places`."""
    pins = False
    most_on_a_point = 15
    short_wins = False
    """Where no play of as many dice as possible wins, may fewer win at once? No number is owed once a game is over."""
    rolls_afresh = False
    winner_starts = False

    def setup(self):
        """Where each side's checkers stand at the start, in its own numbering."""
        raise NotImplementedError

    def opposite(self, point):
        """What the other side calls my point."""
        return 25 - point

    def start(self):
        """The board before the first roll."""
        board = empty()
        for place, count in self.setup().items():
            for _ in range(count):
                board = board.dropped(place, "x")
                board = board.dropped(self.opposite(place) if isinstance(place, int) else place, "o")
        return board

    def board(self, position):
        """Lay out a position."""
        return from_position(position, self.opposite)

    # Moves.

    def runner_alone(self, board):
        """Where one checker has to go ahead: has only one done so? Otherwise no game comes to such a board."""
        return True

    def may_land(self, board, point):
        """ "A checker may never land on a point occupied by two or more enemy checkers"."""
        return board.count(point, "o") < 2

    def landed(self, board, point):
        """The board after a checker came down on a point; a lone enemy goes to the bar."""
        if board.points[point] == "o":
            board = board.with_point(point, "").dropped("bar", "o")
        return board.dropped(point, "x")

    def all_home(self, board):
        """ "All of a player's checkers are in his home board"."""
        away = [point for point in board.standing("x") if point > 6]
        return not away and "x" not in board.bar + board.hand

    def may_bear_off(self, board, point, die):
        """Exact number, or from the highest point when nothing stands higher."""
        return self.all_home(board) and (die == point or (die > point and max(board.standing("x")) == point))

    def targets(self, board, source, die):
        """Where a checker may go with a die: points, or "off"."""
        if source in ("bar", "hand"):
            return [25 - die]
        if source - die >= 1:
            return [source - die]
        return ["off"] if self.may_bear_off(board, source, die) else []

    def sources(self, board):
        """Where a checker may be taken from. "Bar first"."""
        if "x" in board.bar:
            return ["bar"]
        found = [point for point, stack in enumerate(board.points) if stack[-1:] == "x"]
        return ["hand", *found] if "x" in board.hand else found

    def forbidden(self, board, source, target, memory):
        """Does a rule of this game's own forbid the move?"""
        return target != "off" and board.count(target, "x") >= self.most_on_a_point

    def at_first(self, board, numbers):
        """What the moves of a turn have to know of its beginning."""
        return ()

    def remember(self, memory, source):
        """What the later moves of a turn have to know of the earlier ones."""
        return memory

    def moves(self, board, die, memory=()):
        """Every (source, target, board after it) of one die."""
        found = []
        for source in self.sources(board):
            for target in self.targets(board, source, die):
                if target != "off" and not self.may_land(board, target):
                    continue
                if self.forbidden(board, source, target, memory):
                    continue
                lifted = board.lifted(source, "x")
                after = lifted.dropped("off", "x") if target == "off" else self.landed(lifted, target)
                found.append((source, target, after))
        return tuple(found)

    def may_end(self, after, *, strictly=True):
        """May a play end so? Not `strictly` is asked where no play ends as it should."""
        return True

    def ways(self, board, numbers):
        """Every board that can be come to with none, one, some or all of the numbers, in any order."""
        found = set()
        for order in set(permutations(numbers)):
            reached = {Way(board, (), self.at_first(board, numbers))}
            for die in order:
                reached = {
                    Way(after, (*way.dice, die), self.remember(way.memory, source))
                    for way in reached
                    for source, _, after in self.moves(way.board, die, way.memory)
                }
                found |= reached
        return found

    def results(self, board, numbers, *, free_choice=False):
        """Every board after a legal play: as many dice as possible; of two that exclude each other, the higher."""
        every = self.ways(board, numbers)
        ways = [way for way in every if self.may_end(way.board)]
        # What cannot be done need not be done.
        ways = ways or [way for way in every if self.may_end(way.board, strictly=False)]
        if not ways:
            return set()
        short = [way.board for way in ways if self.short_wins and self.result(way.board) is not None]
        most = max(len(way.dice) for way in ways)
        ways = [way for way in ways if len(way.dice) == most]
        if most == 1 and not free_choice:
            highest = max(way.dice for way in ways)
            ways = [way for way in ways if way.dice == highest]
        whole = {way.board for way in ways}
        return whole if any(self.result(board) is not None for board in whole) else whole.union(short)

    # The end.

    def result(self, board, *, quadruple=False):
        """How many times the cube the mover has won by his play; 0 for a draw, None while the game goes on."""
        if board.off.count("x") < sum(self.setup().values()):
            return None
        return self.grade(board, quadruple=quadruple)

    def grade(self, board, *, quadruple):
        """Single, gammon or backgammon; four times with a checker on the bar, where that is played."""
        if "o" in board.off:
            return 1
        if quadruple and "o" in board.bar:
            return 4
        in_my_home = any(board.count(point, "o") for point in range(1, 7))
        return 3 if in_my_home or "o" in board.bar else 2

    # The turn. What is to be done: ("play", numbers), ("name",) a doublet, ("roll",).

    def numbers(self, first, second):
        """The numbers of a roll, in no order."""
        return (first,) * 4 if first == second else (first, second)

    def agenda(self, first, second, own_turn):
        """What a roll gives to do, `own_turn` counting the side's turns from 0."""
        return [("play", self.numbers(first, second))]

    def named(self, number):
        """What a named doublet gives to do."""
        raise NotImplementedError

    def hands_over(self, first, second, own_turn):
        """Does the opponent play what the roller cannot?"""
        return False
