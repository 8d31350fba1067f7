"""What a picture of brackets is made of: brackets, their columns, the pairings in them and who plays whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

PairingState = Literal["open", "playing", "done"]


@dataclass(frozen=True)
class Slot:
    """One of the two places of a pairing."""

    name: str = ""
    """Empty while it is not known who comes here."""
    seed: int | None = None
    score: str = ""
    """A few characters: "7", or a short word for a match that was not played."""
    winner: bool = False
    bye: bool = False
    """Nobody ever comes here; the other one goes on without a match."""
    note: str = ""
    """What is said quietly while there is no name: where the player comes from, or the word for a bye."""
    champion: bool = False
    """True for the winner of all in the last pairing: lit, with a star."""


@dataclass(frozen=True)
class Pairing:
    """Two slots. `leads_to` is the index of the pairing in the next column that the winner comes to, None for none."""

    upper: Slot = Slot()
    lower: Slot = Slot()
    state: PairingState = "open"
    leads_to: int | None = None

    @property
    def slots(self) -> tuple[Slot, Slot]:
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
    pairings: Sequence[Pairing]


@dataclass(frozen=True)
class Bracket:
    """Rounds from the first to the last, with a heading where there are several brackets."""

    columns: Sequence[Column]
    heading: str = ""


@dataclass(frozen=True)
class BracketPicture:
    """Brackets in the order in which they are read, and a title for every page."""

    brackets: Sequence[Bracket]
    title: str = ""


class BracketRow(NamedTuple):
    """A pairing as a text tells it: the heading of its bracket, the title of its round, the pairing."""

    heading: str
    round: str
    pairing: Pairing


def describe(picture: BracketPicture) -> Iterator[BracketRow]:
    """Every pairing that somebody comes to, bracket by bracket, round by round, from top to bottom."""
    for bracket in picture.brackets:
        for column in bracket.columns:
            for pairing in column.pairings:
                if pairing.byes < 2:
                    yield BracketRow(bracket.heading, column.title, pairing)


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
