"""Drawing brackets: single and double elimination, and main bracket with progressive consolation and last chance.

A bracket has the next power of two of places; the places left over are byes and go to the top seeds. Its shape is our
own code: a library would compute nothing here that we couldn't.
"""

from collections.abc import Sequence

from bot.tournaments.events import Drawn
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import BYE, Slot, SlotKind, Stage, StageKey


def bracket_order(places: int) -> tuple[int, ...]:
    """Seeds from top to bottom of a bracket of `places` (a power of two): 1 against the last, 2 on the other side."""
    order = [1]
    while len(order) < places:
        last = 2 * len(order) + 1
        order = [seed for one in order for seed in (one, last - one)]
    return tuple(order)


def places_for(entrants: int) -> int:
    """The smallest power of two that is not below `entrants`."""
    return 1 << max(0, entrants - 1).bit_length()


class Draw:
    """Pairings in the making; `first` is the number of the first."""

    def __init__(self, first: int = 1) -> None:
        self._next = first
        self.pairings: list[Drawn] = []
        self.stages: list[Stage] = []

    def add(self, stage: StageKey, round_: int, one: Slot, other: Slot, group: int = 0) -> int:
        """Draw one pairing and return its number."""
        number = self._next
        self._next += 1
        self.pairings.append(Drawn(number, stage, round_, (one, other), group))
        return number

    def round(self, stage: StageKey, round_: int, slots: Sequence[Slot]) -> list[int]:
        """Draw neighbors against each other and return the numbers of the pairings."""
        return [self.add(stage, round_, slots[i], slots[i + 1]) for i in range(0, len(slots), 2)]


def seeded_slots(order: Sequence[int]) -> list[Slot]:
    """The places of a bracket filled with the entrants of `order` (top seed first) and byes."""
    seeds = bracket_order(places_for(len(order)))
    return [Slot(SlotKind.ENTRANT, order[seed - 1]) if seed <= len(order) else BYE for seed in seeds]


def single_elimination(draw: Draw, order: Sequence[int], settings: TournamentSettings) -> None:
    """One bracket, and the match for third place if one is to be played."""
    rounds = _knock_out(draw, seeded_slots(order))
    if settings.third_place and len(order) > 3:
        draw.stages.append(Stage(StageKey.THIRD_PLACE, 1))
        draw.round(StageKey.THIRD_PLACE, 1, _losers(rounds[-2]))


def double_elimination(draw: Draw, order: Sequence[int]) -> None:
    """The bracket of the undefeated, that of entrants with one loss, and the final of the two winners.

    The losers of main round r > 1 enter losers round 2r - 2, crossed over so that entrants who have met are far apart.
    The decider is drawn once the final has shown that it's needed.
    """
    rounds = _knock_out(draw, seeded_slots(order))
    _, last = _progressive(draw, StageKey.LOSERS, rounds)
    draw.stages.append(Stage(StageKey.FINALS, 1))
    draw.add(StageKey.FINALS, 1, Slot(SlotKind.WINNER, rounds[-1][0]), last)


def with_consolation(draw: Draw, order: Sequence[int], settings: TournamentSettings) -> None:
    """Main bracket, progressive consolation, last chance.

    The losers of the main rounds before the semifinals go into the consolation (with a field of three or four, which
    begins with the semifinals, the losers of the first round; otherwise semifinalists are in the main bracket's
    prizes). The losers of round 1 play each other there; the losers of main round r > 1 enter consolation round 2r - 2
    against its winners; when all are in, it goes on as a knockout. The losers of the first two consolation rounds,
    except for its final, have the last chance: a knockout in which those of round 1 first meet those of round 2.
    """
    rounds = _knock_out(draw, seeded_slots(order))
    if len(rounds) < 2:
        return
    consolation, _ = _progressive(draw, StageKey.CONSOLATION, rounds[: max(1, len(rounds) - 2)])
    early = consolation[:-1]
    if settings.last_chance and early:
        slots = _losers(early[0])
        if len(early) > 1:
            slots = _interleaved(slots, _crossed(_losers(early[1]), 0))
        _play_down(draw, StageKey.LAST_CHANCE, slots)


def _knock_out(draw: Draw, slots: list[Slot]) -> list[list[int]]:
    return _play_down(draw, StageKey.MAIN, slots)[0]


def _play_down(
    draw: Draw, stage: StageKey, slots: list[Slot], before: list[list[int]] | None = None
) -> tuple[list[list[int]], Slot]:
    """Rounds until one is left: the numbers of each round, including those `before`, and who is left."""
    rounds = list(before or [])
    while len(slots) > 1:
        rounds.append(draw.round(stage, len(rounds) + 1, slots))
        slots = _winners(rounds[-1])
    if rounds:
        draw.stages.append(Stage(stage, len(rounds)))
    return rounds, slots[0]


def _progressive(draw: Draw, stage: StageKey, feeds: list[list[int]]) -> tuple[list[list[int]], Slot]:
    """A bracket that the losers of one main round after the other enter."""
    slots = _losers(feeds[0])
    rounds: list[list[int]] = []
    for turn, feed in enumerate(feeds[1:]):
        rounds.append(draw.round(stage, len(rounds) + 1, slots))
        slots = _interleaved(_winners(rounds[-1]), _crossed(_losers(feed), turn))
        rounds.append(draw.round(stage, len(rounds) + 1, slots))
        slots = _winners(rounds[-1])
    return _play_down(draw, stage, slots, rounds)


def _winners(numbers: Sequence[int]) -> list[Slot]:
    return [Slot(SlotKind.WINNER, number) for number in numbers]


def _losers(numbers: Sequence[int]) -> list[Slot]:
    return [Slot(SlotKind.LOSER, number) for number in numbers]


def _interleaved(ones: Sequence[Slot], others: Sequence[Slot]) -> list[Slot]:
    return [slot for pair in zip(ones, others, strict=True) for slot in pair]


def _crossed(slots: list[Slot], turn: int) -> list[Slot]:
    """The slots in another order each turn: upside down, halves exchanged, both, as they are."""
    half = len(slots) // 2
    if turn % 4 in (1, 2):
        slots = slots[half:] + slots[:half]
    return slots[::-1] if turn % 4 in (0, 2) else slots
