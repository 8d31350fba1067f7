"""What is stored about one person: read as a whole, and deleted."""

from datetime import datetime
from typing import Final

import structlog

from bot.errors import InfrastructureError, StaleAction
from bot.records.challenges import ChallengeRecord
from bot.records.matches import MatchRecord
from bot.records.people import Person
from bot.store.chouettes import replace_in_chouettes
from bot.store.connections import UNLIMITED, Connection, patient
from bot.store.crowds import replace_in_crowds
from bot.store.queries import SQL
from bot.store.rows import read_challenge, read_match, to_datetime
from bot.store.sessions import Sessions
from bot.store.tournaments import replace_in_tournaments

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

    async def events_caused(self, user_id: int) -> int:
        """How many events in the logs of their matches this person has caused."""
        return await self.read(
            lambda connection: (
                sum(
                    SQL.events_by_person(connection, match_id=match_id, user_id=user_id)["total"]
                    for match_id in _match_ids(connection, user_id)
                )
                + SQL.events_in_chouettes_by(connection, user_id=user_id)["total"]
            )
        )

    async def challenges_of(self, user_id: int) -> list[ChallengeRecord]:
        """Every challenge by or to this person, open or closed, oldest first."""
        return await self.rows(SQL.challenges_of_person, read_challenge, user_id=user_id)

    async def all_followed_by(self, user_id: int) -> list[MatchRecord]:
        """Every match this person follows, oldest first."""
        return await self.rows(SQL.follows_of_person, read_match, user_id=user_id)

    async def delete_person(self, user_id: int) -> tuple[Person, list[int]]:
        """Delete a person in one transaction, all or nothing.

        A stand-in takes their place in their matches and chouettes, the logs, the ratings that followed and the
        challenges that came before. Everything else about them is deleted. Returns the stand-in and the ids of the
        matches. Raises StaleAction, and changes nothing, while a match of theirs goes on, or they are part of a
        chouette. Deleting an unknown person changes nothing. The file is overwritten where the data was.
        """
        with patient(UNLIMITED):  # of somebody with very many matches it takes a while
            deleted = await self.write(lambda connection: _delete(connection, user_id), alone=True)
        try:
            await self.empty_log()
        except InfrastructureError as error:
            # The person is deleted; SQLite empties the log when it next starts it over.
            _log.warning("log not emptied", error=str(error))
        return deleted


def _match_ids(connection: Connection, user_id: int) -> list[int]:
    return [row["match_id"] for row in SQL.match_ids_of_person(connection, user_id=user_id)]


def _delete(connection: Connection, user_id: int) -> tuple[Person, list[int]]:
    if any(SQL.ongoing_matches_of(connection, user_id=user_id, channel_id=None, limit=1)):
        raise StaleAction("a match of the person who is to be deleted goes on")
    if any(SQL.chouettes_with(connection, user_id=user_id)):
        raise StaleAction("a chouette of the person who is to be deleted goes on")
    match_ids = _match_ids(connection, user_id)
    stand_in = Person(_free_id(connection), "")
    replaced = {"user_id": user_id, "stand_in_id": stand_in.user_id}
    if match_ids or any(SQL.all_chouettes_with(connection, user_id=user_id)):
        # Written first: the matches refer to it.
        SQL.see_person(connection, user_id=stand_in.user_id, name=stand_in.name, at=0)
    replace_in_tournaments(connection, **replaced)
    replace_in_chouettes(connection, **replaced)
    replace_in_crowds(connection, **replaced)
    SQL.replace_rated(connection, **replaced)
    SQL.replace_rated_opponent(connection, **replaced)
    SQL.replace_rated_in_history(connection, **replaced)
    SQL.replace_roller(connection, **replaced)
    for match_id in match_ids:
        SQL.delete_hints_of(connection, match_id=match_id, user_id=user_id)
        SQL.replace_player(connection, match_id=match_id, **replaced)
        SQL.replace_actor(connection, match_id=match_id, **replaced)
    for challenge in [*SQL.challenges_of_person(connection, user_id=user_id)]:
        if challenge["match_id"] is None:
            SQL.delete_challenge_seed(connection, challenge_id=challenge["challenge_id"])
            SQL.delete_challenge(connection, challenge_id=challenge["challenge_id"])
        else:
            SQL.replace_challenger(connection, challenge_id=challenge["challenge_id"], **replaced)
    SQL.delete_preferences(connection, user_id=user_id)
    SQL.delete_blocks(connection, user_id=user_id)
    SQL.delete_follows(connection, user_id=user_id)
    SQL.delete_guesses(connection, user_id=user_id)
    SQL.delete_study_requests_of(connection, user_id=user_id)
    SQL.delete_posts(connection, user_id=user_id)
    SQL.delete_imports(connection, owner_id=user_id)
    SQL.delete_player(connection, user_id=user_id)
    return stand_in, match_ids


def _free_id(connection: Connection) -> int:
    """The largest negative id below all others."""
    least: int | None = SQL.least_person(connection)["user_id"]
    return min(least or 0, 0) - 1
