"""The plays of the game being played, row by row, for the panel beside the board."""

from collections.abc import Iterable
from typing import Final

from bot.app.recent import Recent
from bot.app.views import Turn
from bot.records.matches import MatchRecord
from bot.rules.match import events as ev
from bot.rules.play import play_text
from bot.rules.sides import Side
from bot.texts.catalogue import say
from bot.ui.kit.host import Host

_MOST: Final = 30
"""Rows that are sent."""
_AT_HAND: Final = 256
Row = tuple[int, str, str, str, str]
"""Its number; roll and play of the side below, then of the side above. What isn't there is empty."""


class Rows:
    """Remembers the events of the games that are watched, so that a turn needs no look at the database."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._known: Recent[int, tuple[int, tuple[ev.Event, ...]]] = Recent(_AT_HAND)

    async def know(self, record: MatchRecord, turn: Turn | None) -> tuple[ev.Event, ...]:
        """The events of the latest game, up to what a record shows. Raises StorageUnavailable."""
        match_id, seq = record.match_id, record.state.seq
        known = self._known.get(match_id)
        if known is not None and known[0] == seq:
            return known[1]
        if known is not None and turn is not None and turn.before is not None and turn.before.seq == known[0]:
            events = _latest((*known[1], *turn.events))
        else:
            log = await self._host.app.matches.log(match_id)
            events = _latest([one.event for one in log[:seq]])
        self._known[match_id] = seq, events
        return events


def rows_of(events: Iterable[ev.Event], bottom: Side) -> list[Row]:
    """The last rows of a game, for who sees that side below; plays in their mover's own numbers."""
    told: list[tuple[Side, str, str]] = []
    roll: dict[Side, str] = {}
    for event in events:
        match event:
            case ev.GameStarted() if event.opening:
                first = event.opening[-1]
                side = Side.WHITE if first.first > first.second else Side.BLACK
                roll[side] = f"{max(first)}-{min(first)}"
            case ev.DiceRolled():
                roll[event.side] = str(event.roll)
            case ev.PlayMade():
                told.append((event.side, roll.pop(event.side, ""), play_text(event.moves)))
            case ev.TurnPassed():
                told.append((event.side, roll.pop(event.side, ""), say("live-row", kind="none")))
            case ev.DoubleOffered():
                told.append((event.side, "", say("live-row", kind="doubles")))
            case ev.DoubleTaken():
                told.append((event.side, "", say("live-row", kind="takes")))
            case ev.DoublePassed():
                told.append((event.side, "", say("live-row", kind="passes")))
            case _:
                pass
    return _paired(told, bottom)[-_MOST:]


def _paired(told: list[tuple[Side, str, str]], bottom: Side) -> list[Row]:
    rows: list[list[tuple[str, str]]] = []
    for side, roll, play in told:
        at = 0 if side is bottom else 1
        if not rows or rows[-1][at] != ("", "") or (at == 0 and rows[-1][1] != ("", "")):
            rows.append([("", ""), ("", "")])
        rows[-1][at] = roll, play
    return [(number, *below, *above) for number, (below, above) in enumerate(rows, 1)]


def _latest(events: Iterable[ev.Event]) -> tuple[ev.Event, ...]:
    """Those of the latest game."""
    found = tuple(events)
    begins = [number for number, event in enumerate(found) if isinstance(event, ev.GameStarted)]
    return found[begins[-1] :] if begins else found
