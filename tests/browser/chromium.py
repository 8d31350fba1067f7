"""A headless Chromium, driven by its own protocol over one websocket: no driver program and no further package."""

import base64
import contextlib
import shutil

from tests.browser.driver import started
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
    async with started(CHROMIUM, *_FLAGS, f"--user-data-dir={profile}", "about:blank", home=profile) as line:

        async def open_window(address, *, width=1280, height=900):
            target = await line.asks("Target.createTarget", url="about:blank", newWindow=True)
            attached = await line.asks("Target.attachToTarget", targetId=target["targetId"], flatten=True)
            window = Window(line, attached["sessionId"])
            await window.resize(width, height)
            await window.send("Page.enable")
            await window.send("Emulation.setFocusEmulationEnabled", enabled=True)
            await window.goes_to(address)
            return window

        yield open_window


class Window(Eyes):
    """One window: what a person does with mouse and keyboard, and what they see."""

    def __init__(self, line, session):
        self._line = line
        self._session = session
        self._is_phone = False

    async def send(self, method, **parameters):
        return await self._line.asks(method, self._session, **parameters)

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
        """A phone, whose window grows from its next size on with what is wider than it."""
        self._is_phone = True
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
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": self._is_phone}
        await self.send("Emulation.setDeviceMetricsOverride", **size)

    async def evaluate(self, expression):
        """The value of a JavaScript expression."""
        answer = await self.send("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in answer, answer["exceptionDetails"]
        return answer["result"].get("value")

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
