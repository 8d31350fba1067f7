"""Who sits at which live board now, in this process."""

from collections import Counter
from collections.abc import Callable

from bot.records.computers import is_computer, is_somebody
from bot.records.matches import MatchRecord
from bot.rules.sides import Side


class Presence:
    """Counts the windows in which people have a match before them."""

    def __init__(self) -> None:
        self._windows: dict[int, Counter[int]] = {}
        self._when_left: list[Callable[[int], None]] = []

    def listen(self, left: Callable[[int], None]) -> None:
        """Call `left` with the number of a match when somebody has closed their last window on it."""
        self._when_left.append(left)

    def sit_down(self, match_id: int, user_id: int) -> None:
        """Somebody has opened a match."""
        self._windows.setdefault(match_id, Counter())[user_id] += 1

    def get_up(self, match_id: int, user_id: int) -> None:
        """Somebody has closed a window on a match."""
        windows = self._windows.get(match_id, Counter())
        windows[user_id] -= 1
        if windows[user_id] > 0:
            return
        del windows[user_id]
        if not windows:
            self._windows.pop(match_id, None)
        for left in self._when_left:
            left(match_id)

    def is_here(self, match_id: int, user_id: int) -> bool:
        """Has somebody a match before them?"""
        return self._windows.get(match_id, Counter())[user_id] > 0

    def sits(self, record: MatchRecord, side: Side) -> bool:
        """Does whoever plays a side see the match here? A computer needs no eyes, and a crowd has its own board."""
        person = record.players[side].user_id
        return is_computer(person) or (is_somebody(person) and self.is_here(record.match_id, person))

    def all_here(self, record: MatchRecord) -> bool:
        """Do all who decide in a match see it here? Never where only computers do."""
        people = [person.user_id for person in record.players if not is_computer(person.user_id)]
        return bool(people) and record.match_id in self._windows and all(self.sits(record, side) for side in Side)

    def watching(self, record: MatchRecord) -> int:
        """How many people watch that don't play."""
        players = {person.user_id for person in record.players}
        return sum(user_id not in players for user_id in self._windows.get(record.match_id, Counter()))
