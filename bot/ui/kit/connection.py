"""The connection to Discord: how it's made and kept, how long it has been gone, and who is waiting for an answer.

Without a gateway a bot hears of no server: it asks for the few in which somebody does something. The answers are kept
for some minutes, and only for the servers used last: a bot in a hundred thousand servers holds a few hundred.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, Final, Literal, cast

import aiohttp
import discord
import structlog
from discord.backoff import ExponentialBackoff
from discord.ext import commands

from bot.metrics.answers import arrived, tracing
from bot.ui.kit.savings import spare

if TYPE_CHECKING:
    from discord.state import ConnectionState

    from bot.ui.kit.interaction_server import InteractionServer

from types import SimpleNamespace

_log: Final = structlog.get_logger()

LONGEST_WAIT: Final = 20.0
"""Most seconds between two attempts to reach Discord: a match goes on soon after it's back."""
MISSED_AFTER: Final = 60.0
"""Seconds without a connection after which the bot isn't well; shorter breaks are common."""
_TOO_LATE: Final = 3.0  # seconds after which Discord accepts no first answer
_LOOKS: Final = 100
_LOOK_EVERY: Final = 0.025  # a stop waits this many times this many seconds for people who wait for an answer
_AUTHORIZED: Final = "APPLICATION_AUTHORIZED"
_AWAY: Final = (OSError, aiohttp.ClientError, TimeoutError, discord.DiscordServerError)
"""Errors of a login while Discord is away, so that another attempt may help."""
_SHUT_OUT: Final = 429
"""discord.py waits by itself while Discord says for how long. What stands before Discord doesn't: that passes, too."""
MOST: Final = 300
"""Servers that are known at once."""
_LASTS: Final = 300.0  # seconds for which a server's data is taken to be current
UNREACHABLE: Final = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)
"""Errors a request may raise when Discord refuses it or can't be reached."""
SILENCE: Final = 30.0
"""Seconds without a heartbeat, or of failed requests, after which Discord counts as away."""
FAILURES: Final = 3
"""How many requests in a row have to fail before that."""
_BROKEN: Final = 500  # from this status on, an answer says that Discord itself is in trouble


class Backoff(ExponentialBackoff[Literal[False]]):
    """discord.py's waits between two attempts, which would grow to 17 minutes, cut at `LONGEST_WAIT`."""

    def delay(self) -> float:
        """Seconds to wait now."""
        return min(super().delay(), LONGEST_WAIT)


# `Client.connect` has no parameter for it; discord.py is pinned to one version, and a test looks at the waits.
discord.client.ExponentialBackoff = Backoff  # type: ignore[assignment, attr-defined]
spare()


