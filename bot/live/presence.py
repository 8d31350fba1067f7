"""Who sits at which live board now: in this process, and by what others say of theirs."""

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from bot.records.computers import is_computer, is_somebody
from bot.records.matches import MatchRecord
from bot.rules.sides import Side

NAMED: Final = 2
"""So many who watch are named; the others are counted."""
_TOLD: Final = 12  # so many of a board are told to other processes by name, players first; the others by their number
KEPT: Final = 12.0
"""Seconds for which it's believed what another process has said: one that has died says nothing more."""


class Crew(NamedTuple):
    """Who has a match before them in one process."""

    names: Mapping[int, str]
    others: int = 0
    """How many more."""


class Presence:
    """Counts the windows in which people have a match before them."""

    def __init__(self, seconds: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._windows: dict[int, Counter[int]] = {}
        self._names: dict[int, dict[int, str]] = {}
        self._elsewhere: dict[int, dict[str, tuple[Crew, float]]] = {}
        """By match and process: who sits there, and until when that is believed."""
        self._hearing: list[Callable[[int], None]] = []
        self.listen = self._hearing.append
        """Have something called with every match whose windows in this process have changed."""

    def sit_down(self, match_id: int, user_id: int, name: str, *, plays: bool = False) -> None:
        """Somebody has opened a match; who plays it comes first."""
        self._windows.setdefault(match_id, Counter())[user_id] += 1
        known = self._names.get(match_id, {})
        self._names[match_id] = {user_id: name, **known} if plays else {**known, user_id: name}
        self._changed(match_id)

    def get_up(self, match_id: int, user_id: int) -> None:
        """Somebody has closed a window on a match."""
        windows = self._windows.get(match_id, Counter())
        windows[user_id] -= 1
        if windows[user_id] > 0:
            return
        del windows[user_id]
        self._names.get(match_id, {}).pop(user_id, None)
        if not windows:
            self._windows.pop(match_id, None)
            self._names.pop(match_id, None)
        self._changed(match_id)

    def _changed(self, match_id: int) -> None:
        for hear in self._hearing:
            hear(match_id)

    @property
    def boards(self) -> Iterable[int]:
        """The matches that somebody has before them in this process."""
        return tuple(self._windows)

    def crew(self, match_id: int) -> Crew:
        """Who sits at a board in this process, as others are told."""
        known = list(self._names.get(match_id, {}).items())
        return Crew(dict(known[:_TOLD]), max(0, len(known) - _TOLD))

    def told(self, process: str, match_id: int, crew: Crew) -> bool:
        """Another process has said who sits at a board there. Is it anything new?"""
        there = self._elsewhere.setdefault(match_id, {})
        before = there.pop(process, (Crew({}), 0.0))[0]
        if crew.names:
            there[process] = crew, self._seconds() + KEPT
        elif not there:
            del self._elsewhere[match_id]
        return before != crew

    def forget_the_silent(self) -> list[int]:
        """Forget what was said too long ago; returns the matches that it was of."""
        now = self._seconds()
        gone = [(match, one) for match, there in self._elsewhere.items() for one in there if there[one][1] <= now]
        for match_id, process in gone:
            self.told(process, match_id, Crew({}))
        return [match_id for match_id, _ in gone]

    def _others(self, match_id: int) -> Iterator[Crew]:
        now = self._seconds()
        return (crew for crew, until in self._elsewhere.get(match_id, {}).values() if until > now)

    def _all(self, match_id: int) -> dict[int, str]:
        """Everybody who is known by name."""
        known = dict(self._names.get(match_id, {}))
        for crew in self._others(match_id):
            for user_id, name in crew.names.items():
                known.setdefault(user_id, name)
        return known

    def is_here(self, match_id: int, user_id: int) -> bool:
        """Has somebody a match before them?"""
        return user_id in self._names.get(match_id, ()) or any(user_id in one.names for one in self._others(match_id))

    def sits(self, record: MatchRecord, side: Side) -> bool:
        """Does the player of a side see the match? A computer needs no eyes, and a crowd has its own board."""
        person = record.players[side].user_id
        return is_computer(person) or (is_somebody(person) and self.is_here(record.match_id, person))

    def all_here(self, record: MatchRecord) -> bool:
        """Do all who decide in a match see it? Never where only computers do."""
        people = [person.user_id for person in record.players if not is_computer(person.user_id)]
        return bool(people) and all(self.sits(record, side) for side in Side)

    def watching(self, record: MatchRecord) -> int:
        """How many people watch that don't play."""
        players = {person.user_id for person in record.players}
        more = sum(crew.others for crew in self._others(record.match_id))
        return sum(user_id not in players for user_id in self._all(record.match_id)) + more

    def watchers(self, record: MatchRecord) -> list[str]:
        """The first of them by name: all who may see a match see its channel, as they do."""
        players = {person.user_id for person in record.players}
        return [name for user_id, name in self._all(record.match_id).items() if user_id not in players][:NAMED]
