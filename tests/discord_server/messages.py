"""Messages as the fake Discord keeps them."""

from __future__ import annotations

import mimetypes
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from tests.discord_server.payloads import COMPONENTS_V2, EPHEMERAL
from tests.discord_server.places import new_id, timestamp

if TYPE_CHECKING:
    from tests.discord_server.places import Channel, Person

Json = dict[str, Any]

LOADING: Final = 1 << 7
_BUTTON, _TEXT = 2, 10
_SELECTS: Final = frozenset({3, 5, 6, 7, 8})
_PNG: Final = b"\x89PNG\r\n\x1a\n"


@dataclass(slots=True)
class Upload:
    """A file on its way to Discord."""

    filename: str
    content: bytes


@dataclass(eq=False, slots=True)
class Attachment:
    """A file of a message."""

    id: int
    filename: str
    content: bytes
    description: str | None
    url: str

    def payload(self) -> Json:
        """The attachment object."""
        data = {
            "id": str(self.id),
            "filename": self.filename,
            "size": len(self.content),
            "url": self.url,
            "proxy_url": self.url,
            **self.size(),
        }
        if self.description:
            data["description"] = self.description
        return data

    def size(self) -> Json:
        """Type and, of a PNG, width and height."""
        data: Json = {"content_type": mimetypes.guess_type(self.filename)[0]}
        if self.content[:8] == _PNG:
            data["width"] = int.from_bytes(self.content[16:20])
            data["height"] = int.from_bytes(self.content[20:24])
        return data


@dataclass(eq=False)
class Message:
    """A message. Once deleted, it stays in the test's hands with `deleted` set."""

    id: int
    channel: Channel
    author: Person
    base_url: str
    kind: int = 0
    content: str = ""
    flags: int = 0
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: dict[int, Attachment] = field(default_factory=dict)
    shown_inside: dict[str, set[int]] = field(default_factory=dict)
    visible_to: Person | None = None
    interaction: Json | None = None
    webhook_id: int | None = None
    reference: Json | None = None
    created: str = field(default_factory=timestamp)
    edited: str | None = None
    edits: int = 0
    deleted: bool = False

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return bool(self.flags & EPHEMERAL)

    @property
    def v2(self) -> bool:
        """Whether it is made of Components V2."""
        return bool(self.flags & COMPONENTS_V2)

    @property
    def loading(self) -> bool:
        """Whether it says that the bot is thinking."""
        return bool(self.flags & LOADING)

    @property
    def files(self) -> dict[str, bytes]:
        """All its files, including those shown by components or embeds."""
        return {attachment.filename: attachment.content for attachment in self.attachments.values()}

    @property
    def text(self) -> str:
        """All its words: content, and the texts in components and embeds."""
        words = [self.content]
        words += [component["content"] for component in self.walk() if component["type"] == _TEXT]
        for embed in self.embeds:
            words += [embed.get("title") or "", embed.get("description") or ""]
            words += [f"{one['name']}\n{one['value']}" for one in embed.get("fields") or []]
        return "\n".join(word for word in words if word)

    @property
    def buttons(self) -> dict[str, Json]:
        """Its buttons by label (by emoji or custom_id where there is no label)."""
        found = (component for component in self.walk() if component["type"] == _BUTTON)
        return {_name_of(button): button for button in found}

    @property
    def selects(self) -> list[Json]:
        """Its selects."""
        return [component for component in self.walk() if component["type"] in _SELECTS]

    def walk(self) -> Iterator[Json]:
        """All its components, outer before inner."""
        return _walk(self.components)

    def delete(self) -> None:
        """Delete it, as a moderator does, or the bot by a request."""
        self.channel.world.delete_message(self)

    def write(self, payload: Json, uploads: Sequence[Upload]) -> None:
        """Fill or change it as a request says."""
        if "content" in payload:
            self.content = payload["content"] or ""
        if payload.get("flags"):
            self.flags |= payload["flags"] & ~EPHEMERAL
        if uploads or "attachments" in payload:
            self._attach(payload.get("attachments"), uploads)
        if "embeds" in payload or "components" in payload:
            self._show(payload)

    def _attach(self, listed: list[Json] | None, uploads: Sequence[Upload]) -> None:
        about = {str(one["id"]): one for one in listed or ()}
        if listed is not None:
            self.attachments = {key: one for key, one in self.attachments.items() if str(key) in about}
        for index, upload in enumerate(uploads):
            said = about.get(str(index), {})
            name = said.get("filename") or upload.filename
            key = new_id()
            url = f"{self.base_url}/cdn/attachments/{self.channel.id}/{key}/{name}"
            self.attachments[key] = Attachment(key, name, upload.content, said.get("description"), url)

    def _show(self, payload: Json) -> None:
        by_name = {f"attachment://{one.filename}": one for one in self.attachments.values()}
        if "embeds" in payload:
            resolver = _Resolver(by_name)
            self.embeds = [resolver.resolve_embed(embed) for embed in payload["embeds"] or []]
            self.shown_inside["embeds"] = resolver.used
        if "components" in payload:
            resolver = _Resolver(by_name)
            self.components = [resolver.resolve(component) for component in payload["components"] or []]
            self.shown_inside["components"] = resolver.used

    def payload(self) -> Json:
        """The message object. A file shown by a component or an embed is not among its attachments."""
        shown: set[int] = set().union(*self.shown_inside.values())
        data: Json = {
            "id": str(self.id),
            "type": self.kind,
            "channel_id": str(self.channel.id),
            "author": self.author.payload(),
            "content": self.content,
            "timestamp": self.created,
            "edited_timestamp": self.edited,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [one.payload() for key, one in self.attachments.items() if key not in shown],
            "embeds": self.embeds,
            "components": self.components,
            "pinned": False,
            "flags": self.flags,
        }
        if self.interaction is not None:
            data["interaction_metadata"] = self.interaction
            data["application_id"] = data["webhook_id"] = str(self.webhook_id)
        if self.reference is not None:
            data["message_reference"] = self.reference
        return data


