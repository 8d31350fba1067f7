"""Makes the packs: `python -m tools.positions.run [GAME ...] --goal 1500 --minutes 60`.

One process, which goes on where the last run was cut off: the file says from how many seeds it was made. It's written
every few minutes, when the goal is reached and when the time is over.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from pathlib import Path
from typing import Final

from bot.app.positions.pack import SUFFIX
from bot.assets import assets_folder
from bot.engine.nets import net_file
from bot.engine.standing import KNOWN
from bot.rules.variants import BACKGAMMON
from bot.rules.variants.tavli import TAVLI
from tools.positions.making import Making

GOALS: Final = {BACKGAMMON.key: 1500}
_ELSEWHERE: Final = 60
_BETWEEN: Final = 120.0
"""Seconds between two files."""


def main() -> None:
    """Make the packs that the command line names, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    games = (BACKGAMMON.key, *sorted(KNOWN - {BACKGAMMON.key, TAVLI.key}))
    parser.add_argument("games", nargs="*", help=f"of {', '.join(games)}; all by default")
    parser.add_argument("--goal", type=int, default=0, help="puzzles of each game; 1,500 of backgammon, 60 elsewhere")
    parser.add_argument("--minutes", type=float, default=60.0, help="for each game")
    parser.add_argument("--folder", type=Path, default=assets_folder() / "positions", help="where the files are")
    options = parser.parse_args()
    for game in options.games or games:
        if game not in games:
            parser.error(f"no network knows {game}")
        make(game, options.goal or GOALS.get(game, _ELSEWHERE), options.minutes, options.folder)


def make(game: str, goal: int, minutes: float, folder: Path) -> None:
    """Make the pack of a game until it has `goal` puzzles, or for so many minutes."""
    folder.mkdir(exist_ok=True)
    if net_file(game) is not None:
        from tools.train.compiled import compile_judges  # noqa: PLC0415 - it takes a minute, and bgsage needs none of it

        compile_judges()
    making = Making(game, folder / f"{game}{SUFFIX}")
    ends, written = time.monotonic() + 60 * minutes, time.monotonic()
    while len(making.puzzles) < goal and time.monotonic() < ends:
        making.step()
        if time.monotonic() > written + _BETWEEN:
            _report(making)
            written = time.monotonic()
    _report(making)


def _report(making: Making) -> None:
    size = making.write() if making.puzzles else 0
    themes = Counter(one.theme.value for one in making.puzzles.values())
    print(f"{making.game}: {len(making.puzzles)} from {making.seeds} seeds, {size:,} bytes, {dict(themes)}", flush=True)


if __name__ == "__main__":
    main()
