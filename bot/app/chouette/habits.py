"""What happens by itself for whoever rolls and moves in a chouette, where there is no choice to make."""

from bot.chouette import commands as cmd
from bot.chouette.as_two import cube_at_heart, session_over
from bot.chouette.queries import may_turn, player_of
from bot.chouette.state import BOX, ChouetteState
from bot.rules.match import commands as match_cmd
from bot.rules.match.habits import Habits, habitual
from bot.rules.match.state import Phase


def player_to_act(state: ChouetteState) -> int | None:
    """The person who rolls or moves now; None while a window is open, and for a computer."""
    game = state.game
    if game is None or game.window is not None:
        return None
    player = player_of(state, game.board.on_roll)
    return None if player in state.computers else player


def habit_of(state: ChouetteState, player: int, habits: Habits) -> cmd.Command | None:
    """What the bot does now for who has to act; None when they have to do it themselves. Never a cube action."""
    game = state.game
    if game is None or (game.board.phase is Phase.TO_ROLL and may_turn(game, BOX)):
        return None
    session = session_over(state, cube_at_heart(state, player, game.board.on_roll).number)
    if session.phase is Phase.RESIGNATION_OFFERED:
        return None
    command = habitual(session, habits)
    if isinstance(command, match_cmd.RollDice):
        return cmd.Roll(player)
    return cmd.Play(player, command.play) if isinstance(command, match_cmd.MakePlay) else None
