"""Reading a whole database, or a backup, and proving that it holds together. Nothing is changed by it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Protocol

from bot.errors import BotError
from bot.fairness import DiceLog, MatchDice, games_of, rolls_of, verify
from bot.ratings.records import Recomputed
from bot.records import MatchRecord, StoredEvent, StoredTournamentEvent, TournamentRecord
from bot.rules.match.machine import fold
from bot.tournaments.machine import fold as fold_tournament

_PAGE = 500
"""How many numbers are asked for at once."""


class CheckedStore(Protocol):
    """What is read."""

    async def match_numbers(self, after: int, limit: int) -> list[int]:
        """The numbers of matches above `after`, the lowest first."""

    async def match(self, match_id: int) -> MatchRecord:
        """One match. Raises NotFound and StorageCorrupt."""

    async def events(self, match_id: int) -> list[StoredEvent]:
        """The log of a match. Raises StorageCorrupt."""

    async def match_dice(self, match_id: int) -> MatchDice | None:
        """What the rolls of a match were drawn from; None for one from before there were any."""

    async def tournament_numbers(self) -> list[int]:
        """The numbers of all tournaments."""

    async def tournament(self, tournament_id: int) -> TournamentRecord:
        """One tournament. Raises NotFound and StorageCorrupt."""

    async def tournament_events(self, tournament_id: int) -> list[StoredTournamentEvent]:
        """The log of a tournament. Raises StorageCorrupt."""

    async def recomputed_ratings(self) -> Recomputed:
        """What computing all ratings anew would change; nothing is changed."""


@dataclass(frozen=True, slots=True)
class Checked:
    """One thing that was looked at, and what is wrong with it; "" for nothing."""

    what: str
    trouble: str


async def check(store: CheckedStore) -> AsyncIterator[Checked]:
    """Look at every match, tournament and rating, one after the other.

    A log has to lead to the state that stands in its row; the rolls of a finished match have to follow from its seeds;
    the ratings have to be those that the finished matches give.
    """
    number = 0
    while numbers := await store.match_numbers(number, _PAGE):
        for number in numbers:
            yield Checked(f"match {number}", await _trouble_of_match(store, number))
    for number in await store.tournament_numbers():
        yield Checked(f"tournament {number}", await _trouble_of_tournament(store, number))
    found = await store.recomputed_ratings()
    wrong = f"{found.corrected} of {found.ratings} are not what the matches give" if found.corrected else ""
    yield Checked("ratings", wrong)


async def _trouble_of_match(store: CheckedStore, number: int) -> str:
    try:
        record = await store.match(number)
        log = await store.events(number)
        if [stored.seq for stored in log] != list(range(1, len(log) + 1)):
            return "its log has gaps"
        events = [stored.event for stored in log]
        if fold(events) != record.state:
            return "its log does not lead to what its row says"
        dice = await store.match_dice(number)
    except (BotError, ValueError) as error:
        return str(error) or repr(error)
    if dice is None or not record.state.is_over:
        return ""
    seen = DiceLog(dice.label, dice.commitment, dice.seed.hex, dice.player_seeds, rolls_of(events), games_of(events))
    flaws = verify(seen)
    return f"its dice do not follow from its seeds: {flaws[0].flaw.value}" if flaws else ""


async def _trouble_of_tournament(store: CheckedStore, number: int) -> str:
    try:
        record = await store.tournament(number)
        log = await store.tournament_events(number)
        is_right = fold_tournament(stored.event for stored in log) == record.state
    except (BotError, ValueError) as error:
        return str(error) or repr(error)
    return "" if is_right else "its log does not lead to what its row says"
