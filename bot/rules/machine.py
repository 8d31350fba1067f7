"""The match as a machine: `decide` says what a command causes, `evolve` what an event changes.

Both are pure. `decide` draws dice only from the source it is given; everything that follows by itself
(a turn without a legal move, the next game, a roll in a match without a cube) follows in the same decision.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from bot.errors import CubeReason, CubeUnavailable, NotOnRoll, WrongPhase
from bot.rules import commands as cmd
from bot.rules import events as ev
from bot.rules.actions import cube_in_match, double_refusal, may_ask_to_pass, plays_now, resign_options, seen_by
from bot.rules.dice import DiceSource, Roll
from bot.rules.evolution import evolve
from bot.rules.match import LONGEST, match_winner
from bot.rules.notation import parse_play
from bot.rules.scoring import Grade, counted_grade, points_won
from bot.rules.sides import Side
from bot.rules.state import MatchState, Phase
from bot.rules.variants import find_variant

_LONGEST_CHAIN: Final = 200
"""Rolls that may follow by themselves in one decision; far above anything that happens."""


class Decision:
    """Events in the making, with the state they have led to so far."""

    def __init__(self, state: MatchState, dice: DiceSource) -> None:
        self.state = state
        self.dice = dice
        self.events: list[ev.Event] = []

    def record(self, event: ev.Event) -> None:
        """Add an event and move the state on."""
        self.events.append(event)
        self.state = evolve(self.state, event)


def start(command: cmd.StartMatch, dice: DiceSource) -> tuple[ev.Event, ...]:
    """The events that begin a match: its terms and the first game with its opening roll.

    Raises LookupError for an unknown variant and ValueError for a length outside 0 (unlimited) to 99.
    """
    if not 0 <= command.length <= LONGEST:
        raise ValueError(f"no such length: {command.length}")
    variant = find_variant(command.variant)
    started = ev.MatchStarted(variant.key, command.length, command.rules)
    decision = Decision(evolve(None, started), dice)
    _next_game(decision)
    return (started, *decision.events)


def decide(state: MatchState, command: cmd.Command, dice: DiceSource) -> tuple[ev.Event, ...]:
    """What `command` causes in `state`; never empty.

    Raises WrongPhase, NotOnRoll, CubeUnavailable, and for a play NotationError, IllegalPlay or AmbiguousPlay.
    """
    if state.phase is Phase.OVER:
        raise WrongPhase(state.phase, _name(command))
    decision = Decision(state, dice)
    _DECIDERS[type(command)](decision, command)
    return tuple(decision.events)


def fold(events: Iterable[ev.Event]) -> MatchState:
    """The state that a whole log leads to. Raises ValueError for a log that does not begin with MatchStarted."""
    state: MatchState | None = None
    for event in events:
        state = evolve(state, event)
    if state is None:
        raise ValueError("an empty log has no state")
    return state


def _name(command: cmd.Command) -> str:
    return type(command).__name__


def _expect(state: MatchState, command: cmd.Command, phase: Phase) -> None:
    """Raise unless the match is in `phase` and waits for the command's side."""
    waiting_for = state.waiting_for
    if state.phase is not phase:
        if waiting_for is not None and waiting_for is not command.side:
            raise NotOnRoll(waiting_for)
        raise WrongPhase(state.phase, _name(command))
    if waiting_for is not None and waiting_for is not command.side:
        raise NotOnRoll(waiting_for)


def _roll(decision: Decision, command: cmd.RollDice) -> None:
    _expect(decision.state, command, Phase.TO_ROLL)
    _throw(decision)
    _go_on(decision)


def _play(decision: Decision, command: cmd.MakePlay) -> None:
    state = decision.state
    _expect(state, command, Phase.TO_PLAY)
    roll = state.roll
    if roll is None:
        raise WrongPhase(state.phase, _name(command))
    variant = find_variant(state.variant)
    play = parse_play(command.play, state.position, roll, variant, state.rules)
    decision.record(ev.PlayMade(command.side, play.moves))
    grade = variant.winner_grade(play.after)
    if grade is None:
        _go_on(decision)
        return
    counted = counted_grade(grade, state.cube, state.rules)
    _end_game(decision, command.side, counted, ev.Ending.BORNE_OFF)


def _double(decision: Decision, command: cmd.OfferDouble) -> None:
    state = decision.state
    refusal = double_refusal(state, command.side)
    if refusal in (CubeReason.NO_CUBE, CubeReason.CRAWFORD, CubeReason.ALREADY_OFFERED):
        raise CubeUnavailable(refusal)
    if state.waiting_for is not None and state.waiting_for is not command.side:
        raise NotOnRoll(state.waiting_for)
    if refusal is not None:
        raise CubeUnavailable(refusal)
    _expect(state, command, Phase.TO_ROLL)
    decision.record(ev.DoubleOffered(command.side, state.cube.value * 2))


def _take(decision: Decision, command: cmd.Take) -> None:
    _expect(decision.state, command, Phase.DOUBLE_OFFERED)
    decision.record(ev.DoubleTaken(command.side, decision.state.cube.value * 2))


def _pass(decision: Decision, command: cmd.Pass) -> None:
    """A passed double ends the game at the cube's value before it; gammons do not count (seed 003)."""
    _expect(decision.state, command, Phase.DOUBLE_OFFERED)
    decision.record(ev.DoublePassed(command.side))
    _end_game(decision, command.side.other, Grade.SINGLE, ev.Ending.PASSED)


