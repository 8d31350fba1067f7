"""How each event changes a tournament: the `evolve` half of the machine."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec.structs import replace

from bot.eventlog.log import Changes, changed
from bot.tournaments import events as ev
from bot.tournaments import state as st
from bot.tournaments.arena_table import arena_changed
from bot.tournaments.settings import Format


def evolve(state: st.TournamentState | None, event: ev.Event) -> st.TournamentState:
    """The state after `event`. Only TournamentCreated may come first; raises ValueError for a log out of order."""
    if state is None:
        if not isinstance(event, ev.TournamentCreated):
            raise ValueError(f"a log cannot begin with {type(event).__name__}")
        return st.TournamentState(settings=event.settings, seq=1)
    special = arena_changed(state, event) if state.settings.format is Format.ARENA else None
    return replace(special or changed(_CHANGES, state, event), seq=state.seq + 1)


def _reported(state: st.TournamentState, event: ev.ResultReported) -> st.TournamentState:
    return _settled(_unclaimed(state, event.pairing), (event,))


def _entrant(number: int | None) -> st.Slot:
    return st.BYE if number is None else st.Slot(st.SlotKind.ENTRANT, number)


def _put(pairings: list[st.Pairing], link: st.Link | None, slot: st.Slot) -> None:
    """Fill one slot of a pairing as far as it's known now."""
    if link is None:
        return
    pairing = pairings[link.pairing - 1]
    first, second = pairing.slots
    pairings[link.pairing - 1] = replace(pairing, slots=(slot, second) if link.slot == 0 else (first, slot))


def _settle(pairings: list[st.Pairing], number: int, result: st.PairingResult) -> None:
    """Give a pairing its result and send both on."""
    pairing = replace(pairings[number - 1], result=result)
    pairings[number - 1] = pairing
    _put(pairings, pairing.winner_to, _entrant(result.winner))
    _put(pairings, pairing.loser_to, _entrant(result.loser))


def _refresh(pairings: list[st.Pairing]) -> None:
    """Refill every slot from the draw and the results; sources have smaller numbers than the pairings they feed."""
    for index, pairing in enumerate(pairings):
        first, second = pairing.drawn
        slots = (_resolved(pairings, first), _resolved(pairings, second))
        if slots != pairing.slots:
            pairings[index] = replace(pairing, slots=slots)


def _resolved(pairings: list[st.Pairing], slot: st.Slot) -> st.Slot:
    if slot.is_known:
        return slot
    result = pairings[slot.number - 1].result
    if result is None:
        return slot
    return _entrant(result.winner if slot.kind is st.SlotKind.WINNER else result.loser)


def _change(state: st.TournamentState, entrant: int, **changes: object) -> tuple[st.Entrant, ...]:
    """The entrants with one of them changed."""
    return tuple(replace(one, **changes) if one.id == entrant else one for one in state.entrants)


def _joined(state: st.TournamentState, event: ev.EntrantJoined) -> st.TournamentState:
    status = st.Status.WAITING if event.waiting else st.Status.REGISTERED
    newcomer = st.Entrant(event.entrant, event.name, event.rating, status, team=event.team)
    return replace(state, entrants=(*state.entrants, newcomer))


def _admitted(state: st.TournamentState, event: ev.EntrantAdmitted) -> st.TournamentState:
    one = state.find(event.entrant)
    status = st.Status.CHECKED_IN if one is not None and one.present else st.Status.REGISTERED
    return replace(state, entrants=_change(state, event.entrant, status=status))


def _checked_in(state: st.TournamentState, event: ev.EntrantCheckedIn) -> st.TournamentState:
    one = state.find(event.entrant)
    waits = one is not None and one.status is st.Status.WAITING
    status = st.Status.WAITING if waits else st.Status.CHECKED_IN
    return replace(state, entrants=_change(state, event.entrant, status=status, present=True))


def _started(state: st.TournamentState, event: ev.TournamentStarted) -> st.TournamentState:
    seeds = {entrant: seed for seed, entrant in enumerate(event.order, 1)}
    absent = set(event.absent)
    entrants = tuple(
        replace(one, seed=seeds[one.id], status=st.Status.CHECKED_IN)
        if one.id in seeds
        else replace(one, status=st.Status.NO_SHOW)
        if one.id in absent
        else one
        for one in state.entrants
    )
    return replace(state, entrants=entrants, phase=st.TournamentPhase.RUNNING)


