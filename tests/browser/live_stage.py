"""What the tests of the live board's page begin with: rolls and their plays, and a page that was greeted so."""

from tests.browser.live_hands import Hands
from tests.browser.live_stand_in import StandIn

PLAYS = {"root": 2, "nodes": [[6, 5, 1, -1], [8, 5, 3, -1], [8, 5, 3, 0, 6, 5, 1, 1]], "also": []}
RUN = {
    "root": 2,
    "nodes": [[7, 5, 2, -1, 13, 11, 2, -1], [11, 5, 6, -1, 13, 7, 6, -1], [13, 7, 6, 0, 13, 11, 2, 1]],
    "also": [],
}
"""13/5, or 13/7 13/11, in any order."""
ROLLED = {"side": "white", "dice": [6, 2], "spent": [False, False], "old": False, "fell": 2}
ROLL = [
    {"do": "double", "label": "Double", "ask": {"words": "Double to 2?", "yes": "Double now", "no": "Not now"}},
    {"do": "roll", "label": "Roll", "main": True},
]


def played(browser, play, *greeting, way="mouse", **size):
    """Run `play(hands, bot)` at a page that was greeted so."""
    runner, open_window = browser

    async def all_of_it():
        bot = StandIn()
        bot.greeting = list(greeting)
        async with bot.open() as address:
            hands = await Hands.open(open_window, address, way, **size)
            await play(hands, bot)
            assert await hands.wrongs() == []
            await hands.window.closes()

    runner.run(all_of_it())


def of(frames, what):
    return [frame for frame in frames if frame["t"] == what]
