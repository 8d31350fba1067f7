"""A match as an SGF file, the format in which GNU Backgammon keeps its own matches: one tree of nodes a game.

White is the first player. White's points are letters from `a` for 1, Black's are seen from White's side; `y` is the bar
and `z` off. Things SGF doesn't know are left out as in `.mat`. Checked with GNU Backgammon 1.07. When it's read, the
nodes become the cells of a `.mat` file, and what GNU Backgammon's analysis adds is passed over.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from bot.errors import TranscriptError, TranscriptReason
from bot.rules.formats.mat_import import Imported, play_lines
from bot.rules.formats.mat_lines import (
    MOST_CELLS,
    MOST_GAMES,
    CellWord,
    Length,
    Line,
    MatCell,
    MatGame,
    NamesLine,
    Tag,
    decode,
)
from bot.rules.formats.mat_writer import MAT_VARIATIONS, clean, known_outside, no_mat
from bot.rules.match import events as ev
from bot.rules.match.evolution import evolve
from bot.rules.match.state import Crawford, MatchState
from bot.rules.sides import Side

_SIDES: Final = ("W", "B")
_VARIATIONS: Final = {"backgammon": "", "nackgammon": "Nackgammon", "hypergammon": "Hypergammon3"}
_SILENT: Final = ev.TimeRanOut | ev.MatchAbandoned | ev.MatchEnded | ev.DiceRolled  # events without a node of their own


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
                points = (_letter(side, point) for move in moves for point in (move.source, move.target))
                self._node(side, roll + "".join(points))
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


def _letter(side: Side, point: int) -> str:
    if point in (0, 25):
        return "z" if point == 0 else "y"
    return chr(ord("a") + (point - 1 if side is Side.WHITE else 24 - point))


def _escaped(text: str) -> str:
    # GNU Backgammon 1.07 removes only the backslash before a bracket: colons and other backslashes stay as they are.
    # Backslashes that would swallow a bracket must come in pairs.
    paired = re.sub(r"(\\+)(?=\]|$)", lambda run: run[1] + run[1][: len(run[1]) % 2], text)
    return paired.replace("]", "\\]")


_MOST_BYTES: Final = 4_000_000  # an analysis makes a file large
STARTS: Final = re.compile(rb"\(\s*;")
"""How such a file begins."""
_TOKEN: Final = re.compile(
    r"(?P<node>;)|(?P<tree>[()])|(?P<name>[A-Z]{1,8})|\[(?P<value>(?:\\.|[^\\\]])*)\]", re.DOTALL
)
_NUMBERS: Final = re.compile(r"(\w{1,10}):(\d{1,6})")
_RESULT: Final = re.compile(r"([WB])\+(\d{1,6})")
_MOVE: Final = re.compile(r"([1-6])([1-6])((?:[a-z]{2})*)")
_COLOR_SIDES: Final = {"W": Side.WHITE, "B": Side.BLACK}
_WORDS: Final = {"double": CellWord.DOUBLE, "take": CellWord.TAKE, "drop": CellWord.PASS}
_SET_UP: Final = ("AE", "AW", "AB")  # a board that was set up by hand: the moves before it don't lead there
_KNOWN: Final = frozenset({"GM", "MI", "PW", "PB", "DT", "RU", "RE", "CV", "PL", "DI", *_COLOR_SIDES, *_SET_UP})
_BAR, _OFF = 24, 25
"""The indexes of their letters, `y` and `z`."""


class _Node(NamedTuple):
    """A node: its line, and the values of its properties."""

    line: int
    values: dict[str, list[str]]

    def first(self, name: str) -> str:
        """The first value of a property; "" without one."""
        return self.values.get(name, [""])[0]


def from_sgf(data: bytes) -> Imported:
    """Read an SGF file. Every roll, play, cube action, score and result is checked by our own rules.

    Raises TranscriptError, and nothing else, for anything that can't be read or was not played by the rules.
    """
    lines: list[Line] = []
    for number, (nodes, whole) in enumerate(_games(decode(data, _MOST_BYTES))):
        if not number:
            lines += _terms(nodes[0])
        lines += _game(nodes, whole=whole)
        if number == MOST_GAMES or len(lines) > MOST_CELLS:
            raise TranscriptError(TranscriptReason.TOO_LARGE)
    return play_lines(lines)


def _games(text: str) -> Iterator[tuple[list[_Node], bool]]:
    """The nodes of each game, of variations the first; and whether it's whole, rather than cut off."""
    nodes: list[_Node] = []
    depth = line = position = 0
    closed = False
    name = ""
    for found in _TOKEN.finditer(text):
        line += text.count("\n", position, found.start())
        position = found.start()
        if found["tree"] == "(":
            depth += 1
        elif found["tree"]:
            depth -= 1
            closed = depth > 0
            if not depth and nodes:
                yield nodes, True
                nodes = []
        elif closed and depth > 1:
            continue
        elif found["node"]:
            nodes.append(_Node(line + 1, {}))
        elif found["name"]:
            name = found["name"]
        elif nodes and name in _KNOWN:
            nodes[-1].values.setdefault(name, []).append(re.sub(r"\\(.)", r"\1", found["value"], flags=re.DOTALL))
    if nodes:
        yield nodes, False