def _drawn(state: st.TournamentState, event: ev.PairingsDrawn) -> st.TournamentState:
    pairings = list(state.pairings)
    for drawn in event.pairings:
        pairings.append(st.Pairing(drawn.number, drawn.stage, drawn.round, drawn.slots, drawn.slots, drawn.group))
        for index, slot in enumerate(drawn.slots):
            if not slot.is_known:
                link = st.Link(drawn.number, index)
                source = pairings[slot.number - 1]
                changes = {"winner_to": link} if slot.kind is st.SlotKind.WINNER else {"loser_to": link}
                pairings[slot.number - 1] = replace(source, **changes)
    stages = (*state.stages, *event.stages)
    return replace(state, pairings=tuple(pairings), stages=stages, phase=st.TournamentPhase.RUNNING, champion=None)


def _taken_back(state: st.TournamentState, event: ev.PairingsTakenBack) -> st.TournamentState:
    pairings = state.pairings[: event.first - 1]
    kept = {pairing.stage for pairing in pairings}
    return replace(state, pairings=pairings, stages=tuple(stage for stage in state.stages if stage.key in kept))


def _settled(state: st.TournamentState, results: Iterable[ev.ResultReported | ev.Followed]) -> st.TournamentState:
    pairings = list(state.pairings)
    for one in results:
        _settle(pairings, one.pairing, one.result)
    return replace(state, pairings=tuple(pairings))


def _reopen(pairings: list[st.Pairing], reopened: Iterable[int]) -> None:
    for number in reopened:
        pairings[number - 1] = replace(pairings[number - 1], result=None)
    _refresh(pairings)


def _corrected(state: st.TournamentState, event: ev.ResultCorrected) -> st.TournamentState:
    state = _unclaimed(state, event.pairing)
    pairings = list(state.pairings)
    pairings[event.pairing - 1] = replace(pairings[event.pairing - 1], result=event.after)
    _reopen(pairings, event.reopened)
    entrants = state.entrants
    if event.reinstated is not None:
        entrants = _change(state, event.reinstated, status=st.Status.CHECKED_IN)
    return replace(state, pairings=tuple(pairings), entrants=entrants, phase=st.TournamentPhase.RUNNING, champion=None)


def _replaced(state: st.TournamentState, event: ev.EntrantReplaced) -> st.TournamentState:
    def swapped(pairing: st.Pairing) -> st.Pairing:
        result = pairing.result
        if result is not None and result.winner == event.entrant:
            result = replace(result, winner=event.newcomer)
        return replace(_swapped(pairing, event.entrant, event.newcomer), result=result)

    gone = state.find(event.entrant)
    seed = gone.seed if gone else 0
    entrants = _change(state, event.entrant, status=st.Status.REPLACED, seed=0)
    newcomer = st.Entrant(event.newcomer, event.name, event.rating, st.Status.CHECKED_IN, seed)
    return replace(state, entrants=_with(entrants, newcomer), pairings=tuple(map(swapped, state.pairings)))


def _swapped(pairing: st.Pairing, leaves: int, comes: int) -> st.Pairing:
    """The pairing with somebody in another's place."""
    old, new = st.Slot(st.SlotKind.ENTRANT, leaves), st.Slot(st.SlotKind.ENTRANT, comes)
    first, second = (new if slot == old else slot for slot in pairing.drawn)
    now = [new if slot == old else slot for slot in pairing.slots]
    return replace(pairing, drawn=(first, second), slots=(now[0], now[1]))


def _claimed(state: st.TournamentState, event: ev.ResultClaimed) -> st.TournamentState:
    return replace(state, claims=(*_unclaimed(state, event.claim.pairing).claims, event.claim))


def _unclaimed(state: st.TournamentState, pairing: int) -> st.TournamentState:
    """The state without what a side has said of a pairing."""
    return (
        replace(state, claims=tuple(one for one in state.claims if one.pairing != pairing)) if state.claims else state
    )


