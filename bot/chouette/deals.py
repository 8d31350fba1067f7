"""Agreements between the owners of a cube: settlements and resignations."""

from collections.abc import Iterable

from msgspec.structs import replace

from bot.chouette import commands as cmd
from bot.chouette import events as ev
from bot.chouette.evolution import ChouetteDraft
from bot.chouette.queries import cube_numbered, decider, game_now, open_cubes
from bot.chouette.state import BOX, CREW, POINT, ChouetteState, GameCube, WindowKind
from bot.errors import ChouetteError, ChouetteReason, ResignationRefused
from bot.rules.match.actions import just_refused, losses_of, resign_options
from bot.rules.match.state import MatchState, Phase
from bot.rules.scoring import Grade, counted_grade
from bot.rules.sides import Side


def as_session(state: ChouetteState, board: MatchState, cube: GameCube) -> MatchState:
    """The game as the session of two that the owners of one cube play."""
    return replace(board, rules=state.settings.rules, cube=cube.agreed, refused=cube.refused)


def payment(state: ChouetteState, cube: GameCube, loser: Side, grade: int) -> ev.Payment:
    """`loser` loses the cube, as far as both have agreed to it, at `grade`; what Jacoby does not count is left out."""
    counted = counted_grade(grade, cube.agreed, state.settings.rules)
    points = counted * cube.agreed.value
    paid = capped(state, points * POINT)
    return ev.Payment(cube.number, paid if loser is BOX else -paid, loser, counted, points)


def capped(state: ChouetteState, hundredths: int) -> int:
    """No more than one cube can cost in a game."""
    limit = state.settings.limit * POINT
    return min(hundredths, limit) if limit else hundredths


def pass_cubes(draft: ChouetteDraft, cubes: Iterable[GameCube], loser: Side) -> None:
    """A side passes: the cubes are settled at their values before."""
    payments = tuple(payment(draft.state, one, loser, Grade.SINGLE) for one in cubes)
    if payments:
        draft.record(ev.CubesSettled(ev.How.PASSED, payments))


def play_out(draft: ChouetteDraft, loser: Side, grade: int) -> None:
    """The game ended on the board."""
    payments = tuple(payment(draft.state, one, loser, grade) for one in open_cubes(draft.game))
    draft.record(ev.CubesSettled(ev.How.BORNE_OFF, payments))


def lose_on_time(draft: ChouetteDraft, side: Side) -> None:
    """Each open cube is lost at the most that the position can still cost.

    One that the other side offers to lose is settled as offered: silence takes it, as in a match.
    """
    state, board = draft.state, draft.game.board
    draft.record(ev.TimeRanOut(side))
    conceded, lost = list[ev.Payment](), list[ev.Payment]()
    for one in open_cubes(draft.game):
        if (offer := one.offered_to(side)) is not None:
            conceded.append(payment(state, one, offer.side, offer.grade))
        else:
            lost.append(payment(state, one, side, losses_of(as_session(state, board, one), side)[-1]))
    for how, payments in ((ev.How.RESIGNED, conceded), (ev.How.TIME_RAN_OUT, lost)):
        if payments:
            draft.record(ev.CubesSettled(how, tuple(payments)))


def settle(draft: ChouetteDraft, command: cmd.Settle) -> None:
    """Raises ChouetteError: NO_SETTLEMENTS, COMPUTER, ROLLED, WINDOW_OPEN, NOT_YOUR_CUBE, PRICE with the highest."""
    cube, side = _mine(draft.state, command.by, command.cube)
    check_settling(draft.state, cube)
    most = capped(draft.state, 3 * cube.cube.value * POINT)
    if abs(command.hundredths) > most:
        raise ChouetteError(ChouetteReason.PRICE, command.by, cube.number, most)
    draft.record(ev.SettlementOffered(cube.number, side, command.hundredths))


def accept_settlement(draft: ChouetteDraft, command: cmd.AcceptSettlement) -> None:
    """Raises ChouetteError(NO_OFFER) for an offer that is not, or no longer, there, and what `settle` raises."""
    cube, side = _mine(draft.state, command.by, command.cube)
    check_settling(draft.state, cube)
    offer = cube.settlement
    if offer is None or offer.side is side or offer.hundredths != command.hundredths:
        raise ChouetteError(ChouetteReason.NO_OFFER, command.by, cube.number)
    draft.record(ev.CubesSettled(ev.How.SETTLED, (ev.Payment(cube.number, offer.hundredths),)))


