"""Matches, their logs and their deadlines, which are found by their columns: the first to change one wins."""

import secrets
import sqlite3
from collections.abc import Sequence
from datetime import datetime, timedelta
from types import EllipsisType
from typing import Any, Final, Unpack

from msgspec.structs import replace

from bot.dice.statistics import RollCounts, count_rolls
from bot.errors import NotFoundWhat, StaleAction
from bot.records.computers import FIRST_ID, LAST_ID
from bot.records.matches import BoardPost, ChallengeStatus, MatchRecord, NewMatch
from bot.records.people import Style
from bot.rules.match.events import VERSION, Event
from bot.rules.match.state import MatchState
from bot.rules.match.time_control import MatchClock
from bot.store.challenges import close_open_challenge
from bot.store.connections import Connection, Row, Sessions
from bot.store.crowds import link_crowd
from bot.store.dice import add_rolls, roll_rows, store_match_dice
from bot.store.eventlog import Cause, EventLog, Of
from bot.store.fence import check_match
from bot.store.people import see_people
from bot.store.queries import MATCH, SQL
from bot.store.rows import (
    clock_columns,
    columns_of,
    progress_columns,
    read_board,
    read_match,
    to_datetime,
    to_json,
    to_milliseconds,
)
from bot.store.tournaments import TOURNAMENTS

_Columns = dict[str, Any]

MATCHES: Final = EventLog[MatchRecord, Event](
    MATCH, NotFoundWhat.MATCH, (Event, VERSION), lambda _, row: read_match(row)
)


