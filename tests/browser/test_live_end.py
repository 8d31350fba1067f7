"""The end at the live board: facts, lessons, and each mistake once more on the same board."""

import pytest

from tests.browser.live_stage import PLAYS, of, played
from tests.browser.live_stand_in import START, hello, table

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.long,
]

OVER = {"headline": "Magnus won.", "facts": ["Best roll: 6-6"], "lessons": [], "rematch": True, "won": False}
ENDED = {"side": None, "phase": "over", "you": False, "words": "Magnus won."}
AGAINST = table()["position"]["black"]
LATER = {"white": {"24": 2, "13": 4, "10": 1, "8": 3, "6": 4, "5": 1}, "black": AGAINST, "pinned": {}}
BEST = {"white": {"24": 2, "13": 5, "8": 2, "6": 4, "5": 2}, "black": AGAINST, "pinned": {}}


def after(position, source, target):
    arrow = {"side": "white", "from": [source, 0], "to": [target, 0], "across": 0.1, "told": ["", ""]}
    return {"position": position, "arrows": [arrow]}


def again(seq, **more):
    stood = table(seq - 1)
    stood.pop("t")
    return {
        "t": "again",
        "match": 12,
        "seq": seq,
        "title": f"3-1, game {seq}",
        "cost": "cost 0.142",
        "words": ["Played: 13/10 6/5.", "8/5 6/5 makes a point."],
        "question": "Try again: 3-1",
        "table": stood,
        "plays": PLAYS,
        "choices": [],
        "played": after(LATER, 13, 10),
        "best": after(BEST, 8, 5),
        **more,
    }


def lesson(seq):
    told = {"title": f"3-1, game {seq}", "cost": "cost 0.142", "words": "Played: 13/10 6/5."}
    return {"seq": seq, **told, "position": table()["position"], "roll": table()["roll"], "cube": table()["cube"]}


STUDY = {
    "t": "study",
    "match": 12,
    "facts": [{"label": "Rating", "value": "1490", "change": "-10", "note": "was 1500"}],
    "lessons": [lesson(5), lesson(9)],
    "mistakes": [{"seq": 5}, {"seq": 9}],
    "best": "",
}


def studies(bot):
    return of(bot.said, "study")


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 800)], ids=str)
def test_from_the_sheet_to_a_mistake_and_its_verdict(browser, size):
    async def play(hands, bot):
        window = hands.window
        assert (await bot.hears("study")).keys() == {"t", "match"}
        await bot.says({"t": "study", "match": 12, "facts": [], "may": True})
        await hands.press("analyze")
        assert (await bot.hears("study", 2))["begin"] is True
        await bot.says(STUDY)
        await window.until("document.querySelectorAll('.lesson .mini .piece').length > 50")
        assert "1490" in await window.evaluate("document.querySelector('.facts').innerText")
        await hands.tap_at("document.querySelector('.again')")
        assert (await bot.hears("study", 3))["seq"] == 5
        await bot.says(again(5))
        await window.until(
            "!document.querySelector('.sheet') && !!document.querySelector('.slots [aria-disabled=false]')"
        )
        assert "cost" not in await hands.words()
        await hands.drag(8, 5)
        await hands.drag(6, 5)
        await hands.press("done")
        tried = await bot.hears("study", 4)
        assert (tried["seq"], tried["play"]) == (5, "@0.0")
        await bot.says({"t": "judged", "match": 12, "seq": 5, "words": ["Best! 8/5 6/5"], "shown": after(BEST, 8, 5)})
        await window.until("document.querySelector('.words').innerText.includes('Best! 8/5 6/5')")
        await hands.shows("white", p8=2, p5=2)
        assert await window.evaluate("!!document.querySelector('.arrows .tip')")
        small = "[...document.querySelectorAll('.controls .btn')].map(b => b.getBoundingClientRect())"
        small += ".filter(b => b.height < 44 || b.width < 44 || b.right > innerWidth || b.bottom > innerHeight)"
        assert await window.evaluate(f"{small}.length") == 0
        await hands.tap_at("document.querySelector('[aria-label=\"mistake after\"]')")
        assert (await bot.hears("study", 5))["seq"] == 9
        await bot.says(again(9))
        await hands.shows("white", p10=1, p5=1)
        assert "cost 0.142" in await hands.words()
        assert await window.evaluate("document.querySelectorAll('.slots [aria-disabled=false]').length") == 0
        await bot.says(table(77, to_act=ENDED, over=OVER, position={"white": START, "black": {"0": 15}, "pinned": {}}))
        await hands.shows("white", p10=1)  # a table that comes meanwhile waits
        await hands.press("results")
        await window.until("!!document.querySelector('.lesson')")
        await hands.press("Close")
        await hands.shows("white", p13=5)
        await hands.press("results")
        await window.until("!!document.querySelector('.lesson')")
        await hands.press("Close")
        assert of(bot.said, "act") == of(bot.said, "guess") == []

    greeting = hello(words={"close": "Close"}), table(77, to_act=ENDED, over=OVER)
    played(browser, play, *greeting, width=size[0], height=size[1])


