"""A position that may be asked: where it stands, what is true of it, how hard it is. Plain data, for every room."""

from __future__ import annotations

import hashlib
from enum import StrEnum
from functools import cached_property
from typing import Final

import msgspec
from msgspec.structs import replace

from bot.records.analyses import CubeVerdict, DecisionAnalysis, DecisionKind, RankedPlay
from bot.records.training import score_of
from bot.rules.dice import Roll
from bot.rules.match.actions import seen_by
from bot.rules.match.state import Crawford, MatchState, Phase
from bot.rules.match.turn import game_of
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.scoring import Cube
from bot.rules.sides import Side
from bot.rules.variants import EDITION

SOLVER: Final = Side.WHITE
"""The solver's side in a position: it's always shown from there."""
SOLVED: Final = 0.5
"""The least score of an answer that counts as right."""
_PHASES: Final = {
    DecisionKind.CHECKER: Phase.TO_PLAY,
    DecisionKind.DOUBLE: Phase.TO_ROLL,
    DecisionKind.TAKE: Phase.DOUBLE_OFFERED,
}
_AS_IN_THE_MATCH: Final = ("variant", "rules", "length", "crawford", "turns", "numbers", "ahead", "handed", "edition")
"""What a question has in common with the match, whichever side is asked."""
_KEY: Final = 10  # bytes of a key


class Theme(StrEnum):
    """The theme of a position: the cube, or of the rest the first that fits, in this order."""

    CUBE = "cube"
    OPENING = "opening"
    """One of each side's first three turns."""
    BEAR_OFF = "bear_off"
    """All checkers of the side to move are home."""
    RACE = "race"
    BACK_GAME = "back_game"
    BLITZ = "blitz"
    PRIME = "prime"
    CONTACT = "contact"


class Source(StrEnum):
    """Who judged a position."""

    BGSAGE = "bgsage"
    OWN = "own"
    """A small network of our own."""


class Scene(msgspec.Struct, frozen=True, omit_defaults=True, dict=True):
    """The question, seen by the solver, who is White: a roll to be played, a double, or the answer to one.

    `score` has the solver's points first, the owner of `cube` is White for the solver. For the answer to a double the
    cube is the one before it.
    """

    variant: str
    kind: DecisionKind
    position: Position
    """Seen by the solver, also where the other side is on roll."""
    roll: Roll | None = None
    length: int = 0
    score: tuple[int, int] = (0, 0)
    crawford: Crawford = Crawford.BEFORE
    cube: Cube = Cube()
    rules: Rules = Rules()
    turns: int = 0
    """Turns the game had, of both sides."""
    numbers: tuple[int, ...] = ()
    ahead: tuple[int, ...] = ()
    handed: bool = False
    game: int = 1
    edition: int = EDITION

    @classmethod
    def of(cls, state: MatchState, kind: DecisionKind) -> Scene:
        """The decision that `state` waits for, seen by the side that has to make it."""
        side = state.on_roll.other if kind is DecisionKind.TAKE else state.on_roll
        owner = state.cube.owner
        return cls(
            **{name: getattr(state, name) for name in _AS_IN_THE_MATCH},
            kind=kind,
            position=seen_by(state, side),
            roll=state.roll if kind is DecisionKind.CHECKER else None,
            score=(state.score[side], state.score[side.other]),
            cube=replace(state.cube, owner=None if owner is None else SOLVER if owner is side else SOLVER.other),
            game=max(1, state.game),
        )

    @property
    def on_roll(self) -> Side:
        """The side on roll: the solver's, unless it has been doubled."""
        return SOLVER.other if self.kind is DecisionKind.TAKE else SOLVER

    @cached_property
    def state(self) -> MatchState:
        """A match that waits for this decision."""
        return MatchState(
            **{name: getattr(self, name) for name in (*_AS_IN_THE_MATCH, "score", "cube", "roll", "game")},
            position=self.position if self.on_roll is SOLVER else self.position.swapped(),
            on_roll=self.on_roll,
            phase=_PHASES[self.kind],
        )

    @cached_property
    def key(self) -> str:
        """The same for all scenes that ask the same: a digest, twenty letters and digits.

        What has no bearing is left out: which die fell first, how long a match is beyond the points still needed.
        """
        state = self.state
        roll = None if self.roll is None else (self.roll.high, self.roll.low)
        away = [state.away(SOLVER), state.away(SOLVER.other)]
        told = [self.variant, game_of(state).key, self.kind, self.position, roll, bool(self.length), away]
        told += [self.crawford, self.cube, self.rules, self.numbers, self.ahead, self.handed, self.edition]
        return hashlib.blake2b(msgspec.json.encode(told), digest_size=_KEY).hexdigest()


