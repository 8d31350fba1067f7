"""What a server gets by itself: the daily position, what people answer, what is told at its end; the weekly digest."""

from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from operator import itemgetter
from typing import Final

import msgspec

from bot.errors import NotFound, NotFoundWhat, PuzzleError, PuzzleReason
from bot.ratings.glicko import Strength
from bot.records.people import DigestOrder
from bot.records.positions import Puzzle, decode
from bot.records.puzzles import SHORTEST_STREAK, Daily, DailyAnswer, DailyPlan, Streak, Tally, board_of
from bot.store.connections import Connection, Sessions
from bot.store.learning.puzzles import (
    Solver,
    first_strength,
    key_and_moment,
    position_in,
    put_position,
    put_solver,
    solver_in,
)
from bot.store.queries import SQL
from bot.store.rows import columns_of, record_of, to_json, to_milliseconds

_plan, _read, _answer = partial(record_of, DailyPlan), partial(record_of, Daily), partial(record_of, DailyAnswer)
_NAMED: Final = 3  # so many streaks are told
_AT_ONCE: Final = 200  # answers that are rated in one transaction
_MANY: Final = 1000
_FIRST: Final = datetime.fromtimestamp(0, UTC)


class NewDaily(msgspec.Struct, frozen=True):
    """A daily position about to be stored; see `Daily`."""

    guild_id: int
    channel_id: int
    day: str
    puzzle: Puzzle
    sealed: bool
    rated: bool
    opened_at: datetime
    closes_at: datetime
    zone: str = ""


RatePerson = Callable[[Solver, Strength, float], Strength]
"""A person after an answer to a position, given what it lost."""
RatePosition = Callable[[Strength, list[tuple[Strength, float]]], Strength]
"""A position after its day, given the people as they were before and what their answers lost."""


