"""Players of a team match between servers who are guests where a board of theirs is played."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.app.recent import Recent
from bot.records.matches import MatchRecord
from bot.records.people import Place
from bot.rules.sides import Side
from bot.ui.kit.host import Host

_AT_HAND: Final = 4096
_NOBODY: Final[Mapping[Side, Place]] = MappingProxyType({})


class Guests:
    """Knows where guests are at home: the team announced first in the first server, the other in the second."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._known: Recent[int, Mapping[Side, Place]] = Recent(_AT_HAND)

    async def of(self, match: MatchRecord) -> Mapping[Side, Place]:
        """The sides of a match that are played by guests, and the channels in which these are at home."""
        known = self._known.get(match.match_id)
        if known is None:
            known = self._known[match.match_id] = await self._find(match)
        return known

    async def _find(self, match: MatchRecord) -> Mapping[Side, Place]:
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
