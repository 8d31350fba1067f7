"""Players' names, which may contain anything: cleaned, matched with fonts, put into visual order, cut to a width.

Characters no font can write are left out rather than drawn as boxes; the message beside the picture has the whole name.
"""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import groupby
from typing import Final

from PIL import features

from bot.render.paint.fonts import CHAIN, TEXT, coverage, font
from bot.rules.sides import Side
from bot.texts.catalogue import say

ELLIPSIS: Final = "…"
_LONGEST: Final = 64
_MARKS: Final = 2
_JOINER: Final = "\u200d"
_NON_JOINER: Final = "\u200c"
_INVISIBLE: Final = frozenset("\u3164\u115f\u1160\uffa0\u2800\u034f\u180e\u17b4\u17b5\u061c")
_HUGE: Final = "\ufdfd"  # one character that is a whole sentence, wider than any strip
_KEYCAP: Final = "\u20e3"


@dataclass(frozen=True)
class Run:
    """A stretch of text in one font and one direction."""

    text: str
    font: str
    rtl: bool

    @lru_cache(maxsize=2048)  # noqa: B019 - a run is a few letters
    def length(self, size: int) -> float:
        """Width in pixels at a font size."""
        return font(size, self.font).getlength(self.text, direction=self.direction)

    @property
    def direction(self) -> str | None:
        """The direction in Pillow's terms; None if it can't shape text."""
        if not can_shape():
            return None
        return "rtl" if self.rtl else "ltr"


@cache
def can_shape() -> bool:
    """True if Pillow can join and reorder letters."""
    return bool(features.check("raqm"))


def fit(name: str, instead: str, size: int, width: float) -> list[Run]:
    """The readable part of a name as runs from left to right, at most `width` pixels long at this font size.

    `instead` is written for a name that has nothing readable.
    """
    clusters = [c for c in map(_written, _clusters(_clean(name))) if c]
    if not any(unicodedata.category(char)[0] in "LNPS" for text, _ in clusters for char in text):
        clusters = [(letter, TEXT) for letter in instead]
    clusters = _stripped(clusters)
    runs = _runs(clusters)
    long = _length(runs, size)
    if len(clusters) <= _LONGEST and long <= width:
        return runs
    return _cut(clusters[:_LONGEST], round(len(clusters) * width / max(long, 1)), size, width)


def _cut(clusters: list[tuple[str, str]], guess: int, size: int, width: float) -> list[Run]:
    """As many of the first clusters as fit with an ellipsis, perhaps none; about `guess` will.

    Hundreds of long names would take longer than all the drawing if each were measured again and again.
    """

    def begun(count: int) -> list[Run] | None:
        runs = _runs([*_stripped(clusters[:count]), (ELLIPSIS, TEXT)])
        return runs if _length(runs, size) <= width else None

    count = min(guess, len(clusters))
    kept = begun(count)
    while kept is None and count > 1:
        count -= 1
        kept = begun(count)
    while kept is not None and count < len(clusters) and (more := begun(count + 1)) is not None:
        count, kept = count + 1, more
    return kept if kept is not None and count else []


def is_plain(name: str) -> bool:
    """Does a name contain something that every font can write?"""
    return name.isascii() and any(map(str.isalnum, name))


def side_word(side: Side) -> str:
    """A side's name when its player has no readable one."""
    return say("side", side=side.name.lower())


def _length(runs: list[Run], size: int) -> float:
    return sum(run.length(size) for run in runs)


