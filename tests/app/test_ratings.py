"""Ratings as people meet them: after a real match, on leaderboards, in profiles."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.app.ratings import Ratings
from bot.errors import ChallengeError, ChallengeReason
from bot.ratings import formula
from bot.ratings.counting import AS_PLAYED, BY_LENGTH
from bot.ratings.records import OVERALL, PersonalTally, Recomputed
from bot.records.matches import NewMatch, Terms
from bot.records.people import Person
from bot.rules.dice import ScriptedDice
from bot.rules.match.commands import MakePlay, ResignMatch, RollDice, StartMatch
from bot.rules.match.events import Ending
from bot.rules.match.machine import fold, start
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.rules import Rules
from bot.rules.sides import Side
from tests.app.conftest import ALICE, BOB, HERE
from tests.store.finished import GUILD, NOON, OTHER_GUILD, PEOPLE, begin, finish, finish_and_rate

A, B, C, *_ = PEOPLE
GAME = "backgammon"
LOG_TO_99 = start(StartMatch(GAME, 99, Rules()), ScriptedDice([(3, 1)]))


@pytest.fixture
def ratings(house):
    return Ratings(house.store)


async def play(house, match_id, turns):
    """Both play `turns` turns each of a race that never ends."""
    for _ in range(turns):
        for person in (ALICE, BOB):
            state = (await house.store.match(match_id)).state
            if state.phase is Phase.TO_ROLL:
                await house.act(match_id, person, RollDice, (2, 1))
                state = (await house.store.match(match_id)).state
            play = plays_now(state)[0].notation
            await house.act(match_id, person, lambda side, play=play: MakePlay(side, play))


async def test_three_resigned_matches_to_99_points_move_no_rating(house, ratings):
    for number in range(3):
        house.rolls((3, 1))
        unplayed = await house.store.create_match(
            NewMatch(HERE, (ALICE, BOB)),
            LOG_TO_99,
            fold(LOG_TO_99),
            actor_id=None,
            interaction_id=house.interaction(),
            at=house.now,
        )
        turn = await house.act(unplayed.match_id, BOB, ResignMatch)
        assert (turn.record.state.winner, turn.record.rated, number) == (Side.WHITE, True, number)
        assert await ratings.rate(turn.record) == []
    assert await ratings.leaderboard(None, GAME) == []
    assert await ratings.catch_up() == 0
    assert (await house.store.recompute_ratings()).matches == 0


async def test_a_rated_match_goes_to_25_points_at_most(house):
    for length, rated in ((25, True), (26, False), (99, False), (0, True)):
        await house.challenges.challenge(
            HERE, ALICE, Person(40 + length, ""), Terms(GAME, length, Rules(), rated=rated)
        )
    with pytest.raises(ChallengeError) as refused:
        await house.challenges.challenge(HERE, ALICE, BOB, Terms(GAME, 26, Rules()))
    assert refused.value.reason is ChallengeReason.RATED_LENGTH


async def test_a_resigned_match_counts_the_game_that_was_resigned(house, ratings):
    match_id = await house.begin(length=25)
    await play(house, match_id, 3)
    turn = await house.act(match_id, ALICE, ResignMatch)
    # Given up before anybody had borne off it cost three points; after three turns it counts one.
    (won, _, *_) = await ratings.rate(turn.record)
    assert (won.user_id, won.experience_after) == (BOB.user_id, 1)
    assert (await house.store.recompute_ratings()).corrected == 0


async def test_two_turns_each_do_not_count(house, ratings):
    match_id = await house.begin(length=25)
    await play(house, match_id, 2)
    assert await ratings.rate((await house.act(match_id, ALICE, ResignMatch)).record) == []


async def test_a_match_of_before_counts_by_the_rule_of_its_time(house, ratings):
    changes = await finish_and_rate(house.store, A, B, length=25, rule=BY_LENGTH)
    assert {one.experience_after for one in changes} == {25}
    assert await finish_and_rate(house.store, A, B, length=25, rule=AS_PLAYED, at=NOON + timedelta(hours=1)) == []
    assert (await house.store.recompute_ratings()) == Recomputed(matches=1, ratings=4, corrected=0)


async def test_a_resigned_match_is_rated_when_it_has_ended(house, ratings):
    match_id = await house.begin()
    await play(house, match_id, 3)
    assert await ratings.rate(await house.store.match(match_id)) == []
    turn = await house.act(match_id, ALICE, ResignMatch)
    changes = await ratings.rate(turn.record)
    assert [(one.user_id, one.guild_id, round(one.gained, 2)) for one in changes] == [
        (BOB.user_id, OVERALL, 1.0),  # the first opponent of both
        (ALICE.user_id, OVERALL, -1.0),
        (BOB.user_id, HERE.guild_id, 10.0),
        (ALICE.user_id, HERE.guild_id, -10.0),
    ]
    assert all(one.is_provisional for one in changes)
    assert await ratings.rate(turn.record) == changes


@pytest.mark.parametrize("rated", [True, False])
async def test_what_was_agreed_in_the_challenge_holds(house, ratings, rated):
    house.rolls((3, 1))
    challenge = await house.challenges.challenge(HERE, ALICE, BOB, Terms(GAME, 3, Rules(), rated=rated))
    assert (await house.store.challenge(challenge.challenge_id)).terms.rated == rated
    turn = await house.challenges.accept(challenge.challenge_id, BOB, interaction_id=house.interaction())
    assert turn.record.rated == rated
    await play(house, turn.record.match_id, 3)
    turn = await house.act(turn.record.match_id, ALICE, ResignMatch)
    assert bool(await ratings.rate(turn.record)) == rated


async def test_after_a_crash_what_was_left_is_rated_in_order(house, ratings):
    for number in range(230):
        await finish(house.store, A, B, at=NOON + timedelta(hours=9 * number))
    await house.restart()
    ratings = Ratings(house.store)
    assert await ratings.catch_up() == 230
    assert await ratings.catch_up() == 0
    assert (await house.store.recompute_ratings()).corrected == 0


async def test_leaderboards(house, ratings):
    december, january = datetime(2026, 12, 31, 23, 59, tzinfo=UTC), datetime(2027, 1, 1, tzinfo=UTC)
    await finish_and_rate(house.store, A, B, length=25, at=december)
    await finish_and_rate(house.store, C, B, length=25, at=january, guild=OTHER_GUILD)
    assert [one.name for one in await ratings.leaderboard(None, GAME)] == ["Alice", "Carol", "Bob"]
    assert [one.name for one in await ratings.leaderboard(GUILD, GAME)] == ["Alice", "Bob"]
    assert [one.name for one in await ratings.leaderboard(None, GAME, limit=1)] == ["Alice"]
    of_months = {
        month: [one.name for one in await ratings.leaderboard(None, GAME, month=month)]
        for month in (december, january, january - timedelta(days=40))
    }
    assert list(of_months.values()) == [["Alice", "Bob"], ["Carol", "Bob"], []]


async def test_the_months_of_a_year(house, ratings):
    for month in range(1, 13):
        await finish_and_rate(house.store, A, B, at=datetime(2026, month, 1, tzinfo=UTC))
        (first, _) = await ratings.leaderboard(None, GAME, month=datetime(2026, month, 28, 12, tzinfo=UTC))
        assert (first.name, first.matches) == ("Alice", 1)


async def test_a_profile(house, ratings, monkeypatch):
    monkeypatch.setattr(formula, "OPPONENTS", 1)
    gammon = [(Side.WHITE, 2, Ending.BORNE_OFF)]
    await finish_and_rate(house.store, A, B, length=21, games=gammon)
    await finish_and_rate(house.store, B, A, length=1, at=NOON + timedelta(hours=1), guild=None)
    await finish(house.store, A, C, at=NOON + timedelta(hours=2), rated=False)
    profile = await ratings.profile(A.user_id)
    assert profile.tally == PersonalTally(won=2, lost=1, gammons_won=1, longest_streak=1, favourite=GAME)
    assert (profile.variant, profile.place, profile.rating.matches, profile.rating.won) == (GAME, 1, 2, 1)
    assert [(at, round(value, 2)) for at, value in profile.points][:2] == [(NOON, 1500), (NOON, 1545.83)]
    assert profile.points[-1] == (NOON + timedelta(hours=1), profile.rating.rating)
    on_server = await ratings.profile(A.user_id, GUILD)
    assert (on_server.tally.won, on_server.tally.lost, on_server.rating.matches) == (2, 0, 1)


async def test_a_profile_shows_the_favourite_unless_a_game_is_asked_for(house, ratings):
    for number in range(2):
        await finish_and_rate(house.store, A, B, variant="tapa", at=NOON + timedelta(hours=number))
    await finish_and_rate(house.store, B, A, at=NOON + timedelta(hours=3))
    profile = await ratings.profile(A.user_id)
    assert (profile.variant, profile.rating.variant, profile.tally.matches) == ("tapa", "tapa", 3)
    asked = await ratings.profile(A.user_id, variant=GAME)
    assert (asked.rating.variant, asked.tally.won, asked.tally.lost, asked.place) == (GAME, 0, 1, None)


async def test_nobody_yet(ratings):
    profile = await ratings.profile(404, GUILD)
    assert (profile.rating, profile.place, profile.points) == (None, None, ())
    assert (profile.variant, profile.tally) == (GAME, PersonalTally())
    assert await ratings.history(404) == []
    assert await ratings.leaderboard(GUILD, GAME) == []


async def test_head_to_head_is_the_mirror_of_the_other(house, ratings):
    games = [(Side.WHITE, 2, Ending.BORNE_OFF), (Side.BLACK, 3, Ending.BORNE_OFF)]
    await finish(house.store, A, B, games=games)
    await finish(house.store, B, A, at=NOON + timedelta(hours=1))
    await finish(house.store, A, B, at=NOON + timedelta(hours=2), variant="tapa")
    await finish(house.store, A, C, at=NOON + timedelta(hours=3))
    mine, theirs = await ratings.head_to_head(A.user_id, B.user_id), await ratings.head_to_head(B.user_id, A.user_id)
    assert (mine.won, mine.lost, mine.gammons_won, mine.backgammons_lost) == (2, 1, 1, 1)
    assert (theirs.won, theirs.lost, theirs.gammons_lost, theirs.backgammons_won) == (1, 2, 1, 1)


async def test_history_shows_what_matches_did_where_one_is(house, ratings):
    await begin(house.store, A, B)
    await finish_and_rate(house.store, A, B)
    await finish_and_rate(house.store, A, C, at=NOON + timedelta(hours=1), guild=None)
    await finish(house.store, A, C, at=NOON + timedelta(hours=2), rated=False)
    everywhere = await ratings.history(A.user_id)
    assert [one.change and one.change.guild_id for one in everywhere] == [None, OVERALL, OVERALL]
    assert [one.change and one.change.guild_id for one in await ratings.history(A.user_id, GUILD)] == [None, GUILD]
    assert await ratings.history(A.user_id, limit=1, offset=1) == everywhere[1:2]


async def test_seeding(house, ratings):
    await finish_and_rate(house.store, A, B)
    assert set(await ratings.of([A.user_id, C.user_id], GUILD, GAME)) == {A.user_id}
    assert set(await ratings.of([A.user_id, B.user_id], None, GAME)) == {A.user_id, B.user_id}