class MatchRows(Sessions):
    """Matches as stored: one row each with the folded state and the clock, and the log of events beside it."""

    match, events, match_numbers = Of(MATCHES.get), Of(MATCHES.events), Of(MATCHES.numbers)
    board_shown, board_outdated = Of(MATCHES.shown), Of(MATCHES.outdated)
    boards_behind, thread_made = Of(MATCHES.behind), Of(MATCHES.thread_made)

    async def create_match(
        self, new: NewMatch, events: Sequence[Event], state: MatchState, **cause: Unpack[Cause]
    ) -> MatchRecord:
        """Store a match with its first events in one transaction, closing its challenge as accepted.

        Raises ChallengeError if that challenge is no longer open, FenceError if a player has as many matches as are
        allowed (a tournament may begin more), NotFound if there is no challenge, and StaleAction if the interaction id
        is in a log already or the pairing has got a match since.
        """
        columns: _Columns = {
            **columns_of(new.place),
            "white_id": new.players[0].user_id,
            "black_id": new.players[1].user_id,
            "variant": state.variant,
            "length": state.length,
            "rated": int(new.rated),
            "rating_rule": new.rating_rule,
            "style": None if new.style == Style() else to_json(new.style),
            "created_at": cause["at"],
            **progress_columns(new.players, state, new.clock, cause["at"]),
        }
        rows = MATCHES.rows(0, events, state.seq, **cause)
        counts = count_rolls(events)

        def create(connection: Connection) -> MatchRecord:
            check_match(connection, new, cause["actor_id"], cause["at"])
            return _create(connection, new, columns, rows, counts)

        return await self.write(create, alone=new.pairing is None)

    async def append(
        self,
        record: MatchRecord,
        events: Sequence[Event],
        state: MatchState,
        *,
        clock: MatchClock | EllipsisType | None = ...,
        **cause: Unpack[Cause],
    ) -> MatchRecord:
        """Append events after `record.state.seq` and store the new state with them, all or nothing.

        The names of `record.players` are stored as well, and `clock`, which is `record.clock` unless given.
        Returns the match as stored. Raises StaleAction if the log has grown since `record` was read or the interaction
        id is in a log already, and NotFound if there is no such match.
        """
        new_clock = record.clock if clock is ... else clock
        columns = progress_columns(record.players, state, new_clock, cause["at"])
        rows = MATCHES.rows(record.state.seq, events, state.seq, **cause)
        counts = count_rolls(events)
        board = await self.write_fenced(
            lambda connection: _append(connection, record, columns, rows, counts), at_once=True
        )
        at = to_datetime(to_milliseconds(cause["at"]))
        return replace(record, state=state, board=board, clock=new_clock, updated_at=at)

    async def interaction_seen(self, interaction_id: int) -> bool:
        """Has this interaction already caused events in a match?"""
        return await MATCHES.stored_by(self, interaction_id) is not None

    async def stored_by(self, interaction_id: int) -> tuple[int | None, int | None]:
        """The match and the tournament in which an interaction has caused events, None where it has not."""
        return await MATCHES.stored_by(self, interaction_id), await TOURNAMENTS.stored_by(self, interaction_id)

    async def matches_waiting_for(self, user_id: int, channel_id: int | None, limit: int = 25) -> list[MatchRecord]:
        """Matches that wait for this person (in this channel, if given), the longest waiting first."""
        return await MATCHES.all(self, SQL.matches_waiting_for, user_id=user_id, channel_id=channel_id, limit=limit)

    async def matches_waiting_between(self, first_id: int, last_id: int, limit: int = 100) -> list[MatchRecord]:
        """Matches that wait for anyone with an id from `first_id` to `last_id`, the longest waiting first."""
        return await MATCHES.all(
            self, SQL.matches_waiting_between, first=first_id, last=last_id, mine=self.mine, limit=limit
        )

    async def matches_of(
        self, user_id: int, channel_id: int | None, *, ongoing: bool = True, limit: int = 25
    ) -> list[MatchRecord]:
        """Matches this person plays, the latest touched first; `ongoing=False` gives the finished ones."""
        query = SQL.ongoing_matches_of if ongoing else SQL.finished_matches_of
        return await MATCHES.all(self, query, user_id=user_id, channel_id=channel_id, limit=limit)

    async def matches_ended_in(self, guild_id: int, since: datetime, until: datetime, limit: int) -> list[MatchRecord]:
        """The matches of a server that ended between two moments, the latest first."""
        period = {"since": since, "until": until}
        return await MATCHES.all(self, SQL.matches_ended_in_server, guild_id=guild_id, **period, limit=limit)

    async def latest_ended_in(self, guild_id: int, channel_id: int) -> list[MatchRecord]:
        """The match of a channel or thread that ended last; none where none has."""
        return await MATCHES.all(self, SQL.latest_ended_in_channel, guild_id=guild_id, channel_id=channel_id)

    async def has_met_computer(self, user_id: int, variant: str) -> bool:
        """Has a person begun a match of this game against the computer?"""
        ids = {"first": FIRST_ID, "last": LAST_ID}
        return await self.row(SQL.met_computer, bool, user_id=user_id, variant=variant, **ids) is not None

    async def unhelped_matches_of(self, user_id: int) -> list[MatchRecord]:
        """All matches this person plays that are rated or belong to a tournament, the latest touched first."""
        return await MATCHES.all(self, SQL.unhelped_matches_of, user_id=user_id)

    async def matches_in(self, channel_id: int, limit: int = 25) -> list[MatchRecord]:
        """Ongoing matches of a channel, the latest touched first."""
        return await MATCHES.all(self, SQL.matches_in_channel, channel_id=channel_id, limit=limit)

    async def matches_in_server(self, guild_id: int, limit: int = 100) -> list[MatchRecord]:
        """Ongoing matches of a server, whatever their channels, the latest touched first."""
        return await MATCHES.all(self, SQL.matches_in_server, guild_id=guild_id, limit=limit)

    async def count_open(self) -> int:
        """How many matches are under way."""
        return int(await self.read(lambda connection: SQL.count_open(connection)["matches"]))

    matches_due = Of(MATCHES.due)

    async def change_clock(self, record: MatchRecord, clock: MatchClock) -> MatchRecord:
        """Put `clock` in place of the record's own; the match is not touched otherwise. Raises StaleAction."""
        await self.write_fenced(
            lambda connection: MATCHES.reschedule(connection, record.match_id, clock_columns(clock), expected(record))
        )
        return replace(record, clock=clock)

    async def matches_to_remind(self, now: datetime, limit: int = 100) -> list[MatchRecord]:
        """Matches whose reminder should have been sent by `now`, the longest ago first."""
        return await MATCHES.all(self, SQL.matches_to_remind, now=now, mine=self.mine, limit=limit)

    async def matches_untouched(self, before: datetime, limit: int = 100) -> list[MatchRecord]:
        """Ongoing matches in which nothing has happened since `before`, the longest ago first."""
        return await MATCHES.all(self, SQL.matches_untouched, before=before, mine=self.mine, limit=limit)

    async def clocks_running_for(self, user_id: int) -> list[MatchRecord]:
        """Matches in which this person's time is running."""
        return await MATCHES.all(self, SQL.clocked_matches_waiting_for, user_id=user_id)

    async def awake(self, now: datetime, *, gap: timedelta) -> timedelta:
        """Note that people can play now. Returns how long nobody could: nothing if that is less than `gap`.

        It is given back to everyone whose clock was running, by one number: every deadline is stored earlier by the
        absences before it, and read later by those before the reading. A clock that was set back makes it negative.
        """
        at, least = to_milliseconds(now), gap // timedelta(milliseconds=1)
        return await self.write(lambda connection: timedelta(milliseconds=_awake(connection, at, least)), alone=True)

    async def is_restored(self) -> bool:
        """Is this another copy of the database than at the last start? Then what goes on gets new marks, and boards.

        Buttons of the future that was lost are still to be seen, and the same dice will come again.
        """
        origin, shift = await self.origin(), 1 + secrets.randbelow(999)

        def look(connection: object) -> bool:
            row = SQL.moment(connection, name="origin")
            if row is not None and row["at"] == origin:
                return False
            SQL.set_moment(connection, name="origin", at=origin)
            if row is not None:
                SQL.restored_matches(connection, milliseconds=shift)
                SQL.restored_chouettes(connection, milliseconds=shift)
            return row is not None

        return await self.write(look, alone=True)


