"""Who is box, captain and partner in the next game."""

from typing import NamedTuple

from bot.chouette.queries import main_cubes, own_cube
from bot.chouette.settings import ChouetteSettings, Joiner, Rotation
from bot.chouette.state import POINT, ChouetteState, Game


class Seats(NamedTuple):
    """The order, the partner of the box, and who waits for a place."""

    order: tuple[int, ...]
    partner: int | None
    joiners: tuple[int, ...]


def box_sum(game: Game) -> int:
    """The box's result of a game against the crew, in hundredths. Extras are none of its business."""
    return -sum(one.paid or 0 for one in main_cubes(game))


def partner_share(game: Game) -> int:
    """Half of the box's sum, rounded towards zero to whole points, in hundredths."""
    return int(box_sum(game) / (2 * POINT)) * POINT


def rotated(state: ChouetteState, game: Game) -> tuple[tuple[int, ...], int | None]:
    """The order after a game and the partner that stays; the loser is last in it."""
    box, captain, *line = state.order
    if state.settings.rotation is Rotation.CAPTAIN:
        winner = captain if _paid(game, captain) > 0 else None
    else:
        winner = _la2_winner(game, captain, line)
    if winner is None:
        return (box, *line, captain), state.partner
    rest = [one for one in line if one != winner]
    order = [winner, *rest, *(one for one in (captain, box) if one != winner)]
    if state.partner is not None:
        order.insert(1, state.partner)
    return tuple(order), None


def _la2_winner(game: Game, captain: int, line: list[int]) -> int | None:
    """The captain just before the last cube was settled, if the box lost to them; at a net loss, the first in line."""
    last = captain if game.last_captain is None else game.last_captain
    if _paid(game, last) > 0:
        return last
    return (line or [captain])[0] if box_sum(game) < 0 else None


def _paid(game: Game, person: int) -> int:
    cube = own_cube(game, person)
    return 0 if cube is None or cube.paid is None else cube.paid


def seats_after(state: ChouetteState, order: tuple[int, ...], partner: int | None, loser: int | None) -> Seats:
    """The places once leavers are removed, then joiners put in as far as there is room."""
    if partner in state.leaving:
        partner = None
    if partner is not None and order[0] in state.leaving:
        order, partner = (partner, *order[1:]), None
    seats = [one for one in order if one not in state.leaving]
    room = max(0, state.settings.most - len(seats) - (partner is not None))
    # A loser who has left and comes back is a joiner like any other.
    before = state.settings.joiner is Joiner.BEFORE_LOSER and loser is not None and loser in seats
    at = seats.index(loser) if before and loser is not None else len(seats)
    seats[at:at] = state.joiners[:room]
    if len(seats) == 1 and partner is not None:
        # Two are left: they play a session of two.
        return Seats((*seats, partner), None, state.joiners[room:])
    return Seats(tuple(seats), partner, state.joiners[room:])


def partner_due(settings: ChouetteSettings, seats: Seats) -> int | None:
    """Who has to be partner of the box now, None where the table does not demand one."""
    must = settings.partner_must
    if seats.partner is not None or not must or len(seats.order) < must:
        return None
    return next(iter(candidates(settings, seats.order)), None)


def candidates(settings: ChouetteSettings, order: tuple[int, ...]) -> tuple[int, ...]:
    """Who may be partner of the box, the first to be asked in front: the line, without the captain."""
    line = order[2:]
    return line[::-1] if settings.last_asked_first else line
