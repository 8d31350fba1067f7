"""What a person sees in a window, whichever browser shows it: an expression that comes true, an element at rest."""

import asyncio

KEYS = {"Enter": "\ue006", "Escape": "\ue00c", "Tab": "\ue004"}
KEYS |= {"ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015"}
"""As the actions of WebDriver have them."""


class Eyes:
    """A window that has `evaluate(expression)`, the value of a JavaScript expression, and `point(kind, x, y)`."""

    async def until(self, expression, *, seconds=60):
        """Wait until a JavaScript expression is true, and return its value."""
        try:
            async with asyncio.timeout(seconds):
                while True:
                    if value := await self.evaluate(expression):
                        return value
                    await asyncio.sleep(0.15)  # a look at the page takes the browser's time
        except TimeoutError:
            raise AssertionError(f"did not come true in {seconds} s: {expression}") from None

    async def soon(self, expression):
        """Does a JavaScript expression come true within a moment?"""
        try:
            return await self.until(expression, seconds=2)
        except AssertionError:
            return False

    async def rests(self, element):
        """The middle of the element that a JavaScript expression names, once it has come to rest: x and y."""
        script = (
            f"(() => {{ const e = {element}; if (!e || e.disabled) return null;"
            " e.scrollIntoView({block: 'center'}); const r = e.getBoundingClientRect(); if (!r.width) return null;"
            " return [r.x + r.width / 2, r.y + r.height / 2]; })()"
        )
        before, here = None, await self.until(script)
        while here != before:
            await asyncio.sleep(0.1)
            before, here = here, await self.until(script)
        return here

    async def click(self, element):
        """Click the middle of the element that a JavaScript expression names, once it has come to rest."""
        x, y = await self.rests(element)
        for kind in ("down", "up"):
            await self.point(kind, x, y)


class Hand(Eyes):
    """A window whose browser takes the actions of W3C's WebDriver, by `_acts(source)`."""

    async def point(self, kind, x, y, *, pointer="mouse"):
        """The mouse: `down`, `move` or `up`."""
        at = {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)}
        then = {"down": [{"type": "pointerDown", "button": 0}], "move": [], "up": [{"type": "pointerUp", "button": 0}]}
        how = {"parameters": {"pointerType": pointer}, "actions": [at, *then[kind]]}
        await self._acts({"type": "pointer", "id": pointer, **how})

    async def type(self, text):
        """Type into whatever has the focus, key by key."""
        for letter in text:
            presses = [{"type": kind, "value": letter} for kind in ("keyDown", "keyUp")]
            await self._acts({"type": "key", "id": "keys", "actions": presses})

    async def press(self, key):
        """Press a key that has a name."""
        await self.type(KEYS[key])

    async def moves(self):
        """Whoever looks doesn't mind what moves: so it is from the beginning."""
