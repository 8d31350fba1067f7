"""What every store promises about positions that people solve alone."""

from datetime import timedelta

from msgspec.structs import replace

from bot.app.puzzles.puzzles import rated
from bot.ratings.glicko import Strength
from bot.store.learning.puzzles import Given

FIRST = Strength(1300.0, 250.0)


async def asked(store, sample, key="k1", user_id=7, **changes):
    options = {"variant": "backgammon", "theme": "", "board": "b1", "at": sample.now, "rated": True, **changes}
    return await store.ask_puzzle(user_id, key, **options)


def given(one, at, loss=0.0, score=1.0):
    return Given(one.puzzle_id, one.user_id, "8/5 6/5", loss, score, at)


async def answer(store, one, at, score=1.0):
    return await store.answer_puzzle(given(one, at, 0.08 * (1 - score), score), FIRST, rated(score, at))


async def test_a_question_is_there_until_it_is_answered(store, sample):
    one = await asked(store, sample)
    assert await store.open_puzzle(7, "backgammon", "") == one
    assert await store.open_puzzle(7, "backgammon", "race") is None
    assert await store.open_puzzle(8, "backgammon", "") is None
    assert await store.is_asked(7, "b1")
    assert not await store.is_asked(8, "b1")
    assert await store.open_boards(7) == {"b1"}
    after = await answer(store, one, sample.now)
    assert (after.chosen, after.loss, after.score, after.answered_at) == ("8/5 6/5", 0.0, 1.0, sample.now)
    assert await store.open_puzzle(7, "backgammon", "") is None
    assert not await store.is_asked(7, "b1")
    assert await store.puzzle(one.puzzle_id) == after
    assert await store.puzzles_of(7) == [after]
    assert await store.seen_positions(7) == {"k1": sample.now}


async def test_the_first_answer_moves_both_and_a_second_nothing(store, sample):
    one = await asked(store, sample)
    after = await answer(store, one, sample.now)
    person = await store.solver(7)
    assert (after.before, after.after) == (1500.0, person.strength.rating)
    assert person.strength.rating > 1500
    assert (person.answers, person.at) == (1, sample.now)
    assert await store.position_ratings("backgammon") == {}, "somebody new tells nothing about it"
    assert await answer(store, one, sample.now, score=0.0) is None
    assert await store.solver(7) == person
    assert await store.first_rated(7, 5) == [0.0]


async def test_somebody_known_moves_a_position(store, sample):
    for number in range(12):
        await answer(store, await asked(store, sample, f"k{number}"), sample.now, score=number % 2)
    assert (await store.solver(7)).strength.deviation < 230
    ratings = await store.position_ratings("backgammon")
    assert "k11" in ratings
    assert ratings["k11"] < FIRST.rating
    assert await store.position_ratings("nackgammon") == {}


async def test_a_position_counts_once_for_each_person(store, sample):
    await answer(store, await asked(store, sample), sample.now)
    person = await store.solver(7)
    later = sample.after(days=400)
    again = await answer(store, await asked(store, sample, at=later), later, score=0.0)
    assert (again.rated, again.before) == (False, None)
    assert await store.solver(7) == person
    assert await store.seen_positions(7) == {"k1": later}
    theme = await answer(store, await asked(store, sample, "k2", rated=False), later)
    assert (theme.rated, theme.after) == (False, None)


async def test_three_who_know_withdraw_a_position_from_their_server(store, sample):
    for user_id in (7, 8, 9):
        one = await asked(store, sample, user_id=user_id)
        for number in range(20):
            await answer(store, await asked(store, sample, f"{user_id} {number}", user_id), sample.now)
        assert not await store.object_to(3, "k1", 100 + user_id, sample.now), "who has answered nothing"
        assert await store.object_to(3, "k1", user_id, sample.now) is (user_id == 9)
        assert not await store.object_to(3, "k1", user_id, sample.now), "once a person"
        assert not await store.object_to(0, "k1", user_id, sample.now), "outside servers everyone is alone"
        assert one.key == "k1"
    assert await store.withdrawn_positions(3) == {"k1"}
    assert await store.withdrawn_positions(4) == set()
    assert await store.objections_of(7) == [("k1", sample.now), ("k1", sample.now)]


async def test_a_deletion_takes_all_of_it(store, sample):
    one = await asked(store, sample)
    await answer(store, one, sample.now)
    await asked(store, sample, "k2")
    await store.object_to(3, "k1", 7, sample.now)
    assert (await store.counted_about(7))["puzzles"] == 2
    await store.delete_person(7)
    assert await store.puzzles_of(7) == []
    assert await store.objections_of(7) == []
    assert (await store.solver(7)).at is None
    assert (await store.counted_about(7))["puzzles"] == 0


async def test_a_question_that_was_not_answered_can_be_dropped(store, sample):
    one = await asked(store, sample)
    await store.drop_open_puzzle(one.puzzle_id)
    assert await store.puzzle(one.puzzle_id) is None
    two = await asked(store, sample)
    assert two.puzzle_id > one.puzzle_id, "no button of the first reaches it"
    after = await answer(store, two, sample.now + timedelta(seconds=1))
    await store.drop_open_puzzle(two.puzzle_id)
    assert await store.puzzle(two.puzzle_id) == replace(after)
