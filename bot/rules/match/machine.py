"""The match as a machine: `decide` says what a command causes, `evolve` what an event changes.

Both are pure. `decide` draws dice only from the source it's given; all automatic consequences (a turn without a legal
move, the next game, a roll in a match without a cube) follow in the same decision.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec.structs import replace

from bot.errors import CubeReason, CubeUnavailable, NotationError, NotOnRoll, ResignationRefused, WrongPhase
from bot.eventlog import log
from bot.rules.dice import DiceSource, opening_rolls
from bot.rules.house_rules import check
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.actions import (
    agreed_cube,
    beaver_refusal,
    cube_in_match,
    double_refusal,
    just_refused,
    losses_of,
    may_ask_to_pass,
    resign_options,
)
from bot.rules.match.evolution import evolve
from bot.rules.match.state import IN_PLAY, LONGEST, MatchState, Phase, leader, match_winner
from bot.rules.match.turn import game_numbered, game_of, hand_of, plays_now
from bot.rules.notation import parse_numbers
from bot.rules.scoring import Grade, counted_grade, points_won
from bot.rules.sides import Side
from bot.rules.variants import EDITION, find_variant

_LONGEST_CHAIN: Final = 200  # how many automatic rolls may follow in one decision; far more than ever happens


class MatchDraft(log.Draft[MatchState, ev.Event]):
    """Events of a match in the making."""

    def __init__(self, state: MatchState, dice: DiceSource) -> None:
        super().__init__(evolve, state)
        self.dice = dice


def start(command: cmd.StartMatch, dice: DiceSource) -> tuple[ev.Event, ...]:
    """The events that begin a match: its terms and the first game with its opening roll.

    Raises LookupError for an unknown variant, ValueError for a length outside 0 (unlimited) to 99, and HouseRule for
    rules that don't go with them.
    """
    if not 0 <= command.length <= LONGEST:
        raise ValueError(f"no such length: {command.length}")
    variant = find_variant(command.variant)
    # While a challenge waited, one of its house rules may have become the game's own.
    rules = replace(command.rules, **dict.fromkeys(variant.always, False))
    check(rules, variant, command.length)
    started = ev.MatchStarted(variant.key, command.length, rules, EDITION)
    draft = MatchDraft(evolve(None, started), dice)
    _next_game(draft)
    return (started, *draft.events)


def decide(state: MatchState, command: cmd.Command, dice: DiceSource) -> tuple[ev.Event, ...]:
    """The events that `command` causes in `state`; never empty.

    Raises WrongPhase, NotOnRoll, CubeUnavailable, ResignationRefused, and for a play NotationError, IllegalPlay or
    AmbiguousPlay.
    """
    return tuple(step.event for step in steps(state, command, dice))


def steps(state: MatchState, command: cmd.Command, dice: DiceSource) -> list[log.Step[MatchState, ev.Event]]:
    """As `decide`, each event with the state that it leads to."""
    if state.phase is Phase.OVER:
        raise WrongPhase(state.phase, _name(command))
    draft = MatchDraft(state, dice)
    _OBEY[type(command)](draft, command)
    return draft.steps


def fold(events: Iterable[ev.Event]) -> MatchState:
    """The state that a whole log leads to. Raises ValueError for a log that doesn't begin with MatchStarted."""
    return log.fold(evolve, events)


def _name(command: cmd.Command) -> str:
    return type(command).__name__


def _expect(state: MatchState, command: cmd.Command, phase: Phase) -> None:
    """Raise unless the match is in `phase` and waits for the command's side."""
    _expect_side(state, command)
    if state.phase is not phase:
        raise WrongPhase(state.phase, _name(command))


def _expect_side(state: MatchState, command: cmd.Command) -> None:
    waiting_for = state.waiting_for
    if waiting_for is not None and waiting_for is not command.side:
        raise NotOnRoll(waiting_for)


def _roll(draft: MatchDraft, command: cmd.RollDice) -> None:
    _expect(draft.state, command, Phase.TO_ROLL)
    _throw(draft)
    _go_on(draft)


