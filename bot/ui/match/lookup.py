"""Which match a person means."""

from __future__ import annotations

import discord

from bot.errors import NotFound, NotFoundWhat, PlayedElsewhere
from bot.records.matches import MatchRecord
from bot.ui.kit.errors import concerns
from bot.ui.kit.host import Interaction
from bot.ui.kit.places import is_direct, is_guest, place_of
from bot.ui.match.narration import match_link


async def chosen_match(interaction: Interaction, chosen: str | None) -> MatchRecord:
    """The match to act in: the one named, else the one that waits for this person here, else the only one here.

    Raises NotFound. In a direct message with the bot it raises PlayedElsewhere for a match played elsewhere, since
    nobody there would see the turn.
    """
    if is_direct(interaction):
        record = await _played_directly(interaction, chosen)
    elif chosen:
        record = await _named(interaction, chosen)
    else:
        record = await interaction.client.app.matches.to_act(interaction.user.id, place_of(interaction))
    concerns(record.match_id)
    return record


async def _played_directly(interaction: Interaction, chosen: str | None) -> MatchRecord:
    """A match played with the bot alone, that is, against the computer. Raises NotFound, PlayedElsewhere."""
    if not chosen:
        try:
            return await interaction.client.app.matches.to_act(interaction.user.id, place_of(interaction))
        except NotFound as error:
            if error.what is not NotFoundWhat.MATCH_HERE:
                raise
    record = await chosen_match_to_look_at(interaction, chosen)
    if record.place.channel_id != interaction.channel_id:
        raise PlayedElsewhere(record.match_id, match_link(record))
    return record


async def chosen_match_to_look_at(interaction: Interaction, chosen: str | None) -> MatchRecord:
    """The match to look at: the one named, else the person's own here, else the latest in the channel.

    In a direct message with the bot, people look at their own matches, wherever they are played.
    """
    if chosen:
        return await _named(interaction, chosen, anywhere=is_direct(interaction))
    if is_direct(interaction):
        return await interaction.client.app.matches.to_look_at_anywhere(interaction.user.id)
    return await interaction.client.app.matches.to_look_at(interaction.user.id, place_of(interaction))


async def _named(interaction: Interaction, chosen: str, *, anywhere: bool = False) -> MatchRecord:
    """A match by its number, `12` or `#12`, or by its text in the list of choices.

    Only matches of this server or group that the person may see; with `anywhere`, all of their own too.
    """
    digits = chosen.strip().lstrip("#").split(":")[0]
    # isdecimal also accepts digits of other scripts, and int reads them as well; 18 digits fit the database.
    if not digits.isdecimal() or len(digits) > 18:
        raise NotFound(NotFoundWhat.MATCH)
    record = await interaction.client.app.matches.match(int(digits))
    own = plays(interaction, record)
    if interaction.guild_id is None:
        here = record.place.channel_id == interaction.channel_id
    else:
        here = record.place.guild_id == interaction.guild_id
        here = here and (own or _is_open(interaction, record))
    if not here and own and interaction.guild_id is not None:
        here = await interaction.client.app.tournaments.shares(record, interaction.guild_id)
    if not here and not (anywhere and own):
        raise NotFound(NotFoundWhat.MATCH)
    return record


def _is_open(interaction: Interaction, record: MatchRecord) -> bool:
    """May somebody who does not play it open a match of their server by its number?

    Where the bot is only somebody's own app, it knows nothing of the other channels: only those played here.
    """
    if is_guest(interaction):
        return interaction.channel_id in (record.place.channel_id, record.thread_id)
    return may_view(interaction, record.place.channel_id) is not False


def plays(interaction: Interaction, record: MatchRecord) -> bool:
    """Is this a match of the person who asks?"""
    return any(person.user_id == interaction.user.id for person in record.players)


def may_view(interaction: Interaction, channel_id: int) -> bool | None:
    """May the person who asks see this channel of the server? None if the channel is not known (any more).

    Whoever sees a channel sees its threads. Only members see a private thread, and the bot does not know them.
    """
    if channel_id == interaction.channel_id:
        return True
    guild, user = interaction.guild, interaction.user
    channel = None if guild is None else guild.get_channel_or_thread(channel_id)
    if channel is None or not isinstance(user, discord.Member):
        return None
    if not isinstance(channel, discord.Thread):
        return channel.permissions_for(user).view_channel
    if channel.parent is None:
        return None
    has = channel.parent.permissions_for(user)
    return has.view_channel and (has.manage_threads or not channel.is_private())


async def others_in_server(interaction: Interaction) -> list[MatchRecord]:
    """Matches of others in the other channels of this server that the person may see, the latest touched first."""
    if interaction.guild_id is None:
        return []
    channel_id = interaction.channel_id
    return [
        record
        for record in await interaction.client.app.matches.in_server(interaction.guild_id)
        if channel_id not in (record.place.channel_id, record.thread_id)
        and not plays(interaction, record)
        and may_view(interaction, record.place.channel_id)
    ]
