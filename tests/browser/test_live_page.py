"""The live board's page in Chromium, with a stand-in for the bot: what hands do, what the page makes of frames."""

import asyncio
import json

import pytest

from tests.browser.live_stage import PLAYS, ROLL, ROLLED, RUN, of, played
from tests.browser.live_stand_in import hello, table, turn

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.long,
]


@pytest.mark.parametrize("way", ["mouse", "touch"])
def test_a_play_is_dragged_and_nothing_is_sent_before_done(browser, way):
    async def play(hands, bot):
        await hands.drag(8, 5)
        await hands.shows("white", p8=2, p5=1)
        await hands.drag(6, 5)
        await hands.shows("white", p6=4, p5=2)
        assert of(bot.said, "act") == []
        await hands.press("done")
        act = await bot.hears("act")
        assert (act["match"], act["seq"], act["do"], act["arg"]) == (12, 5, "play", "@0.0")
        assert len(act["id"]) == 32

    played(browser, play, hello(), table(), turn(plays=PLAYS), way=way)


def test_two_steps_in_one_drag_undo_and_a_drop_elsewhere(browser):
    async def play(hands, bot):
        await hands.lift(13, 5)
        assert await hands.lit() == 3
        await hands.point("up", *await hands.spot(5))
        await hands.shows("white", p13=4, p5=1)
        await hands.press("undo")
        await hands.shows("white", p13=5, p5=0)
        await hands.drag(13, 22)
        await hands.shows("white", p13=5, p22=0)
        await hands.drag(13, 5)
        await hands.press("done")
        assert (await bot.hears("act"))["arg"] == "@0.0"

    played(browser, play, hello(), table(roll=ROLLED), turn(plays=RUN))


PIPS = "[...document.querySelectorAll('.player .pips b')].map(b => Number(b.textContent))"
"""Of the other side, which sits above, and of one's own."""


@pytest.mark.parametrize(
    ("white", "step", "hit", "pips", "off"),
    [
        ({"6": 5}, (6, 5, 1), (), (161, 144), None),
        ({"6": 5}, (6, 5, 1), (("black", 5, 25),), (166, 144), None),
        ({"3": 2, "0": 13}, (3, 0, 6), (), (161, 142), "14"),
        ({"26": 2, "6": 13}, (26, 20, 5), (), (161, 140), None),
    ],
)
def test_pips_and_checkers_borne_off_are_those_of_the_play_so_far(browser, white, step, hit, pips, off):
    async def play(hands, bot):
        assert await hands.window.evaluate(PIPS) == [161, 145]
        await hands.drag(*step[:2])
        await hands.window.until(f"JSON.stringify({PIPS}) === '{json.dumps(pips, separators=(',', ':'))}'")
        borne = "document.querySelector('.player.below .home b')?.textContent ?? null"
        assert await hands.window.evaluate(borne) == off
        await hands.press("undo")
        await hands.window.until(f"JSON.stringify({PIPS}) === '[161,145]'")

    position = {"white": white, "black": {"12": 5, **({"5": 1} if hit else {})}, "pinned": {}}
    game = {"hand": "26" in white}
    plays = {"root": 0, "nodes": [[*step[:2], step[2] + 8 * len(hit), -1]], "also": [list(hit)] if hit else []}
    played(browser, play, hello(), table(position=position, game=game), turn(plays=plays))


def test_taps_go_to_a_target_or_play_the_die_that_comes_first(browser):
    async def play(hands, bot):
        await hands.tap(13)
        assert await hands.lit() == 3
        await hands.tap(11)
        await hands.shows("white", p13=4, p11=1)
        await hands.press("undo")
        await hands.tap(13)
        await hands.tap(13)
        await hands.shows("white", p13=4, p7=1)
        await hands.press("undo")
        await hands.tap_at("document.querySelector('.die')")
        await hands.tap(13)
        await hands.tap(13)
        await hands.shows("white", p13=4, p11=1)
        await hands.press("undo")
        await bot.says({**hello(), "preferences": {**hello()["preferences"], "one_tap": True}})
        await hands.window.until("true")
        await asyncio.sleep(0.2)
        await hands.tap(13)
        await hands.shows("white", p13=4, p11=1)

    played(browser, play, hello(), table(roll=ROLLED), turn(plays=RUN), width=1280, height=800)


