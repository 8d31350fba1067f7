"""Names that people wrote, as they are stored and shown."""

import unicodedata
from typing import Final

_LONGEST: Final = 64
_NOT_SHOWN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_KEPT: Final = frozenset("\u200d\u200c\ufe0f")
"""Joiners that emoji and some scripts need."""
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that look like nothing."""


def clean_name(name: str) -> str:
    """A name without invisible and control characters, at most 64 characters long; empty if nothing of it shows."""
    kept = "".join(c for c in name if c in _KEPT or unicodedata.category(c) not in _NOT_SHOWN)
    cut = " ".join(kept.split())[:_LONGEST]
    return cut if any(map(_shows, cut)) else ""


def _shows(character: str) -> bool:
    """Is it visible by itself? Joiners and combining marks aren't."""
    return character not in _BLANK | _KEPT and unicodedata.category(character)[0] not in "MZ"


def slug(name: str, most: int) -> str:
    """A name as part of a file's: `most` plain letters, digits and dashes at most; empty if it has none of these."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().casefold()
    words = "".join(letter if letter.isalnum() else " " for letter in plain).split()
    return "-".join(words)[:most].strip("-")
