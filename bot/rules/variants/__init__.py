"""The games: one module a variant behind one protocol, and the registry that finds them."""

from collections.abc import Mapping
from copy import copy
from types import MappingProxyType
from typing import Any, Final

from bot.rules.variants.acey_deucey import AMERICAN_ACEY_DEUCEY, EUROPEAN_ACEY_DEUCEY
from bot.rules.variants.backgammon import BACKGAMMON, HYPERGAMMON, LONGGAMMON, NACKGAMMON
from bot.rules.variants.egyptian import EGYPTIAN
from bot.rules.variants.fevga import FEVGA
from bot.rules.variants.gul_bara import GUL_BARA
from bot.rules.variants.makhbusa import MAKHBUSA
from bot.rules.variants.narde import NARDE
from bot.rules.variants.plakoto import PLAKOTO
from bot.rules.variants.portes import PORTES
from bot.rules.variants.protocol import ALWAYS_OPTIONS, Variant
from bot.rules.variants.runte import RUNTE
from bot.rules.variants.sugoroku import SUGOROKU
from bot.rules.variants.tapa import TAPA
from bot.rules.variants.tavli import TAVLI

_GAMES: Final[tuple[Variant, ...]] = (
    BACKGAMMON,
    NACKGAMMON,
    HYPERGAMMON,
    LONGGAMMON,
    EGYPTIAN,
    RUNTE,
    PORTES,
    PLAKOTO,
    TAPA,
    MAKHBUSA,
    FEVGA,
    NARDE,
    GUL_BARA,
    AMERICAN_ACEY_DEUCEY,
    EUROPEAN_ACEY_DEUCEY,
    SUGOROKU,
    TAVLI,
)
VARIANTS: Final[Mapping[str, Variant]] = MappingProxyType({variant.key: variant for variant in _GAMES})
"""Every game the bot knows, by its key, in the order in which they are offered."""
NICKNAMES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "bg": BACKGAMMON.key,
        "tables": BACKGAMMON.key,
        "bgmatchnocube": BACKGAMMON.key,
        "backgammonmatch": BACKGAMMON.key,
        "runterule": RUNTE.key,
        "mahbusa": MAKHBUSA.key,
        "longnarde": NARDE.key,
        "aceydeucey": AMERICAN_ACEY_DEUCEY.key,
        "aceydeucy": AMERICAN_ACEY_DEUCEY.key,
        "bansugoroku": SUGOROKU.key,
    }
)
"""Other names that people type for a game, in letters alone."""
OTHER_NAMES: Final[Mapping[str, str]] = MappingProxyType({GUL_BARA.key: "Crazy Narde"})
"""A game's name elsewhere, by its key."""
EDITION: Final = 2
"""The edition of the games' own rules that new matches are played by."""


def _as_it_was(game: Variant, **attributes: Any) -> Variant:
    before = copy(game)
    vars(before).update(attributes)
    return before


def _opened_as_backgammon(game: Variant, **attributes: Any) -> Variant:
    opening = {"rolls_afresh": False, "always": frozenset[str](), "options": ALWAYS_OPTIONS}
    return _as_it_was(game, **opening, **attributes)


_FIRST_EDITION: Final = (
    *map(_opened_as_backgammon, (FEVGA, NARDE, GUL_BARA, TAPA, PLAKOTO, MAKHBUSA)),
    _opened_as_backgammon(AMERICAN_ACEY_DEUCEY, exact_bear_off=True),
    _as_it_was(SUGOROKU, close_out_wins=False),
)
_FIRST: Final[Mapping[str, Variant]] = MappingProxyType({game.key: game for game in _FIRST_EDITION})
"""The differences in edition 1 (version 1.0), for matches that were under way when the rules changed."""


def _letters(name: str) -> str:
    """A name without the parts people write differently: case, hyphens, spaces, numbers."""
    return "".join(char for char in name.casefold() if char.isalpha())


def find_variant(name: str, edition: int = EDITION) -> Variant:
    """The variant with that key or one of its names, however it's written. Raises LookupError naming the known ones."""
    if edition < EDITION and name in _FIRST:
        return _FIRST[name]
    if name in VARIANTS:
        return VARIANTS[name]
    wanted = _letters(name)
    for variant in VARIANTS.values():
        names = variant.key, variant.name, OTHER_NAMES.get(variant.key, "")
        if wanted and wanted in map(_letters, names):
            return find_variant(variant.key, edition)
    if wanted in NICKNAMES:
        return find_variant(NICKNAMES[wanted], edition)
    raise LookupError(f"no variant {name!r}; known are {', '.join(VARIANTS)}")


__all__ = ["BACKGAMMON", "EDITION", "OTHER_NAMES", "VARIANTS", "Variant", "find_variant"]
