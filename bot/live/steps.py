"""The legal plays of a roll as a tree of steps, for a page that only walks it.

Every path from the first node ends in a legal play, and every legal play can be reached in every order in which it may
be made. Nodes from which the same can follow are sent once, so a thousand plays fit into a few kilobytes. A play is
named by the path to it: the numbers of the steps taken.
"""

from functools import lru_cache
from typing import Any, Final, NamedTuple

from bot.errors import NotationError
from bot.live.seen import View, others_moved
from bot.rules.match.state import MatchState
from bot.rules.match.turn import game_of, numbers_now, plays_now
from bot.rules.play import Move, Play
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.variants import Variant
from bot.rules.variants.protocol import Hand

END: Final = -1
"""In place of the number of a node: the play is complete."""
MARK: Final = "@"
"""Begins a play that is named by its path."""
_A_DIE: Final = 8
"""More than any die: the number of what a step carries along is written above it."""
_KEPT: Final = 128
_Key = tuple[Position, tuple[int, ...], tuple[int, ...]]
_Others = tuple[tuple[bool, int, int], ...]


class Step(NamedTuple):
    """A step in the mover's own numbers, the number of the node after it or END, and what it carries along."""

    move: Move
    die: int
    node: int
    others: _Others


Nodes = tuple[tuple[Step, ...], ...]
"""The steps that are possible at each node. The last one is where every play begins."""


def tree(state: MatchState, view: View) -> dict[str, Any] | None:
    """The legal plays of the roll that waits to be played, as `docs/live.md` has it; None if there are none."""
    plays = plays_now(state)
    return _written(_nodes_of(state, plays), view, state.on_roll) if plays else None


def play_on(state: MatchState, path: str) -> str:
    """The notation of the play that a path such as `@0.2` leads to. Raises NotationError for one that leads nowhere."""
    plays, position = plays_now(state), state.position
    nodes = _nodes_of(state, plays) if plays else ()
    at = len(nodes) - 1
    for word in path.removeprefix(MARK).split("."):
        index = int(word) if word.isascii() and word.isdecimal() and len(word) < 4 else len(nodes)
        if at == END or index >= len(nodes[at]):
            raise NotationError(path, "path")
        position = game_of(state).apply(position, (nodes[at][index].move,))
        at = nodes[at][index].node
    found = next((play for play in plays if play.after == position), None)
    if at != END or found is None:
        raise NotationError(path, "path")
    return found.notation


def _nodes_of(state: MatchState, plays: tuple[Play, ...]) -> Nodes:
    return _grown(game_of(state), state.position, numbers_now(state), state.rules, plays)


@lru_cache(maxsize=_KEPT)
def _grown(game: Variant, position: Position, numbers: tuple[int, ...], rules: Rules, plays: tuple[Play, ...]) -> Nodes:
    growing = _Growing(game, numbers, rules, plays)
    if growing.node(position, numbers, ()) is None:
        raise LookupError("no steps lead to these plays")
    return tuple(growing.nodes)


class _Growing:
    """Finds every step that can still become a legal play."""

    def __init__(self, game: Variant, numbers: tuple[int, ...], rules: Rules, plays: tuple[Play, ...]) -> None:
        self._game, self._numbers, self._rules = game, numbers, rules
        self._ends = {play.after for play in plays}
        self._length = len(plays[0].moves)
        self._known: dict[_Key, int | None] = {}
        self.nodes: dict[tuple[Step, ...], int] = {}

    def node(self, position: Position, left: tuple[int, ...], made: tuple[Move, ...]) -> int | None:
        """The number of the node where the dice `left` may be played; None where no legal play can be reached."""
        # In some games the moves made decide what may follow, but never their order.
        sources = () if self._game.is_plain else tuple(sorted(move.source for move in made))
        key = position, tuple(sorted(left)), sources
        if key not in self._known:
            steps = tuple(step for die in dict.fromkeys(left) for step in self._steps(position, left, made, die))
            self._known[key] = self.nodes.setdefault(steps, len(self.nodes)) if steps else None
        return self._known[key]

    def _steps(self, position: Position, left: tuple[int, ...], made: tuple[Move, ...], die: int) -> list[Step]:
        at = left.index(die)
        rest, found = left[:at] + left[at + 1 :], []
        for move in self._game.moves_of_die(position, die, self._rules, Hand(self._numbers, made)):
            after = self._game.apply(position, (move,))
            if self._is_end(after, len(made) + 1):
                node: int | None = END
            elif len(made) + 1 < self._length:
                node = self.node(after, rest, (*made, move))
            else:
                node = None
            if node is not None:
                found.append(Step(move, die, node, tuple(others_moved(position, move, after))))
        return found

    def _is_end(self, after: Position, steps: int) -> bool:
        """Is a play complete there: all dice that can be played are, or the game is over?"""
        if after not in self._ends:
            return False
        return steps == self._length or self._game.result(after, self._rules) is not None


def _written(nodes: Nodes, view: View, mover: Side) -> dict[str, Any]:
    """The nodes as the page reads them: four numbers a step, and what steps carry along apart, each written once."""
    also: dict[_Others, int] = {}

    def step(one: Step) -> tuple[int, int, int, int]:
        number = also.setdefault(one.others, len(also) + 1) if one.others else 0
        source, target = view.slot(mover, one.move.source), view.slot(mover, one.move.target)
        return source, target, one.die + _A_DIE * number, one.node

    def carried(own: bool, source: int, target: int) -> list[Any]:
        side = mover if own else mover.other
        return [side.name.lower(), view.slot(side, source), view.slot(side, target)]

    written = [[number for one in node for number in step(one)] for node in nodes]
    return {"root": len(nodes) - 1, "nodes": written, "also": [[carried(*one) for one in others] for others in also]}