class _Resolver:
    """Puts addresses and ids into the components and embeds of one message."""

    def __init__(self, attachments: dict[str, Attachment]) -> None:
        self._attachments = attachments
        self._next_id = 0
        self.used: set[int] = set()

    def resolve(self, component: Json) -> Json:
        """A component as Discord gives it back."""
        self._next_id += 1
        made = {**component, "id": component.get("id") or self._next_id}
        for name in ("media", "file"):
            if name in made:
                made[name] = self._media(made[name])
        if "components" in made:
            made["components"] = [self.resolve(child) for child in made["components"]]
        if "items" in made:
            made["items"] = [{**item, "media": self._media(item["media"])} for item in made["items"]]
        if "accessory" in made:
            made["accessory"] = self.resolve(made["accessory"])
        return made

    def resolve_embed(self, embed: Json) -> Json:
        """An embed as Discord gives it back."""
        made = {"type": "rich", **embed}
        for name in ("image", "thumbnail"):
            if made.get(name):
                made[name] = self._media(made[name])
        return made

    def _media(self, media: Json) -> Json:
        attachment = self._attachments.get(media["url"])
        if attachment is None:
            return {"proxy_url": media["url"], "loading_state": 2, "flags": 0, **media}
        self.used.add(attachment.id)
        return {
            "url": attachment.url,
            "proxy_url": attachment.url,
            "attachment_id": str(attachment.id),
            "loading_state": 2,
            "flags": 0,
            **attachment.size(),
        }


def _walk(components: Sequence[Json]) -> Iterator[Json]:
    for component in components:
        yield component
        yield from _walk(component.get("components", ()))
        if "accessory" in component:
            yield component["accessory"]


def _name_of(button: Json) -> str:
    return str(button.get("label") or (button.get("emoji") or {}).get("name") or button.get("custom_id") or "")
