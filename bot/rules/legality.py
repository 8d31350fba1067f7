"""The possible meanings of a text of moves, and why it isn't a legal play.

A journey is the points one checker is said to visit, its first and last and any stops that were named: (24, 13),
(8, 7, 3). All points are the mover's own: 25 is the bar, 0 is off.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise, permutations
from typing import NamedTuple

from bot.errors import IllegalReason
from bot.rules.play import Move, Play
from bot.rules.position import BAR, OFF, Position
from bot.rules.rules import Rules
from bot.rules.variants.protocol import Hand, Variant

Journey = tuple[int, ...]
Leg = tuple[int, int]
Why = tuple[IllegalReason, Leg | None]


class Way(NamedTuple):
    """One way to make all the journeys: where it leads and how many dice it takes."""

    after: Position
    dice: int


class Attempt(NamedTuple):
    """Journeys that somebody wants to make with the dice `numbers`."""

    position: Position
    numbers: tuple[int, ...]
    journeys: tuple[Journey, ...]
    variant: Variant
    rules: Rules

    @property
    def legs(self) -> list[Leg]:
        """Every step that was named, in the order of the text."""
        return [leg for journey in self.journeys for leg in pairwise(journey)]


def ways_of(attempt: Attempt) -> set[Way]:
    """Every way in which the dice can make all the journeys, in any order, each move being possible when it's made.

    It isn't checked here whether a way uses as many dice as the rules demand.
    """
    found: set[Way] = set()
    start: _Stage = (attempt.position, (), tuple(sorted(attempt.numbers)), tuple(sorted(attempt.journeys)))
    seen = {start}
    waiting = [start]
    while waiting:
        stage = waiting.pop()
        if not stage[3]:
            found.add(Way(stage[0], len(attempt.numbers) - len(stage[2])))
            continue
        for following in _steps(attempt, stage):
            if following not in seen:
                seen.add(following)
                waiting.append(following)
    return found


_Stage = tuple[Position, tuple[Move, ...], tuple[int, ...], tuple[Journey, ...]]
"""A position on the way, the moves made, the dice left, the journeys left. A plain game doesn't need the moves."""


def _steps(attempt: Attempt, stage: _Stage) -> Iterator[_Stage]:
    """The results of moving one pending checker by one die."""
    position, made, left, pending = stage
    variant = attempt.variant
    for die in set(left):
        rest = list(left)
        rest.remove(die)
        for move in variant.moves_of_die(position, die, attempt.rules, Hand(attempt.numbers, made)):
            for journey in set(pending):
                if journey[0] == move.source and (variant.moves_backwards or move.target >= journey[1]):
                    others = list(pending)
                    others.remove(journey)
                    onward = journey[1:] if move.target == journey[1] else (move.target, *journey[1:])
                    if len(onward) > 1:
                        others.append(onward)
                    moved = variant.apply(position, (move,))
                    now = () if variant.is_plain else (*made, move)
                    yield moved, now, tuple(rest), tuple(sorted(others))


def explain(attempt: Attempt, plays: Sequence[Play], ways: set[Way]) -> Why:
    """Why the journeys aren't a legal play: the reason, and the move it's about if it's about one.

    `plays` are the legal plays of the roll and `ways` the result of `ways_of`.
    """
    if not plays:
        return IllegalReason.CANNOT_MOVE, None
    legs = attempt.legs
    for leg in legs:
        if leg[0] < leg[1] and not attempt.variant.moves_backwards:
            return IllegalReason.WRONG_WAY, leg
    if len(legs) > len(attempt.numbers):
        return IllegalReason.TOO_MANY_MOVES, None
    if ways:
        return _not_enough(attempt, plays, ways)
    return (
        _bar_first(attempt)
        or _no_checker(attempt)
        or _own_rule(attempt)
        or _impossible_leg(attempt)
        or _own_rule_in_turn(attempt)
        or _out_of_dice(attempt)
    )


def _not_enough(attempt: Attempt, plays: Sequence[Play], ways: set[Way]) -> Why:
    """All moves can be made, but more of the roll has to be played."""
    longest = len(plays[0].moves)
    if min(way.dice for way in ways) < longest:
        both = len(attempt.numbers) == 2
        return (IllegalReason.MUST_USE_BOTH if both else IllegalReason.MUST_USE_MORE), None
    ends = (attempt.variant.why_not_end(attempt.position, way.after, attempt.rules) for way in ways)
    reason = next((reason for reason in ends if reason is not None), None)
    if reason is None and longest == 1:
        return IllegalReason.MUST_USE_HIGHER, attempt.legs[0]
    return reason or IllegalReason.FORBIDDEN, None


def _own_rule(attempt: Attempt) -> Why | None:
    """A move that a rule of this game's own forbids, or one that could only be made by way of such a move."""
    for leg in attempt.legs:
        reason = attempt.variant.why_not(attempt.position, *leg, attempt.rules) or _own_rule_on_the_way(attempt, leg)
        if reason is not None:
            return reason, leg
    return None


