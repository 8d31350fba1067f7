"""Requests to a worker: each carries all it needs and knows how to answer itself there.

The evaluator is imported where a request is answered, never here: the bot itself knows requests and loads no network.
"""

import time
from random import Random
from typing import NamedTuple

import msgspec

from bot.engine.decisions import Decision
from bot.engine.standing import ANALYSIS_PLIES, BGSAGE, HINT_PLIES, Watch
from bot.records.analyses import DecisionAnalysis, PositionAnalysis
from bot.records.insights import Plan
from bot.records.positions import Puzzle, Scene
from bot.rules.match.commands import Command
from bot.rules.match.state import MatchState
from bot.rules.position import Position


class AnalyzePosition(msgspec.Struct, frozen=True):
    """Analyze the position of `state`: plays if a roll waits, otherwise the cube."""

    state: MatchState
    plies: int = HINT_PLIES

    def answer(self) -> PositionAnalysis:
        """Raises ValueError for a game or a position that the network doesn't know."""
        from bot.engine.evaluator import analyze_position  # noqa: PLC0415 - see above

        return analyze_position(self.state, self.plies)


class Chosen(NamedTuple):
    """A computer player's choice."""

    command: Command
    hurried: bool
    """Was there too little time for its longest look?"""


class ChooseAction(msgspec.Struct, frozen=True):
    """Decide for the side that the match waits for, as the level named `level` does; `seed` decides its errors.

    The time spent waiting for a worker, since `asked` (seconds since the epoch), is taken off the longest look. So when
    many are waiting, the strongest level looks less far and nobody waits longer.
    """

    state: MatchState
    level: str
    seed: int
    asked: float = msgspec.field(default_factory=time.time)

    def answer(self) -> Chosen:
        """Raises ValueError for an unknown level and for a game or a position that the network doesn't know."""
        from bot.engine.levels import TIME_LIMIT, choose_action, level_in  # noqa: PLC0415 - see above

        watch = Watch(TIME_LIMIT - max(0.0, time.time() - self.asked))
        level = level_in(self.state, self.level)
        command = choose_action(self.state, level, Random(self.seed), watch)  # noqa: S311 - no secret
        return Chosen(command, watch.ran_out)


class AnalyzeDecision(msgspec.Struct, frozen=True):
    """Analyze one decision of a match; a `hasty` look is the only one."""

    decision: Decision
    plies: int = ANALYSIS_PLIES
    hasty: bool = False

    def answer(self) -> DecisionAnalysis:
        """Raises ValueError for an impossible game, position or play."""
        from bot.engine.judgement import analyze_decision  # noqa: PLC0415 - see above

        return analyze_decision(self.decision, self.plies, hasty=self.hasty)


class ClassifyPlans(msgspec.Struct, frozen=True):
    """Classify the game plans of the side on roll in positions, each with the key of its game."""

    positions: tuple[tuple[str, Position], ...]

    def answer(self) -> tuple[Plan | None, ...]:
        """None for games that bgsage doesn't know."""
        from bot.engine.network import plan_of  # noqa: PLC0415 - see above

        return tuple(plan_of(position) if game in BGSAGE else None for game, position in self.positions)


class Admit(msgspec.Struct, frozen=True):
    """Make a puzzle of a scene, if it may be asked without a human having looked at it; None if not."""

    scene: Scene

    def answer(self) -> Puzzle | None:
        """Raises ValueError for a game or a position that the network doesn't know."""
        from bot.engine.puzzles.admission import admit  # noqa: PLC0415 - see above

        return admit(self.scene)
