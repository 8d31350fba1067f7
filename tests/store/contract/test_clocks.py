"""What every store promises about clocks and deadlines, and about the thread of a match."""

import asyncio
from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.errors import StaleAction
from bot.records.matches import BoardPost, NewMatch
from bot.rules.match.time_control import (
    AtZero,
    ClockKind,
    TimeControl,
    expired,
    handed_over,
    live_control,
    next_reminder,
    paused,
    resumed,
    started,
)

DAY = TimeControl(ClockKind.CORRESPONDENCE, 86_400)
CLAIM = TimeControl(ClockKind.CORRESPONDENCE, 86_400, at_zero=AtZero.CLAIM)
GAP = timedelta(minutes=1)


async def clocked(store, sample, control=DAY, **options):
    """A match with a clock, just begun, and the game that is played in it."""
    at = options.pop("at", sample.now)
    plain, game = await sample.begin(store, at=at, **options)
    # The same game again, so that the clock is there from the first event on.
    side = plain.state.waiting_for
    record = await store.create_match(
        NewMatch(plain.place, plain.players, clock=started(control, side, at)),
        game.log,
        game.state,
        actor_id=plain.players[1].user_id,
        interaction_id=sample.interaction(),
        at=at,
    )
    return record, game


async def ids(matches):
    return [record.match_id for record in await matches]


async def test_a_clock_is_read_back_as_it_was_stored(store, sample):
    for control in (DAY, CLAIM, live_control(5), live_control(7, AtZero.CLAIM)):
        record, _ = await clocked(store, sample, control)
        assert record.clock == started(control, record.state.waiting_for, sample.now)
        assert await store.match(record.match_id) == record


async def test_a_match_without_a_clock_has_no_deadline(store, sample):
    record, _ = await sample.begin(store)
    assert record.clock is None
    later = sample.after(days=400)
    assert await store.matches_due(later) == await store.matches_to_remind(later) == []


async def test_a_turn_stores_its_clock(store, sample):
    record, game = await clocked(store, sample)
    events, state = game.next()
    at = sample.after(hours=3)
    clock = handed_over(record.clock, state.waiting_for, at, goes_on=False)
    stored = await sample.append(store, record, events, state, at=at, clock=clock)
    assert stored.clock == clock
    assert await store.match(record.match_id) == stored
    assert await store.matches_due(sample.after(hours=26)) == []
    assert await ids(store.matches_due(sample.after(hours=27))) == [record.match_id]


async def test_a_changed_clock_touches_nothing_else(store, sample):
    record, game = await clocked(store, sample)
    clock = paused(record.clock, sample.after(hours=1))
    changed = await store.change_clock(record, clock)
    assert changed == replace(record, clock=clock)
    assert await store.match(record.match_id) == changed
    assert len(await store.events(record.match_id)) == len(game.log)


async def test_a_clock_is_changed_by_whoever_is_first(store, sample):
    record, _ = await clocked(store, sample)
    first = replace(record.clock, remind=next_reminder(record.clock, record.clock.remind))
    stored = await store.change_clock(record, first)
    with pytest.raises(StaleAction):
        await store.change_clock(record, paused(record.clock, sample.now))
    assert await store.match(record.match_id) == stored
    again = await store.change_clock(stored, paused(first, sample.now))
    assert await store.match(record.match_id) == again


async def test_of_many_who_change_a_clock_at_once_one_wins(store, sample):
    record, _ = await clocked(store, sample, CLAIM)
    changes = (store.change_clock(record, expired(record.clock)) for _ in range(6))
    outcomes = await asyncio.gather(*changes, return_exceptions=True)
    assert sum(not isinstance(outcome, StaleAction) for outcome in outcomes) == 1
    assert (await store.match(record.match_id)).clock.expired


async def test_a_clock_is_not_changed_after_a_turn(store, sample):
    record, game = await clocked(store, sample)
    moved = await sample.play(store, record, game)
    with pytest.raises(StaleAction):
        await store.change_clock(record, paused(record.clock, sample.now))
    assert await store.match(record.match_id) == moved


async def test_a_clock_of_no_match(store, sample):
    record, _ = await clocked(store, sample)
    with pytest.raises(StaleAction):
        await store.change_clock(replace(record, match_id=404), paused(record.clock, sample.now))


