"""Everybody who plays in the kill drill: some people for each kind of thing."""

from tests.chaos.chouettes import Chouette
from tests.chaos.matches import Pair
from tests.chaos.tournaments import Arena, Cup
from tests.chaos.votes import Votes

KINDS = (Pair, Chouette, Votes, Arena, Cup)


def seat(server, guild, *, seed=0):
    """People for each kind, in channels of their own; they choose by chance."""
    return [kind(server, guild, number, seed) for number, kind in enumerate(KINDS)]


def shown_to(tables):
    """How much people have been shown or told."""
    return sum(table.shown for table in tables)
