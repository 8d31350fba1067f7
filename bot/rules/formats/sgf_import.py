"""Reading a match that GNU Backgammon, or this bot, keeps as SGF: its nodes become the cells of a `.mat` file.

What GNU Backgammon's analysis adds is passed over. `bot.rules.formats.sgf` says how points are written.
"""

import re
from collections.abc import Iterator
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
from bot.rules.formats.mat_writer import MAT_VARIATIONS
from bot.rules.sides import Side

_MOST_BYTES: Final = 4_000_000
"""An analysis makes a file large."""
STARTS: Final = re.compile(rb"\(\s*;")
"""How such a file begins."""
_TOKEN: Final = re.compile(
    r"(?P<node>;)|(?P<tree>[()])|(?P<name>[A-Z]{1,8})|\[(?P<value>(?:\\.|[^\\\]])*)\]", re.DOTALL
)
_NUMBERS: Final = re.compile(r"(\w{1,10}):(\d{1,6})")
_RESULT: Final = re.compile(r"([WB])\+(\d{1,6})")
_MOVE: Final = re.compile(r"([1-6])([1-6])((?:[a-z]{2})*)")
_SIDES: Final = {"W": Side.WHITE, "B": Side.BLACK}
_WORDS: Final = {"double": CellWord.DOUBLE, "take": CellWord.TAKE, "drop": CellWord.PASS}
_SET_UP: Final = ("AE", "AW", "AB")
"""A board that was set up by hand: the moves before it don't lead there."""
_KNOWN: Final = frozenset({"GM", "MI", "PW", "PB", "DT", "RU", "RE", "CV", "PL", "DI", *_SIDES, *_SET_UP})
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
    cells.finish(last, None if result is None else _SIDES[result[1]], "" if result is None else result[2])
    return [*lines, *cells.all]


class _Cells:
    """A game's nodes as cells."""

    def __init__(self) -> None:
        self.all: list[MatCell] = []
        self._pending: MatCell | None = None
        """The roll that was set, but not played yet."""
        self._turns = 0

    def take(self, node: _Node) -> None:
        """Turn a node into a cell. Raises TranscriptError for one that says something else than what was played."""
        if any(name in node.values for name in _SET_UP):
            raise TranscriptError(TranscriptReason.UNREADABLE, line=node.line, text=next(iter(node.values)))
        dice = node.first("DI")
        if len(dice) == 2 and dice.isdecimal():
            side = _SIDES.get(node.first("PL"), Side.WHITE)
            self._pending = self._cell(node.line, side)._replace(roll=(int(dice[0]), int(dice[1])))
        for name, side in _SIDES.items():
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
