"""The view of each person: sealed choices of others never occur in it."""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from bot.chouette import events as ev
from bot.chouette.queries import crew_of, givers_of, player_of
from bot.chouette.state import CREW, Choice, ChouetteState, Game, Window, WindowKind
from bot.chouette.windows import asked_person, said, waiting_for


class Seen(msgspec.Struct, frozen=True):
    """A chouette as one person sees it."""

    state: ChouetteState
    """Without what is sealed from them: choices in the window, standing words and proposals of others."""
    answered: tuple[int, ...]
    """The cubes about which the open window has been told something, or need not be told any more."""
    waiting: tuple[int, ...]
    """Whom the chouette waits for, as far as they see: who has sealed an answer without a word is still among them."""


def seen_by(state: ChouetteState, person: int | None) -> Seen:
    """A person's view; None for everyone in the channel."""
    standing = tuple(one for one in state.standing if one == person)
    game = state.game
    if game is None:
        return Seen(replace(state, standing=standing), (), waiting_for(state))
    window = game.window
    answered: tuple[int, ...] = ()
    waiting = waiting_for(state)
    if window is not None:
        answered = tuple(number for number in window.asked if _is_shown(state, window, number, person))
        left = (asked_person(state, window, number) for number in window.asked if number not in answered)
        waiting = tuple(dict.fromkeys(one for one in left if one is not None))
        window = replace(window, choices=_choices_seen(state, game, window, person))
    player = player_of(state, game.board.on_roll)
    proposals = game.proposals if player == person else {one: p for one, p in game.proposals.items() if one == person}
    seen = replace(game, window=window, proposals=proposals)
    return Seen(replace(state, standing=standing, game=seen), answered, waiting)


def _is_shown(state: ChouetteState, window: Window, number: int, person: int | None) -> bool:
    """Is it seen that a cube needs no answer any more?

    Standing words come with the first that a person speaks: alone they would tell what somebody has sealed, and so
    they would beside the answer of a computer, which comes as the window opens.
    """
    if said(state, window, number) is None:
        return False
    asked = asked_person(state, window, number)
    stands = window.kind is WindowKind.DOUBLE and number not in window.choices and asked in state.standing
    spoken = any(asked_person(state, window, number) not in state.computers for number in window.choices)
    return not stands or asked == person or spoken


def _choices_seen(state: ChouetteState, game: Game, window: Window, person: int | None) -> dict[int, Choice]:
    """One's own; with open cubes, the crew sees those of the crew."""
    crew = person in crew_of(state) and person not in givers_of(game)
    if state.settings.cubes_open and window.side is CREW and crew:
        return window.choices
    return {number: one for number, one in window.choices.items() if asked_person(state, window, number) == person}


def public_log(events: Iterable[ev.Event]) -> tuple[ev.Event, ...]:
    """The log without what is sealed. What windows came to is in it, as they closed."""
    return tuple(event for event in events if not isinstance(event, ev.SEALED))
