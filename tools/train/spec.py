"""The games as the compiled code knows them: numbers for names, and what belongs to which family."""

from __future__ import annotations

from typing import Final

FEVGA: Final = 0
NARDE: Final = 1
GUL_BARA: Final = 2
PLAKOTO: Final = 3
TAPA: Final = 4
MAKHBUSA: Final = 5
AMERICAN: Final = 6
EUROPEAN: Final = 7
SUGOROKU: Final = 8
RUNTE: Final = 9
LONGGAMMON: Final = 10
HYPERGAMMON: Final = 11
PORTES: Final = 12

NAMES: Final = {
    "fevga": FEVGA,
    "narde": NARDE,
    "gul_bara": GUL_BARA,
    "plakoto": PLAKOTO,
    "tapa": TAPA,
    "makhbusa": MAKHBUSA,
    "american_acey_deucey": AMERICAN,
    "european_acey_deucey": EUROPEAN,
    "sugoroku": SUGOROKU,
    "runte": RUNTE,
    "longgammon": LONGGAMMON,
    "hypergammon": HYPERGAMMON,
    "portes": PORTES,
}

HIT: Final = 0
PIN: Final = 1
SAME: Final = 2

PLACES: Final = 27
"""Counts of a side: off, 24 points, the bar, the hand."""
MINE: Final = 0
THEIRS: Final = 1
MY_PINNED: Final = 2
THEIR_PINNED: Final = 3
"""The rows of a position: counts of both sides and where their checkers are pinned, each in that side's numbering."""
