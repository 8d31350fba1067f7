"""May a position be asked? All but the rollout that the pack asks for as well (`tools.positions.rollouts`)."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

from msgspec.structs import replace

from bot.engine import evaluator
from bot.engine.evaluator import Valued, by_equity, frame_of, values_of, with_the_rest
from bot.engine.judge import Scene as Frame
from bot.engine.levels import LEVELS, level_in
from bot.engine.nets.net import PAID_BY_THE_CHECKER
from bot.engine.network import plan_of
from bot.engine.oversights import Level, is_certain, misjudged, seen_by_many
from bot.engine.standing import has_own_network
from bot.records.analyses import Chances, CubeAction, CubeVerdict, DecisionKind, RankedPlay
from bot.records.insights import Plan
from bot.records.positions import SOLVED, Puzzle, Scene, Source, Theme, Truth
from bot.records.training import score_of
from bot.rules.match.turn import game_of, plays_now
from bot.rules.position import BAR, OFF, POINTS, Position
from bot.rules.variants import Variant

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
_DOUBT: Final = 2 * (_MOST * (1 - _MOST) / MANY) ** 0.5  # two standard deviations of a share at either limit

Losses = dict[str, float]
"""The loss of each choice, by its name."""


class Solvers(NamedTuple):
    """People with a position before them: what a number of them choose, of a level, with a source of errors.

    They err as the computer player of the same name does (`bot.engine.oversights`), also in a race. Half of those who
    are asked how hard a position is overlook nothing and misjudge every choice instead, by as much as that player
    misjudges a cube: people see all there is and can't tell what it's worth.
    """

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


_OPENING: Final = 6  # turns of both sides
_HOME: Final = 6
_BEHIND: Final = 40  # pips
_ROW: Final = 4


def theme_of(scene: Scene) -> Theme:
    """The theme of a scene: the cube, or the first that fits."""
    if scene.kind is not DecisionKind.CHECKER:
        return Theme.CUBE
    position, game = scene.position, game_of(scene.state)
    if scene.turns < _OPENING:
        return Theme.OPENING
    if sum(position.mine[OFF : _HOME + 1]) == sum(position.mine):
        return Theme.BEAR_OFF
    if not game.has_contact(position):
        return Theme.RACE
    if not (game.same_way or game.pins) and _is_back_game(position):
        return Theme.BACK_GAME
    if not has_own_network(scene.state) and _is_blitz(position):
        return Theme.BLITZ
    if has_prime(position, game) or has_prime(position.swapped(), game):
        return Theme.PRIME
    return Theme.CONTACT


def _is_back_game(position: Position) -> bool:
    """Two anchors in the other side's home, and far behind."""
    anchors = sum(count > 1 for count in position.mine[POINTS - _HOME + 1 : POINTS + 1])
    return anchors > 1 and position.pip_count - position.opponent_pip_count >= _BEHIND


def _is_blitz(position: Position) -> bool:
    """An attack on checkers on the bar, or on two that are alone in one's home."""
    theirs = position.theirs
    alone = theirs[BAR - _HOME : BAR].count(1)
    return bool(theirs[BAR] or alone > 1) and plan_of(position) is Plan.ATTACKING


def has_prime(position: Position, game: Variant) -> bool:
    """Has the side on roll closed four points in a row to the other?"""
    turned = position.swapped()
    row = 0
    for point in range(1, POINTS + 1):
        row = row + 1 if game.is_closed(turned, game.facing(point)) else 0
        if row == _ROW:
            return True
    return False


_LEAST_PLAYS: Final = 4
_LEAST_CUBE: Final = 0.050
_MOST_CUBE: Final = 0.400
_LEAST_CHANCE: Final = 0.05
_GAMMONISH: Final = 0.10
_DIGITS: Final = 3  # equities and chances are kept to a thousandth


class _Ruler(NamedTuple):
    """How positions of a game are measured."""

    margin: float  # the least that the second best has to lose
    plies: tuple[int, int]  # the depths that have to agree
    near: tuple[float, float]  # plays within this equity of the best are looked at as deep
    source: Source


_USUAL: Final = _Ruler(0.050, (2, 3), (0.20, 0.16), Source.BGSAGE)
_OWN: Final = _Ruler(0.100, (1, 2), (0.0, 0.30), Source.OWN)
_BY_THE_CHECKER: Final = _Ruler(0.800, (1, 2), (0.0, 2.4), Source.OWN)
"""Games in which several points are usually at stake: everything is eight times as large."""
_MOST_SEEN: Final = (12, 8)  # plays looked at as deep, at most; two at least


class Judged(NamedTuple):
    """A scene whose truth is clear enough to be asked, and the people who'd solve it."""

    puzzle: Puzzle
    solvers: Solvers


