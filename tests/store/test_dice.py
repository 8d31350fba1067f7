"""What every store promises about seeds and counted rolls."""

import sqlite3
from contextlib import closing

import pytest
from msgspec.structs import replace

from bot.dice.fairness import MatchDice, ServerSeed, player_seed
from bot.dice.statistics import RollCounts, count_rolls
from bot.errors import StorageCorrupt
from bot.records.matches import ChallengeDice, ChallengeStatus, NewMatch
from bot.store import Database, migrate
from bot.store.queries import SQL
from tests.inside import sqlite_texts
from tests.store.conftest import OLDEST, Game, restore

SEED = ServerSeed(bytes(range(32)))
DICE = MatchDice(SEED, "challenge-1", (player_seed(7, None), player_seed(8, "phrase")), SEED.commitment)
TABLES = ("matches", "events", "tournaments", "tournament_events", "challenge_seeds", "match_dice", "roll_counts")


def challenged(sample, seed=SEED, **options):
    return replace(sample.challenge(**options), dice=ChallengeDice(seed, 7))


async def test_the_seed_of_a_challenge(store, sample):
    made = await store.create_challenge(challenged(sample, opponent=sample.bob))
    assert made.commitment == SEED.commitment
    assert await store.challenge_dice(made.challenge_id) == ChallengeDice(SEED, 7)
    assert SEED.hex not in repr(made)


@pytest.mark.parametrize("status", [ChallengeStatus.DECLINED, ChallengeStatus.WITHDRAWN, ChallengeStatus.EXPIRED])
async def test_a_closed_challenge_has_no_seed_any_more(store, sample, status):
    made = await store.create_challenge(challenged(sample, opponent=sample.bob))
    closed = await store.close_challenge(made.challenge_id, status)
    assert closed.commitment == SEED.commitment
    assert await store.challenge_dice(made.challenge_id) is None


async def test_a_challenge_without_a_seed(store, sample):
    made = await store.create_challenge(sample.challenge(opponent=sample.bob))
    assert made.commitment is None
    assert await store.challenge_dice(made.challenge_id) is None


async def begun(store, sample, dice=DICE, challenge_id=None):
    game = Game()
    new = NewMatch(sample.here, (sample.alice, sample.bob), challenge_id, dice=dice)
    options = {"actor_id": sample.bob.user_id, "interaction_id": sample.interaction(), "at": sample.now}
    return await store.create_match(new, game.log, game.state, **options), game


async def test_the_dice_of_a_match(store, sample):
    made = await store.create_challenge(challenged(sample, opponent=sample.bob))
    record, game = await begun(store, sample, challenge_id=made.challenge_id)
    assert record.commitment == SEED.commitment
    assert await store.match_dice(record.match_id) == DICE
    assert await store.challenge_dice(made.challenge_id) is None
    after = await sample.play(store, record, game)
    assert after.commitment == (await store.match(record.match_id)).commitment == SEED.commitment
    plain, _ = await sample.begin(store)
    assert plain.commitment is None
    assert await store.match_dice(plain.match_id) is None


async def test_rolls_are_counted_with_the_turns_that_roll_them(store, sample):
    record, game = await sample.begin(store)
    for _ in range(40):
        record = await sample.play(store, record, game)
        assert await store.rolls_of_match(record.match_id) == count_rolls(game.log)
    white, black = count_rolls(game.log)
    assert await store.rolls_of_person(sample.alice.user_id) == white
    assert await store.rolls_of_server(record.place.guild_id) == white + black
    assert await store.rolls_of_person(sample.carol.user_id) == RollCounts()
    assert await store.rolls_of_server(1) == RollCounts()
    assert await store.rolls_of_match(99) == (RollCounts(), RollCounts())
    other, game = await sample.begin(store, players=(sample.bob, sample.alice), place=sample.elsewhere, seed=2)
    await sample.play(store, other, game)
    assert await store.rolls_of_person(sample.alice.user_id) == white + count_rolls(game.log)[1]
    assert await store.rolls_of_server(record.place.guild_id) == white + black


async def test_a_deleted_persons_rolls_are_the_stand_ins(store, sample):
    record, game = await sample.begin(store)
    await sample.play(store, record, game, resign=True)
    await store.create_challenge(challenged(sample, opponent=sample.carol))
    counted = await store.rolls_of_person(sample.alice.user_id)
    stand_in, _ = await store.delete_person(sample.alice.user_id)
    assert await store.rolls_of_person(sample.alice.user_id) == RollCounts()
    assert await store.rolls_of_person(stand_in.user_id) == counted
    assert await store.challenge_dice(1) is None


async def test_a_seed_that_cannot_be_read_is_not_told(database, sample):
    record, _ = await begun(database, sample)
    spoil = f"UPDATE match_dice SET server_seed = '{SEED.hex[:-1]}'"  # noqa: S608
    await database.write(lambda connection: connection.execute(spoil))
    with pytest.raises(StorageCorrupt) as refused:
        await database.match_dice(record.match_id)
    told = f"{refused.value} {refused.value.__cause__}"
    assert SEED.hex[:-1] not in told


@pytest.mark.parametrize("revision", OLDEST)
async def test_what_was_rolled_before_is_counted(path, revision):
    restore(path, revision)
    migrate(path)
    database = Database(path)
    await database.open()
    try:
        events = [stored.event for stored in await database.events(1)]
        assert await database.rolls_of_match(1) == count_rolls(events)
        assert sum(side.rolls for side in count_rolls(events)) > 1
        assert (await database.match(1)).commitment is None
    finally:
        await database.close()


@pytest.mark.parametrize("name", ["challenge_seed", "sign_up_click", "rolls_of_match", "rolls_of_person", "match_dice"])
def test_no_query_reads_a_whole_table(path, name):
    migrate(path)
    sql = sqlite_texts()[name]
    parameters = dict.fromkeys(("challenge_id", "match_id", "tournament_id", "user_id"), 1)
    with closing(sqlite3.connect(path)) as connection:
        steps = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {sql}", parameters)]
    assert not [step for step in steps if step.startswith("SCAN") and step.split()[1] in TABLES]


COPY = """
WITH RECURSIVE number (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM number WHERE n <= 100000)
INSERT INTO roll_counts
SELECT n, side, user_id, guild_id, 200, 33, 1633, 67, 66, 67, 67, 66, 67
FROM number, roll_counts WHERE match_id = 1;
"""


@pytest.mark.slow
async def test_a_hundred_thousand_matches_are_added_up(database, sample):
    record, _ = await sample.begin(database)

    def copy(connection):
        connection.execute("PRAGMA defer_foreign_keys = ON")
        connection.execute(COPY)
        connection.execute("DELETE FROM roll_counts WHERE match_id > 100000")
        row = SQL.rolls_of_server(connection, guild_id=record.place.guild_id, limit=200_000)
        connection.execute("DELETE FROM roll_counts WHERE match_id > 1")
        return row["rolls"]

    assert await database.write(copy) > 39_000_000


async def test_with_a_challenge_its_seed_is_deleted(store, sample):
    made = await store.create_challenge(challenged(sample))
    assert await store.challenge_dice(made.challenge_id) is not None
    await store.delete_person(sample.alice.user_id)
    assert await store.challenge_dice(made.challenge_id) is None
