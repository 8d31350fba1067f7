"""Crowds in the store: what is promised, for every kind of store."""

import asyncio
from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.crowd import events as ev
from bot.crowd import machine
from bot.crowd.events import Guess
from bot.crowd.machine import fold
from bot.crowd.state import CrowdPlan, Mode, Question
from bot.errors import CrowdError, FenceError, FenceReason, NotFound, StaleAction
from bot.records.matches import NewMatch
from bot.rules.sides import Side
from bot.store import fence

PLAN = CrowdPlan(Mode.VOTE, (True, False), 60, level="beginner")


async def call(store, sample, plan=PLAN, *, interaction_id=None):
    opened = [ev.Opened(plan, sample.alice.user_id), ev.Joined(sample.alice.user_id, "Alice", Side.WHITE)]
    return await store.create_crowd(sample.here, opened, interaction_id=interaction_id, at=sample.now)


async def join(store, sample, record, person, *, interaction_id=None):
    return await store.change_crowd(
        record.crowd_id,
        lambda one: machine.join(one.state, person.user_id, person.name, Side.WHITE, begun=False),
        actor_id=person.user_id,
        interaction_id=interaction_id,
        at=sample.now,
    )


async def begin(store, sample, record):
    match, game = await sample.begin(store)
    new = NewMatch(sample.here, (sample.alice, sample.bob), crowd=record.crowd_id)
    begun = await store.create_match(new, game.log, game.state, actor_id=None, interaction_id=None, at=sample.now)
    return begun, match


async def test_what_is_stored_comes_back(store, sample):
    record = await call(store, sample)
    after, events = await join(store, sample, record, sample.bob)
    assert await store.crowd(record.crowd_id) == after == replace(record, state=after.state)
    assert events == [ev.Joined(sample.bob.user_id, sample.bob.name, Side.WHITE)]
    log = await store.crowd_events(record.crowd_id)
    assert fold([stored.event for stored in log]) == after.state
    assert [stored.actor_id for stored in log] == [sample.alice.user_id] * 2 + [sample.bob.user_id]
    assert [stored.seq for stored in log] == [1, 2, 3]
    assert {stored.at for stored in log} == {sample.now}
    assert await store.crowd_numbers(0, 9) == [record.crowd_id]
    assert await store.crowd_numbers(record.crowd_id, 9) == []


async def test_there_is_none(store, sample):
    with pytest.raises(NotFound):
        await store.crowd(1)
    with pytest.raises(NotFound):
        await store.change_crowd(1, lambda _: [ev.Closed()], at=sample.now)


async def test_nothing_changes_where_nothing_happens_or_it_is_refused(store, sample):
    record = await call(store, sample)
    assert await join(store, sample, record, sample.alice) == (record, ())
    with pytest.raises(CrowdError):
        await store.change_crowd(
            record.crowd_id, lambda one: machine.cancel(one.state, sample.bob.user_id), at=sample.now
        )
    assert await store.crowd(record.crowd_id) == record


async def test_an_interaction_counts_once(store, sample):
    record = await call(store, sample, interaction_id=98)
    with pytest.raises(StaleAction):
        await call(store, sample, interaction_id=98)
    after, _ = await join(store, sample, record, sample.bob, interaction_id=99)
    assert await join(store, sample, record, sample.carol, interaction_id=99) == (after, ())
    assert await store.crowd(record.crowd_id) == after
    assert await store.crowd_numbers(0, 9) == [record.crowd_id]
    assert [await store.crowd_stored_by(one) for one in (98, 99, 97)] == [record.crowd_id, record.crowd_id, None]


async def test_nobody_is_called_twice_at_a_time_and_nobody_has_more_open_than_they_may(store, sample, monkeypatch):
    monkeypatch.setattr(fence, "MOST_OPEN", 2)
    against_bob = replace(PLAN, opponent=sample.bob.user_id, level="")
    record = await call(store, sample, against_bob)
    assert await refusal(call(store, sample, against_bob)) == (FenceReason.CALLED, sample.bob.user_id)
    await store.change_crowd(record.crowd_id, lambda one: machine.ready(one.state, sample.bob.user_id), at=sample.now)
    await call(store, sample, against_bob)
    assert await refusal(call(store, sample)) == (FenceReason.OPEN, sample.alice.user_id)
    await store.change_crowd(record.crowd_id, lambda _: [ev.Closed()], at=sample.now)
    await call(store, sample)


async def test_where_anyone_is_called_a_vote_that_calls_nobody_is_another_thing(store, sample):
    await store.create_challenge(sample.challenge())
    await call(store, sample)


async def refusal(opening):
    with pytest.raises(FenceError) as refused:
        await opening
    return refused.value.reason, refused.value.user_id


async def test_those_who_act_at_once_all_count(store, sample):
    record = await call(store, sample)
    people = [replace(sample.bob, user_id=100 + number) for number in range(20)]
    await asyncio.gather(*(join(store, sample, record, one, interaction_id=one.user_id) for one in people))
    after = await store.crowd(record.crowd_id)
    assert {voter.id for voter in after.state.voters} == {sample.alice.user_id, *(one.user_id for one in people)}
    assert after.state.seq == 22


