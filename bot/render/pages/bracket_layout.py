"""Lays out brackets: the columns and rows of pairings that share a page. It counts rows and paints nothing."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

PairingState = Literal["open", "playing", "done"]

MOST_COLUMNS: Final = 3
MOST_ROWS: Final = 8
"""Most columns and rows of a segment: more couldn't be read on a phone."""
ROW: Final = 110
"""Height of a row, a pairing with the room below it, in pixels."""
TITLES: Final = 56
"""Height of the titles of columns."""
HEADING: Final = 72
"""Height of the heading of a bracket."""
_ROOM: Final = 1360  # height of a page's content below its head
_TUCKED: Final = 3  # how many rows the last two pairings must be apart for the final to fit between them


class Key(NamedTuple):
    """Identifies a pairing: number of the bracket, of the column, of the pairing in it, each from 0."""

    bracket: int
    column: int
    number: int


@dataclass(frozen=True)
class Segment:
    """Some columns of a bracket, as many of their rows as fit; `rows` says where the middle of each pairing is."""

    bracket: int
    columns: Sequence[int]
    rows: dict[Key, float]
    height: int
    """The number of rows."""
    heading: str
    """The heading of its bracket."""
    tucked: bool = False
    """True if the last column is a final placed between the two pairings of the column before it."""

    @property
    def places(self) -> int:
        """The number of columns side by side."""
        return len(self.columns) - self.tucked


def laid_out(picture: BracketPicture) -> list[list[Segment]]:
    """The segments of every page in reading order."""
    pages: list[list[Segment]] = [[]]
    for number, bracket in enumerate(picture.brackets):
        for segment in _segments(number, bracket):
            if pages[-1] and page_height([*pages[-1], segment]) > _ROOM:
                pages.append([])
            pages[-1].append(segment)
    return pages


def page_height(segments: Sequence[Segment]) -> int:
    """The height of segments on a page of their own, in pixels, without its head."""
    return sum(top_height(segments, number) + segment.height * ROW for number, segment in enumerate(segments))


def top_height(segments: Sequence[Segment], number: int) -> int:
    """The height of the heading and titles above a segment of a page, in pixels."""
    return TITLES + HEADING * headed(segments, number)


def headed(segments: Sequence[Segment], number: int) -> bool:
    """True for a segment with its bracket's heading above it: the bracket's first on the page."""
    if not segments[number].heading:
        return False
    return number == 0 or segments[number - 1].bracket != segments[number].bracket


def _segments(number: int, bracket: BracketLayout) -> Iterator[Segment]:
    """A bracket cut into columns, then into rows."""
    tree = _Tree(number, bracket)
    for columns, tucked in _cut(tree):
        blocks = tree.blocks(columns)
        while blocks:
            rows: dict[Key, float] = {}
            height = 0
            while blocks and (not rows or height + blocks[0][1] <= MOST_ROWS):
                block, high = blocks.pop(0)
                rows |= {key: row + height for key, row in block.items()}
                height += high
            yield Segment(number, columns, rows, height, bracket.heading, tucked)


def _cut(tree: _Tree) -> Iterator[tuple[list[int], bool]]:
    """The columns in groups of about the same number; whether a final is tucked in at the end of a group."""
    columns = tree.columns
    if len(columns) % MOST_COLUMNS == 1 and tree.tucks(columns[-MOST_COLUMNS - 1 :]):
        for start in range(0, len(columns) - MOST_COLUMNS - 1, MOST_COLUMNS):
            yield columns[start : start + MOST_COLUMNS], False
        yield columns[-MOST_COLUMNS - 1 :], True
        return
    groups = math.ceil(len(columns) / MOST_COLUMNS)
    start = 0
    for group in range(groups):
        end = start + math.ceil((len(columns) - start) / (groups - group))
        yield columns[start:end], False
        start = end