def _info(root: _Node) -> dict[str, int]:
    """What the first node says of the match: its length, the number of the game, the score."""
    found = (_NUMBERS.fullmatch(value.strip()) for value in root.values.get("MI", ()))
    return {each[1]: int(each[2]) for each in found if each}


def _terms(root: _Node) -> list[Line]:
    if root.first("GM").strip() != "6":  # backgammon, among all games that SGF is for
        raise TranscriptError(TranscriptReason.NOT_A_MATCH_FILE)
    rules = [rule.strip().casefold() for rule in root.first("RU").split(":")]
    names = {"hypergammon3" if key == "hypergammon" else key: name for key, name in MAT_VARIATIONS.items()}
    games = [names.get(rule, rule) for rule in rules if rule.endswith("gammon") or rule.startswith("hypergammon")]
    tags = {
        "player 1": root.first("PW"),
        "player 2": root.first("PB"),
        "eventdate": root.first("DT"),
        "variation": games[0] if games else "",
        "crawford": "on" if "crawford" in rules else "off",
        "jacoby": "on" if "jacoby" in rules else "off",
        "cubelimit": "1" if "nocube" in rules else "",
    }
    known = [Tag(root.line, name, value) for name, value in tags.items() if value]
    return [*known, Length(root.line, _info(root).get("length", 0))]


def _game(nodes: list[_Node], *, whole: bool) -> list[Line]:
    """A game's lines. Its result stands in the first node; in a file that is cut off it isn't that of what was read."""
    root, *rest = nodes
    info = _info(root)
    if root.first("CV") not in ("", "1"):  # by opening rolls that aren't told
        raise TranscriptError(TranscriptReason.AUTOMATIC_DOUBLES, game=info.get("game", 0) + 1)
    lines: list[Line] = [MatGame(root.line, info.get("game", 0) + 1)]
    names = root.first("PW"), root.first("PB")
    lines.append(NamesLine(root.line, names, (info.get("ws", 0), info.get("bs", 0))))
    cells = _Cells()
    for node in rest:
        cells.take(node)
    last, result = nodes[-1].line, _RESULT.match(root.first("RE")) if whole else None
    cells.finish(last, None if result is None else _COLOR_SIDES[result[1]], "" if result is None else result[2])
    return [*lines, *cells.all]


class _Cells:
    """A game's nodes as cells."""

    def __init__(self) -> None:
        self.all: list[MatCell] = []
        self._pending: MatCell | None = None  # the roll that was set, but not played yet
        self._turns = 0

    def take(self, node: _Node) -> None:
        """Turn a node into a cell. Raises TranscriptError for one that says something else than what was played."""
        if any(name in node.values for name in _SET_UP):
            raise TranscriptError(TranscriptReason.UNREADABLE, line=node.line, text=next(iter(node.values)))
        dice = node.first("DI")
        if len(dice) == 2 and dice.isdecimal():
            side = _COLOR_SIDES.get(node.first("PL"), Side.WHITE)
            self._pending = self._cell(node.line, side)._replace(roll=(int(dice[0]), int(dice[1])))
        for name, side in _COLOR_SIDES.items():
            for value in node.values.get(name, ()):
                self._act(node.line, side, value.strip().lower())

    def finish(self, line: int, winner: Side | None, points: str) -> None:
        """The last roll, which nobody may have played, and the result of the game, if it has one."""
        if self._pending is not None:
            self.all.append(self._pending)
        if winner is not None:
            said = f"Wins {points}"
            self.all.append(self._cell(line, winner)._replace(word=CellWord.WIN, text=points, said=said))

    def _cell(self, line: int, side: Side) -> MatCell:
        return MatCell(line, self._turns // 2 + 1, side is Side.BLACK, None, None, "")

    def _act(self, line: int, side: Side, value: str) -> None:
        self._pending = None
        if not self.all:
            self._turns = int(side)  # a game that Black begins leaves White's place free
        cell, word = self._cell(line, side), _WORDS.get(value)
        move = _MOVE.fullmatch(value)
        if word is CellWord.DOUBLE and self.all and self.all[-1].word in (CellWord.DOUBLE, CellWord.BEAVER):
            word = CellWord.BEAVER
        if word is not None:
            self.all.append(cell._replace(word=word, said=value))
        elif move:
            text = _play(side, move[3])
            self.all.append(cell._replace(roll=(int(move[1]), int(move[2])), text=text, said=text))
        else:
            raise TranscriptError(TranscriptReason.UNREADABLE, line=line, text=value[:100])
        self._turns += 1


def _play(side: Side, letters: str) -> str:
    points = [_point(side, letter) for letter in letters]
    return " ".join(f"{source}/{target}" for source, target in zip(points[::2], points[1::2], strict=True))


def _point(side: Side, letter: str) -> str:
    index = ord(letter) - ord("a")
    if index >= _BAR:
        return "off" if index == _OFF else "bar"
    return str(index + 1 if side is Side.WHITE else 24 - index)
