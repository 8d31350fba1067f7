"""The strength of the levels: `python -m tools.train.levels` lets neighbors play and writes docs/levels.md.

The networks of our own are asked by compiled code, after both ways have been compared in a game of each kind; with
`--plain` everything is asked as the bot does.

Every game is one of an unlimited session, with the cube if the game has one, without the Jacoby rule and beavers, and
is played twice with the same dice and the seats exchanged. The luck of the dice is taken out of the result: the luck of
every roll (its best play compared with the mean of all rolls, by a first look) has an expectation of zero however good
a network is, so taking it out changes no average and leaves only a small part of the scatter. Everything follows from
seeds: the same command gives the same table.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import os
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from bot.engine.decisions import decisions_of
from bot.engine.evaluator import roll_luck
from bot.engine.judgement import analyze_decision
from bot.engine.levels import LEVELS, choose_action, level_in
from bot.engine.standing import ANALYSIS_PLIES, KNOWN, Watch
from bot.records.analyses import BANDS, DecisionAnalysis
from bot.rules.dice import Roll
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.evolution import evolve
from bot.rules.match.machine import decide, start
from bot.rules.match.state import MatchState, Phase
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.variants import BACKGAMMON, find_variant
from bot.rules.variants.tavli import TAVLI
from bot.workers.process import ONE_THREAD

PAIRS: Final = tuple(pairwise(LEVELS))
"""Each pair of neighbors, the weaker first."""
_STUDIED: Final = 3
"""One decision in this many is analyzed as the coach does it, for the performance rating."""
GAMES: Final = (BACKGAMMON.key, *sorted(KNOWN - {BACKGAMMON.key, TAVLI.key}))
"""The games that are measured: all that networks know. Tavli is three of them in turn."""
_LONGEST: Final = 2000
_CLEAR: Final = 3
"""From this many standard errors on, one level is clearly better than another."""
_MORE: Final = 10
"""Pairs of games to add to a step that isn't clear yet."""


class SeededDice:
    """Rolls that depend only on a seed and their number, whoever throws them."""

    def __init__(self, seed: int | str) -> None:
        self._seed = seed

    def roll(self, game: int, index: int) -> Roll:
        """Roll number `index` of game number `game`."""
        random = Random(f"{self._seed}:{game}:{index}")
        return Roll(random.randint(1, 6), random.randint(1, 6))


class PairResult(msgspec.Struct, frozen=True):
    """Two games with the same dice, both seats: the stronger level's points a game, with luck and without.

    `loss` (equity) and `decisions` are those of the weaker and the stronger level, among those that were analyzed.
    """

    weaker: str
    stronger: str
    seed: int
    points: float
    adjusted: float
    loss: tuple[float, float] = (0.0, 0.0)
    decisions: tuple[int, int] = (0, 0)
    game: str = BACKGAMMON.key


def play_game(game: str, levels: tuple[str, str], seed: int) -> list[ev.Event]:
    """The log of one game up to the event that ends it; `levels` are indexed by `Side`."""
    dice = SeededDice(seed)
    errors = [Random(f"{seed}:{side}:{levels[side]}") for side in Side]
    log: list[ev.Event] = []
    state: MatchState | None = None
    cube = "cube" in find_variant(game).options
    caused = start(cmd.StartMatch(game, 0, Rules(cube=cube)), dice)
    for _ in range(_LONGEST):
        for event in caused:
            log.append(event)
            state = evolve(state, event)
            if isinstance(event, ev.GameEnded | ev.GameDrawn):
                return log
        if state is None or (side := state.waiting_for) is None:
            break
        caused = decide(state, choose_action(state, level_in(state, levels[side]), errors[side], Watch()), dice)
    raise RuntimeError("a game without an end")


def luck_of_game(events: Iterable[ev.Event], side: Side) -> float:
    """The points `side` gained by the luck of all rolls of a game of an unlimited session, less the opponent's."""
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