class DailyRows(Sessions):
    """Daily positions and weekly digests."""

    async def daily_plan(self, guild_id: int) -> DailyPlan | None:
        """When and where a server gets its position."""
        return await self.row(SQL.daily_plan, _plan, guild_id=guild_id)

    async def plan_daily(self, plan: DailyPlan) -> None:
        """Store when and where a server gets its position."""
        await self.change(SQL.put_daily_plan, **columns_of(plan))

    async def end_daily_plan(self, guild_id: int) -> bool:
        """Post no more of them in a server. False if there was no plan."""
        return await self.change(SQL.delete_daily_plan, guild_id=guild_id) > 0

    async def put_off_daily(self, plan: DailyPlan, next_at: datetime, trouble: str = "") -> bool:
        """Post the next one only at `next_at`. False if that was decided by another process."""
        moments = {"seen_at": plan.next_at, "next_at": next_at}
        return await self.change(SQL.put_off_daily_plan, guild_id=plan.guild_id, trouble=trouble, **moments) > 0

    async def daily_plans_due(self, now: datetime, limit: int = 100) -> list[DailyPlan]:
        """The plans by which something is to be posted now, the longest due first."""
        return await self.rows(SQL.daily_plans_due, _plan, now=now, mine=self.mine, limit=limit)

    async def daily_keys(self, guild_id: int, since: datetime = _FIRST) -> dict[str, datetime]:
        """The keys of the positions that a server was asked since then, and when that was last."""
        return dict(await self.rows(SQL.daily_keys, key_and_moment, guild_id=guild_id, since=since))

    async def open_daily(self, new: NewDaily, plan: DailyPlan, next_at: datetime) -> Daily | None:
        """Store a new one, and when the next comes. None if another process has done so, or that day had one."""
        columns = columns_of(new, key=new.puzzle.key, board=board_of(new.puzzle.scene.position))
        moments = {"seen_at": plan.next_at, "next_at": next_at}

        def work(connection: Connection) -> Daily | None:
            if not SQL.put_off_daily_plan(connection, guild_id=plan.guild_id, trouble="", **moments):
                return None
            row = SQL.add_daily(connection, **columns)
            return None if row is None else _read(row)

        return await self.write(work)

    async def daily(self, daily_id: int) -> Daily:
        """A daily position. Raises NotFound."""
        found = await self.row(SQL.daily, _read, daily_id=daily_id)
        if found is None:
            raise NotFound(NotFoundWhat.DAILY)
        return found

    async def open_daily_of(self, guild_id: int) -> Daily | None:
        """The one of a server that can be answered now."""
        return await self.row(SQL.open_daily_of, _read, guild_id=guild_id)

    async def last_daily_of(self, guild_id: int) -> Daily | None:
        """The latest one of a server; how many have answered is not looked up."""
        return await self.row(SQL.last_daily_of, _read, guild_id=guild_id)

    async def daily_of_day(self, guild_id: int, day: str) -> Daily | None:
        """The one of a date; how many have answered is not looked up."""
        return await self.row(SQL.daily_of_day, _read, guild_id=guild_id, day=day)

    async def dailies_to_show(self, posted_before: datetime, shown_before: datetime) -> list[int]:
        """The numbers of open ones that have no message so long after they were made, or one that counts too few."""
        moments = {"posted": posted_before, "shown": shown_before}
        return await self.rows(SQL.dailies_to_show, itemgetter("daily_id"), mine=self.mine, limit=_MANY, **moments)

    async def dailies_due(self, now: datetime) -> list[int]:
        """The numbers of those to be closed."""
        due = {"now": now, "mine": self.mine, "limit": _MANY}
        return await self.rows(SQL.dailies_due, itemgetter("daily_id"), **due)

    async def dailies_stale(self) -> list[Daily]:
        """Those that are closed and whose message doesn't say what it should."""
        return await self.rows(SQL.dailies_stale, _read, mine=self.mine, limit=_MANY)

    async def dailies_unsettled(self) -> list[int]:
        """The numbers of those that are closed and whose answers are not all rated."""
        return await self.rows(SQL.dailies_unsettled, itemgetter("daily_id"), mine=self.mine, limit=_MANY)

    async def is_asked(self, user_id: int, board: str) -> bool:
        """Does a puzzle of a person stand so, or an open daily position of any server? See `board_of`."""
        return await self.row(SQL.is_asked, bool, user_id=user_id, board=board) is not None

    async def open_daily_keys(self, user_id: int, guild_id: int) -> frozenset[str]:
        """The open daily positions of a server, and of those in which a person has answered one."""
        where = {"user_id": user_id, "guild_id": guild_id}
        return frozenset(await self.rows(SQL.open_daily_keys_for, lambda row: str(row["key"]), **where))

    async def open_boards(self, user_id: int) -> frozenset[str]:
        """Where the checkers are in what a person is asked: their puzzles, and all open daily positions."""

        def work(connection: Connection) -> frozenset[str]:
            rows = [*SQL.open_boards_of(connection, user_id=user_id), *SQL.open_boards(connection)]
            return frozenset(row["board"] for row in rows)

        return await self.read(work)

    async def note_daily_post(self, daily_id: int, message_id: int, at: datetime) -> None:
        """The message that shows it."""
        await self.change(SQL.note_daily_post, daily_id=daily_id, message_id=message_id, at=at)

    async def note_daily_thread(self, daily_id: int, thread_id: int) -> bool:
        """The thread in which it's talked about; False if there is one."""
        return await self.change(SQL.note_daily_thread, daily_id=daily_id, thread_id=thread_id) > 0

    async def note_daily_shown(self, daily_id: int, shown: int, at: datetime) -> None:
        """Its message says that so many have answered."""
        await self.change(SQL.note_daily_shown, daily_id=daily_id, shown=shown, at=at)

    async def note_daily_right(self, daily_id: int, named: int) -> None:
        """The message of a closed one, which names so many, says what it should, or can't be edited any more."""
        await self.change(SQL.note_daily_right, daily_id=daily_id, named=named)

    async def drop_daily(self, daily: Daily, trouble: str) -> None:
        """Delete one that could not be posted; the plan of its server says why."""

        def work(connection: Connection) -> None:
            SQL.delete_daily(connection, daily_id=daily.daily_id)
            SQL.note_daily_trouble(connection, guild_id=daily.guild_id, trouble=trouble)

        await self.write(work)

    async def close_daily_by(self, guild_id: int, closes_at: datetime) -> None:
        """The open one of a server closes at the latest when the next one comes, and its message says so."""
        await self.change(SQL.close_daily_by, guild_id=guild_id, closes_at=closes_at)

    async def answer_daily(self, answer: DailyAnswer, *, rate: RatePerson | None = None) -> DailyAnswer:
        """Store what a person answers; with `rate` at once, and then the first answer stays. Returns what holds.

        Raises PuzzleError (OVER) for one that's closed.
        """
        person = {"daily_id": answer.daily_id, "user_id": answer.user_id}
        row = {**person, "interaction_id": answer.interaction_id, "chosen": answer.chosen, "loss": answer.loss}

        def work(connection: Connection) -> DailyAnswer:
            daily = SQL.daily_to_answer(connection, daily_id=answer.daily_id)
            if daily is None or daily["closed_at"] is not None or daily["closes_at"] <= to_milliseconds(answer.at):
                raise PuzzleError(PuzzleReason.OVER)
            solver = {"user_id": answer.user_id, "key": daily["key"]}
            seen = SQL.has_seen(connection, **solver) is not None
            played = SQL.played_own_position(connection, guild_id=daily["guild_id"], **solver) is not None
            rated = int(daily["rated"] and not seen and not played)
            counts = {"rated": rated, "counted": int(not played)}
            if daily["sealed"]:
                SQL.put_daily_answer(connection, **row, at=answer.at, **counts)
            elif SQL.add_daily_answer(connection, **row, at=answer.at, **counts) and rated and rate is not None:
                stored = _answer(SQL.daily_answer(connection, **person))
                puzzle = decode(SQL.daily(connection, daily_id=answer.daily_id)["puzzle"])
                _rate(connection, stored, puzzle, rate)
            return _answer(SQL.daily_answer(connection, **person))

        return await self.write(work, alone=rate is not None)

    async def daily_answer(self, daily_id: int, user_id: int) -> DailyAnswer | None:
        """A person's answer."""
        return await self.row(SQL.daily_answer, _answer, daily_id=daily_id, user_id=user_id)

    async def daily_answers(self, daily_id: int) -> list[DailyAnswer]:
        """Everybody's answers."""
        return await self.rows(SQL.daily_answers, _answer, daily_id=daily_id)

    async def daily_answers_of(self, user_id: int) -> list[tuple[DailyAnswer, str, int]]:
        """A person's answers, the key of each position, and its server."""
        return await self.rows(
            SQL.daily_answers_of, lambda row: (_answer(row), row["key"], row["guild_id"]), user_id=user_id
        )

    async def close_daily(self, daily_id: int, at: datetime) -> bool:
        """Close one: from now on no answer counts, and it is known how all have answered. False if it was closed."""

        def work(connection: Connection) -> bool:
            if not SQL.close_daily(connection, daily_id=daily_id, at=at):
                return False
            daily = _read(SQL.daily(connection, daily_id=daily_id))
            answers = [*map(_answer, SQL.daily_answers(connection, daily_id=daily_id))]
            SQL.note_daily_tally(connection, daily_id=daily_id, tally=to_json(_tallied(daily, answers)))
            before = SQL.daily_before(connection, guild_id=daily.guild_id, daily_id=daily_id)
            place = {"guild_id": daily.guild_id, "daily_id": daily_id}
            last = -1 if before is None else before["daily_id"]
            SQL.count_streaks(connection, **place, before=last)
            for row in [*SQL.longest_streaks(connection, **place, least=SHORTEST_STREAK, limit=_NAMED)]:
                SQL.name_in_daily(connection, daily_id=daily_id, user_id=row["user_id"], streak=row["streak"])
            SQL.keep_streaks(connection, **place, before=last)
            return True

        return await self.write(work)

    async def settle_daily(self, daily_id: int, rate: RatePerson, rate_position: RatePosition) -> bool:
        """Rate some of the answers to a closed one, and at last the position. Returns whether there are more."""

        def some(connection: Connection) -> bool:
            daily = _read(SQL.daily(connection, daily_id=daily_id))
            rows = [*SQL.daily_answers_to_rate(connection, daily_id=daily_id, limit=_AT_ONCE)]
            for row in rows:
                _rate(connection, _answer(row), daily.puzzle, rate)
            if rows:
                return True
            if SQL.note_daily_settled(connection, daily_id=daily_id) and daily.rated:
                answers = [*map(_answer, SQL.daily_answers(connection, daily_id=daily_id))]
                _rate_position(connection, daily, answers, rate_position)
            return False

        return await self.write(some, alone=True)

    async def named_in_daily(self, daily_id: int) -> list[Streak]:
        """Whose streaks its message tells, the longest first."""
        return await self.rows(SQL.named_in_daily, partial(record_of, Streak), daily_id=daily_id)

    async def daily_streak(self, guild_id: int, user_id: int) -> tuple[int, int, bool]:
        """A person's latest streak in a server, the number of its last position, and whether they hide it."""
        row = await self.read(lambda connection: SQL.daily_streak(connection, guild_id=guild_id, user_id=user_id))
        return (0, 0, False) if row is None else (row["streak"], row["last_daily"], bool(row["hidden"]))

    async def daily_streaks_of(self, user_id: int) -> list[tuple[int, int, bool]]:
        """The servers in which a person has a streak, how long each is, and whether they hide it."""
        return await self.rows(
            SQL.daily_streaks_of, lambda row: (row["guild_id"], row["streak"], bool(row["hidden"])), user_id=user_id
        )

    async def hide_streak(self, guild_id: int, user_id: int, *, hidden: bool) -> None:
        """Name a person no more among the streaks of a server, or again; what names them is to be edited."""
        place = {"guild_id": guild_id, "user_id": user_id}

        def work(connection: Connection) -> None:
            SQL.hide_streak(connection, **place, hidden=int(hidden))
            if hidden:
                SQL.outdate_where_named(connection, user_id=user_id)
                SQL.unname_in_server(connection, **place)

        await self.write(work)

    async def digest_of(self, guild_id: int) -> DigestOrder | None:
        """A server's choices; None if it wants none."""
        return await self.row(SQL.digest_of, partial(record_of, DigestOrder), guild_id=guild_id)

    async def want_digest(self, guild_id: int, channel_id: int | None, week: int) -> None:
        """Post it in this channel from now on, after `week`; or (None) no more."""
        if channel_id is None:
            await self.change(SQL.drop_digest, guild_id=guild_id)
        else:
            await self.change(SQL.want_digest, guild_id=guild_id, channel_id=channel_id, week=week)

    async def digests_due(self, week: int) -> list[int]:
        """The servers that haven't had the digest of this week yet."""
        return await self.rows(SQL.digests_due, itemgetter("guild_id"), week=week)

    async def take_digest(self, guild_id: int, week: int) -> bool:
        """Note that the digest of a week is posted. False if it's posted already, by whichever process."""
        return await self.change(SQL.take_digest, guild_id=guild_id, week=week) > 0

    async def leave_digest(self, guild_id: int, week: int, *, for_good: bool) -> None:
        """It couldn't be posted: try again later, or (`for_good`) leave it out and remember that something is wrong."""
        query = SQL.digest_failed if for_good else SQL.leave_digest
        given = {} if for_good else {"week": week}
        await self.change(query, guild_id=guild_id, **given)

    async def longest_streak(self, guild_id: int, since: datetime, until: datetime) -> tuple[int, int]:
        """The channel of a server's last daily position closed in a time, the longest streak then; zeros if none."""
        found = itemgetter("channel_id", "days")
        where, days = await self.row(SQL.longest_streak, found, guild_id=guild_id, since=since, until=until) or (0, 0)
        return where, days or 0


