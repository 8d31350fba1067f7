"""The actions each side may take now."""

from typing import Final, NamedTuple

import msgspec

from bot.errors import CubeReason
from bot.rules.dice import Roll
from bot.rules.match import commands as cmd
from bot.rules.match.state import Crawford, MatchState, Phase
from bot.rules.match.turn import game_of, plays_now
from bot.rules.play import Play
from bot.rules.position import BAR, OFF, Position
from bot.rules.scoring import Cube, counted_grade, points_won
from bot.rules.sides import Side
from bot.rules.variants import find_variant


def seen_by(state: MatchState, side: Side) -> Position:
    """The position as `side` sees it."""
    return state.position if side is state.on_roll else state.position.swapped()


def cube_in_match(state: MatchState) -> bool:
    """Is there a cube in this match at all? In a match to 1 it could never be turned, so there is none."""
    return state.rules.cube and state.length != 1 and "cube" in find_variant(state.variant).options


def cube_in_game(state: MatchState) -> bool:
    """Is there a cube in this game? Not in a match without one, and not in the Crawford game."""
    return cube_in_match(state) and state.crawford is not Crawford.NOW


def double_refusal(state: MatchState, side: Side) -> CubeReason | None:
    """Why `side` may not double now, or None if it may.

    Only before their own roll, when the cube is centered or theirs. A cube is dead for a side that would win the match
    with its present value.
    """
    if not cube_in_match(state):
        return CubeReason.NO_CUBE
    if state.crawford is Crawford.NOW:
        return CubeReason.CRAWFORD
    if state.phase is Phase.DOUBLE_OFFERED:
        return CubeReason.ALREADY_OFFERED
    if not state.cube.available_to(side):
        return CubeReason.NOT_YOURS
    if state.length and state.away(side) <= state.cube.value:
        return CubeReason.DEAD
    if state.phase is Phase.TO_PLAY:
        return CubeReason.ROLLED
    return None


def may_double(state: MatchState) -> bool:
    """May the side on roll double now?"""
    return state.phase is Phase.TO_ROLL and double_refusal(state, state.on_roll) is None


def is_closed_out(state: MatchState, side: Side) -> bool:
    """Can no roll bring the side's checker in from the bar?"""
    position = seen_by(state, side)
    if not position.mine[BAR]:
        return False
    variant = game_of(state)
    return all(not variant.legal_plays(position, Roll(die, die), state.rules) for die in range(1, 7))


def may_ask_to_pass(state: MatchState, side: Side) -> bool:
    """May a side ask to be passed until it can move?

    It may if it could move nothing in its latest turn, or is closed out, and has nothing to answer.
    """
    in_play = state.phase is Phase.TO_ROLL or (state.phase is Phase.TO_PLAY and state.on_roll is not side)
    if not (in_play and cube_in_match(state) and state.passing[side] is None):
        return False
    return state.stuck[side] or is_closed_out(state, side)


def beaver_refusal(state: MatchState, side: Side) -> CubeReason | None:
    """Why `side` may not turn the cube again now, or None if it may: as a beaver, or as a raccoon after a beaver.

    A beaver may also follow the take, until the doubler rolls.
    """
    if not cube_in_match(state):
        return CubeReason.NO_CUBE
    if not state.rules.beavers:
        return CubeReason.NO_BEAVERS
    if state.phase is Phase.TO_ROLL and state.taken is not None and side is not state.on_roll:
        return None
    if state.phase is not Phase.DOUBLE_OFFERED or state.waiting_for is not side or state.beavers > 1:
        return CubeReason.NOTHING_TO_BEAVER
    if state.beavers and not state.rules.raccoons:
        return CubeReason.NO_RACCOONS
    return None


def may_beaver(state: MatchState, side: Side) -> bool:
    """May `side` turn the cube again now?"""
    return beaver_refusal(state, side) is None


def losses_of(state: MatchState, side: Side) -> tuple[int, ...]:
    """The possible losses of a side from here, in cubes, the least first; only one if gammons don't count."""
    losses = game_of(state).losses(seen_by(state, side), state.rules)
    cube = agreed_cube(state)
    counted = (counted_grade(loss, cube, state.rules) for loss in losses)
    return tuple(dict.fromkeys(counted))


def agreed_cube(state: MatchState) -> Cube:
    """The cube that both sides have agreed to: a beaver takes the double, and a raccoon takes the beaver."""
    return Cube(state.stake, state.on_roll.other, turned=True) if state.beavers else state.cube


class ResignOption(NamedTuple):
    """One way to resign the game: `grade` times the cube for `points`; `final` ones can't be refused."""

    grade: int
    points: int
    final: bool


def just_refused(state: MatchState, side: Side) -> bool:
    """Was an offer of `side` to resign refused in this turn or the one before?

    If so, it may only resign in a way that can't be refused. After a refusal in its own turn this lasts through the
    opponent's turn, and after one in the opponent's turn through its own next turn.
    """
    refused = state.refused[side]
    return refused is not None and state.turns - refused <= 1


def resign_options(state: MatchState, side: Side) -> tuple[ResignOption, ...]:
    """The ways in which `side` may resign this game, the cheapest first.

    The opponent may refuse an offer below what the position can still cost. The largest can't be refused, nor can one
    that already wins the match. Larger ones aren't offered: nobody can lose more. Right after a refusal, only the ways
    that can't be refused are left.
    """
    if state.phase is Phase.OVER:
        return ()
    needed = state.away(side.other)
    options: list[ResignOption] = []
    losses = losses_of(state, side)
    for grade in losses:
        points = points_won(grade, agreed_cube(state), state.rules)
        final = grade == losses[-1] or bool(needed and points >= needed)
        options.append(ResignOption(grade, points, final))
        if final:
            break
    return tuple(options[-1:] if just_refused(state, side) else options)


_HOME: Final = 6


class Habits(msgspec.Struct, frozen=True):
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
