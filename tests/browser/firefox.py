"""A headless Firefox (Debian: `apt-get install firefox-esr`), driven by WebDriver BiDi over one websocket.

A window has the methods of `tests.browser.chromium.Window` that hands at the live board need.
"""

import asyncio
import base64
import contextlib
import json
import shutil

from tests.browser.driver import started
from tests.browser.eyes import Hand

FIREFOX = next((path for name in ("firefox-esr", "firefox") if (path := shutil.which(name))), None)
_SETTINGS = {"remote.active-protocols": 1, "dom.w3c_touch_events.enabled": 1, "app.update.enabled": False}


@contextlib.asynccontextmanager
async def firefox(profile):
    """A browser with a fresh profile; yields a function that opens a window."""
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in _SETTINGS.items()]
    (profile / "user.js").write_text("\n".join(lines))
    command = (FIREFOX, "--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", str(profile))
    async with started(*command, home=profile, path="/session", MOZ_DISABLE_CONTENT_SANDBOX="1") as line:
        await line.asks("session.new", capabilities={})
        keyboard = asyncio.Lock()

        async def open_window(address, *, width=1280, height=900):
            created = await line.asks("browsingContext.create", type="window")
            window = Window(line, created["context"], keyboard)
            await window.resize(width, height)
            await window.goes_to(address)
            return window

        yield open_window


class Window(Hand):
    """One window: what a person does with mouse, fingers and keyboard, and what they see."""

    def __init__(self, line, context, keyboard):
        self._line = line
        self._context = context
        self._keyboard = keyboard

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

    async def evaluate(self, expression):
        """The value of a JavaScript expression."""
        script = f"Promise.resolve({expression}).then((value) => JSON.stringify(value ?? null))"
        target = {"context": self._context}
        answer = await self._line.asks("script.evaluate", expression=script, target=target, awaitPromise=True)
        assert answer["type"] == "success", (expression, answer["exceptionDetails"])
        return json.loads(answer["result"]["value"])

    async def touch(self, kind, x, y):
        """A finger: `down`, `move` or `up`."""
        await self.point(kind, x, y, pointer="touch")

    async def type(self, text):
        """Go to this window and type: only one window has the focus, and in any other Enter presses no button."""
        async with self._keyboard:
            await self._asks("browsingContext.activate")
            await super().type(text)

    async def _acts(self, source):
        await self._asks("input.performActions", actions=[source])

    async def screenshot(self, path):
        answer = await self._asks("browsingContext.captureScreenshot")
        path.write_bytes(base64.b64decode(answer["data"]))
