"""What every store promises about daily positions: answers kept, closed once, told to nobody too early."""

import asyncio
from datetime import timedelta

import pytest

from bot.app.puzzles.dailies import _rate_position
from bot.errors import NotFound, PuzzleError, PuzzleReason
from bot.ratings import glicko
from bot.records.puzzles import DailyAnswer, DailyPlan, Streak, Tally
from bot.records.training import score_of
from bot.store.learning.dailies import NewDaily
from bot.store.learning.puzzles import put_solver
from tests.puzzles import some_puzzles

[PUZZLE, *OTHERS] = some_puzzles(4)
CHOICES = [*PUZZLE.losses]
GUILD = 3 << 40


def rate(person, position, loss):
    return glicko.person_after(person.strength, position, score_of(loss))


async def planned(store, sample, **changes):
    given = {"channel_id": 5, "hour": 20, "zone": "UTC", "variant": "backgammon", "sealed": True}
    plan = DailyPlan(GUILD, **{**given, **changes}, next_at=sample.now)
    await store.plan_daily(plan)
    return plan


async def begun(store, sample, day="2026-03-01", puzzle=PUZZLE, *, sealed=True, rated=True, posted=True):
    plan = await planned(store, sample, sealed=sealed)
    new = NewDaily(GUILD, 5, day, puzzle, sealed, rated, sample.now, sample.after(days=1))
    daily = await store.open_daily(new, plan, sample.after(days=1))
    if posted:
        await store.note_daily_post(daily.daily_id, 77 + daily.daily_id, sample.now)
    return daily


def answered(daily, user_id, choice=0, *, interaction_id=1, at):
    chosen, loss = [*daily.puzzle.losses.items()][choice]
    return DailyAnswer(daily.daily_id, user_id, interaction_id, chosen, loss, at, rated=True)


async def test_a_plan_comes_back_as_it_was_and_is_due_at_its_time(store, sample):
    plan = await planned(store, sample, trouble="")
    assert await store.daily_plan(GUILD) == plan
    assert await store.daily_plan(GUILD + 1) is None
    assert await store.daily_plans_due(sample.now - timedelta(seconds=1)) == []
    assert await store.daily_plans_due(sample.now) == [plan]
    assert await store.put_off_daily(plan, sample.after(days=1), "rights")
    assert not await store.put_off_daily(plan, sample.after(days=2)), "by the first who saw it due"
    after = await store.daily_plan(GUILD)
    assert (after.next_at, after.trouble) == (sample.after(days=1), "rights")
    assert await store.end_daily_plan(GUILD)
    assert not await store.end_daily_plan(GUILD)


async def test_one_a_date_whoever_is_first(store, sample):
    plan = await planned(store, sample)
    new = NewDaily(GUILD, 5, "2026-03-01", PUZZLE, True, True, sample.now, sample.after(days=1))
    made = await asyncio.gather(*(store.open_daily(new, plan, sample.after(days=1)) for _ in range(4)))
    [daily] = [one for one in made if one is not None]
    assert await store.open_daily_of(GUILD) == await store.daily(daily.daily_id)
    assert (await store.daily(daily.daily_id)).puzzle == PUZZLE
    await store.plan_daily(plan)
    assert await store.open_daily(new, plan, sample.after(days=1)) is None, "that date has one"
    assert await store.daily_keys(GUILD) == {PUZZLE.key: sample.now}
    assert await store.daily_keys(GUILD, sample.after(hours=1)) == {}
    with pytest.raises(NotFound):
        await store.daily(daily.daily_id + 1)


async def test_the_later_interaction_holds_whichever_comes_first(store, sample):
    daily = await begun(store, sample)
    await store.answer_daily(answered(daily, 7, 1, interaction_id=20, at=sample.now))
    held = await store.answer_daily(answered(daily, 7, 2, interaction_id=10, at=sample.now))
    assert held.chosen == CHOICES[1], "it was delivered late"
    await store.answer_daily(answered(daily, 7, 1, interaction_id=20, at=sample.now))
    held = await store.answer_daily(answered(daily, 7, 0, interaction_id=30, at=sample.now))
    assert (held.chosen, held.loss, held.rated) == (CHOICES[0], 0.0, True)
    assert await store.daily_answers(daily.daily_id) == [held]
    assert (await store.daily(daily.daily_id)).answers == 1


async def test_at_once_the_first_answer_stays_and_is_rated(store, sample):
    daily = await begun(store, sample, sealed=False)
    first = await store.answer_daily(answered(daily, 7, 0, interaction_id=20, at=sample.now), rate=rate)
    again = await store.answer_daily(answered(daily, 7, 2, interaction_id=30, at=sample.now), rate=rate)
    assert first == again
    assert first.before == 1500
    assert (await store.solver(7)).strength.rating == first.after > 1500
    assert (await store.solver(7)).answers == 1


