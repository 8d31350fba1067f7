"""How each event changes a tournament: the `evolve` half of the machine."""

from collections.abc import Iterable
from typing import Final, assert_never

from msgspec.structs import replace

from bot.tournaments import events as ev
from bot.tournaments.arena_table import arena_changed
from bot.tournaments.settings import Format
from bot.tournaments.state import (
    BYE,
    Entrant,
    Link,
    Pairing,
    PairingResult,
    Slot,
    SlotKind,
    Status,
    TournamentPhase,
    TournamentState,
)

_GONE: Final[dict[type[ev.Event], Status]] = {
    ev.EntrantWithdrew: Status.WITHDRAWN,
    ev.EntrantStruck: Status.STRUCK,
    ev.EntrantAbsent: Status.NO_SHOW,
}


def evolve(state: TournamentState | None, event: ev.Event) -> TournamentState:
    """The state after `event`. Only TournamentCreated may come first; raises ValueError for a log out of order."""
    if state is None:
        if not isinstance(event, ev.TournamentCreated):
            raise ValueError(f"a log cannot begin with {type(event).__name__}")
        return TournamentState(settings=event.settings, seq=1)
    changed = arena_changed(state, event) if state.settings.format is Format.ARENA else None
    return replace(changed or _changed(state, event), seq=state.seq + 1)


def _changed(state: TournamentState, event: ev.Event) -> TournamentState:  # noqa: C901, PLR0912 - one case for each event
    match event:
        case ev.EntrantJoined():
            return _joined(state, event)
        case ev.EntrantLeft():
            return replace(state, entrants=tuple(one for one in state.entrants if one.id != event.entrant))
        case ev.EntrantAdmitted():
            return _admitted(state, event)
        case ev.EntrantCheckedIn():
            return _checked_in(state, event)
        case ev.TournamentStarted():
            return _started(state, event)
        case ev.PairingsDrawn():
            return _drawn(state, event)
        case ev.PairingsTakenBack():
            return _taken_back(state, event)
        case ev.ResultReported() | ev.ResultsFollowed() | ev.ResultCorrected():
            return _with_results(state, event)
        case ev.EntrantWithdrew() | ev.EntrantStruck() | ev.EntrantAbsent():
            return replace(state, entrants=_change(state, event.entrant, status=_GONE[type(event)]))
        case ev.ResultClaimed() | ev.EndAsked() | ev.EndDeclined():
            return _between_sides(state, event)
        case ev.RoundBegun() | ev.LinedUp() | ev.BoardsTakenOver():
            return _in_divisions_or_teams(state, event)
        case ev.EntrantReplaced():
            return _replaced(state, event)
        case ev.LateEntrantJoined():
            return _late(state, event)
        case ev.TournamentPaused() | ev.TournamentResumed():
            return replace(state, paused=isinstance(event, ev.TournamentPaused))
        case ev.TournamentCancelled():
            return replace(state, phase=TournamentPhase.CANCELLED, paused=False)
        case ev.TournamentEnded():
            return replace(state, phase=TournamentPhase.ENDED, champion=event.champion)
        case ev.TournamentCreated() | ev.EntrantPaused() | ev.EntrantBack():
            raise ValueError("a tournament is created once, and nobody rests but in an arena")
        case _:
            assert_never(event)


def _with_results(
    state: TournamentState, event: ev.ResultReported | ev.ResultsFollowed | ev.ResultCorrected
) -> TournamentState:
    if isinstance(event, ev.ResultsFollowed):
        return _settled(state, event.results)
    state = _unclaimed(state, event.pairing)
    return _corrected(state, event) if isinstance(event, ev.ResultCorrected) else _settled(state, (event,))


def _entrant(number: int | None) -> Slot:
    return BYE if number is None else Slot(SlotKind.ENTRANT, number)


def _put(pairings: list[Pairing], link: Link | None, slot: Slot) -> None:
    """Fill one slot of a pairing as far as it's known now."""
    if link is None:
        return
    pairing = pairings[link.pairing - 1]
    first, second = pairing.slots
    slots = (slot, second) if link.slot == 0 else (first, slot)
    pairings[link.pairing - 1] = replace(pairing, slots=slots)


def _settle(pairings: list[Pairing], number: int, result: PairingResult) -> None:
    """Give a pairing its result and send both on."""
    pairing = replace(pairings[number - 1], result=result)
    pairings[number - 1] = pairing
    _put(pairings, pairing.winner_to, _entrant(result.winner))
    _put(pairings, pairing.loser_to, _entrant(result.loser))


