"""A headless Firefox (Debian: `apt-get install firefox-esr`), driven by WebDriver BiDi over one websocket.

A window has the methods of `tests.browser.chromium.Window` that hands at the live board need.
"""

import asyncio
import base64
import contextlib
import itertools
import json
import os
import re
import shutil

import aiohttp

from tests.browser.eyes import Eyes
from tests.browser.webkit import KEYS

FIREFOX = next((path for name in ("firefox-esr", "firefox") if (path := shutil.which(name))), None)
_SETTINGS = {"remote.active-protocols": 1, "dom.w3c_touch_events.enabled": 1, "app.update.enabled": False}


@contextlib.asynccontextmanager
async def firefox(profile):
    """A browser with a fresh profile; yields a function that opens a window."""
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in _SETTINGS.items()]
    (profile / "user.js").write_text("\n".join(lines))
    process = await asyncio.create_subprocess_exec(
        *(FIREFOX, "--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", str(profile)),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
        env={"HOME": str(profile), "PATH": os.environ["PATH"], "MOZ_DISABLE_CONTENT_SANDBOX": "1"},
    )
    try:
        async with asyncio.timeout(60):
            address = await _address(process.stderr)
        draining = asyncio.ensure_future(process.stderr.read())
        async with (
            aiohttp.ClientSession() as session,
            session.ws_connect(f"{address}/session", max_msg_size=0) as socket,
        ):
            line = _Line(socket)
            await line.asks("session.new", capabilities={})
            yield line.open
            await line.close()
        process.terminate()
        await process.wait()
        await draining
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def _address(lines):
    async for line in lines:
        if found := re.search(rb"ws://\S+", line):
            return found[0].decode()
    raise AssertionError("Firefox ended without saying where it listens")


class _Line:
    def __init__(self, socket):
        self._socket = socket
        self._waiting = {}
        self._numbers = itertools.count(1)
        self._reader = asyncio.ensure_future(self._read())

    async def _read(self):
        async for message in self._socket:
            answer = json.loads(message.data)
            if (waiting := self._waiting.pop(answer.get("id"), None)) is not None and not waiting.done():
                waiting.set_result(answer)

    async def asks(self, method, **parameters):
        number = next(self._numbers)
        waiting = self._waiting[number] = asyncio.get_running_loop().create_future()
        await self._socket.send_json({"id": number, "method": method, "params": parameters})
        async with asyncio.timeout(30):
            answer = await waiting
        assert answer["type"] == "success", (method, answer)
        return answer["result"]

    async def open(self, address, *, width=1280, height=900):
        created = await self.asks("browsingContext.create", type="window")
        window = Window(self, created["context"])
        await window.resize(width, height)
        await window.goes_to(address)
        return window

    async def close(self):
        self._reader.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._reader


class Window(Eyes):
    """One window: what a person does with mouse, fingers and keyboard, and what they see."""

    def __init__(self, line, context):
        self._line = line
        self._context = context

    async def _asks(self, method, **parameters):
        return await self._line.asks(method, context=self._context, **parameters)

    async def resize(self, width, height):
        await self._asks("browsingContext.setViewport", viewport={"width": width, "height": height})

    async def goes_to(self, address):
        await self._asks("browsingContext.navigate", url=address, wait="none")

    async def begins_with(self, script):
        """Run a script before any other of each page."""
        function = f"() => {{ {script} }}"
        await self._line.asks("script.addPreloadScript", functionDeclaration=function, contexts=[self._context])

    async def closes(self):
        await self._asks("browsingContext.close")

    async def has_touch(self):
        """Fingers are always there."""

    async def moves(self):
        """Whoever looks doesn't mind what moves: so it is from the beginning."""

    async def evaluate(self, expression):
        """The value of a JavaScript expression."""
        script = f"Promise.resolve({expression}).then((value) => JSON.stringify(value ?? null))"
        target = {"context": self._context}
        answer = await self._line.asks("script.evaluate", expression=script, target=target, awaitPromise=True)
        assert answer["type"] == "success", (expression, answer["exceptionDetails"])
        return json.loads(answer["result"]["value"])

    async def point(self, kind, x, y, *, pointer="mouse"):
        """The mouse: `down`, `move` or `up`."""
        at = {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)}
        then = {"down": [{"type": "pointerDown", "button": 0}], "move": [], "up": [{"type": "pointerUp", "button": 0}]}
        how = {"parameters": {"pointerType": pointer}, "actions": [at, *then[kind]]}
        await self._acts({"type": "pointer", "id": pointer, **how})

    async def touch(self, kind, x, y):
        """A finger: `down`, `move` or `up`."""
        await self.point(kind, x, y, pointer="touch")

    async def click(self, element):
        """Click the middle of the element that a JavaScript expression names, once it has come to rest."""
        x, y = await self.rests(element)
        for kind in ("down", "up"):
            await self.point(kind, x, y)

    async def type(self, text):
        """Type into whatever has the focus, key by key."""
        for letter in text:
            presses = [{"type": kind, "value": letter} for kind in ("keyDown", "keyUp")]
            await self._acts({"type": "key", "id": "keys", "actions": presses})

    async def press(self, key):
        """Press a key that has a name. Who tabs out of the page doesn't come back: there's no window to see."""
        await self.type(KEYS[key])

    async def _acts(self, source):
        await self._asks("input.performActions", actions=[source])

    async def screenshot(self, path):
        answer = await self._asks("browsingContext.captureScreenshot")
        path.write_bytes(base64.b64decode(answer["data"]))
