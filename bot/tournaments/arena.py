"""An arena: for a given time free players are paired again and again, and everyone plays as much as they like.

A win is 2 points, a draw 1. After two wins running, results count double until one isn't a win. A free player is paired
with the nearest one, by rating until the first result and by place from then on, but not with their last opponent while
there is another. At the end the table stands; matches still being played don't count.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Final, assert_never

from bot.errors import TournamentError, TournamentReason
from bot.tournaments import commands as cmd
from bot.tournaments import events as ev
from bot.tournaments import state as st
from bot.tournaments.arena_table import arena_table, podium
from bot.tournaments.entry import playing
from bot.tournaments.parting import Apart
from bot.tournaments.results import find_pairing, opponent_in
from bot.tournaments.seats import Seat

_STAGE: Final = st.Stage(st.StageKey.ARENA, 1)


def is_of_arena(state: st.TournamentState, command: cmd.Command) -> bool:
    """Is a command answered here rather than as in other formats?"""
    if isinstance(command, cmd.Join):
        return state.phase is st.TournamentPhase.RUNNING
    return not isinstance(command, cmd.Join | cmd.Leave | cmd.CheckIn | cmd.Pause | cmd.Resume | cmd.Cancel)


def decide_arena(state: st.TournamentState, command: cmd.Command, apart: Apart = frozenset()) -> tuple[ev.Event, ...]:
    """The events of a command that `is_of_arena`. Raises TournamentError, NOT_OPEN for one an arena doesn't have."""
    match command:
        case cmd.Start():
            return _start(state, command)
        case cmd.Join():
            return _join(state, command)
        case cmd.Pair():
            return _pair(state, apart)
        case cmd.Report() | cmd.Forfeit() | cmd.NoShow():
            return _result(state, command)
        case cmd.Withdraw():
            return _withdraw(state, command)
        case cmd.Rest() | cmd.Back():
            return _rest(state, command)
        case cmd.Close():
            first = podium(state)
            return (ev.TournamentEnded(first[0].seat.entrant if first else None),)
        case _:
            raise TournamentError(TournamentReason.NOT_IN_ARENA)


def expect_running(state: st.TournamentState, command: cmd.Command) -> None:
    """Raise TournamentError for a command that comes too early or too late, or has to wait for the end of a pause."""
    if state.phase in (st.TournamentPhase.ENDED, st.TournamentPhase.CANCELLED):
        raise TournamentError(TournamentReason.OVER)
    if isinstance(command, cmd.Start) is not (state.phase is st.TournamentPhase.SIGN_UP):
        begun = state.phase is st.TournamentPhase.RUNNING
        raise TournamentError(TournamentReason.STARTED if begun else TournamentReason.NOT_STARTED)
    if state.paused and isinstance(command, cmd.Start | cmd.Pair):
        raise TournamentError(TournamentReason.PAUSED)


def nearest(state: st.TournamentState, apart: Apart = frozenset()) -> list[tuple[int, int]]:
    """The pairs to draw now, by their ids, the nearest first, without those to be kept `apart`.

    Last opponents are left out, unless nobody could be paired otherwise.
    """
    free = [seat for seat in state.seats if seat.is_free]
    places = _places(state)
    by_distance = sorted(
        combinations(sorted(free, key=lambda seat: places[seat.entrant]), 2),
        key=lambda two: places[two[1].entrant] - places[two[0].entrant],
    )
    possible = [two for two in by_distance if frozenset((two[0].entrant, two[1].entrant)) not in apart]
    fresh = [two for two in possible if two[0].last != two[1].entrant and two[1].last != two[0].entrant]
    return _taken(fresh) or _taken(possible)


def _places(state: st.TournamentState) -> dict[int, float]:
    """Everyone's place on the line along which the nearest are paired; small is strong."""
    if not any(seat.matches for seat in state.seats):
        return {one.id: -one.rating for one in state.entrants}
    return {line.seat.entrant: line.place for line in arena_table(state)}


def _taken(pairs: Sequence[tuple[Seat, Seat]]) -> list[tuple[int, int]]:
    """The pairs in their order, leaving out any with a player who is already taken."""
    taken: set[int] = set()
    found = []
    for first, second in pairs:
        if not taken & {first.entrant, second.entrant}:
            taken |= {first.entrant, second.entrant}
            found.append((first.entrant, second.entrant))
    return found


def _start(state: st.TournamentState, command: cmd.Start) -> tuple[ev.Event, ...]:
    """Begin with those who are there; others may come later. Raises TOO_FEW for nobody."""
    here = [one for one in state.entrants if one.status is not st.Status.WAITING]
    if not here:
        raise TournamentError(TournamentReason.TOO_FEW)
    order = tuple(one.id for one in sorted(here, key=lambda one: -one.rating))
    return (ev.TournamentStarted(order, command.seed, (), command.by),)