def _refresh(pairings: list[Pairing]) -> None:
    """Refill every slot from the draw and the results; sources have smaller numbers than the pairings they feed."""
    for index, pairing in enumerate(pairings):
        first, second = pairing.drawn
        slots = (_resolved(pairings, first), _resolved(pairings, second))
        if slots != pairing.slots:
            pairings[index] = replace(pairing, slots=slots)


def _resolved(pairings: list[Pairing], slot: Slot) -> Slot:
    if slot.is_known:
        return slot
    result = pairings[slot.number - 1].result
    if result is None:
        return slot
    return _entrant(result.winner if slot.kind is SlotKind.WINNER else result.loser)


def _change(state: TournamentState, entrant: int, **changes: object) -> tuple[Entrant, ...]:
    """The entrants with one of them changed."""
    return tuple(replace(one, **changes) if one.id == entrant else one for one in state.entrants)


def _joined(state: TournamentState, event: ev.EntrantJoined) -> TournamentState:
    status = Status.WAITING if event.waiting else Status.REGISTERED
    newcomer = Entrant(event.entrant, event.name, event.rating, status, team=event.team)
    return replace(state, entrants=(*state.entrants, newcomer))


def _admitted(state: TournamentState, event: ev.EntrantAdmitted) -> TournamentState:
    one = state.find(event.entrant)
    status = Status.CHECKED_IN if one is not None and one.present else Status.REGISTERED
    return replace(state, entrants=_change(state, event.entrant, status=status))


def _checked_in(state: TournamentState, event: ev.EntrantCheckedIn) -> TournamentState:
    one = state.find(event.entrant)
    waits = one is not None and one.status is Status.WAITING
    status = Status.WAITING if waits else Status.CHECKED_IN
    return replace(state, entrants=_change(state, event.entrant, status=status, present=True))


def _started(state: TournamentState, event: ev.TournamentStarted) -> TournamentState:
    seeds = {entrant: seed for seed, entrant in enumerate(event.order, 1)}
    absent = set(event.absent)
    entrants = tuple(
        replace(one, seed=seeds[one.id], status=Status.CHECKED_IN)
        if one.id in seeds
        else replace(one, status=Status.NO_SHOW)
        if one.id in absent
        else one
        for one in state.entrants
    )
    return replace(state, entrants=entrants, phase=TournamentPhase.RUNNING)


def _drawn(state: TournamentState, event: ev.PairingsDrawn) -> TournamentState:
    pairings = list(state.pairings)
    for drawn in event.pairings:
        pairings.append(Pairing(drawn.number, drawn.stage, drawn.round, drawn.slots, drawn.slots, drawn.group))
        for index, slot in enumerate(drawn.slots):
            if not slot.is_known:
                link = Link(drawn.number, index)
                source = pairings[slot.number - 1]
                changes = {"winner_to": link} if slot.kind is SlotKind.WINNER else {"loser_to": link}
                pairings[slot.number - 1] = replace(source, **changes)
    stages = (*state.stages, *event.stages)
    return replace(state, pairings=tuple(pairings), stages=stages, phase=TournamentPhase.RUNNING, champion=None)


def _taken_back(state: TournamentState, event: ev.PairingsTakenBack) -> TournamentState:
    pairings = state.pairings[: event.first - 1]
    kept = {pairing.stage for pairing in pairings}
    return replace(state, pairings=pairings, stages=tuple(stage for stage in state.stages if stage.key in kept))


def _settled(state: TournamentState, results: Iterable[ev.ResultReported | ev.Followed]) -> TournamentState:
    pairings = list(state.pairings)
    for one in results:
        _settle(pairings, one.pairing, one.result)
    return replace(state, pairings=tuple(pairings))


def _reopen(pairings: list[Pairing], reopened: Iterable[int]) -> None:
    for number in reopened:
        pairings[number - 1] = replace(pairings[number - 1], result=None)
    _refresh(pairings)


def _corrected(state: TournamentState, event: ev.ResultCorrected) -> TournamentState:
    pairings = list(state.pairings)
    pairings[event.pairing - 1] = replace(pairings[event.pairing - 1], result=event.after)
    _reopen(pairings, event.reopened)
    entrants = state.entrants
    if event.reinstated is not None:
        entrants = _change(state, event.reinstated, status=Status.CHECKED_IN)
    return replace(state, pairings=tuple(pairings), entrants=entrants, phase=TournamentPhase.RUNNING, champion=None)


