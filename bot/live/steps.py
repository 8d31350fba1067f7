"""The legal plays of a roll as a tree of steps, for a page that only walks it.

Every path from the first node ends in a legal play, and every legal play can be reached in every order in which it may
be made. Nodes from which the same can follow are sent once, so a thousand plays fit into a few kilobytes. A play is
named by the path to it: the numbers of the steps taken.

A viewer sees a position in slots, so that the page knows neither sides nor games: 1 to 24 are the points as the lower
side numbers them; 0, 25 and 26 are borne off, the bar and the hand.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from bot.errors import NotationError
from bot.live.frames import Act
from bot.rules.match import commands as cmd
from bot.rules.match.state import MatchState
from bot.rules.match.turn import game_of, numbers_now, plays_now
from bot.rules.play import Move, Play
from bot.rules.position import BAR, OFF, Position
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.variants import Variant
from bot.rules.variants.protocol import Hand

Counts = dict[str, int]
"""How many checkers of a side are where, by slot."""
END: Final = -1
"""In place of the number of a node: the play is complete."""
MARK: Final = "@"
"""Begins a play that is named by its path."""
_A_DIE: Final = 8  # more than any die: the number of what a step carries along is written above it
_KEPT: Final = 128
_Key = tuple[Position, tuple[int, ...], tuple[int, ...]]
_Others = tuple[tuple[bool, int, int], ...]
CommandFor = Callable[[Side], cmd.Command]

PLAIN: Final[dict[str, CommandFor]] = {
    "roll": cmd.RollDice,
    "double": cmd.OfferDouble,
    "take": cmd.Take,
    "pass": cmd.Pass,
    "beaver": cmd.Beaver,
    "pass_until": cmd.PassUntilFree,
    "resign_match": cmd.ResignMatch,
    "accept_resignation": cmd.AcceptResignation,
    "refuse_resignation": cmd.RefuseResignation,
}
"""The commands that need nothing but a side, by their names."""


class View(NamedTuple):
    """The game, and the side that sits below."""

    game: Variant
    bottom: Side

    def slot(self, side: Side, point: int) -> int:
        """The slot of a side's own point, and the other way round."""
        return point if side is self.bottom or not OFF < point < BAR else self.game.facing(point)

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
        also = []
        for own, source, target in others_moved(position, move, after):
            side = mover if own else mover.other
            ends = {"from": view.slot(side, source), "to": view.slot(side, target)}
            also.append({"side": side.name.lower(), **ends})
        found.append({"from": view.slot(mover, move.source), "to": view.slot(mover, move.target), "also": also})
        position = after
    return found


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


def played(text: str, state: MatchState) -> str:
    """The notation of a play that is named by its path, or by its notation. Raises NotationError."""
    return play_on(state, text) if text.startswith(MARK) else text


def command_of(act: Act, state: MatchState) -> CommandFor:
    """The command that an act gives in a match that stands so. Raises NotationError for one that there is not."""
    plain = PLAIN.get(act.do)
    if plain is not None:
        return plain
    if act.do == "play" and isinstance(act.arg, str):
        text = played(act.arg, state)
        return lambda side: cmd.MakePlay(side, text)
    number = act.arg if isinstance(act.arg, int) else 0
    if act.do == "name":
        return lambda side: cmd.NameDoublet(side, number)
    if act.do == "resign":
        return lambda side: cmd.Resign(side, max(1, number))
    raise NotationError(act.do, "act")
