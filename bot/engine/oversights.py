"""How a weaker player reads a position: what it overlooks, and when there is nothing left to overlook.

A weak level doesn't roll a die for each play. Before it chooses, it looks for hits, for shots, for points, for the way
out of its rear checkers, and may forget any of these for this turn: then it doesn't see what its plays gain or lose
there. So it leaves shots, misses hits, breaks points too early and stays behind a prime, but it doesn't make plays that
have nothing to be said for them. The rest of its judgment errs a little, never by more than twice the level's
`misread`.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

import msgspec

from bot.engine.evaluator import Valued, judge_of
from bot.engine.judge import Scene
from bot.engine.nets.net import PAID_BY_THE_CHECKER, table_of
from bot.rules.match.searcher import Aspects, aspects_of
from bot.rules.position import OFF
from bot.rules.variants import Variant


class Level(msgspec.Struct, frozen=True):
    """A computer player: its search depth in plies, and its errors.

    `blind` is the chance to overlook each aspect of a position in a turn; `misread` and `cube` are the standard
    deviations, in equity, of its other errors in a play and in a cube decision.
    """

    key: str
    plies: int
    blind: float = 0.0
    misread: float = 0.0
    cube: float = 0.0


_PER_PIP: Final = 0.015
_PER_PIP_PINNED: Final = 0.003
_PER_PIP_BY_THE_CHECKER: Final = 0.06
"""The equity of one pip of an aspect: usually, in games with pins (where aspects run to far more pips), and in games
paid by the checker."""
_SCALES: Final = {
    "american_acey_deucey": 0.9,
    "fevga": 1.28,
    "gul_bara": 1.22,
    "hypergammon": 1.7,
    "longgammon": 0.67,
    "makhbusa": 1.5,
    "nackgammon": 0.8,
    "narde": 1.35,
    "plakoto": 1.45,
    "runte": 1.0,
    "sugoroku": 0.87,
    "tapa": 1.4,
}
"""The factor for all errors in a game where they would cost more than elsewhere, or less."""
_EXCEPTIONS: Final = {
    ("american_acey_deucey", "advanced"): 0.82,
    ("american_acey_deucey", "expert"): 0.75,
    ("fevga", "advanced"): 1.1,
    ("fevga", "expert"): 1.1,
    ("hypergammon", "beginner"): 1.5,
    ("longgammon", "advanced"): 0.55,
    ("longgammon", "beginner"): 0.7,
    ("longgammon", "expert"): 0.64,
    ("longgammon", "intermediate"): 0.62,
    ("makhbusa", "advanced"): 1.25,
    ("makhbusa", "beginner"): 1.35,
    ("makhbusa", "expert"): 1.2,
    ("nackgammon", "beginner"): 0.88,
    ("narde", "beginner"): 1.45,
    ("narde", "expert"): 1.15,
    ("plakoto", "advanced"): 1.37,
    ("portes", "expert"): 1.2,
    ("runte", "beginner"): 0.95,
    ("sugoroku", "beginner"): 0.8,
    ("sugoroku", "casual"): 0.79,
    ("sugoroku", "intermediate"): 0.79,
    ("tapa", "expert"): 1.65,
}
"""The same for one level of a game."""
_WIDEST: Final = 2.0  # standard deviations of the largest error
_SENT_BACK: Final = 0.5  # the share of the pips a hit costs the other side that is overlooked with the hit
_TIE: Final = 0.001
"""Plays within this equity are worth the same in a race and in a game that is lost or won. A game is lost if the chance
is below this, and won if it's this close to one."""
_ROUGH_TIE: Final = 0.02  # the same where a small network of our own guesses, which is never quite certain
_NOTHING: Final = Aspects(0.0, 0.0, 0.0, 0.0)


def misjudged(error: float, random: Random) -> float:
    """An error with this standard deviation, never larger than two of them."""
    return max(-_WIDEST, min(_WIDEST, random.gauss(0.0, 1.0))) * error if error else 0.0


