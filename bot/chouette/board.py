"""The board of a game: its opening, its rolls and plays, as the machine of matches decides them."""

from bot.chouette import events as ev
from bot.chouette.deals import play_out
from bot.chouette.evolution import ChouetteDraft
from bot.chouette.queries import player_of
from bot.chouette.state import ChouetteState
from bot.errors import ChouetteError, ChouetteReason
from bot.rules.dice import DiceSource, Roll, opening_rolls
from bot.rules.match import commands as match_commands
from bot.rules.match import events as match_events
from bot.rules.match.machine import decide
from bot.rules.match.turn import plays_now
from bot.rules.variants import EDITION


class _OneGame:
    """The dice of one game. The machine of matches goes on to the next, for which nothing is drawn."""

    def __init__(self, dice: DiceSource, game: int) -> None:
        self._dice = dice
        self._game = game

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
    caused = decide(board, match_commands.MakePlay(board.on_roll, text), _OneGame(draft.dice, 0))
    made = next(one for one in caused if isinstance(one, match_events.PlayMade))
    return next(one.notation for one in plays_now(board) if one.moves == made.moves)


def _do(draft: ChouetteDraft, command: match_commands.Command) -> None:
    board = draft.game.board
    for event in decide(board, command, _OneGame(draft.dice, board.game)):
        if isinstance(event, match_events.GameEnded):
            play_out(draft, event.winner.other, event.grade)
            return
        if not isinstance(event, match_events.DiceRolled | match_events.PlayMade | match_events.TurnPassed):
            raise ValueError(f"a board of a chouette has no {type(event).__name__}")
        draft.record(ev.OnBoard(event))
