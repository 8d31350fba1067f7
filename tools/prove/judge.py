"""How strong the levels and the network of a game are, by its benchmark: `make prove GAME=plakoto`.

What a play loses was found by playing it out, so this doesn't depend on the network that is judged. The best play of a
decision is the one with the best result, and its result is a little too good: even a perfect player would be charged
for that. How much is simulated from the standard errors, and subtracted from every rating.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import numpy as np

from bot.engine.evaluator import best_plays, first_look, frame_of
from bot.engine.levels import LEVELS, choose_action, level_in
from bot.engine.oversights import seen_by_many
from bot.engine.standing import Watch
from bot.rules.match import commands as cmd
from bot.rules.match.state import MatchState
from tools.prove.decisions import plays_in_order, state_of
from tools.prove.file import FOLDER, SUFFIX, Benchmark, Decision, Shipped, path_of, read

RATING: Final = 500
"""A performance rating is so many times the points lost a decision."""
_TIMES: Final = 24
"""How often a level that errs at random chooses in each decision."""
_SIMULATIONS: Final = 4000
_PAGE: Final = Path("docs/levels.md")
_BEGIN, _END = "<!-- proved: begin -->", "<!-- proved: end -->"
_ROUNDED: Final = 0.05
"""The rating that two machines may be apart."""


class Rating(NamedTuple):
    """A performance rating, and the standard error that comes from having no more decisions."""

    mean: float
    error: float


def charged_to_perfect(decision: Decision, random: np.random.Generator) -> float:
    """What the best play loses, on average, against the play that only seems the best, by the standard errors."""
    played = [one for one in decision.worths if one.error]
    if not played:
        return 0.0
    losses, errors = np.array([[one.loss, one.error] for one in played]).T
    # The errors are those of differences: half of the smallest one is taken to be the best play's own.
    own = errors.min() ** 2 / 2
    scatter = np.sqrt(np.append(errors**2 - own, own))
    noise = random.normal(size=(_SIMULATIONS, len(scatter))) * scatter
    return float((noise + np.append(-losses, 0.0)).max(axis=1).mean())


class Judged:
    """A benchmark's decisions as the bot sees them."""

    def __init__(self, benchmark: Benchmark) -> None:
        self.benchmark, head = benchmark, benchmark.head
        self.states = [state_of(head.game, one.position, one.roll, one.turns) for one in benchmark.decisions]
        self.plays = [[play.notation for play in plays_in_order(state)] for state in self.states]
        random = np.random.default_rng(1)
        self._perfect = [charged_to_perfect(one, random) for one in benchmark.decisions]

    def pairs(self) -> Iterator[tuple[Decision, MatchState, list[str]]]:
        """Each decision, its state, and the notations of its plays in the order of the file."""
        yield from zip(self.benchmark.decisions, self.states, self.plays, strict=True)

    def losses(self, choose: Callable[[MatchState, Decision], list[str]]) -> list[float]:
        """What the plays lose, on average, that `choose` names in each decision."""
        found = []
        for one, state, notations in self.pairs():
            lost = [one.worths[notations.index(played)].loss for played in choose(state, one)]
            found.append(sum(lost) / len(lost))
        return found

    def rating(self, losses: list[float], contact: bool | None = None) -> Rating:
        """The rating of so much lost a decision: with contact, in races, or of both as they come in the game."""
        if contact is None:
            share = self.benchmark.head.contact
            both = [(self.rating(losses, kind), part) for kind, part in ((True, share), (False, 1 - share)) if part]
            return Rating(
                sum(one.mean * part for one, part in both), math.hypot(*(one.error * part for one, part in both))
            )
        kinds = [one.contact for one in self.benchmark.decisions]
        found = [
            RATING * (loss - perfect)
            for loss, perfect, kind in zip(losses, self._perfect, kinds, strict=True)
            if kind is contact
        ]
        if len(found) < 2:
            return Rating(0.0, 0.0)
        return Rating(float(np.mean(found)), float(np.std(found, ddof=1) / math.sqrt(len(found))))

    @property
    def floor(self) -> float:
        """The rating that a perfect player would be charged, which `rating` has subtracted."""
        nothing = [0.0] * len(self._perfect)
        return abs(self.rating(nothing).mean)

    def first_look(self) -> list[float]:
        """What the network's first look loses."""
        return self.losses(lambda state, _: [first_look(state)[0].play.notation])

    def level(self, key: str) -> list[float]:
        """What a level loses."""

        def chosen(state: MatchState, one: Decision) -> list[str]:
            level, random = level_in(state, key), Random(f"{one.seed}:{key}")
            if one.contact and (level.blind or level.misread):
                seen = best_plays(state, level.plies)
                return [made.play.notation for made in seen_by_many(seen, frame_of(state), level, random, _TIMES)]
            play = choose_action(state, level, random, Watch())
            return [play.play] if isinstance(play, cmd.MakePlay) else []

        return self.losses(chosen)

    def error(self) -> float:
        """How far the network's first look is off about what a play loses against the best, on average (points)."""
        gaps = []
        for one, state, notations in self.pairs():
            seen = {look.play.notation: look.equity for look in first_look(state)}
            worths = dict(zip(notations, one.worths, strict=True))
            played = {name: worth for name, worth in worths.items() if worth.error}
            if played:
                best = min(played, key=lambda name: played[name].loss)
                gaps += [abs(seen[best] - seen[name] - played[name].loss) for name in played if name != best]
        return float(np.mean(gaps)) if gaps else 0.0


