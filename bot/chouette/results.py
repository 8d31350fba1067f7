"""What a game has brought everyone who played in it."""

from __future__ import annotations

from typing import NamedTuple

from bot.chouette.state import ChouetteState


class Brought(NamedTuple):
    """Hundredths of a point that a game brought a person, and what they were in it."""

    person: int
    role: str
    """`box`, `partner`, `captain` (of the start) or `crew`."""
    hundredths: int


def results_of(before: ChouetteState, after: ChouetteState) -> tuple[Brought, ...]:
    """The results of the game that the event between the two states has ended. They sum to zero."""
    game = before.game
    if game is None:
        return ()
    roles = {game.captain: "captain", before.order[0]: "box", before.partner: "partner"}
    return tuple(
        Brought(one, roles.get(one, "crew"), after.scores[one] - game.before.get(one, 0)) for one in before.seated
    )