def test_a_whole_turn_by_keys_alone(browser):
    async def play(hands, bot):
        await hands.window.until("!!document.querySelector('.controls .main:enabled')")
        await hands.key("r")
        assert (await bot.hears("act"))["do"] == "roll"
        await bot.says(table(6, roll=ROLLED), turn(6, plays=RUN))
        await hands.window.until("document.activeElement.dataset.slot === '13'")
        await hands.key("Enter")
        assert await hands.lit() == 3
        await hands.key("ArrowDown")
        await hands.key("ArrowRight")
        while (slot := await hands.window.evaluate("document.activeElement.dataset.slot")) != "7":
            await hands.key("ArrowRight" if int(slot) > 7 else "ArrowLeft")
        await hands.key("Enter")
        await hands.shows("white", p13=4, p7=1)
        await hands.window.until("document.activeElement.getAttribute('aria-disabled') === 'false'")
        await hands.key("u")
        await hands.shows("white", p13=5, p7=0)
        await hands.key("Enter")
        while (slot := await hands.window.evaluate("document.activeElement.dataset.slot")) != "5":
            await hands.key("ArrowDown" if int(slot) > 12 else "ArrowRight" if int(slot) > 5 else "ArrowLeft")
        await hands.key("Enter")
        await hands.window.until("document.activeElement.classList.contains('finish')")
        await hands.key("Enter")
        assert (await bot.hears("act", 2))["arg"] == "@0.0"

    to_roll = {"side": "white", "phase": "to_roll", "you": True, "words": "Your turn: roll."}
    played(browser, play, hello(), table(roll=None, to_act=to_roll), turn(may=ROLL), width=1280, height=800)


def test_a_drag_falls_back_when_the_match_has_moved_on(browser):
    async def play(hands, bot):
        await hands.drag(6, 5)
        at = await hands.lift(8, 5)
        after = {
            "white": {"24": 2, "13": 5, "8": 3, "6": 4, "5": 1},
            "black": table()["position"]["black"],
            "pinned": {},
        }
        waits = {"side": "black", "phase": "to_roll", "you": False, "words": "Magnus to roll."}
        await bot.says(table(6, position=after, roll=None, to_act=waits))
        await hands.shows("white", p8=3, p6=4, p5=1)
        await hands.point("up", *at)
        await hands.shows("white", p8=3, p6=4, p5=1)
        assert "Magnus to roll." in await hands.words()
        await bot.says(table(5))
        await asyncio.sleep(0.2)
        await hands.shows("white", p8=3, p6=4, p5=1)
        assert of(bot.said, "act") == []

    played(browser, play, hello(), table(), turn(plays=PLAYS))


def test_a_refusal_says_why_and_puts_everything_back(browser):
    async def play(hands, bot):
        await hands.drag(8, 5)
        await hands.drag(6, 5)
        await hands.press("done")
        act = await bot.hears("act")
        await bot.says({"t": "refused", "match": 12, "seq": 5, "id": act["id"], "why": "Not now.", "ask": None})
        await hands.shows("white", p8=3, p6=5, p5=0)
        assert "Not now." in await hands.words()
        await hands.drag(8, 5)
        await hands.drag(6, 5)
        await hands.press("done")
        act = await bot.hears("act", 2)
        ask = {"yes": "Play it anyway", "no": "Back"}
        await bot.says({"t": "refused", "match": 12, "seq": 5, "id": act["id"], "why": "It costs.", "ask": ask})
        await hands.press("Play it anyway")
        again = await bot.hears("act", 3)
        assert (again["arg"], again["sure"]) == (act["arg"], True)
        assert again["id"] != act["id"]

    played(browser, play, hello(), table(), turn(plays=PLAYS))


def test_the_line_comes_back_and_an_act_goes_out_once_more_with_its_id(browser):
    async def play(hands, bot):
        await hands.drag(8, 5)
        await hands.drag(6, 5)
        await hands.press("done")
        first = await bot.hears("act")
        await bot.hang_up()
        session = await bot.hears("session", 2)
        assert (session["token"], session["match"], session["seq"]) == ("secret", 12, 5)
        assert await bot.hears("act", 2) == first
        await hands.window.until("!document.body.classList.contains('away')")

    played(browser, play, hello(), table(), turn(plays=PLAYS))


