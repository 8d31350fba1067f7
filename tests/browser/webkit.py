"""WebKit, the engine of every browser on iOS: its own driver, on a screen that nobody sees.

Debian: `apt-get install webkit2gtk-driver xvfb openbox`. A window has the methods of
`tests.browser.chromium.Window` that hands at the live board need, but no touch: GTK's driver knows mouse and keys.
"""

import asyncio
import base64
import contextlib
import os
import shutil
from pathlib import Path

import aiohttp
import pytest

from tests.browser.driver import running
from tests.browser.eyes import Hand
from tests.ports import free_port

_NEEDS = ("WebKitWebDriver", "Xvfb", "openbox")
WEBKIT = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), None) if all(map(shutil.which, _NEEDS)) else None


class _Gone(Exception):
    """The page that was asked ended before it answered."""


@contextlib.asynccontextmanager
async def webkit(profile):
    """Yields a function that opens a window: each has a screen of its size, a driver and a browser of its own."""
    async with contextlib.AsyncExitStack() as stack:

        async def open_window(address, *, width=1280, height=900):
            screen = ["Xvfb", "-displayfd", "1", "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"]
            shown = await stack.enter_async_context(running(*screen, stdout=asyncio.subprocess.PIPE))
            settings = {"HOME": str(profile), "PATH": os.environ["PATH"], "LIBGL_ALWAYS_SOFTWARE": "1"}
            settings["DISPLAY"] = f":{(await shown.stdout.readline()).decode().strip()}"
            settings["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"  # root has none; the pages are our own
            await stack.enter_async_context(running("openbox", env=settings))  # it gives a window the whole screen
            port = free_port()
            await stack.enter_async_context(running("WebKitWebDriver", f"--port={port}", env=settings))
            http = await stack.enter_async_context(aiohttp.ClientSession(f"http://127.0.0.1:{port}"))
            window = await _session(http)
            stack.push_async_callback(window.closes)
            await window.resize(width, height)
            await window.goes_to(address)
            return window

        yield open_window


async def _session(http):
    browser = {"binary": str(WEBKIT), "args": ["--automation", "--full-screen"]}
    wanted = {"alwaysMatch": {"pageLoadStrategy": "none", "webkitgtk:browserOptions": browser}}
    async with asyncio.timeout(30):
        while True:
            with contextlib.suppress(aiohttp.ClientConnectionError):
                found = await _answer(http, "POST", "/session", capabilities=wanted)
                return Window(http, f"/session/{found['sessionId']}")
            await asyncio.sleep(0.1)


async def _answer(http, method, path, **said):
    async with http.request(method, path, json=said if method == "POST" else None) as answer:
        value = (await answer.json(content_type=None))["value"]
        if answer.status == 200:
            return value
        raise _Gone if value["error"] == "no such frame" else AssertionError(path, said, value)


class Window(Hand):
    """One window: what a person does with mouse and keyboard, and what they see."""

    def __init__(self, http, path):
        self._http = http
        self._path = path
        self._first = ""
        self._closed = False

    async def _do(self, command, **said):
        return await _answer(self._http, "POST", f"{self._path}/{command}", **said)

    async def resize(self, width, height):
        """A window fills the screen, which has its size from the beginning. The browser's bars don't let it be tiny."""
        if not await self.soon(f"innerWidth === {width} && innerHeight === {height}"):
            pytest.skip(f"WebKit's window is {await self.evaluate('[innerWidth, innerHeight]')} at the least")

    async def goes_to(self, address):
        await self._do("url", url=address)
        if self._first:
            begun = f"(window.begun = true, (() => {{ {self._first} }})(), true)"
            with contextlib.suppress(_Gone):  # the page before ended meanwhile
                await self.until(f"location.href !== 'about:blank' && (window.begun || {begun})")
                return
            await self.until(f"window.begun || {begun}")

    async def begins_with(self, script):
        """Run a script at the beginning of each page, as early as the driver can."""
        self._first = script

    async def closes(self):
        if not self._closed:
            self._closed = True
            await _answer(self._http, "DELETE", self._path)

    async def evaluate(self, expression):
        """The value of a JavaScript expression."""
        script = (
            f"const done = arguments[0]; Promise.resolve().then(() => ({expression}))"
            ".then((value) => done([value ?? null]), (wrong) => done([null, String(wrong)]))"
        )
        found = await self._do("execute/async", script=script, args=[])
        assert len(found) == 1, (expression, found)
        return found[0]

    async def has_touch(self):
        pytest.skip("no driver touches WebKit here")

    async def _acts(self, source):
        await self._do("actions", actions=[source])

    async def screenshot(self, path):
        path.write_bytes(base64.b64decode(await _answer(self._http, "GET", f"{self._path}/screenshot")))