def _lined_up(state: st.TournamentState, event: ev.LinedUp) -> st.TournamentState:
    place = {entrant: index for index, entrant in enumerate(event.order)}
    team = [one for one in state.entrants if one.team == event.team]
    team.sort(key=lambda one: place.get(one.id, len(place)))
    return replace(state, entrants=(*(one for one in state.entrants if one.team != event.team), *team))


def _taken_over(state: st.TournamentState, event: ev.BoardsTakenOver) -> st.TournamentState:
    """The boards go to the newcomer; a player with no board left is out of the line-up."""
    pairings = tuple(
        _swapped(one, event.entrant, event.newcomer) if one.number in event.boards else one for one in state.pairings
    )
    gone = state.find(event.entrant)
    seed, team = (gone.seed, gone.team) if gone else (0, 0)
    entrants = state.entrants
    if not any(event.entrant in one.entrants for one in pairings):
        entrants = _change(state, event.entrant, status=st.Status.REPLACED, seed=0)
    newcomer = st.Entrant(event.newcomer, event.name, event.rating, st.Status.CHECKED_IN, seed, team=team)
    return replace(state, entrants=_with(entrants, newcomer), pairings=pairings)


def _with(entrants: tuple[st.Entrant, ...], newcomer: st.Entrant) -> tuple[st.Entrant, ...]:
    """The entrants with a newcomer at the end, who may have been among them (waiting, replaced)."""
    return (*(one for one in entrants if one.id != newcomer.id), newcomer)


def _late(state: st.TournamentState, event: ev.LateEntrantJoined) -> st.TournamentState:
    pairings = list(state.pairings)
    slot = st.Slot(st.SlotKind.ENTRANT, event.entrant)
    for place in event.places:
        pairing = pairings[place.pairing - 1]
        first, second = pairing.drawn
        drawn = (slot, second) if place.slot == 0 else (first, slot)
        pairings[place.pairing - 1] = replace(pairing, drawn=drawn, result=None)
    _reopen(pairings, event.reopened)
    newcomer = st.Entrant(event.entrant, event.name, event.rating, st.Status.CHECKED_IN, event.seed)
    return replace(state, entrants=_with(state.entrants, newcomer), pairings=tuple(pairings))


def _gone(status: st.Status) -> Callable[[st.TournamentState, Any], st.TournamentState]:
    return lambda state, event: replace(state, entrants=_change(state, event.entrant, status=status))


_CHANGES: Final[Changes[st.TournamentState]] = {
    ev.EntrantJoined: _joined,
    ev.EntrantLeft: lambda state, event: replace(
        state, entrants=tuple(one for one in state.entrants if one.id != event.entrant)
    ),
    ev.EntrantAdmitted: _admitted,
    ev.EntrantCheckedIn: _checked_in,
    ev.TournamentStarted: _started,
    ev.PairingsDrawn: _drawn,
    ev.PairingsTakenBack: _taken_back,
    ev.ResultReported: _reported,
    ev.ResultsFollowed: lambda state, event: _settled(state, event.results),
    ev.ResultCorrected: _corrected,
    ev.EntrantWithdrew: _gone(st.Status.WITHDRAWN),
    ev.EntrantStruck: _gone(st.Status.STRUCK),
    ev.EntrantAbsent: _gone(st.Status.NO_SHOW),
    ev.ResultClaimed: _claimed,
    ev.EndAsked: lambda state, event: replace(state, end_asked=event.at),
    ev.EndDeclined: lambda state, _: replace(state, end_asked=None),
    ev.RoundBegun: lambda state, event: replace(state, opened=event.round),
    ev.LinedUp: _lined_up,
    ev.BoardsTakenOver: _taken_over,
    ev.EntrantReplaced: _replaced,
    ev.LateEntrantJoined: _late,
    ev.TournamentPaused: lambda state, _: replace(state, paused=True),
    ev.TournamentResumed: lambda state, _: replace(state, paused=False),
    ev.TournamentCancelled: lambda state, _: replace(state, phase=st.TournamentPhase.CANCELLED, paused=False),
    ev.TournamentEnded: lambda state, event: replace(state, phase=st.TournamentPhase.ENDED, champion=event.champion),
}
"""Nobody rests but in an arena, see `arena_changed`."""