def test_a_question_comes_before_a_double_and_take_is_not_where_roll_was(browser):
    async def play(hands, bot):
        roll = await hands.window.until("document.querySelector('.controls .main').getBoundingClientRect().toJSON()")
        await hands.press("Double")
        await hands.press("Not now")
        await hands.press("Double")
        await hands.press("Double now")
        act = await bot.hears("act")
        assert (act["do"], act.get("sure")) == ("double", True), "it was asked"
        asked = {"side": "white", "phase": "double_offered", "you": True, "words": "Magnus doubles to 2. Take or pass?"}
        offer = {"offer": {"value": 2, "by": "black"}}
        may = [{"do": "take", "label": "Take"}, {"do": "pass", "label": "Pass"}]
        await bot.says(table(6, roll=None, to_act=asked, cube=offer), turn(6, may=may))
        boxes = await hands.window.until(
            "(a => a.length === 2 && a.map(e => e.getBoundingClientRect().toJSON()))"
            "([...document.querySelectorAll('.answer')])"
        )
        for box in boxes:
            assert box["bottom"] < roll["top"]
            assert box["height"] >= 44
        assert boxes[0]["width"] == boxes[1]["width"]
        await hands.key("t")
        assert (await bot.hears("act", 2))["do"] == "take"

    to_roll = {"side": "white", "phase": "to_roll", "you": True, "words": "Your turn: roll."}
    played(browser, play, hello(), table(roll=None, to_act=to_roll), turn(may=ROLL))


def test_from_the_bar_only_what_the_server_says_and_off_onto_the_strip(browser):
    entering = {"root": 0, "nodes": [[25, 24, 1 + 8, -1]], "also": [[["black", 24, 25]]]}
    home = {"white": {"0": 12, "3": 2, "1": 1}, "black": {"24": 2, "25": 1, "0": 12}, "pinned": {}}
    bearing = {"root": 2, "nodes": [[1, 0, 1, -1], [3, 0, 3, -1], [3, 0, 3, 0, 1, 0, 1, 1]], "also": []}

    async def play(hands, bot):
        await hands.tap(25)
        await hands.shows("white", p25=0, p24=1)
        await hands.shows("black", p24=0, p25=1)
        await bot.says(table(6, position=home), turn(6, plays=bearing))
        await hands.shows("white", p0=12)
        strip = "document.querySelector('.player.below')"
        await hands.lift(3, 1)
        x, y = await hands.window.evaluate(f"(b => [b.x + b.width / 2, b.y + 20])({strip}.getBoundingClientRect())")
        await hands.point("move", x, y)
        assert await hands.window.evaluate("document.body.classList.contains('bearing')")
        await hands.point("up", x, y)
        await hands.shows("white", p0=13, p3=1)
        await hands.tap(1)
        await hands.shows("white", p0=14, p1=0)
        await hands.press("done")
        assert (await bot.hears("act"))["arg"] == "@0.0"

    on_bar = {"white": {"25": 1, "13": 5}, "black": {"24": 1, "20": 5}, "pinned": {}}
    played(browser, play, hello(), table(position=on_bar), turn(plays=entering))


def test_whoever_watched_sees_each_leg_and_whoever_comes_late_the_end(browser):
    before = table()["position"]
    after = {"white": before["white"], "black": {"12": 5, "17": 3, "19": 5, "1": 1, "9": 1}, "pinned": {}}
    moves = [{"from": 1, "to": 4, "also": []}, {"from": 4, "to": 9, "also": []}]
    last = {"side": "black", "roll": [5, 3], "text": "24/16", "seq": 6, "moves": moves, "before": before, "arrows": []}

    async def play(hands, bot):
        await hands.window.evaluate(
            "(window.seen = new Set(), Element.prototype.animate = (plain => function (frames, how) {"
            " if (this.matches('.piece, .die')) seen.add(this.matches('.die') ? 'dice' : frames.at(-1).transform);"
            " return plain.call(this, frames, how); })(Element.prototype.animate), true)"
        )
        await bot.says(table(6, position=after, last=last, roll={**ROLLED, "fell": 9}))
        await hands.shows("black", p1=1, p9=1)
        await hands.window.until("window.seen.size >= 3", seconds=5)

    async def late(hands, bot):
        await hands.shows("black", p1=1, p9=1)
        assert (
            await hands.window.evaluate(
                "document.getAnimations().filter(a => a.effect.target.matches('.piece')).length"
            )
            == 0
        )
        assert bot.said[0]["t"] == "session"

    played(browser, play, hello(), table(roll=None), moving=True)
    played(browser, late, hello(), table(6, position=after, last=last), moving=True)


