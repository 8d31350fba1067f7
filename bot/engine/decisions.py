"""The decisions in the log of a match. Nothing here asks the network."""

from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec.structs import replace

from bot.engine.standing import KNOWN
from bot.records.analyses import CubeAction, DecisionKind
from bot.rules.match import events as ev
from bot.rules.match.actions import may_double
from bot.rules.match.evolution import evolve
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.turn import game_of
from bot.rules.play import Move
from bot.rules.sides import Side


class Decision(msgspec.Struct, frozen=True):
    """A decision of a match: the state in which it was made, the side, and the choice.

    `seq` is the event it led to (see `DecisionAnalysis`). `action` is None for a checker play; `moves` is None for
    anything else, and empty for a roll that couldn't be played. `opening` marks a play of the opening roll.
    """

    state: MatchState
    seq: int
    side: Side
    kind: DecisionKind
    action: CubeAction | None = None
    moves: tuple[Move, ...] | None = None
    opening: bool = False


_ANSWERS: Final[dict[type[ev.Event], CubeAction]] = {
    ev.DoubleTaken: CubeAction.TAKE,
    ev.DoublePassed: CubeAction.PASS,
    ev.CubeBeavered: CubeAction.BEAVER,
}


def decisions_of(events: Iterable[ev.Event]) -> tuple[Decision, ...]:
    """Every decision in the log of a match, in order: plays, doubles made and not made, takes and passes.

    Answers to a beaver are left out. Raises ValueError for a log that is out of order and for a game that no network
    knows.
    """
    found: list[Decision] = []
    state: MatchState | None = None
    for event in events:
        before, state = state, evolve(state, event)
        if state.variant not in KNOWN:
            raise ValueError(f"the network does not know {state.variant}")
        if before is None:
            continue
        if isinstance(event, ev.CubeBeavered) and before.taken is not None:
            found[-1] = replace(found[-1], action=CubeAction.BEAVER)  # they thought again before the roll
        elif (decision := _decision(before, event, state.seq)) is not None:
            found.append(decision)
    return tuple(found)


def _decision(state: MatchState, event: ev.Event, seq: int) -> Decision | None:
    """The decision made in `state` that led to `event`, if it is one."""
    side = state.on_roll
    match event:
        case ev.PlayMade():
            return Decision(state, seq, side, DecisionKind.CHECKER, moves=event.moves, opening=_is_opening(state))
        case ev.TurnPassed():
            return Decision(state, seq, side, DecisionKind.CHECKER, moves=(), opening=_is_opening(state))
        case ev.DoubleOffered() if may_double(state):  # other programs let a dead cube be turned
            return Decision(state, seq, side, DecisionKind.DOUBLE, action=CubeAction.DOUBLE)
        case ev.DiceRolled():
            # Nobody doubles before the first turn of a game, nor while their turns are passed at their own request.
            free = may_double(state) and state.turns > 0 and state.passing[side] is None
            return Decision(state, seq, side, DecisionKind.DOUBLE, action=CubeAction.NO_DOUBLE) if free else None
        case ev.DoubleTaken() | ev.DoublePassed() | ev.CubeBeavered() if not state.beavers and state.taken is None:
            return Decision(state, seq, side.other, DecisionKind.TAKE, action=_ANSWERS[type(event)])
        case ev.GameEnded() if _has_roll_to_play(state):
            # The game was resigned, or lost on time, with a roll to play: the roll was still lucky or unlucky.
            unplayed = replace(state, phase=Phase.TO_PLAY, resignation=None)
            return Decision(unplayed, seq, side, DecisionKind.CHECKER, moves=(), opening=_is_opening(state))
    return None


def _has_roll_to_play(state: MatchState) -> bool:
    """Did a game end by resignation, or on time, with a roll still to play?"""
    phase = state.phase if state.resignation is None else state.resignation.resumes
    return state.roll is not None and phase not in {Phase.TO_ROLL, Phase.TO_NAME} and not _is_won(state)


def _is_won(state: MatchState) -> bool:
    """Is nothing left to play of a roll because a part of it has won the game, for the side that played it?"""
    game, seen = game_of(state), (state.position, state.position.swapped())
    return any(game.result(position, state.rules) is not None for position in seen)


def _is_opening(state: MatchState) -> bool:
    """Is the roll being played the opening roll, one die from each side?"""
    game = game_of(state)
    threw_both = game.rolls_afresh or ((state.rules.winner_starts or game.winner_starts) and state.game > 1)
    return state.turns == 0 and state.roll is not None and not state.roll.is_doublet and not threw_both
