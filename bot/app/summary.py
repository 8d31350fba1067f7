"""A match told again: in short (its games, what the cube did, the best roll in the race), and turn by turn."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from bot.app.views import Step
from bot.dice.statistics import RollCounts, count_rolls
from bot.rules.dice import Roll
from bot.rules.luck import is_whole_turn, race_gain, race_luck
from bot.rules.match import events as ev
from bot.rules.match.evolution import evolve
from bot.rules.match.state import MatchState
from bot.rules.match.turn import game_of
from bot.rules.sides import Side

_GOES_ON: Final = (ev.MatchStarted, ev.DiceRolled, ev.PassingAsked, ev.DoublePassed, ev.TimeRanOut)
"""Events that are shown together with the next one."""

_LOOKED_AT: Final = 8
"""How many rolls, those with the largest gain, are compared with the average of their positions."""


@dataclass(frozen=True, slots=True)
class GameSummary:
    """A game of a match: who won how many points and how, and the score after it; nobody if it was drawn."""

    number: int
    winner: Side | None
    points: int
    grade: str
    """The grade by which texts call the win: see `Variant.grade_name`."""
    ending: ev.Ending | None
    score: tuple[int, int]


@dataclass(frozen=True, slots=True)
class CubeEvent:
    """A cube action, by the class of its event; `value` is what it shows, `again` tells a raccoon."""

    game: int
    side: Side
    event: type[ev.Event]
    value: int
    again: bool = False


@dataclass(frozen=True, slots=True)
class BestRoll:
    """The roll that gained the most `pips` in the race above the average.

    The engine's *luckiest* roll is another: the one that gained the most equity. Neither is called by the other's name.
    """

    game: int
    side: Side
    roll: Roll
    pips: float


@dataclass(frozen=True, slots=True)
class Run:
    """Games that one side won one after the other, and the points they were worth."""

    side: Side
    games: int
    points: int


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """A match in short. `rolls` are the dice of both sides, indexed by Side."""

    games: tuple[GameSummary, ...]
    cube: tuple[CubeEvent, ...]
    best_roll: BestRoll | None
    rolls: tuple[RollCounts, RollCounts] = (RollCounts(), RollCounts())

    @property
    def longest_run(self) -> Run | None:
        """The most games won in a row, the earlier of equals; None if nobody won two, or there were no others."""
        best, run = Run(Side.WHITE, 0, 0), Run(Side.WHITE, 0, 0)
        for game in self.games:
            if game.winner is None:
                run = Run(Side.WHITE, 0, 0)
            elif run.games and game.winner is run.side:
                run = Run(run.side, run.games + 1, run.points + game.points)
            else:
                run = Run(game.winner, 1, game.points)
            best = run if run.games > best.games else best
        return best if 1 < best.games < len(self.games) else None


def summarise(events: Iterable[ev.Event]) -> MatchSummary:
    """The summary of a log. Takes some tenths of a second for a long match, so it must not run on the event loop."""
    games: list[GameSummary] = []
    cube: list[CubeEvent] = []
    rolls: list[tuple[MatchState, ev.DiceRolled]] = []
    state: MatchState | None = None
    log = tuple(events)
    for event in log:
        before, state = state, evolve(state, event)
        if before is None:
            continue
        if isinstance(event, ev.GameEnded):
            grade = game_of(before).grade_name(event.grade)
            games.append(GameSummary(before.game, event.winner, event.points, grade, event.ending, state.score))
        elif isinstance(event, ev.GameDrawn):
            games.append(GameSummary(before.game, None, 0, "", None, state.score))
        elif isinstance(event, ev.DoubleOffered | ev.CubeBeavered | ev.DoubleTaken):
            again = isinstance(event, ev.CubeBeavered) and before.beavers > 0
            cube.append(CubeEvent(before.game, event.side, type(event), event.value, again))
        elif isinstance(event, ev.DoublePassed):
            cube.append(CubeEvent(before.game, event.side, type(event), before.stake))
        elif isinstance(event, ev.DiceRolled) and is_whole_turn(game_of(before)):
            rolls.append((before, event))
    return MatchSummary(tuple(games), tuple(cube), _best_roll(rolls), count_rolls(log))


def _best_roll(rolls: list[tuple[MatchState, ev.DiceRolled]]) -> BestRoll | None:
    """The best roll in the race, if one gained a pip; that of an opening belongs to both sides and does not count."""

    def gain(rolled: tuple[MatchState, ev.DiceRolled]) -> int:
        state, event = rolled
        return race_gain(state.position, event.roll, game_of(state), state.rules)

    found = []
    for state, event in sorted(rolls, key=gain, reverse=True)[:_LOOKED_AT]:
        pips = race_luck(state.position, event.roll, game_of(state), state.rules)
        found.append(BestRoll(state.game, event.side, event.roll, pips))
    return max((one for one in found if round(one.pips) > 0), key=lambda one: one.pips, default=None)


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture of a replay: the state it shows, the one before, and what happened in between."""

    before: MatchState | None
    steps: tuple[Step, ...]

    @property
    def state(self) -> MatchState:
        """The state shown."""
        return self.steps[-1].state


def frames_of(events: Iterable[ev.Event]) -> list[Frame]:
    """The log of a match as pictures: one each for an opening, a turn, a double, an answer, the end of a game."""
    frames: list[Frame] = []
    steps: list[Step] = []
    before: MatchState | None = None
    state: MatchState | None = None
    for event in events:
        state = evolve(state, event)
        if isinstance(event, ev.MatchEnded) and frames and not steps:
            last = frames.pop()
            before, steps = last.before, list(last.steps)
        steps.append(Step(event, state))
        if not isinstance(event, _GOES_ON):
            frames.append(Frame(before, tuple(steps)))
            before, steps = state, []
    if steps:
        frames.append(Frame(before, tuple(steps)))
    return frames
