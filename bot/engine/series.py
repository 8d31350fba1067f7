"""The chance to win a match without a cube, between two of its games.

The usual table is made for the cube. Without one a lead is worth far more: it is computed from game to game.
"""

from functools import cache
from typing import Final, NamedTuple


def _graded(win: float, *larger: float) -> tuple[float, ...]:
    """The share of wins of each size, from those of any size, of two points and more, of three and more."""
    return tuple(one - other for one, other in zip((win, *larger), (*larger, 0.0), strict=True))


_SHARES: Final = {
    "backgammon": (_graded(0.5136, 0.1438, 0.0074), _graded(0.4864, 0.1334, 0.0072)),
    "egyptian": (_graded(0.5129, 0.1444, 0.0075), _graded(0.4871, 0.1340, 0.0073)),
    "nackgammon": (_graded(0.5196, 0.1501, 0.0109), _graded(0.4804, 0.1302, 0.0083)),
    "portes": (_graded(0.5258, 0.1503), _graded(0.4742, 0.1277)),
    "hypergammon": (_graded(0.5303, 0.2851, 0.0198), _graded(0.4697, 0.2645, 0.0172)),
    "longgammon": (_graded(0.5104, 0.1138, 0.0044), _graded(0.4896, 0.1023, 0.0040)),
    "runte": (_graded(0.5191, 0.1059, 0.0061), _graded(0.4809, 0.0968, 0.0057)),
    "sugoroku": (_graded(0.5283), _graded(0.4717)),
    "plakoto": (_graded(0.5240, 0.2381), _graded(0.4760, 0.1898)),
    "tapa": (_graded(0.5199, 0.2282), _graded(0.4801, 0.1864)),
    "fevga": (_graded(0.5772, 0.1134), _graded(0.4228, 0.0547)),
    "narde": (_graded(0.5760, 0.0896), _graded(0.4240, 0.0457)),
    "gul_bara": (_graded(0.5222, 0.1903), _graded(0.4778, 0.1551)),
    "american_acey_deucey": (
        (
            0.0211,
            0.0230,
            0.0239,
            0.0238,
            0.0232,
            0.0232,
            0.0238,
            0.0252,
            0.0221,
            0.0234,
            0.0220,
            0.0230,
            0.0182,
            0.0220,
            0.2038,
        ),
        (
            0.0214,
            0.0213,
            0.0208,
            0.0241,
            0.0210,
            0.0210,
            0.0236,
            0.0233,
            0.0234,
            0.0218,
            0.0190,
            0.0234,
            0.0150,
            0.0212,
            0.1780,
        ),
    ),
    "european_acey_deucey": (
        (
            0.1034,
            0.0718,
            0.0548,
            0.0469,
            0.0383,
            0.0273,
            0.0234,
            0.0206,
            0.0147,
            0.0115,
            0.0098,
            0.0093,
            0.0075,
            0.0065,
            0.0622,
        ),
        (
            0.1019,
            0.0738,
            0.0579,
            0.0469,
            0.0381,
            0.0275,
            0.0225,
            0.0187,
            0.0138,
            0.0119,
            0.0110,
            0.0078,
            0.0062,
            0.0052,
            0.0488,
        ),
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
