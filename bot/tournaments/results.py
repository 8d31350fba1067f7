"""Commands about results: reporting, giving up, not appearing, correcting."""

from typing import NoReturn

from msgspec.structs import replace

from bot.errors import TournamentError, TournamentReason
from bot.tournaments import commands as cmd
from bot.tournaments import events as ev
from bot.tournaments.evolution import evolve
from bot.tournaments.parting import Apart
from bot.tournaments.progress import TournamentDraft, knock_out
from bot.tournaments.queries import is_open, open_pairings
from bot.tournaments.state import How, Link, Pairing, PairingResult, StageKey, Status, TournamentState


def find_pairing(state: TournamentState, number: int) -> Pairing:
    """The pairing with this number; raises TournamentError(NO_SUCH_PAIRING)."""
    pairing = state.pairing(number)
    if pairing is None:
        raise TournamentError(TournamentReason.NO_SUCH_PAIRING, pairing=number)
    return pairing


def report(draft: TournamentDraft, command: cmd.Report) -> None:
    """Record how a match ended.

    Raises NOT_YOUR_MATCH for a reporter and NOT_IN_PAIRING for a winner who is neither of the two, ALREADY_REPORTED if
    the same result is on record and DISAGREE if another is, NOT_OPEN.
    """
    pairing = find_pairing(draft.state, command.pairing)
    if command.by is not None and not command.organizer and command.by not in pairing.entrants:
        _refuse(TournamentReason.NOT_YOUR_MATCH, pairing, command.by)
    loser = opponent_in(pairing, command.winner)
    result = PairingResult(How.PLAYED, command.winner, loser, command.score, command.by)
    if pairing.result is not None:
        same = pairing.result.winner == command.winner and (
            pairing.result.score == command.score or pairing.result.how is not How.PLAYED
        )
        _refuse(TournamentReason.ALREADY_REPORTED if same else TournamentReason.DISAGREE, pairing, command.by)
    if not is_open(draft.state, pairing):
        _refuse(TournamentReason.NOT_OPEN, pairing)
    draft.settle(pairing.number, result)


def forfeit(draft: TournamentDraft, command: cmd.Forfeit) -> None:
    """One of the two gives up this match. Raises NOT_IN_PAIRING, ALREADY_REPORTED, NOT_OPEN."""
    pairing = _to_decide(draft.state, command.pairing)
    winner = opponent_in(pairing, command.entrant)
    draft.settle(pairing.number, PairingResult(How.FORFEIT, winner, command.entrant, by=command.by))


def unplayed(draft: TournamentDraft, command: cmd.Unplayed) -> None:
    """Time is over, and neither has won. Raises ALREADY_REPORTED, NOT_OPEN."""
    draft.settle(_to_decide(draft.state, command.pairing).number, PairingResult(How.UNPLAYED, by=command.by))


def no_show(draft: TournamentDraft, command: cmd.NoShow) -> None:
    """One or both didn't appear. Raises NOT_IN_PAIRING, ALREADY_REPORTED, NOT_OPEN."""
    pairing = _to_decide(draft.state, command.pairing)
    for entrant in command.absent:
        opponent_in(pairing, entrant)
    if not command.absent:
        _refuse(TournamentReason.NOT_IN_PAIRING, pairing)
    _record_absence(draft, pairing, command.absent, command.by)


def close_round(draft: TournamentDraft, command: cmd.CloseRound) -> None:
    """NoShow for every open pairing of a round with an absent entrant. Raises NOT_OPEN if there is none."""
    absent = set(command.absent)
    late = [
        pairing
        for pairing in open_pairings(draft.state)
        if pairing.stage is command.stage and pairing.round == command.round and absent & {*pairing.entrants}
    ]
    if not late:
        raise TournamentError(TournamentReason.NOT_OPEN)
    for pairing in late:
        here = tuple(one for one in pairing.entrants if one is not None and one in absent)
        _record_absence(draft, pairing, here, command.by)


def correct(draft: TournamentDraft, command: cmd.Correct) -> None:
    """Replace a result by another.

    If the winner changes, all automatic consequences are taken back: byes and forfeits further on, a decider, a
    knockout after groups, unless the same people would meet in it. Raises PLAYED_ON, with the pairing in the way, if
    one of these has been played. In a group and in Swiss no result leads to another pairing, so the draw stands.
    Raises NOTHING_TO_CORRECT for a pairing without a result, for a bye and for the same result; NOT_IN_PAIRING.
    """
    state = draft.state
    pairing = find_pairing(state, command.pairing)
    before = pairing.result
    if before is None or before.how is How.BYE:
        _refuse(TournamentReason.NOTHING_TO_CORRECT, pairing)
    loser = opponent_in(pairing, command.winner)
    if (before.winner, before.score, before.automatic) == (command.winner, command.score, False):
        _refuse(TournamentReason.NOTHING_TO_CORRECT, pairing)
    after = PairingResult(How.CORRECTED, command.winner, loser, command.score, command.by)
    reopened: set[int] = set()
    reinstated = None
    if before.winner != command.winner:
        reopened = fallen(state, [pairing.number])
        one = state.find(command.winner)
        if before.how is How.NO_SHOW and one is not None and one.status is Status.NO_SHOW:
            reinstated = command.winner
            reopened |= _forfeited_in_groups(state, command.winner) - {pairing.number}
    corrected = ev.ResultCorrected(pairing.number, before, after, command.by, tuple(sorted(reopened)), reinstated)
    if before.winner != command.winner and not _leads_to_the_same(state, corrected, draft.apart):
        take_back = _drawn_after(state, {pairing.number, *reopened})
        if take_back is not None:
            draft.record(ev.PairingsTakenBack(take_back))
            kept = tuple(number for number in corrected.reopened if number < take_back)
            corrected = replace(corrected, reopened=kept)
    draft.record(corrected)
    draft.touch_all()


