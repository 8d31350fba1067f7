"""Do games that stop after some rolls say the same? `python -m tools.prove.trust hypergammon --rolls 8 --games 1000`.

In a solved game the played losses are compared with the exact ones. In the others those of games that stop are compared
with those of games played to the end. Says by how much they differ on average, and how far apart they are beyond what
their standard errors explain.
"""

from __future__ import annotations

import argparse

import numpy as np

from bot.engine.nets.net import table_of
from tools.prove.choose import TO_THE_END, Found, Player, decisions_of, unit_of
from tools.prove.make import NEAR
from tools.train.spec import NAMES


def apart(player: Player, one: Found, pair: tuple[int, int], rolls: int, games: int) -> tuple[float, float]:
    """How much the second play loses against the first, and its standard error."""
    alive = np.zeros(len(one.plays), np.bool_)
    alive[list(pair)] = True
    rows = player.results(one, alive, rolls, 0, games)
    gaps = rows[:, pair[0]] - rows[:, pair[1]]
    return float(gaps.mean()), float(gaps.std(ddof=1) / np.sqrt(games))


def told(name: str, gaps: list[float], errors: list[float]) -> str:
    """Mean and scatter of differences whose standard errors are known."""
    mean, error = float(np.mean(gaps)), float(np.sqrt(np.square(errors).sum()) / len(gaps))
    beyond = float(np.mean(np.square(gaps)) - np.mean(np.square(errors)))
    rest = np.sign(beyond) * np.sqrt(abs(beyond))
    return f"{name}: {len(gaps)} pairs, {mean:+.4f} ± {error:.4f} on average, {rest:.4f} apart beyond the errors"


def pair_of(one: Found, near: float) -> tuple[int, int] | None:
    """The two plays that look best, if they are near each other."""
    order = np.argsort([-look.equity for look in one.looks])
    best, second = int(order[0]), int(order[1])
    return (best, second) if one.looks[best].equity - one.looks[second].equity < near else None


def main() -> None:
    """Compare a game's best pairs of plays."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--each", type=int, default=4)
    parser.add_argument("--rolls", type=int, nargs="+", default=[8])
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--full", type=int, default=1500, help="games that are played to the end")
    asked = parser.parse_args()
    player, solved = Player(asked.game), table_of(asked.game) is not None
    gaps: dict[int, list[float]] = {rolls: [] for rolls in asked.rolls}
    errors: dict[int, list[float]] = {rolls: [] for rolls in asked.rolls}
    for one in decisions_of(player, asked.each, asked.each):
        pair = pair_of(one, NEAR * unit_of(asked.game))
        if pair is None:
            continue
        if solved:
            truth, doubt = one.looks[pair[0]].equity - one.looks[pair[1]].equity, 0.0
        else:
            truth, doubt = apart(player, one, pair, TO_THE_END, asked.full)
        for rolls in asked.rolls:
            said, error = apart(player, one, pair, rolls, asked.games)
            gaps[rolls].append(said - truth)
            errors[rolls].append(float(np.hypot(error, doubt)))
            kind = "contact" if one.contact else "race"
            print(one.seed, kind, rolls, f"{truth:+.4f} ± {doubt:.4f}, {said:+.4f} ± {error:.4f}", flush=True)
    for rolls in asked.rolls:
        print(told(f"{asked.game}, {rolls} rolls", gaps[rolls], errors[rolls]))


if __name__ == "__main__":
    main()
