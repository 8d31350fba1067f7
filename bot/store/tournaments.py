"""Tournaments and their logs, and which match belongs to which pairing."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from operator import itemgetter
from typing import Any, Final, Unpack

import msgspec
from msgspec.structs import replace

from bot.dice.fairness import ServerSeed
from bot.errors import NotFoundWhat
from bot.records.people import clean_name
from bot.records.tournaments import Agenda, TournamentPlan, TournamentRecord
from bot.store.connections import Connection, Row, Sessions
from bot.store.dice import read_seed
from bot.store.eventlog import Cause, EventLog, Of
from bot.store.fence import check_held, check_open
from bot.store.queries import SQL, TOURNAMENT
from bot.store.rows import columns_of, decoded, record_of, to_datetime, to_json, to_milliseconds
from bot.tournaments.events import VERSION, Event, PairingsTakenBack
from bot.tournaments.settings import Format
from bot.tournaments.state import TournamentPhase, TournamentState


class _Body(msgspec.Struct, frozen=True):
    """The contents of the column `state`: what the brackets know, and what the calendar knows."""

    plan: TournamentPlan
    state: TournamentState
    agenda: Agenda
    given_back: timedelta = timedelta(0)


_NUMBER: Final = itemgetter("tournament_id")
_OVER: Final = (TournamentPhase.ENDED, TournamentPhase.CANCELLED)


def _read(_: Connection, row: Row) -> TournamentRecord:
    what = f"tournament {row['tournament_id']} at seq {row['seq']}"
    body, missed = decoded(_Body, row["state"], what), row["missed"]
    # A start that was announced for a time of day stays at that time.
    later = timedelta(milliseconds=0 if body.state.phase is TournamentPhase.SIGN_UP else missed)
    began_at = body.agenda.began_at
    return record_of(
        TournamentRecord,
        row,
        organizer_id=row["organiser_id"],
        name=clean_name(row["name"]) or f"#{row['tournament_id']}",
        plan=body.plan,
        state=body.state,
        agenda=body.agenda if began_at is None else replace(body.agenda, began_at=began_at + later),
        next_at=None if row["next_at"] is None else to_datetime(row["next_at"]) + later,
        given_back=body.given_back + timedelta(milliseconds=missed),
        commitment=None if row["server_seed"] is None else read_seed(row["server_seed"], what).commitment,
    )


TOURNAMENTS: Final = EventLog[TournamentRecord, Event](TOURNAMENT, NotFoundWhat.TOURNAMENT, (Event, VERSION), _read)


class TournamentRows(Sessions):
    """Tournaments as stored: one row each with the folded state, and the log of events beside it."""

    tournament, tournament_events = Of(TOURNAMENTS.get), Of(TOURNAMENTS.events)
    tournament_numbers, tournament_posted = Of(TOURNAMENTS.numbers), Of(TOURNAMENTS.posted)

    async def create_tournament(
        self,
        new: TournamentRecord,
        events: Sequence[Event],
        *,
        interaction_id: int | None,
        seed: ServerSeed | None = None,
    ) -> TournamentRecord:
        """Store a tournament with its first events; `new.tournament_id` is ignored.

        `seed` is what the dice of its matches are drawn from. Raises FenceError, see `bot.store.fence`, unless the bot
        goes on with an earlier one, which no interaction asks for; StaleAction when the interaction is in a log.
        """
        at = new.created_at
        rows = TOURNAMENTS.rows(
            0, events, new.state.seq, actor_id=new.organizer_id, interaction_id=interaction_id, at=at
        )
        columns = {
            **columns_of(new.place),
            "organiser_id": new.organizer_id,
            "name": new.name,
            "created_at": at,
            "server_seed": None if seed is None else seed.hex,
            **_columns(new, at),
        }

        def create(connection: Connection) -> TournamentRecord:
            if interaction_id is None:
                pass
            elif new.state.settings.format is Format.SIMUL:
                check_open(connection, new.organizer_id, new.place.channel_id, at)
            else:
                check_held(connection, new.organizer_id, new.place, at)
            return TOURNAMENTS.load(connection, TOURNAMENTS.create(connection, columns, rows))

        return await self.write(create, alone=True)

    async def append_tournament(
        self, before: TournamentRecord, after: TournamentRecord, events: Sequence[Event], **cause: Unpack[Cause]
    ) -> TournamentRecord:
        """Append events and store the tournament as it is `after` them, all or nothing.

        Raises StaleAction when the log has grown since `before` was read, or when the interaction id is in it already,
        and NotFound if there is no such tournament.
        """
        at = cause["at"]
        rows = TOURNAMENTS.rows(before.state.seq, events, after.state.seq, **cause)
        columns = _columns(after, at)

        def append(connection: Connection) -> TournamentRecord:
            row = TOURNAMENTS.append(connection, before.tournament_id, columns, _same(before), rows)
            SQL.leave_announcement(connection, tournament_id=before.tournament_id)
            for event in events:
                if isinstance(event, PairingsTakenBack):
                    SQL.unlink_matches(connection, tournament_id=before.tournament_id, first=event.first)
            return replace(after, message_id=row["message_id"], missed=0, updated_at=to_datetime(to_milliseconds(at)))

        return await self.write_fenced(append)

    async def reschedule(self, before: TournamentRecord, after: TournamentRecord) -> TournamentRecord:
        """Store another agenda and `next_at`, and nothing else. Raises StaleAction."""
        at = before.updated_at + timedelta(milliseconds=1)  # who has read it before is too late
        columns = _columns(after, at)
        await self.write_fenced(
            lambda connection: TOURNAMENTS.reschedule(connection, before.tournament_id, columns, _same(before))
        )
        return replace(after, updated_at=at, missed=0)

    async def tournament_moved(self, tournament_id: int, channel_id: int) -> None:
        """Remember another channel of a tournament's server, where no message announces it yet."""
        await self.write(
            lambda connection: SQL.move_tournament(connection, tournament_id=tournament_id, channel_id=channel_id)
        )

    async def tournaments_in(self, guild_id: int, limit: int = 25) -> list[TournamentRecord]:
        """The tournaments of a server, the latest first; those that another server shares with it come before."""
        shared = await TOURNAMENTS.all(self, SQL.tournaments_shared_with, guild_id=guild_id)
        return shared + await TOURNAMENTS.all(self, SQL.tournaments_in, guild_id=guild_id, limit=limit)

    async def tournaments_of(self, user_id: int) -> list[TournamentRecord]:
        """The tournaments that are not over and that a person has signed up for."""
        found = await self.tournaments_naming(user_id)
        return [one for one in found if one.state.phase not in _OVER and one.state.find(user_id) is not None]

    async def tournaments_naming(self, user_id: int) -> list[TournamentRecord]:
        """All tournaments that a person has announced, signed up for or done anything in, oldest first."""
        return [await TOURNAMENTS.get(self, number) for number in await TOURNAMENTS.naming(self, user_id)]

    async def tournaments_to_check_in(self, user_id: int) -> list[TournamentRecord]:
        """The tournaments whose start is set and that a person may have signed up for, the earliest first."""
        return await TOURNAMENTS.all(self, SQL.tournaments_to_check_in, user_id=user_id)

    async def running_tournaments(self) -> list[int]:
        """The numbers of the tournaments that are being played and that this process looks after."""
        return await self.rows(SQL.running_tournaments, _NUMBER, mine=self.mine)

    async def tournaments_due(self, now: datetime, limit: int = 100) -> list[int]:
        """The numbers of the tournaments that have to be looked at by `now`, the longest ago first."""
        return await self.rows(SQL.tournaments_due, _NUMBER, now=now, mine=self.mine, limit=limit)

    async def tournaments_unposted(self, since: datetime) -> list[TournamentRecord]:
        """The tournaments announced `since` then, and not over, that no message is known to announce."""
        return await TOURNAMENTS.all(self, SQL.tournaments_unposted, since=since, mine=self.mine)

    async def boards_open(self, match_id: int) -> int:
        """How many matches of the tournament that a match belongs to are under way, this one included."""
        return await self.row(SQL.boards_open, itemgetter("total"), match_id=match_id) or 0

    async def matches_of_tournament(self, tournament_id: int, first: int = 1) -> dict[int, int]:
        """The match of each pairing from number `first` on that has one, by the number of the pairing."""
        found = SQL.matches_of_tournament, itemgetter("pairing", "match_id")
        return dict(await self.rows(*found, tournament_id=tournament_id, first=first))

    async def tournament_matches_open(self) -> dict[int, dict[int, int]]:
        """All matches under way that are played for pairings, by tournament and by the number of the pairing."""

        def read(connection: Connection) -> dict[int, dict[int, int]]:
            found: dict[int, dict[int, int]] = {}
            for row in SQL.tournament_matches_open(connection):
                found.setdefault(row["tournament_id"], {})[row["pairing"]] = row["match_id"]
            return found

        return await self.read(read)

    async def pairing_of(self, match_id: int) -> tuple[int, int] | None:
        """The tournament and pairing that a match belongs to, if it does."""
        return await self.row(SQL.pairing_of_match, itemgetter("tournament_id", "pairing"), match_id=match_id)


