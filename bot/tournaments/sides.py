"""A team match between two servers: what the organizers of each may do by themselves, and what takes both.

Team 1 is at home: its side announced the match, starts it, pauses it and ends it. Team 2 is the guest. A result that
one side enters counts once the other confirms it. The guest may always withdraw, and may end the match as it stands if
the home side leaves it without an answer.
"""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from bot.errors import TournamentError, TournamentReason
from bot.tournaments import commands as cmd
from bot.tournaments import events as ev
from bot.tournaments.state import Claim, TournamentPhase, TournamentState

HOME: Final = 1
GUEST: Final = 2
LAPSES: Final = timedelta(hours=72)
"""A result that the other side hasn't confirmed by then counts for nothing."""
PATIENCE: Final = timedelta(days=7)
"""The time that the home side has to answer before the guest may end the match."""


def given(side: int, command: cmd.Command, at: datetime, given_back: timedelta) -> cmd.Command:
    """A command as it is given `at` a time for one `side`; 0 where both sides are the same organizers'."""
    return cmd.OfSide(side, command, at, given_back) if side else command


def decide_for_side(
    state: TournamentState, asked: cmd.OfSide, decide: Callable[[TournamentState, cmd.Command], tuple[ev.Event, ...]]
) -> tuple[ev.Event, ...]:
    """The events of a command that one side gives. Raises OTHER_SIDE, LAPSED, ASKED, and what `decide` raises."""
    command, side = asked.command, asked.side
    is_home = isinstance(command, cmd.Start | cmd.Pause | cmd.Resume | cmd.PlayOn)
    if _team_of(state, command) not in (0, side) or (is_home and side != HOME):
        raise TournamentError(TournamentReason.OTHER_SIDE)
    if isinstance(command, cmd.EndNow):
        return _end(state, asked, command.by) or decide(state, command)
    if isinstance(command, cmd.Cancel) and side == GUEST and state.phase is TournamentPhase.RUNNING:
        command = cmd.WithdrawTeam(GUEST, command.by)
    events = decide(state, command)
    if not isinstance(command, cmd.Report | cmd.Correct):
        return events
    claim = Claim(command.pairing, command.winner, command.score, side, asked.counted, command.by)
    return events if is_confirmed(state, asked) else (ev.ResultClaimed(claim),)


def is_confirmed(state: TournamentState, asked: cmd.OfSide) -> bool:
    """Has the other side entered the very result that this one enters now, not too long ago?"""
    entered = asked.command
    return isinstance(entered, cmd.Report | cmd.Correct) and any(
        (one.pairing, one.winner, one.score) == (entered.pairing, entered.winner, entered.score)
        and one.side != asked.side
        and asked.counted < one.at + LAPSES
        for one in state.claims
    )


def _end(state: TournamentState, asked: cmd.OfSide, by: int | None) -> tuple[ev.Event, ...]:
    """The guest's request to end the match as it stands; empty once it can be ended."""
    side, asked_at = asked.side, state.end_asked
    if side == HOME and asked_at is None:
        raise TournamentError(TournamentReason.LAPSED)
    if side == HOME or (asked_at is not None and asked.counted >= asked_at + PATIENCE):
        return ()
    if asked_at is not None:
        raise TournamentError(TournamentReason.ASKED, at=asked_at + PATIENCE + asked.given_back)
    if state.phase is not TournamentPhase.RUNNING:
        raise TournamentError(TournamentReason.NOT_STARTED)
    return (ev.EndAsked(asked.counted, by),)


def _team_of(state: TournamentState, command: cmd.Command) -> int:
    """The team that a command is about; 0 for none, and for what players do themselves."""
    match command:
        case cmd.LineUp() | cmd.Join():
            return command.team
        case cmd.Substitute() | cmd.Replace() | cmd.Forfeit() | cmd.Withdraw() if command.by != command.entrant:
            found = state.find(command.entrant)
            return 0 if found is None else found.team
    return 0
