"""A private thread for each team that consults, where the server lets the bot open one."""

from __future__ import annotations

from typing import Final

import discord
import structlog

from bot.crowd.records import CrowdRecord
from bot.records.people import Person, Place
from bot.rules.sides import Side
from bot.texts.catalogue import say, speaking
from bot.ui.kit.host import Host
from bot.ui.kit.languages import language_of_place
from bot.ui.kit.names import mentions_only
from bot.ui.kit.sending import UNREACHABLE, open_private_thread, send

_log: Final = structlog.get_logger()


async def open_team_threads(host: Host, crowd: CrowdRecord, place: Place) -> None:
    """Give each team a thread of its own. Where that is not allowed, they find another place to talk."""
    channel = host.get_channel(place.channel_id)
    if not isinstance(channel, discord.TextChannel):
        return
    has = channel.permissions_for(channel.guild.me)
    if not (has.create_private_threads and has.send_messages_in_threads):
        return
    with speaking(await language_of_place(host, place)):
        for side in Side:
            members = [Person(one.id, one.name) for one in crowd.state.members(side)]
            title = say("team-thread", side=side.name.lower(), match=crowd.match_id or 0)
            try:
                thread = await open_private_thread(host, place, title)
                called = " ".join(f"<@{one.user_id}>" for one in members)
                text = f"{called}\n{say('team-thread-explained')}"
                # Whoever is mentioned in a private thread is let in.
                await send(host, Place(thread.id, place.guild_id), text, mentions=mentions_only(members))
            except UNREACHABLE as error:
                _log.info("no thread for a team", crowd=crowd.crowd_id, error=str(error))
                return
