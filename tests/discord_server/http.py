"""The HTTP side: a request comes in, the function for its route answers it, and it is noted in the log."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec
from aiohttp import web

from tests.discord_server.faults import ApiError, ConnectionLost
from tests.discord_server.messages import Upload
from tests.discord_server.multipart import read_multipart
from tests.discord_server.rest import application, channels, interactions
from tests.discord_server.routes import Call, Route, find_route

if TYPE_CHECKING:
    from tests.discord_server.server import DiscordServer

Json = dict[str, Any]

__all__ = ["Api", "Request", "application", "channels", "interactions"]

_BASE: Final = "/api/v10"
_LARGEST: Final = 30 * 1024 * 1024


@dataclass(slots=True)
class Request:
    """A request from the bot, as the log keeps it."""

    at: float
    """When it came, in seconds of `time.perf_counter`."""
    method: str
    path: str
    route: str
    """The path with its ids in braces, such as /channels/{channel}/messages; "" if there is no such route."""
    size: int
    """Bytes of its body."""
    payload: Any
    files: dict[str, int]
    """Bytes of each uploaded file."""
    status: int = 0
    """The status answered; 0 if the connection was cut instead."""
    seconds: float = 0.0


class Api:
    """Answers requests."""

    def __init__(self, server: DiscordServer) -> None:
        self._server = server
        self._authorization = f"Bot {server.token}"

    async def handle(self, request: web.BaseRequest) -> web.StreamResponse:
        """Any request at all."""
        path = request.path
        if path.startswith(_BASE):
            return await self._handle_api(request, path[len(_BASE) :])
        if path == "/" and "Upgrade" in request.headers:
            return await self._server.gateway.serve(request)
        content = self._server.world.file(path) if path.startswith("/cdn/") else None
        return web.Response(status=404) if content is None else web.Response(body=content)

    async def _handle_api(self, request: web.BaseRequest, path: str) -> web.StreamResponse:
        server = self._server
        began = time.perf_counter()
        body = await request.read()
        found = find_route(request.method, path)
        call = self._call(request, path, body)
        entry = self._note(call, began, found, len(body)) if server.recording else None
        headers: dict[str, str] = {}
        try:
            after = None
            if not server.faults.none:
                headers, after = await server.faults.before(request.method, path)
            data = self._answer(call, found, request)
            if after is not None and after.error is not None:
                raise after.error
            response = _response(200 if data is not None else 204, data, headers)
        except ApiError as error:
            response = _response(error.status, error.payload(), {**headers, **error.headers})
        except ConnectionLost:
            if request.transport is not None:
                request.transport.abort()
            response = web.Response(status=500)
            response.force_close()
            server.woken()
            return response
        if entry is not None:
            entry.status = response.status
            entry.seconds = time.perf_counter() - began
        server.woken()
        return response

    def _call(self, request: web.BaseRequest, path: str, body: bytes) -> Call:
        payload: Any = None
        uploads: list[Upload] = []
        if body:
            content_type = request.headers.get("Content-Type", "")
            if content_type.startswith("multipart/"):
                payload, uploads = read_multipart(content_type, body)
            elif content_type == "application/json":
                payload = msgspec.json.decode(body)
        return Call(self._server, request.method, path, request.query, payload, uploads)

    def _answer(self, call: Call, found: tuple[Route, list[str]] | None, request: web.BaseRequest) -> Any:
        if found is None:
            self._server.unexpected.append(f"{call.method} {call.path}")
            raise ApiError(404, 0, "404: Not Found")
        route, parts = found
        if route.needs_token and request.headers.get("Authorization") != self._authorization:
            raise ApiError(401, 0, "401: Unauthorized")
        try:
            return route.handler(call, *parts)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            # The payload was too strange for the function above; a test must see it either way.
            self._server.problems.append(f"{call.method} {call.path}: {error!r}")
            raise ApiError(400, 50035, "Invalid Form Body") from error

    def _note(self, call: Call, began: float, found: tuple[Route, list[str]] | None, size: int) -> Request:
        template = found[0].template if found else ""
        files = {upload.filename: len(upload.content) for upload in call.uploads}
        entry = Request(began, call.method, call.path, template, size, call.payload, files)
        self._server.requests.append(entry)
        return entry


def request_factory(message: Any, body: Any, protocol: Any, writer: Any, task: Any) -> web.BaseRequest:
    """A request that may be as large as Discord allows."""
    loop = asyncio.get_running_loop()
    return web.BaseRequest(message, body, protocol, writer, task, loop, client_max_size=_LARGEST)


def _response(status: int, data: Any, headers: dict[str, str]) -> web.Response:
    if data is None:
        return web.Response(status=status, headers=headers)
    # discord.py compares the whole content type, so no charset may follow.
    return web.Response(status=status, headers=headers, body=msgspec.json.encode(data), content_type="application/json")