def _leads_to_the_same(state: TournamentState, corrected: ev.ResultCorrected, apart: Apart) -> bool:
    """Would the knockout after the groups be drawn as it is, so that its matches go on?"""
    drawn = [one for one in state.pairings if one.stage is not StageKey.GROUPS]
    if state.pairings[corrected.pairing - 1].stage is not StageKey.GROUPS or not drawn:
        return False
    after = evolve(state, corrected)
    if any(one.result is None for one in after.pairings if one.stage is StageKey.GROUPS):
        return False
    draw = knock_out(after, apart)
    found = [(one.number, one.stage, one.round, one.slots) for one in draw.pairings] if draw is not None else []
    return found == [(one.number, one.stage, one.round, one.drawn) for one in drawn]


def fallen(state: TournamentState, numbers: list[int]) -> set[int]:
    """The pairings whose automatic result depends, directly or not, on one of `numbers`.

    Raises TournamentError(PLAYED_ON) if a dependent pairing was decided otherwise.
    """
    found: set[int] = set()
    waiting = list(numbers)
    while waiting:
        for link in _ways(state.pairings[waiting.pop() - 1]):
            if link.pairing in found:
                continue
            follower = state.pairings[link.pairing - 1]
            if follower.result is None:
                continue
            if not follower.result.automatic:
                _refuse(TournamentReason.PLAYED_ON, follower)
            found.add(follower.number)
            waiting.append(follower.number)
    return found


def unmade(state: TournamentState, numbers: set[int]) -> set[int]:
    """The matches to be played whose entrants are known only because of the results of `numbers`."""
    links = (link for number in numbers for link in _ways(state.pairings[number - 1]))
    followers = (state.pairings[link.pairing - 1] for link in links)
    return {one.number for one in followers if one.result is None and one.is_known and not one.has_bye}


def _ways(pairing: Pairing) -> list[Link]:
    return [link for link in (pairing.winner_to, pairing.loser_to) if link is not None]


def _drawn_after(state: TournamentState, changed: set[int]) -> int | None:
    """The first pairing that was drawn only because of the results that change; raises PLAYED_ON."""
    last = state.pairings[-1]
    stages = {state.pairings[number - 1].stage for number in changed}
    if last.stage is StageKey.FINALS and last.round == 2 and StageKey.FINALS in stages:
        first = last.number if last.number not in changed else None
    elif StageKey.GROUPS in stages:
        first = next((one.number for one in state.pairings if one.stage is not StageKey.GROUPS), None)
    else:
        return None
    for pairing in state.pairings[first - 1 :] if first is not None else ():
        if pairing.result is not None and not pairing.result.automatic:
            _refuse(TournamentReason.PLAYED_ON, pairing)
    return first


def _forfeited_in_groups(state: TournamentState, entrant: int) -> set[int]:
    """The group matches that an entrant lost only because they were out."""
    return {
        one.number
        for one in state.pairings
        if one.stage is StageKey.GROUPS
        and one.result is not None
        and one.result.automatic
        and one.result.how is How.FORFEIT
        and one.has_lost(entrant)
    }


def _record_absence(draft: TournamentDraft, pairing: Pairing, absent: tuple[int, ...], by: int | None) -> None:
    here = [one for one in pairing.entrants if one not in absent]
    result = PairingResult(How.NO_SHOW, here[0], absent[0], by=by) if here else PairingResult(How.NO_SHOW, by=by)
    draft.settle(pairing.number, result)
    for entrant in absent:
        draft.record(ev.EntrantAbsent(entrant, by))
        touch_entrant(draft, entrant)


def touch_entrant(draft: TournamentDraft, entrant: int) -> None:
    """Look at every pairing of an entrant, who may be out by now."""
    draft.touch(one.number for one in draft.state.pairings if one.result is None and entrant in one.entrants)


def _to_decide(state: TournamentState, number: int) -> Pairing:
    pairing = find_pairing(state, number)
    if pairing.result is not None:
        _refuse(TournamentReason.ALREADY_REPORTED, pairing)
    if not is_open(state, pairing):
        _refuse(TournamentReason.NOT_OPEN, pairing)
    return pairing


def opponent_in(pairing: Pairing, entrant: int) -> int:
    """The other entrant; raises NOT_OPEN if the two aren't known yet, NOT_IN_PAIRING for somebody else."""
    first, second = pairing.entrants
    if first is None or second is None:
        _refuse(TournamentReason.NOT_OPEN, pairing)
    if entrant not in (first, second):
        _refuse(TournamentReason.NOT_IN_PAIRING, pairing, entrant)
    return second if entrant == first else first


def _refuse(reason: TournamentReason, pairing: Pairing, entrant: int | None = None) -> NoReturn:
    raise TournamentError(reason, pairing=pairing.number, entrant=entrant)
