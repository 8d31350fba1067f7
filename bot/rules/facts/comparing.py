"""Two plays of a roll compared: the facts for the better one, and those against it."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from bot.rules.facts.families import CHANCES, LESS_IS_BETTER, USEFUL, After, Family, Worth
from bot.rules.play import Play
from bot.rules.remarks import HOME
from bot.rules.rules import Rules
from bot.rules.variants import Variant

_LEAST_CHANCE: Final = 3.0  # points of 100 from which a difference in chances is said
_SMALL_CHANCE: Final = 1.0  # the same where nothing worth saying speaks for the better play
_FEW_ROLLS: Final = 3.0  # rolls of 36 from which a difference in good ones is said
_HITS_FIRST: Final = 2.0  # the weight, as a multiple, up to which facts are told after hits of the better play
WORTH_SAYING: Final = 0.5
"""The least weight of a second fact, and of one that stands alone against the better play."""
MEDIANS: Final[Mapping[Family, float]] = MappingProxyType(
    dict.fromkeys(Family, 1.0)
    | {
        Family.SHOTS: 11.0,
        Family.RACE: 7,
        Family.CLOSED: 2.0,
        Family.SHUT: 3.0,
        Family.NEXT: 6.0,
        Family.WIN: 5.1,
        Family.GAMMON: 5.3,
        Family.GAMMON_LOST: 6.3,
        Family.BACKGAMMON: 5.3,
        Family.BACKGAMMON_LOST: 6.3,
    }
)
"""The median difference of each family, where there is one, in the mistakes of the calibration set.