def _stripped(clusters: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """The clusters without blanks at the ends and without double blanks."""
    kept = [c for i, c in enumerate(clusters) if c[0] != " " or (i and clusters[i - 1][0] != " ")]
    while kept and kept[-1][0] == " ":
        kept.pop()
    return kept


def _clean(name: str) -> str:
    """The name composed (NFC), without invisible characters: controls, surrogates, unassigned ones, fillers."""
    sound = name[: 8 * _LONGEST].encode("utf-8", "ignore").decode("utf-8")
    kept = []
    for char in unicodedata.normalize("NFC", sound):
        kind = unicodedata.category(char)
        if kind in ("Zs", "Zl", "Zp") or char in "\t\n\r":
            kept.append(" ")
        elif char in (_JOINER, _NON_JOINER) or (kind[0] != "C" and char not in _INVISIBLE and char != _HUGE):
            kept.append(char)
    return "".join(kept)


def _clusters(text: str) -> Iterator[str]:
    """The text in pieces that belong together: a letter with its marks, a joined emoji, a flag."""
    piece = ""
    for char in text:
        flag = _regional(char) and _regional(piece[-1:]) and len(piece) == 1
        if piece and (_extends(char) or flag or piece[-1] == _JOINER):
            piece += char
            continue
        if piece:
            yield piece
        piece = char
    if piece:
        yield piece


def _regional(char: str) -> bool:
    return "\U0001f1e6" <= char <= "\U0001f1ff"


def _extends(char: str) -> bool:
    """True for a character that attaches to the letter or emoji before it."""
    return (
        unicodedata.category(char)[0] == "M" or char in (_JOINER, _NON_JOINER) or "\U0001f3fb" <= char <= "\U0001f3ff"
    )


@lru_cache(maxsize=2048)
def _written(cluster: str) -> tuple[str, str] | None:
    """A cluster as it can be written, with its font; None if no font has it."""
    for text in (cluster, unicodedata.normalize("NFKC", cluster)):
        plain = _few_marks("".join(char for char in text if not _selector(char)))
        needed = [char for char in plain if char not in (_JOINER, _NON_JOINER)]
        if not needed or unicodedata.category(needed[0])[0] == "M":
            continue
        if not can_shape() and any(unicodedata.bidirectional(char) in ("R", "AL") for char in needed):
            return None
        for name in CHAIN:
            if ord(needed[0]) in coverage(name) and (_KEYCAP not in needed or ord(_KEYCAP) in coverage(name)):
                # Unknown joiners are dropped: they would be drawn as boxes.
                return "".join(char for char in plain if ord(char) in coverage(name)), name
    return None


def _selector(char: str) -> bool:
    """True for variation selectors; every font here has one look for a character."""
    return "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"


def _few_marks(text: str) -> str:
    """At most two marks on a letter: more would only climb over the neighbors."""
    kept, marks = [], 0
    for char in text:
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if marks <= _MARKS:
            kept.append(char)
    return "".join(kept)


def _runs(clusters: list[tuple[str, str]]) -> list[Run]:
    """Runs in visual order."""
    levels = _levels([text for text, _ in clusters])
    if clusters and not any(levels) and len({name for _, name in clusters}) == 1:
        return [Run("".join([text for text, _ in clusters]), clusters[0][1], rtl=False)]
    runs: list[tuple[int, Run]] = []
    for (name, level), group in groupby(zip(clusters, levels, strict=True), lambda item: (item[0][1], item[1])):
        text = "".join(cluster for (cluster, _), _ in group)
        runs.append((level, Run(text, name, bool(level % 2))))
    for level in range(max(levels, default=0), 0, -1):
        runs = _reversed_from(runs, level)
    return [run for _, run in runs]


def _reversed_from(runs: list[tuple[int, Run]], level: int) -> list[tuple[int, Run]]:
    """Reverse every stretch of runs at this level or deeper."""
    turned: list[tuple[int, Run]] = []
    for deep, group in groupby(runs, lambda run: run[0] >= level):
        stretch = list(group)
        turned += reversed(stretch) if deep else stretch
    return turned


def _levels(texts: list[str]) -> list[int]:
    """How deep each piece is nested in the other direction: even is left to right, odd right to left.

    The Unicode algorithm without explicit controls, which were removed: strong letters decide, digits after
    right-to-left letters are nested in them, neutral characters follow their neighbors if these agree. A line that
    begins with a digit is one of ours ("2. שרה, game 3: 5-2") and reads from left to right.
    """
    strong = [_direction(text) for text in texts]
    if "R" not in strong:
        return [0] * len(strong)
    base = 1 if next(filter(None, strong)) == "R" else 0
    levels: list[int | None] = []
    last = "R" if base else "L"
    for kind in strong:
        last = kind if kind in ("L", "R") else last
        levels.append({"L": 2 * base, "R": 1, "N": 2 if last == "R" else 2 * base}.get(kind))
    return [level if level is not None else _between(levels, i, base) for i, level in enumerate(levels)]


def _between(levels: list[int | None], index: int, base: int) -> int:
    """The level of a neutral piece: its neighbors' if both read the same way, otherwise the line's."""
    before = next((level for level in reversed(levels[:index]) if level is not None), base)
    after = next((level for level in levels[index:] if level is not None), base)
    return min(before, after) if before % 2 == after % 2 else base


@lru_cache(maxsize=2048)
def _direction(text: str) -> str:
    """L and R for letters, N for digits, empty for neutral text."""
    kinds = {"L": "L", "R": "R", "AL": "R", "EN": "N", "AN": "N"}
    return kinds.get(unicodedata.bidirectional(text[0]), "")