def _play(draft: MatchDraft, command: cmd.MakePlay) -> None:
    state = draft.state
    _expect(state, command, Phase.TO_PLAY)
    game = game_of(state)
    play = parse_numbers(command.play, state.position, hand_of(state), game, state.rules)
    draft.record(ev.PlayMade(command.side, play.moves))
    result = game.result(play.after, state.rules)
    if result is None:
        _go_on(draft)
    elif result.is_draw:
        _draw_game(draft)
    else:
        counted = counted_grade(result.grade, state.cube, state.rules)
        _end_game(draft, command.side, counted, ev.Ending.BORNE_OFF)


def _name_doublet(draft: MatchDraft, command: cmd.NameDoublet) -> None:
    if draft.state.phase is not Phase.TO_NAME:  # whosever turn it is
        raise WrongPhase(draft.state.phase, _name(command))
    _expect(draft.state, command, Phase.TO_NAME)
    if not 1 <= command.number <= 6:
        raise NotationError(str(command.number), "doublet")
    draft.record(ev.DoubletNamed(command.side, command.number))
    _go_on(draft)


def _double(draft: MatchDraft, command: cmd.OfferDouble) -> None:
    state = draft.state
    refusal = double_refusal(state, command.side)
    if refusal in (CubeReason.NO_CUBE, CubeReason.CRAWFORD, CubeReason.ALREADY_OFFERED):
        raise CubeUnavailable(refusal)
    _expect_side(state, command)
    if refusal is not None:
        raise CubeUnavailable(refusal)
    _expect(state, command, Phase.TO_ROLL)
    draft.record(ev.DoubleOffered(command.side, state.cube.value * 2))


def _take(draft: MatchDraft, command: cmd.Take) -> None:
    _expect(draft.state, command, Phase.DOUBLE_OFFERED)
    draft.record(ev.DoubleTaken(command.side, draft.state.stake * 2))


def _beaver(draft: MatchDraft, command: cmd.Beaver) -> None:
    """The side that is doubled turns the cube again and keeps it; the doubler may answer in kind."""
    state = draft.state
    refusal = beaver_refusal(state, command.side)
    if refusal is not None:
        raise CubeUnavailable(refusal)
    stake = state.stake if state.taken is None else state.taken.value
    draft.record(ev.CubeBeavered(command.side, stake * 4))


def _pass(draft: MatchDraft, command: cmd.Pass) -> None:
    """A passed double ends the game at the cube's value before it; gammons don't count."""
    state = draft.state
    _expect(state, command, Phase.DOUBLE_OFFERED)
    draft.record(ev.DoublePassed(command.side))
    _end_game(draft, command.side.other, Grade.SINGLE, ev.Ending.PASSED, stake=state.stake)


def _resign(draft: MatchDraft, command: cmd.Resign) -> None:
    state = draft.state
    if state.phase not in IN_PLAY:
        raise WrongPhase(state.phase, _name(command))
    options = resign_options(state, command.side)
    if just_refused(state, command.side) and command.grade < options[-1].grade:
        raise ResignationRefused
    # Nobody can lose more than the position costs at most, so a higher offer is lowered to that.
    option = next((option for option in options if option.grade >= command.grade), options[-1])
    draft.record(ev.ResignationOffered(command.side, option.grade, option.points))
    if option.final:
        _end_game(draft, command.side.other, option.grade, ev.Ending.RESIGNED)


def _give_up(draft: MatchDraft, side: Side, ending: ev.Ending) -> None:
    """The opponent gets all the points they still need; in a session, the most that this game could have cost."""
    state = draft.state
    grade = losses_of(state, side)[-1]
    winner = side.other
    points = state.away(winner) or points_won(grade, agreed_cube(state), state.rules)
    draft.record(ev.GameEnded(winner, points, grade, ending))
    draft.record(ev.MatchEnded(winner if state.length else leader(draft.state.score)))


def _accept(draft: MatchDraft, command: cmd.AcceptResignation) -> None:
    _expect(draft.state, command, Phase.RESIGNATION_OFFERED)
    resignation = draft.state.resignation
    if resignation is None:
        raise WrongPhase(draft.state.phase, _name(command))
    _end_game(draft, command.side, resignation.grade, ev.Ending.RESIGNED)


