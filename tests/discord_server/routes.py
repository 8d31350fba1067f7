"""Which function answers which request."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from tests.discord_server.faults import ApiError
from tests.discord_server.messages import Message, Upload
from tests.discord_server.payloads import Problem

if TYPE_CHECKING:
    from tests.discord_server.places import Channel, Guild
    from tests.discord_server.server import DiscordServer

Json = dict[str, Any]


@dataclass(slots=True)
class Call:
    """One request, as the function that answers it sees it."""

    server: DiscordServer
    method: str
    path: str
    query: Mapping[str, str]
    payload: Any
    uploads: Sequence[Upload]

    def check(self, find: Callable[..., list[Problem]], payload: Any, **around: Any) -> None:
        """Refuse and note the request if Discord would not take its payload."""
        if not self.server.checking:
            return
        problems = find(payload, **around)
        if problems:
            self.server.problems += [f"{self.method} {self.path}: {problem}" for problem in problems]
            raise ApiError(400, 50035, "Invalid Form Body", _nested(problems))

    def around(self, message: Message | None = None, attachments: Any = None) -> Json:
        """What a message payload is checked against: the uploads, and the files that the edited message keeps."""
        sizes = {one.filename: len(one.content) for one in self.uploads}
        if message is None:
            return {"files": sizes}
        listed = None if attachments is None else {str(one.get("id")) for one in attachments}
        kept = {key: one for key, one in message.attachments.items() if listed is None or str(key) in listed}
        return {"files": sizes, "kept": {one.filename for one in kept.values()}, "kept_ids": set(kept)}

    def channel(self, key: str) -> Channel:
        """The channel with this id, if the bot is there."""
        channel = self.server.world.channels.get(int(key))
        if channel is None or channel.group:
            raise ApiError(404, 10003, "Unknown Channel")
        if not channel.has_bot:
            raise ApiError(403, 50001, "Missing Access")
        return channel

    def guild(self, key: str) -> Guild:
        """The server with this id."""
        guild = self.server.world.guilds.get(int(key))
        if guild is None:
            raise ApiError(404, 10004, "Unknown Guild")
        return guild


Handler = Callable[..., Any]


@dataclass(slots=True, frozen=True)
class Route:
    """A function and the paths it answers."""

    handler: Handler
    template: str
    needs_token: bool


class _Node:
    __slots__ = ("children", "handlers", "wildcard")

    def __init__(self) -> None:
        self.children: dict[str, _Node] = {}
        self.wildcard: _Node | None = None
        self.handlers: dict[str, Route] = {}


_ROOT: Final = _Node()


def route(method: str, template: str, *, needs_token: bool = True) -> Callable[[Handler], Handler]:
    """Let a function answer `method` on paths like `template`; it gets the call and the parts in braces."""

    def register(handler: Handler) -> Handler:
        node = _ROOT
        for part in template.strip("/").split("/"):
            if part.startswith("{"):
                node.wildcard = node.wildcard or _Node()
                node = node.wildcard
            else:
                node = node.children.setdefault(part, _Node())
        node.handlers[method] = Route(handler, template, needs_token)
        return handler

    return register


def find_route(method: str, path: str) -> tuple[Route, list[str]] | None:
    """The route of a request, and the varying parts of its path."""
    node = _ROOT
    parts: list[str] = []
    for part in path[1:].split("/"):
        child = node.children.get(part)
        if child is None:
            if node.wildcard is None:
                return None
            child = node.wildcard
            parts.append(part)
        node = child
    found = node.handlers.get(method)
    return None if found is None else (found, parts)


def _nested(problems: Sequence[Problem]) -> Json:
    """Problems as Discord nests them: a dictionary for each step of a path."""
    errors: Json = {}
    for problem in problems:
        place = errors
        for step in problem.path.replace("[", ".").replace("]", "").split("."):
            if step:
                place = place.setdefault(step, {})
        place.setdefault("_errors", []).append({"code": "INVALID", "message": problem.text})
    return errors
