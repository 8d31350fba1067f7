"""The live board's page in every shape, for readers, spectators and games of other boards."""

import asyncio

import pytest

from tests.browser.live_hands import SLOT, Hands
from tests.browser.live_stage import PLAYS, ROLL, ROLLED, RUN, of, played
from tests.browser.live_stand_in import StandIn, hello, table, turn

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.long,
]

SHAPES = {"up": (390, 844), "small": (320, 568), "flat": (667, 375), "wide": (1280, 800), "pip": (320, 180)}


@pytest.mark.parametrize("size", SHAPES.values(), ids=SHAPES)
def test_nothing_runs_over_the_edge_in_any_shape(browser, size):
    async def play(hands, bot):
        window = hands.window
        box = await window.evaluate("document.querySelector('.board').getBoundingClientRect().toJSON()")
        assert box["left"] >= 0
        assert box["right"] <= size[0] + 1
        assert not await window.evaluate("document.documentElement.scrollWidth > innerWidth")
        if size == (390, 844):
            assert box["height"] >= 0.6 * size[1]
        if size[0] > size[1] and size[1] > 260:
            assert box["height"] == size[1]
        if size[1] > 260:
            small = await window.evaluate(
                "[...document.querySelectorAll('.controls .btn, .more')].map(b => b.getBoundingClientRect())"
                ".filter(b => b.height < 40 || b.width < 44 || b.bottom > innerHeight + 1"
                " || b.right > innerWidth + 1).length"
            )
            assert small == 0
        assert bot.said

    to_roll = {"side": "white", "phase": "to_roll", "you": True, "words": "Your turn: roll."}
    greeting = (hello(), table(roll=None, to_act=to_roll), turn(may=ROLL))
    played(browser, play, *greeting, width=size[0], height=size[1])


def test_a_phone_that_is_turned_on_its_side_and_back_has_the_whole_board(browser):
    async def play(hands, bot):
        for width, height, shape in ((844, 390, "flat"), (390, 844, "up")):
            await hands.window.resize(width, height)
            await hands.window.until(f"innerWidth === {width} && document.body.dataset.shape === '{shape}'")
            assert await hands.window.soon(f"document.querySelector('.board').getBoundingClientRect().right <= {width}")
        assert bot.said

    played(browser, play, hello(), table(), turn(plays=PLAYS), way="touch")


@pytest.mark.parametrize("size", [(390, 844), (320, 568)])
def test_a_long_word_stays_inside_its_button(browser, size):
    async def play(hands, bot):
        out = await hands.window.evaluate(
            "[...document.querySelectorAll('.controls .btn')].filter(b => { const box = b.getBoundingClientRect();"
            " return [...b.children].some(c => { const r = c.getBoundingClientRect();"
            " return r.width && (r.left < box.left || r.right > box.right); }); }).map(b => b.innerText)"
        )
        assert out == []
        assert not await hands.window.evaluate("document.documentElement.scrollWidth > innerWidth")
        assert bot.said

    words = {"undo": "Zurücknehmen", "done": "Fertig"}
    played(browser, play, hello(words=words), table(), turn(plays=PLAYS), width=size[0], height=size[1])


def test_letters_twice_as_large_can_be_used(browser):
    async def play(hands, bot):
        await hands.window.evaluate(
            "document.documentElement.style.fontSize = '200%', dispatchEvent(new Event('resize'))"
        )
        await asyncio.sleep(0.2)
        assert not await hands.window.evaluate("document.documentElement.scrollWidth > innerWidth")
        await hands.press("Roll")
        assert (await bot.hears("act"))["do"] == "roll"

    to_roll = {"side": "white", "phase": "to_roll", "you": True, "words": "Your turn: roll."}
    played(browser, play, hello(), table(roll=None, to_act=to_roll), turn(may=ROLL))


RUN_ABOVE = {
    **RUN,
    "nodes": [[18, 20, 2, -1, 12, 14, 2, -1], [14, 20, 6, -1, 12, 18, 6, -1], [12, 18, 6, 0, 12, 14, 2, 1]],
}


