"""The positions that servers make of matches played there, and who doesn't want theirs used."""

from collections.abc import Iterable
from datetime import datetime
from typing import Final

import msgspec

from bot.errors import StorageCorrupt
from bot.records.computers import FIRST_ID, LAST_ID
from bot.records.positions import Puzzle, Theme, decode, encode
from bot.records.puzzles import OwnPosition, OwnServer
from bot.store.connections import Connection
from bot.store.queries import SQL
from bot.store.rows import record_of, to_datetime
from bot.store.sessions import Sessions

_LATEST: Final = 1000
"""Matches of a server that are looked at."""


class OwnPositionRows(Sessions):
    """Servers' own positions."""

    async def own_server(self, guild_id: int) -> OwnServer | None:
        """Since when a server makes positions of its own, and what has come of it; None if it doesn't."""

        def work(connection: Connection) -> OwnServer | None:
            row = SQL.own_server(connection, guild_id=guild_id)
            counts = SQL.own_counts(connection, guild_id=guild_id)
            if row is None:
                return None
            counted = {name: counts[name] for name in ("looked_at", "admitted", "matches")}
            return record_of(OwnServer, row, **counted)

        return await self.read(work)

    async def own_servers(self) -> list[int]:
        """The servers that make them, of those that this process looks after."""
        return await self.rows(SQL.own_servers, lambda row: int(row["guild_id"]), mine=self.mine)

    async def make_own(self, guild_id: int, since: datetime) -> bool:
        """Let a server make positions of its own. False if it did."""
        return await self.change(SQL.add_own_server, guild_id=guild_id, since=since) > 0

    async def make_none(self, guild_id: int) -> None:
        """Let it make and ask none any more. What there is comes back with `make_own`."""
        await self.change(SQL.delete_own_server, guild_id=guild_id)

    async def next_own_match(self, guild_id: int, since: datetime, until: datetime) -> int | None:
        """The latest match of a server, ended before `until`, that isn't looked at yet.

        Nobody who has played it objects, and where it ended after `since` its people have heard of it.
        """
        period = {"since": since, "until": until}
        found = {"guild_id": guild_id, "person": FIRST_ID, "computer": LAST_ID, "limit": _LATEST}
        return await self.row(SQL.next_own_match, lambda row: int(row["match_id"]), **found, **period)

    async def begin_own_match(self, guild_id: int, match_id: int) -> int:
        """The `seq` up to which a match was looked at; 0 for one that is begun now."""

        def work(connection: Connection) -> int:
            SQL.add_own_match(connection, match_id=match_id, guild_id=guild_id)
            return int(SQL.own_match(connection, match_id=match_id)["reached"])

        return await self.write(work)

    async def note_own_decision(self, match_id: int, seen: int, reached: int, found: OwnPosition | None) -> bool:
        """A decision of a match was looked at, and perhaps admitted. False if another process was first."""

        def work(connection: Connection) -> bool:
            admitted = found is not None and SQL.add_own_position(connection, **_columns(found)) > 0
            row = {"match_id": match_id, "seen": seen, "reached": reached, "admitted": int(admitted)}
            return bool(SQL.note_own_decision(connection, **row))

        return await self.write(work)

    async def end_own_match(self, match_id: int) -> None:
        """A match is looked at as a whole."""
        await self.change(SQL.end_own_match, match_id=match_id)

    async def reopen_own_match(self, match_id: int) -> None:
        """Look at a match again, from where that ended: it was analyzed since."""
        await self.change(SQL.reopen_own_match, match_id=match_id)

    async def own_positions(
        self, guild_id: int, variant: str, made_before: datetime
    ) -> list[tuple[str, Theme, float, str]]:
        """A server's own positions in a game: keys, themes, first ratings, and the puzzles as JSON.

        Nothing unless the server wanted that before then.
        """
        asked = {"guild_id": guild_id, "variant": variant, "since": made_before}
        return await self.rows(
            SQL.own_positions, lambda row: (row["key"], Theme(row["theme"]), row["rating"], row["puzzle"]), **asked
        )

    async def own_position(self, key: str) -> Puzzle | None:
        """A server's own position, whether it's still asked or not."""
        return await self.row(SQL.own_position, lambda row: _decoded(row["puzzle"], key), key=key)

    async def own_keys_of(self, guild_id: int, user_id: int) -> frozenset[str]:
        """The positions of a server that come from matches of this person."""
        found = {"guild_id": guild_id, "user_id": user_id}
        return frozenset(await self.rows(SQL.own_keys_of_player, lambda row: str(row["key"]), **found))

    async def played_own(self, guild_id: int, key: str, user_id: int) -> bool:
        """Does a position come from a match of this person?"""
        return await self.row(SQL.played_own_position, bool, guild_id=guild_id, key=key, user_id=user_id) is not None

    async def unheard_of_own(self, guild_id: int, user_ids: Iterable[int]) -> list[int]:
        """Who of these people has not heard yet that a server makes positions of its own."""
        wanted = tuple(user_ids)

        def work(connection: Connection) -> list[int]:
            return [one for one in wanted if SQL.own_hearing(connection, guild_id=guild_id, user_id=one) is None]

        return await self.read(work)

    async def hear_of_own(self, guild_id: int, user_ids: Iterable[int], at: datetime) -> None:
        """These people have heard of it."""
        heard = tuple(user_ids)

        def work(connection: Connection) -> None:
            for user_id in heard:
                SQL.hear_of_own(connection, guild_id=guild_id, user_id=user_id, at=at)

        await self.write(work)

    async def object_to_own(self, guild_id: int, user_id: int, at: datetime, *, objects: bool) -> None:
        """A person wants no position of their matches asked in a server, from now on; or doesn't mind any more."""
        person = {"guild_id": guild_id, "user_id": user_id}

        def work(connection: Connection) -> None:
            SQL.object_to_own(connection, **person, objects=int(objects), at=at)
            if objects:
                SQL.withdraw_own_of(connection, **person)
                SQL.end_withdrawn_dailies(connection)

        await self.write(work)

    async def own_hearings_of(self, user_id: int) -> list[tuple[int, bool, datetime]]:
        """The servers in which a person has heard of it, whether they object there, and since when."""
        return await self.rows(
            SQL.own_hearings_of,
            lambda row: (row["guild_id"], bool(row["objects"]), to_datetime(row["at"])),
            user_id=user_id,
        )


def _columns(one: OwnPosition) -> dict[str, object]:
    puzzle = one.puzzle
    return {
        "guild_id": one.guild_id,
        "key": puzzle.key,
        "variant": puzzle.scene.variant,
        "theme": puzzle.theme.value,
        "rating": puzzle.rating,
        "puzzle": encode(puzzle).decode(),
        "match_id": one.match_id,
    }


def _decoded(text: str, key: str) -> Puzzle:
    try:
        return decode(text)
    except msgspec.MsgspecError as error:
        raise StorageCorrupt(f"own position {key}: {error}") from error
