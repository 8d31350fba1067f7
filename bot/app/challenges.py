"""Challenging, accepting, declining; finding an opponent among those who look for the same game."""

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from typing import Final

import msgspec
from msgspec.structs import replace as with_fields

from bot.app.acting import Table, once
from bot.app.matches import follow
from bot.app.views import Offer, Turn
from bot.errors import (
    AccessError,
    AccessReason,
    ChallengeError,
    ChallengeReason,
    ClockError,
    ClockReason,
    FenceError,
    NotFound,
)
from bot.ratings.counting import LONGEST_RATED
from bot.ratings.formula import START
from bot.ratings.records import OVERALL
from bot.records.computers import ComputerLevel, computer, is_somebody
from bot.records.matches import ChallengeRecord, ChallengeStatus, NewChallenge, NewMatch, Terms
from bot.records.people import Lesson, Person, Place
from bot.rules.dice import DiceSource
from bot.rules.match.commands import StartMatch
from bot.rules.match.machine import start
from bot.rules.match.state import LONGEST, Phase
from bot.rules.match.time_control import PATIENCE, ClockKind
from bot.rules.match.time_control import started as clock_started
from bot.store import Store


class Challenges:
    """Challenges and what becomes of them. White is the challenger."""

    def __init__(self, store: Store, dice: DiceSource, table: Table, lasts: timedelta = timedelta(hours=24)) -> None:
        """`lasts` says for how long a challenge stays open."""
        self._store = store
        self.challenge_of, self.posted = store.challenge, store.challenge_posted
        self.dice = dice
        self._clock = table.clock
        self._locks = table.locks
        self.fair = table.fair
        self.lasts = lasts
        self._hearing: list[Callable[[Turn], None]] = []
        self.listen = self._hearing.append
        """Have something called with the first turn of every match that this process begins here."""

    async def challenge(
        self,
        place: Place,
        challenger: Person,
        opponent: Person | None,
        terms: Terms,
        *,
        opponent_is_bot: bool = False,
        interaction_id: int | None = None,
    ) -> ChallengeRecord:
        """Offer a match to a person, or to anyone. Raises ChallengeError saying why not, FenceError.

        This commits to the dice of the match, before anybody has accepted. The same interaction a second time offers
        nothing more, and gives the challenge that there is.
        """

        async def begin() -> ChallengeRecord:
            return await self._offer(place, challenger, opponent, terms, opponent_is_bot, interaction_id)

        async def begun() -> ChallengeRecord | None:
            found = None if interaction_id is None else await self._store.challenge_stored_by(interaction_id)
            return None if found is None else await self._store.challenge(found)

        return await once(begin, begun)

    async def _offer(  # noqa: PLR0917 - as `challenge` is asked
        self,
        place: Place,
        challenger: Person,
        opponent: Person | None,
        terms: Terms,
        opponent_is_bot: bool,
        interaction_id: int | None,
    ) -> ChallengeRecord:
        if opponent is not None and opponent.user_id == challenger.user_id:
            raise ChallengeError(ChallengeReason.SELF)
        if opponent_is_bot:
            raise ChallengeError(ChallengeReason.BOT)
        _check_terms(terms)
        if opponent is not None and await self._store.block_between(challenger.user_id, opponent.user_id):
            raise ChallengeError(ChallengeReason.BLOCKED)
        now = self._clock()
        dice = None if self.fair is None else self.fair.for_proposal(interaction_id)
        new = NewChallenge(place, challenger, opponent, terms, now, now + self.lasts, dice)
        return await self._store.create_challenge(new, interaction_id=interaction_id)

    async def accept(self, challenge_id: int, person: Person, *, interaction_id: int) -> Turn:
        """Start the match. Raises ChallengeError, FenceError, AccessError, NotFound, StorageUnavailable."""
        async with self._locks.holding(("challenge", challenge_id)):
            challenge = await self._store.challenge(challenge_id)
            return await once(
                lambda: self._start(challenge, person, interaction_id), lambda: self._begun_by(interaction_id)
            )

    async def _start(self, challenge: ChallengeRecord, person: Person, interaction_id: int) -> Turn:
        self._check_open(challenge)
        _check_may_accept(challenge, person)
        if await self._store.block_between(challenge.challenger.user_id, person.user_id):
            raise ChallengeError(ChallengeReason.BLOCKED)
        fair = None if self.fair is None else await self.fair.for_challenge(challenge, person, interaction_id)
        players = challenge.challenger, person
        terms = challenge.terms
        new = NewMatch(challenge.place, players, challenge.challenge_id, rated=terms.rated, dice=fair)
        return await self._begin(new, terms, person, interaction_id)

    async def _begin(self, new: NewMatch, terms: Terms, actor: Person, interaction_id: int | None) -> Turn:
        """Store a match with its first game, which `actor` has set off."""
        steps = follow(None, start(StartMatch(terms.variant, terms.length, terms.rules), new.dice or self.dice))
        now, waiting_for = self._clock(), steps[-1].state.waiting_for
        if waiting_for is not None and not is_somebody(new.players[waiting_for].user_id):
            waiting_for = None  # no clock runs for the computer
        control = PATIENCE if terms.clock is None and new.rated and terms.length else terms.clock
        away_until = None
        if waiting_for is not None:
            away_until = (await self._store.preferences(new.players[waiting_for].user_id)).away_until
        clock = None if control is None else clock_started(control, waiting_for, now, away_until=away_until)
        record = await self._store.create_match(
            with_fields(new, clock=clock, style=terms.style),
            [step.event for step in steps],
            steps[-1].state,
            actor_id=actor.user_id,
            interaction_id=interaction_id,
            at=now,
        )
        turn = Turn(record, None, steps, None)
        for hear in self._hearing:
            hear(turn)
        return turn

    async def play_computer(
        self, place: Place, person: Person, level: ComputerLevel, terms: Terms, *, interaction_id: int
    ) -> Turn:
        """Begin a match against the computer at once, unrated. The same interaction a second time changes nothing.

        A person's first of a game is guided, and until they were doubled once, those with a cube.

        Raises ChallengeError, FenceError, ClockError, StorageUnavailable.
        """
        _check_terms(terms)
        players = person, computer(level)
        fair = None if self.fair is None else await self.fair.for_computer(players, interaction_id)
        new = NewMatch(place, players, rated=False, dice=fair)
        guided = await self._is_guided(person.user_id, terms)
        terms = with_fields(terms, style=with_fields(terms.style, guided=guided))
        return await once(
            lambda: self._begin(new, terms, person, interaction_id), lambda: self._begun_by(interaction_id)
        )

    async def _is_guided(self, user_id: int, terms: Terms) -> bool:
        if not await self._store.has_met_computer(user_id, terms.variant):
            return True
        explained = (await self._store.preferences(user_id)).explained
        return bool(explained) and Lesson.DOUBLED not in explained and terms.rules.cube and terms.length != 1

    async def _begun_by(self, interaction_id: int) -> Turn | None:
        match_id, _ = await self._store.stored_by(interaction_id)
        return None if match_id is None else Turn(await self._store.match(match_id), None, (), None)

    async def begin_crowd(
        self, place: Place, players: tuple[Person, Person], terms: Terms, *, crowd_id: int, actor: Person
    ) -> Turn:
        """Begin the match of a crowd, unrated. Raises FenceError, and StaleAction if it has begun already."""
        _check_terms(terms)
        fair = None if self.fair is None else await self.fair.for_crowd(players, crowd_id)
        new = NewMatch(place, players, rated=False, dice=fair, crowd=crowd_id)
        return await self._begin(new, terms, actor, None)

    async def decline(self, challenge_id: int, person: Person) -> ChallengeRecord:
        """Decline a challenge, or withdraw one's own. Raises ChallengeError, AccessError, NotFound."""
        challenge = await self._store.challenge(challenge_id)
        self._check_open(challenge)
        if person.user_id == challenge.challenger.user_id:
            return await self._store.close_challenge(challenge_id, ChallengeStatus.WITHDRAWN)
        if challenge.opponent is None:
            raise AccessError(AccessReason.OPEN_CHALLENGE)
        if challenge.opponent.user_id != person.user_id:
            raise AccessError(AccessReason.NOT_YOUR_CHALLENGE)
        return await self._store.close_challenge(challenge_id, ChallengeStatus.DECLINED)

    async def accepted_by(self, challenge: ChallengeRecord) -> Person | None:
        """Who has accepted a challenge; None if nobody has."""
        return None if challenge.match_id is None else (await self._store.match(challenge.match_id)).players[1]

    async def expire(self) -> list[ChallengeRecord]:
        """Close what has run out and return it."""
        return await self._store.expire_challenges(self._clock())

    async def offers_to(self, person: Person, place: Place) -> list[Offer]:
        """Everything that a person can accept here, the most urgent first.

        Doubles and resignations in their matches come first, then challenges to them, then challenges to anyone.
        """
        offers = await self._in_matches(person, place.channel_id)
        challenges = await self.open_in(place)
        to_me = [c for c in challenges if c.opponent is not None and c.opponent.user_id == person.user_id]
        to_all = [c for c in challenges if c.opponent is None and c.challenger.user_id != person.user_id]
        return offers + [Offer(challenge=challenge) for challenge in to_me + to_all]

    async def _in_matches(self, person: Person, channel_id: int | None) -> list[Offer]:
        """Doubles and resignations that wait for a person in a channel, or in all of them."""
        return [
            Offer(match=record)
            for record in await self._store.matches_waiting_for(person.user_id, channel_id)
            if record.state.phase in (Phase.DOUBLE_OFFERED, Phase.RESIGNATION_OFFERED)
        ]

    async def offers_elsewhere(self, person: Person, place: Place) -> list[Offer]:
        """The offers to a person in other channels of this server (without a server: anywhere), matches first."""
        here = {offer.key for offer in await self.offers_to(person, place)}
        to_me = [Offer(challenge=c) for c in await self.open_with(person) if c.challenger.user_id != person.user_id]
        found = [*await self._in_matches(person, None), *to_me]
        return [one for one in found if one.key not in here and place.guild_id in (None, one.guild_id)]

    async def open_in(self, place: Place) -> list[ChallengeRecord]:
        """The open challenges of a channel, newest first."""
        return await self._store.open_challenges(place, self._clock())

    async def open_with(self, person: Person) -> list[ChallengeRecord]:
        """The open challenges by or to a person in all channels, newest first."""
        return await self._store.open_challenges_with(person.user_id, self._clock())

    async def declinable(self, person: Person, place: Place) -> list[Offer]:
        """Everything that a person can decline here: offers to them alone, and their own that they can take back."""
        offers = [
            offer
            for offer in await self.offers_to(person, place)
            if offer.challenge is None or offer.challenge.opponent is not None
        ]
        own = [Offer(challenge=c) for c in await self.open_in(place) if c.challenger.user_id == person.user_id]
        return offers + await self._own_resignations(person, place) + own

    async def _own_resignations(self, person: Person, place: Place) -> list[Offer]:
        playing = await self._store.matches_of(person.user_id, place.channel_id)
        return [
            Offer(match=record)
            for record in playing
            if record.state.resignation is not None
            and record.players[record.state.resignation.by].user_id == person.user_id
        ]

    def _check_open(self, challenge: ChallengeRecord) -> None:
        if challenge.status is ChallengeStatus.OPEN and challenge.expires_at <= self._clock():
            # Closing it is left to `expire`, whose caller also marks its message.
            raise ChallengeError(ChallengeReason.EXPIRED)
        if challenge.status is not ChallengeStatus.OPEN:
            raise ChallengeError(ChallengeReason(challenge.status.value), challenge.match_id)


