"""Positions of backgammon as GNU Backgammon sees them; needs the `gnubg` wheel, which nothing else does.

`python -m tools.positions.gnu [FILE]` takes those out of the pack in which it names another choice, two plies deep, and
writes them into `disputed.txt`, so that they stay out when the pack is made again.
"""

from __future__ import annotations

import os
import re
import sys
from functools import cache
from pathlib import Path
from random import Random
from statistics import mean
from tempfile import TemporaryFile
from typing import Final

import gnubg  # type: ignore[import-not-found]

from bot.app.positions.pack import SUFFIX
from bot.assets import assets_folder
from bot.errors import AmbiguousPlay
from bot.records.analyses import Chances, CubeVerdict, DecisionKind
from bot.records.positions import Puzzle, Scene
from bot.rules.dice import Roll
from bot.rules.formats.match_id import gnubg_match_id
from bot.rules.match.turn import plays_now
from bot.rules.notation import parse_play
from bot.rules.play import Play
from bot.rules.position import Position
from bot.rules.variants import BACKGAMMON
from tools.positions.games import scenes_of, states_of
from tools.positions.making import DISPUTED, Disputed, Making, disputed

PLIES: Final = 2
_TIMES: Final = 200
_PLAY: Final = re.compile(r"^ *\d+\. Cubeful \d-ply +(\S.*?) +Eq\.: +([+-][\d.]+)", re.MULTILINE)
_CUBE: Final = re.compile(r"^\d\. (No \w*double|\w+, pass|\w+, (?:take|beaver)) +([+-][\d.]+)", re.MULTILINE)
_NOBODY: Final = Chances(0.0, 0.0, 0.0, 0.0, 0.0)


def looks(scene: Scene, plies: int) -> dict[str, float]:
    """The equity of every choice for whoever makes it, with the cube and at the score, the best first.

    It's what its hints say: plays that are far behind have a shorter look. What its module calls `evaluate` knows no
    cube, and what it calls `hint` crashes.
    """
    _begin()
    state = scene.state
    said = _said(
        *(f"set evaluation {what} evaluation plies {plies}" for what in ("chequerplay", "cubedecision")),
        f"set gnubgid {state.position.gnubg_id}:{gnubg_match_id(state)}",
        "hint 9999",
    )
    return _plays_in(said, scene) if scene.kind is DecisionKind.CHECKER else _answers_in(said, scene)


def solved(puzzle: Puzzle) -> str:
    """The choice that it takes for the best, two plies deep."""
    return next(iter(looks(puzzle.scene, PLIES)))


def failed_at_a_glance(puzzle: Puzzle, noise: float) -> float:
    """The mean failure of many looks without depth, each choice off by so much noise (a standard deviation)."""
    seen, random = looks(puzzle.scene, 0), Random(puzzle.key)
    return 1 - mean(puzzle.score(max(seen, key=lambda one: seen[one] + random.gauss(0, noise))) for _ in range(_TIMES))


def seed_of(scene: Scene, seeds: int) -> int:
    """From which of the first so many seeds a scene came. Raises LookupError if from none."""
    for seed in range(seeds):
        begun = next(states_of(scene.variant, seed))
        if begun.length != scene.length or sorted(begun.score) != sorted(scene.score):
            continue
        for ends in (False, True):
            if any(one.key == scene.key for one in scenes_of(scene.variant, seed, ends=ends)):
                return seed
    raise LookupError(scene)


def leave_out(path: Path) -> None:
    """Take out of a pack what is disputed, and list it."""
    making, rows = Making(BACKGAMMON.key, path), disputed(BACKGAMMON.key)
    for one in making.puzzles.values():
        if solved(one) != one.best:
            rows[one.key] = Disputed(one.key, one.theme, seed_of(one.scene, making.seeds))
            print(*rows[one.key], one.best, flush=True)
    text = "".join(f"{key} {theme} {seed}\n" for key, theme, seed in sorted(rows.values(), key=lambda row: row.seed))
    DISPUTED.write_text(text, encoding="utf-8")
    Making(BACKGAMMON.key, path).write()


def _plays_in(said: str, scene: Scene) -> dict[str, float]:
    state = scene.state
    if scene.roll is None:
        raise ValueError("a play without a roll")
    own = {play.after: play.notation for play in plays_now(state)}
    found = {own[_play(text, scene.roll, state.position).after]: float(equity) for text, equity in _PLAY.findall(said)}
    if len(found) != len(own):
        raise ValueError(f"{len(found)} plays instead of {len(own)}: {said}")
    return found


def _play(text: str, roll: Roll, position: Position) -> Play:
    """The play that it writes; where it could be read in two ways, every hit has its mark."""
    try:
        return parse_play(text, position, roll)
    except AmbiguousPlay as error:
        (meant,) = [one for one in error.candidates if one.count("*") == text.count("*")]
        return parse_play(meant, position, roll)


def _answers_in(said: str, scene: Scene) -> dict[str, float]:
    found = {name.split()[-1]: float(equity) for name, equity in _CUBE.findall(said)}
    never = found.get("double", found.get("redouble"))
    taken = found.get("take", found.get("beaver"))
    if never is None or taken is None:
        raise ValueError(f"no cube: {said}")
    beavers = scene.rules.beavers and not scene.length
    beaver = beavers and taken < 0
    verdict = CubeVerdict(never, 2 * taken if beaver else taken, found["pass"], _NOBODY, beaver=beaver)
    worth = {one.value: equity for one, equity in verdict.worth(scene.kind, beavers=beavers).items()}
    return {one: worth[one] for one in sorted(worth, key=lambda one: -worth[one])}


@cache
def _begin() -> None:
    """Without this it'd play its own turns."""
    _said("set threads 1", "set output digits 5", "set player 0 human", "set player 1 human")


def _said(*lines: str) -> str:
    """What it writes, past Python, when it's told these lines."""
    with TemporaryFile() as file:
        sys.stdout.flush()
        screen = os.dup(1)
        os.dup2(file.fileno(), 1)
        try:
            for line in lines:
                gnubg.command(line)
        finally:
            os.dup2(screen, 1)
            os.close(screen)
        file.seek(0)
        return file.read().decode()


if __name__ == "__main__":
    leave_out(Path(sys.argv[1]) if sys.argv[1:] else assets_folder() / "positions" / f"{BACKGAMMON.key}{SUFFIX}")
