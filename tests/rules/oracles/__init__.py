"""A second reading of every game's rules: slow, plain, and sharing nothing with `bot.rules`."""

from tests.rules.oracles.entering import AmericanAceyDeucey, EuropeanAceyDeucey
from tests.rules.oracles.hitting import (
    Backgammon,
    Egyptian,
    Hypergammon,
    Longgammon,
    Nackgammon,
    Portes,
    Runte,
    Sugoroku,
)
from tests.rules.oracles.pinning import Makhbusa, Plakoto, Tapa
from tests.rules.oracles.same_way import Fevga, GulBara, Narde

ORACLES = {
    "backgammon": Backgammon(),
    "nackgammon": Nackgammon(),
    "hypergammon": Hypergammon(),
    "longgammon": Longgammon(),
    "egyptian": Egyptian(),
    "runte": Runte(),
    "portes": Portes(),
    "plakoto": Plakoto(),
    "tapa": Tapa(),
    "makhbusa": Makhbusa(),
    "fevga": Fevga(),
    "narde": Narde(),
    "gul_bara": GulBara(),
    "american_acey_deucey": AmericanAceyDeucey(),
    "european_acey_deucey": EuropeanAceyDeucey(),
    "sugoroku": Sugoroku(),
}
"""Each game's oracle by its key."""


TAVLI = (Portes(), Plakoto(), Fevga())
"""The rotation: the first game is Portes, the fourth Portes again."""


def oracle_of(key, game):
    """The oracle of game number `game` (from 1) of a match of `key`."""
    return TAVLI[(game - 1) % 3] if key == "tavli" else ORACLES[key]
