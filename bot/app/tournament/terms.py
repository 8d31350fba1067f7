"""The terms on which a match of a tournament begins, and on which it is closed when nobody needs it any more. Pure."""

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime

from msgspec.structs import replace

from bot.app.views import TournamentTurn
from bot.records.matches import MatchRecord
from bot.records.tournaments import TournamentPlan, TournamentRecord
from bot.rules.match.commands import Abandon, ResignMatch
from bot.rules.match.events import Closing
from bot.rules.match.state import MatchState
from bot.rules.match.time_control import PATIENCE, ClockKind, MatchClock, TimeControl, live_control
from bot.rules.match.time_control import started as clock_started
from bot.rules.sides import Side
from bot.tournaments.brackets import RoundKey, round_key
from bot.tournaments.events import ResultReported
from bot.tournaments.queries import open_pairings
from bot.tournaments.settings import Format
from bot.tournaments.state import How, Pairing, PairingResult, StageKey


def fresh_results(turn: TournamentTurn) -> Iterator[Pairing]:
    """The pairings that a command has decided, each with its result; an arena keeps none of them."""
    before, state = turn.before.state, turn.record.state
    for event in turn.events if state.settings.format is Format.ARENA else ():
        pairing = before.pairing(event.pairing) if isinstance(event, ResultReported) else None
        if pairing is not None and isinstance(event, ResultReported):
            yield replace(pairing, result=event.result)
    for pairing in state.pairings:
        known = before.pairing(pairing.number)
        if pairing.result is not None and (known is None or known.result is None):
            yield pairing


def parted(turn: TournamentTurn) -> Iterator[int]:
    """The numbers of the pairings that a command has left to others: somebody was replaced, or a result corrected."""
    for before in turn.before.state.pairings:
        after = turn.record.state.pairing(before.number)
        if not before.is_known:
            continue  # its match may have begun since, between the very two who are there now
        if after is not None and after.result is None and after.entrants != before.entrants:
            yield before.number


def length_of(record: TournamentRecord, pairing: Pairing) -> int:
    """Points of the match of a pairing."""
    plan, last = record.plan, (RoundKey.FINAL, RoundKey.DECIDER)
    key = round_key(record.state, pairing.stage, pairing.round)
    double = record.state.settings.format is Format.DOUBLE_ELIMINATION
    if (
        plan.final_length is not None
        and key in last
        and pairing.stage is (StageKey.FINALS if double else StageKey.MAIN)
    ):
        return plan.final_length
    return plan.length(pairing.round)


def first_clock(
    record: TournamentRecord, first: MatchState, computers: Sequence[bool], now: datetime, away_until: datetime | None
) -> MatchClock | None:
    """The clock of a match that begins; a host has time for each board of the simul.

    `away_until` is the end of the vacation of the player who begins.
    """
    control = record.plan.clock
    if control is not None and control.kind is ClockKind.LIVE:
        control = replace(live_control(first.length, at_zero=control.at_zero), first=control.first)
    if control is None and not any(computers):
        control = _patience(record.plan)  # silence must not hold up the whole tournament
    if control is None:
        return None
    waiting_for = first.waiting_for
    boards = len(open_pairings(record.state)) if control.host is waiting_for else 1
    if waiting_for is not None and computers[waiting_for]:
        waiting_for = None  # no clock runs for a computer
    return clock_started(control, waiting_for, now, away_until=away_until, boards=boards)


def _patience(plan: TournamentPlan) -> TimeControl:
    """How long a match without a clock waits: where its round ends no later, only that decides it, and calls for it."""
    round_lasts = plan.round_hours * 3600
    return PATIENCE if round_lasts > PATIENCE.turn else replace(PATIENCE, turn=PATIENCE.turn + round_lasts)


def begun_now(match: MatchRecord, now: datetime) -> MatchClock | None:
    """The clock of a match that is seen for the first time `now`; None where it need not be changed."""
    clock = match.clock
    if clock is None or not clock.control.first or clock.since is None or clock.due is None or any(clock.begun):
        return None
    return replace(clock, since=now, due=clock.due + (now - clock.since))


def closing(why: Closing, winner: int | None = None) -> Callable[[MatchRecord], Abandon | None]:
    """Close a match, whatever it waits for; `winner` is the id of the entrant who gets the pairing."""

    def close(match: MatchRecord) -> Abandon | None:
        side = match.state.waiting_for
        favoured = next((Side(at) for at, person in enumerate(match.players) if person.user_id == winner), None)
        return None if side is None else Abandon(side, why, favoured)

    return close


def lost_by(entrant: int | None) -> Callable[[MatchRecord], ResignMatch | None]:
    """Leaving an arena in the middle of a match loses it as if they had resigned, for the ratings too."""

    def resign(match: MatchRecord) -> ResignMatch | None:
        return next((ResignMatch(Side(at)) for at, one in enumerate(match.players) if one.user_id == entrant), None)

    return resign


def overtaken(format_: Format, result: PairingResult | None) -> Callable[[MatchRecord], Abandon | ResignMatch | None]:
    """Close a match whose pairing was decided in another way; without a `result` the tournament was called off."""
    if result is None:
        return closing(Closing.CALLED_OFF)
    if format_ is Format.ARENA and result.how is How.FORFEIT:
        return lost_by(result.loser)
    if result.how is How.STRUCK:
        return closing(Closing.OTHER_PLAYERS)
    return closing(Closing.ENTRANT_OUT if result.is_forfeit else Closing.RESULT_ENTERED, result.winner)