def resign(draft: ChouetteDraft, command: cmd.Resign) -> None:
    """A loss that cannot be refused happens at once; else the other owner has to accept it.

    Raises ResignationRefused right after a refusal, ChouetteError: WINDOW_OPEN, NOT_YOUR_CUBE and `cube_numbered`'s.
    """
    if not command.cubes:
        raise ChouetteError(ChouetteReason.NO_SUCH_CUBE, command.by)
    state = draft.state
    final: list[ev.Payment] = []
    offers: list[ev.ResignationOffered] = []
    for number in dict.fromkeys(command.cubes):
        cube, side = _mine(state, command.by, number)
        _check_undecided(state, cube)
        session = as_session(state, draft.game.board, cube)
        options = resign_options(session, side)
        if just_refused(session, side) and command.grade < options[-1].grade:
            raise ResignationRefused
        option = next((one for one in options if one.grade >= command.grade), options[-1])
        if option.final:
            final.append(payment(state, cube, side, option.grade))
        else:
            offers.append(ev.ResignationOffered(number, side, option.grade))
    for offer in offers:
        draft.record(offer)
    if final:
        draft.record(ev.CubesSettled(ev.How.RESIGNED, tuple(final)))


def accept_resignation(draft: ChouetteDraft, command: cmd.AcceptResignation) -> None:
    """Raises ChouetteError: NO_OFFER, WINDOW_OPEN, NOT_YOUR_CUBE and `cube_numbered`'s."""
    cube, side = _mine(draft.state, command.by, command.cube)
    _check_undecided(draft.state, cube)
    offer = cube.resigning
    if offer is None or offer.side is side:
        raise ChouetteError(ChouetteReason.NO_OFFER, command.by, cube.number)
    draft.record(ev.CubesSettled(ev.How.RESIGNED, (payment(draft.state, cube, offer.side, offer.grade),)))


def refuse_resignation(draft: ChouetteDraft, command: cmd.RefuseResignation) -> None:
    """Also for taking one's own offer back. Raises ChouetteError: NO_OFFER, NOT_YOUR_CUBE and `cube_numbered`'s."""
    cube, _side = _mine(draft.state, command.by, command.cube)
    if cube.resigning is None:
        raise ChouetteError(ChouetteReason.NO_OFFER, command.by, cube.number)
    draft.record(ev.ResignationRefused(cube.number))


def _mine(state: ChouetteState, by: int, number: int) -> tuple[GameCube, Side]:
    cube = cube_numbered(game_now(state), number)
    for side in (CREW, BOX):
        if decider(state, cube, side) == by:
            return cube, side
    raise ChouetteError(ChouetteReason.NOT_YOUR_CUBE, by, number)


def may_settle(state: ChouetteState, cube: GameCube) -> bool:
    """Can the owners of a cube agree on a price for it now?"""
    try:
        check_settling(state, cube)
    except ChouetteError:
        return False
    return True


def check_settling(state: ChouetteState, cube: GameCube) -> None:
    """Raises ChouetteError: NO_SETTLEMENTS, COMPUTER (both owners have to be people), ROLLED, WINDOW_OPEN."""
    if not state.settings.settlements:
        raise ChouetteError(ChouetteReason.NO_SETTLEMENTS)
    for side in Side:
        person = decider(state, cube, side)
        if person in state.computers:
            raise ChouetteError(ChouetteReason.COMPUTER, person, cube.number)
    if game_now(state).board.phase is not Phase.TO_ROLL:
        raise ChouetteError(ChouetteReason.ROLLED)
    _check_undecided(state, cube)


def _check_undecided(state: ChouetteState, cube: GameCube) -> None:
    """While doubles are answered and extras given, nothing else is agreed on."""
    window = game_now(state).window
    if cube.offered or (window is not None and window.kind is not WindowKind.DOUBLE):
        raise ChouetteError(ChouetteReason.WINDOW_OPEN, cube=cube.number)
