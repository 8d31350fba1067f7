"""The digest of a week: what a server has played, and the best and worst of what was analyzed of it."""

import asyncio
from collections.abc import AsyncIterator, Callable, Container, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Final

import msgspec

from bot.app.coach import Coach
from bot.app.logged import LoggedMatch, Logs
from bot.app.puzzles.dailies import spread
from bot.errors import BotError
from bot.records.analyses import DecisionAnalysis, DecisionKind, MatchAnalysis
from bot.records.computers import is_somebody
from bot.records.matches import MatchRecord
from bot.records.people import DigestOrder, Person, Place
from bot.records.puzzles import SHORTEST_STREAK
from bot.rules.sides import Side
from bot.store import Store

_WEEK: Final = timedelta(days=7)
_FIRST: Final = datetime(1970, 1, 5, 12, tzinfo=UTC)  # a Monday at noon: digests are posted so many weeks later
_LATE: Final = timedelta(hours=12)  # a digest that couldn't be posted for so long is left out
MOST: Final = 200
"""Matches of a week that are looked at."""
_RISERS: Final = 3
_RIGHT: Final = 0.001
_TELLING: Final = (0.05, 0.4)
"""The losses of the second best play between which the best is worth telling: more, and anybody would see it."""
_CHOICES: Final = 4


class Told(msgspec.Struct, frozen=True):
    """A decision worth telling, and the match it was made in."""

    logged: LoggedMatch
    one: DecisionAnalysis

    @property
    def person(self) -> Person:
        """Who made it."""
        return self.logged.record.players[self.one.side]


class Swing(msgspec.Struct, frozen=True):
    """A turn that changed the most: the chances of its side to win the match (or the game of a session), 0 to 1."""

    told: Told
    before: float
    after: float


@dataclass(frozen=True, slots=True)
class Digest:
    """A week of a server. `matches` have ended, the latest first; the rest is known where matches were analyzed."""

    since: datetime
    until: datetime
    matches: tuple[MatchRecord, ...]
    risers: tuple[tuple[Person, float], ...] = ()
    """Whose rating rose, and by how much."""
    swing: Swing | None = None
    best: Told | None = None
    worst: Told | None = None
    luckiest: Told | None = None
    streak: int = 0
    """The longest at the last daily position, in days; 0 for none worth telling."""

    @property
    def players(self) -> int:
        """How many people have played."""
        return len({one.user_id for record in self.matches for one in record.players if _is_person(one)})


def week_at(moment: datetime) -> int:
    """The number of the last week whose digest was due by then."""
    return (moment - _FIRST) // _WEEK


def posted_at(week: int) -> datetime:
    """When the digest with this number is due; it tells of the seven days before."""
    return _FIRST + week * _WEEK


