"""The payment for a cube when it is settled."""

from collections.abc import Iterable

from msgspec.structs import replace

from bot.chouette import events as ev
from bot.chouette.evolution import ChouetteDraft
from bot.chouette.queries import open_cubes
from bot.chouette.state import BOX, POINT, ChouetteState, GameCube
from bot.rules.match.actions import losses_of
from bot.rules.match.state import MatchState
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
