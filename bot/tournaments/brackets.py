"""Views for drawing and naming: rounds by key, brackets by rounds, crosstables. The words are up to the reader."""

from enum import StrEnum
from typing import Final

import msgspec

from bot.tournaments.standings import TableLine, group_standings
from bot.tournaments.state import Pairing, PairingResult, StageKey, TournamentState


class RoundKey(StrEnum):
    """The name of a round within its stage."""

    ROUND = "round"
    QUARTERFINAL = "quarterfinal"
    SEMIFINAL = "semifinal"
    FINAL = "final"
    DECIDER = "decider"
    """The second match of a double elimination's final."""
    THIRD_PLACE = "third_place"


ALONE = (
    StageKey.SWISS,
    StageKey.ARENA,
    StageKey.SIMUL,
    StageKey.LEAGUE,
    StageKey.TEAM,
    StageKey.THIRD_PLACE,
    StageKey.FINALS,
)
"""Stages whose rounds aren't named after them."""
_NUMBERED = (StageKey.GROUPS, StageKey.SWISS, StageKey.LEAGUE, StageKey.TEAM, StageKey.ARENA, StageKey.SIMUL)
_NAMED: Final = 2  # so many rounds before a final one may have a name of its own


def round_key(state: TournamentState, stage: StageKey, number: int) -> RoundKey:
    """The name of round `number` of a stage.

    A bracket ends with quarterfinals, semifinals and final. Rounds of the losers' bracket and of the consolation have
    numbers as long as others still enter.
    """
    if stage is StageKey.THIRD_PLACE:
        return RoundKey.THIRD_PLACE
    if stage is StageKey.FINALS:
        return RoundKey.FINAL if number == 1 else RoundKey.DECIDER
    found = state.stage(stage)
    rounds = found.rounds if found else number
    if stage in _NUMBERED or rounds - number > _NAMED:
        return RoundKey.ROUND
    # The name depends on how many play in this round and in the rest, since others may still come in.
    size = sum(pairing.stage is stage and pairing.round == number for pairing in state.pairings)
    if size == 1 << (rounds - number):
        return {1: RoundKey.FINAL, 2: RoundKey.SEMIFINAL, 4: RoundKey.QUARTERFINAL}.get(size, RoundKey.ROUND)
    return RoundKey.ROUND


def brackets(state: TournamentState) -> dict[StageKey, list[list[Pairing]]]:
    """All stages that are brackets (not groups, not Swiss), in the order they were drawn, each with its rounds."""
    return {stage.key: _rounds(state, stage.key) for stage in state.stages if stage.key not in _NUMBERED}


def _rounds(state: TournamentState, stage: StageKey) -> list[list[Pairing]]:
    rounds: dict[int, list[Pairing]] = {}
    for pairing in state.pairings:
        if pairing.stage is stage:
            rounds.setdefault(pairing.round, []).append(pairing)
    return [pairings for _, pairings in sorted(rounds.items())]


class CrossTable(msgspec.Struct, frozen=True):
    """A group as everyone against everyone: `cells[i][j]` is the result of line i against line j, None before it."""

    lines: tuple[TableLine, ...]
    cells: tuple[tuple[PairingResult | None, ...], ...]


def cross_table(state: TournamentState, group: int = 0) -> CrossTable:
    """The table of one group with all its results, the best first."""
    lines = group_standings(state, group)
    met = {
        frozenset(pairing.entrants): pairing.result
        for pairing in state.pairings
        if pairing.stage is StageKey.GROUPS and pairing.group == group
    }
    ids = [line.entrant for line in lines]
    cells = tuple(tuple(met.get(frozenset((one, other))) if one != other else None for other in ids) for one in ids)
    return CrossTable(lines, cells)
