"""A `.mat` file cut into lines and cells, before the rules come in.

All of this takes time in proportion to the text: sizes are checked first, and no pattern backtracks over more than a
few characters.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from bot.errors import TranscriptError, TranscriptReason

_CANNOT_MOVE: Final = (
    "cannot move",
    "can't move",
    "can not move",
    "cant move",
    "no move",
    "no moves",
    "no legal move",
    "dances",
    "dance",
    "fan",
    "fans",
    "kann nicht ziehen",
    "kein zug",
    "ne peut pas jouer",
    "ne peut pas bouger",
    "aucun coup",
)
_GAME: Final = ("game", "spiel", "partie", "jeu")
MISSING: Final = re.compile(r"\?{2,8}|-{2,8}|\.{2,8}")
"""A whole cell that says the play was not written down."""
POINTS: Final = re.compile(r"[ \t]*([0-9]{1,6})[ \t]*(?:points?|punkte?|pts?)?", re.IGNORECASE)
"""The points after a win."""
CUBE_VALUE: Final = re.compile(r"[ \t]*(?:=>|->|to|auf|à|a|:)?[ \t]*([0-9]{1,20})?[ \t]*", re.IGNORECASE)
"""The text after a double: the value the cube will have."""
LENGTH: Final = re.compile(
    r"\s*(?:(?P<points>[0-9]{1,9})[ \t]*[- ]?[ \t]*(?:points?|punkte?|pts?)[ \t-]*(?:match|spiel|partie|session)"
    r"|(?:match|partie|spiel)[ \t]+(?:to|auf|bis|in|en|de|of)[ \t]+(?P<to>[0-9]{1,9})(?:[ \t]+(?:points?|punkte?))?"
    r"|(?P<unlimited>unlimited|money|unbegrenzt|geldspiel|illimit|session)\w*(?:[ \t]+\w{1,12}){0,2})"
    r"[ \t.:]*",
    re.IGNORECASE,
)
"""The line that gives the length of the match."""

MOST_BYTES: Final = 2_000_000
MOST_LINES: Final = 10_000
MOST_GAMES: Final = 500
MOST_CELLS: Final = 20_000
_MOST_IN_A_ROW: Final = 4  # cells; a row has one of each player's, and some programs write what ends a game behind them
_LONGEST_LINE: Final = 1_000
_RIGHT_COLUMN: Final = 20  # a cell from here on is the second player's; the columns begin near 6 and near 35
_UNCLEAR_COLUMN: Final = 12  # from here on a cell may also be the second player's, in a narrow file
_TAB: Final = 8

_LINE_END: Final = re.compile(r"\r\n|\r|\n")
_TAG: Final = re.compile(r"[;#][ \t]{0,20}\[[ \t]{0,5}([^\"\]]{1,60}?)[ \t]{0,20}\"(.*)\"[ \t]{0,20}\]")
_NUMBER: Final = re.compile(r"[ \t]*([0-9]{1,6})[ \t]{0,5}[).]")
_SAME_NUMBER: Final = re.compile(r"([ \t]*([0-9]{1,6})\)[^)]*)(?<=[ \t])(\2\).*)")
"""Backgammon Galaxy puts a row that has the same number behind a row without the second player's cell."""
_REMARK: Final = re.compile(r"(?<=[ ]);.*?(?=  |$)")  # a remark behind a cell, up to where the next column begins
_SCORE: Final = re.compile(r"[ \t]?:[ \t]{0,10}([0-9]{1,6})(?![0-9])")


class Tag(NamedTuple):
    """A remark of the form `; [Name "value"]`; `name` in lowercase."""

    line: int
    name: str
    value: str


class Length(NamedTuple):
    """The line `5 point match`; 0 for an unlimited session."""

    line: int
    points: int


class MatGame(NamedTuple):
    """The line `Game 2`."""

    line: int
    number: int


class NamesLine(NamedTuple):
    """The line with both names and scores under `Game 2`."""

    line: int
    names: tuple[str, str]
    score: tuple[int, int]


