"""Challenges."""

from collections.abc import Collection
from datetime import datetime, timedelta
from operator import itemgetter
from typing import Final

from msgspec.structs import replace

from bot.errors import ChallengeError, ChallengeReason, NotFound, NotFoundWhat
from bot.records.matches import ChallengeRecord, ChallengeStatus, NewChallenge
from bot.records.people import Place
from bot.store.connections import Connection, Sessions, refusing_duplicates
from bot.store.dice import store_challenge_dice
from bot.store.fence import ANYONE, check_open
from bot.store.people import see_people
from bot.store.queries import SQL
from bot.store.rows import columns_of, read_challenge

_MOST_CALLED: Final = 20  # people that one call pings


class ChallengeRows(Sessions):
    """Challenges as stored."""

    async def create_challenge(self, new: NewChallenge, *, interaction_id: int | None = None) -> ChallengeRecord:
        """Store an open one. Raises FenceError (`bot.store.fence`), and StaleAction if the interaction has made one."""
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
        return await self.rows(SQL.open_challenges_in, read_challenge, channel_id=place.channel_id, now=now)

    async def open_challenges_with(self, user_id: int, now: datetime) -> list[ChallengeRecord]:
        """Open, unexpired challenges by or to a person in all channels, newest first."""
        return await self.rows(SQL.open_challenges_with, read_challenge, user_id=user_id, now=now)

    async def seekers(self, guild_id: int, now: datetime) -> list[ChallengeRecord]:
        """Those who look for an opponent on a server, as challenges that nobody sees, the longest waiting first."""
        return await self.rows(SQL.seekers_in, read_challenge, guild_id=guild_id, now=now)

    async def seeker(self, user_id: int) -> int | None:
        """Somebody's entry among them, also one whose time is over until that is noted."""
        return await self.row(SQL.seeker, itemgetter("challenge_id"), user_id=user_id)

    async def seek(
        self, new: NewChallenge, known: Collection[int], *, interaction_id: int
    ) -> tuple[ChallengeRecord, bool] | None:
        """Let a person look for an opponent, or go on with it as they now ask; the entry, and whether it is new.

        None, and nothing is stored, if somebody else looks for the same who is not `known`: of two who come at the same
        moment, the second finds the first. Raises what `create_challenge` raises.
        """
        return await self.write(lambda connection: _seek(connection, new, known, interaction_id), alone=True)

    async def wants_calls(self, user_id: int, guild_id: int) -> bool:
        """Does a person want to be called when somebody on a server looks for an opponent?"""
        return await self.row(SQL.wants_calls, bool, user_id=user_id, guild_id=guild_id) is not None

    async def want_calls(self, user_id: int, guild_id: int, *, wanted: bool) -> None:
        """Call a person when somebody on a server looks for an opponent, or no more."""
        await self.change(SQL.want_calls if wanted else SQL.want_no_calls, user_id=user_id, guild_id=guild_id)

    async def call_for_match(self, user_id: int, guild_id: int, now: datetime, pause: timedelta) -> list[int]:
        """The people to call, since `user_id` looks for an opponent. They are called again after `pause`."""

        def call(connection: Connection) -> list[int]:
            asked = {"guild_id": guild_id, "user_id": user_id, "since": now - pause, "limit": _MOST_CALLED}
            called = [row["user_id"] for row in SQL.to_be_called(connection, **asked)]
            for one in called:
                SQL.called_for_match(connection, user_id=one, guild_id=guild_id, at=now)
            return called

        return await self.write(call, alone=True)

    async def expire_challenges(self, now: datetime, limit: int = 100) -> list[ChallengeRecord]:
        """Close every challenge that ran out by `now` as expired and return them, the first to run out first.

        At most `limit` of them; the rest are left to the next call.
        """
        if not await self.read(lambda connection: _run_out(connection, now, 1)):
            return []  # the usual case, which need not wait for the writer
        return await self.write(
            lambda connection: [
                close_open_challenge(connection, challenge_id, ChallengeStatus.EXPIRED)
                for challenge_id in _run_out(connection, now, limit)
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
    opponent_id = None if new.opponent is None else new.opponent.user_id
    see_people(connection, [p for p in (new.challenger, new.opponent) if p is not None], new.created_at)
    called = None if new.sought else ANYONE if opponent_id is None else opponent_id
    check_open(connection, new.challenger.user_id, new.place.channel_id, new.created_at, called=called)
    with refusing_duplicates(f"challenge of {interaction_id}"):
        columns = columns_of(replace(new, dice=None), opponent_id=opponent_id, interaction_id=interaction_id)
        row = SQL.insert_challenge(connection, **columns)
    if new.dice is not None:
        store_challenge_dice(connection, row["challenge_id"], new.dice)
    return load_challenge(connection, row["challenge_id"])


def _seek(
    connection: Connection, new: NewChallenge, known: Collection[int], interaction_id: int
) -> tuple[ChallengeRecord, bool] | None:
    user_id, place, now = new.challenger.user_id, new.place, new.created_at
    for row in [*SQL.seekers_in(connection, guild_id=place.guild_id, now=now)]:
        one = read_challenge(row)
        if one.challenger.user_id not in {user_id, *known} and one.terms.variant == new.terms.variant:
            return None
    row = SQL.seeker(connection, user_id=user_id)
    if row is None:
        return _create(connection, new, interaction_id), True
    columns = columns_of(replace(new, dice=None), challenge_id=row["challenge_id"])
    SQL.seek_on(connection, **columns)
    return load_challenge(connection, row["challenge_id"]), False


def _run_out(connection: Connection, now: datetime, limit: int) -> list[int]:
    return [row["challenge_id"] for row in SQL.challenges_run_out(connection, now=now, limit=limit)]
