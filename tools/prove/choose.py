"""Which decisions a benchmark has: one of each game of self-play at most, contact and races apart."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

import numpy as np

from bot.engine.evaluator import Valued, frame_of, values_of
from bot.engine.judgement import LEAST_CHOICE
from bot.engine.nets import net_file
from bot.engine.nets.net import PAID_BY_THE_CHECKER, GameNet
from bot.rules.match.state import MatchState
from bot.rules.match.turn import game_of
from bot.rules.play import Play
from bot.rules.position import BAR, HAND, Position
from tools.prove.decisions import plays_in_order, state_of
from tools.prove.rollout import FLOW, network_room, play_all, self_play, what_follows
from tools.train.check import encoded
from tools.train.moves import scratch
from tools.train.spec import MINE, MY_PINNED, NAMES, PLACES, THEIR_PINNED, THEIRS

_RANDOM_PLAYS: Final = 5
"""Of a hundred plays, those that are not chosen."""
_ROLLS: Final = 800
_SPREAD: Final = 10
_BY_THE_CHECKER: Final = 8.0
TO_THE_END: Final = 1 << 20
"""More rolls than any game has."""


def unit_of(game: str) -> float:
    """What equities are measured in: several points where up to fifteen hang on a game."""
    return _BY_THE_CHECKER if game in PAID_BY_THE_CHECKER else 1.0


class Found(NamedTuple):
    """A decision before anything is played out: the first look at its plays, in the order of a file."""

    seed: int
    contact: bool
    state: MatchState
    plays: list[Play]
    looks: list[Valued]


class Player:
    """A game's network, compiled, with the room it needs."""

    def __init__(self, game: str) -> None:
        file = net_file(game)
        if file is None:
            raise ValueError(f"{game}: no network")
        net = GameNet(game, file)
        self.game, self.digest = game, hashlib.sha256(file.weights).hexdigest()[:16]
        self._number, self._weights = NAMES[game], net.weights()
        self._room, self._own = scratch(), network_room(file.hidden, 0 if net.by_points else net.grades)
        self._wide = len(game_of(state_of(game, Position.start(), (1, 2), 0)).start().mine) > HAND

    def rolls_of_game(self, seed: int) -> tuple[np.ndarray, np.ndarray]:
        """The positions of a game of self-play in which somebody rolled, and each roll as `self_play` gives it."""
        positions, rolls = np.zeros((_ROLLS, 4, PLACES), np.int8), np.zeros((_ROLLS, 4), np.int64)
        count = self_play(
            self._number, self._weights, seed, _RANDOM_PLAYS, positions, rolls, self._room, self._own
        )  # fmt: skip
        return positions[:count], rolls[:count]

    def position(self, board: np.ndarray) -> Position:
        """A position of the compiled code as the bot has it."""
        width = PLACES if self._wide else HAND
        pinned = [p for p in range(1, BAR) if board[MY_PINNED, p]]
        pinned += [p - BAR for p in range(1, BAR) if board[THEIR_PINNED, p]]
        mine, theirs = (tuple(int(one) for one in board[row, :width]) for row in (MINE, THEIRS))
        return Position(mine, theirs, tuple(sorted(pinned)))

    def results(self, one: Found, alive: np.ndarray, rolls: int, first: int, games: int) -> np.ndarray:
        """`games` games of each play that is `alive`, from number `first` on: a row a game."""
        state = one.state
        high, low = max(state.roll), min(state.roll)
        afters = np.stack([encoded(play.after) for play in one.plays])
        follows = np.zeros((len(one.plays), FLOW), np.int64)
        for flow, play in zip(follows, one.plays, strict=True):
            left = len(game_of(state).numbers(state.roll)) - play.dice
            what_follows(self._number, high, low, state.turns, left, flow)
        return play_all(
            self._number, self._weights, afters, follows, alive, rolls, one.seed, first, games, self._room, self._own
        )  # fmt: skip


def is_choice(looks: list[Valued]) -> bool:
    """Does a decision count, as in the coach's ratings?"""
    worths = sorted((one.equity for one in looks), reverse=True)
    return len(worths) > 1 and worths[0] - worths[min(_SPREAD, len(worths)) - 1] >= LEAST_CHOICE


def found_in(player: Player, seed: int) -> Found | None:
    """A random decision of the game of `seed`, if it's a choice."""
    boards, rolls = player.rolls_of_game(seed)
    at = Random(seed).randrange(len(boards))
    high, low, turns, _ = (int(one) for one in rolls[at])
    state = state_of(player.game, player.position(boards[at]), (high, low), turns)
    plays = plays_in_order(state)
    if len(plays) < 2:
        return None
    looks = values_of(plays, frame_of(state), 1)
    contact = game_of(state).has_contact(state.position)
    return Found(seed, contact, state, plays, looks) if is_choice(looks) else None


def decisions_of(player: Player, contact: int, races: int) -> Iterator[Found]:
    """So many decisions with contact and so many in races, in the order of their seeds, as far as they come up.

    More of them begin with the same ones. A decision may depend on the seeds before its own, so `player` must not have
    played yet.
    """
    missing = {True: contact, False: races}
    for seed in range(1, 1 + 60 * max(contact, races)):
        if not any(missing.values()):
            return
        one = found_in(player, seed)
        if one is not None and missing[one.contact]:
            missing[one.contact] -= 1
            yield one


def share_of_contact(player: Player, games: int = 200) -> float:
    """The share of decisions that have contact, among those that are choices."""
    found = [one.contact for seed in range(1, games + 1) if (one := found_in(player, seed)) is not None]
    return sum(found) / len(found)