def is_certain(chance: float, doubt: float = _TIE) -> bool:
    """Is a result with this chance as good as lost or won?"""
    return not doubt <= chance <= 1 - doubt


def settled(values: Sequence[Valued], frame: Scene) -> Valued | None:
    """The play that every level makes when nothing is left to judge; otherwise None. `values` has the best play first.

    Nothing is left if two of these hold: it's a race, the game is lost or won, all plays are worth the same. Among the
    legal plays worth as much as the best, the one with more checkers off is chosen, then the one with fewer pips left.
    """
    best = values[0]
    guessed = judge_of(frame.variant.key) is not None and table_of(frame.variant.key) is None
    doubt = _ROUGH_TIE if guessed else _TIE
    level = [one for one in values if one.equity >= best.equity - doubt]
    if is_race(best, frame) + is_certain(best.chances.win, doubt) + (len(level) == len(values)) < 2:
        return None
    return max(level, key=lambda one: (one.play.after.mine[OFF], -one.play.after.pip_count, one.equity))


def is_race(one: Valued, frame: Scene) -> bool:
    """Can the sides no longer touch each other, before the play?"""
    return not frame.variant.has_contact(one.play.before)


def as_seen(values: Sequence[Valued], frame: Scene, level: Level, random: Random) -> Valued:
    """The best of `values` (the best first) as a level sees them in this turn; in a race every level sees the best."""
    return values[0] if is_race(values[0], frame) else _Eye(values, frame, level).best(random)


def seen_by_many(values: Sequence[Valued], frame: Scene, level: Level, random: Random, count: int) -> list[Valued]:
    """The plays of `count` people of a level's strength; unlike the computer players, people misread races as well."""
    eye = _Eye(values, frame, level)
    return [eye.best(random) for _ in range(count)]


class _Eye:
    """How a level reads the plays of a position: what each gains by every aspect is counted once."""

    def __init__(self, values: Sequence[Valued], frame: Scene, level: Level) -> None:
        self._values, self._frame, self._level = values, frame, level
        self._race = is_race(values[0], frame)
        self._per_pip = _per_pip(frame.variant)
        game = frame.variant.key
        self._scale = _EXCEPTIONS.get((game, level.key)) or _SCALES.get(game, 1.0)
        self._gained: list[Aspects] = []

    def best(self, random: Random) -> Valued:
        """The best play as it seems in this turn."""
        blind = 0.0 if self._race else self._level.blind
        unseen = Aspects(*(float(random.random() < blind) for _ in Aspects._fields))
        misses = self._missed(unseen)
        error = self._level.misread
        seems = [
            one.equity - self._scale * (self._per_pip * missed + misjudged(error, random))
            for one, missed in zip(self._values, misses, strict=True)
        ]
        return self._values[max(range(len(seems)), key=seems.__getitem__)]

    def _missed(self, unseen: Aspects) -> list[float]:
        """The pips that each play gains by everything that isn't seen in this turn."""
        if not any(unseen):
            return [0.0] * len(self._values)
        self._gained = self._gained or [_gained(one, self._frame) for one in self._values]
        return [
            unseen.caught * one.caught - unseen.exposed * one.exposed + unseen.held * one.held
            - unseen.trapped * one.trapped
            for one in self._gained
        ]  # fmt: skip


def _per_pip(variant: Variant) -> float:
    if variant.key in PAID_BY_THE_CHECKER:
        return _PER_PIP_BY_THE_CHECKER
    return _PER_PIP_PINNED if variant.pins else _PER_PIP


def _gained(one: Valued, frame: Scene) -> Aspects:
    """The aspects of a play, in pips; among what it catches is what a hit sends back."""
    before, after = one.play.before, one.play.after
    seen = aspects_of(after, frame.variant) if frame.variant.has_contact(after) else _NOTHING
    return seen._replace(caught=seen.caught + _SENT_BACK * (after.opponent_pip_count - before.opponent_pip_count))
