"""The limits that a table sets for the box, and when extras may be offered."""

from collections.abc import Mapping

from bot.chouette.queries import game_now, main_cubes, may_turn
from bot.chouette.state import BOX, CREW, Choice, ChouetteState, Window, WindowKind
from bot.errors import ChouetteError, ChouetteReason


def check_box_answers(
    state: ChouetteState, window: Window, choices: Mapping[int, Choice], captains: int | None
) -> None:
    """The box answers for all its cubes at once. Raises ChouetteError: ALL_AT_ONCE, ALL_ALIKE, A_THIRD."""
    game = game_now(state)
    asked = [number for number in window.asked if not game.cubes[number].extra]
    answers = [choices[number] for number in asked if number in choices]
    if not answers:
        return  # a giver answers for an extra
    if len(answers) < len(asked):
        raise ChouetteError(ChouetteReason.ALL_AT_ONCE, state.order[0])
    if window.kind is not WindowKind.ANSWER:
        return
    if state.settings.one_cube and len(set(answers)) > 1:
        raise ChouetteError(ChouetteReason.ALL_ALIKE, state.order[0])
    if state.settings.la1:
        _check_third(state, asked, choices, captains)


def _check_third(state: ChouetteState, asked: list[int], choices: Mapping[int, Choice], captains: int | None) -> None:
    """Where all in have doubled at once: pass all, or take at least a third (both of two), the captain's included."""
    if len(asked) < sum(1 for one in main_cubes(game_now(state)) if one.is_open):
        return
    taken = [number for number in asked if choices[number] is not Choice.PASS]
    least = 2 if len(asked) == 2 else -(-len(asked) // 3)
    if taken and (len(taken) < least or (captains is not None and captains not in taken)):
        raise ChouetteError(ChouetteReason.A_THIRD, state.order[0], captains, least)


def check_box_doubles(state: ChouetteState, cubes: tuple[int, ...], captains: int | None) -> None:
    """Raises ChouetteError: ALL_ALIKE, WITH_CAPTAIN."""
    game = game_now(state)
    able = may_turn(game, BOX, extras=False)
    if state.settings.one_cube and set(cubes) != set(able):
        raise ChouetteError(ChouetteReason.ALL_ALIKE, state.order[0])
    levels = {one.cube.value for one in main_cubes(game) if one.is_open}
    if state.settings.la1 and len(levels) == 1 and captains in able and captains not in cubes:
        raise ChouetteError(ChouetteReason.WITH_CAPTAIN, state.order[0], captains)


def extras_after(state: ChouetteState, window: Window, choices: Mapping[int, Choice]) -> tuple[int, ...]:
    """The cubes of those who may offer an extra once a window closes with `choices`; empty where nobody may.

    The box has doubled everyone who is in from the center, and exactly one takes.
    """
    game = game_now(state)
    if not state.settings.extras or window.kind is not WindowKind.ANSWER or window.side is not CREW:
        return ()
    asked = [game.cubes[number] for number in window.asked]
    still = {one.number for one in main_cubes(game) if one.is_open}
    if {one.number for one in asked} != still or any(one.extra or one.cube.owner is not None for one in asked):
        return ()
    taken = [one for one in asked if choices[one.number] is not Choice.PASS]
    if len(taken) != 1 or choices[taken[0].number] is not Choice.TAKE or taken[0].crew in state.gone:
        return ()
    return tuple(one.number for one in asked if one is not taken[0] and one.crew not in state.gone)