def _tallied(daily: Daily, answers: list[DailyAnswer]) -> Tally:
    answers = [one for one in answers if one.counted]
    counted = Counter(one.chosen for one in answers)
    losses = daily.puzzle.losses
    order = sorted(counted.items(), key=lambda one: (-one[1], losses.get(one[0], 0.0)))
    solved = sum(daily.puzzle.score(one.chosen) == 1 for one in answers)
    return Tally(len(answers), solved, tuple(order))


def _rate(connection: Connection, answer: DailyAnswer, puzzle: Puzzle, rate: RatePerson) -> None:
    person = solver_in(connection, answer.user_id)
    position = position_in(connection, puzzle.key, first_strength(puzzle))
    after = rate(person, position.strength, answer.loss)
    put_solver(connection, answer.user_id, after, person.answers + 1, answer.at)
    SQL.rate_daily_answer(
        connection,
        daily_id=answer.daily_id,
        user_id=answer.user_id,
        before=person.strength.rating,
        deviation=person.strength.deviation,
        after=after.rating,
    )


def _rate_position(connection: Connection, daily: Daily, answers: list[DailyAnswer], rate: RatePosition) -> None:
    """Rate a position once for all answers that counted."""
    counted = [
        (Strength(one.before, one.deviation), one.loss)
        for one in answers
        if one.before is not None and one.deviation is not None
    ]
    position = position_in(connection, daily.puzzle.key, first_strength(daily.puzzle))
    after = rate(position.strength, counted)
    if after != position.strength:
        subject = daily.puzzle.key, daily.puzzle.scene.variant
        put_position(connection, subject, after, position.answers + len(counted), daily.closed_at or daily.closes_at)
