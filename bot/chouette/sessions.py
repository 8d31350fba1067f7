"""Each game of one of the crew against the box as the log of a session of two, and each extra as its own.

It ends where the cube was settled. A settlement leaves it without an end; a limit is not applied. The throw for the
order, joins and windows are no part of it.
"""

from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from bot.chouette import events as ev
from bot.chouette.deals import as_session
from bot.chouette.evolution import evolve
from bot.chouette.queries import captain_of, cube_numbered, decider, game_now, open_cubes, player_of
from bot.chouette.state import CREW, ChouetteState, GameCube
from bot.rules.match import events as match_events
from bot.rules.match.state import MatchState, Phase, Resignation
from bot.rules.sides import Side

_ENDINGS = {
    ev.How.PASSED: match_events.Ending.PASSED,
    ev.How.BORNE_OFF: match_events.Ending.BORNE_OFF,
    ev.How.RESIGNED: match_events.Ending.RESIGNED,
    ev.How.TIME_RAN_OUT: match_events.Ending.TIME_RAN_OUT,
}


_TELLING = (ev.OnBoard, ev.DoublesOffered, ev.CubesTaken, ev.CubesBeavered, ev.ResignationRefused, ev.CubesSettled)
"""Events that the owners of a cube hear of."""
_Log = list[tuple[match_events.Event, int | None]]  # events and who decided them


class SessionOfTwo(NamedTuple):
    """A game between two people over one cube: `white` is the box (or a giver), `black` of the crew."""

    game: int
    cube: int
    white: int
    black: int
    extra: bool
    events: tuple[match_events.Event, ...]
    hundredths: int
    """The result of `black`, by a settlement or within a limit if it came to that."""
    settled: bool
    """Did it end by a settlement?"""
    deciders: tuple[int | None, ...]
    """Who decided what led to each event: who played, or had the cube in hand. None for what nobody decided."""

    @property
    def points_of_black(self) -> int | None:
        """The points that `black` has won or lost by the log alone; None for a log without an end."""
        ended = self.events[-1]
        if not isinstance(ended, match_events.GameEnded):
            return None
        return ended.points if ended.winner is Side.BLACK else -ended.points


def sessions_of(events: Iterable[ev.Event]) -> tuple[SessionOfTwo, ...]:
    """All sessions of two in the log of a chouette whose cubes are settled, in the order in which they were."""
    state: ChouetteState | None = None
    logs: dict[int, _Log] = {}
    found: list[SessionOfTwo] = []
    for event in events:
        before, state = state, evolve(state, event)
        if isinstance(event, ev.GameBegan):
            logs = {number: _begun(state, event) for number in range(len(state.order) - 1)}
        elif isinstance(event, ev.ExtrasGiven) and state.game is not None:
            # The giver doubled as the box did, and the taker took as from the box.
            first = len(state.game.cubes) - len(event.givers)
            logs |= {first + index: list(logs[event.taker]) for index in range(len(event.givers))}
        elif before is not None and isinstance(event, _TELLING):
            _go_on(logs, before, event)
        if isinstance(event, ev.CubesSettled) and state.game is not None:
            found += [_session(state, event, payment, logs.pop(payment.cube)) for payment in event.payments]
    return tuple(found)


def _begun(state: ChouetteState, event: ev.GameBegan) -> _Log:
    settings = state.settings
    rules = replace(settings.rules, crawford=False)
    return [
        (match_events.MatchStarted(settings.variant, 0, rules, event.edition), None),
        (match_events.GameStarted(1, event.opening), None),
    ]


def _go_on(logs: dict[int, _Log], before: ChouetteState, event: ev.Event) -> None:
    """Add what an event means for the owners of each cube."""
    if before.game is None:
        return
    if isinstance(event, ev.OnBoard) and not isinstance(event.event, match_events.DiceRolled):
        both = event.event, player_of(before, event.event.side)
        for log in logs.values():
            log.append(both)
        return
    for number, log in logs.items():
        cube = before.game.cubes[number]
        log.extend((one, _decided_by(before, one, cube)) for one in _added(before, event, cube))


def _session(state: ChouetteState, event: ev.CubesSettled, payment: ev.Payment, log: _Log) -> SessionOfTwo:
    if state.game is None:
        raise ValueError("a cube is settled in a game")
    cube = state.game.cubes[payment.cube]
    return SessionOfTwo(
        game=state.games,
        cube=cube.number,
        white=cube.other,
        black=cube.crew,
        extra=cube.extra,
        events=tuple(one for one, _ in log),
        hundredths=payment.hundredths,
        settled=event.how is ev.How.SETTLED,
        deciders=tuple(who for _, who in log),
    )


def _decided_by(state: ChouetteState, event: match_events.Event, cube: GameCube) -> int | None:
    """Who decided an event of a session, in the state before it. A roll is the decision not to double."""
    match event:
        case match_events.DoubleOffered() | match_events.DiceRolled() if state.settings.one_cube and event.side is CREW:
            return captain_of(state)
        case (
            match_events.DoubleOffered()
            | match_events.DiceRolled()
            | match_events.DoubleTaken()
            | match_events.DoublePassed()
            | match_events.CubeBeavered()
        ):
            return decider(state, cube, event.side)
        case _:
            return None


def _added(state: ChouetteState, event: ev.Event, cube: GameCube) -> list[match_events.Event]:
    """The meaning of an event for the owners of one cube; `state` and `cube` are those before it."""
    match event:
        case ev.OnBoard():
            return [event.event]
        case ev.DoublesOffered() if cube.number in event.cubes:
            return [match_events.DoubleOffered(event.side, cube.cube.value * 2)]
        case ev.CubesTaken() if cube.number in event.cubes:
            return [match_events.DoubleTaken(_answering(state, cube), cube.cube.value << cube.offered)]
        case ev.CubesBeavered() if cube.number in event.cubes:
            return [match_events.CubeBeavered(_answering(state, cube), cube.cube.value << (cube.offered + 1))]
        case ev.ResignationRefused() if cube.number == event.cube and cube.resigning is not None:
            side, grade = cube.resigning.side, cube.resigning.grade
            offered = match_events.ResignationOffered(side, grade, grade * cube.agreed.value)
            return [offered, match_events.ResignationRefused(side.other)]
        case ev.CubesSettled():
            return [one for paid in event.payments if paid.cube == cube.number for one in _end(event.how, paid)]
        case _:
            return []


def _answering(state: ChouetteState, cube: GameCube) -> Side:
    if state.game is None:
        raise ValueError("a double is answered in a game")
    on_roll = state.game.board.on_roll
    return on_roll.other if cube.offered % 2 else on_roll


def _end(how: ev.How, paid: ev.Payment) -> list[match_events.Event]:
    loser = paid.loser
    if loser is None:
        return []
    log: list[match_events.Event] = []
    if how is ev.How.PASSED:
        log.append(match_events.DoublePassed(loser))
    elif how is ev.How.RESIGNED:
        log.append(match_events.ResignationOffered(loser, paid.grade, paid.points))
    elif how is ev.How.TIME_RAN_OUT:
        log.append(match_events.TimeRanOut(loser))
    return [*log, match_events.GameEnded(loser.other, paid.points, paid.grade, _ENDINGS[how])]


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
