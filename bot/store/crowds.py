"""Crowds and their logs, and what spectators guess."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, Final

import msgspec
from msgspec.structs import asdict, replace

from bot.crowd.events import VERSION, Event
from bot.crowd.evolution import fold
from bot.crowd.records import CrowdRecord, Guess, Guesser, StoredCrowdEvent
from bot.crowd.state import CrowdState
from bot.errors import NotFound, NotFoundWhat, StaleAction
from bot.records.people import Place
from bot.store.connections import Connection, Row
from bot.store.eventlog import EventLog
from bot.store.fence import check_open
from bot.store.kinds import CROWD
from bot.store.queries import SQL
from bot.store.rows import decoded, record_of, to_datetime, to_json, to_milliseconds
from bot.store.sessions import Sessions
from bot.store.tournaments import without

_STATE: Final = msgspec.json.Decoder(CrowdState)


def _read(_: Connection, row: Row) -> CrowdRecord:
    state = decoded(_STATE, row["state"], f"crowd {row['crowd_id']}")
    return record_of(CrowdRecord, row, state=state, created_at=to_datetime(row["created_at"]))


CROWDS: Final = EventLog[CrowdRecord, Event](CROWD, NotFoundWhat.MATCH, (Event, VERSION), _read)


class CrowdRows(Sessions):
    """Crowds as stored: one row each with the folded state, and the log of events beside it."""

    async def create_crowd(
        self, place: Place, events: Sequence[Event], *, interaction_id: int | None = None, at: datetime
    ) -> CrowdRecord:
        """Store a crowd with its first events, caused by its host.

        Raises FenceError, see `bot.store.fence`, and StaleAction when the interaction id is in a log already.
        """
        state = fold(events)
        called = state.plan.opponent if state.plan.opponent and not state.ready else None
        rows = CROWDS.rows(0, events, state.seq, actor_id=state.host, interaction_id=interaction_id, at=at)
        columns = {
            "guild_id": place.guild_id,
            "channel_id": place.channel_id,
            "host_id": state.host,
            "created_at": to_milliseconds(at),
            **_turn_columns(state, at),
        }

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

    async def crowd(self, crowd_id: int) -> CrowdRecord:
        """One crowd. Raises NotFound."""
        return await CROWDS.get(self, crowd_id)

    async def crowd_stored_by(self, interaction_id: int) -> int | None:
        """The crowd in which an interaction has caused events, if it has."""
        return await CROWDS.stored_by(self, interaction_id)

    async def crowd_of_match(self, match_id: int) -> CrowdRecord | None:
        """The crowd, or the two, of a match."""
        return next(iter(await CROWDS.all(self, SQL.crowd_of_match, match_id=match_id)), None)

    async def crowd_events(self, crowd_id: int) -> list[StoredCrowdEvent]:
        """The whole log of a crowd, oldest first."""
        return await CROWDS.events(self, crowd_id)

    async def crowd_posted(self, crowd_id: int, message_id: int) -> None:
        """Remember the message that calls for a crowd."""
        await CROWDS.note(self, "posted", crowd_id, message_id=message_id)

    async def crowd_numbers(self, after: int, limit: int) -> list[int]:
        """The numbers of crowds above `after`, the lowest first."""
        return await CROWDS.numbers(self, after, limit)

    async def crowds_due(self, now: datetime, limit: int = 100) -> list[CrowdRecord]:
        """Crowds in which something has to happen by `now`, or for which their match may wait."""
        at = to_milliseconds(now)
        return await CROWDS.all(self, SQL.crowds_due, now=at, mine=self.mine, limit=limit)

    async def calls_before(self, at: datetime, limit: int = 100) -> list[CrowdRecord]:
        """Crowds called for by `at` that are not over and have no match, the oldest first."""
        return await CROWDS.all(self, SQL.calls_before, at=to_milliseconds(at), limit=limit)

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
        return await self.change(SQL.put_guess, **{**asdict(guess), "at": to_milliseconds(guess.at)}) > 0

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
                SQL.judge_guess(connection, **asdict(guess))

        await self.write(judge)

    async def guessers(self, match_id: int) -> list[Guesser]:
        """The table of a match, the best first."""
        return await self.rows(SQL.guessers_of_match, _read_guesser, match_id=match_id)

    async def guessers_of_month(self, guild_id: int, since: datetime, until: datetime) -> list[Guesser]:
        """The table of a server for a time, the best first."""
        span = {"since": to_milliseconds(since), "until": to_milliseconds(until)}
        return await self.rows(SQL.guessers_of_month, _read_guesser, guild_id=guild_id, **span)


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
    return {
        "state": to_json(state),
        "seq": state.seq,
        "due_at": None if state.due is None else to_milliseconds(state.due),
        "ended_at": to_milliseconds(at) if state.over else None,
    }


def _read_guess(row: Row) -> Guess:
    same = None if row["same"] is None else bool(row["same"])
    return record_of(Guess, row, at=to_datetime(row["at"]), same=same)


def _read_guesser(row: Row) -> Guesser:
    return record_of(Guesser, row)