def shipped_now(benchmark: Benchmark) -> Shipped:
    """The network of today by a benchmark, to four digits."""
    judged = Judged(benchmark)
    return Shipped(round(judged.rating(judged.first_look()).mean, 4), round(judged.error(), 4))


def worse_than_shipped(benchmark: Benchmark) -> str | None:
    """Says so if the network of today is worse than the file says of the one that shipped with it."""
    now, then = shipped_now(benchmark), benchmark.head.shipped
    if then is None:
        return f"{benchmark.head.game}: the file doesn't say how good the network was"
    if now.rating > then.rating + _ROUNDED or now.error > then.error + _ROUNDED / RATING:
        return f"{benchmark.head.game}: the network was {then.rating}, {then.error}; it is {now.rating}, {now.error}"
    return None


def report(game: str) -> str:
    """What `make prove` prints of a game. Raises BadBenchmark."""
    benchmark = read(path_of(game), game)
    judged, head = Judged(benchmark), benchmark.head
    contact = sum(one.contact for one in benchmark.decisions)
    races = len(benchmark.decisions) - contact
    lines = [
        f"{game}: {contact} decisions with contact ({head.contact:.0%} of the game's), {races} in races",
        f"{head.games} games, {head.seconds / 60:.0f} minutes of processor time",
        f"a perfect player would be charged {judged.floor:.2f}, which is subtracted",
    ]
    for key in (None, *reversed(LEVELS)):
        losses = judged.first_look() if key is None else judged.level(key)
        every, met, race = (judged.rating(losses, kind) for kind in (None, True, False))
        lines.append(
            f"{key or 'first look':14} {every.mean:5.1f} ± {every.error:.1f}"
            f"   contact {met.mean:5.1f} ± {met.error:.1f}   races {race.mean:5.1f} ± {race.error:.1f}"
        )
    lines.append(f"the network is off by {judged.error():.4f} a play, on average")
    if said := worse_than_shipped(benchmark):
        lines.append(said)
    return "\n".join(lines)


def row(game: str) -> str:
    """The line of a game in docs/levels.md."""
    benchmark = read(path_of(game), game)
    judged, head = Judged(benchmark), benchmark.head
    cells = [game, str(len(benchmark.decisions)), f"{judged.floor:.1f}"]
    for losses in (judged.first_look(), *(judged.level(key) for key in reversed(LEVELS))):
        every = judged.rating(losses)
        cells.append(f"{every.mean:.1f} ± {every.error:.1f}")
    cells += [f"{judged.error():.4f}", str(head.games), f"{head.seconds / 60:.0f}"]
    return f"| {' | '.join(cells)} |"


def write_page(games: Sequence[str]) -> None:
    """Put what is measured of `games` on the page."""
    heads = ["game", "decisions", "a perfect player", "first look", *reversed(LEVELS), "off by", "games", "minutes"]
    lines = [f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}", *(row(game) for game in games)]
    before, rest = _PAGE.read_text(encoding="utf-8").split(_BEGIN)
    after = rest.split(_END)[1]
    _PAGE.write_text("\n".join([f"{before}{_BEGIN}", *lines, f"{_END}{after}"]), encoding="utf-8")


def main() -> None:
    """Judge the games that are named, or all that have a file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--write", action="store_true", help="all games, into docs/levels.md")
    asked = parser.parse_args()
    if find_spec("numba") is not None:
        from tools.train.compiled import compile_judges  # noqa: PLC0415 - several times as fast, where it is

        compile_judges()
    proved = sorted(path.stem for path in FOLDER.glob(f"*{SUFFIX}"))
    if asked.write:
        write_page(proved)
        return
    for game in asked.games or proved:
        print(report(game), flush=True)


if __name__ == "__main__":
    main()
