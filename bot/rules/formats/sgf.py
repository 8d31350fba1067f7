"""A match as an SGF file, the format in which GNU Backgammon keeps its own matches: one tree of nodes a game.

White is the first player. White's points are letters from `a` for 1, Black's are seen from White's side; `y` is the bar
and `z` off. Things SGF doesn't know are left out as in `.mat`. Checked with GNU Backgammon 1.07.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from bot.errors import TranscriptError, TranscriptReason
from bot.rules.formats.mat_writer import MAT_VARIATIONS, clean, known_outside, no_mat
from bot.rules.match import events as ev
from bot.rules.match.evolution import evolve
from bot.rules.match.state import Crawford, MatchState
from bot.rules.play import Move
from bot.rules.sides import Side

_SIDES: Final = ("W", "B")
_VARIATIONS: Final = {"backgammon": "", "nackgammon": "Nackgammon", "hypergammon": "Hypergammon3"}
_SILENT: Final = ev.TimeRanOut | ev.MatchAbandoned | ev.MatchEnded | ev.DiceRolled
"""Events that make no node of their own."""


def to_sgf(events: Iterable[ev.Event], names: Sequence[str], *, date: str = "") -> str:
    """The match as SGF. `names` are White's and Black's, `date` is `2026.01.31` or "".

    Raises TranscriptError (NO_MAT) for a game or an event that the format doesn't know.
    """
    writer = _Writer(names, date)
    for event in known_outside(events):
        writer.add(event)
    return writer.text()


class _Writer:
    """The trees of a match in the making."""

    def __init__(self, names: Sequence[str], date: str) -> None:
        self._names = [_escaped(clean(name)) or _SIDES[side] for side, name in enumerate(names)]
        self._date = clean(date).replace(".", "-")
        self._trees: list[str] = []
        self._nodes: list[str] = []
        self._head = ""
        self._result = ""
        self._state: MatchState | None = None

    def add(self, event: ev.Event) -> None:
        """Write an event. Raises TranscriptError for one that the format doesn't know."""
        before, self._state = self._state, evolve(self._state, event)
        match event:
            case ev.MatchStarted():
                if event.variant not in MAT_VARIATIONS:
                    raise no_mat(event.variant)
            case ev.GameStarted() if before is not None:
                self._close(before)
                self._head = self._game_head(before, event)
            case ev.PlayMade(side, moves) if before is not None and before.roll is not None:
                roll = "".join(map(str, before.roll))
                self._node(side, roll + _letters(side, moves))
            case ev.TurnPassed(side) if before is not None and before.roll is not None:
                self._node(side, "".join(map(str, before.roll)))
            case ev.GameEnded():
                resigned = event.ending not in (ev.Ending.BORNE_OFF, ev.Ending.PASSED)
                self._result = f"RE[{_SIDES[event.winner]}+{event.points}{'R' if resigned else ''}]"
                self._pending(before)
            case _ if not isinstance(event, _SILENT):
                self._cube(event)

    def _cube(self, event: ev.Event) -> None:
        match event:
            case ev.DoubleOffered(side, _) | ev.CubeBeavered(side, _):
                self._node(side, "double")
            case ev.DoubleTaken(side, _):
                self._node(side, "take")
            case ev.DoublePassed(side):
                self._node(side, "drop")
            case _:
                raise no_mat(type(event).__name__)

    def _node(self, side: Side, value: str) -> None:
        self._nodes.append(f";{_SIDES[side]}[{value}]")

    def _game_head(self, before: MatchState, event: ev.GameStarted) -> str:
        state = self._state or before
        white, black = before.score
        names = f"PW[{self._names[0]}]PB[{self._names[1]}]"
        info = f"MI[length:{before.length}][game:{event.game - 1}][ws:{white}][bs:{black}]"
        date = f"DT[{self._date}]" if self._date else ""
        cube = f"CV[{state.cube.value}]" if state.cube.value > 1 else ""  # after automatic doubles
        return f"(;FF[4]GM[6]CA[UTF-8]AP[backgammon-bot]{info}{names}{date}{_rules(state)}{cube}"

    def _pending(self, state: MatchState | None) -> None:
        """A roll that nobody played."""
        if state is not None and state.roll is not None:
            self._nodes.append(f";PL[{_SIDES[state.on_roll]}]DI[{state.roll.first}{state.roll.second}]")

    def _close(self, state: MatchState | None) -> None:
        if self._head:
            if not self._result:
                self._pending(state)
            self._trees.append("\n".join([self._head + self._result, *self._nodes]) + ")")
        self._head = self._result = ""
        self._nodes = []

    def text(self) -> str:
        """The whole file."""
        if self._state is None:
            raise TranscriptError(TranscriptReason.NOT_A_MATCH_FILE)
        self._close(self._state)
        return "\n".join(self._trees) + "\n"


def _rules(state: MatchState) -> str:
    """GNU Backgammon's name for the rules of this game."""
    rules = [_VARIATIONS[state.variant]]
    rules += ["" if state.rules.cube else "NoCube"]
    rules += ["Crawford" if state.length and state.rules.crawford else ""]
    rules += ["CrawfordGame" if state.crawford is Crawford.NOW else ""]
    rules += ["Jacoby" if state.rules.jacoby and not state.length else ""]
    written = ":".join(rule for rule in rules if rule)
    return f"RU[{written}]" if written else ""


def _letters(side: Side, moves: tuple[Move, ...]) -> str:
    return "".join(_letter(side, move.source) + _letter(side, move.target) for move in moves)


def _letter(side: Side, point: int) -> str:
    if point in (0, 25):
        return "z" if point == 0 else "y"
    return chr(ord("a") + (point - 1 if side is Side.WHITE else 24 - point))


def _escaped(text: str) -> str:
    # GNU Backgammon 1.07 removes only the backslash before a bracket: colons and other backslashes stay as they are.
    # Backslashes that would swallow a bracket must come in pairs.
    paired = re.sub(r"(\\+)(?=\]|$)", lambda run: run[1] + run[1][: len(run[1]) % 2], text)
    return paired.replace("]", "\\]")
