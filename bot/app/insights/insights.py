"""Insights: how a person plays in each kind of position, counted from those of their matches that were analyzed."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Final

from msgspec.structs import replace

from bot.app.coach import Coach
from bot.app.logged import LoggedMatch, Logs, Viewer
from bot.app.recent import Recent
from bot.app.studying.analyzing import Analyst
from bot.errors import BotError, EngineMissing, EngineUnavailable
from bot.records.analyses import DecisionAnalysis, DecisionKind
from bot.records.insights import Insight, Judged, Kind, Nerve, Performance, Plan
from bot.records.matches import ImportedMatch, MatchRecord, OwnSide
from bot.records.people import Place
from bot.rules.match.evolution import states_before
from bot.rules.match.state import MatchState
from bot.rules.match.turn import game_of, plays_now
from bot.rules.position import BAR, POINTS, Position
from bot.rules.remarks import HOME
from bot.rules.sides import Side
from bot.store import Store

MOST: Final = 100
"""The latest matches of a person that are looked at."""
_MOST_IMPORTS: Final = 50
_KEPT: Final = 1000  # matches whose decisions are kept as judged: reading one takes some hundredths of a second


class Insights:
    """People's play by their own decisions. Nothing of it is stored: it's counted from what is."""

    def __init__(self, store: Store, coach: Coach, logs: Logs, analyst: Analyst, clock: Callable[[], datetime]) -> None:
        self._store, self._coach, self._logs, self._analyst, self._clock = store, coach, logs, analyst, clock
        self._kept: Recent[tuple[int, str, OwnSide | None], list[Judged]] = Recent(_KEPT)

    async def of(self, user_id: int, days: int | None = None) -> Insight:
        """A person's insights by their analyzed matches of the last `days` or all time (of imports, their own side).

        Takes some seconds the first time.
        """
        since = None if days is None else self._clock() - timedelta(days=days)
        played: list[MatchRecord] = await self._store.matches_of(user_id, None, ongoing=False, limit=MOST)
        imports: list[ImportedMatch] = await self._store.imports_of(user_id, _MOST_IMPORTS)
        matches: list[tuple[str, OwnSide | None, date]] = []
        matches += [(str(one.match_id), None, one.updated_at.astimezone(UTC).date()) for one in played]
        matches += [(one.key, one.own_side, _played_on(one)) for one in imports]
        found = []
        for key, own, day in matches:
            if since is not None and day < since.date():
                continue
            told = await self._told(user_id, key, own)
            if told:
                found.append((day, told))
        return insight_of(found)

    async def _told(self, user_id: int, key: str, own_side: OwnSide | None) -> list[Judged]:
        """The person's decisions in a match; none if it isn't analyzed."""
        kept = self._kept.get((user_id, key, own_side))
        if kept is not None:
            return kept
        try:
            logged = await self._logs.load(key, Viewer(user_id, Place(0)), shown=True)
            analysis = await self._coach.ready(logged, None)
        except BotError:  # it can't be analyzed
            return []
        sides = await self._logs.sides_of(logged, user_id)
        if analysis is None or not sides:
            return []
        hints = set(await self._hints(logged, sides))
        own = [one for one in analysis.decisions if one.side in sides and one.counted and one.played]
        own = [one for one in own if one.seq - 1 not in hints]
        states = await asyncio.to_thread(states_before, logged.events, [one.seq for one in own])
        told = await asyncio.to_thread(lambda: [judged(one, states[one.seq]) for one in own])
        try:
            plans = await self._plans(own, states)
        except (EngineMissing, EngineUnavailable):  # they may be known the next time
            return told
        told = [replace(one, plan=plans.get(place)) for place, one in enumerate(told)]
        self._kept[user_id, key, own_side] = told
        return told

    async def _plans(self, own: Sequence[DecisionAnalysis], states: dict[int, MatchState]) -> dict[int, Plan]:
        places = [place for place, one in enumerate(own) if one.kind is DecisionKind.CHECKER]
        asked = [(game_of(states[own[place].seq]).key, own[place].position) for place in places]
        plans = await self._analyst.plans(asked) if asked else ()
        return {place: plan for place, plan in zip(places, plans, strict=True) if plan is not None}

    async def _hints(self, logged: LoggedMatch, sides: Sequence[Side]) -> list[int]:
        if logged.is_imported:
            return []
        return [seq for side in sides for seq in await self._store.hints_of(logged.record.match_id, side)]


def _played_on(imported: ImportedMatch) -> date:
    """The day of an imported match: that of its file, or else that on which it was imported."""
    try:
        return date.fromisoformat(imported.played_on.replace(".", "-"))
    except ValueError:
        return imported.created_at.astimezone(UTC).date()


_OPENING: Final = 6  # turns of a game that are its opening: three of each side
_WRONG: Final = 0.010  # the loss from which a play is bold or timid rather than as good as the best


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
    """The insights of all decisions of matches together; each match with the day it was played on."""
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
