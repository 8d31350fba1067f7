"""Requests about servers, channels, threads, messages and people."""

from __future__ import annotations

from typing import Any

import discord

from tests.discord_server.faults import ApiError
from tests.discord_server.messages import Message
from tests.discord_server.payloads import message_problems, thread_problems
from tests.discord_server.places import Channel, new_id
from tests.discord_server.routes import Call, route

Json = dict[str, Any]


@route("GET", "/channels/{channel}")
def get_channel(call: Call, channel_id: str) -> Json:
    """A channel."""
    return call.channel(channel_id).payload()


@route("PATCH", "/channels/{channel}")
def edit_channel(call: Call, channel_id: str) -> Json:
    """Rename a channel; archive or lock a thread."""
    channel = call.channel(channel_id)
    channel.name = call.payload.get("name", channel.name)
    channel.archived = call.payload.get("archived", channel.archived)
    channel.locked = call.payload.get("locked", channel.locked)
    call.server.world.changed(channel)
    return channel.payload()


@route("DELETE", "/channels/{channel}")
def delete_channel(call: Call, channel_id: str) -> Json:
    """Delete a channel or a thread."""
    channel = call.channel(channel_id)
    call.server.world.delete_channel(channel)
    return channel.payload()


@route("GET", "/guilds/{guild}/scheduled-events")
def get_events(call: Call, guild_id: str) -> list[Json]:
    """The events of a server."""
    return list(call.guild(guild_id).events.values())


@route("POST", "/guilds/{guild}/scheduled-events")
def create_event(call: Call, guild_id: str) -> Json:
    """Schedule an event somewhere outside of Discord's voice channels."""
    if not 1 <= len(call.payload["name"]) <= 100 or not 1 <= len(call.payload["entity_metadata"]["location"]) <= 100:
        raise ApiError(400, 50035, "Invalid Form Body")
    key, maker = new_id(), str(call.server.world.bot.id)
    event = {"id": str(key), "guild_id": guild_id, "channel_id": None, "creator_id": maker, "entity_id": None}
    call.guild(guild_id).events[key] = {**event, "status": 1, **call.payload}
    return call.guild(guild_id).events[key]


@route("GET", "/guilds/{guild}/scheduled-events/{event}")
def get_event(call: Call, guild_id: str, event_id: str) -> Json:
    """One event."""
    event = call.guild(guild_id).events.get(int(event_id))
    if event is None:
        raise ApiError(404, 10070, "Unknown Guild Scheduled Event")
    return event


@route("PATCH", "/guilds/{guild}/scheduled-events/{event}")
def edit_event(call: Call, guild_id: str, event_id: str) -> Json:
    """Begin, end, cancel or change an event. It goes from scheduled to active to over, or is canceled."""
    event = get_event(call, guild_id, event_id)
    if (event["status"], call.payload.get("status", event["status"])) not in {(1, 1), (1, 2), (1, 4), (2, 2), (2, 3)}:
        raise ApiError(400, 50035, "Invalid Form Body")
    event.update(call.payload)
    return event


@route("POST", "/channels/{channel}/threads")
def start_thread(call: Call, channel_id: str) -> Json:
    """Start a thread without a message."""
    call.check(thread_problems, call.payload)
    return call.server.world.add_thread(call.channel(channel_id), call.payload["name"]).payload()


@route("POST", "/channels/{channel}/messages/{message}/threads")
def start_thread_at(call: Call, channel_id: str, message_id: str) -> Json:
    """Start a thread below a message; it has the message's id."""
    message = _message(call, channel_id, message_id)
    call.check(thread_problems, call.payload)
    thread = call.server.world.add_thread(message.channel, call.payload["name"], key=message.id)
    return thread.payload()


@route("POST", "/channels/{channel}/typing")
def show_typing(call: Call, channel_id: str) -> None:
    """The bot is typing."""
    call.channel(channel_id)


@route("GET", "/channels/{channel}/messages")
def list_messages(call: Call, channel_id: str) -> list[Json]:
    """The newest messages, newest first."""
    channel = call.channel(channel_id)
    _demand(channel, "view_channel", "read_message_history")
    found = channel.messages
    if "before" in call.query:
        found = [message for message in found if message.id < int(call.query["before"])]
    if "after" in call.query:
        found = [message for message in found if message.id > int(call.query["after"])]
        found = found[: int(call.query.get("limit", 50))]
    return [message.payload() for message in reversed(found[-int(call.query.get("limit", 50)) :])]


