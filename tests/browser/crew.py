"""A game of a chouette on a phone: three people who hand it around, and two computers.

`python -m tests.browser.crew [FOLDER]` plays it in Chromium from an empty directory, prints the height of each post and
its board's share of it, and what is larger or smaller than it should be; pictures of the page go into FOLDER.
"""

import asyncio
import re

from tests.browser.phone import HEIGHT, WIDTH, Walk, main
from tests.browser.test_page import LAST, Person

PEOPLE = ("Alice", "Bob", "Carol")
COMPUTERS = ("casual", "intermediate")
SHARE = 0.48
"""The least share of a board with the cubes of the crew in its post; while they are asked, there are four buttons."""
POSTS, STEPS = 400, 2000
"""It ends after so many posts, if the game isn't over before, and has gone wrong after so many steps."""
PRIVATE = "Only you can see this"


async def chooses(person, text):
    """An entry of the first list."""
    option = f"[...{LAST}.querySelectorAll('.select-option')].find(o => o.textContent.includes({text!r}))"
    before = await person.text()
    for _ in range(3):
        await person.window.click(f"{LAST}.querySelector('.select-trigger')")
        if await person.window.soon(f"{option}?.getBoundingClientRect().width > 0"):
            break
    await person.window.click(option)
    await person.answered(before)


async def gathers(person):
    """From the command to the first board."""
    await person.types("chouette")
    await person.sends()
    await person.taps("Open the table")
    await person.sees("opens a chouette")
    for name in PEOPLE[1:]:
        await person.becomes(name)
        await person.taps("Join")
    for level in COMPUTERS:
        await chooses(person, level)
    await person.becomes(PEOPLE[0])
    await person.taps("Start")
    await person.sees("Box")


async def acts(person, text):
    """What somebody has to do next, by what the post says alone; False if a computer has to."""
    if PRIVATE in text:
        if await person.can_tap("That's my answer"):
            await person.taps("That's my answer")
        else:
            await person.becomes(next(one for one in PEOPLE if one != person.name))  # who doesn't see it
        return True
    told = " ".join(text.split())
    asked = re.search(r"@?(Alice|Bob|Carol) to (?:play|roll)", told) or re.search(r"[Ww]aiting for (.*?)(?: ·|$)", told)
    name = next((one for one in PEOPLE if asked and one in asked[0]), None)
    if name is None:
        return False
    if person.name != name:
        await person.becomes(name)
    if await person.has_list():
        await person.chooses_first()
        if await person.can_tap("Play it"):
            await person.taps("Play it")
        return True
    for label in ("Roll on", "Roll", "Answer", "Take", "Accept", "Play "):
        if await person.can_tap(label):
            await person.taps(label)
            return True
    return False


async def walk_of(open_window, page):
    """Play a game; see the module."""
    async with page as address:
        person = await Person.arrives(open_window, address, PEOPLE[0], width=WIDTH, height=HEIGHT)
        walk = Walk(person, notes=1)
        await gathers(person)
        measured = ""
        for _ in range(STEPS):
            await person.done()
            text = await person.text()
            if text != measured and PRIVATE not in text:
                measured = text
                over = "is over:" in text
                await walk.measure("the end" if over else "a post", SHARE)
                if over or walk.count == POSTS:
                    return walk
            if not await acts(person, text):
                await asyncio.sleep(0.5)
        walk.fault(f"not that far after {STEPS} steps")
        return walk


if __name__ == "__main__":
    main(walk_of)
