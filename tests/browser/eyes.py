"""What a person sees in a window, whichever browser shows it: an expression that comes true, an element at rest."""

import asyncio


class Eyes:
    """A window that has `evaluate(expression)`, the value of a JavaScript expression."""

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
