"""Everything the fake Discord knows, and the events that its changes cause."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tests.discord_server.messages import LOADING, Message, Upload
from tests.discord_server.payloads import EPHEMERAL
from tests.discord_server.places import (
    DM_CHANNEL,
    GROUP_CHANNEL,
    PUBLIC_THREAD,
    TEXT_CHANNEL,
    Channel,
    Guild,
    Person,
    new_id,
    timestamp,
)

Json = dict[str, Any]

GUILDS: Final = 1 << 0
GUILD_MESSAGES: Final = 1 << 9
DIRECT_MESSAGES: Final = 1 << 12

Emit = Callable[[str, Callable[[], Json], int, int | None], None]
"""Sends an event: its name, the maker of its data if anyone listens, the intent it needs, the server it concerns."""


class World:
    """Servers, channels, people, messages. Changes tell the bot, if its intents allow."""

    def __init__(self, emit: Emit) -> None:
        self.bot = Person(new_id(), "backgammon", bot=True)
        self.application_id = self.bot.id
        self.base_url = ""
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.people: dict[int, Person] = {self.bot.id: self.bot}
        self.commands: dict[int | None, list[Json]] = {}
        self.emojis: dict[int, Json] = {}
        self._files: dict[str, bytes] = {}
        self._emit = emit

    def add_guild(self, name: str, *, has_bot: bool = True) -> Guild:
        """A server that the bot is in, or only hears of through interactions."""
        guild = Guild(new_id(), name, self, has_bot=has_bot)
        for person in self.people.values():
            if has_bot or person is not self.bot:
                guild.member(person)
        if has_bot:
            self.guilds[guild.id] = guild
            self._emit("GUILD_CREATE", guild.payload, GUILDS, guild.id)
        return guild

    def add_group(self, people: Sequence[Person]) -> Channel:
        """A conversation of several people, without the bot."""
        return self._add(Channel(new_id(), "", GROUP_CHANNEL, self, group=tuple(people)), "CHANNEL_CREATE")

    def remove_guild(self, guild: Guild, *, outage: bool = False) -> None:
        """Throw the bot out of a server, or with `outage` put the server out of reach for now."""
        data: Json = {"id": str(guild.id)}
        if outage:
            data["unavailable"] = True
        else:
            del self.guilds[guild.id]
            for channel_id in guild.channels:
                del self.channels[channel_id]
        self._emit("GUILD_DELETE", lambda: data, GUILDS, guild.id)

    def add_channel(self, guild: Guild, name: str) -> Channel:
        """A text channel."""
        return self._add(Channel(new_id(), name, TEXT_CHANNEL, self, guild), "CHANNEL_CREATE")

    def add_thread(self, parent: Channel, name: str, *, key: int | None = None) -> Channel:
        """A public thread; for one below a message, `key` is that message's id."""
        return self._add(Channel(key or new_id(), name, PUBLIC_THREAD, self, parent.guild, parent), "THREAD_CREATE")

    def _add(self, channel: Channel, event: str) -> Channel:
        self.channels[channel.id] = channel
        if channel.guild is not None:
            channel.guild.channels[channel.id] = channel
        if channel.guild is not None and channel.has_bot:
            self._emit(event, channel.payload, GUILDS, channel.guild.id)
        return channel

    def direct_channel(self, person: Person) -> Channel:
        """The conversation between the bot and a person."""
        for channel in self.channels.values():
            if channel.recipient is person:
                return channel
        return self._add(Channel(new_id(), "", DM_CHANNEL, self, recipient=person), "CHANNEL_CREATE")

    def changed(self, channel: Channel) -> None:
        """Tell the bot that a channel has changed."""
        kind = "THREAD_UPDATE" if channel.parent else "CHANNEL_UPDATE"
        if channel.guild is not None and channel.has_bot:
            self._emit(kind, channel.payload, GUILDS, channel.guild.id)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel, its threads and messages."""
        for thread in [one for one in self.channels.values() if one.parent is channel]:
            self.delete_channel(thread)
        del self.channels[channel.id]
        for message in channel.messages_by_id.values():
            message.deleted = True
        if channel.guild is not None:
            channel.guild.channels.pop(channel.id, None)
        if channel.guild is not None and channel.has_bot:
            event = "THREAD_DELETE" if channel.parent else "CHANNEL_DELETE"
            self._emit(event, channel.payload, GUILDS, channel.guild.id)

    def post(
        self,
        channel: Channel,
        author: Person,
        payload: Json,
        uploads: Sequence[Upload],
        *,
        visible_to: Person | None = None,
        interaction: Json | None = None,
        loading: bool = False,
    ) -> Message:
        """A new message, from a request as it came."""
        message = Message(new_id(), channel, author, self.base_url, interaction=interaction)
        if interaction is not None:
            message.webhook_id = self.application_id
            message.kind = 20 if interaction["type"] == 2 else 0
        if visible_to is not None:
            message.flags |= EPHEMERAL
            message.visible_to = visible_to
        if loading:
            message.flags |= LOADING
        message.reference = payload.get("message_reference")
        message.write(payload, uploads)
        channel.messages_by_id[message.id] = message
        self._tell("MESSAGE_CREATE", message)
        return message

    def edit(self, message: Message, payload: Json, uploads: Sequence[Upload]) -> None:
        """Change a message as a request says."""
        message.flags &= ~LOADING
        message.write(payload, uploads)
        message.edited = timestamp()
        message.edits += 1
        self._tell("MESSAGE_UPDATE", message)

    def delete_message(self, message: Message) -> None:
        """Delete a message."""
        if message.channel.messages_by_id.pop(message.id, None) is None:
            return
        message.deleted = True
        if not message.ephemeral and message.channel.has_bot:
            channel = message.channel
            data: Json = {"id": str(message.id), "channel_id": str(channel.id)}
            if channel.guild is not None:
                data["guild_id"] = str(channel.guild.id)
            self._emit("MESSAGE_DELETE", lambda: data, *_concerning(channel))

    def _tell(self, event: str, message: Message) -> None:
        if message.ephemeral or not message.channel.has_bot:
            return
        channel = message.channel
        extra = {"guild_id": str(channel.guild.id)} if channel.guild is not None else {}
        self._emit(event, lambda: {**message.payload(), **extra}, *_concerning(channel))

    def find_message(self, text: str = "", *, label: str | None = None) -> list[Message]:
        """Messages in any channel with `text` in them and a button `label`, oldest first."""
        found = [message for channel in self.channels.values() for message in channel.find(text, label=label)]
        return sorted(found, key=lambda message: message.id)

    def keep_file(self, upload: Upload, key: str) -> str:
        """Keep a file that a person gives to a command; returns its address."""
        path = f"/cdn/ephemeral-attachments/{key}/{upload.filename}"
        self._files[path] = upload.content
        return self.base_url + path

    def file(self, path: str) -> bytes | None:
        """The bytes of a file that a message shows or a person uploaded."""
        for channel in self.channels.values() if path not in self._files else ():
            for message in channel.messages_by_id.values():
                for attachment in message.attachments.values():
                    if attachment.url.endswith(path):
                        return attachment.content
        return self._files.get(path)


def _concerning(channel: Channel) -> tuple[int, int | None]:
    if channel.guild is None:
        return DIRECT_MESSAGES, None
    return GUILD_MESSAGES, channel.guild.id
