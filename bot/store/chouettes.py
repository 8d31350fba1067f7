"""Chouettes and their logs, the table of a server, and a person in all of them."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from operator import itemgetter
from typing import Final, Unpack

from bot.chouette.events import VERSION, Event, GameResult, Role, with_people
from bot.chouette.state import ChouettePhase, ChouetteState
from bot.chouette.timing import ChouetteClock, put_off
from bot.chouette.windows import computers_to_act
from bot.dice.fairness import MatchDice
from bot.errors import NotFoundWhat, StorageCorrupt
from bot.records.chouettes import Attended, ChouetteRecord, NewChouette, Progress, Standing
from bot.records.matches import BoardPost
from bot.records.people import Person
from bot.store.connections import Connection, Row, Sessions
from bot.store.dice import read_seed
from bot.store.eventlog import Cause, EventLog, Of
from bot.store.fence import check_chouette, check_open
from bot.store.people import see_people
from bot.store.queries import CHOUETTE, SQL
from bot.store.rows import columns_of, decoded, read_board, record_of, to_datetime, to_json


def _read(connection: Connection, row: Row, names: dict[int, str] | None = None) -> ChouetteRecord:
    """A row of `chouettes`, with the names of its people unless they are given. Raises StorageCorrupt."""
    what = f"chouette {row['chouette_id']} at seq {row['seq']}"
    state = decoded(ChouetteState, row["state"], what)
    if state.seq != row["seq"]:
        raise StorageCorrupt(f"{what}: its state is the one of seq {state.seq}")
    given_back = row["credit"] + row["absent"]
    if names is None:
        people = SQL.players_of_chouette(connection, chouette_id=row["chouette_id"])
        names = {person["user_id"]: person["name"] for person in people}
    return record_of(
        ChouetteRecord,
        row,
        state=state,
        clock=put_off(decoded(ChouetteClock, row["clock"], what), given_back),
        names=names,
        board=read_board(row),
        commitment=None if row["server_seed"] is None else read_seed(row["server_seed"], what).commitment,
        credit=given_back,
        board_lines=decoded(tuple[str, ...], row["board_lines"] or "[]", what),
    )


CHOUETTES: Final = EventLog[ChouetteRecord, Event](CHOUETTE, NotFoundWhat.CHOUETTE, (Event, VERSION), _read)


class ChouetteRows(Sessions):
    """Chouettes as stored: one row each with the folded state and its clock, and the log of events beside it."""

    chouette, chouette_numbers = Of(CHOUETTES.get), Of(CHOUETTES.numbers)
    chouette_events, chouette_stored_by = Of(CHOUETTES.events), Of(CHOUETTES.stored_by)
    """Of the log: with what is sealed."""
    chouettes_due, chouettes_behind = Of(CHOUETTES.due), Of(CHOUETTES.behind)
    chouette_outdated, chouette_thread_made = Of(CHOUETTES.outdated), Of(CHOUETTES.thread_made)

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
        """Store a chouette with its first events.

        Raises FenceError, see `bot.store.fence`, and StaleAction when the interaction id is in a log already.
        """
        rows = CHOUETTES.rows(0, events, state.seq, actor_id=new.host.user_id, interaction_id=interaction_id, at=at)
        columns = {
            **columns_of(new.place),
            "host_id": new.host.user_id,
            "variant": state.settings.variant,
            "created_at": at,
            "server_seed": None if new.seed is None else new.seed.hex,
            "label": new.label,
            **_columns(state, clock, at),
        }

        def create(connection: Connection) -> ChouetteRecord:
            see_people(connection, [new.host], at)
            check_chouette(connection, new.host.user_id)
            check_open(connection, new.host.user_id, new.place.channel_id, at)
            chouette_id = CHOUETTES.create(connection, columns, rows)
            _seat(connection, chouette_id, _seats(state))
            return CHOUETTES.load(connection, chouette_id)

        return await self.write(create, alone=True)

    async def append_chouette(
        self, record: ChouetteRecord, events: Sequence[Event], progress: Progress, **cause: Unpack[Cause]
    ) -> ChouetteRecord:
        """Append events after `record.state.seq` and store everything that comes of them, all or nothing.

        Raises StaleAction if the log has grown, or time was given back, since `record` was read, or the interaction id
        is in a log already; NotFound if there is no such chouette; FenceError if somebody who joins is in too many.
        """
        seq, state, at = record.state.seq, progress.state, cause["at"]
        rows = CHOUETTES.rows(seq, events, state.seq, **cause)
        columns = _columns(state, progress.clock, at)
        known = _seats(record.state)
        seats = {person: here for person, here in _seats(state).items() if known.get(person) is not here}
        joining = [person for person, here in seats.items() if here]
        beside = bool(seats or progress.people or progress.results or progress.player_seeds is not None)

        def append(connection: Connection) -> ChouetteRecord:
            for person in joining:
                check_chouette(connection, person)
            row = CHOUETTES.append(connection, record.chouette_id, columns, _same(record), rows)
            if not beside:
                return _read(connection, row, record.names)
            _store_beside(connection, record, progress, seats, at)
            return _read(connection, row)

        return await self.write_fenced(append, alone=bool(joining), at_once=not beside)

    async def reschedule_chouette(self, record: ChouetteRecord, clock: ChouetteClock) -> ChouetteRecord:
        """Store another clock, and nothing else. Raises StaleAction."""

        def reschedule(connection: Connection) -> ChouetteRecord:
            CHOUETTES.reschedule(connection, record.chouette_id, _clock_columns(clock), _same(record))
            return CHOUETTES.load(connection, record.chouette_id)

        return await self.write_fenced(reschedule)

    async def chouette_dice(self, chouette_id: int) -> MatchDice | None:
        """The source of its rolls, not to be shown before it is over; None without dice of its own.

        Until the order is thrown for, the players' seeds are empty. Raises StorageCorrupt.
        """
        row = await self.read(lambda connection: SQL.chouette_by_id(connection, chouette_id=chouette_id))
        if row is None or row["server_seed"] is None:
            return None
        what = f"chouette {chouette_id}"
        seed, seeds = read_seed(row["server_seed"], what), decoded(tuple[str, ...], row["player_seeds"] or "[]", what)
        return MatchDice(seed, row["label"], seeds, seed.commitment)

    async def joining_click(self, chouette_id: int, user_id: int) -> int | None:
        """The click by which somebody last came in; None for a computer, and for one whom others brought."""
        click = itemgetter("interaction_id")
        return await self.row(SQL.joining_click, click, chouette_id=chouette_id, user_id=user_id)

    async def chouettes_in(self, channel_id: int, limit: int = 25) -> list[ChouetteRecord]:
        """The chouettes of a channel or thread that are not over, the latest first."""
        return await CHOUETTES.all(self, SQL.chouettes_in_channel, channel_id=channel_id, limit=limit)

    async def chouettes_with(self, user_id: int) -> list[ChouetteRecord]:
        """The chouettes under way in which a person plays or waits for a place, the latest touched first."""
        return await CHOUETTES.all(self, SQL.chouettes_with, user_id=user_id)

    async def all_chouettes_with(self, user_id: int) -> list[ChouetteRecord]:
        """Every chouette in which a person has ever been, oldest first."""
        return await CHOUETTES.all(self, SQL.all_chouettes_with, user_id=user_id)

    async def chouettes_for_computers(self, limit: int = 100) -> list[ChouetteRecord]:
        """Chouettes in which a computer has to act, the longest waiting first."""
        return await CHOUETTES.all(self, SQL.chouettes_for_computers, mine=self.mine, limit=limit)

    async def chouette_shown(self, chouette_id: int, post: BoardPost, lines: Sequence[str] = ()) -> bool:
        """Remember what the message of a chouette shows and tells. False for an older `seq`, as in a match.

        The message in its place before has to be closed from now on.
        """
        return await CHOUETTES.shown(self, chouette_id, post, board_lines=to_json(lines) if lines else None)

    async def results_of_chouette(self, chouette_id: int) -> list[GameResult]:
        """The results of each finished game for everyone who played in it."""
        return await self.rows(SQL.results_of_chouette, _read_result, chouette_id=chouette_id)

    async def chouette_table(self, guild_id: int, limit: int = 25) -> list[Standing]:
        """The points of a server, the best first; who was deleted is not in it."""
        return await self.rows(SQL.chouette_table, _read_standing, guild_id=guild_id, limit=limit)

    async def chouette_standing(self, user_id: int, guild_id: int | None) -> Standing | None:
        """A person's points in a server, or everywhere; None for one who has finished no game."""
        return await self.row(SQL.chouette_standing, _read_standing, user_id=user_id, guild_id=guild_id)

    async def chouettes_attended(self, user_id: int, guild_id: int | None, limit: int = 25) -> list[Attended]:
        """The chouettes in which a person has finished games (in a server, if given), the latest first."""
        return await self.rows(SQL.chouettes_attended, _read_attended, user_id=user_id, guild_id=guild_id, limit=limit)


