"""Questions to a tournament: what is open, who plays next, is it over, and the totals of its results."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence

from bot.tournaments.state import How, Pairing, StageKey, TournamentPhase, TournamentState


def open_pairings(state: TournamentState) -> tuple[Pairing, ...]:
    """The matches to be played now: both entrants known, no result. None while paused, before the start or at the end.

    In the group stage a round opens when the one before is complete in all groups, in a league when it's time; brackets
    open match by match, and in a team match everyone plays one match after the other.
    """
    return () if state.paused else playable(state)


def playable(state: TournamentState) -> tuple[Pairing, ...]:
    """The matches to be played, also during a pause, in which those that were begun go on."""
    if state.phase is not TournamentPhase.RUNNING:
        return ()
    now = current_round(state, StageKey.GROUPS)
    waiting = undecided(state)
    return tuple(one for one in waiting if _has_begun(state, one, now, waiting))


def resting(state: TournamentState) -> tuple[int, ...]:
    """The ids of those who have nothing to play in the round that is played, that of the first match to be played.

    They have a bye, or their opponent's matches in a league don't count.
    """
    now = playable(state)[:1]
    byes = [
        one
        for one in state.pairings
        for first in now
        if (one.has_bye or _is_struck(one)) and (one.stage, one.round) == (first.stage, first.round)
    ]
    found = [entrant for one in byes for entrant in one.entrants if entrant is not None]
    return tuple(entrant for entrant in found if entrant not in state.out)


def _is_struck(pairing: Pairing) -> bool:
    return pairing.result is not None and pairing.result.how is How.STRUCK


def _has_begun(state: TournamentState, pairing: Pairing, group_round: int, waiting: Iterable[Pairing]) -> bool:
    """Is it this pairing's turn: its round in a group, a round begun in a league, both free in a team match?"""
    if pairing.stage is StageKey.GROUPS:
        return pairing.round == group_round
    if pairing.stage is StageKey.LEAGUE:
        return pairing.round <= state.opened
    if pairing.stage is StageKey.TEAM:
        both = {*pairing.entrants}
        return not any(one.round < pairing.round and both & {*one.entrants} for one in waiting)
    return True


def undecided(state: TournamentState) -> tuple[Pairing, ...]:
    """Pairings with two known entrants and no result, including later rounds of a group stage."""
    return tuple(one for one in state.pairings if one.result is None and one.is_known and not one.has_bye)


def is_open(state: TournamentState, pairing: Pairing) -> bool:
    """True if the pairing can be given a result now; also while the tournament is paused."""
    if pairing.result is not None or not pairing.is_known or pairing.has_bye:
        return False
    return _has_begun(state, pairing, current_round(state, StageKey.GROUPS), undecided(state))


def current_round(state: TournamentState, stage: StageKey) -> int:
    """The first incomplete round of a stage; its last drawn round if all are complete. 0 before it's drawn."""
    last = 0
    # Pairings of one stage are numbered round by round.
    for pairing in state.pairings:
        if pairing.stage is stage:
            last = pairing.round
            if pairing.result is None:
                break
    return last


def next_pairings_for(state: TournamentState, entrant: int) -> tuple[Pairing, ...]:
    """The pairings of `entrant` without a result, the opponent known or not; the first is the next one."""
    return tuple(pairing for pairing in state.pairings if pairing.result is None and entrant in pairing.entrants)


def is_over(state: TournamentState) -> bool:
    """True once it has ended or been canceled. Results of an ended tournament can still be corrected."""
    return state.phase in (TournamentPhase.ENDED, TournamentPhase.CANCELLED)


def rounds_left(state: TournamentState) -> int:
    """Swiss: how many rounds are still to be drawn; 0 in other formats."""
    stage = state.stage(StageKey.SWISS)
    if stage is None:
        return 0
    return stage.rounds - max((pairing.round for pairing in state.pairings), default=0)


class PairingTally:
    """Totals of the decided pairings among those given, by entrant's id."""

    def __init__(self, pairings: Iterable[Pairing]) -> None:
        self.wins: Counter[int] = Counter()
        """Matches won, also by forfeit; byes not counted."""
        self.losses: Counter[int] = Counter()
        self.byes: Counter[int] = Counter()
        self.opponents: defaultdict[int, list[int]] = defaultdict(list)
        """Every opponent of an entrant, including those without a result yet."""
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
        """The sum of all opponents' points; a bye counts like an opponent with the entrant's own points."""
        return sum(map(self.score, self.opponents[entrant])) + self.byes[entrant] * self.score(entrant)

    def berger(self, entrant: int) -> int:
        """Sonneborn-Berger: the sum of the wins of everyone the entrant beat."""
        return sum(self.wins[loser] for loser in self.beaten[entrant])

    def direct(self, entrants: Sequence[int], key: Callable[[int], object]) -> dict[int, int]:
        """Direct encounter: how many of the others with the same `key` each has beaten."""
        tied: defaultdict[object, set[int]] = defaultdict(set)
        for entrant in entrants:
            tied[key(entrant)].add(entrant)
        return {entrant: sum(loser in tied[key(entrant)] for loser in self.beaten[entrant]) for entrant in entrants}
