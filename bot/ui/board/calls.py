"""Lines that call the next player beside one live board, since an edit pings nobody.

Each replaces the one before it.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.app.recent import Recent
from bot.app.views import Turn
from bot.computers import is_computer, is_somebody
from bot.records import Place
from bot.rules.sides import Side
from bot.texts.catalogue import say, speaking
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.languages import language_of_place
from bot.ui.kit.names import mentions_of
from bot.ui.kit.sending import UNREACHABLE, delete, reply, send
from bot.ui.match.narration import match_link, whose_turn

_log: Final = structlog.get_logger()
_MOST: Final = 500
_HERE: Final = timedelta(minutes=2)
"""Whoever has acted so recently looks at the board anyway, and is not called."""


class Calls:
    """Whom a line has called in each match, and who acted when. A restart forgets it: then one line stays."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._lines: Recent[int, tuple[Place, int, Side]] = Recent(_MOST)
        self._acted: Recent[tuple[int, Side], datetime] = Recent(2 * _MOST)

    def wanted(self, turn: Turn) -> bool:
        """Has the next player to be called after a turn?"""
        record, side = turn.record, turn.record.state.waiting_for
        if side is None or side is turn.actor or turn.before is None:
            return False
        if any(is_computer(person.user_id) for person in record.players):
            return False  # nobody waits for anybody
        if not is_somebody(record.players[side].user_id):
            return False
        if record.clock is not None and record.clock.control.host is side:
            return False  # a host with many boards looks at one after the other
        acted = self._acted.get((record.match_id, side))
        return acted is None or self._host.clock() - acted > _HERE

    async def after(self, turn: Turn, interaction: Interaction | None) -> None:
        """Call the next player where the turn was shown, and take back the line that is answered. Never raises."""
        record, actor = turn.record, turn.actor
        wanted = self.wanted(turn)
        if actor is not None:
            self._acted[record.match_id, actor] = self._host.clock()
        line = self._lines.get(record.match_id)
        if wanted and record.state.waiting_for is not None:
            await self._call(turn, record.state.waiting_for, interaction)
        if line is not None and (wanted or actor is line[2]):
            await self._take_back(record.match_id, line)

    async def _call(self, turn: Turn, side: Side, interaction: Interaction | None) -> None:
        record, place = turn.record, Place(turn.record.posts_to, turn.record.place.guild_id)
        with speaking(await language_of_place(self._host, record.place)):
            text = f"{whose_turn(record, ping=True)} {match_link(record) or say('live-note')}"
        try:
            if interaction is not None:
                message_id = await reply(interaction, text, private=False, mentions=mentions_of(record)) or 0
            else:
                message_id = await send(self._host, place, text, mentions=mentions_of(record))
        except UNREACHABLE as error:
            _log.info("next player not called", match=record.match_id, error=str(error))
            return
        self._lines[record.match_id] = (place, message_id, side)

    async def _take_back(self, match_id: int, line: tuple[Place, int, Side]) -> None:
        if self._lines.get(match_id) == line:
            del self._lines[match_id]
        try:
            await delete(self._host, line[0], line[1])
        except UNREACHABLE as error:
            _log.info("line not taken back", match=match_id, error=str(error))