class Digests:
    """Who gets a digest, when, and what it tells."""

    def __init__(
        self, store: Store, coach: Coach, logs: Logs, clock: Callable[[], datetime], is_mine: Callable[[int], bool]
    ) -> None:
        self._store, self._coach, self._logs, self._clock, self._is_mine = store, coach, logs, clock, is_mine
        self.order_of = store.digest_of

    async def order(self, guild_id: int, channel_id: int | None) -> DigestOrder | None:
        """Post a server's digest in a channel from the next one on; None: no more. Returns what is stored."""
        await self._store.want_digest(guild_id, channel_id, week_at(self._clock()))
        return await self._store.digest_of(guild_id)

    async def due(self) -> list[DigestOrder]:
        """The digests that this process is to post now."""
        now = self._clock()
        week = week_at(now)
        late = now - posted_at(week)
        if late > _LATE:
            return []
        found = [
            await self._store.digest_of(guild_id)
            for guild_id in await self._store.digests_due(week)
            if self._is_mine(guild_id) and late >= spread(guild_id)
        ]
        return [one for one in found if one is not None]

    async def take(self, order: DigestOrder) -> bool:
        """Is it this process that posts it? Only the first that asks is told so."""
        return await self._store.take_digest(order.guild_id, week_at(self._clock()))

    async def not_posted(self, order: DigestOrder, *, for_good: bool) -> None:
        """It couldn't be posted after all. `for_good`: the channel is gone, or closed to the bot."""
        await self._store.leave_digest(order.guild_id, week_at(self._clock()), for_good=for_good)

    async def players(self, guild_id: int) -> frozenset[int]:
        """The ids of all who played in the last week of a server; a deletion changes them."""
        until = posted_at(week_at(self._clock()))
        records = await self._store.matches_ended_in(guild_id, until - _WEEK, until, MOST)
        return frozenset(one.user_id for record in records for one in record.players)

    async def of(self, guild_id: int, is_shown: Callable[[Place], bool]) -> Digest:
        """The last week of a server, from the matches in places that may be shown. Takes some seconds."""
        until = posted_at(week_at(self._clock()))
        since = until - _WEEK
        records = await self._store.matches_ended_in(guild_id, since, until, MOST)
        shown = tuple(record for record in records if is_shown(record.place))
        risers = await self._risers(guild_id, shown, since, until)
        where, days = await self._store.longest_streak(guild_id, since, until)
        streak = days if days >= SHORTEST_STREAK and is_shown(Place(where, guild_id)) else 0
        digest = Digest(since, until, shown, risers, streak=streak)
        studied = [one async for one in self._studied(shown)]
        hinted = {(logged.key, seq) for logged, _ in studied for seq in await self._hinted(logged.record.match_id)}
        return await asyncio.to_thread(_with_highlights, digest, studied, hinted)

    async def _hinted(self, match_id: int) -> list[int]:
        """The events of a match that followed a hint."""
        return [seq + 1 for side in Side for seq in await self._store.hints_of(match_id, side)]

    async def _studied(self, records: Sequence[MatchRecord]) -> AsyncIterator[tuple[LoggedMatch, MatchAnalysis]]:
        for record in records:
            try:
                logged = await self._logs.of(record)
                analysis = await self._coach.ready(logged, None)
            except BotError:  # it can't be analyzed
                continue
            if analysis is not None:
                yield logged, analysis

    async def _risers(
        self, guild_id: int, records: Sequence[MatchRecord], since: datetime, until: datetime
    ) -> tuple[tuple[Person, float], ...]:
        """Each once, by the game in which they gained the most."""
        found: dict[int, tuple[Person, float]] = {}
        for variant in sorted({record.state.variant for record in records}):
            leaders = await self._store.leaders_since(guild_id, variant, since, until, MOST)
            for person, gained in ((Person(one.user_id, one.name), one.gained or 0.0) for one in leaders):
                known = found.get(person.user_id, (person, 0.0))
                if gained > known[1] and _is_person(person):
                    found[person.user_id] = person, gained
        return tuple(sorted(found.values(), key=lambda one: -one[1])[:_RISERS])


def _is_person(person: Person) -> bool:
    """Somebody of Discord whose data was not deleted."""
    return is_somebody(person.user_id)


def _with_highlights(
    digest: Digest, studied: Sequence[tuple[LoggedMatch, MatchAnalysis]], hinted: Container[tuple[str, int]]
) -> Digest:
    told = [Told(logged, one) for logged, analysis in studied for one in analysis.decisions if one.played]
    own = [one for one in told if _is_person(one.person)]
    alone = [one for one in own if (one.logged.key, one.one.seq) not in hinted]
    best = max((one for one in alone if _is_telling(one.one)), key=lambda one: _second(one.one), default=None)
    worst = max((one for one in alone if one.one.counted), key=lambda one: one.one.loss, default=None)
    lucky = max(own, key=lambda one: one.one.luck or 0.0, default=None)
    swings = [swing for logged, analysis in studied for swing in _swings(logged, analysis)]
    return replace(
        digest,
        swing=max(swings, key=lambda one: one.after - one.before, default=None),
        best=best,
        worst=worst if worst is not None and worst.one.loss >= _RIGHT else None,
        luckiest=lucky if lucky is not None and (lucky.one.luck or 0.0) > 0 else None,
    )


def _is_telling(one: DecisionAnalysis) -> bool:
    """A right play that wasn't the only good one to see, nor the one that everybody sees."""
    right = one.kind is DecisionKind.CHECKER and one.counted and one.loss < _RIGHT
    return right and len(one.plays) >= _CHOICES and _TELLING[0] <= _second(one) <= _TELLING[1]


def _second(one: DecisionAnalysis) -> float:
    """The loss by the second best play."""
    return min((play.loss for play in one.plays if play.play != one.best), default=0.0)


def _swings(logged: LoggedMatch, analysis: MatchAnalysis) -> Iterator[Swing]:
    """The change by each play, together with its roll, in the chances of the side that made it."""
    decisions = {one.seq: one for one in analysis.decisions}
    chance, game = 0.5, 0
    for point in analysis.curve:
        now = point.winning if point.winning is not None else (1 + max(-1.0, min(1.0, point.equity))) / 2
        one = decisions.get(point.seq)
        if one is not None and one.kind is DecisionKind.CHECKER and one.played and point.game == game:
            before, after = (chance, now) if one.side is Side.WHITE else (1 - chance, 1 - now)
            yield Swing(Told(logged, one), before, after)
        chance, game = now, point.game