@pytest.mark.parametrize(
    ("side", "start", "end", "plays"),
    [("white", 13, 5, RUN), ("black", 12, 20, RUN_ABOVE)],
    ids=["below", "above"],
)
def test_a_spectator_guesses_and_moves_nothing(browser, side, start, end, plays):
    async def play(hands, bot):
        assert await hands.window.evaluate("document.querySelectorAll('.slots [aria-disabled=false]').length") == 0
        await hands.drag(start, end)
        await hands.shows(side, **{f"p{start}": 5})
        await hands.press("guess play")
        assert (await bot.hears("guess")).keys() == {"t", "match", "seq"}
        await bot.says(turn(plays=plays, guess=True))
        await hands.window.until("!!document.querySelector('.slots [aria-disabled=false]')")
        await hands.drag(start, end)
        await hands.shows(side, **{f"p{start}": 4, f"p{end}": 1})
        await hands.press("guess")
        assert (await bot.hears("guess", 2))["play"] == "@0.0"
        await bot.says({"t": "guessed", "match": 12, "seq": 5, "words": "Your guess: 13/5."})
        await hands.shows(side, **{f"p{start}": 5, f"p{end}": 0})
        assert "Your guess: 13/5." in await hands.words()
        assert of(bot.said, "act") == []

    watching = {"side": side, "phase": "to_play", "you": False, "words": "Alexandra to play 6-2."}
    rolled = {**ROLLED, "side": side}
    played(browser, play, hello(), table(roll=rolled, view={"you": None}, to_act=watching))


def test_the_boards_the_menu_and_a_setting(browser):
    board = {"match": 14, "title": "Alexandra 0 : 0 Ingrid", "waits": True, "text": "Your turn: 4-1", "playing": True}

    async def play(hands, bot):
        await hands.tap_at("document.querySelector('.more')")
        await hands.tap_at("[...document.querySelectorAll('.switch input')].at(-1)")
        preference = await bot.hears("preference")
        assert (preference["name"], preference["value"]) == ("one_tap", True)
        await hands.press("Resign the game (1 point)")
        await hands.press("Not now")
        await hands.tap_at("document.querySelector('.more')")
        await hands.press("your boards")
        assert (await bot.hears("open"))["match"] is None
        await hands.tap_at("document.querySelector('.card')")
        assert (await bot.hears("open", 2))["match"] == 14
        await bot.says(table(3, match=14))
        await hands.shows("white", p13=5)
        await bot.says({"t": "gone", "match": 14, "why": "There's no such board."})
        await hands.window.until("""document.body.innerText.includes("There's no such board.")""")
        await bot.says(hello(boards=[]))  # the answer to going to the list
        await hands.window.until("!document.querySelector('.card')")
        assert await hands.window.evaluate("""document.body.innerText.includes("There's no such board.")""")
        assert of(bot.said, "act") == []

    resign = {"do": "resign", "arg": 1, "label": "Resign the game (1 point)", "rare": True}
    resign["ask"] = {"words": "Resign?", "yes": "Resign now", "no": "Not now"}
    played(browser, play, hello(boards=[board]), table(), turn(plays=PLAYS, may=[resign]))


@pytest.mark.parametrize(("width", "height", "padding"), [(844, 390, "0px 47px"), (390, 844, "47px 0px 34px")])
def test_a_notch_takes_its_room_from_the_board(browser, width, height, padding):
    async def play(hands, bot):
        await hands.window.evaluate(f"document.body.style.padding = {padding!r}, dispatchEvent(new Event('resize')), 1")
        fits = "[...document.querySelectorAll('.board, .side, .controls')].map(e => e.getBoundingClientRect())"
        inside = f"{fits}.every(b => b.left >= -1 && b.right <= innerWidth + 1 && b.bottom <= innerHeight + 1)"
        await hands.window.until(inside)
        beside = "document.querySelector('.side')?.getBoundingClientRect().left ?? 1e4"
        assert await hands.window.evaluate(
            f"{beside} >= document.querySelector('.board').getBoundingClientRect().right - 1"
        )

    played(browser, play, hello(), table(), turn(plays=PLAYS), width=width, height=height)


def test_games_of_other_shapes_have_their_trays_hands_and_pins(browser):
    async def play(hands, bot):
        trays = "[...document.querySelectorAll('.recess.tray')].map(e => e.getBoundingClientRect().left)"
        left, right = sorted(await hands.window.evaluate(trays))
        assert left < 200
        assert right > 700
        pins = {"white": {"24": 8, "10": 1, "3": 1}, "black": {"1": 9, "12": 2}, "pinned": {}}
        onto = {"root": 0, "nodes": [[24, 12, 4, -1]], "also": []}
        lone = {**pins, "black": {"1": 10, "12": 1}}
        await bot.says(table(6, position=lone, game={"key": "plakoto", "pins": True}), turn(6, plays=onto))
        await hands.drag(24, 12)
        await hands.window.until("!!document.querySelector('.piece.black.pinned')")
        await hands.press("undo")
        await hands.window.until("!document.querySelector('.pinned')")
        entering = {"root": 0, "nodes": [[26, 20, 5, -1]], "also": []}
        hand = {"white": {"26": 11, "3": 4}, "black": {"26": 15}, "pinned": {}}
        await bot.says(table(7, position=hand, game={"key": "x", "hand": True}), turn(7, plays=entering))
        await hands.window.until("!!document.querySelector('.slots [data-slot=\"26\"]')")
        await hands.drag(26, 20)
        await hands.shows("white", p20=1)

    same_way = {"key": "fevga", "name": "Fevga", "same_way": True, "head": [24, 12]}
    heads = {"white": {"24": 15}, "black": {"12": 15}, "pinned": {}}
    played(browser, play, hello(), table(game=same_way, position=heads), width=1280, height=800)


