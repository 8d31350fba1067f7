"""The bot is killed at random moments while people play, and started again on the same file.

CHAOS_KILLS says how often, CHAOS_SEED at which moments.
"""

import asyncio
import os
import signal
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random

import pytest

from bot.rules.match.machine import evolve
from bot.store import Database
from tests import forkserver
from tests.chaos.players import Pair, playing
from tests.discord_server.fixtures import discord_server  # noqa: F401
from tests.loopback.boards import board_in, seen_in

KILLS = int(os.environ.get("CHAOS_KILLS", "3"))
SEED = int(os.environ.get("CHAOS_SEED", "1"))
PAIRS = 5
ROOT = Path(__file__).parents[2]


class Archive:
    """What the file said after each death."""

    def __init__(self, path):
        self.path = path
        self.logs = {}
        self.states = {}
        self.seen = {}

    async def read(self):
        """Read the file as it was left. What it said before must still be there, unchanged and at the front."""
        database = Database(self.path)
        await database.open()
        try:
            match_id = 1
            while log := [stored.event for stored in await database.events(match_id)]:
                self._append(match_id, log)
                assert (await database.match(match_id)).state == self.states[match_id]
                match_id += 1
            assert match_id > len(self.logs), "a match is gone"
            return [await database.match(match_id) for match_id in self.logs]
        finally:
            await database.close()

    def _append(self, match_id, log):
        before = self.logs.get(match_id, [])
        assert log[: len(before)] == before, f"match {match_id}: events that were stored have changed"
        state = self.states.get(match_id)
        for event in log[len(before) :]:
            # A roll or play made twice does not fit the state after the first one.
            state = evolve(state, event)
            self.seen[match_id, state.seq] = seen_in(state)
        assert state.seq == len(log)
        self.logs[match_id], self.states[match_id] = log, state

    def check(self, answered):
        """Check that every position shown to somebody is in the log."""
        for match_id, seq, shown in answered:
            assert self.seen.get((match_id, seq)) == shown, f"match {match_id}: what was shown at {seq} is not stored"


@asynccontextmanager
async def life(server, path):
    """One life of the bot, which ends with its SIGKILL at the latest."""
    process = await forkserver.start("tests.loopback.child", str(path), cwd=ROOT, env=server.environment)
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        await server.until(lambda: not server.gateway.connected, what="the end of the connection")


async def connected(server):
    await server.until(lambda: server.gateway.connected, within=60, what="the bot")


@pytest.mark.chaos
@pytest.mark.long
async def test_killed_at_random_moments(discord_server, tmp_path):  # noqa: F811
    server, random = discord_server, Random(SEED)
    server.deadline = 3.0  # whoever asked a bot that is gone asks the next one
    guild = server.add_guild("Club")
    pairs = []
    for number in range(PAIRS):
        people = tuple(server.add_user(f"{name}{number}") for name in ("white", "black"))
        pairs.append(Pair(guild.add_text_channel(f"table{number}"), people, Random(number)))
    archive = Archive(tmp_path / "matches.db")
    for number in range(KILLS):
        async with life(server, archive.path) as process:
            if number and random.random() < 0.1:
                # Killed while it starts.
                await asyncio.sleep(random.random())
            else:
                await connected(server)
                await server.until(lambda: bool(server.world.commands), within=60, what="the commands")
                async with playing(pairs):
                    if number % 2 == 0:
                        # However slow the machine is, there is something to lose in every second life.
                        enough = shown_to(pairs) + 3
                        await server.until(lambda enough=enough: shown_to(pairs) >= enough, within=60, what="a turn")
                    await asyncio.sleep(random.random() * 0.8)
                    process.kill()
                    await process.wait()
        await archive.read()
        for pair in pairs:
            archive.check(pair.answered)
    assert shown_to(pairs) > KILLS, "too little was played to say anything"
    await start_for_good(server, archive, pairs)
    print(f"{KILLS} kills, {sum(map(len, archive.logs.values()))} events in {len(archive.logs)} matches")


def shown_to(pairs):
    """How many boards people have been shown."""
    return sum(len(pair.answered) for pair in pairs)


async def start_for_good(server, archive, pairs):
    """After the last start, every board shows its match, and the match goes on from there."""
    channels = {pair.channel.id: pair.channel for pair in pairs}
    async with life(server, archive.path) as process:
        await connected(server)
        # Some boards already show everything, and only the note was lost: the file tells when the bot is done.
        async with asyncio.timeout(60):
            while any(is_behind(record) for record in await archive.read()):  # noqa: ASYNC110 - another process
                await asyncio.sleep(0.1)
        await stop(process)
    for record in await archive.read():
        assert not is_behind(record)
        assert shows(channels[record.board.channel_id].messages_by_id[record.board.message_id], record)
    async with life(server, archive.path) as process:
        await connected(server)
        counts = [len(pair.answered) for pair in pairs]
        async with playing(pairs):
            await server.until(
                lambda: all(len(pair.answered) > before for pair, before in zip(pairs, counts, strict=True)),
                within=60,
                what="a turn at each table",
            )
        await stop(process)
    await archive.read()
    for pair in pairs:
        archive.check(pair.answered)


def is_behind(record):
    return record.board is None or record.board.seq != record.state.seq


def shows(message, record):
    board = board_in(message)
    return board and (board.match_id, board.seq) == (record.match_id, record.state.seq)


async def stop(process):
    """Let the bot stop in peace."""
    process.send_signal(signal.SIGTERM)
    assert await asyncio.wait_for(process.wait(), 60) == 0
