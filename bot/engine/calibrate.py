"""How strong the levels are: `python -m bot.engine.calibrate` lets neighbours play and writes docs/levels.md.

Every game is one of an unlimited session with the cube, without Jacoby rule and beavers, and is played twice with the
same dice and the seats exchanged. What the dice gave is taken out of the result: the luck of every roll (its best play
beside the mean of all rolls, by a first look) is expected to be nothing whatever the network is worth, so taking it out
changes no average and leaves a small part of the scatter. Everything follows from seeds: the same command gives the
same table.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from bot.analyses import BANDS, strength_of
from bot.engine.analysis import match_analysis
from bot.engine.decisions import decisions_of
from bot.engine.depths import ANALYSIS_PLIES
from bot.engine.evaluator import roll_luck
from bot.engine.judgement import analyze_decision
from bot.engine.levels import LEVELS, choose_action
from bot.rules.dice import Roll
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.evolution import evolve
from bot.rules.match.machine import decide, start
from bot.rules.match.state import MatchState, Phase
from bot.rules.rules import Rules
from bot.rules.sides import Side

PAIRS: Final = tuple(pairwise(LEVELS))
"""The weaker and the stronger of each two neighbours."""
_STUDIED: Final = 3
"""Of so many pairs of games, one is analyzed decision by decision, as the coach does it, for the performance rating."""
_LONGEST: Final = 2000


class SeededDice:
    """Rolls that depend on a seed and their number alone, whoever throws them."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def roll(self, game: int, index: int) -> Roll:
        """The roll number `index` of game number `game`."""
        random = Random(f"{self._seed}:{game}:{index}")  # noqa: S311 - seeded on purpose
        return Roll(random.randint(1, 6), random.randint(1, 6))


class PairResult(msgspec.Struct, frozen=True):
    """Two games with the same dice, both seats: points a game of the stronger level, as they fell and without luck.

    `loss`, `decisions` and `choices` (see `SideAnalysis`) are those of the weaker and the stronger level, where they
    were analyzed.
    """

    weaker: str
    stronger: str
    seed: int
    points: float
    adjusted: float
    loss: tuple[float, float] = (0.0, 0.0)
    decisions: tuple[int, int] = (0, 0)
    choices: tuple[int, int] = (0, 0)


def play_game(levels: tuple[str, str], seed: int) -> list[ev.Event]:
    """The log of one game; `levels` are indexed by `Side`."""
    dice = SeededDice(seed)
    errors = [Random(f"{seed}:{side}:{levels[side]}") for side in Side]  # noqa: S311 - seeded on purpose
    log: list[ev.Event] = []
    state: MatchState | None = None
    caused = start(cmd.StartMatch("backgammon", 0, Rules()), dice)
    for _ in range(_LONGEST):
        for event in caused:
            log.append(event)
            state = evolve(state, event)
            if isinstance(event, ev.GameEnded):
                return log
        if state is None or (side := state.waiting_for) is None:
            break
        caused = decide(state, choose_action(state, LEVELS[levels[side]], errors[side], math.inf), dice)
    raise RuntimeError("a game without an end")


def luck_of_game(events: Iterable[ev.Event], side: Side) -> float:
    """The points that all rolls of a game of an unlimited session gave to `side`; what the other got is taken off."""
    state: MatchState | None = None
    total = 0.0
    for event in events:
        state = evolve(state, event)
        opening = isinstance(event, ev.GameStarted)
        if state.roll is None or not (opening or isinstance(event, ev.DiceRolled)) or state.phase is Phase.OVER:
            continue
        luck = roll_luck(state, state.roll, opening=opening) * state.cube.value
        total += luck if state.on_roll is side else -luck
    return total


def play_pair(weaker: str, stronger: str, seed: int) -> PairResult:
    """Both games of one seed."""
    points = adjusted = 0.0
    loss, decisions, choices = [0.0, 0.0], [0, 0], [0, 0]
    for seat in Side:
        levels = (stronger, weaker) if seat is Side.WHITE else (weaker, stronger)
        log = play_game(levels, seed)
        ended = log[-1]
        if not isinstance(ended, ev.GameEnded):
            raise RuntimeError("the last event does not end the game")
        won = ended.points if ended.winner is seat else -ended.points
        points += won / 2
        adjusted += (won - luck_of_game(log, seat)) / 2
        if seed % _STUDIED == 0:
            found = {one.seq: analyze_decision(one, ANALYSIS_PLIES) for one in decisions_of(log)}
            for side, own in zip(Side, match_analysis(log, found).sides, strict=True):
                which = side is seat
                loss[which] += own.loss
                decisions[which] += own.decisions
                choices[which] += own.choices
    both = ((loss[0], loss[1]), (decisions[0], decisions[1]), (choices[0], choices[1]))
    return PairResult(weaker, stronger, seed, points, adjusted, *both)


