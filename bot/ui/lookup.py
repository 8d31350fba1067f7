"""Which match a person means."""

from __future__ import annotations

from bot.errors import NotFound, NotFoundWhat
from bot.records import MatchRecord
from bot.ui.board_message import Interaction
from bot.ui.places import place_of


async def chosen_match(interaction: Interaction, chosen: str | None) -> MatchRecord:
    """The match to act in: the one named, else the one that waits for this person here, else the only one here.

    Raises NotFound.
    """
    matches = interaction.client.matches
    if chosen:
        return await _named(interaction, chosen)
    return await matches.to_act(interaction.user.id, place_of(interaction))


async def chosen_match_to_look_at(interaction: Interaction, chosen: str | None) -> MatchRecord:
    """The match to look at: the one named, else the person's own here, else the latest of the channel."""
    if chosen:
        return await _named(interaction, chosen)
    return await interaction.client.matches.to_look_at(interaction.user.id, place_of(interaction))


async def _named(interaction: Interaction, chosen: str) -> MatchRecord:
    """A match by its number, `12` or `#12`, or by what the list of choices shows. Only those of this server."""
    digits = chosen.strip().lstrip("#").split(":")[0]
    # isdecimal also accepts digits of other scripts, which int reads as well; 18 of them fit the database.
    if not digits.isdecimal() or len(digits) > 18:
        raise NotFound(NotFoundWhat.MATCH)
    record = await interaction.client.matches.match(int(digits))
    if record.place.guild_id != interaction.guild_id:
        raise NotFound(NotFoundWhat.MATCH)
    return record
