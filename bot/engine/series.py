"""The chance to win a match without a cube, between two of its games.

The usual table is made for the cube. Without one a lead is worth far more: it is computed from game to game.
"""

from functools import cache
from typing import Final, NamedTuple


def _graded(win: float, *larger: float) -> tuple[float, ...]:
    """The share of wins of each size, from those of any size, of two points and more, of three and more."""
    return tuple(one - other for one, other in zip((win, *larger), (*larger, 0.0), strict=True))


def _each(*games: int) -> tuple[float, ...]:
    """The share of wins of each size, from one point on, from how many there were in 10,000 games."""
    return tuple(count / 10_000 for count in games)


_SHARES: Final = {
    "backgammon": (_graded(0.5136, 0.1438, 0.0074), _graded(0.4864, 0.1334, 0.0072)),
    "egyptian": (_graded(0.5129, 0.1444, 0.0075), _graded(0.4871, 0.1340, 0.0073)),
    "nackgammon": (_graded(0.5196, 0.1501, 0.0109), _graded(0.4804, 0.1302, 0.0083)),
    "portes": (_graded(0.5258, 0.1503), _graded(0.4742, 0.1277)),
    "hypergammon": (_graded(0.5303, 0.2851, 0.0198), _graded(0.4697, 0.2645, 0.0172)),
    "longgammon": (_graded(0.5104, 0.1138, 0.0044), _graded(0.4896, 0.1023, 0.0040)),
    "runte": (_graded(0.5191, 0.1059, 0.0061), _graded(0.4809, 0.0968, 0.0057)),
    "sugoroku": (_graded(0.5283), _graded(0.4717)),
    "plakoto": (_graded(0.5256, 0.2338), _graded(0.4744, 0.1851)),
    "tapa": (_graded(0.5225, 0.2278), _graded(0.4775, 0.1840)),
    "fevga": (_graded(0.5756, 0.1266), _graded(0.4244, 0.0624)),
    "narde": (_graded(0.5760, 0.0896), _graded(0.4240, 0.0457)),
    "gul_bara": (_graded(0.5222, 0.1903), _graded(0.4778, 0.1551)),
    "american_acey_deucey": (
        _each(211, 230, 239, 238, 232, 232, 238, 252, 221, 234, 220, 230, 182, 220, 2038),
        _each(214, 213, 208, 241, 210, 210, 236, 233, 234, 218, 190, 234, 150, 212, 1780),
    ),
    "european_acey_deucey": (
        _each(1034, 718, 548, 469, 383, 273, 234, 206, 147, 115, 98, 93, 75, 65, 622),
        _each(1019, 738, 579, 469, 381, 275, 225, 187, 138, 119, 110, 78, 62, 52, 488),
    ),
    "makhbusa": (_graded(0.5596, 0.2517), _graded(0.4404, 0.1686)),
}
"""For who opens a game: its chances to win one point, two, three ..., and to lose as many. They are what the game's
network says of the start, a roll ahead; where the loser pays for each checker, what came of 12,000 games that the
network played against itself."""


class Series(NamedTuple):
    """A match without a cube: the games that are played in turn, and whether the winner of the last one opens each."""

    games: tuple[str, ...]
    winner_opens: tuple[bool, ...]


@cache
def winning_series(series: Series, played: int, away: int, theirs: int, *, won_last: bool | None) -> float:
    """A side's chance to win from so many points away, after `played` games.

    `won_last` says whether it won the last of them; None before the first, and after a draw.
    """
    if away <= 0 or theirs <= 0:
        return 1.0 if away <= 0 else 0.0
    if won_last is not None and series.winner_opens[played % len(series.games)]:
        return _opening(series, played, away, theirs) if won_last else 1 - _opening(series, played, theirs, away)
    return (_opening(series, played, away, theirs) + 1 - _opening(series, played, theirs, away)) / 2


@cache
def _opening(series: Series, played: int, away: int, theirs: int) -> float:
    """The same for who opens the next game."""
    played %= len(series.games)
    wins, losses = _SHARES[series.games[played]]
    chance = 0.0
    for points, share in enumerate(wins, 1):
        chance += share * winning_series(series, played + 1, away - points, theirs, won_last=True)
    for points, share in enumerate(losses, 1):
        chance += share * winning_series(series, played + 1, away, theirs - points, won_last=False)
    return chance