def replace_in_tournament(connection: Connection, number: int, user_id: int, stand_in_id: int) -> None:
    """Replace a person by a nameless stand-in in a tournament and its log, within a transaction."""
    ids = {"user_id": user_id, "stand_in_id": stand_in_id}
    record = TOURNAMENTS.load(connection, number)
    if record.state.settings.host == user_id:
        # It's called after its host: "Simul: Alice".
        SQL.rename_tournament(connection, tournament_id=number, name=record.name.partition(":")[0])
    TOURNAMENTS.rename(connection, number, ids, lambda value: without(value, user_id, stand_in_id))


def without(value: Any, user_id: int, stand_in_id: int) -> Any:
    """The same JSON with a person's id replaced, and the name beside it empty."""
    if isinstance(value, dict):
        replaced = {key: without(one, user_id, stand_in_id) for key, one in value.items()}
        named = value.get("newcomer", value.get("entrant", value.get("id")))
        if named == user_id and "name" in replaced:
            replaced["name"] = ""
        return replaced
    if isinstance(value, list):
        return [without(one, user_id, stand_in_id) for one in value]
    return stand_in_id if value == user_id and not isinstance(value, bool) else value


def _columns(record: TournamentRecord, at: datetime) -> dict[str, object]:
    place, away = record.place, record.plan.away
    return {
        # Where it is held as well, if that is another server: there it has to be found too.
        "away_guild_id": None if away is None or away.place.guild_id == place.guild_id else away.place.guild_id,
        "status": record.state.phase.value,
        "state": to_json(_Body(record.plan, record.state, record.agenda, record.given_back)),
        "seq": record.state.seq,
        "updated_at": at,
        "ended_at": at if record.state.phase in _OVER else None,
        "next_at": record.next_at,
    }


def _same(record: TournamentRecord) -> dict[str, object]:
    return {"expected_seq": record.state.seq, "old_updated_at": record.updated_at, "old_missed": record.missed}
