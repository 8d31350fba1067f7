"""A headless Chromium, driven by its own protocol over one websocket: no driver program and no further package."""

import asyncio
import base64
import contextlib
import json
import os
import re
import shutil

import aiohttp

from tests.browser.eyes import Eyes

CHROMIUM = next(
    (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None
)

_FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    "--force-prefers-reduced-motion",
    "--remote-debugging-port=0",
)

KEYS = {"Enter": 13, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Escape": 27, "Tab": 9}


@contextlib.asynccontextmanager
async def chromium(profile):
    """A browser with a fresh profile; yields a function that opens a window."""
    process = await asyncio.create_subprocess_exec(
        CHROMIUM,
        *_FLAGS,
        f"--user-data-dir={profile}",
        "about:blank",
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
        env={"HOME": str(profile), "PATH": os.environ["PATH"]},
        start_new_session=True,
    )
    try:
        async with asyncio.timeout(60):
            address = await _address(process.stderr)
        draining = asyncio.ensure_future(process.stderr.read())
        async with aiohttp.ClientSession() as session, session.ws_connect(address, max_msg_size=0) as socket:
            browser = _Connection(socket)
            yield browser.open
            await browser.close()
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
    raise AssertionError("Chromium ended without saying where it listens")


class _Connection:
    def __init__(self, socket):
        self._socket = socket
        self._waiting = {}
        self._last = 0
        self._reader = asyncio.ensure_future(self._read())

    async def _read(self):
        async for message in self._socket:
            answer = json.loads(message.data)
            if (waiting := self._waiting.pop(answer.get("id"), None)) is not None and not waiting.done():
                waiting.set_result(answer)

    async def send(self, method, session=None, **parameters):
        self._last += 1
        waiting = self._waiting[self._last] = asyncio.get_running_loop().create_future()
        request = {"id": self._last, "method": method, "params": parameters}
        await self._socket.send_json(request | ({"sessionId": session} if session else {}))
        async with asyncio.timeout(30):
            answer = await waiting
        assert "error" not in answer, (method, answer["error"])
        return answer["result"]

    async def open(self, address, *, width=1280, height=900):
        target = await self.send("Target.createTarget", url="about:blank", newWindow=True)
        attached = await self.send("Target.attachToTarget", targetId=target["targetId"], flatten=True)
        window = Window(self, attached["sessionId"])
        await window.resize(width, height)
        await window.send("Page.enable")
        await window.send("Emulation.setFocusEmulationEnabled", enabled=True)
        await window.goes_to(address)
        return window

    async def close(self):
        self._reader.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._reader


class Window(Eyes):
    """One window: what a person does with mouse and keyboard, and what they see."""

    def __init__(self, connection, session):
        self._connection = connection
        self._session = session

    async def send(self, method, **parameters):
        return await self._connection.send(method, self._session, **parameters)

    async def goes_to(self, address):
        await self.send("Page.navigate", url=address)

    async def begins_with(self, script):
        """Run a script before any other of each page."""
        await self.send("Page.addScriptToEvaluateOnNewDocument", source=script)

    async def closes(self):
        await self.send("Page.close")

    async def moves(self):
        """Whoever looks doesn't mind what moves."""
        calm = [{"name": "prefers-reduced-motion", "value": "no-preference"}]
        await self.send("Emulation.setEmulatedMedia", features=calm)

    async def has_touch(self):
        await self.send("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=2)

    async def point(self, kind, x, y):
        """The mouse: `down`, `move` (with its button down) or `up`."""
        names = {"down": "mousePressed", "move": "mouseMoved", "up": "mouseReleased"}
        more = {} if kind == "move" else {"clickCount": 1}
        buttons = 0 if kind == "up" else 1
        await self.send("Input.dispatchMouseEvent", type=names[kind], x=x, y=y, button="left", buttons=buttons, **more)

    async def touch(self, kind, x, y):
        """A finger: `down`, `move` or `up`."""
        names = {"down": "touchStart", "move": "touchMove", "up": "touchEnd"}
        points = [] if kind == "up" else [{"x": x, "y": y}]
        await self.send("Input.dispatchTouchEvent", type=names[kind], touchPoints=points)

    async def resize(self, width, height):
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        await self.send("Emulation.setDeviceMetricsOverride", **size)

    async def evaluate(self, expression):
        """The value of a JavaScript expression."""
        answer = await self.send("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in answer, answer["exceptionDetails"]
        return answer["result"].get("value")

    async def click(self, element):
        """Click the middle of the element that a JavaScript expression names, once it has come to rest."""
        x, y = await self.rests(element)
        for kind in ("down", "up"):
            await self.point(kind, x, y)

    async def type(self, text):
        """Type into whatever has the focus, key by key."""
        for letter in text:
            await self.send("Input.dispatchKeyEvent", type="keyDown", text=letter, key=letter)
            await self.send("Input.dispatchKeyEvent", type="keyUp", key=letter)

    async def press(self, key):
        """Press a key that has a name."""
        code = KEYS[key]
        text = {"text": "\r"} if key == "Enter" else {}
        names = {"key": key, "code": key, "windowsVirtualKeyCode": code}
        await self.send("Input.dispatchKeyEvent", type="keyDown", **names, **text)
        await self.send("Input.dispatchKeyEvent", type="keyUp", **names)

    async def screenshot(self, path):
        answer = await self.send("Page.captureScreenshot", format="png")
        path.write_bytes(base64.b64decode(answer["data"]))
