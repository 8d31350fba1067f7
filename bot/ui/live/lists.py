"""The boards that somebody may open: their own, those that wait first, and those of a channel."""

from collections.abc import Awaitable, Callable
from typing import Any

from bot.records.matches import MatchRecord
from bot.records.people import Place
from bot.ui.kit.host import Host
from bot.ui.live.plain import unmarked_text
from bot.ui.match.narration import match_title, whose_turn
from bot.ui.match.waiting import asked, side_in, urgency


async def boards_of(host: Host, user_id: int) -> list[dict[str, Any]]:
    """The matches that a person plays, wherever they are."""
    found = await host.app.matches.everywhere(user_id)
    waits = [one for one in found if _waits(one, user_id)]
    others = [one for one in found if one not in waits]
    return [_item(one, user_id) for one in (*sorted(waits, key=urgency), *others)]


async def boards_in(
    host: Host, channel_id: int, guild_id: int | None, sees: Callable[[MatchRecord], Awaitable[bool]]
) -> list[dict[str, Any]]:
    """The matches in a channel that one may see."""
    found = await host.app.matches.here(Place(channel_id, guild_id))
    return [_item(one, 0) for one in found if await sees(one)]


def _waits(record: MatchRecord, user_id: int) -> bool:
    side = side_in(record, user_id)
    return side is not None and record.state.waiting_for is side


def _item(record: MatchRecord, user_id: int) -> dict[str, Any]:
    waits = _waits(record, user_id)
    text = asked(record) if waits else whose_turn(record, ping=False)
    return {
        "match": record.match_id,
        "title": match_title(record),
        "waits": waits,
        "text": unmarked_text(text),
        "playing": side_in(record, user_id) is not None,
    }
