"""A pack in the making: which themes are wanted next, and the file that is written and taken up again."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple

from bot.app.positions.pack import unpacked
from bot.records.positions import Puzzle, Theme, decode
from bot.rules.variants import BACKGAMMON
from tools.positions.games import puzzles_of
from tools.positions.packing import packed, seeds_of

_SHARES: Final = (
    (0.12, frozenset({Theme.OPENING})),
    (0.38, frozenset({Theme.CONTACT})),
    (0.20, frozenset({Theme.BLITZ, Theme.PRIME, Theme.BACK_GAME})),
    (0.10, frozenset({Theme.RACE, Theme.BEAR_OFF})),
    (0.20, frozenset({Theme.CUBE})),
)
"""What part of the pack of backgammon has which themes. Other games have what comes."""
DISPUTED: Final = Path(__file__).with_name("disputed.txt")
"""Positions of backgammon in which GNU Backgammon names another choice: `python -m tools.positions.gnu` writes them."""
_ENDINGS: Final = 5
"""Of so many games all but one begin near their end, while races are wanted."""
_AHEAD: Final = 4
"""By how many puzzles a group of themes may be ahead of its share."""


class Disputed(NamedTuple):
    """A position that is left out, and the seed of the game that it came up in."""

    key: str
    theme: Theme
    seed: int


def disputed(game: str) -> dict[str, Disputed]:
    """The positions of a game that are left out, by their keys."""
    if game != BACKGAMMON.key:
        return {}
    rows = [row.split() for row in DISPUTED.read_text(encoding="utf-8").splitlines()]
    return {key: Disputed(key, Theme(theme), int(seed)) for key, theme, seed in rows}


class Making:
    """The pack of a game after some seeds. The same seeds always give the same puzzles, however often it's cut off."""

    def __init__(self, game: str, path: Path) -> None:
        self.game, self._path, self._disputed = game, path, disputed(game)
        self.puzzles: dict[str, Puzzle] = {}
        self.seeds = 0
        if path.exists():
            data = path.read_bytes()
            rows = [one for one in unpacked(data, game) if one.key not in self._disputed]
            self.puzzles = {one.key: decode(bytes(one.text)) for one in rows}
            self.seeds = seeds_of(data)

    def step(self) -> int:
        """Take the next seed; returns how many puzzles it gave."""
        themes = Counter(one.theme for one in self.puzzles.values())
        # What is left out counts for the mix, or the games after it would give others than they did before.
        themes.update(one.theme for one in self._disputed.values() if one.seed < self.seeds)
        # Few races are close in games from the start: while there are too few, most games begin near their end.
        ends = self.game == BACKGAMMON.key and self._lacks(Theme.RACE, themes) and self.seeds % _ENDINGS > 0
        found = puzzles_of(self.game, self.seeds, lambda theme: self._wants(theme, themes), ends=ends)
        new = {one.key: one for one in found if one.key not in self.puzzles and one.key not in self._disputed}
        self.puzzles.update(new)
        self.seeds += 1
        return len(new)

    def _wants(self, theme: Theme, themes: Counter[Theme]) -> bool:
        if self.game != BACKGAMMON.key:
            return True
        share, group = _group(theme)
        return sum(themes[one] for one in group) < share * themes.total() + _AHEAD

    def _lacks(self, theme: Theme, themes: Counter[Theme]) -> bool:
        share, group = _group(theme)
        return sum(themes[one] for one in group) < share * themes.total()

    def write(self) -> int:
        """Write the file; returns its size in bytes."""
        data = packed(self.puzzles.values(), self.game, self.seeds)
        part = self._path.with_suffix(".part")
        part.write_bytes(data)
        part.replace(self._path)
        return len(data)


def _group(theme: Theme) -> tuple[float, frozenset[Theme]]:
    return next((share, group) for share, group in _SHARES if theme in group)
