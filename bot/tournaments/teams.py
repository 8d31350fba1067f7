"""A team match: who plays whom, who takes over whose boards, and which team is ahead.

Matches won decide, then game points, then the lowest board that somebody has won. Giving up a board never costs less
than losing it: it's lost by the whole length.
"""

from enum import StrEnum

import msgspec

from bot.errors import TournamentError, TournamentReason
from bot.tournaments import commands as cmd
from bot.tournaments import entry
from bot.tournaments import events as ev
from bot.tournaments.elimination import Draw
from bot.tournaments.progress import TournamentDraft, record_draw
from bot.tournaments.state import Entrant, How, Pairing, PairingResult, Slot, SlotKind, Stage, StageKey, TournamentState

TEAMS = (1, 2)


class DecidedBy(StrEnum):
    """The criterion that puts one team ahead of the other."""

    NOTHING = "nothing"
    MATCHES = "matches"
    POINTS = "points"
    BOARD = "board"


class TeamScore(msgspec.Struct, frozen=True):
    """The score of a team match; pairs are of team 1 and team 2. `ahead` is 1 or 2, 0 if nothing separates them."""

    matches: tuple[int, int]
    points: tuple[int, int]
    ahead: int
    by: DecidedBy


def line_up_of(state: TournamentState, team: int) -> tuple[Entrant, ...]:
    """The players of a team by board: at the sign-up as they joined, afterward with those who took over boards."""
    if state.stages:
        return tuple(one for one in state.field if one.team == team)
    return tuple(one for one in state.entrants if one.team == team and one.is_signed_up)


def size_of(state: TournamentState) -> int:
    """How many players a team has."""
    return state.settings.limit // 2


def boards_of(state: TournamentState) -> tuple[Pairing, ...]:
    """The pairings, the first board first."""
    return tuple(one for one in state.pairings if one.stage is StageKey.TEAM)


def points_of(result: PairingResult, length: int) -> tuple[int, int]:
    """The game points of winner and loser; a board that was given up or awarded without points counts as lost to 0."""
    return result.score if any(result.score) else (length, 0)


def team_score(state: TournamentState, length: int) -> TeamScore:
    """The current score of a team match whose matches are played to `length` points."""
    team = {one.id: one.team for one in state.entrants}
    matches, points = [0, 0], [0, 0]
    first = 0
    for pairing in boards_of(state):
        result = pairing.result
        if result is None or result.winner is None:
            continue
        winner = team[result.winner]
        first = first or winner
        matches[winner - 1] += 1
        won, lost = points_of(result, length)
        points[winner - 1] += won
        points[2 - winner] += lost
    tried = ((DecidedBy.MATCHES, matches), (DecidedBy.POINTS, points), (DecidedBy.BOARD, [first == 1, first == 2]))
    ahead = ((1 if one > other else 2, by) for by, (one, other) in tried if one != other)
    return TeamScore((matches[0], matches[1]), (points[0], points[1]), *next(ahead, (0, DecidedBy.NOTHING)))


def join(draft: TournamentDraft, command: cmd.Join) -> None:
    """Into a team, or from one into the other. Raises ALREADY_JOINED, FULL, NOT_JOINED for an unknown team."""
    state = draft.state
    if command.team not in TEAMS:
        raise TournamentError(TournamentReason.SETTINGS, detail="teams")
    before = state.find(command.entrant)
    if before is not None and before.team == command.team:
        raise TournamentError(TournamentReason.ALREADY_JOINED, entrant=command.entrant)
    if len(line_up_of(state, command.team)) >= size_of(state):
        raise TournamentError(TournamentReason.FULL)
    if before is not None:
        draft.record(ev.EntrantLeft(command.entrant))
    draft.record(ev.EntrantJoined(command.entrant, command.name, command.rating, team=command.team))


def line_up(draft: TournamentDraft, command: cmd.LineUp) -> None:
    """Set the order of a team. Raises NOT_JOINED for somebody who is not in it."""
    names = {one.id for one in line_up_of(draft.state, command.team)}
    for entrant in command.order:
        if entrant not in names:
            raise TournamentError(TournamentReason.NOT_JOINED, entrant=entrant)
    draft.record(ev.LinedUp(command.team, tuple(dict.fromkeys(command.order)), command.by))


def start(draft: TournamentDraft, command: cmd.Start) -> None:
    """Fix the line-ups and draw. Raises TOO_FEW, its `detail` "teams", unless both teams have as many players."""
    state = draft.state
    one, other = ([player.id for player in line_up_of(state, team)] for team in TEAMS)
    if not one or len(one) != len(other):
        raise TournamentError(TournamentReason.TOO_FEW, detail="teams")
    draft.record(ev.TournamentStarted((*one, *other), command.seed, (), command.by))
    rounds = 1 if state.settings.board_by_board else len(one)
    draw = Draw()
    draw.stages.append(Stage(StageKey.TEAM, rounds))
    for shift in range(rounds):
        for board, player in enumerate(one):
            opponent = other[(board + shift) % len(other)]
            draw.add(StageKey.TEAM, shift + 1, Slot(SlotKind.ENTRANT, player), Slot(SlotKind.ENTRANT, opponent))
    record_draw(draft, draw)


def withdraw(draft: TournamentDraft, command: cmd.WithdrawTeam) -> None:
    """All players of a team leave: their open boards are lost. Raises ALREADY_OUT if nobody is left."""
    team = [one for one in line_up_of(draft.state, command.team) if not one.is_out]
    if not team:
        raise TournamentError(TournamentReason.ALREADY_OUT)
    for one in team:
        entry.withdraw(draft, cmd.Withdraw(one.id, command.by))


def end_now(draft: TournamentDraft, command: cmd.EndNow) -> None:
    """End it as it stands: nobody wins the boards that are left, begun or not."""
    for pairing in [one for one in draft.state.pairings if one.result is None]:
        draft.settle(pairing.number, PairingResult(How.UNPLAYED, by=command.by))


def play_on(draft: TournamentDraft, command: cmd.PlayOn) -> None:
    """The home side doesn't want to end it. Raises LAPSED if nobody asked."""
    if draft.state.end_asked is None:
        raise TournamentError(TournamentReason.LAPSED)
    draft.record(ev.EndDeclined(command.by))


def substitute(draft: TournamentDraft, command: cmd.Substitute) -> None:
    """A newcomer takes over boards that haven't been played.

    Raises NOT_JOINED, ALREADY_JOINED for a newcomer who already plays, NO_BOARD_LEFT.
    """
    state = draft.state
    entry.playing(state, command.entrant)
    entry.newcomer(state, command.newcomer)
    boards = [state.pairing(number) for number in command.boards]
    if not boards or any(one is None or one.result or command.entrant not in one.entrants for one in boards):
        raise TournamentError(TournamentReason.NO_BOARD_LEFT, entrant=command.entrant)
    taken = ev.BoardsTakenOver(
        command.entrant, command.newcomer, command.name, command.boards, command.rating, command.by
    )
    draft.record(taken)