def read_results(path: Path) -> list[PairResult]:
    """The results so far; a last line that was not finished is left out."""
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    return [msgspec.json.decode(line, type=PairResult) for line in lines if line.endswith("\n")]


def wanted(results: Iterable[PairResult], pairs: int, only: str | None) -> Iterator[tuple[str, str, int]]:
    """The games that are still to be played, evenly for all levels."""
    known = {(one.weaker, one.stronger, one.seed) for one in results}
    for seed in range(pairs):
        for weaker, stronger in PAIRS:
            if only in {None, stronger} and (weaker, stronger, seed) not in known:
                yield weaker, stronger, seed


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, math.inf
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, math.sqrt(variance / len(values))


def table(results: Iterable[PairResult]) -> str:
    """The two tables of docs/levels.md."""
    by_pair: dict[tuple[str, str], list[PairResult]] = defaultdict(list)
    for one in results:
        by_pair[one.weaker, one.stronger].append(one)
    lines = [
        "| stronger | weaker | games | points a game, luck taken out | standard errors | as the games ended |",
        "|---|---|---|---|---|---|",
    ]
    for weaker, stronger in reversed(PAIRS):
        played = by_pair[weaker, stronger]
        if played:
            mean, error = mean_and_error([one.adjusted for one in played])
            raw, raw_error = mean_and_error([one.points for one in played])
            lines.append(
                f"| {stronger} | {weaker} | {2 * len(played)} | {mean:+.3f} ± {error:.3f} | {mean / error:.1f} "
                f"| {raw:+.3f} ± {raw_error:.3f} |"
            )
    return "\n".join([*lines, "", *_ratings(by_pair)])


def _ratings(by_pair: dict[tuple[str, str], list[PairResult]]) -> list[str]:
    lines = [
        "| level | plies | overlooks | misreads | with the cube | decisions | performance rating | its band | word |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    least = 0.0
    bands = {}
    for limit, strength in BANDS:
        bands[strength.value] = f"{least:g}-{limit:g}"
        least = limit
    for level in reversed(LEVELS.values()):
        loss, decisions = 0.0, 0
        for pair, played in by_pair.items():
            if level.key in pair:
                index = pair.index(level.key)
                loss += sum(one.loss[index] for one in played)
                decisions += sum(one.decisions[index] for one in played)
        if decisions:
            rating = 500 * loss / decisions
            head = f"| {level.key} | {level.plies} | {level.blind:.0%} | {level.misread:g} | {level.cube:g}"
            lines.append(f"{head} | {decisions} | {rating:.1f} | {bands[level.key]} | {strength_of(rating).value} |")
    return lines


_BEGIN: Final = "<!-- measured: begin -->"
_END: Final = "<!-- measured: end -->"


def write_table(path: Path, text: str) -> None:
    """Put the tables between the two marks of the page."""
    page = path.read_text(encoding="utf-8")
    head, _, rest = page.partition(_BEGIN)
    tail = rest.partition(_END)[2]
    path.write_text(f"{head}{_BEGIN}\n{text}\n{_END}{tail}", encoding="utf-8")


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Measure the levels of the computer player against each other.")
    parser.add_argument("--games", type=int, default=1000, help="games of each two neighbours (half of them exchanged)")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--results", type=Path, default=Path("data/levels.jsonl"), help="kept and taken up again")
    parser.add_argument("--page", type=Path, default=Path("docs/levels.md"))
    parser.add_argument("--only", choices=list(LEVELS)[1:], help="only this level against the next weaker")
    options = parser.parse_args()
    options.results.parent.mkdir(parents=True, exist_ok=True)
    results = read_results(options.results)
    jobs = list(wanted(results, options.games // 2, options.only))
    context = multiprocessing.get_context("spawn")
    with (
        options.results.open("a", encoding="utf-8") as file,
        ProcessPoolExecutor(options.processes, mp_context=context) as executor,
    ):
        for future in as_completed([executor.submit(play_pair, *job) for job in jobs]):
            result = future.result()
            results.append(result)
            file.write(json.dumps(msgspec.to_builtins(result)) + "\n")
            file.flush()
    text = table(results)
    write_table(options.page, text)
    sys.stdout.write(text + "\n")


if __name__ == "__main__":
    main()
