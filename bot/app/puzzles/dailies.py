"""The daily position of a server: everybody is asked the same, and told at its end how all have answered."""

import secrets
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from random import Random
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo, available_timezones

import structlog
from msgspec.structs import replace

from bot.app.positions.pack import Pack
from bot.app.puzzles.puzzles import OwnPositions, Puzzles
from bot.app.puzzles.puzzles import now as strength_now
from bot.errors import PuzzleError, PuzzleReason
from bot.ratings import glicko
from bot.ratings.glicko import Strength, nearest
from bot.records.positions import Puzzle
from bot.records.puzzles import Daily, DailyAnswer, DailyPlan, Streak
from bot.records.training import score_of
from bot.store import Store
from bot.store.learning.dailies import NewDaily
from bot.store.learning.puzzles import Solver

_SPREAD: Final = 600  # seconds over which what is due at the same hour is spread
_LONGEST_GAP: Final = 180  # minutes that clocks are put forward at most; a date that is left out has no hour at all
_AHEAD: Final = 400
_MINUTE: Final = timedelta(minutes=1)
_BORN: Final = 22  # the bits of one of Discord's ids below its time


class Hour(NamedTuple):
    """A moment at which something is due, and the date by the clock of its zone."""

    at: datetime
    day: str


@cache
def zones() -> tuple[str, ...]:
    """The names of all time zones, such as `Europe/Berlin`; `UTC` is always among them."""
    named = {one for one in available_timezones() if "/" in one and not one.startswith(("Etc/", "posix/", "right/"))}
    return ("UTC", *sorted(named))


def zone_called(name: str) -> ZoneInfo:
    """The time zone of that name, in whatever case. Raises PuzzleError."""
    wanted = name.strip().replace(" ", "_").casefold()
    found = next((one for one in zones() if one.casefold() == wanted), None)
    if found is None:
        raise PuzzleError(PuzzleReason.ZONE, name)
    return ZoneInfo(found)


def spread(guild_id: int) -> timedelta:
    """How long after the hour a server has its turn: up to ten minutes, always the same."""
    return timedelta(seconds=(guild_id >> _BORN) % _SPREAD)


def hours_after(moment: datetime, hour: int, zone: ZoneInfo, late: timedelta) -> Iterator[Hour]:
    """When it is `hour` by the clock of a zone, `late` after it, from the first after a moment on.

    An hour that doesn't exist is the next minute that does; of one that comes twice it's the first.
    """
    today = (moment - late).astimezone(zone).date()
    for ahead in range(-1, _AHEAD):
        found = _on(today + timedelta(days=ahead), hour, zone)
        if found is not None and found + late > moment:
            yield Hour(found + late, (today + timedelta(days=ahead)).isoformat())


def _on(day: date, hour: int, zone: ZoneInfo) -> datetime | None:
    wanted = datetime.combine(day, time(hour))
    for _ in range(_LONGEST_GAP):
        found = wanted.replace(tzinfo=zone, fold=0).astimezone(UTC)
        if found.astimezone(zone).replace(tzinfo=None) == wanted:
            return found if wanted.date() == day else None
        wanted += _MINUTE
    return None


_log: Final = structlog.get_logger()
_LATE: Final = timedelta(hours=12)  # so long after its hour a position is still posted: the bot was away
_DAY: Final = timedelta(days=1)
_YEAR: Final = timedelta(days=365)  # for so long a server isn't asked the same again
_USUAL: Final = (1150.0, 1650.0)  # the ratings between which a position for everybody is looked for