def _replaced(state: TournamentState, event: ev.EntrantReplaced) -> TournamentState:
    def swapped(pairing: Pairing) -> Pairing:
        result = pairing.result
        if result is not None and result.winner == event.entrant:
            result = replace(result, winner=event.newcomer)
        return replace(_swapped(pairing, event.entrant, event.newcomer), result=result)

    gone = state.find(event.entrant)
    seed = gone.seed if gone else 0
    entrants = _change(state, event.entrant, status=Status.REPLACED, seed=0)
    newcomer = Entrant(event.newcomer, event.name, event.rating, Status.CHECKED_IN, seed)
    return replace(state, entrants=_with(entrants, newcomer), pairings=tuple(map(swapped, state.pairings)))


def _swapped(pairing: Pairing, leaves: int, comes: int) -> Pairing:
    """The pairing with somebody in another's place."""
    old, new = Slot(SlotKind.ENTRANT, leaves), Slot(SlotKind.ENTRANT, comes)
    first, second = (new if slot == old else slot for slot in pairing.drawn)
    now = [new if slot == old else slot for slot in pairing.slots]
    return replace(pairing, drawn=(first, second), slots=(now[0], now[1]))


def _in_divisions_or_teams(
    state: TournamentState, event: ev.RoundBegun | ev.LinedUp | ev.BoardsTakenOver
) -> TournamentState:
    """The effects of events that only leagues and team matches have."""
    match event:
        case ev.RoundBegun():
            return replace(state, opened=event.round)
        case ev.LinedUp():
            return _lined_up(state, event)
        case ev.BoardsTakenOver():
            return _taken_over(state, event)


def _between_sides(state: TournamentState, event: ev.ResultClaimed | ev.EndAsked | ev.EndDeclined) -> TournamentState:
    """What one side of a team match asks of the other."""
    if isinstance(event, ev.ResultClaimed):
        return replace(state, claims=(*_unclaimed(state, event.claim.pairing).claims, event.claim))
    return replace(state, end_asked=event.at if isinstance(event, ev.EndAsked) else None)


def _unclaimed(state: TournamentState, pairing: int) -> TournamentState:
    """The state without what a side has said of a pairing."""
    return (
        replace(state, claims=tuple(one for one in state.claims if one.pairing != pairing)) if state.claims else state
    )


def _lined_up(state: TournamentState, event: ev.LinedUp) -> TournamentState:
    place = {entrant: index for index, entrant in enumerate(event.order)}
    team = [one for one in state.entrants if one.team == event.team]
    team.sort(key=lambda one: place.get(one.id, len(place)))
    return replace(state, entrants=(*(one for one in state.entrants if one.team != event.team), *team))


def _taken_over(state: TournamentState, event: ev.BoardsTakenOver) -> TournamentState:
    """The boards go to the newcomer; a player with no board left is out of the line-up."""
    pairings = tuple(
        _swapped(one, event.entrant, event.newcomer) if one.number in event.boards else one for one in state.pairings
    )
    gone = state.find(event.entrant)
    seed, team = (gone.seed, gone.team) if gone else (0, 0)
    entrants = state.entrants
    if not any(event.entrant in one.entrants for one in pairings):
        entrants = _change(state, event.entrant, status=Status.REPLACED, seed=0)
    newcomer = Entrant(event.newcomer, event.name, event.rating, Status.CHECKED_IN, seed, team=team)
    return replace(state, entrants=_with(entrants, newcomer), pairings=pairings)


def _with(entrants: tuple[Entrant, ...], newcomer: Entrant) -> tuple[Entrant, ...]:
    """The entrants with a newcomer at the end, who may have been among them (waiting, replaced)."""
    return (*(one for one in entrants if one.id != newcomer.id), newcomer)


def _late(state: TournamentState, event: ev.LateEntrantJoined) -> TournamentState:
    pairings = list(state.pairings)
    slot = Slot(SlotKind.ENTRANT, event.entrant)
    for place in event.places:
        pairing = pairings[place.pairing - 1]
        first, second = pairing.drawn
        drawn = (slot, second) if place.slot == 0 else (first, slot)
        pairings[place.pairing - 1] = replace(pairing, drawn=drawn, result=None)
    _reopen(pairings, event.reopened)
    newcomer = Entrant(event.entrant, event.name, event.rating, Status.CHECKED_IN, event.seed)
    return replace(state, entrants=_with(state.entrants, newcomer), pairings=tuple(pairings))
