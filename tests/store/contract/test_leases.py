"""Who looks after what, where several processes share a database: the same in every kind of store."""

import asyncio
import time
from datetime import timedelta

import pytest

from bot.errors import StaleAction
from bot.records.matches import BoardPost, OldBoard
from bot.rules.sides import Side
from bot.store.connections import PARTITIONS, Held
from bot.store.rows import to_datetime
from tests.store.contract.test_chouettes import begin

LONG = timedelta(minutes=5)
OVER = timedelta(0)
"""A lease that has run out when it is given: its holder sleeps."""


async def shares(store, *workers, rounds=3):
    """What each worker holds once all have been there a few times."""
    held = {}
    for _ in range(rounds):
        for worker in workers:
            await store.renew_leases(worker, LONG)
            held[worker] = store.held.epochs
    return held


async def test_who_is_alone_looks_after_everything(store):
    assert store.mine == "1" * PARTITIONS
    await store.renew_leases("one", LONG)
    assert set(store.held.epochs) == set(range(PARTITIONS))
    assert store.mine == "1" * PARTITIONS


async def test_the_shares_are_even_and_none_is_held_twice(store):
    for names in ("a", "ab", "abc", "abcdefg"):
        held = await shares(store, *names)
        sizes = [len(one) for one in held.values()]
        assert max(sizes) <= -(-PARTITIONS // len(names))
        assert sum(sizes) == PARTITIONS == len({part for one in held.values() for part in one})


async def test_what_is_given_back_is_taken_at_once_and_what_runs_out_as_well(store):
    before = await shares(store, *"abc")
    await store.leave_leases("b")
    assert store.mine == "0" * PARTITIONS
    after = await shares(store, *"ac", rounds=1)
    assert {part for one in after.values() for part in one} == set(range(PARTITIONS))
    assert all(after["a"][part] == epoch for part, epoch in before["a"].items())
    assert all(one[part] > before["b"][part] for one in after.values() for part in one if part in before["b"])
    await store.renew_leases("c", OVER)
    await store.renew_leases("a", LONG)
    assert len(store.held.epochs) == PARTITIONS


async def test_whoever_has_slept_too_long_does_nothing_more(store, sample):
    record, game = await sample.begin(store)
    await store.renew_leases("sleeper", LONG)
    asleep = store.held
    with store.acting_for(record.match_id):
        record = await sample.play(store, record, game)
    await store.renew_leases("sleeper", OVER)
    events, state = game.next()
    for others in ((), ("other",)):
        await shares(store, *others)
        store.held = asleep
        with store.acting_for(record.match_id):
            for late in (
                sample.append(store, record, events, state),
                store.claim_board(record.match_id, record.state.seq, LONG),
                store.claim_chouette(record.match_id, LONG),
            ):
                with pytest.raises(StaleAction):
                    await late
    assert await store.match(record.match_id) == record
    await sample.append(store, record, events, state)  # a person may act through any process


async def test_whoever_never_held_it_is_refused(store, sample):
    record, game = await sample.begin(store)
    await store.renew_leases("other", LONG)
    store.held = Held({}, store.held.until)
    with store.acting_for(record.match_id), pytest.raises(StaleAction):
        await sample.play(store, record, game)


async def test_only_what_is_held_is_found(store, sample):
    first, _ = await sample.begin(store)
    second, _ = await sample.begin(store)
    held = await shares(store, "a", "b")
    for epochs in held.values():
        store.held = type(store.held)(epochs, store.held.until)
        found = [one.match_id for one in await store.boards_behind()]
        assert found == [one.match_id for one in (first, second) if one.match_id % PARTITIONS in epochs]
        assert found == [one.match_id for one in await store.matches_untouched(sample.after(days=1))]


async def test_a_board_is_claimed_by_one(store, sample):
    record, game = await sample.begin(store)
    number, seq = record.match_id, record.state.seq
    assert await store.claim_board(number, seq, OVER)  # whoever has it dies
    assert not await store.claim_board(number, seq - 1, LONG)
    assert await store.claim_board(number, seq, LONG)
    assert not await store.claim_board(number, seq, LONG)
    moved = await sample.play(store, record, game)
    await store.board_shown(number, BoardPost(1, 2, moved.state.seq))
    assert not await store.claim_board(number, moved.state.seq, LONG)


async def test_a_chouette_is_shown_by_one_at_a_time(store, sample):
    number = (await begin(store, sample)).chouette_id
    died = await store.claim_chouette(number, OVER)  # whoever has it dies
    before = await store.database_now()
    claim = await store.claim_chouette(number, LONG)
    assert before + LONG <= to_datetime(claim) <= await store.database_now() + LONG
    assert await store.claim_chouette(number, LONG) is None
    await store.release_chouette(number, died)  # too late: another has it
    assert await store.claim_chouette(number, LONG) is None
    await store.release_chouette(number, claim)
    assert await store.claim_chouette(number, LONG) is not None
    assert await store.claim_chouette(99, LONG) is None  # there is none


async def test_a_claim_lasts_as_long_as_it_is_given_for(store, sample):
    record, _ = await sample.begin(store)
    table = (await begin(store, sample)).chouette_id
    short = timedelta(seconds=1)
    assert await store.claim_board(record.match_id, record.state.seq, short)
    until = await store.claim_chouette(table, short)
    assert not await store.claim_board(record.match_id, record.state.seq, short)
    assert await store.claim_chouette(table, short) is None
    while await store.database_now() < to_datetime(until):  # noqa: ASYNC110 - another clock
        await asyncio.sleep(0.05)
    assert await store.claim_board(record.match_id, record.state.seq, short)
    assert await store.claim_chouette(table, short) is not None


async def test_the_line_that_calls_is_taken_back_by_one(store, sample):
    record, game = await sample.begin(store)
    assert await store.call_in(record.match_id) is None
    await store.set_call(record.match_id, 7, 8, Side.WHITE)
    await store.set_call(record.match_id, 7, 9, Side.BLACK)
    assert await store.call_in(record.match_id) == (7, 9, Side.BLACK)
    assert not await store.drop_call(record.match_id, 8)
    assert [await store.drop_call(record.match_id, 9) for _ in range(2)] == [True, False]
    assert await store.last_acts(record.match_id) == {}
    await sample.play(store, record, game, at=sample.after(minutes=1), actor_id=sample.bob.user_id)
    assert await store.last_acts(record.match_id) == {sample.bob.user_id: sample.after(minutes=1)}


async def test_the_time_is_the_databases(store):
    first, second = await store.database_now(), await store.renew_leases("one", LONG)
    assert timedelta(0) <= second - first < timedelta(minutes=1)


async def test_the_databases_time_is_never_early(store):
    """A millisecond too early, and what has run out has not: it is cut off to milliseconds, and no further."""
    for _ in range(40):
        before = time.time_ns() // 1_000_000
        assert await store.database_now() >= to_datetime(before)


async def test_a_board_that_was_replaced_is_known_until_it_is_closed(store, sample):
    record, game = await sample.begin(store)
    number = record.match_id
    await store.board_shown(number, BoardPost(7, 70, record.state.seq))
    assert await store.old_boards("match") == []
    moved = await sample.play(store, record, game)
    await store.board_shown(number, BoardPost(7, 70, moved.state.seq))  # in place
    assert await store.old_boards("match") == []
    await store.board_shown(number, BoardPost(8, 80, moved.state.seq))
    await store.board_shown(number, BoardPost(8, 60, record.state.seq))  # shown too late: nothing is replaced by it
    await store.leave_board("match", OldBoard(number, 8, 60))
    await store.board_shown(number, BoardPost(8, 0, moved.state.seq))  # where nothing can be posted, the board stays
    assert await store.old_boards("match") == [OldBoard(number, 8, 60), OldBoard(number, 7, 70)]
    assert await store.old_boards("chouette") == []
    store.held = Held({}, 0.0)
    assert await store.old_boards("match") == []  # another process looks after it
    store.held = None
    await store.boards_closed([60, 61])
    assert await store.old_boards("match") == [OldBoard(number, 7, 70)]
