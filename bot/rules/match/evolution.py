"""How each event changes the state: the `evolve` half of the machine."""

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from bot.eventlog.log import Changes, changed
from bot.rules.dice import Roll
from bot.rules.match import events as ev
from bot.rules.match.state import LastTurn, MatchState, Phase, Resignation, add_points, crawford_after_game
from bot.rules.match.turn import game_numbered, game_of, numbers_now
from bot.rules.play import Move
from bot.rules.position import Position
from bot.rules.scoring import Cube, opening_cube
from bot.rules.sides import Side, with_side
from bot.rules.variants import find_variant
from bot.rules.variants.protocol import NAME_DOUBLET, Hand, Part


def evolve(state: MatchState | None, event: ev.Event) -> MatchState:
    """The state after `event`. Only MatchStarted may come first; raises ValueError for a log out of order."""
    if state is None:
        if not isinstance(event, ev.MatchStarted):
            raise ValueError(f"a log cannot begin with {type(event).__name__}")
        return _match_started(event)
    return replace(changed(_CHANGES, state, event), seq=state.seq + 1)


def states_before(events: Iterable[ev.Event], wanted: Iterable[int]) -> dict[int, MatchState]:
    """The states in which the events with these numbers happened. Folds the log: not for the event loop."""
    left = set(wanted)
    found: dict[int, MatchState] = {}
    state: MatchState | None = None
    for seq, event in enumerate(events, 1):
        if seq in left and state is not None:
            found[seq] = state
        state = evolve(state, event)
    return found


def _match_started(event: ev.MatchStarted) -> MatchState:
    return MatchState(
        variant=event.variant,
        rules=event.rules,
        length=event.length,
        edition=event.edition,
        position=find_variant(event.variant).start(),
        seq=1,
    )


def _game_started(state: MatchState, event: ev.GameStarted) -> MatchState:
    game = game_numbered(state, event.game)
    begun = replace(
        state,
        position=game.start(),
        game=event.game,
        rolls=len(event.opening),
        turns=0,
        on_roll=Side.WHITE if event.first is None else event.first,
        phase=Phase.TO_ROLL,
        cube=opening_cube(event.opening, state.rules),
        roll=None,
        numbers=(),
        ahead=(),
        handed=False,
        resignation=None,
        last_turn=None,
        passing=(None, None),
        taken=None,
        stuck=(False, False),
        refused=(None, None),
    )
    if event.first is not None:
        return begun
    roll = event.opening[-1]
    begun = replace(begun, on_roll=Side.WHITE if roll.first > roll.second else Side.BLACK)
    return begun if game.rolls_afresh else _rolled(begun, roll)


