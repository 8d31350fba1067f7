"""Whole matches at the live board: the real bot in a process of its own, a real browser, a person with hands."""

import asyncio

import pytest

from bot.rules.variants import VARIANTS
from tests.browser.chromium import CHROMIUM, chromium
from tests.browser.conftest import ENGINES
from tests.browser.live_hands import Hands
from tests.browser.live_player import play_by_ear, play_out
from tests.browser.test_page import LAST, Person, page_of
from tests.nightly import every

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.long,
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed (Debian: apt-get install chromium)"),
]

LINK = f"{LAST}.querySelector('a.link-button')?.href"
SIZES = {"mouse": (1280, 800), "touch": (390, 844), "keys": (1280, 800), "ear": (1280, 800)}
"""The last one plays by keys, and by nothing but what the live region says."""
ACEY_DEUCEYS = ("American Acey-Deucey", "European Acey-Deucey")
BY_EAR = ("Backgammon", "Hypergammon", "Fevga", "Narde", "Plakoto", "Sugoroku", "Tapa", *ACEY_DEUCEYS)


async def link_to_board(alice):
    """The address of the live board of the match whose board is the latest post."""
    await alice.window.evaluate("window.opened = []; window.open = (href) => opened.push(href)")
    await alice.taps("Live board")
    first = await alice.window.until(LINK)
    if first not in await alice.window.evaluate("opened"):
        return first  # the answer took seconds: a browser would open nothing by itself any more
    # It opens by itself, and is used up then: a tap on it leads to another one.
    await alice.window.click(f"[...document.querySelectorAll('a.link-button')].find(a => a.href === {first!r})")
    return await alice.window.until(f"[...opened, {LINK}].find(href => href && href !== {first!r})")


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


@pytest.mark.parametrize("game", every([one.name for one in VARIANTS.values()], daily=("Hypergammon",)))
async def test_matches_against_the_computer_are_played_by_hand(tmp_path, game):
    """By touch and by keys at the same time; by night by mouse, too, and where words are enough, by ear alone."""
    ways = [way for way in every(SIZES, daily=("touch", "keys")) if way != "ear" or game in BY_EAR]
    async with chromium(tmp_path / "profile") as open_window, page_of(tmp_path, patient=True) as address:
        await play_by_hand(await Person.arrives(open_window, address, "Alice"), game, ways, open_window)


@pytest.mark.parametrize("game", ["Backgammon", "Plakoto"])
@pytest.mark.parametrize(
    ("engine", "ways"), every((("webkit", ("mouse", "keys")), ("firefox", ("mouse", "touch", "keys"))), daily=())
)
async def test_matches_are_played_by_hand_in_other_browsers(tmp_path, engine, ways, game):
    """The board in that browser, the channel in Chromium."""
    there, opened, missing = ENGINES[engine]
    if there is None:
        pytest.skip(missing)
    (tmp_path / "other").mkdir()
    async with (
        chromium(tmp_path / "profile") as open_window,
        opened(tmp_path / "other") as open_board,
        page_of(tmp_path, patient=True) as address,
    ):
        await play_by_hand(await Person.arrives(open_window, address, "Alice"), game, ways, open_board)


async def play_by_hand(alice, game, ways, open_window):
    """A match for each of the ways, all at the same time."""
    playing = []
    for way in ways:
        width, height = SIZES[way]
        await challenge_the_computer(alice, game)
        link = await link_to_board(alice)
        one = await Hands.open(open_window, link, "keys" if way == "ear" else way, width=width, height=height)
        playing.append((one, play_by_ear(one, "Alice") if way == "ear" else play_out(one, seconds=500)))
    assert min(await asyncio.gather(*(match for _, match in playing))) > 3
    for one, _ in playing:
        assert await one.wrongs() == []
