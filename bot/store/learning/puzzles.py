"""Positions that people were asked alone, how strong both are, what was taken for wrong; servers' own positions."""

from collections.abc import Callable, Iterable
from datetime import datetime
from functools import partial
from operator import itemgetter
from typing import Final

import msgspec

from bot.errors import StorageCorrupt
from bot.ratings.glicko import FIRST_DEVIATION, Strength
from bot.records.computers import FIRST_ID, LAST_ID
from bot.records.positions import Puzzle, Theme, decode
from bot.records.puzzles import NO_SERVER, Asked, OwnPosition, OwnServer
from bot.store.connections import Connection, Row, Sessions
from bot.store.queries import SQL
from bot.store.rows import columns_of, record_of, to_datetime

OBJECTORS: Final = 3
"""So many people withdraw a position from their server."""
_KNOWING: Final = 20  # rated answers of somebody whose objection counts


class Solver(msgspec.Struct, frozen=True):
    """How strong a person, or a position, is: after how many answers, and since when."""

    strength: Strength
    answers: int = 0
    at: datetime | None = None
    """None before the first answer."""


class Given(msgspec.Struct, frozen=True):
    """An answer as it's stored."""

    puzzle_id: int
    user_id: int
    chosen: str
    loss: float
    score: float
    at: datetime


_read: Final = partial(record_of, Asked)
Rate = Callable[[Solver, Solver], tuple[Strength, Strength]]
"""Given a person and a position, both after a rated answer."""


class PuzzleRows(Sessions):
    """Puzzles, the ratings of those who solve them, and what servers have and want of their own positions."""

    async def ask_puzzle(  # noqa: PLR0917 - a row
        self, user_id: int, key: str, variant: str, theme: str, board: str, at: datetime, *, rated: bool
    ) -> Asked:
        """Store that a person is asked a position."""
        row = {"user_id": user_id, "key": key, "variant": variant, "theme": theme, "board": board}
        asked = {**row, "rated": int(rated), "at": at}
        return await self.write(lambda connection: _read(SQL.add_puzzle(connection, **asked)))

    async def puzzle(self, puzzle_id: int) -> Asked | None:
        """A position that somebody was asked."""
        return await self.row(SQL.puzzle, _read, puzzle_id=puzzle_id)

    async def open_puzzle(self, user_id: int, variant: str, theme: str) -> Asked | None:
        """The position that a person was asked last, of that game and theme, if they haven't answered."""
        return await self.row(SQL.open_puzzle, _read, user_id=user_id, variant=variant, theme=theme)

    async def drop_open_puzzle(self, puzzle_id: int) -> None:
        """Forget a question that wasn't answered."""
        await self.change(SQL.drop_open_puzzle, puzzle_id=puzzle_id)

    async def puzzles_of(self, user_id: int) -> list[Asked]:
        """All that a person was asked, in order."""
        return await self.rows(SQL.puzzles_of, _read, user_id=user_id)

    async def answer_puzzle(self, given: Given, first: Strength, rate: Rate, *, counts: bool = True) -> Asked | None:
        """Store the first answer to a puzzle, and the ratings after it where it counts; None if there was one.

        It doesn't count if the person has solved that position before. `first` is the position's strength before
        anybody has answered it.
        """

        def work(connection: Connection) -> Asked | None:
            asked = _read(SQL.puzzle(connection, puzzle_id=given.puzzle_id))
            before = {"user_id": given.user_id, "key": asked.key, "puzzle_id": given.puzzle_id}
            rated = counts and asked.rated and SQL.has_solved(connection, **before) is None
            moved = _rated(connection, given, asked, first, rate) if rated else (None, None)
            moves = {"rated": int(rated), "before": moved[0], "after": moved[1]}
            if not SQL.answer_puzzle(connection, **columns_of(given), **moves):
                raise _AnsweredBefore
            return _read(SQL.puzzle(connection, puzzle_id=given.puzzle_id))

        try:
            return await self.write(work, alone=True)
        except _AnsweredBefore:
            return None

    async def solver(self, user_id: int) -> Solver:
        """How strong a person is."""
        return await self.read(lambda connection: solver_in(connection, user_id))

    async def position_ratings(self, variant: str) -> dict[str, float]:
        """The ratings of a game's positions that were answered, by key."""
        rows = await self.rows(SQL.position_ratings, itemgetter("key", "rating"), variant=variant)
        return dict(rows)

    async def first_rated(self, user_id: int, limit: int) -> list[float]:
        """The losses of a person's first rated answers."""
        return await self.rows(SQL.first_rated, itemgetter("loss"), user_id=user_id, limit=limit)

    async def seen_positions(self, user_id: int) -> dict[str, datetime]:
        """The positions that a person has seen, by key, and when that was last."""
        return dict(await self.rows(SQL.seen_positions, key_and_moment, user_id=user_id))

    async def withdrawn_positions(self, guild_id: int) -> frozenset[str]:
        """The keys of positions that aren't asked in a server any more."""
        return frozenset(await self.rows(SQL.withdrawn_positions, itemgetter("key"), guild_id=guild_id))

    async def object_to(self, guild_id: int, key: str, user_id: int, at: datetime) -> bool:
        """Note that a person takes a position for wrong. Returns whether it's withdrawn from the server by that."""
        place = {"guild_id": guild_id, "key": key}

        def work(connection: Connection) -> bool:
            SQL.object_to(connection, **place, user_id=user_id, at=at)
            knowing = [row for row in SQL.objectors(connection, **place) if row["answers"] >= _KNOWING]
            enough = guild_id != NO_SERVER and len(knowing) >= OBJECTORS
            withdrawn = enough and SQL.withdraw_position(connection, **place, at=at) > 0
            if withdrawn:
                SQL.end_withdrawn_dailies(connection)
            return withdrawn

        return await self.write(work, alone=True)

    async def objections_of(self, user_id: int) -> list[tuple[str, datetime]]:
        """The positions that a person took for wrong, and when."""
        return await self.rows(SQL.objections_of, key_and_moment, user_id=user_id)

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
            admitted = found is not None and SQL.add_own_position(connection, **_own_columns(found)) > 0
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


