"""The use cases on a database file, lived in, and where it shows traces of a person."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import count
from random import Random

import pytest

from bot.app.absence import Absence
from bot.app.acting import Locks
from bot.app.challenges import Challenges
from bot.app.chouette.chouettes import Chouettes
from bot.app.imports import Imports
from bot.app.matches import Matches, Table
from bot.app.people import People
from bot.app.privacy.privacy import Privacy
from bot.app.tournament.tournaments import Tournaments
from bot.records.matches import AnalysisRequest, BoardPost, Terms
from bot.records.people import Person, Place
from bot.rules.dice import LiveDice
from bot.rules.formats.event_log import to_json
from bot.rules.match import commands as cmd
from bot.rules.match.state import Phase
from bot.rules.match.time_control import ClockKind, TimeControl
from bot.rules.match.turn import plays_now
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.store import Database
from bot.workers.studio import Workshop

ALICE, BOB, CAROL = Person(10**18 + 1, "Alice Ünal"), Person(10**18 + 2, "Bob"), Person(10**18 + 3, "Carol")
HERE, DIRECT = Place(2 * 10**18 + 1, 3 * 10**18), Place(2 * 10**18 + 2)
TERMS = Terms("backgammon", 3, Rules(), TimeControl(ClockKind.CORRESPONDENCE, 86_400))


class House:
    """The use cases on one database file, as the bot puts them together."""

    def __init__(self, store):
        self.store = store
        self.now = datetime(2026, 3, 1, 12, 30, 15, 123_000, tzinfo=UTC)
        self.locks = Locks()
        table = Table(lambda: self.now, self.locks, absence=Absence(store, lambda: self.now))
        self._random = Random(7)
        dice = LiveDice(self._random.randrange)
        self.people = People(store)
        self.matches = Matches(store, self.people, dice, table)
        self.challenges = Challenges(store, dice, table)
        self.imports = Imports(store, lambda: self.now, Workshop())
        self.tournaments = Tournaments(store, self.matches, dice, table, lambda: 1)
        self.chouettes = Chouettes(store, self.people, dice, table)
        self.privacy = Privacy(
            store, self.matches, self.tournaments, self.chouettes, self.people, clock=lambda: self.now
        )
        self._interactions = count(14 * 10**17)

    def interaction(self):
        return next(self._interactions)

    async def begin(self, white, black, place=HERE, terms=TERMS):
        challenge = await self.challenges.challenge(place, white, black, terms)
        turn = await self.challenges.accept(challenge.challenge_id, black, interaction_id=self.interaction())
        return turn.record

    async def step(self, record):
        """Whoever has to act rolls or makes some play."""
        side = record.state.waiting_for
        if record.state.phase is Phase.TO_PLAY:
            command = cmd.MakePlay(side, self._random.choice(plays_now(record.state)).notation)
        else:
            command = cmd.RollDice(side)
        self.now += timedelta(minutes=1)
        person = record.players[side]
        turn = await self.matches.act(record.match_id, person, lambda _: command, interaction_id=self.interaction())
        return turn.record

    async def play(self, record, steps):
        for _ in range(steps):
            record = await self.step(record)
        return record

    async def resign(self, record, person):
        turn = await self.matches.act(record.match_id, person, cmd.ResignMatch, interaction_id=self.interaction())
        return turn.record


async def live_in(house):
    """Put Alice into every table: two matches that go on, two finished, challenges of each kind, choices."""
    store = house.store
    await house.play(await house.begin(ALICE, BOB), 6)
    await house.play(await house.begin(CAROL, ALICE, DIRECT), 3)
    await house.resign(await house.play(await house.begin(ALICE, BOB, DIRECT), 12), BOB)
    await house.resign(await house.play(await house.begin(CAROL, ALICE), 12), ALICE)
    await house.play(await house.begin(BOB, CAROL), 5)
    await store.board_shown(1, BoardPost(HERE.channel_id, 77, 3))
    await house.challenges.challenge(HERE, ALICE, None, TERMS)
    await house.challenges.challenge(DIRECT, BOB, ALICE, TERMS)
    declined = await house.challenges.challenge(DIRECT, ALICE, CAROL, TERMS)
    await house.challenges.decline(declined.challenge_id, CAROL)
    await house.challenges.challenge(HERE, BOB, CAROL, TERMS)
    await house.people.prefer(ALICE.user_id, auto_roll=True, away_until=house.now)
    await house.people.prefer(BOB.user_id, home_left=True)
    for one, other in ((ALICE, CAROL), (BOB, ALICE), (BOB, CAROL)):
        await house.people.block(one.user_id, other, house.now)
    for match_id, person in ((5, ALICE), (1, ALICE), (1, CAROL), (5, BOB)):
        await store.follow(match_id, person.user_id)
    for match_id, seq, side in ((1, 3, 0), (1, 7, 0), (1, 5, 1), (2, 4, 1), (3, 4, 0), (5, 3, 0)):
        await store.note_hint(match_id, seq, Side(side))
    for person in (ALICE, BOB):
        await store.ask_analysis(
            AnalysisRequest(
                0, person.user_id, "3", None, HERE, 78, "token", public=False, language="en", asked_at=house.now
            )
        )
    await store.rate_pending()
    log = [stored.event for stored in await store.events(3)]
    for person in (ALICE, BOB):
        await house.imports.bring(to_json(log, ("Ann", "Bill")), person, HERE.guild_id)


def all_values(path):
    """Every value of every column of every table: (table, column, value)."""
    with closing(sqlite3.connect(path)) as connection:
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for table in tables:
            columns = [row[1] for row in connection.execute(f'PRAGMA table_info("{table}")')]
            for column in columns:
                for (value,) in connection.execute(f'SELECT "{column}" FROM "{table}"'):  # noqa: S608
                    yield table, column, value


def traces_of(person, path):
    """Where a person's id or name is left, but for the blocks of others, which are theirs."""
    return {
        (table, column)
        for table, column, value in all_values(path)
        if (table, column) != ("blocks", "blocked_id")
        if value == person.user_id or str(person.user_id) in str(value) or person.name in str(value)
    }


@pytest.fixture
def path(tmp_path):
    return tmp_path / "matches.db"


@pytest.fixture
async def house(path):
    """A house on a new database file."""
    database = Database(path, busy_timeout=0.2)
    await database.open()
    yield House(database)
    await database.close()


@pytest.fixture
async def lived_in(house):
    await live_in(house)
    return house
