"""Keeping the page live: the simulated clock follows the real one, and everyone sees what the others do.

simcord's page is made for looking at one moment: it refuses an action while another runs, and one from a page that was
refreshed a moment ago. Here actions wait their turn instead, and a refresh takes nothing away from anyone. Nothing else
reaches into simcord's page; simcord is pinned to one version because of it.
"""
# ruff: noqa: SLF001

import asyncio
import contextlib
import struct
import time
import unittest.mock
from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from typing import Any, Final

import structlog
from aiohttp import web
from simcord import Env
from simcord.preview._media import MediaInfo, MediaWorker

from bot.assets import assets_folder

_log: Final = structlog.get_logger()

_TICK: Final = 0.5  # seconds between two looks at what has happened
_KEPT: Final = 6  # so many of a page's latest states are remembered: a person may act on any they just saw
_STYLE: Final = "/table.css"
_SCRIPT: Final = "/table.js"
_ADDED: Final = {_STYLE: ("page.css", "text/css"), _SCRIPT: ("page.js", "text/javascript")}
"""The files and their types, by the address at which the page asks for them."""
CHANGES: Final = (
    ("<title>SimCord Preview</title>", "<title>Backgammon</title>"),
    ("</head>", f'<link rel="stylesheet" href="{_STYLE}"><script src="{_SCRIPT}" defer></script></head>'),
    ('class="preview-shell"', 'class="preview-shell messages-closed"'),
    ('aria-hidden="true">S</span>', 'aria-hidden="true">⚄</span>'),
    ("<strong>SimCord</strong><small>Preview</small>", "<strong>Backgammon</strong>"),
    ("Viewing as\n", "You are\n"),
    ('aria-label="Viewing as"', 'aria-label="You are"'),
    ("<summary>More</summary>", "<summary>Tools</summary>"),
)
"""Parts of simcord's page, and their replacements."""
_PNG: Final = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"  # how a picture begins; its width and height follow
_FIRST: Final = 4096  # bytes before its pixels, at most
_MOVES: Final = b"acTL"  # the frames of a picture that has several


class Pictures(MediaWorker):
    """Shows still pictures as they are: the bot has drawn them.

    simcord begins a process for each, one after the other, each time somebody looks at the channel: 0.3 s a board.
    """

    async def _decode(self, key: str, blob: bytes, media_time: float | None) -> MediaInfo:
        end = len(_PNG) + 8
        if not blob.startswith(_PNG) or len(blob) < end or _MOVES in blob[:_FIRST]:
            return await super()._decode(key, blob, media_time)
        width, height = struct.unpack(">II", blob[len(_PNG) : end])
        return MediaInfo("PNG", width, height, 1, width * height * 4, blob, "image/png")


