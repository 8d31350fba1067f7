"""Closing the matches that a tournament does not need any more, and why."""

from __future__ import annotations

from collections.abc import Callable

from bot.records import MatchRecord
from bot.rules.match.commands import Abandon
from bot.rules.match.events import Closing
from bot.rules.sides import Side
from bot.tournaments.state import How, Pairing


def closing(why: Closing, winner: int | None = None) -> Callable[[MatchRecord], Abandon | None]:
    """Close a match, whatever it waits for; `winner` is the id of whoever its pairing goes to."""

    def close(match: MatchRecord) -> Abandon | None:
        side = match.state.waiting_for
        favoured = next((Side(at) for at, person in enumerate(match.players) if person.user_id == winner), None)
        return None if side is None else Abandon(side, why, favoured)

    return close


def overtaken(pairing: Pairing) -> Callable[[MatchRecord], Abandon | None]:
    """Close the match of a pairing that was decided otherwise, or whose tournament was called off."""
    result = pairing.result
    if result is None:
        return closing(Closing.CALLED_OFF)
    is_out = result.how in (How.FORFEIT, How.NO_SHOW)
    return closing(Closing.ENTRANT_OUT if is_out else Closing.RESULT_ENTERED, result.winner)