class MatCell(NamedTuple):
    """One player's action: a roll with the text of its play, or one of the words with the text that follows it.

    `column` is where it begins; `right` says whether that is the second player's column (None if it isn't clear).
    """

    line: int
    number: int | None
    """The number in front of the row."""
    right: bool | None
    word: CellWord | None
    roll: tuple[int, int] | None
    """Two digits, which need not be those of dice."""
    text: str
    said: str = ""
    """The text of the cell after the roll or the word."""


Line = Tag | Length | MatGame | NamesLine | MatCell


def decode(data: str | bytes, most: int = MOST_BYTES) -> str:
    """The text of a file in UTF-8, UTF-16 or Latin-1 (Windows-1252). Raises TranscriptError if it has over `most`."""
    if len(data) > most:
        raise TranscriptError(TranscriptReason.TOO_LARGE)
    text = data if isinstance(data, str) else _decoded(data)
    return text.removeprefix("\ufeff")


def _decoded(data: bytes) -> str:
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return data.decode("utf-16", "replace")
    sample = data[:1000]
    if len(sample) > 3 and sample.count(0) * 3 > len(sample):
        return data.decode("utf-16-be" if sample[0] == 0 else "utf-16-le", "replace")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def split_rows(data: str | bytes) -> list[str]:
    """The lines of a file, unchanged. Raises TranscriptError if it's too large."""
    return _LINE_END.split(decode(data))


def read_lines(rows: Sequence[str]) -> list[Line]:
    """All lines that say something, cells singly. Raises TranscriptError for text that is too large or unreadable."""
    if len(rows) > MOST_LINES:
        raise TranscriptError(TranscriptReason.TOO_LARGE, line=MOST_LINES)
    lines: list[Line] = []
    games = cells = 0
    for number, row in enumerate(rows, start=1):
        if len(row) > _LONGEST_LINE:
            raise TranscriptError(TranscriptReason.TOO_LARGE, line=number)
        found = _read(number, row.replace("\0", "").rstrip(), lines[-1] if lines else None)
        games += sum(isinstance(line, MatGame) for line in found)
        cells += sum(isinstance(line, MatCell) for line in found)
        if games > MOST_GAMES or cells > MOST_CELLS or len(found) > _MOST_IN_A_ROW:
            raise TranscriptError(TranscriptReason.TOO_LARGE, line=number)
        lines += found
    return lines


def _read(number: int, row: str, before: Line | None) -> list[Line]:
    text = row.strip()
    if not text:
        return []
    if isinstance(before, MatGame):
        return [_names(number, row)]
    if text.startswith((";", "#", "//")):
        tag = _TAG.fullmatch(text)
        return [Tag(number, tag[1].strip().lower(), tag[2])] if tag else []
    game = GAME.fullmatch(text)
    if game:
        return [MatGame(number, int(game[1]))]
    length = LENGTH.fullmatch(text)
    if length:
        return [Length(number, int(length["points"] or length["to"] or 0))]
    return list(_cells(number, _REMARK.sub(lambda found: " " * len(found[0]), row.expandtabs(_TAB))))


def _names(number: int, row: str) -> NamesLine:
    """Both names with their scores. A name may contain colons, so the scores are looked for from the right."""
    row = row.expandtabs(_TAB)
    found = list(_SCORE.finditer(row))
    # Two spaces between the columns are the rule, but GNU Backgammon leaves none after a long name.
    apart = [match for match in found[:-1] if row[match.end() : match.end() + 2].isspace()]
    ends = apart or found[:-1]
    if not ends or row[found[-1].end() :].strip():
        raise TranscriptError(TranscriptReason.UNREADABLE, line=number, text=row.strip())
    left, right = ends[-1], found[-1]
    names = row[: left.start()].strip(), row[left.end() : right.start()].strip()
    return NamesLine(number, names, (int(left[1]), int(right[1])))


