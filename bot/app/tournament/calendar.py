"""When a tournament has to be looked at: its check-in, its start, the reminder and the deadline of a round. Pure."""

from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.records.tournaments import Agenda, TournamentRecord
from bot.tournaments.arena import nearest
from bot.tournaments.queries import open_pairings
from bot.tournaments.settings import Format
from bot.tournaments.state import Pairing, StageKey, TournamentPhase, TournamentState

_LATE = timedelta(hours=12)  # a round of a league that begins later than this after the last one begins at a new hour
_LAST_QUARTER = 4  # the reminder of a round is due when a quarter of its time is left


def current(state: TournamentState) -> tuple[Pairing, ...]:
    """The open pairings of the present round, which is that of the first open pairing."""
    found = open_pairings(state)
    return tuple(one for one in found if (one.stage, one.round) == (found[0].stage, found[0].round))


def agenda_after(record: TournamentRecord, state: TournamentState, now: datetime) -> Agenda:
    """The agenda once `state` is reached: a new round begins now."""
    if state.settings.format is Format.LEAGUE and state.phase is TournamentPhase.RUNNING:
        return _week_after(record, state, now)
    if state.settings.format is Format.LEAGUE and state.phase is TournamentPhase.ENDED:
        # The next season is announced once, whatever is corrected afterwards.
        return record.agenda if record.state.phase is TournamentPhase.ENDED else Agenda(began_at=now)
    if state.settings.format is Format.ARENA:
        begins = record.agenda.began_at is None and state.phase is TournamentPhase.RUNNING
        return replace(record.agenda, began_at=now) if begins else record.agenda
    pairings = current(state)
    if state.phase is not TournamentPhase.RUNNING or not pairings:
        kept = state.phase is TournamentPhase.SIGN_UP or state.paused
        return record.agenda if kept else Agenda(thread_id=record.agenda.thread_id)
    first = pairings[0]
    if (record.agenda.stage, record.agenda.round) == (first.stage, first.round):
        # Nobody can be late during a pause: after it the round has its whole time again.
        return replace(record.agenda, began_at=now, reminded=False) if record.state.paused else record.agenda
    return Agenda(first.stage, first.round, now, thread_id=record.agenda.thread_id)


def closes_at(record: TournamentRecord) -> datetime | None:
    """When the time of an arena is up; None before it has begun, and in other formats."""
    began_at = record.agenda.began_at
    if record.state.settings.format is not Format.ARENA or began_at is None:
        return None
    return began_at + timedelta(minutes=record.plan.minutes)


def _arena_look(record: TournamentRecord, now: datetime) -> datetime | None:
    """At once while somebody can be paired, and when the time of the arena is up; None once it is over."""
    closes = closes_at(record)
    if record.state.phase is not TournamentPhase.RUNNING or closes is None:
        return None
    return min(now, closes) if not record.state.paused and nearest(record.state) else closes


def _week_after(record: TournamentRecord, state: TournamentState, now: datetime) -> Agenda:
    """The agenda of a league, whose rounds take their whole time: the next one begins at the end of the last."""
    agenda = record.agenda
    if agenda.round == state.opened and agenda.stage is StageKey.LEAGUE:
        resumes = record.state.paused and not state.paused
        return replace(agenda, began_at=now, reminded=False) if resumes else agenda
    due = deadline(record)
    on_time = due is not None and due <= now < due + _LATE
    return Agenda(StageKey.LEAGUE, state.opened, due if on_time else now)


def deadline(record: TournamentRecord) -> datetime | None:
    """The deadline of the present round; None if it has none, and during a pause, after which it has another."""
    agenda, state = record.agenda, record.state
    is_going = state.phase is TournamentPhase.RUNNING and not state.paused
    if not is_going or not record.plan.round_hours or agenda.began_at is None:
        return None
    return agenda.began_at + timedelta(hours=record.plan.round_hours)


def check_in_opens(record: TournamentRecord) -> datetime | None:
    """When check-in opens; None if players need not check in, or may do so at any time."""
    plan = record.plan
    if plan.starts_at is None or not plan.check_in:
        return None
    return plan.starts_at - timedelta(minutes=plan.check_in)


def next_look(record: TournamentRecord) -> datetime | None:
    """When something is due: check-in, start, reminder, deadline, the next season of a league; None if nothing is."""
    plan, agenda = record.plan, record.agenda
    if record.state.phase is TournamentPhase.ENDED:  # its last match may have ended in a pause
        return None if agenda.reminded else agenda.began_at
    if record.state.paused:
        return None
    if record.state.phase is TournamentPhase.SIGN_UP and plan.starts_at is not None:
        opens = check_in_opens(record)
        return plan.starts_at if opens is None or agenda.reminded else opens
    due = deadline(record)
    if due is None or agenda.reminded:
        return due
    return due - timedelta(hours=plan.round_hours) / _LAST_QUARTER


def with_agenda(record: TournamentRecord, agenda: Agenda) -> TournamentRecord:
    """The record with another agenda and what follows from it."""
    changed = replace(record, agenda=agenda)
    return replace(changed, next_at=next_look(changed))


def decided(record: TournamentRecord, state: TournamentState, now: datetime) -> TournamentRecord:
    """The record after something has happened to the tournament."""
    after = with_agenda(replace(record, state=state), agenda_after(record, state, now))
    is_arena = state.settings.format is Format.ARENA and state.phase is not TournamentPhase.SIGN_UP
    return replace(after, next_at=_arena_look(after, now)) if is_arena else after