@route("POST", "/channels/{channel}/messages")
def post_message(call: Call, channel_id: str) -> Json:
    """A new message from the bot."""
    channel = call.channel(channel_id)
    if channel.recipient is not None and not channel.recipient.accepts_dms:
        raise ApiError(403, 50007, "Cannot send messages to this user")
    _demand(channel, "view_channel", "send_messages_in_threads" if channel.parent else "send_messages")
    if call.uploads:
        _demand(channel, "attach_files")
    if channel.locked:
        raise ApiError(400, 50083, "Thread is archived")
    call.check(message_problems, call.payload, **call.around())
    channel.archived = False
    world = call.server.world
    return world.post(channel, world.bot, call.payload, call.uploads).payload()


@route("GET", "/channels/{channel}/messages/{message}")
def get_message(call: Call, channel_id: str, message_id: str) -> Json:
    """A message."""
    _demand(call.channel(channel_id), "view_channel", "read_message_history")
    return _message(call, channel_id, message_id).payload()


@route("PATCH", "/channels/{channel}/messages/{message}")
def edit_message(call: Call, channel_id: str, message_id: str) -> Json:
    """Change one of the bot's own messages."""
    channel = call.channel(channel_id)
    _demand(channel, "view_channel")
    message = _message(call, channel_id, message_id)
    if message.author is not call.server.world.bot:
        raise ApiError(403, 50005, "Cannot edit a message authored by another user")
    if channel.archived:
        raise ApiError(400, 50083, "Thread is archived")
    if call.uploads:
        _demand(channel, "attach_files")
    around = call.around(message, call.payload.get("attachments"))
    call.check(message_problems, call.payload, edit=True, v2=message.v2, **around)
    call.server.world.edit(message, call.payload, call.uploads)
    return message.payload()


@route("DELETE", "/channels/{channel}/messages/{message}")
def delete_message(call: Call, channel_id: str, message_id: str) -> None:
    """Delete a message."""
    _demand(call.channel(channel_id), "view_channel")
    call.server.world.delete_message(_message(call, channel_id, message_id))


def _message(call: Call, channel_id: str, message_id: str) -> Message:
    """A message that everyone sees; an ephemeral one can be reached only through its interaction."""
    message = call.channel(channel_id).messages_by_id.get(int(message_id))
    if message is None or message.ephemeral:
        raise ApiError(404, 10008, "Unknown Message")
    return message


def _demand(channel: Channel, *permissions: str) -> None:
    """Refuse what the bot may not do."""
    if not channel.denied and channel.parent is None:
        return
    granted = discord.Permissions(channel.bot_permissions)
    for name in permissions:
        if not getattr(granted, name):
            if name == "view_channel":
                raise ApiError(403, 50001, "Missing Access")
            raise ApiError(403, 50013, "Missing Permissions")


@route("GET", "/guilds/{guild}")
def get_guild(call: Call, guild_id: str) -> Json:
    """A server."""
    return call.guild(guild_id).rest_payload()


@route("GET", "/guilds/{guild}/channels")
def list_channels(call: Call, guild_id: str) -> list[Json]:
    """The channels of a server."""
    return [channel.payload() for channel in call.guild(guild_id).channels.values() if channel.parent is None]


@route("GET", "/guilds/{guild}/threads/active")
def list_threads(call: Call, guild_id: str) -> Json:
    """The threads of a server that are not archived."""
    threads = [one.payload() for one in call.guild(guild_id).channels.values() if one.parent is not None]
    return {"threads": threads, "members": []}


@route("GET", "/guilds/{guild}/members/{user}")
def get_member(call: Call, guild_id: str, user_id: str) -> Json:
    """A member of a server."""
    member = call.guild(guild_id).members.get(int(user_id))
    if member is None:
        raise ApiError(404, 10007, "Unknown Member")
    return member.payload()


@route("GET", "/users/@me")
def get_me(call: Call) -> Json:
    """The bot itself."""
    return call.server.world.bot.payload()


@route("GET", "/users/{user}")
def get_user(call: Call, user_id: str) -> Json:
    """A person."""
    person = call.server.world.people.get(int(user_id))
    if person is None:
        raise ApiError(404, 10013, "Unknown User")
    return person.payload()


@route("GET", "/users/@me/guilds")
def list_guilds(call: Call) -> list[Json]:
    """The servers the bot is in."""
    return [guild.rest_payload() for guild in call.server.world.guilds.values()]


@route("POST", "/users/@me/channels")
def open_direct_channel(call: Call) -> Json:
    """The conversation with a person."""
    person = call.server.world.people.get(int(call.payload["recipient_id"]))
    if person is None:
        raise ApiError(404, 10013, "Unknown User")
    return call.server.world.direct_channel(person).payload()
