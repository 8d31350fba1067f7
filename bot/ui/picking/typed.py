"""Plays as people type them: in the numbers of the table, or in the other side's where nothing else can be meant."""

from __future__ import annotations

from collections.abc import Callable

from bot.errors import AmbiguousPlay, IllegalPlay, NotationError
from bot.rules.match.state import MatchState
from bot.rules.match.turn import game_of, hand_of
from bot.rules.notation import parse_numbers, parse_turned
from bot.rules.play import Play
from bot.ui.match.style import PointNumbers

_Parse = Callable[[str, MatchState], Play]


def typed_play(text: str, state: MatchState, numbers: PointNumbers) -> Play:
    """The play that somebody typed at a table with these numbers.

    A play in the other side's numbers is read too where the table's do not fit: it can mean nothing else, but in games
    with moves away from home. Raises AmbiguousPlay, IllegalPlay and NotationError, which name plays as the table does.
    """
    first, second = (_own, _turned) if numbers.are_own else (_turned, _own)
    try:
        return first(text, state)
    except AmbiguousPlay as error:
        raise _in(numbers, error) from error
    except (IllegalPlay, NotationError) as error:
        found = None if game_of(state).moves_backwards else _if_any(second, text, state)
        if found is None:
            raise _in(numbers, error) from error
        return found


def _own(text: str, state: MatchState) -> Play:
    return parse_numbers(text, state.position, hand_of(state), game_of(state), state.rules)


def _turned(text: str, state: MatchState) -> Play:
    return parse_turned(text, state.position, hand_of(state), game_of(state), state.rules)


def _if_any(parse: _Parse, text: str, state: MatchState) -> Play | None:
    try:
        return parse(text, state)
    except (AmbiguousPlay, IllegalPlay, NotationError):
        return None


def _in(numbers: PointNumbers, error: AmbiguousPlay | IllegalPlay | NotationError) -> Exception:
    """The same error with its plays and points as the table numbers them."""
    if isinstance(error, AmbiguousPlay):
        return AmbiguousPlay(tuple(map(numbers.text, error.candidates)))
    legal = tuple(map(numbers.text, error.legal))
    if isinstance(error, IllegalPlay):
        source, target = map(numbers.point, error.move or (0, 0))
        return IllegalPlay(error.reason, (source, target) if error.move else None, legal, error.count)
    error.legal = legal
    return error
