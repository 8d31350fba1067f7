"""The gateway: sessions, heartbeats, events, and what happens to them when a socket is cut."""

from __future__ import annotations

import asyncio
import zlib
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import aiohttp
import msgspec
from aiohttp import web

from tests.discord_server.places import new_id

if TYPE_CHECKING:
    from tests.discord_server.world import World

Json = dict[str, Any]

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, MEMBERS = 0, 1, 2, 3, 6, 8
RECONNECT, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 7, 9, 10, 11
_NOT_AUTHENTICATED, _AUTHENTICATION_FAILED = 4003, 4004

_REMEMBERED: Final = 5000
"""How many events are kept for a session that is away; the real Discord forgets them after some minutes."""
_TEXT_FRAME, _BINARY_FRAME, _CLOSE_FRAME = 0x81, 0x82, 0x88


class Socket:
    """One connection of a bot. It writes frames itself: when `send` returns, the event is on its way."""

    def __init__(self, transport: asyncio.Transport, *, compress: bool) -> None:
        self.transport = transport
        self._zlib = zlib.compressobj(1) if compress else None

    def send(self, message: bytes) -> None:
        """Send one message of the gateway."""
        if self._zlib is None:
            self._frame(_TEXT_FRAME, message)
        else:
            self._frame(_BINARY_FRAME, self._zlib.compress(message) + self._zlib.flush(zlib.Z_SYNC_FLUSH))

    def send_json(self, message: Json) -> None:
        """Send one message of the gateway."""
        self.send(msgspec.json.encode(message))

    def close(self, code: int | None) -> None:
        """Close with a code, or for None vanish as if a cable had been pulled."""
        if code is None:
            self.transport.abort()
        else:
            self._frame(_CLOSE_FRAME, code.to_bytes(2))
            self.transport.close()

    def _frame(self, kind: int, data: bytes) -> None:
        length = len(data)
        if length < 126:
            head = bytes((kind, length))
        elif length < 1 << 16:
            head = bytes((kind, 126)) + length.to_bytes(2)
        else:
            head = bytes((kind, 127)) + length.to_bytes(8)
        if not self.transport.is_closing():
            self.transport.write(head + data)


class Session:
    """What Discord keeps about a bot that has identified itself, across connections."""

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = f"{new_id():x}"
        self.intents = intents
        self.shard = shard
        self.socket: Socket | None = None
        self.seq = 0
        self._sent: deque[tuple[int, bytes]] = deque(maxlen=_REMEMBERED)

    def concerns(self, intent: int, guild_id: int | None) -> bool:
        """Whether an event is for this session."""
        if intent and not self.intents & intent:
            return False
        number, count = self.shard
        return ((guild_id or 0) >> 22) % count == number

    def dispatch(self, event: str, data: bytes) -> None:
        """Send an event, and keep it in case the bot is not there to hear it."""
        self.seq += 1
        message = b'{"t":"%b","s":%d,"op":0,"d":%b}' % (event.encode(), self.seq, data)
        self._sent.append((self.seq, message))
        if self.socket is not None:
            self.socket.send(message)

    def heard(self, seq: int | None) -> None:
        """Forget the events that the bot says it has."""
        while self._sent and self._sent[0][0] <= (seq or 0):
            self._sent.popleft()

    def resume(self, socket: Socket, seq: int) -> bool:
        """Continue on another connection; False if too much was missed."""
        if seq > self.seq or (self._sent and seq + 1 < self._sent[0][0]):
            return False
        self.heard(seq)
        self.socket = socket
        for _, message in self._sent:
            socket.send(message)
        self.dispatch("RESUMED", b'{"_trace":[]}')
        return True


