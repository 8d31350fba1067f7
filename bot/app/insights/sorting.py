"""Which kind a decision is of, and whether a wrong play was bold or timid."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from typing import Final

from msgspec.structs import replace

from bot.records.analyses import DecisionAnalysis, DecisionKind
from bot.records.insights import Insight, Judged, Kind, Nerve, Plan
from bot.records.performance import Performance
from bot.rules.match.state import MatchState
from bot.rules.match.turn import game_of, plays_now
from bot.rules.position import BAR, POINTS, Position
from bot.rules.remarks import HOME

_OPENING: Final = 6
"""Turns of a game that are its opening: three of each side."""
_WRONG: Final = 0.010
"""The loss from which a play is bold or timid rather than as good as the best."""


def judged(one: DecisionAnalysis, state: MatchState) -> Judged:
    """A decision that counts, made in `state`."""
    return Judged(_kind(one, state), one.loss, nerve=_nerve(one, state))


def _kind(one: DecisionAnalysis, state: MatchState) -> Kind:
    if one.kind is not DecisionKind.CHECKER:
        return Kind.DOUBLING if one.kind is DecisionKind.DOUBLE else Kind.TAKING
    if state.turns < _OPENING:
        return Kind.OPENING
    if not any(state.position.mine[HOME + 1 :]):
        return Kind.BEAR_OFF
    return Kind.CONTACT if game_of(state).has_contact(state.position) else Kind.RACE


def _nerve(one: DecisionAnalysis, state: MatchState) -> Nerve | None:
    game = game_of(state)
    hits = not (game.same_way or game.pins)
    if one.kind is not DecisionKind.CHECKER or one.loss < _WRONG or not hits:
        return None
    after = {play.notation: play.after for play in plays_now(state) if play.notation in (one.played, one.best)}
    if len(after) < 2:
        return None
    more = blots_in_reach(after[one.played]) - blots_in_reach(after[one.best])
    return None if not more else Nerve.BOLD if more > 0 else Nerve.TIMID


def blots_in_reach(position: Position) -> int:
    """The lone checkers of the side that has moved which an opposing checker has not passed yet."""
    rearmost = max((point for point in range(1, BAR + 1) if position.theirs[point]), default=0)
    return sum(position.mine[point] == 1 for point in range(BAR - rearmost + 1, POINTS + 1))


def insight_of(found: Sequence[tuple[date, Sequence[Judged]]]) -> Insight:
    """What the decisions of matches say together; each match with the day it was played on."""
    decisions = [one for _, told in found for one in told]
    months: dict[date, list[Judged]] = {}
    for day, told in sorted(found, key=lambda match: match[0]):
        months.setdefault(day.replace(day=1), []).extend(told)
    return Insight(
        matches=len(found),
        whole=_performance(decisions),
        kinds={kind: _performance(one for one in decisions if one.kind is kind) for kind in Kind},
        plans={plan: _performance(one for one in decisions if one.plan is plan) for plan in Plan},
        nerves={nerve: _performance(one for one in decisions if one.nerve is nerve) for nerve in Nerve},
        months=tuple((month, _performance(told)) for month, told in months.items()),
    )


def _performance(decisions: Iterable[Judged]) -> Performance:
    return Performance.of(one.loss for one in decisions)


def with_plans(told: Sequence[Judged], plans: Mapping[int, Plan]) -> list[Judged]:
    """The decisions with their plans, by their place in the list."""
    return [replace(one, plan=plans.get(place)) for place, one in enumerate(told)]
