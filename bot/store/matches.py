"""Matches and their logs."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from functools import partial
from types import EllipsisType

from msgspec.structs import replace

from bot.dice.statistics import RollCounts, count_rolls
from bot.errors import ChallengeError, ChallengeReason, NotFound, NotFoundWhat, StaleAction
from bot.records.challenges import ChallengeStatus
from bot.records.computers import FIRST_ID, LAST_ID, is_computer, is_somebody
from bot.records.matches import BoardPost, MatchRecord, NewMatch, StoredEvent
from bot.records.people import Style
from bot.rules.match.events import Event
from bot.rules.match.state import MatchState
from bot.rules.match.time_control import MatchClock
from bot.store.challenges import close_open_challenge
from bot.store.connections import Connection, Row, refusing_duplicates
from bot.store.crowds import link_crowd
from bot.store.dice import add_rolls, roll_rows, store_match_dice
from bot.store.people import see_people
from bot.store.queries import SQL
from bot.store.rows import (
    clock_columns,
    event_rows,
    progress_columns,
    read_board,
    read_event,
    read_match,
    to_datetime,
    to_json,
    to_milliseconds,
)
from bot.store.sessions import Sessions

_Columns = dict[str, object]


class MatchRows(Sessions):
    """Matches as stored: one row each with the folded state, and the log of events beside it."""

    async def create_match(
        self,
        new: NewMatch,
        events: Sequence[Event],
        state: MatchState,
        *,
        actor_id: int | None,
        interaction_id: int | None,
        at: datetime,
    ) -> MatchRecord:
        """Store a match with its first events in one transaction, closing its challenge as accepted.

        Raises ChallengeError if that challenge is no longer open or a player has no room for another match (see
        `NewMatch.room`), NotFound if there is no challenge, and StaleAction if the interaction id is in a log
        already or the pairing has got a match since.
        """
        _check_seq(0, events, state)
        columns: _Columns = {
            "guild_id": new.place.guild_id,
            "channel_id": new.place.channel_id,
            "white_id": new.players[0].user_id,
            "black_id": new.players[1].user_id,
            "variant": state.variant,
            "length": state.length,
            "rated": int(new.rated),
            "rating_rule": new.rating_rule,
            "style": None if new.style == Style() else to_json(new.style),
            **progress_columns(new.players, state, new.clock, at),
        }
        rows = event_rows(0, events, actor_id=actor_id, interaction_id=interaction_id, at=at)
        counts = count_rolls(events)
        return await self.write(
            lambda connection: _create(connection, new, columns, rows, counts), alone=new.room is not None
        )

    async def match(self, match_id: int) -> MatchRecord:
        """One match; a single row however long it is. Raises NotFound."""
        row = await self.read(lambda connection: SQL.match_by_id(connection, match_id=match_id))
        if row is None:
            raise NotFound(NotFoundWhat.MATCH)
        return read_match(row)

    async def append(
        self,
        record: MatchRecord,
        events: Sequence[Event],
        state: MatchState,
        *,
        actor_id: int | None,
        caused: int | None = None,
        clock: MatchClock | EllipsisType | None = ...,
        interaction_id: int | None,
        at: datetime,
    ) -> MatchRecord:
        """Append events after `record.state.seq` and store the new state with them, all or nothing.

        The names of `record.players` are stored as well, and `clock`, which is `record.clock` unless given. `caused`
        says how many of the events the actor caused (all unless given); the rest followed automatically.
        Returns the match as stored. Raises StaleAction if the log has grown since `record` was read or the interaction
        id is in a log already, and NotFound if there is no such match.
        """
        after = record.state.seq
        _check_seq(after, events, state)
        new_clock = record.clock if clock is ... else clock
        columns = progress_columns(record.players, state, new_clock, at)
        rows = event_rows(after, events, actor_id=actor_id, interaction_id=interaction_id, at=at)
        for row in rows[len(rows) if caused is None else caused :]:
            row["actor_id"] = None
        counts = count_rolls(events)
        board = await self.write_fenced(
            lambda connection: _append(connection, record, columns, rows, counts), at_once=True
        )
        at = to_datetime(to_milliseconds(at))
        return replace(record, state=state, board=board, clock=new_clock, updated_at=at)

    async def match_numbers(self, after: int, limit: int) -> list[int]:
        """The numbers of matches above `after`, the lowest first."""
        return await self.read(
            lambda connection: [row["match_id"] for row in SQL.match_numbers(connection, after=after, limit=limit)]
        )

    async def interaction_seen(self, interaction_id: int) -> bool:
        """Has this interaction already caused events?"""
        row = await self.read(lambda connection: SQL.interaction_events(connection, interaction_id=interaction_id))
        return bool(row["total"])

    async def stored_by(self, interaction_id: int) -> tuple[int | None, int | None]:
        """The match and the tournament in which an interaction has caused events, None where it has not."""
        row = await self.read(lambda connection: SQL.stored_by_interaction(connection, interaction_id=interaction_id))
        return row["match_id"], row["tournament_id"]

    async def events(self, match_id: int) -> list[StoredEvent]:
        """The whole log of a match, oldest first; empty when there is no such match."""
        return await self.read(
            lambda connection: [read_event(match_id, row) for row in SQL.events_of_match(connection, match_id=match_id)]
        )

    async def matches_waiting_for(self, user_id: int, channel_id: int | None, limit: int = 25) -> list[MatchRecord]:
        """Matches that wait for this person (in this channel, if given), the longest waiting first."""
        return await self._matches(SQL.matches_waiting_for, user_id=user_id, channel_id=channel_id, limit=limit)

    async def matches_waiting_between(self, first_id: int, last_id: int, limit: int = 100) -> list[MatchRecord]:
        """Matches that wait for anyone with an id from `first_id` to `last_id`, the longest waiting first."""
        return await self._matches(
            SQL.matches_waiting_between, first=first_id, last=last_id, mine=self.mine, limit=limit
        )

    async def matches_of(
        self, user_id: int, channel_id: int | None, *, ongoing: bool = True, limit: int = 25
    ) -> list[MatchRecord]:
        """Matches this person plays, the latest touched first; `ongoing=False` gives the finished ones."""
        query = SQL.ongoing_matches_of if ongoing else SQL.finished_matches_of
        return await self._matches(query, user_id=user_id, channel_id=channel_id, limit=limit)

    async def unhelped_matches_of(self, user_id: int) -> list[MatchRecord]:
        """All matches this person plays that are rated or belong to a tournament, the latest touched first."""
        return await self._matches(SQL.unhelped_matches_of, user_id=user_id)

    async def matches_in(self, channel_id: int, limit: int = 25) -> list[MatchRecord]:
        """Ongoing matches of a channel, the latest touched first."""
        return await self._matches(SQL.matches_in_channel, channel_id=channel_id, limit=limit)

    async def matches_in_server(self, guild_id: int, limit: int = 100) -> list[MatchRecord]:
        """Ongoing matches of a server, whatever their channels, the latest touched first."""
        return await self._matches(SQL.matches_in_server, guild_id=guild_id, limit=limit)

    async def board_shown(self, match_id: int, post: BoardPost) -> None:
        """Remember what the board message of a match shows. An older `seq` never replaces a newer one.

        The message in its place before has to be closed from now on.
        """

        def shown(connection: Connection) -> None:
            SQL.leave_board_of_match(connection, match_id=match_id, message_id=post.message_id, seq=post.seq)
            SQL.board_shown(
                connection, match_id=match_id, channel_id=post.channel_id, message_id=post.message_id, seq=post.seq
            )

        await self.write(shown)

    async def board_outdated(self, match_id: int) -> None:
        """Mark the board of a match as behind, so that it is brought up to date."""
        await self.write(lambda connection: SQL.board_outdated(connection, match_id=match_id))

    async def thread_made(self, match_id: int, thread_id: int | None) -> None:
        """Remember the thread of a match; None when it is gone."""
        await self.write(lambda connection: SQL.thread_made(connection, match_id=match_id, thread_id=thread_id))

    async def boards_behind(self, limit: int = 100) -> list[MatchRecord]:
        """Matches whose board message (if any) shows less than their log, the longest behind first."""
        return await self._matches(SQL.boards_behind, mine=self.mine, limit=limit)

    async def count_open(self) -> int:
        """How many matches are under way."""
        return int(await self.read(lambda connection: SQL.count_open(connection)["matches"]))

    async def _matches(self, query: Callable[..., Iterable[Row]], **parameters: int | str | None) -> list[MatchRecord]:
        bound = partial(query, **parameters)
        return await self.read(lambda connection: [read_match(row) for row in bound(connection)])


def _create(
    connection: Connection,
    new: NewMatch,
    columns: _Columns,
    rows: Sequence[_Columns],
    counts: Sequence[RollCounts],
) -> MatchRecord:
    see_people(connection, new.players, _as_int(columns["at"]))
    match_id: int = SQL.insert_match(connection, **columns)["match_id"]
    if new.challenge_id is not None:
        close_open_challenge(connection, new.challenge_id, ChallengeStatus.ACCEPTED, match_id=match_id)
    if new.pairing is not None:
        tournament_id, pairing = new.pairing
        numbers = {"tournament_id": tournament_id, "pairing": pairing, "match_id": match_id}
        if not SQL.link_match(connection, **numbers, replaced=new.replaces):
            raise StaleAction(f"pairing {pairing} of tournament {tournament_id} has a match already")
    if new.crowd is not None:
        link_crowd(connection, new.crowd, match_id)
    if new.dice is not None:
        store_match_dice(connection, match_id, new.dice)
    _insert_events(connection, match_id, rows)
    for person in new.players if new.room else ():
        _check_room(connection, person.user_id, new)
    add_rolls(connection, match_id, new.place, new.players, counts)
    return read_match(SQL.match_by_id(connection, match_id=match_id))


def _check_room(connection: Connection, user_id: int, new: NewMatch) -> None:
    """Raise ChallengeError if this match is one too many for a player. Only people can have too many."""
    if new.room is None or not is_somebody(user_id):
        return
    count = SQL.count_ongoing(connection, user_id=user_id, first_computer=FIRST_ID, last_computer=LAST_ID)
    if count["computers"] > new.room.computers and any(is_computer(person.user_id) for person in new.players):
        raise ChallengeError(ChallengeReason.TOO_MANY_COMPUTERS, limit=new.room.computers)
    if count["total"] > new.room.matches:
        raise ChallengeError(ChallengeReason.TOO_MANY_MATCHES, user_id=user_id, limit=new.room.matches)


def _append(
    connection: Connection,
    record: MatchRecord,
    columns: _Columns,
    rows: Sequence[_Columns],
    counts: Sequence[RollCounts],
) -> BoardPost | None:
    """Append within a transaction; returns the board as it is now, which may be newer than the record's."""
    guarded = columns | expected(record)
    if isinstance(connection, sqlite3.Connection):
        row = SQL.advance_match(connection, **guarded)
    else:
        row = _append_at_once(connection, record, guarded, rows, counts)
    if row is None:
        raise _not_there(connection, record)
    if isinstance(connection, sqlite3.Connection):
        if columns["ended_at"] is not None:
            SQL.end_match(
                connection,
                winner_id=columns["winner_id"],
                ended_at=columns["ended_at"],
                match_id=record.match_id,
            )
        _insert_events(connection, record.match_id, rows)
        add_rolls(connection, record.match_id, record.place, record.players, counts)
        renamed = [
            person
            for person, name in zip(record.players, (row["white_name"], row["black_name"]), strict=True)
            if person.name != name
        ]
        see_people(connection, renamed, _as_int(columns["at"]))
    return read_board(row)