def play_pair(game: str, weaker: str, stronger: str, seed: int) -> PairResult:
    """Both games of one seed."""
    points = adjusted = 0.0
    loss, decisions = [0.0, 0.0], [0, 0]
    for seat in Side:
        levels = (stronger, weaker) if seat is Side.WHITE else (weaker, stronger)
        log = play_game(game, levels, seed)
        ended = log[-1]
        won = 0
        if isinstance(ended, ev.GameEnded):
            won = ended.points if ended.winner is seat else -ended.points
        points += won / 2
        adjusted += (won - luck_of_game(log, seat)) / 2
        for one in _sample(log, seed):
            if one.counted:
                loss[one.side is seat] += one.loss
                decisions[one.side is seat] += 1
    both = ((loss[0], loss[1]), (decisions[0], decisions[1]))
    return PairResult(weaker, stronger, seed, points, adjusted, *both, game)


def _sample(log: Sequence[ev.Event], seed: int) -> Iterator[DecisionAnalysis]:
    """Some of a game's decisions, analyzed; the seed decides which ones."""
    for number, one in enumerate(decisions_of(log), seed):
        if number % _STUDIED == 0:
            yield analyze_decision(one, ANALYSIS_PLIES)


def read_results(path: Path) -> list[PairResult]:
    """The results so far; an unfinished last line is left out."""
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    return [msgspec.json.decode(line, type=PairResult) for line in lines if line.endswith("\n")]


Step = tuple[str, str, str]
"""A game and two neighboring levels, the weaker first."""


def wanted(results: Iterable[PairResult], pairs: int, steps: Sequence[Step]) -> Iterator[tuple[str, str, str, int]]:
    """The games still to be played, evenly for all steps."""
    known = {(one.game, one.weaker, one.stronger, one.seed) for one in results}
    for seed in range(pairs):
        for step in steps:
            if (*step, seed) not in known:
                yield *step, seed


def unclear(results: Iterable[PairResult], steps: Sequence[Step]) -> list[Step]:
    """The steps that aren't three standard errors high."""
    found: dict[Step, list[float]] = {step: [] for step in steps}
    for one in results:
        if (step := (one.game, one.weaker, one.stronger)) in found:
            found[step].append(one.adjusted)
    heights = {step: mean_and_error(values) if values else (0.0, math.inf) for step, values in found.items()}
    return [step for step, (mean, error) in heights.items() if mean < _CLEAR * error]


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, math.inf
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, math.sqrt(variance / len(values))


def table(results: Iterable[PairResult]) -> str:
    """The tables of docs/levels.md: how far apart the levels are, and their performance ratings."""
    by_game: dict[str, list[PairResult]] = defaultdict(list)
    for one in results:
        by_game[one.game].append(one)
    played = [game for game in GAMES if game in by_game]
    steps = [f"{stronger} over {weaker}" for weaker, stronger in reversed(PAIRS)]
    levels = [*reversed(LEVELS)]
    lines = [_row("game", "games a step", *steps), _row(*["---"] * (2 + len(steps)))]
    for game in played:
        found = by_game[game]
        lines.append(_row(game, _played(found), *(_step(found, *pair) for pair in reversed(PAIRS))))
    bands = [f"{level} ({_band(level)})" for level in levels]
    lines += ["", _row("game", "decisions", *bands), _row(*["---"] * (2 + len(bands)))]
    for game in played:
        total = sum(sum(one.decisions) for one in by_game[game])
        lines.append(_row(game, total, *(_rating(by_game[game], level) for level in levels)))
    return "\n".join(lines)


def _played(results: Iterable[PairResult]) -> str:
    """The number of games a step has, from the least played to the most played."""
    counts = {2 * count for count in Counter((one.weaker, one.stronger) for one in results).values()}
    return " to ".join(str(count) for count in sorted({min(counts), max(counts)}))


def _row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def _step(results: Iterable[PairResult], weaker: str, stronger: str) -> str:
    """Points a game without luck, their standard error, and how many standard errors that is."""
    found = [one.adjusted for one in results if (one.weaker, one.stronger) == (weaker, stronger)]
    if len(found) < 2:
        return "-"
    mean, error = mean_and_error(found)
    return f"{mean:+.2f} ± {error:.2f} ({mean / error:.1f})"


