"""The server as a test uses it."""

from __future__ import annotations

import asyncio
import os
import re
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from typing import Any, Final, Self

import aiohttp
import discord
import msgspec
from aiohttp import web
from nacl.signing import SigningKey

from tests.discord_server.address import VARIABLE, pointed_at
from tests.discord_server.faults import ApiError, ConnectionLost, Fault, Faults, RateLimit, TooManyRequests, matcher
from tests.discord_server.gateway import Gateway
from tests.discord_server.http import Api, Request, request_factory
from tests.discord_server.interactions import Interaction
from tests.discord_server.messages import Message
from tests.discord_server.options import CannotUse
from tests.discord_server.payloads import FILE_LIMIT
from tests.discord_server.places import Channel, Guild, Person, new_id
from tests.discord_server.users import User
from tests.discord_server.world import World

Json = dict[str, Any]

_MESSAGES: Final = {401: "401: Unauthorized", 403: "Missing Permissions", 404: "404: Not Found", 500: "Internal error"}
_UNAVAILABLE: Final = 503
_HEARS_WITHIN: Final = aiohttp.ClientTimeout(total=2)
_REMEMBERED: Final = 2000
"""How many interactions are kept when nothing is recorded."""


class DiscordServer:
    """A private Discord on 127.0.0.1: `async with DiscordServer() as server`.

    Args:
        token: What the bot has to log in with.
        deadline: Seconds in which an interaction must be answered.
        heartbeat: Seconds between the heartbeats that the bot is asked for.
        recording: Keep a log of requests; False under load.
        checking: Check every payload and refuse wrong ones; False under load.
        here: Point this process's discord.py at the server while it runs.
    """

    def __init__(
        self,
        *,
        token: str = "loopback-token",  # noqa: S107 - opens this server alone
        deadline: float = 3.0,
        heartbeat: float = 41.25,
        recording: bool = True,
        checking: bool = True,
        here: bool = True,
    ) -> None:
        self.token = token
        self.deadline = deadline
        self.token_life = 900.0
        self.recording = recording
        self.checking = checking
        self.base_url = ""
        self.requests: list[Request] = []
        self.problems: list[str] = []
        self.unexpected: list[str] = []
        self.interactions: dict[str, Interaction] = {}
        self.faults = Faults()
        self.signs = SigningKey.generate()
        self.addresses: list[str] = []
        """Where interactions are posted, by turns; none: they go to the gateway."""
        self._posted = 0
        self._posting: set[asyncio.Task[None]] = set()
        self._activity = asyncio.Event()
        self.gateway = Gateway(lambda: self.world, token, heartbeat, self.woken)
        self.world = World(self.gateway.emit)
        self._here = here
        self._runner: web.ServerRunner | None = None
        self._stack = ExitStack()

    async def __aenter__(self) -> Self:
        server = web.Server(Api(self).handle, request_factory=request_factory, access_log=None)
        self._runner = web.ServerRunner(server, shutdown_timeout=0.2)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        port = self._runner.addresses[0][1]
        self.base_url = self.world.base_url = f"http://127.0.0.1:{port}"
        if self._here:
            self._stack.enter_context(pointed_at(self.base_url))
        return self

    async def __aexit__(self, *_: object) -> None:
        self._stack.close()
        self.gateway.drop(1001)
        if self._runner is not None:
            await self._runner.cleanup()

    # The bot

    @property
    def environment(self) -> dict[str, str]:
        """The environment for a bot in a process of its own: see `child`. It starts no other process that draws."""
        return {**os.environ, VARIABLE: self.base_url, "BACKGAMMON_DRAW_APART": "false"}

    @asynccontextmanager
    async def running(self, bot: discord.Client) -> AsyncIterator[None]:
        """Log a bot in, wait until it is ready, and log it out at the end."""
        # discord.py waits this long for more servers before it calls itself ready; two seconds by default.
        bot._connection.guild_ready_timeout = 0.05
        async with bot:
            task = asyncio.create_task(bot.start(self.token))
            ready = asyncio.create_task(bot.wait_until_ready())
            try:
                await asyncio.wait([task, ready], timeout=60, return_when=asyncio.FIRST_COMPLETED)
                if task.done():
                    task.result()
                assert ready.done(), "the bot did not log in within a minute"
                yield
            finally:
                ready.cancel()
                await bot.close()
                await asyncio.gather(task, ready, return_exceptions=True)

    async def connected(self, within: float = 60) -> None:
        """Wait until a bot, such as one in its own process, is connected and has registered its commands."""
        await self.until(
            lambda: self.gateway.connected and bool(self.world.commands), within=within, what="a bot with commands"
        )

    async def until(self, condition: Callable[[], bool], *, within: float = 30.0, what: str = "the condition") -> None:
        """Wait until something holds. It is checked after each request and each change of the connection."""
        ends = self.now() + within
        while not condition():
            self._activity.clear()
            try:
                await asyncio.wait_for(self._activity.wait(), ends - self.now())
            except TimeoutError:
                if condition():  # time alone has changed something
                    return
                raise AssertionError(f"{what} did not come within {within} s") from None

    def woken(self) -> None:
        """Something has happened: let everyone who waits have a look."""
        self._activity.set()

    @staticmethod
    def now() -> float:
        """The clock of the event loop."""
        return asyncio.get_running_loop().time()

    def drop_socket(self, code: int | None = None) -> int:
        """Cut the bot's connection, with a close code or (None) without a word. It may resume its session."""
        return self.gateway.drop(code)

    @asynccontextmanager
    async def refusing(self) -> AsyncIterator[None]:
        """Refuse every connection while the block runs, as a Discord that is down."""
        assert self._runner is not None
        host, port = self._runner.addresses[0][:2]
        for site in list(self._runner.sites):
            await site.stop()
        self.gateway.drop(None)
        for connection in getattr(self._runner.server, "connections", ()):
            connection.force_close()  # or the next request would come by one of these
        try:
            yield
        finally:
            await web.TCPSite(self._runner, host, port).start()

    # Places and people

    def add_guild(self, name: str = "Club") -> Guild:
        """A server with the bot in it."""
        return self.world.add_guild(name)

    def add_foreign_guild(self, name: str = "Elsewhere") -> Guild:
        """A server without the bot, where people use it who have installed it for themselves."""
        return self.world.add_guild(name, has_bot=False)

    def add_group(self, *people: Person) -> Channel:
        """A group of people who have all installed the bot for themselves."""
        return self.world.add_group(people)

    def add_user(self, name: str, display_name: str | None = None) -> User:
        """A person, who is a member of every server."""
        user = User(self, name, display_name)
        self.world.people[user.id] = user
        for guild in self.world.guilds.values():
            guild.member(user)
        return user

    def direct(self, user: Person) -> Channel:
        """The conversation between the bot and a person."""
        return self.world.direct_channel(user)

    def find(self, text: str = "", *, label: str | None = None) -> list[Message]:
        """Messages that everyone sees, in all channels, with `text` and a button `label`, oldest first."""
        return self.world.find_message(text, label=label)

    # Failures

    def fail(
        self,
        method: str,
        path: str,
        status: int = 500,
        *,
        code: int = 0,
        message: str | None = None,
        times: int | None = 1,
        retry_after: float = 0.1,
        everywhere: bool = False,
        carried_out: bool = False,
    ) -> Fault:
        """Refuse the next `times` requests (None: all) that match, such as "POST", "/channels/*/messages".

        In a path, * is one part and ** is anything. With `carried_out` the request is carried out and only its answer
        is wrong. `everywhere` makes a 429 a global one.
        """
        error: ApiError = (
            TooManyRequests(retry_after, everywhere=everywhere)
            if status == 429
            else ApiError(status, code, message or _MESSAGES.get(status, "Error"))
        )
        return self._fault(Fault(method, matcher(path), error, left=times, carried_out=carried_out))

    def lose(self, method: str, path: str, *, times: int | None = 1, carried_out: bool = True) -> Fault:
        """Cut the connection instead of answering; with `carried_out` the request is carried out all the same."""
        return self._fault(Fault(method, matcher(path), ConnectionLost(), left=times, carried_out=carried_out))

    def slow(self, method: str, path: str, seconds: float, *, times: int | None = None) -> Fault:
        """Make requests that match wait before they are looked at."""
        return self._fault(Fault(method, matcher(path), delay=seconds, left=times))

    def _fault(self, fault: Fault) -> Fault:
        self.faults.faults.append(fault)
        return fault

    def limit(self, method: str, path: str, requests: int, per: float) -> RateLimit:
        """Allow `requests` in `per` seconds, counted and announced in headers as Discord does for a bucket."""
        limit = RateLimit(method, matcher(path), requests, per, bucket=secrets.token_hex(16))
        self.faults.limits.append(limit)
        return limit

    def limit_globally(self, requests: int = 50, per: float = 1.0) -> RateLimit:
        """Discord's limit on all requests of a bot, except answers to interactions."""
        path = re.compile(r"/(?!interactions/|webhooks/).*")
        limit = RateLimit("*", path, requests, per, bucket="", everywhere=True)
        self.faults.limits.append(limit)
        return limit

    @contextmanager
    def counting(self) -> Iterator[list[Request]]:
        """The requests made while the block runs: `with server.counting() as made: ...`."""
        start = len(self.requests)
        made: list[Request] = []
        try:
            yield made
        finally:
            made += self.requests[start:]

    # Interactions

    def interact(
        self, user: Person, channel: Channel, kind: int, data: Json, message: Message | None = None
    ) -> Interaction:
        """Send an interaction; people's methods such as `User.click` make one for you."""
        if channel.id not in self.world.channels or not channel.sees(user):
            raise CannotUse(f"{user.name} does not see this channel")
        key = new_id()
        made = Interaction(self, user, channel, kind, key, f"token-{key:x}", self.now(), message)
        made.owners = _owners(made)
        made.payload = msgspec.json.encode(self._payload(made, data))
        self.interactions[made.token] = made
        if not self.recording and len(self.interactions) > _REMEMBERED:
            del self.interactions[next(iter(self.interactions))]
        self.deliver(made)
        return made

    def deliver(self, interaction: Interaction) -> None:
        """Send an interaction, for the first time or again."""
        if self.addresses:
            self._posted += 1
            task = asyncio.create_task(self._spread(interaction.payload, self._posted))
            self._posting.add(task)
            task.add_done_callback(self._posting.discard)
            return
        guild = interaction.channel.guild
        self.gateway.emit_encoded("INTERACTION_CREATE", interaction.payload, 0, guild.id if guild else None)

    async def _spread(self, body: bytes, first: int) -> None:
        """What a load balancer does: whoever comes next gets it; if they don't take it, the one after them."""
        addresses = list(self.addresses)
        for number in range(len(addresses)):
            status = await self.post(body, addresses[(first + number) % len(addresses)])
            if status and status != _UNAVAILABLE:
                return

    async def post(self, body: bytes, address: str) -> int:
        """Send something signed to one of the bot's addresses; the status of its answer, 0 if there is none."""
        moment = str(int(time.time()))
        signature = self.signs.sign(moment.encode() + body).signature.hex()
        headers = {"X-Signature-Ed25519": signature, "X-Signature-Timestamp": moment}
        try:
            async with (
                aiohttp.ClientSession(timeout=_HEARS_WITHIN) as session,
                session.post(address, data=body, headers=headers) as answer,
            ):
                return answer.status
        except (aiohttp.ClientError, TimeoutError):
            return 0

    def _payload(self, made: Interaction, data: Json) -> Json:
        channel, guild, user = made.channel, made.channel.guild, made.user
        payload: Json = {
            "id": str(made.id),
            "application_id": str(self.world.application_id),
            "type": made.type,
            "token": made.token,
            "version": 1,
            "data": data,
            "channel_id": str(channel.id),
            "channel": channel.payload(),
            "locale": "en-US",
            "entitlements": [],
            "app_permissions": str(channel.told_permissions),
            "attachment_size_limit": FILE_LIMIT,
            "authorizing_integration_owners": made.owners,
            "context": channel.context,
        }
        if made.message is not None:
            payload["message"] = made.message.payload()
        if guild is None:
            # guild_id must be left out: discord.py stops at null.
            payload["user"] = user.payload()
            return payload
        payload["guild_id"] = str(guild.id)
        payload["guild"] = {"id": str(guild.id), "locale": "en-US", "features": []}
        payload["guild_locale"] = "en-US"
        payload["member"] = guild.member(user).payload(with_permissions=True)
        return payload


def _owners(made: Interaction) -> dict[str, str]:
    """Who installed the bot. A tap takes this from the command that made its message, whoever taps."""
    before = made.message.interaction if made.message is not None else None
    if before is not None:
        return dict(before["authorizing_integration_owners"])
    owners = {"0": str(made.channel.guild.id) if made.channel.guild else "0"} if made.channel.has_bot else {}
    return owners or {"1": str(made.user.id)}
