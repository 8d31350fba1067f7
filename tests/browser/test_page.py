"""Two people play in the local page, in a real browser: what they click and type, and what each of them sees.

A browser and a page take seconds to start, so few tests look at much.
"""

import asyncio
import contextlib
import json
import os
import re
import signal
import sys
from pathlib import Path

import pytest

from tests.browser.chromium import CHROMIUM, chromium
from tests.nightly import NIGHTLY, every

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.long,
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed (Debian: apt-get install chromium)"),
]

ROOT = Path(__file__).parent.parent.parent
SHOTS = os.environ.get("BACKGAMMON_SCREENSHOTS")
"""A directory to leave pictures of the page in, for people to look at."""

MESSAGES = "[...document.querySelectorAll('#channel-message-list [data-message-id]')]"
LAST = f"{MESSAGES}.filter(m => !m.innerText.includes('Play the computer')).at(-1)"
"""The latest message, apart from the welcome."""


@contextlib.asynccontextmanager
async def page_of(directory, *, patient=False):
    """`make play`, on a port of its own; yields the address it prints.

    `patient`: on a busy machine a computer may think too long, and plays by the simple searcher then.
    """
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "play", "--no-browser"),
        cwd=directory,
        env={"PYTHONPATH": str(ROOT), "BACKGAMMON_PLAY_PORT": "0", "PATH": os.environ["PATH"]},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        async with asyncio.timeout(400):
            screen = (await process.stdout.readuntil(b"stops.")).decode()
        yield re.search(r"http://127\.0\.0\.1:\d+/#\S+", screen)[0]
        process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(60):
            rest, _ = await process.communicate()
        lines = rest.decode().strip().splitlines()
        said = [line for line in lines if not (patient and "computer falls back" in line)]
        assert (process.returncode, said) == (0, [])
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


class Person:
    """Somebody at the page, in a window of his own."""

    def __init__(self, window, name):
        self.window = window
        self.name = name

    @classmethod
    async def arrives(cls, open_window, address, name, **size):
        person = cls(await open_window(address, **size), name)
        await person.ready()
        if name != "Alice":
            await person.becomes(name)
        return person

    async def becomes(self, name):
        """Pick who one is at the top of the page."""
        await self.window.evaluate(
            "(() => { const picker = document.querySelector('#viewer-picker');"
            f" picker.value = [...picker.options].find(o => o.textContent.startsWith('{name}')).value;"
            " picker.dispatchEvent(new Event('change', {bubbles: true})); })()"
        )
        self.name = name
        await self.done()

    async def ready(self):
        await self.window.until("window.simcordPreview && simcordPreview.ready")

    async def done(self):
        """Wait for the end of the last action; the page must have carried it out."""
        await self.ready()
        last = await self.window.evaluate("simcordPreview.lastAction")
        assert last is None or (last["rejected"], last["settlement"]) == (False, "settled"), last

    async def text(self):
        return await self.window.evaluate(f"{LAST}.innerText")

    async def sees(self, text):
        await self.window.until(f"{LAST} && {LAST}.innerText.includes({text!r})")

    async def picture(self):
        """The picture of the latest message once it is there: what it shows in words, and its pixels summed up."""
        return await self.window.until(
            f"(async () => {{ const i = {LAST}.querySelector('img.media-image, figure img'); if (!i) return null;"
            " await i.decode(); const c = document.createElement('canvas'); c.width = 60; c.height = 45;"
            " const d = c.getContext('2d'); d.drawImage(i, 0, 0, 60, 45);"
            " return i.alt + ' ' + d.getImageData(0, 0, 60, 45).data.reduce((h, v) => (h * 31 + v) % 1e9, 7);"
            " })().catch(() => null)"
        )

    async def taps(self, label):
        before = await self.text()
        await self.window.click(
            f"[...{LAST}.querySelectorAll('button')].find(b => b.textContent.startsWith({label!r}))"
        )
        await self.answered(before)

    async def answered(self, before):
        """Wait for what follows from a tap: a new message, or this one changed."""
        await self.done()
        await self.window.until(f"{LAST}.innerText !== {json.dumps(before)}")

    async def can_tap(self, label):
        return await self.window.evaluate(
            f"[...{LAST}.querySelectorAll('button')].some(b => b.textContent.startsWith({label!r}))"
        )

    async def chooses_first(self):
        """The first entry of the first list."""
        before = await self.text()
        opened = f"{LAST}.querySelector('.select-option')?.getBoundingClientRect().width > 0"
        for _ in range(3):  # simcord's page shuts a list again that is opened right after a button was pressed
            await self.window.click(f"{LAST}.querySelector('.select-trigger')")
            if await self.window.soon(opened):
                break
        await self.window.click(f"{LAST}.querySelector('.select-option')")
        await self.answered(before)

    async def has_list(self):
        return await self.window.evaluate(f"!!{LAST}.querySelector('.select-trigger')")

    async def types(self, command):
        """Type a command's name and choose it."""
        await self.window.click("document.querySelector('#channel-composer-input')")
        await self.window.type(f"/{command}")
        await self.window.until("!!document.querySelector('.command-entry')")
        await self.window.press("Enter")

    async def suggested(self, text):
        await self.window.click(
            f"[...document.querySelectorAll('.command-suggestion')].find(s => s.textContent.startsWith({text!r}))"
        )

    async def sends(self):
        before = await self.text()
        await self.window.click("document.querySelector('#send-message')")
        await self.window.until("!!document.querySelector('#channel-composer-input')")
        await self.answered(before)

    async def shot(self, name):
        if SHOTS:
            await self.window.screenshot(Path(SHOTS) / f"{name}.png")


