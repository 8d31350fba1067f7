"""The boards that somebody may open: their own, those that wait first, and those of a channel."""

from collections.abc import Awaitable, Callable
from typing import Any

from bot.errors import NotFound
from bot.records.matches import MatchRecord
from bot.records.people import Place
from bot.texts.catalogue import say
from bot.ui.kit.feature import Shared
from bot.ui.kit.host import Host
from bot.ui.live.clubs import Clubs
from bot.ui.live.words import unmarked_text
from bot.ui.match.narration import match_title, whose_turn
from bot.ui.match.waiting import asked, shared_by, side_in, urgency

Sees = Callable[[MatchRecord], Awaitable[bool]]
"""Whether a match may be seen by who asks: what is listed can be opened."""


async def boards_of(host: Host, user_id: int, sees: Sees) -> list[dict[str, Any]]:
    """The matches that a person plays, wherever they are, that they may see from where they ask."""
    found = [one for one in await host.app.matches.everywhere(user_id) if await sees(one)]
    waits = [one for one in found if _waits(one, user_id)]
    others = [one for one in found if one not in waits]
    shared = [(one, one.match_id or -(one.chouette_id or 0)) for one in await shared_by(host, user_id)]
    together = [await _shared_item(host, one, board, sees) for one, board in shared if board]
    own = [_item(one, user_id) for one in (*sorted(waits, key=urgency), *others)]
    return sorted([one for one in (*own, *together) if one is not None], key=lambda one: not one["waits"])


async def boards_in(host: Host, channel_id: int, guild_id: int | None, sees: Sees) -> list[dict[str, Any]]:
    """The matches and chouettes in a channel that one may see."""
    found = [(one, _item(one, 0)) for one in await host.app.matches.here(Place(channel_id, guild_id))]
    for chouette in await host.app.chouettes.in_channel(channel_id):
        if chouette.state.games:
            board = -chouette.chouette_id
            title = say("chouette-title", number=-board)
            found.append((await host.get(Clubs).record(board), _listed(board, title, "", waits=False, playing=False)))
    return [item for record, item in found if await sees(record)]


async def _shared_item(host: Host, one: Shared, board: int, sees: Sees) -> dict[str, Any] | None:
    """Somebody's games with others; None for what has no board yet, or none that they may see."""
    try:
        record = await (host.app.matches.match(board) if board > 0 else host.get(Clubs).record(board))
    except NotFound:
        return None
    if not await sees(record):
        return None
    title = match_title(record) if board > 0 else say("chouette-title", number=-board)
    return _listed(board, title, one.short, waits=one.waits, playing=True)


def _listed(board: int, title: str, text: str, *, waits: bool, playing: bool) -> dict[str, Any]:
    return {"match": board, "title": title, "waits": waits, "text": unmarked_text(text), "playing": playing}


def _waits(record: MatchRecord, user_id: int) -> bool:
    side = side_in(record, user_id)
    return side is not None and record.state.waiting_for is side


def _item(record: MatchRecord, user_id: int) -> dict[str, Any]:
    waits = _waits(record, user_id)
    text = asked(record) if waits else whose_turn(record, ping=False, aside=True)
    playing = side_in(record, user_id) is not None
    return _listed(record.match_id, match_title(record), text, waits=waits, playing=playing)