class LivePage:
    """A page in use: its viewers' actions, the bot's own, and time passing, one after the other."""

    def __init__(self, env: Env, page: Any) -> None:
        self._env, self._page = env, page
        self._turn = asyncio.Lock()
        self._states: dict[str, dict[int, Mapping[str, Any]]] = {}
        self._read = self._events = 0
        self._shown: dict[str, int] = {}
        self._before: int | None = None
        self._newest: dict[str, int] = {}  # by page: the latest message that it has scrolled to
        self._carry_out, self._publish = page._action, page._publish
        page._action, page._publish = self._act, self._publish_and_note
        self._open, page._open_page = page._open_page, self._open_at_the_end
        page._media_worker = Pictures()
        # A page that is opened again begins with the latest message, not with the one that was latest at the start.
        page._python.target_id = page._python.window_end_id = None

    async def follow(self, stop: asyncio.Event) -> None:
        """Follow the real clock until `stop`, or until the session is ended on the page."""
        ends = [asyncio.ensure_future(stop.wait()), asyncio.ensure_future(self._page.wait_closed())]
        began, real = self._env.now(), time.monotonic()
        try:
            while not any(end.done() for end in ends):
                await asyncio.wait(ends, timeout=_TICK, return_when=asyncio.FIRST_COMPLETED)
                try:
                    await self.tick(began + timedelta(seconds=time.monotonic() - real))
                except TimeoutError:
                    _log.warning("the bot takes long; the page waits for it")
        finally:
            for end in ends:
                end.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await end

    async def tick(self, until: datetime) -> None:
        """Let time pass, and show every viewer what has happened in public since the last look.

        simcord moves its clock itself while it waits for an action: nothing is added to what has passed that way.
        """
        async with self._turn:
            if self._page._closed:
                return
            self._remember()
            await self._env.advance_time(max(0.0, (until - self._env.now()).total_seconds()))
            # Viewers who have already seen it are left in peace: a refresh would close the list they have just opened.
            happened = self._public_events()
            behind = [page for page in self._page._pages.values() if self._shown.get(page.id, 0) < happened]
            for page in behind:
                self._turn_to_news(page, self._newest.get(page.id, 0))
                self._page._publish(page, reason="refresh")

    async def _act(self, context_id: str | None, body: Any) -> Any:
        """Carry out a viewer's action when its turn comes."""
        async with self._turn:
            self._remember()
            page = self._page._pages.get(context_id)
            if page is not None and isinstance(body, dict) and self._is_same_to_viewer(page, body):
                body = {**body, "published_revision": page.revision}
            self._before = 0 if page is None else self._latest(page)
            try:
                return await self._carry_out(context_id, body)
            finally:
                self._before = None

    def _is_same_to_viewer(self, page: Any, body: Mapping[str, Any]) -> bool:
        """True if what this viewer acted on hasn't changed since they saw it. Only taps depend on what is shown."""
        if body.get("kind") not in {"click", "select"}:
            return True
        seen = self._states[page.id].get(body.get("published_revision", 0))
        target = str(body.get("target_id"))
        return seen is not None and _components(seen, target) == _components(page.snapshot, target)

    def _remember(self) -> None:
        pages = self._page._pages
        self._states = {page_id: self._states.get(page_id, {}) for page_id in pages}
        for page_id, page in pages.items():
            states = self._states[page_id]
            states[page.revision] = page.snapshot
            while len(states) > _KEPT:
                del states[min(states)]

    def _open_at_the_end(self, *of_whom: Any) -> Any:
        page = self._open(*of_whom)
        self._newest[page.id] = self._latest(page)
        page.target_id = self._newest[page.id] or None
        self._publish_and_note(page, reason="initial")
        return page

    def _latest(self, page: Any) -> int:
        """The latest of the bot's messages that this viewer sees; 0 if there is none."""
        return self._page._initial_target(page.viewer, page.channel_id) or 0

    def _publish_and_note(self, page: Any, **why: Any) -> None:
        if self._before is not None and why.get("reason", "action") == "action":
            self._turn_to_news(page, self._before)
        # simcord does so in a refresh alone: what an action has begun was "in 5 seconds" on the page.
        self._page._advance_presentation_time()
        self._publish(page, **why)
        self._shown[page.id] = self._public_events()

    def _turn_to_news(self, page: Any, before: int) -> None:
        """Let a page scroll to the latest message if it's newer than `before`: an answer, or an opponent's board."""
        latest = self._newest[page.id] = self._latest(page)
        if latest > before:
            page.target_id, page.window_end_id = latest, None

    def _public_events(self) -> int:
        """How often a message that everyone can see was posted, edited or deleted."""
        news = self._env.backend.transcript[self._read :]
        self._read += len(news)
        self._events += sum(kind == "GATEWAY" and name.startswith("MESSAGE_") for kind, name, _ in news)
        return self._events


def _components(snapshot: Mapping[str, Any], message_id: str) -> Any:
    return snapshot.get("messages", {}).get(message_id, {}).get("components")


def dress(page: Any) -> None:
    """Change the look of a page that isn't being served yet."""
    server = page._server
    files = {at: str(assets_folder() / "local" / name) for at, (name, _) in _ADDED.items()}
    server._STATIC_FILES = {**server._STATIC_FILES, **files}
    server._STATIC_CONTENT_TYPES = {
        **server._STATIC_CONTENT_TYPES,
        **{files[at]: kind for at, (_, kind) in _ADDED.items()},
    }
    plain = server._static

    async def served(request: Any) -> Any:
        answer = await plain(request)
        if request.path == "/":
            text = answer.text
            for before, after in CHANGES:
                text = text.replace(before, after)
            answer.text = text
        return answer

    server._static = served


def serve_beside(page: Any, add: Callable[[web.Application], None]) -> None:
    """Let a page that isn't being served yet serve something else as well, at the same port."""
    server, begin = page._server, page._server.start

    async def start() -> None:
        plain = web.Application

        def furnished(**options: Any) -> web.Application:
            app = plain(**options)
            add(app)
            return app

        # simcord makes its application in there, and lets nobody else near it.
        with unittest.mock.patch.object(web, "Application", furnished):
            await begin()

    server.start = start