class Connection(commands.Bot):
    """A bot that knows whether Discord hears it."""

    def __init__(self, **options: Any) -> None:
        self.reach = Reach()
        super().__init__(**options, http_trace=self.reach.watch(tracing()))
        self.waits_for = ""
        """Something the bot can't begin without, and doesn't get."""
        self.interaction_server: InteractionServer | None = None
        """The way in for interactions; None: by the gateway."""
        self.servers = Servers(self)
        self._gone = asyncio.Event()
        self._arriving: set[asyncio.Task[None]] = set()
        self._seen = False

    @property
    def out_of_reach(self) -> bool:
        """Is nobody able to play, because Discord is away?"""
        return self.reach.is_away or self._is_silent()

    async def ask(self) -> None:
        """Ask Discord something while every request fails: if nobody taps, nothing else would tell that it's back."""
        with suppress(*UNREACHABLE):
            await self.application_info()

    def _is_silent(self) -> bool:
        """Has the gateway left a heartbeat unanswered? The names are private: discord.py is pinned to one version."""
        beats = getattr(self.ws, "_keep_alive", None)
        if beats is None or beats._last_ack >= beats._last_send:  # noqa: SLF001
            return False
        return bool(time.perf_counter() - beats._last_send > SILENCE)  # noqa: SLF001

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Log in, as soon as Discord lets the bot, and stay connected until the bot is closed.

        Raises discord.LoginFailure for a wrong token, and the errors of `setup_hook`.
        """
        if self.interaction_server is not None:
            await self.interaction_server.listen()
        backoff = Backoff()
        while True:
            try:
                await self.login(token)
                break
            except UNREACHABLE as error:
                passes = isinstance(error, _AWAY) or getattr(error, "status", 0) == _SHUT_OUT
                if self.application is not None or not passes:
                    raise  # Discord has answered; it's the bot that can't be set up
                wait = backoff.delay()
                _log.warning("Discord cannot be reached", error=repr(error), again_in=round(wait, 1))
                await self.http.close()
                self.http.connector = discord.utils.MISSING
                await asyncio.sleep(wait)
        await self.connect(reconnect=reconnect)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Listen to the gateway, or serve interactions by HTTP, until the bot is closed. Raises OSError."""
        if self.interaction_server is None:
            await super().connect(reconnect=reconnect)
            return
        if self.application is None:
            raise RuntimeError("not logged in")
        await self.interaction_server.open(self.application.verify_key, self._arrived, self._heard)
        # The gateway would say this at its beginning. These names are private: discord.py is pinned to one version.
        self.dispatch("connect")
        self._handle_ready()
        self.dispatch("ready")
        await self._gone.wait()

    def _arrived(self, payload: dict[str, Any]) -> None:
        arrived(int(payload["id"]), payload["type"], payload.get("data") or {})
        self._begin(self._take_in(payload))

    def _heard(self, event: dict[str, Any]) -> None:
        """An event has arrived that belongs to nobody's tap."""
        guild_id = ((event.get("data") or {}).get("guild") or {}).get("id")
        if event.get("type") == _AUTHORIZED and guild_id is not None:
            self._begin(self._join(int(guild_id)))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._arriving.add(task)
        task.add_done_callback(self._arriving.discard)

    async def _join(self, guild_id: int) -> None:
        """A server has added the app; if the bot itself is there, it's as if a gateway had said so."""
        guild = await self.servers.meet(guild_id)
        if guild is not None:
            self.dispatch("guild_join", guild)

    async def _take_in(self, payload: dict[str, Any]) -> None:
        """Handle an interaction that came by HTTP like one from the gateway; the data on its server comes first."""
        guild_id = payload.get("guild_id")
        if guild_id is not None and self.needs_server(payload):
            await self.servers.meet(int(guild_id))
        try:
            self._connection.parse_interaction_create(cast("Any", payload))
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            _log.warning("not understood", interaction=payload["id"], error=repr(error))

    async def let_nobody_in(self) -> None:
        """Take no more interactions, and finish those that came in before."""
        if self.interaction_server is not None:
            self.interaction_server.refuse()
        if self._arriving:
            await asyncio.wait([*self._arriving])

    def needs_server(self, payload: dict[str, Any]) -> bool:  # noqa: ARG002
        """Does an interaction need more data on its server than it brings? It does unless a bot knows better."""
        return True

    async def server(self, guild_id: int | None) -> discord.Guild | None:
        """A server that the bot is in, by the gateway or by asking."""
        if guild_id is None:
            return None
        return self.get_guild(guild_id) if self.hears_of(guild_id) else await self.servers.meet(guild_id)

    def hears_of(self, guild_id: int) -> bool:  # noqa: ARG002
        """Does the gateway tell this process about a server that the bot is in?"""
        return self.interaction_server is None

    async def close(self) -> None:
        """Disconnect."""
        if self.interaction_server is not None:
            await self.interaction_server.close()
            self._gone.set()
        await super().close()

    def trouble(self) -> str:
        """Why the bot can't do its work, for the person who keeps it running; "" while all is well."""
        if self.waits_for:
            return f"waits for {self.waits_for}"
        if not self._seen:
            return "not connected to Discord yet"
        gone = self.reach.gone
        return f"no connection to Discord for {gone:.0f} s" if gone > MISSED_AFTER else ""

    async def on_disconnect(self) -> None:
        """Called while Discord is out of reach, again with each failed attempt: nobody can play, so no time runs."""
        self.reach.lost()

    async def on_connect(self) -> None:
        """Discord is there again, or for the first time."""
        self._seen = True
        self.reach.found()

    async def on_resumed(self) -> None:
        """Discord is there again."""
        self.reach.found()


class Unanswered:
    """Commands that may still wait for an answer, and every tap until it has been dealt with."""

    def __init__(self) -> None:
        self._known: dict[int, discord.Interaction[Any]] = {}

    def note(self, interaction: discord.Interaction[Any]) -> None:
        """Note a command that has arrived; those answered since are forgotten."""
        self._known = {key: one for key, one in self._known.items() if _waits(one)}
        self._known[id(interaction)] = interaction

    @contextmanager
    def while_dealt_with(self, interaction: discord.Interaction[Any]) -> Iterator[None]:
        """Note a tap, which is dealt with until the end of the block."""
        self._known[id(interaction)] = interaction
        try:
            yield
        finally:
            self._known.pop(id(interaction), None)

    async def rest(self) -> None:
        """Wait until nobody is waiting for an answer: two and a half seconds at most."""
        for _ in range(_LOOKS):
            if not any(map(_waits, self._known.values())):
                return
            await asyncio.sleep(_LOOK_EVERY)


