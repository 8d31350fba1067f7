"""Counting results: wins, losses, byes, who met and beat whom."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence

from bot.tournaments.state import How, Pairing


class PairingTally:
    """What the decided pairings among those given add up to, by entrant's id."""

    def __init__(self, pairings: Iterable[Pairing]) -> None:
        self.wins: Counter[int] = Counter()
        """Matches won, also by forfeit; byes not counted."""
        self.losses: Counter[int] = Counter()
        self.byes: Counter[int] = Counter()
        self.opponents: defaultdict[int, list[int]] = defaultdict(list)
        """Everyone that an entrant met, also without a result yet."""
        self.beaten: defaultdict[int, list[int]] = defaultdict(list)
        for pairing in pairings:
            self._count(pairing)

    def _count(self, pairing: Pairing) -> None:
        first, second = pairing.entrants
        if first is not None and second is not None:
            self.opponents[first].append(second)
            self.opponents[second].append(first)
        result = pairing.result
        if result is None:
            return
        if result.how is How.BYE:
            if result.winner is not None:
                self.byes[result.winner] += 1
            return
        if result.winner is not None and result.loser is not None:
            self.wins[result.winner] += 1
            self.beaten[result.winner].append(result.loser)
        for one in (first, second):
            if one is not None and one != result.winner:
                self.losses[one] += 1

    def score(self, entrant: int) -> int:
        """Swiss points: one for a win, one for a bye."""
        return self.wins[entrant] + self.byes[entrant]

    def buchholz(self, entrant: int) -> int:
        """The points of all opponents, added up; a bye counts like an opponent with the entrant's own points."""
        return sum(map(self.score, self.opponents[entrant])) + self.byes[entrant] * self.score(entrant)

    def berger(self, entrant: int) -> int:
        """Sonneborn-Berger: the wins of everyone that the entrant beat, added up."""
        return sum(self.wins[loser] for loser in self.beaten[entrant])

    def direct(self, entrants: Sequence[int], key: Callable[[int], object]) -> dict[int, int]:
        """Direct encounter: how many of those with the same `key` each has beaten."""
        tied: defaultdict[object, set[int]] = defaultdict(set)
        for entrant in entrants:
            tied[key(entrant)].add(entrant)
        return {entrant: sum(loser in tied[key(entrant)] for loser in self.beaten[entrant]) for entrant in entrants}