def rating_and_error(results: Iterable[PairResult], level: str) -> tuple[float, float] | None:
    """The performance rating of `level`, 500 times the equity lost a decision, and its standard error."""
    pairs = []
    for one in results:
        if level in (one.weaker, one.stronger):
            side = int(level == one.stronger)
            pairs.append((one.loss[side], one.decisions[side]))
    total = sum(count for _, count in pairs)
    if total == 0 or len(pairs) < 2:
        return None
    rate = sum(loss for loss, _ in pairs) / total
    scatter = sum((loss - rate * count) ** 2 for loss, count in pairs) * len(pairs) / (len(pairs) - 1)
    return 500 * rate, 500 * math.sqrt(scatter) / total


def _rating(results: Iterable[PairResult], level: str) -> str:
    found = rating_and_error(results, level)
    return "-" if found is None else f"{found[0]:.1f} ± {found[1]:.1f}"


def _band(level: str) -> str:
    least = 0.0
    for limit, strength in BANDS:
        if strength.value == level:
            return f"{least:g}-{limit:g}"
        least = limit
    return f"{least:g}-"


_BEGIN: Final = "<!-- measured: begin -->"
_END: Final = "<!-- measured: end -->"


def write_table(path: Path, text: str) -> None:
    """Put the tables between the two marks on the page."""
    page = path.read_text(encoding="utf-8")
    head, _, rest = page.partition(_BEGIN)
    tail = rest.partition(_END)[2]
    path.write_text(f"{head}{_BEGIN}\n{text}\n{_END}{tail}", encoding="utf-8")


def _play_all(executor: ProcessPoolExecutor, jobs: Iterable[tuple[str, str, str, int]]) -> Iterator[PairResult]:
    """Each result as it comes; if one fails, those not begun yet are dropped."""
    try:
        for future in as_completed([executor.submit(play_pair, *job) for job in jobs]):
            yield future.result()
    except BaseException:
        executor.shutdown(cancel_futures=True)
        raise


def _compiled(games: Iterable[str]) -> Callable[[], None]:
    """The function that makes a process ask compiled code; the program ends if that finds other chances."""
    from tools.train.compiled import compile_judges, differs  # noqa: PLC0415 - not needed with `--plain`

    if any(differs(game, decisions_of(play_game(game, ("casual", "advanced"), 0))) for game in games):
        sys.exit(1)
    return compile_judges


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Measure the levels of the computer player against each other.")
    parser.add_argument("--games", type=int, default=1000, help="games of each two neighbours (half of them exchanged)")
    parser.add_argument("--most", type=int, default=0, help="go on to so many where a step isn't three errors high")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--results", type=Path, default=Path("data/levels.jsonl"), help="kept and taken up again")
    parser.add_argument("--page", type=Path, default=Path("docs/levels.md"))
    parser.add_argument("--game", choices=GAMES, action="append", help="these games alone; by default all of them")
    parser.add_argument("--only", choices=list(LEVELS)[1:], help="only this level against the next weaker")
    parser.add_argument("--plain", action="store_true", help="without compiled code, as the bot does it")
    options = parser.parse_args()
    prepare = None if options.plain else _compiled(options.game or GAMES)
    options.results.parent.mkdir(parents=True, exist_ok=True)
    results = read_results(options.results)
    steps = [(game, *pair) for game in options.game or GAMES for pair in PAIRS if options.only in {None, pair[1]}]
    os.environ |= ONE_THREAD
    context = multiprocessing.get_context("spawn")
    with (
        options.results.open("a", encoding="utf-8") as file,
        ProcessPoolExecutor(options.processes, mp_context=context, initializer=prepare) as executor,
    ):
        for pairs in range(options.games // 2, max(options.games, options.most) // 2 + 1, _MORE):
            for result in _play_all(executor, wanted(results, pairs, steps)):
                results.append(result)
                file.write(json.dumps(msgspec.to_builtins(result)) + "\n")
                file.flush()
            steps = unclear(results, steps)
    text = table(results)
    if not options.game and options.only is None:  # a part of the tables would replace them all
        write_table(options.page, text)
    sys.stdout.write(text + "\n")


if __name__ == "__main__":
    main()
