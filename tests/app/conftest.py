"""The use cases on a real database, with a clock and dice that are set."""

from datetime import UTC, datetime, timedelta
from itertools import count
from types import SimpleNamespace

import pytest

from bot.app.absence import Absence
from bot.app.acting import Locks
from bot.app.challenges import Challenges, Seeking
from bot.app.clocks import ClockLimits, Clocks
from bot.app.matches import Matches, Table
from bot.app.people import People
from bot.records.matches import Terms
from bot.records.people import Person, Place
from bot.rules.dice import ScriptedDice
from bot.rules.rules import Rules
from bot.store import Database
from tests.one_thread import database_here, database_thread  # noqa: F401 - fixtures

ALICE, BOB, CAROL = Person(11, "Alice"), Person(22, "Bob"), Person(33, "Carol")
HERE = Place(100, 1)


class House:
    """The use cases of one life of the bot; `restart` begins another on the same file."""

    def __init__(self, path):
        self.path = path
        self.now = datetime(2026, 5, 1, 12, tzinfo=UTC)
        self._ids = count(1_000)
        self.dice = ScriptedDice([])

    def seconds(self):
        return self.now.timestamp()

    def database(self):
        return Database(self.path)

    async def open(self):
        self.store = self.database()
        await self.store.open()
        self.absence = Absence(self.store, lambda: self.now)
        self.table = table = Table(
            lambda: self.now,
            Locks(),
            together=self.store.shared,
            absence=self.absence,
            acting_for=self.store.acting_for,
        )
        self.people = People(self.store, together=self.store.shared, seconds=self.seconds)
        self.matches = Matches(self.store, self.people, self, table)
        limits = ClockLimits(timedelta(days=90), 30)
        self.clocks = Clocks(self.store, self.matches, self.people, table, limits)
        self.challenges = Challenges(self.store, self, table)
        self.seeking = Seeking(self.store, self.challenges, lambda: self.now)
        return self

    def roll(self, game, index):
        return self.dice.roll(game, index)

    async def restart(self):
        await self.store.close()
        await self.open()

    def rolls(self, *rolls):
        self.dice = ScriptedDice(rolls)

    def wait(self, **duration):
        self.now += timedelta(**duration)

    def interaction(self):
        return next(self._ids)

    async def begin(self, clock=None, length=5, rules=Rules(), rolls=((3, 1),)):  # noqa: B008 - frozen
        """A match between Alice (White, who begins) and Bob."""
        self.rolls(*rolls)
        terms = Terms("backgammon", length, rules, clock)
        challenge = await self.challenges.challenge(HERE, ALICE, BOB, terms)
        turn = await self.challenges.accept(challenge.challenge_id, BOB, interaction_id=self.interaction())
        return turn.record.match_id

    async def act(self, match_id, person, command_for, *rolls, **options):
        self.rolls(*rolls)
        return await self.matches.act(match_id, person, command_for, interaction_id=self.interaction(), **options)


@pytest.fixture
async def house(tmp_path):
    opened = await House(tmp_path / "house.db").open()
    yield opened
    await opened.store.close()


@pytest.fixture
def people():
    return SimpleNamespace(alice=ALICE, bob=BOB, carol=CAROL)
