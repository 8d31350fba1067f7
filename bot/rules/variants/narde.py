"""Narde, or long backgammon: one checker a turn leaves the head, and six in a row need an opponent in front of them.

Source: https://www.bkgm.com/variants/Narde.html.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from bot.errors import IllegalReason
from bot.rules.generator import Path
from bot.rules.play import Move
from bot.rules.position import POINTS, Position
from bot.rules.rules import Rules
from bot.rules.variants.families.quiet_game import HEAD
from bot.rules.variants.families.same_way import SameWayGame, held, held_after, rows_of_six, turned
from bot.rules.variants.protocol import NO_HAND, Hand

_TIMES: Final = 4


class Narde(SameWayGame):
    """Fevga's board and blocking; a play never ends with six in a row unless an opposing checker is in front of them.

    In front is any checker that has gone past the row: on a lower point in the opponent's numbering, or borne off. A
    row that runs across the opponent's start doesn't count, since all of their checkers have gone past its beginning.
    """

    key = "narde"
    name = "Narde"
    options = frozenset({"free_choice"})
    always = frozenset({"winner_starts"})
    """The winner of a game opens the next (the source says so)."""
    is_plain = False

    two_off_head: ClassVar[frozenset[int]] = frozenset({3, 4, 6})
    """The doublets that take a second checker off the head in a side's first turn, if the first can't go on."""
    # Disputed: others allow it for any first roll that one checker can't play alone, such as 5-5 for the side that
    # begins second.

    def is_uneven(self, position: Position) -> bool:
        """In the first turn a second checker may leave the head once the first can't go on."""
        return self._is_first_turn(position, 0)

    @staticmethod
    def _is_first_turn(position: Position, leaving: int) -> bool:
        return position.mine[HEAD] + leaving == sum(position.mine)

    def movable(self, position: Position, hand: Hand) -> tuple[list[int], bool]:
        """All but the head, from which one checker may go in a turn."""
        mine = list(position.mine)
        leaving = sum(move.source == HEAD for move in hand.made)
        staying = mine[HEAD] - (not leaving)
        if staying <= 0:
            return mine, True
        mine[HEAD] -= staying
        return mine, False

    def moves_of_die(self, position: Position, die: int, rules: Rules, hand: Hand = NO_HAND) -> tuple[Move, ...]:
        """As elsewhere, and in the first turn a second from the head for some doublets once the first is blocked."""
        found = super().moves_of_die(position, die, rules, hand)
        leaving = sum(move.source == HEAD for move in hand.made)
        doublet = len(set(hand.numbers)) == 1 and die in self.two_off_head
        if found or leaving != 1 or not doublet or not self._is_first_turn(position, leaving):
            return found
        open_ahead = not self.is_closed(position, HEAD - die)
        return (Move(HEAD, HEAD - die, hit=False),) if open_ahead and position.mine[HEAD] else ()

    def ends_well(self, position: Position, paths: Sequence[Path]) -> Sequence[Path]:
        """Paths that leave no six in a row before all of the opponent's checkers."""
        before = _locking(position)
        if not before:
            return paths
        after = held_after(position, paths)
        return [path for path, bits in zip(paths, after, strict=True) if not rows_of_six(turned(bits)) & before]

    def why_not_end(self, position: Position, after: Position, rules: Rules) -> IllegalReason | None:
        """More off the head than may leave it, or six in a row with nobody in front."""
        if rows_of_six(turned(held(after.mine))) & _locking(after):
            return IllegalReason.PRIME
        leaving = position.mine[HEAD] - after.mine[HEAD]
        if leaving < 2:
            return None
        first = self._is_first_turn(position, 0) and leaving == 2
        if first and any(self._plays_to(position, after, number, rules) for number in self.two_off_head):
            return None
        return IllegalReason.HEAD

    def _plays_to(self, position: Position, after: Position, number: int, rules: Rules) -> bool:
        """In the first turn, can a doublet of `number` be played to `after`?"""
        made: tuple[Move, ...] = ()
        numbers = (number,) * _TIMES
        while len(made) < _TIMES:
            moves = self.moves_of_die(position, number, rules, Hand(numbers, made))
            if not moves:
                break
            made, position = (*made, moves[0]), self.apply(position, moves[:1])
        return position == after


def _locking(position: Position) -> int:
    """The points where a row may not begin, as bits: the opponent's points above their foremost checker."""
    theirs = position.theirs
    foremost = next((point for point in range(POINTS + 1) if theirs[point]), 0)
    return (1 << foremost - 1) - 1 if foremost else 0


NARDE: Final = Narde()
