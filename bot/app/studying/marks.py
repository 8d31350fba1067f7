"""Whether a button is about what now has the number it carries; see `bot.records.marks`."""

from typing import Final

from bot.app.recent import Recent
from bot.errors import NotFound, NotFoundWhat
from bot.records.marks import Marked, record_mark
from bot.store import Store

_AT_HAND: Final = 1000
"""Marks that are known to be right, so that a tap need not read what it is about twice."""


class Marks:
    """Compares the mark on a button with that of what it leads to."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._right: Recent[tuple[str, int], bool] = Recent(_AT_HAND)

    async def check(self, mark: str, number: int) -> None:
        """Do nothing if `mark` is that of the `number` in question. Raises NotFound if that is another, or gone."""
        if (mark, number) in self._right:
            return  # it keeps its mark for as long as it lives
        record: Marked
        match mark[:1]:
            case "m":
                record, what = await self._store.match(number), NotFoundWhat.MATCH
            case "c":
                record, what = await self._store.challenge(number), NotFoundWhat.CHALLENGE
            case "i":
                record, what = await self._store.imported(number), NotFoundWhat.IMPORT
            case "h":
                record, what = await self._store.chouette(number), NotFoundWhat.CHOUETTE
            case "d":
                record, what = await self._store.daily(number), NotFoundWhat.DAILY
            case _:
                record, what = await self._store.tournament(number), NotFoundWhat.TOURNAMENT
        if record_mark(record) != mark:
            raise NotFound(what)
        self._right[mark, number] = True
