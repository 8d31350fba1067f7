"""What is chosen in secret stays so: no frame of anybody else tells of it."""

import json

import pytest

from bot.rules.dice import ScriptedDice
from tests.ui.live.window import path_of
from tests.ui.table import begin


@pytest.fixture
def dice():
    return ScriptedDice([(3, 1), (6, 5), (4, 3)])


async def test_a_guess_is_seen_by_nobody_else(table, pages, carol):
    await begin(table)
    dora = table.guild.add_member(table.env.create_user("dora"))
    one, two = [await pages.window(person, 1) for person in table.players]
    guesser, other = await pages.window(carol, 1), await pages.window(dora, 1)
    assert guesser.last("turn") is None
    seq = guesser.last("table")["seq"]
    turn = await guesser.ask("turn", t="guess", match=1, seq=seq)
    assert turn["guess"] is True
    before = [len(window.frames) for window in (one, two, other)]
    told = await guesser.ask("guessed", t="guess", match=1, seq=seq, play=path_of(turn, lambda _: 0))
    assert "/" in told["words"]
    for window, count in zip((one, two, other), before, strict=True):
        await window.ask("pong", t="ping")
        assert [frame["t"] for frame in window.frames[count:]] == ["pong"]
    await table.by_command(0, "move", play="8/5 6/5")
    for window in (one, two, other):
        after = await window.after(seq)
        assert "guess" not in json.dumps({**after, "spoken": ""}).lower()


async def test_a_player_may_not_guess(table, pages):
    await begin(table)
    window = await pages.window(table.players[1], 1)
    answer = await window.ask("refused", t="guess", match=1, seq=window.last("table")["seq"])
    assert answer["why"]


async def test_the_plays_are_for_whoever_decides(table, pages, carol):
    await begin(table)
    windows = [await pages.window(person, 1) for person in (*table.players, carol)]
    assert windows[0].last("turn")["plays"]
    assert windows[1].last("turn")["plays"] is None
    assert windows[2].last("turn") is None


async def test_all_who_watch_get_the_same_frame(table, pages, carol):
    await begin(table)
    dora = table.guild.add_member(table.env.create_user("dora"))
    one, two = await pages.window(carol, 1), await pages.window(dora, 1)
    seq = one.last("table")["seq"]
    await table.by_command(0, "move", play="8/5 6/5")
    assert await one.after(seq) == await two.after(seq)
    people = await one.get("people", watching=2)
    assert (people["white"], people["watchers"]) == (False, ["carol", "dora"])
