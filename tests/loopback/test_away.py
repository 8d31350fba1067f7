"""Ten minutes without Discord, or a clock that is set: nobody loses a turn, a vote or a minute; all boards are right.

A match, a chouette, a vote, an arena and a league are under way. Time is simulated; the bot's rounds are its own.
"""

import asyncio
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta

import discord
import pytest

from bot.app.tournament.calendar import closes_at, deadline
from bot.rules.match.time_control import ClockKind
from bot.ui.computer.desk import ComputerDesk
from bot.ui.crowd.desk import CrowdDesk
from bot.ui.kit import connection
from tests.crowd.hall import Nothing
from tests.loopback.boards import board_in
from tests.loopback.conftest import ClockAhead, Club, opened

ROUND = timedelta(seconds=10)
OUTAGE = timedelta(minutes=10)
_REAL = timedelta(seconds=20)
"""Most that the test itself takes meanwhile."""


class Simulated(ClockAhead):
    """A clock that may be set wrong, and seconds that only grow."""

    def __init__(self):
        super().__init__()
        self.passed = 0.0

    def seconds(self):
        """What no setting of the clock changes."""
        return asyncio.get_running_loop().time() + self.passed

    def go_on(self, span):
        self.ahead += span
        self.passed += span.total_seconds()


async def becomes(condition):
    """Wait until the bot has noticed something."""
    for _ in range(6000):
        if condition():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("the bot has not noticed")


