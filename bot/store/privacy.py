"""The data about one person: read as a whole, and deleted."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from datetime import datetime
from functools import partial
from operator import itemgetter
from typing import Final

import structlog

from bot.errors import InfrastructureError, StaleAction
from bot.records.matches import ChallengeRecord, MatchRecord
from bot.records.people import Person
from bot.store.chouettes import replace_in_chouette
from bot.store.connections import UNLIMITED, Connection, Sessions, patient
from bot.store.crowds import CROWDS, replace_in_crowd
from bot.store.queries import SQL
from bot.store.rows import read_challenge, read_match, to_datetime
from bot.store.tournaments import TOURNAMENTS, replace_in_tournament

Tell = Callable[[float], Awaitable[None]]
"""Hears what part of a long task is done."""
_Replace = Callable[..., None]  # puts a stand-in in a person's place in the thing of a number

_log: Final = structlog.get_logger()


class PrivacyRows(Sessions):
    """One person in all tables.

    A stand-in replaces a deleted person in what they share with others: a row of `players` with a negative id, which no
    Discord user has, an empty name, and 1970 as the time last seen. Every deletion has a stand-in of its own.
    """

    async def person_seen(self, user_id: int) -> tuple[Person, datetime] | None:
        """A person as last seen, and when that was; None for one who was never seen."""
        row = await self.read(lambda connection: SQL.person_seen(connection, user_id=user_id))
        return None if row is None else (Person(user_id, row["name"]), to_datetime(row["seen_at"]))

    async def has_preferences(self, user_id: int) -> bool:
        """Are preferences of this person stored?"""
        return await self.read(lambda connection: SQL.preferences_of(connection, user_id=user_id)) is not None

    async def all_matches_of(self, user_id: int) -> list[MatchRecord]:
        """Every match this person plays or has played, oldest first."""
        return await self.read(
            lambda connection: [
                read_match(SQL.match_by_id(connection, match_id=match_id))
                for match_id in _match_ids(connection, user_id)
            ]
        )

    async def counted_about(self, user_id: int) -> dict[str, int]:
        """How much there is of each kind, by the names of `StoredAboutMe`."""
        return await self.read(lambda connection: dict(SQL.counted_about(connection, user_id=user_id)))

    async def deletions(self) -> list[int]:
        """The people whose deletion has begun and has not ended."""
        return await self.rows(SQL.stand_ins, itemgetter("user_id"))

    async def challenges_of(self, user_id: int) -> list[ChallengeRecord]:
        """Every challenge by or to this person, open or closed, oldest first."""
        return await self.rows(SQL.challenges_of_person, read_challenge, user_id=user_id)

    async def calls_wanted_by(self, user_id: int) -> list[int]:
        """The servers on which this person wants to be called when somebody looks for an opponent."""
        return await self.rows(SQL.calls_wanted_by, itemgetter("guild_id"), user_id=user_id)

    async def all_followed_by(self, user_id: int) -> list[MatchRecord]:
        """Every match this person follows, oldest first."""
        return await self.rows(SQL.follows_of_person, read_match, user_id=user_id)

    async def delete_person(
        self, user_id: int, *, undisturbed: AbstractAsyncContextManager[None] | None = None, tell: Tell | None = None
    ) -> tuple[Person, list[int]]:
        """Delete a person, in many transactions, so that nobody waits for them. Returns the stand-in and the matches.

        A stand-in takes their place in their matches and chouettes, the logs, the ratings that followed and the
        challenges that came before. Everything else about them is deleted. The first transaction, within which
        chouettes that go on are `undisturbed`, takes their name and their ratings, so from then on they are nameless in
        the rest as well, and notes the stand-in: if the process dies or the database fails, the same is to be done
        again, and goes on. `tell` hears what part of it is done.

        Raises StaleAction, and changes nothing, while a match of theirs goes on, or they are part of a chouette; also
        at the end if one was begun meanwhile. The file is overwritten where the data was.
        """
        with patient(UNLIMITED):  # some statement on a server may take a while, but nobody waits for it
            async with undisturbed or nullcontext():
                stand_in_id, match_ids = await self.write(lambda connection: _begin(connection, user_id), alone=True)
            replaced = {"user_id": user_id, "stand_in_id": stand_in_id}
            kinds = await self._all_with(match_ids, user_id)
            done, count = 0, sum(len(numbers) for _, numbers in kinds) + len(_DELETED)
            async for some in self._replaced(kinds, replaced):
                done += some
                if tell is not None:
                    await tell(done / count)
            await self.write(lambda connection: _end(connection, user_id), alone=True)
        try:
            await self.empty_log()
        except InfrastructureError as error:
            # The person is deleted; SQLite empties the log when it next starts it over.
            _log.warning("log not emptied", error=str(error))
        return Person(stand_in_id, ""), match_ids

    async def _all_with(self, match_ids: list[int], user_id: int) -> list[tuple[_Replace, list[int]]]:
        """The numbers of all in which a person is replaced, by how that's done."""
        chouettes = await self.rows(SQL.chouette_ids_of_person, itemgetter("chouette_id"), user_id=user_id)
        challenges = await self.rows(SQL.challenge_ids_of_person, itemgetter("challenge_id"), user_id=user_id)
        return [
            (replace_in_tournament, await TOURNAMENTS.naming(self, user_id=user_id)),
            (replace_in_chouette, chouettes),
            (replace_in_crowd, await CROWDS.naming(self, user_id=user_id)),
            (_replace_in_match, match_ids),
            (_replace_in_challenge, challenges),
        ]

    async def _replaced(self, kinds: list[tuple[_Replace, list[int]]], replaced: dict[str, int]) -> AsyncIterator[int]:
        """Replace a person in everything, and delete the rest about them, in transactions that are short; how much."""
        size = _AT_ONCE
        for replace, numbers in kinds:
            left = numbers
            while left:
                some, left = left[:size], left[size:]
                begun = time.monotonic()
                await self.write(partial(_in_all, replace, some, replaced))
                # Those who play meanwhile wait for one of them.
                size = min(_AT_ONCE, max(1, int(len(some) * _LONGEST / max(time.monotonic() - begun, _SHORT))))
                yield len(some)
        for query in _DELETED:
            await self.write(partial(_run, query, {"user_id": replaced["user_id"]}))
            yield 1


