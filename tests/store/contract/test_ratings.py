"""What every store promises about ratings and their history."""

import asyncio
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace

from bot.ratings.farming import share, weight
from bot.ratings.formula import Rating, change
from bot.ratings.records import OVERALL, RatingChange, Recomputed
from bot.rules.sides import Side
from bot.store import fence
from tests.inside import rating_changes_of
from tests.nightly import NIGHTLY
from tests.store.finished import GUILD, NOON, OTHER_GUILD, PEOPLE, begin, end, finish, finish_and_rate

ALICE, BOB, CAROL, *_ = PEOPLE
W, B = Side


async def everything(store):
    """All ratings and their whole history."""
    ratings, changes = [], []
    for user_id in [*range(-20, 0), *(person.user_id for person in PEOPLE)]:
        ratings += await store.ratings_of(user_id)
        changes += await rating_changes_of(store, user_id)
    return ratings, changes


def value(stored):
    return Rating(stored.rating, stored.experience)


async def values(store, person):
    """A person's ratings by server and game."""
    return {(one.guild_id, one.variant): value(one) for one in await store.ratings_of(person.user_id)}


async def test_a_first_match_by_hand(store):
    record = await finish(store, ALICE, BOB, B)
    gained = 22.360679774997898
    changes = await store.rate_match(record.match_id)
    wanted = [
        RatingChange(record.match_id, user_id, guild, "backgammon", 1500.0, after, 0, 5, won, 1.0, NOON, 1)
        for guild in (OVERALL, GUILD)
        for user_id, after, won in ((BOB.user_id, 1500 + gained, True), (ALICE.user_id, 1500 - gained, False))
    ]
    assert [replace(one, after=round(one.after, 9)) for one in changes] == [
        replace(one, after=round(one.after, 9)) for one in wanted
    ]
    (overall, on_server) = await store.ratings_of(BOB.user_id)
    assert (overall.guild_id, on_server.guild_id) == (OVERALL, GUILD)
    assert (overall.rating, overall.experience, overall.matches, overall.won) == (changes[0].after, 5, 1, 1)
    assert overall.updated_at == NOON
    (alice, _) = await store.ratings_of(ALICE.user_id)
    assert (alice.matches, alice.won) == (1, 0)


async def test_a_match_of_two_who_have_met_nobody_else_counts_little_overall(store, sample):
    """By the newest rule. On their own server it counts in full."""
    record, game = await sample.begin(store, length=1)
    while not game.state.is_over:
        record = await sample.play(store, record, game)
    changes = await store.rate_match(record.match_id)
    assert [(one.guild_id, one.apart, one.weight) for one in changes] == [
        *[(OVERALL, 0, share(0))] * 2,
        *[(sample.here.guild_id, None, 1.0)] * 2,
    ]
    assert {round(abs(one.gained), 6) for one in changes[2:]} == {round(abs(changes[0].gained) / share(0), 6)}


async def test_a_match_is_rated_once(store):
    record = await finish(store, ALICE, BOB)
    first = await store.rate_match(record.match_id)
    before = await everything(store)
    assert await store.rate_match(record.match_id) == first
    assert await store.changes_of_match(record.match_id) == first
    assert await everything(store) == before


async def test_what_is_not_rated(store):
    unrated = await finish(store, ALICE, BOB, rated=False)
    session = await finish(store, ALICE, BOB, length=0)
    abandoned = await finish(store, ALICE, BOB, None)
    going_on = await begin(store, ALICE, BOB)
    for record in (unrated, session, abandoned, going_on):
        assert await store.rate_match(record.match_id) == []
        assert await store.changes_of_match(record.match_id) == []
    assert await store.rate_match(404) == []
    assert await store.rate_pending() == 0
    assert await everything(store) == ([], [])
    assert not (await store.match(unrated.match_id)).rated
    assert (await store.match(session.match_id)).rated


async def test_servers_and_all_together(store):
    await finish_and_rate(store, ALICE, BOB, length=1)
    await finish_and_rate(store, ALICE, CAROL, length=1, guild=OTHER_GUILD, at=NOON + timedelta(hours=1))
    await finish_and_rate(store, ALICE, BOB, length=1, guild=None, at=NOON + timedelta(hours=2))
    alice = await values(store, ALICE)
    assert {key: value.experience for key, value in alice.items()} == {
        (OVERALL, "backgammon"): 3,
        (GUILD, "backgammon"): 1,
        (OTHER_GUILD, "backgammon"): 1,
    }
    assert alice[GUILD, "backgammon"].rating == alice[OTHER_GUILD, "backgammon"].rating == 1510
    one, _ = change(Rating(), Rating(), 1)
    _, bob = change(Rating(), Rating(), 1)
    two, _ = change(one, Rating(), 1)
    three, _ = change(two, bob, 1)
    assert alice[OVERALL, "backgammon"] == three


