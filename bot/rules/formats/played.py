"""Could the log in a file have been played? Every event is checked against the rules.

The machine decides what each action causes, as in a live match; the rolls are the file's. A log that passes can be
shown, drawn and analyzed like one of the bot's own.
"""

import time
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from bot.errors import BotError, CubeReason, HouseRuleReason, TranscriptError, TranscriptReason
from bot.rules.dice import FILLER, Roll
from bot.rules.formats.mat_writer import MAT_VARIATIONS
from bot.rules.house_rules import refusals
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.actions import agreed_cube, double_refusal, resign_options
from bot.rules.match.evolution import evolve
from bot.rules.match.machine import decide
from bot.rules.match.state import LONGEST, MatchState, Phase, add_points, match_winner
from bot.rules.match.turn import game_numbered, plays_now
from bot.rules.play import play_text
from bot.rules.rules import Rules
from bot.rules.scoring import Grade
from bot.rules.sides import Side
from bot.rules.variants import find_variant

MOST_EVENTS: Final = 20_000
"""A match to 25 points has about 5,000; more than this would take longer than anybody waits."""
_MOST_BEAVERS: Final = 12  # as often as GNU Backgammon can be set to let a cube be turned again; usually three times
_ENDED: Final = (ev.GameEnded, ev.GameDrawn)
_CUBE: Final = (ev.DoubleOffered, ev.CubeBeavered, ev.DoubleTaken, ev.DoublePassed)
SENSELESS: Final = (HouseRuleReason.NOT_IN_GAME, HouseRuleReason.OUT_OF_RANGE)
"""The refusals that count: other programs write down house rules that don't apply, which makes no difference."""
_FACES: Final = range(1, 7)


def check_played(events: Sequence[ev.Event]) -> MatchState:
    """The state that a log leads to. Raises TranscriptError, naming game and move, where the rules don't allow it.

    The match needn't be over, but automatic consequences of an action must not be missing at the end. Takes some
    milliseconds a turn: not for the event loop.
    """
    if len(events) > MOST_EVENTS:
        raise TranscriptError(TranscriptReason.TOO_LARGE)
    state = _begin(events)
    due: list[ev.Event] = []
    last: ev.Event = events[0]
    for event in events[1:]:
        if due:
            if due.pop(0) != event:
                raise _error(TranscriptReason.WRONG_RESULT, state, event)
        else:
            due = _consequences(state, last, event)
        state = evolve(state, event)
        last = event
        time.sleep(0)  # let the event loop have its turn
    if due:
        raise _error(TranscriptReason.UNFINISHED_GAME, state, last)
    return state


def resigned(state: MatchState, loser: Side, grade: int) -> tuple[ev.Event, ...]:
    """A game resigned at `grade` in another program, up to the end of the match if that is it.

    Others let their players resign more than the position can still cost, more than the match needs, and gammons that
    the Jacoby rule doesn't count. The machine lowers such an offer; but if a file says it happened, it happened.
    """
    winner = loser.other
    points = grade * agreed_cube(state).value
    champion = match_winner(add_points(state.score, winner, points), state.length)
    return (
        ev.ResignationOffered(loser, grade, points),
        ev.GameEnded(winner, points, grade, ev.Ending.RESIGNED),
        *(() if champion is None else (ev.MatchEnded(champion),)),
    )


def beavered(state: MatchState, side: Side) -> tuple[ev.Event, ...]:
    """A raccoon that is beavered, as in GNU Backgammon, and so on; nothing where our own rules decide."""
    again = range(2, _MOST_BEAVERS) if state.variant in MAT_VARIATIONS and state.waiting_for is side else ()
    return (ev.CubeBeavered(side, state.stake * 4),) if state.beavers in again else ()


def doubled_dead(state: MatchState, side: Side) -> tuple[ev.Event, ...]:
    """A double by a side to which the cube is dead, as other programs allow it; nothing where our own rules decide."""
    dead = state.phase is Phase.TO_ROLL and state.on_roll is side and double_refusal(state, side) is CubeReason.DEAD
    return (ev.DoubleOffered(side, state.cube.value * 2),) if dead and state.variant in MAT_VARIATIONS else ()


def grades(state: MatchState) -> range:
    """The grades at which a game may now be resigned in another program; none if only this bot plays the game."""
    if state.phase not in (Phase.TO_ROLL, Phase.TO_PLAY) or state.variant not in MAT_VARIATIONS:
        return range(0)
    return range(1, highest_grade(state.rules) + 1)


def highest_grade(rules: Rules) -> Grade:
    """The most that a game can cost, in cubes."""
    return Grade.QUADRUPLE if rules.quadruple else Grade.BACKGAMMON


def _begin(events: Sequence[ev.Event]) -> MatchState:
    """The state after the first event, whose terms must be those of a playable match."""
    started = events[0] if events else None
    if not isinstance(started, ev.MatchStarted):
        raise TranscriptError(TranscriptReason.NOT_A_MATCH_FILE)
    try:
        variant = find_variant(started.variant, started.edition)
    except LookupError as error:
        raise TranscriptError(TranscriptReason.UNKNOWN_GAME, text=started.variant) from error
    if not 0 <= started.length <= LONGEST:
        raise TranscriptError(TranscriptReason.LENGTH, text=str(started.length))
    refused = next((one for one in refusals(started.rules, variant, started.length) if one.reason in SENSELESS), None)
    if refused is not None:
        raise TranscriptError(TranscriptReason.NOT_A_MATCH_FILE, cause=refused)
    return evolve(None, started)