def _rolled(state: MatchState, roll: Roll) -> MatchState:
    ahead = game_of(state).ahead(roll, state.turns // 2)
    return replace(state, phase=Phase.TO_PLAY, roll=roll, numbers=(), ahead=ahead, handed=False, taken=None)


def _part_ended(state: MatchState, side: Side, position: Position, moves: tuple[Move, ...]) -> MatchState:
    """The numbers were played as far as possible: what follows is the game's business."""
    numbers = numbers_now(state)
    part = Part(numbers, numbers[len(moves) :], state.ahead, state.handed)
    following = game_of(state).following(part)
    # Edition 1 did not note it, and a stored state has to match its log.
    noted = state.edition > 1 and bool(moves and part.left) and not following.handed
    lost = _lost(state, position, moves) if noted else ()
    ended = not following.same_side
    played = state.numbers or ()
    naming = following.same_side and not following.numbers and following.ahead[:1] == (NAME_DOUBLET,)
    return replace(
        state,
        position=position.swapped() if ended else position,
        on_roll=side.other if ended else side,
        phase=Phase.TO_PLAY if following.numbers else Phase.TO_NAME if naming else Phase.TO_ROLL,
        roll=state.roll if following.numbers or naming else None,
        numbers=following.numbers,
        ahead=following.ahead[1:] if naming else following.ahead,
        handed=following.handed,
        turns=state.turns + ended,
        last_turn=LastTurn(side, state.roll or Roll(0, 0), moves, played, lost),
    )


def _play_made(state: MatchState, event: ev.PlayMade) -> MatchState:
    moved = _part_ended(state, event.side, game_of(state).apply(state.position, event.moves), event.moves)
    return _stuck(_passing(moved, event.side, None), event.side, stuck=False)


def _turn_passed(state: MatchState, event: ev.TurnPassed) -> MatchState:
    passed = state.passing[event.side]
    ended = _stuck(_part_ended(state, event.side, state.position, ()), event.side, stuck=True)
    return ended if passed is None else _passing(ended, event.side, passed + 1)


def _doublet_named(state: MatchState, event: ev.DoubletNamed) -> MatchState:
    ahead = (*game_of(state).named(event.number), *state.ahead)
    return replace(state, phase=Phase.TO_PLAY, numbers=(event.number,) * 4, ahead=ahead)


def _passing(state: MatchState, side: Side, turns: int | None) -> MatchState:
    if state.passing[side] == turns:
        return state
    return replace(state, passing=with_side(state.passing, side, turns))


def _stuck(state: MatchState, side: Side, *, stuck: bool) -> MatchState:
    if state.edition == 1 or state.stuck[side] is stuck:
        return state
    return replace(state, stuck=with_side(state.stuck, side, stuck))


def _lost(state: MatchState, after: Position, moves: tuple[Move, ...]) -> tuple[int, ...]:
    """The numbers that were left, unless the game was over before they were due."""
    game, left = game_of(state), list(numbers_now(state))
    if game.result(after, state.rules) is not None:
        return ()
    position, hand = state.position, tuple(left)
    for count, move in enumerate(moves):
        fits = (die for die in left if move in game.moves_of_die(position, die, state.rules, Hand(hand, moves[:count])))
        left.remove(max(fits, default=left[0]))
        position = game.apply(position, (move,))
    return tuple(left)


def _beavered(state: MatchState) -> MatchState:
    """Turned again; after a take, the double is open again as before it, and the doubler has to answer."""
    cube = state.taken or state.cube
    return replace(state, phase=Phase.DOUBLE_OFFERED, cube=cube, beavers=state.beavers + 1, taken=None)


def _double_taken(state: MatchState, event: ev.DoubleTaken) -> MatchState:
    """The side that was doubled first owns the cube, even after a beaver."""
    cube = Cube(event.value, state.on_roll.other, turned=True)
    may_beaver = state.rules.beavers and not state.beavers and state.edition > 1
    return replace(state, phase=Phase.TO_ROLL, cube=cube, beavers=0, taken=state.cube if may_beaver else None)


def _resignation_offered(state: MatchState, event: ev.ResignationOffered) -> MatchState:
    offer = Resignation(event.side, event.grade, event.points, resumes=state.phase)
    return replace(state, phase=Phase.RESIGNATION_OFFERED, resignation=offer)


def _resignation_refused(state: MatchState) -> MatchState:
    offer = state.resignation
    if offer is None:
        return replace(state, phase=Phase.TO_ROLL)
    if state.edition == 1:
        return replace(state, phase=offer.resumes, resignation=None)
    refused = with_side(state.refused, offer.by, state.turns)
    return replace(state, phase=offer.resumes, resignation=None, refused=refused)


def _game_ended(state: MatchState, event: ev.GameEnded) -> MatchState:
    score = add_points(state.score, event.winner, event.points)
    crawford = crawford_after_game(state.crawford, score, state.length, state.rules)
    return _between_games(replace(state, score=score, crawford=crawford))


def _between_games(state: MatchState) -> MatchState:
    return replace(state, roll=None, numbers=(), ahead=(), handed=False, beavers=0, resignation=None)


_CHANGES: Final[Changes[MatchState]] = {
    ev.GameStarted: _game_started,
    ev.DiceRolled: lambda state, event: _rolled(replace(state, rolls=state.rolls + 1), event.roll),
    ev.PlayMade: _play_made,
    ev.TurnPassed: _turn_passed,
    ev.DoubletNamed: _doublet_named,
    ev.PassingAsked: lambda state, event: _passing(state, event.side, 0),
    ev.DoubleOffered: lambda state, _: replace(state, phase=Phase.DOUBLE_OFFERED, beavers=0),
    ev.CubeBeavered: lambda state, _: _beavered(state),
    ev.DoubleTaken: _double_taken,
    ev.DoublePassed: lambda state, _: state,  # its result is an event of its own, as that of time that ran out
    ev.ResignationOffered: _resignation_offered,
    ev.ResignationRefused: lambda state, _: _resignation_refused(state),
    ev.GameEnded: _game_ended,
    ev.GameDrawn: lambda state, _: _between_games(state),
    ev.TimeRanOut: lambda state, _: state,
    ev.MatchAbandoned: lambda state, _: replace(state, phase=Phase.OVER, roll=None, resignation=None),
    ev.MatchEnded: lambda state, event: replace(state, phase=Phase.OVER, winner=event.winner),
}
