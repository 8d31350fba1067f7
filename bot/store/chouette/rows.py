"""Chouettes, their logs, and the table of a server."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from functools import partial

from bot.chouette.events import Event
from bot.chouette.state import ChouetteState
from bot.chouette.timing import ChouetteClock
from bot.dice.fairness import MatchDice
from bot.errors import NotFound, NotFoundWhat, StaleAction
from bot.records.chouettes import (
    Attended,
    ChouetteRecord,
    GameResult,
    NewChouette,
    Progress,
    Role,
    Standing,
    StoredChouetteEvent,
)
from bot.records.matches import BoardPost
from bot.store.chouette.reading import (
    event_rows,
    is_over,
    progress_columns,
    read_all,
    read_attended,
    read_chouette,
    read_dice,
    read_event,
    read_standing,
)
from bot.store.connections import Connection, Row, refusing_duplicates
from bot.store.people import see_people
from bot.store.queries import SQL
from bot.store.rows import to_json, to_milliseconds
from bot.store.sessions import Sessions


class ChouetteRows(Sessions):
    """Chouettes as stored: one row each with the folded state and its clock, and the log of events beside it."""

    async def create_chouette(
        self,
        new: NewChouette,
        events: Sequence[Event],
        state: ChouetteState,
        clock: ChouetteClock,
        *,
        interaction_id: int | None,
        at: datetime,
    ) -> ChouetteRecord:
        """Store a chouette with its first events. Raises StaleAction when the interaction id is in a log already."""
        milliseconds = to_milliseconds(at)
        columns = progress_columns(state, clock)
        rows = event_rows(
            0, events, actor_id=new.host.user_id, caused=None, interaction_id=interaction_id, at=milliseconds
        )

        def create(connection: Connection) -> ChouetteRecord:
            see_people(connection, [new.host], milliseconds)
            chouette_id: int = SQL.insert_chouette(
                connection,
                guild_id=new.place.guild_id,
                channel_id=new.place.channel_id,
                host_id=new.host.user_id,
                variant=state.settings.variant,
                at=milliseconds,
                server_seed=None if new.seed is None else new.seed.hex,
                label=new.label,
                **columns,
            )["chouette_id"]
            _insert_events(connection, chouette_id, rows)
            _seat(connection, chouette_id, {}, _seats(state))
            return read_chouette(connection, SQL.chouette_by_id(connection, chouette_id=chouette_id))

        return await self.write(create)

    async def append_chouette(
        self,
        record: ChouetteRecord,
        events: Sequence[Event],
        progress: Progress,
        *,
        actor_id: int | None,
        caused: int | None = None,
        interaction_id: int | None,
        at: datetime,
    ) -> ChouetteRecord:
        """Append events after `record.state.seq` and store everything that comes of them, all or nothing.

        `caused` says how many of the events the actor caused (all unless given); the rest followed by itself. Raises
        StaleAction if the log has grown, or time was given back, since `record` was read, or the interaction id is in a
        log already; NotFound if there is no such chouette.
        """
        milliseconds = to_milliseconds(at)
        seq = record.state.seq
        if not events or progress.state.seq != seq + len(events):
            raise ValueError(f"{len(events)} events after {seq} do not lead to seq {progress.state.seq}")
        rows = event_rows(seq, events, actor_id=actor_id, caused=caused, interaction_id=interaction_id, at=milliseconds)
        return await self.write_fenced(lambda connection: _append(connection, record, progress, rows, milliseconds))

    async def reschedule_chouette(self, record: ChouetteRecord, clock: ChouetteClock) -> ChouetteRecord:
        """Store another clock, and nothing else. Raises StaleAction."""
        columns = progress_columns(record.state, clock)

        def reschedule(connection: Connection) -> ChouetteRecord:
            row = SQL.reschedule_chouette(
                connection,
                chouette_id=record.chouette_id,
                seq=record.state.seq,
                old_credit=record.credit,
                clock=columns["clock"],
                next_at=columns["next_at"],
            )
            if row is None:
                raise StaleAction(f"chouette {record.chouette_id} was changed meanwhile")
            return read_chouette(connection, row)

        return await self.write_fenced(reschedule)

    async def chouette(self, chouette_id: int) -> ChouetteRecord:
        """One chouette. Raises NotFound."""

        def find(connection: Connection) -> ChouetteRecord | None:
            row = SQL.chouette_by_id(connection, chouette_id=chouette_id)
            return None if row is None else read_chouette(connection, row)

        found = await self.read(find)
        if found is None:
            raise NotFound(NotFoundWhat.CHOUETTE)
        return found

    async def chouette_events(self, chouette_id: int) -> list[StoredChouetteEvent]:
        """The whole log of a chouette, oldest first: what is sealed is in it."""
        return await self.read(
            lambda connection: [
                read_event(chouette_id, row) for row in SQL.events_of_chouette(connection, chouette_id=chouette_id)
            ]
        )

    async def chouette_stored_by(self, interaction_id: int) -> int | None:
        """The chouette in which an interaction has caused events, if it has."""
        row = await self.read(lambda connection: SQL.chouette_interaction(connection, interaction_id=interaction_id))
        return None if row is None else row["chouette_id"]

    async def chouette_dice(self, chouette_id: int) -> MatchDice | None:
        """What its rolls are drawn from, not to be shown before it is over; None without dice of its own.

        Until the order is thrown for, the players' seeds are empty. Raises StorageCorrupt.
        """
        row = await self.read(lambda connection: SQL.chouette_by_id(connection, chouette_id=chouette_id))
        found = None if row is None else read_dice(row)
        if found is None:
            return None
        seed, label, seeds = found
        return MatchDice(seed, label, seeds or (), seed.commitment)

    async def joining_click(self, chouette_id: int, user_id: int) -> int | None:
        """The click by which somebody last came in; None for a computer, and for one whom others brought."""
        row = await self.read(
            lambda connection: SQL.joining_click(connection, chouette_id=chouette_id, user_id=user_id)
        )
        return None if row is None else row["interaction_id"]

    async def chouettes_in(self, channel_id: int, limit: int = 25) -> list[ChouetteRecord]:
        """The chouettes of a channel or thread that are not over, the latest first."""
        return await self._chouettes(SQL.chouettes_in_channel, channel_id=channel_id, limit=limit)

    async def chouettes_with(self, user_id: int) -> list[ChouetteRecord]:
        """The chouettes under way in which a person plays or waits for a place, the latest touched first."""
        return await self._chouettes(SQL.chouettes_with, user_id=user_id)

    async def all_chouettes_with(self, user_id: int) -> list[ChouetteRecord]:
        """Every chouette in which a person has ever been, oldest first."""
        return await self._chouettes(SQL.all_chouettes_with, user_id=user_id)

    async def chouette_numbers(self, after: int, limit: int) -> list[int]:
        """The numbers of chouettes above `after`, the lowest first."""
        return await self.read(
            lambda connection: [
                row["chouette_id"] for row in SQL.chouette_numbers(connection, after=after, limit=limit)
            ]
        )

    async def chouettes_due(self, now: datetime, limit: int = 100) -> list[ChouetteRecord]:
        """Chouettes in which some time was up by `now`, the longest ago first."""
        return await self._chouettes(SQL.chouettes_due, now=to_milliseconds(now), mine=self.mine, limit=limit)

    async def chouettes_for_computers(self, limit: int = 100) -> list[ChouetteRecord]:
        """Chouettes in which a computer has to act, the longest waiting first."""
        return await self._chouettes(SQL.chouettes_for_computers, mine=self.mine, limit=limit)

    async def chouettes_behind(self, limit: int = 100) -> list[ChouetteRecord]:
        """Chouettes whose message (if any) shows less than their log, the longest behind first."""
        return await self._chouettes(SQL.chouettes_behind, mine=self.mine, limit=limit)

    async def chouette_shown(self, chouette_id: int, post: BoardPost, lines: Sequence[str] = ()) -> None:
        """Remember what the message of a chouette shows and tells. An older `seq` never replaces a newer one.

        The message in its place before has to be closed from now on.
        """

        def shown(connection: Connection) -> None:
            SQL.leave_board_of_chouette(connection, chouette_id=chouette_id, message_id=post.message_id, seq=post.seq)
            SQL.chouette_shown(
                connection,
                chouette_id=chouette_id,
                channel_id=post.channel_id,
                message_id=post.message_id,
                seq=post.seq,
                lines=to_json(lines) if lines else None,
            )

        await self.write(shown)

    async def chouette_outdated(self, chouette_id: int) -> None:
        """Mark the message of a chouette as behind, so that it is brought up to date."""
        await self.write(lambda connection: SQL.chouette_outdated(connection, chouette_id=chouette_id))

    async def chouette_thread_made(self, chouette_id: int, thread_id: int | None) -> None:
        """Remember the thread of a chouette; None when it is gone."""
        await self.write(
            lambda connection: SQL.chouette_thread_made(connection, chouette_id=chouette_id, thread_id=thread_id)
        )

    async def results_of_chouette(self, chouette_id: int) -> list[GameResult]:
        """What each finished game brought everyone who played in it."""
        return await self.read(
            lambda connection: [
                GameResult(row["game"], row["user_id"], Role(row["role"]), row["hundredths"])
                for row in SQL.results_of_chouette(connection, chouette_id=chouette_id)
            ]
        )

    async def chouette_table(self, guild_id: int, limit: int) -> list[Standing]:
        """The points of a server, the best first; who was deleted is not in it."""
        return await self.read(
            lambda connection: [
                read_standing(row) for row in SQL.chouette_table(connection, guild_id=guild_id, limit=limit)
            ]
        )

    async def chouette_standing(self, user_id: int, guild_id: int | None) -> Standing | None:
        """A person's points in a server, or everywhere; None for one who has finished no game."""
        row = await self.read(lambda connection: SQL.chouette_standing(connection, user_id=user_id, guild_id=guild_id))
        return None if row is None else read_standing(row)

    async def chouettes_attended(self, user_id: int, guild_id: int | None, limit: int = 25) -> list[Attended]:
        """The chouettes in which a person has finished games (in a server, if given), the latest first."""
        return await self.read(
            lambda connection: [
                read_attended(row)
                for row in SQL.chouettes_attended(connection, user_id=user_id, guild_id=guild_id, limit=limit)
            ]
        )

    async def _chouettes(
        self, query: Callable[..., Iterable[Row]], **parameters: int | str | None
    ) -> list[ChouetteRecord]:
        bound = partial(query, **parameters)
        return await self.read(lambda connection: read_all(connection, bound(connection)))


