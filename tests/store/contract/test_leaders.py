"""What every store promises about leaderboards, histories and results."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.ratings import formula
from bot.ratings.formula import ESTABLISHED
from bot.ratings.records import OVERALL, GameWon, Onlooker
from bot.records.people import Person, Preferences
from bot.rules.match.events import Ending
from bot.rules.sides import Side
from bot.store.ratings import ratings as store_ratings
from tests.inside import rating_changes_of
from tests.store.finished import GUILD, NOON, OTHER_GUILD, PEOPLE, begin, finish, finish_and_rate

ALICE, BOB, CAROL, DAN, EVE, FAY = PEOPLE
GAME = "backgammon"
W, B = Side


@pytest.fixture
def one_opponent_will_do(monkeypatch):
    """A match or two establish a rating."""
    monkeypatch.setattr(formula, "OPPONENTS", 1)
    monkeypatch.setitem(store_ratings._RANKED, "opponents", 1)


def names(leaders):
    return [(one.place, one.name) for one in leaders]


def later(**duration):
    return NOON + timedelta(**duration)


@pytest.mark.usefixtures("one_opponent_will_do")
async def test_leaders_by_rating_provisional_ones_last(store):
    await finish_and_rate(store, ALICE, BOB, length=25)
    await finish_and_rate(store, CAROL, DAN, length=5)
    await finish_and_rate(store, EVE, FAY, length=25, at=later(hours=1))
    leaders = await store.leaders(GUILD, GAME, 10)
    assert names(leaders) == [(1, "Alice"), (1, "Eve"), (3, "Bob"), (3, "Fay"), (None, "Carol"), (None, "Dan")]
    assert (leaders[0].rating, leaders[0].experience, leaders[0].matches, leaders[0].won) == (1550, 25, 1, 1)
    assert {one.gained for one in leaders} == {None}
    assert names(await store.leaders(GUILD, GAME, 3)) == names(leaders)[:3]
    assert names(await store.leaders(GUILD, GAME, 5)) == names(leaders)[:5]


@pytest.mark.usefixtures("one_opponent_will_do")
@pytest.mark.parametrize("experience", [ESTABLISHED - 1, ESTABLISHED])
async def test_the_limit_of_the_provisional(store, experience):
    await finish_and_rate(store, ALICE, BOB, length=experience)
    places = [one.place for one in await store.leaders(GUILD, GAME, 10)]
    assert places == ([None, None] if experience < ESTABLISHED else [1, 2])
    (rating, _) = await store.ratings_of(ALICE.user_id)
    assert rating.is_provisional == (experience < ESTABLISHED)


async def test_a_place_takes_five_different_opponents(store):
    alice_wins = [(rival, later(days=day)) for day, rival in enumerate([BOB, BOB, BOB, BOB, BOB, CAROL, DAN, EVE])]
    for rival, at in alice_wins:
        await finish_and_rate(store, ALICE, rival, length=25, at=at)
    (leader, *_) = await store.leaders(GUILD, GAME, 10)
    assert (leader.name, leader.place, leader.experience) == ("Alice", None, 200)
    await finish_and_rate(store, ALICE, FAY, length=25, at=later(days=9))
    leaders = await store.leaders(GUILD, GAME, 10)
    assert names(leaders)[0] == (1, "Alice")
    assert {one.place for one in leaders[1:]} == {None}
    for rating in await store.ratings_of(ALICE.user_id):
        assert (rating.opponents, rating.is_provisional) == (5, False)
    assert [one.opponents for one in await store.rating_history(ALICE.user_id, GUILD, GAME)] == [
        1,
        1,
        1,
        1,
        1,
        2,
        3,
        4,
        5,
    ]
    # What is rated late moves later matches; the opponents are counted as if it had come in time.
    await finish_and_rate(store, ALICE, CAROL, length=5, at=later(days=1, hours=1))
    history = await store.rating_history(ALICE.user_id, GUILD, GAME)
    assert [one.opponents for one in history] == [1, 1, 2, 2, 2, 2, 2, 3, 4, 5]
    assert (await store.recompute_ratings()).corrected == 0


async def test_leaders_of_a_server_and_a_game(store):
    await finish_and_rate(store, ALICE, BOB)
    await finish_and_rate(store, CAROL, ALICE, guild=OTHER_GUILD)
    await finish_and_rate(store, DAN, EVE, variant="plakoto")
    assert {one.name for one in await store.leaders(GUILD, GAME, 10)} == {"Alice", "Bob"}
    assert {one.name for one in await store.leaders(OTHER_GUILD, GAME, 10)} == {"Alice", "Carol"}
    assert {one.name for one in await store.leaders(OVERALL, GAME, 10)} == {"Alice", "Bob", "Carol"}
    assert {one.name for one in await store.leaders(OVERALL, "plakoto", 10)} == {"Dan", "Eve"}
    assert await store.leaders(OVERALL, "tapa", 10) == []


@pytest.mark.usefixtures("one_opponent_will_do")
async def test_leaders_of_a_time_by_what_it_brought(store):
    await finish_and_rate(store, ALICE, BOB, length=25, at=later(days=-9))
    await finish_and_rate(store, BOB, ALICE, length=21)
    await finish_and_rate(store, BOB, ALICE, length=5, at=later(minutes=1))
    await finish_and_rate(store, CAROL, BOB, length=1, at=later(minutes=2))
    await finish_and_rate(store, EVE, FAY, length=25, at=later(days=9))
    since, until = later(days=-1), later(days=1)
    leaders = await store.leaders_since(GUILD, GAME, since, until, 10)
    assert names(leaders) == [(1, "Bob"), (2, "Alice"), (None, "Carol")]
    history = await store.rating_history(BOB.user_id, GUILD, GAME)
    assert leaders[0].gained == pytest.approx(history[-1].after - history[0].after)
    assert (leaders[0].rating, leaders[0].matches, leaders[0].won) == (history[-1].after, 3, 2)
    assert leaders[1].gained < 0 < leaders[2].gained
    assert names(await store.leaders_since(GUILD, GAME, since, until, 2)) == [(1, "Bob"), (2, "Alice")]
    assert await store.leaders_since(OTHER_GUILD, GAME, since, until, 10) == []


async def test_a_time_begins_with_its_first_moment_and_ends_before_its_last(store):
    await finish_and_rate(store, ALICE, BOB)
    tick = timedelta(milliseconds=1)
    assert len(await store.leaders_since(GUILD, GAME, NOON, NOON + tick, 10)) == 2
    assert await store.leaders_since(GUILD, GAME, NOON - tick, NOON, 10) == []
    assert await store.leaders_since(GUILD, GAME, NOON + tick, NOON + 2 * tick, 10) == []


@pytest.mark.usefixtures("one_opponent_will_do")
async def test_places(store):
    await finish_and_rate(store, ALICE, BOB, length=25)
    await finish_and_rate(store, CAROL, DAN, length=21)
    await finish_and_rate(store, EVE, FAY, length=19)
    ratings = {person.name: (await store.ratings_of(person.user_id))[0] for person in PEOPLE}
    assert [await store.place_of(ratings[name]) for name in ("Alice", "Carol", "Dan", "Bob")] == [1, 2, 3, 4]
    await store.delete_person(ALICE.user_id)
    assert await store.place_of(ratings["Carol"]) == 1


async def test_ratings_of_several_people(store):
    await finish_and_rate(store, ALICE, BOB)
    found = await store.ratings_among([BOB.user_id, CAROL.user_id, ALICE.user_id], GUILD, GAME)
    assert {user_id: one.won for user_id, one in found.items()} == {ALICE.user_id: 1, BOB.user_id: 0}
    assert await store.ratings_among([ALICE.user_id], OTHER_GUILD, GAME) == {}
    assert await store.ratings_among([], GUILD, GAME) == {}


async def test_finished_matches_the_last_first(store):
    await begin(store, ALICE, BOB)
    await finish_and_rate(store, ALICE, BOB, B)
    await finish_and_rate(store, CAROL, ALICE, B, length=7, guild=None, at=later(hours=1))
    await finish(store, ALICE, CAROL, None, at=later(hours=2))
    await finish(store, BOB, CAROL, at=later(hours=3))
    matches = await store.finished_matches(ALICE.user_id, None, None, limit=10)
    assert [(one.opponent_name, one.won, one.score, one.length) for one in matches] == [
        ("Carol", None, (2, 5), 5),
        ("Carol", True, (7, 2), 7),
        ("Bob", False, (2, 5), 5),
    ]
    assert [one.ended_at for one in matches] == [later(hours=hours) for hours in (2, 1, 0)]
    history = await store.rating_history(ALICE.user_id, OVERALL, GAME)
    assert [one.change for one in matches] == [None, history[1], history[0]]
    assert matches[0].opponent_id == CAROL.user_id


async def test_finished_matches_of_a_server_and_a_game(store):
    await finish_and_rate(store, ALICE, BOB)
    await finish_and_rate(store, ALICE, BOB, guild=OTHER_GUILD, at=later(hours=1))
    await finish_and_rate(store, ALICE, BOB, variant="tapa", at=later(hours=2))
    there = await store.finished_matches(ALICE.user_id, OTHER_GUILD, None, limit=10)
    assert [one.change for one in there] == await store.rating_history(ALICE.user_id, OTHER_GUILD, GAME)
    assert [one.variant for one in await store.finished_matches(ALICE.user_id, GUILD, None, limit=10)] == ["tapa", GAME]
    assert [one.guild_id for one in await store.finished_matches(ALICE.user_id, None, GAME, limit=10)] == [
        OTHER_GUILD,
        GUILD,
    ]


async def test_finished_matches_page_by_page(store):
    for number in range(11):
        players = (ALICE, BOB) if number % 3 else (BOB, ALICE)
        await finish(store, *players, at=later(minutes=number))
    whole = await store.finished_matches(ALICE.user_id, None, None, limit=50)
    pages = [await store.finished_matches(ALICE.user_id, None, None, limit=4, offset=4 * page) for page in range(4)]
    assert [len(page) for page in pages] == [4, 4, 3, 0]
    assert [one for page in pages for one in page] == whole


async def test_results_and_their_games(store):
    games = [
        (W, 2, Ending.BORNE_OFF),
        (B, 3, Ending.RESIGNED),
        (W, 1, Ending.PASSED),
        (B, 3, Ending.MATCH_RESIGNED),
        (B, 3, Ending.TIME_RAN_OUT),
    ]
    await finish(store, ALICE, BOB, B, games=games, rated=False)
    await finish(store, CAROL, ALICE, B, games=games[:1], at=later(hours=1))
    await finish(store, ALICE, BOB, None)
    await finish(store, ALICE, BOB, length=0)
    first, second = await store.results(ALICE.user_id, None, None)
    assert first.won is False
    assert len(first.games) == 3
    assert set(first.games) == {GameWon(True, 2), GameWon(False, 3), GameWon(True, 1)}
    assert (second.won, second.games) == (True, (GameWon(False, 2),))


async def test_results_against_one_on_a_server_in_a_game(store):
    async def count(*keys):
        return len(await store.results(ALICE.user_id, *keys))

    await finish(store, ALICE, BOB)
    await finish(store, BOB, ALICE, variant="tapa", guild=None)
    await finish(store, CAROL, ALICE, guild=OTHER_GUILD)
    await finish(store, BOB, CAROL)
    assert [await count(*keys) for keys in ((None, None), (GUILD, None), (None, "tapa"), (OTHER_GUILD, GAME))] == [
        3,
        1,
        1,
        1,
    ]
    assert await count(None, None, BOB.user_id) == 2
    assert await count(None, GAME, BOB.user_id) == 1
    assert await count(None, None, DAN.user_id) == 0


async def test_whoever_was_deleted_is_nameless_in_the_history_of_others(store):
    await finish_and_rate(store, ALICE, BOB)
    stand_in, _ = await store.delete_person(BOB.user_id)
    (match,) = await store.finished_matches(ALICE.user_id, None, None, limit=10)
    assert Person(match.opponent_id, match.opponent_name) == stand_in
    assert len(await store.results(ALICE.user_id, None, None, stand_in.user_id)) == 1


async def test_history_is_in_order_of_ends(store):
    moments = [datetime(2026, 3, day, tzinfo=UTC) for day in (3, 1, 2)]
    for moment in moments:
        await finish_and_rate(store, ALICE, BOB, at=moment)
    assert [one.at for one in await store.rating_history(BOB.user_id, GUILD, GAME)] == sorted(moments)
    assert [one.at for one in await rating_changes_of(store, BOB.user_id)] == sorted(moments) * 2


@pytest.mark.usefixtures("one_opponent_will_do")
async def test_an_onlooker_sees_who_wants_to_be_seen_with_their_places_among_all(store):
    await finish_and_rate(store, ALICE, BOB, length=25)
    await finish_and_rate(store, CAROL, DAN, length=23, guild=OTHER_GUILD)
    await finish_and_rate(store, EVE, FAY, length=5, guild=OTHER_GUILD)
    month = (NOON.replace(day=1), NOON.replace(day=28))

    async def seen(user_id, guild_id):
        onlooker = Onlooker(user_id, guild_id)
        by_rating = await store.leaders(OVERALL, GAME, 10, onlooker=onlooker)
        by_month = await store.leaders_since(OVERALL, GAME, *month, 10, onlooker=onlooker)
        assert sorted(names(by_rating), key=str) == sorted(names(by_month), key=str)
        return names(by_rating)

    everyone = names(await store.leaders(OVERALL, GAME, 10))
    assert [one for _, one in everyone] == ["Alice", "Carol", "Dan", "Bob", "Eve", "Fay"]
    assert await seen(DAN.user_id, None) == [(3, "Dan")]
    assert await seen(DAN.user_id, GUILD) == [(1, "Alice"), (3, "Dan"), (4, "Bob")]
    await store.change_preferences(CAROL.user_id, lambda _: Preferences(shown_outside=True))
    await store.change_preferences(EVE.user_id, lambda _: Preferences(dm_turns=True))
    assert await seen(DAN.user_id, None) == [(2, "Carol"), (3, "Dan")]
    assert await seen(ALICE.user_id, 5) == [(1, "Alice"), (2, "Carol")]
    assert names(await store.leaders(OVERALL, GAME, 1, onlooker=Onlooker(DAN.user_id, None))) == [(2, "Carol")]