def admit(scene: Scene) -> Puzzle | None:
    """The scene as a puzzle, if it may be asked without a human having looked at it; None if not.

    Raises ValueError for a game or a position that no network knows.
    """
    judged = judge(scene)
    return None if judged is None else asked_of(judged)


def judge(scene: Scene) -> Judged | None:
    """A scene in which there's one right choice, by a margin, in a game that isn't decided; None for any other."""
    evaluator.check_state(scene.state)
    return _judge_play(scene) if scene.kind is DecisionKind.CHECKER else _judge_cube(scene)


def asked_of(judged: Judged) -> Puzzle | None:
    """The puzzle with its first rating; None if simulated people find it trivial or absurd."""
    found = judged.solvers.found()
    return replace(judged.puzzle, rating=judged.solvers.rating(), found=found) if is_fair(found) else None


def is_open(chances: Chances) -> bool:
    """Isn't the game decided? A gammon of either side may still be at stake in one that is."""
    gammons = max(chances.gammon, chances.gammon_lost)
    return _LEAST_CHANCE <= chances.win <= 1 - _LEAST_CHANCE or gammons >= _GAMMONISH


def _ruler(scene: Scene) -> _Ruler:
    if not has_own_network(scene.state):
        return _USUAL
    return _BY_THE_CHECKER if game_of(scene.state).key in PAID_BY_THE_CHECKER else _OWN


def _judge_play(scene: Scene) -> Judged | None:
    state, ruler = scene.state, _ruler(scene)
    plays = plays_now(state)
    if len(plays) < _LEAST_PLAYS:
        return None
    frame = frame_of(state)
    seen = by_equity(values_of(plays, frame, 1))
    looks: dict[int, Sequence[Valued]] = {1: seen}
    best, deep = "", 0
    for plies, near, most in zip(ruler.plies, ruler.near, _MOST_SEEN, strict=True):
        if plies > 1:
            deeper = _deeper(seen, frame, plies, near, most)
            seen, deep = with_the_rest(deeper, seen), len(deeper)
            looks[plies] = seen
        found = seen[0].play.notation
        if seen[0].equity - seen[1].equity < ruler.margin or best not in {"", found}:
            return None
        best = found
    if not is_open(seen[0].chances):
        return None
    truth = Truth(f"{ruler.plies[-1]}ply", ruler.source, _ranked(seen), deep)
    puzzle = Puzzle(scene, truth, theme_of(scene), 0.0, 0.0)
    return Judged(puzzle, solvers_of_plays(scene, looks, puzzle.losses))


def _deeper(seen: Sequence[Valued], frame: Frame, plies: int, near: float, most: int) -> list[Valued]:
    close = [one for index, one in enumerate(seen[:most]) if index < 2 or one.equity > seen[0].equity - near]
    return by_equity(values_of([one.play for one in close], frame, plies))


def _ranked(values: Sequence[Valued]) -> tuple[RankedPlay, ...]:
    equities = [round(one.equity, _DIGITS) for one in values]
    return tuple(
        RankedPlay(one.play.notation, equity, round(equities[0] - equity, _DIGITS), _rounded(one.chances))
        for one, equity in zip(values, equities, strict=True)
    )


def _rounded(chances: Chances) -> Chances:
    return Chances(
        round(chances.win, _DIGITS),
        round(chances.gammon, _DIGITS),
        round(chances.backgammon, _DIGITS),
        round(chances.gammon_lost, _DIGITS),
        round(chances.backgammon_lost, _DIGITS),
    )


def _judge_cube(scene: Scene) -> Judged | None:
    """The cube, in games that bgsage knows: our own networks see too little of it."""
    if has_own_network(scene.state):
        return None
    best, verdicts = "", list[CubeVerdict]()
    for plies in _USUAL.plies:
        verdict = evaluator.cube_verdict(scene.state, plies)
        verdicts.append(verdict)
        truth = Truth(f"{plies}ply", Source.BGSAGE, cube=_rounded_verdict(verdict))
        puzzle = Puzzle(scene, truth, Theme.CUBE, 0.0, 0.0)
        least = sorted(puzzle.losses.values())[1]
        if not _LEAST_CUBE <= least <= _MOST_CUBE or best not in {"", puzzle.best}:
            return None
        best = puzzle.best
    if not is_open(verdict.chances):
        return None
    return Judged(puzzle, solvers_of_cube(scene, verdicts[0], puzzle.losses))


def _rounded_verdict(verdict: CubeVerdict) -> CubeVerdict:
    return replace(
        verdict,
        no_double=round(verdict.no_double, _DIGITS),
        double_take=round(verdict.double_take, _DIGITS),
        double_pass=round(verdict.double_pass, _DIGITS),
        chances=_rounded(verdict.chances),
    )