class _AnsweredBefore(Exception):
    """Somebody answers what they have answered."""


def _rated(connection: Connection, given: Given, asked: Asked, first: Strength, rate: Rate) -> tuple[float, float]:
    """Store both ratings after an answer. Returns the person's before and after."""
    person, position = solver_in(connection, given.user_id), position_in(connection, asked.key, first)
    person_after, position_after = rate(person, position)
    put_solver(connection, given.user_id, person_after, person.answers + 1, given.at)
    if position_after != position.strength:
        put_position(connection, (asked.key, asked.variant), position_after, position.answers + 1, given.at)
    return person.strength.rating, person_after.rating


def key_and_moment(row: Row) -> tuple[str, datetime]:
    """A row about a position: its key, and when that was."""
    return row["key"], to_datetime(row["at"])


def first_strength(puzzle: Puzzle) -> Strength:
    """How strong a position is before anybody has answered it."""
    return Strength(puzzle.rating, FIRST_DEVIATION)


def solver_in(connection: Connection, user_id: int) -> Solver:
    """How strong a person is; within a transaction."""
    row = SQL.solver(connection, user_id=user_id)
    return Solver(Strength()) if row is None else _solver(row)


def position_in(connection: Connection, key: str, first: Strength) -> Solver:
    """How strong a position is: as `first` before anybody has answered it."""
    row = SQL.position_rating(connection, key=key)
    return Solver(first) if row is None else _solver(row)


def put_solver(connection: Connection, user_id: int, strength: Strength, answers: int, at: datetime) -> None:
    """Store how strong a person is now."""
    SQL.put_solver(connection, user_id=user_id, **columns_of(strength, answers=answers, at=at))


def put_position(
    connection: Connection, position: tuple[str, str], strength: Strength, answers: int, at: datetime
) -> None:
    """Store how strong a position, given by its key and game, is now."""
    SQL.put_position_rating(
        connection, key=position[0], variant=position[1], **columns_of(strength, answers=answers, at=at)
    )


def _solver(row: Row) -> Solver:
    return Solver(record_of(Strength, row), row["answers"], to_datetime(row["at"]))


_LATEST: Final = 1000  # matches of a server that are looked at


def _own_columns(one: OwnPosition) -> dict[str, object]:
    puzzle = one.puzzle
    return {
        "guild_id": one.guild_id,
        "key": puzzle.key,
        "variant": puzzle.scene.variant,
        "theme": puzzle.theme.value,
        "rating": puzzle.rating,
        "puzzle": msgspec.json.encode(puzzle).decode(),
        "match_id": one.match_id,
    }


def _decoded(text: str, key: str) -> Puzzle:
    try:
        return decode(text)
    except msgspec.MsgspecError as error:
        raise StorageCorrupt(f"own position {key}: {error}") from error
