"""The store under test, and matches to put into it."""

import re
import sqlite3
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from random import Random

import pytest

from bot.records.matches import NewChallenge, NewMatch, Terms
from bot.records.people import Person, Place
from bot.rules.dice import LiveDice
from bot.rules.match import commands as cmd
from bot.rules.match.machine import decide, evolve, fold, start
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.rules import Rules
from bot.store import Database, migrate
from bot.store.postgresql.database import ServerDatabase

OLDEST = ("0001", "0002")
"""The revisions of which whole databases are kept."""


class Game:
    """A match played at random, one command after another, without a store."""

    def __init__(self, seed=1, length=5):
        self._random = Random(seed)
        self._dice = LiveDice(self._random.randrange)
        self.log = list(start(cmd.StartMatch("backgammon", length, Rules()), self._dice))
        self.state = fold(self.log)

    def next(self):
        """The events of the next command and the state after them."""
        side = self.state.waiting_for
        if self.state.phase is Phase.TO_PLAY:
            return self.do(cmd.MakePlay(side, self._random.choice(plays_now(self.state)).notation))
        return self.do(cmd.RollDice(side))

    def resign(self):
        return self.do(cmd.ResignMatch(self.state.waiting_for))

    def do(self, command):
        events = decide(self.state, command, self._dice)
        for event in events:
            self.state = evolve(self.state, event)
        self.log += events
        return events, self.state


class Sample:
    """People, places, moments and matches."""

    alice, bob, carol = Person(10**18 + 1, "Alice"), Person(10**18 + 2, "Bob ♟"), Person(10**18 + 3, "Carol")
    here, elsewhere = Place(2 * 10**18 + 1, 3 * 10**18), Place(2 * 10**18 + 2, None)
    now = datetime(2026, 3, 1, 12, 30, 15, 123_000, tzinfo=UTC)
    terms = Terms("backgammon", 5, Rules(jacoby=True))

    def __init__(self):
        self._ids = count(1_400_000_000_000_000_000)

    def after(self, **duration):
        return self.now + timedelta(**duration)

    def interaction(self):
        """An interaction id nobody has used."""
        return next(self._ids)

    def challenge(self, challenger=None, opponent=None, place=None, at=None, expires_at=None):
        at = at or self.now
        expires_at = expires_at or at + timedelta(hours=24)
        return NewChallenge(place or self.here, challenger or self.alice, opponent, self.terms, at, expires_at)

    async def begin(self, store, *, players=None, place=None, at=None, seed=1, length=5, **identity):
        """A match just created, and the game that is played in it."""
        game = Game(seed, length)
        players = players or (self.alice, self.bob)
        record = await store.create_match(
            NewMatch(place or self.here, players, identity.pop("challenge_id", None)),
            game.log,
            game.state,
            actor_id=players[1].user_id,
            interaction_id=identity.pop("interaction_id", None) or self.interaction(),
            at=at or self.now,
        )
        return record, game

    async def play(self, store, record, game, *, at=None, resign=False, **identity):
        """Append the next command of the game to the record's match."""
        events, state = game.resign() if resign else game.next()
        return await self.append(store, record, events, state, at=at, **identity)

    async def append(self, store, record, events, state, *, at=None, interaction_id=None, actor_id=None, clock=...):
        return await store.append(
            record,
            events,
            state,
            actor_id=actor_id or self.alice.user_id,
            interaction_id=interaction_id or self.interaction(),
            at=at or self.now,
            clock=clock,
        )


@pytest.fixture
def sample():
    return Sample()


@pytest.fixture
def path(tmp_path):
    return tmp_path / "matches.db"


def schema_of(path):
    """Everything that a file says of its schema, with spaces only where they mean something."""
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master")
        lines = [" ".join(" ".join(map(str, row)).split()) for row in rows]
    return {re.sub(r" ?([(),]) ?", r"\1", line) for line in lines}


@pytest.fixture(scope="session")
def fresh_schema(tmp_path_factory):
    """The schema of a new file."""
    fresh = tmp_path_factory.mktemp("fresh") / "fresh.db"
    migrate(fresh)
    return schema_of(fresh)


def restore(path, revision):
    """A database as a released version left it, from its dump."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((Path(__file__).parent / "schemas" / f"{revision}.sql").read_text(encoding="utf-8"))


@asynccontextmanager
async def open_sqlite(directory, name="matches.db"):
    database = Database(directory / name, busy_timeout=0.2)
    await database.open()
    try:
        yield database
    finally:
        await database.close()


@pytest.fixture(params=("sqlite", "postgresql"))
async def store(request, tmp_path):
    """Every kind of store in turn, empty; the contract holds for each."""
    if request.param == "sqlite":
        async with open_sqlite(tmp_path) as opened:
            yield opened
    else:
        async with open_postgresql(request.getfixturevalue("postgresql")) as opened:
            yield opened


@asynccontextmanager
async def open_postgresql(url):
    database = ServerDatabase(url)
    await database.open()
    try:
        yield database
    finally:
        await database.close()


@pytest.fixture
async def database(tmp_path):
    """The SQLite database itself, at `path`, for what only it has."""
    async with open_sqlite(tmp_path) as opened:
        yield opened