def _own_rule_on_the_way(attempt: Attempt, leg: Leg) -> IllegalReason | None:
    """The rule of the game that is broken, if every choice of dice breaks one or stops at a closed point."""
    found = None
    for route in _routes(leg, attempt.numbers):
        if route.points == leg:
            return None  # one move: it has already been checked
        steps = pairwise(route.points)
        reasons = (attempt.variant.why_not(attempt.position, *step, attempt.rules) for step in steps)
        reason = next((reason for reason in reasons if reason is not None), None)
        if reason is None and not _blocked_stop(attempt, route):
            return None
        found = found or reason
    return found


def _own_rule_in_turn(attempt: Attempt) -> Why | None:
    """A move that such a rule forbids after the moves named before it, or because of where all of them lead."""
    variant, position = attempt.variant, attempt.position
    for leg in attempt.legs:
        reason = variant.why_not(position, *leg, attempt.rules)
        if reason is not None:
            return reason, leg
        if not position.mine[leg[0]]:
            return None
        position = variant.apply(position, (Move(*leg, hit=False),))
    reason = variant.why_not_end(attempt.position, position, attempt.rules)
    return None if reason is None else (reason, None)


def _bar_first(attempt: Attempt) -> Why | None:
    """A checker moves on the board although one stays on the bar."""
    entering = sum(journey[0] == BAR for journey in attempt.journeys)
    if attempt.position.mine[BAR] <= entering:
        return None
    one_die = BAR - max(attempt.numbers)
    moving_on = (leg for leg in attempt.legs if leg[0] != BAR or leg[1] < one_die)
    return next(((IllegalReason.BAR_FIRST, leg) for leg in moving_on), None)


def _no_checker(attempt: Attempt) -> Why | None:
    """More checkers leave a point than are on it or come to it."""
    standing = Counter(dict(enumerate(attempt.position.mine)))
    standing.update(target for _, target in attempt.legs)
    standing.subtract(source for source, _ in attempt.legs)
    return next(((IllegalReason.NO_CHECKER, leg) for leg in attempt.legs if standing[leg[0]] < 0), None)


def _impossible_leg(attempt: Attempt) -> Why | None:
    """A move that no dice of this roll can make, whatever the others do."""
    refusals = (_leg_refusal(attempt, leg) for leg in attempt.legs)
    return next((refusal for refusal in refusals if refusal is not None), None)


def _leg_refusal(attempt: Attempt, leg: Leg) -> Why | None:
    source, target = leg
    others = _others_after(attempt, leg)
    if target == OFF and any(others[7:]):
        return IllegalReason.NOT_HOME, leg
    routes = _routes(leg, attempt.numbers)
    if not routes:
        return IllegalReason.WRONG_DISTANCE, leg
    blocks = [_blocked_stop(attempt, route) for route in routes]
    if all(blocks):
        return IllegalReason.BLOCKED, (source, blocks[0])
    open_routes = [route for route, block in zip(routes, blocks, strict=True) if not block]
    if target == OFF and all(_too_long(route, others) for route in open_routes):
        return IllegalReason.HIGHER_CHECKER, leg
    return None


def _others_after(attempt: Attempt, leg: Leg) -> list[int]:
    """My checkers, without the one of `leg`, once all other legs have been made."""
    mine = list(attempt.position.mine)
    for source, target in attempt.legs:
        mine[source] -= 1
        mine[target] += 1
    mine[leg[1]] -= 1
    return mine


class _Route(NamedTuple):
    """One checker's way with one choice of dice: its points from first to last, and the pips wasted at the end."""

    points: tuple[int, ...]
    wasted: int


def _routes(leg: Leg, numbers: tuple[int, ...]) -> list[_Route]:
    """Every choice of dice that covers the leg, the fewest dice first."""
    source, target = leg
    found = []
    for count in range(1, len(numbers) + 1):
        for dice in dict.fromkeys(permutations(numbers, count)):
            way = -1 if source < target <= BAR else 1
            *stops, end = (min(source, BAR) - way * pips for pips in accumulate(dice))
            if end == target or (target == OFF and end < OFF and all(stop > OFF for stop in stops)):
                found.append(_Route((source, *stops, target), target - end))
    return found


def _blocked_stop(attempt: Attempt, route: _Route) -> int:
    """The first closed point of a route, 0 if there is none."""
    closed = attempt.variant.is_closed
    return next((stop for stop in route.points[1:] if stop > OFF and closed(attempt.position, stop)), OFF)


def _too_long(route: _Route, others: list[int]) -> bool:
    """Does the route bear off with a larger number while another checker is on a higher point?"""
    return bool(route.wasted) and any(others[route.points[-2] + 1 :])


def _out_of_dice(attempt: Attempt) -> Why:
    """Each move is possible by itself, but not all of them together."""
    needed = sum(min(len(route.points) - 1 for route in _routes(leg, attempt.numbers)) for leg in attempt.legs)
    if needed > len(attempt.numbers):
        return IllegalReason.TOO_MANY_MOVES, None
    for count in range(1, len(attempt.journeys) + 1):
        journeys = attempt.journeys[:count]
        if not ways_of(attempt._replace(journeys=journeys)):
            return IllegalReason.USED_NUMBER, (journeys[-1][0], journeys[-1][1])
    return IllegalReason.USED_NUMBER, attempt.legs[-1]
