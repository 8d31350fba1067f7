"""The order of the seeds."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bot.errors import TournamentError, TournamentReason
from bot.tournaments.settings import Seeding
from bot.tournaments.state import Entrant


def seed_order(entrants: Sequence[Entrant], seeding: Seeding, seed: int, order: Sequence[int] = ()) -> tuple[int, ...]:
    """The ids of `entrants` (as they joined), top seed first.

    By rating, equals as they joined; by lot from `seed`; or as in `order`, whoever is not in it after that as he
    joined. Raises TournamentError(NOT_JOINED) for an id in `order` that nobody has.
    """
    ids = [one.id for one in entrants]
    if seeding is Seeding.RATING:
        return tuple(one.id for one in sorted(entrants, key=lambda one: -one.rating))
    if seeding is Seeding.RANDOM:
        # The draw has to come out the same from the same seed; it is not a secret.
        Random(seed).shuffle(ids)  # noqa: S311
        return tuple(ids)
    for entrant in order:
        if entrant not in ids:
            raise TournamentError(TournamentReason.NOT_JOINED, entrant=entrant)
    return tuple(dict.fromkeys((*order, *ids)))