def _check_terms(terms: Terms) -> None:
    if not 0 <= terms.length <= LONGEST:
        raise ChallengeError(ChallengeReason.LENGTH)
    if terms.rated and terms.length > LONGEST_RATED:
        raise ChallengeError(ChallengeReason.RATED_LENGTH)
    if terms.clock is not None and terms.clock.kind is ClockKind.LIVE and not terms.length:
        raise ClockError(ClockReason.SESSION)


def _check_may_accept(challenge: ChallengeRecord, person: Person) -> None:
    if person.user_id == challenge.challenger.user_id:
        raise AccessError(AccessReason.OWN_CHALLENGE)
    if challenge.opponent is not None and challenge.opponent.user_id != person.user_id:
        raise AccessError(AccessReason.NOT_YOUR_CHALLENGE)


LASTS: Final = timedelta(minutes=15)
"""How long an entry stands; each time it's asked for, it's so long again."""
PAUSE: Final = timedelta(hours=1)
"""Nobody is called more often than that."""
_LOOKED_BACK: Final = 10  # finished matches among which the last against a person is looked for


class Waiting(msgspec.Struct, frozen=True):
    """Somebody's entry, how many others there are on the server, and who is to be called because it's new."""

    entry: ChallengeRecord
    others: int
    called: tuple[Person, ...] = ()


class Seeking:
    """Pairs people of one server who look for an opponent. White is who came first, and waited on a list.

    An entry is a challenge that nobody sees, so it has dice, survives a restart and counts for the fence as any other.
    """

    def __init__(self, store: Store, challenges: Challenges, clock: Callable[[], datetime]) -> None:
        self._store, self._challenges, self._clock = store, challenges, clock
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