def test_names_are_texts_and_everything_has_a_name(browser):
    bad = "<img src=x onerror=\"wrong.push('ran')\">"

    async def play(hands, bot):
        assert await hands.window.evaluate("document.querySelector('.player.black .name').textContent") == bad
        nameless = await hands.window.evaluate(
            "[...document.querySelectorAll('button, a, input, [role]')].filter(e => e.checkVisibility())"
            ".filter(e => !(e.getAttribute('aria-label') || e.textContent.trim() || e.labels?.length))"
            ".map(e => e.outerHTML)"
        )
        assert nameless == []
        assert await hands.window.evaluate("document.querySelectorAll('h1').length") == 1
        live = "document.querySelector('[aria-live]').textContent"
        assert "Alexandra to play 3-1." in await hands.window.evaluate(live)
        assert await hands.window.evaluate(f"{SLOT.format(slot=13)}.getAttribute('aria-label')")
        assert bot.said

    people = {"black": {"name": bad, "pips": 1, "computer": False, "live": True}}
    played(browser, play, hello(), table(players=people), turn(plays=PLAYS))


def test_who_watches_is_named_up_to_a_number(browser):
    async def play(hands, bot):
        await hands.window.until("document.querySelector('.watchers').innerText.trim() === 'Ingrid, Yusuf +10'")
        people = {"t": "people", "match": 12, "watching": 1, "watchers": ["Ingrid"], "white": True, "black": False}
        await bot.says(people)
        await hands.window.until("document.querySelector('.watchers').innerText.trim() === 'Ingrid'")

    named = table(watchers=["Ingrid", "Yusuf"], watching=12)
    played(browser, play, hello(), named, turn(plays=PLAYS), width=1280, height=800)


def test_a_used_up_link_says_so(browser):
    async def all_of_it():
        runner_bot = StandIn()
        async with runner_bot.open() as address:
            hands = await Hands.open(open_window, address.replace("c=good", "c=old"))
            await hands.window.until("document.body.innerText.includes('This link has been used.')")
            assert "c=old" not in await hands.window.evaluate("location.href")

    runner, open_window = browser
    runner.run(all_of_it())


def test_a_page_that_is_loaded_anew_is_still_signed_in(browser):
    """A phone forgets the page of a window that one has left for a while, and loads it again."""

    async def play(hands, bot):
        await hands.window.evaluate("window.before = true; setTimeout(() => location.reload())")
        await hands.window.until("!window.before && !!document.querySelector('.slots button')")
        first, again = of(bot.said, "session")
        assert (again["token"], again["match"]) == (first["token"], first["match"])

    played(browser, play, hello(), table(), turn(plays=PLAYS))


def test_the_page_leads_on_to_the_next_board_a_rematch_and_the_computer(browser):
    words = {"next_board": "Next board", "rematch": "Rematch", "play_computer": "Play the computer", "boards": "Boards"}
    waits = {"side": "black", "phase": "to_roll", "you": False, "words": "Magnus to roll."}

    async def play(hands, bot):
        assert "Next board" not in await hands.window.evaluate("document.body.innerText")
        await bot.says({"t": "next", "match": 12, "next": 14})
        await hands.press("Next board")
        assert (await bot.hears("open"))["match"] == 14
        await bot.says(table(9, match=14, to_act=waits))
        await hands.window.until("!document.body.innerText.includes('Next board')")
        over = {"headline": "Magnus won.", "facts": [], "lessons": [], "rematch": True, "won": False}
        ended = {"side": None, "phase": "over", "you": False, "words": "Magnus won."}
        await bot.says(table(10, match=14, to_act=ended, over=over), {"t": "next", "match": 14, "next": 15})
        await hands.window.until("document.body.innerText.includes('Next board')")
        await hands.press("Rematch")
        act = await bot.hears("act")
        assert (act["match"], act["do"]) == (14, "rematch")
        await bot.says({"t": "done", "match": 14, "id": act["id"], "words": "Your challenge is in the channel."})
        await hands.window.until("document.body.innerText.includes('Your challenge is in the channel.')")
        await bot.says({"t": "gone", "match": 14, "why": "There's no such board."})
        await hands.press("Play the computer")
        begun = await bot.hears("begin")
        assert begun.keys() == {"t", "id"}
        await bot.says({"t": "done", "id": begun["id"], "words": ""}, table(3, match=16))
        await hands.window.until("!!document.querySelector('.piece')")
        await hands.shows("white", p13=5)

    played(browser, play, hello(words=words), table(to_act=waits))
