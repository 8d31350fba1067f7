"""A first match on a phone: one tap to dice, then 3 points against the computer while two other matches wait.

`python -m tests.browser.phone [FOLDER]` plays it in Chromium from an empty directory, prints the height of each post
and its board's share of it, and what is larger or smaller than it should be; pictures of the page go into FOLDER.
"""

import asyncio
import sys
import tempfile
from pathlib import Path

from tests.browser import test_page
from tests.browser.chromium import chromium
from tests.browser.test_page import BOARD, LAST, MESSAGES, Person, button, page_of

WIDTH, HEIGHT = 390, 844
FIRST, LATER, LISTS = 0.5, 0.55, 0.4
"""The least share of a board in its post: the first, every later one, and one with several lists of plays.

A roll that can be played in more than 25 ways has up to four lists, so that it takes no more taps than any other.
"""
LESSONS = 0.3
"""The same of the picture of a lesson, beside three in words."""
TALLEST = 700
_MANY_LISTS = f"{LAST}.querySelectorAll('.select-trigger').length > 1"
_BOARDS = f"{LAST}.querySelectorAll('img.media-image, figure img').length"
_NOTES = f"{MESSAGES}.filter(m => m.innerText.includes('waiting for you') && !m.querySelector('img')).length"


class Walk:
    """What was seen on the way; each post is told at once, with its faults."""

    def __init__(self, alice, notes=0):
        self.alice = alice
        self.notes = notes
        """So many notes about other matches may stand in the channel."""
        self.faults = 0
        self.count = 0

    async def measure(self, what, least=LATER):
        """Look at the latest post once its board is there."""
        await self.alice.done()
        await self.alice.window.until(f"{BOARD}?.naturalWidth")
        post, board, boards, notes = await self.alice.window.evaluate(
            f"[...[{LAST}, {BOARD}].map(e => e.getBoundingClientRect().height), {_BOARDS}, {_NOTES}]"
        )
        if await self.alice.window.evaluate(_MANY_LISTS):
            what, least = f"{what} with several lists", LISTS
        said = " | ".join((await self.alice.text()).split("\n")[1:])
        self.count += 1
        print(f"{self.count:3} {what}: {post:.0f} px, board {board:.0f} px, {board / post:.0%}")
        tests = {
            f"the board is {board / post:.0%} of the post": board < least * post,
            "too tall": post > TALLEST,
            "two boards": boards != 1,
            "a note under the board": notes > self.notes,
        }
        for fault in (fault for fault, is_so in tests.items() if is_so):
            self.fault(f"{fault}: {said}")
        await self.alice.shot(f"{self.count:03}-{what.replace(' ', '-')}")

    def fault(self, what):
        """Something is not as it should be."""
        self.faults += 1
        print(f"    {what}", flush=True)


async def _plays(walk):
    """The match to its end, always with the first play of the first list."""
    alice = walk.alice
    while True:
        await alice.done()
        text = await alice.text()
        if "Result of match" in text or "wins the match" in text:
            await walk.measure("the end")
            await _analysis(walk)
            return
        if await alice.can_tap("Play it"):
            await alice.taps("Play it")
        elif await alice.can_tap("Roll"):
            await alice.taps("Roll")
        elif await alice.can_tap("Take"):
            await walk.measure("a double")
            await alice.taps("Take")
        elif await alice.has_list():
            await alice.chooses_first()
            await walk.measure("a pick")
            continue
        elif await alice.can_tap("Play "):
            await alice.taps("Play ")
        else:
            await asyncio.sleep(0.2)
            continue
        await walk.measure("a post")


async def _analysis(walk):
    """What the match teaches: on one screen, with one picture at a time."""
    alice = walk.alice
    await alice.window.click(f"[...{LAST}.querySelectorAll('button')].find(b => b.textContent === 'Analyze')")
    await alice.window.until(f"{LAST} && {LAST}.innerText.includes('Numbers')", seconds=400)  # it studies the match
    if await alice.can_tap("Try again"):
        await walk.measure("an analysis", LESSONS)


async def walk_of(open_window, page):
    """Walk it; see the module."""
    async with page as address:
        alice = await Person.arrives(open_window, address, "Alice", width=WIDTH, height=HEIGHT)
        walk = Walk(alice)
        await walk.measure("on arrival", FIRST)
        await alice.window.click(button("Play the computer"))
        await alice.sees("1-point match")
        await walk.measure("a first post", FIRST)
        if not await alice.window.evaluate(f"/ rolled [1-6] and [1-6]/.test({BOARD}.alt)"):
            walk.fault("no dice after the first tap")
        for length in ("5-point match", "3-point match"):
            await alice.types("challenge")
            for option, value in (("opponent", "Backgammon"), ("length", f"{length}, with cube")):
                await alice.window.click("[...document.querySelectorAll('.command-ghost')].at(-1)")
                await alice.suggested(option)
                await alice.window.type(value[:3])
                await alice.suggested(value)
            await alice.sends()
            await alice.sees(length)
            await walk.measure("a first post", FIRST)
        await _plays(walk)
        return walk


async def measured(walk_of, folder=None):
    """Walk; print what was found, and return whether it was as it should be."""
    test_page.SHOTS = folder
    with tempfile.TemporaryDirectory() as directory:
        async with chromium(Path(directory) / "profile") as open_window:
            walk = await walk_of(open_window, page_of(directory))
    print(f"{walk.count} posts, {walk.faults} faults")
    return not walk.faults


def main(walk_of):
    """Walk as the command line says."""
    for folder in sys.argv[1:]:
        Path(folder).mkdir(parents=True, exist_ok=True)
    sys.exit(0 if asyncio.run(measured(walk_of, *sys.argv[1:])) else 1)


if __name__ == "__main__":
    main(walk_of)
