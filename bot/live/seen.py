"""A position as one viewer sees it: in slots, so that the page knows neither sides nor games.

Slots 1 to 24 are the points as the lower side numbers them; 0, 25 and 26 are borne off, the bar and the hand.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.rules.play import Move
from bot.rules.position import BAR, OFF, Position
from bot.rules.sides import Side
from bot.rules.variants import Variant

Counts = dict[str, int]
"""How many checkers of a side are where, by slot."""


class View(NamedTuple):
    """The game, and the side that sits below."""

    game: Variant
    bottom: Side

    def slot(self, side: Side, point: int) -> int:
        """The slot of a side's own point."""
        return point if side is self.bottom or not OFF < point < BAR else self.game.facing(point)

    def point(self, side: Side, slot: int) -> int:
        """A side's own number of a slot."""
        return self.slot(side, slot)

    def counts(self, side: Side, counts: Sequence[int]) -> Counts:
        """A side's checkers by slot, those of its own numbering given."""
        return {str(self.slot(side, point)): count for point, count in enumerate(counts) if count}

    def position(self, position: Position, mover: Side) -> dict[str, Any]:
        """All checkers of a position that `mover` sees: of White, of Black, and whose are pinned where."""
        mine, theirs = self.counts(mover, position.mine), self.counts(mover.other, position.theirs)
        white, black = (mine, theirs) if mover is Side.WHITE else (theirs, mine)
        pinned = {
            str(self.slot(mover, abs(point))): (mover if point > 0 else mover.other).name.lower()
            for point in position.pinned
        }
        return {"white": white, "black": black, "pinned": pinned}


def others_moved(before: Position, move: Move, after: Position) -> list[tuple[bool, int, int]]:
    """The checkers that a move carries along beside its own: is it the mover's, from where, to where, in own numbers.

    In games of hits that is the checker that goes to the bar. Nothing here knows which game does what.
    """
    mine = [now - then for now, then in zip(after.mine, before.mine, strict=True)]
    mine[move.source] += 1
    mine[move.target] -= 1
    theirs = [now - then for now, then in zip(after.theirs, before.theirs, strict=True)]
    return [*_carried(mine, own=True), *_carried(theirs, own=False)]


def _carried(changed: Sequence[int], *, own: bool) -> list[tuple[bool, int, int]]:
    left = [point for point, change in enumerate(changed) for _ in range(-change)]
    come = [point for point, change in enumerate(changed) for _ in range(change)]
    return [(own, source, target) for source, target in zip(left, come, strict=True)]


def legs(view: View, before: Position, mover: Side, moves: Sequence[Move]) -> list[dict[str, Any]]:
    """The moves of a play one after the other, each with what it carries along."""
    found, position = [], before
    for move in moves:
        after = view.game.apply(position, (move,))
        also = [
            {
                "side": (mover if own else mover.other).name.lower(),
                "from": view.slot(mover if own else mover.other, source),
                "to": view.slot(mover if own else mover.other, target),
            }
            for own, source, target in others_moved(position, move, after)
        ]
        found.append({"from": view.slot(mover, move.source), "to": view.slot(mover, move.target), "also": also})
        position = after
    return found
