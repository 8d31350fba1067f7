"""Views for drawing and naming: rounds by key, brackets in columns, crosstables. The words are up to the reader."""

from enum import StrEnum
from typing import Final

import msgspec

from bot.tournaments.standings import TableLine, group_standings
from bot.tournaments.state import Entrant, Link, Pairing, PairingResult, Slot, StageKey, TournamentState


class RoundKey(StrEnum):
    """The name of a round within its stage."""

    ROUND = "round"
    QUARTERFINAL = "quarterfinal"
    SEMIFINAL = "semifinal"
    FINAL = "final"
    DECIDER = "decider"
    """The second match of a double elimination's final."""
    THIRD_PLACE = "third_place"


class RoundName(msgspec.Struct, frozen=True):
    """The name of a round: its stage, its key there, its number (from 1) and the stage's number of rounds."""

    stage: StageKey
    key: RoundKey
    number: int
    rounds: int


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
_NAMED: Final = 2
"""So many rounds before a final one may have a name of its own."""


def round_name(state: TournamentState, stage: StageKey, number: int) -> RoundName:
    """The name of round `number` of a stage.

    A bracket ends with quarterfinals, semifinals and final. Rounds of the losers' bracket and of the consolation have
    numbers as long as others still enter.
    """
    found = state.stage(stage)
    rounds = found.rounds if found else number
    return RoundName(stage, _key(state, stage, number, rounds), number, rounds)


def _key(state: TournamentState, stage: StageKey, number: int, rounds: int) -> RoundKey:
    if stage is StageKey.THIRD_PLACE:
        return RoundKey.THIRD_PLACE
    if stage is StageKey.FINALS:
        return RoundKey.FINAL if number == 1 else RoundKey.DECIDER
    if stage in _NUMBERED or rounds - number > _NAMED:
        return RoundKey.ROUND
    # The name depends on how many play in this round and in the rest, since others may still come in.
    size = sum(pairing.stage is stage and pairing.round == number for pairing in state.pairings)
    if size == 1 << (rounds - number):
        return {1: RoundKey.FINAL, 2: RoundKey.SEMIFINAL, 4: RoundKey.QUARTERFINAL}.get(size, RoundKey.ROUND)
    return RoundKey.ROUND


class BracketSlot(msgspec.Struct, frozen=True):
    """Half a pairing, to be drawn. `slot` says where an `entrant` not known yet comes from, or that it's a bye.

    `score` is None before there is one, and if nothing was played.
    """

    slot: Slot
    entrant: Entrant | None
    score: int | None
    won: bool
    lost: bool


class BracketPairing(msgspec.Struct, frozen=True):
    """A pairing, to be drawn. `y` is its middle, in heights of a pairing of the first column, the topmost at 0.5.

    `winner_to` leads to another column of the same bracket or to another stage; None if the way ends here. `is_bye`
    pairings needn't be drawn: nobody plays in them.
    """

    number: int
    y: float
    slots: tuple[BracketSlot, BracketSlot]
    result: PairingResult | None
    winner_to: Link | None
    is_bye: bool
    is_open: bool


class BracketColumn(msgspec.Struct, frozen=True):
    """The pairings of one round from top to bottom."""

    name: RoundName
    pairings: tuple[BracketPairing, ...]


class Bracket(msgspec.Struct, frozen=True):
    """One stage in columns. `height` is in heights of a pairing of the first column."""

    stage: StageKey
    columns: tuple[BracketColumn, ...]
    height: float


def brackets(state: TournamentState) -> tuple[Bracket, ...]:
    """All stages that are brackets (not groups, not Swiss), in the order they were drawn."""
    return tuple(bracket(state, stage.key) for stage in state.stages if stage.key not in _NUMBERED)


def bracket(state: TournamentState, stage: StageKey) -> Bracket:
    """One stage for drawing. Any stage will do; without connections every column begins at the top."""
    rounds: dict[int, list[Pairing]] = {}
    for pairing in state.pairings:
        if pairing.stage is stage:
            rounds.setdefault(pairing.round, []).append(pairing)
    entrants = {one.id: one for one in state.entrants}
    middles: dict[int, float] = {}
    columns = []
    for number, pairings in sorted(rounds.items()):
        for index, pairing in enumerate(pairings):
            middles[pairing.number] = _middle(pairing, index, middles)
        drawn = tuple(_view(pairing, middles[pairing.number], entrants) for pairing in pairings)
        columns.append(BracketColumn(round_name(state, stage, number), drawn))
    return Bracket(stage, tuple(columns), max(middles.values(), default=0.0) + 0.5 if middles else 0.0)


def _middle(pairing: Pairing, index: int, middles: dict[int, float]) -> float:
    """Halfway between the pairings of this stage that lead here."""
    before = [middles[slot.number] for slot in pairing.drawn if not slot.is_known and slot.number in middles]
    return sum(before) / len(before) if before else index + 0.5


def _view(pairing: Pairing, middle: float, entrants: dict[int, Entrant]) -> BracketPairing:
    return BracketPairing(
        number=pairing.number,
        y=middle,
        slots=(_slot(pairing, 0, entrants), _slot(pairing, 1, entrants)),
        result=pairing.result,
        winner_to=pairing.winner_to,
        is_bye=pairing.has_bye,
        is_open=pairing.result is None and pairing.is_known and not pairing.has_bye,
    )


def _slot(pairing: Pairing, index: int, entrants: dict[int, Entrant]) -> BracketSlot:
    slot, result = pairing.slots[index], pairing.result
    entrant = None if slot.entrant is None else entrants.get(slot.entrant)
    won = result is not None and result.winner is not None and result.winner == slot.entrant
    score = None
    if result is not None and result.score != (0, 0):
        score = result.score[0 if won else 1]
    lost = result is not None and slot.entrant is not None and not won
    return BracketSlot(slot, entrant, score, won, lost)


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
