"""The special ways of a league: the draw of its divisions, its rounds, joining and leaving while it runs."""

from bot.errors import TournamentError, TournamentReason
from bot.tournaments import commands as cmd
from bot.tournaments import entry
from bot.tournaments import events as ev
from bot.tournaments.elimination import Draw
from bot.tournaments.league import divided, leaves_early
from bot.tournaments.progress import TournamentDraft, record_draw
from bot.tournaments.results import touch_entrant
from bot.tournaments.round_robin import draw_rounds
from bot.tournaments.settings import SMALLEST, Format
from bot.tournaments.state import StageKey, Status, TournamentPhase, TournamentState


def is_late(state: TournamentState, command: cmd.Command) -> bool:
    """Does somebody go off the waiting list of what runs, or sign up for a league's season after the current one?"""
    if state.phase is not TournamentPhase.RUNNING:
        return False
    if isinstance(command, cmd.Leave):
        one = state.find(command.entrant)
        return one is not None and one.status is Status.WAITING
    return state.settings.format is Format.LEAGUE and isinstance(command, cmd.Join)


def join(draft: TournamentDraft, command: cmd.Join) -> None:
    """Sign up; while a season runs, for the next one. Raises ALREADY_JOINED, ALREADY_OUT."""
    if draft.state.phase is TournamentPhase.SIGN_UP:
        entry.join(draft, command)
        return
    known = draft.state.find(command.entrant)
    if known is not None:
        raise entry.known_already(known)
    draft.record(ev.EntrantJoined(command.entrant, command.name, command.rating, waiting=True))


def start(draft: TournamentDraft, command: cmd.Start) -> None:
    """Draw the divisions and begin the first round: players keep their place, newcomers start at the bottom.

    Raises TOO_FEW, its `detail` "league", for fewer than four.
    """
    state = draft.state
    field = [one for one in state.entrants if one.is_signed_up]
    if len(field) < SMALLEST:
        raise TournamentError(TournamentReason.TOO_FEW, detail="league")
    there = {one.id for one in field}
    placed = [entrant for division in command.places for entrant in division if entrant in there]
    newcomers = [one for one in field if one.id not in set(placed)]
    by_hand = tuple(one for one in command.order if one not in set(placed))
    seeded = entry.seed_order(newcomers, state.settings.seeding, command.seed, by_hand)
    order = (*placed, *seeded)
    divisions = divided(order, command.places, state.settings.division)
    draft.record(ev.TournamentStarted(order, command.seed, (), command.by))
    draw = Draw()
    draw_rounds(draw, StageKey.LEAGUE, divisions)
    record_draw(draft, draw)
    draft.record(ev.RoundBegun(1, command.by))


def next_round(draft: TournamentDraft, command: cmd.NextRound) -> None:
    """Begin the next round in which there is something to play. Raises UNFINISHED, NO_ROUND_LEFT."""
    state = draft.state
    stage = state.stage(StageKey.LEAGUE)
    if stage is None or state.opened >= stage.rounds:
        raise TournamentError(TournamentReason.NO_ROUND_LEFT)
    for pairing in state.pairings:
        if pairing.result is None and pairing.round <= state.opened:
            raise TournamentError(TournamentReason.UNFINISHED, pairing=pairing.number)
    left = [pairing.round for pairing in state.pairings if pairing.result is None]
    draft.record(ev.RoundBegun(min(left, default=stage.rounds), command.by))


def withdraw(draft: TournamentDraft, command: cmd.Withdraw) -> None:
    """Out: before half of their matches none counts, later the rest is forfeited. Raises NOT_JOINED, ALREADY_OUT."""
    entry.playing(draft.state, command.entrant)
    if leaves_early(draft.state, command.entrant):
        draft.record(ev.EntrantStruck(command.entrant, command.by))
    else:
        draft.record(ev.EntrantWithdrew(command.entrant, command.by))
    touch_entrant(draft, command.entrant)
