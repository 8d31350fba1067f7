"""The way in: the page, its files, signing in, and the socket, on a port of its own or beside what listens."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

import msgspec
import structlog
from aiohttp import WSCloseCode, WSMsgType, web

from bot.errors import InfrastructureError, StorageUnavailable
from bot.live import frames
from bot.live.activity import Away
from bot.live.desk import Desk
from bot.live.files import Files, page_files
from bot.live.hub import Hub
from bot.live.line import Line
from bot.live.seat import Seat, TooMany
from bot.metrics.meter import LIVE_WINDOWS
from bot.metrics.port import Port
from bot.texts.catalogue import Key, best_language, say, speaking

_log: Final = structlog.get_logger()

PATH: Final = "/live"
NOT_A_FRAME: Final = 4400
WHO_ARE_YOU: Final = 4401
"""Closes a socket of nobody known."""
TOO_MANY: Final = 4429
AWAY: Final = int(WSCloseCode.SERVICE_RESTART)
_USED_UP: Final = Key("live-word-used-up")
_TRY_AGAIN: Final = Key("live-try-again")  # what failed passes, and the code is still good
_WHO_WITHIN = 5.0  # seconds in which a socket has to say whose it is
_SENT_WITHIN = 10.0  # seconds in which what somebody signs in with has to be here
_IDLE = 75.0  # seconds after which a connection is closed on which no request has begun to arrive
_HEARTBEAT: Final = 25.0
"""Seconds between two looks whether a reader is still there; proxies close what is silent for a minute."""
_MOST_WINDOWS: Final = 20  # sockets that one person may have open at once
_READ: Final = 64 * 1024  # bytes of a frame that are read at all, to say that it's too large
_FRAMED_BY: Final = "https://discord.com https://*.discord.com https://*.discordsays.com"
_POLICY: Final = (
    "default-src 'none'; script-src 'self' 'nonce-{nonce}'; style-src 'self' 'nonce-{nonce}'; style-src-attr"
    " 'unsafe-inline'; img-src 'self' data: https://cdn.discordapp.com; connect-src 'self'; font-src 'self';"
    " media-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'; worker-src 'none';"
    " frame-ancestors {framed_by}"
)
_SAFE: Final = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer"}
_FRESH: Final = {"Cache-Control": "no-store", **_SAFE}
_READ_BY_ALL: Final = {**_FRESH, "Access-Control-Allow-Origin": "*"}
"""Inside Discord on iOS the page's origin is opaque, and it reads what is open to all. Who asks has to bring a code."""
_KEPT: Final = {"Cache-Control": "public, max-age=31536000, immutable", **_SAFE}


class _Code(msgspec.Struct, frozen=True):
    code: str = ""
    instance: str = ""
    custom: str = ""


