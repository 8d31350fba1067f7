"""Positions that people were asked alone, how strong people and positions are, and what people took for wrong."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from operator import itemgetter
from typing import Final

import msgspec

from bot.ratings.glicko import FIRST_DEVIATION, Strength
from bot.records.positions import Puzzle
from bot.records.puzzles import NO_SERVER, Asked
from bot.store.connections import Connection, Row
from bot.store.queries import SQL
from bot.store.rows import columns_of, record_of, to_datetime
from bot.store.sessions import Sessions

OBJECTORS: Final = 3
"""So many people withdraw a position from their server."""
_KNOWING: Final = 20
"""Rated answers of somebody whose objection counts."""


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
    """Puzzles, and the ratings of those who solve them."""

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
    SQL.put_solver(connection, user_id=user_id, **_columns(strength, answers, at))


def put_position(
    connection: Connection, position: tuple[str, str], strength: Strength, answers: int, at: datetime
) -> None:
    """Store how strong a position, given by its key and game, is now."""
    SQL.put_position_rating(connection, key=position[0], variant=position[1], **_columns(strength, answers, at))


def _columns(strength: Strength, answers: int, at: datetime) -> dict[str, object]:
    return columns_of(strength, answers=answers, at=at)


def _solver(row: Row) -> Solver:
    return Solver(record_of(Strength, row), row["answers"], to_datetime(row["at"]))
