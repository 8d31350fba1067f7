"""Whether a button is about what now has the number it carries; see `bot.records.marks`."""

from collections.abc import Awaitable, Callable
from typing import Final

from bot.app.recent import Recent
from bot.errors import NotFound, NotFoundWhat
from bot.records.marks import Marked, record_mark
from bot.store import Store

_AT_HAND: Final = 1000  # marks that are known to be right, so that a tap need not read what it is about twice


class Marks:
    """Compares the mark on a button with that of what it leads to."""

    def __init__(self, store: Store) -> None:
        self._kinds: dict[str, tuple[Callable[[int], Awaitable[Marked]], NotFoundWhat]] = {
            "m": (store.match, NotFoundWhat.MATCH),
            "c": (store.challenge, NotFoundWhat.CHALLENGE),
            "i": (store.imported, NotFoundWhat.IMPORT),
            "h": (store.chouette, NotFoundWhat.CHOUETTE),
            "d": (store.daily, NotFoundWhat.DAILY),
            "t": (store.tournament, NotFoundWhat.TOURNAMENT),
        }
        self._right: Recent[tuple[str, int], bool] = Recent(_AT_HAND)

    async def check(self, mark: str, number: int) -> None:
        """Do nothing if `mark` is that of the `number` in question. Raises NotFound if that is another, or gone."""
        if (mark, number) in self._right:
            return  # it keeps its mark for as long as it lives
        read, what = self._kinds.get(mark[:1], self._kinds["t"])
        if record_mark(await read(number)) != mark:
            raise NotFound(what)
        self._right[mark, number] = True
