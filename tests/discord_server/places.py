"""Servers, channels and the people in them, as the fake Discord keeps them."""

from __future__ import annotations

import itertools
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

import discord

if TYPE_CHECKING:
    from tests.discord_server.messages import Message
    from tests.discord_server.world import World

Json = dict[str, Any]

_EPOCH: Final = 1_420_070_400_000
_count: Final = itertools.count()

TEXT_CHANNEL, DM_CHANNEL, GROUP_CHANNEL, PUBLIC_THREAD = 0, 1, 3, 11

EVERYONE: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    add_reactions=True,
    read_message_history=True,
    use_external_emojis=True,
    use_application_commands=True,
).value
"""What a member, and the bot, may do unless a test says otherwise."""
ALONE: Final = discord.Permissions(
    attach_files=True, embed_links=True, mention_everyone=True, use_external_emojis=True
).value
"""What Discord says of a direct conversation or a group: neither seeing nor sending is a permission there."""


def new_id() -> int:
    """A snowflake of this moment."""
    return (int(time.time() * 1000) - _EPOCH) << 22 | (next(_count) & 0x3FFFFF)


def timestamp() -> str:
    """Now, as Discord writes it."""
    return datetime.now(UTC).isoformat()


@dataclass(eq=False)
class Person:
    """An account: a user or the bot."""

    id: int
    name: str
    display_name: str | None = None
    bot: bool = False
    accepts_dms: bool = True

    def payload(self) -> Json:
        """The user object."""
        return {
            "id": str(self.id),
            "username": self.name,
            "discriminator": "0000" if self.bot else "0",
            "global_name": self.display_name,
            "avatar": None,
            "bot": self.bot,
            "public_flags": 0,
        }

    @property
    def mention(self) -> str:
        """The text that mentions this user."""
        return f"<@{self.id}>"


@dataclass(eq=False)
class Member:
    """A person in one server; change the fields at will."""

    person: Person
    nick: str | None = None
    permissions: int = EVERYONE
    roles: list[int] = field(default_factory=list)

    def payload(self, *, with_user: bool = True, with_permissions: bool = False) -> Json:
        """The member object."""
        data: Json = {
            "nick": self.nick,
            "roles": [str(role) for role in self.roles],
            "joined_at": "2024-01-01T00:00:00+00:00",
            "premium_since": None,
            "pending": False,
            "deaf": False,
            "mute": False,
            "avatar": None,
            "banner": None,
            "communication_disabled_until": None,
            "flags": 0,
        }
        if with_user:
            data["user"] = self.person.payload()
        if with_permissions:
            data["permissions"] = str(self.permissions)
        return data


