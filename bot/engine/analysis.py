"""Studying a match decision by decision: it can stop after each and be resumed; the end puts all together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from typing import Final

from bot.engine.decisions import Decision, decisions_of
from bot.engine.pool import EnginePool
from bot.engine.requests import ANALYSIS_PLIES, StudyDecision
from bot.rules.match import events as ev
from bot.rules.sides import Side
from bot.studies import (
    CurvePoint,
    DecisionKind,
    DecisionStudy,
    GameStudy,
    Mark,
    MatchStudy,
    Progress,
    SideStudy,
)

DECISION_TIMEOUT: Final = 60.0
"""Seconds that one decision may take in the background."""


async def study_match(
    pool: EnginePool,
    events: Iterable[ev.Event],
    known: Mapping[int, DecisionStudy] | None = None,
    plies: int = ANALYSIS_PLIES,
    *,
    game: int | None = None,
) -> AsyncIterator[Progress]:
    """Study every decision of a log (of one `game` alone, if given) that is not `known` (by its `seq`) yet.

    Yields each as it is done. The first progress says how much is known. Stop whenever you like: what was yielded need
    not be studied again. Urgent requests are not held up. Raises EngineMissing, EngineUnavailable, and ValueError for a
    game that the network does not know.
    """
    known = known or {}
    # Folding a long match takes a tenth of a second, too long for the event loop.
    decisions = await asyncio.to_thread(_decisions_in, tuple(events), game)
    done = sum(decision.seq in known for decision in decisions)
    yield Progress(done, len(decisions), None)
    for decision in decisions:
        if decision.seq in known:
            continue
        study = await pool.ask(StudyDecision(decision, plies), timeout=DECISION_TIMEOUT, urgent=False)
        done += 1
        yield Progress(done, len(decisions), study)


def _decisions_in(events: Sequence[ev.Event], game: int | None) -> tuple[Decision, ...]:
    return tuple(one for one in decisions_of(events) if game in (None, one.state.game))


def match_study(
    events: Iterable[ev.Event],
    studied: Mapping[int, DecisionStudy],
    plies: int = ANALYSIS_PLIES,
    *,
    game: int | None = None,
) -> MatchStudy:
    """The study of a match, or of one `game` of it, put together from those of all its decisions.

    Raises ValueError if one is missing.
    """
    log = list(events)
    wanted = [decision.seq for decision in _decisions_in(log, game)]
    missing = [seq for seq in wanted if seq not in studied]
    if missing:
        raise ValueError(f"not studied yet: {missing}")
    studies = tuple(studied[seq] for seq in sorted(wanted))
    games = sorted({one.game for one in studies})
    return MatchStudy(
        sides=_sides(studies),
        games=tuple(GameStudy(game, _sides([one for one in studies if one.game == game])) for game in games),
        decisions=studies,
        curve=_curve(log, studies),
        level=f"{plies}ply",
    )


def _sides(studies: Sequence[DecisionStudy]) -> tuple[SideStudy, SideStudy]:
    white, black = (_side([one for one in studies if one.side is side]) for side in Side)
    return white, black


def _side(studies: Sequence[DecisionStudy]) -> SideStudy:
    """How one side did in `studies`, all of which are its own."""
    counted = [one for one in studies if one.counted]
    plays = [one.loss for one in counted if one.kind is DecisionKind.CHECKER]
    cubes = [one.loss for one in counted if one.kind is not DecisionKind.CHECKER]
    lost = [one.winning_lost for one in counted if one.winning_lost is not None]
    marks = [one.mark for one in counted]
    lucks = [one.luck for one in studies if one.luck is not None]
    return SideStudy(
        decisions=len(counted),
        choices=sum(_is_choice(one) for one in studies),
        loss=sum(one.loss for one in counted),
        checker_decisions=len(plays),
        checker_loss=sum(plays),
        cube_decisions=len(cubes),
        cube_loss=sum(cubes),
        winning_lost=sum(lost) if any(one.winning is not None for one in studies) else None,
        luck=sum(lucks),
        rolls=len(lucks),
        doubtful=marks.count(Mark.DOUBTFUL),
        bad=marks.count(Mark.BAD),
        very_bad=marks.count(Mark.VERY_BAD),
    )


def _is_choice(study: DecisionStudy) -> bool:
    """Does GNU Backgammon count it? Plays that are not forced, and the cube decisions that we count."""
    return not study.forced if study.kind is DecisionKind.CHECKER else study.counted


def _curve(events: Sequence[ev.Event], studies: Sequence[DecisionStudy]) -> tuple[CurvePoint, ...]:
    """White's equity and chances after each decision, and what they were at the end of the match."""
    points = [
        CurvePoint(
            one.game,
            one.seq,
            one.equity if one.side is Side.WHITE else -one.equity,
            one.winning if one.winning is None or one.side is Side.WHITE else 1 - one.winning,
        )
        for one in studies
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
