"""Where a tournament stands, as one person is told."""

from collections.abc import Mapping, Sequence

from bot.records.tournaments import TournamentRecord
from bot.texts.catalogue import say
from bot.tournaments.arena_table import seat_of
from bot.tournaments.events import ResultCorrected
from bot.tournaments.queries import is_open, next_pairings_for, resting, rounds_left
from bot.tournaments.settings import Format
from bot.tournaments.standings import standings
from bot.tournaments.state import Entrant, Pairing, StageKey, Status, TournamentPhase, TournamentState
from bot.ui.kit.message import Listing, Post
from bot.ui.kit.names import escaped
from bot.ui.tournament.group_pictures import entrant_name
from bot.ui.tournament.group_view import arena_lines, entrant_lines, heading_of, starts, taps_of
from bot.ui.tournament.pictures import pairing_title, sides_of
from bot.ui.tournament.view import entrant_named, open_pairings, phase_lines, terms_line, tournament_post


def status_post(
    record: TournamentRecord,
    matches: Mapping[int, str],
    user_id: int,
    corrections: Sequence[ResultCorrected] = (),
    *,
    organizes: bool = False,
) -> Post:
    """Where it stands, for one person: the round, what is played (`matches`: links by pairing), what they do next.

    `corrections` by organizers are listed with who made them, and the results before and after. Who `organizes` it can
    start it.
    """
    state = record.state
    own = next_pairings_for(state, user_id)[:1]
    lines: list[str | Listing] = [heading_of(record), terms_line(record)]
    if state.settings.format is Format.ARENA and state.phase is TournamentPhase.RUNNING:
        lines += [*arena_lines(record), open_pairings(record, matches, own)]
    else:
        lines += phase_lines(record, matches, own)
    if state.phase is TournamentPhase.SIGN_UP:
        lines += entrant_lines(record)
    if state.phase is TournamentPhase.RUNNING:
        lines += _own(record, matches, user_id)
    lines.append(Listing([_corrected(record, one) for one in corrections]))
    return tournament_post(record, lines, [*taps_of(record), *(starts(record) if organizes else ())])


def _own(record: TournamentRecord, matches: Mapping[int, str], user_id: int) -> list[str]:
    """All that somebody who takes part has to know: their next match, or why they have none."""
    state = record.state
    one = state.find(user_id)
    where = "" if one is None else _where(record, one)
    lines = [say("tournament-you", where=where)] if where else []
    for pairing in next_pairings_for(state, user_id)[:1]:
        first, second = map(escaped, sides_of(state, pairing))
        said = say("tournament-your-match", round=pairing_title(state, pairing), first=first, second=second)
        lines.append(f"{said} {matches.get(pairing.number, '')}".rstrip())
    return lines


def what_follows(record: TournamentRecord, pairing: Pairing) -> str:
    """The next step for the two of a pairing that was decided, the winner first, as everyone is told."""
    winner = None if pairing.result is None else pairing.result.winner
    ids = sorted(filter(None, pairing.entrants), key=lambda one: one != winner)
    nexts_and_whens = zip(*(_follows(record, one) for one in map(record.state.find, ids) if one), strict=True)
    return " ".join(dict.fromkeys(text for texts in nexts_and_whens for text in texts if text))


def _follows(record: TournamentRecord, one: Entrant) -> tuple[str, str]:
    """The next match of somebody, and when it comes if that's not up to its players; or why they have none."""
    state, who = record.state, entrant_named(record, one.id)
    where = _where(record, one)
    if where:
        return say("tournament-then", where=where, who=who), ""
    pairing = next_pairings_for(state, one.id)[0]
    first, second = map(escaped, sides_of(state, pairing))
    opponent = second if pairing.entrants[0] == one.id else first
    text = say("tournament-next-match", who=who, round=pairing_title(state, pairing), opponent=opponent)
    waits = pairing.stage in (StageKey.GROUPS, StageKey.LEAGUE) and not is_open(state, pairing)
    return text, say("tournament-then", where="next_round", who=who) if waits else ""


def _where(record: TournamentRecord, one: Entrant) -> str:
    """Where somebody is who has no next match, as texts tell it; empty for a person who has one."""
    state, seat = record.state, seat_of(record.state, one.id)
    if one.status is Status.WAITING:
        return "next_season" if state.settings.format is Format.LEAGUE else "waiting"
    if one.is_out:
        return "out" if one.seed or one.status is not Status.NO_SHOW else "absent"
    if seat is not None:
        return "paused" if seat.paused else "" if seat.playing else "break" if state.paused else "free"
    if next_pairings_for(state, one.id):
        return ""
    if one.id in resting(state):
        return "bye_won" if state.settings.format is Format.SWISS else "bye"
    if rounds_left(state):
        return "next_round"
    if state.settings.advance and state.stage(StageKey.MAIN) is None:
        return "groups"
    if _has_played_final(state, one.id):
        return "final"
    is_through = any(line.entrant == one.id and not line.is_out for line in standings(state))
    return "done" if is_through else "out"


def _has_played_final(state: TournamentState, person: int) -> bool:
    """Has somebody played the final, while matches beside it are still open: for third place, or of a consolation?"""
    bracket = [one for one in state.pairings if one.stage is StageKey.MAIN]
    if not bracket or state.stage(StageKey.FINALS) is not None:  # in double elimination nothing is played beside it
        return False
    final = max(bracket, key=lambda one: one.round)
    return final.result is not None and person in final.entrants


def _corrected(record: TournamentRecord, event: ResultCorrected) -> str:
    before, after = (escaped(entrant_name(record.state, one.winner) or "-") for one in (event.before, event.after))
    by = f"<@{event.by}>" if event.by is not None and event.by > 0 else "-"
    same = event.before.winner == event.after.winner
    return say("correction-line", pairing=event.pairing, before=before, after=after, by=by, same=same)
