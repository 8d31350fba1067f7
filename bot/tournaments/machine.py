"""The tournament as a machine: `decide` says what a command causes, `evolve` what an event changes.

Both are pure; random draws come from the seed that Start is given and nothing else. All automatic consequences (byes,
forfeits of entrants who are out, the next Swiss round, the knockout after groups, the decider of a double elimination,
the end) follow in the same decision.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from bot.errors import TournamentError, TournamentReason
from bot.eventlog import log
from bot.tournaments import commands as cmd
from bot.tournaments import entry, results, season, teams
from bot.tournaments import events as ev
from bot.tournaments.arena import decide_arena, expect_running, is_of_arena
from bot.tournaments.evolution import evolve
from bot.tournaments.parting import Apart
from bot.tournaments.progress import TournamentDraft, draw_swiss_round, go_on
from bot.tournaments.queries import rounds_left
from bot.tournaments.settings import Format
from bot.tournaments.sides import decide_for_side
from bot.tournaments.state import TournamentPhase, TournamentState

_AFTER_THE_END: Final = (cmd.Correct, cmd.Report)
"""After the end, a report can only repeat or contradict an existing one, and gets that answer."""
_NOT_PAUSED: Final = (
    cmd.Join,
    cmd.CheckIn,
    cmd.Start,
    cmd.NoShow,
    cmd.CloseRound,
    cmd.NextRound,
    cmd.Pair,
    cmd.LateJoin,
    cmd.Pause,
)


def create(command: cmd.Create) -> tuple[ev.Event, ...]:
    """The first event of a tournament. Raises TournamentError(SETTINGS), its `detail` the invalid setting."""
    command.settings.check()
    created = ev.TournamentCreated(command.settings, command.by)
    host = command.host
    return (created,) if host is None else (created, ev.EntrantJoined(host.entrant, host.name))


def decide(state: TournamentState, command: cmd.Command, apart: Apart = frozenset()) -> tuple[ev.Event, ...]:
    """The events that `command` causes in `state`; never empty. Raises TournamentError.

    `apart` holds the ids of pairs that aren't drawn against each other if another draw exists.
    """
    if isinstance(command, cmd.OfSide):
        return decide_for_side(state, command, decide)
    if state.settings.format is Format.ARENA and is_of_arena(state, command):
        expect_running(state, command)
        return decide_arena(state, command, apart)
    _expect_phase(state, command)
    draft = TournamentDraft(state, apart)
    obeys = _IN_FORMAT.get((state.settings.format, type(command))) or _OBEY[type(command)]
    obeys(draft, command)
    go_on(draft)
    return draft.events


def fold(events: Iterable[ev.Event]) -> TournamentState:
    """The state that a whole log leads to. Raises ValueError for a log that doesn't begin with TournamentCreated."""
    return log.fold(evolve, events)


def _expect_phase(state: TournamentState, command: cmd.Command) -> None:
    phase = state.phase
    if phase is TournamentPhase.CANCELLED or (
        phase is TournamentPhase.ENDED and not isinstance(command, _AFTER_THE_END)
    ):
        raise TournamentError(TournamentReason.OVER)
    if isinstance(command, cmd.AtSignUp):
        if season.is_late(state, command):
            return
        if phase is not TournamentPhase.SIGN_UP:
            raise TournamentError(TournamentReason.STARTED)
    elif phase is TournamentPhase.SIGN_UP and not isinstance(command, cmd.AnyTime):
        raise TournamentError(TournamentReason.NOT_STARTED)
    if state.paused and isinstance(command, _NOT_PAUSED):
        raise TournamentError(TournamentReason.PAUSED)


def _next_round(draft: TournamentDraft, _: cmd.NextRound) -> None:
    """Raises UNFINISHED, with a pairing that has no result, and NO_ROUND_LEFT."""
    state = draft.state
    waiting = next((pairing.number for pairing in state.pairings if pairing.result is None), None)
    if rounds_left(state) < 1:
        raise TournamentError(TournamentReason.NO_ROUND_LEFT)
    if waiting is not None:
        raise TournamentError(TournamentReason.UNFINISHED, pairing=waiting)
    draw_swiss_round(draft)


def _resume(draft: TournamentDraft, command: cmd.Resume) -> None:
    if not draft.state.paused:
        raise TournamentError(TournamentReason.NOT_PAUSED)
    draft.record(ev.TournamentResumed(command.by))


def _only_in_arena(_: TournamentDraft, __: cmd.Command) -> None:
    raise TournamentError(TournamentReason.NOT_IN_ARENA)


_Obeys = Callable[[TournamentDraft, Any], None]
_OBEY: Final[dict[type[cmd.Command], _Obeys]] = {
    cmd.Join: entry.join,
    cmd.Leave: entry.leave,
    cmd.CheckIn: entry.check_in,
    cmd.Start: entry.start,
    cmd.Report: results.report,
    cmd.Correct: results.correct,
    cmd.Forfeit: results.forfeit,
    cmd.NoShow: results.no_show,
    cmd.CloseRound: results.close_round,
    cmd.Withdraw: entry.withdraw,
    cmd.Replace: entry.substitute,
    cmd.LateJoin: entry.late_join,
    cmd.NextRound: _next_round,
    cmd.Unplayed: results.unplayed,
    cmd.LineUp: teams.line_up,
    cmd.Substitute: teams.substitute,
    cmd.WithdrawTeam: teams.withdraw,
    cmd.EndNow: teams.end_now,
    cmd.PlayOn: teams.play_on,
    cmd.Pause: lambda draft, command: draft.record(ev.TournamentPaused(command.by)),
    cmd.Resume: _resume,
    cmd.Cancel: lambda draft, command: draft.record(ev.TournamentCancelled(command.by)),
    **dict.fromkeys((cmd.Rest, cmd.Back, cmd.Pair, cmd.Close), _only_in_arena),
}
_IN_FORMAT: Final[dict[tuple[Format, type[cmd.Command]], _Obeys]] = {
    (Format.LEAGUE, cmd.Join): season.join,
    (Format.LEAGUE, cmd.Start): season.start,
    (Format.LEAGUE, cmd.Withdraw): season.withdraw,
    (Format.LEAGUE, cmd.NextRound): season.next_round,
    (Format.TEAM, cmd.Join): teams.join,
    (Format.TEAM, cmd.Start): teams.start,
}
"""The formats that do it in another way."""
