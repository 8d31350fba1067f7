"""An arena's table, and how each event changes it.

Points come first. Ties are broken by the mean of the opponents' ratings, plus 500 for each who was beaten and minus 500
for each who won; then fewer matches; then who reached the points first.
"""

from typing import Final

import msgspec
from msgspec.structs import replace

from bot.tournaments import events as ev
from bot.tournaments.seats import Outcome, Seat
from bot.tournaments.state import Entrant, How, Pairing, PairingResult, Status, TournamentPhase, TournamentState

_SHOWN: Final = 3  # places shown on the winners' card


class ArenaLine(msgspec.Struct, frozen=True):
    """One line of the table; `place` counts from 1 and is never shared."""

    place: int
    seat: Seat
    entrant: Entrant


def arena_table(state: TournamentState) -> tuple[ArenaLine, ...]:
    """Everyone who came, the best first; those who haven't played yet come last. Empty before the start."""
    entrants = {one.id: one for one in state.entrants}
    ranked = sorted(state.seats, key=_key)
    return tuple(ArenaLine(place, seat, entrants[seat.entrant]) for place, seat in enumerate(ranked, 1))


def podium(state: TournamentState) -> tuple[ArenaLine, ...]:
    """The first three, as far as they have a point."""
    return tuple(line for line in arena_table(state)[:_SHOWN] if line.seat.points)


def seat_of(state: TournamentState, entrant: int) -> Seat | None:
    """Somebody's results; None for a person who never came, and before the start."""
    return next((seat for seat in state.seats if seat.entrant == entrant), None)


def arena_changed(state: TournamentState, event: ev.Event) -> TournamentState | None:
    """The state after an event that means something special in an arena; None for any other event."""
    match event:
        case ev.EntrantJoined() if state.phase is TournamentPhase.RUNNING:
            return _came(state, event)
        case ev.TournamentStarted():
            return _started(state, event)
        case ev.PairingsDrawn():
            return _paired(state, event)
        case ev.ResultReported():
            return _decided(state, event)
        case ev.EntrantWithdrew():
            own = event.by in (None, event.entrant)
            status = Status.WITHDRAWN if own else Status.NO_SHOW  # someone who was taken out doesn't come back
            return _resting(state, event.entrant, status=status, paused=True)
        case ev.EntrantPaused():
            return _resting(state, event.entrant, status=Status.CHECKED_IN, paused=True)
        case ev.EntrantBack():
            return _resting(state, event.entrant, status=Status.CHECKED_IN, paused=False)
        case _:
            return None


def _key(seat: Seat) -> tuple[float, ...]:
    performance = seat.performance
    return (-seat.points, performance is None, -(performance or 0.0), seat.matches, seat.reached)


def _came(state: TournamentState, event: ev.EntrantJoined) -> TournamentState:
    newcomer = Entrant(event.entrant, event.name, event.rating, Status.CHECKED_IN, len(state.seats) + 1)
    return replace(state, entrants=(*state.entrants, newcomer), seats=(*state.seats, Seat(event.entrant)))


def _started(state: TournamentState, event: ev.TournamentStarted) -> TournamentState:
    seeds = {entrant: seed for seed, entrant in enumerate(event.order, 1)}
    entrants = tuple(
        replace(one, seed=seeds[one.id], status=Status.CHECKED_IN) if one.id in seeds else one for one in state.entrants
    )
    seats = tuple(Seat(entrant) for entrant in event.order)
    return replace(state, entrants=entrants, seats=seats, phase=TournamentPhase.RUNNING)


def _paired(state: TournamentState, event: ev.PairingsDrawn) -> TournamentState:
    drawn = [Pairing(one.number, one.stage, one.round, one.slots, one.slots) for one in event.pairings]
    met = {}
    for pairing in drawn:
        first, second = pairing.entrants
        met[first], met[second] = (second, pairing.number), (first, pairing.number)
    seats = tuple(
        replace(seat, last=met[seat.entrant][0], playing=met[seat.entrant][1]) if seat.entrant in met else seat
        for seat in state.seats
    )
    stages = (*state.stages, *event.stages)
    return replace(
        state, pairings=(*state.pairings, *drawn), seats=seats, stages=stages, paired=event.pairings[-1].number
    )


def _decided(state: TournamentState, event: ev.ResultReported) -> TournamentState:
    """Count a result for both. The pairing isn't kept."""
    pairing = state.pairing(event.pairing)
    if pairing is None:
        raise ValueError(f"pairing {event.pairing} is not under way")
    opposed = {pairing.opponent(one.id): one.rating for one in state.entrants if one.id in pairing.entrants}
    seats = tuple(
        seat.after(_outcome(seat, event.result), opposed[seat.entrant], state.seq + 1)
        if seat.entrant in opposed
        else seat
        for seat in state.seats
    )
    left = tuple(one for one in state.pairings if one.number != event.pairing)
    return replace(state, pairings=left, seats=seats)


def _outcome(seat: Seat, result: PairingResult) -> Outcome:
    if result.winner == seat.entrant:
        return Outcome.WIN
    return Outcome.DRAW if result.winner is None and result.how is How.PLAYED else Outcome.LOSS


def _resting(state: TournamentState, entrant: int, *, status: Status, paused: bool) -> TournamentState:
    return replace(
        state,
        entrants=tuple(replace(one, status=status) if one.id == entrant else one for one in state.entrants),
        seats=tuple(replace(seat, paused=paused) if seat.entrant == entrant else seat for seat in state.seats),
    )