def _error(reason: TranscriptReason, state: MatchState, event: ev.Event, cause: BotError | None = None) -> BotError:
    moves = event.moves if isinstance(event, ev.PlayMade) else None
    side = getattr(event, "side", None)
    return TranscriptError(
        reason,
        game=max(state.game, 1),
        move=state.turns // 2 + 1,
        side=side if side is None else Side(side),
        roll=None if state.roll is None else (state.roll.first, state.roll.second),
        text=type(event).__name__ if moves is None else play_text(moves),
        cause=cause,
    )


def _consequences(state: MatchState, last: ev.Event, event: ev.Event) -> list[ev.Event]:
    """The events that must follow `event`, which somebody caused or which was rolled. Raises TranscriptError."""
    between = isinstance(last, (ev.MatchStarted, *_ENDED))
    if isinstance(event, ev.GameStarted):
        if not between or not _may_begin(state, last, event):
            raise _error(TranscriptReason.WRONG_GAME, state, event)
        return []
    if state.phase is Phase.OVER or (between and not isinstance(event, ev.MatchAbandoned)):
        raise _error(TranscriptReason.WRONG_GAME, state, event)
    if isinstance(event, ev.DiceRolled | ev.TurnPassed):
        if not _may_roll_or_pass(state, event):
            raise _error(TranscriptReason.OUT_OF_TURN, state, event)
        return []
    return _decided(state, event)


def _may_begin(state: MatchState, last: ev.Event, event: ev.GameStarted) -> bool:
    if event.game != state.game + 1 or not all(_is_roll(roll) for roll in event.opening):
        return False
    if event.first is not None:
        starts = game_numbered(state, event.game).winner_starts or state.rules.winner_starts
        return bool(starts) and isinstance(last, ev.GameEnded) and last.winner is event.first and not event.opening
    ties, final = event.opening[:-1], event.opening[-1:]
    return bool(final) and all(roll.is_doublet for roll in ties) and not final[0].is_doublet


def _is_roll(roll: Roll) -> bool:
    return roll.first in _FACES and roll.second in _FACES


def _may_roll_or_pass(state: MatchState, event: ev.DiceRolled | ev.TurnPassed) -> bool:
    if event.side is not state.on_roll:
        return False
    if isinstance(event, ev.DiceRolled):
        return state.phase is Phase.TO_ROLL and _is_roll(event.roll)
    return state.phase is Phase.TO_PLAY and not plays_now(state)


def _decided(state: MatchState, event: ev.Event) -> list[ev.Event]:
    """The events that the machine says follow an action, up to the next roll. Raises TranscriptError."""
    reason = TranscriptReason.ILLEGAL_PLAY if isinstance(event, ev.PlayMade) else TranscriptReason.WRONG_RESULT
    reason = TranscriptReason.ILLEGAL_CUBE if isinstance(event, _CUBE) else reason
    command = _command(state, event)
    if command is None:
        raise _error(reason, state, event)
    state = replace(state, refused=(None, None))  # older records hold any number of refused offers to resign
    caused = _elsewhere(state, event)
    if not caused or caused[0] != event:
        try:
            caused = decide(state, command, FILLER)
        except BotError as error:
            raise _error(reason, state, event, error) from error
    if not _same(caused[0], event):
        raise _error(reason, state, event)
    kept: list[ev.Event] = []
    for following in caused[1:]:
        if isinstance(following, ev.DiceRolled | ev.GameStarted):
            break
        kept.append(following)
    return kept


def _elsewhere(state: MatchState, event: ev.Event) -> tuple[ev.Event, ...]:
    """The consequences of an action that another program allows and ours doesn't."""
    match event:
        case ev.ResignationOffered(side, grade) if grade in grades(state):
            ours = {option.grade for option in resign_options(state, side)}
            return () if grade in ours else resigned(state, side, grade)
        case ev.CubeBeavered(side):
            return beavered(state, side)
        case ev.DoubleOffered(side):
            return doubled_dead(state, side)
    return ()


def _same(ours: ev.Event, theirs: ev.Event) -> bool:
    if isinstance(ours, ev.PlayMade) and isinstance(theirs, ev.PlayMade):
        return sorted(ours.moves) == sorted(theirs.moves)
    return ours == theirs


def _command(  # noqa: C901, PLR0912 - one case for each event
    state: MatchState, event: ev.Event
) -> cmd.Command | None:
    """The command that causes an event; None if no command does."""
    match event:
        case ev.PlayMade():
            return _play(state, event)
        case ev.GameEnded(winner, ending=ev.Ending.RESIGNED) if state.phase is Phase.RESIGNATION_OFFERED:
            return cmd.AcceptResignation(winner)
        case ev.GameEnded(winner, ending=ev.Ending.MATCH_RESIGNED):
            return cmd.ResignMatch(winner.other)
        case ev.MatchAbandoned(closing, favoured):
            return cmd.Abandon(state.on_roll, closing, favoured)
        case ev.ResignationOffered(side, grade):
            return cmd.Resign(side, grade)
        case ev.ResignationRefused(side):
            return cmd.RefuseResignation(side)
        case ev.TimeRanOut(side, claimed):
            return cmd.RunOutOfTime(side, claimed)
        case ev.DoubletNamed(side, number):
            return cmd.NameDoublet(side, number)
        case ev.PassingAsked(side):
            return cmd.PassUntilFree(side)
        case ev.DoubleOffered(side):
            return cmd.OfferDouble(side)
        case ev.CubeBeavered(side):
            return cmd.Beaver(side)
        case ev.DoubleTaken(side):
            return cmd.Take(side)
        case ev.DoublePassed(side):
            return cmd.Pass(side)
    return None


def _play(state: MatchState, event: ev.PlayMade) -> cmd.Command | None:
    if event.side is not state.waiting_for:
        return None
    wanted = sorted(event.moves)
    play = next((play for play in plays_now(state) if sorted(play.moves) == wanted), None)
    return None if play is None else cmd.MakePlay(event.side, play.notation)
