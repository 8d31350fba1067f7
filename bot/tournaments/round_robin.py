"""Drawing round robins: groups by snake seeding, each by the circle method, then a knockout of the best."""

from collections.abc import Callable, Sequence
from itertools import zip_longest

from bot.tournaments.elimination import Draw, places_for
from bot.tournaments.parting import Apart, group_at
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import BYE, Slot, SlotKind, Stage, StageKey


def groups_of(order: Sequence[int], wanted: int) -> list[list[int]]:
    """The groups, by snake: 1 2 3, then 6 5 4. Each has at least two entrants, so there may be fewer than `wanted`."""
    count = max(1, min(wanted, len(order) // 2))
    groups: list[list[int]] = [[] for _ in range(count)]
    for index, entrant in enumerate(order):
        groups[group_at(index, count)].append(entrant)
    return groups


def circle(entrants: Sequence[int]) -> list[list[tuple[Slot, Slot]]]:
    """Rounds in which everyone meets everyone once, the top two last; with an odd number one rests each round."""
    slots = [Slot(SlotKind.ENTRANT, entrant) for entrant in entrants]
    if len(slots) % 2:
        slots.append(BYE)
    rounds = []
    for _ in range(len(slots) - 1):
        half = len(slots) // 2
        rounds.append(list(zip(slots[:half], reversed(slots[half:]), strict=True)))
        slots = [slots[0], slots[-1], *slots[1:-1]]
    return rounds


def round_robin(draw: Draw, order: Sequence[int], settings: TournamentSettings) -> None:
    """All rounds of all groups."""
    draw_rounds(draw, StageKey.GROUPS, groups_of(order, settings.groups))


def draw_rounds(draw: Draw, stage: StageKey, groups: Sequence[Sequence[int]]) -> None:
    """All rounds of all groups, round by round."""
    schedules = [circle(group) for group in groups]
    draw.stages.append(Stage(stage, max(map(len, schedules)), len(groups)))
    for number, matches in enumerate(zip_longest(*schedules, fillvalue=()), 1):
        for group, match in enumerate(matches):
            for one, other in match:
                draw.add(stage, number, one, other, group)


def qualified(tables: Sequence[Sequence[int]], advance: int, apart: Apart = frozenset()) -> list[int]:
    """The qualified entrants, seeded: the winners of the groups, then the seconds, and so on.

    `tables` holds the ids of each group, best first. If two of one group, or two who are kept `apart`, would meet in
    the first round, the lower one changes places with another of the same place in their group, if that parts them.
    """
    tiers = [[table[place] for table in tables if place < len(table)] for place in range(advance)]
    order = [entrant for tier in tiers for entrant in tier]
    group_of = {entrant: group for group, table in enumerate(tables) for entrant in table}
    tier_of = {entrant: place for place, tier in enumerate(tiers) for entrant in tier}

    def clash(one: int, other: int) -> bool:
        return group_of[one] == group_of[other] or frozenset((one, other)) in apart

    for seed in range(1, len(order) + 1):
        if not _clashes(order, seed, clash):
            continue
        before = _count_clashes(order, clash)
        for other in range(len(order), 0, -1):
            if other == seed or tier_of[order[other - 1]] != tier_of[order[seed - 1]]:
                continue
            order[seed - 1], order[other - 1] = order[other - 1], order[seed - 1]
            if _count_clashes(order, clash) < before:
                break
            order[seed - 1], order[other - 1] = order[other - 1], order[seed - 1]
    return order


def _clashes(order: Sequence[int], seed: int, clash: Callable[[int, int], bool]) -> bool:
    """Does a seed meet a higher one in the first round whom they should not meet?"""
    other = places_for(len(order)) + 1 - seed
    return seed > other and clash(order[seed - 1], order[other - 1])


def _count_clashes(order: Sequence[int], clash: Callable[[int, int], bool]) -> int:
    return sum(_clashes(order, seed, clash) for seed in range(1, len(order) + 1))
