"""Legal plays by trying: for games whose moves depend on earlier ones, or in which some ends of a play are forbidden.

Slower than `bot.rules.generator`, and independent of hits, pins or blocks: a game gives its moves.
"""

from collections.abc import Callable
from typing import NamedTuple

from bot.errors import IllegalReason
from bot.rules.play import Move, Play
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.variants.protocol import Hand, Variant

EndRule = Callable[[Position, Position, Rules], IllegalReason | None]
"""The rule that forbids a play to lead from one position to another, if there is one."""


class _Stage(NamedTuple):
    """A position on the way, and the moves that led to it."""

    position: Position
    made: tuple[Move, ...]


def search(
    variant: Variant, position: Position, numbers: tuple[int, ...], rules: Rules, *, why_not_end: EndRule | None = None
) -> tuple[Play, ...]:
    """Every legal play of `numbers`, one for each resulting position: as many dice as possible, and no forbidden end.

    If either die can be played but not both, it's the higher one (or any, under `free_choice`). `why_not_end` says
    which ends are forbidden, by default as the game does.
    """
    if not numbers:
        return ()
    forbids = why_not_end or variant.why_not_end
    higher_first = sorted({numbers, numbers[::-1]}, reverse=True)
    levels = [_levels(variant, position, order, rules) for order in higher_first]
    for count in range(len(numbers), 0, -1):
        found: dict[Position, tuple[Move, ...]] = {}
        for stages in levels:
            if count == 1 and found and not rules.free_choice:
                break
            for stage in stages[count] if len(stages) > count else ():
                if forbids(position, stage.position, rules) is None:
                    found.setdefault(stage.position, stage.made)
        if found:
            return tuple(Play.made(position, made, after) for after, made in found.items())
    return ()


def _levels(variant: Variant, position: Position, order: tuple[int, ...], rules: Rules) -> list[list[_Stage]]:
    """The positions after no, one, two ... dice of `order`, each once."""
    levels = [[_Stage(position, ())]]
    for die in order:
        following: dict[Position, tuple[Move, ...]] = {}
        for stage in levels[-1]:
            for move in variant.moves_of_die(stage.position, die, rules, Hand(order, stage.made)):
                following.setdefault(variant.apply(stage.position, (move,)), (*stage.made, move))
        if not following:
            break
        levels.append([_Stage(*item) for item in following.items()])
    return levels


def with_short_wins(
    plays: tuple[Play, ...], variant: Variant, position: Position, numbers: tuple[int, ...], rules: Rules
) -> tuple[Play, ...]:
    """The `plays`, and if none of them wins, those that do before all of `numbers` are played: none is owed then."""
    if len(numbers) < 2 or any(variant.result(play.after, rules) is not None for play in plays):
        return plays
    found: dict[Position, tuple[Move, ...]] = {}
    for order in {numbers, numbers[::-1]}:
        level: dict[Position, tuple[Move, ...]] = {position: ()}
        for die in order[:-1]:
            following: dict[Position, tuple[Move, ...]] = {}
            for stage, made in level.items():
                for move in variant.moves_of_die(stage, die, rules, Hand(order, made)):
                    after = variant.apply(stage, (move,))
                    over = variant.result(after, rules) is not None
                    (found if over else following).setdefault(after, (*made, move))
            level = following
    return plays + tuple(Play.made(position, made, after) for after, made in found.items())
