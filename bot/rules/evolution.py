"""How each event changes the state: the `evolve` half of the machine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from bot.rules import events as ev
from bot.rules.cube import Cube
from bot.rules.dice import Roll
from bot.rules.match import add_points, crawford_after_game
from bot.rules.play import Move
from bot.rules.position import BAR, Position
from bot.rules.sides import Side
from bot.rules.state import LastTurn, MatchState, Phase, Resignation
from bot.rules.variants import find_variant


def evolve(state: MatchState | None, event: ev.Event) -> MatchState:
    """The state after `event`. Only MatchStarted may come first; raises ValueError for a log out of order."""
    if state is None:
        if not isinstance(event, ev.MatchStarted):
            raise ValueError(f"a log cannot begin with {type(event).__name__}")
        return _match_started(event)
    if isinstance(event, ev.MatchStarted):
        raise ValueError("a match starts once")
    return replace(_EVOLVERS[type(event)](state, event), seq=state.seq + 1)


def apply_moves(position: Position, moves: Sequence[Move]) -> Position:
    """The position after `moves`, still seen by the mover. The moves are trusted: they were checked when made."""
    mine, theirs = list(position.mine), list(position.theirs)
    for source, target, hit in moves:
        mine[source] -= 1
        mine[target] += 1
        if hit:
            theirs[BAR - target] -= 1
            theirs[BAR] += 1
    return Position(tuple(mine), tuple(theirs))


def _match_started(event: ev.MatchStarted) -> MatchState:
    return MatchState(
        variant=event.variant,
        rules=event.rules,
        length=event.length,
        position=find_variant(event.variant).start(),
        seq=1,
    )


def _game_started(state: MatchState, event: ev.GameStarted) -> MatchState:
    roll = event.opening[-1]
    return replace(
        state,
        position=find_variant(state.variant).start(),
        game=event.game,
        rolls=len(event.opening),
        turns=0,
        on_roll=Side.WHITE if roll.first > roll.second else Side.BLACK,
        phase=Phase.TO_PLAY,
        cube=Cube(),
        roll=roll,
        resignation=None,
        last_turn=None,
        passing=(None, None),
    )


def _dice_rolled(state: MatchState, event: ev.DiceRolled) -> MatchState:
    return replace(state, phase=Phase.TO_PLAY, roll=event.roll, rolls=state.rolls + 1)


def _turn_ended(state: MatchState, side: Side, position: Position, moves: tuple[Move, ...]) -> MatchState:
    return replace(
        state,
        position=position.swapped(),
        on_roll=side.other,
        phase=Phase.TO_ROLL,
        roll=None,
        turns=state.turns + 1,
        last_turn=LastTurn(side, state.roll or Roll(0, 0), moves),
    )


def _play_made(state: MatchState, event: ev.PlayMade) -> MatchState:
    moved = _turn_ended(state, event.side, apply_moves(state.position, event.moves), event.moves)
    return _passing(moved, event.side, None)


def _turn_passed(state: MatchState, event: ev.TurnPassed) -> MatchState:
    passed = state.passing[event.side]
    ended = _turn_ended(state, event.side, state.position, ())
    return ended if passed is None else _passing(ended, event.side, passed + 1)


def _passing_asked(state: MatchState, event: ev.PassingAsked) -> MatchState:
    return _passing(state, event.side, 0)


def _passing(state: MatchState, side: Side, turns: int | None) -> MatchState:
    if state.passing[side] == turns:
        return state
    white, black = state.passing
    return replace(state, passing=(turns, black) if side is Side.WHITE else (white, turns))


def _time_ran_out(state: MatchState, _: ev.TimeRanOut) -> MatchState:
    return state


def _match_abandoned(state: MatchState, _: ev.MatchAbandoned) -> MatchState:
    return replace(state, phase=Phase.OVER, roll=None, resignation=None)


def _double_offered(state: MatchState, _: ev.DoubleOffered) -> MatchState:
    return replace(state, phase=Phase.DOUBLE_OFFERED)


def _double_taken(state: MatchState, event: ev.DoubleTaken) -> MatchState:
    return replace(state, phase=Phase.TO_ROLL, cube=state.cube.taken_by(event.side))


def _double_passed(state: MatchState, _: ev.DoublePassed) -> MatchState:
    return state


def _resignation_offered(state: MatchState, event: ev.ResignationOffered) -> MatchState:
    offer = Resignation(event.side, event.grade, event.points, resumes=state.phase)
    return replace(state, phase=Phase.RESIGNATION_OFFERED, resignation=offer)


def _resignation_refused(state: MatchState, _: ev.ResignationRefused) -> MatchState:
    resumes = state.resignation.resumes if state.resignation else Phase.TO_ROLL
    return replace(state, phase=resumes, resignation=None)


def _game_ended(state: MatchState, event: ev.GameEnded) -> MatchState:
    score = add_points(state.score, event.winner, event.points)
    crawford = crawford_after_game(state.crawford, score, state.length, state.rules)
    return replace(state, score=score, crawford=crawford, roll=None, resignation=None)


def _match_ended(state: MatchState, event: ev.MatchEnded) -> MatchState:
    return replace(state, phase=Phase.OVER, winner=event.winner)


_EVOLVERS: Final[dict[type[ev.Event], Callable[[MatchState, Any], MatchState]]] = {
    ev.GameStarted: _game_started,
    ev.DiceRolled: _dice_rolled,
    ev.PlayMade: _play_made,
    ev.TurnPassed: _turn_passed,
    ev.DoubleOffered: _double_offered,
    ev.DoubleTaken: _double_taken,
    ev.DoublePassed: _double_passed,
    ev.ResignationOffered: _resignation_offered,
    ev.ResignationRefused: _resignation_refused,
    ev.PassingAsked: _passing_asked,
    ev.GameEnded: _game_ended,
    ev.TimeRanOut: _time_ran_out,
    ev.MatchAbandoned: _match_abandoned,
    ev.MatchEnded: _match_ended,
}
