"""Standings: a total order for every format, during the tournament and after it.

- Swiss: points (wins and byes), Buchholz, direct encounter among those still tied, seed.
- Round robin: wins, direct encounter among those tied, Sonneborn-Berger, seed. Over several groups: place in the group,
  wins, seed. Entrants who reached the knockout come first, in its order.
  In a table, entrants who withdrew or didn't appear come after everyone who played to the end.
- League: by division, in each as in `league`. Team match: the players by matches won.
- Arena: see `bot.tournaments.arena_table`. Simul: the guests, those who have beaten the host first.
- Brackets: how far an entrant came. In double elimination the round of the second loss counts; with a consolation,
  finishing in the main bracket comes before finishing in the consolation, and that before the last chance. While it
  goes on, those still in come first (in double elimination those without a loss before those with one). Then wins, then
  seed. Entrants beaten equally late in a bracket share the place: the losers of the semifinals the third, unless they
  play for it. People who left came as far as they had played by then.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from bot.tournaments.arena_table import arena_table
from bot.tournaments.league import tables
from bot.tournaments.queries import PairingTally
from bot.tournaments.settings import Format
from bot.tournaments.state import Entrant, How, Pairing, PairingResult, StageKey, TournamentState


class TableLine(msgspec.Struct, frozen=True):
    """One line of a table. `entrant` is the id; `place` counts from 1; in a bracket it may be shared.

    `points` are wins and byes, as Swiss counts them. The tie-breaks are 0 if the format has no use for them.
    """

    place: int
    entrant: int
    seed: int
    wins: int = 0
    losses: int = 0
    points: int = 0
    buchholz: int = 0
    direct: int = 0
    berger: int = 0
    is_out: bool = False
    """No longer playing: eliminated, withdrawn or absent."""


_LEVEL: Final = {StageKey.CONSOLATION: 1, StageKey.LAST_CHANCE: 2}
"""Entrants whose way ends in the main bracket come before those whose way ends here."""


_UNPLAYED: Final = (len(_LEVEL) + 1, 0, 0, 0, 0, 0)
"""The key of whoever has left without having played, before the seed: they come last."""
_FAR: Final = 5  # how much of a bracket's key says how far an entrant came; the rest only puts equals in an order


def standings(state: TournamentState) -> tuple[TableLine, ...]:
    """Everyone who was drawn, the best first. Empty before the start."""
    if not state.field:
        return ()
    if state.settings.format is Format.SWISS:
        return _swiss(state)
    if state.settings.format is Format.ROUND_ROBIN:
        return _round_robin(state)
    if state.settings.format is Format.LEAGUE:
        return _league(state)
    if state.settings.format is Format.TEAM:
        return _players(state)
    if state.settings.format is Format.ARENA:
        return _arena(state)
    if state.settings.format is Format.SIMUL:
        return _simul(state)
    return _bracket(state, state.field, state.pairings)


def has_left(state: TournamentState, entrant: int) -> bool:
    """Has somebody withdrawn or been taken out instead of losing their last match? They win no medal.

    In an arena everyone keeps what they have won.
    """
    one = state.find(entrant)
    if one is None or not one.is_out or state.settings.format is Format.ARENA:
        return False
    last = next((pairing.result for pairing in reversed(state.pairings) if entrant in pairing.entrants), None)
    return not _is_played(last)


def _is_played(result: PairingResult | None) -> bool:
    return result is not None and result.how in (How.PLAYED, How.CORRECTED)


def group_standings(state: TournamentState, group: int = 0) -> tuple[TableLine, ...]:
    """The table of one group (from 0), the best first, places within the group. Empty if there is no such group."""
    pairings = [one for one in state.pairings if one.stage is StageKey.GROUPS and one.group == group]
    ids = {entrant for pairing in pairings for entrant in pairing.entrants}
    tally = PairingTally(pairings)
    members = [one for one in state.field if one.id in ids]
    direct = tally.direct([one.id for one in members], lambda entrant: tally.wins[entrant])
    lines = [_line(one, tally, direct=direct[one.id], berger=tally.berger(one.id)) for one in members]
    return _placed(sorted(lines, key=lambda line: (line.is_out, -line.wins, -line.direct, -line.berger, line.seed)))


def group_tables(state: TournamentState) -> tuple[tuple[TableLine, ...], ...]:
    """The tables of all groups."""
    stage = state.stage(StageKey.GROUPS)
    return tuple(group_standings(state, group) for group in range(stage.groups)) if stage else ()


def _line(entrant: Entrant, tally: PairingTally, **more: Any) -> TableLine:
    one = entrant.id
    return TableLine(
        place=0,
        entrant=one,
        seed=entrant.seed,
        wins=tally.wins[one],
        losses=tally.losses[one],
        points=tally.score(one),
        **{"is_out": entrant.is_out, **more},
    )


def _placed(lines: Iterable[TableLine], after: int = 0) -> tuple[TableLine, ...]:
    return tuple(replace(line, place=place) for place, line in enumerate(lines, after + 1))


def _swiss(state: TournamentState) -> tuple[TableLine, ...]:
    tally = PairingTally(state.pairings)
    ids = [one.id for one in state.field]
    buchholz = {one: tally.buchholz(one) for one in ids}
    direct = tally.direct(ids, lambda entrant: (tally.score(entrant), buchholz[entrant]))
    lines = [_line(one, tally, buchholz=buchholz[one.id], direct=direct[one.id]) for one in state.field]
    return _placed(sorted(lines, key=lambda line: (line.is_out, -line.points, -line.buchholz, -line.direct, line.seed)))


def _round_robin(state: TournamentState) -> tuple[TableLine, ...]:
    lines = [line for table in group_tables(state) for line in table]
    lines.sort(key=lambda line: (line.is_out, line.place, -line.wins, line.seed))
    knock_out = [one for one in state.pairings if one.stage is not StageKey.GROUPS]
    if not knock_out:
        return _placed(lines)
    ids = {entrant for pairing in knock_out for entrant in pairing.entrants}
    reached = [one for one in state.field if one.id in ids]
    rest = [replace(line, is_out=True) for line in lines if line.entrant not in ids]
    first = _bracket(state, reached, knock_out)
    return (*first, *_placed(rest, after=len(first)))


def _league(state: TournamentState) -> tuple[TableLine, ...]:
    """Division by division, the highest first."""
    return _placed(
        TableLine(0, one.entrant, one.seed, one.wins, one.losses, points=one.points, is_out=one.is_out)
        for lines in tables(state)
        for one in lines
    )


def _players(state: TournamentState) -> tuple[TableLine, ...]:
    """The players of both teams by the matches they have won."""
    tally = PairingTally(state.pairings)
    lines = [_line(one, tally) for one in state.field]
    return _placed(sorted(lines, key=lambda line: (-line.wins, line.losses, line.seed)))


def _arena(state: TournamentState) -> tuple[TableLine, ...]:
    return tuple(
        TableLine(
            place=line.place,
            entrant=line.entrant.id,
            seed=line.entrant.seed,
            wins=line.seat.wins,
            losses=line.seat.matches - line.seat.wins - line.seat.draws,
            points=line.seat.points,
            is_out=line.entrant.is_out,
        )
        for line in arena_table(state)
    )


def _simul(state: TournamentState) -> tuple[TableLine, ...]:
    tally = PairingTally(state.pairings)
    guests = [one for one in state.field if one.id != state.settings.host]
    lines = [_line(one, tally) for one in guests]
    return _placed(sorted(lines, key=lambda line: (-line.wins, line.losses, line.seed)))


def _bracket(state: TournamentState, entrants: Sequence[Entrant], pairings: Sequence[Pairing]) -> tuple[TableLine, ...]:
    """The lines of a bracket, the best first. Entrants who are out and came equally far share the place."""
    tally = PairingTally(state.pairings)
    gone = {one.id for one in entrants if has_left(state, one.id)}
    last: dict[int, Pairing] = {}
    for pairing in pairings:
        for entrant in pairing.entrants:
            if entrant is not None and (entrant not in gone or _is_played(pairing.result)):
                last[entrant] = pairing
    keyed: list[tuple[tuple[int | float, ...], TableLine]] = []
    for one in entrants:
        found = last.get(one.id)
        if found is None:  # left without having played
            keyed.append(((*_UNPLAYED, one.seed), _line(one, tally, is_out=True)))
            continue
        line = _line(one, tally, is_out=one.is_out or found.has_lost(one.id))
        keyed.append((_bracket_key(state, line, found), line))
    keyed.sort(key=lambda pair: pair[0])
    lines: list[TableLine] = []
    for place, (key, line) in enumerate(keyed, 1):
        is_shared = place > 1 and line.is_out and lines[-1].is_out and key[:_FAR] == keyed[place - 2][0][:_FAR]
        lines.append(replace(line, place=lines[-1].place if is_shared else place))
    return tuple(lines)


def _bracket_key(state: TournamentState, line: TableLine, pairing: Pairing) -> tuple[int | float, ...]:
    """Smaller is better: level, out or not, losses of those still in, how far they came, won there, wins, seed."""
    double = state.settings.format is Format.DOUBLE_ELIMINATION
    won = pairing.result is not None and pairing.result.winner == line.entrant
    first = won and not line.is_out and pairing.stage is not StageKey.THIRD_PLACE
    return (
        _LEVEL.get(pairing.stage, 0),
        (line.is_out or won) and not first,
        line.losses if double and not line.is_out else 0,
        -_depth(state, pairing),
        not won,
        -line.wins,
        line.seed,
    )


def _depth(state: TournamentState, pairing: Pairing) -> float:
    """How far an entrant came who was last seen in this pairing; comparable within one level."""
    if pairing.stage is StageKey.FINALS:
        return 1000 + pairing.round
    if pairing.stage is StageKey.THIRD_PLACE:
        main = state.stage(StageKey.MAIN)
        return (main.rounds if main else 0) - 0.5
    if pairing.stage is StageKey.MAIN and state.settings.format is Format.DOUBLE_ELIMINATION:
        # A main round is worth the losers' round that its losers enter.
        return 2 * pairing.round - 2
    return pairing.round
