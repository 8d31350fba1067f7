"""An answer to a puzzle and to the position of the day beside a vote: `pytest tests/benchmarks/test_answers.py`.

What is timed is the tap that makes the choice, in turns in one bot.
"""

import asyncio
import statistics
import time

import discord

from tests.benchmarks.test_turn import milliseconds, running

TIMES, WARM = 40, 10
_LISTS = 4
"""Lists that lead to a play, at most."""
_LOOK = 0.2
"""Seconds that somebody looks at a play that they picked, at least; the verdict on it is prepared meanwhile."""


async def chosen(person, panel, label, number):
    """Choose plays in the lists until they can be made, and make them; returns the seconds of that tap."""
    message = panel.message
    for _ in range(_LISTS):
        if label in message.buttons:
            break
        select = max(message.selects, key=lambda one: len(one["options"]))
        value = select["options"][number % len(select["options"])]["value"]
        message = (await person.select(message, select["custom_id"], [value])).message
    await asyncio.sleep(_LOOK)
    began = time.perf_counter()
    answer = await person.click(message, label)
    seconds = time.perf_counter() - began
    assert answer.text
    return seconds


async def opened(tables):
    """Channels in which there is always something to vote for, and a position to answer."""
    guild, owner = tables.server.add_guild(), tables.server.add_user("owner")
    vote, daily = guild.add_text_channel("vote"), guild.add_text_channel("daily")
    guild.member(owner).permissions |= discord.Permissions(manage_guild=True).value
    await owner.slash(daily, "daily set", channel=daily, hour=0, zone="UTC")
    await owner.slash(daily, "daily now")
    lobby = await owner.slash(vote, "vote", length=1, time="5m")
    await owner.click(lobby, "Start")
    return vote, daily


async def panel_of(tables, channel, person, label):
    """The lists that open once a message of the channel has that button."""

    def newest():
        return next((one for one in reversed(channel.messages) if label in one.buttons), None)

    while True:
        await tables.server.until(newest, within=60)
        panel = await person.click(newest(), label)
        if panel.message.selects:  # not what is to become of the cube
            return panel
        await asyncio.sleep(0.5)


async def compare(path):
    votes, days, puzzles = [], [], []
    async with running(path, recording=False) as tables:
        vote, daily = await opened(tables)
        # Others who have come keep the vote open, since they don't vote.
        for number in range(4):
            await panel_of(tables, vote, tables.server.add_user(f"other{number}"), "Vote")
        person = tables.server.add_user("person")
        for number in range(TIMES):
            votes.append(await chosen(person, await panel_of(tables, vote, person, "Vote"), "Vote for it", number))
            days.append(await chosen(person, await panel_of(tables, daily, person, "Answer"), "Choose it", number))
            solver = tables.server.add_user(f"solver{number}")
            # The theme asks for plays alone.
            puzzle = await solver.slash(vote, "puzzle", theme="contact")
            puzzles.append(await chosen(solver, puzzle, "Choose it", number))
    return [times[WARM:] for times in (votes, days, puzzles)]


def test_answers(benchmark, tmp_path, capsys, goal):
    results = []
    benchmark.pedantic(lambda: results.append(asyncio.run(compare(tmp_path / "answers.db"))), rounds=1)
    votes, days, puzzles = results[0]
    for name, times in (("the position of the day", days), ("a puzzle", puzzles)):
        goal(f"an answer to {name}, against a vote", statistics.median(times) / statistics.median(votes), 1.2)
    with capsys.disabled():
        print(f"\na vote: {milliseconds(votes)}")
        print(f"  the position of the day: {milliseconds(days)}; a puzzle: {milliseconds(puzzles)}")
