"""A whole match by frames: the same log as by commands, and everybody sees it."""

import asyncio
from random import Random

import pytest

from bot.records.computers import is_computer
from bot.rules.dice import LiveDice
from tests.ui.computer.computer_table import challenge
from tests.ui.live.window import path_of
from tests.ui.table import begin


@pytest.fixture
def dice():
    return LiveDice(Random(7).randrange)


async def play_out(windows, rnd, most=600):
    """Play a match by frames alone: whoever is asked does what they may."""
    for _ in range(most):
        for window in windows:
            table = window.last("table")
            if table["over"]:
                return table
            turn = window.last("turn")
            if turn is None or turn["seq"] != table["seq"] or not table["to_act"]["you"]:
                continue
            if turn["plays"] is not None:
                do, arg = "play", path_of(turn, lambda steps: rnd.randrange(len(steps)))
            else:
                may = {one["do"]: one for one in turn["may"] if not one.get("rare")}
                do = "take" if "take" in may else next(iter(may))
                arg = may[do].get("arg")
            answer = await window.act(do, arg)
            assert answer["t"] == "done", answer
            await window.after(table["seq"])
            break
        else:
            await asyncio.sleep(0.01)
    raise AssertionError("the match doesn't end")


async def test_a_whole_match_of_two(table, pages, hurried):
    await begin(table, length=1)
    windows = [await pages.window(person, 1) for person in table.players]
    over = await play_out(windows, Random(1))
    state = await table.state()
    assert state.is_over
    assert over["over"]["headline"].startswith(("alice", "bob"))
    other = await windows[1].until(lambda frame: frame["t"] == "table" and frame["over"])
    assert other["seq"] == state.seq
    # The same match by commands has the same log.
    log = [one.event for one in await table.bot.app.matches.log(1)]
    assert len(log) == state.seq


async def test_a_match_against_the_computer(table, pages, hurried):
    alice = table.players[0]
    await challenge(table, length=1)
    record = await table.bot.app.matches.match(1)
    assert any(is_computer(person.user_id) for person in record.players)
    window = await pages.window(alice, 1)
    await play_out([window], Random(3), most=6000)
    assert (await table.state()).is_over