_AT_ONCE: Final = 25  # how many things of one kind are rewritten in one transaction, where that's quick
_LONGEST: Final = 0.1  # seconds that one should take
_SHORT: Final = 0.001
_DELETED: Final = (
    *(SQL.delete_preferences, SQL.delete_blocks, SQL.delete_follows, SQL.delete_guesses, SQL.delete_posts),
    *(SQL.delete_study_requests_of, SQL.delete_imports, SQL.delete_calls_wanted),
    *(SQL.delete_reviews, SQL.delete_cards, SQL.drop_training_calls, SQL.delete_live_keys),
    *(SQL.delete_puzzles, SQL.delete_objections, SQL.delete_solver),
    SQL.delete_own_hearings,
    *(SQL.outdate_where_named, SQL.delete_daily_named, SQL.delete_daily_streaks, SQL.delete_daily_answers),
)


def _in_all(replace: _Replace, numbers: Sequence[int], replaced: dict[str, int], connection: Connection) -> None:
    for number in numbers:
        replace(connection, number, **replaced)


def _run(query: Callable[..., int], parameters: dict[str, int], connection: Connection) -> None:
    query(connection, **parameters)


def _match_ids(connection: Connection, user_id: int) -> list[int]:
    return [row["match_id"] for row in SQL.match_ids_of_person(connection, user_id=user_id)]


def _begin(connection: Connection, user_id: int) -> tuple[int, list[int]]:
    """Take a person's name and ratings, or go on where that was done. Returns the stand-in's id and the matches."""
    if any(SQL.ongoing_matches_of(connection, user_id=user_id, channel_id=None, limit=1)):
        raise StaleAction("a match of the person who is to be deleted goes on")
    if any(SQL.chouettes_with(connection, user_id=user_id)):
        raise StaleAction("a chouette of the person who is to be deleted goes on")
    begun = SQL.stand_in_of(connection, user_id=user_id)
    stand_in_id = _free_id(connection) if begun is None else begun["stand_in_id"]
    if begun is None:
        SQL.begin_deletion(connection, user_id=user_id, stand_in_id=stand_in_id)
    match_ids = _match_ids(connection, user_id)
    SQL.withdraw_all_own_of(connection, user_id=user_id)
    SQL.end_withdrawn_dailies(connection)
    if match_ids or any(SQL.chouette_ids_of_person(connection, user_id=user_id)):
        # Written first: the matches refer to it.
        SQL.see_person(connection, user_id=stand_in_id, name="", at=0)
    for row in [*SQL.chouettes_left_by(connection, user_id=user_id)]:
        replace_in_chouette(connection, row["chouette_id"], user_id, stand_in_id)
    # These may be rated again after one that ended before them.
    for row in [*SQL.finished_matches_of(connection, user_id=user_id, channel_id=None, limit=_AT_ONCE)]:
        _replace_in_match(connection, row["match_id"], user_id, stand_in_id)
    SQL.forget_name(connection, user_id=user_id)
    SQL.replace_rated(connection, user_id=user_id, stand_in_id=stand_in_id)
    return stand_in_id, match_ids


def _replace_in_match(connection: Connection, match_id: int, user_id: int, stand_in_id: int) -> None:
    ids = {"match_id": match_id, "user_id": user_id, "stand_in_id": stand_in_id}
    SQL.delete_hints_of(connection, match_id=match_id, user_id=user_id)
    SQL.replace_player(connection, **ids)
    SQL.replace_actor(connection, **ids)
    SQL.replace_rated_in_history(connection, **ids)
    SQL.replace_roller(connection, **ids)


def _replace_in_challenge(connection: Connection, challenge_id: int, user_id: int, stand_in_id: int) -> None:
    leads_to = SQL.challenge_leads_to(connection, challenge_id=challenge_id)
    if leads_to is not None and leads_to["match_id"] is None:
        SQL.delete_challenge_seed(connection, challenge_id=challenge_id)
        SQL.delete_challenge(connection, challenge_id=challenge_id)
    else:
        SQL.replace_challenger(connection, challenge_id=challenge_id, user_id=user_id, stand_in_id=stand_in_id)


def _end(connection: Connection, user_id: int) -> None:
    if _match_ids(connection, user_id) or any(SQL.chouette_ids_of_person(connection, user_id=user_id)):
        raise StaleAction("a match of the person who is being deleted was begun meanwhile")
    SQL.delete_player(connection, user_id=user_id)
    SQL.end_deletion(connection, user_id=user_id)


def _free_id(connection: Connection) -> int:
    """The largest negative id below all others."""
    least: int | None = SQL.least_person(connection)["user_id"]
    return min(least or 0, 0) - 1
