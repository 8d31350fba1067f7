"""Acts at the live board: the channel's commands by another way, with their refusals, once each."""

import asyncio
import secrets

import pytest

from bot.records.people import Tutor
from bot.rules.dice import Roll, ScriptedDice
from bot.rules.match import events as ev
from bot.rules.match.state import Phase
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.ui.live.after import Aftermath
from tests.ui.live.window import path_of, sprout
from tests.ui.positions import put
from tests.ui.table import Table, begin, buttons_of, posts_in

WHITE, BLACK = Side


@pytest.fixture
def dice():
    return ScriptedDice([(3, 1), (6, 5), (4, 3), (6, 6), (2, 1), (5, 4), (3, 1), (3, 1), (3, 1)])


async def log_of(table):
    return [one.event for one in await table.bot.app.matches.log(table.match_id)]


def steps(*wanted):
    """Choose these steps, as a drag does."""
    left = list(wanted)

    def choose(offered):
        step = left.pop(0)
        return next(index for index, one in enumerate(offered) if one[:2] == step)

    return choose


async def shown(table):
    """Wait until the channel shows what was done."""
    for _ in range(6000):
        if not table.bot.get(Aftermath)._tasks:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the channel is not told")


async def test_a_drag_and_a_command_leave_the_same_event(table, pages):
    """Start, 3-1, drag 8 to 5 and 6 to 5, Done."""
    await begin(table)
    window = await pages.window(table.players[0], 1)
    await window.act("play", path_of(window.last("turn"), steps((8, 5), (6, 5))))
    made = (await log_of(table))[-1]
    other = await begin(Table(table.env, table.guild, table.channel, table.players, table.bot, match_id=2))
    await put(other, position=Position.start(), roll=Roll(3, 1), on_roll=WHITE, phase=Phase.TO_PLAY)
    await other.by_command(WHITE, "move", match="2", play="8/5 6/5")
    assert (await log_of(other))[-1] == made


async def test_a_notation_is_taken_as_well(table, pages):
    await begin(table)
    window = await pages.window(table.players[0], 1)
    await window.act("play", "8/5 6/5")
    made = (await log_of(table))[-1]
    assert [move[:2] for move in made.moves] in ([(8, 5), (6, 5)], [(6, 5), (8, 5)])


async def test_one_act_three_times_is_one_event(table, pages):
    await begin(table)
    window = await pages.window(table.players[0], 1)
    act_id, seq = secrets.token_hex(16), window.last("table")["seq"]
    answers = [await window.act("play", "8/5 6/5", seq=seq, act_id=act_id) for _ in range(3)]
    assert [answer["t"] for answer in answers] == ["done"] * 3
    assert sum(isinstance(event, ev.PlayMade) for event in await log_of(table)) == 1


async def test_the_id_of_another_person_is_no_repeat(table, pages):
    await begin(table)
    one, two = [await pages.window(person, 1) for person in table.players]
    act_id, before = secrets.token_hex(16), two.last("table")["seq"]
    await one.act("play", "8/5 6/5", act_id=act_id)
    after = await two.after(before)
    answer = await two.act("roll", act_id=act_id, seq=after["seq"])
    assert answer["t"] == "done"
    assert (await table.state()).roll == (6, 5)


@pytest.mark.parametrize(
    ("do", "arg", "said"),
    [
        ("play", "24/18", "18"),
        ("play", "@7.7", "@7.7"),
        ("play", None, ""),
        ("take", None, "rolled"),
        ("double", None, "rolled"),
        ("name", 4, ""),
        ("castle", None, ""),
        ("claim", None, "nothing to claim"),
    ],
)
async def test_what_is_not_legal_is_refused_in_the_bots_words(table, pages, do, arg, said):
    await begin(table)
    window = await pages.window(table.players[0], 1)
    before = await log_of(table)
    answer = await window.act(do, arg)
    assert answer["t"] == "refused"
    assert said.lower() in answer["why"].lower()
    assert "*" not in answer["why"]
    assert await log_of(table) == before
    again = await window.until(lambda frame: frame["t"] == "table", window.frames.index(answer))
    assert again["seq"] == window.last("table")["seq"]