def _resign(decision: Decision, command: cmd.Resign) -> None:
    state = decision.state
    if state.phase not in (Phase.TO_ROLL, Phase.TO_PLAY):
        raise WrongPhase(state.phase, _name(command))
    options = resign_options(state, command.side)
    # Nobody loses more than the position can cost: a higher offer is brought down to the largest.
    option = next((option for option in options if option.grade >= command.grade), options[-1])
    decision.record(ev.ResignationOffered(command.side, option.grade, option.points))
    if option.final:
        _end_game(decision, command.side.other, option.grade, ev.Ending.RESIGNED)


def _resign_match(decision: Decision, command: cmd.ResignMatch) -> None:
    _give_up(decision, command.side, ev.Ending.MATCH_RESIGNED)


def _give_up(decision: Decision, side: Side, ending: ev.Ending) -> None:
    """The opponent gets all the points he still needs; in a session, the most this game could have cost."""
    state = decision.state
    largest = find_variant(state.variant).largest_loss(seen_by(state, side))
    grade = counted_grade(largest, state.cube, state.rules)
    winner = side.other
    points = state.away(winner) or points_won(grade, state.cube, state.rules)
    decision.record(ev.GameEnded(winner, points, grade, ending))
    white, black = decision.state.score
    leader = None if white == black else Side.WHITE if white > black else Side.BLACK
    decision.record(ev.MatchEnded(winner if state.length else leader))


def _accept(decision: Decision, command: cmd.AcceptResignation) -> None:
    _expect(decision.state, command, Phase.RESIGNATION_OFFERED)
    resignation = decision.state.resignation
    if resignation is None:
        raise WrongPhase(decision.state.phase, _name(command))
    _end_game(decision, command.side, Grade(resignation.grade), ev.Ending.RESIGNED)


def _refuse(decision: Decision, command: cmd.RefuseResignation) -> None:
    _expect(decision.state, command, Phase.RESIGNATION_OFFERED)
    decision.record(ev.ResignationRefused(command.side))


def _pass_until_free(decision: Decision, command: cmd.PassUntilFree) -> None:
    state = decision.state
    if not may_ask_to_pass(state, command.side):
        raise WrongPhase(state.phase, _name(command))
    decision.record(ev.PassingAsked(command.side))
    _go_on(decision)


def _run_out_of_time(decision: Decision, command: cmd.RunOutOfTime) -> None:
    """Time lost is the match lost (US tournament rules), and costs what giving it up would."""
    decision.record(ev.TimeRanOut(command.side, command.claimed))
    _give_up(decision, command.side, ev.Ending.TIME_RAN_OUT)


def _abandon(decision: Decision, _: cmd.Abandon) -> None:
    decision.record(ev.MatchAbandoned())


_DECIDERS: Final[dict[type[cmd.Command], Callable[[Decision, Any], None]]] = {
    cmd.RollDice: _roll,
    cmd.MakePlay: _play,
    cmd.OfferDouble: _double,
    cmd.Take: _take,
    cmd.Pass: _pass,
    cmd.Resign: _resign,
    cmd.ResignMatch: _resign_match,
    cmd.AcceptResignation: _accept,
    cmd.RefuseResignation: _refuse,
    cmd.PassUntilFree: _pass_until_free,
    cmd.RunOutOfTime: _run_out_of_time,
    cmd.Abandon: _abandon,
}


def _throw(decision: Decision) -> None:
    """Roll for the side on roll; a roll that moves nothing ends the turn at once."""
    state = decision.state
    roll = decision.dice.roll(state.game, state.rolls)
    decision.record(ev.DiceRolled(state.on_roll, roll))
    _pass_when_stuck(decision)


def _pass_when_stuck(decision: Decision) -> None:
    if not plays_now(decision.state):
        decision.record(ev.TurnPassed(decision.state.on_roll))


def _go_on(decision: Decision) -> None:
    """Roll for whoever has nothing to decide before a roll (seed 003).

    That is everybody in a match without a cube, and a side that asked to be passed until it can move.
    """
    for _ in range(_LONGEST_CHAIN):
        state = decision.state
        decides = cube_in_match(state) and state.passing[state.on_roll] is None
        if state.phase is not Phase.TO_ROLL or decides:
            return
        _throw(decision)


def _next_game(decision: Decision) -> None:
    """Start a game: one die each, ties rolled again, the higher plays both numbers."""
    game = decision.state.game + 1
    opening: list[Roll] = []
    while not opening or opening[-1].is_doublet:
        opening.append(decision.dice.roll(game, len(opening)))
    decision.record(ev.GameStarted(game, tuple(opening)))
    _pass_when_stuck(decision)
    _go_on(decision)


def _end_game(decision: Decision, winner: Side, grade: Grade, ending: ev.Ending) -> None:
    """End the game with `grade` times the cube for `winner`, then the match or on to the next game."""
    points = grade * decision.state.cube.value
    decision.record(ev.GameEnded(winner, points, grade, ending))
    champion = match_winner(decision.state.score, decision.state.length)
    if champion is not None:
        decision.record(ev.MatchEnded(champion))
    else:
        _next_game(decision)