def _cells(line: int, row: str) -> list[MatCell]:
    again = _SAME_NUMBER.match(row)
    if again:
        return [*_cells(line, again[1]), *_cells(line, again[3])]
    counted = _NUMBER.match(row)
    start = counted.end() if counted else 0
    number = int(counted[1]) if counted else None
    found = list(CELL.finditer(row, start))
    if not found:
        if counted and not row[start:].strip():
            return []
        raise TranscriptError(TranscriptReason.UNREADABLE, line=line, text=row.strip())
    if row[start : found[0].start()].strip():
        raise TranscriptError(TranscriptReason.UNREADABLE, line=line, text=row.strip())
    ends = [match.start() for match in found[1:]] + [len(row)]
    return [_cell(line, number, match, row[match.end() : end]) for match, end in zip(found, ends, strict=True)]


def _cell(line: int, number: int | None, match: re.Match[str], rest: str) -> MatCell:
    column = match.start()
    right = True if column >= _RIGHT_COLUMN else None if column >= _UNCLEAR_COLUMN else False
    said = (match[0] + rest).strip()
    if match["first"]:
        return MatCell(line, number, right, None, (int(match["first"]), int(match["second"])), rest.strip(), said)
    word = next(word for word in CellWord if match[word.value])
    return MatCell(line, number, right, word, None, rest.strip(), said)


class CellWord(StrEnum):
    """The words a cell of a `.mat` file may hold, besides a roll and its play."""

    DOUBLE = "double"
    BEAVER = "beaver"
    TAKE = "take"
    PASS = "pass"  # noqa: S105
    RESIGN = "resign"
    WIN = "win"
    LOSS = "loss"


def _any_of(words: tuple[str, ...]) -> str:
    longest_first = sorted(words, key=len, reverse=True)
    return "|".join(r"[ \t]+".join(map(re.escape, word.split())) for word in longest_first)


# GNU Backgammon, XG, Jellyfish, BGBlitz and Galaxy write English; translated builds write German or French.
_WORDS: Final[dict[CellWord, tuple[str, ...]]] = {
    CellWord.DOUBLE: ("redoubles", "redouble", "doubles", "double", "verdoppelt", "redoppelt", "doppelt"),
    CellWord.BEAVER: ("beavers", "beaver", "raccoons", "raccoon", "biber"),
    CellWord.TAKE: ("takes", "take", "accepts", "accepte", "accept", "nimmt an", "nimmt", "akzeptiert", "prend"),
    CellWord.PASS: ("drops", "drop", "passes", "passe", "passt", "pass", "rejects", "declines", "lehnt ab", "refuse"),
    CellWord.RESIGN: ("resigns", "resign", "gives up", "gibt auf", "abandonne"),
    CellWord.WIN: ("wins", "won", "win", "gewinnt", "gewonnen", "gagne", "remporte"),
    # Backgammon Galaxy writes `Losses 2 point` in the loser's column, before or instead of the winner's `Wins 2 point`.
    CellWord.LOSS: ("losses", "loses", "lost", "verliert", "perd"),
}


CELL: Final = re.compile(
    r"(?<![\w/*(-])(?:(?P<first>[0-9])[ ,-]?(?P<second>[0-9])[ \t]{0,3}:|"
    + "|".join(f"(?P<{word.value}>(?:{_any_of(texts)})(?!\\w))" for word, texts in _WORDS.items())
    + ")",
    re.IGNORECASE,
)
"""Where a cell begins: a roll with its colon, or one of the words."""


CANNOT_MOVE: Final = re.compile(rf"\(?(?:{_any_of(_CANNOT_MOVE)})\)?[.!]?", re.IGNORECASE)
"""A whole cell that says no checker could be moved."""


GAME: Final = re.compile(
    rf"\s*(?:{_any_of(_GAME)})[ \t]+#?([0-9]{{1,6}})(?:[ \t]*(?:of|von|sur|/)[ \t]*[0-9]{{1,6}})?[ \t]*[.:]?\s*",
    re.IGNORECASE,
)
"""The line in front of a game, with its number, and in some files with how many there are."""
