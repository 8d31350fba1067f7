"""Simulated people who solve a position, of five strengths: how many find it, and so how hard it is.

A solver errs as the computer player of the same name does (`bot.engine.oversights`), also in a race. Half of
those who are asked how hard a position is overlook nothing and misjudge every choice instead, by as much as that player
misjudges a cube: people see all there is and can't tell what it's worth. What they draw is seeded by the position's
key, so the same position always turns out the same.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

from bot.engine.evaluator import Valued, frame_of
from bot.engine.levels import LEVELS, level_in
from bot.engine.oversights import Level, is_certain, misjudged, seen_by_many
from bot.records.analyses import CubeAction, CubeVerdict, DecisionKind
from bot.records.positions import SOLVED, Scene
from bot.records.training import score_of

INTERMEDIATE: Final = "intermediate"
MANY: Final = 1000
"""Solvers of intermediate strength who are asked whether a position is neither trivial nor absurd."""
EACH: Final = 200
"""Solvers of each strength who are asked how hard it is."""
STRENGTHS: Final = {"beginner": 1300, "casual": 1390, "intermediate": 1460, "advanced": 1565, "expert": 1650}
"""The ratings at which the five levels sit."""
_EASIEST: Final = 700
_HARDEST: Final = 2300
_FEWEST: Final = 0.15
_MOST: Final = 0.85
_DOUBT: Final = 2 * (_MOST * (1 - _MOST) / MANY) ** 0.5
"""Two standard deviations of a share at either limit."""

Losses = dict[str, float]
"""The loss of each choice, by its name."""


class Solvers(NamedTuple):
    """People with a position before them: what a number of them choose, of a level, with a source of errors."""

    key: str
    losses: Losses
    choices: Callable[[str, Random, int], Sequence[str]]

    def scores(self, level: str, count: int) -> list[float]:
        """The scores of `count` people of a level."""
        chosen = self.choices(level, Random(f"{self.key} {level}"), count)  # noqa: S311 - no secret
        return [score_of(self.losses[choice]) for choice in chosen]

    def answers(self, level: str) -> list[float]:
        """The scores of those of a level who are asked how hard it is: half of them overlook, half of them misjudge."""
        error, random = LEVELS[level].cube, Random(f"{self.key} {level} misjudged")  # noqa: S311 - no secret
        seen = [max(self.losses, key=lambda one: misjudged(error, random) - self.losses[one]) for _ in range(EACH // 2)]
        return [*self.scores(level, EACH // 2), *(score_of(self.losses[choice]) for choice in seen)]

    def found(self) -> float:
        """The share of many people of intermediate strength who find it."""
        return sum(score >= SOLVED for score in self.scores(INTERMEDIATE, MANY)) / MANY

    def rating(self) -> float:
        """The first rating of the position: where it'd have to be for the mean scores of all five levels."""
        means = {rating: sum(self.answers(level)) / EACH for level, rating in STRENGTHS.items()}
        return fitted(means)


def is_fair(found: float) -> bool:
    """Is a position that this share of people finds neither trivial nor absurd, beyond doubt?"""
    return _FEWEST + _DOUBT <= found <= _MOST - _DOUBT


def fitted(means: dict[int, float]) -> float:
    """The rating from 700 to 2300 at which people of these ratings are the likeliest to have these mean scores."""

    def misfit(rating: int) -> float:
        return sum((mean - 1 / (1 + 10 ** ((rating - who) / 400))) ** 2 for who, mean in means.items())

    return float(min(range(_EASIEST, _HARDEST + 1), key=misfit))


def solvers_of_plays(scene: Scene, seen: dict[int, Sequence[Valued]], losses: Losses) -> Solvers:
    """People who choose a play; `seen` has all plays as they look at each depth in plies."""
    state, frame = scene.state, frame_of(scene.state)

    def choices(key: str, random: Random, count: int) -> list[str]:
        level = level_in(state, key)
        return [one.play.notation for one in seen_by_many(seen[level.plies], frame, level, random, count)]

    return Solvers(scene.key, losses, choices)


def solvers_of_cube(scene: Scene, verdict: CubeVerdict, losses: Losses) -> Solvers:
    """People who decide about the cube; `verdict` is what a look at two plies says, from which they err."""
    certain = is_certain(verdict.chances.win)

    def choices(key: str, random: Random, count: int) -> list[str]:
        level = level_in(scene.state, key)
        return [_cube_choice(scene, verdict, level, random, certain=certain) for _ in range(count)]

    return Solvers(scene.key, losses, choices)


def _cube_choice(scene: Scene, verdict: CubeVerdict, level: Level, random: Random, *, certain: bool) -> str:
    """The choice of a computer player of a level; see `bot.engine.levels`."""
    error = 0.0 if certain else misjudged(level.cube, random)
    if scene.kind is DecisionKind.DOUBLE:
        return CubeAction.DOUBLE if verdict.doubled - verdict.no_double + error > 0 else CubeAction.NO_DOUBLE
    worth = (verdict.double_take / 2 if verdict.beaver else verdict.double_take) + error
    if scene.rules.beavers and not scene.length and worth < 0:
        return CubeAction.BEAVER
    return CubeAction.TAKE if worth <= verdict.double_pass else CubeAction.PASS