class _Tree:
    """The pairings of a bracket that are drawn, and which come before which."""

    def __init__(self, number: int, bracket: BracketLayout) -> None:
        self._bracket = bracket
        self._feeders: dict[Key, list[Key]] = {}
        for column, round_ in enumerate(bracket.columns):
            real = sum(not pairing.byes for pairing in round_.pairings)
            crowded = len(round_.pairings) > 2 * real
            for index, pairing in enumerate(round_.pairings):
                key = Key(number, column, index)
                idle = pairing.byes == 2 or (pairing.byes and crowded and pairing.leads_to is not None)
                if idle and key not in self._feeders:
                    continue
                self._feeders.setdefault(key, [])
                if pairing.leads_to is not None:
                    self._feeders.setdefault(Key(number, column + 1, pairing.leads_to), []).append(key)
        self.columns = sorted({key.column for key in self._feeders})

    def tucks(self, columns: Sequence[int]) -> bool:
        """True if the last of the columns is a final that fits between the two before it."""
        finals = [key for key in self._feeders if key.column == columns[-1]]
        if len(columns) <= MOST_COLUMNS or len(finals) != 1:
            return False
        before = [key for key in self._feeders if key.column == columns[-2]]
        blocks = self.blocks(columns)
        if len(before) != 2 or len(blocks) != 1 or blocks[0][1] > MOST_ROWS:
            return False
        return abs(blocks[0][0][before[0]] - blocks[0][0][before[1]]) >= _TUCKED

    def blocks(self, columns: Sequence[int]) -> list[tuple[dict[Key, float], int]]:
        """Connected pairings, each block with its height in rows; from top to bottom."""
        roots = [key for key in sorted(self._feeders) if key.column in columns and self._ends(key, columns)]
        # Pairings that end early are drawn below those that go on.
        roots.sort(key=lambda key: (-key.column, key.number))
        return [self._block(root, columns[0]) for root in roots]

    def _ends(self, key: Key, columns: Sequence[int]) -> bool:
        """True for a pairing that leads to nothing within these columns."""
        pairing = self._bracket.columns[key.column].pairings[key.number]
        return pairing.leads_to is None or key.column == columns[-1]

    def _block(self, root: Key, first: int) -> tuple[dict[Key, float], int]:
        """A pairing and all that lead to it, each in the middle of those before it."""
        rows: dict[Key, float] = {}

        def lay(key: Key, free: int) -> int:
            before = self._feeders[key] if key.column > first else []
            for feeder in before:
                free = lay(feeder, free)
            rows[key] = sum(rows[feeder] for feeder in before) / len(before) if before else free + 0.5
            return free if before else free + 1

        return rows, lay(root, 0)


@dataclass(frozen=True)
class SlotLine:
    """One of the two places of a pairing."""

    name: str = ""
    """Empty while it isn't known who comes here."""
    seed: int | None = None
    score: str = ""
    """A few characters: "7", or a short word if the match was not played."""
    winner: bool = False
    bye: bool = False
    """Nobody ever comes here; the other one goes on without a match."""
    note: str = ""
    """Written in a quiet color while there is no name: where the player comes from, or the word for a bye."""
    shorter: tuple[str, ...] = ()
    """The same as the note, ever shorter, for where it has no room."""
    champion: bool = False
    """True for the winner of all in the last pairing: lit, with a star."""
    out: bool = False
    """Has left: the name is struck out."""


@dataclass(frozen=True)
class PairingBox:
    """Two slots. `leads_to` is the index of the pairing in the next column that the winner comes to, None for none."""

    upper: SlotLine = SlotLine()
    lower: SlotLine = SlotLine()
    state: PairingState = "open"
    leads_to: int | None = None

    @property
    def slots(self) -> tuple[SlotLine, SlotLine]:
        """Both slots, the upper one first."""
        return self.upper, self.lower

    @property
    def byes(self) -> int:
        """How many of its slots are byes."""
        return self.upper.bye + self.lower.bye


@dataclass(frozen=True)
class Column:
    """A round: its title and its pairings from top to bottom."""

    title: str
    pairings: Sequence[PairingBox]


@dataclass(frozen=True)
class BracketLayout:
    """Rounds from the first to the last, with a heading if there are several brackets."""

    columns: Sequence[Column]
    heading: str = ""


@dataclass(frozen=True)
class BracketPicture:
    """Brackets in reading order, and a title for every page."""

    brackets: Sequence[BracketLayout]
    title: str = ""


def check(picture: BracketPicture) -> None:
    """Raise ValueError unless every pairing leads to one of the next column, at most two to the same."""
    for bracket in picture.brackets:
        for number, column in enumerate(bracket.columns):
            targets = [pairing.leads_to for pairing in column.pairings if pairing.leads_to is not None]
            following = bracket.columns[number + 1 : number + 2]
            there = len(following[0].pairings) if following else 0
            for target in targets:
                if not 0 <= target < there:
                    raise ValueError(f"a pairing of {column.title!r} leads to number {target} of {there}")
                if targets.count(target) > 2:
                    raise ValueError(f"more than two pairings of {column.title!r} lead to number {target}")
