"""Which game a person means, also while they type."""

from collections.abc import Collection
from typing import Final

from bot.errors import PreferenceError
from bot.rules.variants import OTHER_NAMES, VARIANTS, Variant, find_variant
from bot.ui.kit.commands import Choices, matching
from bot.ui.kit.host import Interaction

_KNOWN_GAMES: Final = 25


async def game_choices(_: Interaction, current: str) -> Choices:
    """The games, by name."""
    return games_offered(VARIANTS.values(), current)


async def cube_game_choices(_: Interaction, current: str) -> Choices:
    """The games that are played with a cube."""
    return games_offered([game for game in VARIANTS.values() if "cube" in game.options], current)


async def id_game_choices(_: Interaction, current: str) -> Choices:
    """The games whose positions have XGIDs."""
    return games_offered([game for game in VARIANTS.values() if game.has_ids], current)


def games_offered(games: Collection[Variant], current: str) -> Choices:
    """These games, by name, that fit what is typed."""
    others = {key: f" ({name})" for key, name in OTHER_NAMES.items()}
    return matching([(game.name + others.get(game.key, ""), game.key) for game in games], current)


def game_called(name: str | None) -> Variant:
    """The game of that key or name; backgammon for None. Raises PreferenceError, which names the games there are."""
    try:
        return find_variant(name or "backgammon")
    except LookupError as error:
        known = tuple(variant.name for variant in VARIANTS.values())[:_KNOWN_GAMES]
        raise PreferenceError("game", name or "", known) from error
