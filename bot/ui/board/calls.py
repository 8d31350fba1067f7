"""Lines that call the next player where the board does not: beside one that is edited, and on a guest's own server.

Each replaces the one before it. They are stored: one process may take back what another has posted.
Guests play in a team match between servers, where a board of theirs is played in the other server.
"""

from collections.abc import Mapping
from datetime import timedelta
from types import MappingProxyType
from typing import Final

import structlog

from bot.app.recent import Recent
from bot.app.views import Turn
from bot.errors import BotError
from bot.records.computers import is_computer, is_somebody
from bot.records.matches import MatchRecord
from bot.records.people import Person, Place, Posting
from bot.rules.sides import Side
from bot.texts.catalogue import say, speaking
from bot.ui.kit.feature import Features
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.names import mention, mentions_of, mentions_only
from bot.ui.kit.places import language_of_place
from bot.ui.kit.sending import UNREACHABLE, delete, reply, send
from bot.ui.match.narration import match_link, whose_turn
from bot.ui.match.style import posting_of

_log: Final = structlog.get_logger()
HERE: Final = timedelta(minutes=2)
"""A player who has acted so recently looks at the board anyway, and is not called."""
_NOBODY: Final[Mapping[Side, Place]] = MappingProxyType({})


def called_of_several(host: Host, record: MatchRecord) -> list[Person]:
    """Who has to act for a side of several people, if a post should still call them."""
    hooks = (feature.called for feature in host.get(Features))
    return [person for called in hooks if called is not None for person in called(host, record)]


class Calls:
    """Calls by lines, and takes them back."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._known: Recent[int, Mapping[Side, Place]] = Recent(4096)
        """By match: the sides that guests play, and the channels in which these are at home."""

    async def wanted(self, turn: Turn) -> bool:
        """Has the next player to be called after a turn?"""
        record, side = turn.record, turn.record.state.waiting_for
        if called_of_several(self._host, record):
            return turn.before is not None
        if side is None or side is turn.actor or turn.before is None:
            return False
        if any(is_computer(person.user_id) for person in record.players):
            return False  # nobody waits for anybody
        if not is_somebody(record.players[side].user_id):
            return False
        if record.clock is not None and record.clock.control.host is side:
            return False  # a host with many boards looks at one after the other
        acted = (await self._host.app.matches.last_acts(record.match_id)).get(record.players[side].user_id)
        return acted is None or self._host.clock() - acted > HERE

    async def to_guests(self, turn: Turn, _: Interaction | None = None) -> None:
        """Call a guest at home: the post of a turn pings only those who can see it. Never raises."""
        if posting_of(self._host, turn.record) is not Posting.LIVE and await self._guests(turn.record):
            await self.after(turn, None, guests_alone=True)

    async def _guests(self, record: MatchRecord) -> Mapping[Side, Place]:
        if record.place.guild_id is None:
            return _NOBODY
        known = self._known.get(record.match_id)
        if known is None:
            known = self._known[record.match_id] = await self._homes(record)
        return known

    async def after(self, turn: Turn, interaction: Interaction | None, *, guests_alone: bool = False) -> None:
        """Call the next player where the turn was shown, and take back the line that is answered. Never raises."""
        record, matches = turn.record, self._host.app.matches
        side = record.state.waiting_for
        try:
            guests = await self._guests(record)
            home = None if side is None else guests.get(side)
            wanted, line = await self.wanted(turn), await matches.call_in(record.match_id)
            wanted = wanted and (home is not None or not guests_alone)
            is_answered = line is not None and (wanted or turn.actor is line[2] or record.state.is_over)
            # Of two processes, only one takes it back.
            is_mine = line is not None and is_answered and await matches.drop_call(record.match_id, line[1])
            if wanted and side is not None:
                await self._call(turn, side, interaction, home)
        except BotError as error:
            _log.warning("next player not called", match=record.match_id, error=repr(error))
            return
        if line is not None and is_mine:
            await self._take_back(record, line)

    async def _call(self, turn: Turn, side: Side, interaction: Interaction | None, home: Place | None) -> None:
        record, place = turn.record, home or Place(turn.record.posts_to, turn.record.place.guild_id)
        with speaking(await language_of_place(self._host, place)):
            several = called_of_several(self._host, record)
            decide = [say("team-decides", who=mention(one)) for one in several]
            whose = " ".join([whose_turn(record, ping=True), *decide])
            text = f"{whose} {match_link(record) or say('live-note')}"
            if home is not None:
                text = say("match-called-elsewhere", heading=whose, match=record.match_id)
        mentions = mentions_only(several) if several else mentions_of(record)
        try:
            if interaction is not None and home is None:
                message_id = await reply(interaction, text, private=False, mentions=mentions) or 0
            else:
                message_id = await send(self._host, place, text, mentions=mentions)
        except UNREACHABLE as error:
            _log.info("next player not called", match=record.match_id, error=str(error))
            return
        await self._host.app.matches.called(record.match_id, place.channel_id, message_id, side)

    async def _take_back(self, record: MatchRecord, line: tuple[int, int, Side]) -> None:
        try:
            await delete(self._host, Place(line[0], None), line[1])
        except UNREACHABLE as error:
            _log.info("line not taken back", match=record.match_id, error=str(error))

    async def _homes(self, match: MatchRecord) -> Mapping[Side, Place]:
        """The team announced first is at home in the first server, the other in the second."""
        tournaments = self._host.app.tournaments
        number = await tournaments.tournament_of_match(match.match_id)
        record = None if number is None else await tournaments.tournament(number)
        if record is None or record.plan.away is None:
            return _NOBODY
        homes = {1: record.place, 2: record.plan.away.place}
        found = {}
        for side, person in zip(Side, match.players, strict=True):
            entrant = record.state.find(person.user_id)
            home = None if entrant is None else homes.get(entrant.team)
            if home is not None and home.guild_id != match.place.guild_id:
                found[side] = home
        return found
