"""A vote of five people on a phone, who hand it around, against the computer: some turns, then they resign.

`python -m tests.browser.crowd [FOLDER]` plays it in Chromium from an empty directory, prints the height of each post
and its board's share of it, and what is larger or smaller than it should be; pictures of the page go into FOLDER.
"""

import asyncio
import re

from tests.browser.phone import HEIGHT, LATER, LESSONS, WIDTH, Walk, main
from tests.browser.test_page import MESSAGES, Person

PEOPLE = ("Alice", "Bob", "Carol", "Dave", "Erin")
TURNS, STEPS = 4, 60
"""So many turns of theirs are voted on, and it has gone wrong after so many steps."""
VOTE = "b => b.textContent === 'Vote'"
OVER = f"{MESSAGES}.some(m => m.innerText.includes('Result of match') && m.innerText.includes('The crowd'))"
"""There are results of other matches in the channel."""
BOARD_TEXT = f"{MESSAGES}.filter(m => m.innerText.includes('The crowd') && m.querySelector('img')).at(-1)?.innerText"


async def gathers(person):
    """From the command to the first board."""
    await person.types("vote")
    await person.window.click("[...document.querySelectorAll('.command-ghost')].at(-1)")
    await person.suggested("time")
    await person.window.type("5")
    await person.suggested("5")
    await person.sends()
    for name in PEOPLE[1:]:
        await person.becomes(name)
        await person.taps("Join")
    await person.becomes(PEOPLE[0])
    await person.shot("lobby")
    await person.taps("Start")
    await person.sees("The crowd")


async def asked(person):
    """Wait until the crowd is asked; what its board says then, and whether the match is over."""
    for _ in range(STEPS * 4):
        text = await person.window.evaluate(BOARD_TEXT) or ""
        if "have voted" in text or "Waiting for voters" in text or "wins the match" in text:
            return text
        await asyncio.sleep(0.5)
    return ""


async def opens(person):
    """Tap *Vote* under the board: an earlier private answer may be below it."""
    before = await person.text()
    await person.window.click(f"{MESSAGES}.flatMap(m => [...m.querySelectorAll('button')]).filter({VOTE}).at(-1)")
    await person.answered(before)


async def votes(person, name, walk, *, first):
    """One of them votes for the first thing on offer, reading what is shown alone."""
    await person.becomes(name)
    await opens(person)
    if first:
        await walk.measure(f"{name} is asked", LESSONS)
    if await person.has_list():
        await person.chooses_first()
        if first:
            await walk.measure(f"{name} looks")
        await person.taps("Vote for it")
    else:
        await person.taps("Roll" if await person.can_tap("Roll") else "Take")
    if first:
        print("    " + " | ".join((await person.text()).split("\n")))
        await person.shot(f"{walk.count:03}-{name}-voted")


async def resigns(person, walk):
    """A motion, and as many as it takes."""
    await person.becomes(PEOPLE[0])
    await opens(person)
    await person.taps("Resign?")
    await person.shot(f"{walk.count:03}-motion")
    await person.taps("The whole match")
    for name in PEOPLE[1:]:
        await person.becomes(name)
        await asyncio.sleep(1)
        if await person.window.evaluate(OVER):
            return
        text = await asked(person)
        print("    " + " | ".join(text.split("\n"))[:300])
        await person.shot(f"{walk.count:03}-motion-{name}")
        await opens(person)
        await person.shot(f"{walk.count:03}-motion-{name}-asked")
        await person.taps("Resign")


async def walk_of(open_window, page):
    """Play it; see the module."""
    async with page as address:
        person = await Person.arrives(open_window, address, PEOPLE[0], width=WIDTH, height=HEIGHT)
        walk = Walk(person, notes=1)
        await gathers(person)
        for turn in range(TURNS):
            text = await asked(person)
            if not text or "wins the match" in text:
                walk.fault(f"not asked: {text}")
                return walk
            if not turn:
                await walk.measure("a ballot", LATER)
            before = re.sub(r"\d of \d have voted.*", "", text)
            for name in PEOPLE:
                await votes(person, name, walk, first=not turn)
                await person.becomes(name)
                now = await person.window.evaluate(BOARD_TEXT) or ""
                if re.sub(r"\d of \d have voted.*", "", now) != before:
                    break
                if not turn:
                    await walk.measure(f"after {name}", LATER)
        await asked(person)
        await resigns(person, walk)
        await person.window.until(OVER, seconds=60)
        await person.window.until("document.body.innerText.includes('was decided')", seconds=60)
        await person.shot("how-everyone-decided")
        return walk


if __name__ == "__main__":
    main(walk_of)
