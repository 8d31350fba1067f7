"""The boards of a person's chouettes, on which nobody is helped."""

from collections.abc import Iterable

from bot.records.chouettes import ChouetteRecord
from bot.records.matches import MatchRecord
from bot.records.people import Person

_NOBODY = Person(0, "")


def boards_of(chouettes: Iterable[ChouetteRecord]) -> list[MatchRecord]:
    """The games being played, as matches: of a chouette, the number is negative."""
    return [
        MatchRecord(
            match_id=-one.chouette_id,
            place=one.place,
            players=(_NOBODY, _NOBODY),
            state=one.state.game.board,
            board=None,
            created_at=one.created_at,
            updated_at=one.updated_at,
            rated=False,
        )
        for one in chouettes
        if one.state.game is not None
    ]
