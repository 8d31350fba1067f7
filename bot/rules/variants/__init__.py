"""The games: one module a variant behind one protocol, and the registry that finds them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.rules.variants.american_acey_deucey import AMERICAN_ACEY_DEUCEY
from bot.rules.variants.backgammon import BACKGAMMON
from bot.rules.variants.egyptian import EGYPTIAN
from bot.rules.variants.european_acey_deucey import EUROPEAN_ACEY_DEUCEY
from bot.rules.variants.fevga import FEVGA
from bot.rules.variants.gul_bara import GUL_BARA
from bot.rules.variants.hypergammon import HYPERGAMMON
from bot.rules.variants.longgammon import LONGGAMMON
from bot.rules.variants.makhbusa import MAKHBUSA
from bot.rules.variants.nackgammon import NACKGAMMON
from bot.rules.variants.narde import NARDE
from bot.rules.variants.plakoto import PLAKOTO
from bot.rules.variants.portes import PORTES
from bot.rules.variants.protocol import Variant
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
OTHER_NAMES: Final[Mapping[str, str]] = MappingProxyType({GUL_BARA.key: "Crazy Narde"})
"""What a game, by its key, is called elsewhere."""


def find_variant(name: str) -> Variant:
    """The variant of that key or one of its names, whatever the case. Raises LookupError naming the known ones."""
    if name in VARIANTS:
        return VARIANTS[name]
    wanted = name.strip().casefold()
    for variant in VARIANTS.values():
        names = variant.key, variant.name, OTHER_NAMES.get(variant.key, "")
        if wanted and wanted in map(str.casefold, names):
            return variant
    raise LookupError(f"no variant {name!r}; known are {', '.join(VARIANTS)}")


__all__ = ["BACKGAMMON", "OTHER_NAMES", "VARIANTS", "Variant", "find_variant"]