Backgammons are too rare there to have one, and cost as much on top of a gammon as a gammon on top of a single game.
"""


class Fact(NamedTuple):
    """A number of the better play and of the other one.

    `weight` is their difference in medians of the family; above 0 it speaks for the better play. Of points: those that
    only one of the plays holds, and those of them that it made itself, rather than kept. Of shots: the blots left out.
    """

    family: Family
    best: float
    played: float
    weight: float
    points: tuple[int, ...] = ()
    instead: tuple[int, ...] = ()
    made: tuple[int, ...] = ()


def facts_about(
    best: Play,
    played: Play,
    game: Variant,
    rules: Rules,
    worths: tuple[Worth, Worth] = (Worth(), Worth()),
    *,
    ends_turn: bool = True,
) -> tuple[Fact, ...]:
    """The facts that tell two plays apart, the heaviest first, what they are worth last.

    Hits of the better play count twice there. A stack, and as many points but others, come after what weighs the same.
    `worths` are those of the two, if an engine knows them. With `ends_turn` the opponent is next.
    """
    one, other = (
        After(play, game, rules, worth, ends_turn=ends_turn) for play, worth in zip((best, played), worths, strict=True)
    )
    told = _facts(one, other, _LEAST_CHANCE)
    if not any(fact.weight >= WORTH_SAYING for fact in told):
        told = _facts(one, other, _SMALL_CHANCE)
    return tuple(sorted(told, key=_order))


def _order(fact: Fact) -> tuple[bool, float, bool]:
    lesser = fact.family is Family.STACK or fact.best == fact.played
    # One hits a checker or not, and that may be why there are fewer shots: hits are mostly the point of a play.
    weight = _HITS_FIRST * fact.weight if fact.family is Family.HITS and fact.weight > 0 else abs(fact.weight)
    return fact.family in CHANCES, -weight, lesser


def _facts(one: After, other: After, least: float) -> list[Fact]:
    found: list[Fact] = []
    for family in Family:
        if family is Family.NEXT and _hit_or_hold_otherwise(found):
            continue  # to count those rolls takes as long as all the rest
        fact = _fact(family, one, other, least)
        if fact is not None:
            found.append(fact)
    return [fact for fact in found if not _is_told(fact, found)]


def _hit_or_hold_otherwise(facts: list[Fact]) -> bool:
    """Do the plays hit or hold otherwise? Then a roll is good if it does what the other play did, and none is told."""
    return any(one.family is Family.HITS or {*one.points, *one.instead} & {*USEFUL} for one in facts)


def _fact(family: Family, one: After, other: After, least: float) -> Fact | None:
    best, played = one.measured(family), other.measured(family)
    if best is None or played is None:
        return None
    better = (played - best if family in LESS_IS_BETTER else best - played) / MEDIANS[family]
    if family in (Family.POINTS, Family.ANCHOR):
        return _of_points(Fact(family, best, played, better), one, other)
    few = least if family in CHANCES else _FEW_ROLLS if family is Family.NEXT else 0.0
    if best == played or abs(best - played) < few:
        return None
    back = one.back_blots + other.back_blots if family is Family.SHOTS else ()
    return Fact(family, best, played, better, tuple(dict.fromkeys(back)))


def _of_points(fact: Fact, one: After, other: After) -> Fact | None:
    """The fact with its points. As many, but others: that speaks for the better play, or for a more advanced anchor."""
    anchors = fact.family is Family.ANCHOR
    best, played = (one.anchors, other.anchors) if anchors else (one.holds, other.holds)
    points, instead = best - played, played - best
    if not points and not instead:
        return None
    weight = fact.weight
    if not weight:
        weight = (-1 if anchors and min(points) > min(instead) else 1) / MEDIANS[fact.family]
    before = one.play.before
    # Two checkers hold a point, and so does one that pins.
    made = [point for point in points | instead if before.mine[point] < 2 and -point not in before.pinned]
    return fact._replace(weight=weight, points=_sorted(points), instead=_sorted(instead), made=_sorted(made))


def _sorted(points: frozenset[int] | list[int]) -> tuple[int, ...]:
    return tuple(sorted(points, reverse=True))


def _is_told(fact: Fact, facts: list[Fact]) -> bool:
    """Does another fact say the same, on the same side?"""
    alike = {other.family: other for other in facts if (other.weight > 0) == (fact.weight > 0)}
    points = alike.get(Family.POINTS)
    if fact.family is Family.EPC:
        return Family.WASTE in alike
    if fact.family is Family.RACE:
        return bool({Family.HITS, Family.EPC, Family.WASTE} & set(alike))
    at_home = points is not None and max((*points.points, *points.instead)) <= HOME
    if fact.family is Family.HOME:
        return points is not None and not at_home
    return fact.family is Family.POINTS and at_home and Family.HOME in alike


MOST: Final = 3
"""Sentences."""
_LEAST: Final = 0.15  # the least weight of a first fact, unless there's none as heavy
_OUTWEIGHS: Final = 6.0  # a chance with so many times the weight of what the better play does was the decision
SAME_SIZE: Final = 0.5
"""A fact against the better play that weighs so much of the one for it is said with it."""


class Sentence(NamedTuple):
    """A fact for the better play (None: there is none), and one of the same size against it."""

    gain: Fact | None
    loss: Fact | None


def sentences(facts: Sequence[Fact]) -> tuple[Sentence, ...]:
    """The sentences about the facts of two plays: what they do comes first, what they are worth last.

    A chance that weighs many times as much as anything they do comes before it: one play saves the gammon and happens
    to waste fewer pips. Where all that speaks for the better play weighs little, the heaviest of it is said.
    """
    gains = [fact for fact in facts if fact.weight > 0]
    losses = [fact for fact in facts if fact.weight < 0]
    does = [fact for fact in gains if fact.family not in CHANCES]
    worth = [fact for fact in gains if fact.family in CHANCES]
    lead = [fact for place, fact in enumerate(does) if fact.weight >= (WORTH_SAYING if place else _LEAST)]
    said: list[Sentence] = []
    if lead and worth and worth[0].weight >= max(1.0, _OUTWEIGHS * lead[0].weight):
        lead, worth = [worth[0], *lead], worth[1:]
    for fact in [*lead[: MOST - 1], *worth][:MOST] or gains[:1]:
        against = next((one for one in losses if -one.weight >= SAME_SIZE * fact.weight), None)
        if against is not None:
            losses.remove(against)
        said.append(Sentence(fact, against))
    if not said and losses and -losses[0].weight >= WORTH_SAYING:
        return (Sentence(None, losses[0]),)
    return tuple(said)
