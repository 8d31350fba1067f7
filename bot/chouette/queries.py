"""Questions about a chouette: who is captain, who decides, who may consult, whom it waits for."""

from collections.abc import Iterable

from msgspec.structs import replace

from bot.chouette.settings import Consulting
from bot.chouette.state import BOX, CAPTAIN, ChouetteState, Game, GameCube
from bot.errors import ChouetteError, ChouetteReason
from bot.rules.match.state import Phase
from bot.rules.sides import Side


def game_now(state: ChouetteState) -> Game:
    """The game being played. Raises ChouetteError(NO_GAME) when there is none."""
    if state.game is None:
        raise ChouetteError(ChouetteReason.NO_GAME)
    return state.game


def box_of(state: ChouetteState) -> int:
    """The first in the order."""
    return state.order[0]


def crew_of(state: ChouetteState) -> tuple[int, ...]:
    """Everyone else in the order: the captain of the start, then the line."""
    return state.order[1:]


def main_cubes(game: Game) -> tuple[GameCube, ...]:
    """The crew's cubes against the box, without extras."""
    return tuple(one for one in game.cubes if not one.extra)


def open_cubes(game: Game) -> tuple[GameCube, ...]:
    """The cubes that are not settled yet, extras among them."""
    return tuple(one for one in game.cubes if one.is_open)


def own_cube(game: Game, person: int) -> GameCube | None:
    """The cube of one of the crew against the box."""
    return next((one for one in game.cubes if one.crew == person and not one.extra), None)


def cube_numbered(game: Game, number: int) -> GameCube:
    """The cube of that number. Raises ChouetteError: NO_SUCH_CUBE, CUBE_SETTLED."""
    if not 0 <= number < len(game.cubes):
        raise ChouetteError(ChouetteReason.NO_SUCH_CUBE, cube=number)
    if not game.cubes[number].is_open:
        raise ChouetteError(ChouetteReason.CUBE_SETTLED, cube=number)
    return game.cubes[number]


def is_in(game: Game, person: int) -> bool:
    """Is the person one of the crew whose cube is not settled?"""
    cube = own_cube(game, person)
    return cube is not None and cube.is_open


def has_open(game: Game, person: int) -> bool:
    """Has the person a cube or an extra of their own, on either side, that is not settled? The box's are the crew's."""
    return any(person == one.crew or (one.extra and person == one.other) for one in open_cubes(game))


def givers_of(game: Game) -> tuple[int, ...]:
    """Who has given an extra that is not settled: they are on the side of the box."""
    return tuple(one.other for one in open_cubes(game) if one.extra)


def next_captain(state: ChouetteState, *, but: Iterable[int] = ()) -> int | None:
    """The first of the crew who is in, here, and was not replaced; None if there is nobody."""
    game = game_now(state)
    out = {*state.gone, *game.replaced, *but}
    return next((one for one in crew_of(state) if one not in out and is_in(game, one)), None)


def captain_of(state: ChouetteState) -> int | None:
    """Who rolls and moves for the crew; None if nobody could.

    Usually the first who is in and was not replaced. If there is nobody like that: who is in although replaced, the
    taker of extras, or who decides the cubes of those who left. A state never changes, so it is derived once and kept.
    """
    derived = vars(state)
    if "captain" not in derived:
        derived["captain"] = _captain(state)
    captain: int | None = derived["captain"]
    return captain


def _captain(state: ChouetteState) -> int | None:
    game = game_now(state)
    captain = next_captain(state)
    if captain is not None:
        return captain
    here = [one for one in crew_of(state) if one not in state.gone]
    still = next((one for one in here if is_in(game, one)), None)
    if still is not None:
        return still
    left = [one for one in main_cubes(game) if one.is_open]
    if left:
        givers = givers_of(game)
        trusted = [one for cube in left if (one := state.proxies.get(cube.crew, CAPTAIN)) in here and one not in givers]
        return next(iter([*trusted, *(one for one in here if one not in givers)]), None)
    taker = next((one.crew for one in open_cubes(game)), None)
    return taker if taker in here else None


def is_last(state: ChouetteState, person: int, proxy: int | None = None) -> bool:
    """Would nobody play for the crew if one of it left, whose cube goes to `proxy` or else as it stands now?"""
    trusted = state.proxies.get(person, CAPTAIN) if proxy is None else proxy
    left = replace(state, gone=(*state.gone, person), proxies={**state.proxies, person: trusted})
    return person in crew_of(state) and captain_of(left) is None


def box_player(state: ChouetteState) -> int:
    """Who rolls and moves against the crew: the box, or the first giver if only extras are left."""
    game = game_now(state)
    if any(one.is_open for one in main_cubes(game)):
        return box_of(state)
    givers = givers_of(game)
    return next((one for one in crew_of(state) if one in givers and one not in state.gone), box_of(state))


def player_of(state: ChouetteState, side: Side) -> int | None:
    """Who rolls and moves for a side."""
    return box_player(state) if side is BOX else captain_of(state)


def proxy_of(state: ChouetteState, person: int) -> int | None:
    """Who of the crew, still here and on no other side, was named to decide the person's cube."""
    proxy = state.proxies.get(person, CAPTAIN)
    able = proxy in crew_of(state) and proxy not in state.gone and proxy not in givers_of(game_now(state))
    return proxy if able else None


def is_entrusted(state: ChouetteState, person: int) -> bool:
    """Is the person's cube in the captain's hands?"""
    if person in state.gone:
        return proxy_of(state, person) is None
    return state.proxies.get(person) == CAPTAIN


def decider(state: ChouetteState, cube: GameCube, side: Side) -> int | None:
    """Who decides a cube on a side: its owner, the owner's proxy, or the captain."""
    if side is BOX:
        return _giver(state, cube) if cube.extra else box_of(state)
    if is_entrusted(state, cube.crew):
        return captain_of(state)
    return proxy_of(state, cube.crew) or cube.crew


def _giver(state: ChouetteState, cube: GameCube) -> int:
    """Who decides an extra on the side of the box. The taker never decides against themselves."""
    proxy = state.proxies.get(cube.other, CAPTAIN)
    if proxy in crew_of(state) and proxy not in (cube.crew, *state.gone):
        return proxy
    return box_of(state) if cube.other in state.gone else cube.other


def may_turn(game: Game, side: Side, *, extras: bool | None = None) -> tuple[int, ...]:
    """The numbers of the cubes that are centered or the side's own; of the extras alone, or without them."""
    return tuple(one.number for one in game.cubes if one.may_turn(side) and (extras is None or one.extra is extras))


def may_consult(state: ChouetteState, person: int) -> bool:
    """May the person propose plays for the present roll?

    The partner of the box may while the box plays itself. Of the crew, those may who are in, as far as the table's
    consulting goes. Computers, those who left and those who play themselves do not.
    """
    game = state.game
    if game is None or game.board.phase is not Phase.TO_PLAY or person in (*state.computers, *state.gone):
        return False
    if game.board.on_roll is BOX:
        return person == state.partner and box_player(state) == box_of(state)
    cube = own_cube(game, person)
    if cube is None or not cube.is_open or person == captain_of(state):
        return False
    consulting = state.settings.consulting
    return consulting is Consulting.FREE or (consulting is Consulting.AFTER_TURNED and cube.cube.turned)