async def test_matches_are_due_at_their_deadline_the_longest_ago_first(store, sample):
    second, _ = await clocked(store, sample, at=sample.after(minutes=2))
    first, _ = await clocked(store, sample, at=sample.after(minutes=1))
    live, _ = await clocked(store, sample, live_control(5), at=sample.now)
    assert await ids(store.matches_due(live.clock.due - timedelta(milliseconds=1))) == []
    assert await ids(store.matches_due(live.clock.due)) == [live.match_id]
    late = sample.after(days=2)
    assert await store.matches_due(late) == [live, first, second]
    assert await ids(store.matches_due(late, 2)) == [live.match_id, first.match_id]


async def test_what_cannot_run_out_is_never_due(store, sample):
    standing, _ = await clocked(store, sample)
    claimable, _ = await clocked(store, sample, CLAIM)
    over, game = await clocked(store, sample)
    await store.change_clock(standing, paused(standing.clock, sample.after(hours=1)))
    await store.change_clock(claimable, expired(claimable.clock))
    events, state = game.resign()
    ended = handed_over(over.clock, None, sample.now, goes_on=False)
    await sample.append(store, over, events, state, clock=ended)
    late = sample.after(days=9)
    assert await store.matches_due(late) == await store.matches_to_remind(late) == []


async def test_a_pause_gives_the_deadline_back(store, sample):
    record, _ = await clocked(store, sample)
    standing = await store.change_clock(record, paused(record.clock, sample.after(hours=1)))
    assert standing == await store.match(record.match_id)
    running = await store.change_clock(standing, resumed(standing.clock, sample.after(hours=11)))
    assert await store.match(record.match_id) == running
    assert await store.matches_due(sample.after(hours=33)) == []
    assert await ids(store.matches_due(sample.after(hours=34))) == [record.match_id]


async def test_reminders_are_due_at_half_and_at_an_hour_left(store, sample):
    record, _ = await clocked(store, sample)
    live, _ = await clocked(store, sample, live_control(5))
    assert live.clock.remind is None
    assert await store.matches_to_remind(sample.after(hours=12, milliseconds=-1)) == []
    assert await store.matches_to_remind(sample.after(hours=12)) == [record]
    sent = replace(record.clock, remind=next_reminder(record.clock, sample.after(hours=12)))
    record = await store.change_clock(record, sent)
    assert await store.matches_to_remind(sample.after(hours=22)) == []
    assert await store.matches_to_remind(sample.after(hours=23)) == [record]
    sent = replace(record.clock, remind=next_reminder(record.clock, sample.after(hours=23)))
    await store.change_clock(record, sent)
    assert await store.matches_to_remind(sample.after(days=9)) == []


async def test_reminders_the_longest_due_first(store, sample):
    second, _ = await clocked(store, sample, at=sample.after(minutes=2))
    first, _ = await clocked(store, sample, at=sample.after(minutes=1))
    assert await store.matches_to_remind(sample.after(days=1)) == [first, second]
    assert await store.matches_to_remind(sample.after(days=1), 1) == [first]


async def test_matches_that_nobody_touches(store, sample):
    first, game = await sample.begin(store, at=sample.now)
    second, _ = await sample.begin(store, at=sample.after(days=1))
    third, ending = await sample.begin(store, at=sample.now)
    await sample.play(store, third, ending, at=sample.now, resign=True)
    assert await store.matches_untouched(sample.now - timedelta(milliseconds=1)) == []
    assert await store.matches_untouched(sample.now) == [first]
    assert await store.matches_untouched(sample.after(days=2)) == [first, second]
    assert await store.matches_untouched(sample.after(days=2), 1) == [first]
    moved = await sample.play(store, first, game, at=sample.after(days=2))
    assert await store.matches_untouched(sample.after(days=2)) == [second, moved]