def test_a_question_goes_away_when_the_match_has_gone_on(browser):
    async def play(hands, bot):
        await hands.press("Double")
        await hands.window.until("document.querySelector('dialog').open")
        await bot.says(table(6, roll=None), turn(6, may=[double]))
        await hands.window.until("!document.querySelector('dialog').open")
        assert of(bot.said, "act") == []

    double = {"do": "double", "label": "Double", "ask": {"words": "Double to 2?", "yes": "Double!", "no": "Not now"}}
    played(browser, play, hello(), table(roll=None), turn(may=[double]))


def test_the_answer_that_stands_out_gives_nothing_up(browser):
    bold = "document.querySelector('dialog[open] .main')?.textContent"

    async def play(hands, bot):
        for label, stands_out in (("Resign", "Play on"), ("Double", "Double!")):
            await hands.press(label)
            await hands.window.until(f"{bold} === '{stands_out}'")
            await hands.press(stands_out)
        act = await bot.hears("act")
        assert (act["do"], len(of(bot.said, "act"))) == ("double", 1)
        warned = {"t": "refused", "match": 12, "seq": 5, "id": act["id"], "why": "This costs 0.74. Are you sure?"}
        await bot.says({**warned, "ask": {"yes": "Double anyway", "no": "Think again"}})
        await hands.window.until(f"{bold} === 'Think again'")
        await hands.press("Double anyway")
        assert (await bot.hears("act", 2))["sure"] is True

    ways = [
        {"do": do, "label": label, "ask": {"words": f"{label}?", "yes": yes, "no": no, "bold": do == "double"}}
        for do, label, yes, no in (
            ("double", "Double", "Double!", "Not now"),
            ("resign", "Resign", "Give up", "Play on"),
        )
    ]
    played(browser, play, hello(), table(roll=None), turn(may=ways))


def test_what_is_put_together_stays_when_others_choose_and_goes_once_it_is_chosen(browser):
    async def play(hands, bot):
        await hands.drag(8, 5)
        await bot.says(turn(plays=PLAYS, sends="vote", note="1 of 3 have voted"))
        await hands.window.until("document.body.innerText.includes('1 of 3 have voted')")
        await hands.shows("white", p8=2, p5=1)
        await hands.drag(6, 5)
        await hands.press("done")
        act = await bot.hears("act")
        assert act["do"] == "vote"
        await bot.says({"t": "done", "match": 12, "id": act["id"], "words": "Noted."}, turn(plays=PLAYS, sends="vote"))
        await hands.shows("white", p8=3, p6=5)
        await hands.drag(8, 5)
        await hands.shows("white", p8=2, p5=1)
        await bot.says(turn(note="A break: the clocks stand still."))
        await hands.shows("white", p8=3, p5=0)

    played(browser, play, hello(), table(), turn(plays=PLAYS, sends="vote"))


def test_whose_turn_it_is_stands_beside_the_last_play_and_alone_once_that_is_older(browser):
    said = "document.querySelector('.words').innerText.trim()"
    yours = {"side": "white", "phase": "to_roll", "you": True, "words": "Your turn: roll or double."}
    last = {"side": "black", "roll": [6, 1], "text": "13/7 8/7", "fresh": True, "arrows": []}

    async def play(hands, bot):
        await hands.window.until(f"{said} === 'Magnus played 13/7 8/7. Your turn: roll or double.'")
        assert await hands.window.evaluate("document.querySelector('.words b').innerText") == "13/7 8/7"
        taken = {**yours, "words": "Magnus takes. The cube is at 2. Your turn: roll."}
        await bot.says(table(6, roll=None, to_act=taken, last={**last, "fresh": False}), turn(6, may=ROLL[1:]))
        await hands.window.until(f"{said} === '{taken['words']}'")

    greeting = hello(words={"played": "{name} played {play}"}), table(roll=None, to_act=yours, last=last)
    played(browser, play, *greeting, turn(may=ROLL), width=390, height=844)