@dataclass(eq=False)
class Channel:
    """A text channel, a thread (`parent`), a direct conversation (`recipient`) or a group of people (`group`)."""

    id: int
    name: str
    kind: int
    world: World
    guild: Guild | None = None
    parent: Channel | None = None
    recipient: Person | None = None
    group: tuple[Person, ...] = ()
    archived: bool = False
    locked: bool = False
    denied: int = 0
    messages_by_id: dict[int, Message] = field(default_factory=dict)

    @property
    def messages(self) -> list[Message]:
        """What everyone in the channel sees, oldest first."""
        return [message for message in self.messages_by_id.values() if not message.ephemeral]

    @property
    def last(self) -> Message:
        """The newest message that everyone sees."""
        return self.messages[-1]

    @property
    def context(self) -> int:
        """Discord's number for the kind of place: 0 in a server, 1 with the bot alone, 2 among people."""
        return 0 if self.guild is not None else 1 if self.recipient is not None else 2

    @property
    def has_bot(self) -> bool:
        """Is the bot a member here? Elsewhere it is only somebody's own app: it can answer, and nothing else."""
        return self.guild.has_bot if self.guild is not None else self.recipient is not None

    def sees(self, person: Person) -> bool:
        """Whether a person can be here."""
        return person in self.group if self.group else self.guild is None or self.guild.has(person)

    @property
    def bot_permissions(self) -> int:
        """What the bot may do here."""
        inherited = self.parent.bot_permissions if self.parent else EVERYONE
        return inherited & ~self.denied

    @property
    def told_permissions(self) -> int:
        """What an interaction tells the bot that it may do here."""
        return self.bot_permissions if self.guild is not None else ALONE & ~self.denied

    def find(self, text: str = "", *, label: str | None = None) -> list[Message]:
        """Messages that everyone sees with `text` somewhere in them, and a button `label` if one is given."""
        return [
            message for message in self.messages if text in message.text and (label is None or label in message.buttons)
        ]

    def deny(self, *permissions: str) -> None:
        """Take permissions from the bot, such as "send_messages". Interactions tell it so, and requests get a 403."""
        self.denied |= discord.Permissions(**dict.fromkeys(permissions, True)).value
        self.world.changed(self)

    def allow(self, *permissions: str) -> None:
        """Give permissions back to the bot."""
        self.denied &= ~discord.Permissions(**dict.fromkeys(permissions, True)).value
        self.world.changed(self)

    def post(self, content: str = "", *, components: list[Json] | None = None, **fields: Any) -> Message:
        """A message from the bot, older than the test; `fields` are those of Discord's create-message request."""
        payload = {"content": content, "components": components or [], **fields}
        return self.world.post(self, self.world.bot, payload, [])

    def add_thread(self, name: str) -> Channel:
        """A public thread in this channel."""
        return self.world.add_thread(self, name)

    def delete(self) -> None:
        """Delete the channel and everything in it."""
        self.world.delete_channel(self)

    def payload(self) -> Json:
        """The channel object."""
        data: Json = {"id": str(self.id), "type": self.kind, "last_message_id": None, "flags": 0}
        if self.recipient is not None:
            return {**data, "recipients": [self.recipient.payload()]}
        if self.group:
            people = [person.payload() for person in self.group]
            return {**data, "recipients": people, "name": None, "icon": None, "owner_id": people[0]["id"]}
        guild_id = str(self.guild.id) if self.guild else None
        data |= {"name": self.name, "guild_id": guild_id, "nsfw": False, "rate_limit_per_user": 0}
        if self.parent is not None:
            return {**data, **self._thread_fields()}
        overwrites = [{"id": str(self.world.bot.id), "type": 1, "allow": "0", "deny": str(self.denied)}]
        return {
            **data,
            "position": 0,
            "topic": None,
            "parent_id": None,
            "permission_overwrites": overwrites if self.denied else [],
        }

    def _thread_fields(self) -> Json:
        return {
            "parent_id": str(self.parent.id) if self.parent else None,
            "owner_id": str(self.world.bot.id),
            "message_count": len(self.messages_by_id),
            "member_count": 1,
            "thread_metadata": {
                "archived": self.archived,
                "locked": self.locked,
                "auto_archive_duration": 1440,
                "archive_timestamp": "2024-01-01T00:00:00+00:00",
            },
        }


@dataclass(eq=False)
class Guild:
    """A server. People are members of every server until they leave it."""

    id: int
    name: str
    world: World
    channels: dict[int, Channel] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    gone: set[int] = field(default_factory=set)
    has_bot: bool = True
    events: dict[int, Json] = field(default_factory=dict)
    """The scheduled events, as Discord tells them."""

    def add_text_channel(self, name: str) -> Channel:
        """Add a text channel; a connected bot hears of it."""
        return self.world.add_channel(self, name)

    def member(self, person: Person) -> Member:
        """The person in this server; set their `nick` or `permissions` here."""
        if person.id not in self.members:
            self.members[person.id] = Member(person)
        return self.members[person.id]

    def leave(self, person: Person) -> None:
        """Take the person out of this server from now on."""
        self.gone.add(person.id)
        self.members.pop(person.id, None)

    def has(self, person: Person) -> bool:
        """Whether the person is in this server."""
        return person.id not in self.gone

    def payload(self) -> Json:
        """The guild object as in GUILD_CREATE."""
        me = self.member(self.world.bot)
        spread = [channel.payload() for channel in self.channels.values()]
        return {
            **self.rest_payload(),
            "channels": [channel for channel in spread if channel["type"] == TEXT_CHANNEL],
            "threads": [channel for channel in spread if channel["type"] == PUBLIC_THREAD],
            "members": [me.payload()],
            "member_count": len(self.members),
            "joined_at": "2024-01-01T00:00:00+00:00",
            "large": False,
            "unavailable": False,
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def rest_payload(self) -> Json:
        """The guild object as requests get it."""
        return {
            "id": str(self.id),
            "name": self.name,
            "icon": None,
            "owner_id": "1",
            "roles": [self._everyone()],
            "emojis": [],
            "stickers": [],
            "features": [],
            "verification_level": 0,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "preferred_locale": "en-US",
            "system_channel_id": None,
            "system_channel_flags": 0,
            "afk_timeout": 0,
            "afk_channel_id": None,
        }

    def _everyone(self) -> Json:
        return {
            "id": str(self.id),
            "name": "@everyone",
            "permissions": str(EVERYONE),
            "position": 0,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }
