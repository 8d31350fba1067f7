"""Which of a person's finished matches somebody else may see."""

from __future__ import annotations

from typing import Final

from bot.ratings.records import FinishedMatch
from bot.ui.kit.host import Interaction
from bot.ui.kit.places import is_guest
from bot.ui.match.lookup import may_view

_AT_ONCE: Final = 100
_PAGES: Final = 10
"""So many times so many matches are looked through at most."""


async def seen_history(interaction: Interaction, person_id: int, limit: int) -> list[FinishedMatch]:
    """The last matches of a person, as far as whoever asks may see them, in this server or (without one) everywhere.

    One sees one's own matches, and those against oneself; of others only those in channels of this server that one can
    see, and none outside a server.
    """
    asks, guild_id = interaction.user.id, interaction.guild_id
    ratings = interaction.client.app.ratings
    if person_id == asks:
        return await ratings.history(person_id, guild_id, limit=limit)
    if guild_id is None:
        return await ratings.history(person_id, None, limit=limit, opponent_id=asks)
    seen: list[FinishedMatch] = []
    for page in range(_PAGES):
        found = await ratings.history(person_id, guild_id, limit=_AT_ONCE, offset=page * _AT_ONCE)
        seen += [match for match in found if _may_see(interaction, match)]
        if len(seen) >= limit or len(found) < _AT_ONCE:
            break
    return seen[:limit]


def _may_see(interaction: Interaction, match: FinishedMatch) -> bool:
    if match.opponent_id == interaction.user.id:
        return True
    if is_guest(interaction):
        return match.channel_id == interaction.channel_id
    return may_view(interaction, match.channel_id) is True
