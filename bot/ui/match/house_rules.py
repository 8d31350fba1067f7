"""House rules as people read them."""

from __future__ import annotations

from typing import Final

from bot.rules.house_rules import SESSION_ONLY
from bot.rules.rules import Rules
from bot.rules.variants import find_variant
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
)
"""The house rules that are either on or off, in the order in which they are offered."""


def rule_name(option: str) -> str:
    """The name of a house rule, which is a field of `Rules`."""
    return say("house-rule", option=option)


def rules_text(rules: Rules, variant: str, length: int) -> str:
    """What differs from a tournament match: `without cube`, `Jacoby rule, beavers`; empty if nothing does."""
    options = find_variant(variant).options
    parts = [] if rules.cube or "cube" not in options else [say("without-cube")]
    played = (option for option in SWITCHES[1:] if getattr(rules, option) and option in options)
    parts += [rule_name(option) for option in played if not (length and option in SESSION_ONLY)]
    if rules.automatic_doubles and not length:
        parts.append(say("house-automatic-doubles", limit=rules.automatic_doubles))
    if rules.cube and not rules.crawford and length > 1 and "crawford" in options:
        parts.append(say("house-no-crawford"))
    return ", ".join(parts)