LONG = [
    "Doubtful. 6/1 6/3* costs 0.056. Best: 13/10* 8/3*.",
    "13/10* 8/3* hits 2 checkers instead of 1, though it doesn't hold the 8 point.",
    "It leaves 12 shots instead of 27, not counting checkers in the opponent's home.",
    "It wins a gammon 35.1% of the time instead of 20.1%, though it leaves 2 blots at home instead of none.",
    "In the match: 24/20 13/7, which cost 0.710.",
]


def test_a_long_verdict_is_seen_whole_on_a_phone_and_says_one_cost(browser):
    async def play(hands, bot):
        said = "document.querySelector('.words')"
        await bot.hears("study")
        await bot.says(STUDY)
        await hands.tap_at("document.querySelector('.again')")
        await bot.says(again(5, cost="cost 0.710"))
        await hands.drag(8, 5)
        await hands.drag(6, 5)
        await hands.press("done")
        await bot.says({"t": "judged", "match": 12, "seq": 5, "words": LONG, "shown": after(BEST, 8, 5)})
        await hands.window.until(f"{said}.innerText.includes('Doubtful')")
        assert await hands.window.evaluate(f"{said}.scrollHeight <= {said}.clientHeight")
        assert await hands.window.evaluate(f"{said}.querySelector('.loss').textContent") == ""
        below = "document.querySelector('.controls').getBoundingClientRect().top"
        assert await hands.window.evaluate(f"{said}.getBoundingClientRect().bottom <= {below}")

    played(browser, play, hello(), table(77, to_act=ENDED, over=OVER), width=390, height=844)


def test_a_cube_is_decided_again_by_its_choices(browser):
    choices = [{"choice": "double", "label": "Double"}, {"choice": "no_double", "label": "No double"}]

    async def play(hands, bot):
        await bot.hears("study")
        await bot.says({**STUDY, "lessons": [lesson(5)]})
        await hands.tap_at("document.querySelector('.again')")
        await bot.hears("study", 2)
        await bot.says(again(5, plays=None, choices=choices, played=None, best=None))
        await hands.press("No double")
        assert (await bot.hears("study", 3))["play"] == "no_double"
        await bot.says({"t": "judged", "match": 12, "seq": 5, "words": ["Bad. Not doubling costs 0.1."], "shown": None})
        await hands.window.until("document.querySelector('.words').innerText.includes('costs 0.1')")
        await hands.press("try again")
        assert (await bot.hears("study", 4)).keys() == {"t", "match", "seq"}

    played(browser, play, hello(), table(77, to_act=ENDED, over=OVER))


def test_a_fact_in_words_has_a_line_of_its_own_where_it_is_long(browser):
    long = "Best roll by pips: Computer (intermediate)'s 3-1 in game 1, 23 pips above average"

    async def play(hands, bot):
        await bot.hears("study")
        boxes = "[...document.querySelectorAll('.facts div')].map(e => e.getBoundingClientRect())"
        await hands.window.until("!!document.querySelector('.facts div')")
        assert max(await hands.window.evaluate(f"{boxes}.map(box => box.height)")) < 60
        facts = [{"label": "Performance", "value": "43 ± 24", "note": "beginner"}, {"label": "Luck", "value": "+0.17"}]
        await bot.says({**STUDY, "facts": facts})
        await hands.window.until("!!document.querySelector('.facts b')")
        assert len(set(await hands.window.evaluate(f"{boxes}.map(box => box.top)"))) == 1

    over = {**OVER, "facts": ["gammon: 0-1", long]}
    played(browser, play, hello(), table(77, to_act=ENDED, over=over))
