"""The decisions of a benchmark as the bot sees them: the state of a match, its plays in the order of the file."""

from __future__ import annotations

from msgspec.structs import replace

from bot.rules.dice import Roll
from bot.rules.match import commands as cmd
from bot.rules.match.machine import fold, start
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.turn import game_of, plays_now
from bot.rules.play import Play
from bot.rules.position import Position
from tools.prove.file import RULES, in_order
from tools.train.levels import SeededDice


def state_of(game: str, position: Position, roll: tuple[int, int], turns: int) -> MatchState:
    """A single game, without a cube, in which `roll` waits to be played."""
    begun = fold(start(cmd.StartMatch(game, 0, RULES), SeededDice(0)))
    dice = Roll(*roll)
    return replace(
        begun,
        position=position,
        roll=dice,
        turns=turns,
        phase=Phase.TO_PLAY,
        ahead=game_of(begun).ahead(dice, turns // 2),
        numbers=(),
        handed=False,
    )


def plays_in_order(state: MatchState) -> list[Play]:
    """The legal plays, in the order of a file."""
    return in_order(plays_now(state))
