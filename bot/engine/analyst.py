"""Analyzing matches, positions and single decisions with the pool of workers."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Container, Iterable, Mapping, Sequence
from typing import Final

import structlog

from bot.engine.decisions import Decision, decisions_of
from bot.engine.pool import EnginePool, engine_installed
from bot.engine.requests import Admit, AnalyzeDecision, AnalyzePosition, ChooseAction, ClassifyPlans
from bot.engine.standing import ANALYSIS_PLIES, depth_name, knows
from bot.errors import CoachError, CoachReason, EngineMissing, EngineUnavailable
from bot.metrics.meter import HURRIED
from bot.records.analyses import (
    CubeAction,
    CurvePoint,
    DecisionAnalysis,
    DecisionKind,
    GameAnalysis,
    Mark,
    MatchAnalysis,
    PositionAnalysis,
    Progress,
    SideAnalysis,
)
from bot.records.computers import ComputerLevel
from bot.records.insights import Plan
from bot.records.positions import Puzzle, Scene
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.actions import may_double
from bot.rules.match.commands import Command
from bot.rules.match.events import Event, MatchStarted
from bot.rules.match.partial import encode_steps, steps_of
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.turn import game_of, plays_now
from bot.rules.notation import parse_play
from bot.rules.position import Position
from bot.rules.rules import Rules
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
    """The analysis of a match or one `game` of it, from all its decisions'. Raises ValueError if one is missing."""
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
        # As GNU Backgammon counts: plays that aren't forced, and the cube decisions that we count.
        choices=sum(not one.forced if one.kind is DecisionKind.CHECKER else one.counted for one in analyses),
        loss=sum(one.loss for one in counted),
        luck=sum(one.luck for one in analyses if one.luck is not None),
        doubtful=marks.count(Mark.DOUBTFUL),
        bad=marks.count(Mark.BAD),
        very_bad=marks.count(Mark.VERY_BAD),
        squares=sum(one.loss**2 for one in counted),
    )


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


_log: Final = structlog.get_logger()

PATIENCE: Final = 2.0
"""Seconds that a turn waits for the engine before it goes through. Discord gives up after three."""
_CUBE: Final[dict[type[cmd.Command], tuple[str, CubeAction]]] = {
    cmd.OfferDouble: ("d", CubeAction.DOUBLE),
    cmd.RollDice: ("r", CubeAction.NO_DOUBLE),
    cmd.Take: ("t", CubeAction.TAKE),
    cmd.Beaver: ("b", CubeAction.BEAVER),
    cmd.Pass: ("x", CubeAction.PASS),
}


class PoolAnalyst:
    """Analyzes matches and positions with worker processes, matches `plies` deep."""

    def __init__(self, pool: EnginePool, plies: int) -> None:
        self._pool, self._plies = pool, plies

    @property
    def level(self) -> str:
        """The depth of its analyses."""
        return depth_name(self._plies)

    def analyze(self, events: Sequence[Event], known: Container[int], game: int | None) -> AsyncIterator[Progress]:
        """Analyze the decisions that aren't `known` yet; see `bot.engine.analysis.analyze_match`. Raises CoachError."""
        started = events[0]
        if isinstance(started, MatchStarted):
            check_counted(started.variant, started.rules)
        return analyze_match(self._pool, events, known, self._plies, game=game)

    def put_together(
        self, events: Sequence[Event], analyzed: Mapping[int, DecisionAnalysis], game: int | None
    ) -> MatchAnalysis:
        """The whole analysis. Raises ValueError if a decision is missing. Too slow for the event loop."""
        return match_analysis(events, analyzed, self._plies, game=game)

    async def position(self, state: MatchState) -> PositionAnalysis:
        """A single position, for somebody who is waiting. Raises EngineMissing, EngineUnavailable, CoachError."""
        self.check(state)
        try:
            return await self._pool.ask(AnalyzePosition(state))
        except ValueError as error:
            raise CoachError(CoachReason.IMPOSSIBLE, detail=str(error)) from error

    async def admitted(self, scene: Scene) -> Puzzle | None:
        """The scene as a puzzle; None if it may not be asked, or no network knows it.

        Nobody who waits is held up. Raises EngineMissing, EngineUnavailable.
        """
        try:
            return await self._pool.ask(Admit(scene), timeout=DECISION_TIMEOUT, urgent=False)
        except ValueError:
            return None

    async def plans(self, asked: Sequence[tuple[str, Position]]) -> Sequence[Plan | None]:
        """The game plan of the side on roll in positions, each with the key of its game; None where nobody knows it.

        Raises EngineMissing, EngineUnavailable.
        """
        return await self._pool.ask(ClassifyPlans(tuple(asked)), urgent=False)

    def check(self, state: MatchState) -> None:
        """Raise CoachError for a game or house rules that no network knows, EngineMissing if there is none at all."""
        check_counted(state.variant, state.rules)
        self.check_installed()

    @staticmethod
    def check_installed() -> None:
        """Raise EngineMissing if the engine isn't installed."""
        if not engine_installed():
            raise EngineMissing


