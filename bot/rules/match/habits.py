"""Actions the bot may take for a player when there is no choice to make. Never a cube action."""

from dataclasses import dataclass
from typing import Final

from bot.rules.match import commands as cmd
from bot.rules.match.actions import may_double
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.turn import game_of, plays_now
from bot.rules.play import Play
from bot.rules.position import OFF

_HOME: Final = 6


@dataclass(frozen=True, slots=True)
class Habits:
    """The actions a player leaves to the bot."""

    roll: bool = False
    """Roll when no double is possible."""
    forced: bool = False
    """Play if all legal plays lead to the same position."""
    bear_off: bool = False
    """Bear off as many checkers as possible once the sides have passed each other."""


NONE = Habits()


def habitual(state: MatchState, habits: Habits) -> cmd.Command | None:
    """The bot's action for the player that the match waits for, or None if they have to act themselves."""
    if state.phase is Phase.TO_ROLL and habits.roll and not may_double(state):
        return cmd.RollDice(state.on_roll)
    if state.phase is not Phase.TO_PLAY or not (habits.forced or habits.bear_off):
        return None
    plays = plays_now(state)
    play = plays[0] if habits.forced and len(plays) == 1 else None
    if play is None and habits.bear_off and is_plain_bear_off(state):
        play = greediest(plays)
    return None if play is None else cmd.MakePlay(state.on_roll, play.notation)


def is_plain_bear_off(state: MatchState) -> bool:
    """Is the side on roll bearing off, with no checker left that could hit or be hit?"""
    position = state.position
    return not any(position.mine[_HOME + 1 :]) and not game_of(state).has_contact(position)


def greediest(plays: tuple[Play, ...]) -> Play:
    """The play that bears off the most checkers; then the one with the fewest gaps, then with the fewest pips."""

    def worth(play: Play) -> tuple[int, int, int]:
        after = play.after
        return after.mine[OFF], -after.mine[1:].count(0), -after.pip_count

    return max(plays, key=worth)
