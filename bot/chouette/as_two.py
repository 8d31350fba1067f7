"""A decision of a chouette as the session of two has it whose cube it is about."""

from msgspec.structs import replace

from bot.chouette.deals import as_session
from bot.chouette.queries import cube_numbered, decider, game_now, open_cubes
from bot.chouette.state import ChouetteState, GameCube
from bot.rules.match.state import MatchState, Phase, Resignation
from bot.rules.sides import Side


def session_over(state: ChouetteState, number: int) -> MatchState:
    """The game over one open cube: waiting for an answer if there is one to be given about it, else on the board.

    Raises ChouetteError: NO_GAME, NO_SUCH_CUBE, CUBE_SETTLED.
    """
    game = game_now(state)
    cube = cube_numbered(game, number)
    session = as_session(state, game.board, cube)
    if cube.resigning is not None:
        side, grade = cube.resigning.side, cube.resigning.grade
        offer = Resignation(side, grade, grade * cube.agreed.value, session.phase)
        return replace(session, phase=Phase.RESIGNATION_OFFERED, resignation=offer)
    if cube.offered:
        # Of an offer, a match keeps the cube as it was before.
        return replace(session, phase=Phase.DOUBLE_OFFERED, cube=cube.cube, beavers=cube.offered - 1)
    return session


def cube_at_heart(state: ChouetteState, person: int, side: Side) -> GameCube:
    """The cube by which somebody who plays for a side plays: the highest that they decide, else the highest open one.

    Raises ChouetteError(NO_GAME).
    """
    cubes = open_cubes(game_now(state))
    own = [one for one in cubes if decider(state, one, side) == person]
    return max(own or cubes, key=lambda one: one.agreed.value)