async def test_each_game_has_its_own(store):
    await finish_and_rate(store, ALICE, BOB)
    before = await values(store, ALICE)
    await finish_and_rate(store, ALICE, BOB, variant="plakoto")
    after = await values(store, ALICE)
    assert {key: after[key] for key in before} == before
    assert after[OVERALL, "plakoto"] == after[OVERALL, "backgammon"]


async def test_the_same_two_count_less_on_one_day(store):
    at = datetime(2026, 3, 1, 1, tzinfo=UTC)
    weights = []
    for number in range(6):
        guild = (GUILD, OTHER_GUILD, None)[number % 3]
        players = (ALICE, BOB) if number % 2 else (BOB, ALICE)
        changes = await finish_and_rate(store, *players, at=at + timedelta(hours=number), guild=guild)
        weights.append({one.weight for one in changes})
    assert weights == [{1.0}, {1.0}, {1.0}, {0.5}, {0.25}, {0.125}]
    others = await finish_and_rate(store, ALICE, CAROL, at=at + timedelta(hours=7))
    variant = await finish_and_rate(store, ALICE, BOB, at=at + timedelta(hours=8), variant="tapa")
    next_day = await finish_and_rate(store, ALICE, BOB, at=at + timedelta(hours=23))
    assert {one.weight for one in (*others, *variant, *next_day)} == {1.0}


async def test_a_weight_scales_what_is_gained(store):
    for number in range(4):
        changes = await finish_and_rate(store, ALICE, BOB, at=NOON + timedelta(minutes=number), guild=None)
    winner, loser = (Rating(one.before, one.experience_before) for one in changes)
    assert (weight(3), changes[0].weight) == (0.5, 0.5)
    assert [value(one) for one in [(await store.ratings_of(p.user_id))[0] for p in (ALICE, BOB)]] == list(
        change(winner, loser, 5, 0.5)
    )


async def random_matches(store, number, *, seed=3, rate):
    """So many matches among six people, on several days, servers and in two games, ended in any order."""
    chance = Random(seed)
    pairs = list(combinations(PEOPLE, 2))

    async def one():
        white, black = chance.choice(pairs)
        record = await finish(
            store,
            *chance.sample((white, black), 2),
            chance.choice((W, B, W, B, W, B, None)),
            at=NOON + timedelta(minutes=chance.randrange(14 * 24 * 60)),
            length=chance.choice((0, 1, 3, 5, 7, 21)),
            guild=chance.choice((GUILD, OTHER_GUILD, None)),
            variant=chance.choice(("backgammon", "backgammon", "plakoto")),
            rated=chance.random() < 0.9,
        )
        return record.match_id

    ids = await asyncio.gather(*(one() for _ in range(number)))
    await rate(ids, chance)


async def in_order(store, ids):
    records = [await store.match(match_id) for match_id in ids]
    for record in sorted(records, key=lambda record: (record.updated_at, record.match_id)):
        await store.rate_match(record.match_id)


async def test_many_matches_recomputed_to_the_last_bit(store, monkeypatch):
    monkeypatch.setattr(fence, "MOST_MATCHES", 1000)
    count = 1000 if NIGHTLY else 300
    await random_matches(store, count, rate=lambda ids, _: in_order(store, ids))
    ratings, changes = await everything(store)
    assert len(changes) > count
    assert any(one.weight < 1 for one in changes)
    done = await store.recompute_ratings()
    assert await everything(store) == (ratings, changes)
    assert done == Recomputed(len({one.match_id for one in changes}), len(ratings), 0)


async def test_the_order_in_which_matches_are_rated_does_not_matter(store):
    async def shuffled(ids, chance):
        for match_id in chance.sample(ids, len(ids)):
            await store.rate_match(match_id)

    await random_matches(store, 60, rate=shuffled)
    before = await everything(store)
    assert len(before[1]) > 100
    assert (await store.recompute_ratings()).corrected == 0
    assert await everything(store) == before


async def test_what_was_left_over_is_rated_later(store):
    async def some(ids, chance):
        for match_id in chance.sample(ids, 15):
            await store.rate_match(match_id)
        while await store.rate_pending(limit=7):
            pass

    await random_matches(store, 40, rate=some)
    before = await everything(store)
    await store.recompute_ratings()
    assert await everything(store) == before


async def test_recomputing_corrects_what_was_wrong(database):
    await finish_and_rate(database, ALICE, BOB)
    await finish_and_rate(database, BOB, CAROL, guild=None)
    before = await everything(database)
    spoil = "UPDATE ratings SET rating = rating + 1, won = 7 WHERE guild_id = 0 AND user_id = ?"
    await database.write(lambda connection: connection.execute(spoil, (BOB.user_id,)))
    assert await everything(database) != before
    assert await database.recompute_ratings() == Recomputed(matches=2, ratings=5, corrected=1)
    assert await everything(database) == before


