"""The games: one module a variant behind one protocol, and the registry that finds them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.rules.variants.backgammon import BACKGAMMON
from bot.rules.variants.protocol import Variant

VARIANTS: Final[Mapping[str, Variant]] = MappingProxyType({variant.key: variant for variant in (BACKGAMMON,)})
"""Every game the bot knows, by its key, in the order in which they are offered."""


def find_variant(name: str) -> Variant:
    """The variant of that key or name, whatever its case. Raises LookupError naming the known ones."""
    if name in VARIANTS:
        return VARIANTS[name]
    wanted = name.strip().casefold()
    for variant in VARIANTS.values():
        if wanted in (variant.key.casefold(), variant.name.casefold()):
            return variant
    raise LookupError(f"no variant {name!r}; known are {', '.join(VARIANTS)}")


__all__ = ["BACKGAMMON", "VARIANTS", "Variant", "find_variant"]