def can_teach(variant: str, rules: Rules) -> bool:
    """Is there an engine that knows the equities of this game with its house rules?"""
    return knows(variant, rules) and engine_installed()


def check_counted(variant: str, rules: Rules) -> None:
    """Raise CoachError for a game, or for house rules, whose equities no network knows."""
    if not knows(variant, rules):
        reason = CoachReason.UNKNOWN_RULES if knows(variant, Rules()) else CoachReason.UNKNOWN_GAME
        raise CoachError(reason, detail=variant)


async def look_at(pool: EnginePool, decision: Decision, patience: float = PATIENCE) -> DecisionAnalysis | None:
    """A quick look at a decision; None if the engine doesn't answer within `patience` (in seconds)."""
    try:
        return await asyncio.wait_for(pool.ask(AnalyzeDecision(decision, hasty=True)), patience)
    except (EngineMissing, EngineUnavailable, TimeoutError, ValueError) as error:
        _log.info("tutor silent", error=repr(error))
        return None


def decision_of(state: MatchState, command: cmd.Command) -> tuple[Decision, str] | None:
    """The decision a command makes, and the argument of the button that confirms it; None if there is no choice."""
    if not knows(state.variant, state.rules) or state.waiting_for is not command.side or state.beavers:
        return None
    if isinstance(command, cmd.MakePlay):
        return _play(state, command)
    letter, action = _CUBE.get(type(command), ("", CubeAction.NO_DOUBLE))
    answers = action in (CubeAction.TAKE, CubeAction.PASS, CubeAction.BEAVER)
    if not letter or (answers and state.phase is not Phase.DOUBLE_OFFERED) or (not answers and not may_double(state)):
        return None
    if action is CubeAction.NO_DOUBLE and (state.turns == 0 or state.passing[state.on_roll] is not None):
        return None
    kind = DecisionKind.TAKE if answers else DecisionKind.DOUBLE
    return Decision(state, state.seq + 1, command.side, kind, action), letter


def _play(state: MatchState, command: cmd.MakePlay) -> tuple[Decision, str] | None:
    if state.phase is not Phase.TO_PLAY or state.roll is None or len(plays_now(state)) < 2:
        return None
    play = parse_play(command.play, state.position, state.roll, game_of(state), state.rules)
    decision = Decision(state, state.seq + 1, state.on_roll, DecisionKind.CHECKER, moves=play.moves)
    return decision, "p" + encode_steps(steps_of(play, state.roll, game_of(state)))


class NetworkMind:
    """Asks the pool. The errors of weaker levels are drawn anew each time, so nobody can predict them."""

    def __init__(self, pool: EnginePool) -> None:
        self._pool = pool

    def knows(self, variant: str, rules: Rules) -> bool:
        """Does a network play this game with these house rules, and is it installed?"""
        return knows(variant, rules) and engine_installed()

    async def choose(self, state: MatchState, level: ComputerLevel) -> Command:
        """The choice of the side to act in `state`. Raises EngineMissing, EngineUnavailable, ValueError."""
        chosen = await self._pool.ask(ChooseAction(state, level.value, secrets.randbits(63)))
        if chosen.hurried:
            HURRIED.add()
        return chosen.command
