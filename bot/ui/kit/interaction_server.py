"""The other way in: signed HTTP requests instead of a gateway, so that any number of processes can answer.

Discord posts each interaction to an address of ours and signs it. It's accepted with 202, and the answer goes the same
way as those to the gateway: https://discord.com/developers/docs/interactions/overview
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Any, Final

import msgspec
import structlog
from aiohttp import web
from nacl.exceptions import BadSignatureError
from nacl.signing import VerifyKey

from bot.app.recent import Recent
from bot.metrics import port as metrics

_log: Final = structlog.get_logger()

PATH: Final = "/interactions"
EVENTS: Final = "/events"
"""Where Discord reports what no interaction does: https://discord.com/developers/docs/events/webhook-events"""
ALIVE: Final = "/healthz"
READY: Final = "/readyz"
_IDLE = 75.0  # seconds after which a connection without requests is closed; load balancers give up sooner
_SENT_WITHIN = 10.0  # seconds in which the rest of a request has to be here
_LATEST: Final = 30.0  # seconds after which a signed request counts as an old one that somebody sends again
_PING: Final = 1
_EVENT_PING: Final = 0
_REMEMBERED: Final = 20_000
"""Signatures of the last requests, so that none is accepted twice; a busy process gets fewer in half a minute."""

Take = Callable[[dict[str, Any]], None]
"""Handles an interaction, or an event, that was let in."""
_Number = Annotated[str, msgspec.Meta(pattern=r"^\d{1,20}$")]


class _Interaction(msgspec.Struct):
    """The fields of every interaction but a ping."""

    id: _Number
    type: int
    token: str
    data: dict[str, Any]
    guild_id: _Number | None = None


class InteractionServer:
    """Listens for interactions at `host` and `port`, and for questions about the bot's health.

    `trouble` says why the bot isn't well, and "" while it is. `clock` gives the time in seconds since 1970. `beside`
    adds what is served at the same port.
    """

    def __init__(
        self,
        host: str,
        port: int,
        trouble: Callable[[], str],
        *,
        clock: Callable[[], float] = time.time,
        beside: Callable[[web.Application], None] | None = None,
    ) -> None:
        self._port = metrics.Port(host, port)
        self._trouble, self._clock, self._beside = trouble, clock, beside
        self._key: VerifyKey | None = None
        self._take: Take | None = None
        self._hear: Take | None = None
        self.is_closing = False
        """Are new requests sent to another process?"""
        self._seen: Recent[bytes, bool] = Recent(_REMEMBERED)

    @property
    def port(self) -> int:
        """The port, or the free one that was found if 0 was asked for."""
        return self._port.port

    async def open(self, key: str, take: Take, hear: Take) -> None:
        """Let in what the owner of `key` (hex) signed: interactions for `take`, events for `hear`. Raises OSError."""
        self._key, self._take, self._hear = VerifyKey(bytes.fromhex(key)), take, hear
        await self.listen()
        _log.info("listening for interactions", port=self.port, path=PATH)

    async def listen(self) -> None:
        """Answer questions about the bot's health, but let nobody in. A second call does nothing. Raises OSError."""
        # Neither Discord nor a page packs what it sends.
        await self._port.open(self._add_to, keepalive_timeout=_IDLE, auto_decompress=False)

    def _add_to(self, app: web.Application) -> None:
        told = [web.get(ALIVE, self._alive), web.get(READY, self._ready), web.get(metrics.PATH, metrics.show)]
        app.add_routes([web.post(PATH, self._arrive), web.post(EVENTS, self._happen), *told])
        if self._beside is not None:
            self._beside(app)

    def refuse(self) -> None:
        """Accept no more requests, and say so to anyone who asks about the bot's health."""
        self.is_closing = True

    async def close(self) -> None:
        """Stop listening."""
        await self._port.close()

    async def _arrive(self, request: web.Request) -> web.Response:
        payload = await self._signed(request)
        if payload["type"] == _PING:
            return web.json_response({"type": _PING})
        try:
            msgspec.convert(payload, _Interaction)
        except msgspec.ValidationError as error:
            raise web.HTTPBadRequest(text=str(error)) from None
        if self._take is not None:
            self._take(payload)
        return web.Response(status=202)

    async def _happen(self, request: web.Request) -> web.Response:
        payload = await self._signed(request)
        event = payload.get("event")
        if payload["type"] != _EVENT_PING and isinstance(event, dict) and self._hear is not None:
            with suppress(AttributeError, TypeError, ValueError):  # an event of another shape is no concern of ours
                self._hear(event)
        return web.Response(status=204, content_type="application/json")

    async def _signed(self, request: web.Request) -> dict[str, Any]:
        """The request's content, which has a type. Raises the refusal if Discord has not signed it, or it has none."""
        self._check_open()
        try:
            async with asyncio.timeout(_SENT_WITHIN):
                body = await request.read()
        except TimeoutError:
            raise web.HTTPRequestTimeout from None
        except ConnectionError:  # or everybody could fill the log
            raise web.HTTPBadRequest from None
        self._check_open()  # perhaps it isn't any more: nobody would wait until this one is answered
        if not self._is_signed(request, body):
            _log.warning("refused: not signed by Discord", size=len(body))
            raise web.HTTPUnauthorized(text="invalid request signature")
        try:
            payload: dict[str, Any] = msgspec.json.decode(body)
            payload["type"]
        except (msgspec.DecodeError, UnicodeError, KeyError, TypeError):
            raise web.HTTPBadRequest(text="not an interaction") from None
        return payload

    def _check_open(self) -> None:
        if self._take is None or self.is_closing:
            raise web.HTTPServiceUnavailable  # the load balancer asks another one

    def _is_signed(self, request: web.Request, body: bytes) -> bool:
        """Did Discord sign this, just now and for the first time?"""
        moment = request.headers.get("X-Signature-Timestamp", "")
        if self._key is None or not moment.isdecimal() or len(moment) > 12:
            return False
        try:
            signature = bytes.fromhex(request.headers.get("X-Signature-Ed25519", ""))
            if abs(self._clock() - int(moment)) > _LATEST or signature in self._seen:
                return False
            self._key.verify(moment.encode() + body, signature)
        except (BadSignatureError, ValueError, TypeError):
            return False
        self._seen[signature] = True
        return True

    async def _alive(self, _: web.Request) -> web.Response:
        return web.Response(text="alive")

    async def _ready(self, _: web.Request) -> web.Response:
        """200 from the end of the start until the stop begins, since even without a database people are answered."""
        trouble = "it is being stopped" if self.is_closing else self._trouble()
        return web.Response(status=503 if self._take is None or self.is_closing else 200, text=trouble or "ready")