def replace_in_chouette(connection: Connection, number: int, user_id: int, stand_in_id: int) -> None:
    """Replace a person in a chouette, its log and results, within a transaction. The stand-in is stored."""
    ids = {"user_id": user_id, "stand_in_id": stand_in_id}
    CHOUETTES.rename(
        connection, number, ids, lambda value: with_people(value, lambda one: stand_in_id if one == user_id else one)
    )
    SQL.forget_lines_of_chouette(connection, chouette_id=number)
    SQL.replace_in_chouette(connection, chouette_id=number, **ids)
    SQL.replace_in_chouette_results(connection, chouette_id=number, **ids)


def _columns(state: ChouetteState, clock: ChouetteClock, at: datetime) -> dict[str, object]:
    """The columns that change with every event."""
    return {
        "phase": state.phase.value,
        "state": to_json(state),
        "seq": state.seq,
        "for_computer": int(bool(computers_to_act(state))),
        "updated_at": at,
        "ended_at": at if state.phase is ChouettePhase.OVER else None,
        **_clock_columns(clock),
    }


def _clock_columns(clock: ChouetteClock) -> dict[str, object]:
    """The columns of a clock. What was given back is in it by now."""
    return {"clock": to_json(clock), "next_at": clock.wakes_at}


def _same(record: ChouetteRecord) -> dict[str, object]:
    return {"expected_seq": record.state.seq, "old_credit": record.credit}