async def test_nothing_counts_once_its_time_is_up_or_it_is_closed(store, sample):
    daily = await begun(store, sample)
    for at, closes in ((sample.after(days=1), False), (sample.now, True)):
        if closes:
            assert await store.close_daily(daily.daily_id, sample.now)
        with pytest.raises(PuzzleError) as refused:
            await store.answer_daily(answered(daily, 7, at=at))
        assert refused.value.reason is PuzzleReason.OVER
    assert not await store.close_daily(daily.daily_id, sample.now), "once"
    assert await store.daily_answers(daily.daily_id) == []


async def test_of_hundreds_at_once_none_is_lost_and_none_counts_after_the_end(store, sample):
    daily = await begun(store, sample)
    stored, late = set(), set()

    async def answer(user_id):
        try:
            await store.answer_daily(answered(daily, user_id, user_id % 4, interaction_id=user_id, at=sample.now))
        except PuzzleError:
            late.add(user_id)
        else:
            stored.add(user_id)

    async def close():
        await asyncio.sleep(0.05)
        return await store.close_daily(daily.daily_id, sample.now)

    *_, closed, again = await asyncio.gather(*map(answer, range(1, 301)), close(), close())
    assert {closed, again} == {True, False}
    tally = (await store.daily(daily.daily_id)).tally
    assert stored | late == set(range(1, 301))
    assert tally.answers == len(stored) == len(await store.daily_answers(daily.daily_id))
    assert sum(count for _, count in tally.choices) == len(stored)
    assert tally.solved == sum(user_id % 4 == 0 for user_id in stored)


async def test_what_is_closed_is_tallied_and_everyone_rated_once(store, sample):
    daily = await begun(store, sample)
    for user_id, choice in ((7, 0), (8, 2), (9, 2), (10, 1)):
        await store.answer_daily(answered(daily, user_id, choice, at=sample.now))
    assert await store.dailies_unsettled() == []
    await store.close_daily(daily.daily_id, sample.now)
    assert (await store.daily(daily.daily_id)).tally == Tally(4, 1, ((CHOICES[2], 2), (CHOICES[0], 1), (CHOICES[1], 1)))
    [stale] = await store.dailies_stale()
    assert stale.daily_id == daily.daily_id
    assert await store.dailies_unsettled() == [daily.daily_id]
    while await store.settle_daily(daily.daily_id, rate, _rate_position):
        pass
    assert not await store.settle_daily(daily.daily_id, rate, _rate_position)
    assert await store.dailies_unsettled() == []
    ratings = [(await store.solver(user_id)).strength.rating for user_id in (7, 10, 8)]
    assert ratings == sorted(ratings, reverse=True)
    assert ratings[0] > 1500 > ratings[2]
    assert [(await store.solver(user_id)).answers for user_id in (7, 8, 9, 10)] == [1] * 4
    assert await store.position_ratings("backgammon") == {}, "people nobody knows tell nothing about a position"
    await store.note_daily_right(daily.daily_id, 0)
    assert await store.dailies_stale() == []


async def test_those_who_are_known_move_a_position_by_thirty_at_most(store, sample):
    daily = await begun(store, sample)
    for user_id in range(50):
        await store.write(lambda connection, one=user_id: put(connection, one, sample))
        await store.answer_daily(answered(daily, user_id, 3, at=sample.now))
    await store.close_daily(daily.daily_id, sample.now)
    while await store.settle_daily(daily.daily_id, rate, _rate_position):
        pass
    assert await store.position_ratings("backgammon") == {PUZZLE.key: PUZZLE.rating + 30}


def put(connection, user_id, sample):
    put_solver(connection, user_id, glicko.Strength(1600.0, 60.0), 30, sample.now)


async def test_one_who_has_seen_it_and_one_that_comes_again_are_not_rated(store, sample):
    daily = await begun(store, sample)
    await store.ask_puzzle(7, PUZZLE.key, "backgammon", "", "b", sample.now, rated=True)
    assert not (await store.answer_daily(answered(daily, 7, at=sample.now))).rated
    assert (await store.answer_daily(answered(daily, 8, at=sample.now))).rated
    assert (await store.answer_daily(answered(daily, 8, 1, interaction_id=2, at=sample.now))).rated, "only changed"
    await store.close_daily(daily.daily_id, sample.now)
    again = await begun(store, sample, "2026-03-02", rated=False)
    assert not (await store.answer_daily(answered(again, 9, at=sample.now))).rated