def _append(
    connection: Connection,
    record: ChouetteRecord,
    progress: Progress,
    rows: Sequence[dict[str, object]],
    at: int,
) -> ChouetteRecord:
    """Append within a transaction."""
    row = SQL.advance_chouette(
        connection,
        chouette_id=record.chouette_id,
        expected_seq=record.state.seq,
        old_credit=record.credit,
        **_columns(progress, at),
    )
    if row is None:
        raise _not_there(connection, record)
    _insert_events(connection, record.chouette_id, rows)
    see_people(connection, progress.people, at)
    _seat(connection, record.chouette_id, _seats(record.state), _seats(progress.state))
    _insert_results(connection, record, progress.results, at)
    return read_chouette(connection, row)


def _insert_events(connection: Connection, chouette_id: int, rows: Sequence[dict[str, object]]) -> None:
    with refusing_duplicates(f"chouette {chouette_id}"):
        for row in rows:
            SQL.insert_chouette_event(connection, chouette_id=chouette_id, **row)


def _columns(progress: Progress, at: int) -> dict[str, object]:
    """What an action changes in the row of a chouette."""
    return progress_columns(progress.state, progress.clock) | {
        "at": at,
        "ended_at": at if is_over(progress.state) else None,
        "player_seeds": None if progress.player_seeds is None else to_json(progress.player_seeds),
    }


def _seats(state: ChouetteState) -> dict[int, bool]:
    """Who has ever been in it, and whether they are there now."""
    here = {*state.seated, *state.joiners} - {*state.gone}
    return {person: person in here for person in state.scores}


def _seat(connection: Connection, chouette_id: int, before: dict[int, bool], after: dict[int, bool]) -> None:
    for person, here in after.items():
        if before.get(person) is not here:
            SQL.seat_in_chouette(connection, chouette_id=chouette_id, user_id=person, here=int(here))


def _insert_results(connection: Connection, record: ChouetteRecord, results: Iterable[GameResult], at: int) -> None:
    for result in results:
        SQL.insert_chouette_result(
            connection,
            chouette_id=record.chouette_id,
            game=result.game,
            user_id=result.person_id,
            guild_id=record.place.guild_id,
            role=result.role.value,
            hundredths=result.hundredths,
            at=at,
        )


def _not_there(connection: Connection, record: ChouetteRecord) -> StaleAction | NotFound:
    if SQL.chouette_exists(connection, chouette_id=record.chouette_id)["total"]:
        return StaleAction(f"chouette {record.chouette_id} is not at {record.state.seq} any more")
    return NotFound(NotFoundWhat.CHOUETTE)
