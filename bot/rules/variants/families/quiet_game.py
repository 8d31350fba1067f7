"""The common rules of the games without hits: in a turn only one side's checkers move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from bot.errors import IllegalReason
from bot.rules.generator import Path, moves_of_die, paths_of
from bot.rules.play import Move, Play, play_text
from bot.rules.position import POINTS, Position
from bot.rules.rules import Rules
from bot.rules.variants.families.search import EndRule, search
from bot.rules.variants.protocol import ALWAYS_OPTIONS, NO_HAND, Hand, OneOrTwo, Variant

HEAD: Final = POINTS
"""The point where all of a side's checkers start, in its own numbering."""
CLOSED: Final = 2
"""A count of opposing checkers that tells the generator a point is closed."""


class QuietPlay(Play):
    """A play of a game without hits; its result and its pins are rarely needed, so they are computed late."""

    __slots__ = ("_game",)

    def __init__(self, before: Position, path: Path, game: QuietGame) -> None:
        """Make a play of `path`: source, target, source, target ... from the position `before`."""
        super().__init__(before, path)
        self._game = game

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves in the order they are made; those that pin are marked."""
        if self._moves is None:
            self._moves = tuple(self._game.marked(self.before, self._path))
        return self._moves

    def _position_after(self) -> Position:
        return self._game.led(self.before, self._path)

    @property
    def notation(self) -> str:
        """The usual text. Stops never matter without hits: the departures and arrivals are the whole play."""
        if self._text is None:
            self._text = play_text(self.moves)
        return self._text


class QuietGame(OneOrTwo, Variant):
    """Fifteen checkers on the head, no hits and no cube; two points if the loser has borne off none.

    The opponent's checkers stay where they are during a play, so the closed points are known before it.
    """

    setup = Position.of({HEAD: 15}, {HEAD: 15})
    options = ALWAYS_OPTIONS
    gammons = False
    hits = False
    has_ids = False
    rolls_afresh = True
    # The winner of the opening roll throws both dice anew, so a first turn may have a doublet:
    # https://www.bkgm.com/variants/Plakoto.html, https://www.bkgm.com/variants/Fevga.html and
    # https://www.bkgm.com/variants/Narde.html. Disputed: elsewhere the opening dice are played, as in backgammon.

    def row(self, position: Position) -> tuple[int, ...]:
        """For each of the mover's points 0-25: 2 if `is_closed`, otherwise 0."""
        raise NotImplementedError

    def movable(self, position: Position, hand: Hand) -> tuple[list[int], bool]:  # noqa: ARG002
        """The mover's counts without the checkers that have to stay, and whether bearing off is allowed at all."""
        return list(position.mine), True

    def is_uneven(self, position: Position) -> bool:  # noqa: ARG002
        """Does an earlier move of a play from here decide which checkers may move later?"""
        return False

    def ends_well(self, position: Position, paths: Sequence[Path]) -> Sequence[Path]:  # noqa: ARG002
        """The `paths` that don't end in a forbidden position: faster than `why_not_end` for each."""
        return paths

    def plays_of_numbers(self, position: Position, numbers: tuple[int, ...], rules: Rules) -> tuple[Play, ...]:
        """As many dice as possible with an allowed end; if either die but not both, the higher."""
        if not numbers:
            return ()
        if self.is_uneven(position):
            return self.searched(position, numbers, rules)
        mine, bears = self.movable(position, Hand(numbers))
        paths = paths_of(mine, self.row(position), numbers, free_choice=rules.free_choice, bears=bears)
        allowed = self.ends_well(position, paths)
        if allowed or not paths:
            return tuple([QuietPlay(position, path, self) for path in allowed])
        # Every play of that many dice has a forbidden end; plays of fewer dice may not.
        return self.searched(position, numbers, rules)

    def searched(
        self, position: Position, numbers: tuple[int, ...], rules: Rules, why_not_end: EndRule | None = None
    ) -> tuple[Play, ...]:
        """The legal plays by trying every move."""
        plays = search(self, position, numbers, rules, why_not_end=why_not_end)
        paths = ([point for move in play.moves for point in move[:2]] for play in plays)
        return tuple([QuietPlay(position, tuple(path), self) for path in paths])

    def moves_of_die(self, position: Position, die: int, rules: Rules, hand: Hand = NO_HAND) -> tuple[Move, ...]:  # noqa: ARG002
        """Every move to an open point, of a checker that may move."""
        mine, bears = self.movable(position, hand)
        found = moves_of_die(mine, self.row(position), die, bears=bears)
        return tuple(move for step in found for move in self.marked(position, step))

    def marked(self, position: Position, path: Path) -> Iterator[Move]:  # noqa: ARG002
        """The moves of `path`, with those marked that pin."""
        for source, target in zip(path[::2], path[1::2], strict=True):
            yield Move(source, target, hit=False)

    def apply(self, position: Position, moves: Sequence[Move]) -> Position:
        """The mover's checkers moved; the opponent's stay."""
        return self.led(position, tuple([point for move in moves for point in move[:2]]))

    def led(self, position: Position, path: Path) -> Position:
        """The result of `path`; the opponent's checkers stay."""
        return Position(self.moved(position, path), position.theirs)

    @staticmethod
    def moved(position: Position, path: Path) -> tuple[int, ...]:
        """The mover's counts after `path`."""
        mine = list(position.mine)
        for index in range(0, len(path), 2):
            mine[path[index]] -= 1
            mine[path[index + 1]] += 1
        return tuple(mine)


class RunnerFirst(QuietGame):
    """A game in which the first checker has to arrive before another may move; it may get there within a play."""

    runner_goal: ClassVar[int]
    """The highest point on which the first checker has arrived."""

    def runner(self, position: Position) -> int:
        """The point of the only checker that may move: the head before it sets out, 0 once it has arrived."""
        mine = position.mine
        if mine[HEAD] < sum(mine) - 1:
            return 0
        at = next((point for point in range(HEAD) if mine[point]), HEAD)
        return at if at > self.runner_goal else 0

    def is_uneven(self, position: Position) -> bool:
        """Until the first checker has arrived."""
        return bool(self.runner(position))

    def movable(self, position: Position, hand: Hand) -> tuple[list[int], bool]:
        """Only the first checker until it has arrived."""
        mine, bears = super().movable(position, hand)
        runner = self.runner(position)
        if not runner:
            return mine, bears
        return [count if point == runner else 0 for point, count in enumerate(mine)], False

    def why_not(self, position: Position, source: int, target: int, rules: Rules) -> IllegalReason | None:
        """No checker but the first may move before that has arrived."""
        reason = super().why_not(position, source, target, rules)
        if reason is None and source == HEAD and self.runner(position) not in (0, HEAD):
            return IllegalReason.RUNNER_FIRST
        return reason
