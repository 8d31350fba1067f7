"""Windows: who is asked, what they say, what silence means, and what comes of it when the window closes."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace

from bot.chouette import commands as cmd
from bot.chouette import events as ev
from bot.chouette import queries
from bot.chouette.deals import pass_cubes
from bot.chouette.evolution import ChouetteDraft
from bot.chouette.queries import game_now, main_cubes, may_turn
from bot.chouette.state import BOX, CREW, Choice, ChouetteState, Window, WindowKind
from bot.errors import ChouetteError, ChouetteReason, StaleAction
from bot.rules.sides import Side


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


_CHOICES: Final[Mapping[WindowKind, tuple[Choice, ...]]] = MappingProxyType(
    {
        WindowKind.DOUBLE: (Choice.ROLL_ON, Choice.DOUBLE),
        WindowKind.ANSWER: (Choice.TAKE, Choice.PASS, Choice.BEAVER),
        WindowKind.BEAVERED: (Choice.TAKE, Choice.PASS, Choice.RACCOON),
        WindowKind.RACCOONED: (Choice.TAKE, Choice.PASS),
        WindowKind.EXTRAS: (Choice.OFFER, Choice.KEEP),
        WindowKind.TAKER: (Choice.TAKE, Choice.PASS),
    }
)
_ANSWERS: Final = (WindowKind.ANSWER, WindowKind.BEAVERED, WindowKind.RACCOONED)
_TAKEN: Final = (Choice.TAKE, Choice.BEAVER, Choice.RACCOON)


def choices_of(state: ChouetteState, window: Window) -> tuple[Choice, ...]:
    """The answers that a window allows."""
    rules = state.settings.rules
    barred = {Choice.BEAVER: not rules.beavers, Choice.RACCOON: not rules.raccoons}
    return tuple(one for one in _CHOICES[window.kind] if not barred.get(one, False))


def asked_of(state: ChouetteState, person: int) -> tuple[int, ...]:
    """The cubes about which the open window asks a person; empty where there is none."""
    game = state.game
    if game is None or game.window is None:
        return ()
    return tuple(number for number in game.window.asked if asked_person(state, game.window, number) == person)


def asked_person(state: ChouetteState, window: Window, number: int) -> int | None:
    """Whom a window asks about a cube: who decides it, and for an extra the one who passed."""
    cube = queries.game_now(state).cubes[number]
    return cube.crew if window.kind is WindowKind.EXTRAS else queries.decider(state, cube, window.side)


def said(state: ChouetteState, window: Window, number: int) -> Choice | None:
    """The answer about a cube so far, None while it is waited for.

    A computer gives and accepts every extra; who rolls on until further notice has said so; and the captain's answer
    for their own cube goes for those entrusted to the captain.
    """
    if number in window.choices:
        return window.choices[number]
    person = asked_person(state, window, number)
    if person in state.computers and window.kind in (WindowKind.EXTRAS, WindowKind.TAKER):
        return Choice.OFFER if window.kind is WindowKind.EXTRAS else Choice.TAKE
    cube = queries.game_now(state).cubes[number]
    if window.side is CREW and queries.is_entrusted(state, cube.crew):
        captains = captains_cube(state)
        if captains in window.asked and captains != number and captains in window.choices:
            return window.choices[captains]
    if window.kind is WindowKind.DOUBLE and person in state.standing:
        return Choice.ROLL_ON
    of_box = window.side is BOX and not cube.extra
    return _silence(state, window) if window.expired and not of_box else None


def captains_cube(state: ChouetteState) -> int | None:
    """The number of the captain's own cube, while it is not settled."""
    captain = queries.captain_of(state)
    cube = None if captain is None else queries.own_cube(queries.game_now(state), captain)
    return cube.number if cube is not None and cube.is_open else None


def _silence(state: ChouetteState, window: Window) -> Choice:
    if window.kind is WindowKind.DOUBLE:
        return Choice.ROLL_ON
    if window.kind is WindowKind.EXTRAS:
        return Choice.KEEP
    if window.kind is WindowKind.TAKER:
        return Choice.TAKE  # they have taken
    captains = captains_cube(state) if window.side is CREW and window.kind in _ANSWERS else None
    return Choice.TAKE if captains is not None and window.choices.get(captains) in _TAKEN else Choice.PASS


