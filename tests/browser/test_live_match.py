"""Whole matches at the live board: the real bot in a process of its own, a real browser, a person with hands."""

import asyncio

import pytest

from tests.browser.chromium import CHROMIUM, chromium
from tests.browser.live_hands import Hands
from tests.browser.live_player import play_out
from tests.browser.test_page import LAST, Person, page_of
from tests.nightly import every

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.long,
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed (Debian: apt-get install chromium)"),
]

LINK = f"{LAST}.querySelector('a.link-button')?.href"
SIZES = {"mouse": (1280, 800), "touch": (390, 844), "keys": (1280, 800)}


async def link_to_board(alice):
    """The address of the live board of the match whose board is the latest post."""
    await alice.window.evaluate("window.open = () => null")  # the page would use the link up by itself
    await alice.taps("Live board")
    return await alice.window.until(LINK)


async def challenge_the_computer(alice, game):
    """A match of one point; returns once its board is there."""
    await alice.types("challenge")
    for option, value in (("opponent", "Backgammon"), ("length", "1-point match"), ("variant", game)):
        await alice.window.click("[...document.querySelectorAll('.command-ghost')].at(-1)")
        await alice.suggested(option)
        await alice.window.type(value.split("-")[0][:3])
        await alice.suggested(value)
    await alice.sends()
    await alice.sees("1-point match")
    await alice.done()


async def test_matches_against_the_computer_are_played_by_hand(tmp_path):
    """One by keys alone, one by touch, one by mouse, at the same time."""
    async with chromium(tmp_path / "profile") as open_window, page_of(tmp_path) as address:
        alice = await Person.arrives(open_window, address, "Alice")
        for game in every(("Backgammon", "Hypergammon"), daily=("Hypergammon",)):
            hands = []
            for way, (width, height) in SIZES.items():
                await challenge_the_computer(alice, game)
                link = await link_to_board(alice)
                hands.append(await Hands.open(open_window, link, way, width=width, height=height))
            assert min(await asyncio.gather(*map(play_out, hands))) > 3
            for one in hands:
                assert await one.wrongs() == []
                await one.window.send("Page.close")