def expected(record: MatchRecord) -> dict[str, object]:
    """What has to be as it was when the match was read, for a turn to be stored.

    Time that was given back, or a pause that was made, since then must not be taken away again.
    """
    clock = clock_columns(record.clock)
    return {
        "match_id": record.match_id,
        "expected_seq": record.state.seq,
        "old_due_at": clock["due_at"],
        "old_remind_at": clock["remind_at"],
    }


def _append_at_once(
    connection: Connection,
    record: MatchRecord,
    guarded: _Columns,
    rows: Sequence[_Columns],
    counts: Sequence[RollCounts],
) -> Row | None:
    """The same as one statement: a turn is one trip to a database that is far away."""
    with refusing_duplicates(f"match {record.match_id}"):
        row: Row | None = SQL.append_turn(
            connection,
            **guarded,
            events=to_json(rows),
            rolls=to_json(roll_rows(record.match_id, record.place, record.players, counts)),
            names=to_json([{"user_id": person.user_id, "name": person.name} for person in record.players]),
        )
    return row


def _insert_events(connection: Connection, match_id: int, rows: Sequence[_Columns]) -> None:
    with refusing_duplicates(f"match {match_id}"):
        SQL.insert_events(connection, [{"match_id": match_id, **row} for row in rows])


def _not_there(connection: Connection, record: MatchRecord) -> StaleAction | NotFound:
    if SQL.match_exists(connection, match_id=record.match_id)["total"]:
        return StaleAction(f"match {record.match_id} is not at {record.state.seq} any more")
    return NotFound(NotFoundWhat.MATCH)


def _check_seq(after: int, events: Sequence[Event], state: MatchState) -> None:
    """A log without gaps is what everything rests on: refuse a state that is not the one after `events`."""
    if not events or state.seq != after + len(events):
        raise ValueError(f"{len(events)} events after {after} do not lead to seq {state.seq}")


def _as_int(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError(f"not an int: {value!r}")
    return value