async def test_it_is_not_your_turn(table, pages, carol):
    await begin(table)
    window, watcher = await pages.window(table.players[1], 1), await pages.window(carol, 1)
    assert "turn" in (await window.act("play", "8/5 6/5"))["why"]
    assert watcher.last("turn") is None
    answer = await watcher.act("play", "8/5 6/5")
    assert answer["t"] == "refused"
    assert len(await log_of(table)) == window.last("table")["seq"]


async def test_an_old_screen_gets_the_new_board(table, pages):
    """Black plays by tap while White drags an old roll."""
    await begin(table)
    window = await pages.window(table.players[0], 1)
    old = window.last("table")["seq"]
    await table.by_command(WHITE, "move", play="8/5 6/5")
    await table.by_command(BLACK, "roll")
    await window.after(old + 1)
    answer = await window.act("play", "13/10 6/5", seq=old)
    assert answer["t"] == "refused"
    assert "moved on" in answer["why"]
    table_after = await window.until(lambda frame: frame["t"] == "table", window.frames.index(answer))
    assert table_after["seq"] == (await table.state()).seq


async def test_two_windows_of_one_person_are_both_live(table, pages):
    await begin(table)
    one, two = await pages.window(table.players[0], 1), await pages.window(table.players[0], 1)
    seq = one.last("table")["seq"]
    assert (await one.act("play", "8/5 6/5"))["t"] == "done"
    await two.after(seq)
    assert (await two.act("play", "13/10 24/23", seq=seq))["t"] == "refused"


async def test_a_take_by_tap_moves_the_cube_at_the_page(table, pages):
    """The doubler is at the live board, the taker only in the channel."""
    await begin(table, length=3)
    await table.by_command(WHITE, "move", play="8/5 6/5")
    window = await pages.window(table.players[1], 1)
    double = next(one for one in window.last("turn")["may"] if one["do"] == "double")
    assert "2" in double["ask"]["words"]
    assert window.last("table")["to_act"]["words"] == "Your turn: roll or double."
    assert window.last("table")["last"]["fresh"]
    await window.act("double", sure=True)
    offered = await window.until(lambda frame: frame["t"] == "table" and frame["cube"]["offer"])
    assert offered["cube"]["offer"] == {"value": 2, "by": "black"}
    words = "alice to take or pass the double to 2."
    assert offered["to_act"] == {"side": "white", "phase": "double_offered", "you": False, "words": words}
    await shown(table)
    board = posts_in(table.env, table.channel)[-1]
    assert f"<@{table.players[0].id}>" in str(board.components)
    assert "Take" in buttons_of(board)
    table.board = board
    taker = await pages.window(table.players[0], 1)
    asks = "bob doubles to 2. alice: take (you own the cube at 2) or pass (you lose 1 point)?"
    assert taker.last("table")["to_act"]["words"] == asks
    await table.by_button(WHITE, "Take")
    taken = await window.after(offered["seq"])
    assert taken["cube"]["owner"] == "white"
    assert taken["cube"]["value"] == 2
    assert taken["to_act"]["words"] == "alice takes. The cube is at 2. Your turn: roll."
    assert not taken["last"]["fresh"], "alice's play is older than her take"


async def test_only_the_bar_lights_up_and_the_lost_number_is_said(table, pages):
    """6-1 with a checker on the bar, and the 6 is closed."""
    await begin(table)
    await table.by_command(WHITE, "move", play="8/5 6/5")
    position = Position.of({25: 1, 6: 14}, {6: 5, 7: 3, 13: 7})
    await put(table, position=position, roll=Roll(6, 1), on_roll=BLACK, phase=Phase.TO_PLAY)
    window = await pages.window(table.players[1], 1)
    turn = window.last("turn")
    first = sprout(turn)[turn["plays"]["root"]]
    assert {step[:3] for step in first} == {(25, 24, 1)}
    assert "6" in turn["note"]


async def test_a_doublet_is_walked_leg_by_leg(table, pages):
    """3-3, 13 to 7 twice: two legs each."""
    await begin(table)
    await put(table, position=Position.start(), roll=Roll(3, 3), on_roll=WHITE, phase=Phase.TO_PLAY)
    window = await pages.window(table.players[0], 1)
    path = path_of(window.last("turn"), steps((13, 10), (10, 7), (13, 10), (10, 7)))
    assert (await window.act("play", path))["t"] == "done"
    seen = await window.after(window.last("turn")["seq"])
    assert seen["last"]["text"] == "13/7(2)"
    assert sorted((leg["from"], leg["to"]) for leg in seen["played"][0]["moves"]) == [(10, 7)] * 2 + [(13, 10)] * 2
    assert len(seen["last"]["arrows"]) == 1


