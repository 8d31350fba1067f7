"""The results of a game for everyone who played in it."""

from enum import StrEnum

import msgspec

from bot.chouette.state import ChouetteState


class Role(StrEnum):
    """Somebody's part in a game."""

    BOX = "box"
    PARTNER = "partner"
    CAPTAIN = "captain"
    """Captain of the start."""
    CREW = "crew"


class GameResult(msgspec.Struct, frozen=True):
    """Somebody's result of a finished game, in hundredths of a point."""

    game: int
    person_id: int
    role: Role
    hundredths: int


def results_of(before: ChouetteState, after: ChouetteState) -> tuple[GameResult, ...]:
    """The results of the game that the event between the two states has ended. They sum to zero."""
    game = before.game
    if game is None:
        return ()
    roles = {game.captain: Role.CAPTAIN, before.order[0]: Role.BOX, before.partner: Role.PARTNER}
    return tuple(
        GameResult(before.games, one, roles.get(one, Role.CREW), after.scores[one] - game.before.get(one, 0))
        for one in before.seated
    )
