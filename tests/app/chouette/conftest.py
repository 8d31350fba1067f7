"""Chouettes on a real database, with a clock that is moved and dice that anyone can check."""

import time
from datetime import UTC, datetime, timedelta
from itertools import count
from random import Random

import pytest

from bot.app.absence import Absence
from bot.app.acting import Locks
from bot.app.chouette.chouettes import Chouettes
from bot.app.chouette.computers import ChouetteComputers
from bot.app.clocks import ClockLimits, Clocks
from bot.app.computer import Computers
from bot.app.dice import FairDice
from bot.app.matches import Matches, Table
from bot.app.people import People
from bot.chouette import commands as cmd
from bot.chouette.queries import player_of
from bot.chouette.settings import ChouetteSettings
from bot.chouette.state import Choice
from bot.chouette.windows import asked_of, unanswered
from bot.records.computers import ComputerLevel
from bot.records.people import Person, Place
from bot.rules.dice import Roll
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.store import Database

HERE = Place(100, 1)
NAMES = "ABCDEFGHIJKL"


class NoMind:
    """No network: our own searcher plays."""

    def knows(self, *_):
        return False


class House:
    """The use cases of one life of the bot; `restart` begins another on the same file."""

    def __init__(self, path):
        self.path = path
        self.now = datetime(2026, 5, 1, 12, tzinfo=UTC)
        self._ids = count(14 * 10**17)
        self.people = [Person(777_000_000_000_000_001 + index, f"{letter}lice") for index, letter in enumerate(NAMES)]

    async def open(self):
        self.store = Database(self.path)
        await self.store.open()
        self.fair = FairDice(self.store, self.random_bytes)
        self.absence = Absence(self.store, lambda: self.now)
        table = Table(lambda: self.now, Locks(), self.fair, absence=self.absence)
        people = self.choices = People(self.store)
        self.matches = Matches(self.store, people, self, table)
        limits = ClockLimits(timedelta(days=90), 30)
        self.chouettes = Chouettes(self.store, people, self, table)
        self.clocks = Clocks(self.store, self.matches, people, table, limits, elsewhere=self.chouettes.vacations)
        self.computers = ChouetteComputers(self.store, self.chouettes, Computers(self.store, self.matches, NoMind()))
        await self.absence.look()
        return self

    def random_bytes(self, length):
        return bytes(range(length))

    def roll(self, _game, _index):
        return Roll(2, 1)

    async def restart(self):
        await self.store.close()
        await self.open()

    async def wait(self, **duration):
        """Let time pass in which the bot is awake; what is due happens."""
        self.now += timedelta(**duration)
        await self.store.awake(self.now, gap=timedelta(days=1000))
        return [turn async for turn in self.chouettes.due()]

    def click(self):
        return next(self._ids)

    async def begin(self, players=4, *, computers=0, **settings):
        """A chouette of so many people whose first game has begun; the people are in the order they were seated."""
        host, *others = self.people[:players]
        opened = await self.chouettes.open(HERE, host, ChouetteSettings(**settings), interaction_id=self.click())
        self.number = opened.record.chouette_id
        for person in others:
            await self.chouettes.act(self.number, person, cmd.Join(person.user_id), interaction_id=self.click())
        for _ in range(computers):
            level = ComputerLevel.SIMPLE
            await self.chouettes.add_computer(self.number, host, level, interaction_id=self.click())
        return await self.chouettes.start(self.number, host, interaction_id=self.click())

    async def look(self):
        return await self.chouettes.look(self.number)

    async def act(self, command, **options):
        record = await self.look()
        person = record.person(command.by)
        options.setdefault("interaction_id", self.click())
        return await self.chouettes.act(self.number, person, command, **options)

    async def step(self, *, double=False, take=True):
        """One ordinary thing that somebody does next; nobody doubles unless told to."""
        state = (await self.look()).state
        if state.game is None:
            return await self.act(cmd.NextGame(state.order[0]))
        window = state.game.window
        if window is not None:
            person = unanswered(state)[0]
            choice = {"double": Choice.DOUBLE if double else Choice.ROLL_ON, "extras": Choice.KEEP}
            said = choice.get(window.kind, Choice.TAKE if take else Choice.PASS)
            return await self.act(cmd.Choose(person, window.number, dict.fromkeys(asked_of(state, person), said)))
        board = state.game.board
        player = player_of(state, board.on_roll)
        if board.phase is Phase.TO_ROLL:
            return await self.act(cmd.Roll(player))
        return await self.act(cmd.Play(player, plays_now(board)[0].notation))


async def play_on(path, acknowledge):
    """Go on with the chouette in a file, or begin one there, for ever; `acknowledge` is told each `seq`."""
    house = await House(path).open()
    house._ids = count(time.time_ns())
    if await house.chouettes.in_channel(HERE.channel_id):
        house.number = 1
    else:
        await house.begin(4, variant="hypergammon", live=False)
    rng = Random(path.stat().st_size)
    while True:
        turn = await house.step(double=rng.random() < 0.5, take=rng.random() < 0.5)
        acknowledge(turn.state.seq)


@pytest.fixture
async def house(tmp_path):
    opened = await House(tmp_path / "house.db").open()
    yield opened
    await opened.store.close()