@dataclass
class Evening(Club):
    """A club in which everything goes on at once."""

    time: Simulated = None

    async def begin(self):
        bot, guild = self.bot, self.channel.guild
        bot.reach._seconds = self.time.seconds
        bot.reach.succeeded()
        bot.get(ComputerDesk).pace, bot.get(CrowdDesk).every = 0.0, 0.0
        bot.app.computers.mind = Nothing()
        dan, eve, fay, gus = [self.server.add_user(name) for name in ("dan", "eve", "fay", "gus")]
        self.rooms = [guild.add_text_channel(name) for name in ("match", "chouette", "vote", "arena", "league")]
        match, chouette, vote, arena, league = self.rooms
        offer = await self.alice.slash(match, "challenge", opponent=self.bob, length=3, clock="live")
        await self.bob.click(offer, "Accept")
        table = await self.bob.slash(chouette, "chouette", rules="standard", pace="live")
        for person in (self.carol, dan):
            await person.click(table, "Join")
        await self.bob.click(table, "Start")
        called = await self.carol.slash(vote, "vote", length=1, level="beginner", time="5m")
        await self.carol.click(called, "Start")
        for room, person, command, options in (
            (arena, dan, "tournament", {"system": "arena", "length": 1, "minutes": 60}),
            (league, eve, "league", {"length": 3, "division": 4, "round_days": 1}),
        ):
            guild.member(person).permissions |= discord.Permissions(manage_guild=True).value
            post = await person.slash(room, f"{command} create", name="Cup", **options)
            for one in (dan, eve, fay, gus):
                await one.click(post, "Join")
            start = "tournament start" if command == "tournament" else "league next"
            await person.slash(room, start, sure=True)
        await self.rounds(2 * ROUND)

    async def rounds(self, span):
        """Time passes with a round of housekeeping every ten seconds, and an alarm of the vote in each."""
        for _ in range(span // ROUND):
            self.time.go_on(ROUND)
            await self.round()

    async def round(self):
        """A round of the bot's housekeeping, to its end."""
        bot = self.bot
        await bot.housekeeping()
        for number in [*bot.get(CrowdDesk)._alarms]:
            bot.get(CrowdDesk).tasks.wake(number)
        await asyncio.gather(*bot._parts.values())
        await becomes(lambda: not (bot.get(CrowdDesk).tasks._running or bot.get(ComputerDesk).tasks._running))

    async def known(self):
        """What is stored: by name, how much has happened, when something is due, and the message that says so."""
        app, found = self.bot.app, {}
        chouette, crowd = await app.chouettes.look(1), await app.crowds.crowd(1)
        for number in range(1, await self.bot.store.count_open() + 1):
            one = await app.matches.match(number)
            due = crowd.state.due + timedelta(milliseconds=crowd.missed) if number == crowd.match_id else one.clock.due
            is_shown = one.clock is None or one.clock.control.kind is not ClockKind.PATIENCE
            found[f"match {number}"] = one.state.seq, due if is_shown else None, one.board.message_id
        sides = chouette.clock.closes or chouette.clock.sides.due
        found["chouette"] = chouette.state.seq, sides, chouette.board.message_id
        found["vote"] = crowd.state.open.seq, None, None
        for number, due in ((1, closes_at), (2, deadline)):
            one = await app.tournaments.tournament(number)
            found[f"tournament {number}"] = one.state.seq, due(one), one.message_id
        return found

    def messages(self):
        """All messages of all channels, by their ids."""
        return {one.id: one for channel in self.server.world.channels.values() for one in channel.messages}

    async def wrong(self):
        """The boards that don't say when something is due, that can't be tapped, or that aren't the only ones."""
        messages, wrong = self.messages(), []
        for name, (_, due, message_id) in (await self.known()).items():
            message = messages.get(message_id)
            if message is None:
                continue
            says = due is None or f"<t:{int(due.timestamp())}:R>" in message.text
            boards = [one for one in map(board_in, message.channel.messages) if one and f"match {one.match_id}" == name]
            if not (says and message.buttons and {one.message.id for one in boards} <= {message_id}):
                wrong.append((name, due, message.text))
        return wrong

    async def left(self):
        """How long until something is due, by name."""
        return {name: due - self.bot.clock() for name, (_, due, _) in (await self.known()).items() if due}

    @asynccontextmanager
    async def unchanged(self, *, but=timedelta(0)):
        """In the block nothing happens, and no time passes but so much; all boards are right half a minute later."""
        before, left = await self.known(), await self.left()
        yield
        await self.rounds(3 * ROUND)
        after = await self.known()
        assert {name: one[0] for name, one in after.items()} == {name: one[0] for name, one in before.items()}
        lost = {name: left[name] - now for name, now in (await self.left()).items()}
        assert {name: one for name, one in lost.items() if not timedelta(0) <= one <= but + 3 * ROUND + _REAL} == {}
        assert await self.wrong() == []


@asynccontextmanager
async def evening(server, tmp_path, **more):
    time = Simulated()
    async with opened(server, tmp_path, Evening, time, seconds=time.seconds, **more) as club:
        club.time = time
        await club.begin()
        yield club


async def test_ten_minutes_without_a_gateway(discord_server, tmp_path, monkeypatch):
    monkeypatch.setattr(connection, "LONGEST_WAIT", 0.3)
    async with evening(discord_server, tmp_path) as club, club.unchanged():
        async with discord_server.refusing():
            await becomes(lambda: club.bot.out_of_reach)
            await club.rounds(OUTAGE)
            assert club.bot.out_of_reach
            assert not club.bot.get(CrowdDesk)._alarms, "it would ring all the time"
        await becomes(lambda: not club.bot.out_of_reach)


async def test_ten_minutes_of_failures_behind_the_door(discord_server, tmp_path):
    """People go on tapping for a while. Nobody taps when it's over: the bot has to find out by itself."""
    async with evening(discord_server, tmp_path, door=True) as club:
        board = club.messages()[(await club.known())["match 1"][2]]
        async with club.unchanged(but=4 * ROUND):
            fault = discord_server.fail("*", "/**", 503, times=None)
            for _ in range(connection.FAILURES):
                club.alice.click(board, "My board")
            await discord_server.until(lambda: fault.hits >= connection.FAILURES, what="the failures")
            await club.rounds(OUTAGE)
            assert club.bot.out_of_reach
            fault.cancel()
        assert not club.bot.out_of_reach


@pytest.mark.parametrize("hours", [1, 5, -1, -5])
@pytest.mark.parametrize("door", [False, True], ids=["gateway", "door"])
async def test_a_clock_that_is_set(discord_server, tmp_path, hours, door):
    async with evening(discord_server, tmp_path, door=door) as club:
        for times in (1, -1):
            async with club.unchanged():
                club.time.ahead += times * timedelta(hours=hours)
