"""Small networks of our own, for the games that bgsage doesn't know: one file of weights a game in `assets/nets`.

This module says which ones exist; `bot.engine.nets.net` asks them, and only that needs numpy.
"""

from functools import cache
from typing import Final

import structlog

from bot.assets import assets_folder
from bot.engine.nets.file import SUFFIX, BadNet, NetFile, read_net
from bot.rules.rules import Rules

SHIPPED: Final = frozenset(
    {
        "american_acey_deucey",
        "european_acey_deucey",
        "fevga",
        "gul_bara",
        "hypergammon",
        "longgammon",
        "makhbusa",
        "narde",
        "plakoto",
        "runte",
        "sugoroku",
        "tapa",
    }
)
"""The games whose weights come with the bot."""
_log: Final = structlog.get_logger()


@cache
def net_file(game: str) -> NetFile | None:
    """The weights for `game`; None if there are none that can be used, which is logged once."""
    path = assets_folder() / "nets" / f"{game}{SUFFIX}"
    try:
        return read_net(path, game)
    except (BadNet, OSError) as error:
        if game in SHIPPED or not isinstance(error, FileNotFoundError):
            _log.warning("weights cannot be used", game=game, error=str(error))
        return None


def games_with_net() -> frozenset[str]:
    """The games for which there are usable weights."""
    found = (path.stem for path in (assets_folder() / "nets").glob(f"*{SUFFIX}"))
    return frozenset(game for game in found if net_file(game) is not None)


def trained_for(rules: Rules, game: str) -> bool:
    """Does the network of `game` know these house rules? None knows those that change what a position is worth."""
    return not (rules.quadruple or rules.five_checkers or (rules.pinned_start and net_file(game) is not None))
