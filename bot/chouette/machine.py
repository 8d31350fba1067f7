"""The chouette as a machine: `decide` says what a command causes, `evolve` what an event changes.

Both are pure. `decide` draws dice only from the source it is given, which numbers them by game and roll as in a match
(game 0 is the throw for the order). Everything that follows by itself follows in the same decision: a window that
nobody is waited for closes, the crew's dice fall, a game without open cubes is over.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from bot.chouette import commands as cmd
from bot.chouette import deals, people, windows
from bot.chouette import events as ev
from bot.chouette.deals import lose_on_time, play_out
from bot.chouette.evolution import ChouetteDraft, evolve
from bot.chouette.people import rotated, seats_after
from bot.chouette.queries import box_of, captain_of, may_consult, may_turn, next_captain, open_cubes, player_of
from bot.chouette.state import BOX, CREW, POINT, ChouettePhase, ChouetteState
from bot.chouette.windows import check_box_doubles
from bot.errors import ChouetteError, ChouetteReason
from bot.eventlog import log
from bot.rules.dice import DiceSource, Roll, opening_rolls
from bot.rules.match import commands as match_commands
from bot.rules.match import events as match_events
from bot.rules.match.machine import decide as decide_on_board
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.variants import EDITION


class _OneGame:
    """The dice of one game. The machine of matches goes on to the next, for which nothing is drawn."""

    def __init__(self, dice: DiceSource, game: int) -> None:
        self._dice, self._game = dice, game

    def roll(self, game: int, index: int) -> Roll:
        return self._dice.roll(game, index) if game == self._game else Roll(2, 1)


def begin(draft: ChouetteDraft) -> None:
    """One die each, ties thrown again."""
    number = draft.state.games + 1
    draft.record(ev.GameBegan(number, opening_rolls(draft.dice, number), EDITION))
    board = draft.game.board
    if not plays_now(board):
        draft.record(ev.OnBoard(match_events.TurnPassed(board.on_roll)))


def roll(draft: ChouetteDraft) -> None:
    """Roll for the side on roll."""
    _do(draft, match_commands.RollDice(draft.game.board.on_roll))


def play(draft: ChouetteDraft, by: int, text: str) -> None:
    """Raises ChouetteError: NOT_YOUR_TURN with who plays for the side; WrongPhase, and what is wrong with the play."""
    check_player(draft.state, by)
    _do(draft, match_commands.MakePlay(draft.game.board.on_roll, text))


def check_player(state: ChouetteState, by: int) -> None:
    """Raise ChouetteError(NOT_YOUR_TURN) unless the person rolls and moves now."""
    if state.game is None:
        raise ChouetteError(ChouetteReason.NO_GAME)
    player = player_of(state, state.game.board.on_roll)
    if by != player:
        raise ChouetteError(ChouetteReason.NOT_YOUR_TURN, player)


def readable(draft: ChouetteDraft, text: str) -> str:
    """The notation of a legal play. Raises WrongPhase and what is wrong with the play."""
    board = draft.game.board
    caused = decide_on_board(board, match_commands.MakePlay(board.on_roll, text), _OneGame(draft.dice, 0))
    made = next(one for one in caused if isinstance(one, match_events.PlayMade))
    return next(one.notation for one in plays_now(board) if one.moves == made.moves)


def _do(draft: ChouetteDraft, command: match_commands.Command) -> None:
    board = draft.game.board
    for event in decide_on_board(board, command, _OneGame(draft.dice, board.game)):
        if isinstance(event, match_events.GameEnded):
            play_out(draft, event.winner.other, event.grade)
            return
        if not isinstance(event, match_events.DiceRolled | match_events.PlayMade | match_events.TurnPassed):
            raise ValueError(f"a board of a chouette has no {type(event).__name__}")
        draft.record(ev.OnBoard(event))


_LONGEST_CHAIN: Final = 200  # how many things may follow by themselves in one decision; far more than ever happens
_IN_LOBBY: Final = (cmd.Join, cmd.Leave, cmd.Start, cmd.Close)
_ONLY_BETWEEN: Final = (cmd.NextGame, cmd.AskPartner, cmd.AnswerPartner, cmd.Close)
_BETWEEN: Final = (cmd.Join, cmd.Leave, cmd.RollOn, cmd.NameProxy, *_ONLY_BETWEEN)


def open_lobby(command: cmd.Open) -> tuple[ev.Event, ...]:
    """The event a chouette begins with. Raises ChouetteError(SETTINGS), its `detail` the line that cannot be."""
    command.settings.check()
    return (ev.ChouetteOpened(command.settings),)


def decide(state: ChouetteState, command: cmd.Command, dice: DiceSource) -> tuple[ev.Event, ...]:
    """The events that `command` causes in `state`; never empty.

    Raises ChouetteError, StaleAction for a window that has closed, ResignationRefused, and for a play NotationError,
    IllegalPlay or AmbiguousPlay.
    """
    return tuple(step.event for step in steps(state, command, dice))


def steps(state: ChouetteState, command: cmd.Command, dice: DiceSource) -> list[log.Step[ChouetteState, ev.Event]]:
    """As `decide`, each event with the state that it leads to."""
    _expect_phase(state, command)
    draft = ChouetteDraft(state, dice)
    _OBEY[type(command)](draft, command)
    _go_on(draft)
    return draft.steps


def fold(events: Iterable[ev.Event]) -> ChouetteState:
    """The state that a whole log leads to. Raises ValueError for a log that does not begin with ChouetteOpened."""
    return log.fold(evolve, events)


def _expect_phase(state: ChouetteState, command: cmd.Command) -> None:
    phase = state.phase
    if phase is ChouettePhase.OVER:
        raise ChouetteError(ChouetteReason.OVER)
    if phase is ChouettePhase.LOBBY and not isinstance(command, _IN_LOBBY):
        raise ChouetteError(ChouetteReason.NOT_STARTED)
    if phase is not ChouettePhase.LOBBY and isinstance(command, cmd.Start):
        raise ChouetteError(ChouetteReason.STARTED)
    if phase is ChouettePhase.PLAYING and isinstance(command, _ONLY_BETWEEN):
        raise ChouetteError(ChouetteReason.GAME_GOES_ON)
    if phase is ChouettePhase.BETWEEN and not isinstance(command, _BETWEEN):
        raise ChouetteError(ChouetteReason.NO_GAME)


def _next_game(draft: ChouetteDraft, command: cmd.NextGame) -> None:
    if command.by is not None and command.by not in draft.state.seated:
        raise ChouetteError(ChouetteReason.NOT_HERE, command.by)
    people.take_due_partner(draft)
    begin(draft)


def _expect_turn(draft: ChouetteDraft, by: int) -> None:
    """Raise unless the person may roll or double for the box now."""
    game = draft.game
    if game.window is not None:
        raise ChouetteError(ChouetteReason.WINDOW_OPEN)
    check_player(draft.state, by)
    if game.board.phase is not Phase.TO_ROLL:
        raise ChouetteError(ChouetteReason.ROLLED)


def _roll(draft: ChouetteDraft, command: cmd.Roll) -> None:
    _expect_turn(draft, command.by)
    roll(draft)


def _double(draft: ChouetteDraft, command: cmd.DoubleCubes) -> None:
    """Once a turn, any of the cubes against the box that are centered or its own."""
    _expect_turn(draft, command.by)
    state, game = draft.state, draft.game
    if command.by != box_of(state):
        raise ChouetteError(ChouetteReason.NOT_BOX, command.by)
    if game.doubled_turn == game.board.turns:
        raise ChouetteError(ChouetteReason.DOUBLED_ALREADY, command.by)
    able = may_turn(game, BOX, extras=False)
    wrong = next((number for number in command.cubes if number not in able), None)
    if wrong is not None or not command.cubes:
        raise ChouetteError(ChouetteReason.NOT_YOUR_CUBE, command.by, wrong)
    check_box_doubles(state, command.cubes, windows.captains_cube(state))
    draft.record(ev.DoublesOffered(BOX, tuple(sorted(set(command.cubes)))))


def _propose(draft: ChouetteDraft, command: cmd.Propose) -> None:
    if draft.game.board.phase is not Phase.TO_PLAY or not may_consult(draft.state, command.by):
        raise ChouetteError(ChouetteReason.MAY_NOT_CONSULT, command.by)
    draft.record(ev.PlayProposed(command.by, readable(draft, command.play)))


def _run_out_of_time(draft: ChouetteDraft, command: cmd.RunOutOfTime) -> None:
    """A captain is replaced by the next who is in; without one, and for the box, everything open is lost.

    The crew's clock runs while its captain plays; while a window is open only the box has one, if it has to answer.
    """
    state, game = draft.state, draft.game
    window = game.window
    to_answer = window is not None and box_of(state) in windows.unanswered(state) and window.side is BOX
    acting = game.board.on_roll is command.side and window is None
    if not acting and not (to_answer and command.side is BOX):
        raise ChouetteError(ChouetteReason.NOT_YOUR_TURN)
    captain = captain_of(state)
    if command.side is CREW and captain is not None and next_captain(state, but=(captain,)) is not None:
        draft.record(ev.CaptainReplaced(captain))
        return
    lose_on_time(draft, command.side)


def _go_on(draft: ChouetteDraft) -> None:
    """Do what nobody has to decide."""
    for _ in range(_LONGEST_CHAIN):
        if draft.state.game is None:
            return
        if not open_cubes(draft.game):
            _end_game(draft)
            return
        if draft.game.window is not None:
            if not windows.close_if_complete(draft):
                return
        elif not windows.open_answers(draft) and not _turn(draft):
            return


def _turn(draft: ChouetteDraft) -> bool:
    """Go on with the turn; tells whether there was anything to be done without asking."""
    game = draft.game
    side = game.board.on_roll
    if game.board.phase is not Phase.TO_ROLL:
        return False
    if windows.open_doubling(draft, side):
        return True
    if side is BOX:
        return False
    roll(draft)
    return True


def _end_game(draft: ChouetteDraft) -> None:
    state, game = draft.state, draft.game
    if game.window is not None:
        draft.record(ev.WindowClosed(game.window.number, {}))
    order, partner = rotated(state, game)
    seats = seats_after(state, order, partner, order[-1])
    # Half of the box's sum, rounded towards zero to whole points.
    share = 0 if state.partner is None else int(people.box_sum(game) / (2 * POINT)) * POINT
    draft.record(ev.GameOver(seats.order, order[-1], seats.partner, seats.joiners, share))
    people.take_due_partner(draft)
    people.end_if_alone(draft)


_OBEY: Final[dict[type[cmd.Command], Callable[[ChouetteDraft, Any], None]]] = {
    cmd.Join: people.join,
    cmd.Leave: people.leave,
    cmd.Start: people.start,
    cmd.NextGame: _next_game,
    cmd.AskPartner: people.ask_partner,
    cmd.AnswerPartner: people.answer_partner,
    cmd.NameProxy: people.name_proxy,
    cmd.Choose: windows.choose,
    cmd.RollOn: windows.roll_on,
    cmd.CloseWindow: windows.expire,
    cmd.DoubleCubes: _double,
    cmd.Roll: _roll,
    cmd.Play: lambda draft, command: play(draft, command.by, command.play),
    cmd.Propose: _propose,
    cmd.RunOutOfTime: _run_out_of_time,
    cmd.GiveUp: lambda draft, command: lose_on_time(draft, command.side),
    cmd.Close: lambda draft, _: draft.record(ev.ChouetteEnded()),
    cmd.Settle: deals.settle,
    cmd.AcceptSettlement: deals.accept_settlement,
    cmd.Resign: deals.resign,
    cmd.AcceptResignation: deals.accept_resignation,
    cmd.RefuseResignation: deals.refuse_resignation,
}
