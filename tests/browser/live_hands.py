"""Hands at the live board: mouse, touch or keys on its points and buttons, and eyes for what lies there."""

import asyncio
import json

SLOT = "[...document.querySelectorAll('.slots button')].find(b => b.dataset.slot == {slot})"
BUTTON = "[...document.querySelectorAll('button')].find(b => b.querySelector('span')?.textContent === {label})"
SHOWN = """(() => { const own = {};
 for (const [side, sprite] of [['white', 'white'], ['black', 'black']]) { own[side] = {};
  for (const piece of document.querySelectorAll('.root .board > .pieces .' + sprite)) {
   const box = piece.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
   if (piece.classList.contains('off')) { own[side][0] = (own[side][0] ?? 0) + 1; continue; }
   let best = null, near = 1e9;
   for (const slot of document.querySelectorAll('.slots button')) { const b = slot.getBoundingClientRect(),
     n = Number(slot.dataset.slot), d = Math.abs(b.x + b.width / 2 - x) * 9 + Math.abs(b.y + b.height / 2 - y);
    if (n && d < near) { near = d; best = n; } }
   own[side][best] = (own[side][best] ?? 0) + 1; } } return own; })()"""


class Hands:
    """A person at a board in a window; `way` is `mouse`, `touch` or `keys`."""

    def __init__(self, window, way="mouse"):
        self.window = window
        self.way = way

    @classmethod
    async def open(cls, open_window, address, way="mouse", *, width=390, height=844, moving=False):
        window = await open_window("about:blank", width=width, height=height)
        if way == "touch":
            await window.has_touch()
        if moving:
            await window.moves()
        watch = "window.wrong = []; addEventListener('error', e => wrong.push(e.message));"
        watch += " addEventListener('unhandledrejection', e => wrong.push(String(e.reason?.stack ?? e.reason)));"
        watch += " addEventListener('securitypolicyviolation', e => wrong.push(e.violatedDirective + e.blockedURI));"
        await window.begins_with(watch)
        await window.goes_to(address)
        hands = cls(window, way)
        await window.until("!!document.querySelector('.slots button, .boards, .alone')")
        return hands

    async def wrongs(self):
        """What went wrong in the page: errors, and what its own policy refused."""
        return await self.window.evaluate("window.wrong")

    async def spot(self, slot):
        """The middle of a slot's topmost checker, or where its first would lie."""
        return await self.window.evaluate(
            f"(() => {{ const s = {SLOT.format(slot=slot)}.getBoundingClientRect();"
            " return [s.x + s.width / 2, s.y + s.height / 2]; })()"
        )

    async def point(self, kind, x, y):
        await (self.window.touch if self.way == "touch" else self.window.point)(kind, x, y)

    async def lift(self, source, target):
        """Take a checker and carry it over a slot; it isn't let go."""
        await self.sees(source)
        x, y = await self.spot(source)
        to_x, to_y = await self.spot(target)
        await self.point("down", x, y)
        for part in (0.3, 0.7, 1):
            await self.point("move", x + (to_x - x) * part, y + (to_y - y) * part)
        return to_x, to_y

    async def drag(self, source, target):
        await self.point("up", *await self.lift(source, target))

    async def sees(self, slot):
        """Look for a moment whether a slot can be used; hands try it all the same."""
        await self.window.soon(f"{SLOT.format(slot=slot)}?.getAttribute('aria-disabled') === 'false'")

    async def tap(self, slot):
        await self.sees(slot)
        x, y = await self.spot(slot)
        await self.point("down", x, y)
        await self.point("up", x, y)

    async def tap_at(self, element, *, seconds=20):
        """Press the middle of an element once it's there and lies still; with no `seconds`, only if it can be now."""
        where = (
            f"(() => {{ const e = {element}; if (!e || e.disabled) return null; e.scrollIntoView({{block: 'nearest'}});"
            " const moves = (one) => one.playState === 'running' && one.effect.target.contains(e);"
            " const b = e.getBoundingClientRect(); if (!b.width || document.getAnimations().some(moves)) return null;"
            " return [b.x + b.width / 2, b.y + b.height / 2]; })()"
        )
        found = await (self.window.until(where, seconds=seconds) if seconds else self.window.evaluate(where))
        if found:
            await self.point("down", *found)
            await self.point("up", *found)

    async def press(self, label):
        """Press the button of that name."""
        await self.tap_at(BUTTON.format(label=json.dumps(label)))

    async def key(self, key):
        await (self.window.type if len(key) == 1 else self.window.press)(key)

    async def shows(self, side, **counts):
        """Wait until a side's checkers lie so: `p13=4` for four on slot 13."""
        wanted = {name.removeprefix("p"): count for name, count in counts.items()}
        for _ in range(40):
            found = (await self.window.evaluate(SHOWN))[side]
            if all(found.get(slot, 0) == count for slot, count in wanted.items()):
                return
            await asyncio.sleep(0.05)
        raise AssertionError((side, wanted, found))

    async def lit(self):
        """How many targets are lit."""
        return await self.window.evaluate("document.querySelectorAll('.ring').length")

    async def words(self):
        return await self.window.evaluate("document.querySelector('.words')?.innerText ?? ''")
