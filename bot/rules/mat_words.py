"""The words of `.mat` files, in the languages in which programs write them."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Final


class Word(StrEnum):
    """What a cell of a `.mat` file may say besides a roll and its play."""

    DOUBLE = "double"
    BEAVER = "beaver"
    TAKE = "take"
    PASS = "pass"  # noqa: S105
    RESIGN = "resign"
    WIN = "win"


# English is what GNU Backgammon, XG, Jellyfish, BGBlitz and Galaxy write; translated builds write German or French.
_WORDS: Final[dict[Word, tuple[str, ...]]] = {
    Word.DOUBLE: ("redoubles", "redouble", "doubles", "double", "verdoppelt", "redoppelt", "doppelt"),
    Word.BEAVER: ("beavers", "beaver", "raccoons", "raccoon", "biber"),
    Word.TAKE: ("takes", "take", "accepts", "accepte", "accept", "nimmt an", "nimmt", "akzeptiert", "prend"),
    Word.PASS: ("drops", "drop", "passes", "passe", "passt", "pass", "rejects", "declines", "lehnt ab", "refuse"),
    Word.RESIGN: ("resigns", "resign", "gives up", "gibt auf", "abandonne"),
    Word.WIN: ("wins", "won", "win", "gewinnt", "gewonnen", "gagne", "remporte"),
}
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


def _any_of(words: tuple[str, ...]) -> str:
    longest_first = sorted(words, key=len, reverse=True)
    return "|".join(r"[ \t]+".join(map(re.escape, word.split())) for word in longest_first)


CELL: Final = re.compile(
    r"(?<![\w/*(-])(?:(?P<first>[1-6])[ ,-]?(?P<second>[1-6])[ \t]{0,3}:|"
    + "|".join(f"(?P<{word.value}>(?:{_any_of(texts)})(?!\\w))" for word, texts in _WORDS.items())
    + ")",
    re.IGNORECASE,
)
"""Where a cell begins: a roll with its colon, or one of the words."""
CANNOT_MOVE: Final = re.compile(rf"\(?(?:{_any_of(_CANNOT_MOVE)})\)?[.!]?", re.IGNORECASE)
"""A whole cell that says that no checker could be moved."""
MISSING: Final = re.compile(r"\?{2,8}|-{2,8}|\.{2,8}")
"""A whole cell that says that the play was not written down."""
GAME: Final = re.compile(rf"\s*(?:{_any_of(_GAME)})[ \t]+#?([0-9]{{1,6}})[ \t]*[.:]?\s*", re.IGNORECASE)
"""The line in front of a game, with its number."""
POINTS: Final = re.compile(r"[ \t]*([0-9]{1,6})[ \t]*(?:points?|punkte?|pts?)?", re.IGNORECASE)
"""What follows a win: the points."""
CUBE_VALUE: Final = re.compile(r"[ \t]*(?:=>|->|to|auf|à|a|:)?[ \t]*([0-9]{1,20})?[ \t]*", re.IGNORECASE)
"""What follows a double: the value the cube will have."""
LENGTH: Final = re.compile(
    r"\s*(?:(?P<points>[0-9]{1,9})[ \t]*[- ]?[ \t]*(?:points?|punkte?|pts?)[ \t-]*(?:match|spiel|partie|session)"
    r"|(?:match|partie|spiel)[ \t]+(?:to|auf|bis|in|en|de|of)[ \t]+(?P<to>[0-9]{1,9})(?:[ \t]+(?:points?|punkte?))?"
    r"|(?P<unlimited>unlimited|money|unbegrenzt|geldspiel|illimit|session)\w*(?:[ \t]+\w{1,12}){0,2})"
    r"[ \t.:]*",
    re.IGNORECASE,
)
"""The line that says how long the match is."""