class Door:
    """Lets people in. `client_id` is the application's if Discord may show the page in a frame, and "" if not."""

    def __init__(self, desk: Desk, hub: Hub, *, files: Files | None = None, client_id: Callable[[], str] = str) -> None:
        self._desk, self._hub, self._client_id = desk, hub, client_id
        self._files = files or page_files()
        self._lines: dict[Line, int] = {}
        self._is_closing = False

    async def open(self, port: Port) -> None:
        """Answer there, and nowhere else. Raises OSError."""
        # A page packs nothing.
        await port.open(self.add_to, shutdown_timeout=1.0, keepalive_timeout=_IDLE, auto_decompress=False)
        _log.info("live board", port=port.port, path=PATH)

    def add_to(self, app: web.Application) -> None:
        """Answer under `/live` in an application that listens."""
        app.router.add_get(PATH, self._to_page)
        app.router.add_get(f"{PATH}/", self._page)
        app.router.add_get(f"{PATH}/socket", self._socket)
        app.router.add_post(f"{PATH}/session", self._session)
        app.router.add_post(f"{PATH}/activity", self._activity)
        app.router.add_get(f"{PATH}/{{digest:[0-9a-f]{{12}}}}/{{name:.+}}", self._file)

    async def _to_page(self, _: web.Request) -> web.Response:
        raise web.HTTPFound(f"{PATH}/")

    async def _page(self, request: web.Request) -> web.Response:
        nonce, client_id = secrets.token_urlsafe(16), self._client_id()
        text = self._files.page
        told = {"files": self._files.folder, "nonce": nonce, "client_id": client_id, "language": _language(request)}
        for gap, value in told.items():
            text = text.replace(f"{{{{{gap}}}}}", value)
        framed_by = _FRAMED_BY if client_id else "'none'"
        policy = _POLICY.format(nonce=nonce, framed_by=framed_by)
        headers = {**_FRESH, "Content-Security-Policy": policy}
        return web.Response(text=text, content_type="text/html", headers=headers)

    async def _file(self, request: web.Request) -> web.Response:
        found = self._files.files.get(request.match_info["name"])
        if found is None or request.match_info["digest"] != self._files.digest:
            return web.Response(status=404, text="no such file", headers=_FRESH)
        headers = {**_KEPT, "Access-Control-Allow-Origin": "*", "Vary": "Accept-Encoding"}
        if found.squeezed is not None and "gzip" in request.headers.get("Accept-Encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return web.Response(body=found.squeezed, content_type=found.kind, headers=headers)
        return web.Response(body=found.data, content_type=found.kind, headers=headers)

    async def _session(self, request: web.Request) -> web.Response:
        """A session for the code of a private link."""
        try:
            found = await self._desk.sign_in((await _asked(request)).code[:100])
        except msgspec.DecodeError:
            return _refused(request, 400, _USED_UP)
        except StorageUnavailable:
            return _refused(request, 503, _TRY_AGAIN)
        return _refused(request, 403, _USED_UP) if found is None else _session_of(*found)

    async def _activity(self, request: web.Request) -> web.Response:
        """A session for somebody inside Discord."""
        try:
            asked = await _asked(request)
            found = await self._desk.arrive(asked.code[:200], asked.instance, asked.custom[:100])
        except (StorageUnavailable, Away):
            return _refused(request, 503, _TRY_AGAIN)
        except msgspec.DecodeError:
            found = None
        return _refused(request, 403, Key("live-word-open-again")) if found is None else _session_of(*found)

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        if self._is_closing:
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse(heartbeat=_HEARTBEAT, max_msg_size=_READ, compress=False)
        await socket.prepare(request)
        line = Line(socket)
        self._lines[line] = 0
        LIVE_WINDOWS.set(len(self._lines))
        try:
            await self._serve(socket, line)
        finally:
            self._lines.pop(line, None)
            LIVE_WINDOWS.set(len(self._lines))
            line.drop()
        return socket

    async def _serve(self, socket: web.WebSocketResponse, line: Line) -> None:
        """Serve one window until it's closed."""
        signed_in = await self._signed_in(socket, line)
        if signed_in is None:
            return
        seat, hold = signed_in
        try:
            await seat.begin(hold)
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    line.close(NOT_A_FRAME)
                    break
                await seat.take(message.data)
        except TooMany:
            _log.warning("too many frames", person=seat.user_id)
            line.close(TOO_MANY)
        except ValueError as error:
            _log.warning("not a frame", person=seat.user_id, error=str(error)[:200])
            line.close(NOT_A_FRAME)
        except InfrastructureError as error:
            _log.warning("live board without the database", person=seat.user_id, error=str(error))
            line.close(AWAY)
        except Exception as error:  # noqa: BLE001 - one window must not take others along
            _log.error("unexpected", person=seat.user_id, exc_info=error)
            line.close(AWAY)
        finally:
            seat.get_up()
            await line.flushed()

    async def _signed_in(self, socket: web.WebSocketResponse, line: Line) -> tuple[Seat, frames.Hold] | None:
        """Who it is, by the first frame; None for a socket that is closed because nobody knows."""
        try:
            message = await socket.receive(timeout=_WHO_WITHIN)
            hold = frames.read(message.data) if message.type is WSMsgType.TEXT else None
            guest = await self._desk.guest(hold.token) if isinstance(hold, frames.Hold) else None
        except (TimeoutError, ValueError):
            hold = guest = None
        except StorageUnavailable:
            line.close(AWAY)
            await line.flushed()
            return None
        if guest is None or not isinstance(hold, frames.Hold):
            line.close(WHO_ARE_YOU)
        elif sum(one == guest.person.user_id for one in self._lines.values()) >= _MOST_WINDOWS:
            _log.warning("too many windows", person=guest.person.user_id)
            line.close(TOO_MANY)
        else:
            self._lines[line] = guest.person.user_id
            return Seat(self._desk, self._hub, guest, line), hold
        await line.flushed()
        return None

    def dismiss(self, user_id: int) -> None:
        """Close all windows of somebody whose sessions have ended, whether or not they watch a match."""
        for line in [one for one, holder in self._lines.items() if holder == user_id]:
            line.close(WHO_ARE_YOU)

    async def close(self) -> None:
        """Send everybody to the process that listens next: the page comes back by itself."""
        self._is_closing = True
        lines = list(self._lines)
        for line in lines:
            line.close(AWAY)
        await asyncio.gather(*(line.flushed() for line in lines))
        await self._hub.close()


async def _asked(request: web.Request) -> _Code:
    """The key that somebody signs in with, once all of it is here. Raises DecodeError and HTTPRequestTimeout."""
    body, most = b"", frames.LARGEST + 1
    try:
        async with asyncio.timeout(_SENT_WITHIN):
            while part := await request.content.read(most - len(body)):
                body += part
        return msgspec.json.decode(body, type=_Code)
    except TimeoutError:
        raise web.HTTPRequestTimeout from None
    except (ConnectionError, UnicodeError) as error:  # or everybody could fill the log
        raise msgspec.DecodeError(type(error).__name__) from None


def _told(status: int, **said: object) -> web.Response:
    return web.json_response(said, status=status, headers=_READ_BY_ALL)


def _refused(request: web.Request, status: int, key: Key) -> web.Response:
    """Why somebody isn't let in. Nobody knows who it is, so the language is that of the browser."""
    with speaking(_language(request)):
        return _told(status, why=say(key))


def _session_of(token: str, match_id: int | None) -> web.Response:
    return _told(200, token=token, match=match_id)


def _language(request: web.Request) -> str:
    """The language that a browser asks for, if it's one of ours."""
    wanted = request.headers.get("Accept-Language", "").split(",")
    return best_language(*(one.split(";")[0].strip() for one in wanted[:5]))
