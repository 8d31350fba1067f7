"""Challenges."""

from datetime import datetime
from operator import itemgetter

from bot.errors import ChallengeError, ChallengeReason, NotFound, NotFoundWhat
from bot.records.challenges import ChallengeRecord, ChallengeStatus, NewChallenge
from bot.records.people import Place
from bot.store.connections import Connection, refusing_duplicates
from bot.store.dice import store_challenge_dice
from bot.store.fence import ANYONE, check_open
from bot.store.people import see_people
from bot.store.queries import SQL
from bot.store.rows import read_challenge, to_json, to_milliseconds
from bot.store.sessions import Sessions


class ChallengeRows(Sessions):
    """Challenges as stored."""

    async def create_challenge(self, new: NewChallenge, *, interaction_id: int | None = None) -> ChallengeRecord:
        """Store an open challenge.

        Raises FenceError, see `bot.store.fence`, and StaleAction when the interaction has made one already.
        """
        return await self.write(lambda connection: _create(connection, new, interaction_id), alone=True)

    async def challenge_stored_by(self, interaction_id: int) -> int | None:
        """The challenge that an interaction has made, if it has."""
        number = itemgetter("challenge_id")
        return await self.row(SQL.challenge_interaction, number, interaction_id=interaction_id)

    async def challenge(self, challenge_id: int) -> ChallengeRecord:
        """One challenge. Raises NotFound."""
        return await self.read(lambda connection: load_challenge(connection, challenge_id))

    async def close_challenge(self, challenge_id: int, status: ChallengeStatus) -> ChallengeRecord:
        """Close an open challenge. Raises ChallengeError, naming what became of it, if it is no longer open."""
        return await self.write(lambda connection: close_open_challenge(connection, challenge_id, status))

    async def challenge_posted(self, challenge_id: int, message_id: int) -> None:
        """Remember the message that carries a challenge."""
        await self.change(SQL.challenge_posted, challenge_id=challenge_id, message_id=message_id)

    async def open_challenges(self, place: Place, now: datetime) -> list[ChallengeRecord]:
        """Open, unexpired challenges of a channel, newest first."""
        at = to_milliseconds(now)
        return await self.rows(SQL.open_challenges_in, read_challenge, channel_id=place.channel_id, now=at)

    async def open_challenges_with(self, user_id: int, now: datetime) -> list[ChallengeRecord]:
        """Open, unexpired challenges by or to a person in all channels, newest first."""
        return await self.rows(SQL.open_challenges_with, read_challenge, user_id=user_id, now=to_milliseconds(now))

    async def expire_challenges(self, now: datetime, limit: int = 100) -> list[ChallengeRecord]:
        """Close every challenge that ran out by `now` as expired and return them, the first to run out first.

        At most `limit` of them; the rest are left to the next call.
        """
        at = to_milliseconds(now)
        if not await self.read(lambda connection: _run_out(connection, at, 1)):
            return []  # the usual case, which need not wait for the writer
        return await self.write(
            lambda connection: [
                close_open_challenge(connection, challenge_id, ChallengeStatus.EXPIRED)
                for challenge_id in _run_out(connection, at, limit)
            ]
        )


def load_challenge(connection: Connection, challenge_id: int) -> ChallengeRecord:
    """One challenge. Raises NotFound."""
    row = SQL.challenge_by_id(connection, challenge_id=challenge_id)
    if row is None:
        raise NotFound(NotFoundWhat.CHALLENGE)
    return read_challenge(row)


def close_open_challenge(
    connection: Connection, challenge_id: int, status: ChallengeStatus, *, match_id: int | None = None
) -> ChallengeRecord:
    """Close a challenge within a transaction; `match_id` is what it led to. Raises ChallengeError and NotFound."""
    closed = SQL.close_challenge(connection, challenge_id=challenge_id, status=status.value, match_id=match_id)
    challenge = load_challenge(connection, challenge_id)
    if not closed:
        raise ChallengeError(ChallengeReason(challenge.status.value), challenge.match_id)
    SQL.forget_challenge_seed(connection, challenge_id=challenge_id)
    SQL.leave_challenge(connection, challenge_id=challenge_id)
    return challenge


def _create(connection: Connection, new: NewChallenge, interaction_id: int | None) -> ChallengeRecord:
    created_at = to_milliseconds(new.created_at)
    opponent_id = None if new.opponent is None else new.opponent.user_id
    see_people(connection, [p for p in (new.challenger, new.opponent) if p is not None], created_at)
    called = ANYONE if opponent_id is None else opponent_id
    check_open(connection, new.challenger.user_id, new.place.channel_id, new.created_at, called=called)
    with refusing_duplicates(f"challenge of {interaction_id}"):
        row = SQL.insert_challenge(
            connection,
            guild_id=new.place.guild_id,
            channel_id=new.place.channel_id,
            challenger_id=new.challenger.user_id,
            opponent_id=opponent_id,
            terms=to_json(new.terms),
            created_at=created_at,
            expires_at=to_milliseconds(new.expires_at),
            interaction_id=interaction_id,
        )
    if new.dice is not None:
        store_challenge_dice(connection, row["challenge_id"], new.dice)
    return load_challenge(connection, row["challenge_id"])


def _run_out(connection: Connection, now: int, limit: int) -> list[int]:
    return [row["challenge_id"] for row in SQL.challenges_run_out(connection, now=now, limit=limit)]