def follows_captain(state: ChouetteState, window: Window) -> bool:
    """Does silence in a window take where the captain takes, for those who are asked beside the captain?"""
    if window.side is not CREW or window.kind not in _ANSWERS:
        return False
    return len(window.asked) > 1 and captains_cube(state) in window.asked


def overdue(state: ChouetteState, window: Window) -> tuple[int, ...]:
    """The cubes about which nothing was said before the time of a window was up."""
    in_time = replace(window, expired=False)
    return tuple(one for one in window.asked if said(state, in_time, one) is None) if window.expired else ()


def unanswered(state: ChouetteState) -> tuple[int, ...]:
    """Whom the open window still waits for; empty where none is open."""
    game = state.game
    if game is None or game.window is None:
        return ()
    window = game.window
    waiting = (asked_person(state, window, one) for one in window.asked if said(state, window, one) is None)
    return tuple(dict.fromkeys(one for one in waiting if one is not None))


def waiting_for(state: ChouetteState) -> tuple[int, ...]:
    """Whom the chouette waits for: those who have not answered, who rolls or moves, who is asked to be partner."""
    if state.game is None:
        return () if state.partner_asked is None else (state.partner_asked,)
    if state.game.window is not None:
        return unanswered(state)
    player = queries.player_of(state, state.game.board.on_roll)
    return () if player is None else (player,)


def computers_to_act(state: ChouetteState) -> tuple[int, ...]:
    """The computers that have something to decide: as anyone for whom the chouette waits, or about an offer."""
    offered = [] if state.game is None else [one for one in state.game.cubes if one.resigning is not None]
    asked = [queries.decider(state, one, one.resigning.side.other) for one in offered if one.resigning is not None]
    people = dict.fromkeys((*waiting_for(state), *asked))
    return tuple(one for one in people if one is not None and one in state.computers)


def choose(draft: ChouetteDraft, command: cmd.Choose) -> None:
    """Raises StaleAction for a window that is not open, and ChouetteError.

    NOT_HERE for somebody who doesn't play, NOT_ASKED, NO_SUCH_CHOICE and the box's laws.
    """
    state = draft.state
    window = _window(draft.state, command.window)
    if command.by not in (*state.seated, *state.joiners):
        raise ChouetteError(ChouetteReason.NOT_HERE, command.by)
    mine = asked_of(state, command.by)
    for number, choice in command.choices.items():
        queries.cube_numbered(draft.game, number) if window.kind is not WindowKind.EXTRAS else None
        if number not in mine:
            raise ChouetteError(ChouetteReason.NOT_ASKED, command.by, number)
        if choice not in choices_of(state, window):
            raise ChouetteError(ChouetteReason.NO_SUCH_CHOICE, command.by, number, detail=choice)
    if not command.choices:
        raise ChouetteError(ChouetteReason.NOT_ASKED, command.by)
    if window.side is BOX:
        check_box_answers(state, window, command.choices, captains_cube(state))
    draft.record(ev.ChoicesMade(command.by, {number: Choice(one) for number, one in command.choices.items()}))


def roll_on(draft: ChouetteDraft, command: cmd.RollOn) -> None:
    """Raises ChouetteError: NOT_HERE for somebody who does not play, NOT_ASKED for the box and its partner."""
    if command.by not in draft.state.seated:
        raise ChouetteError(ChouetteReason.NOT_HERE, command.by)
    if command.on and command.by not in queries.crew_of(draft.state):
        raise ChouetteError(ChouetteReason.NOT_ASKED, command.by)
    draft.record(ev.StandingChanged(command.by, command.on))


def expire(draft: ChouetteDraft, command: cmd.CloseWindow) -> None:
    """Raises StaleAction for a window that is not open, ChouetteError(BOX_CLOCK) if it waits for the box alone."""
    state = draft.state
    window = _window(state, command.window)
    cubes = draft.game.cubes
    if window.expired or (window.side is BOX and not any(cubes[one].extra for one in window.asked)):
        raise ChouetteError(ChouetteReason.BOX_CLOCK, state.order[0])
    draft.record(ev.WindowExpired(command.window))


def _window(state: ChouetteState, number: int) -> Window:
    window = None if state.game is None else state.game.window
    if window is None or window.number != number:
        raise StaleAction
    return window


