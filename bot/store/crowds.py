"""Crowds and their logs, and what spectators guess."""

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import Any, Final

from msgspec.structs import replace

from bot.crowd.events import VERSION, CrowdRecord, Event, Guess, Guesser
from bot.crowd.machine import fold
from bot.crowd.state import CrowdState
from bot.errors import NotFound, NotFoundWhat, StaleAction
from bot.records.people import Place
from bot.store.connections import Connection, Row, Sessions
from bot.store.eventlog import EventLog, Of
from bot.store.fence import check_open
from bot.store.queries import CROWD, SQL
from bot.store.rows import columns_of, record_of, to_json
from bot.store.tournaments import without

_read_guess, _read_guesser = partial(record_of, Guess), partial(record_of, Guesser)


def _read(_: Connection, row: Row) -> CrowdRecord:
    return record_of(CrowdRecord, row)


CROWDS: Final = EventLog[CrowdRecord, Event](CROWD, NotFoundWhat.MATCH, (Event, VERSION), _read)


class CrowdRows(Sessions):
    """Crowds as stored: one row each with the folded state, and the log of events beside it."""

    crowd, crowd_numbers, crowd_posted = Of(CROWDS.get), Of(CROWDS.numbers), Of(CROWDS.posted)
    crowd_events, crowd_stored_by = Of(CROWDS.events), Of(CROWDS.stored_by)

    async def create_crowd(
        self, place: Place, events: Sequence[Event], *, interaction_id: int | None = None, at: datetime
    ) -> CrowdRecord:
        """Store a crowd with its first events, caused by its host.

        Raises FenceError, see `bot.store.fence`, and StaleAction when the interaction id is in a log already.
        """
        state = fold(events)
        called = state.plan.opponent if state.plan.opponent and not state.ready else None
        rows = CROWDS.rows(0, events, state.seq, actor_id=state.host, interaction_id=interaction_id, at=at)
        columns = {**columns_of(place), "host_id": state.host, "created_at": at, **_turn_columns(state, at)}

        def create(connection: Connection) -> CrowdRecord:
            check_open(connection, state.host, place.channel_id, at, called=called)
            return CROWDS.load(connection, CROWDS.create(connection, columns, rows))

        return await self.write(create, alone=True)

    async def change_crowd(
        self,
        crowd_id: int,
        change: Callable[[CrowdRecord], Sequence[Event]],
        *,
        actor_id: int | None = None,
        interaction_id: int | None = None,
        at: datetime,
    ) -> tuple[CrowdRecord, Sequence[Event]]:
        """Append the events that `change` makes of a crowd as it is, all or nothing, within one transaction.

        So nobody is ever too late by a moment: however many change it at once, each sees what those before have done.
        An interaction that is in a log already changes nothing. `change` must be pure.
        Returns the crowd after it, and the events. Raises what `change` raises, and NotFound.
        """

        def changed(connection: Connection) -> tuple[CrowdRecord, Sequence[Event]]:
            row = SQL.crowd_to_change(connection, crowd_id=crowd_id)
            if row is None:
                raise NotFound(NotFoundWhat.MATCH)
            before = _read(connection, row)
            if interaction_id is not None and SQL.crowd_interaction(connection, interaction_id=interaction_id):
                return before, ()
            events = list(change(before))
            if not events:
                return before, ()
            seq, state = before.state.seq, fold(events, before.state)
            rows = CROWDS.rows(seq, events, state.seq, actor_id=actor_id, interaction_id=interaction_id, at=at)
            CROWDS.append(connection, crowd_id, _turn_columns(state, at), {"expected_seq": seq}, rows)
            if not before.has_begun:
                SQL.leave_call(connection, crowd_id=crowd_id)
            return replace(before, state=state, missed=0), events

        return await self.write_fenced(changed)

    async def crowd_of_match(self, match_id: int) -> CrowdRecord | None:
        """The crowd, or the two, of a match."""
        return next(iter(await CROWDS.all(self, SQL.crowd_of_match, match_id=match_id)), None)

    async def crowds_due(self, now: datetime, limit: int = 100) -> list[CrowdRecord]:
        """Crowds in which something has to happen by `now`, or for which their match may wait."""
        return await CROWDS.all(self, SQL.crowds_due, now=now, mine=self.mine, limit=limit)

    async def calls_before(self, at: datetime, limit: int = 100) -> list[CrowdRecord]:
        """Crowds called for by `at` that are not over and have no match, the oldest first."""
        return await CROWDS.all(self, SQL.calls_before, at=at, limit=limit)

    async def crowds_going(self) -> list[CrowdRecord]:
        """All crowds whose match is under way."""
        return await CROWDS.all(self, SQL.crowds_going)

    async def crowds_open_for(self, user_id: int) -> list[CrowdRecord]:
        """The crowds that are not over in whose state a person is named."""
        return await CROWDS.all(self, SQL.crowds_open_for, user_id=user_id)

    async def crowds_of(self, user_id: int) -> list[CrowdRecord]:
        """The crowds that a person is, or was, part of, or has called for."""
        found = [await CROWDS.get(self, number) for number in await CROWDS.naming(self, user_id)]
        return [one for one in found if user_id in (one.state.host, one.state.plan.opponent) or one.state.find(user_id)]

    async def guess(self, guess: Guess) -> bool:
        """Store a guess, or put it in place of the one before. Returns False if the match has moved on."""
        return await self.change(SQL.put_guess, **columns_of(guess)) > 0

    async def guesses(self, match_id: int) -> list[Guess]:
        """All guesses in a match, in order."""
        return await self.rows(SQL.guesses_at, _read_guess, match_id=match_id)

    async def guesses_by(self, user_id: int) -> list[Guess]:
        """All guesses of a person, in order."""
        return await self.rows(SQL.guesses_by, _read_guess, user_id=user_id)

    async def judge_guesses(self, judged: Sequence[Guess]) -> None:
        """Store what guesses are worth; what is not known of them yet stays as it is."""

        def judge(connection: Connection) -> None:
            for guess in judged:
                SQL.judge_guess(connection, **columns_of(guess))

        await self.write(judge)

    async def guessers(self, match_id: int) -> list[Guesser]:
        """The table of a match, the best first."""
        return await self.rows(SQL.guessers_of_match, _read_guesser, match_id=match_id)

    async def guessers_of_month(self, guild_id: int, since: datetime, until: datetime) -> list[Guesser]:
        """The table of a server for a time, the best first."""
        return await self.rows(SQL.guessers_of_month, _read_guesser, guild_id=guild_id, since=since, until=until)


def link_crowd(connection: Connection, crowd_id: int, match_id: int) -> None:
    """Note the match of a crowd, within the transaction that creates it. Raises StaleAction if it has one."""
    if not SQL.link_crowd(connection, crowd_id=crowd_id, match_id=match_id):
        raise StaleAction(f"crowd {crowd_id} has begun")
    SQL.leave_call(connection, crowd_id=crowd_id)


def replace_in_crowd(connection: Connection, number: int, user_id: int, stand_in_id: int) -> None:
    """Replace a person by a nameless stand-in in a crowd and its log, within a transaction."""
    ids = {"user_id": user_id, "stand_in_id": stand_in_id}
    CROWDS.rename(connection, number, ids, lambda value: without(_nameless(value, user_id), user_id, stand_in_id))


def _nameless(value: Any, user_id: int) -> Any:
    """The same without the name of the person who plays alone against a crowd."""
    plan = value.get("plan", {})
    if plan.get("opponent") == user_id:
        plan["name"] = ""
    return value


def _turn_columns(state: CrowdState, at: datetime) -> dict[str, object]:
    return {"state": to_json(state), "seq": state.seq, "due_at": state.due, "ended_at": at if state.over else None}
