"""How strong the networks are: `python -m tools.train.measure` plays, and writes the table in docs/nets.md.

Every pair of games has the same dice, each side beginning one. The network looks one ply, as quickly as the bot can
play. `bulk` plays with the compiled rules, against the simple player and against the network after a tenth of its
training; `bot` plays through the bot's own rules, match machine and evaluator, and needs the engine instead of numba.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

import numpy as np

from bot.engine.nets import net_file
from bot.engine.nets.file import INPUTS, OUTPUTS, read_net

_HERE: Final = Path(__file__).parent
_KEPT: Final = _HERE / "measured.json"
_PAGE: Final = Path("docs/nets.md")
_BEGIN, _END = "<!-- measured: begin -->", "<!-- measured: end -->"
_EARLY: Final = Path("data/train")


def _told(results: Sequence[float]) -> list[float]:
    """Mean and standard error of points a game, and how many games there were."""
    mean = sum(results) / len(results)
    spread = math.sqrt(sum((one - mean) ** 2 for one in results) / max(1, len(results) - 1))
    return [round(mean, 4), round(spread / math.sqrt(len(results)), 4), 2 * len(results)]


def arrays(hidden: int, weights: bytes) -> tuple[np.ndarray, ...]:
    """A network's weights as the compiled code takes them: inputs by units, biases, outputs by units, biases."""
    numbers = np.frombuffer(weights, "<f2").astype(np.float32)
    ends = np.cumsum([INPUTS * hidden, hidden, OUTPUTS * hidden])
    w1, b1, w2, b2 = (part.copy() for part in np.split(numbers, ends))
    return w1.reshape(INPUTS, hidden), b1, w2.reshape(OUTPUTS, hidden), b2


def bulk(name: str, pairs: int) -> dict[str, list[float]]:
    """With the compiled rules."""
    from tools.train.baseline import duel  # noqa: PLC0415 - the other way of measuring needs no numba
    from tools.train.moves import scratch  # noqa: PLC0415
    from tools.train.play import room_of  # noqa: PLC0415
    from tools.train.spec import NAMES  # noqa: PLC0415

    found = {}
    net = arrays(*net_file(name))
    room = scratch()
    for against in ("simple", "early"):
        path = _EARLY / f"{name}-early.net"
        if against == "early" and not path.exists():
            continue
        other = arrays(*read_net(path, name)) if against == "early" else net
        owns = (room_of(net[1].size), room_of(other[1].size))
        simple = against == "simple"
        seeds = range(900_000_000, 900_000_000 + pairs)
        results = [duel(NAMES[name], (net, other), simple, np.uint64(seed), room, owns) / 2 for seed in seeds]
        found[against] = _told(results)
    return found


def through_the_bot(name: str, pairs: int) -> dict[str, list[float]]:
    """With the bot's own rules and evaluator."""
    from msgspec.structs import replace  # noqa: PLC0415

    from bot.engine.levels import LEVELS, choose_action  # noqa: PLC0415
    from bot.rules.match import commands as cmd  # noqa: PLC0415
    from bot.rules.match import events as ev  # noqa: PLC0415
    from bot.rules.match.evolution import evolve  # noqa: PLC0415
    from bot.rules.match.machine import decide, fold, start  # noqa: PLC0415
    from bot.rules.match.searcher import simple_choice  # noqa: PLC0415
    from bot.rules.rules import Rules  # noqa: PLC0415
    from tools.train.levels import SeededDice  # noqa: PLC0415 - these need the engine

    level = replace(LEVELS["world_class"], plies=1)
    results = []
    for seed in range(pairs):
        points = 0
        for seat in range(2):
            dice = SeededDice(seed)
            state = fold(start(cmd.StartMatch(name, 0, Rules(cube=False)), dice))
            ended = None
            while ended is None:
                side = state.waiting_for
                command = choose_action(state, level, Random(0)) if side == seat else simple_choice(state)
                for event in decide(state, command, dice):
                    state = evolve(state, event)
                    if ended is None and isinstance(event, ev.GameEnded):
                        ended = event.points if event.winner == seat else -event.points
                    elif ended is None and isinstance(event, ev.GameDrawn):
                        ended = 0
            points += ended
        results.append(points / 2)
    return {"bot": _told(results)}


def table(kept: dict[str, dict[str, list[float]]]) -> str:
    """The table for the page."""
    rows = [
        "| game | minutes | games | against the simple player | through the bot | against itself early on | file |",
        "|---|---|---|---|---|---|---|",
    ]
    for name, found in kept.items():
        log = (_HERE / "logs" / f"{name}.txt").read_text().split("\n")
        minutes, games = [line for line in log if line.lstrip()[:1].isdigit()][-1].split()[:2]
        cells = [
            f"{found[key][0]:+.3f} ± {found[key][1]:.3f} ({found[key][2]:.0f})" if key in found else "-"
            for key in ("simple", "bot", "early")
        ]
        size = (Path("assets/nets") / f"{name}.net").stat().st_size / 1024
        rows.append(f"| {name} | {float(minutes):.1f} | {games} | {' | '.join(cells)} | {size:.0f} KB |")
    return "\n".join(rows)


def kept_so_far() -> dict[str, dict[str, list[float]]]:
    """What was measured, by game."""
    found: dict[str, dict[str, list[float]]] = json.loads(_KEPT.read_text()) if _KEPT.exists() else {}
    return found


def note(name: str, found: dict[str, list[float]]) -> None:
    """Keep what was measured of a game."""
    kept = kept_so_far()
    kept[name] = {**kept.get(name, {}), **found}
    _KEPT.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n")
    print(name, found, flush=True)


def main() -> None:
    """Measure the games that are named, or all with a network, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("how", choices=("bulk", "bot", "table"))
    parser.add_argument("games", nargs="*")
    parser.add_argument("--pairs", type=int, default=500)
    asked = parser.parse_args()
    names = asked.games or sorted(path.stem for path in Path("assets/nets").glob("*.net"))
    for name in names if asked.how != "table" else ():
        found = bulk(name, asked.pairs) if asked.how == "bulk" else through_the_bot(name, asked.pairs)
        note(name, found)
    kept = kept_so_far()
    if _PAGE.exists():
        before, rest = _PAGE.read_text().split(_BEGIN)
        _PAGE.write_text(f"{before}{_BEGIN}\n{table(kept)}\n{_END}{rest.split(_END)[1]}")


if __name__ == "__main__":
    main()
