"""Players who are no person of Discord's: computers by level, and crowds that decide together; their ids and names."""

from enum import StrEnum
from typing import Final

from bot.records.people import Person
from bot.rules.sides import Side


class ComputerLevel(StrEnum):
    """How strong a computer player is, the weakest of the network's levels first (see docs/levels.md)."""

    BEGINNER = "beginner"
    CASUAL = "casual"
    INTERMEDIATE = "intermediate"
    ADVANCED = "advanced"
    EXPERT = "expert"
    WORLD_CLASS = "world_class"
    SIMPLE = "simple"
    """Our own searcher, which plays every game, where there is no network for it."""


NETWORK_LEVELS: Final = tuple(level for level in ComputerLevel if level is not ComputerLevel.SIMPLE)
"""The levels that can be asked for."""

FIRST_ID: Final = 4_000_000
LAST_ID: Final = 4_194_303
"""The ids of computer players, both ends included: Discord's own are larger, since they carry a time in the upper
bits, and the stand-ins of people whose data was deleted have negative ones."""
_APART: Final = 10
_LEVELS: Final = tuple(ComputerLevel)
SEATS: Final = (LAST_ID - FIRST_ID + 1) // _APART
"""How many computer players of a level can be told apart in one tournament."""


def computer(level: ComputerLevel, seat: int = 0) -> Person:
    """The computer player of a level; `seat` (from 0) tells several in one tournament apart. Raises ValueError."""
    if not 0 <= seat < SEATS:
        raise ValueError(f"no such seat: {seat}")
    user_id = FIRST_ID + seat * _APART + _LEVELS.index(level)
    apart = f" {letters_of(user_id)}" if seat else ""
    return Person(user_id, f"Computer{apart} ({level.value.replace('_', ' ')})")


def is_computer(user_id: int) -> bool:
    """Is this the id of a computer player?"""
    return FIRST_ID <= user_id <= LAST_ID


def level_of(user_id: int) -> ComputerLevel | None:
    """The level of a computer player; None for anyone else."""
    index = (user_id - FIRST_ID) % _APART
    return _LEVELS[index] if is_computer(user_id) and index < len(_LEVELS) else None


def letters_of(user_id: int) -> str:
    """The letter that tells several computer players apart: A to Z, then AA. A number would run into the score."""
    seat, letters = (user_id - FIRST_ID) // _APART, ""
    while seat >= 0:
        seat, last = divmod(seat, 26)
        letters, seat = chr(ord("A") + last) + letters, seat - 1
    return letters


class CrowdKind(StrEnum):
    """Several people who play one side of a match together."""

    CROWD = "crowd"
    """All who vote, against somebody."""
    HALF = "half"
    """Those who vote for one of the two sides."""
    TEAM = "team"
    """A few who consult, with a captain."""


FIRST_CROWD: Final = 1_000_000
LAST_CROWD: Final = 3_999_999
"""The ids of crowds, both ends included: below those of the computers."""
_SIDES: Final = 2
_KINDS: Final = tuple(CrowdKind)
_EACH: Final = _SIDES * len(_KINDS)


def crowd(number: int, kind: CrowdKind, side: Side) -> Person:
    """The player who stands for a crowd at `side` of its match; `number` is the crowd's. Raises ValueError."""
    user_id = FIRST_CROWD + number * _EACH + _KINDS.index(kind) * _SIDES + side
    if not FIRST_CROWD <= user_id <= LAST_CROWD:
        raise ValueError(f"no such crowd: {number}")
    return Person(user_id, kind.value.capitalize())


def is_crowd(user_id: int) -> bool:
    """Is this the id of a crowd?"""
    return FIRST_CROWD <= user_id <= LAST_CROWD


def crowd_kind(user_id: int) -> tuple[CrowdKind, Side] | None:
    """The kind of crowd, and the side it plays; None for anyone else."""
    if not is_crowd(user_id):
        return None
    kind, side = divmod((user_id - FIRST_CROWD) % _EACH, _SIDES)
    return _KINDS[kind], Side(side)


def is_somebody(user_id: int) -> bool:
    """Is this one person, who can be called, and for whom a clock can run: no computer, no crowd, nobody deleted?"""
    return user_id > 0 and not is_computer(user_id) and not is_crowd(user_id)
