"""Drawing round robins: groups by snake seeding, each by the circle method, then a knockout of the best."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.tournaments.elimination import Draw, places_for
from bot.tournaments.parting import Apart
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import BYE, Slot, SlotKind, Stage, StageKey


def groups_of(order: Sequence[int], wanted: int) -> list[list[int]]:
    """The groups, by snake: 1 2 3, then 6 5 4. Each has at least two entrants, so there may be fewer than `wanted`."""
    count = max(1, min(wanted, len(order) // 2))
    groups: list[list[int]] = [[] for _ in range(count)]
    for index, entrant in enumerate(order):
        lap, place = divmod(index, count)
        groups[place if lap % 2 == 0 else count - 1 - place].append(entrant)
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
    """All rounds of all groups, round by round."""
    schedules = [circle(group) for group in groups_of(order, settings.groups)]
    longest = max(len(schedule) for schedule in schedules)
    draw.stages.append(Stage(StageKey.GROUPS, longest, len(schedules)))
    for index in range(longest):
        for group, schedule in enumerate(schedules):
            for one, other in schedule[index] if index < len(schedule) else ():
                draw.add(StageKey.GROUPS, index + 1, one, other, group)


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
            _swap(order, seed, other)
            if _count_clashes(order, clash) < before:
                break
            _swap(order, seed, other)
    return order


def _swap(order: list[int], one: int, other: int) -> None:
    order[one - 1], order[other - 1] = order[other - 1], order[one - 1]


def _opponent(seed: int, entrants: int) -> int | None:
    """The opponent of a seed in the first round; None for a bye."""
    other = places_for(entrants) + 1 - seed
    return other if other <= entrants else None


def _clashes(order: Sequence[int], seed: int, clash: Callable[[int, int], bool]) -> bool:
    other = _opponent(seed, len(order))
    return other is not None and seed > other and clash(order[seed - 1], order[other - 1])


def _count_clashes(order: Sequence[int], clash: Callable[[int, int], bool]) -> int:
    return sum(_clashes(order, seed, clash) for seed in range(1, len(order) + 1))