def _waits(interaction: discord.Interaction[Any]) -> bool:
    """Is somebody still waiting for the first answer? After three seconds Discord accepts none."""
    age = (discord.utils.utcnow() - interaction.created_at).total_seconds()
    return not interaction.response.is_done() and not interaction.is_expired() and age < _TOO_LATE


class Servers:
    """The servers that a client without a gateway has asked for. `clock` gives seconds that only grow."""

    def __init__(self, client: discord.Client, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._client, self._clock = client, clock
        self._known: dict[int, float] = {}
        self._asking: dict[int, asyncio.Task[None]] = {}

    async def meet(self, guild_id: int) -> discord.Guild | None:
        """A server with its roles, its channels, its threads and the bot in it; None if the bot isn't in it.

        Raises nothing of Discord's: a server that can't be asked for counts as one that the bot isn't in.
        """
        if self._clock() - self._known.get(guild_id, -_LASTS) >= _LASTS:
            task = self._asking.get(guild_id)
            if task is None:
                task = self._asking[guild_id] = asyncio.create_task(self._ask(guild_id))
                task.add_done_callback(lambda _: self._asking.pop(guild_id, None))
            await asyncio.shield(task)
        return self._client.get_guild(guild_id)

    async def _ask(self, guild_id: int) -> None:
        state: ConnectionState = self._client._connection  # noqa: SLF001 - where `get_guild` looks; one version is pinned
        try:
            guild = await self._client.fetch_guild(guild_id, with_counts=False)
            user = self._client.user
            channels, me, threads = await asyncio.gather(
                guild.fetch_channels(), guild.fetch_member(user.id if user else 0), guild.active_threads()
            )
        except UNREACHABLE as error:
            _log.info("server not known", guild=guild_id, error=str(error))
            return
        for channel in channels:
            guild._add_channel(channel)  # noqa: SLF001
        for thread in threads:
            guild._add_thread(thread)  # noqa: SLF001
        guild._add_member(me)  # noqa: SLF001
        state._add_guild(guild)  # noqa: SLF001
        self._known.pop(guild_id, None)
        self._known[guild_id] = self._clock()
        if len(self._known) > MOST:
            oldest = next(iter(self._known))
            del self._known[oldest]
            gone = self._client.get_guild(oldest)
            if gone is not None:
                state._remove_guild(gone)  # noqa: SLF001


class Reach:
    """Hears of each request and of the gateway, and says whether Discord is away. The first success means it's back."""

    def __init__(self, seconds: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._failures = 0
        self._succeeded_at = seconds()
        self._lost_at: float | None = None

    @property
    def is_away(self) -> bool:
        """Is the gateway gone, or does every request fail?"""
        return self._lost_at is not None or self._fails

    @property
    def _fails(self) -> bool:
        return self._failures >= FAILURES and self._seconds() - self._succeeded_at > SILENCE

    @property
    def gone(self) -> float:
        """Seconds for which Discord has been away; 0 while it's there."""
        since = [] if self._lost_at is None else [self._lost_at]
        since += [self._succeeded_at] if self._fails else []
        return self._seconds() - min(since) if since else 0.0

    def lost(self) -> None:
        """The gateway is gone. Saying so again changes nothing."""
        self._lost_at = self._seconds() if self._lost_at is None else self._lost_at

    def found(self) -> None:
        """The gateway is there."""
        self._lost_at = None
        self.succeeded()

    def succeeded(self) -> None:
        """A request was answered by Discord, whatever it said."""
        self._failures, self._succeeded_at = 0, self._seconds()

    def failed(self) -> None:
        """A request got no answer, or one that says Discord is in trouble."""
        self._failures += 1

    def watch(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Have every request of an HTTP session reported here too."""
        trace.on_request_end.append(self._ended)
        trace.on_request_exception.append(self._broke)
        return trace

    async def _ended(self, _: aiohttp.ClientSession, __: SimpleNamespace, done: aiohttp.TraceRequestEndParams) -> None:
        (self.failed if done.response.status >= _BROKEN else self.succeeded)()

    async def _broke(self, *_: object) -> None:
        self.failed()
