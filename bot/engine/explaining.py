"""Why one decision is better than another: facts about plays and about the cube, in a worker.

Nothing here needs the network but the effective pip count and the facts about the cube: without it they're left out.
"""

from typing import Final, NamedTuple

import msgspec

from bot.engine.pool import engine_installed
from bot.records.analyses import Chances, CubeFacts, CubeVerdict, DecisionAnalysis, DecisionKind
from bot.rules.facts import Sentence, Worth, facts_about, sentences
from bot.rules.match.actions import agreed_cube
from bot.rules.match.state import MatchState
from bot.rules.match.turn import game_of, plays_now
from bot.rules.play import Play
from bot.rules.position import BAR, OFF, Position
from bot.rules.remarks import HOME
from bot.rules.scoring import Grade, counted_grade
from bot.rules.sides import Side

_BORNE_OFF_AS_USUAL: Final = frozenset({"backgammon", "nackgammon", "longgammon", "hypergammon", "portes"})
"""The games whose bear-off the network's table knows."""
EQUAL: Final = 0.001
"""Plays within this equity are worth the same."""


class Choice(msgspec.Struct, frozen=True):
    """A decision to be explained: where it was made, the best, and what was played instead; see DecisionAnalysis."""

    state: MatchState
    kind: DecisionKind
    best: str
    played: str
    loss: float
    chances: tuple[Chances | None, Chances | None] = (None, None)
    """After the best play and after the other one."""
    cube: CubeVerdict | None = None


class Explanation(NamedTuple):
    """The facts about a choice."""

    sentences: tuple[Sentence, ...] = ()
    cube: CubeFacts | None = None
    equal: bool = False
    """Are both plays worth the same?"""


class Explain(msgspec.Struct, frozen=True):
    """Explain choices."""

    choices: tuple[Choice, ...]
    bare: bool = False
    """Only what needs no network?"""

    def answer(self) -> tuple[Explanation, ...]:
        """One for each; what a rule of the game forbids has none."""
        return tuple(explained(choice, bare=self.bare) for choice in self.choices)


def choice_of(one: DecisionAnalysis, state: MatchState) -> Choice:
    """A studied decision, which was made in `state`."""
    known = {ranked.play: ranked.chances for ranked in one.plays}
    chances = known.get(one.best), known.get(one.played)
    return Choice(state, one.kind, one.best, one.played, one.loss, chances, one.cube)


def explained(choice: Choice, *, bare: bool = False) -> Explanation:
    """The facts about one choice; if `bare`, without the network."""
    if choice.kind is not DecisionKind.CHECKER:
        return Explanation(cube=None if bare else _cube(choice))
    plays = {play.notation: play for play in plays_now(choice.state)}
    best, played = plays.get(choice.best), plays.get(choice.played)
    if best is None or played is None or choice.best == choice.played:
        return Explanation()
    if choice.loss < EQUAL:
        return Explanation(equal=True)
    state, game = choice.state, game_of(choice.state)
    both = zip((best, played), choice.chances, strict=True)
    one, other = (_worth(play, chances, state, bare=bare) for play, chances in both)
    ends = not state.ahead and not state.handed
    return Explanation(sentences(facts_about(best, played, game, state.rules, (one, other), ends_turn=ends)))


def _worth(play: Play, chances: Chances | None, state: MatchState, *, bare: bool) -> Worth:
    epc = None if bare else effective_pips(play.after, state)
    if chances is None:
        return Worth(epc=epc)
    mine, theirs = (highest_counted(state, side) for side in (state.on_roll, state.on_roll.other))
    return Worth(
        100 * chances.win,
        100 * chances.gammon if mine > Grade.SINGLE else None,
        100 * chances.gammon_lost if theirs > Grade.SINGLE else None,
        100 * chances.backgammon if mine > Grade.GAMMON else None,
        100 * chances.backgammon_lost if theirs > Grade.GAMMON else None,
        epc,
    )


def highest_counted(state: MatchState, side: Side) -> int:
    """The highest grade that wins a side more than the one below it: a single game may win the match already."""
    cube = agreed_cube(state)
    most = counted_grade(Grade.BACKGAMMON, cube, state.rules)
    return min(-(-state.away(side) // cube.value), most) if state.length else most


def effective_pips(position: Position, state: MatchState) -> float | None:
    """The effective pip count of a side that is bearing off; None elsewhere, and where no table knows the game."""
    mine, rules = position.mine, state.rules
    usual = game_of(state).key in _BORNE_OFF_AS_USUAL and not (rules.free_choice or rules.five_checkers)
    if not usual or any(mine[HOME + 1 : BAR + 1]) or not any(mine[OFF + 1 :]) or not engine_installed():
        return None
    from bot.engine.network import network  # noqa: PLC0415 - only a worker loads it

    return network().effective_pips(position)


def _cube(choice: Choice) -> CubeFacts | None:
    if choice.cube is None or not engine_installed():
        return None
    from bot.engine.cube import cube_facts  # noqa: PLC0415 - only a worker loads it

    return cube_facts(choice.state, choice.cube, offered=choice.kind is DecisionKind.TAKE)