async def test_an_offer_to_resign_says_for_how_much_and_a_refusal_is_told(table, pages):
    """In a match to 3: a gammon, which can be refused; the whole match loses it."""
    await begin(table, length=3)
    windows = [await pages.window(person, 1) for person in table.players]
    ways = {one.get("arg"): one["ask"]["words"] for one in windows[0].last("turn")["may"] if "resign" in one["do"]}
    assert ways[2] == "Do you really want to resign? Nothing has been sent yet."
    assert ways[None] == "Do you really want to resign? That loses the match. Nothing has been sent yet."
    await windows[0].act("resign", 2, sure=True)
    offered = await windows[1].until(lambda frame: frame["t"] == "table" and frame["to_act"]["you"])
    assert offered["to_act"]["words"].startswith("alice offers to resign a gammon (2 points). ")
    await windows[1].act("refuse_resignation")
    words = (await windows[0].after(offered["seq"]))["to_act"]["words"]
    assert words == "bob wants to play on. Your turn: play 3-1."


async def test_the_score_says_which_game_is_played_without_the_cube_and_that_it_is_back_after_it(table, pages):
    await begin(table, length=3)
    windows = [await pages.window(person, 1) for person in table.players]
    notes = [windows[0].last("table")["score"]["note"]]
    for side, grade in ((WHITE, 2), (BLACK, 1)):
        await windows[side].act("resign", grade, sure=True)
        seq = (await table.state()).seq
        await windows[side.other].get("table", seq=seq)
        await windows[side.other].act("accept_resignation")
        notes.append((await windows[0].after(seq))["score"]["note"])
    assert notes == ["", "Crawford", "post-Crawford"]


async def test_a_beaver_and_a_raccoon_are_called_so(table, pages):
    await table.by_command(WHITE, "challenge", opponent=table.players[BLACK], length=0)
    await table.by_button(BLACK, "Accept")
    await put(table, rules=Rules(beavers=True, raccoons=True))
    await table.by_command(WHITE, "move", play="8/5 6/5")
    alice, bob = [await pages.window(person, 1) for person in table.players]
    for window, asked, do, label, told in (
        (bob, alice, "double", "Double to 2", "bob doubles to 2. alice: take"),
        (alice, bob, "beaver", "Beaver to 4", "alice beavers: the cube would be at 4. bob: take"),
        (bob, alice, "beaver", "Raccoon to 8", "bob raccoons: the cube would be at 8. alice: take"),
        (alice, bob, "take", "Take", "alice takes. The cube is at 8. Your turn: roll."),
    ):
        way = {"do": do, "label": label}
        await window.until(
            lambda frame, way=way: frame["t"] == "turn" and any(way.items() <= one.items() for one in frame["may"])
        )
        assert (await window.act(do, sure=True))["t"] == "done"
        await asked.until(lambda frame, told=told: frame["t"] == "table" and frame["to_act"]["words"].startswith(told))


async def test_a_take_is_told_even_if_the_dice_fall_by_themselves(table, pages):
    await begin(table, length=3)
    await table.bot.app.people.prefer(table.players[BLACK].id, auto_roll=True)
    await table.by_command(WHITE, "move", play="8/5 6/5")
    bob = await pages.window(table.players[BLACK], 1)
    await bob.act("double", sure=True)
    offered = await bob.until(lambda frame: frame["t"] == "table" and frame["cube"]["offer"])
    await table.by_command(WHITE, "accept")
    words = (await bob.after(offered["seq"]))["to_act"]["words"]
    assert words == "alice takes. The cube is at 2. Your turn: play 6-5."