def close_if_complete(draft: ChouetteDraft) -> bool:
    """Close the open window if nobody is waited for; tells whether it was closed."""
    state = draft.state
    window = draft.game.window
    if window is None:
        return False
    choices: dict[int, Choice] = {}
    for number in window.asked:
        choice = said(state, window, number)
        if choice is None:
            return False
        choices[number] = choice
    draft.record(ev.WindowClosed(window.number, choices))
    _FOLLOW.get(window.kind, _answered)(draft, window, choices)
    return True


def doubled_by(state: ChouetteState, window: Window, numbers: Iterable[int]) -> tuple[int, ...]:
    """The cubes that are turned if those with these `numbers` are said to be: with one cube, the captain's are all."""
    game, doubled = queries.game_now(state), tuple(numbers)
    captains = any(not game.cubes[number].extra for number in doubled)
    if state.settings.one_cube and window.side is CREW and captains:
        return tuple(sorted({*doubled, *queries.may_turn(game, CREW, extras=False)}))
    return doubled


def _double(draft: ChouetteDraft, window: Window, choices: dict[int, Choice]) -> None:
    doubled = doubled_by(draft.state, window, (one for one, choice in choices.items() if choice is Choice.DOUBLE))
    if doubled:
        draft.record(ev.DoublesOffered(window.side, doubled))


def _answered(draft: ChouetteDraft, window: Window, choices: dict[int, Choice]) -> None:
    state, game = draft.state, draft.game
    said_of = {choice: [number for number, one in choices.items() if one is choice] for choice in Choice}
    taken, beavered = said_of[Choice.TAKE], said_of[Choice.BEAVER] + said_of[Choice.RACCOON]
    offer = extras_after(state, window, choices)
    pass_cubes(draft, (game.cubes[number] for number in said_of[Choice.PASS]), window.side)
    if beavered:
        draft.record(ev.CubesBeavered(tuple(beavered)))
    if offer:
        draft.record(ev.WindowOpened(WindowKind.EXTRAS, CREW, offer, taker=taken[0]))
    elif taken:
        draft.record(ev.CubesTaken(tuple(taken)))


def _extras_offered(draft: ChouetteDraft, window: Window, choices: dict[int, Choice]) -> None:
    givers = tuple(number for number, choice in choices.items() if choice is Choice.OFFER)
    if window.taker is None:
        raise ValueError("extras without a taker")
    if givers:
        draft.record(ev.WindowOpened(WindowKind.TAKER, CREW, (window.taker,), givers=givers))
    else:
        draft.record(ev.CubesTaken((window.taker,)))


def _taker_answered(draft: ChouetteDraft, window: Window, choices: dict[int, Choice]) -> None:
    (taker,) = window.asked
    cube = draft.game.cubes[taker]
    if choices[taker] is Choice.PASS:
        pass_cubes(draft, (cube,), CREW)
        return
    points = cube.cube.value
    draft.record(ev.CubesTaken((taker,)))
    draft.record(ev.ExtrasGiven(taker, window.givers, points))


_FOLLOW: Final = {WindowKind.DOUBLE: _double, WindowKind.EXTRAS: _extras_offered, WindowKind.TAKER: _taker_answered}
"""The outcome of a window that doesn't ask for answers to doubles."""


def open_answers(draft: ChouetteDraft) -> bool:
    """Ask about the doubles, beavers or raccoons that are to be answered; tells whether there were any."""
    game = draft.game
    offered = tuple(one.number for one in game.cubes if one.is_open and one.offered)
    if not offered:
        return False
    kinds = (WindowKind.ANSWER, WindowKind.BEAVERED, WindowKind.RACCOONED)
    stage = game.cubes[offered[0]].offered
    side = game.board.on_roll.other if stage % 2 else game.board.on_roll
    draft.record(ev.WindowOpened(kinds[stage - 1], side, offered))
    return True


def open_doubling(draft: ChouetteDraft, side: Side) -> bool:
    """Ask who doubles, once a turn; tells whether anybody could. The box itself is not asked: it rolls or doubles."""
    state, game = draft.state, draft.game
    if game.asked_turn == game.board.turns:
        return False
    if side is BOX:
        asked = queries.may_turn(game, BOX, extras=True)
    elif state.settings.one_cube:
        captains = captains_cube(state)
        able = queries.may_turn(game, CREW, extras=False)
        asked = (*(one for one in able if one == captains), *queries.may_turn(game, CREW, extras=True))
    else:
        asked = queries.may_turn(game, CREW)
    if asked:
        draft.record(ev.WindowOpened(WindowKind.DOUBLE, side, asked))
    return bool(asked)
