"""Nobody may flood a channel or a person: how much one person may have open.

It's counted in the transaction that adds to it, which has to be `alone`.
"""

from datetime import datetime, timedelta
from typing import Final

from bot.crowd.events import CALL_LASTS
from bot.crowd.state import CrowdState
from bot.errors import FenceError, FenceReason, Standing
from bot.records.computers import is_computer, is_somebody
from bot.records.matches import NewMatch
from bot.records.people import Place
from bot.store.connections import Connection, Row, Sessions
from bot.store.queries import SQL
from bot.store.rows import decoded, to_datetime

MOST_OPEN: Final = 10
"""Challenges, votes, consultations, chouettes and simuls of one person, open or begun."""
MOST_MATCHES: Final = 25
MOST_COMPUTERS: Final = 10
"""Matches of one person under way, and those against computers; one that a tournament begins may exceed them."""
MOST_CHOUETTES: Final = 10
"""Chouettes that one person plays in."""
MOST_HELD: Final = 20
"""Tournaments, leagues and arenas of one server that are not over."""
MOST_POSTS: Final = 6
POSTS_WITHIN: Final = timedelta(minutes=10)
"""New posts of one person in one channel, and in what time."""
ANYONE: Final = 0
"""Stands for the person who is called where anyone in the channel is."""


class FenceRows(Sessions):
    """Posts that are stored nowhere else."""

    async def post(self, user_id: int, channel_id: int, at: datetime) -> None:
        """Count a new public post. Raises FenceError: POSTS."""
        await self.write(lambda connection: check_post(connection, user_id, channel_id, at), alone=True)


def check_post(connection: Connection, user_id: int, channel_id: int, at: datetime) -> None:
    """Count a new public post of a person. Raises FenceError: POSTS."""
    SQL.forget_posts(connection, user_id=user_id, until=at - POSTS_WITHIN)
    posts = [*SQL.posts_of(connection, user_id=user_id, channel_id=channel_id)]
    if len(posts) >= MOST_POSTS:
        raise FenceError(FenceReason.POSTS, MOST_POSTS, user_id, at=to_datetime(posts[0]["at"]) + POSTS_WITHIN)
    slot = min({*range(MOST_POSTS)} - {post["slot"] for post in posts})
    SQL.note_post(connection, user_id=user_id, channel_id=channel_id, slot=slot, at=at)


def check_open(
    connection: Connection, user_id: int, channel_id: int, at: datetime, *, called: int | None = None
) -> None:
    """Let a person open something that others can join or must answer; it's a new post, too.

    `called` is who must answer, ANYONE in a challenge to anyone. Raises FenceError: CALLED, OPEN, POSTS.
    """
    things = [*SQL.open_things_of(connection, user_id=user_id, now=at, since=at - CALL_LASTS)]
    for thing in things if called is not None else ():
        if _called(thing) == called and (called != ANYONE or thing["channel_id"] == channel_id):
            raise FenceError(FenceReason.CALLED, 1, called or ANYONE, _standing(thing))
    if len(things) >= MOST_OPEN:
        raise FenceError(FenceReason.OPEN, MOST_OPEN, user_id, _standing(things[0]))
    check_post(connection, user_id, channel_id, at)


def check_match(connection: Connection, new: NewMatch, actor_id: int | None, at: datetime) -> None:
    """Let a match begin; a tournament may begin any. Raises FenceError: MATCHES, COMPUTERS, POSTS.

    `actor_id` is the person who sets it off, a player or the host of the crowd that plays.
    """
    if new.pairing is not None:
        return
    plays = {person.user_id for person in new.players}
    against_computer = any(map(is_computer, plays))
    for user_id in sorted(filter(is_somebody, plays if actor_id is None else plays | {actor_id})):
        matches = [*SQL.matches_under_way_of(connection, user_id=user_id)]
        computers = [one for one in matches if is_computer(one["white_id"]) or is_computer(one["black_id"])]
        if against_computer and len(computers) >= MOST_COMPUTERS:
            raise FenceError(FenceReason.COMPUTERS, MOST_COMPUTERS, user_id, _board(computers[0]))
        own = [one for one in matches if not one["for_crowd"]]
        if user_id in plays and len(own) >= MOST_MATCHES:
            named = _board(own[0]) if user_id == actor_id else None  # those of others are nobody's business
            raise FenceError(FenceReason.MATCHES, MOST_MATCHES, user_id, named)
    if against_computer and actor_id is not None and actor_id in plays:
        check_post(connection, actor_id, new.place.channel_id, at)


def check_chouette(connection: Connection, user_id: int) -> None:
    """Let a person play in a chouette. Raises FenceError: CHOUETTES."""
    chouettes = [*SQL.chouettes_with(connection, user_id=user_id)] if is_somebody(user_id) else []
    if len(chouettes) >= MOST_CHOUETTES:
        raise FenceError(FenceReason.CHOUETTES, MOST_CHOUETTES, user_id, _board(chouettes[-1], "chouette"))


def check_held(connection: Connection, user_id: int, place: Place, at: datetime) -> None:
    """Let an organizer announce a tournament, which is a new post. Raises FenceError: HELD, POSTS."""
    held = [*SQL.held_in(connection, guild_id=place.guild_id)]
    if len(held) >= MOST_HELD:
        raise FenceError(FenceReason.HELD, MOST_HELD, user_id, _standing(held[0]))
    check_post(connection, user_id, place.channel_id, at)


def _called(thing: Row) -> int | None:
    """The person whose answer something waits for."""
    if thing["state"] is None or thing["begun"]:
        called: int | None = thing["called"]
        return called
    state = decoded(CrowdState, thing["state"], "a crowd")
    return None if state.ready or not state.plan.opponent else state.plan.opponent


def _standing(row: Row) -> Standing:
    return Standing(row["kind"], row["guild_id"], row["channel_id"], row["message_id"])


def _board(row: Row, kind: str = "match") -> Standing:
    board = row["board_channel_id"], row["board_message_id"]
    channel_id, message_id = board if board[0] is not None else (row["channel_id"], None)
    return Standing(kind, row["guild_id"], channel_id, message_id)
