"""Reading a whole database, or a backup, and proving that it holds together. Nothing is changed by it."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from typing import Any, Final

import msgspec

from bot.app.dice import report_of
from bot.chouette.machine import fold as fold_chouette
from bot.chouette.state import ChouettePhase, ChouetteState
from bot.crowd.machine import fold as fold_crowd
from bot.dice.fairness import MatchDice
from bot.errors import NotFound
from bot.rules.match.machine import fold as fold_match
from bot.rules.match.state import MatchState
from bot.store import Store
from bot.tournaments.machine import fold as fold_tournament

_PAGE = 500  # how many numbers are asked for at once
_LEADS_ELSEWHERE: Final = "its log does not lead to what its row says"


class Checked(msgspec.Struct, frozen=True):
    """One thing that was looked at, and what is wrong with it; "" for nothing."""

    what: str
    trouble: str


class _Kind(msgspec.Struct, frozen=True):
    """How one kind of thing is read and proved. Its rolls are, once it is over, if it has `dice` of its own."""

    row: Callable[[int], Awaitable[Any]]
    log: Callable[[int], Awaitable[Sequence[Any]]]
    fold: Callable[[Iterable[Any]], Any]
    dice: Callable[[int], Awaitable[MatchDice | None]] | None = None


async def check(store: Store, tell: Callable[[int], None] = lambda _: None) -> AsyncIterator[Checked]:
    """Look at every match, tournament, chouette, crowd, imported match and rating, one after the other.

    A log has to lead to the state that stands in its row; the rolls of what is over have to follow from its seeds;
    the ratings have to be those that the finished matches give: `tell` hears of how many that was computed.
    """
    match = _Kind(store.match, store.events, fold_match, store.match_dice)
    async for number in _each(store.match_numbers):
        yield Checked(f"match {number}", await _trouble(number, match))
    tournament = _Kind(store.tournament, store.tournament_events, fold_tournament)
    async for number in _each(store.tournament_numbers):
        yield Checked(f"tournament {number}", await _trouble(number, tournament))
    chouette = _Kind(store.chouette, store.chouette_events, fold_chouette, store.chouette_dice)
    async for number in _each(store.chouette_numbers):
        yield Checked(f"chouette {number}", await _trouble(number, chouette))
    crowd = _Kind(store.crowd, store.crowd_events, fold_crowd)  # its match has the dice
    async for number in _each(store.crowd_numbers):
        yield Checked(f"crowd {number}", await _trouble(number, crowd))
    async for number in _each(store.import_numbers):
        yield Checked(f"import {number}", await _trouble_of_import(store, number))
    found = await store.recomputed_ratings(tell)
    wrong = f"{found.corrected} of {found.ratings} are not what the matches give" if found.corrected else ""
    yield Checked("ratings", wrong)


async def _each(numbers_above: Callable[[int, int], Awaitable[list[int]]]) -> AsyncIterator[int]:
    number = 0
    while numbers := await numbers_above(number, _PAGE):
        for number in numbers:
            yield number


async def _trouble(number: int, kind: _Kind) -> str:
    try:
        record, log = await kind.row(number), await kind.log(number)
        while (now := await kind.row(number)).state.seq != record.state.seq:
            record, log = now, await kind.log(number)  # somebody plays it
        if [stored.seq for stored in log] != list(range(1, len(log) + 1)):
            return "its log has gaps"
        events = [stored.event for stored in log]
        if kind.fold(events) != record.state:
            return _LEADS_ELSEWHERE
        dice = None if kind.dice is None else await kind.dice(number)
    except Exception as error:  # noqa: BLE001 - whatever a spoiled log leads to is what is looked for
        return str(error) or repr(error)
    if dice is None or not _is_over(record.state):
        return ""
    flaws = report_of(dice, events, over=True).wrong
    return f"its dice do not follow from its seeds: {flaws[0].flaw.value}" if flaws else ""


async def _trouble_of_import(store: Store, number: int) -> str:
    """The same of an imported match. Nobody plays it on, but its owner may delete it meanwhile."""
    try:
        imported, (events, _) = await store.imported(number), await store.import_log(number)
        return "" if fold_match(events) == imported.state else _LEADS_ELSEWHERE
    except NotFound:
        return ""
    except Exception as error:  # noqa: BLE001 - as above
        return str(error) or repr(error)


def _is_over(state: MatchState | ChouetteState) -> bool:
    return state.is_over if isinstance(state, MatchState) else state.phase is ChouettePhase.OVER
