"""Interactions as a test sees them: a tap or a command on its way, and what the bot answered."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from tests.discord_server.payloads import EPHEMERAL

if TYPE_CHECKING:
    from tests.discord_server.messages import Message
    from tests.discord_server.places import Channel, Person
    from tests.discord_server.server import DiscordServer

Json = dict[str, Any]

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, SUGGESTIONS, MODAL = 4, 5, 6, 7, 8, 9

_NAMES: Final = {
    MESSAGE: "a message",
    DEFERRED: "thinking",
    DEFERRED_UPDATE: "a silent acknowledgement",
    UPDATE: "an update of the message",
    SUGGESTIONS: "suggestions",
    MODAL: "a modal",
}


class NotAnswered(AssertionError):
    """The bot did not answer within Discord's three seconds: the person sees "This interaction failed"."""


@dataclass(eq=False)
class Answer:
    """The bot's first answer to an interaction."""

    interaction: Interaction
    type: int
    data: Json
    message: Message | None
    seconds: float

    @property
    def flags(self) -> int:
        """The flags of the message."""
        return self.message.flags if self.message else int(self.data.get("flags") or 0)

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return bool(self.flags & EPHEMERAL)

    @property
    def text(self) -> str:
        """All the words of the message as it is now."""
        return self.message.text if self.message else str(self.data.get("content") or "")

    @property
    def files(self) -> dict[str, bytes]:
        """The files of the message as it is now."""
        return self.message.files if self.message else {}

    @property
    def choices(self) -> list[Json]:
        """The suggestions of an autocomplete answer, as {"name", "value"}."""
        return list(self.data.get("choices") or [])

    @property
    def modal(self) -> Json:
        """The modal that the bot opened; pass this answer to `submit_modal`."""
        assert self.type == MODAL, f"the bot answered with {_NAMES.get(self.type)}, not with a modal"
        return self.data


@dataclass(eq=False)
class Interaction:
    """A tap or a command, sent the moment it was made. `await` it for the bot's first answer.

    >>> answer = await alice.click(message, label="Roll")
    >>> tap = alice.click(message, label="Roll"); tap.repeat(); answer = await tap
    """

    server: DiscordServer
    user: Person
    channel: Channel
    type: int
    id: int
    token: str
    sent: float
    message: Message | None = None
    payload: bytes = b""
    owners: dict[str, str] = field(default_factory=dict)
    """Who installed the bot: under "0" the server, under "1" the person whose command it was."""
    first: Answer | None = None
    expired: bool = False
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    refused: list[int] = field(default_factory=list)
    """Discord's codes for the callbacks it refused: 40060 for a second answer, 10062 for a late one."""

    def __post_init__(self) -> None:
        loop = asyncio.get_running_loop()
        self._done: asyncio.Future[None] = loop.create_future()
        self._timer = loop.call_at(self.sent + self.server.deadline, self._expire)

    def __await__(self) -> Generator[Any, None, Answer]:
        if not self._done.done():
            yield from asyncio.shield(self._done).__await__()
        if self.first is None:
            raise NotAnswered(f"{self} was not answered within {self.server.deadline} s")
        return self.first

    def __str__(self) -> str:
        return f"interaction {self.id} (type {self.type}) of {self.user.name}"

    def repeat(self) -> None:
        """Deliver the same interaction to the bot once more, as a gateway may after a reconnect."""
        self.server.deliver(self)

    async def followup(self, number: int = 1) -> Message:
        """The bot's `number`-th followup message, as soon as it is there."""
        await self.server.until(lambda: len(self.followups) >= number, what=f"followup {number} of {self}")
        return self.followups[number - 1]

    async def finished(self) -> Message:
        """The answer after "thinking": the original message as soon as it holds something."""
        await self
        await self.server.until(
            lambda: self.original is not None and not self.original.loading, what=f"the answer of {self}"
        )
        assert self.original is not None
        return self.original

    def resolve(self, answer: Answer) -> None:
        """Take the bot's answer."""
        self.first = answer
        self._timer.cancel()
        if not self._done.done():
            self._done.set_result(None)

    def metadata(self) -> Json:
        """What a message says about the interaction it answers."""
        return {
            "id": str(self.id),
            "type": self.type,
            "user": self.user.payload(),
            "authorizing_integration_owners": self.owners,
        }

    def _expire(self) -> None:
        self.expired = True
        if not self._done.done():
            self._done.set_result(None)
