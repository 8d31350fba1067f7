"""Whether the bot may hold a tournament somewhere: it has to post there without being asked."""

from __future__ import annotations

import discord

from bot.records.tournaments import TournamentRecord
from bot.texts.catalogue import say
from bot.ui.kit.host import Interaction
from bot.ui.kit.places import can_play_here, is_guest, lacking
from bot.ui.kit.sending import UNREACHABLE, reply
from bot.ui.tournament.view import named


async def can_be_announced_here(interaction: Interaction) -> bool:
    """May the bot hold a tournament in this channel? If not, the person is told."""
    if is_guest(interaction):
        await reply(interaction, say("tournament-needs-member"))
        return False
    return await can_play_here(interaction)


async def can_be_played(interaction: Interaction, record: TournamentRecord) -> bool:
    """May the bot post where a tournament was announced, which may be another channel? If not, the person is told."""
    guild = interaction.guild
    if guild is None or is_guest(interaction):
        await reply(interaction, say("tournament-needs-member"))
        return False
    channel = guild.get_channel_or_thread(record.place.channel_id)
    if record.place.channel_id == interaction.channel_id:
        has, in_thread = interaction.app_permissions, isinstance(interaction.channel, discord.Thread)
    elif channel is not None:
        has, in_thread = channel.permissions_for(guild.me), isinstance(channel, discord.Thread)
    else:
        return await _found_again(interaction, record)
    missing = lacking(has, in_thread=in_thread)
    if missing:
        names = ", ".join(f"**{name}**" for name in missing)
        where = f"<#{record.place.channel_id}>"
        text = say("tournament-needs-permissions", name=named(record), permissions=names, channel=where)
        await reply(interaction, text)
    return not missing


async def _found_again(interaction: Interaction, record: TournamentRecord) -> bool:
    """Does a channel that the bot does not know of, such as an archived thread, still exist?"""
    try:
        await interaction.client.fetch_channel(record.place.channel_id)
    except discord.NotFound:
        await reply(interaction, say("tournament-channel-gone", name=named(record)))
        return False
    except UNREACHABLE:
        return True  # nothing speaks against it
    return True
