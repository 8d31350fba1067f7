"""Finding an opponent: who looks for one waits on a list, and the next who looks for the same game is paired with them.

An entry is a challenge that nobody sees, so it has dice, survives a restart and counts for the fence as any other.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.app.challenges import Challenges
from bot.app.views import Turn
from bot.errors import ChallengeError, ChallengeReason, FenceError, NotFound
from bot.ratings.formula import START
from bot.ratings.records import OVERALL
from bot.records.challenges import ChallengeRecord, ChallengeStatus, NewChallenge, Terms
from bot.records.computers import is_somebody
from bot.records.people import Person, Place
from bot.store import Store

LASTS: Final = timedelta(minutes=15)
"""How long an entry stands; each time it's asked for, it's so long again."""
PAUSE: Final = timedelta(hours=1)
"""Nobody is called more often than that."""
_LOOKED_BACK: Final = 10
"""Finished matches among which the last against a person is looked for."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """Somebody's entry, how many others there are on the server, and who is to be called because it's new."""

    entry: ChallengeRecord
    others: int
    called: tuple[Person, ...] = ()


class Seeking:
    """Pairs people of one server who look for an opponent. White is who came first."""

    def __init__(self, store: Store, challenges: Challenges, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._challenges = challenges
        self._clock = clock
        self.wants_calls, self.want_calls = store.wants_calls, store.want_calls

    async def find(
        self,
        place: Place,
        person: Person,
        terms: Terms,
        *,
        interaction_id: int,
        meets: Callable[[ChallengeRecord], Awaitable[bool]],
    ) -> Turn | Waiting:
        """Begin a match with the one of nearest rating who looks for the same game, or put the person on the list.

        `meets` says whether both can still see where the other waits. Two who have blocked each other, or have just
        played, aren't paired. Raises ChallengeError: ACCEPTED, if the person was paired a moment ago; FenceError.
        """
        known: set[int] = set()
        while True:
            others = [
                one
                for one in await self._store.seekers(place.guild_id or 0, self._clock())
                if one.terms.variant == terms.variant and one.challenger.user_id not in {person.user_id, *known}
            ]
            known |= {one.challenger.user_id for one in others}
            for one in await self._nearest_first(person, others):
                if await self._may_pair(person.user_id, one.challenger.user_id) and await meets(one):
                    turn = await self._pair(one, person, interaction_id)
                    if turn is not None:
                        return turn
            now = self._clock()
            dice = None if self._challenges.fair is None else self._challenges.fair.for_proposal(interaction_id)
            new = NewChallenge(place, person, None, terms, now, now + LASTS, dice, sought=True)
            made = await self._store.seek(new, known, interaction_id=interaction_id)
            if made is not None:
                return await self._waiting(*made)

    async def stop(self, entry_id: int, person: Person) -> None:
        """Take somebody off the list. Raises ChallengeError if they aren't on it any more, AccessError, NotFound."""
        await self._challenges.decline(entry_id, person)

    async def _waiting(self, entry: ChallengeRecord, is_new: bool) -> Waiting:
        guild_id, user_id, now = entry.place.guild_id or 0, entry.challenger.user_id, self._clock()
        there = {one.challenger.user_id for one in await self._store.seekers(guild_id, now)} - {user_id}
        called = await self._store.call_for_match(user_id, guild_id, now, PAUSE) if is_new else []
        return Waiting(entry, len(there), tuple(Person(one, "") for one in called if one not in there))

    async def _nearest_first(self, person: Person, others: Sequence[ChallengeRecord]) -> list[ChallengeRecord]:
        if not others:
            return []
        ids = [person.user_id, *(one.challenger.user_id for one in others)]
        known = await self._store.ratings_among(ids, OVERALL, others[0].terms.variant)
        rated = {user_id: known[user_id].rating if user_id in known else START for user_id in ids}
        return sorted(others, key=lambda one: abs(rated[one.challenger.user_id] - rated[person.user_id]))

    async def _may_pair(self, one_id: int, other_id: int) -> bool:
        if await self._store.block_between(one_id, other_id):
            return False
        return other_id not in await self._just_played(one_id) and one_id not in await self._just_played(other_id)

    async def _just_played(self, user_id: int) -> set[int]:
        """Whom somebody plays now, and the last person they have played."""
        playing = await self._store.matches_of(user_id, None)
        over = await self._store.matches_of(user_id, None, ongoing=False, limit=_LOOKED_BACK)
        people = [{player.user_id for player in one.players} - {user_id} for one in (*playing, *over)]
        of_people = [met for met in people[len(playing) :] if all(map(is_somebody, met))]
        return set().union(*people[: len(playing)], *of_people[:1])

    async def _pair(self, one: ChallengeRecord, person: Person, interaction_id: int) -> Turn | None:
        """Begin the match; None if somebody was quicker, or the other has too many matches."""
        own_id = await self._store.seeker(person.user_id)
        try:
            if own_id is not None:  # first, or somebody could pair the person at the same moment
                await self._store.close_challenge(own_id, ChallengeStatus.WITHDRAWN)
        except ChallengeError as error:
            if error.reason is ChallengeReason.ACCEPTED:
                raise
        try:
            return await self._challenges.accept(one.challenge_id, person, interaction_id=interaction_id)
        except (ChallengeError, NotFound):
            return None
        except FenceError as error:
            if error.user_id == person.user_id:
                raise
            return None