async def test_others_write_while_ratings_are_computed(store):
    await finish_and_rate(store, ALICE, BOB)
    loop, told = asyncio.get_running_loop(), []

    def tell(matches):
        writing = asyncio.run_coroutine_threadsafe(store.remember_person(CAROL, NOON), loop)
        told.append((matches, writing.result(timeout=20)))

    assert (await store.recomputed_ratings(tell)).corrected == 0
    assert (await store.recompute_ratings(tell)).corrected == 0
    assert told == [(1, None), (1, None)]
    assert (await store.person_seen(CAROL.user_id))[0] == CAROL


async def test_two_ends_at_once(store):
    """The later one is written first; each is asked to be rated twice at the same time."""
    early, late = await begin(store, ALICE, BOB), await begin(store, BOB, CAROL)
    late = await end(store, late, W, at=NOON + timedelta(milliseconds=2))
    early = await end(store, early, W, at=NOON + timedelta(milliseconds=1))
    answers = await asyncio.gather(
        *(store.rate_match(record.match_id) for record in (late, early, late, early, early, late))
    )
    assert all(len(changes) == 4 for changes in answers)
    before = await everything(store)
    assert [len(await store.rating_history(p.user_id, OVERALL, "backgammon")) for p in (ALICE, BOB, CAROL)] == [1, 2, 1]
    assert (await store.ratings_of(BOB.user_id))[0].matches == 2
    await store.recompute_ratings()
    assert await everything(store) == before
    first, second = await store.rating_history(BOB.user_id, OVERALL, "backgammon")
    assert (first.match_id, second.match_id) == (early.match_id, late.match_id)
    assert first.after == second.before


async def test_equal_moments_are_ordered_by_match(store):
    records = [await finish(store, ALICE, BOB, winner) for winner in (W, B, W, B, W)]
    for record in reversed(records):
        await store.rate_match(record.match_id)
    history = await store.rating_history(ALICE.user_id, OVERALL, "backgammon")
    assert [one.match_id for one in history] == [record.match_id for record in records]
    assert [one.weight for one in history] == [1.0, 1.0, 1.0, 0.5, 0.25]


async def test_deleting_a_person_changes_nothing_for_the_others(store):
    await random_matches(store, 60, rate=lambda ids, _: in_order(store, ids))
    alice = [await store.ratings_of(ALICE.user_id), await rating_changes_of(store, ALICE.user_id)]
    others = {
        p.user_id: (await store.ratings_of(p.user_id), await rating_changes_of(store, p.user_id)) for p in PEOPLE[1:]
    }
    stand_in, _ = await store.delete_person(ALICE.user_id)
    assert await store.ratings_of(ALICE.user_id) == await rating_changes_of(store, ALICE.user_id) == []
    for part, wanted in zip((store.ratings_of, partial(rating_changes_of, store)), alice, strict=True):
        assert await part(stand_in.user_id) == [replace(one, user_id=stand_in.user_id) for one in wanted]
    assert all(one.user_id > 0 for one in await store.leaders(OVERALL, "backgammon", 25))
    before = await everything(store)
    assert (await store.recompute_ratings()).corrected == 0
    assert await everything(store) == before
    for user_id, wanted in others.items():
        assert (await store.ratings_of(user_id), await rating_changes_of(store, user_id)) == wanted


async def test_a_match_whose_player_was_deleted_before_it_was_rated(store):
    record = await finish(store, ALICE, BOB, B)
    stand_in, _ = await store.delete_person(ALICE.user_id)
    changes = await store.rate_match(record.match_id)
    assert [one.user_id for one in changes] == [BOB.user_id, stand_in.user_id] * 2
    await finish_and_rate(store, ALICE, BOB, at=NOON + timedelta(hours=1))
    assert (await store.ratings_of(ALICE.user_id))[0].matches == 1
    before = await everything(store)
    await store.recompute_ratings()
    assert await everything(store) == before


async def test_nothing_is_left_of_a_match_that_cannot_be_rated(database):
    """All or nothing: when the history cannot be written, the ratings are as they were."""
    await finish_and_rate(database, ALICE, BOB)
    record = await finish(database, ALICE, CAROL)
    before = await everything(database)
    spoil = (
        "CREATE TRIGGER no BEFORE INSERT ON rating_changes WHEN NEW.guild_id > 0 BEGIN SELECT raise(ABORT, 'no'); END"
    )
    await database.write(lambda connection: connection.execute(spoil))
    with pytest.raises(Exception, match="no"):
        await database.rate_match(record.match_id)
    assert await everything(database) == before
    await database.write(lambda connection: connection.execute("DROP TRIGGER no"))
    assert len(await database.rate_match(record.match_id)) == 4