async def test_clocks_running_for_a_person(store, sample):
    record, _ = await clocked(store, sample)
    other, _ = await clocked(store, sample, players=(sample.carol, sample.bob))
    waiting = record.players[record.state.waiting_for]
    idle = record.players[record.state.waiting_for.other]
    running = await ids(store.clocks_running_for(waiting.user_id))
    assert record.match_id in running
    assert record.match_id not in await ids(store.clocks_running_for(idle.user_id))
    # Two matches of `begin` without a clock wait for the same people, and are not among them.
    everyone = [person.user_id for person in (sample.alice, sample.bob, sample.carol)]
    found = [match_id for user_id in everyone for match_id in await ids(store.clocks_running_for(user_id))]
    assert sorted(found) == [record.match_id, other.match_id]
    await store.change_clock(record, paused(record.clock, sample.now))
    assert record.match_id not in await ids(store.clocks_running_for(waiting.user_id))


async def test_a_bot_that_was_never_awake_gives_nothing_back(store, sample):
    record, _ = await clocked(store, sample)
    assert await store.awake(sample.after(days=3), gap=timedelta(0)) == timedelta(0)
    assert await store.match(record.match_id) == record
    assert await store.awake(sample.after(days=4), gap=GAP) == timedelta(days=1)


async def test_a_short_silence_gives_nothing_back(store, sample):
    record, _ = await clocked(store, sample)
    await store.awake(sample.now, gap=GAP)
    for second in (15, 30, 89):
        assert await store.awake(sample.after(seconds=second), gap=GAP) == timedelta(0)
    assert await store.match(record.match_id) == record
    assert await store.awake(sample.after(seconds=89, minutes=10), gap=GAP) == timedelta(minutes=10)


async def test_the_time_away_is_given_back_exactly_once(store, sample):
    day, _ = await clocked(store, sample)
    live, _ = await clocked(store, sample, live_control(5))
    away = timedelta(hours=5, milliseconds=7)
    await store.awake(sample.now, gap=GAP)
    back = sample.now + away
    outcomes = await asyncio.gather(*(store.awake(back, gap=GAP) for _ in range(4)))
    assert sorted(outcomes) == [timedelta(0)] * 3 + [away]
    assert await store.awake(back + timedelta(seconds=1), gap=GAP) == timedelta(0)
    for before in (day, live):
        clock = (await store.match(before.match_id)).clock
        assert clock.due == before.clock.due + away
        assert clock.credit == away // timedelta(milliseconds=1)
        assert clock.since == before.clock.since
    assert (await store.match(day.match_id)).clock.remind == day.clock.remind + away
    assert await store.matches_due(live.clock.due + away - timedelta(milliseconds=1)) == []
    assert await ids(store.matches_due(live.clock.due + away)) == [live.match_id]


async def test_a_gap_of_just_the_limit_counts(store, sample):
    await store.awake(sample.now, gap=GAP)
    assert await store.awake(sample.now + GAP, gap=GAP) == GAP


async def test_times_away_add_up(store, sample):
    record, _ = await clocked(store, sample)
    await store.awake(sample.now, gap=GAP)
    await store.awake(sample.after(hours=1), gap=GAP)
    await store.awake(sample.after(hours=3), gap=GAP)
    clock = (await store.match(record.match_id)).clock
    assert clock.due == record.clock.due + timedelta(hours=3)
    assert clock.credit == 3 * 3_600_000


async def test_a_clock_that_was_set_back_and_forth_leaves_everyone_what_they_had(store, sample):
    day, _ = await clocked(store, sample)
    live, _ = await clocked(store, sample, live_control(5))
    await store.awake(sample.now, gap=GAP)
    earlier = sample.now - timedelta(hours=1)
    assert await store.awake(earlier, gap=GAP) == -timedelta(hours=1)
    for before in (day, live):
        clock = (await store.match(before.match_id)).clock
        assert clock.left(earlier) == before.clock.left(sample.now)
    assert await store.awake(sample.now, gap=GAP) == timedelta(hours=1)
    for before in (day, live):
        assert (await store.match(before.match_id)).clock == before.clock


async def test_nothing_is_given_back_where_no_time_runs(store, sample):
    standing, _ = await clocked(store, sample)
    claimable, _ = await clocked(store, sample, CLAIM)
    standing = await store.change_clock(standing, paused(standing.clock, sample.now))
    claimable = await store.change_clock(claimable, expired(claimable.clock))
    plain, _ = await sample.begin(store)
    await store.awake(sample.now, gap=GAP)
    await store.awake(sample.after(days=1), gap=GAP)
    for record in (standing, claimable, plain):
        assert await store.match(record.match_id) == record


