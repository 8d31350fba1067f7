"""Analyzing a match decision by decision: it can stop after each and be resumed; at the end the parts are combined."""

import asyncio
from collections.abc import AsyncIterator, Container, Iterable, Mapping, Sequence
from typing import Final

from bot.engine.decisions import Decision, decisions_of
from bot.engine.depths import ANALYSIS_PLIES, depth_name
from bot.engine.pool import EnginePool
from bot.engine.requests import AnalyzeDecision
from bot.records.analyses import (
    CurvePoint,
    DecisionAnalysis,
    DecisionKind,
    GameAnalysis,
    Mark,
    MatchAnalysis,
    Progress,
    SideAnalysis,
)
from bot.rules.match import events as ev
from bot.rules.sides import Side

DECISION_TIMEOUT: Final = 60.0
"""Seconds that one decision may take in the background."""


async def analyze_match(
    pool: EnginePool,
    events: Iterable[ev.Event],
    known: Container[int] = (),
    plies: int = ANALYSIS_PLIES,
    *,
    game: int | None = None,
) -> AsyncIterator[Progress]:
    """Analyze every decision of a log (or just of one `game`) that is not `known` (by its `seq`) yet.

    Yields each as it's done. The first progress says how much is known. Stop whenever you like: decisions that were
    yielded needn't be analyzed again. Urgent requests aren't held up. Raises EngineMissing, EngineUnavailable, and
    ValueError for a game that the network doesn't know.
    """
    # Folding a long match takes a tenth of a second, too long for the event loop.
    decisions = await asyncio.to_thread(_decisions_in, tuple(events), game)
    done = sum(decision.seq in known for decision in decisions)
    yield Progress(done, len(decisions), None)
    for decision in decisions:
        if decision.seq in known:
            continue
        analysis = await pool.ask(AnalyzeDecision(decision, plies), timeout=DECISION_TIMEOUT, urgent=False)
        done += 1
        yield Progress(done, len(decisions), analysis)


def _decisions_in(events: Sequence[ev.Event], game: int | None) -> tuple[Decision, ...]:
    return tuple(one for one in decisions_of(events) if game in (None, one.state.game))


def match_analysis(
    events: Iterable[ev.Event],
    analyzed: Mapping[int, DecisionAnalysis],
    plies: int = ANALYSIS_PLIES,
    *,
    game: int | None = None,
) -> MatchAnalysis:
    """The analysis of a match, or of one `game` of it, combined from those of all its decisions.

    Raises ValueError if one is missing.
    """
    log = list(events)
    wanted = [decision.seq for decision in _decisions_in(log, game)]
    missing = [seq for seq in wanted if seq not in analyzed]
    if missing:
        raise ValueError(f"not studied yet: {missing}")
    analyses = tuple(analyzed[seq] for seq in sorted(wanted))
    games = sorted({one.game for one in analyses})
    return MatchAnalysis(
        sides=_sides(analyses),
        games=tuple(GameAnalysis(game, _sides([one for one in analyses if one.game == game])) for game in games),
        decisions=analyses,
        curve=_curve(log, analyses),
        level=depth_name(plies),
    )


def _sides(analyses: Sequence[DecisionAnalysis]) -> tuple[SideAnalysis, SideAnalysis]:
    white, black = (_side([one for one in analyses if one.side is side]) for side in Side)
    return white, black


def _side(analyses: Sequence[DecisionAnalysis]) -> SideAnalysis:
    """One side's results in `analyses`, all of which are its own."""
    counted = [one for one in analyses if one.counted]
    marks = [one.mark for one in counted]
    return SideAnalysis(
        decisions=len(counted),
        choices=sum(_is_choice(one) for one in analyses),
        loss=sum(one.loss for one in counted),
        luck=sum(one.luck for one in analyses if one.luck is not None),
        doubtful=marks.count(Mark.DOUBTFUL),
        bad=marks.count(Mark.BAD),
        very_bad=marks.count(Mark.VERY_BAD),
        squares=sum(one.loss**2 for one in counted),
    )


def _is_choice(analysis: DecisionAnalysis) -> bool:
    """Does GNU Backgammon count it? It counts plays that aren't forced, and the cube decisions that we count."""
    return not analysis.forced if analysis.kind is DecisionKind.CHECKER else analysis.counted


def _curve(events: Sequence[ev.Event], analyses: Sequence[DecisionAnalysis]) -> tuple[CurvePoint, ...]:
    """White's equity and chances after each decision, and those at the end of the match."""
    points = [
        CurvePoint(
            one.game,
            one.seq,
            one.equity if one.side is Side.WHITE else -one.equity,
            one.winning if one.winning is None or one.side is Side.WHITE else 1 - one.winning,
        )
        for one in analyses
        if one.played
    ]
    started, ended = events[0], events[-1]
    last = max((event.game for event in events if isinstance(event, ev.GameStarted)), default=0)
    if points and points[-1].game != last:
        return tuple(points)  # the match went on after it
    decided = isinstance(ended, ev.MatchEnded) and ended.winner is not None
    if decided and points and isinstance(started, ev.MatchStarted) and started.length:
        won = isinstance(ended, ev.MatchEnded) and ended.winner is Side.WHITE
        points.append(CurvePoint(points[-1].game, len(events), 1.0 if won else -1.0, float(won)))
    return tuple(points)