async def test_whoever_stops_being_tutored_is_asked_before_a_pass_all_the_same(table, pages):
    await table.by_command(WHITE, "challenge", opponent=table.players[BLACK], length=5, rated=False)
    await table.by_button(BLACK, "Accept")
    await table.by_command(WHITE, "move", play="8/5 6/5")
    await table.bot.app.people.prefer(table.players[WHITE].id, tutor=Tutor.BAD)
    await table.by_command(BLACK, "double", sure=True)
    alice = await pages.window(table.players[WHITE], 1)
    assert not any("ask" in one for one in alice.last("turn")["may"])
    await table.bot.app.people.prefer(table.players[WHITE].id, tutor=Tutor.NONE)
    asked = await alice.act("pass")
    assert asked["why"] == "Pass the double to 2? You lose this game and 1 point."
    assert asked["ask"] == {"yes": "Pass", "no": "Think again", "bold": False}


async def test_the_menu_says_that_it_is_about_resigning(table, pages):
    await begin(table, length=2)
    window = await pages.window(table.players[0], 1)
    ways = [one for one in (await window.get("turn"))["may"] if one["do"].startswith("resign")]
    assert [one["label"] for one in ways] == [
        "Resign · Single: lose 1 point (can be refused)",
        "Resign · Gammon: lose 2 points",
        "Resign · The whole match",
    ]
    assert all(one["rare"] and "Resign" not in one["ask"]["yes"] for one in ways)


async def test_a_break_is_asked_for_agreed_to_and_ended_where_one_sees_it(table, pages):
    """Not in the menu of what is rare; and nothing is to be played meanwhile."""
    await table.by_command(WHITE, "challenge", opponent=table.players[1], length=5, clock="live")
    await table.by_button(BLACK, "Accept")
    alice, bob = [await pages.window(person, 1) for person in table.players]

    def offered(window, do):
        return next((one for one in window.last("turn")["may"] if one["do"] == do), None)

    assert offered(alice, "ask_pause")["rare"] is True
    assert alice.last("turn")["note"] == ""
    since, plays = len(bob.frames), len(alice.frames)
    await alice.act("ask_pause")
    asked = await bob.get("turn", since)
    assert "rare" not in offered(bob, "ask_pause")
    assert asked["note"] == "alice is asking for a break."
    assert (await alice.get("turn", plays))["plays"]
    since = len(alice.frames)
    await bob.act("ask_pause")
    stopped = await alice.get("turn", since)
    assert stopped["plays"] is None
    assert stopped["note"] == "⏸ The clock is stopped. /resume restarts it."
    for window in (alice, bob):
        assert "rare" not in offered(window, "resume")
    since = len(alice.frames)
    await bob.act("resume")
    again = await alice.get("turn", since)
    assert again["plays"]
    assert again["note"] == ""


async def test_the_tutor_asks_before_a_bad_double(table, pages):
    await table.by_command(WHITE, "challenge", opponent=table.players[BLACK], length=5, rated=False)
    await table.by_button(BLACK, "Accept")
    await table.by_command(WHITE, "move", play="8/5 6/5")
    window = await pages.window(table.players[BLACK], 1)
    assert next(one for one in window.last("turn")["may"] if one["do"] == "double")["ask"]["bold"]
    await table.bot.app.people.prefer(table.players[BLACK].id, tutor=Tutor.BAD)
    window = await pages.window(table.players[BLACK], 1)
    assert not any("ask" in one for one in window.last("turn")["may"] if one["do"] == "double"), "it's asked once"
    asked = await window.act("double")
    question, remark = asked["why"].splitlines()[:2]
    assert question.startswith("Double to 2? alice can take")
    assert remark.startswith("Tutor: this costs about 0.")
    assert asked["ask"] == {"yes": "Double to 2", "no": "Think again", "bold": False}
    assert (await window.act("double", sure=True))["t"] == "done"
    taker = await pages.window(table.players[WHITE], 1)
    [way] = [one for one in taker.last("turn")["may"] if one["do"] == "pass"]
    assert way["ask"]["no"] == "Think again"
    await table.bot.app.people.prefer(table.players[WHITE].id, tutor=Tutor.BAD)
    asked = await taker.act("pass")
    question, remark = asked["why"].splitlines()[:2]
    assert question == "Pass the double to 2? You lose this game and 1 point."
    assert remark.startswith("Tutor: this costs about ")
    assert asked["ask"] == {"yes": "Pass", "no": "Think again", "bold": False}