async def test_streaks_count_positions_and_one_that_was_never_posted_ends_none(store, sample):
    for day, puzzle, posted, people in (
        (1, PUZZLE, True, (7, 8, 9)),
        (2, OTHERS[0], False, ()),
        (3, OTHERS[1], True, (7, 8)),
        (4, OTHERS[2], True, (7, 9)),
    ):
        daily = await begun(store, sample, f"2026-03-0{day}", puzzle, posted=posted)
        for user_id in people:
            await store.answer_daily(answered(daily, user_id, at=sample.now))
        await store.close_daily(daily.daily_id, sample.now)
    assert await store.named_in_daily(daily.daily_id) == [Streak(7, 3)]
    assert [(await store.daily_streak(GUILD, one))[0] for one in (7, 8, 9)] == [3, 2, 1]
    await store.note_daily_right(daily.daily_id, 1)
    await store.hide_streak(GUILD, 7, hidden=True)
    assert await store.named_in_daily(daily.daily_id) == []
    assert daily.daily_id in [one.daily_id for one in await store.dailies_stale()]
    assert (await store.daily_streak(GUILD, 7))[2]


async def test_one_that_is_withdrawn_before_its_time_ends_no_streak(store, sample):
    first = await begun(store, sample)
    for user_id in (7, 8):
        await store.answer_daily(answered(first, user_id, at=sample.now))
    await store.close_daily(first.daily_id, sample.now)
    wrong = await begun(store, sample, "2026-03-02", OTHERS[0])
    await store.answer_daily(answered(wrong, 7, at=sample.now))
    for user_id in (51, 52, 53):
        await store.write(lambda connection, one=user_id: put(connection, one, sample))
        await store.object_to(GUILD, OTHERS[0].key, user_id, sample.now)
    await store.close_daily(wrong.daily_id, sample.now)
    last = await begun(store, sample, "2026-03-03", OTHERS[1])
    for user_id in (7, 8):
        await store.answer_daily(answered(last, user_id, at=sample.now))
    await store.close_daily(last.daily_id, sample.now)
    assert [(await store.daily_streak(GUILD, one))[0] for one in (7, 8)] == [3, 2]


async def test_a_deletion_leaves_counts_and_nobody(store, sample):
    for day, puzzle in ((1, PUZZLE), (2, OTHERS[0])):
        daily = await begun(store, sample, f"2026-03-0{day}", puzzle)
        for user_id in (7, 8):
            await store.answer_daily(answered(daily, user_id, at=sample.now))
        await store.close_daily(daily.daily_id, sample.now)
        await store.note_daily_right(daily.daily_id, len(await store.named_in_daily(daily.daily_id)))
    open_one = await begun(store, sample, "2026-03-03", OTHERS[1])
    await store.answer_daily(answered(open_one, 7, at=sample.now))
    await store.delete_person(7)
    assert (await store.daily(open_one.daily_id)).answers == 0
    assert await store.daily_answers_of(7) == []
    assert await store.daily_streaks_of(7) == []
    assert await store.named_in_daily(daily.daily_id) == [Streak(8, 2)]
    assert [one.daily_id for one in await store.dailies_stale()] == [daily.daily_id], "its message is edited"
    assert (await store.daily(daily.daily_id)).tally.answers == 2


async def test_what_is_to_be_shown_is_found(store, sample):
    daily = await begun(store, sample, posted=False)
    soon, now = sample.after(seconds=30), sample.now
    assert await store.dailies_to_show(now, now) == []
    assert await store.dailies_to_show(soon, now) == [daily.daily_id], "never posted"
    await store.note_daily_post(daily.daily_id, 77, now)
    assert await store.dailies_to_show(soon, soon) == []
    await store.answer_daily(answered(daily, 7, at=now))
    assert await store.dailies_to_show(soon, now) == [], "it was edited a moment ago"
    assert await store.dailies_to_show(soon, soon) == [daily.daily_id]
    await store.note_daily_shown(daily.daily_id, 1, soon)
    assert await store.dailies_to_show(sample.after(days=1), sample.after(days=1)) == []
    await store.close_daily_by(GUILD, sample.after(hours=2))
    assert await store.dailies_to_show(soon, sample.after(days=1)) == [daily.daily_id]
    assert (await store.daily(daily.daily_id)).closes_at == sample.after(hours=2)
    assert await store.dailies_due(sample.after(hours=1)) == []
    assert await store.dailies_due(sample.after(hours=2)) == [daily.daily_id]
    await store.drop_daily(await store.daily(daily.daily_id), "channel")
    assert (await store.daily_plan(GUILD)).trouble == "channel"
    assert await store.open_daily_of(GUILD) is None