class Gateway:
    """All sessions of the bot."""

    def __init__(self, world: Callable[[], World], token: str, heartbeat: float, changed: Callable[[], None]) -> None:
        self._world = world
        self._changed = changed
        self._token = token
        self.heartbeat = heartbeat
        self.answer_heartbeats = True
        self.sessions: dict[str, Session] = {}
        self.identified = 0
        self.resumed = 0
        self.heartbeats = 0
        self.sockets: dict[Socket, Session | None] = {}

    @property
    def connected(self) -> bool:
        """Whether a bot is connected and known."""
        return any(session.socket is not None for session in self.sessions.values())

    def emit(self, event: str, make: Callable[[], Json], intent: int, guild_id: int | None) -> None:
        """Send an event to the sessions it concerns."""
        if any(session.concerns(intent, guild_id) for session in self.sessions.values()):
            self.emit_encoded(event, msgspec.json.encode(make()), intent, guild_id)

    def emit_encoded(self, event: str, data: bytes, intent: int, guild_id: int | None) -> None:
        """The same for data that is JSON already."""
        for session in self.sessions.values():
            if session.concerns(intent, guild_id):
                session.dispatch(event, data)

    def drop(self, code: int | None, shard: int | None = None) -> int:
        """Cut all connections, or those of a shard; returns how many. The sessions stay and can be resumed."""
        sockets = [
            one for one, session in self.sockets.items() if shard is None or (session and session.shard[0] == shard)
        ]
        for socket in sockets:
            self._leave(socket)
            socket.close(code)
        return len(sockets)

    @property
    def shards(self) -> list[tuple[int, int]]:
        """Which shards are connected: the number of each, and of how many."""
        return sorted(session.shard for session in self.sockets.values() if session is not None)

    def forget(self) -> None:
        """Forget all sessions: a bot that resumes one is told that it is invalid."""
        self.sessions.clear()

    def ask_to_reconnect(self) -> None:
        """Tell the bot to reconnect and resume, as Discord does now and then."""
        for socket in self.sockets:
            socket.send_json({"op": RECONNECT, "d": None})

    async def serve(self, request: web.BaseRequest) -> web.StreamResponse:
        """One connection, from HELLO to its end."""
        compress = request.query.get("compress")
        if compress not in (None, "zlib-stream"):
            return web.Response(status=400, text=f"no such compression here: {compress}")
        stream = web.WebSocketResponse(compress=False, max_msg_size=0, timeout=1)
        await stream.prepare(request)
        transport = request.transport
        if transport is None:
            return stream
        socket = Socket(transport, compress=compress is not None)
        self.sockets[socket] = None
        socket.send_json({"op": HELLO, "d": {"heartbeat_interval": int(self.heartbeat * 1000)}})
        async for message in stream:
            if message.type is aiohttp.WSMsgType.TEXT:
                self._receive(socket, msgspec.json.decode(message.data))
        session = self.sockets.get(socket)
        self._leave(socket)
        if session is not None and stream.close_code in (1000, 1001):
            # A bot that closes properly cannot come back.
            self.sessions.pop(session.id, None)
        return stream

    def _leave(self, socket: Socket) -> None:
        session = self.sockets.pop(socket, None)
        if session is not None and session.socket is socket:
            session.socket = None
        self._changed()

    def _receive(self, socket: Socket, message: Json) -> None:
        data = message.get("d")
        if message["op"] == HEARTBEAT:
            self._beat(socket, data)
        elif message["op"] == IDENTIFY:
            self._identify(socket, data or {})
        elif message["op"] == RESUME:
            self._resume(socket, data or {})
        elif self.sockets.get(socket) is None:
            socket.close(_NOT_AUTHENTICATED)
        elif message["op"] == MEMBERS:
            self._members(self.sockets[socket], data or {})

    def _beat(self, socket: Socket, seq: int | None) -> None:
        self.heartbeats += 1
        self._changed()
        session = self.sockets.get(socket)
        if session is not None:
            session.heard(seq)
        if self.answer_heartbeats:
            socket.send_json({"op": HEARTBEAT_ACK})

    def _identify(self, socket: Socket, data: Json) -> None:
        if data.get("token") != self._token:
            socket.close(_AUTHENTICATION_FAILED)
            return
        number, count = data.get("shard") or (0, 1)
        # Sessions that nobody came back for would only fill memory.
        self.sessions = {key: one for key, one in self.sessions.items() if one.socket is not None}
        session = Session(data.get("intents", 0), (number, count))
        session.socket = socket
        self.sessions[session.id] = session
        self.sockets[socket] = session
        self.identified += 1
        world = self._world()
        guilds = [guild for guild in world.guilds.values() if session.concerns(0, guild.id)]
        ready = {
            "v": 10,
            "user": world.bot.payload(),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": world.base_url.replace("http", "ws", 1) + "/",
            "shard": [number, count],
            "application": {"id": str(world.application_id), "flags": 0},
        }
        session.dispatch("READY", msgspec.json.encode(ready))
        for guild in guilds:
            session.dispatch("GUILD_CREATE", msgspec.json.encode(guild.payload()))
        self._changed()

    def _resume(self, socket: Socket, data: Json) -> None:
        session = self.sessions.get(data.get("session_id") or "")
        if data.get("token") != self._token:
            socket.close(_AUTHENTICATION_FAILED)
        elif session is not None and session.resume(socket, data.get("seq") or 0):
            self.sockets[socket] = session
            self.resumed += 1
            self._changed()
        else:
            socket.send_json({"op": INVALID_SESSION, "d": False})

    def _members(self, session: Session | None, data: Json) -> None:
        guild = self._world().guilds.get(int(data.get("guild_id", 0)))
        if guild is None or session is None:
            return
        wanted = data.get("user_ids")
        wanted = {str(one) for one in (wanted if isinstance(wanted, list) else [wanted])} if wanted else None
        start = str(data.get("query") or "")
        found = [
            member.payload()
            for member in guild.members.values()
            if (wanted is None or str(member.person.id) in wanted) and member.person.name.startswith(start)
        ]
        chunk = {"guild_id": str(guild.id), "members": found, "chunk_index": 0, "chunk_count": 1}
        session.dispatch("GUILD_MEMBERS_CHUNK", msgspec.json.encode({**chunk, "nonce": data.get("nonce")}))
