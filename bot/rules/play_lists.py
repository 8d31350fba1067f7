"""Many plays in a few short lists, by the checkers they move; the order says nothing about how good they are."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise, takewhile
from typing import Final, NamedTuple

from bot.rules.play import Play
from bot.rules.remarks import journeys

LONGEST: Final = 25
"""Plays that a list can hold."""
MOST: Final = 4
"""Lists that can be shown at once."""

Route = tuple[tuple[int, int], ...]
"""Start and end of each checker that a play moves, from the back."""


_Routed = tuple[Route, Play]


class Group(NamedTuple):
    """Neighboring plays, and what tells them from those before and after: nothing named here is named of those."""

    plays: tuple[Play, ...]
    heads: tuple[int, ...] = ()
    """The points from which the rearmost checkers of its plays move, from the back; none if another's do as well."""
    shared: Route = ()
    """If `heads` are none: the first checkers that all plays move alike."""
    ways: tuple[Route, ...] = ()
    """The next checkers, each way that its plays move them; none if `shared` says it all."""


def route_of(play: Play) -> Route:
    """Where the checkers of a play start and end, from the back."""
    return tuple(sorted(journeys(play.moves), reverse=True))


def openings(plays: Sequence[Play]) -> list[Group]:
    """The plays by the move of their rearmost checker, if there are too many for lists of plays.

    There are at most `LONGEST` parts, each with few enough plays for `grouped`: if there would be more, neighbors are
    joined, and if one has too many, it's divided by the moves of its next checkers. (The most plays of a roll ever seen
    are 927, in Runte; up to 1250 such neighbors always fit.)
    """
    found = _divided(_routed(plays), 1)
    while len(found) > LONGEST:
        sizes = [len(one) + len(other) for one, other in pairwise(found)]
        at = sizes.index(min(sizes))
        found[at : at + 2] = [found[at] + found[at + 1]]
    return _told_apart(found, 1)


def _told_apart(parts: Sequence[Sequence[_Routed]], least: int) -> list[Group]:
    """The parts, told apart by at least so many checkers; 0: by the points they move from."""
    ends = [(part[0][0], part[-1][0]) for part in parts]
    shared = [max(least, 1 + _alike(last, first)) for (_, last), (first, _) in pairwise(ends)]
    return [
        _group(part, max(before, after))
        for part, before, after in zip(parts, (least, *shared), (*shared, least), strict=True)
    ]


def _group(part: Sequence[_Routed], checkers: int) -> Group:
    plays = tuple(play for _, play in part)
    if not checkers:
        return Group(plays, heads=tuple(dict.fromkeys(route[0][0] for route, _ in part)))
    ways = tuple(dict.fromkeys(route[:checkers] for route, _ in part))
    alike = max(0, _alike(ways[0], ways[-1]))
    return Group(plays, shared=ways[0][:alike], ways=tuple(dict.fromkeys(way[alike:] for way in ways if way[alike:])))


def _routed(plays: Sequence[Play]) -> list[_Routed]:
    """The plays in order, each with its route."""
    routed = [(route_of(play), play) for play in plays]
    return sorted(routed, key=lambda one: [-point for way in one[0] for point in way])


def _divided(plays: list[_Routed], checkers: int) -> list[list[_Routed]]:
    """Divided by the moves of the first `checkers` of a play, and parts that are still too large further."""
    parts: dict[Route, list[_Routed]] = {}
    for one in plays:
        parts.setdefault(one[0][:checkers], []).append(one)
    found: list[list[_Routed]] = []
    for part in parts.values():
        found += _divided(part, checkers + 1) if len(part) > LONGEST * MOST else [part]
    return found


def grouped(plays: Sequence[Play]) -> list[Group]:
    """The plays in as few lists as possible, at most `MOST` of at most `LONGEST`, each checker's plays in one list.

    If a checker has more plays than a list can hold, they are divided, preferably by the move of the next checker.
    Raises ValueError for more plays than fit.
    """
    routed = _routed(plays)
    if len(routed) > LONGEST * MOST:
        raise ValueError(f"too many plays for {MOST} lists: {len(routed)}")
    cuts = _cuts([route for route, _ in routed])
    return _told_apart([routed[start:end] for start, end in pairwise((0, *cuts, len(routed)))], 0)


def _cuts(routes: Sequence[Route]) -> tuple[int, ...]:
    """Where to begin the second list, the third and the fourth, for the fewest lists and then the plainest cuts."""
    total = len(routes)
    if total <= LONGEST:
        return ()
    costs = [0, *[100 * (1 + _alike(one, other)) for one, other in pairwise(routes)]]

    @cache
    def best(start: int, lists: int) -> tuple[int, tuple[int, ...]]:
        """The cost of the rest in this many lists, which it fits into, and its cuts."""
        if lists == 1:
            return (total - start) ** 2 // total, ()
        room = (lists - 1) * LONGEST
        ways = []
        for cut in range(max(start + 1, total - room), min(start + LONGEST, total - lists + 1) + 1):
            cost, cuts = best(cut, lists - 1)
            ways.append((cost + costs[cut] + (cut - start) ** 2 // total, (cut, *cuts)))
        return min(ways)

    found: list[tuple[int, tuple[int, ...]]] = []
    for lists in range(-(-total // LONGEST), MOST + 1):
        # One more list is worth it if it keeps a checker's plays together.
        least = 50 * (lists - 1)
        if not found or min(found)[0] >= least:
            cost, cuts = best(0, lists)
            found.append((cost + least, cuts))
    return min(found)[1]


def _alike(one: Route, other: Route) -> int:
    """How many checkers two plays move alike, from the back; -1 if not even the first starts on the same point."""
    if one[0][0] != other[0][0]:
        return -1
    return sum(1 for _ in takewhile(lambda both: both[0] == both[1], zip(one, other, strict=False)))
