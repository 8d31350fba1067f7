"""The bot is killed while many people answer the position of the day, while it closes, and while it's solved and rated.

CHAOS_KILLS says how often, CHAOS_PEOPLE how many answer, CHAOS_SEED at which moments.
"""

import asyncio
import os
import sqlite3
from collections import Counter
from contextlib import closing
from datetime import timedelta
from random import Random

import discord
import pytest

from bot.app.positions import pack
from bot.records.puzzles import DailyPlan
from bot.rules.match.turn import plays_now
from bot.ui.picking.words import value_of
from tests.chaos.lives import connected, life, opened, stop
from tests.chaos.solvers import Solvers
from tests.discord_server.fixtures import discord_server  # noqa: F401
from tests.puzzles import some_puzzles
from tools.positions.packing import packed

KILLS = int(os.environ.get("CHAOS_KILLS", "3"))
PEOPLE = int(os.environ.get("CHAOS_PEOPLE", "40" if KILLS <= 3 else "2000"))
SEED = int(os.environ.get("CHAOS_SEED", "1"))
WHILE_OPEN = max(1, KILLS * 3 // 5)
"""So many kills come before it closes; the others hit what follows."""
IN_TIME = 0.8
"""The share of people who have answered when it closes."""
PATIENCE = 600
_COMMIT, _ROUND = 0.05, 3.0
"""Seconds within which an answer is stored, and within which a start has closed it and begun to solve and rate it."""


async def begun(server, guild, channel, path, environment):
    """What people answer, once it's posted: it and its choices, each with its value in the list."""
    async with opened(path) as store:
        now = discord.utils.utcnow()
        due = now - timedelta(seconds=1)
        await store.plan_daily(DailyPlan(guild.id, channel.id, now.hour, "UTC", "backgammon", True, due))
    async with life(server, path, **environment) as process:
        await connected(server)
        await server.until(lambda: bool(channel.messages), within=60, what="the position")
        await stop(process)
    async with opened(path) as store:
        daily = await store.open_daily_of(guild.id)
    state = daily.puzzle.scene.state
    plays = {play.notation: value_of(state, play) for play in plays_now(state)}
    return daily, [(choice, plays[choice]) for choice in [*daily.puzzle.losses][:3]]


async def until(condition):
    """Wait for what people have been told."""
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110 - of what people are told
            await asyncio.sleep(0.02)


async def kill_while_open(number, solvers, answering, random):
    """The moment of a kill: so many have answered, and somebody's answer is about to be stored, if anybody is left."""
    enough = int(PEOPLE * IN_TIME * (number + 1) / WHILE_OPEN)
    await until(lambda: len(solvers.noted) >= enough)
    solvers.sent.clear()
    sent = asyncio.create_task(solvers.sent.wait())
    await asyncio.wait({sent, answering}, return_when=asyncio.FIRST_COMPLETED)
    sent.cancel()
    await asyncio.sleep(random.random() * _COMMIT)


def close(path, daily):
    """Its last moment is past."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE dailies SET closes_at = opened_at + 1 WHERE daily_id = ?", (daily.daily_id,))


def solved_by(server, post):
    """What everyone was shown as the solution, request by request."""
    edits = [one for one in server.requests if one.method == "PATCH" and one.path.endswith(f"/messages/{post.id}")]
    return [str(one.payload["components"]) for one in edits if "Position of the day: solved" in str(one.payload)]


async def check(store, daily, solvers, post, shown):
    """None lost, none twice, none shown early, one reveal."""
    stored = {one.user_id: one.chosen for one in await store.daily_answers(daily.daily_id)}
    assert solvers.early == []
    assert solvers.noted.keys() <= stored.keys(), "somebody was told that it's noted, and it isn't"
    chosen = {person.id: solvers.choice(person)[0] for person in solvers.people}
    assert stored == {user_id: chosen[user_id] for user_id in stored}
    told = {(chosen[user_id], text) for user_id, text in solvers.noted.items()}
    assert len(told) == len({choice for choice, _ in told}) == len({text for _, text in told})
    closed = await store.daily(daily.daily_id)
    counted = Counter(stored.values())
    assert (closed.tally.answers, dict(closed.tally.choices)) == (len(stored), dict(counted))
    assert closed.tally.solved == counted[daily.puzzle.best]
    assert {(await store.solver(one)).answers for one in stored} == {1}, "each is rated once"
    assert len({*shown}) == 1, "all that was shown as the solution is the same"
    assert [one.id for one in solvers.channel.messages if "Position of the day" in one.text] == [post.id]
    assert f"{closed.tally.solved} of {len(stored)} found it" in post.text
    return stored


@pytest.mark.chaos
@pytest.mark.long
async def test_killed_while_many_answer_and_it_is_solved(discord_server, tmp_path):  # noqa: F811
    server, random, path = discord_server, Random(SEED), tmp_path / "matches.db"
    server.deadline = 3.0
    (tmp_path / f"backgammon{pack.SUFFIX}").write_bytes(packed(some_puzzles(20), "backgammon"))
    environment = {"POSITIONS": str(tmp_path)}
    guild = server.add_guild("Club")
    channel = guild.add_text_channel("daily")
    daily, values = await begun(server, guild, channel, path, environment)
    solvers = Solvers(server, channel, PEOPLE, values)
    post = solvers.post
    answering = asyncio.create_task(solvers.answer(solvers.people))
    for number in range(KILLS):
        async with life(server, path, **environment) as process:
            await connected(server)
            if number < WHILE_OPEN:
                await kill_while_open(number, solvers, answering, random)
                texts = "\n".join(message.text for message in channel.messages)
                assert not [choice for choice, _ in values if choice in texts], "shown early"
                assert solved_by(server, post) == []
            else:
                await asyncio.sleep(random.random() * _ROUND)
            process.kill()
            await process.wait()
            if number == WHILE_OPEN - 1:
                close(path, daily)
                solvers.closed = True
    async with life(server, path, **environment) as process:
        await connected(server)
        await asyncio.wait_for(answering, PATIENCE)
        await server.until(lambda: "solved" in solvers.post.text, within=60, what="the solution")
        async with opened(path) as store, asyncio.timeout(60):
            while await store.dailies_unsettled():  # noqa: ASYNC110 - another process
                await asyncio.sleep(0.3)
        await stop(process)
    shown = solved_by(server, post)
    async with opened(path) as store:
        stored = await check(store, daily, solvers, post, shown)
    print(
        f"seed {SEED}: {KILLS} kills, {PEOPLE} people: {len(stored)} answers stored, {len(solvers.noted)} told so, "
        f"{len(solvers.told)} too late; the solution was sent {len(shown)} times",
        flush=True,
    )