async def challenge(alice, bob):
    await alice.types("challenge")
    await alice.suggested("opponent")
    await alice.suggested("Bob")
    await alice.sends()
    await bob.sees("challenges @Bob: 5-point match")
    await bob.shot("challenge")
    await bob.taps("Accept")
    await bob.sees("wins the opening roll")
    await alice.sees("wins the opening roll")


async def on_turn(anyone, people):
    name = re.findall(r"@?(Alice|Bob)(?: to play|, it's your turn)", await anyone.text())[-1]
    return people[name]


async def turn_by_lists(person):
    if await person.can_tap("Roll"):
        await person.taps("Roll")
    if await person.has_list():
        await person.chooses_first()
        await person.taps("Play it")
    else:
        await person.taps("Play ")


async def turn_by_commands(person):
    if await person.can_tap("Roll"):
        await person.types("roll")
        await person.sends()
    if await person.has_list() or await person.can_tap("Play "):
        await person.types("move")
        await person.window.type(" ")  # the page asks for suggestions at the first key
        await person.window.click("document.querySelector('.command-suggestion')")
        await person.sends()
        if await person.can_tap("Play it"):
            await person.taps("Play it")


async def two_play_and_a_third_watches(open_window, page):
    """A challenge and three turns, by day two; returns what is said then."""
    async with page as address:
        alice = await Person.arrives(open_window, address, "Alice")
        bob = await Person.arrives(open_window, address, "Bob")
        carol = await Person.arrives(open_window, address, "Carol", width=390, height=844)
        people = {"Alice": alice, "Bob": bob}
        await alice.shot("welcome")

        await challenge(alice, bob)
        await carol.sees("wins the opening roll")
        seen = {person: await person.picture() for person in (alice, bob, carol)}
        await alice.shot("opening")

        waiting = bob if await on_turn(carol, people) is alice else alice
        await waiting.types("roll")
        await waiting.sends()
        await waiting.sees("your opponent's turn")

        turns = every((turn_by_lists, turn_by_commands, turn_by_lists), daily=(turn_by_lists, turn_by_commands))
        for number, turn in enumerate(turns):
            person = await on_turn(carol, people)
            await turn(person)
            shown = (await person.picture()).rpartition(" ")[0]
            for viewer, before in seen.items():
                await viewer.window.until(
                    f"{LAST}.querySelector('img.media-image, figure img')?.alt === {json.dumps(shown)}"
                )
                seen[viewer] = await viewer.picture()
                assert seen[viewer] != before
            assert len({picture.split(" ")[-1] for picture in seen.values()}) == 1
            await person.shot(f"turn-{number}")

        await carol.shot("narrow")
        wider = "document.documentElement.scrollWidth > innerWidth"
        assert not await carol.window.evaluate(wider)
        return await alice.text()


@pytest.mark.skipif(not NIGHTLY, reason="two minutes of three windows: make nightly")
async def test_two_people_play_and_a_third_watches_and_their_match_outlives_the_page(tmp_path):
    async with chromium(tmp_path / "profile") as open_window:
        before = await two_play_and_a_third_watches(open_window, page_of(tmp_path))
        async with page_of(tmp_path) as address:
            alice = await Person.arrives(open_window, address, "Alice")
            bob = await Person.arrives(open_window, address, "Bob")
            assert (await alice.text()).splitlines()[-1] == before.splitlines()[-1]
            await turn_by_lists(await on_turn(alice, {"Alice": alice, "Bob": bob}))
            await alice.sees("played")
            await bob.sees("played")