class Dailies:
    """The daily positions of all servers."""

    def __init__(
        self,
        store: Store,
        puzzles: Puzzles,
        own: OwnPositions,
        clock: Callable[[], datetime],
        random: Random | None = None,
    ) -> None:
        self._store, self._puzzles, self._own, self._clock = store, puzzles, own, clock
        self._random = random or Random(secrets.randbits(64))  # noqa: S311 - no secret
        self.daily, self.plan, self.answer_of = store.daily, store.daily_plan, store.daily_answer
        self.open_of, self.named, self.streak = store.open_daily_of, store.named_in_daily, store.daily_streak
        self.hide, self.off, self.stale = store.hide_streak, store.end_daily_plan, store.dailies_stale
        self.note_thread = store.note_daily_thread

    async def set(self, plan: DailyPlan) -> DailyPlan:
        """Have a position posted each day, as this plan says, its `next_at` apart. Raises PuzzleError.

        A date that had one already gets no second one, nor do the 24 hours after one that had another zone.
        """
        zone = zone_called(plan.zone)
        await self._puzzles.pack(plan.variant)
        made = replace(plan, zone=zone.key, next_at=(await self._next(plan, zone)).at, trouble="")
        await self._store.plan_daily(made)
        await self._store.close_daily_by(plan.guild_id, made.next_at)
        return made

    async def _next(self, plan: DailyPlan, zone: ZoneInfo) -> Hour:
        """The first hour to come whose date had none."""
        for hour in hours_after(self._clock(), plan.hour, zone, spread(plan.guild_id)):
            if not await self._had(plan.guild_id, zone, hour):
                return hour
        raise PuzzleError(PuzzleReason.ZONE, zone.key)

    async def _had(self, guild_id: int, zone: ZoneInfo, hour: Hour) -> bool:
        """Had a server its position of that date? In another zone a new date begins earlier: there it's 24 hours."""
        if await self._store.daily_of_day(guild_id, hour.day) is not None:
            return True
        last = await self._store.last_daily_of(guild_id)
        return last is not None and last.zone not in {None, zone.key} and hour.at < last.opened_at + _DAY

    async def skip(self, guild_id: int) -> tuple[str, DailyPlan]:
        """Leave out the next one. Returns its date, and the plan after it. Raises PuzzleError."""
        plan = await self._planned(guild_id)
        left_out, after = self._hours(plan, plan.next_at - timedelta(seconds=1))
        if not await self._store.put_off_daily(plan, after.at):
            return await self.skip(guild_id)
        return left_out.day, replace(plan, next_at=after.at)

    async def now(self, guild_id: int) -> Daily:
        """Post the next one at once; the hour of today is left out. Raises PuzzleError, also if today had one."""
        plan, now = await self._planned(guild_id), self._clock()
        zone = zone_called(plan.zone)
        day = now.astimezone(zone).date().isoformat()
        if await self._had(guild_id, zone, Hour(now, day)):
            raise PuzzleError(PuzzleReason.TODAY, at=plan.next_at)
        following = next(one for one in hours_after(now, plan.hour, zone, spread(guild_id)) if one.day > day)
        daily = await self._open(plan, day, following.at)
        if daily is None:
            raise PuzzleError(PuzzleReason.TODAY, at=plan.next_at)
        return daily

    async def _planned(self, guild_id: int) -> DailyPlan:
        plan = await self._store.daily_plan(guild_id)
        if plan is None:
            raise PuzzleError(PuzzleReason.NO_DAILY)
        return plan

    def _hours(self, plan: DailyPlan, moment: datetime) -> tuple[Hour, Hour]:
        """The two hours after a moment."""
        hours = hours_after(moment, plan.hour, zone_called(plan.zone), spread(plan.guild_id))
        return next(hours), next(hours)

    async def due(self) -> list[DailyPlan]:
        """The servers that are to get one now, of those that this process looks after."""
        return await self._store.daily_plans_due(self._clock())

    async def open_due(self, plan: DailyPlan) -> Daily | None:
        """Begin the position of a server whose hour has come. None if it has one, or if the bot was away too long."""
        now = self._clock()
        hour, following = self._hours(plan, plan.next_at - timedelta(seconds=1))
        if now - plan.next_at > _LATE:
            missed, following = self._hours(plan, now)
            _log.warning("daily position left out", server=plan.guild_id, day=hour.day)
            await self._store.put_off_daily(plan, missed.at)
            return None
        try:
            return await self._open(plan, hour.day, following.at)
        except PuzzleError as error:
            _log.warning("no daily position", server=plan.guild_id, error=repr(error))
            await self._store.put_off_daily(plan, following.at, "pack")
            return None

    async def _open(self, plan: DailyPlan, day: str, closes_at: datetime) -> Daily | None:
        """Store a position for everybody, once the one before is closed. Raises PuzzleError if there is none."""
        puzzle, rated = await self._chosen(plan)
        before = await self._store.open_daily_of(plan.guild_id)
        if before is not None:
            await self._store.close_daily(before.daily_id, self._clock())
        place = plan.guild_id, plan.channel_id, day
        new = NewDaily(*place, puzzle, plan.sealed, rated, self._clock(), closes_at, plan.zone)
        return await self._store.open_daily(new, plan, closes_at)

    async def _chosen(self, plan: DailyPlan) -> tuple[Puzzle, bool]:
        """A position not asked here for a year, one of its own if it can be; else the oldest, which isn't rated."""
        pack: Pack = await self._puzzles.pack(plan.variant, plan.guild_id)
        own = {one.key for one in await self._own.listed(plan.guild_id, plan.variant)}
        ratings = await self._store.position_ratings(plan.variant)
        withdrawn = await self._store.withdrawn_positions(plan.guild_id)
        asked = await self._store.daily_keys(plan.guild_id, self._clock() - _YEAR)
        listed = sorted((ratings.get(one.key, one.rating), one.key) for one in pack.listed if one.key not in withdrawn)
        aim = self._random.uniform(*_USUAL)
        for among in ([one for one in listed if one[1] in own], listed):
            found = nearest(aim, among, lambda one: one[0], lambda one: one[1] in asked)
            if found is not None:
                return pack.puzzle(found[1]), True
        oldest = min((key for _, key in listed), key=lambda key: asked[key], default=None)
        if oldest is None:
            raise PuzzleError(PuzzleReason.NO_PACK)
        return pack.puzzle(oldest), False

    async def answer(self, daily: Daily, user_id: int, interaction_id: int, chosen: str) -> DailyAnswer:
        """Answer for a person; returns what holds: of a sealed one the latest. Raises PuzzleError if it's closed."""
        loss = daily.puzzle.losses[chosen]
        given = DailyAnswer(daily.daily_id, user_id, interaction_id, chosen, loss, self._clock(), rated=True)
        return await self._store.answer_daily(given, rate=None if daily.sealed else self._rate_person)

    def _rate_person(self, person: Solver, position: Strength, loss: float) -> Strength:
        return glicko.person_after(strength_now(person, self._clock()), position, score_of(loss))

    async def close_due(self) -> None:
        """Close those whose time is up."""
        now = self._clock()
        for daily_id in await self._store.dailies_due(now):
            await self._store.close_daily(daily_id, now)

    async def to_show(self, own: timedelta, every: timedelta) -> list[int]:
        """Open ones that have no message `own` after they were made, or one that counts too few for so long."""
        now = self._clock()
        return await self._store.dailies_to_show(now - own, now - every)

    async def posted(self, daily: Daily, message_id: int) -> None:
        """A message shows it."""
        await self._store.note_daily_post(daily.daily_id, message_id, self._clock())

    async def shown(self, daily: Daily) -> None:
        """Its message says how many have answered, as counted in `daily`."""
        await self._store.note_daily_shown(daily.daily_id, daily.answers, self._clock())

    async def right(self, daily: Daily, named: Sequence[Streak]) -> None:
        """The message of a closed one, which names these, says what it should, or never will."""
        await self._store.note_daily_right(daily.daily_id, len(named))

    async def close(self, daily: Daily) -> None:
        """Close one before its time."""
        await self._store.close_daily(daily.daily_id, self._clock())

    async def settle(self) -> None:
        """Rate those who have answered what is closed, and then the position."""
        for daily_id in await self._store.dailies_unsettled():
            while await self._store.settle_daily(daily_id, self._rate_person, _rate_position):
                pass

    async def give_up(self, daily: Daily, trouble: str) -> None:
        """One that can't be posted never was; the plan says what's missing."""
        _log.warning("daily position not posted", server=daily.guild_id, daily=daily.daily_id, trouble=trouble)
        await self._store.drop_daily(daily, trouble)


def _rate_position(position: Strength, answers: list[tuple[Strength, float]]) -> Strength:
    return glicko.daily(position, [(person, score_of(loss)) for person, loss in answers])
