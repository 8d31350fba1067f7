"""Plakoto and its kin: a lone checker that is landed on is pinned until the other leaves."""

from collections.abc import Iterator
from typing import ClassVar, Final

from bot.errors import IllegalReason
from bot.rules.generator import Path
from bot.rules.play import Move, Play
from bot.rules.position import BAR, OFF, Position
from bot.rules.rules import Rules
from bot.rules.variants.families.quiet_game import CLOSED, HEAD, QuietGame
from bot.rules.variants.families.search import with_short_wins
from bot.rules.variants.protocol import DRAW, GameResult, Hand

THEIR_HEAD: Final = BAR - HEAD
"""The opponent's start, in the mover's numbering."""


class PinningGame(QuietGame):
    """All on 24; landing on a lone checker pins it, and pinner and pinned hold the point until the pinner leaves.

    Tapa is just this. Both sides are stuck only if each side's last checker on its start is pinned: the pinners are on
    their last point, may bear off only when their own pinned checker is free, and so wait for each other. (A side that
    no roll can move has all its free checkers on its own first point. Anywhere else the opponent would need free
    checkers on six points, or on the next one, and could move one of these. A side whose first checker has yet to
    arrive holds two points at most and blocks nobody.)
    """

    pins = True
    pinned_start_wins: ClassVar[bool] = False
    """Disputed: does pinning the last checker on the opponent's start win double at once, with one's own start clear?
    It does in Plakoto, which is Tapa with this rule, and in Makhbusa if the table has chosen it."""
    short_pins: ClassVar[bool] = True
    """Disputed: may the pin that ends the game be made with fewer dice than could be played, if no longer play makes
    it? Here it may, since nothing is owed once the game is over; others hold the roller to both numbers."""

    def row(self, position: Position) -> tuple[int, ...]:
        """Two opposing checkers close a point, and so does one that pins."""
        row = [CLOSED if count > 1 else 0 for count in reversed(position.theirs)]
        for point in position.pinned:
            if point > 0:
                row[point] = CLOSED
        return tuple(row)

    def is_closed(self, position: Position, point: int) -> bool:
        """Two opposing checkers close a point, and so does one that pins."""
        return position.theirs[BAR - point] > 1 or point in position.pinned

    def movable(self, position: Position, hand: Hand) -> tuple[list[int], bool]:  # noqa: ARG002
        """Pinned checkers stay, and none is borne off while one is pinned."""
        mine, bears = list(position.mine), True
        for point in position.pinned:
            if point > 0:
                mine[point] -= 1
                bears = False
        return mine, bears

    def marked(self, position: Position, path: Path) -> Iterator[Move]:
        """The moves of `path`, with those marked that land on a lone checker which isn't pinned yet."""
        mine, theirs = list(position.mine), position.theirs
        for source, target in zip(path[::2], path[1::2], strict=True):
            pins = bool(target) and not mine[target] and theirs[BAR - target] == 1
            mine[source] -= 1
            mine[target] += 1
            yield Move(source, target, pins)

    def led(self, position: Position, path: Path) -> Position:
        """The mover's checkers moved; the last to leave a point frees the checker it pinned."""
        mine, theirs, pinned = self.moved(position, path), position.theirs, position.pinned
        onto = [-to for to in path[1::2] if theirs[BAR - to] and to and mine[to] and -to not in pinned]
        freed = pinned and [source for source in path[::2] if not mine[source] and -source in pinned]
        if not onto and not freed:
            return Position(mine, theirs, pinned)
        under = {point for point in pinned if point < 0 and mine[-point]}.union(onto)
        return Position(mine, theirs, (*sorted(under), *[point for point in pinned if point > 0]))

    def why_not(self, position: Position, source: int, target: int, rules: Rules) -> IllegalReason | None:  # noqa: ARG002
        """A pinned checker doesn't move, and keeps the others from being borne off."""
        borne_off = target == OFF and any(point > 0 for point in position.pinned)
        return IllegalReason.PINNED if borne_off or source in position.pinned else None

    def has_contact(self, position: Position) -> bool:
        """Until the sides have passed each other and nobody is pinned."""
        return bool(position.pinned) or position.has_contact

    def plays_of_numbers(self, position: Position, numbers: tuple[int, ...], rules: Rules) -> tuple[Play, ...]:
        """As elsewhere; last come shorter plays that end the game by a pin on the start, if no longer one does."""
        plays = super().plays_of_numbers(position, numbers, rules)
        ends = self.short_pins and (self.pinned_start_wins or rules.pinned_start)
        return with_short_wins(plays, self, position, numbers, rules) if ends and position.theirs[HEAD] == 1 else plays

    def may_end(self, position: Position, numbers: tuple[int, ...]) -> bool:
        """Also by a pin on the opponent's start, or by the play that clears one's own after it."""
        return position.theirs[HEAD] == 1 or super().may_end(position, numbers)

    def result(self, position: Position, rules: Rules) -> GameResult | None:
        """Also a draw if neither side can ever move again, and two points if a pin on the start wins them.

        While one's own start still has checkers, the opponent may yet pin the last of them, so the game goes on, and is
        won by the play that clears it.
        """
        ended = super().result(position, rules)
        if not position.pinned:
            return ended
        theirs_pinned = -THEIR_HEAD in position.pinned
        if HEAD in position.pinned and theirs_pinned:
            return DRAW
        wins = theirs_pinned and (self.pinned_start_wins or rules.pinned_start)
        return GameResult(2) if ended is None and wins and not position.mine[HEAD] else ended
