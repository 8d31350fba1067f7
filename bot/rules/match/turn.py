"""The turn that is being played: its game, its numbers, its legal plays."""

from bot.rules.match.state import MatchState, Phase
from bot.rules.play import Play
from bot.rules.plays import plays_at_hand
from bot.rules.variants import Variant, find_variant
from bot.rules.variants.protocol import Hand


def game_of(state: MatchState) -> Variant:
    """The game being played now: a rotation plays another one each time."""
    return game_numbered(state, max(1, state.game))


def game_numbered(state: MatchState, number: int) -> Variant:
    """The game played as number `number` (from 1) of the match, by the rules that the match began with."""
    return find_variant(state.variant, state.edition).of_game(number)


def numbers_now(state: MatchState) -> tuple[int, ...]:
    """The numbers to be played in this part of the turn; empty if there is no roll to play."""
    return state.numbers if state.numbers or state.roll is None else game_of(state).numbers(state.roll)


def hand_of(state: MatchState) -> Hand:
    """The numbers to be played, none of them played yet."""
    return Hand(numbers_now(state))


def plays_now(state: MatchState) -> tuple[Play, ...]:
    """The legal plays of the roll that is waiting to be played; empty in any other phase."""
    if state.phase is not Phase.TO_PLAY:
        return ()
    return plays_at_hand(game_of(state), state.position, numbers_now(state), state.rules)


def play_named(state: MatchState, notation: str) -> Play | None:
    """The legal play of the roll that is waiting which has this notation; None if there is none."""
    return next((play for play in plays_now(state) if play.notation == notation), None)


def is_a_part(state: MatchState) -> bool:
    """Does more belong to this turn than the roll, before or after it?"""
    rolled = () if state.roll is None else game_of(state).numbers(state.roll)
    return bool(state.ahead or state.handed or (state.numbers and state.numbers != rolled))
