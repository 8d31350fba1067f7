"""House rules as people read them."""

from typing import Final

from bot.rules.house_rules import SESSION_ONLY
from bot.rules.match.state import MatchState
from bot.rules.rules import Rules
from bot.rules.variants import Variant, find_variant
from bot.texts.catalogue import say

SWITCHES: Final = (
    "cube",
    "jacoby",
    "beavers",
    "raccoons",
    "quadruple",
    "winner_starts",
    "free_choice",
    "five_checkers",
    "crawford",
    "pinned_start",
)
"""The house rules that are either on or off, in the order they are offered. Ids of buttons hold their places."""


def rule_name(option: str) -> str:
    """The name of a house rule, which is a field of `Rules`."""
    return say("house-rule", option=option)


def played_for(state: MatchState) -> str:
    """What is played for, in few words: `5-point match`, `unlimited session, without cube`."""
    length = say("length", points=state.length)
    return f"{length}, {say('without-cube')}" if _lacks_cube(state.rules, state.variant) else length


def _lacks_cube(rules: Rules, variant: str) -> bool:
    """Is a game that has a cube played without it?"""
    return not rules.cube and "cube" in find_variant(variant).options


def has_crawford(rules: Rules, game: Variant, length: int) -> bool:
    """Does the Crawford rule change anything: with the cube, in a match of more than a point, in this game?"""
    return rules.cube and length > 1 and "crawford" in game.options


def rules_text(rules: Rules, variant: str, length: int) -> str:
    """What differs from a tournament match: `without cube`, `Jacoby rule, beavers`; empty if nothing does."""
    options = find_variant(variant).options
    parts = [say("without-cube")] if _lacks_cube(rules, variant) else []
    named = (option for option in SWITCHES if option not in ("cube", "crawford"))
    played = (option for option in named if getattr(rules, option) and option in options)
    parts += [rule_name(option) for option in played if not (length and option in SESSION_ONLY)]
    if rules.automatic_doubles and not length:
        parts.append(say("house-automatic-doubles", limit=rules.automatic_doubles))
    if not rules.crawford and has_crawford(rules, find_variant(variant), length):
        parts.append(say("house-no-crawford"))
    return ", ".join(parts)