def _refuse(draft: MatchDraft, command: cmd.RefuseResignation) -> None:
    """Play on. The side that made the offer may take it back, as its clock may be running."""
    offer = draft.state.resignation
    if offer is None or offer.by is not command.side:
        _expect(draft.state, command, Phase.RESIGNATION_OFFERED)
    draft.record(ev.ResignationRefused(command.side))


def _pass_until_free(draft: MatchDraft, command: cmd.PassUntilFree) -> None:
    state = draft.state
    if not may_ask_to_pass(state, command.side):
        raise WrongPhase(state.phase, _name(command))
    draft.record(ev.PassingAsked(command.side))
    _go_on(draft)


def _run_out_of_time(draft: MatchDraft, command: cmd.RunOutOfTime) -> None:
    """Running out of time loses the match (US tournament rules), and costs what giving it up would."""
    draft.record(ev.TimeRanOut(command.side, command.claimed))
    _give_up(draft, command.side, ev.Ending.TIME_RAN_OUT)


def _throw(draft: MatchDraft) -> None:
    """Roll for the side on roll."""
    state = draft.state
    draft.record(ev.DiceRolled(state.on_roll, draft.dice.roll(state.game, state.rolls)))


def _go_on(draft: MatchDraft) -> None:
    """Do whatever leaves nobody a choice: end a turn without a legal move, roll if there is nothing to decide.

    There is nothing to decide before a roll in a match without a cube, nor for a side that asked to be passed until it
    can move.
    """
    for _ in range(_LONGEST_CHAIN):
        state = draft.state
        if state.phase is Phase.TO_PLAY and not plays_now(state):
            draft.record(ev.TurnPassed(state.on_roll))
        elif state.phase is Phase.TO_ROLL and not (cube_in_match(state) and state.passing[state.on_roll] is None):
            _throw(draft)
        else:
            return


def _next_game(draft: MatchDraft, previous_winner: Side | None = None) -> None:
    """Start a game: one die each, ties rolled again. The higher plays both numbers or, in some games, rolls afresh.

    A side that begins because it won the game before rolls both dice at once: nobody doubles before the first turn.
    """
    state = draft.state
    number = state.game + 1
    game = game_numbered(state, number)
    if previous_winner is not None and (game.winner_starts or state.rules.winner_starts):
        draft.record(ev.GameStarted(number, (), previous_winner))
    else:
        draft.record(ev.GameStarted(number, opening_rolls(draft.dice, number)))
    if draft.state.phase is Phase.TO_ROLL:
        _throw(draft)
    _go_on(draft)


def _end_game(draft: MatchDraft, winner: Side, grade: int, ending: ev.Ending, *, stake: int = 0) -> None:
    """End the game with `grade` times the cube (or `stake`) for `winner`, then the match or go on to the next game."""
    points = grade * (stake or draft.state.cube.value)
    draft.record(ev.GameEnded(winner, points, grade, ending))
    champion = match_winner(draft.state.score, draft.state.length)
    if champion is not None:
        draft.record(ev.MatchEnded(champion))
    else:
        _next_game(draft, winner)


def _draw_game(draft: MatchDraft) -> None:
    """Nobody wins; the next game opens as a first one does."""
    draft.record(ev.GameDrawn())
    _next_game(draft)


_OBEY: Final[dict[type[cmd.Command], Callable[[MatchDraft, Any], None]]] = {
    cmd.RollDice: _roll,
    cmd.MakePlay: _play,
    cmd.NameDoublet: _name_doublet,
    cmd.OfferDouble: _double,
    cmd.Take: _take,
    cmd.Beaver: _beaver,
    cmd.Pass: _pass,
    cmd.Resign: _resign,
    cmd.ResignMatch: lambda draft, command: _give_up(draft, command.side, ev.Ending.MATCH_RESIGNED),
    cmd.AcceptResignation: _accept,
    cmd.RefuseResignation: _refuse,
    cmd.PassUntilFree: _pass_until_free,
    cmd.RunOutOfTime: _run_out_of_time,
    cmd.Abandon: lambda draft, command: draft.record(ev.MatchAbandoned(command.closing, command.favoured)),
}
