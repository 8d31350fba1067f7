"""Following a match: who is told when it becomes interesting."""

from typing import Final

from bot.app.views import Turn
from bot.rules.match import events as ev
from bot.rules.match.state import Crawford
from bot.store import Store

_MOST: Final = 50  # followers of a match who are told: each gets a message, and Discord counts requests


class Following:
    """The followers of all matches."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.follow, self.unfollow = store.follow, store.unfollow

    async def follows(self, match_id: int, user_id: int) -> bool:
        """Does a person follow a match?"""
        return user_id in await self._store.followers(match_id)

    async def to_tell(self, turn: Turn) -> list[int]:
        """The ids of those to tell of a turn: nobody if it is not interesting, and never a player of the match."""
        if not is_interesting(turn):
            return []
        players = {person.user_id for person in turn.record.players}
        followers = await self._store.followers(turn.record.match_id)
        return [user_id for user_id in followers if user_id not in players][:_MOST]


def is_interesting(turn: Turn) -> bool:
    """Has the match ended, was the cube turned, or did the Crawford game begin?"""
    return any(
        isinstance(step.event, ev.MatchEnded | ev.MatchAbandoned | ev.DoubleOffered)
        or (isinstance(step.event, ev.GameStarted) and step.state.crawford is Crawford.NOW)
        for step in turn.steps
    )