def _store_beside(
    connection: Connection, record: ChouetteRecord, progress: Progress, seats: dict[int, bool], at: datetime
) -> None:
    """The changes by an action in other tables, and the seeds, which are thrown in once."""
    see_people(connection, progress.people, at)
    _seat(connection, record.chouette_id, seats)
    _insert_results(connection, record, progress.results, at)
    if progress.player_seeds is not None:
        seeds = to_json(progress.player_seeds)
        SQL.seed_chouette(connection, chouette_id=record.chouette_id, player_seeds=seeds)


def _seats(state: ChouetteState) -> dict[int, bool]:
    """Who has ever been in it, and whether they are there now."""
    here = {*state.seated, *state.joiners} - {*state.gone}
    return {person: person in here for person in state.scores}


def _seat(connection: Connection, chouette_id: int, seats: dict[int, bool]) -> None:
    for person, here in seats.items():
        SQL.seat_in_chouette(connection, chouette_id=chouette_id, user_id=person, here=int(here))


def _insert_results(
    connection: Connection, record: ChouetteRecord, results: Iterable[GameResult], at: datetime
) -> None:
    for result in results:
        columns = columns_of(result, chouette_id=record.chouette_id, user_id=result.person_id, at=at)
        SQL.insert_chouette_result(connection, **columns, guild_id=record.place.guild_id)


def _read_result(row: Row) -> GameResult:
    return GameResult(row["game"], row["user_id"], Role(row["role"]), row["hundredths"])


def _read_attended(row: Row) -> Attended:
    """The sum of somebody's games in a chouette."""
    return record_of(Attended, row, at=to_datetime(row["updated_at"]))


def _read_standing(row: Row) -> Standing:
    """A line of the table of a server."""
    person = Person(row["user_id"], row["name"])
    return Standing(person, row["hundredths"], row["games"], row["boxes"], row["chouettes"])