def _create(
    connection: Connection, new: NewMatch, columns: _Columns, rows: Sequence[_Columns], counts: Sequence[RollCounts]
) -> MatchRecord:
    see_people(connection, new.players, columns["created_at"])
    match_id = MATCHES.create(connection, columns, rows)
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
    add_rolls(connection, match_id, new.place, new.players, counts)
    return MATCHES.load(connection, match_id)


def _append(
    connection: Connection,
    record: MatchRecord,
    columns: _Columns,
    rows: Sequence[_Columns],
    counts: Sequence[RollCounts],
) -> BoardPost | None:
    """Append within a transaction; returns the board as it is now, which may be newer than the record's."""
    row = MATCHES.append(
        connection,
        record.match_id,
        columns,
        expected(record),
        rows,
        lambda: {
            "rolls": to_json(roll_rows(record.match_id, record.place, record.players, counts)),
            "names": to_json([{"user_id": person.user_id, "name": person.name} for person in record.players]),
        },
    )
    if isinstance(connection, sqlite3.Connection):  # elsewhere it is part of the one statement
        add_rolls(connection, record.match_id, record.place, record.players, counts)
        _rename(connection, record, row, columns["updated_at"])
    return read_board(row)


def _rename(connection: Connection, record: MatchRecord, row: Row, at: datetime) -> None:
    names = zip(record.players, (row["white_name"], row["black_name"]), strict=True)
    see_people(connection, [person for person, name in names if person.name != name], at)


def expected(record: MatchRecord) -> dict[str, object]:
    """The conditions under which a turn or another clock is stored: as it was when the match was read."""
    clock = clock_columns(record.clock)
    return {"expected_seq": record.state.seq, "old_due_at": clock["due_at"], "old_remind_at": clock["remind_at"]}


def _awake(connection: object, at: int, least: int) -> int:
    row = SQL.moment(connection, name="awake")
    away = 0 if row is None else at - row["at"]
    SQL.set_moment(connection, name="awake", at=at)
    if abs(away) < least:
        return 0
    SQL.add_absence(connection, milliseconds=away)
    return int(away)