async def test_what_was_given_back_is_in_the_next_change(store, sample):
    record, game = await clocked(store, sample)
    await store.awake(sample.now, gap=GAP)
    await store.awake(sample.after(hours=5), gap=GAP)
    with pytest.raises(StaleAction):
        await store.change_clock(record, paused(record.clock, sample.after(hours=6)))
    record = await store.match(record.match_id)
    standing = await store.change_clock(record, paused(record.clock, sample.after(hours=6)))
    assert await store.match(record.match_id) == standing
    assert standing.clock.left(sample.after(hours=9)) == timedelta(hours=23)
    # The next turn begins without it.
    events, state = game.next()
    clock = handed_over(resumed(standing.clock, sample.after(hours=6)), state.waiting_for, sample.now, goes_on=False)
    await store.append(standing, events, state, clock=clock, actor_id=1, interaction_id=None, at=sample.now)
    assert (await store.match(record.match_id)).clock.credit == 0


async def test_a_live_clock_that_was_given_time_back_has_changed(store, sample):
    record, _ = await clocked(store, sample, live_control(5))
    await store.awake(sample.now, gap=GAP)
    await store.awake(sample.after(hours=1), gap=GAP)
    with pytest.raises(StaleAction):
        await store.change_clock(record, paused(record.clock, sample.after(hours=1)))
    assert (await store.match(record.match_id)).clock.left(sample.after(hours=1)) == timedelta(seconds=612)


async def test_a_thread_is_remembered_and_forgotten(store, sample):
    record, _ = await sample.begin(store)
    other, _ = await sample.begin(store)
    assert record.thread_id is None
    assert record.posts_to == sample.here.channel_id
    await store.thread_made(record.match_id, 555)
    in_thread = await store.match(record.match_id)
    assert in_thread == replace(record, thread_id=555)
    assert in_thread.posts_to == 555
    assert await store.match(other.match_id) == other
    await store.thread_made(record.match_id, None)
    assert await store.match(record.match_id) == record


async def test_a_match_is_found_in_its_thread_and_in_its_channel(store, sample):
    record, game = await sample.begin(store)
    other, _ = await sample.begin(store)
    await store.thread_made(record.match_id, 555)
    waiting = record.players[record.state.waiting_for].user_id
    assert await ids(store.matches_waiting_for(waiting, 555)) == [record.match_id]
    assert await ids(store.matches_of(sample.alice.user_id, 555)) == [record.match_id]
    assert await ids(store.matches_in(555)) == [record.match_id]
    both = {record.match_id, other.match_id}
    assert set(await ids(store.matches_in(sample.here.channel_id))) == both
    assert set(await ids(store.matches_of(sample.alice.user_id, sample.here.channel_id))) == both
    await sample.play(store, await store.match(record.match_id), game, resign=True)
    assert await ids(store.matches_in(555)) == []
    assert await ids(store.matches_of(sample.alice.user_id, 555, ongoing=False)) == [record.match_id]


async def test_a_turn_keeps_the_thread(store, sample):
    record, game = await sample.begin(store)
    await store.thread_made(record.match_id, 555)
    moved = await sample.play(store, await store.match(record.match_id), game)
    assert (moved.thread_id, (await store.match(record.match_id)).thread_id) == (555, 555)


async def test_what_goes_on_in_a_restored_database_gets_new_marks_and_boards_once(store, sample, monkeypatch):
    record, _ = await sample.begin(store)
    number = record.match_id
    await store.board_shown(number, BoardPost(1, 2, record.state.seq))
    assert [await store.is_restored() for _ in range(2)] == [False, False]
    assert (await store.match(number)).created_at == record.created_at
    assert await store.boards_behind() == []
    origin = await store.origin()

    async def elsewhere():
        return origin + 1

    monkeypatch.setattr(store, "origin", elsewhere)
    assert [await store.is_restored() for _ in range(2)] == [True, False]
    moved = (await store.match(number)).created_at - record.created_at
    assert timedelta(0) < moved < timedelta(seconds=1)
    assert [one.match_id for one in await store.boards_behind()] == [number]
