"""A league: its divisions, their tables, who goes up and down. A win is 2 points, a loss at the board 1.

Forfeits and unplayed matches give nothing (except 2 points to the opponent of a forfeit).
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import permutations
from typing import Final

import msgspec
from msgspec.structs import replace

from bot.tournaments.settings import LARGEST, SMALLEST
from bot.tournaments.state import How, Pairing, StageKey, Status, TournamentState

WIN: Final = 2
LOSS: Final = 1
_TWO_MOVE: Final = 6  # in divisions of this size and larger, two go up and two go down
_AT_THE_BOARD: Final = (How.PLAYED, How.CORRECTED)
_NO_MATCH: Final = (How.BYE, How.STRUCK)


class Moving(StrEnum):
    """Where a player goes in the next season if the table stays as it is."""

    UP = "up"
    STAYS = "stays"
    DOWN = "down"


class LeagueLine(msgspec.Struct, frozen=True):
    """One line of a division, place from 1. `among` are the points in matches among those with equal points.

    `difference` is the game points won minus those lost. A player who was struck has played nothing.
    """

    place: int
    entrant: int
    seed: int
    played: int = 0
    wins: int = 0
    losses: int = 0
    points: int = 0
    among: int = 0
    difference: int = 0
    is_out: bool = False
    is_struck: bool = False
    moving: Moving = Moving.STAYS


def table(state: TournamentState, division: int) -> tuple[LeagueLine, ...]:
    """The table of one division (from 0), the best first; empty if there is no such division.

    Ties on points are broken by points in the matches among those tied, then matches won, then game points won minus
    those lost, then the place before. Players who have left come last.
    """
    pairings = pairings_of(state, division)
    members = {entrant for pairing in pairings for entrant in pairing.entrants if entrant is not None}
    struck = struck_in(state)
    tally = _Tally(pairing for pairing in pairings if not struck & {*pairing.entrants})
    lines = [
        LeagueLine(
            place=0,
            entrant=one.id,
            seed=one.seed,
            played=tally.played[one.id],
            wins=tally.wins[one.id],
            losses=tally.played[one.id] - tally.wins[one.id],
            points=tally.points[one.id],
            among=tally.among(one.id, members),
            difference=tally.difference[one.id],
            is_out=one.is_out,
            is_struck=one.id in struck,
        )
        for one in state.field
        if one.id in members
    ]
    lines.sort(key=_rank)
    stage = state.stage(StageKey.LEAGUE)
    moving = _moving(len(lines), division, stage.groups if stage else 1)
    return tuple(
        replace(line, place=place, moving=way) for place, (line, way) in enumerate(zip(lines, moving, strict=True), 1)
    )


def tables(state: TournamentState) -> tuple[tuple[LeagueLine, ...], ...]:
    """The tables of all divisions, the highest first."""
    stage = state.stage(StageKey.LEAGUE)
    return tuple(table(state, division) for division in range(stage.groups)) if stage else ()


def pairings_of(state: TournamentState, division: int) -> tuple[Pairing, ...]:
    """The pairings of one division, byes included."""
    return tuple(one for one in state.pairings if one.stage is StageKey.LEAGUE and one.group == division)


def struck_in(state: TournamentState) -> frozenset[int]:
    """The ids of players none of whose matches count."""
    return frozenset(one.id for one in state.entrants if one.status is Status.STRUCK)


def leaves_early(state: TournamentState, entrant: int) -> bool:
    """Has somebody played less than half of their matches, so that none counts if they leave now?

    Matches against players who were struck don't count, nor do forfeits that follow from leaving.
    """
    struck = struck_in(state)
    own = [
        one
        for one in state.pairings
        if entrant in one.entrants and not one.has_bye and not struck & {one.opponent(entrant) or 0}
    ]
    had = sum(one.result is not None and not one.result.automatic for one in own)
    return 2 * had < len(own)


def number_of_divisions(entrants: int, wanted: int) -> int:
    """The number of divisions of 4 to 8, each as near as possible to `wanted`; 0 for fewer than four entrants."""
    if entrants < SMALLEST:
        return 0
    fewest, most = -(-entrants // LARGEST), entrants // SMALLEST
    return min(range(fewest, most + 1), key=lambda count: (abs(entrants - count * wanted), count))


def even_sizes(entrants: int, count: int) -> list[int]:
    """Sizes of divisions that differ by one at most, the larger ones below."""
    least, more = divmod(entrants, count)
    return [least + (division >= count - more) for division in range(count)]


def divided(order: Sequence[int], places: Sequence[Sequence[int]], wanted: int) -> list[list[int]]:
    """The divisions of a season, the highest first. `order` holds all who play, the newcomers last.

    `places` are the divisions that the last season leads to, before anybody left. Each keeps its size: if somebody has
    left, the next in the order moves up. The lowest has the rest, and is split, or joined to the one above it, if it
    wouldn't have 4 to 8.
    """
    rest = list(order)
    found: list[list[int]] = []
    for division in places[:-1]:
        if len(rest) < len(division):
            break
        found.append(rest[: len(division)])
        rest = rest[len(division) :]
    if rest and len(rest) < SMALLEST and found:
        rest = found.pop() + rest
    count = number_of_divisions(len(rest), wanted)
    if places and count and len(rest) <= LARGEST:
        count = 1  # as it was
    for size in even_sizes(len(rest), count) if count else ():
        found.append(rest[:size])
        rest = rest[size:]
    return found


def next_places(state: TournamentState) -> tuple[tuple[int, ...], ...]:
    """The divisions that the tables lead to, each best first: those who come down, stay, and come up.

    That is everybody's *place before* in the next season. Players who have left are still named.
    """
    found = tables(state)
    after: list[tuple[int, ...]] = []
    for division, lines in enumerate(found):
        above = [line.entrant for line in found[division - 1] if line.moving is Moving.DOWN] if division else []
        below = found[division + 1] if division + 1 < len(found) else ()
        stay = [line.entrant for line in lines if line.moving is Moving.STAYS]
        after.append((*above, *stay, *(line.entrant for line in below if line.moving is Moving.UP)))
    return tuple(after)


def carried_over(state: TournamentState) -> tuple[int, ...]:
    """Players in the next season without signing up: those who haven't left and haven't forfeited every match."""
    struck = struck_in(state)
    there = set()
    for pairing in state.pairings:
        result = pairing.result
        if result is None or result.how in _NO_MATCH or struck & {*pairing.entrants}:
            continue
        came = {*pairing.entrants} if result.how in (*_AT_THE_BOARD, How.UNPLAYED) else {result.winner}
        there |= {one for one in came if one is not None}
    return tuple(one.id for one in state.field if not one.is_out and one.id in there)


def _rank(line: LeagueLine) -> tuple[int, ...]:
    return (line.is_struck, line.is_out, -line.points, -line.among, -line.wins, -line.difference, line.seed)


def _moving(size: int, division: int, divisions: int) -> list[Moving]:
    """One goes up and one down, in a division of six or more two; nobody above the highest or below the lowest."""
    count = 2 if size >= _TWO_MOVE else 1
    up = count if division else 0
    down = count if division + 1 < divisions else 0
    return [Moving.UP if place < up else Moving.DOWN if place >= size - down else Moving.STAYS for place in range(size)]


class _Tally:
    """Totals of the decided pairings, by entrant's id."""

    def __init__(self, pairings: Iterable[Pairing]) -> None:
        self.played: Counter[int | None] = Counter()
        self.wins: Counter[int | None] = Counter()
        self.points: Counter[int | None] = Counter()
        self.difference: Counter[int | None] = Counter()
        self._against: Counter[tuple[int | None, int | None]] = Counter()
        for pairing in pairings:
            self._count(pairing)

    def _count(self, pairing: Pairing) -> None:
        result = pairing.result
        if result is None or result.how in _NO_MATCH:
            return
        for one, other in permutations(pairing.entrants):
            won = result.winner == one
            points = WIN if won else LOSS if result.how in _AT_THE_BOARD else 0
            own, theirs = result.score if won else reversed(result.score)
            self.played[one] += 1
            self.wins[one] += won
            self.points[one] += points
            self.difference[one] += own - theirs
            self._against[one, other] += points

    def among(self, entrant: int, members: Iterable[int]) -> int:
        """The points against those of `members` who have equally many points in all."""
        points = self.points[entrant]
        return sum(self._against[entrant, other] for other in members if self.points[other] == points)
