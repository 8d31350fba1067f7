"""How good the packs are: `python -m tools.positions.measure [GAME ...] --most 1000`.

Counts positions under their margin, those that come twice and those whose theme isn't theirs; how often experts score
above beginners; how well a rating fitted to half of the simulated answers foretells the failures of the other half.
Where the `gnubg` wheel can be imported, GNU Backgammon solves those of backgammon: two plies deep, and at a glance with
noise of several sizes.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from random import Random
from statistics import mean
from typing import Final, NamedTuple

from bot.app.positions.pack import games_with_pack, load_pack
from bot.engine.puzzles.admission import STRENGTHS, Solvers, fitted, judge, theme_of
from bot.records.analyses import DecisionKind
from bot.records.positions import Puzzle, Source
from bot.rules.variants import BACKGAMMON

_MARGINS: Final = {Source.BGSAGE: 0.05, Source.OWN: 0.1}
_ROUNDED: Final = 1e-6
_NOISES: Final = (0.05, 0.1, 0.15, 0.2, 0.3)
"""Standard deviations of the errors of GNU Backgammon's glances, in equity."""


class Answers(NamedTuple):
    """What simulated people make of a position: the mean scores of each level, by its rating, in two halves."""

    expert: float
    beginner: float
    halves: tuple[dict[int, float], dict[int, float]]

    @property
    def foretold(self) -> float:
        """The rating that the first half would have given it."""
        return fitted(self.halves[0])

    @property
    def failed(self) -> float:
        """The mean failure in the second half."""
        return 1 - mean(self.halves[1].values())


def answers_to(solvers: Solvers) -> Answers:
    """The answers of as many people of each level as a first rating takes."""
    scores = {level: solvers.answers(level) for level in STRENGTHS}
    first, second = ({rating: mean(scores[level][half::2]) for level, rating in STRENGTHS.items()} for half in range(2))
    return Answers(mean(scores["expert"]), mean(scores["beginner"]), (first, second))


def under_margin(puzzle: Puzzle) -> bool:
    """Does the next best choice lose too little?"""
    return list(puzzle.losses.values())[1] < _MARGINS[puzzle.truth.source] - _ROUNDED


def by_rank(one: Sequence[float], other: Sequence[float]) -> float:
    """Spearman's correlation of two rows of numbers."""
    ranks = [_ranks(row) for row in (one, other)]
    means = [mean(row) for row in ranks]
    apart = [[rank - middle for rank in row] for row, middle in zip(ranks, means, strict=True)]
    together = sum(a * b for a, b in zip(*apart, strict=True))
    return together / (sum(a * a for a in apart[0]) * sum(b * b for b in apart[1])) ** 0.5


def _ranks(row: Sequence[float]) -> list[float]:
    """The place of each among all; those that are alike share theirs."""
    places: dict[float, list[int]] = {}
    for place, value in enumerate(sorted(row)):
        places.setdefault(value, []).append(place)
    return [mean(places[value]) for value in row]


def puzzles_of(games: Iterable[str], most: int) -> list[Puzzle]:
    """The positions of these games, or so many of them drawn by lot."""
    found = [load_pack(game).puzzle(one.key) for game in games for one in load_pack(game).listed]
    return Random(1).sample(found, most) if len(found) > most else found


def main() -> None:
    """Print what there is to say of the packs that are named, or of all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--most", type=int, default=1000, help="positions, drawn by lot")
    options = parser.parse_args()
    puzzles = puzzles_of(options.games or games_with_pack(), options.most)
    print(f"{len(puzzles)} positions: {dict(Counter(one.scene.variant for one in puzzles))}")
    print(f"under their margin: {sum(map(under_margin, puzzles))}")
    print(f"twice: {len(puzzles) - len({one.key for one in puzzles})}")
    print(f"with another theme: {sum(one.theme is not theme_of(one.scene) for one in puzzles)}", flush=True)
    judged = [(one, answers_to(found.solvers)) for one in puzzles if (found := judge(one.scene)) is not None]
    answers = [given for _, given in judged]
    better = sum(one.expert > one.beginner for one in answers)
    print(f"judged again: {len(judged)}")
    print(f"experts above beginners: {better} ({better / len(answers):.1%})")
    correlation = by_rank([one.foretold for one in answers], [one.failed for one in answers])
    print(f"rating of one half, failures of the other: {correlation:.3f} by rank", flush=True)
    known = [one for one, _ in judged if one.scene.variant == BACKGAMMON.key]
    if known and find_spec("gnubg") is not None:
        _beside_gnu(known)


def _beside_gnu(known: Sequence[Puzzle]) -> None:
    from tools.positions.gnu import failed_at_a_glance, solved  # noqa: PLC0415 - nothing else needs it

    agreed = sum(solved(one) == one.best for one in known)
    print(f"GNU Backgammon, two plies: {agreed} of {len(known)} choices ({agreed / len(known):.1%})", flush=True)
    plays = [one for one in known if one.scene.kind is DecisionKind.CHECKER]
    for noise in _NOISES:
        ranks = [
            by_rank([one.rating for one in some], [failed_at_a_glance(one, noise) for one in some])
            for some in (known, plays)
        ]
        print(f"ratings and failures at a glance, noise {noise}: {ranks[0]:.3f} by rank, of plays {ranks[1]:.3f}")


if __name__ == "__main__":
    main()
