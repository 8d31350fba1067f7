"""Games that computer players play, from seeds, and the scenes in them that may become puzzles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from msgspec.structs import replace

from bot.engine.cube import glance
from bot.engine.levels import LEVELS, choose_action, level_in
from bot.engine.puzzles.admission import asked_of, judge, theme_of
from bot.engine.standing import Watch, has_own_network
from bot.records.analyses import DecisionKind
from bot.records.positions import Puzzle, Scene, Theme
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.actions import cube_in_game, may_double
from bot.rules.match.evolution import evolve
from bot.rules.match.machine import decide, start
from bot.rules.match.state import Crawford, MatchState, Phase
from bot.rules.match.turn import is_a_part
from bot.rules.rules import Rules
from bot.rules.scoring import Cube
from bot.rules.sides import Side
from bot.rules.variants import EDITION, find_variant
from tools.positions.endings import ending
from tools.positions.rollouts import agrees, rolled_out
from tools.train.levels import SeededDice

_LEVELS: Final = tuple(LEVELS)[:-1]
"""All but the strongest, which takes long and gets into few strange positions."""
_LENGTHS: Final = (0, 0, 3, 5, 7, 9, 11)
_LONGEST: Final = 2000
_TURNED: Final = 0.6
"""How often the cube was turned before an ending."""
_LATE: Final = 60
"""Turns before an ending."""
_IN_DOUBT: Final = 0.25
"""The largest loss, at a first look, of a cube decision that may be close."""
_PLAUSIBLE: Final = 0.1
"""The largest loss, at a first look, of a double that somebody may be asked to answer."""
_OF_A_GAME: Final = 6
"""Positions of one game that may become puzzles."""
_CUBES_OF_A_GAME: Final = 2


def puzzles_of(game: str, seed: int, wants: Callable[[Theme], bool], *, ends: bool = False) -> list[Puzzle]:
    """The puzzles in one game, with the themes that are wanted; a game that `ends` begins near its end."""
    found: dict[str, Puzzle] = {}
    themes = Counter[Theme]()
    for scene in scenes_of(game, seed, ends=ends):
        theme = theme_of(scene)
        most = _CUBES_OF_A_GAME if theme is Theme.CUBE else _OF_A_GAME
        if themes[theme] == most or scene.key in found or not wants(theme):
            continue
        if (puzzle := admitted(scene)) is not None:
            found[scene.key] = puzzle
            themes[theme] += 1
        if len(found) == _OF_A_GAME:
            break
    return list(found.values())


def admitted(scene: Scene) -> Puzzle | None:
    """The scene as a puzzle of the pack, if every rule lets it in."""
    judged = judge(scene)
    puzzle = None if judged is None else asked_of(judged)
    if puzzle is None:
        return None
    rollout = rolled_out(puzzle)
    if not agrees(rollout):
        return None
    return replace(puzzle, truth=replace(puzzle.truth, rollout=rollout))


def scenes_of(game: str, seed: int, *, ends: bool = False) -> Iterator[Scene]:
    """The decisions of one game: every roll to be played, and the cube wherever turning it comes into question."""
    for state in states_of(game, seed, ends=ends):
        if state.phase is Phase.TO_PLAY and not is_a_part(state):
            yield Scene.of(state, DecisionKind.CHECKER)
        elif state.phase is Phase.TO_ROLL and state.turns and cube_in_game(state) and not has_own_network(state):
            # The cube is set back if it has been turned: it's as good a question then, and comes more often.
            scene = _cube_scene(state if may_double(state) else replace(state, cube=Cube()))
            if scene is not None:
                yield scene


def _cube_scene(state: MatchState) -> Scene | None:
    """A double or the answer to one, if a first look doesn't find it absurd; never both, since one tells the other."""
    verdict = glance(state) if may_double(state) else None
    if verdict is None:
        return None
    doubling, taking = verdict.doubled - verdict.no_double, verdict.double_take - verdict.double_pass
    takes = doubling > -_PLAUSIBLE and abs(taking) < _IN_DOUBT
    doubles = abs(doubling) < _IN_DOUBT
    if takes and doubles:
        takes = abs(taking) < abs(doubling)
    if takes:
        return Scene.of(replace(state, phase=Phase.DOUBLE_OFFERED), DecisionKind.TAKE)
    return Scene.of(state, DecisionKind.DOUBLE) if doubles else None


def states_of(game: str, seed: int, *, ends: bool = False) -> Iterator[MatchState]:
    """The states of one game between two levels, at a score: all of it follows from the seed."""
    name = f"positions:{game}:{seed}"
    random = Random(name)
    levels = [random.choice(_LEVELS) for _ in Side]
    errors = [Random(f"{name}:{side}") for side in Side]
    dice = SeededDice(name)
    state = _begun(game, dice, random)
    state = _near_its_end(state, random) if ends else state
    for _ in range(_LONGEST):
        yield state
        side = state.waiting_for
        if side is None:
            return
        level = replace(level_in(state, levels[side]), plies=1)  # deeper looks take long, and change little here
        action = choose_action(state, level, errors[side], Watch())
        for event in decide(state, action, dice):
            state = evolve(state, event)
            if isinstance(event, ev.GameEnded | ev.GameDrawn | ev.MatchEnded):
                return
    raise RuntimeError(f"a game without an end: {name}")


def _begun(game: str, dice: SeededDice, random: Random) -> MatchState:
    """The first state of a game: with bgsage at a score of a match, or for points; with our networks without a cube."""
    cube = "cube" in find_variant(game).options
    first = _folded(cmd.StartMatch(game, 0, Rules(cube=False)), dice)
    if has_own_network(first) or not cube:
        return first
    length = random.choice(_LENGTHS)
    if not length:
        return _folded(cmd.StartMatch(game, 0, Rules(beavers=True)), dice)
    white, black = random.randrange(length), random.randrange(length)
    stage = Crawford.BEFORE
    if max(white, black) == length - 1:
        stage = random.choice((Crawford.NOW, Crawford.AFTER)) if white != black else Crawford.AFTER
    state = _folded(cmd.StartMatch(game, length, Rules()), dice)
    return replace(state, score=(white, black), crawford=stage)


def _near_its_end(state: MatchState, random: Random) -> MatchState:
    """The same game much later, somebody on roll, and the cube perhaps turned."""
    cube = state.cube
    if cube_in_game(state) and min(state.away(side) for side in Side) != 1 and random.random() < _TURNED:
        cube = Cube(2, random.choice(tuple(Side)), turned=True)
    position = ending(random)
    return replace(state, position=position, phase=Phase.TO_ROLL, roll=None, turns=_LATE, cube=cube)


def _folded(command: cmd.StartMatch, dice: SeededDice) -> MatchState:
    state: MatchState | None = None
    for event in start(command, dice):
        state = evolve(state, event)
    if state is None or state.edition != EDITION:
        raise RuntimeError("no match")
    return state
