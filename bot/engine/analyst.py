"""Analyzing matches, positions and single decisions with the pool of workers."""

import asyncio
from collections.abc import AsyncIterator, Container, Mapping, Sequence
from typing import Final

import structlog

from bot.engine.analysis import DECISION_TIMEOUT, analyze_match, match_analysis
from bot.engine.decisions import Decision
from bot.engine.depths import depth_name
from bot.engine.pool import EnginePool, engine_installed
from bot.engine.requests import Admit, AnalyzeDecision, AnalyzePosition, ClassifyPlans
from bot.engine.standing import knows
from bot.errors import CoachError, CoachReason, EngineMissing, EngineUnavailable
from bot.records.analyses import CubeAction, DecisionAnalysis, DecisionKind, MatchAnalysis, PositionAnalysis, Progress
from bot.records.insights import Plan
from bot.records.positions import Puzzle, Scene
from bot.rules.match import commands as cmd
from bot.rules.match.actions import may_double
from bot.rules.match.events import Event, MatchStarted
from bot.rules.match.partial import encode_steps, steps_of
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.turn import game_of, plays_now
from bot.rules.notation import parse_play
from bot.rules.position import Position
from bot.rules.rules import Rules

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
        self._pool = pool
        self._plies = plies

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