def _join(state: st.TournamentState, command: cmd.Join) -> tuple[ev.Event, ...]:
    """Come, or come again after leaving. Raises ALREADY_JOINED, FULL, ALREADY_OUT for someone who was taken out."""
    known = state.find(command.entrant)
    if known is not None and known.seed:
        if known.status is st.Status.WITHDRAWN:
            return (ev.EntrantBack(command.entrant),)
        out = known.status is st.Status.NO_SHOW
        reason = TournamentReason.ALREADY_OUT if out else TournamentReason.ALREADY_JOINED
        raise TournamentError(reason, entrant=command.entrant)
    if len(state.seats) >= state.settings.limit:
        raise TournamentError(TournamentReason.FULL)
    joined = ev.EntrantJoined(command.entrant, command.name, command.rating)
    return (joined,) if known is None else (ev.EntrantLeft(command.entrant), joined)


def _pair(state: st.TournamentState, apart: Apart) -> tuple[ev.Event, ...]:
    """Raises TOO_FEW if nobody can be paired, PAUSED."""
    pairs = nearest(state, apart)
    if not pairs:
        raise TournamentError(TournamentReason.TOO_FEW)
    drawn = tuple(
        ev.Drawn(
            state.paired + index,
            st.StageKey.ARENA,
            1,
            (st.Slot(st.SlotKind.ENTRANT, one), st.Slot(st.SlotKind.ENTRANT, other)),
        )
        for index, (one, other) in enumerate(pairs, 1)
    )
    return (ev.PairingsDrawn(drawn, () if state.stages else (_STAGE,)),)


def _result(state: st.TournamentState, command: cmd.Report | cmd.Forfeit | cmd.NoShow) -> tuple[ev.Event, ...]:
    """Count a match; an absent player is paused. Raises NO_SUCH_PAIRING, NOT_IN_PAIRING, NOT_YOUR_MATCH."""
    pairing = find_pairing(state, command.pairing)
    match command:
        case cmd.Report():
            if command.by is not None and not command.organizer:
                raise TournamentError(TournamentReason.NOT_YOUR_MATCH, pairing=pairing.number, entrant=command.by)
            return (ev.ResultReported(pairing.number, _played(pairing, command)),)
        case cmd.Forfeit():
            return (_given_up(pairing, command.entrant, st.How.FORFEIT, command.by),)
        case cmd.NoShow():
            first, *more = command.absent
            lost = _given_up(pairing, first, st.How.NO_SHOW, command.by)
            if more:
                lost = ev.ResultReported(pairing.number, st.PairingResult(st.How.NO_SHOW, by=command.by))
            return (lost, *(ev.EntrantPaused(one, command.by) for one in command.absent))
        case _:
            assert_never(command)


def _played(pairing: st.Pairing, command: cmd.Report) -> st.PairingResult:
    """The result as reported; the winner 0 is a draw."""
    if not command.winner:
        return st.PairingResult(st.How.PLAYED, by=command.by)
    return st.PairingResult(
        st.How.PLAYED, command.winner, opponent_in(pairing, command.winner), command.score, by=command.by
    )


def _given_up(pairing: st.Pairing, loser: int, how: st.How, by: int | None) -> ev.ResultReported:
    return ev.ResultReported(pairing.number, st.PairingResult(how, opponent_in(pairing, loser), loser, by=by))


def _withdraw(state: st.TournamentState, command: cmd.Withdraw) -> tuple[ev.Event, ...]:
    """Leave; a match under way is lost. Raises NOT_JOINED, ALREADY_OUT."""
    seat = _here(state, command.entrant)
    left = ev.EntrantWithdrew(command.entrant, command.by)
    pairing = state.pairing(seat.playing)
    return (left,) if pairing is None else (_given_up(pairing, command.entrant, st.How.FORFEIT, command.by), left)


def _rest(state: st.TournamentState, command: cmd.Rest | cmd.Back) -> tuple[ev.Event, ...]:
    """Raises NOT_JOINED, ALREADY_OUT, ALREADY_PAUSED, NOT_AWAY."""
    seat = _here(state, command.entrant)
    if isinstance(command, cmd.Rest):
        if seat.paused:
            raise TournamentError(TournamentReason.ALREADY_PAUSED, entrant=command.entrant)
        return (ev.EntrantPaused(command.entrant, command.by),)
    if not seat.paused:
        raise TournamentError(TournamentReason.NOT_AWAY, entrant=command.entrant)
    return (ev.EntrantBack(command.entrant),)


def _here(state: st.TournamentState, entrant: int) -> Seat:
    playing(state, entrant)
    return next(seat for seat in state.seats if seat.entrant == entrant)