class Rollout(msgspec.Struct, frozen=True):
    """The result of playing on from the best choice and the next one: by how much the best is ahead, and how surely."""

    margin: float
    error: float
    """The standard error of the margin."""
    games: int


class Truth(msgspec.Struct, frozen=True, omit_defaults=True):
    """The truth about a scene: every legal play, the best first, or the cube decision; see `bot.records.analyses`."""

    depth: str
    """How deep the first `deep` plays, or the cube, were looked at, such as "3ply". Other plays had a shorter look."""
    source: Source
    plays: tuple[RankedPlay, ...] = ()
    deep: int = 0
    cube: CubeVerdict | None = None
    """Seen by the side that may double or has doubled."""
    rollout: Rollout | None = None
    """Only in the pack."""


class Puzzle(msgspec.Struct, frozen=True, dict=True):
    """A position that is asked: the scene, the truth about it, what it's about, and how hard it seems."""

    scene: Scene
    truth: Truth
    theme: Theme
    rating: float
    """Its first rating, from simulated solvers; see `bot.ratings.glicko`."""
    found: float
    """The share of simulated solvers of intermediate strength who found it, 0 to 1."""

    @property
    def key(self) -> str:
        """The key of its scene."""
        return self.scene.key

    @cached_property
    def losses(self) -> dict[str, float]:
        """The equity that each choice loses, the best first: plays by their notation, the cube by its CubeAction."""
        worth = {one.play: one.equity for one in self.truth.plays}
        if self.truth.cube is not None:
            beavers = self.scene.rules.beavers and not self.scene.length
            worth = {
                one.value: equity for one, equity in self.truth.cube.worth(self.scene.kind, beavers=beavers).items()
            }
        best = max(worth.values())
        return {choice: best - worth[choice] for choice in sorted(worth, key=lambda one: -worth[one])}

    @property
    def best(self) -> str:
        """The best choice."""
        return next(iter(self.losses))

    def score(self, choice: str) -> float:
        """The score of a choice, 0 to 1. Raises LookupError for one that there isn't."""
        return score_of(self.losses[choice])

    def decision(self, choice: str | None = None) -> DecisionAnalysis:
        """The scene as a studied decision in which `choice` was made (by default the best one): for words and pictures.

        Raises LookupError for a choice that there isn't.
        """
        losses, truth, scene = self.losses, self.truth, self.scene
        made = self.best if choice is None else choice
        loss = losses[made]
        ideal = truth.plays[0].equity if truth.cube is None else self._ideal(truth.cube)
        return DecisionAnalysis(
            game=scene.game,
            seq=0,
            side=SOLVER,
            kind=scene.kind,
            position=scene.state.position,
            roll=scene.roll,
            played=made,
            best=self.best,
            loss=loss,
            counted=True,
            forced=False,
            equity=ideal - loss,
            plays=truth.plays,
            cube=truth.cube,
        )

    def _ideal(self, verdict: CubeVerdict) -> float:
        beavers = self.scene.rules.beavers and not self.scene.length
        return max(verdict.worth(self.scene.kind, beavers=beavers).values())


def decode(data: bytes | str) -> Puzzle:
    """The puzzle of a JSON text. Raises msgspec.DecodeError for anything else."""
    return _DECODER.decode(data)


_DECODER: Final = msgspec.json.Decoder(Puzzle)