async def test_what_is_due(store, sample):
    record = await call(store, sample)
    later = sample.after(minutes=1)
    assert await store.crowds_due(later) == [] == await store.crowds_going()
    assert await store.calls_before(sample.now) == [record]
    assert await store.calls_before(sample.now - timedelta(seconds=1)) == []
    match, _ = await begin(store, sample, record)
    going = replace(record, match_id=match.match_id)
    assert await store.crowd_of_match(match.match_id) == going
    assert await store.crowds_going() == [going]
    assert await store.crowds_due(sample.now) == [going], "its match may have come to it"
    assert await store.calls_before(later) == []
    with pytest.raises(StaleAction):
        await begin(store, sample, record)
    asked, _ = await store.change_crowd(
        record.crowd_id,
        lambda one: machine.ask(one.state, match.state.seq, Side.WHITE, Question.PLAY, sample.now),
        at=sample.now,
    )
    assert asked.state.due is not None
    assert await store.crowds_due(asked.state.due - timedelta(seconds=1)) == []
    assert await store.crowds_due(asked.state.due) == [asked]
    await store.change_crowd(record.crowd_id, lambda _: [ev.Closed()], at=sample.now)
    assert await store.crowds_due(sample.after(days=9)) == [] == await store.crowds_going()


async def test_whom_it_may_concern(store, sample):
    record = await call(store, sample)
    assert await store.crowds_open_for(sample.alice.user_id) == [record] == await store.crowds_of(sample.alice.user_id)
    assert await store.crowds_open_for(sample.bob.user_id) == [] == await store.crowds_of(sample.bob.user_id)
    await store.crowd_posted(record.crowd_id, 4321)
    assert (await store.crowd(record.crowd_id)).message_id == 4321


async def test_who_is_deleted_has_caused_nothing(store, sample):
    record = await call(store, sample, interaction_id=98)
    await store.change_crowd(
        record.crowd_id, lambda _: [ev.Closed()], actor_id=sample.alice.user_id, interaction_id=99, at=sample.now
    )
    stand_in, _ = await store.delete_person(sample.alice.user_id)
    (after,) = await store.crowds_of(stand_in.user_id)
    assert after.state.find(stand_in.user_id).name == ""
    log = await store.crowd_events(record.crowd_id)
    assert fold([stored.event for stored in log]) == after.state
    assert {stored.actor_id for stored in log} == {stand_in.user_id}
    assert await store.crowd_stored_by(99) == record.crowd_id


async def test_guesses_are_changed_until_they_are_judged_and_make_two_tables(store, sample):
    record, game = await sample.begin(store)
    first = Guess(record.match_id, record.state.seq, 1, "Ann", 5, "ab", sample.now)

    async def guess(user_id, **more):
        return await store.guess(replace(first, user_id=user_id, **more))

    assert await guess(1)
    assert await guess(1, play="cd", at=sample.after(seconds=1))
    assert not await guess(1, seq=first.seq + 1), "there's no such position"
    for user_id in (2, 3, 4, 5):
        assert await guess(user_id)
    mine = replace(first, play="cd", at=sample.after(seconds=1))
    assert await store.guesses_by(1) == [mine]
    assert [one.user_id for one in await store.guesses(record.match_id)] == [2, 3, 4, 5, 1]
    assert await store.guessers(record.match_id) == []
    await store.judge_guesses([replace(first, user_id=one, same=one in {2, 3}) for one in (1, 2, 3, 4)])
    await store.judge_guesses([replace(first, user_id=one, bonus=bonus) for one, bonus in ((4, 1), (3, 2))])
    assert not await guess(1, play="ef"), "it's judged"
    after = [(one.same, one.bonus) for one in await store.guesses(record.match_id)]
    assert after == [(True, None), (True, 2), (False, 1), (None, None), (False, None)]
    table = [(one.user_id, one.points, one.hits, one.guesses) for one in await store.guessers(record.match_id)]
    assert table == [(3, 3, 1, 1), (2, 1, 1, 1), (4, 1, 0, 1), (1, 0, 0, 1)]
    for since, until, found in ((0, 2, [3, 2, 4, 1]), (0, 1, [3, 2, 4]), (1, 2, [1]), (2, 9, [])):
        month = await store.guessers_of_month(5, sample.after(seconds=since), sample.after(seconds=until))
        assert [one.user_id for one in month] == found
    assert await store.guessers_of_month(6, sample.now, sample.after(seconds=9)) == []
    await sample.play(store, record, game)
    assert not await guess(6), "the match has moved on"


async def test_a_crowd_begins_one_match(store, sample):
    record = await call(store, sample)
    begun, other = await begin(store, sample, record)
    assert (await store.crowd_of_match(begun.match_id)).crowd_id == record.crowd_id
    assert await store.crowd_of_match(other.match_id) is None
    with pytest.raises(StaleAction):
        await begin(store, sample, record)


async def test_whoever_plays_alone_loses_their_name_too(store, sample):
    plan = replace(PLAN, level="", opponent=sample.bob.user_id, name="Bob of Bath")
    record = await call(store, sample, plan)
    stand_in, _ = await store.delete_person(sample.bob.user_id)
    after = (await store.crowd(record.crowd_id)).state
    assert (after.plan.opponent, after.plan.name) == (stand_in.user_id, "")
    assert "Bath" not in str(await store.crowd_events(record.crowd_id))
    assert after.find(sample.alice.user_id).name == "Alice"
