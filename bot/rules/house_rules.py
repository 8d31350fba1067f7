"""Which house rules go together: with a game, a length, and each other."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import fields, replace

from bot.errors import HouseRule, HouseRuleReason
from bot.rules.rules import EVERY_TIE, Rules
from bot.rules.variants.protocol import Variant

SESSION_ONLY: Final = ("jacoby", "beavers", "raccoons", "automatic_doubles")
"""Rules for unlimited sessions, not for matches."""
CUBE_ONLY: Final = ("crawford", *SESSION_ONLY)
"""Rules that make no sense without the cube."""
MOST_AUTOMATIC_DOUBLES: Final = 3
"""The highest limit of automatic doubles."""
AUTOMATIC_DOUBLES: Final = (*range(MOST_AUTOMATIC_DOUBLES + 1), EVERY_TIE)
"""The limits that a table may choose."""
_WITHOUT: Final = Rules(cube=False)  # no house rule at all
_OPTIONS: Final = tuple(field.name for field in fields(Rules))


def usual_rules(variant: Variant, length: int) -> Rules:
    """The rules if nobody chose any: Jacoby and beavers in sessions with the cube, Crawford in matches."""
    session = not length
    return fitting(Rules(jacoby=session, beavers=session), variant, length)


def fitting(rules: Rules, variant: Variant, length: int) -> Rules:
    """`rules` without those that don't go with the game, the length or each other."""
    while True:
        refused = next(refusals(rules, variant, length), None)
        if refused is None:
            return rules
        rules = replace(rules, **{refused.option: getattr(_WITHOUT, refused.option)})


def check(rules: Rules, variant: Variant, length: int) -> None:
    """Raise the first HouseRule that stands in the way of `rules`."""
    for refused in refusals(rules, variant, length):
        raise refused


def refusals(rules: Rules, variant: Variant, length: int) -> Iterator[HouseRule]:
    """The parts of `rules` that can't be played, and why. Rules that are as in a match are never refused."""
    chosen = [option for option in _OPTIONS if getattr(rules, option) != getattr(_WITHOUT, option)]
    for option in chosen:
        if option == "crawford":
            continue  # without a cube or a length it changes nothing
        if option in variant.always:
            yield HouseRule(HouseRuleReason.ALWAYS, option, variant.key)
        elif option not in variant.options:
            yield HouseRule(HouseRuleReason.NOT_IN_GAME, option, variant.key)
        elif option in SESSION_ONLY and length:
            yield HouseRule(HouseRuleReason.SESSION_ONLY, option, variant.key)
        elif option in CUBE_ONLY and not rules.cube:
            yield HouseRule(HouseRuleReason.NEEDS_CUBE, option, variant.key)
        elif option == "raccoons" and not rules.beavers:
            yield HouseRule(HouseRuleReason.NEEDS_BEAVERS, option, variant.key)
        elif option == "automatic_doubles" and rules.automatic_doubles not in AUTOMATIC_DOUBLES:
            yield HouseRule(HouseRuleReason.OUT_OF_RANGE, option, variant.key)


def changes_play(rules: Rules) -> bool:
    """Do the rules change how checkers move or what a game is worth, and not only how the cube is used?"""
    return rules.free_choice or rules.five_checkers or rules.quadruple or rules.pinned_start


def remembered(before: Rules | None, chosen: Rules, variant: Variant, length: int) -> Rules:
    """House rules to remember for later challenges: those chosen where there was a choice, otherwise as before."""
    kept = Rules(jacoby=True, beavers=True) if before is None else before
    choosable = [option for option in variant.options if not (length and option in SESSION_ONLY)]
    if not chosen.cube:
        choosable = [option for option in choosable if option not in CUBE_ONLY]
    return replace(kept, **{option: getattr(chosen, option) for option in choosable})
