"""Which of a person's finished matches and chouettes somebody else may see."""

from __future__ import annotations

from typing import Final

from bot.ratings.records import FinishedMatch
from bot.records.chouettes import Attended
from bot.ui.kit.host import Interaction
from bot.ui.kit.places import is_guest
from bot.ui.match.lookup import may_view

_AT_ONCE: Final = 100
_CHOUETTES: Final = 10
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


async def seen_chouettes(interaction: Interaction, person_id: int) -> list[Attended]:
    """The last chouettes of a person that whoever asks may see: their own, or those in channels that they can see."""
    own, guild_id = person_id == interaction.user.id, interaction.guild_id
    if guild_id is None and not own:
        return []
    found = await interaction.client.app.chouettes.attended(person_id, guild_id)
    return [one for one in found if own or _sees(interaction, one.place.channel_id)][:_CHOUETTES]


def _may_see(interaction: Interaction, match: FinishedMatch) -> bool:
    if match.opponent_id == interaction.user.id:
        return True
    return _sees(interaction, match.channel_id)


def _sees(interaction: Interaction, channel_id: int) -> bool:
    """Does whoever asks see a channel of this server?"""
    if is_guest(interaction):
        return channel_id == interaction.channel_id
    return may_view(interaction, channel_id) is True