GUTTER_IS_SHOWN = """(() => { const m = document.querySelector('#channel-message-list .channel-message').cloneNode();
 m.innerHTML = '<span class="message-edited-compact">(edited)</span>';
 document.querySelector('#channel-message-list').append(m);
 const seen = m.firstChild.checkVisibility(); m.remove(); return seen; })()"""

IN_VIEW = """(e => { const r = e.getBoundingClientRect();
 const t = document.querySelector('#channel-timeline').getBoundingClientRect();
 return r.width > 0 && r.top >= t.top - 1 && r.bottom <= t.bottom + 1; })"""
BOARD = f"{LAST}.querySelector('img.media-image, figure img')"


def button(label):
    return f"[...document.querySelectorAll('#channel-message-list button')].findLast(b => b.textContent === {label!r})"


async def test_the_first_minute(tmp_path):
    """A match under way, one that is over with its card, and a welcome: one tap leads to a board with dice, in view."""
    async with chromium(tmp_path / "profile") as open_window:
        for width, height in every(((390, 844), (1280, 900)), daily=((390, 844),)):
            directory = tmp_path / str(width)
            directory.mkdir()
            await first_minute(open_window, page_of(directory), width, height)


async def first_minute(open_window, page, width, height):
    async with page as address:
        alice = await Person.arrives(open_window, address, "Alice", width=width, height=height)
        window = alice.window
        shown = await window.evaluate(f"{MESSAGES}.map(m => m.innerText).join()")
        assert "Result of match 1" in shown
        assert "Dave 0 : 0 Carol" in " ".join(shown.split())
        names = await window.evaluate("[...document.querySelectorAll('#viewer-picker option')].map(o => o.textContent)")
        assert [name.split()[0] for name in names] == ["Alice", "Bob", "Carol", "Dave", "Erin", "Frank"]
        for label in ("Play the computer", "Challenge Bob", "Watch"):
            assert await window.evaluate(f"{IN_VIEW}({button(label)})"), label
        assert not await window.evaluate("document.querySelector('#refresh').checkVisibility()")
        assert not await window.evaluate("document.documentElement.scrollWidth > innerWidth")
        await window.until(f"{BOARD}?.naturalWidth")
        assert await window.evaluate(GUTTER_IS_SHOWN) == (width > 600), "it would lie on the first words"
        post, board = await window.evaluate(f"[{LAST}, {BOARD}].map(e => e.getBoundingClientRect().height)")
        assert post <= 844
        assert board >= post / 2
        await alice.shot(f"first-{width}")

        await window.click(button("Play the computer"))
        await window.until(f"{LAST}.innerText.includes('1-point match')")
        await window.until(f"{BOARD}?.naturalWidth && {IN_VIEW}({BOARD})")
        assert await window.evaluate(f"/ rolled [1-6] and [1-6]/.test({BOARD}.alt)")
        await alice.shot(f"computer-{width}")
        assert await window.evaluate(f"{LAST}.getBoundingClientRect().height") <= 844

        await alice.done()  # simcord's page drops a click while the one before is under way
        await window.click(button("Watch"))
        await window.until(f"{LAST}.innerText.includes('Dave') && {IN_VIEW}({BOARD})")
        challenged = f"{LAST}.innerText.includes('challenges @Bob')"
        for _ in range(3):  # while the page still scrolls to the last answer, a click may go astray
            await alice.done()
            await window.click(button("Challenge Bob"))
            with contextlib.suppress(AssertionError):
                await window.until(challenged, seconds=15)
                break
        assert await window.evaluate(challenged)
        await window.until(f"{IN_VIEW}({button('Accept')})")
        await alice.becomes("Bob")  # the pictures come after the words
        await window.until(f"{BOARD}?.naturalWidth !== 0 && {IN_VIEW}({button('Accept')})")

        await alice.types("analyze")  # what it does takes more words than there's room for
        send = "document.querySelector('#send-message').getBoundingClientRect()"
        assert await window.evaluate(f"{send}.right <= innerWidth")

        await window.click("document.querySelector('.session-menu summary')")
        await window.until("document.querySelector('#refresh').checkVisibility()")
